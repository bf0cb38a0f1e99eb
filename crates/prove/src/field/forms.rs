//! The forms a convolution may take, each against the convolution itself.

use super::degree::degrees;
use super::element::Fp;
use super::inputs::Source;
use super::oracle::{Oracle, mix};
use super::programs::{over_samples, proved, scope_text};
use crate::relation::Input;
use crate::verdict::Verdict;
use truestep_interp::{Tensor, eval};
use truestep_ir::{Builder, Convolution, Func, TensorType};
use truestep_step::{Form, Site, convolve};

/// Every other way of writing each convolution, with the verdict on whether it computes the convolution.
///
/// `sites` is what [`truestep_step::sites`] finds; a train step's hold both gradients as convolutions of their own.
/// A form that does not apply to a site is left out.
pub fn forms(sites: &[(Site, Convolution, [TensorType; 2])], samples: usize, seed: u64) -> Vec<(Site, Form, Verdict)> {
    let of_site = |(site, attrs, types): &(Site, Convolution, [TensorType; 2])| {
        let written: Vec<(Form, Func)> =
            Form::ALL.iter().filter_map(|&form| Some((form, write(attrs, types, form)?))).collect();
        let funcs: Vec<&Func> = written.iter().map(|(_, func)| func).collect();
        let verdicts = same(&funcs, samples, seed);
        let forms = written.iter().skip(1).map(|(form, _)| *form);
        forms.zip(verdicts).map(|(form, verdict)| (site.clone(), form, verdict)).collect::<Vec<_>>()
    };
    sites.iter().flat_map(of_site).collect()
}

/// One form against the convolution itself; `None` if it does not apply.
pub fn form(attrs: &Convolution, types: &[TensorType; 2], form: Form, samples: usize, seed: u64) -> Option<Verdict> {
    let [native, written] = [Form::Native, form].map(|form| write(attrs, types, form));
    same(&[&native?, &written?], samples, seed).pop()
}

/// The convolution in this form, as a function of input and kernel.
fn write(attrs: &Convolution, types: &[TensorType; 2], form: Form) -> Option<Func> {
    let mut b = Builder::new("convolution");
    let [x, kernel] = types.clone().map(|ty| b.param(ty));
    let y = convolve(&mut b, x, kernel, attrs, form)?;
    Some(b.finish(&[y]))
}

/// Do the others compute what the first does? They are polynomials without comparisons, so the field alone decides.
fn same(funcs: &[&Func], samples: usize, seed: u64) -> Vec<Verdict> {
    let mut differences: Vec<Option<String>> = vec![None; funcs.len() - 1];
    for sample in 0..samples as u64 {
        let seed = mix(seed, sample);
        let oracle = Oracle::new(seed, funcs);
        let layouts = vec![Input::Replicated; 2];
        let source = Source::new(seed, &layouts, 1, funcs[0]);
        let types: Vec<TensorType> = funcs[0].param_types().cloned().collect();
        let inputs: Vec<Tensor<Fp>> = source.whole(&types, |at| at.element());
        let run = |func: &Func| -> Result<Vec<Fp>, String> {
            let mut results = eval(&oracle, func, inputs.clone()).map_err(|e| e.to_string())?;
            Ok(results.remove(0).scalars().ok_or("no floats")?.into_owned())
        };
        let expected = run(funcs[0]);
        for (difference, func) in differences.iter_mut().zip(&funcs[1..]) {
            let found = match (&expected, run(func)) {
                (Ok(expected), Ok(found)) => (expected.len() != found.len())
                    .then_some(0)
                    .or_else(|| expected.iter().zip(&found).position(|(a, b)| a != b))
                    .map(|at| format!("in the field element {at} differs")),
                (Err(why), _) => Some(why.clone()),
                (_, Err(why)) => Some(why),
            };
            *difference = difference.take().or(found);
        }
    }
    let scope = scope_text("this convolution at this size", samples, false, false);
    let native = degrees(funcs[0], 1);
    let verdict = |(difference, func): (Option<String>, &&Func)| match difference {
        Some(reason) => Verdict::Unknown { reason },
        None => {
            let bound = native.as_ref().zip(degrees(func, 1)).map(|(a, b)| a[0].bound(b[0]));
            proved(&scope, bound.map(|bound| over_samples(bound, samples, false)))
        }
    };
    differences.into_iter().zip(&funcs[1..]).map(verdict).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_ir::{ConvDims, ElemType, Literal, Op, Precision};

    /// Every literal of Winograd's form but 0 changed in turn.
    #[test]
    fn a_wrong_constant_is_not_proved() {
        let attrs = Convolution {
            strides: vec![1, 1],
            padding: vec![(1, 1), (1, 1)],
            lhs_dilation: vec![1, 1],
            rhs_dilation: vec![1, 1],
            window_reversal: vec![false, false],
            dims: ConvDims {
                input_batch: 0,
                input_feature: 3,
                input_spatial: vec![1, 2],
                kernel_input_feature: 2,
                kernel_output_feature: 3,
                kernel_spatial: vec![0, 1],
                output_batch: 0,
                output_feature: 3,
                output_spatial: vec![1, 2],
            },
            feature_group_count: 1,
            batch_group_count: 1,
            elem: ElemType::F32,
            precision: Precision::Default,
        };
        let types = [[2, 5, 6, 3], [3, 3, 3, 4]].map(|dims| TensorType::new(dims, ElemType::F32));
        let [native, winograd] = [Form::Native, Form::Winograd].map(|form| write(&attrs, &types, form).unwrap());
        assert!(same(&[&native, &winograd], 1, 3)[0].is_proved());
        let constants: Vec<usize> = (0..winograd.body.instrs.len())
            .filter(|&i| matches!(&winograd.body.instrs[i].op, Op::Constant(c) if c.f64(0) != 0.0))
            .collect();
        assert!(!constants.is_empty());
        for at in constants {
            let mut wrong = winograd.clone();
            let Op::Constant(literal) = &mut wrong.body.instrs[at].op else { unreachable!("a constant") };
            *literal = Literal::splat(literal.ty().clone(), u64::from(0.500_001_f32.to_bits()));
            assert!(!same(&[&native, &wrong], 1, 3)[0].is_proved(), "constant {at}");
        }
    }
}
