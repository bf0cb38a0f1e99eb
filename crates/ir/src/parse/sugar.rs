//! Pretty forms. Most ops share one grammar, `name item, item, … {attributes} : types`, where an item is a value, a
//! bare word or `key = attribute`; a table says which attribute each word or key stands for. The rest have their own
//! syntax here. All of it only fills the raw instruction.

use super::attr::{Attr, Attrs, Value};
use super::instr::{Raw, RawBlock};
use super::{Kind, Parser, Result, fault, ops};
use crate::types::TensorType;

/// The attribute that `key = …` of a pretty form stands for.
fn key_attr(op: &str, key: &str) -> Option<&'static str> {
    Some(match (op, key) {
        ("broadcast_in_dim", "dims") => "broadcast_dimensions",
        ("transpose", "dims") => "permutation",
        ("reverse", "dims") => "dimensions",
        ("iota", "dim") => "iota_dimension",
        ("concatenate", "dim") => "dimension",
        ("pad", "low") => "edge_padding_low",
        ("pad", "high") => "edge_padding_high",
        ("pad", "interior") => "interior_padding",
        ("dynamic_slice", "sizes") => "slice_sizes",
        ("dot_general" | "dot", "precision") => "precision_config",
        ("dot_general" | "dot", "algorithm") => "algorithm",
        ("reduce_precision", "format") => "format",
        _ => return None,
    })
}

impl<'t> Parser<'t> {
    /// An instruction in pretty form, without its results.
    pub(super) fn pretty(&mut self) -> Result<Raw<'t>> {
        let mut raw = self.named(self.token.text);
        match raw.name {
            "call" | "func.call" | "stablehlo.custom_call" | "mhlo.custom_call" => self.call(&mut raw),
            "stablehlo.composite" => self.composite(&mut raw),
            "stablehlo.constant" | "mhlo.constant" => self.constant(&mut raw),
            "stablehlo.slice" => self.slice(&mut raw),
            "stablehlo.convolution" | "mhlo.convolution" => self.convolution(&mut raw),
            "stablehlo.reduce" | "mhlo.reduce" => self.reduce(&mut raw),
            "stablehlo.while" | "mhlo.while" => self.while_(&mut raw),
            "sdy.manual_computation" => self.manual_computation(&mut raw),
            "sdy.sharding_constraint" | "sdy.reshard" => self.sharding_constraint(&mut raw),
            _ => self.plain(&mut raw),
        }?;
        Ok(raw)
    }

    /// The shared grammar.
    fn plain(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        let mut first = true;
        loop {
            match self.token.kind {
                Kind::Value => raw.operands.push(self.value_use()?),
                Kind::Ident if self.peek().is("=") => self.item(raw)?,
                Kind::Ident if raw.short_name() == "compare" => {
                    let name = if raw.operands.is_empty() { "comparison_direction" } else { "compare_type" };
                    let word = self.attr()?;
                    raw.attrs.push((name.into(), word));
                }
                _ if first => break,
                _ => return self.unexpected("an operand or an attribute"),
            }
            first = false;
            if !self.eat(",") {
                break;
            }
        }
        self.tail(raw)
    }

    /// `key = attribute`
    fn item(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        let key = self.next();
        self.next();
        let sides = match (raw.short_name(), key.text) {
            ("dot_general", "batching_dims") => Some(["lhs_batching_dimensions", "rhs_batching_dimensions"]),
            ("dot_general", "contracting_dims") => Some(["lhs_contracting_dimensions", "rhs_contracting_dimensions"]),
            _ => None,
        };
        if let Some([lhs, rhs]) = sides {
            let left = self.attr()?;
            self.expect("x")?;
            let right = self.attr()?;
            raw.attrs.extend([(lhs.into(), left), (rhs.into(), right)]);
            return Ok(());
        }
        let Some(name) = key_attr(raw.short_name(), key.text).filter(|name| raw.attr(name).is_none()) else {
            ops::known(raw.name, raw.at)?;
            let rule = format!("{}/attribute", raw.short_name());
            return fault(key.at, rule, "an attribute of the op", format!("`{}`", super::excerpt(key.text)));
        };
        if self.at("<") {
            return self.skip_group();
        }
        // a `:` behind a number starts the op's types
        let attr = if self.token.kind == Kind::Int { self.attr_int()? } else { self.attr()? };
        raw.attrs.push((name.into(), attr));
        Ok(())
    }

    /// `{attributes} : types`
    pub(super) fn tail(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        if self.at("{") {
            self.attr_dict(&mut raw.attrs)?;
        }
        if !self.eat(":") {
            if raw.is_terminator() && raw.operands.is_empty() {
                return Ok(());
            }
            ops::known(raw.name, raw.at)?;
            return self.unexpected("`:`");
        }
        if self.at("(") {
            (raw.operand_types, raw.result_types) = self.func_type()?;
            return Ok(());
        }
        let at = self.token.at;
        let mut types = vec![self.tensor()?];
        while self.eat(",") {
            types.push(self.tensor()?);
        }
        if self.eat("->") {
            raw.operand_types = types;
            raw.result_types = vec![self.tensor()?];
            return Ok(());
        }
        self.listed_types(raw, types, at)
    }

    /// What a list of types without `->` means for the op.
    fn listed_types(&mut self, raw: &mut Raw<'t>, types: Vec<TensorType>, at: usize) -> Result<()> {
        let n = raw.operands.len();
        match (raw.short_name(), types.as_slice()) {
            _ if raw.is_terminator() => raw.operand_types = types,
            ("optimization_barrier" | "while", _) => (raw.operand_types, raw.result_types) = (types.clone(), types),
            ("select", [pred, x]) => {
                raw.operand_types = vec![pred.clone(), x.clone(), x.clone()];
                raw.result_types = vec![x.clone()];
            }
            (_, [one]) => (raw.operand_types, raw.result_types) = (vec![one.clone(); n], types),
            (name, _) => {
                return fault(
                    at,
                    format!("{name}/types"),
                    "one type or a function type",
                    format!("{} types", types.len()),
                );
            }
        }
        Ok(())
    }

    /// `@callee(%a) {attributes} : (types) -> types`
    fn call(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        let name = if raw.short_name() == "custom_call" { "call_target_name" } else { "callee" };
        let callee = self.attr()?;
        raw.attrs.push((name.into(), callee));
        raw.operands = self.list("(", ")", Self::value_use)?;
        self.tail(raw)
    }

    /// `"name" %a, %b {decomposition = @f} : (types) -> types`
    fn composite(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        let name = self.attr()?;
        raw.attrs.push(("name".into(), name));
        self.plain(raw)
    }

    /// `{attributes} dense<…> : type`
    fn constant(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        if self.at("{") {
            self.attr_dict(&mut raw.attrs)?;
        }
        let value = self.attr()?;
        if let Value::Dense(literal) = &value.value {
            raw.result_types = vec![literal.ty().clone()];
        }
        raw.attrs.push(("value".into(), value));
        Ok(())
    }

    /// `%x [start:limit:stride, …] : (type) -> type`
    fn slice(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        raw.operands.push(self.value_use()?);
        let at = self.token.at;
        let ranges = self.list("[", "]", |p| {
            let start = p.attr_int()?;
            p.expect(":")?;
            let limit = p.attr_int()?;
            let stride = if p.eat(":") { p.attr_int()? } else { Attr { value: Value::Int(1), ..limit.clone() } };
            Ok([start, limit, stride])
        })?;
        let end = self.last_end;
        for (i, name) in ["start_indices", "limit_indices", "strides"].into_iter().enumerate() {
            let value = Value::Array(ranges.iter().map(|r| r[i].clone()).collect());
            raw.attrs.push((name.into(), Attr { at, end, value }));
        }
        self.tail(raw)
    }

    fn attr_int(&mut self) -> Result<Attr<'t>> {
        let at = self.token.at;
        let value = Value::Int(self.int()?);
        Ok(Attr { at, end: self.last_end, value })
    }

    /// `(%x, %k) dim_numbers = …, window = {…} {attributes} : types`
    fn convolution(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        raw.operands = self.list("(", ")", Self::value_use)?;
        self.expect("dim_numbers")?;
        self.expect("=")?;
        let at = self.token.at;
        let value = Value::ConvDims(Box::new(self.conv_dims()?));
        raw.attrs.push(("dimension_numbers".into(), Attr { at, end: self.last_end, value }));
        self.expect(",")?;
        self.expect("window")?;
        self.expect("=")?;
        let mut window: Attrs<'t> = Vec::new();
        self.attr_dict(&mut window)?;
        for (key, attr) in window {
            let name = match key.as_str() {
                "stride" => "window_strides",
                "pad" => "padding",
                "lhs_dilate" => "lhs_dilation",
                "rhs_dilate" => "rhs_dilation",
                "reverse" => "window_reversal",
                _ => {
                    let expected = "stride, pad, lhs_dilate, rhs_dilate or reverse";
                    return fault(attr.at, "convolution/window", expected, format!("`{}`", super::excerpt(&key)));
                }
            };
            raw.attrs.push((name.into(), attr));
        }
        self.tail(raw)
    }

    /// `(%x init: %c), (%y init: %d) applies op across dimensions = […] {attributes} : types`, or with
    /// `reducer(%a: t, %b: t) (…) {…}` behind the types instead of `applies op`.
    fn reduce(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        let mut inits = Vec::new();
        loop {
            self.expect("(")?;
            raw.operands.push(self.value_use()?);
            self.expect("init")?;
            self.expect(":")?;
            inits.push(self.value_use()?);
            self.expect(")")?;
            if !self.eat(",") {
                break;
            }
        }
        let n = inits.len();
        raw.operands.extend(inits);
        let applied = if self.eat("applies") {
            if self.token.kind != Kind::Ident {
                return self.unexpected("an op");
            }
            Some(self.named(self.token.text))
        } else {
            None
        };
        self.expect("across")?;
        self.expect("dimensions")?;
        self.expect("=")?;
        let dims = self.attr()?;
        raw.attrs.push(("dimensions".into(), dims));
        self.tail(raw)?;
        let region = match applied {
            Some(op) => {
                let Some(init) = raw.operand_types.last().filter(|_| n == 1 && raw.operand_types.len() == 2) else {
                    return fault(op.at, "reduce/applies", "one input", n);
                };
                apply(op, init.clone())
            }
            None => {
                self.skip_loc()?;
                self.expect("reducer")?;
                let (mut accs, mut values) = (Vec::new(), Vec::new());
                for _ in 0..n {
                    let at = self.token.at;
                    let pair = self.params()?;
                    let Ok([acc, value]) = <[_; 2]>::try_from(pair) else {
                        return fault(at, "reduce/reducer_params", "two parameters", "another number");
                    };
                    accs.push(acc);
                    values.push(value);
                }
                accs.extend(values);
                self.skip_loc()?;
                self.region(accs)?
            }
        };
        raw.regions.push(region);
        Ok(())
    }

    /// `(%i = %c, …) : types attributes {…} cond {…} do {…}`
    fn while_(&mut self, raw: &mut Raw<'t>) -> Result<()> {
        let params = self.list("(", ")", |p| {
            let def = p.value_def()?;
            p.expect("=")?;
            Ok((def, p.value_use()?))
        })?;
        raw.operands = params.iter().map(|(_, init)| *init).collect();
        if !params.is_empty() {
            self.tail(raw)?;
        }
        if raw.operand_types.len() != params.len() {
            let found = raw.operand_types.len();
            return fault(raw.at, "while/operand_types", format!("{} types", params.len()), found);
        }
        if self.eat("attributes") {
            self.attr_dict(&mut raw.attrs)?;
        }
        self.skip_loc()?;
        let params: Vec<_> = params.iter().zip(&raw.operand_types).map(|((def, _), ty)| (*def, ty.clone())).collect();
        self.expect("cond")?;
        let cond = self.region(params.clone())?;
        self.expect("do")?;
        let body = self.region(params)?;
        raw.regions.extend([cond, body]);
        Ok(())
    }
}

/// The region `(x, y) -> op(x, y)` on values of type `ty`.
fn apply<'t>(mut op: Raw<'t>, ty: TensorType) -> RawBlock<'t> {
    use super::instr::{Def, Use};
    let at = op.at;
    let def = |name| Def { name, count: 1, at };
    let reads = |name| Use { name, index: 0, at };
    // no value of a text can have these names
    op.operands = vec![reads("(lhs"), reads("(rhs")];
    op.operand_types = vec![ty.clone(), ty.clone()];
    op.results = vec![def("(result")];
    op.result_types = vec![ty.clone()];
    RawBlock {
        params: vec![(def("(lhs"), ty.clone()), (def("(rhs"), ty.clone())],
        instrs: vec![op],
        results: vec![reads("(result")],
        result_types: vec![ty],
        end: at,
    }
}
