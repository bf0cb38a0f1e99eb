//! The ring: addition, multiplication, and the rewriting of monomials.

use super::*;

/// An exact rational number.
pub type Rational = num_rational::BigRational;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Factor {
    Size(Size),
    Atom(AtomId),
}

/// `Π factor^exponent`, by factor, without exponents 0.
pub(crate) type Mono = Vec<(Factor, i64)>;

/// `Σ coefficient·monomial`, by monomial, without coefficients 0.
pub(crate) type Terms = Vec<(Mono, Rational)>;

/// A sum being collected.
pub(super) type Sum = BTreeMap<Mono, Rational>;

impl Form {
    /// The rational number that the form is, if it is one.
    pub fn as_constant(&self) -> Option<Rational> {
        match self.terms.as_slice() {
            [] => Some(Rational::zero()),
            [(mono, c)] if mono.is_empty() => Some(c.clone()),
            _ => None,
        }
    }

    pub(crate) fn terms(&self) -> &Terms {
        &self.terms
    }
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

    /// `Γ ⊢ Σ_axis 1 = |axis|`
    pub fn count(&mut self, axis: Axis) -> Form {
        match self.size(axis) {
            Size::Known(n) => self.constant(Rational::from_integer(n.into())),
            symbol @ Size::Symbol(_) => self.monomial(vec![(Factor::Size(symbol), 1)]),
        }
    }

    /// `Γ ⊢ Σ cₘ·m + Σ dₘ·m = Σ (cₘ + dₘ)·m`
    pub fn add(&mut self, a: &Form, b: &Form) -> Form {
        let mut sum = Sum::new();
        if self.admit([a, b], &[]) {
            let terms = a.terms.iter().chain(b.terms.iter());
            terms.for_each(|(m, c)| *sum.entry(m.clone()).or_insert_with(Rational::zero) += c);
        }
        self.collected(sum)
    }

    /// `Γ ⊢ (Σ cₘ·m)·(Σ dₙ·n) = Σ cₘdₙ·(m·n)`
    pub fn mul(&mut self, a: &Form, b: &Form) -> Form {
        let mut sum = Sum::new();
        if a.terms.len().saturating_mul(b.terms.len()) > MAX_TERMS {
            return self.spoil("a product of too many terms");
        }
        if self.admit([a, b], &[]) {
            for (m, c) in a.terms.iter() {
                b.terms.iter().for_each(|(n, d)| self.settle(&mut sum, c * d, m, n));
            }
        }
        self.collected(sum)
    }

    /// `Γ ⊢ a^(n+1) = a^n·a`, `a^0 = 1`, and `a^(−n) = (1/a)^n` for an a known not to be 0.
    pub fn power(&mut self, a: &Form, n: i64) -> Form {
        let base = if n < 0 { self.invert(a) } else { a.clone() };
        if !(-MAX_POWER..=MAX_POWER).contains(&n) {
            return self.spoil("a large power");
        }
        (0..n.abs()).fold(self.one(), |product, _| self.mul(&product, &base))
    }

    pub(super) fn collected(&mut self, sum: Sum) -> Form {
        let terms: Terms = sum.into_iter().filter(|(_, c)| !c.is_zero()).collect();
        if terms.len() > MAX_TERMS { self.spoil("a form of too many terms") } else { self.form(terms) }
    }

    pub(super) fn one(&self) -> Form {
        self.monomial(Mono::new())
    }

    /// `1·m`, m being as rules leave it
    pub(super) fn monomial(&self, m: Mono) -> Form {
        self.form(vec![(m, Rational::one())])
    }

    /// `Γ ⊢ f^d·f^e = f^(d+e)`
    pub(super) fn product(&mut self, a: &[(Factor, i64)], b: &[(Factor, i64)]) -> Mono {
        let (mut factors, mut out) = ([a, b].concat(), Mono::new());
        factors.sort_unstable();
        for (factor, e) in factors {
            match out.last_mut() {
                Some((last, sum)) if *last == factor => *sum += e,
                _ => out.push((factor, e)),
            }
        }
        out.retain(|&(_, e)| e != 0);
        if out.iter().any(|&(_, e)| e.abs() > MAX_EXPONENT) {
            self.spoil("an exponent out of range");
        }
        out
    }

    /// Adds `c·m·n` to the sum, rewritten as long as a rule applies.
    pub(super) fn settle(&mut self, sum: &mut Sum, c: Rational, m: &Mono, n: &Mono) {
        let (mut open, mut left) = (vec![(self.product(m, n), c)], MAX_TERMS);
        while let Some((mono, c)) = open.pop() {
            match self.rewrite(&mono) {
                None => *sum.entry(mono).or_insert_with(Rational::zero) += c,
                Some((rest, form)) => form.terms.iter().for_each(|(m, d)| open.push((self.product(&rest, m), &c * d))),
            }
            left -= 1;
            if left == 0 || self.spoilt.is_some() {
                self.spoil("too many rewrites");
                return;
            }
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
                Func::Positive if exponent > 1 => {
                    return Some((self.product(mono, &[(factor, 1 - exponent)]), self.one()));
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
                        let (p, name) = (self.body(&head.args[0], &axes), self.monomial(vec![(factor, 1)]));
                        let (rest, minus) = (self.product(mono, &inverse(m)), self.constant(-Rational::one()));
                        let (name, minus) = (self.add(&name, &lead), self.mul(&p, &minus));
                        return Some((rest, self.add(&name, &minus)));
                    }
                }
                _ => {}
            }
        }
        None
    }
}
