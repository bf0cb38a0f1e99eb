//! Raw instructions, blocks and regions: names are still text, ops are still names with attributes.

use super::attr::{Attr, Attrs};
use super::{Kind, Parser, Result, fault, lex::unquote};
use crate::func::Loc;
use crate::types::TensorType;

/// A value read by name: `%name#index`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use<'t> {
    pub name: &'t str,
    pub index: usize,
    pub at: usize,
}

/// Names defined together: `%name:count`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Def<'t> {
    pub name: &'t str,
    pub count: usize,
    pub at: usize,
}

/// One instruction, the same from the pretty and the generic form.
#[derive(Debug)]
pub(super) struct Raw<'t> {
    /// Byte offset and position of the op's name.
    pub at: usize,
    pub loc: Loc,
    pub name: &'t str,
    pub results: Vec<Def<'t>>,
    pub operands: Vec<Use<'t>>,
    pub attrs: Attrs<'t>,
    pub regions: Vec<RawBlock<'t>>,
    pub operand_types: Vec<TensorType>,
    pub result_types: Vec<TensorType>,
}

impl<'t> Raw<'t> {
    pub fn attr(&self, name: &str) -> Option<&Attr<'t>> {
        self.attrs.iter().find(|(n, _)| n == name).map(|(_, attr)| attr)
    }

    /// The name without its dialect.
    pub fn short_name(&self) -> &'t str {
        self.name.split_once('.').map_or(self.name, |(_, name)| name)
    }

    /// True for the instruction that ends a block.
    pub fn is_terminator(&self) -> bool {
        matches!(self.name, "return" | "func.return" | "stablehlo.return" | "mhlo.return" | "sdy.return")
    }
}

/// A block; its last instruction hands values back.
#[derive(Debug, Default)]
pub(super) struct RawBlock<'t> {
    pub params: Vec<(Def<'t>, TensorType)>,
    pub instrs: Vec<Raw<'t>>,
    pub results: Vec<Use<'t>>,
    pub result_types: Vec<TensorType>,
    /// Byte offset of the instruction that ends it.
    pub end: usize,
}

impl<'t> Parser<'t> {
    /// `%name#index`
    pub(super) fn value_use(&mut self) -> Result<Use<'t>> {
        let token = self.token_of(Kind::Value, "a value")?;
        // `%0#1` lexes as a value and `#1`
        let index = if self.token.kind == Kind::Hash && self.token.at == self.last_end {
            let index = self.next();
            match index.text.parse() {
                Ok(index) => index,
                Err(_) => return fault(index.at, "ssa/index", "a result number", format!("`#{}`", index.text)),
            }
        } else {
            0
        };
        Ok(Use { name: token.text, index, at: token.at })
    }

    /// `%name` as a definition.
    pub(super) fn value_def(&mut self) -> Result<Def<'t>> {
        let token = self.token_of(Kind::Value, "a value name")?;
        Ok(Def { name: token.text, count: 1, at: token.at })
    }

    /// `%name: type loc(…)`
    fn param(&mut self) -> Result<(Def<'t>, TensorType)> {
        let def = self.value_def()?;
        self.expect(":")?;
        let ty = self.tensor()?;
        self.skip_loc()?;
        Ok((def, ty))
    }

    /// `(%a: type, %b: type)`
    pub(super) fn params(&mut self) -> Result<Vec<(Def<'t>, TensorType)>> {
        self.list("(", ")", Self::param)
    }

    /// `{ instructions }` of one block, which may name its own parameters.
    pub(super) fn region(&mut self, params: Vec<(Def<'t>, TensorType)>) -> Result<RawBlock<'t>> {
        self.nested(|p| {
            p.expect("{")?;
            let block = p.block(params)?;
            p.expect("}")?;
            Ok(block)
        })
    }

    fn block(&mut self, params: Vec<(Def<'t>, TensorType)>) -> Result<RawBlock<'t>> {
        let mut block = RawBlock { params, ..RawBlock::default() };
        if self.token.kind == Kind::Block {
            self.next();
            if self.at("(") {
                block.params.extend(self.params()?);
            }
            self.expect(":")?;
        }
        loop {
            block.end = self.token.at;
            if self.at("}") {
                return self.unexpected("an instruction that returns");
            }
            if self.token.kind == Kind::Block {
                return fault(self.token.at, "region/blocks", "one block", "another");
            }
            let instr = self.instr()?;
            if instr.is_terminator() {
                block.end = instr.at;
                if !instr.results.is_empty() {
                    return fault(instr.at, "return/results", "no results", instr.results.len());
                }
                (block.results, block.result_types) = (instr.operands, instr.operand_types);
                return Ok(block);
            }
            block.instrs.push(instr);
        }
    }

    /// One instruction with its results.
    fn instr(&mut self) -> Result<Raw<'t>> {
        let mut results = Vec::new();
        while self.token.kind == Kind::Value {
            let mut def = self.value_def()?;
            if self.eat(":") {
                let at = self.token.at;
                let count = self.int()?;
                let Some(count) = usize::try_from(count).ok().filter(|c| (1..=1 << 16).contains(c)) else {
                    return fault(at, "ssa/count", "a number of results, at least 1", count);
                };
                def.count = count;
            }
            results.push(def);
            if !self.eat(",") {
                self.expect("=")?;
                break;
            }
        }
        let mut raw = match self.token.kind {
            Kind::Str => self.generic()?,
            Kind::Ident => self.pretty()?,
            _ => return self.unexpected("an op"),
        };
        self.skip_loc()?;
        raw.results = results;
        Ok(raw)
    }

    /// An instruction without content, named by the current token.
    pub(super) fn named(&mut self, name: &'t str) -> Raw<'t> {
        let at = self.next().at;
        let loc = self.cursor.locate(at);
        let (results, operands, attrs, regions, operand_types, result_types) = Default::default();
        Raw { at, loc, name, results, operands, attrs, regions, operand_types, result_types }
    }

    /// `"name"(%a, %b) <{…}> ({…}, {…}) {…} : (types) -> types`
    fn generic(&mut self) -> Result<Raw<'t>> {
        let mut raw = self.named(self.token.text.trim_matches('"'));
        raw.operands = self.list("(", ")", Self::value_use)?;
        if self.at("[") {
            return fault(self.token.at, "region/blocks", "no successor blocks", "`[`");
        }
        if self.eat("<") {
            self.attr_dict(&mut raw.attrs)?;
            self.expect(">")?;
        }
        if self.at("(") {
            raw.regions = self.list("(", ")", |p| p.region(Vec::new()))?;
        }
        if self.at("{") {
            self.attr_dict(&mut raw.attrs)?;
        }
        self.expect(":")?;
        (raw.operand_types, raw.result_types) = self.func_type()?;
        Ok(raw)
    }

    /// The name of a symbol token.
    pub(super) fn symbol(&mut self) -> Result<String> {
        Ok(unquote(self.token_of(Kind::Symbol, "a name with `@`")?.text))
    }
}
