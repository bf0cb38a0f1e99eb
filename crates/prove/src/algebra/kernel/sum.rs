//! Sums over axes, renaming of axes, and the canonical naming of components.

use super::ring::{MAX_REWRITES, Sum};
use super::*;
use crate::algebra::choice;
use num_traits::One;

/// An index inside a component that has no canonical naming yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::algebra) enum Index {
    Free(Axis),
    Bound(usize),
}

/// `head[indices]^exponent`
pub(in crate::algebra) type OpenAtom = ((HeadId, Vec<Index>), i64);

/// `Σ_{bound…} Π atoms`
#[derive(Default)]
struct Open {
    bound: Vec<Size>,
    atoms: Vec<OpenAtom>,
}

impl Kernel {
    /// `Σ_axes a`: linear; factors without the axes come out; `Σ_b 1 = |b|`; nested sums merge.
    pub fn sum(&mut self, a: &Form, axes: &[Axis]) -> Form {
        if !self.admit(std::slice::from_ref(a), axes) {
            return a.clone();
        }
        let mut axes = axes.to_vec();
        axes.sort_unstable();
        axes.dedup();
        let bound: Vec<Size> = axes.iter().map(|&axis| self.size(axis)).collect();
        let targets = axes.into_iter().enumerate().map(|(b, axis)| (axis, Index::Bound(b))).collect();
        self.reindex(a, &targets, &bound)
    }

    /// `a[to/from]`, all at once. Sizes must agree.
    pub fn rename(&mut self, a: &Form, pairs: &[(Axis, Axis)]) -> Form {
        let axes: Vec<Axis> = pairs.iter().flat_map(|&(from, to)| [from, to]).collect();
        if !self.admit(std::slice::from_ref(a), &axes) {
            return a.clone();
        }
        if pairs.iter().any(|&(from, to)| self.size(from) != self.size(to)) {
            return self.spoil("renaming to an axis of another size");
        }
        self.reindex(a, &pairs.iter().map(|&(from, to)| (from, Index::Free(to))).collect(), &[])
    }

    /// `Σ_bound a[targets]`, term by term: the components that the axes occur in are opened, the others come out.
    fn reindex(&mut self, a: &Form, targets: &BTreeMap<Axis, Index>, bound: &[Size]) -> Form {
        let (mut sum, mut fuel) = (Sum::new(), MAX_REWRITES);
        for (mono, c) in a.terms().iter() {
            let (mut open, mut rest) = (Open { bound: bound.to_vec(), atoms: Vec::new() }, Mono::new());
            for &(factor, exponent) in mono {
                match factor {
                    Factor::Comp(comp) if self.free_of(comp).any(|axis| targets.contains_key(&axis)) => {
                        self.reopen(&mut open, comp, exponent, targets)
                    }
                    _ => rest.push((factor, exponent)),
                }
            }
            let (k, closed) = self.close(open);
            self.settle(&mut sum, c * k, [&rest, &closed], &mut fuel);
        }
        self.collected(sum)
    }

    /// The atom of a head at these axes.
    pub(super) fn atom(&mut self, head: HeadId, axes: &[Axis]) -> Form {
        let indices = axes.iter().map(|&axis| Index::Free(axis)).collect();
        let (c, mono) = self.close(Open { bound: Vec::new(), atoms: vec![((head, indices), 1)] });
        self.form(vec![(mono, c)])
    }

    /// `Π_k Σ_b f = Σ_{b₁…b_k} Π f`: appends `exponent` copies of a component, their bound axes apart.
    fn reopen(&mut self, open: &mut Open, comp: CompId, exponent: i64, targets: &BTreeMap<Axis, Index>) {
        let comp = self.comp(comp).clone();
        let lone = comp.bound.is_empty();
        if !lone && !(1..=32).contains(&exponent) {
            self.spoil("a large power of a sum");
            return;
        }
        for _ in 0..if lone { 1 } else { exponent } {
            let mut targets = targets.clone();
            for &axis in &comp.bound {
                targets.insert(axis, Index::Bound(open.bound.len()));
                open.bound.push(self.size(axis));
            }
            for atom in &comp.atoms {
                let indices = atom.axes.iter().map(|axis| *targets.get(axis).unwrap_or(&Index::Free(*axis))).collect();
                open.atoms.push(((atom.head, indices), if lone { exponent } else { atom.exponent }));
            }
        }
    }

    /// The monomial of a sum of products: equal atoms collected; an index of size 1 is 0; sums that share no axis are
    /// separate factors; an axis that no atom has is a factor of its size.
    fn close(&mut self, open: Open) -> (Rational, Mono) {
        let zero = Index::Free(self.make_axis(AxisKind::Named("0".into()), Size::Known(1)));
        let mut atoms: BTreeMap<(HeadId, Vec<Index>), i64> = BTreeMap::new();
        for ((head, mut indices), exponent) in open.atoms {
            for index in &mut indices {
                let size = match *index {
                    Index::Free(axis) => self.size(axis),
                    Index::Bound(b) => open.bound[b],
                };
                *index = if size == Size::Known(1) { zero } else { *index };
            }
            let entry = atoms.entry((head, indices)).or_default();
            match entry.checked_add(exponent) {
                Some(sum) => *entry = sum,
                None => drop(self.spoil("an exponent out of range")),
            }
        }
        atoms.retain(|_, exponent| *exponent != 0);

        // group[b]: which sum the bound axis b belongs to
        let mut group: Vec<usize> = (0..open.bound.len()).collect();
        let bound = |indices: &[Index]| -> Vec<usize> {
            indices.iter().filter_map(|i| if let Index::Bound(b) = i { Some(*b) } else { None }).collect()
        };
        for (_, indices) in atoms.keys() {
            let joined: Vec<usize> = bound(indices).into_iter().map(|b| group[b]).collect();
            group.iter_mut().filter(|g| joined.contains(g)).for_each(|g| *g = joined[0]);
        }
        let (mut coefficient, mut mono) = (Rational::one(), Mono::new());
        let mut sums: BTreeMap<usize, Vec<OpenAtom>> = BTreeMap::new();
        let mut used = vec![false; open.bound.len()];
        for ((head, indices), exponent) in atoms {
            let inside = bound(&indices);
            inside.iter().for_each(|&b| used[b] = true);
            if let Some(&b) = inside.first() {
                sums.entry(group[b]).or_default().push(((head, indices), exponent));
                continue;
            }
            let axes = indices.iter().filter_map(|i| if let Index::Free(a) = i { Some(*a) } else { None }).collect();
            let comp = self.make_comp(Comp { bound: Vec::new(), atoms: vec![Atom { head, axes, exponent: 1 }] });
            mono = self.product(&mono, &[(Factor::Comp(comp), exponent)]);
        }
        for (&size, _) in open.bound.iter().zip(&used).filter(|(_, used)| !**used) {
            match size {
                Size::Known(n) => coefficient *= Rational::from_integer(n.into()),
                Size::Symbol(symbol) => mono = self.product(&mono, &[(Factor::Size(symbol), 1)]),
            }
        }
        for (of, atoms) in sums {
            let bound: Vec<usize> = (0..group.len()).filter(|&b| used[b] && group[b] == of).collect();
            let comp = self.component(&open.bound, &bound, &atoms);
            mono = self.product(&mono, &[(Factor::Comp(comp), 1)]);
        }
        (coefficient, mono)
    }

    /// The sum over these bound axes, in canonical order: of the orders proposed, the one that sorts first.
    fn component(&mut self, sizes: &[Size], bound: &[usize], atoms: &[OpenAtom]) -> CompId {
        let mut best: Option<Comp> = None;
        for order in choice::of_sum(sizes, bound, atoms) {
            let mut named = BTreeMap::new();
            let axes = order.iter().enumerate().map(|(k, &b)| {
                let axis = self.make_axis(AxisKind::Bound(k), sizes[b]);
                named.insert(b, axis);
                axis
            });
            let axes: Vec<Axis> = axes.collect();
            let place = |index: &Index| match *index {
                Index::Free(axis) => Some(axis),
                Index::Bound(b) => named.get(&b).copied(),
            };
            let renamed = atoms.iter().map(|((head, indices), exponent)| {
                Some(Atom { head: *head, axes: indices.iter().map(place).collect::<Option<_>>()?, exponent: *exponent })
            });
            let Some(mut atoms) = renamed.collect::<Option<Vec<Atom>>>() else { continue };
            if named.len() != bound.len() || axes.len() != bound.len() {
                continue;
            }
            atoms.sort_unstable();
            let comp = Comp { bound: axes, atoms };
            best = Some(best.map_or(comp.clone(), |best| best.min(comp)));
        }
        let comp = best.unwrap_or_else(|| {
            self.spoil("a sum too symmetric to be named canonically");
            Comp { bound: Vec::new(), atoms: Vec::new() }
        });
        self.make_comp(comp)
    }
}
