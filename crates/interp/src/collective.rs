//! Collectives: every replica's value at once.
//!
//! A process is a replica with one partition, so all the ways in which groups can be numbered coincide.

use crate::error::EvalError;
use crate::eval::{Env, Run, scalar_region};
use crate::index::{View, strides};
use crate::plan::{InstrPlan, Unit};
use crate::reduction::with_float_op;
use crate::region::Cell;
use crate::scalar::Scalar;
use crate::shape::{concatenate, gather_view};
use crate::storage::{Buffer, Data};
use crate::tensor::Tensor;
use truestep_ir::{Collective, CollectiveDim};

pub(crate) fn all_reduce<S: Scalar>(
    run: &Run<'_, S>,
    unit: &Unit,
    instr: &InstrPlan,
    attrs: &Collective,
    envs: &mut [Env<S>],
) -> Result<(), EvalError> {
    for group in groups(run, instr, attrs, envs)? {
        let operands = read(unit, envs, &group);
        for (k, &result) in instr.results.iter().enumerate() {
            let parts: Vec<&Tensor<S>> = operands.iter().map(|o| &o[k]).collect();
            let sum = combine(run, instr, &envs[group[0]], &parts)?;
            group.iter().for_each(|&r| envs[r].set(result, sum.clone()));
        }
    }
    Ok(())
}

pub(crate) fn all_gather<S: Scalar>(
    run: &Run<'_, S>,
    unit: &Unit,
    instr: &InstrPlan,
    attrs: &CollectiveDim,
    envs: &mut [Env<S>],
) -> Result<(), EvalError> {
    for group in sized_groups(run, instr, attrs, envs)? {
        let operands = read(unit, envs, &group);
        for (k, &result) in instr.results.iter().enumerate() {
            let parts: Vec<Tensor<S>> = operands.iter().map(|o| o[k].clone()).collect();
            let whole = concatenate(&parts, attrs.dimension, run.func.ty(result));
            group.iter().for_each(|&r| envs[r].set(result, whole.clone()));
        }
    }
    Ok(())
}

pub(crate) fn reduce_scatter<S: Scalar>(
    run: &Run<'_, S>,
    unit: &Unit,
    instr: &InstrPlan,
    attrs: &CollectiveDim,
    envs: &mut [Env<S>],
) -> Result<(), EvalError> {
    let result = instr.results[0];
    let to = run.func.ty(result);
    for group in sized_groups(run, instr, attrs, envs)? {
        let operands = read(unit, envs, &group);
        let parts: Vec<&Tensor<S>> = operands.iter().map(|o| &o[0]).collect();
        let sum = combine(run, instr, &envs[group[0]], &parts)?;
        let all = strides(&sum.ty().dims);
        for (i, &r) in group.iter().enumerate() {
            let offset = (i * to.dims[attrs.dimension]) as isize * all[attrs.dimension];
            let view = View { offset, dims: to.dims.clone(), strides: all.clone() };
            envs[r].set(result, gather_view(&sum, to.clone(), &view));
        }
    }
    Ok(())
}

/// Elementwise reduction of one value per process, in the order of the group.
fn combine<S: Scalar>(
    run: &Run<'_, S>,
    instr: &InstrPlan,
    env: &Env<S>,
    parts: &[&Tensor<S>],
) -> Result<Tensor<S>, EvalError> {
    let region = scalar_region(instr, 0);
    let ty = parts[0].ty().clone();
    let mut acc: Buffer<S> = parts[0].clone().into_buffer();
    let mut caller = region.bind(run, env);
    for part in &parts[1..] {
        let part = part.materialize();
        match (&mut acc, &part.data, region.associative()) {
            (Buffer::Float(acc), Data::Float(part), Some(op)) => {
                with_float_op!(S, run.ctx, op, ty.elem, f => {
                    acc.iter_mut().zip(part.iter()).for_each(|(acc, x)| *acc = f(acc, x));
                });
            }
            _ => {
                for i in 0..ty.numel() {
                    let cell = caller.call(&[acc.get(i), Cell::at(&part.data, i)])?.remove(0);
                    acc.put(i, cell);
                }
            }
        }
    }
    Ok(Tensor::dense(ty, acc.into_data()))
}

/// The operands of the group's members, in the order of the group.
fn read<S: Scalar>(unit: &Unit, envs: &mut [Env<S>], group: &[usize]) -> Vec<Vec<Tensor<S>>> {
    group.iter().map(|&r| envs[r].read(unit)).collect()
}

/// The groups as positions in `envs`.
fn groups<S: Scalar>(
    run: &Run<'_, S>,
    instr: &InstrPlan,
    attrs: &Collective,
    envs: &[Env<S>],
) -> Result<Vec<Vec<usize>>, EvalError> {
    let n = run.n_replicas;
    let everyone = || format!("every replica below {n} in exactly one group");
    if envs.len() != n {
        let found = format!("{} of {n} replicas arriving", envs.len());
        return Err(run.error(instr, "lockstep", "all replicas", found));
    }
    if attrs.replica_groups.is_empty() {
        return Ok(vec![(0..n).collect()]);
    }
    let mut members: Vec<usize> = attrs.replica_groups.iter().flatten().copied().collect();
    members.sort_unstable();
    if !members.iter().copied().eq(0..n) {
        return Err(run.error(instr, "replica_groups", everyone(), format!("{:?}", attrs.replica_groups)));
    }
    Ok(attrs.replica_groups.iter().filter(|g| !g.is_empty()).cloned().collect())
}

fn sized_groups<S: Scalar>(
    run: &Run<'_, S>,
    instr: &InstrPlan,
    attrs: &CollectiveDim,
    envs: &[Env<S>],
) -> Result<Vec<Vec<usize>>, EvalError> {
    let groups = groups(run, instr, &attrs.collective, envs)?;
    match groups.iter().find(|g| g.len() != attrs.group_size) {
        Some(group) => {
            Err(run.error(instr, "group_size", format!("groups of {}", attrs.group_size), format!("{group:?}")))
        }
        None => Ok(groups),
    }
}
