//! A program with a slot for each of its inputs and outputs.

use crate::manifest::{Role, Sharding, Slot};
use crate::values::{self, Values};
use truestep_ir::{Builder, Func, TensorType, ValueId};

/// A function under construction, its inputs and outputs described as they are made.
pub(crate) struct Interface {
    pub(crate) builder: Builder,
    inputs: Vec<(ValueId, Slot)>,
    outputs: Vec<(ValueId, Slot)>,
}

impl Interface {
    pub(crate) fn new(entry: &str) -> Self {
        Interface { builder: Builder::new(entry), inputs: Vec::new(), outputs: Vec::new() }
    }

    /// Appends an input.
    pub(crate) fn input(&mut self, role: Role, name: &str, ty: TensorType, sharding: Sharding) -> ValueId {
        self.permuted_input(role, name, ty, sharding, &[])
    }

    /// Appends an input whose dimension `i` is dimension `permutation[i]` of the named tensor.
    pub(crate) fn permuted_input(
        &mut self,
        role: Role,
        name: &str,
        ty: TensorType,
        sharding: Sharding,
        permutation: &[usize],
    ) -> ValueId {
        let slot = Slot { permutation: permutation.to_vec(), ..slot(role, name, &ty, sharding) };
        let v = self.builder.param(ty);
        self.inputs.push((v, slot));
        v
    }

    /// Appends an output.
    pub(crate) fn output(&mut self, role: Role, name: &str, value: ValueId, sharding: Sharding) {
        let slot = slot(role, name, self.builder.ty(value), sharding);
        self.outputs.push((value, slot));
    }

    /// Appends the next value of the state input `old`, which is donated to it.
    pub(crate) fn output_of_state(&mut self, old: ValueId, new: ValueId) {
        let index = self.outputs.len();
        let (_, slot) = self.inputs.iter_mut().find(|(v, _)| *v == old).expect("a declared input");
        let next = slot.clone();
        slot.donated_to = Some(index);
        self.outputs.push((new, next));
    }

    /// The function with its donations, the slots of inputs and of outputs, and the names of `values`.
    pub(crate) fn finish(self, values: Option<&Values<ValueId>>) -> (Func, Vec<Slot>, Vec<Slot>, Option<Values>) {
        let results: Vec<ValueId> = self.outputs.iter().map(|&(v, _)| v).collect();
        let (mut func, values) = values::finish_naming(self.builder, &results, values);
        for (attrs, (_, slot)) in func.param_attrs.iter_mut().zip(&self.inputs) {
            attrs.aliasing_output = slot.donated_to;
        }
        let slots = |values: Vec<(ValueId, Slot)>| values.into_iter().map(|(_, slot)| slot).collect();
        (func, slots(self.inputs), slots(self.outputs), values)
    }
}

fn slot(role: Role, name: &str, ty: &TensorType, sharding: Sharding) -> Slot {
    let (name, dims, dtype) = (name.into(), ty.dims.clone(), ty.elem.text().into());
    Slot { role, name, dims, dtype, sharding, permutation: Vec::new(), donated_to: None }
}
