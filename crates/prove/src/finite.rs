//! The flag that says whether a step counts.

use crate::compare::compare;
use crate::points::NOT_FINITE;
use crate::reference;
use crate::row::Decided;
use crate::section::section;
use crate::subject::Subject;
use truestep_claim::{Input, Method, Verdict};
use truestep_interp::{Tensor, wide};
use truestep_ir::{Func, TensorType, ValueId};
use truestep_step::Role;

/// The flag covers every gradient.
///
/// Over the real numbers every flag is true, so only algebra, to which `is_finite` is any function, proves that two are
/// one; a flag that covers less is refuted by running it where a gradient is not finite.
pub(crate) fn finite(s: &Subject) -> Vec<Decided> {
    let inputs = read(s);
    let whole = reference::finite(&s.types(&s.values.gradients), s.manifest().accumulate > 1);
    let layout = vec![Input::Replicated; inputs.len()];
    let mut parts = compare(s, &inputs, &s.outputs(Role::Finite), &whole, &layout);
    for ((_, verdict), (_, flag)) in parts.iter_mut().zip(s.outputs(Role::Finite)) {
        if matches!(verdict, Verdict::Unknown { .. } | Verdict::Proved { method: Method::Field, .. }) {
            *verdict = match witness(s, flag) {
                Some(witness) => Verdict::Refuted { witness },
                None => Verdict::Unknown { reason: "it is not seen to be wrong where gradients are not finite".into() },
            };
        }
    }
    vec![Decided::new(
        "finite",
        "the step counts as finite where every element of every gradient, summed over its window, is",
        parts,
    )]
}

/// What the flag is computed from: gradients, and sums where they accumulate.
fn read(s: &Subject) -> Vec<ValueId> {
    [s.values.gradients.clone(), s.inputs(Role::Accumulator), s.inputs(Role::Keep)].concat()
}

/// A gradient that is not finite in a step that counts, in words.
fn witness(s: &Subject, flag: ValueId) -> Option<String> {
    match section(s.func, &read(s), &[flag]) {
        Ok(part) => of_gradients(s, &part),
        Err(_) => of_inputs(s, flag),
    }
}

/// The flag as a function of the gradients, all 0 but for one infinite element, in a window that goes on.
fn of_gradients(s: &Subject, part: &Func) -> Option<String> {
    let types: Vec<TensorType> = part.param_types().cloned().collect();
    let tensors = types.iter().filter(|ty| ty.elem.is_float()).count();
    (0..tensors).flat_map(|i| [(i, 0), (i, types[i].numel().saturating_sub(1))]).find_map(|(i, k)| {
        let input = |(j, ty): (usize, &TensorType)| {
            let mut values = vec![if ty.elem.is_float() { 0.0 } else { 1.0 }; ty.numel()];
            values.iter_mut().skip(k).take(1).filter(|_| i == j).for_each(|value| *value = f64::INFINITY);
            Tensor::<f64>::from_f64(ty.clone(), &values)
        };
        let counts = wide::eval(part, types.iter().enumerate().map(input).collect()).ok()?[0].to_f64_vec() == [1.0];
        let what = if i < s.values.gradients.len() { "gradient" } else { "sum of gradients" };
        counts
            .then(|| format!("element {k} of the {what} of {} may be infinite", name(s, i % s.values.gradients.len())))
    })
}

/// The step where gradients overflow.
fn of_inputs(s: &Subject, flag: ValueId) -> Option<String> {
    let mut func = s.func.clone();
    func.body.results = [&[flag], s.values.gradients.as_slice()].concat();
    func.result_attrs = vec![Default::default(); func.body.results.len()];
    func.param_attrs.iter_mut().for_each(|attrs| attrs.aliasing_output = None);
    NOT_FINITE.into_iter().find_map(|point| {
        let outputs = wide::eval_replicas(&func, point.inputs(s.manifest())).ok()?;
        outputs.iter().enumerate().find_map(|(replica, outputs)| {
            let finite = |t: &Tensor<f64>| t.to_f64_vec().iter().all(|v| v.is_finite());
            let i = outputs[1..].iter().position(|gradient| !finite(gradient))?;
            let counts = outputs[0].to_f64_vec() == [1.0];
            counts.then(|| format!("on replica {replica} the gradient of {} is not finite at {point:?}", name(s, i)))
        })
    })
}

fn name<'a>(s: &Subject<'a>, param: usize) -> &'a str {
    s.manifest().inputs_of(Role::Param).nth(param).map_or("", |i| &s.manifest().inputs[i].name)
}
