//! Degrees of the rational functions that programs compute, and what they say about the chance of an accident.
//!
//! With every value that an oracle returns taken as a fresh variable, and every comparison as it fell, an element of an
//! output is a rational function of the inputs and of those variables. Its denominator is a product of *divisors*:
//! elements that something was divided by, and variables. The walk keeps for each value a bound of its degree
//! (numerator's minus denominator's), and per oracle or divisor instruction how often it may stand in the denominator
//! and on how many of its elements one element of the value depends.
//!
//! * sum: the larger degree, the larger power of each divisor; product: sums of both;
//! * a sum over K elements depends on K times as many;
//! * an oracle starts anew: degree 2 at most above and 4 below in its own variable, whatever its argument;
//! * a derivative is what the rules of calculus make of it, with the oracles' slopes;
//! * dividing by δ adds δ's numerator as a divisor, and δ's own divisors to the degree.

use crate::classes::{compares, joins};
use crate::prepare::SQUARE;
use std::collections::HashMap;
use truestep_ir::{Binary, Block, Func, Instr, Op, Unary, ValueId};

/// A bound of the degree of one element, and what it depends on.
#[derive(Clone, Debug, Default)]
struct Growth {
    degree: f64,
    /// By number of the source, in order.
    sources: Vec<Use>,
    /// The source whose squares this value's elements are.
    square: Option<usize>,
    /// The same of the derivative along a direction, where the value moves.
    tangent: Option<Box<Growth>>,
}

#[derive(Clone, Copy, Debug)]
struct Use {
    source: usize,
    /// Power in the denominator.
    power: f64,
    /// Elements of the source that one element depends on.
    elements: f64,
}

/// An instruction that asks an oracle or divides.
#[derive(Clone, Copy, Debug)]
struct Source {
    /// Number of elements on all replicas.
    elements: f64,
    /// Degree as a divisor.
    degree: f64,
    /// Degree of the numerator of the oracle's argument; none for a divisor.
    argument: Option<f64>,
}

/// What one result of a program adds to the chance of an accident.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Degree {
    /// Of the numerator, over the common denominator.
    numerator: f64,
    /// Of the common denominator.
    denominator: f64,
    /// Calls of oracles that one element depends on.
    calls: f64,
    /// Largest degree of an oracle's argument.
    argument: f64,
}

impl Degree {
    /// The chance that an element of the difference of two results vanishes at a random point although it is not 0.
    ///
    /// `2·degree/p` for the difference (Schwartz, Zippel; variables are drawn from no fewer than (p − 1)/2 elements),
    /// and as much for each pair of oracle calls with different arguments that coincide.
    pub(crate) fn bound(self, other: Degree) -> f64 {
        let p = crate::arithmetic::P as f64;
        let difference = (self.numerator + other.denominator).max(other.numerator + self.denominator);
        let calls = self.calls + other.calls;
        let pairs = calls * (calls - 1.0).max(0.0) / 2.0;
        2.0 * (difference + pairs * (self.argument + other.argument)) / (p - 1.0)
    }
}

/// The degrees of the results of a function; none where control flow keeps them unknown.
pub(crate) fn degrees(func: &Func, replicas: usize) -> Option<Vec<Degree>> {
    let walk = Walk::over(func, replicas, &[])?;
    Some(func.body.results.iter().map(|v| walk.degree(&walk.values[v])).collect())
}

/// The degree of the derivative of a function's only result along a direction of these inputs.
pub(crate) fn derivative_degree(func: &Func, replicas: usize, moving: &[usize]) -> Option<Degree> {
    let walk = Walk::over(func, replicas, moving)?;
    let tangent = walk.values[&func.body.results[0]].tangent.clone();
    Some(walk.degree(&tangent.map_or_else(Growth::default, |t| *t)))
}

/// The degree of the inner product of a function's results with a direction.
pub(crate) fn product_degree(func: &Func, replicas: usize) -> Option<Degree> {
    let walk = Walk::over(func, replicas, &[])?;
    let all = func.body.results.iter().fold(Growth::default(), |sum, v| {
        walk.joined(&sum, &walk.times(walk.values[v].clone(), func.ty(*v).numel() as f64))
    });
    Some(walk.degree(&Growth { degree: all.degree + 1.0, ..all }))
}

/// The least number of elements that an instruction compares; none if no numbers are compared.
pub(crate) fn comparisons(func: &Func) -> Option<usize> {
    fn least(func: &Func, block: &Block) -> Option<usize> {
        let of_instr = |instr: &Instr| {
            let first = func.ty(*instr.operands.first()?);
            let inner = instr.regions.iter().filter_map(|region| least(func, region)).min();
            let own = (compares(&instr.op) && first.elem.is_float()).then(|| func.ty(instr.results[0]).numel());
            // a region compares for every result
            own.or(inner.map(|_| func.ty(instr.results[0]).numel()))
        };
        block.instrs.iter().filter_map(of_instr).min()
    }
    least(func, &func.body)
}

/// How a region combines two elements.
enum Fold {
    /// As a sum does: linearly, or by picking.
    Join,
    Product,
}

struct Walk<'f> {
    func: &'f Func,
    replicas: f64,
    sources: Vec<Source>,
    values: HashMap<ValueId, Growth>,
    /// Values of which all elements are one literal.
    constants: HashMap<ValueId, f64>,
}

impl<'f> Walk<'f> {
    fn over(func: &'f Func, replicas: usize, moving: &[usize]) -> Option<Self> {
        let (sources, values, constants) = Default::default();
        let mut walk = Walk { func, replicas: replicas as f64, sources, values, constants };
        for (i, &v) in func.body.params.iter().enumerate() {
            let degree = if func.ty(v).elem.is_float() { 1.0 } else { 0.0 };
            let tangent = moving.contains(&i).then(|| Box::new(Growth { degree, ..Growth::default() }));
            walk.values.insert(v, Growth { degree, tangent, ..Growth::default() });
        }
        walk.block(&func.body)?;
        Some(walk)
    }

    fn block(&mut self, block: &Block) -> Option<()> {
        block.instrs.iter().try_for_each(|instr| self.instr(instr))
    }

    fn instr(&mut self, instr: &Instr) -> Option<()> {
        let of = |walk: &Self, i: usize| walk.values.get(&instr.operands[i]).cloned().unwrap_or_default();
        let all =
            |walk: &Self| (0..instr.operands.len()).fold(Growth::default(), |sum, i| walk.joined(&sum, &of(walk, i)));
        let numel = |v: ValueId| self.func.ty(v).numel() as f64;
        let growth = match &instr.op {
            Op::Constant(literal) => {
                if literal.is_splat() {
                    self.constants.insert(instr.results[0], literal.f64(0));
                }
                Growth::default()
            }
            Op::Iota(_) | Op::ReplicaId | Op::PartitionId => Growth::default(),
            Op::Unary(op) => self.unary(*op, instr, of(self, 0)),
            Op::Binary(op) => self.binary(*op, instr, of(self, 0), of(self, 1)),
            Op::ReducePrecision(to) if *to == SQUARE => {
                let argument = of(self, 0);
                let tangent = argument.tangent.clone();
                let mut square = self.variable(instr, argument);
                let own = square.sources.last_mut().expect("its own");
                (own.power, square.square) = (0.0, Some(own.source));
                Growth { tangent, ..square }
            }
            Op::Compare(_) | Op::IsFinite => decided(all(self)),
            Op::Reshape(_)
            | Op::Convert(_)
            | Op::BroadcastInDim(_)
            | Op::Transpose(_)
            | Op::Reverse(_)
            | Op::Slice(_) => {
                if let Some(&c) = self.constants.get(&instr.operands[0]) {
                    self.constants.insert(instr.results[0], c);
                }
                of(self, 0)
            }
            Op::Select
            | Op::Clamp
            | Op::Pad(_)
            | Op::Concatenate(_)
            | Op::ReducePrecision(_)
            | Op::BitcastConvert(_) => all(self),
            Op::Gather(_) | Op::DynamicSlice(_) | Op::DynamicUpdateSlice => all(self),
            Op::DotGeneral(attrs) => {
                let dims = &self.func.ty(instr.operands[0]).dims;
                let terms: usize = attrs.lhs_contracting_dimensions.iter().map(|&d| dims[d]).product();
                let product = self.product(&of(self, 0), &of(self, 1));
                self.times(product, terms as f64)
            }
            Op::Convolution(attrs) => {
                let kernel = &self.func.ty(instr.operands[1]).dims;
                let terms = kernel.iter().product::<usize>() / kernel[attrs.dims.kernel_output_feature].max(1);
                let product = self.product(&of(self, 0), &of(self, 1));
                self.times(product, terms as f64)
            }
            Op::Reduce(dims) => {
                let whole = &self.func.ty(instr.operands[0]).dims;
                let terms = dims.iter().map(|&d| whole[d]).product::<usize>() as f64;
                self.folded(instr, all(self), terms + 1.0)?
            }
            Op::ReduceWindow(window) => {
                self.folded(instr, all(self), window.dimensions.iter().product::<usize>() as f64 + 1.0)?
            }
            Op::SelectAndScatter(window) => {
                let n = window.dimensions.iter().product::<usize>() as f64;
                let picked = decided(self.times(of(self, 0), n * n));
                let source = self.folded_by(&instr.regions[1], of(self, 1), n + 1.0)?;
                self.joined(&picked, &source)
            }
            Op::AllReduce(_) | Op::ReduceScatter(_) => self.folded(instr, all(self), self.replicas)?,
            Op::AllGather(_) => all(self),
            Op::Scatter(_) => {
                let updates = instr.operands.last().map_or(0.0, |&v| numel(v));
                self.folded(instr, all(self), updates + 1.0)?
            }
            Op::Sort(_) => {
                let all = all(self);
                self.times(all, numel(instr.operands[0]))
            }
            Op::OptimizationBarrier => {
                for (i, &v) in instr.results.iter().enumerate() {
                    let growth = of(self, i);
                    self.values.insert(v, growth);
                }
                return Some(());
            }
            Op::If | Op::Case => {
                let index = decided(all(self));
                instr.regions.iter().try_for_each(|region| self.block(region))?;
                for (i, &v) in instr.results.iter().enumerate() {
                    let branches = instr.regions.iter().map(|region| self.values.get(&region.results[i]).cloned());
                    let branches: Vec<Growth> = branches.map(Option::unwrap_or_default).collect();
                    let growth = branches.iter().fold(index.clone(), |sum, branch| self.joined(&sum, branch));
                    self.values.insert(v, growth);
                }
                return Some(());
            }
            Op::While => return None,
        };
        for &v in &instr.results {
            self.values.insert(v, growth.clone());
        }
        Some(())
    }

    fn unary(&mut self, op: Unary, instr: &Instr, x: Growth) -> Growth {
        match op {
            Unary::Negate | Unary::Abs => Growth { square: None, ..x },
            Unary::Sign => decided(x),
            Unary::Sqrt | Unary::Rsqrt if x.square.is_some() => {
                // in the variable s of the square: s or 1/s, with slopes 1/(2s) and −1/(2s³)
                let (degree, power, slope) = if op == Unary::Sqrt { (1.0, 0.0, 1.0) } else { (0.0, 1.0, 3.0) };
                let in_s = |degree: f64, power: f64| {
                    let mut value = decided(x.clone());
                    value.degree = degree;
                    value.sources.iter_mut().filter(|u| Some(u.source) == x.square).for_each(|u| u.power = power);
                    value
                };
                let tangent = x.tangent.as_ref().map(|t| Box::new(self.product(t, &in_s(0.0, slope))));
                Growth { tangent, ..in_s(degree, power) }
            }
            // of integers and booleans
            Unary::CountLeadingZeros | Unary::Not | Unary::Popcnt => decided(x),
            Unary::Exponential | Unary::Logistic | Unary::Tanh | Unary::Sine | Unary::Cosine | Unary::Tan => {
                // the slope is a polynomial of degree 2 in values of the same variable
                let value = self.variable(instr, x.clone());
                let slope = self.product(&value, &value);
                let tangent = x.tangent.map(|t| Box::new(self.product(&t, &slope)));
                Growth { tangent, ..value }
            }
            Unary::Cbrt
            | Unary::Ceil
            | Unary::Erf
            | Unary::ErfInv
            | Unary::Erfc
            | Unary::ExponentialMinusOne
            | Unary::Floor
            | Unary::Log
            | Unary::LogPlusOne
            | Unary::RoundNearestAfz
            | Unary::RoundNearestEven
            | Unary::Rsqrt
            | Unary::Sqrt => self.oracle(instr, x),
        }
    }

    fn binary(&mut self, op: Binary, instr: &Instr, x: Growth, y: Growth) -> Growth {
        if !self.func.ty(instr.results[0]).elem.is_float() {
            return decided(self.joined(&x, &y));
        }
        match op {
            Binary::Add | Binary::Subtract | Binary::Maximum | Binary::Minimum => self.joined(&x, &y),
            Binary::Multiply => self.product(&x, &y),
            Binary::Divide => self.quotient(instr, x, y),
            Binary::Power => match self.constants.get(&instr.operands[1]) {
                Some(n) if n.fract() == 0.0 => {
                    let times = n.abs();
                    let n = *n;
                    let scaled = |x: &Growth, times: f64| {
                        let mut power = Growth { degree: x.degree * times, square: None, tangent: None, ..x.clone() };
                        power.sources.iter_mut().for_each(|u| u.power *= times);
                        power
                    };
                    let slope = scaled(&x, (times - 1.0).max(0.0));
                    let tangent = x.tangent.as_ref().map(|t| Box::new(self.product(t, &slope)));
                    let power = Growth { tangent, ..scaled(&x, times) };
                    if n < 0.0 { self.quotient(instr, Growth::default(), power) } else { power }
                }
                Some(_) | None => {
                    let both = self.joined(&x, &y);
                    self.oracle(instr, both)
                }
            },
            Binary::And
            | Binary::Atan2
            | Binary::Or
            | Binary::Remainder
            | Binary::ShiftLeft
            | Binary::ShiftRightArithmetic
            | Binary::ShiftRightLogical
            | Binary::Xor => {
                let both = self.joined(&x, &y);
                self.oracle(instr, both)
            }
        }
    }

    /// A value that a new variable determines: of degree 2 above and 4 below at most.
    fn variable(&mut self, instr: &Instr, argument: Growth) -> Growth {
        let elements = self.func.ty(instr.results[0]).numel() as f64 * self.replicas;
        let degree = self.degree(&argument);
        let source = self.sources.len();
        let argument_degree = degree.numerator.max(degree.denominator);
        self.sources.push(Source { elements, degree: 1.0, argument: Some(argument_degree) });
        let mut growth = decided(argument);
        growth.degree = 2.0;
        growth.sources.push(Use { source, power: 4.0, elements: 1.0 });
        growth
    }

    /// Any other function: its slope may hold other functions of the argument, and divide by it.
    fn oracle(&mut self, instr: &Instr, argument: Growth) -> Growth {
        let value = self.variable(instr, argument.clone());
        let tangent = argument.tangent.clone().map(|t| {
            let other = self.variable(instr, argument.clone());
            let slope = self.product(&self.product(&value, &value), &other);
            let slope = self.quotient(instr, slope, Growth { tangent: None, ..argument });
            Box::new(self.product(&t, &slope))
        });
        Growth { tangent, ..value }
    }

    fn quotient(&mut self, instr: &Instr, x: Growth, y: Growth) -> Growth {
        if y.degree == 0.0 && y.sources.is_empty() {
            return Growth { square: None, ..x };
        }
        let degree = self.degree(&y);
        let mut inverse = decided(y.clone());
        inverse.degree = degree.denominator;
        let source = self.sources.len();
        let elements = self.func.ty(instr.results[0]).numel() as f64 * self.replicas;
        self.sources.push(Source { elements, degree: degree.numerator, argument: None });
        inverse.sources.push(Use { source, power: 1.0, elements: 1.0 });
        // (x/y)' = (x' − (x/y)·y')/y
        let mut value = self.product(&Growth { tangent: None, ..x.clone() }, &inverse);
        let moved = y.tangent.map(|t| self.product(&value, &t));
        let parts = x.tangent.map(|t| *t).into_iter().chain(moved);
        let numerator = parts.reduce(|a, b| self.joined(&a, &b));
        value.tangent = numerator.map(|n| Box::new(self.product(&n, &inverse)));
        value
    }

    fn joined(&self, x: &Growth, y: &Growth) -> Growth {
        let parts = x.tangent.as_deref().cloned().into_iter().chain(y.tangent.as_deref().cloned());
        let tangent = parts.reduce(|a, b| self.joined(&a, &b)).map(Box::new);
        Growth { degree: x.degree.max(y.degree), sources: self.merged(x, y, f64::max), square: None, tangent }
    }

    fn product(&self, x: &Growth, y: &Growth) -> Growth {
        let plain = |x: &Growth, y: &Growth| Growth {
            degree: x.degree + y.degree,
            sources: self.merged(x, y, |a, b| a + b),
            square: None,
            tangent: None,
        };
        let left = x.tangent.as_ref().map(|t| plain(t, y));
        let right = y.tangent.as_ref().map(|t| plain(x, t));
        let tangent = left.into_iter().chain(right).reduce(|a, b| self.joined(&a, &b)).map(Box::new);
        Growth { tangent, ..plain(x, y) }
    }

    fn merged(&self, x: &Growth, y: &Growth, power: fn(f64, f64) -> f64) -> Vec<Use> {
        let (mut a, mut b) = (x.sources.iter().peekable(), y.sources.iter().peekable());
        let mut out = Vec::with_capacity(x.sources.len().max(y.sources.len()));
        loop {
            out.push(match (a.peek(), b.peek()) {
                (None, None) => return out,
                (Some(u), Some(v)) if u.source == v.source => {
                    let elements = (u.elements + v.elements).min(self.sources[u.source].elements);
                    let both = Use { source: u.source, power: power(u.power, v.power), elements };
                    a.next();
                    b.next();
                    both
                }
                (Some(u), v) if v.is_none_or(|v| u.source < v.source) => {
                    let u = **u;
                    a.next();
                    u
                }
                (Some(_) | None, _) => *b.next().expect("the other side is later or has ended"),
            });
        }
    }

    /// A sum of so many elements.
    fn times(&self, mut x: Growth, terms: f64) -> Growth {
        x.sources.iter_mut().for_each(|u| u.elements = (u.elements * terms).min(self.sources[u.source].elements));
        x.square = None;
        x.tangent = x.tangent.map(|t| Box::new(self.times(*t, terms)));
        x
    }

    fn folded(&self, instr: &Instr, x: Growth, terms: f64) -> Option<Growth> {
        self.folded_by(&instr.regions[0], x, terms)
    }

    fn folded_by(&self, region: &Block, x: Growth, terms: f64) -> Option<Growth> {
        let mut folded = self.times(x, terms);
        if let Fold::Product = self.fold(region)? {
            folded.degree *= terms;
            folded.sources.iter_mut().for_each(|u| u.power *= terms);
            if let Some(t) = folded.tangent.take() {
                let power = self.product(&folded, &t);
                folded.tangent = Some(Box::new(power));
            }
        }
        Some(folded)
    }

    fn fold(&self, region: &Block) -> Option<Fold> {
        let float = |instr: &Instr| self.func.ty(instr.results[0]).elem.is_float();
        if region.instrs.iter().all(|instr| joins(&instr.op) || !float(instr)) {
            return Some(Fold::Join);
        }
        let [Instr { op: Op::Binary(Binary::Multiply), .. }] = region.instrs.as_slice() else { return None };
        Some(Fold::Product)
    }

    fn degree(&self, x: &Growth) -> Degree {
        let mut degree = Degree::default();
        for u in &x.sources {
            let source = &self.sources[u.source];
            degree.denominator += u.power * source.degree * u.elements;
            if let Some(argument) = source.argument {
                degree.calls += u.elements;
                degree.argument = degree.argument.max(argument);
            }
        }
        degree.numerator = x.degree + degree.denominator;
        degree
    }
}

/// What depends on the same, and is a number or a condition that the values do not enter.
fn decided(x: Growth) -> Growth {
    let sources = x.sources.into_iter().map(|u| Use { power: 0.0, ..u }).collect();
    Growth { degree: 0.0, sources, square: None, tangent: None }
}
