//! Typed access to the attributes of a raw instruction; what is missing or of the wrong kind breaks the rule
//! `op/attribute`.

use super::attr::{Attr, Attrs, Value};
use super::instr::Raw;
use super::{Result, excerpt, fault};
use crate::literal::Literal;
use crate::types::{ElemKind, TensorType};

/// An instruction with one of its attribute dictionaries.
#[derive(Clone, Copy)]
pub(super) struct Cx<'a, 't> {
    pub raw: &'a Raw<'t>,
    pub text: &'a str,
    pub attrs: &'a Attrs<'t>,
}

impl<'a, 't> Cx<'a, 't> {
    pub fn get(self, name: &str) -> Option<&'a Attr<'t>> {
        self.attrs.iter().find(|(n, _)| n == name).map(|(_, attr)| attr)
    }

    pub fn need(self, name: &str) -> Result<&'a Attr<'t>> {
        match self.get(name) {
            Some(attr) => Ok(attr),
            None => self.error(self.raw.at, name, format!("the attribute {name}"), "none"),
        }
    }

    pub fn error<T>(self, at: usize, rule: &str, expected: impl ToString, found: impl ToString) -> Result<T> {
        fault(at, format!("{}/{rule}", self.raw.short_name()), expected, found)
    }

    pub fn wrong<T>(self, attr: &Attr, name: &str, expected: &str) -> Result<T> {
        self.error(attr.at, name, expected, format!("`{}`", excerpt(&self.text[attr.at..attr.end])))
    }

    pub fn result(self) -> Result<&'a TensorType> {
        match self.raw.result_types.as_slice() {
            [ty] => Ok(ty),
            types => self.error(self.raw.at, "results", "one result", types.len()),
        }
    }

    /// The dictionary in attribute `name`, if it is there.
    pub fn dict(self, name: &str) -> Result<Option<Self>> {
        let Some(attr) = self.get(name) else { return Ok(None) };
        match &attr.value {
            Value::Dict(attrs) => Ok(Some(Cx { attrs, ..self })),
            _ => self.wrong(attr, name, "named fields"),
        }
    }

    /// The elements of a list attribute; booleans count as 0 and 1.
    pub fn list_of(self, attr: &Attr, name: &str) -> Result<Vec<i64>> {
        let expected = "a list of integers";
        match &attr.value {
            Value::Array(items) => {
                let int = |item: &Attr| match item.value {
                    Value::Bool(b) => Ok(b.into()),
                    Value::Int(i) => i64::try_from(i).or_else(|_| self.wrong(item, name, "an integer")),
                    _ => self.wrong(item, name, "an integer"),
                };
                items.iter().map(int).collect()
            }
            Value::Dense(literal) => match small_ints(literal) {
                Some(ints) => Ok(ints),
                None => self.wrong(attr, name, expected),
            },
            _ => self.wrong(attr, name, expected),
        }
    }

    pub fn ints(self, name: &str) -> Result<Vec<i64>> {
        self.list_of(self.need(name)?, name)
    }

    pub fn sizes(self, name: &str) -> Result<Vec<usize>> {
        let attr = self.need(name)?;
        let ints = self.list_of(attr, name)?;
        match ints.iter().map(|&i| usize::try_from(i).ok()).collect() {
            Some(sizes) => Ok(sizes),
            None => self.wrong(attr, name, "integers of at least 0"),
        }
    }

    /// A list that may be left out.
    pub fn sizes_or(self, name: &str, len: usize, value: usize) -> Result<Vec<usize>> {
        if self.get(name).is_some() { self.sizes(name) } else { Ok(vec![value; len]) }
    }

    pub fn int_or(self, name: &str, default: i64) -> Result<i64> {
        match self.get(name) {
            None => Ok(default),
            Some(attr) => match attr.value {
                Value::Int(i) => i64::try_from(i).or_else(|_| self.wrong(attr, name, "an integer")),
                _ => self.wrong(attr, name, "an integer"),
            },
        }
    }

    pub fn index_or(self, name: &str, default: usize) -> Result<usize> {
        let Some(attr) = self.get(name) else { return Ok(default) };
        match attr.value {
            Value::Int(i) => usize::try_from(i).or_else(|_| self.wrong(attr, name, "an integer of at least 0")),
            _ => self.wrong(attr, name, "an integer of at least 0"),
        }
    }

    pub fn index(self, name: &str) -> Result<usize> {
        self.need(name)?;
        self.index_or(name, 0)
    }

    pub fn flag(self, name: &str) -> Result<bool> {
        let Some(attr) = self.get(name) else { return Ok(false) };
        match attr.value {
            Value::Bool(b) => Ok(b),
            Value::Unit => Ok(true),
            _ => self.wrong(attr, name, "true or false"),
        }
    }

    pub fn word(self, name: &str) -> Result<Option<(&'t str, &'a Attr<'t>)>> {
        let Some(attr) = self.get(name) else { return Ok(None) };
        match attr.value {
            Value::Word(word) => Ok(Some((word, attr))),
            _ => self.wrong(attr, name, "a word"),
        }
    }

    pub fn literal(self, name: &str) -> Result<&'a Literal> {
        let attr = self.need(name)?;
        match &attr.value {
            Value::Dense(literal) => Ok(literal),
            _ => self.wrong(attr, name, "`dense<…>`"),
        }
    }

    /// `n` pairs: nested lists, or `dense<…> : tensor<nx2xi64>`.
    pub fn pairs_or_zero(self, name: &str, n: usize) -> Result<Vec<(i64, i64)>> {
        let Some(attr) = self.get(name) else { return Ok(vec![(0, 0); n]) };
        let flat = match &attr.value {
            Value::Array(rows) => {
                let mut flat = Vec::new();
                for row in rows {
                    match self.list_of(row, name)?.as_slice() {
                        [low, high] => flat.extend([*low, *high]),
                        _ => return self.wrong(row, name, "a pair"),
                    }
                }
                flat
            }
            Value::Dense(literal) if matches!(literal.ty().dims.as_slice(), [_, 2]) => self.list_of(attr, name)?,
            _ => return self.wrong(attr, name, "a list of pairs"),
        };
        Ok(flat.chunks_exact(2).map(|c| (c[0], c[1])).collect())
    }
}

/// The elements of an integer literal, unless there are very many.
fn small_ints(literal: &Literal) -> Option<Vec<i64>> {
    let count = literal.ty().numel();
    let fits = count <= 1 << 20 && literal.ty().elem.kind() != ElemKind::Float;
    fits.then(|| (0..count).map(|i| literal.i64(i)).collect())
}
