//! What can go wrong.

use truestep_ir::Loc;

/// An op on the way from `wrt` to the outputs has no derivative.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{op} is not differentiable: {reason}", place(.loc))]
pub struct NotDifferentiable {
    /// Position in the text, if the function was parsed.
    pub loc: Loc,
    /// Full name of the op.
    pub op: &'static str,
    /// Why.
    pub reason: &'static str,
}

fn place(loc: &Loc) -> String {
    if loc.line == 0 { String::new() } else { format!("{}:{}: ", loc.line, loc.column) }
}

/// A function cannot be differentiated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GradError {
    /// An op has no derivative.
    #[error(transparent)]
    Op(#[from] NotDifferentiable),
    /// The function's parameters or results do not allow what was asked.
    #[error("@{func}: {rule}: expected {expected}, found {found}")]
    Signature {
        /// The function.
        func: String,
        /// The rule, as `grad/rule`.
        rule: &'static str,
        /// What the rule asks for.
        expected: String,
        /// What stood there.
        found: String,
    },
}
