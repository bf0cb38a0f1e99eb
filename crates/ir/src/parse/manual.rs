//! Manual computations: the body becomes part of the function, which is then what one device runs on its blocks.
//!
//! Around them, ops may read values that every device holds whole; those that are cut can only go from one manual
//! computation to the next, and in and out of the function.

use super::attr::{RawSharding, Value};
use super::instr::Raw;
use super::lower::{Lower, same_types};
use super::{Result, excerpt, fault};
use crate::func::{Func, Instr, ValueId};
use crate::op::Op;
use crate::sharding::{Mesh, Sharding};
use crate::types::TensorType;
use std::collections::{HashMap, HashSet};

/// Which values of a function are cut over the devices.
#[derive(Default)]
pub(super) struct Devices {
    /// Values that are cut, and the type of the whole.
    cut: HashMap<ValueId, (Sharding, TensorType)>,
    /// Values that were read whole.
    read_whole: HashSet<ValueId>,
    /// True in the body of a manual computation.
    inside: bool,
}

impl Devices {
    /// The type of the whole, of a value that is cut, where the text means the whole.
    pub fn whole(&self, value: ValueId) -> Option<&TensorType> {
        self.cut.get(&value).filter(|_| !self.inside).map(|(_, whole)| whole)
    }

    /// Notes that `op` reads the value.
    pub fn read(&mut self, value: ValueId, op: &str, at: usize) -> Result<()> {
        match op {
            "manual_computation"
            | "sharding_constraint"
            | "reshard"
            | "custom_call"
            | "return"
            | "call"
            | "composite" => Ok(()),
            _ if self.whole(value).is_some() => {
                let expected = "ops on values that every device holds whole, outside the manual computation";
                fault(at, "manual_computation/outside", expected, format!("`{op}` on one that is cut"))
            }
            _ => {
                self.read_whole.insert(value);
                Ok(())
            }
        }
    }
}

impl<'a, 't> Lower<'a, 't> {
    /// The body in place of the computation, on the devices' blocks.
    pub(super) fn manual_computation(
        &mut self,
        raw: &'a Raw<'t>,
        operands: Vec<ValueId>,
        out: &mut Vec<Instr>,
    ) -> Result<Vec<ValueId>> {
        if self.frame.devices.inside {
            return fault(raw.at, "manual_computation/nesting", "one manual computation", "another inside");
        }
        let [body] = raw.regions.as_slice() else {
            return fault(raw.at, "manual_computation/regions", "one region", raw.regions.len());
        };
        let ins = self.specs(raw, "in_shardings", &raw.operand_types)?;
        let outs = self.specs(raw, "out_shardings", &raw.result_types)?;
        if ins.len() != body.params.len() || outs.len() != body.results.len() {
            let expected = format!("{} parameters and {} results", ins.len(), outs.len());
            let found = format!("{} and {}", body.params.len(), body.results.len());
            return fault(raw.at, "manual_computation/body", expected, found);
        }
        for (i, (&value, (sharding, local))) in operands.iter().zip(&ins).enumerate() {
            self.cut_operand(value, sharding, local, &raw.operand_types[i], raw.operands[i].at)?;
        }
        let locals: Vec<TensorType> = ins.into_iter().map(|(_, local)| local).collect();
        let params: Vec<TensorType> = body.params.iter().map(|(_, ty)| ty.clone()).collect();
        same_types(&locals, &params, raw.at, "manual_computation/param_types")?;
        let (shardings, locals): (Vec<_>, Vec<_>) = outs.into_iter().unzip();
        same_types(&locals, &body.result_types, body.end, "manual_computation/result_types")?;

        let outer = self.frame.scope.clone();
        let devices = &self.frame.devices;
        self.frame.scope.retain(|_, values| values.iter().all(|v| devices.whole(*v).is_none()));
        self.frame.devices.inside = true;
        let n_before = self.frame.values.len();
        for ((def, _), &arg) in body.params.iter().zip(&operands) {
            self.define(def, vec![arg])?;
        }
        let values = self.body(body, out)?;
        self.frame.scope = outer;
        self.frame.devices.inside = false;

        let mut results: Vec<ValueId> = Vec::new();
        for ((value, sharding), whole) in values.into_iter().zip(shardings).zip(&raw.result_types) {
            let settled = value.index() < n_before || results.contains(&value);
            let now = self.frame.devices.cut.get(&value).map(|(s, _)| s);
            let wanted = Some(&sharding).filter(|s| !s.is_replicated());
            let result = if settled && now != wanted { self.copy(value, raw, out) } else { value };
            if !sharding.is_replicated() {
                self.frame.devices.cut.insert(result, (sharding, whole.clone()));
            }
            results.push(result);
        }
        Ok(results)
    }

    /// The same elements as another value, which may lie otherwise on the devices.
    fn copy(&mut self, value: ValueId, raw: &Raw, out: &mut Vec<Instr>) -> ValueId {
        let ty = self.frame.values[value.index()].clone();
        let op = Op::Reshape(ty.dims.clone());
        let result = self.value(ty);
        out.push(Instr { op, operands: vec![value], regions: Vec::new(), results: vec![result], loc: raw.loc });
        result
    }

    /// A parameter of the function is cut as its first manual computation says; anything else must be already.
    fn cut_operand(
        &mut self,
        value: ValueId,
        sharding: &Sharding,
        local: &TensorType,
        whole: &TensorType,
        at: usize,
    ) -> Result<()> {
        let devices = &mut self.frame.devices;
        let now = devices.cut.get(&value).map(|(s, _)| s.clone());
        let fresh = value.index() < self.frame.n_params && now.is_none() && !devices.read_whole.contains(&value);
        if fresh && !sharding.is_replicated() {
            devices.cut.insert(value, (sharding.clone(), whole.clone()));
            self.frame.values[value.index()] = local.clone();
            return Ok(());
        }
        if now.unwrap_or_else(|| Sharding::replicated(whole.rank())) != *sharding {
            return fault(at, "manual_computation/in_shardings", "the sharding the value has already", "another");
        }
        devices.read_whole.insert(value);
        Ok(())
    }

    /// Shardings over the manual axes, and the types of the blocks.
    fn specs(&mut self, raw: &'a Raw<'t>, key: &str, types: &[TensorType]) -> Result<Vec<(Sharding, TensorType)>> {
        let rule = || format!("manual_computation/{key}");
        let Some(Value::Shardings(specs)) = raw.attr(key).map(|attr| &attr.value) else {
            return fault(raw.at, rule(), "shardings", "none");
        };
        if specs.len() != types.len() {
            return fault(raw.at, rule(), format!("{} shardings", types.len()), specs.len());
        }
        let manual: Vec<&str> = match raw.attr("manual_axes").map(|attr| &attr.value) {
            Some(Value::Array(axes)) => axes
                .iter()
                .filter_map(|axis| if let Value::Str(name) = &axis.value { Some(name.as_str()) } else { None })
                .collect(),
            _ => return fault(raw.at, "manual_computation/manual_axes", "names of axes", "none"),
        };
        specs
            .iter()
            .zip(types)
            .map(|(spec, ty)| {
                let mesh = self.mesh_of(spec)?;
                let sharding = over(spec, mesh, &manual)?;
                match sharding.local(ty, &mesh.sizes()) {
                    Some(local) => Ok((sharding, local)),
                    None => {
                        let expected = format!("axes that divide the dimensions of {ty}, each once");
                        fault(spec.at, rule(), expected, format!("{:?}", spec.dims))
                    }
                }
            })
            .collect()
    }

    fn mesh_of(&mut self, spec: &RawSharding) -> Result<&'a Mesh> {
        let found = || format!("`@{}`", excerpt(&spec.mesh));
        let Some(mesh) = self.meshes.iter().find(|mesh| mesh.name == spec.mesh) else {
            return fault(spec.at, "sharding/mesh", "a mesh of the module", found());
        };
        if *self.mesh.get_or_insert(mesh) != mesh {
            return fault(spec.at, "sharding/mesh", "one mesh for all manual computations", found());
        }
        Ok(mesh)
    }

    /// Writes the shardings of parameters and results beside them.
    pub(super) fn note_shardings(&self, func: &mut Func) {
        let cut = &self.frame.devices.cut;
        let of = |value: &ValueId| {
            let rank = func.values[value.index()].rank();
            Some(cut.get(value).map_or_else(|| Sharding::replicated(rank), |(sharding, _)| sharding.clone()))
        };
        func.body.params.iter().zip(&mut func.param_attrs).for_each(|(v, attrs)| attrs.sharding = of(v));
        func.body.results.iter().zip(&mut func.result_attrs).for_each(|(v, attrs)| attrs.sharding = of(v));
    }

    /// The mesh of the module; without one no function has shardings.
    pub(super) fn shardings(&self, funcs: &mut [Func]) -> Option<Mesh> {
        if self.mesh.is_none() {
            let attrs = funcs.iter_mut().flat_map(|f| f.param_attrs.iter_mut().chain(&mut f.result_attrs));
            attrs.for_each(|attrs| attrs.sharding = None);
        }
        self.mesh.cloned()
    }
}

/// The sharding over the manual axes of the mesh.
fn over(spec: &RawSharding, mesh: &Mesh, manual: &[&str]) -> Result<Sharding> {
    let axis = |name: &String| match mesh.axes.iter().position(|(axis, _)| axis == name) {
        Some(axis) => Ok(axis),
        None => fault(spec.at, "sharding/axes", "an axis of the mesh", format!("`{}`", excerpt(name))),
    };
    let is_manual = |axis: &usize| manual.contains(&mesh.axes[*axis].0.as_str());
    let dims = spec.dims.iter().map(|names| {
        let axes: Vec<usize> = names.iter().map(axis).collect::<Result<_>>()?;
        Ok(axes.into_iter().filter(is_manual).collect())
    });
    Ok(Sharding(dims.collect::<Result<_>>()?))
}
