//! Elementwise ops: arithmetic over the reals; comparisons as masks; other functions by name.

use crate::reader::Reader;
use crate::value::{Read, Result, Value};
use num_traits::{One, Signed, ToPrimitive};
use truestep_ir::{Binary, Compare, Direction, ElemKind, ElemType, Unary, ValueId};
use truestep_kernel::{Form, Range, Rational};

impl Reader<'_> {
    fn kind(&self, v: ValueId) -> ElemKind {
        self.func.ty(v).elem.kind()
    }

    /// A function of aligned values, known by its name and element type.
    fn opaque(&mut self, name: &str, elem: ElemType, args: &[Form]) -> Form {
        let range = if elem == ElemType::I1 { Range::Boolean } else { Range::Real };
        self.kernel.apply(&format!("{name}:{elem}"), range, args, &[], &[])
    }

    pub(crate) fn unary(&mut self, op: Unary, v: ValueId) -> Result<Read> {
        if let (Unary::Negate, Read::Infinite(positive, dims)) = (op, self.read(v)?) {
            return Ok(Read::Infinite(!positive, dims));
        }
        if let (Unary::Negate, Read::Pieces(dim, parts)) = (op, self.read(v)?) {
            let negated = parts.into_iter().map(|part| Value { form: self.negated(&part.form), ..part });
            return Ok(Read::Pieces(dim, negated.collect()));
        }
        let (x, elem) = (self.value(v)?, self.func.ty(v).elem);
        let form = self.unary_form(op, elem, &x.form);
        Ok(Read::Plain(Value { form, ..x }))
    }

    fn negated(&mut self, x: &Form) -> Form {
        self.kernel.scale(x, &-Rational::one())
    }

    fn unary_form(&mut self, op: Unary, elem: ElemType, x: &Form) -> Form {
        let k = &mut *self.kernel;
        let float = elem.is_float();
        match op {
            Unary::Negate if float => self.negated(x),
            Unary::Abs if float => {
                let flipped = self.negated(x);
                self.larger(x, &flipped)
            }
            Unary::Sign if float => {
                let flipped = k.scale(x, &-Rational::one());
                let (above, below) = (k.positive(x), k.positive(&flipped));
                self.minus(&above, &below)
            }
            Unary::Exponential => k.exp(x),
            Unary::ExponentialMinusOne => {
                let (e, one) = (k.exp(x), k.integer(1));
                self.minus(&e, &one)
            }
            Unary::Log => k.log(x),
            Unary::LogPlusOne => {
                let one = k.integer(1);
                let u = k.add(x, &one);
                k.log(&u)
            }
            Unary::Rsqrt => k.rsqrt(x),
            Unary::Sqrt => {
                let root = k.rsqrt(x);
                k.mul(x, &root)
            }
            Unary::Logistic => self.logistic(x),
            // tanh x = 2·logistic(2x) − 1
            Unary::Tanh => {
                let two = Rational::from_integer(2.into());
                let doubled = k.scale(x, &two);
                let h = self.logistic(&doubled);
                let (h, one) = (self.kernel.scale(&h, &two), self.kernel.integer(1));
                self.minus(&h, &one)
            }
            Unary::Erfc => {
                let (erf, one) = (self.opaque("erf", elem, std::slice::from_ref(x)), self.kernel.integer(1));
                self.minus(&one, &erf)
            }
            Unary::Erf => self.opaque("erf", elem, std::slice::from_ref(x)),
            Unary::Not if elem == ElemType::I1 => {
                let one = k.integer(1);
                self.minus(&one, x)
            }
            Unary::Negate
            | Unary::Abs
            | Unary::Sign
            | Unary::Not
            | Unary::Cbrt
            | Unary::Ceil
            | Unary::Cosine
            | Unary::CountLeadingZeros
            | Unary::ErfInv
            | Unary::Floor
            | Unary::Popcnt
            | Unary::RoundNearestAfz
            | Unary::RoundNearestEven
            | Unary::Sine
            | Unary::Tan => self.opaque(op.info().name, elem, std::slice::from_ref(x)),
        }
    }

    /// `1/(1 + e^(−x))`
    fn logistic(&mut self, x: &Form) -> Form {
        let flipped = self.negated(x);
        let (e, one) = (self.kernel.exp(&flipped), self.kernel.integer(1));
        let sum = self.kernel.add(&one, &e);
        self.kernel.reciprocal(&sum)
    }

    pub(crate) fn minus(&mut self, a: &Form, b: &Form) -> Form {
        let b = self.negated(b);
        self.kernel.add(a, &b)
    }

    /// `max(a, b) = b + d·[d > 0]` with d = a − b, or the same with a and b exchanged, whichever makes d's leading
    /// coefficient positive.
    fn larger(&mut self, a: &Form, b: &Form) -> Form {
        let d = self.minus(a, b);
        // the sign of the name's scale does not depend on how axes are called
        let negative = self.kernel.name(&d).coefficients().any(|c| c.is_negative());
        let (low, d) = if negative { (a, self.negated(&d)) } else { (b, d) };
        let mask = self.kernel.positive(&d);
        let excess = self.kernel.mul(&d, &mask);
        self.kernel.add(low, &excess)
    }

    pub(crate) fn binary(&mut self, op: Binary, a: ValueId, b: ValueId) -> Result<Read> {
        match (self.read(a)?, self.read(b)?) {
            (Read::Infinite(positive, _), other) | (other, Read::Infinite(positive, _))
                if op == (if positive { Binary::Minimum } else { Binary::Maximum }) =>
            {
                return Ok(other);
            }
            (Read::Pieces(dim, parts), Read::Plain(other)) if !self.depends(&other, dim) => {
                return self.by_part(op, dim, &parts, &other, (a, b), false);
            }
            (Read::Plain(other), Read::Pieces(dim, parts)) if !self.depends(&other, dim) => {
                return self.by_part(op, dim, &parts, &other, (a, b), true);
            }
            _ => {}
        }
        let elem = self.func.ty(a).elem;
        let (x, y) = (self.value(a)?, self.value(b)?);
        Ok(Read::Plain(self.binary_value(op, elem, &x, &y)?))
    }

    fn binary_value(&mut self, op: Binary, elem: ElemType, x: &Value, y: &Value) -> Result {
        let (dims, forms) = self.aligned(&[x.clone(), y.clone()])?;
        let form = self.binary_form(op, elem, &forms[0], &forms[1]);
        Ok(Value { dims, form })
    }

    /// Each part with the other operand, which is the same all along the dimension.
    fn by_part(
        &mut self,
        op: Binary,
        dim: usize,
        parts: &[Value],
        other: &Value,
        (a, _): (ValueId, ValueId),
        exchanged: bool,
    ) -> Result<Read> {
        let elem = self.func.ty(a).elem;
        let mut out = Vec::new();
        for part in parts {
            let mut shrunk = other.clone();
            let size = self.dim_size(&part.dims[dim]);
            shrunk.dims[dim] = self.fresh(size)?;
            let (x, y) = if exchanged { (&shrunk, part) } else { (part, &shrunk) };
            let value = self.binary_value(op, elem, x, y)?;
            out.push(self.settled(value));
        }
        Ok(Read::Pieces(dim, out))
    }

    fn binary_form(&mut self, op: Binary, elem: ElemType, a: &Form, b: &Form) -> Form {
        let bool = elem == ElemType::I1;
        match op {
            Binary::Add if elem.is_float() => self.kernel.add(a, b),
            Binary::Subtract if elem.is_float() => self.minus(a, b),
            Binary::Multiply if elem.is_float() => self.kernel.mul(a, b),
            Binary::Divide if elem.is_float() => {
                let inverse = self.kernel.reciprocal(b);
                self.kernel.mul(a, &inverse)
            }
            Binary::Maximum if !bool => self.larger(a, b),
            Binary::Minimum if !bool => {
                let (a, b) = (self.negated(a), self.negated(b));
                let larger = self.larger(&a, &b);
                self.negated(&larger)
            }
            Binary::Power if elem.is_float() => self.power(a, b, elem),
            Binary::And | Binary::Multiply | Binary::Minimum if bool => self.kernel.mul(a, b),
            Binary::Or | Binary::Add | Binary::Maximum if bool => {
                let (sum, both) = (self.kernel.add(a, b), self.kernel.mul(a, b));
                self.minus(&sum, &both)
            }
            Binary::Xor if bool => {
                let (sum, both) = (self.kernel.add(a, b), self.kernel.mul(a, b));
                let twice = self.kernel.scale(&both, &Rational::from_integer(2.into()));
                self.minus(&sum, &twice)
            }
            Binary::Add
            | Binary::And
            | Binary::Atan2
            | Binary::Divide
            | Binary::Maximum
            | Binary::Minimum
            | Binary::Multiply
            | Binary::Or
            | Binary::Power
            | Binary::Remainder
            | Binary::ShiftLeft
            | Binary::ShiftRightArithmetic
            | Binary::ShiftRightLogical
            | Binary::Subtract
            | Binary::Xor => self.opaque(op.info().name, elem, &[a.clone(), b.clone()]),
        }
    }

    /// `a^b` for small whole and half b.
    fn power(&mut self, a: &Form, b: &Form, elem: ElemType) -> Form {
        let two = Rational::from_integer(2.into());
        let halves = b.as_constant().map(|c| c * two).filter(|h| h.is_integer()).and_then(|h| h.to_integer().to_i64());
        let Some(halves) = halves.filter(|h| h.abs() <= 16) else {
            return self.opaque("power", elem, &[a.clone(), b.clone()]);
        };
        let whole = self.kernel.power(a, halves.abs() / 2);
        let root = if halves % 2 == 0 { self.kernel.integer(1) } else { self.kernel.rsqrt(a) };
        let root = if halves > 0 && halves % 2 != 0 { self.kernel.mul(a, &root) } else { root };
        let whole = if halves < 0 { self.kernel.reciprocal(&whole) } else { whole };
        self.kernel.mul(&whole, &root)
    }

    pub(crate) fn compare(&mut self, attrs: Compare, a: ValueId, b: ValueId) -> Result {
        if attrs.total_order {
            return Err("the total order of floats has no reading".into());
        }
        let (x, y) = (self.value(a)?, self.value(b)?);
        let (dims, forms) = self.aligned(&[x, y])?;
        let (above, below) = (self.minus(&forms[0], &forms[1]), self.minus(&forms[1], &forms[0]));
        let (above, below) = (self.kernel.positive(&above), self.kernel.positive(&below));
        let one = self.kernel.integer(1);
        let form = match attrs.direction {
            Direction::Gt => above,
            Direction::Lt => below,
            Direction::Ge => self.minus(&one, &below),
            Direction::Le => self.minus(&one, &above),
            Direction::Ne => self.kernel.add(&above, &below),
            Direction::Eq => {
                let unequal = self.kernel.add(&above, &below);
                self.minus(&one, &unequal)
            }
        };
        Ok(Value { dims, form })
    }

    /// `p·a + (1 − p)·b`
    pub(crate) fn select(&mut self, p: ValueId, a: ValueId, b: ValueId) -> Result {
        let (mut mask, x, y) = (self.value(p)?, self.value(a)?, self.value(b)?);
        if mask.dims.is_empty() {
            mask.dims = x.dims.clone();
        }
        let (dims, forms) = self.aligned(&[mask, x, y])?;
        let difference = self.minus(&forms[1], &forms[2]);
        let chosen = self.masked(&forms[0], &difference);
        let form = self.kernel.add(&forms[2], &chosen);
        Ok(Value { dims, form })
    }

    /// `mask·d`; where the mask compares d with 0, written as a maximum is.
    fn masked(&mut self, mask: &Form, d: &Form) -> Form {
        let flipped = self.negated(d);
        let signs = [(d, false), (&flipped, true)];
        for (d, negative) in signs.into_iter().filter(|_| mask.n_terms() <= 2) {
            let (above, one) = (self.kernel.positive(d), self.kernel.integer(1));
            let rest = self.minus(&one, &above);
            if *mask == above || *mask == rest {
                // d·[d > 0] = max(d, 0), d·(1 − [d > 0]) = d − max(d, 0)
                let zero = self.kernel.integer(0);
                let high = self.larger(d, &zero);
                let masked = if *mask == above { high } else { self.minus(d, &high) };
                return if negative { self.negated(&masked) } else { masked };
            }
        }
        self.kernel.mul(mask, d)
    }

    /// `min(max(x, low), high)`
    pub(crate) fn clamp(&mut self, low: ValueId, x: ValueId, high: ValueId) -> Result {
        let elem = self.func.ty(x).elem;
        let x = self.value(x)?;
        let mut bounds = [self.value(low)?, self.value(high)?];
        for bound in &mut bounds {
            if bound.dims.is_empty() {
                bound.dims = x.dims.clone();
            }
        }
        let raised = self.binary_value(Binary::Maximum, elem, &x, &bounds[0])?;
        self.binary_value(Binary::Minimum, elem, &raised, &bounds[1])
    }

    /// Conversions between floats, and from integers and booleans to wider types, keep the value.
    pub(crate) fn convert(&mut self, v: ValueId, to: ElemType) -> Result<Read> {
        let from = self.func.ty(v).elem;
        let widens = match (self.kind(v), to.kind()) {
            (_, ElemKind::Float) | (ElemKind::Bool, _) => true,
            (ElemKind::Signed, ElemKind::Signed) | (ElemKind::Unsigned, ElemKind::Unsigned) => from.bits() <= to.bits(),
            (ElemKind::Unsigned, ElemKind::Signed) => from.bits() < to.bits(),
            (ElemKind::Float, ElemKind::Signed | ElemKind::Unsigned | ElemKind::Bool)
            | (ElemKind::Signed, ElemKind::Unsigned | ElemKind::Bool)
            | (ElemKind::Unsigned, ElemKind::Bool) => false,
        };
        if widens {
            return self.read(v);
        }
        let x = self.value(v)?;
        let form = self.opaque(&format!("convert:{from}"), to, std::slice::from_ref(&x.form));
        Ok(Read::Plain(Value { form, ..x }))
    }

    pub(crate) fn is_finite(&mut self, v: ValueId) -> Result {
        let x = self.value(v)?;
        let form = self.opaque("is_finite", ElemType::I1, std::slice::from_ref(&x.form));
        Ok(Value { form, ..x })
    }
}
