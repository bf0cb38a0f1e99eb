//! The trusted core: normal forms and the rules that make them.
//!
//! A [`Form`] denotes a real-valued function of index axes. It is a polynomial with rational coefficients,
//! `Σ coefficient · Π factor^exponent`, whose factors are size symbols (positive integers) and *components*: products
//! of indexed atoms tied together by summed axes, `Σ_{b…} Π atom[axes]^exponent`, with the summed axes named in a
//! canonical order. Forms come out of the rules of this module only (`ring`, `sum`, `function`), each headed by the
//! equation it applies; two expressions with the same form are equal, and [`Kernel::equal`] turns that into a theorem.
//!
//! Failure is closed: a rule that meets a limit or an ill-formed request spoils the kernel, and a spoilt kernel proves
//! nothing. Orders, leading terms and common factors come from `crate::algebra::choice`, which is not trusted: any
//! choice is sound.

mod function;
mod ring;
mod sum;

use indexmap::IndexSet;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

pub use function::Range;
pub use ring::Rational;
pub(super) use ring::{Factor, Mono, Terms};
pub(super) use sum::{Index, OpenAtom};

/// A size symbol: some positive integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(u32);

/// Number of values of an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// This many, at least 1.
    Known(u64),
    /// Any positive number; the same for every axis with this symbol.
    Symbol(Symbol),
}

/// An index variable with a size, counting from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Axis(u32);

/// What an axis stands for.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum AxisKind {
    /// A free index, known by its name.
    Named(Rc<str>),
    /// The parameter of this number of a function's argument.
    Slot(usize),
    /// The summed index of this number of a component.
    Bound(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct HeadId(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct CompId(u32);

/// What an atom is, apart from its indices. Equal heads at equal indices are equal values.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Head {
    /// Any real tensor of this name and these sizes.
    Input(Rc<str>, Vec<Size>),
    /// A function of its arguments, which are bodies over slots: first the free ones, then the consumed axes.
    Function { func: Func, args: Vec<Form>, free: usize, consumed: Vec<Size>, produced: Vec<Size> },
}

/// The functions the kernel knows something about, and the others.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Func {
    Exp,
    Log,
    Rsqrt,
    /// 1 where the argument is positive, else 0.
    Positive,
    /// The argument itself.
    Name,
    /// Known by its label only.
    Opaque(Rc<str>, Range),
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Atom {
    pub(super) head: HeadId,
    pub(super) axes: Vec<Axis>,
    pub(super) exponent: i64,
}

/// `Σ_{bound…} Π atoms`; without bound axes a single atom of exponent 1.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Comp {
    pub(super) bound: Vec<Axis>,
    pub(super) atoms: Vec<Atom>,
}

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
pub struct Equal {
    conditions: Vec<Condition>,
}

impl Equal {
    /// The side conditions.
    pub fn conditions(&self) -> &[Condition] {
        &self.conditions
    }
}

/// Why [`Kernel::equal`] made no theorem.
#[derive(Clone)]
pub enum Unequal {
    /// The normal forms differ by this.
    Difference(Form),
    /// The kernel met a limit or an ill-formed request.
    Spoilt(&'static str),
}

/// The arena of forms, and the rules.
pub struct Kernel {
    id: u64,
    symbols: IndexSet<Rc<str>>,
    axes: IndexSet<(AxisKind, Size)>,
    heads: IndexSet<Head>,
    comps: IndexSet<Comp>,
    conditions: IndexSet<Condition>,
    spoilt: Option<&'static str>,
}

impl Default for Kernel {
    fn default() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Kernel {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            symbols: IndexSet::new(),
            axes: IndexSet::new(),
            heads: IndexSet::new(),
            comps: IndexSet::new(),
            conditions: IndexSet::new(),
            spoilt: None,
        }
    }
}

impl Kernel {
    /// `form(a) = form(b)  ⊢  a = b`
    pub fn equal(&self, lhs: &Form, rhs: &Form) -> Result<Equal, Unequal> {
        if let Some(why) = self.spoilt {
            return Err(Unequal::Spoilt(why));
        }
        if lhs.kernel != self.id || rhs.kernel != self.id {
            return Err(Unequal::Spoilt("forms of another kernel"));
        }
        if lhs.terms != rhs.terms {
            return Err(Unequal::Difference(ring::difference(lhs, rhs)));
        }
        Ok(Equal { conditions: self.conditions.iter().cloned().collect() })
    }

    /// Why nothing can be proved here any more, if so.
    pub fn spoilt(&self) -> Option<&'static str> {
        self.spoilt
    }

    /// The size symbol `name`.
    pub fn symbol(&mut self, name: &str) -> Symbol {
        Symbol(self.symbols.insert_full(name.into()).0 as u32)
    }

    /// The name of a size symbol.
    pub fn symbol_name(&self, symbol: Symbol) -> &str {
        &self.symbols[symbol.0 as usize]
    }

    /// The axis `name`; axes of one name and size are one axis.
    pub fn axis(&mut self, name: &str, size: Size) -> Axis {
        self.make_axis(AxisKind::Named(name.into()), size)
    }

    /// The size of an axis.
    pub fn size(&self, axis: Axis) -> Size {
        self.axes[axis.0 as usize].1
    }

    /// The axes a form depends on; an axis of size 1 has one value and is none of them.
    pub fn free_axes(&self, form: &Form) -> Vec<Axis> {
        let mut axes: Vec<Axis> = ring::comps(form).flat_map(|comp| self.free_of(comp)).collect();
        axes.sort_unstable();
        axes.dedup();
        axes
    }

    pub(super) fn kind(&self, axis: Axis) -> &AxisKind {
        &self.axes[axis.0 as usize].0
    }

    pub(super) fn head(&self, head: HeadId) -> &Head {
        &self.heads[head.0 as usize]
    }

    pub(super) fn comp(&self, comp: CompId) -> &Comp {
        &self.comps[comp.0 as usize]
    }

    fn free_of(&self, comp: CompId) -> impl Iterator<Item = Axis> + '_ {
        let comp = self.comp(comp);
        let axes = comp.atoms.iter().flat_map(|atom| atom.axes.iter().copied());
        axes.filter(|axis| !comp.bound.contains(axis) && self.size(*axis) != Size::Known(1))
    }

    fn make_axis(&mut self, kind: AxisKind, size: Size) -> Axis {
        Axis(self.axes.insert_full((kind, size)).0 as u32)
    }

    fn make_head(&mut self, head: Head) -> HeadId {
        HeadId(self.heads.insert_full(head).0 as u32)
    }

    fn make_comp(&mut self, comp: Comp) -> CompId {
        CompId(self.comps.insert_full(comp).0 as u32)
    }

    fn form(&self, terms: Terms) -> Form {
        Form { kernel: self.id, terms: Rc::new(terms) }
    }

    /// Nothing is provable from here on; the form stands for no expression.
    fn spoil(&mut self, why: &'static str) -> Form {
        self.spoilt.get_or_insert(why);
        self.form(Terms::new())
    }

    /// True if these forms are of this kernel and each axis may stand for a free index, as those of sums never do.
    fn admit(&mut self, forms: &[Form], axes: &[Axis]) -> bool {
        let free = |axis: &Axis| matches!(self.axes.get_index(axis.0 as usize), Some((kind, _)) if !matches!(kind, AxisKind::Bound(_)));
        if forms.iter().any(|form| form.kernel != self.id) || !axes.iter().all(free) {
            self.spoil("forms or axes of another kernel");
        }
        self.spoilt.is_none()
    }
}
