//! The ring: addition, multiplication, and the rewriting of monomials.

use super::*;
use crate::algebra::choice;
use num_traits::{One, Zero};

/// An exact rational number.
pub type Rational = num_rational::BigRational;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::algebra) enum Factor {
    Size(Size),
    Atom(AtomId),
}

/// `Π factor^exponent`, by factor, without exponents 0.
pub(in crate::algebra) type Mono = Vec<(Factor, i64)>;

/// `Σ coefficient·monomial`, by monomial, without coefficients 0.
pub(in crate::algebra) type Terms = Vec<(Mono, Rational)>;

/// A sum being collected.
pub(super) type Sum = BTreeMap<Mono, Rational>;

const MAX_TERMS: usize = 20_000;

const MAX_EXPONENT: i64 = 1 << 32;

/// Rewrites of one monomial and of what becomes of it.
const MAX_REWRITES: usize = 20_000;

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

/// The exponent of a factor.
pub(in crate::algebra) fn exponent_of(factor: Factor, mono: &Mono) -> i64 {
    mono.iter().find(|(f, _)| *f == factor).map_or(0, |(_, e)| *e)
}

/// `Γ ⊢ m^(−1) = m^(−1)`: exponents change sign.
pub(super) fn inverse(mono: &Mono) -> Mono {
    mono.iter().map(|&(factor, e)| (factor, -e)).collect()
}

impl Kernel {
    /// `Γ ⊢ q = q`
    pub fn constant(&mut self, q: Rational) -> Form {
        self.form(if q.is_zero() { Terms::new() } else { vec![(Mono::new(), q)] })
    }

    /// `Γ ⊢ n = n`
    pub fn integer(&mut self, n: i64) -> Form {
        self.constant(Rational::from_integer(n.into()))
    }

    /// `Γ ⊢ Σ_axis 1 = |axis|`
    pub fn count(&mut self, axis: Axis) -> Form {
        match self.size(axis) {
            Size::Known(0) => self.spoil("an axis of size 0"),
            Size::Known(n) => self.constant(Rational::from_integer(n.into())),
            symbol @ Size::Symbol(_) => self.factor(Factor::Size(symbol), 1),
        }
    }

    /// `Γ ⊢ Σ cₘ·m + Σ dₘ·m = Σ (cₘ + dₘ)·m`
    pub fn add(&mut self, a: &Form, b: &Form) -> Form {
        let mut sum = Sum::new();
        if self.admit(&[a, b], &[]) {
            let terms = a.terms.iter().chain(b.terms.iter());
            terms.for_each(|(m, c)| *sum.entry(m.clone()).or_insert_with(Rational::zero) += c);
        }
        self.collected(sum)
    }

    /// `Γ ⊢ q·Σ cₘ·m = Σ (q·cₘ)·m`
    pub fn scale(&mut self, a: &Form, q: &Rational) -> Form {
        let q = self.constant(q.clone());
        self.mul(a, &q)
    }

    /// `Γ ⊢ a − b = a + (−1)·b`
    pub fn sub(&mut self, a: &Form, b: &Form) -> Form {
        let b = self.scale(b, &-Rational::one());
        self.add(a, &b)
    }

    /// `Γ ⊢ (Σ cₘ·m)·(Σ dₙ·n) = Σ cₘdₙ·(m·n)`
    pub fn mul(&mut self, a: &Form, b: &Form) -> Form {
        let mut sum = Sum::new();
        if a.terms.len().saturating_mul(b.terms.len()) > MAX_TERMS {
            return self.spoil("a product of too many terms");
        }
        if self.admit(&[a, b], &[]) {
            for (m, c) in a.terms.iter() {
                b.terms.iter().for_each(|(n, d)| self.settle(&mut sum, c * d, m, n));
            }
        }
        self.collected(sum)
    }

    /// `Γ ⊢ a^(n+1) = a^n·a`, `a^0 = 1`, and `a^(−n) = (1/a)^n` for an a known not to be 0.
    pub(in crate::algebra) fn power(&mut self, a: &Form, n: i64) -> Form {
        let base = if n < 0 { self.invert(a) } else { a.clone() };
        (0..n.unsigned_abs()).fold(self.integer(1), |product, _| self.mul(&product, &base))
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

    /// `Γ ⊢ f^d·f^e = f^(d+e)`
    pub(super) fn product(&mut self, a: &[(Factor, i64)], b: &[(Factor, i64)]) -> Mono {
        let mut out = [a, b].concat();
        out.sort_unstable_by_key(|&(factor, _)| factor);
        out.dedup_by(|next, kept| {
            let equal = next.0 == kept.0;
            kept.1 += if equal { next.1 } else { 0 };
            equal
        });
        out.retain(|&(_, e)| e != 0);
        if out.iter().any(|&(_, e)| e.abs() > MAX_EXPONENT) {
            self.spoil("an exponent out of range");
            out.clear();
        }
        out
    }

    /// Adds `c·m·n` to the sum, rewritten as long as a rule applies.
    pub(super) fn settle(&mut self, sum: &mut Sum, c: Rational, m: &Mono, n: &Mono) {
        let mut open = vec![(self.product(m, n), c)];
        let mut left = MAX_REWRITES;
        while let Some((mono, c)) = open.pop() {
            let Some((rest, form)) = self.rewrite(&mono) else {
                *sum.entry(mono).or_insert_with(Rational::zero) += c;
                continue;
            };
            left -= 1;
            if left == 0 || self.spoilt.is_some() {
                self.spoil("too many rewrites");
                return;
            }
            form.terms.iter().for_each(|(m, d)| open.push((self.product(&rest, m), &c * d)));
        }
    }

    /// One application of a rule about an atom, as `(rest, form)` with `mono = rest·form`:
    ///
    /// * `Γ ⊢ b² = b` for b ∈ {0, 1}
    /// * `Γ ⊢ rsqrt(u)² = 1/u`, and `1/rsqrt(u) = u·rsqrt(u)`
    /// * `Γ ⊢ lead·⟨p⟩^(−1) = 1 − (p − lead)·⟨p⟩^(−1)`, lead a term of p
    fn rewrite(&mut self, mono: &Mono) -> Option<(Mono, Form)> {
        for &(factor, exponent) in mono {
            let Factor::Atom(atom) = factor else { continue };
            let (head, axes) = self.atom(atom);
            let head = self.head(*head);
            match head.func {
                Func::Positive | Func::Opaque(_, Range::Boolean) if exponent > 1 => {
                    return Some((self.product(mono, &[(factor, 1 - exponent)]), self.integer(1)));
                }
                Func::Rsqrt if !(0..=1).contains(&exponent) => {
                    let (head, axes) = (head.clone(), axes.clone());
                    let u = self.body(&head.args[0], &axes);
                    let rest = self.product(mono, &[(factor, exponent.rem_euclid(2) - exponent)]);
                    return Some((rest, self.power(&u, -exponent.div_euclid(2))));
                }
                Func::Name if exponent < 0 => {
                    let (head, axes) = (head.clone(), axes.clone());
                    let lead = self.form(choice::rewritable(&head.args[0]).cloned().into_iter().collect());
                    let lead = self.body(&lead, &axes);
                    if let [(m, c)] = lead.terms.as_slice()
                        && c.is_one()
                        && choice::divides(m, mono)
                    {
                        let (p, name) = (self.body(&head.args[0], &axes), self.factor(factor, 1));
                        let rest = self.product(mono, &inverse(m));
                        let tail = self.sub(&p, &lead);
                        return Some((rest, self.sub(&name, &tail)));
                    }
                }
                _ => {}
            }
        }
        None
    }
}
