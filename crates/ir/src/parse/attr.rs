//! Attributes: `[0, 1]`, `array<i64: 0>`, `dense<…> : tensor<…>`, `#stablehlo.gather<…>`, `#alias`, ….

use super::{Kind, Parser, Result, excerpt, fault, lex::lex, lex::unquote};
use crate::literal::Literal;
use crate::op::ConvDims;

/// Aliases may expand to texts of this many bytes.
const MAX_ALIAS: usize = 1 << 16;

/// An attribute and the bytes of the text it was read from.
#[derive(Clone, Debug)]
pub(super) struct Attr<'t> {
    pub at: usize,
    pub end: usize,
    pub value: Value<'t>,
}

/// The value of an attribute.
#[derive(Clone, Debug)]
pub(super) enum Value<'t> {
    Unit,
    Bool(bool),
    Int(i128),
    Str(String),
    Symbol(String),
    /// A bare word: `DEFAULT`, `e5m10`; also the `EQ` of `#stablehlo<comparison_direction EQ>`.
    Word(&'t str),
    Array(Vec<Attr<'t>>),
    Dense(Literal),
    /// `{…}`, and the fields of `#stablehlo.gather<…>`.
    Dict(Attrs<'t>),
    ConvDims(Box<ConvDims>),
    Shardings(Vec<RawSharding>),
    /// Anything else.
    Other,
}

/// `<@mesh, [{"a", "b"}, {}]>`: per dimension the names of the axes.
#[derive(Clone, Debug)]
pub(super) struct RawSharding {
    pub at: usize,
    pub mesh: String,
    pub dims: Vec<Vec<String>>,
}

/// Named attributes, in order.
pub(super) type Attrs<'t> = Vec<(String, Attr<'t>)>;

/// What `#name` stands for.
pub(super) struct Alias<'t> {
    attr: Attr<'t>,
    text: String,
}

impl<'t> Parser<'t> {
    /// `#name = attribute`; the name has been read.
    pub(super) fn alias_definition(&mut self, name: &'t str) -> Result<()> {
        self.expect("=")?;
        if self.at("loc") {
            return self.skip_loc();
        }
        let attr = self.attr()?;
        let text = self.raw_text(attr.at, attr.end)?;
        self.aliases.insert(name, Alias { attr, text });
        Ok(())
    }

    /// The text of an attribute with its aliases replaced.
    pub(super) fn raw_text(&self, at: usize, end: usize) -> Result<String> {
        let source = &self.text[at..end];
        if !source.contains('#') {
            return Ok(source.into());
        }
        let (mut out, mut copied, mut pos) = (String::new(), 0, 0);
        while pos < source.len() {
            let (token, next) = lex(source, pos);
            if token.kind == Kind::Hash
                && let Some(alias) = self.aliases.get(token.text)
            {
                out.push_str(&source[copied..token.at]);
                out.push_str(&alias.text);
                copied = next;
            }
            if out.len() > MAX_ALIAS {
                return fault(at, "text/alias", format!("at most {MAX_ALIAS} bytes"), "a longer expansion");
            }
            pos = next.max(pos + 1);
        }
        out.push_str(&source[copied..]);
        Ok(out)
    }

    /// `{name = attribute, name}`; appends to `attrs`.
    pub(super) fn attr_dict(&mut self, attrs: &mut Attrs<'t>) -> Result<()> {
        self.nested(|p| {
            p.expect("{")?;
            p.named_attrs("}", attrs)
        })
    }

    /// `name = attribute, name close`.
    fn named_attrs(&mut self, close: &str, attrs: &mut Attrs<'t>) -> Result<()> {
        let mut seen: std::collections::HashSet<String> = attrs.iter().map(|(name, _)| name.clone()).collect();
        let mut first = true;
        while !self.eat(close) {
            if !std::mem::take(&mut first) {
                self.expect(",")?;
            }
            let name = match self.token.kind {
                Kind::Ident => self.next(),
                _ => self.token_of(Kind::Str, "an attribute name")?,
            };
            let attr =
                if self.eat("=") { self.attr()? } else { Attr { at: name.at, end: self.last_end, value: Value::Unit } };
            let key = unquote(name.text);
            if !seen.insert(key.clone()) {
                return fault(name.at, "attribute/name", "distinct names", format!("`{}`", excerpt(&key)));
            }
            attrs.push((key, attr));
        }
        Ok(())
    }

    /// One attribute, with its `: type` if it has one.
    pub(super) fn attr(&mut self) -> Result<Attr<'t>> {
        let at = self.token.at;
        let value = self.nested(Self::attr_value)?;
        Ok(Attr { at, end: self.last_end, value })
    }

    fn attr_value(&mut self) -> Result<Value<'t>> {
        let start = self.token;
        match (start.kind, start.text) {
            (Kind::Punct, "[") => Ok(Value::Array(self.list("[", "]", Self::attr)?)),
            (Kind::Punct, "{") => {
                let mut attrs = Vec::new();
                self.attr_dict(&mut attrs)?;
                Ok(Value::Dict(attrs))
            }
            (Kind::Punct, "-") | (Kind::Int | Kind::Float, _) => self.number(),
            (Kind::Punct, "(") | (Kind::Bang, _) => self.ty().map(|_| Value::Other),
            (Kind::Str, text) => {
                self.next();
                self.type_suffix()?;
                Ok(Value::Str(unquote(text)))
            }
            (Kind::Symbol, text) => {
                self.next();
                while self.at(":") && self.peek().is(":") {
                    self.next();
                    self.next();
                    self.token_of(Kind::Symbol, "a symbol")?;
                }
                Ok(Value::Symbol(unquote(text)))
            }
            (Kind::Hash, text) => {
                self.next();
                self.hash(text, start.at)
            }
            (Kind::Ident, text) => self.word(text),
            _ => self.unexpected("an attribute"),
        }
    }

    fn word(&mut self, text: &'t str) -> Result<Value<'t>> {
        match text {
            "dense" => {
                self.next();
                return self.dense().map(Value::Dense);
            }
            "array" => return self.dense_array(),
            "tensor" => return self.ty().map(|_| Value::Other),
            "loc" => return self.skip_loc().map(|()| Value::Other),
            _ => {}
        }
        self.next();
        match text {
            "true" => Ok(Value::Bool(true)),
            "false" => Ok(Value::Bool(false)),
            "unit" => Ok(Value::Unit),
            _ if self.at("<") => self.skip_group().map(|()| Value::Other),
            word => Ok(Value::Word(word)),
        }
    }

    /// An optional `: type`; the type of a lone attribute adds nothing to its value.
    fn type_suffix(&mut self) -> Result<()> {
        if self.at(":") && !self.peek().is(":") {
            self.next();
            self.ty()?;
        }
        Ok(())
    }

    fn number(&mut self) -> Result<Value<'t>> {
        let float = self.token.kind == Kind::Float || self.at("-") && self.peek().kind == Kind::Float;
        let value = if float {
            self.eat("-");
            self.next();
            Value::Other
        } else {
            Value::Int(self.int()?)
        };
        self.type_suffix()?;
        Ok(value)
    }

    /// A decimal or hexadecimal integer with its sign.
    pub(super) fn int(&mut self) -> Result<i128> {
        let at = self.token.at;
        let negative = self.eat("-");
        let text = self.token_of(Kind::Int, "an integer")?.text;
        let value = match text.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16),
            None => text.parse(),
        };
        match value {
            Ok(value) => Ok(if negative { -value } else { value }),
            Err(_) => fault(at, "attribute/integer", "an integer of at most 64 bits", excerpt(text)),
        }
    }

    /// `array<i64: 1, 2>`
    fn dense_array(&mut self) -> Result<Value<'t>> {
        self.next();
        self.expect("<")?;
        self.ty()?;
        if self.eat(">") {
            return Ok(Value::Array(Vec::new()));
        }
        if !self.at(":") {
            return self.unexpected("`:`");
        }
        self.list(":", ">", Self::attr).map(Value::Array)
    }

    /// `#name` has been read.
    fn hash(&mut self, name: &'t str, at: usize) -> Result<Value<'t>> {
        if let Some(alias) = self.aliases.get(name) {
            return Ok(alias.attr.value.clone());
        }
        if !self.at("<") {
            return fault(at, "text/alias", "an alias defined before", format!("`#{}`", excerpt(name)));
        }
        match name {
            // `#stablehlo<precision DEFAULT>`
            "stablehlo" | "mhlo" | "chlo" if self.peek().kind == Kind::Ident => {
                let open = self.token.at;
                self.next();
                self.next();
                if self.token.kind == Kind::Ident && self.peek().is(">") {
                    let word = self.next().text;
                    self.next();
                    return Ok(Value::Word(word));
                }
                self.seek(open);
                self.skip_group().map(|()| Value::Other)
            }
            "stablehlo.conv" | "mhlo.conv" if !self.peek().is("raw") => {
                self.next();
                let dims = self.conv_dims()?;
                self.expect(">")?;
                Ok(Value::ConvDims(Box::new(dims)))
            }
            "stablehlo.conv"
            | "mhlo.conv"
            | "stablehlo.dot"
            | "mhlo.dot"
            | "stablehlo.gather"
            | "mhlo.gather"
            | "stablehlo.scatter"
            | "mhlo.scatter"
            | "stablehlo.channel_handle"
            | "mhlo.channel_handle" => {
                self.next();
                self.eat("raw");
                let mut fields = Vec::new();
                self.named_attrs(">", &mut fields)?;
                Ok(Value::Dict(fields))
            }
            _ => self.skip_group().map(|()| Value::Other),
        }
    }

    /// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`
    pub(super) fn conv_dims(&mut self) -> Result<ConvDims> {
        let (input_batch, input_feature, input_spatial) = self.conv_side("b", "f")?;
        self.expect("x")?;
        let (kernel_input_feature, kernel_output_feature, kernel_spatial) = self.conv_side("i", "o")?;
        self.expect("->")?;
        let (output_batch, output_feature, output_spatial) = self.conv_side("b", "f")?;
        Ok(ConvDims {
            input_batch,
            input_feature,
            input_spatial,
            kernel_input_feature,
            kernel_output_feature,
            kernel_spatial,
            output_batch,
            output_feature,
            output_spatial,
        })
    }

    /// Positions of the two letters and of spatial dimensions 0, 1, … in one bracket.
    fn conv_side(&mut self, a: &str, b: &str) -> Result<(usize, usize, Vec<usize>)> {
        let at = self.token.at;
        let labels = self.list("[", "]", |p| {
            if matches!(p.token.kind, Kind::Ident | Kind::Int) { Ok(p.next().text) } else { p.unexpected("a label") }
        })?;
        let find = |label: &str| match labels.iter().position(|l| *l == label) {
            Some(i) => Ok(i),
            None => fault(at, "convolution/dimension_numbers", format!("the label {label}"), labels.join(", ")),
        };
        let rank = labels.len().min(64);
        let spatial = (0..rank.saturating_sub(2)).map(|i| find(&i.to_string())).collect::<Result<_>>()?;
        Ok((find(a)?, find(b)?, spatial))
    }
}
