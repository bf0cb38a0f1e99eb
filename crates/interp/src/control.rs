//! Control flow. Each replica follows its own predicate; where a region holds a collective, all must agree.

use crate::error::EvalError;
use crate::eval::{Env, Run};
use crate::plan::{BlockPlan, InstrPlan, Region, Unit};
use crate::scalar::Scalar;
use crate::tensor::Tensor;
use truestep_ir::Op;

fn blocks(instr: &InstrPlan) -> Vec<&BlockPlan> {
    fn block(region: &Region) -> &BlockPlan {
        match region {
            Region::Block(plan) => plan,
            Region::Scalar(_) => unreachable!("control flow runs its regions as blocks"),
        }
    }
    instr.regions.iter().map(block).collect()
}

/// Processes that run the regions of an instruction together: all of them if a region holds a collective, else each
/// alone.
fn teams<'e, S>(blocks: &[&BlockPlan], envs: &'e mut [Env<S>]) -> std::slice::ChunksMut<'e, Env<S>> {
    let size = if blocks.iter().any(|b| b.has_collective) { envs.len() } else { 1 };
    envs.chunks_mut(size.max(1))
}

/// The value that all processes of a team hold.
fn agreed<S: Scalar, T: PartialEq + std::fmt::Debug>(
    run: &Run<'_, S>,
    instr: &InstrPlan,
    values: Vec<T>,
) -> Result<T, EvalError> {
    if values.windows(2).any(|w| w[0] != w[1]) {
        return Err(run.error(instr, "lockstep", "one predicate on all replicas", format!("{values:?}")));
    }
    Ok(values.into_iter().next().expect("a team is not empty"))
}

pub(crate) fn branch<S: Scalar>(
    run: &Run<'_, S>,
    unit: &Unit,
    instr: &InstrPlan,
    envs: &mut [Env<S>],
) -> Result<(), EvalError> {
    let blocks = blocks(instr);
    for team in teams(&blocks, envs) {
        let mut choose = |env: &mut Env<S>| {
            let index = env.read(unit)[0].ints().expect("an i1 or i32")[0];
            match instr.op {
                Op::If => usize::from(index == 0),
                _ => usize::try_from(index).map_or(blocks.len() - 1, |i| i.min(blocks.len() - 1)),
            }
        };
        let chosen = team.iter_mut().map(&mut choose).collect();
        let block = blocks[agreed(run, instr, chosen)?];
        run.block(block, team)?;
        for env in team {
            hand_over(env, block, &instr.results);
        }
    }
    Ok(())
}

/// A loop that takes more rounds is taken not to end.
const MOST_ROUNDS: u64 = 1 << 20;

pub(crate) fn while_<S: Scalar>(
    run: &Run<'_, S>,
    unit: &Unit,
    instr: &InstrPlan,
    envs: &mut [Env<S>],
) -> Result<(), EvalError> {
    let blocks = blocks(instr);
    let (condition, body) = (blocks[0], blocks[1]);
    for team in teams(&blocks, envs) {
        for env in team.iter_mut() {
            let carried = env.read(unit);
            bind(env, body, carried);
        }
        for round in 0_u64.. {
            if round > MOST_ROUNDS {
                return Err(run.error(instr, "loops end", format!("at most {MOST_ROUNDS} rounds"), "more"));
            }
            for env in team.iter_mut() {
                let carried = body.params.iter().map(|&v| env.get(v)).collect();
                bind(env, condition, carried);
            }
            run.block(condition, team)?;
            let held = team.iter_mut().map(|env| take(env, condition)[0].ints().expect("an i1")[0] != 0).collect();
            if !agreed(run, instr, held)? {
                break;
            }
            run.block(body, team)?;
            for env in team.iter_mut() {
                let carried = take(env, body);
                bind(env, body, carried);
            }
        }
        for env in team {
            for (&param, &result) in body.params.iter().zip(&instr.results) {
                let value = env.get(param);
                env.clear(param);
                env.set(result, value);
            }
        }
    }
    Ok(())
}

fn bind<S: Scalar>(env: &mut Env<S>, block: &BlockPlan, values: Vec<Tensor<S>>) {
    block.params.iter().zip(values).for_each(|(&param, value)| env.set(param, value));
}

/// The results of a block that has run.
fn take<S: Scalar>(env: &mut Env<S>, block: &BlockPlan) -> Vec<Tensor<S>> {
    let values = block.results.iter().map(|&v| env.get(v)).collect();
    block.own_results.iter().chain(&block.params).for_each(|&v| env.clear(v));
    values
}

fn hand_over<S: Scalar>(env: &mut Env<S>, block: &BlockPlan, to: &[truestep_ir::ValueId]) {
    let values = take(env, block);
    to.iter().zip(values).for_each(|(&v, value)| env.set(v, value));
}
