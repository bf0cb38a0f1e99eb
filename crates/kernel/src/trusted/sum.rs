//! Sums over axes, and renaming of axes.

use super::*;

impl Kernel {
    /// `Γ ⊢ a = b` gives `Γ ⊢ a[to/from] = b[to/from]`, all at once; sizes must agree.
    pub fn rename(&mut self, a: &Form, pairs: &[(Axis, Axis)]) -> Form {
        let axes: Vec<Axis> = pairs.iter().flat_map(|&(from, to)| [from, to]).collect();
        if !self.admit([a], &axes) {
            return a.clone();
        }
        if pairs.iter().any(|&(from, to)| self.size(from) != self.size(to)) {
            return self.spoil("renaming to an axis of another size");
        }
        self.substitute(a, &pairs.iter().copied().collect())
    }

    /// `Γ ⊢ (Σ c·Π f[i]^e)[to/from] = Σ c·Π f[i[to/from]]^e`
    pub(super) fn substitute(&mut self, a: &Form, targets: &BTreeMap<Axis, Axis>) -> Form {
        let mut factors = a.terms.iter().flat_map(|(mono, _)| mono);
        if !factors.any(|&(f, _)| self.indices(f).iter().any(|axis| targets.contains_key(axis))) {
            return a.clone();
        }
        let mut sum = Sum::new();
        for (mono, c) in a.terms.iter() {
            let renamed: Mono = mono.iter().map(|&(factor, e)| (self.reindexed(factor, targets), e)).collect();
            self.settle(&mut sum, c.clone(), &renamed, &Mono::new());
        }
        self.collected(sum)
    }

    fn reindexed(&mut self, factor: Factor, targets: &BTreeMap<Axis, Axis>) -> Factor {
        let Factor::Atom(atom) = factor else { return factor };
        let (head, axes) = self.atom(atom);
        let (head, axes) = (*head, axes.iter().map(|axis| *targets.get(axis).unwrap_or(axis)).collect());
        self.make_atom(head, axes)
    }

    /// `Γ ⊢ Σ_axes Σ c·m = Σ c·(Σ_axes m)`
    pub fn sum(&mut self, a: &Form, axes: &[Axis]) -> Form {
        if !self.admit([a], axes) {
            return a.clone();
        }
        let (axes, mut sum): (BTreeSet<Axis>, Sum) = (axes.iter().copied().collect(), Sum::new());
        for (mono, c) in a.terms.iter() {
            let (mut bound, mut merged) = (axes.clone(), Sum::new());
            let (inside, outside): (Mono, Mono) =
                mono.iter().partition(|(f, _)| self.indices(*f).iter().any(|axis| axes.contains(axis)));
            let inside = self.opened(&inside, &mut bound);
            self.settle(&mut merged, c.clone(), &inside, &Mono::new());
            for (mono, c) in merged {
                let closed = self.separated(&mono, &bound);
                closed.terms.iter().for_each(|(m, k)| self.settle(&mut sum, &c * k, m, &outside));
            }
        }
        self.collected(sum)
    }

    /// `Γ ⊢ (Σ_b f)^k = Σ_{b₁…b_k} Π_i f[b_i/b]`: sums that are factors become their products, over new bound axes.
    fn opened(&mut self, mono: &Mono, bound: &mut BTreeSet<Axis>) -> Mono {
        let mut out = Mono::new();
        for &(factor, e) in mono {
            let Factor::Atom(atom) = factor else { continue };
            let (head, axes) = self.atom(atom).clone();
            let head = self.head(head).clone();
            if head.func != Func::Sum || !(0..=MAX_POWER).contains(&e) {
                out.push((factor, e));
                continue;
            }
            for _ in 0..e {
                let start = bound.len();
                let new = |(k, &size)| self.make_axis(AxisKind::Bound(start + k), size);
                let new: Vec<Axis> = head.consumed.iter().enumerate().map(new).collect();
                bound.extend(&new);
                match self.body(&head.args[0], &[axes.as_slice(), &new].concat()).terms.as_slice() {
                    [(mono, c)] if c.is_one() => out.extend(mono),
                    _ => drop(self.spoil("a sum of other than a product")),
                }
            }
        }
        out
    }

    /// `Γ ⊢ Σ_{b,c} f·g = (Σ_b f)·(Σ_c g)` for f without c and g without b, and `Σ_b f = f·|b|` for f without b
    fn separated(&mut self, mono: &Mono, bound: &BTreeSet<Axis>) -> Form {
        let alone = |&axis: &Axis| (BTreeSet::from([axis]), Mono::new());
        let mut groups: Vec<(BTreeSet<Axis>, Mono)> = bound.iter().map(alone).collect();
        for &(factor, e) in mono {
            let tied = self.indices(factor).iter().filter(|axis| bound.contains(axis)).copied();
            let mut group = (tied.collect::<BTreeSet<Axis>>(), vec![(factor, e)]);
            groups.retain_mut(|(axes, mono)| {
                let apart = axes.is_disjoint(&group.0);
                if !apart {
                    group.0.append(axes);
                    group.1.append(mono);
                }
                apart
            });
            groups.push(group);
        }
        let mut out = self.one();
        for (axes, mut mono) in groups {
            mono.sort_unstable();
            let consumed: Vec<Axis> = axes.into_iter().collect();
            let sum = match (consumed.as_slice(), mono.as_slice()) {
                (&[unused], []) => self.count(unused),
                ([], _) => self.monomial(mono),
                _ => self.function(Func::Sum, &[self.monomial(mono)], &consumed, &[]),
            };
            out = self.mul(&out, &sum);
        }
        out
    }
}
