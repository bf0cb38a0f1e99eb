//! Functions of canonical arguments, reciprocals, and names for large forms.

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
    /// The value of the input tensor `name` at these indices.
    pub fn input(&mut self, name: &str, axes: &[Axis]) -> Form {
        if !self.admit(&[], axes) {
            return self.form(Terms::new());
        }
        let sizes = axes.iter().map(|&axis| self.size(axis)).collect();
        let head = self.make_head(Head::Input(name.into(), sizes));
        self.atom(head, axes)
    }

    /// `a = b  ⊢  f(a) = f(b)`: a function known by its label only. It reads its arguments over the whole of the
    /// consumed axes; its result has the produced axes beside the arguments' other ones. The label must tell apart
    /// whatever the sizes, the order of the axes and the range do not.
    pub fn apply(&mut self, label: &str, range: Range, args: &[Form], consumed: &[Axis], produced: &[Axis]) -> Form {
        self.function(Func::Opaque(label.into(), range), args, consumed, produced).1
    }

    /// `⟨a⟩ = a`: one atom that stands for the form, scaled to leading coefficient 1. A single atom names itself.
    pub fn name(&mut self, a: &Form) -> Form {
        let lone = |&(factor, _): &(Factor, i64)| match factor {
            Factor::Comp(comp) => self.comp(comp).bound.is_empty(),
            Factor::Size(_) => true,
        };
        if a.terms().len() <= 1 && a.terms().iter().all(|(mono, _)| mono.len() <= 1 && mono.iter().all(lone)) {
            return a.clone();
        }
        let (scale, name) = self.function(Func::Name, from_ref(a), &[], &[]);
        self.mul(&scale, &name)
    }

    /// `1/a`, for a ≠ 0
    pub fn reciprocal(&mut self, a: &Form) -> Form {
        if a.as_constant().is_none() {
            self.conditions.insert(Condition::NonZero(a.clone()));
        }
        self.invert(a)
    }

    /// `rsqrt(a) = a^(−1/2)`, for a > 0
    pub fn rsqrt(&mut self, a: &Form) -> Form {
        self.require_positive(a);
        let (scale, root) = self.function(Func::Rsqrt, from_ref(a), &[], &[]);
        self.mul(&scale, &root)
    }

    /// `exp(Σ c·m) = Π exp(m/d)^n` for c = n/d, and `exp(n·log u) = u^n`
    pub fn exp(&mut self, a: &Form) -> Form {
        let mut out = self.integer(1);
        for (mono, c) in a.terms().iter() {
            let small = c.numer().to_i64().filter(|n| n.unsigned_abs() <= 64);
            let (power, part) = match small {
                Some(n) => (n, Rational::new(1.into(), c.denom().clone())),
                None => (1, c.clone()),
            };
            let base = match self.argument_of(mono, &Func::Log).filter(|_| part.is_one()) {
                Some(u) => u,
                None => {
                    let argument = self.form(vec![(mono.clone(), part)]);
                    self.function(Func::Exp, &[argument], &[], &[]).1
                }
            };
            let base = if power < 0 { self.invert(&base) } else { base };
            let factor = self.power(&base, power.unsigned_abs() as u32);
            out = self.mul(&out, &factor);
        }
        out
    }

    /// `log(a)`, for a > 0: `log(Π exp(m)^n·p) = Σ n·m + log(p)`
    pub fn log(&mut self, a: &Form) -> Form {
        self.require_positive(a);
        let (mut sum, mut rest) = (self.integer(0), a.clone());
        for (factor, exponent) in choice::content(a) {
            let Some(m) = self.argument_of(&vec![(factor, 1)], &Func::Exp) else { continue };
            let m = self.scale(&m, &Rational::from_integer(exponent.into()));
            sum = self.add(&sum, &m);
            rest = self.mul(&rest, &self.factor(factor, -exponent));
        }
        if rest.as_constant().is_some_and(|c| c.is_one()) {
            return sum;
        }
        let log = self.function(Func::Log, &[rest], &[], &[]).1;
        self.add(&sum, &log)
    }

    /// `[a > 0] = [a/c > 0]` for c > 0
    pub fn positive(&mut self, a: &Form) -> Form {
        match a.as_constant() {
            Some(c) => self.integer(c.is_positive().into()),
            None => self.function(Func::Positive, from_ref(a), &[], &[]).1,
        }
    }

    fn require_positive(&mut self, a: &Form) {
        match a.as_constant() {
            Some(c) if c.is_positive() => {}
            Some(_) => drop(self.spoil("a root or logarithm of a number that is not positive")),
            None => drop(self.conditions.insert(Condition::Positive(a.clone()))),
        }
    }

    /// `1/(c·m·p) = c^(−1)·m^(−1)·⟨p⟩^(−1)`, m the common factors; a is known not to be 0.
    pub(super) fn invert(&mut self, a: &Form) -> Form {
        let (mut out, mut rest) = (self.integer(1), a.clone());
        for (factor, exponent) in choice::content(a) {
            let inverse = self.invert_factor(factor, exponent);
            (out, rest) = (self.mul(&out, &inverse), self.mul(&rest, &inverse));
        }
        let (scale, name) = match rest.terms().len() {
            0 => return self.spoil("division by zero"),
            1 => (rest, self.integer(1)),
            _ => self.function(Func::Name, &[rest], &[], &[]),
        };
        for part in [scale, name] {
            let flip = |(mono, c): &(Mono, Rational)| (mono.iter().map(|&(f, e)| (f, -e)).collect(), c.recip());
            let inverse = self.form(part.terms().iter().map(flip).collect());
            out = self.mul(&out, &inverse);
        }
        out
    }

    /// `1/f^e`; a sum is named first, `1/rsqrt(u) = u·rsqrt(u)` (by `settle`), `1/⟨p⟩^(−e) = p^e`.
    fn invert_factor(&mut self, factor: Factor, exponent: i64) -> Form {
        let Factor::Comp(id) = factor else { return self.factor(factor, -exponent) };
        let comp = self.comp(id).clone();
        if !comp.bound.is_empty() {
            let sum = self.factor(factor, 1);
            let (_, name) = self.function(Func::Name, &[sum], &[], &[]);
            let flip = |(mono, c): &(Mono, Rational)| (mono.iter().map(|&(f, _)| (f, -exponent)).collect(), c.clone());
            return self.form(name.terms().iter().map(flip).collect());
        }
        match self.head(comp.atoms[0].head) {
            Head::Function { func: Func::Name, .. } if exponent < 0 => {
                let p = self.body(&comp.atoms[0], Form::clone);
                self.power(&p, exponent.unsigned_abs().try_into().unwrap_or(u32::MAX))
            }
            _ => {
                let one = self.integer(1);
                self.mul(&self.factor(factor, -exponent), &one)
            }
        }
    }

    /// `f(args) = scale·f(bodies)[axes]`: the arguments with the axes they depend on replaced by slots, in canonical
    /// order: of the orders proposed, the one whose bodies sort first. The body of a name or of `[a > 0]` is made monic,
    /// up to sign for the latter, and squares come out of a root: `rsqrt(s²·a) = s^(−1)·rsqrt(a)` for s > 0.
    fn function(&mut self, func: Func, args: &[Form], consumed: &[Axis], produced: &[Axis]) -> (Form, Form) {
        let nothing = self.form(Terms::new());
        if !self.admit(args, &[consumed, produced].concat()) {
            return (nothing.clone(), nothing);
        }
        let mut free: Vec<Axis> = args.iter().flat_map(|arg| self.free_axes(arg)).collect();
        free.sort_unstable();
        free.dedup();
        free.retain(|axis| !consumed.contains(axis));
        let scaled = matches!(func, Func::Name | Func::Positive | Func::Rsqrt);
        let mut best: Option<(Vec<Form>, Form, Vec<Axis>)> = None;
        for order in choice::of_arguments(self, args, &free, consumed, scaled) {
            let distinct = order.iter().collect::<std::collections::BTreeSet<_>>().len();
            if distinct != free.len() || order.len() != free.len() || order.iter().any(|axis| !free.contains(axis)) {
                continue;
            }
            let slots = order.iter().chain(consumed).enumerate();
            let slots: Vec<_> = slots.map(|(k, &axis)| (axis, self.slot(k, axis))).collect();
            let mut bodies: Vec<Form> = args.iter().map(|arg| self.rename(arg, &slots)).collect();
            let mut scale = self.integer(1);
            if scaled {
                (scale, bodies[0]) = self.monic(&bodies[0]);
            }
            match func {
                Func::Positive => {
                    let negative = scale.terms().iter().any(|(_, c)| c.is_negative());
                    let sign = Rational::from_integer(if negative { -1 } else { 1 }.into());
                    (scale, bodies[0]) = (self.integer(1), self.scale(&bodies[0], &sign));
                }
                Func::Rsqrt => {
                    let (root, rest) = self.square_part(&scale);
                    (scale, bodies[0]) = (self.invert(&root), self.mul(&rest, &bodies[0]));
                }
                _ => {}
            }
            if best.as_ref().is_none_or(|best| bodies < best.0) {
                best = Some((bodies, scale, order));
            }
        }
        let Some((args, scale, mut axes)) = best else { return (nothing, self.spoil("an argument too symmetric")) };
        let sizes = |axes: &[Axis]| axes.iter().map(|&axis| self.size(axis)).collect();
        let (consumed, sizes) = (sizes(consumed), sizes(produced));
        let head = self.make_head(Head::Function { func, args, free: axes.len(), consumed, produced: sizes });
        axes.extend(produced);
        (scale, self.atom(head, &axes))
    }

    fn slot(&mut self, k: usize, like: Axis) -> Axis {
        self.make_axis(AxisKind::Slot(k), self.size(like))
    }

    /// `a = c·p`, c a non-zero number times powers of sizes, the leading coefficient of p being 1.
    fn monic(&mut self, a: &Form) -> (Form, Form) {
        let Some((mono, c)) = choice::leading(a) else { return (self.integer(1), a.clone()) };
        let sizes: Mono = mono.iter().filter(|(factor, _)| matches!(factor, Factor::Size(_))).copied().collect();
        let inverse = self.form(vec![(sizes.iter().map(|&(f, e)| (f, -e)).collect(), c.recip())]);
        (self.form(vec![(sizes, c.clone())]), self.mul(a, &inverse))
    }

    /// `c = s²·q`, s > 0; c, s and q are numbers times powers of sizes.
    fn square_part(&mut self, c: &Form) -> (Form, Form) {
        let Some((mono, c)) = c.terms().first().cloned() else { return (self.integer(1), c.clone()) };
        let halves = mono.iter().map(|&(f, e)| (f, e.div_euclid(2))).filter(|(_, e)| *e != 0).collect();
        let rest = mono.iter().map(|&(f, e)| (f, e.rem_euclid(2))).filter(|(_, e)| *e != 0).collect();
        let root = choice::square_root(&c).filter(Rational::is_positive).unwrap_or_else(Rational::one);
        let left = c / (&root * &root);
        (self.form(vec![(halves, root)]), self.form(vec![(rest, left)]))
    }

    /// A function's first argument at the atom's axes, or a part of it: `⟨p⟩ = p`, and the like.
    pub(super) fn body(&mut self, atom: &Atom, part: impl Fn(&Form) -> Form) -> Form {
        let Head::Function { args, free, .. } = self.head(atom.head).clone() else {
            return self.spoil("an input has no argument");
        };
        let slots: Vec<_> = (0..free).map(|k| (self.slot(k, atom.axes[k]), atom.axes[k])).collect();
        self.rename(&part(&args[0]), &slots)
    }

    /// What ⟨p⟩ stands for, as a monomial of its body (of coefficient 1) to be rewritten and the rest.
    pub(super) fn named_parts(&mut self, atom: &Atom) -> Option<(Mono, Form)> {
        let first =
            |p: &Form| Form { terms: Rc::new(choice::rewritable(p).cloned().into_iter().collect()), ..p.clone() };
        let lead = self.body(atom, first);
        let [(mono, c)] = lead.terms().as_slice() else { return None };
        let rest = ring::difference(&self.body(atom, Form::clone), &lead);
        c.is_one().then(|| (mono.clone(), rest))
    }

    /// The argument of `func` where the monomial is one atom of it.
    fn argument_of(&mut self, mono: &Mono, func: &Func) -> Option<Form> {
        let &[(Factor::Comp(comp), 1)] = mono.as_slice() else { return None };
        let Comp { bound, atoms } = self.comp(comp).clone();
        match self.head(atoms.first()?.head) {
            Head::Function { func: found, .. } if found == func && bound.is_empty() => {
                Some(self.body(&atoms[0], Form::clone))
            }
            _ => None,
        }
    }
}
