//! The train step that laws are decided of, as its text and its manifest say.

use truestep_claim::{Input, Output};
use truestep_ir::{ElemType, Func, Module, TensorType, ValueId};
use truestep_step::{Artifact, Manifest, Problem, Role, Sharding, Values};

/// How much is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// What takes a second: the gradient only where the network has few parameters, at reduced sizes.
    Quick,
    /// What takes seconds: the gradient is decided at sizes reduced to what the network admits.
    Usual,
    /// The bytes that will run, all of them.
    Full,
}

/// Networks with more parameters than this have their gradient left out of what is quick.
const FEW_PARAMETERS: usize = 1_000_000;

/// A train step with what its laws need.
pub(crate) struct Subject<'a> {
    pub(crate) artifact: &'a Artifact,
    pub(crate) problem: &'a Problem,
    pub(crate) effort: Effort,
    pub(crate) func: &'a Func,
    pub(crate) values: Values<ValueId>,
}

impl<'a> Subject<'a> {
    pub(crate) fn new(artifact: &'a Artifact, problem: &'a Problem, effort: Effort) -> Result<Self, String> {
        let manifest = &artifact.manifest;
        let func = entry(&artifact.module, manifest).ok_or_else(|| format!("no function {}", manifest.entry))?;
        let names = manifest.values.as_ref().ok_or("the manifest names no values: it is no train step's")?;
        let values = names.find(func).map_err(|name| format!("there is no value {name}"))?;
        Ok(Subject { artifact, problem, effort, func, values })
    }

    pub(crate) fn manifest(&self) -> &'a Manifest {
        &self.artifact.manifest
    }

    /// The inputs with this role.
    pub(crate) fn inputs(&self, role: Role) -> Vec<ValueId> {
        self.manifest().inputs_of(role).map(|i| self.func.body.params[i]).collect()
    }

    /// The outputs with this role, with their names.
    pub(crate) fn outputs(&self, role: Role) -> Vec<(String, ValueId)> {
        let slots = self.manifest().outputs.iter().zip(&self.func.body.results);
        slots.filter(|(slot, _)| slot.role == role).map(|(slot, &v)| (slot.name.clone(), v)).collect()
    }

    /// The names of the inputs with this role.
    pub(crate) fn names(&self, role: Role) -> Vec<String> {
        self.manifest().inputs_of(role).map(|i| self.manifest().inputs[i].name.clone()).collect()
    }

    /// The type of the first of `values`; the manifest has checked that it is its slot's. `f32` where there is none.
    pub(crate) fn elem(&self, values: impl IntoIterator<Item = ValueId>) -> ElemType {
        values.into_iter().next().map_or(ElemType::F32, |v| self.func.ty(v).elem)
    }

    /// The types of values.
    pub(crate) fn types(&self, values: &[ValueId]) -> Vec<TensorType> {
        values.iter().map(|&v| self.func.ty(v).clone()).collect()
    }

    /// True if the network has so many parameters that its gradient is left out of what is quick.
    pub(crate) fn has_many_parameters(&self) -> bool {
        self.inputs(Role::Param).into_iter().map(|v| self.func.ty(v).numel()).sum::<usize>() > FEW_PARAMETERS
    }

    /// How all inputs and all outputs lie on the replicas.
    pub(crate) fn layout(&self) -> (Vec<Input>, Vec<Output>) {
        let Manifest { inputs, outputs, .. } = self.manifest();
        let input = |sharding| match sharding {
            Sharding::Axis0 => Input::Sharded(0),
            Sharding::Replicated => Input::Replicated,
        };
        let output = |sharding| match sharding {
            Sharding::Axis0 => Output::Sharded(0),
            Sharding::Replicated => Output::Replicated,
        };
        (inputs.iter().map(|s| input(s.sharding)).collect(), outputs.iter().map(|s| output(s.sharding)).collect())
    }
}

/// The function that the manifest says is run.
pub(crate) fn entry<'a>(module: &'a Module, manifest: &Manifest) -> Option<&'a Func> {
    module.func(&manifest.entry)
}
