//! Module to text: one canonical form, which XLA's parser accepts. Ops with regions print in MLIR's generic form, a
//! reduction by a single commutative op in its short form, all others in their pretty form.

mod literal;
mod manual;
mod op;

use crate::func::{ArgAttrs, Block, Func, Instr, Module, ValueId};
use crate::op::Op;
use crate::types::TensorType;
use std::fmt::{self, Display, Write};

/// The module as canonical text. [`crate::parse`] reads it back as an equal module.
pub fn print(module: &Module) -> String {
    let mut out = String::with_capacity(64 * module.funcs.iter().map(Func::n_instrs).sum::<usize>());
    // writing to a string does not fail
    let _ = write_module(&mut out, module);
    out
}

impl Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print(self))
    }
}

impl Func {
    /// The name of a value in printed text: `%arg0` for parameters, else `%0`, `%1`, … in the order of definition.
    pub fn value_name(&self, value: ValueId) -> impl Display + use<> {
        Name { index: value.index(), n_params: self.body.params.len() }
    }
}

#[derive(Clone, Copy)]
struct Name {
    index: usize,
    n_params: usize,
}

impl Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index.checked_sub(self.n_params) {
            Some(index) => write!(f, "%{index}"),
            None => write!(f, "%arg{}", self.index),
        }
    }
}

fn write_module(out: &mut String, module: &Module) -> fmt::Result {
    out.write_str("module")?;
    if !module.name.is_empty() {
        write!(out, " @{}", Word(&module.name))?;
    }
    let (partitions, replicas) = (module.num_partitions, module.num_replicas);
    writeln!(out, " attributes {{mhlo.num_partitions = {partitions} : i32, mhlo.num_replicas = {replicas} : i32}} {{")?;
    if let Some(mesh) = &module.mesh {
        manual::write_mesh(out, mesh)?;
    }
    for func in &module.funcs {
        match &module.mesh {
            None => write_func(out, func)?,
            Some(mesh) => manual::write_func(out, func, mesh)?,
        }
    }
    out.write_str("}\n")
}

fn write_func(out: &mut String, func: &Func) -> fmt::Result {
    let types = |values: &[ValueId]| values.iter().map(|&v| func.ty(v).clone()).collect::<Vec<_>>();
    write_head(out, func, "%arg", &types(&func.body.params), &types(&func.body.results))?;
    let mut printer = Printer { out, func, indent: 4 };
    printer.instrs(&func.body, "return")?;
    out.write_str("  }\n")
}

/// `func.func public @name(parameters) -> results {`, the parameters named `name0`, `name1`, …
fn write_head(out: &mut String, func: &Func, name: &str, params: &[TensorType], results: &[TensorType]) -> fmt::Result {
    write!(out, "  func.func public @{}(", Word(&func.name))?;
    for (i, (ty, attrs)) in params.iter().zip(&func.param_attrs).enumerate() {
        write!(out, "{}{name}{i}: {ty}", comma(i))?;
        write_arg_attrs(out, attrs)?;
    }
    out.write_str(")")?;
    let plain = ArgAttrs::default();
    let plain = |attrs: &ArgAttrs| *attrs == ArgAttrs { sharding: attrs.sharding.clone(), ..plain.clone() };
    if let ([ty], [attrs]) = (results, func.result_attrs.as_slice())
        && plain(attrs)
    {
        write!(out, " -> {ty}")?;
    } else if !results.is_empty() {
        out.write_str(" -> (")?;
        for (i, (ty, attrs)) in results.iter().zip(&func.result_attrs).enumerate() {
            write!(out, "{}{ty}", comma(i))?;
            write_arg_attrs(out, attrs)?;
        }
        out.write_str(")")?;
    }
    out.write_str(" {\n")
}

fn write_arg_attrs(out: &mut String, attrs: &ArgAttrs) -> fmt::Result {
    let mut open = " {";
    if let Some(slot) = attrs.aliasing_output {
        write!(out, "{open}tf.aliasing_output = {slot} : i32")?;
        open = ", ";
    }
    if attrs.buffer_donor {
        write!(out, "{open}jax.buffer_donor = true")?;
        open = ", ";
    }
    for (name, text) in &attrs.other {
        write!(out, "{open}{}", Word(name))?;
        if !text.is_empty() {
            write!(out, " = {text}")?;
        }
        open = ", ";
    }
    if open == ", " { out.write_str("}") } else { Ok(()) }
}

fn comma(i: usize) -> &'static str {
    if i == 0 { "" } else { ", " }
}

/// The name of a symbol or an attribute, quoted where it has to be.
struct Word<'a>(&'a str);

impl Display for Word<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if is_identifier(self.0) { f.write_str(self.0) } else { quoted(f, self.0) }
    }
}

fn is_identifier(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || "_$.".contains(c))
}

fn quoted(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_char('"')?;
    for c in text.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c if c.is_control() => {
                let mut bytes = [0; 4];
                for byte in c.encode_utf8(&mut bytes).bytes() {
                    write!(f, "\\{byte:02X}")?;
                }
            }
            c => f.write_char(c)?,
        }
    }
    f.write_char('"')
}

/// Items separated by commas.
struct List<'a, T>(&'a [T]);

impl<T: Display> Display for List<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(i, item)| write!(f, "{}{item}", comma(i)))
    }
}

struct Printer<'a> {
    out: &'a mut String,
    func: &'a Func,
    indent: usize,
}

impl Printer<'_> {
    fn line(&mut self) -> fmt::Result {
        write!(self.out, "{:1$}", "", self.indent)
    }

    fn values(&mut self, values: &[ValueId]) -> fmt::Result {
        values.iter().enumerate().try_for_each(|(i, &v)| write!(self.out, "{}{}", comma(i), self.func.value_name(v)))
    }

    fn types(&mut self, values: &[ValueId]) -> fmt::Result {
        values.iter().enumerate().try_for_each(|(i, &v)| write!(self.out, "{}{}", comma(i), self.func.ty(v)))
    }

    /// The instructions of a block and the one that returns.
    fn instrs(&mut self, block: &Block, terminator: &str) -> fmt::Result {
        for instr in &block.instrs {
            self.line()?;
            if !instr.results.is_empty() {
                self.values(&instr.results)?;
                self.out.write_str(" = ")?;
            }
            self.instr(instr)?;
            self.out.write_char('\n')?;
        }
        self.line()?;
        self.out.write_str(terminator)?;
        if !block.results.is_empty() {
            self.out.write_char(' ')?;
            self.values(&block.results)?;
            self.out.write_str(" : ")?;
            self.types(&block.results)?;
        }
        self.out.write_char('\n')
    }

    /// ` : (operands) -> results`
    fn func_type(&mut self, instr: &Instr) -> fmt::Result {
        self.out.write_str(" : (")?;
        self.types(&instr.operands)?;
        self.out.write_str(") -> ")?;
        match instr.results.as_slice() {
            [one] => write!(self.out, "{}", self.func.ty(*one)),
            all => {
                self.out.write_char('(')?;
                self.types(all)?;
                self.out.write_char(')')
            }
        }
    }

    /// ` : type` of the first result.
    fn result_type(&mut self, instr: &Instr) -> fmt::Result {
        write!(self.out, " : {}", self.func.ty(instr.results[0]))
    }

    /// `"name"(operands) <{attributes}> ({regions}) : (types) -> types`
    fn generic(&mut self, instr: &Instr, attrs: fmt::Arguments) -> fmt::Result {
        write!(self.out, "\"{}\"(", instr.op.info().name)?;
        self.values(&instr.operands)?;
        self.out.write_char(')')?;
        let before = self.out.len();
        self.out.write_str(" <{")?;
        let empty = self.out.len();
        self.out.write_fmt(attrs)?;
        if self.out.len() == empty {
            self.out.truncate(before);
        } else {
            self.out.write_str("}>")?;
        }
        if !instr.regions.is_empty() {
            self.out.write_str(" (")?;
            for (i, region) in instr.regions.iter().enumerate() {
                self.out.write_str(comma(i))?;
                self.region(region)?;
            }
            self.out.write_char(')')?;
        }
        self.func_type(instr)
    }

    fn region(&mut self, block: &Block) -> fmt::Result {
        self.out.write_str("{\n")?;
        if !block.params.is_empty() {
            self.line()?;
            self.out.write_str("^bb0(")?;
            for (i, &v) in block.params.iter().enumerate() {
                write!(self.out, "{}{}: {}", comma(i), self.func.value_name(v), self.func.ty(v))?;
            }
            self.out.write_str("):\n")?;
        }
        self.indent += 2;
        self.instrs(block, "stablehlo.return")?;
        self.indent -= 2;
        self.line()?;
        self.out.write_char('}')
    }
}

/// The op of a region that is one commutative op on its two parameters, in order.
fn applied(instr: &Instr) -> Option<&'static str> {
    let [region] = instr.regions.as_slice() else { return None };
    let [inner] = region.instrs.as_slice() else { return None };
    let short = inner.op.info().commutative
        && matches!(inner.op, Op::Binary(_))
        && inner.operands.len() == 2
        && inner.operands == region.params
        && inner.results == region.results;
    short.then(|| inner.op.info().name)
}

/// The type of a matrix of integers in an attribute.
fn matrix(rows: usize, columns: usize) -> TensorType {
    TensorType::new([rows, columns], crate::types::ElemType::I64)
}
