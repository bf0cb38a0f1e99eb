//! Types.

use super::{Kind, Parser, Result, excerpt, fault, lex::lex};
use crate::types::{ElemType, TensorType};

/// Tensors may have this many elements; zero dimensions count as one.
const MAX_ELEMENTS: usize = 1 << 40;
const MAX_RANK: usize = 32;

/// A type as far as the subset needs it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Type {
    /// A static ranked tensor.
    Tensor(TensorType),
    /// An element type on its own.
    Elem(ElemType),
    /// Something else: `index`, a function type, `!stablehlo.token`.
    Other(String),
}

impl<'t> Parser<'t> {
    /// Any type.
    pub(super) fn ty(&mut self) -> Result<Type> {
        let start = self.token;
        match start.kind {
            Kind::Ident if start.text == "tensor" => {
                self.next();
                self.tensor_body().map(Type::Tensor)
            }
            Kind::Ident => {
                self.next();
                if let Some(elem) = ElemType::parse(start.text) {
                    return Ok(Type::Elem(elem));
                }
                self.other_type(start.at)
            }
            Kind::Bang => {
                self.next();
                match self.types.get(start.text) {
                    Some(ty) => Ok(ty.clone()),
                    None => self.other_type(start.at),
                }
            }
            Kind::Punct if start.text == "(" => {
                self.nested(|p| p.func_type())?;
                Ok(Type::Other("a function type".into()))
            }
            _ => self.unexpected("a type"),
        }
    }

    fn other_type(&mut self, start: usize) -> Result<Type> {
        if self.at("<") {
            self.skip_group()?;
        }
        Ok(Type::Other(excerpt(&self.text[start..self.last_end])))
    }

    /// A static ranked tensor type.
    pub(super) fn tensor(&mut self) -> Result<TensorType> {
        let at = self.token.at;
        match self.ty()? {
            Type::Tensor(ty) => Ok(ty),
            Type::Elem(elem) => fault(at, "type/tensor", "a tensor type", elem),
            Type::Other(found) => fault(at, "type/tensor", "a tensor type", found),
        }
    }

    /// `tensor` has been read: `<2x3xf32>`.
    fn tensor_body(&mut self) -> Result<TensorType> {
        if !self.at("<") {
            return self.unexpected("`<`");
        }
        let bytes = self.text.as_bytes();
        let mut at = self.end + bytes[self.end..].iter().take_while(|b| **b == b' ').count();
        let (mut dims, mut elements) = (Vec::new(), 1usize);
        while bytes.get(at).is_some_and(u8::is_ascii_digit) {
            let end = at + bytes[at..].iter().take_while(|b| b.is_ascii_digit()).count();
            let dim = self.text[at..end].parse::<usize>().ok();
            let total = dim.and_then(|d| elements.checked_mul(d.max(1))).filter(|&n| n <= MAX_ELEMENTS);
            let (Some(dim), Some(total)) = (dim, total) else {
                let found = excerpt(&self.text[at..end]);
                return fault(at, "type/elements", format!("at most {MAX_ELEMENTS} elements"), found);
            };
            if dims.len() == MAX_RANK {
                return fault(at, "type/rank", format!("at most {MAX_RANK} dimensions"), "one more");
            }
            dims.push(dim);
            elements = total;
            if bytes.get(end) != Some(&b'x') {
                return fault(end, "type/tensor", "`x`", format!("`{}`", excerpt(lex(self.text, end).0.text)));
            }
            at = end + 1;
        }
        if matches!(bytes.get(at), Some(b'?' | b'*')) {
            return fault(at, "type/static", "a static dimension", format!("`{}`", self.text[at..=at].trim()));
        }
        self.seek(at);
        let elem_at = self.token.at;
        let name = self.token_of(Kind::Ident, "an element type")?.text;
        let Some(elem) = ElemType::parse(name) else {
            let expected = ElemType::ALL.iter().map(|e| e.text()).collect::<Vec<_>>().join(", ");
            return fault(elem_at, "type/element", format!("one of {expected}"), format!("`{}`", excerpt(name)));
        };
        if self.at(",") {
            return fault(self.token.at, "type/encoding", "a tensor type without encoding", "`,`");
        }
        self.expect(">")?;
        Ok(TensorType { dims, elem })
    }

    /// `(a, b) -> c` or `(a, b) -> (c, d)`, of tensors.
    pub(super) fn func_type(&mut self) -> Result<(Vec<TensorType>, Vec<TensorType>)> {
        let operands = self.list("(", ")", Parser::tensor)?;
        self.expect("->")?;
        let results = if self.at("(") { self.list("(", ")", Parser::tensor)? } else { vec![self.tensor()?] };
        Ok((operands, results))
    }
}
