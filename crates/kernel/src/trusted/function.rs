//! Functions of canonical arguments, reciprocals, and names for large forms.

use super::*;

impl Kernel {
    /// `Γ ⊢ aᵢ = bᵢ` give `Γ ⊢ f(a…) = f(b…)`, f being known by its label only. It reads its arguments over the whole
    /// of the consumed axes; its result has the produced axes beside the arguments' other ones. The label must tell
    /// apart whatever the sizes and the order of the axes do not.
    pub fn opaque(&mut self, label: &str, args: &[Form], consumed: &[Axis], produced: &[Axis]) -> Form {
        self.admit([], &[consumed, produced].concat());
        self.function(Func::Opaque(label.into()), args, consumed, produced)
    }

    /// `Γ ⊢ a = s·⟨a/s⟩`
    pub fn name(&mut self, a: &Form) -> Form {
        let a = self.own(a);
        if choice::is_its_own_name(self, &a) { a } else { self.function(Func::Name, &[a], &[], &[]) }
    }

    /// `Γ, a ≠ 0 ⊢ 1/a`
    pub fn reciprocal(&mut self, a: &Form) -> Form {
        self.conditions.extend(a.as_constant().is_none().then(|| Condition::NonZero(a.clone())));
        self.invert(a)
    }

    /// `Γ, a > 0, f > 0 ⊢ rsqrt(Π f^e·p) = Π rsqrt(f)^e·rsqrt(p)`
    pub fn rsqrt(&mut self, a: &Form) -> Form {
        let (factors, rest) = self.positive_factors(a);
        let mut out = self.function(Func::Rsqrt, &[rest], &[], &[]);
        for (f, e) in factors {
            let root = self.rsqrt(&f);
            let root = self.power(&root, e);
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
        let mut out = self.function(Func::Log, &[rest], &[], &[]);
        for (f, e) in factors {
            let (log, e) = (self.log(&f), self.constant(Rational::from_integer(e.into())));
            let log = self.mul(&log, &e);
            out = self.add(&out, &log);
        }
        out
    }

    /// `Γ ⊢ exp(Σ c·m) = Π exp((c/n)·m)^n` for n ≠ 0, `exp(log u) = u`
    pub fn exp(&mut self, a: &Form) -> Form {
        let mut out = self.one();
        for (mono, c) in self.own(a).terms.iter() {
            let n = choice::power_of_exponential(c);
            let argument = self.form(vec![(mono.clone(), c / Rational::from_integer(n.into()))]);
            let u = self.argument_of(&Func::Log, &argument);
            let base = u.unwrap_or_else(|| self.function(Func::Exp, &[argument], &[], &[]));
            let factor = self.power(&base, n);
            out = self.mul(&out, &factor);
        }
        out
    }

    /// `Γ ⊢ [a > 0] = [a/s > 0]` for s > 0
    pub fn positive(&mut self, a: &Form) -> Form {
        self.function(Func::Positive, std::slice::from_ref(a), &[], &[])
    }

    /// `Γ, a > 0, f > 0 ⊢ a = Π f^e·rest` for any f and e
    fn positive_factors(&mut self, a: &Form) -> (Vec<(Form, i64)>, Form) {
        let (mut factors, mut rest) = (Vec::new(), self.own(a));
        match rest.as_constant() {
            Some(c) if c.is_positive() => {}
            Some(_) => drop(self.spoil("a root or logarithm of a number that is not positive")),
            None => drop(self.conditions.insert(Condition::Positive(rest.clone()))),
        }
        for (factor, e) in choice::positive_factors(self, &rest) {
            let (f, inverse) = self.inverse_power(factor, e);
            self.conditions.insert(Condition::Positive(f.clone()));
            rest = self.mul(&rest, &inverse);
            factors.push((f, e));
        }
        (factors, rest)
    }

    /// `Γ ⊢ 1/a = Π f^(−e)·⟨a·Π f^(−e)⟩^(−1)` and `1/(c·m) = c^(−1)·m^(−1)`; a and f are known not to be 0.
    pub(super) fn invert(&mut self, a: &Form) -> Form {
        let (mut out, mut rest) = (self.one(), self.own(a));
        for (factor, e) in choice::factors(self, &rest) {
            let (_, inverse) = self.inverse_power(factor, e);
            (out, rest) = (self.mul(&out, &inverse), self.without(&rest, factor, e, &inverse));
        }
        let flipped = match self.name(&rest).terms.as_slice() {
            [(mono, c)] => self.form(vec![(inverse(mono), c.recip())]),
            _ => self.spoil("division by zero"),
        };
        self.mul(&out, &flipped)
    }

    /// `Γ ⊢ (Σ c·f^e·m)·f^(−e) = Σ c·m` for f ≠ 0, multiplied out where that would leave a negative power.
    fn without(&mut self, a: &Form, factor: Factor, e: i64, inverse: &Form) -> Form {
        let terms: Sum = a.terms.iter().map(|(m, c)| (self.product(m, &[(factor, -e)]), c.clone())).collect();
        let whole = terms.keys().flatten().all(|&(f, n)| f != factor || n > 0);
        if whole && e > 0 { self.collected(terms) } else { self.mul(a, inverse) }
    }

    /// f and f^(−e), where `Γ ⊢ ⟨p⟩ = p`
    fn inverse_power(&mut self, factor: Factor, e: i64) -> (Form, Form) {
        let named = self.monomial(vec![(factor, 1)]);
        let f = self.argument_of(&Func::Name, &named).unwrap_or_else(|| named.clone());
        (f.clone(), self.power(if e < 0 { &f } else { &named }, -e))
    }

    /// `Γ ⊢ aᵢ = bᵢ` give `Γ ⊢ f(a…) = scale·f(b…)[axes]`: the b are the arguments with the axes they depend on
    /// replaced by slots: of the orders proposed, those that sort first. A sum may consume its axes in any order. And
    /// `Γ ⊢ rsqrt(1) = 1`, `log(1) = 0`, `[c > 0]` is 1 or 0.
    pub(super) fn function(&mut self, func: Func, args: &[Form], consumed: &[Axis], produced: &[Axis]) -> Form {
        if !self.admit(args, &[]) {
            return self.form(Terms::new());
        }
        let free: BTreeSet<Axis> = args.iter().flat_map(|arg| self.free_axes(arg)).collect();
        let free: Vec<Axis> = free.into_iter().filter(|axis| !consumed.contains(axis)).collect();
        let permutes =
            |order: &[Axis], axes: &[Axis]| order.len() == axes.len() && axes.iter().all(|axis| order.contains(axis));
        let sound = |order: &Vec<Axis>| {
            let (outer, inner) = order.split_at(free.len().min(order.len()));
            permutes(outer, &free) && permutes(inner, consumed) && (func == Func::Sum || inner == consumed)
        };
        let orders = choice::of_arguments(self, &func, args, &free, consumed).into_iter().filter(sound);
        let best = orders.map(|order| {
            let slot = |(k, &axis): (usize, &Axis)| (axis, self.make_axis(AxisKind::Slot(k), self.size(axis)));
            let slots = order.iter().enumerate().map(slot).collect();
            let mut bodies: Vec<Form> = args.iter().map(|arg| self.substitute(arg, &slots)).collect();
            let mut scale = self.one();
            if matches!(func, Func::Name | Func::Positive | Func::Rsqrt) {
                (scale, bodies[0]) = self.scaled(&func, &bodies[0]);
            }
            (bodies, order, scale)
        });
        let Some((args, mut axes, scale)) = best.min() else { return self.spoil("an argument too symmetric") };
        match (&func, args.first().and_then(Form::as_constant)) {
            (Func::Rsqrt, Some(c)) if c.is_one() => return scale,
            (Func::Positive, Some(c)) => return if c.is_positive() { self.one() } else { self.form(Terms::new()) },
            (Func::Log, Some(c)) if c.is_one() => return self.form(Terms::new()),
            _ => {}
        }
        let (free, sizes) = (free.len(), |axes: &[Axis]| axes.iter().map(|&axis| self.size(axis)).collect());
        let head = Head { func, args, free, consumed: sizes(&axes[free..]), produced: sizes(produced) };
        let head = HeadId(self.heads.insert_full(Rc::new(head)).0 as u32);
        axes.splice(free.., produced.iter().copied());
        let mono = vec![(self.make_atom(head, axes), 1)];
        let atom = self.monomial(mono);
        self.mul(&scale, &atom)
    }

    /// With s a number times powers of sizes, positive but for names, where it is not 0:
    /// `Γ ⊢ a = s·⟨a/s⟩`, `rsqrt(a) = s^(−1)·rsqrt(a/s²)`, `[a > 0] = [a/s > 0]`
    fn scaled(&mut self, func: &Func, a: &Form) -> (Form, Form) {
        let (sizes, c) = choice::scale(func, a);
        let positive = c.is_positive() || (*func == Func::Name && !c.is_zero());
        if !positive || sizes.iter().any(|(factor, _)| !matches!(factor, Factor::Size(_))) {
            return (self.one(), self.spoil("a scale that is not positive"));
        }
        let inverse = self.form(vec![(inverse(&sizes), c.recip())]);
        let divided = self.mul(a, &inverse);
        match func {
            Func::Name => (self.form(vec![(sizes, c)]), divided),
            Func::Rsqrt => (inverse.clone(), self.mul(&divided, &inverse)),
            _ => (self.one(), divided),
        }
    }

    /// A body, or a part of it, with these axes for its first slots: `Γ ⊢ ⟨p⟩[axes] = p[axes/slots]`, and the like.
    pub(super) fn body(&mut self, body: &Form, axes: &[Axis]) -> Form {
        let slot = |(k, &axis): (usize, &Axis)| (self.make_axis(AxisKind::Slot(k), self.size(axis)), axis);
        let slots = axes.iter().enumerate().map(slot).collect();
        self.substitute(body, &slots)
    }

    /// The u of a form that is `func(u)`.
    fn argument_of(&mut self, func: &Func, a: &Form) -> Option<Form> {
        let a = self.own(a);
        let [(mono, c)] = a.terms.as_slice() else { return None };
        let [(Factor::Atom(atom), 1)] = mono.as_slice() else { return None };
        let (head, axes) = self.atom(*atom).clone();
        let head = self.head(head).clone();
        (c.is_one() && head.func == *func).then(|| self.body(&head.args[0], &axes))
    }
}
