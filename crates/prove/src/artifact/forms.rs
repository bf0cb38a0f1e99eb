//! Convolutions that are not written as such.

use super::{Decided, Effort};
use crate::field;
use crate::verdict::Verdict;
use truestep_ir::{Convolution, TensorType};
use truestep_step::{Artifact, Form, Problem, render, sites};

/// The rendering of which the artifact is the same text but for the forms that its manifest lists; `None` if it lists
/// none or is no such text.
pub(super) fn native(artifact: &Artifact, problem: &Problem) -> Option<Artifact> {
    let manifest = &artifact.manifest;
    if manifest.forms.is_empty() {
        return None;
    }
    let native = render(&manifest.recipe, problem, manifest.kind).ok()?;
    (native.with_forms(&manifest.forms).text == artifact.text).then_some(native)
}

/// Every form that the manifest lists computes its convolution.
pub(super) fn equal(artifact: &Artifact, native: Option<&Artifact>, effort: Effort) -> Decided {
    let statement = "the text is the recipe's but for convolutions in other forms, each of which is that convolution";
    let Some(native) = native else {
        let reason = "the text is no rendering with the forms that the manifest lists".to_string();
        return Decided::unknown("forms", statement, reason);
    };
    let found: Vec<_> = native.module.funcs.iter().flat_map(sites).collect();
    let mut parts = Vec::new();
    for (site, form) in &artifact.manifest.forms {
        let verdict = match found.iter().find(|(known, ..)| known == site) {
            Some((_, attrs, types)) => decide(attrs, types, *form, effort),
            None => Verdict::Unknown { reason: "there is no such convolution".into() },
        };
        parts.push((format!("{form:?}"), verdict));
    }
    Decided::new("forms", statement, parts)
}

/// One form against the backend's own convolution, on fewer examples and channels unless all is to be decided: the form
/// is written by the same code for any number of them.
fn decide(attrs: &Convolution, types: &[TensorType; 2], form: Form, effort: Effort) -> Verdict {
    let types = if effort == Effort::Full { types.clone() } else { reduced(attrs, types) };
    let Some(mut verdict) = field::form(attrs, &types, form, 1, 0) else {
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

fn reduced(attrs: &Convolution, types: &[TensorType; 2]) -> [TensorType; 2] {
    let d = &attrs.dims;
    let [mut x, mut kernel] = types.clone();
    if attrs.feature_group_count == 1 && attrs.batch_group_count == 1 {
        for at in [&mut x.dims[d.input_batch], &mut kernel.dims[d.kernel_output_feature]] {
            *at = (*at).min(FEW);
        }
        let features = x.dims[d.input_feature].min(FEW);
        (x.dims[d.input_feature], kernel.dims[d.kernel_input_feature]) = (features, features);
    }
    [x, kernel]
}
