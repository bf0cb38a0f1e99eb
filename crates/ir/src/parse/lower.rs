//! Raw functions to functions: names become values, calls become the callee's body, raw instructions become ops.

use super::attr::Value;
use super::instr::{Def, Raw, RawBlock, Use};
use super::manual::Devices;
use super::module::{RawFunc, RawModule};
use super::{MAX_NESTING, Result, fault, ops};
use crate::func::{Block, Func, Instr, Module, ValueId};
use crate::op::Op;
use crate::sharding::Mesh;
use crate::types::TensorType;
use std::collections::{HashMap, HashSet};

/// Inlining may not make more than about this many instructions and operands of one function.
const MAX_SIZE: usize = 1 << 20;

/// All functions that are public or that nothing calls; the caller drops the private ones.
pub(super) fn module(raw: &RawModule, text: &str) -> Result<Module> {
    let mut funcs = HashMap::new();
    for func in &raw.funcs {
        if funcs.insert(func.name.as_str(), func).is_some() {
            return fault(func.at, "func/name", "distinct names", format!("`@{}` again", func.name));
        }
    }
    let mut lower =
        Lower { text, meshes: &raw.meshes, funcs, called: HashSet::new(), mesh: None, frame: Frame::default() };
    let mut module = Module {
        name: raw.name.clone(),
        num_replicas: raw.num_replicas,
        num_partitions: raw.num_partitions,
        mesh: None,
        funcs: Vec::new(),
    };
    let (public, private): (Vec<_>, Vec<_>) = raw.funcs.iter().partition(|f| f.public);
    for func in public.into_iter().chain(private) {
        if func.public || !lower.called.contains(func.name.as_str()) {
            module.funcs.push(lower.func(func)?);
        }
    }
    module.mesh = lower.shardings(&mut module.funcs);
    Ok(module)
}

/// The function being made.
#[derive(Default)]
pub(super) struct Frame<'t> {
    pub values: Vec<TensorType>,
    /// The values each visible name stands for.
    pub scope: HashMap<&'t str, Vec<ValueId>>,
    /// Names of the functions being inlined, outermost first.
    calls: Vec<String>,
    nesting: usize,
    size: usize,
    /// Number of parameters of the function.
    pub n_params: usize,
    pub devices: Devices,
}

pub(super) struct Lower<'a, 't> {
    pub text: &'t str,
    pub meshes: &'a [Mesh],
    funcs: HashMap<&'a str, &'a RawFunc<'t>>,
    called: HashSet<&'a str>,
    /// The mesh of the manual computations met so far.
    pub mesh: Option<&'a Mesh>,
    pub frame: Frame<'t>,
}

impl<'a, 't> Lower<'a, 't> {
    fn func(&mut self, raw: &'a RawFunc<'t>) -> Result<Func> {
        let n_params = raw.body.params.len();
        self.frame = Frame { calls: vec![raw.name.clone()], n_params, ..Frame::default() };
        let body = self.block(&raw.body)?;
        same_types(&raw.result_types, &raw.body.result_types, raw.body.end, "func/result_types")?;
        let mut func = Func {
            name: raw.name.clone(),
            values: std::mem::take(&mut self.frame.values),
            body,
            param_attrs: raw.param_attrs.clone(),
            result_attrs: raw.result_attrs.clone(),
        };
        self.note_shardings(&mut func);
        func.renumber();
        Ok(func)
    }

    fn block(&mut self, raw: &'a RawBlock<'t>) -> Result<Block> {
        self.deeper(raw.end)?;
        let mut block = Block::default();
        for (def, ty) in &raw.params {
            let v = self.value(ty.clone());
            self.define(def, vec![v])?;
            block.params.push(v);
        }
        block.results = self.body(raw, &mut block.instrs)?;
        let results = raw.instrs.iter().flat_map(|i| &i.results);
        for def in raw.params.iter().map(|(def, _)| def).chain(results) {
            self.frame.scope.remove(def.name);
        }
        self.frame.nesting -= 1;
        Ok(block)
    }

    /// Lowers the instructions of a block whose parameters are defined; returns what the block returns.
    pub(super) fn body(&mut self, raw: &'a RawBlock<'t>, out: &mut Vec<Instr>) -> Result<Vec<ValueId>> {
        for instr in &raw.instrs {
            self.instr(instr, out)?;
        }
        self.uses(&raw.results, &raw.result_types, raw.end, "return")
    }

    fn deeper(&mut self, at: usize) -> Result<()> {
        if self.frame.nesting == MAX_NESTING {
            let expected = format!("at most {MAX_NESTING} levels of regions and calls");
            return fault(at, "text/nesting", expected, "one more");
        }
        self.frame.nesting += 1;
        Ok(())
    }

    fn instr(&mut self, raw: &'a Raw<'t>, out: &mut Vec<Instr>) -> Result<()> {
        self.frame.size += 1 + raw.operands.len() + raw.result_types.len();
        if self.frame.size > MAX_SIZE {
            return fault(raw.at, "func/size", format!("at most {MAX_SIZE} instructions and operands"), "more");
        }
        let name = raw.short_name();
        let mut operands = self.uses(&raw.operands, &raw.operand_types, raw.at, name)?;
        let n_results: usize = raw.results.iter().map(|def| def.count).sum();
        if n_results != raw.result_types.len() && !raw.results.is_empty() {
            return fault(raw.at, format!("{name}/results"), format!("{} results", raw.result_types.len()), n_results);
        }
        let results = match raw.name {
            "sdy.manual_computation" => self.manual_computation(raw, operands, out)?,
            // where the compiler is to put a value is not part of what it is
            "sdy.sharding_constraint" | "sdy.reshard" => {
                same_types(&raw.operand_types, &raw.result_types, raw.at, "sharding_constraint/result_types")?;
                operands
            }
            "call" | "func.call" => self.call(raw, "callee", operands, out)?,
            "stablehlo.composite" => self.call(raw, "decomposition", operands, out)?,
            "stablehlo.custom_call" | "mhlo.custom_call" => {
                ops::identity_target(raw)?;
                same_types(&raw.operand_types, &raw.result_types, raw.at, "custom_call/result_types")?;
                operands
            }
            _ => {
                let op = ops::op(raw, self.text)?;
                if let (true, Op::Constant(literal)) = (self.frame.calls.len() > 1, &op) {
                    self.frame.size += literal.bytes().len() / 256;
                }
                if name == "square" {
                    operands.extend(operands.clone());
                }
                let regions = raw.regions.iter().map(|r| self.block(r)).collect::<Result<_>>()?;
                let results: Vec<_> = raw.result_types.iter().map(|ty| self.value(ty.clone())).collect();
                out.push(Instr { op, operands, regions, results: results.clone(), loc: raw.loc });
                results
            }
        };
        let mut rest = results.as_slice();
        for def in &raw.results {
            let (these, others) = rest.split_at(def.count);
            self.define(def, these.to_vec())?;
            rest = others;
        }
        Ok(())
    }

    /// The callee's body in place of the call.
    fn call(&mut self, raw: &'a Raw<'t>, key: &str, args: Vec<ValueId>, out: &mut Vec<Instr>) -> Result<Vec<ValueId>> {
        let Some(Value::Symbol(name)) = raw.attr(key).map(|attr| &attr.value) else {
            return fault(raw.at, "call/callee", format!("the attribute {key}, a function"), "none");
        };
        let Some((&name, &callee)) = self.funcs.get_key_value(name.as_str()) else {
            return fault(raw.at, "call/callee", "a function of the module", format!("`@{name}`"));
        };
        if self.frame.calls.iter().any(|n| n == name) {
            return fault(raw.at, "call/recursion", "a function that does not call itself", format!("`@{name}`"));
        }
        let params: Vec<_> = callee.body.params.iter().map(|(_, ty)| ty.clone()).collect();
        same_types(&params, &raw.operand_types, raw.at, "call/operand_types")?;
        same_types(&callee.result_types, &raw.result_types, raw.at, "call/result_types")?;
        same_types(&callee.result_types, &callee.body.result_types, callee.body.end, "func/result_types")?;
        self.deeper(raw.at)?;
        self.called.insert(name);
        self.frame.calls.push(name.into());
        let outer = std::mem::take(&mut self.frame.scope);
        for ((def, _), &arg) in callee.body.params.iter().zip(&args) {
            self.define(def, vec![arg])?;
        }
        let results = self.body(&callee.body, out)?;
        self.frame.scope = outer;
        self.frame.calls.pop();
        self.frame.nesting -= 1;
        Ok(results)
    }

    pub(super) fn value(&mut self, ty: TensorType) -> ValueId {
        self.frame.values.push(ty);
        ValueId::new(self.frame.values.len() - 1)
    }

    pub(super) fn define(&mut self, def: &Def<'t>, values: Vec<ValueId>) -> Result<()> {
        if self.frame.scope.insert(def.name, values).is_some() {
            return fault(def.at, "ssa/redefinition", "a name that is not visible yet", format!("`%{}`", def.name));
        }
        Ok(())
    }

    /// The values read, which must have the types written beside them.
    fn uses(&mut self, uses: &[Use<'t>], types: &[TensorType], at: usize, op: &str) -> Result<Vec<ValueId>> {
        if uses.len() != types.len() {
            let expected = format!("{} operand types", uses.len());
            return fault(at, format!("{op}/operand_types"), expected, types.len());
        }
        uses.iter()
            .zip(types)
            .map(|(read, written)| {
                let Some(values) = self.frame.scope.get(read.name) else {
                    return fault(read.at, "ssa/undefined", "a value defined before", format!("`%{}`", read.name));
                };
                let Some(&value) = values.get(read.index) else {
                    let expected = format!("a result below {}", values.len());
                    return fault(read.at, "ssa/index", expected, format!("`%{}#{}`", read.name, read.index));
                };
                let ty = self.frame.devices.whole(value).unwrap_or(&self.frame.values[value.index()]);
                if ty != written {
                    return fault(read.at, "ssa/type", format!("{ty}, the type of `%{}`", read.name), written);
                }
                self.frame.devices.read(value, op, read.at)?;
                Ok(value)
            })
            .collect()
    }
}

pub(super) fn same_types(expected: &[TensorType], found: &[TensorType], at: usize, rule: &str) -> Result<()> {
    let show =
        |types: &[TensorType]| format!("({})", types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
    if expected == found { Ok(()) } else { fault(at, rule, show(expected), show(found)) }
}
