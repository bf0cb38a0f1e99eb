//! Modules and functions.

use super::attr::{Attrs, Value};
use super::instr::{Raw, RawBlock};
use super::{Kind, Parser, Result, excerpt, fault};
use crate::func::ArgAttrs;
use crate::sharding::Mesh;
use crate::types::TensorType;

/// A function before lowering.
#[derive(Debug)]
pub(super) struct RawFunc<'t> {
    pub name: String,
    /// Byte offset of the definition.
    pub at: usize,
    pub public: bool,
    pub param_attrs: Vec<ArgAttrs>,
    pub result_types: Vec<TensorType>,
    pub result_attrs: Vec<ArgAttrs>,
    pub body: RawBlock<'t>,
}

/// A module before lowering; the functions of nested modules stand beside the others.
#[derive(Debug)]
pub(super) struct RawModule<'t> {
    pub name: String,
    pub num_replicas: usize,
    pub num_partitions: usize,
    pub meshes: Vec<Mesh>,
    pub funcs: Vec<RawFunc<'t>>,
}

impl Default for RawModule<'_> {
    fn default() -> Self {
        let (name, meshes, funcs) = Default::default();
        RawModule { name, num_replicas: 1, num_partitions: 1, meshes, funcs }
    }
}

impl<'t> Parser<'t> {
    /// The whole text: one module, or functions without one.
    pub(super) fn module(mut self) -> Result<RawModule<'t>> {
        let mut module = RawModule::default();
        let mut outermost = true;
        while self.token.kind != Kind::End {
            self.item_of(&mut module, &mut outermost)?;
        }
        if outermost && module.funcs.is_empty() {
            return self.unexpected("a module or a function");
        }
        Ok(module)
    }

    /// One thing that may stand in a module: a function, a module, an alias. `outermost` is true until the first module
    /// has named the whole.
    fn item_of(&mut self, module: &mut RawModule<'t>, outermost: &mut bool) -> Result<()> {
        let token = self.token;
        match (token.kind, token.text) {
            (Kind::Hash, name) => {
                self.next();
                self.alias_definition(name)
            }
            (Kind::Bang, name) => {
                self.next();
                self.expect("=")?;
                let ty = self.ty()?;
                self.types.insert(name, ty);
                Ok(())
            }
            (Kind::Ident, "module" | "builtin.module") => {
                self.next();
                let name = if self.token.kind == Kind::Symbol { Some(self.symbol()?) } else { None };
                let mut attrs = Vec::new();
                if self.eat("attributes") {
                    self.attr_dict(&mut attrs)?;
                }
                self.head(module, outermost, name, &attrs)?;
                self.nested(|p| p.items(module, outermost))?;
                self.skip_loc()
            }
            (Kind::Str, "\"builtin.module\"") => self.generic_module(module, outermost),
            (Kind::Ident, "sdy.mesh") => {
                let mesh = self.mesh()?;
                module.meshes.push(mesh);
                Ok(())
            }
            (Kind::Ident, "func.func" | "func") => {
                let func = self.func()?;
                module.funcs.push(func);
                Ok(())
            }
            (Kind::Str, "\"func.func\"") => {
                let func = self.generic_func()?;
                module.funcs.push(func);
                Ok(())
            }
            (Kind::Ident, name) if name.contains('.') => {
                fault(token.at, "module/item", "a function or a module", format!("`{}`", excerpt(name)))
            }
            _ => self.unexpected("a function or a module"),
        }
    }

    /// `{ functions }`
    fn items(&mut self, module: &mut RawModule<'t>, outermost: &mut bool) -> Result<()> {
        self.expect("{")?;
        if self.token.kind == Kind::Block {
            self.next();
            self.expect(":")?;
        }
        while !self.eat("}") {
            self.item_of(module, outermost)?;
        }
        Ok(())
    }

    /// Takes name and process counts from the outermost module.
    fn head(
        &mut self,
        module: &mut RawModule<'t>,
        outermost: &mut bool,
        name: Option<String>,
        attrs: &Attrs<'t>,
    ) -> Result<()> {
        if !std::mem::take(outermost) {
            return Ok(());
        }
        module.name = name.unwrap_or_default();
        for (name, attr) in attrs {
            let count = match name.as_str() {
                "mhlo.num_replicas" => &mut module.num_replicas,
                "mhlo.num_partitions" => &mut module.num_partitions,
                _ => continue,
            };
            match attr.value {
                Value::Int(n @ 1..=0xffff_ffff) => *count = n as usize,
                _ => {
                    let found = excerpt(&self.text[attr.at..attr.end]);
                    let rule = format!("module/{}", name.trim_start_matches("mhlo."));
                    return fault(attr.at, rule, "a positive integer", format!("`{found}`"));
                }
            }
        }
        Ok(())
    }

    /// `"builtin.module"() <{…}> ({ functions }) {…} : () -> ()`
    fn generic_module(&mut self, module: &mut RawModule<'t>, outermost: &mut bool) -> Result<()> {
        self.next();
        self.expect("(")?;
        self.expect(")")?;
        let mut attrs = Vec::new();
        if self.eat("<") {
            self.attr_dict(&mut attrs)?;
            self.expect(">")?;
        }
        self.expect("(")?;
        let mut inner = RawModule::default();
        self.nested(|p| p.items(&mut inner, &mut false))?;
        self.expect(")")?;
        if self.at("{") {
            self.attr_dict(&mut attrs)?;
        }
        self.expect(":")?;
        self.func_type()?;
        self.skip_loc()?;
        let name = attrs.iter().find(|(name, _)| name == "sym_name").and_then(|(_, attr)| match &attr.value {
            Value::Str(name) => Some(name.clone()),
            _ => None,
        });
        self.head(module, outermost, name, &attrs)?;
        module.funcs.append(&mut inner.funcs);
        module.meshes.append(&mut inner.meshes);
        Ok(())
    }

    /// `func.func public @name(params) -> results attributes {…} {…}`
    fn func(&mut self) -> Result<RawFunc<'t>> {
        let at = self.next().at;
        let private = self.eat("private") || self.eat("nested");
        let public = self.eat("public") || !private;
        let name = self.symbol()?;
        let mut param_attrs = Vec::new();
        if self.at("(") && !self.peek().is(")") && self.peek().kind != Kind::Value {
            return fault(self.token.at, "func/body", "named parameters", "a declaration");
        }
        let params = self.list("(", ")", |p| {
            let def = p.value_def()?;
            p.expect(":")?;
            let ty = p.tensor()?;
            param_attrs.push(p.arg_attrs()?);
            p.skip_loc()?;
            Ok((def, ty))
        })?;
        let (mut result_types, mut result_attrs) = (Vec::new(), Vec::new());
        if self.eat("->") {
            if self.at("(") {
                result_types = self.list("(", ")", |p| {
                    let ty = p.tensor()?;
                    result_attrs.push(p.arg_attrs()?);
                    Ok(ty)
                })?;
            } else {
                result_types.push(self.tensor()?);
                result_attrs.push(ArgAttrs::default());
            }
        }
        if self.eat("attributes") {
            self.attr_dict(&mut Vec::new())?;
        }
        if !self.at("{") {
            return self.unexpected("the body of the function");
        }
        let body = self.region(params)?;
        self.skip_loc()?;
        Ok(RawFunc { name, at, public, param_attrs, result_types, result_attrs, body })
    }

    /// `"func.func"() <{sym_name = "main", …}> ({…}) : () -> ()`
    fn generic_func(&mut self) -> Result<RawFunc<'t>> {
        let Raw { at, attrs, mut regions, .. } = {
            let mut raw = self.named("func.func");
            self.expect("(")?;
            self.expect(")")?;
            if self.eat("<") {
                self.attr_dict(&mut raw.attrs)?;
                self.expect(">")?;
            }
            raw.regions = self.list("(", ")", |p| p.region(Vec::new()))?;
            if self.at("{") {
                self.attr_dict(&mut raw.attrs)?;
            }
            self.expect(":")?;
            self.func_type()?;
            self.skip_loc()?;
            raw
        };
        let text = |key: &str| match attrs.iter().find(|(name, _)| name == key).map(|(_, attr)| &attr.value) {
            Some(Value::Str(text)) => Some(text.clone()),
            _ => None,
        };
        let Some(name) = text("sym_name") else {
            return fault(at, "func/sym_name", "the attribute sym_name, a string", "none");
        };
        let public = text("sym_visibility").is_none_or(|v| v == "public");
        let (Some(body), true) = (regions.pop(), regions.is_empty()) else {
            return fault(at, "func/body", "one region", "another number");
        };
        let param_attrs = self.arg_attr_list(&attrs, "arg_attrs", body.params.len())?;
        let result_attrs = self.arg_attr_list(&attrs, "res_attrs", body.results.len())?;
        Ok(RawFunc { name, at, public, param_attrs, result_types: body.result_types.clone(), result_attrs, body })
    }

    fn arg_attr_list(&self, attrs: &Attrs<'t>, key: &str, n: usize) -> Result<Vec<ArgAttrs>> {
        let Some((_, attr)) = attrs.iter().find(|(name, _)| name == key) else {
            return Ok(vec![ArgAttrs::default(); n]);
        };
        match &attr.value {
            Value::Array(items) if items.len() == n => items
                .iter()
                .map(|item| match &item.value {
                    Value::Dict(attrs) => self.typed_arg_attrs(attrs),
                    _ => fault(item.at, format!("func/{key}"), "a dictionary", "another attribute"),
                })
                .collect(),
            _ => fault(attr.at, format!("func/{key}"), format!("{n} dictionaries"), "another attribute"),
        }
    }

    /// `{tf.aliasing_output = 0 : i32, …}` if it stands here.
    fn arg_attrs(&mut self) -> Result<ArgAttrs> {
        let mut attrs = Vec::new();
        if self.at("{") {
            self.attr_dict(&mut attrs)?;
        }
        self.typed_arg_attrs(&attrs)
    }

    fn typed_arg_attrs(&self, attrs: &Attrs<'t>) -> Result<ArgAttrs> {
        let mut typed = ArgAttrs::default();
        for (name, attr) in attrs {
            let text = || format!("`{}`", excerpt(&self.text[attr.at..attr.end]));
            match (name.as_str(), &attr.value) {
                ("tf.aliasing_output", Value::Int(n @ 0..=0xffff_ffff)) => typed.aliasing_output = Some(*n as usize),
                ("tf.aliasing_output", _) => return fault(attr.at, "func/aliasing_output", "a result number", text()),
                ("jax.buffer_donor", Value::Bool(donor)) => typed.buffer_donor = *donor,
                ("jax.buffer_donor", _) => return fault(attr.at, "func/buffer_donor", "true or false", text()),
                // how the compiler is to cut a whole value is not part of what it is
                ("sdy.sharding", _) => {}
                (name, _) if !name.contains('.') => {
                    return fault(attr.at, "func/attributes", "names with a dialect", format!("`{}`", excerpt(name)));
                }
                (_, Value::Unit) => typed.other.push((name.clone(), String::new())),
                _ => typed.other.push((name.clone(), self.raw_text(attr.at, attr.end)?)),
            }
        }
        Ok(typed)
    }
}
