//! Functions of canonical arguments, reciprocals, and names for large forms.

use super::ring::{exponent_of, inverse};
use super::*;
use crate::algebra::choice;
use num_traits::{One, Signed, ToPrimitive};
use std::slice::from_ref;

/// The values an uninterpreted function may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Range {
    /// Any real number.
    Real,
    /// 0 and 1.
    Boolean,
}

impl Kernel {
    /// `Γ ⊢ x[axes] = x[axes]`, x the input tensor of this name.
    pub fn input(&mut self, name: &str, axes: &[Axis]) -> Form {
        self.public(Func::Input(name.into()), &[], &[], axes)
    }

    /// `Γ ⊢ aᵢ = bᵢ` give `Γ ⊢ f(a…) = f(b…)`, f being known by its label only. It reads its arguments over the whole of
    /// the consumed axes; its result has the produced axes beside the arguments' other ones. The label must tell apart
    /// whatever the sizes, the order of the axes and the range do not.
    pub fn apply(&mut self, label: &str, range: Range, args: &[Form], consumed: &[Axis], produced: &[Axis]) -> Form {
        self.public(Func::Opaque(label.into(), range), args, consumed, produced)
    }

    fn public(&mut self, func: Func, args: &[Form], consumed: &[Axis], produced: &[Axis]) -> Form {
        let admitted = self.admit(&args.iter().collect::<Vec<_>>(), &[consumed, produced].concat());
        if admitted { self.function(func, args, consumed, produced) } else { self.form(Terms::new()) }
    }

    /// `Γ ⊢ a = c·⟨a/c⟩`, c making the leading coefficient 1.
    pub fn name(&mut self, a: &Form) -> Form {
        if choice::is_its_own_name(self, a) { a.clone() } else { self.function(Func::Name, from_ref(a), &[], &[]) }
    }

    /// `Γ, a ≠ 0 ⊢ 1/a`
    pub fn reciprocal(&mut self, a: &Form) -> Form {
        if a.as_constant().is_none() {
            self.conditions.insert(Condition::NonZero(a.clone()));
        }
        self.invert(a)
    }

    /// `Γ, a > 0, f > 0 ⊢ rsqrt(Π f^(2k+i)·p) = Π f^(−k)·rsqrt(f)^i·rsqrt(p)` for i ∈ {0, 1}
    pub fn rsqrt(&mut self, a: &Form) -> Form {
        let (factors, rest) = self.positive_factors(a);
        let mut out = self.function(Func::Rsqrt, &[rest], &[], &[]);
        for (f, e) in factors {
            let whole = self.power(&f, -e.div_euclid(2));
            let root = if e.rem_euclid(2) == 1 { self.rsqrt(&f) } else { self.integer(1) };
            let root = self.mul(&whole, &root);
            out = self.mul(&out, &root);
        }
        out
    }

    /// `Γ, a > 0, f > 0 ⊢ log(Π f^e·p) = Σ e·log(f) + log(p)`, `log(exp m) = m`
    pub fn log(&mut self, a: &Form) -> Form {
        if let Some(m) = self.argument_of(&Func::Exp, a) {
            return m;
        }
        let (factors, rest) = self.positive_factors(a);
        let one = rest.as_constant().is_some_and(|c| c.is_one());
        let mut out = if one { self.integer(0) } else { self.function(Func::Log, &[rest], &[], &[]) };
        for (f, e) in factors {
            let log = self.log(&f);
            let log = self.scale(&log, &Rational::from_integer(e.into()));
            out = self.add(&out, &log);
        }
        out
    }

    /// `Γ ⊢ exp(Σ (n/d)·m) = Π exp(m/d)^n`, `exp(n·log u) = u^n`
    pub fn exp(&mut self, a: &Form) -> Form {
        let mut out = self.integer(1);
        for (mono, c) in a.terms.iter() {
            let n = c.numer().to_i64().filter(|n| n.unsigned_abs() <= 64);
            let part = Rational::new(if n.is_some() { 1.into() } else { c.numer().clone() }, c.denom().clone());
            let argument = self.form(vec![(mono.clone(), part)]);
            let base = match self.argument_of(&Func::Log, &argument) {
                Some(u) => u,
                None => self.function(Func::Exp, &[argument], &[], &[]),
            };
            let factor = self.power(&base, n.unwrap_or(1));
            out = self.mul(&out, &factor);
        }
        out
    }

    /// `Γ ⊢ [a > 0] = [a/c > 0]` for c > 0, and `[c > 0]` is 1 or 0
    pub fn positive(&mut self, a: &Form) -> Form {
        match a.as_constant() {
            Some(c) => self.integer(c.is_positive().into()),
            None => self.function(Func::Positive, from_ref(a), &[], &[]),
        }
    }

    /// `Γ, a > 0, f > 0 ⊢ a = Π f^e·rest`, f those common factors of a that are exponentials or have an odd exponent.
    fn positive_factors(&mut self, a: &Form) -> (Vec<(Form, i64)>, Form) {
        match a.as_constant() {
            Some(c) if c.is_positive() => {}
            Some(_) => drop(self.spoil("a root or logarithm of a number that is not positive")),
            None => drop(self.conditions.insert(Condition::Positive(a.clone()))),
        }
        let (mut factors, mut rest) = (Vec::new(), a.clone());
        for (factor, e) in choice::content(a) {
            let f = self.factor(factor, 1);
            let f = self.argument_of(&Func::Name, &f).unwrap_or(f);
            let exponential = self.argument_of(&Func::Exp, &f).is_some();
            if f != *a && (exponential || e % 2 != 0) {
                self.conditions.insert(Condition::Positive(f.clone()));
                let inverse = self.power_of_factor(factor, -e);
                rest = self.mul(&rest, &inverse);
                factors.push((f, e));
            }
        }
        (factors, rest)
    }

    /// `Γ ⊢ 1/(c·m·p) = c^(−1)·m^(−1)·⟨p⟩^(−1)`, m factors common to all terms; a is known not to be 0.
    pub(super) fn invert(&mut self, a: &Form) -> Form {
        let (mut out, mut rest) = (self.integer(1), a.clone());
        for (factor, e) in choice::content(a) {
            if a.terms.iter().all(|(mono, _)| exponent_of(factor, mono) >= e) {
                let inverse = self.power_of_factor(factor, -e);
                (out, rest) = (self.mul(&out, &inverse), self.mul(&rest, &inverse));
            }
        }
        let named = if rest.terms.len() == 1 { rest } else { self.function(Func::Name, &[rest], &[], &[]) };
        match named.terms.as_slice() {
            [(mono, c)] => {
                let flipped = self.form(vec![(inverse(mono), c.recip())]);
                self.mul(&out, &flipped)
            }
            _ => self.spoil("division by zero"),
        }
    }

    /// `Γ ⊢ f^e`: a sum that divides is named, `⟨p⟩^e = p^e` for e > 0.
    fn power_of_factor(&mut self, factor: Factor, e: i64) -> Form {
        let f = self.factor(factor, 1);
        let base = match self.argument_of(&Func::Name, &f) {
            Some(p) if e > 0 => p,
            None if e < 0 && self.argument_of(&Func::Sum, &f).is_some() => self.function(Func::Name, &[f], &[], &[]),
            _ => f,
        };
        match base.terms.as_slice() {
            [(mono, c)] if c.is_one() => {
                let raised = self.form(vec![(mono.iter().map(|&(f, d)| (f, d * e)).collect(), Rational::one())]);
                let one = self.integer(1);
                self.mul(&raised, &one)
            }
            _ => self.power(&base, e),
        }
    }

    /// `Γ ⊢ aᵢ = bᵢ` give `Γ ⊢ f(a…) = scale·f(b…)[axes]`: the b are the arguments with the axes they depend on replaced
    /// by slots: of the orders proposed, those that sort first. A sum may consume its axes in any order.
    pub(super) fn function(&mut self, func: Func, args: &[Form], consumed: &[Axis], produced: &[Axis]) -> Form {
        let mut free: Vec<Axis> = args.iter().flat_map(|arg| self.free_axes(arg)).collect();
        free.sort_unstable();
        free.dedup();
        free.retain(|axis| !consumed.contains(axis));
        let permutes =
            |order: &[Axis], axes: &[Axis]| order.len() == axes.len() && axes.iter().all(|a| order.contains(a));
        let mut best: Option<(Vec<Form>, Vec<Axis>, Form)> = None;
        for order in choice::of_arguments(self, &func, args, &free, consumed) {
            let (outer, inner) = order.split_at(free.len().min(order.len()));
            if !permutes(outer, &free) || !permutes(inner, consumed) || (func != Func::Sum && inner != consumed) {
                continue;
            }
            let slots = order.iter().enumerate().map(|(k, &axis)| (axis, self.slot(k, axis))).collect();
            let mut bodies: Vec<Form> = args.iter().map(|arg| self.substitute(arg, &slots)).collect();
            let mut scale = self.integer(1);
            if matches!(func, Func::Name | Func::Positive | Func::Rsqrt) {
                (scale, bodies[0]) = self.scaled(&func, &bodies[0]);
            }
            if best.as_ref().is_none_or(|best| (&bodies, &order) < (&best.0, &best.1)) {
                best = Some((bodies, order, scale));
            }
        }
        let Some((args, mut axes, scale)) = best else { return self.spoil("an argument too symmetric") };
        if func == Func::Rsqrt && args[0].as_constant().is_some_and(|c| c.is_one()) {
            return scale;
        }
        let (free, sizes) = (free.len(), |axes: &[Axis]| axes.iter().map(|&axis| self.size(axis)).collect());
        let head = Head { func, args, free, consumed: sizes(&axes[free..]), produced: sizes(produced) };
        let head = HeadId(self.heads.insert_full(Rc::new(head)).0 as u32);
        axes.splice(free.., produced.iter().copied());
        let atom = self.make_atom(head, axes);
        let atom = self.factor(atom, 1);
        self.mul(&scale, &atom)
    }

    /// With a = c·p, c a number times powers of sizes and the leading coefficient of p being 1:
    /// `Γ ⊢ a = c·⟨p⟩`, `rsqrt(a) = s^(−1)·rsqrt(q·p)` for c = s²·q and s > 0, `[a > 0] = [±p > 0]` for ±c > 0.
    fn scaled(&mut self, func: &Func, a: &Form) -> (Form, Form) {
        let Some((mono, c)) = choice::leading(a).cloned() else { return (self.integer(1), a.clone()) };
        let sizes: Mono = mono.into_iter().filter(|(factor, _)| matches!(factor, Factor::Size(_))).collect();
        let divisor = self.form(vec![(inverse(&sizes), c.recip())]);
        let p = self.mul(a, &divisor);
        if *func == Func::Name {
            return (self.form(vec![(sizes, c)]), p);
        }
        if *func == Func::Positive {
            return (self.integer(1), self.scale(&p, &c.signum()));
        }
        let part = |f: fn(i64) -> i64| sizes.iter().map(|&(size, e)| (size, f(e))).filter(|(_, e)| *e != 0).collect();
        let s = Some(choice::square_root(&c)).filter(Rational::is_positive).unwrap_or_else(Rational::one);
        let q = self.form(vec![(part(|e| e.rem_euclid(2)), c / (&s * &s))]);
        (self.form(vec![(part(|e| -e.div_euclid(2)), s.recip())]), self.mul(&q, &p))
    }

    fn slot(&mut self, k: usize, like: Axis) -> Axis {
        self.make_axis(AxisKind::Slot(k), self.size(like))
    }

    /// A body, or a part of it, with these axes for its first slots: `Γ ⊢ ⟨p⟩[axes] = p[axes/slots]`, and the like.
    pub(super) fn body(&mut self, body: &Form, axes: &[Axis]) -> Form {
        let slots = axes.iter().enumerate().map(|(k, &axis)| (self.slot(k, axis), axis)).collect();
        self.substitute(body, &slots)
    }

    /// The u of a form that is `func(u)`.
    fn argument_of(&mut self, func: &Func, a: &Form) -> Option<Form> {
        let [(mono, c)] = a.terms.as_slice() else { return None };
        let [(Factor::Atom(atom), 1)] = mono.as_slice() else { return None };
        let (head, axes) = self.atom(*atom).clone();
        let head = self.head(head).clone();
        (c.is_one() && head.func == *func).then(|| self.body(&head.args[0], &axes))
    }
}
