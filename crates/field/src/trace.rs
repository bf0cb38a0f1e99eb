//! All values of two programs at one random point of the field.

use crate::fp::Fp;
use crate::inputs::Source;
use crate::oracle::{Oracle, mix};
use crate::programs::Pair;
use std::collections::HashMap;
use truestep_claim::Relation;
use truestep_interp::{EvalError, Tensor, eval_replicas};
use truestep_ir::{ArgAttrs, Func, Instr, TensorType, ValueId};

/// More elements are not kept.
const MAX_ELEMENTS: usize = 1 << 25;

/// A program as the field runs it, with what its outermost block computed.
pub struct Traced {
    /// Its results are those of the relation.
    pub func: Func,
    /// Per value of the outermost block, on every replica.
    values: HashMap<ValueId, Vec<Tensor<Fp>>>,
    /// The instruction that makes each.
    makers: HashMap<ValueId, usize>,
}

impl Traced {
    /// The value on every replica.
    pub fn value(&self, v: ValueId) -> &[Tensor<Fp>] {
        &self.values[&v]
    }

    /// True for a value of the outermost block.
    pub fn holds(&self, v: ValueId) -> bool {
        self.values.contains_key(&v)
    }

    /// The number of the instruction that makes the value; none for an input.
    pub fn maker(&self, v: ValueId) -> Option<usize> {
        self.makers.get(&v).copied()
    }

    /// An instruction of the outermost block.
    pub fn instr(&self, i: usize) -> &Instr {
        &self.func.body.instrs[i]
    }

    /// The values of the outermost block, in order.
    pub fn values(&self) -> impl Iterator<Item = ValueId> {
        let made = self.func.body.instrs.iter().flat_map(|instr| &instr.results);
        self.func.body.params.iter().chain(made).copied()
    }

    fn run(func: &Func, oracle: &Oracle, inputs: Vec<Vec<Tensor<Fp>>>) -> Option<Traced> {
        let mut traced = Traced { func: func.clone(), values: HashMap::new(), makers: HashMap::new() };
        let made =
            func.body.instrs.iter().enumerate().flat_map(|(i, instr)| instr.results.iter().map(move |&v| (v, i)));
        traced.makers = made.collect();
        let all: Vec<ValueId> = traced.values().collect();
        if all.iter().map(|v| func.ty(*v).numel()).sum::<usize>() * inputs.len() > MAX_ELEMENTS {
            return None;
        }
        let mut whole = func.clone();
        whole.result_attrs = vec![ArgAttrs::default(); all.len()];
        whole.body.results.clone_from(&all);
        let replicas = eval_replicas(oracle, &whole, inputs).ok()?;
        for replica in replicas {
            all.iter().zip(replica).for_each(|(&v, tensor)| traced.values.entry(v).or_default().push(tensor));
        }
        Some(traced)
    }
}

/// Two programs at one random point.
pub struct Trace {
    /// The program of one device.
    pub single: Traced,
    /// The program of each replica.
    pub replicated: Traced,
    /// The interpretation that both were run with.
    oracle: Oracle,
}

impl Trace {
    /// Runs both programs of a relation; none if one cannot be run, or is too large to be kept.
    pub fn of(relation: &Relation, seed: u64) -> Option<Trace> {
        let seed = mix(seed, 0);
        let Pair { single, replicated, .. } = Pair::new(relation);
        let oracle = Oracle::new(seed, &[&single, &replicated]);
        let source = Source::new(seed, &relation.inputs, relation.replicas, &single);
        let types = |func: &Func| -> Vec<TensorType> { func.param_types().cloned().collect() };
        let whole = source.whole(&types(&single), |at| at.element());
        let single = Traced::run(&single, &oracle, vec![whole])?;
        let parts = source.parts(&types(&replicated), |at| at.element());
        let replicated = Traced::run(&replicated, &oracle, parts)?;
        Some(Trace { single, replicated, oracle })
    }

    /// Runs another program on every replica, with the same interpretation.
    ///
    /// # Errors
    /// As [`eval_replicas`].
    pub fn run(&self, func: &Func, inputs: Vec<Vec<Tensor<Fp>>>) -> Result<Vec<Vec<Tensor<Fp>>>, EvalError> {
        eval_replicas(&self.oracle, func, inputs)
    }
}
