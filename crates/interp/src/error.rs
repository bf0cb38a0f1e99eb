//! What can go wrong when a function is evaluated.

use truestep_ir::{ElemType, Loc, TensorType, VerifyError};

/// Why a function could not be evaluated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EvalError {
    /// The function does not verify.
    #[error(transparent)]
    Invalid(#[from] VerifyError),
    /// A value of the function has more elements than can be held.
    #[error("@{func}: {ty} is too large to evaluate")]
    TooLarge {
        /// The function.
        func: String,
        /// The type.
        ty: TensorType,
    },
    /// A value of the function is wider than the scalar that stands for it.
    #[error("@{func}: {elem:?} is wider than what it is evaluated in")]
    TooWide {
        /// The function.
        func: String,
        /// The widest float type of the function.
        elem: ElemType,
    },
    /// Not one input per parameter.
    #[error("@{func}, replica {replica}: expected {expected} inputs, found {found}")]
    InputCount {
        /// The function.
        func: String,
        /// The replica whose inputs these are.
        replica: usize,
        /// Number of parameters.
        expected: usize,
        /// Number of inputs.
        found: usize,
    },
    /// An input is not of its parameter's type.
    #[error("@{func}, replica {replica}, input {index}: expected {expected}, found {found}")]
    InputType {
        /// The function.
        func: String,
        /// The replica whose input this is.
        replica: usize,
        /// Position of the input, from 0.
        index: usize,
        /// The parameter's type.
        expected: TensorType,
        /// The input's type.
        found: TensorType,
    },
    /// An instruction broke a rule that only evaluation can check.
    #[error("{}@{func}, {op}: {rule}: expected {expected}, found {found}", place(.loc))]
    Instruction {
        /// Position in the text, if the function was parsed.
        loc: Loc,
        /// The function.
        func: String,
        /// The op.
        op: &'static str,
        /// The rule.
        rule: &'static str,
        /// What the rule asks for.
        expected: String,
        /// What was there.
        found: String,
    },
}

fn place(loc: &Loc) -> String {
    if loc.line == 0 { String::new() } else { format!("{}:{}: ", loc.line, loc.column) }
}
