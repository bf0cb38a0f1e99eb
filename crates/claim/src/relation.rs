//! How the inputs and outputs of a one-device program and of a program for R replicas belong together.

use truestep_ir::{ArgAttrs, Func};

/// What an input of the replicas' program is of the one-device program's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Replica r takes block r of this dimension.
    Sharded(usize),
    /// Every replica takes the whole.
    Replicated,
}

/// What an output of the replicas' program is of the one-device program's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Replica r returns block r of this dimension.
    Sharded(usize),
    /// Every replica returns the whole.
    Replicated,
    /// The whole is the mean over replicas.
    Mean,
    /// The whole is the sum over replicas.
    Sum,
}

/// A program of one device, one that R replicas run, and how their inputs and outputs belong together, in order.
#[derive(Clone, Debug)]
pub struct Relation<'a> {
    /// The program of one device, on the global batch.
    pub single: &'a Func,
    /// The program of each replica.
    pub replicated: &'a Func,
    /// Number of replicas.
    pub replicas: usize,
    /// One per input.
    pub inputs: Vec<Input>,
    /// One per output.
    pub outputs: Vec<Output>,
}

impl Relation<'_> {
    /// What `question` says of some outputs only, as functions of the same inputs with nothing else computed.
    pub fn restricted<T>(&self, outputs: &[usize], question: impl FnOnce(&Relation) -> T) -> T {
        let (single, replicated) = (only(self.single, outputs), only(self.replicated, outputs));
        let (inputs, outputs) = (self.inputs.clone(), outputs.iter().map(|&i| self.outputs[i]).collect());
        question(&Relation { single: &single, replicated: &replicated, replicas: self.replicas, inputs, outputs })
    }

    /// Checks that the types of both programs fit.
    ///
    /// # Errors
    /// The first input or output that does not, in words.
    pub fn check(&self) -> Result<(), String> {
        let Relation { single, replicated, replicas, inputs, outputs } = self;
        if *replicas == 0 {
            return Err("no replicas".into());
        }
        let counts = (single.body.params.len(), single.body.results.len());
        let others = (replicated.body.params.len(), replicated.body.results.len());
        if counts != others || counts != (inputs.len(), outputs.len()) {
            return Err(format!("{counts:?} inputs and outputs of one program, {others:?} of the other"));
        }
        let sharded = |d: usize, whole: &[usize], part: &[usize]| {
            let factor = |e| if e == d { *replicas } else { 1 };
            d < whole.len() && whole.len() == part.len() && (0..whole.len()).all(|e| whole[e] == part[e] * factor(e))
        };
        for (i, (a, b)) in single.param_types().zip(replicated.param_types()).enumerate() {
            let fits = match inputs[i] {
                Input::Sharded(d) => sharded(d, &a.dims, &b.dims),
                Input::Replicated => a.dims == b.dims,
            };
            if !fits || a.elem != b.elem {
                return Err(format!("input {i} is {a} in one program, {b} in the other, {:?}", inputs[i]));
            }
        }
        for (i, (a, b)) in single.result_types().zip(replicated.result_types()).enumerate() {
            let fits = match outputs[i] {
                Output::Sharded(d) => sharded(d, &a.dims, &b.dims),
                Output::Replicated | Output::Mean | Output::Sum => a.dims == b.dims,
            };
            if !fits || a.elem != b.elem {
                return Err(format!("output {i} is {a} in one program, {b} in the other, {:?}", outputs[i]));
            }
        }
        Ok(())
    }
}

/// The function of the same parameters with these results only, and nothing else computed.
pub fn only(func: &Func, results: &[usize]) -> Func {
    let mut func = func.clone();
    func.body.results = results.iter().map(|&i| func.body.results[i]).collect();
    func.result_attrs = vec![ArgAttrs::default(); results.len()];
    func.param_attrs.iter_mut().for_each(|attrs| attrs.aliasing_output = None);
    func.eliminate_dead_code();
    func
}
