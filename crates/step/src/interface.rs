//! A program with a slot for each of its inputs and outputs.

use crate::manifest::{Role, Sharding, Slot};
use crate::values::{self, Values};
use std::collections::HashMap;
use truestep_ir::{Builder, Func, ValueId};

/// A function under construction: its inputs are made first, its outputs described as they are named.
pub(crate) struct Interface {
    pub(crate) builder: Builder,
    inputs: Vec<(ValueId, Slot)>,
    /// The next value of state inputs.
    next: HashMap<ValueId, ValueId>,
    outputs: Vec<(ValueId, Slot)>,
}

impl Interface {
    /// A function with these inputs.
    pub(crate) fn new(entry: &str, inputs: Vec<Slot>) -> Self {
        let mut builder = Builder::new(entry);
        let inputs = inputs.into_iter().map(|slot| (builder.param(slot.ty()), slot)).collect();
        Interface { builder, inputs, next: HashMap::new(), outputs: Vec::new() }
    }

    /// The inputs, by role.
    pub(crate) fn inputs(&self) -> Inputs {
        Inputs(self.inputs.iter().map(|(v, slot)| (slot.role, *v)).collect())
    }

    /// Makes `new` an output, to which the state input `old` is donated. Such outputs come first, in the order of their
    /// inputs.
    pub(crate) fn output_of_state(&mut self, old: ValueId, new: ValueId) {
        self.next.insert(old, new);
    }

    /// Appends an output.
    pub(crate) fn output(&mut self, role: Role, name: &str, value: ValueId, sharding: Sharding) {
        let slot = Slot::new(role, name, self.builder.ty(value), sharding);
        self.outputs.push((value, slot));
    }

    /// The function with its donations, the slots of inputs and of outputs, and the names of `values`.
    pub(crate) fn finish(mut self, values: Option<&Values<ValueId>>) -> (Func, Vec<Slot>, Vec<Slot>, Option<Values>) {
        let mut outputs = Vec::new();
        for (old, slot) in &mut self.inputs {
            if let Some(&new) = self.next.get(old) {
                let next = slot.clone();
                slot.donated_to = Some(outputs.len());
                outputs.push((new, next));
            }
        }
        outputs.extend(self.outputs);
        let results: Vec<ValueId> = outputs.iter().map(|&(v, _)| v).collect();
        let (mut func, values) = values::finish_naming(self.builder, &results, values);
        for (attrs, (_, slot)) in func.param_attrs.iter_mut().zip(&self.inputs) {
            attrs.aliasing_output = slot.donated_to;
        }
        let slots = |values: Vec<(ValueId, Slot)>| values.into_iter().map(|(_, slot)| slot).collect();
        (func, slots(self.inputs), slots(outputs), values)
    }
}

/// The inputs of a function in order, each with its role.
#[derive(Default)]
pub(crate) struct Inputs(Vec<(Role, ValueId)>);

impl Inputs {
    /// Appends one.
    pub(crate) fn push(&mut self, role: Role, value: ValueId) {
        self.0.push((role, value));
    }

    /// Those with one of these roles.
    pub(crate) fn of(&self, roles: &[Role]) -> Vec<ValueId> {
        self.0.iter().filter(|(role, _)| roles.contains(role)).map(|&(_, v)| v).collect()
    }

    /// Those with this role, if there are some.
    pub(crate) fn region(&self, role: Role) -> Option<Vec<ValueId>> {
        Some(self.of(&[role])).filter(|values| !values.is_empty())
    }

    /// The only one with this role, if there is one.
    pub(crate) fn one(&self, role: Role) -> Option<ValueId> {
        self.of(&[role]).first().copied()
    }
}
