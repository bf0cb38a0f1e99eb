//! The trusted core: normal forms and the rules that make them.
//!
//! A [`Form`] denotes a real-valued function of index axes. It is a polynomial with rational coefficients,
//! `Σ coefficient · Π factor^exponent`, whose factors are sizes (positive integers) and *atoms*: functions of canonical
//! arguments, at indices. A sum over axes is such a function, of the product that is summed.
//!
//! Forms come out of the rules of this module only (`ring`, `sum`, `function`). The judgement is `Γ ⊢ a = b`: for all
//! input tensors, sizes and functions of a label, wherever the conditions Γ hold, a and b are one number at every
//! index. A rule is headed by the judgement that it adds, its left side being what it is asked for and its right side
//! the form that it returns; `Γ, c ⊢` says that it adds c to the kernel's conditions.
//!
//! Failure is closed: a rule that meets a limit or an ill-formed request spoils the kernel, and a spoilt kernel proves
//! nothing. Orders, leading terms and common factors come from `crate::choice`, which is not trusted: any
//! choice is sound.

mod function;
mod ring;
mod sum;

use crate::choice;
use indexmap::IndexSet;
use num_traits::{One, Signed, Zero};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

pub use ring::Rational;
pub(crate) use ring::{Factor, Mono, Terms};
use ring::{Sum, inverse};

/// Terms of a form, and rewrites of a monomial.
const MAX_TERMS: usize = 20_000;
const MAX_EXPONENT: i64 = 1 << 32;
/// Factors that a power is written out as.
const MAX_POWER: i64 = 64;

/// Number of values of an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// This many.
    Known(u64),
    /// Any positive number; the same for every axis with this symbol.
    Symbol(&'static str),
}

/// An index variable with a size, counting from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Axis(u32);

/// What an axis stands for.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum AxisKind {
    /// A free index, known by its name.
    Named(Rc<str>),
    /// The parameter of this number of a function's argument.
    Slot(usize),
    /// A summed index, while a sum is being made.
    Bound(usize),
}

/// A function, and what of its arguments and its result is not an index of its atoms.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Head {
    pub(crate) func: Func,
    /// Bodies over slots: first the free ones, then the consumed axes.
    pub(crate) args: Vec<Form>,
    /// How many of the atom's indices the arguments depend on; the others are those of the result.
    pub(crate) free: usize,
    pub(crate) consumed: Vec<Size>,
    pub(crate) produced: Vec<Size>,
}

/// The functions the kernel knows something about, and the others.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Func {
    /// The sum over the consumed axes of a product of atoms that they tie together.
    Sum,
    Exp,
    Log,
    Rsqrt,
    /// 1 where the argument is positive, else 0.
    Positive,
    /// The argument itself.
    Name,
    /// Known by its label only.
    Opaque(Rc<str>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct HeadId(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct AtomId(u32);

/// The normal form of an expression. Made by a [`Kernel`], and of use to that kernel only.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Form {
    kernel: u64,
    terms: Rc<Terms>,
}

/// What must hold for a theorem to apply, at every index.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Condition {
    /// The form is greater than 0.
    Positive(Form),
    /// The form is not 0.
    NonZero(Form),
}

/// Two expressions have one value, for all inputs, sizes and uninterpreted functions, where the conditions hold.
#[derive(Clone)]
pub struct Equal(Vec<Condition>);

impl Equal {
    /// The side conditions.
    pub fn conditions(&self) -> &[Condition] {
        &self.0
    }
}

/// The arena of forms, and the rules.
pub struct Kernel {
    id: u64,
    axes: IndexSet<(AxisKind, Size)>,
    heads: IndexSet<Rc<Head>>,
    atoms: IndexSet<(HeadId, Vec<Axis>)>,
    conditions: IndexSet<Condition>,
    spoilt: Option<&'static str>,
}

impl Default for Kernel {
    fn default() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let (axes, heads, atoms, conditions, spoilt) = Default::default();
        Kernel { id: NEXT.fetch_add(1, Ordering::Relaxed), axes, heads, atoms, conditions, spoilt }
    }
}

impl Kernel {
    /// `Γ ⊢ a = form`, `Γ ⊢ b = form` give `Γ ⊢ a = b`; none if the forms differ or the kernel is spoilt.
    pub fn equal(&self, lhs: &Form, rhs: &Form) -> Option<Equal> {
        let sound = self.spoilt.is_none() && lhs.kernel == self.id && rhs.kernel == self.id;
        (sound && lhs.terms == rhs.terms).then(|| Equal(self.conditions.iter().cloned().collect()))
    }

    /// Why nothing can be proved here any more, if so.
    pub fn spoilt(&self) -> Option<&'static str> {
        self.spoilt
    }

    /// The axis `name`; axes of one name and size are one axis.
    pub fn axis(&mut self, name: &str, size: Size) -> Axis {
        self.make_axis(AxisKind::Named(name.into()), size)
    }

    /// The size of an axis.
    pub fn size(&self, axis: Axis) -> Size {
        self.axes[axis.0 as usize].1
    }

    /// The axes a form depends on.
    pub fn free_axes(&self, form: &Form) -> BTreeSet<Axis> {
        let factors = form.terms.iter().flat_map(|(mono, _)| mono);
        factors.flat_map(|(factor, _)| self.indices(*factor)).copied().collect()
    }

    pub(crate) fn kind(&self, axis: Axis) -> Option<&AxisKind> {
        self.axes.get_index(axis.0 as usize).map(|(kind, _)| kind)
    }

    pub(crate) fn head(&self, head: HeadId) -> &Rc<Head> {
        &self.heads[head.0 as usize]
    }

    pub(crate) fn atom(&self, atom: AtomId) -> &(HeadId, Vec<Axis>) {
        &self.atoms[atom.0 as usize]
    }

    /// The indices of an atom; none of a size.
    fn indices(&self, factor: Factor) -> &[Axis] {
        if let Factor::Atom(atom) = factor { &self.atom(atom).1 } else { &[] }
    }

    fn make_axis(&mut self, kind: AxisKind, size: Size) -> Axis {
        Axis(self.axes.insert_full((kind, size)).0 as u32)
    }

    fn make_atom(&mut self, head: HeadId, axes: Vec<Axis>) -> Factor {
        Factor::Atom(AtomId(self.atoms.insert_full((head, axes)).0 as u32))
    }

    fn form(&self, terms: Terms) -> Form {
        Form { kernel: self.id, terms: Rc::new(terms) }
    }

    /// Nothing is provable from here on; the form stands for no expression.
    fn spoil(&mut self, why: &'static str) -> Form {
        self.spoilt.get_or_insert(why);
        self.form(Terms::new())
    }

    /// True if these forms are of this kernel, which is not spoilt, and each axis may stand for a free index, as those
    /// of sums never do.
    fn admit<'a>(&mut self, forms: impl IntoIterator<Item = &'a Form>, axes: &[Axis]) -> bool {
        let free = |axis: &Axis| self.kind(*axis).is_some_and(|kind| !matches!(kind, AxisKind::Bound(_)));
        if forms.into_iter().any(|form| form.kernel != self.id) || !axes.iter().all(free) {
            self.spoil("forms or axes of another kernel");
        }
        self.spoilt.is_none()
    }

    /// The form, if it is of this kernel.
    fn own(&mut self, a: &Form) -> Form {
        if self.admit([a], &[]) { a.clone() } else { self.form(Terms::new()) }
    }
}
