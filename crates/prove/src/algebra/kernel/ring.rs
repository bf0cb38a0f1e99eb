//! The ring: addition, multiplication, and the rewriting of monomials.

use super::*;
use num_traits::{One, Zero};
use std::cmp::Ordering;

/// An exact rational number.
pub type Rational = num_rational::BigRational;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::algebra) enum Factor {
    Size(Symbol),
    Comp(CompId),
}

/// `Π factor^exponent`, by factor, without exponents 0.
pub(in crate::algebra) type Mono = Vec<(Factor, i64)>;

/// `Σ coefficient·monomial`, by monomial, without coefficients 0.
pub(in crate::algebra) type Terms = Vec<(Mono, Rational)>;

/// A sum being collected.
pub(super) type Sum = BTreeMap<Mono, Rational>;

const MAX_TERMS: usize = 20_000;

/// Rewrites in one operation.
pub(super) const MAX_REWRITES: usize = 20_000;

pub(super) fn comps(form: &Form) -> impl Iterator<Item = CompId> + '_ {
    form.terms.iter().flat_map(|(mono, _)| mono).filter_map(|(factor, _)| match factor {
        Factor::Comp(comp) => Some(*comp),
        Factor::Size(_) => None,
    })
}

/// `a − b`
pub(super) fn difference(a: &Form, b: &Form) -> Form {
    let mut sum = Sum::new();
    let negated = b.terms.iter().map(|(m, c)| (m.clone(), -c));
    a.terms.iter().cloned().chain(negated).for_each(|(m, c)| *sum.entry(m).or_insert_with(Rational::zero) += c);
    Form { kernel: a.kernel, terms: Rc::new(sum.into_iter().filter(|(_, c)| !c.is_zero()).collect()) }
}

impl Form {
    /// The rational number that the form is, if it is one.
    pub fn as_constant(&self) -> Option<Rational> {
        match self.terms.as_slice() {
            [] => Some(Rational::zero()),
            [(mono, c)] if mono.is_empty() => Some(c.clone()),
            _ => None,
        }
    }

    pub(in crate::algebra) fn terms(&self) -> &Terms {
        &self.terms
    }
}

impl Kernel {
    /// `q`
    pub fn constant(&mut self, q: Rational) -> Form {
        let terms = if q.is_zero() { Terms::new() } else { vec![(Mono::new(), q)] };
        self.form(terms)
    }

    /// The integer `n`.
    pub fn integer(&mut self, n: i64) -> Form {
        self.constant(Rational::from_integer(n.into()))
    }

    /// `|axis|`
    pub fn count(&mut self, axis: Axis) -> Form {
        match self.size(axis) {
            Size::Known(0) => self.spoil("an axis of size 0"),
            Size::Known(n) => self.constant(Rational::from_integer(n.into())),
            Size::Symbol(symbol) => self.factor(Factor::Size(symbol), 1),
        }
    }

    /// `a + b`: monomials are collected.
    pub fn add(&mut self, a: &Form, b: &Form) -> Form {
        let mut sum = Sum::new();
        if self.admit(&[a.clone(), b.clone()], &[]) {
            let terms = a.terms.iter().chain(b.terms.iter());
            terms.for_each(|(m, c)| *sum.entry(m.clone()).or_insert_with(Rational::zero) += c);
        }
        self.collected(sum)
    }

    /// `q·a`
    pub fn scale(&mut self, a: &Form, q: &Rational) -> Form {
        let q = self.constant(q.clone());
        self.mul(a, &q)
    }

    /// `a·b`: the product distributes over both sums.
    pub fn mul(&mut self, a: &Form, b: &Form) -> Form {
        let mut sum = Sum::new();
        if a.terms.len().saturating_mul(b.terms.len()) > MAX_TERMS {
            return self.spoil("a product of too many terms");
        }
        if self.admit(&[a.clone(), b.clone()], &[]) {
            let mut fuel = MAX_REWRITES;
            for (m, c) in a.terms.iter() {
                b.terms.iter().for_each(|(n, d)| self.settle(&mut sum, c * d, [m, n], &mut fuel));
            }
        }
        self.collected(sum)
    }

    /// `a^n`
    pub fn power(&mut self, a: &Form, n: u32) -> Form {
        (0..n).fold(self.integer(1), |product, _| self.mul(&product, a))
    }

    pub(super) fn collected(&mut self, sum: Sum) -> Form {
        let terms: Terms = sum.into_iter().filter(|(_, c)| !c.is_zero()).collect();
        if terms.len() > MAX_TERMS { self.spoil("a form of too many terms") } else { self.form(terms) }
    }

    /// `f^e` as it stands.
    pub(super) fn factor(&self, factor: Factor, exponent: i64) -> Form {
        let mono = if exponent == 0 { Mono::new() } else { vec![(factor, exponent)] };
        self.form(vec![(mono, Rational::one())])
    }

    /// The product of two monomials: exponents add.
    pub(super) fn product(&mut self, a: &[(Factor, i64)], b: &[(Factor, i64)]) -> Mono {
        let mut out = Mono::with_capacity(a.len() + b.len());
        let (mut a, mut b) = (a.iter().copied().peekable(), b.iter().copied().peekable());
        while let (Some(&(f, e)), Some(&(g, d))) = (a.peek(), b.peek()) {
            match f.cmp(&g) {
                Ordering::Less => out.extend(a.next()),
                Ordering::Greater => out.extend(b.next()),
                Ordering::Equal => {
                    let sum = e.checked_add(d).unwrap_or_else(|| {
                        self.spoil("an exponent out of range");
                        0
                    });
                    out.extend((sum != 0).then_some((f, sum)));
                    a.next();
                    b.next();
                }
            }
        }
        out.extend(a.chain(b));
        out
    }

    /// Adds `c·m·n` to the sum, rewritten as long as a rule applies.
    pub(super) fn settle(&mut self, sum: &mut Sum, c: Rational, [m, n]: [&Mono; 2], fuel: &mut usize) {
        let mut todo = vec![(c, self.product(m, n))];
        while let Some((c, mono)) = todo.pop() {
            let Some((rest, form)) = self.rewrite(&mono) else {
                *sum.entry(mono).or_insert_with(Rational::zero) += c;
                continue;
            };
            *fuel = fuel.saturating_sub(1);
            if *fuel == 0 || self.spoilt.is_some() {
                self.spoil("too many rewrites");
                return;
            }
            form.terms.iter().for_each(|(m, d)| todo.push((&c * d, self.product(&rest, m))));
        }
    }

    /// One application of a rule about powers of an atom, as `(rest, form)` with `mono = rest·form`:
    ///
    /// * `b² = b` for b ∈ {0, 1}
    /// * `rsqrt(u)^(2k) = (1/u)^k`
    /// * `⟨p⟩^(−1)·lead = 1 − ⟨p⟩^(−1)·(p − lead)`, ⟨p⟩ the name of p and lead a term of p
    fn rewrite(&mut self, mono: &Mono) -> Option<(Mono, Form)> {
        for &(factor, exponent) in mono {
            let Factor::Comp(id) = factor else { continue };
            let Comp { bound, atoms } = self.comp(id);
            let ([], [atom]) = (bound.as_slice(), atoms.as_slice()) else { continue };
            let Head::Function { func, .. } = self.head(atom.head) else { continue };
            match func {
                Func::Positive | Func::Opaque(_, Range::Boolean) if exponent > 1 => {
                    return Some((self.product(mono, &[(factor, 1 - exponent)]), self.integer(1)));
                }
                Func::Rsqrt if !(0..=1).contains(&exponent) => {
                    let u = self.body(&atom.clone(), Form::clone);
                    let rest = self.product(mono, &[(factor, exponent.rem_euclid(2) - exponent)]);
                    let pairs = exponent.div_euclid(2);
                    let base = if pairs > 0 { self.invert(&u) } else { u };
                    return Some((rest, self.power(&base, pairs.unsigned_abs().try_into().ok()?)));
                }
                Func::Name if exponent < 0 => {
                    let (lead, tail) = self.named_parts(&atom.clone())?;
                    let power = |factor| mono.iter().find(|(f, _)| *f == factor).map_or(0, |(_, e)| *e);
                    if lead.iter().all(|&(factor, e)| e > 0 && power(factor) >= e) {
                        let inverse: Mono = lead.iter().map(|&(f, e)| (f, -e)).collect();
                        let name = self.factor(factor, 1);
                        return Some((self.product(mono, &inverse), difference(&name, &tail)));
                    }
                }
                _ => {}
            }
        }
        None
    }
}
