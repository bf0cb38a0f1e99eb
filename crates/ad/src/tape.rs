//! The tape: custom backward rules, and the entry to the reverse walk.

use crate::custom::{Custom, CustomVjp};
use crate::error::NotDifferentiable;
use crate::walk;
use truestep_ir::{Builder, ValueId};

/// Custom backward rules: runs of instructions of the builder's outermost block that are differentiated as one op.
#[derive(Default)]
pub struct Tape {
    customs: Vec<Custom>,
}

impl Tape {
    /// A tape without custom rules.
    pub fn new() -> Self {
        Tape::default()
    }

    /// Runs `forward`, which appends instructions to `b` and returns the outputs it made with their backward rule.
    ///
    /// [`Tape::backward`] treats all that was appended as one op from `inputs` to the outputs. Other values made or
    /// read inside are constants to differentiation; the rule may keep those it needs.
    pub fn custom(
        &mut self,
        b: &mut Builder,
        inputs: &[ValueId],
        forward: impl FnOnce(&mut Builder) -> (Vec<ValueId>, CustomVjp),
    ) -> Vec<ValueId> {
        let start = b.instrs().len();
        let (outputs, vjp) = forward(b);
        let range = start..b.instrs().len();
        self.customs.push(Custom { range, inputs: inputs.to_vec(), outputs: outputs.clone(), vjp });
        outputs
    }

    /// Appends to `b` the vector-Jacobian product: `outputs` are (value, cotangent) pairs, and each of `wrt` gets its
    /// cotangent, or `None` if no output depends on it.
    ///
    /// # Errors
    /// The op on the way from `wrt` to the outputs that has no rule; `b` may then hold unread instructions.
    pub fn backward(
        self,
        b: &mut Builder,
        outputs: &[(ValueId, ValueId)],
        wrt: &[ValueId],
    ) -> Result<Vec<Option<ValueId>>, NotDifferentiable> {
        let steps = walk::outermost(b, self.customs, wrt);
        walk::reverse(b, steps, outputs, wrt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_ir::{ElemType, Op, TensorType, Unary};

    fn ops(b: &Builder, from: usize) -> Vec<&'static str> {
        b.instrs()[from..].iter().map(|i| i.op.info().name.trim_start_matches("stablehlo.")).collect()
    }

    #[test]
    fn walks_only_what_lies_between_wrt_and_the_outputs() {
        let mut b = Builder::new("f");
        let ty = TensorType::new([3], ElemType::F32);
        let (x, w, ct) = (b.param(ty.clone()), b.param(ty.clone()), b.param(ty));
        let unread = b.unary(Unary::Tanh, w);
        let scaled = b.unary(Unary::Exponential, x);
        let y = b.mul(scaled, w);
        let start = b.instrs().len();
        let cts = Tape::new().backward(&mut b, &[(y, ct)], &[w, unread]).unwrap();
        assert_eq!(ops(&b, start), ["multiply"]);
        assert!(cts[0].is_some() && cts[1].is_none());
    }

    #[test]
    fn a_custom_rule_stands_for_the_instructions_it_covers() {
        let mut b = Builder::new("f");
        let ty = TensorType::new([3], ElemType::F32);
        let (x, ct) = (b.param(ty.clone()), b.param(ty));
        let mut tape = Tape::new();
        let y = tape.custom(&mut b, &[x], |b| {
            let y = b.unary(Unary::Tanh, x);
            let z = b.unary(Unary::Exponential, y);
            (vec![z], Box::new(move |b, cts| vec![cts[0].map(|ct| b.neg(ct))]))
        });
        let z = b.unary(Unary::Negate, y[0]);
        let start = b.instrs().len();
        let cts = tape.backward(&mut b, &[(z, ct)], &[x]).unwrap();
        assert_eq!(ops(&b, start), ["negate", "negate"]);
        assert_eq!(Some(b.instrs().last().unwrap().results[0]), cts[0]);
    }

    #[test]
    fn an_op_without_a_derivative_is_named() {
        let mut b = Builder::new("f");
        let x = b.param(TensorType::scalar(ElemType::F32));
        let y = b.op(Op::BitcastConvert(TensorType::scalar(ElemType::F32)), &[x]);
        let error = Tape::new().backward(&mut b, &[(y, x)], &[x]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "stablehlo.bitcast_convert is not differentiable: it reads the bits, not the value"
        );
        let ok = Tape::new().backward(&mut b, &[(x, x)], &[x]).unwrap();
        assert_eq!(ok, [Some(x)]);
    }
}
