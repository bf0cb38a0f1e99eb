//! The forms an instruction may take, each against the instruction itself.

use super::programs::equal;
use crate::verdict::Verdict;
use truestep_step::{Form, Place, Site};

/// Every other way of writing the instruction of each place, with the verdict on whether it computes the same.
///
/// A train step holds both gradients of a convolution as convolutions of their own. A form that does not apply to a
/// place is left out.
pub fn forms(places: &[Place], samples: usize, seed: u64) -> Vec<(Site, Form, Verdict)> {
    let others = || Form::ALL.into_iter().filter(|&form| form != Form::Native);
    let of_place = |place: &Place| {
        let verdict = |other| Some((place.site.clone(), other, form(place, other, samples, seed)?));
        others().filter_map(verdict).collect::<Vec<_>>()
    };
    places.iter().flat_map(of_place).collect()
}

/// One form against the instruction itself; `None` if it does not apply.
pub fn form(place: &Place, form: Form, samples: usize, seed: u64) -> Option<Verdict> {
    equal(&place.alone(Form::Native)?, &place.alone(form)?, samples, seed).pop()
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_ir::{Builder, ConvDims, Convolution, ElemType, Func, Literal, Op, Precision, TensorType};
    use truestep_step::places;

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
        let mut b = Builder::new("main");
        let [x, kernel] = [[2, 5, 6, 3], [3, 3, 3, 4]].map(|dims| b.param(TensorType::new(dims, ElemType::F32)));
        let y = b.conv(x, kernel, attrs);
        let place = places(&b.finish(&[y])).remove(0);
        let [native, winograd] = [Form::Native, Form::Winograd].map(|form| place.alone(form).unwrap());
        let proved = |other: &Func| equal(&native, other, 1, 3)[0].is_proved();
        assert!(proved(&winograd));
        let constants: Vec<usize> = (0..winograd.body.instrs.len())
            .filter(|&i| matches!(&winograd.body.instrs[i].op, Op::Constant(c) if c.f64(0) != 0.0))
            .collect();
        assert!(!constants.is_empty());
        for at in constants {
            let mut wrong = winograd.clone();
            let Op::Constant(literal) = &mut wrong.body.instrs[at].op else { unreachable!("a constant") };
            *literal = Literal::splat(literal.ty().clone(), u64::from(0.500_001_f32.to_bits()));
            assert!(!proved(&wrong), "constant {at}");
        }
    }
}
