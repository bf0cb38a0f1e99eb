//! Instructions that are not in their native form.

use super::{Decided, Effort};
use crate::field;
use crate::verdict::Verdict;
use truestep_ir::Op;
use truestep_step::{Artifact, Choices, Form, Place, Problem, places, render_with};

/// The rendering of which the artifact is the same text but for the forms that its manifest lists; `None` if it lists
/// none or is no such text.
pub(super) fn native(artifact: &Artifact, problem: &Problem) -> Option<Artifact> {
    let manifest = &artifact.manifest;
    if manifest.forms.is_empty() {
        return None;
    }
    let choices = Choices { kernels: manifest.kernels, ..Choices::default() };
    let native = render_with(&manifest.recipe, problem, manifest.kind, &choices).ok()?;
    (native.with_forms(&manifest.forms).text == artifact.text).then_some(native)
}

/// Every form that the manifest lists computes its instruction.
pub(super) fn equal(artifact: &Artifact, native: Option<&Artifact>, effort: Effort) -> Decided {
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
    let Some(mut verdict) = field::form(&place, form, 1, 0) else {
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
