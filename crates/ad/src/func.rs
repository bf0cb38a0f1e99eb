//! Gradients of whole functions.

use crate::error::GradError;
use crate::tape::Tape;
use truestep_ir::{Builder, Copier, Func, ValueId};

/// The gradient: a function of the same parameters whose result `i` is d(result 0)/d(parameter `wrt[i]`), zeros where
/// result 0 does not depend on it. Result 0 must be a float scalar.
///
/// # Errors
/// [`GradError::Op`] for an op without a derivative, [`GradError::Signature`] if result 0 is not a float scalar or
/// `wrt` names something else than float parameters.
pub fn grad(func: &Func, wrt: &[usize]) -> Result<Func, GradError> {
    let loss = func.result_types().next();
    if !loss.is_some_and(|ty| ty.rank() == 0 && ty.elem.is_float()) {
        let found = loss.map_or_else(|| "no result".to_string(), ToString::to_string);
        return Err(signature(func, "grad/result", "a float scalar as result 0", found));
    }
    pull_back(func, wrt, |b, results| {
        let one = b.full_like(1.0, results[0]);
        vec![(results[0], one)]
    })
}

/// The vector-Jacobian product: a function of the same parameters, then one cotangent for each float result, to the
/// cotangents of the parameters `wrt`, zeros where no result depends on one.
///
/// # Errors
/// As [`grad`], but results may have any type.
pub fn vjp(func: &Func, wrt: &[usize]) -> Result<Func, GradError> {
    pull_back(func, wrt, |b, results| {
        let floats: Vec<ValueId> = results.iter().copied().filter(|&v| b.ty(v).elem.is_float()).collect();
        floats.into_iter().map(|v| (v, b.param(b.ty(v).clone()))).collect()
    })
}

fn pull_back(
    func: &Func,
    wrt: &[usize],
    seed: impl FnOnce(&mut Builder, &[ValueId]) -> Vec<(ValueId, ValueId)>,
) -> Result<Func, GradError> {
    let float = |i: usize| func.param_types().nth(i).is_some_and(|ty| ty.elem.is_float());
    if let Some(i) = wrt.iter().find(|&&i| !float(i)) {
        return Err(signature(func, "grad/wrt", "numbers of float parameters", i.to_string()));
    }
    let mut b = Builder::new(&func.name);
    let params: Vec<ValueId> = func.param_types().map(|ty| b.param(ty.clone())).collect();
    let mut copier = Copier::from(func);
    copier.bind(&func.body.params, &params);
    copier.instrs(&mut b, &func.body.instrs);
    let results = copier.renamed(&func.body.results);
    let outputs = seed(&mut b, &results);
    let wrt: Vec<ValueId> = wrt.iter().map(|&i| params[i]).collect();
    let cts = Tape::new().backward(&mut b, &outputs, &wrt)?;
    let cts: Vec<ValueId> =
        cts.into_iter().zip(&wrt).map(|(ct, &v)| ct.unwrap_or_else(|| b.full_like(0.0, v))).collect();
    Ok(b.finish(&cts))
}

fn signature(func: &Func, rule: &'static str, expected: &str, found: String) -> GradError {
    GradError::Signature { func: func.name.clone(), rule, expected: expected.into(), found }
}
