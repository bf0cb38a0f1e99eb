//! The forms an instruction may take, each against the instruction itself; artifacts that are written in some.

use crate::row::Decided;
use crate::subject::Effort;
use truestep_claim::Verdict;
use truestep_decide::equal_by_field;
use truestep_ir::Op;
use truestep_step::{Artifact, Choices, Form, Place, Problem, Site, places, render_with};

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
    equal_by_field(&place.alone(Form::Native)?, &place.alone(form)?, samples, seed).pop()
}

/// The rendering of which the artifact is the same text but for the forms that its manifest lists; `None` if it lists
/// none or is no such text.
pub(crate) fn native(artifact: &Artifact, problem: &Problem) -> Option<Artifact> {
    let manifest = &artifact.manifest;
    if manifest.forms.is_empty() {
        return None;
    }
    let choices = Choices { kernels: manifest.kernels, ..Choices::default() };
    let native = render_with(&manifest.recipe, problem, manifest.kind, &choices).ok()?;
    (native.with_forms(&manifest.forms).text == artifact.text).then_some(native)
}

/// Every form that the manifest lists computes its instruction.
pub(crate) fn equal(artifact: &Artifact, native: Option<&Artifact>, effort: Effort) -> Decided {
    let statement = "the text is the recipe's but for instructions in other forms, each of which computes the same";
    let Some(native) = native else {
        let reason = "the text is no rendering with the forms that the manifest lists".to_string();
        return Decided::unknown("forms", statement, reason);
    };
    let found: Vec<Place> = native.module.funcs.iter().flat_map(places).collect();
    let mut parts = Vec::new();
    for (site, form) in &artifact.manifest.forms {
        let verdict = match found.iter().find(|place| place.site == *site) {
            Some(place) => decide(place, *form, effort),
            None => Verdict::Unknown { reason: "there is no such instruction".into() },
        };
        parts.push((format!("{form:?}"), verdict));
    }
    Decided::new("forms", statement, parts)
}

/// One form against the native one, on fewer examples and channels unless all is to be decided: the form is written by
/// the same code for any number of them.
fn decide(place: &Place, form: Form, effort: Effort) -> Verdict {
    let place = if effort == Effort::Full { place.clone() } else { reduced(place) };
    let Some(mut verdict) = self::form(&place, form, 1, 0) else {
        return Verdict::Unknown { reason: format!("{form:?} does not apply") };
    };
    if let Verdict::Proved { scope, .. } = &mut verdict {
        *scope = match effort {
            Effort::Full => "each at its own sizes".into(),
            _ => format!("each at its own image size, at most {FEW} examples and channels"),
        };
    }
    verdict
}

const FEW: usize = 3;

fn reduced(place: &Place) -> Place {
    let mut place = place.clone();
    match (&place.op, place.operands.as_mut_slice()) {
        (Op::Convolution(attrs), [x, kernel]) if attrs.feature_group_count == 1 && attrs.batch_group_count == 1 => {
            let d = &attrs.dims;
            for at in [&mut x.dims[d.input_batch], &mut kernel.dims[d.kernel_output_feature]] {
                *at = (*at).min(FEW);
            }
            let features = x.dims[d.input_feature].min(FEW);
            (x.dims[d.input_feature], kernel.dims[d.kernel_input_feature]) = (features, features);
        }
        (Op::SelectAndScatter(window), [x, ct, _]) => {
            for d in (0..x.dims.len()).filter(|&d| window.dimensions[d] == 1 && window.strides[d] == 1) {
                (x.dims[d], ct.dims[d]) = (x.dims[d].min(FEW), ct.dims[d].min(FEW));
            }
        }
        _ => {}
    }
    place
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
        let proved = |other: &Func| equal_by_field(&native, other, 1, 3)[0].is_proved();
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
