//! The verifier: every value is defined once, before its use and in scope; every instruction obeys its shape rule and
//! its results have the types the rule derives; donations name an existing result of the argument's type, once;
//! parameters and results have shardings over the mesh, if there is one.
//!
//! It does not check what a program computes.

use crate::func::{Block, Func, Instr, Loc, Module, ValueId};
use crate::infer::{RegionType, RuleError, infer};
use crate::op::Op;
use crate::sharding::Mesh;
use crate::types::TensorType;
use std::collections::HashSet;

/// A broken rule, with the place it was broken at.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}@{func}, {op}: {source}", place(.loc))]
pub struct VerifyError {
    /// Position in the text, if the module was parsed.
    pub loc: Loc,
    /// The function.
    pub func: String,
    /// The op, or `func`.
    pub op: String,
    /// The rule.
    pub source: Box<RuleError>,
}

fn place(loc: &Loc) -> String {
    if loc.line == 0 { String::new() } else { format!("{}:{}: ", loc.line, loc.column) }
}

/// Checks every function of the module.
///
/// # Errors
/// The first broken rule.
pub fn verify(module: &Module) -> Result<(), VerifyError> {
    let mut names = HashSet::new();
    for func in &module.funcs {
        if !names.insert(&func.name) {
            return Err(fail(func, Loc::default(), "func", RuleError::new("func/name", "distinct names", &func.name)));
        }
        verify_func(func)?;
        shardings(func, module.mesh.as_ref()).map_err(|e| fail(func, Loc::default(), "func", e))?;
    }
    Ok(())
}

/// Checks one function.
///
/// # Errors
/// The first broken rule.
pub fn verify_func(func: &Func) -> Result<(), VerifyError> {
    let mut scope = Scope { func, live: vec![false; func.values.len()], defined: vec![false; func.values.len()] };
    scope.block(&func.body, Loc::default(), "func")?;
    donations(func).map_err(|e| fail(func, Loc::default(), "func", e))
}

fn fail(func: &Func, loc: Loc, op: &str, source: RuleError) -> VerifyError {
    VerifyError { loc, func: func.name.clone(), op: op.into(), source: Box::new(source) }
}

struct Scope<'f> {
    func: &'f Func,
    live: Vec<bool>,
    defined: Vec<bool>,
}

impl Scope<'_> {
    fn define(&mut self, v: ValueId, loc: Loc, op: &str) -> Result<(), VerifyError> {
        match self.defined.get_mut(v.index()) {
            Some(defined) if !*defined => {
                *defined = true;
                self.live[v.index()] = true;
                Ok(())
            }
            _ => Err(fail(
                self.func,
                loc,
                op,
                RuleError::new("ssa/definition", "one definition", self.func.value_name(v)),
            )),
        }
    }

    fn read(&self, v: ValueId, loc: Loc, op: &str) -> Result<(), VerifyError> {
        if self.live.get(v.index()) == Some(&true) {
            return Ok(());
        }
        Err(fail(
            self.func,
            loc,
            op,
            RuleError::new("ssa/scope", "a value defined before, in scope", self.func.value_name(v)),
        ))
    }

    fn block(&mut self, block: &Block, loc: Loc, op: &str) -> Result<(), VerifyError> {
        for &v in &block.params {
            self.define(v, loc, op)?;
        }
        for instr in &block.instrs {
            self.instr(instr)?;
        }
        for &v in &block.results {
            self.read(v, loc, op)?;
        }
        let params = block.params.iter();
        for v in params.chain(block.instrs.iter().flat_map(|i| &i.results)) {
            self.live[v.index()] = false;
        }
        Ok(())
    }

    fn instr(&mut self, instr: &Instr) -> Result<(), VerifyError> {
        let name = instr.op.info().name;
        for &v in &instr.operands {
            self.read(v, instr.loc, name)?;
        }
        for region in &instr.regions {
            self.block(region, instr.loc, name)?;
        }
        let operands: Vec<&TensorType> = instr.operands.iter().map(|&v| self.func.ty(v)).collect();
        let regions: Vec<RegionType> = instr.regions.iter().map(|r| region_type(self.func, r)).collect();
        let expected = infer(&instr.op, &operands, &regions).map_err(|e| fail(self.func, instr.loc, name, e))?;
        let found: Vec<&TensorType> = instr.results.iter().filter_map(|v| self.func.values.get(v.index())).collect();
        if !expected.iter().eq(found.iter().copied()) {
            let show = |tys: Vec<&TensorType>| tys.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let rule = format!("{}/result_types", name.split_once('.').map_or(name, |(_, n)| n));
            let error = RuleError::new(rule, show(expected.iter().collect()), show(found));
            return Err(fail(self.func, instr.loc, name, error));
        }
        if let Op::Constant(literal) = &instr.op {
            let stored = literal.bytes().len();
            debug_assert!(literal.is_splat() || stored == literal.ty().size_bytes());
        }
        instr.results.iter().try_for_each(|&v| self.define(v, instr.loc, name))
    }
}

pub(crate) fn region_type(func: &Func, block: &Block) -> RegionType {
    let types = |values: &[ValueId]| values.iter().map(|&v| func.ty(v).clone()).collect();
    RegionType { params: types(&block.params), results: types(&block.results) }
}

fn donations(func: &Func) -> Result<(), RuleError> {
    let counts = [(func.param_attrs.len(), func.body.params.len()), (func.result_attrs.len(), func.body.results.len())];
    for (attrs, values) in counts {
        if attrs != values {
            return Err(RuleError::new("func/attributes", format!("{values} entries"), attrs));
        }
    }
    let mut taken = vec![false; func.body.results.len()];
    for (&param, attrs) in func.body.params.iter().zip(&func.param_attrs) {
        let Some(slot) = attrs.aliasing_output else { continue };
        let Some(&result) = func.body.results.get(slot) else {
            return Err(RuleError::new("func/aliasing_output", format!("a result below {}", taken.len()), slot));
        };
        if func.ty(param) != func.ty(result) {
            return Err(RuleError::new("func/aliasing_output", func.ty(param), func.ty(result)));
        }
        if std::mem::replace(&mut taken[slot], true) {
            return Err(RuleError::new("func/aliasing_output", "each result once", slot));
        }
    }
    Ok(())
}

/// With a mesh every parameter and result has a sharding over it, without one none has.
fn shardings(func: &Func, mesh: Option<&Mesh>) -> Result<(), RuleError> {
    let values = func.body.params.iter().chain(&func.body.results);
    for (&v, attrs) in values.zip(func.param_attrs.iter().chain(&func.result_attrs)) {
        let ty = func.ty(v);
        match (&attrs.sharding, mesh) {
            (None, None) => {}
            (Some(sharding), Some(mesh)) if sharding.whole(ty, &mesh.sizes()).is_some() => {}
            (found, _) => {
                let expected = if mesh.is_some() { "axes of the mesh, each once" } else { "none without a mesh" };
                return Err(RuleError::new("func/sharding", format!("{expected}, for {ty}"), format!("{found:?}")));
            }
        }
    }
    Ok(())
}
