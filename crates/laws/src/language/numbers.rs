//! Terms as `f64` numbers at a point: small sizes, scattered inputs. It shares nothing with the kernel.

use super::terms::{Applied, Function, Index, Node, Term};
use num_traits::ToPrimitive;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

/// Sizes and inputs, functions of a seed where they are not given.
#[derive(Clone, Copy, Debug, Default)]
pub struct Point {
    /// Points of different seeds differ.
    pub seed: u64,
    /// The numbers of some inputs, row-major.
    pub given: &'static [(&'static str, &'static [f64])],
}

/// A dense tensor: row-major over its indices.
#[derive(Clone, Debug)]
pub struct Dense {
    /// The indices, in order.
    pub axes: Vec<Index>,
    /// The sizes.
    pub dims: Vec<usize>,
    /// The numbers.
    pub data: Vec<f64>,
}

impl Point {
    /// 2 or 3 for a symbol, the number for a number.
    pub fn size(&self, index: Index) -> usize {
        index.size.parse().unwrap_or_else(|_| 2 + (hash(&(self.seed, index.size)) % 2) as usize)
    }

    /// The values of a term.
    pub fn eval(&self, term: &Term) -> Dense {
        Evaluation { point: self, done: HashMap::new() }.eval(term)
    }

    /// The first index at which two terms differ by more than rounding, in words.
    pub fn difference(&self, lhs: &Term, rhs: &Term) -> Option<String> {
        let (lhs, rhs) = (self.eval(lhs), self.eval(rhs));
        let mut axes = [lhs.axes.as_slice(), &rhs.axes].concat();
        axes.sort_unstable();
        axes.dedup();
        let dims: Vec<usize> = axes.iter().map(|&i| self.size(i)).collect();
        let found = positions(&dims).find_map(|at| {
            let (a, b) = (lhs.at(&axes, &at), rhs.at(&axes, &at));
            let far = (a - b).abs() > 1e-6 * (1.0 + a.abs() + b.abs());
            far.then(|| {
                let place: Vec<String> = axes.iter().zip(&at).map(|(i, v)| format!("{}={v}", i.name)).collect();
                let given: String =
                    self.given.iter().map(|(name, values)| format!(" where {name} = {values:?}")).collect();
                format!("at [{}] the left side is {a:.6}, the right side {b:.6}{given}", place.join(", "))
            })
        })?;
        Some(found)
    }

    /// A number in ±1.5 that depends on what is hashed.
    fn scatter(&self, what: u64) -> f64 {
        (hash(&(self.seed, what)) % 30_011) as f64 / 10_000.0 - 1.5
    }
}

impl Dense {
    fn build(point: &Point, mut axes: Vec<Index>, mut value: impl FnMut(&[Index], &[usize]) -> f64) -> Dense {
        axes.sort_unstable();
        axes.dedup();
        let dims: Vec<usize> = axes.iter().map(|&i| point.size(i)).collect();
        let data = positions(&dims).map(|at| value(&axes, &at)).collect();
        Dense { axes, dims, data }
    }

    /// The value where `axes` are at `at`.
    fn at(&self, axes: &[Index], at: &[usize]) -> f64 {
        let offset = self.axes.iter().zip(&self.dims).fold(0, |offset, (axis, dim)| {
            let place = axes.iter().position(|a| a == axis).expect("an index of the result");
            offset * dim + at[place]
        });
        self.data[offset]
    }
}

/// All positions in a box, row-major.
fn positions(dims: &[usize]) -> impl Iterator<Item = Vec<usize>> + '_ {
    (0..dims.iter().product()).map(|flat: usize| {
        let mut rest = flat;
        let mut at: Vec<usize> = (dims.iter().rev())
            .map(|d| {
                let i = rest % d;
                rest /= d;
                i
            })
            .collect();
        at.reverse();
        at
    })
}

struct Evaluation<'a> {
    point: &'a Point,
    done: HashMap<*const Node, (Rc<Dense>, Rc<Node>)>,
}

impl Evaluation<'_> {
    fn eval(&mut self, term: &Term) -> Dense {
        (*self.shared(term)).clone()
    }

    fn shared(&mut self, term: &Term) -> Rc<Dense> {
        if let Some((dense, _)) = self.done.get(&Rc::as_ptr(&term.node)) {
            return dense.clone();
        }
        let dense = Rc::new(self.compute(term));
        self.done.insert(Rc::as_ptr(&term.node), (dense.clone(), term.node.clone()));
        dense
    }

    fn compute(&mut self, term: &Term) -> Dense {
        let (point, free) = (self.point, term.free().collect::<Vec<_>>());
        match &*term.node {
            Node::Input(name, indices) => Dense::build(point, free, |axes, at| {
                let place: Vec<usize> =
                    indices.iter().map(|i| at[axes.iter().position(|a| a == i).expect("its own index")]).collect();
                let given = point.given.iter().find(|(given, _)| given == name);
                let offset = indices.iter().zip(&place).fold(0, |offset, (i, v)| offset * point.size(*i) + v);
                match given.and_then(|(_, values)| values.get(offset)) {
                    Some(value) => *value,
                    None => point.scatter(hash(&(name, place))),
                }
            }),
            Node::Number(q) => Dense::build(point, free, |_, _| q.to_f64().unwrap_or(f64::NAN)),
            Node::Size(i) => Dense::build(point, free, |_, _| point.size(*i) as f64),
            Node::Add(a, b) => {
                let (a, b) = (self.shared(a), self.shared(b));
                Dense::build(point, free, |axes, at| a.at(axes, at) + b.at(axes, at))
            }
            Node::Mul(a, b) => {
                let (a, b) = (self.shared(a), self.shared(b));
                Dense::build(point, free, |axes, at| a.at(axes, at) * b.at(axes, at))
            }
            Node::Sum(a, summed) => {
                let a = self.shared(a);
                let dims: Vec<usize> = summed.iter().map(|&i| point.size(i)).collect();
                Dense::build(point, free, |axes, at| {
                    let axes = [axes, summed].concat();
                    positions(&dims).map(|inner| a.at(&axes, &[at, &inner].concat())).sum()
                })
            }
            Node::Rename(a, pairs) => {
                let a = self.shared(a);
                Dense::build(point, free, |axes, at| {
                    let targets: Vec<Index> = (a.axes.iter())
                        .map(|i| pairs.iter().find(|(from, _)| from == i).map_or(*i, |(_, to)| *to))
                        .collect();
                    let place = |i: &Index| at[axes.iter().position(|axis| axis == i).expect("an index of the result")];
                    a.at(&a.axes, &targets.iter().map(place).collect::<Vec<_>>())
                })
            }
            Node::Function(f, a) => {
                let a = self.shared(a);
                Dense::build(point, free, |axes, at| {
                    let x = a.at(axes, at);
                    match f {
                        Function::Exp => x.exp(),
                        Function::Log => x.ln(),
                        Function::Rsqrt => x.sqrt().recip(),
                        Function::Reciprocal => x.recip(),
                        Function::Positive => f64::from(x > 0.0),
                    }
                })
            }
            Node::Apply(f) => self.apply(f, free),
        }
    }

    /// A stand-in for an unknown function: the sine of a scattered combination of everything it reads.
    fn apply(&mut self, f: &Applied, free: Vec<Index>) -> Dense {
        let point = self.point;
        let args: Vec<Rc<Dense>> = f.args.iter().map(|arg| self.shared(arg)).collect();
        let dims: Vec<usize> = f.consumed.iter().map(|&i| point.size(i)).collect();
        Dense::build(point, free, |axes, at| {
            let out: Vec<usize> =
                f.produced.iter().map(|i| at[axes.iter().position(|a| a == i).expect("its own")]).collect();
            let all = [axes, &f.consumed].concat();
            let mut phase = point.scatter(hash(&(f.label, &out)));
            for (k, arg) in args.iter().enumerate() {
                for inner in positions(&dims) {
                    let weight = point.scatter(hash(&(f.label, &out, k, &inner)));
                    phase += weight * arg.at(&all, &[at, &inner].concat());
                }
            }
            phase.sin()
        })
    }
}

/// A hash that is the same in every run.
fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
