//! The part of the `sdy` dialect that JAX prints: meshes, shardings, manual computations.

use super::attr::{Attr, RawSharding, Value};
use super::instr::Raw;
use super::{Kind, Parser, Result, excerpt, fault, lex::unquote};
use crate::sharding::Mesh;

/// A mesh has at most this many devices.
const MAX_DEVICES: usize = 1 << 20;

impl<'t> Parser<'t> {
    /// `sdy.mesh @name = <["a"=2, "b"=2]> {…}`
    pub(super) fn mesh(&mut self) -> Result<Mesh> {
        let at = self.next().at;
        let name = self.symbol()?;
        self.expect("=")?;
        self.expect("<")?;
        let axes = self.list("[", "]", |p| {
            let axis = unquote(p.token_of(Kind::Str, "the name of an axis")?.text);
            p.expect("=")?;
            let at = p.token.at;
            match usize::try_from(p.int()?) {
                Ok(size @ 1..=MAX_DEVICES) => Ok((axis, size)),
                _ => fault(at, "mesh/axes", format!("a size from 1 to {MAX_DEVICES}"), "another"),
            }
        })?;
        if self.at(",") {
            return fault(self.token.at, "mesh/device_ids", "devices in their own order", "a list of devices");
        }
        self.expect(">")?;
        if self.at("{") {
            self.attr_dict(&mut Vec::new())?;
        }
        self.skip_loc()?;
        let devices = axes.iter().try_fold(1usize, |n, (_, size)| n.checked_mul(*size));
        if devices.is_none_or(|n| n > MAX_DEVICES) {
            return fault(at, "mesh/axes", format!("at most {MAX_DEVICES} devices"), "more");
        }
        let twice = |(i, (name, _)): (usize, &(String, usize))| axes[..i].iter().any(|(other, _)| other == name);
        if axes.iter().enumerate().any(twice) {
            return fault(at, "mesh/axes", "distinct names", "one of them again");
        }
        Ok(Mesh { name, axes })
    }

    /// `(%a, %b) in_shardings=[…] out_shardings=[…] manual_axes={…} (%c: type, %d: type) {…} : (types) -> types`
    pub(super) fn manual_computation(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        raw.operands = self.list("(", ")", Self::value_use)?;
        for name in ["in_shardings", "out_shardings"] {
            self.expect(name)?;
            self.expect("=")?;
            let at = self.token.at;
            let value = Value::Shardings(self.list("[", "]", Self::sharding)?);
            raw.attrs.push((name.into(), Attr { at, end: self.last_end, value }));
        }
        self.expect("manual_axes")?;
        self.expect("=")?;
        let at = self.token.at;
        let axes = self.list("{", "}", |p| {
            let token = p.token_of(Kind::Str, "the name of an axis")?;
            Ok(Attr { at: token.at, end: p.last_end, value: Value::Str(unquote(token.text)) })
        })?;
        raw.attrs.push(("manual_axes".into(), Attr { at, end: self.last_end, value: Value::Array(axes) }));
        let params = self.params()?;
        let body = self.region(params)?;
        raw.regions.push(body);
        self.tail(raw)
    }

    /// `%x <@mesh, […]> : type`
    pub(super) fn sharding_constraint(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        raw.operands.push(self.value_use()?);
        self.sharding()?;
        self.tail(raw)
    }

    /// `<@mesh, [{"a", ?}, {}], replicated={"b"}>`
    fn sharding(&mut self) -> Result<RawSharding> {
        let at = self.token.at;
        self.expect("<")?;
        if self.token.kind != Kind::Symbol {
            return self.unexpected("the name of a mesh");
        }
        let mesh = self.symbol()?;
        self.expect(",")?;
        let dims = self.list("[", "]", |p| {
            let axes = p.list("{", "}", |p| if p.eat("?") { Ok(None) } else { p.axis().map(Some) })?;
            // a priority such as `p1` is for the compiler's own choices
            if p.token.kind == Kind::Ident {
                p.next();
            }
            Ok(axes.into_iter().flatten().collect())
        })?;
        if self.eat(",") {
            self.expect("replicated")?;
            self.expect("=")?;
            self.list("{", "}", Self::axis)?;
        }
        self.expect(">")?;
        Ok(RawSharding { at, mesh, dims })
    }

    fn axis(&mut self) -> Result<String> {
        let token = self.token_of(Kind::Str, "the name of an axis")?;
        if self.at(":") {
            return fault(token.at, "sharding/axes", "a whole axis", format!("a part of `{}`", excerpt(token.text)));
        }
        Ok(unquote(token.text))
    }
}
