//! A small language of tensor expressions with symbolic sizes, in which laws are stated.
//!
//! A [`Term`] is read in two ways: as a [`Form`] of the kernel, and as numbers at a [`Point`] (see
//! [`super::numbers`]), which refutes what is false and checks the kernel.

use std::collections::{BTreeSet, HashMap};
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::rc::Rc;
use truestep_kernel::{Axis, Form, Kernel, Rational, Size};

/// An index variable: its name, and its size as a number or a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Index {
    /// Name, distinct among the indices of an expression.
    pub name: &'static str,
    /// `"5"` or a symbol such as `"N"`.
    pub size: &'static str,
}

/// The index `name` of the given size.
pub const fn index(name: &'static str, size: &'static str) -> Index {
    Index { name, size }
}

/// Known functions of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// `e^x`
    Exp,
    /// Natural logarithm.
    Log,
    /// `x^(−1/2)`
    Rsqrt,
    /// `1/x`
    Reciprocal,
    /// `[x > 0]`
    Positive,
}

/// A function known by its label only (see [`Kernel::opaque`]).
#[derive(Clone, Debug)]
pub(super) struct Applied {
    pub(super) label: &'static str,
    pub(super) args: Vec<Term>,
    pub(super) consumed: Vec<Index>,
    pub(super) produced: Vec<Index>,
}

#[derive(Debug)]
pub(super) enum Node {
    Input(&'static str, Vec<Index>),
    Number(Rational),
    Size(Index),
    Add(Term, Term),
    Mul(Term, Term),
    Sum(Term, Vec<Index>),
    Rename(Term, Vec<(Index, Index)>),
    Function(Function, Term),
    Apply(Applied),
}

/// A tensor expression: a real number for every value of its free indices.
#[derive(Clone, Debug)]
pub struct Term {
    pub(super) node: Rc<Node>,
    free: Rc<BTreeSet<Index>>,
}

impl Term {
    pub(super) fn new(node: Node) -> Self {
        let union = |terms: &[&Term]| terms.iter().flat_map(|t| t.free.iter().copied()).collect::<BTreeSet<Index>>();
        let free = match &node {
            Node::Input(_, axes) => axes.iter().copied().collect(),
            Node::Number(_) | Node::Size(_) => BTreeSet::new(),
            Node::Add(a, b) | Node::Mul(a, b) => union(&[a, b]),
            Node::Sum(a, axes) => a.free.iter().filter(|i| !axes.contains(i)).copied().collect(),
            Node::Rename(a, pairs) => {
                a.free.iter().map(|i| pairs.iter().find(|(from, _)| from == i).map_or(*i, |(_, to)| *to)).collect()
            }
            Node::Function(_, a) => a.free.iter().copied().collect(),
            Node::Apply(f) => {
                let args = union(&f.args.iter().collect::<Vec<_>>());
                args.into_iter().filter(|i| !f.consumed.contains(i)).chain(f.produced.iter().copied()).collect()
            }
        };
        Term { node: Rc::new(node), free: Rc::new(free) }
    }

    /// The tensor `name`, any real numbers.
    pub fn input(name: &'static str, axes: &[Index]) -> Term {
        Term::new(Node::Input(name, axes.to_vec()))
    }

    /// The number `n/d`.
    pub fn ratio(n: i64, d: i64) -> Term {
        Term::new(Node::Number(Rational::new(n.into(), d.into())))
    }

    /// The integer `n`.
    pub fn number(n: i64) -> Term {
        Term::ratio(n, 1)
    }

    /// The number of values of all these indices together.
    pub fn count(axes: &[Index]) -> Term {
        axes.iter().fold(Term::number(1), |product, &axis| product * Term::new(Node::Size(axis)))
    }

    /// The indices that the term depends on.
    pub fn free(&self) -> impl Iterator<Item = Index> + '_ {
        self.free.iter().copied()
    }

    /// `Σ_axes self`
    pub fn sum(&self, axes: &[Index]) -> Term {
        Term::new(Node::Sum(self.clone(), axes.to_vec()))
    }

    /// The mean over the axes.
    pub fn mean(&self, axes: &[Index]) -> Term {
        self.sum(axes) / Term::count(axes)
    }

    /// `to` for `from`, of one size.
    pub fn rename(&self, from: Index, to: Index) -> Term {
        Term::new(Node::Rename(self.clone(), vec![(from, to)]))
    }

    fn function(&self, f: Function) -> Term {
        Term::new(Node::Function(f, self.clone()))
    }

    /// `e^self`
    pub fn exp(&self) -> Term {
        self.function(Function::Exp)
    }

    /// The natural logarithm.
    pub fn log(&self) -> Term {
        self.function(Function::Log)
    }

    /// `self^(−1/2)`
    pub fn rsqrt(&self) -> Term {
        self.function(Function::Rsqrt)
    }

    /// `self^(1/2)`, as `self·rsqrt(self)`
    pub fn sqrt(&self) -> Term {
        self * self.rsqrt()
    }

    /// `1/self`
    pub fn reciprocal(&self) -> Term {
        self.function(Function::Reciprocal)
    }

    /// `[self > 0]`
    pub fn positive(&self) -> Term {
        self.function(Function::Positive)
    }

    /// `max(self, 0)`
    pub fn relu(&self) -> Term {
        self * self.positive()
    }

    /// `min(self, other)`, as `self − (self − other)·[self > other]`
    pub fn min(&self, other: &Term) -> Term {
        let excess = self - other;
        self - excess.relu()
    }

    /// `self²`
    pub fn square(&self) -> Term {
        self * self
    }

    /// A function known by its label: it reads its arguments over the whole of the consumed indices and its result has
    /// the produced ones.
    pub fn apply(label: &'static str, args: &[Term], consumed: &[Index], produced: &[Index]) -> Term {
        let (args, consumed, produced) = (args.to_vec(), consumed.to_vec(), produced.to_vec());
        Term::new(Node::Apply(Applied { label, args, consumed, produced }))
    }

    /// The normal form.
    pub fn form(&self, kernel: &mut Kernel) -> Form {
        Reader { kernel, done: HashMap::new() }.form(self)
    }
}

struct Reader<'a> {
    kernel: &'a mut Kernel,
    done: HashMap<*const Node, (Form, Rc<Node>)>,
}

impl Reader<'_> {
    fn axis(&mut self, index: Index) -> Axis {
        let size = match index.size.parse() {
            Ok(n) => Size::Known(n),
            Err(_) => Size::Symbol(index.size),
        };
        self.kernel.axis(index.name, size)
    }

    /// An index of size 1 has one value, and is no axis.
    fn axes(&mut self, indices: &[Index]) -> Vec<Axis> {
        indices.iter().filter(|i| i.size != "1").map(|&i| self.axis(i)).collect()
    }

    fn form(&mut self, term: &Term) -> Form {
        if let Some((form, _)) = self.done.get(&Rc::as_ptr(&term.node)) {
            return form.clone();
        }
        let form = match &*term.node {
            Node::Input(name, indices) => {
                let axes = self.axes(indices);
                self.kernel.input(name, &axes)
            }
            Node::Number(q) => self.kernel.constant(q.clone()),
            Node::Size(i) => {
                let axis = self.axis(*i);
                self.kernel.count(axis)
            }
            Node::Add(a, b) => {
                let (a, b) = (self.form(a), self.form(b));
                self.kernel.add(&a, &b)
            }
            Node::Mul(a, b) => {
                let (a, b) = (self.form(a), self.form(b));
                self.kernel.mul(&a, &b)
            }
            Node::Sum(a, indices) => {
                let (a, axes) = (self.form(a), self.axes(indices));
                self.kernel.sum(&a, &axes)
            }
            Node::Rename(a, pairs) => {
                let a = self.form(a);
                let (from, to): (Vec<Index>, Vec<Index>) = pairs.iter().copied().unzip();
                let pairs: Vec<_> = self.axes(&from).into_iter().zip(self.axes(&to)).collect();
                self.kernel.rename(&a, &pairs)
            }
            Node::Function(f, a) => {
                let a = self.form(a);
                match f {
                    Function::Exp => self.kernel.exp(&a),
                    Function::Log => self.kernel.log(&a),
                    Function::Rsqrt => self.kernel.rsqrt(&a),
                    Function::Reciprocal => self.kernel.reciprocal(&a),
                    Function::Positive => self.kernel.positive(&a),
                }
            }
            Node::Apply(f) => {
                let args: Vec<Form> = f.args.iter().map(|arg| self.form(arg)).collect();
                let (consumed, produced) = (self.axes(&f.consumed), self.axes(&f.produced));
                self.kernel.opaque(f.label, &args, &consumed, &produced)
            }
        };
        self.done.insert(Rc::as_ptr(&term.node), (form.clone(), term.node.clone()));
        form
    }
}

macro_rules! operator {
    ($trait:ident $method:ident, $a:ident $b:ident => $body:expr) => {
        impl $trait<&Term> for &Term {
            type Output = Term;
            fn $method(self, other: &Term) -> Term {
                let ($a, $b) = (self.clone(), other.clone());
                $body
            }
        }
        impl $trait<Term> for &Term {
            type Output = Term;
            fn $method(self, other: Term) -> Term {
                self.$method(&other)
            }
        }
        impl $trait<&Term> for Term {
            type Output = Term;
            fn $method(self, other: &Term) -> Term {
                (&self).$method(other)
            }
        }
        impl $trait<Term> for Term {
            type Output = Term;
            fn $method(self, other: Term) -> Term {
                (&self).$method(&other)
            }
        }
    };
}

operator!(Add add, a b => Term::new(Node::Add(a, b)));
operator!(Mul mul, a b => Term::new(Node::Mul(a, b)));
operator!(Sub sub, a b => Term::new(Node::Add(a, -b)));
operator!(Div div, a b => Term::new(Node::Mul(a, b.reciprocal())));

impl Neg for Term {
    type Output = Term;
    fn neg(self) -> Term {
        Term::number(-1) * self
    }
}

impl Neg for &Term {
    type Output = Term;
    fn neg(self) -> Term {
        -self.clone()
    }
}
