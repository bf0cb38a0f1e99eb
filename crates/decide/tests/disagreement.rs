//! Random programs for 1 to 3 replicas and random changes to them: no prover contradicts a run, nor the other prover.

use truestep_claim::{Input, Output, Relation, Verdict};
use truestep_data::Draws;
use truestep_decide as decide;
use truestep_interp::{Tensor, eval, eval_replicas};
use truestep_ir::{
    Binary, Builder, Compare, ConvDims, Convolution, Direction, ElemType, Func, Module, Op, Precision, TensorType,
    Unary, ValueId, print,
};

/// What a value is: `[N, 2, 4]` with replica r holding its block of N, or `[4]` or `[4, 4]`, the same on every replica.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Batch,
    Vector,
    Matrix,
}

/// How replicas combine a sum over the batch.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Exchange {
    Sum,
    Mean,
    Missing,
}

/// An instruction, or a few; operands are numbers of values, the inputs first.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    Unary(Unary, usize),
    Binary(Binary, usize, usize),
    Scaled(usize, f64),
    /// `op(x² + c)`
    Guarded(Unary, usize, f64),
    /// `x/(y² + c)`
    Quotient(usize, usize, f64),
    /// `x₀ ⋛ x₁ ? x₂ : x₃`
    Choice(Direction, [usize; 4]),
    /// Sum or mean over an axis, spread over it again.
    Summed(usize, usize, bool),
    /// Maximum over an axis, spread over it again.
    Largest(usize, usize),
    /// Transposed, and taken for the old shape.
    Turned(usize),
    /// Features moved on by one.
    Rolled(usize),
    /// The last dimension of the batch contracted with this dimension of the matrix.
    Dense(usize, usize, usize),
    /// Every example an image of 2 × 4, the matrix the kernel, flipped or not.
    Convolved(usize, usize, bool),
    /// A vector along the last dimension.
    Spread(usize),
    /// Mean over all but the last dimension.
    Statistic(usize, Exchange),
    /// `Σ x ⊗ y` over all but the last dimension.
    Outer(usize, usize, Exchange),
}

const INPUTS: [Kind; 4] = [Kind::Batch, Kind::Batch, Kind::Vector, Kind::Matrix];
const LOCAL: usize = 2;
const UNARY: [Unary; 10] = [
    Unary::Abs,
    Unary::Cosine,
    Unary::Erf,
    Unary::Exponential,
    Unary::Logistic,
    Unary::Negate,
    Unary::Sign,
    Unary::Sine,
    Unary::Tanh,
    Unary::Cbrt,
];
const GUARDED: [Unary; 3] = [Unary::Log, Unary::Rsqrt, Unary::Sqrt];
const BINARY: [Binary; 5] = [Binary::Add, Binary::Subtract, Binary::Multiply, Binary::Maximum, Binary::Minimum];
/// Exact in every format.
const NUMBERS: [f64; 5] = [0.5, 1.0, 2.0, 3.0, 0.25];

impl Step {
    fn operands(&mut self) -> Vec<&mut usize> {
        match self {
            Step::Unary(_, x)
            | Step::Scaled(x, _)
            | Step::Guarded(_, x, _)
            | Step::Summed(x, ..)
            | Step::Largest(x, _)
            | Step::Turned(x)
            | Step::Rolled(x)
            | Step::Spread(x)
            | Step::Statistic(x, _) => vec![x],
            Step::Binary(_, x, y)
            | Step::Quotient(x, y, _)
            | Step::Dense(x, y, _)
            | Step::Convolved(x, y, _)
            | Step::Outer(x, y, _) => vec![x, y],
            Step::Choice(_, all) => all.iter_mut().collect(),
        }
    }

    fn kind(&self, kinds: &[Kind]) -> Kind {
        match self {
            Step::Statistic(..) => Kind::Vector,
            Step::Outer(..) => Kind::Matrix,
            Step::Spread(_) => Kind::Batch,
            _ => kinds[*self.clone().operands()[0]],
        }
    }
}

fn kinds(steps: &[Step]) -> Vec<Kind> {
    let mut kinds = INPUTS.to_vec();
    for step in steps {
        let kind = step.kind(&kinds);
        kinds.push(kind);
    }
    kinds
}

fn pick<T: Copy>(draws: &mut Draws, all: &[T]) -> T {
    all[draws.below(all.len())]
}

/// A value of this kind among those, one of the last few rather than an early one.
fn value(draws: &mut Draws, kinds: &[Kind], kind: Kind) -> usize {
    let fitting: Vec<usize> = (0..kinds.len()).rev().filter(|&v| kinds[v] == kind).collect();
    fitting[draws.below(fitting.len().min(4))]
}

fn step(draws: &mut Draws, kinds: &[Kind]) -> Step {
    let kind = pick(draws, &[Kind::Batch, Kind::Batch, Kind::Batch, Kind::Vector, Kind::Matrix]);
    let any = |draws: &mut Draws| value(draws, kinds, kind);
    let batch = |draws: &mut Draws| value(draws, kinds, Kind::Batch);
    let matrix = |draws: &mut Draws| value(draws, kinds, Kind::Matrix);
    match draws.below(if kind == Kind::Batch { 18 } else { 9 }) {
        0 | 1 => Step::Unary(pick(draws, &UNARY), any(draws)),
        2 | 3 => Step::Binary(pick(draws, &BINARY), any(draws), any(draws)),
        4 => Step::Scaled(any(draws), pick(draws, &NUMBERS)),
        5 => Step::Guarded(pick(draws, &GUARDED), any(draws), pick(draws, &NUMBERS)),
        6 => Step::Quotient(any(draws), any(draws), pick(draws, &NUMBERS)),
        7 => Step::Choice(Direction::Gt, [(); 4].map(|()| any(draws))),
        8 if kind == Kind::Matrix => Step::Outer(batch(draws), batch(draws), Exchange::Sum),
        8 | 9 => Step::Statistic(batch(draws), Exchange::Mean),
        10 => Step::Summed(batch(draws), 1 + draws.below(2), draws.below(2) == 0),
        11 => Step::Largest(batch(draws), 1 + draws.below(2)),
        12 => Step::Turned(batch(draws)),
        13 => Step::Rolled(batch(draws)),
        14 => Step::Dense(batch(draws), matrix(draws), draws.below(2)),
        15 => Step::Convolved(batch(draws), matrix(draws), draws.below(2) == 0),
        _ => Step::Spread(value(draws, kinds, Kind::Vector)),
    }
}

fn program(draws: &mut Draws) -> Vec<Step> {
    let (mut steps, mut kinds) = (Vec::new(), INPUTS.to_vec());
    for _ in 0..3 + draws.below(10) {
        let new = step(draws, &kinds);
        kinds.push(new.kind(&kinds));
        steps.push(new);
    }
    steps
}

/// The program with one step that matters changed.
fn mutated(steps: &[Step], draws: &mut Draws) -> Vec<Step> {
    let mut live = vec![false; INPUTS.len() + steps.len()];
    *live.last_mut().expect("a value") = true;
    for (k, step) in steps.iter().enumerate().rev() {
        if live[INPUTS.len() + k] {
            step.clone().operands().into_iter().for_each(|v| live[*v] = true);
        }
    }
    let candidates: Vec<usize> = (0..steps.len()).filter(|k| live[INPUTS.len() + k]).collect();
    let (kinds, at) = (kinds(steps), pick(draws, &candidates));
    let mut out = steps.to_vec();
    if draws.below(3) == 0 {
        let mut operands = out[at].operands();
        let which = draws.below(operands.len());
        let kind = kinds[*operands[which]];
        *operands[which] = value(draws, &kinds[..INPUTS.len() + at], kind);
        return out;
    }
    match &mut out[at] {
        Step::Unary(op, _) => *op = pick(draws, &UNARY),
        Step::Binary(op, ..) => *op = pick(draws, &BINARY),
        Step::Guarded(op, _, c) if draws.below(2) == 0 => (*op, *c) = (pick(draws, &GUARDED), *c),
        Step::Scaled(_, c) | Step::Guarded(_, _, c) | Step::Quotient(_, _, c) => *c = pick(draws, &NUMBERS),
        Step::Choice(direction, _) if draws.below(2) == 0 => *direction = Direction::Lt,
        Step::Choice(_, operands) => operands.swap(2, 3),
        Step::Summed(_, axis, _) if draws.below(2) == 0 => *axis = 3 - *axis,
        Step::Summed(_, _, mean) => *mean = !*mean,
        Step::Largest(_, axis) => *axis = 3 - *axis,
        Step::Turned(x) => out[at] = Step::Rolled(*x),
        Step::Rolled(x) => out[at] = Step::Turned(*x),
        Step::Dense(_, _, side) => *side = 1 - *side,
        Step::Convolved(_, _, flipped) => *flipped = !*flipped,
        Step::Spread(x) => *x = value(draws, &kinds[..INPUTS.len() + at], Kind::Vector),
        Step::Statistic(_, exchange) => *exchange = pick(draws, &[Exchange::Sum, Exchange::Missing]),
        Step::Outer(_, _, exchange) => *exchange = pick(draws, &[Exchange::Mean, Exchange::Missing]),
    }
    out
}

fn batch_type(batch: usize) -> TensorType {
    TensorType::new([batch, 2, 4], ElemType::F32)
}

/// The program on a batch of this size, some steps in another writing if there are draws.
fn write(steps: &[Step], batch: usize, replicas: usize, mut style: Option<Draws>) -> Func {
    let mut b = Builder::new("f");
    let mut values = vec![
        b.param(batch_type(batch)),
        b.param(batch_type(batch)),
        b.param(TensorType::new([4], ElemType::F32)),
        b.param(TensorType::new([4, 4], ElemType::F32)),
    ];
    for step in steps {
        let other = style.as_mut().is_some_and(|draws| draws.below(2) == 0);
        let new = emit(&mut b, step, &values, replicas, other);
        values.push(new);
    }
    b.finish(&values[values.len() - 1..])
}

fn emit(b: &mut Builder, step: &Step, values: &[ValueId], replicas: usize, other: bool) -> ValueId {
    let v = |k: &usize| values[*k];
    match step {
        Step::Unary(Unary::Logistic, x) if other => {
            let minus = b.neg(v(x));
            let e = b.unary(Unary::Exponential, minus);
            let one = b.full_like(1.0, e);
            let sum = b.add(one, e);
            b.div(one, sum)
        }
        Step::Unary(Unary::Negate, x) if other => b.mul_const(v(x), -1.0),
        Step::Unary(op, x) => b.unary(*op, v(x)),
        Step::Binary(Binary::Subtract, x, y) if other => {
            let minus = b.neg(v(y));
            b.add(minus, v(x))
        }
        Step::Binary(Binary::Maximum, x, y) if other => {
            let above = b.compare(Direction::Gt, v(x), v(y));
            b.select(above, v(x), v(y))
        }
        Step::Binary(op @ (Binary::Add | Binary::Multiply), x, y) if other => b.binary(*op, v(y), v(x)),
        Step::Binary(op, x, y) => b.binary(*op, v(x), v(y)),
        Step::Scaled(x, 3.0) if other => {
            let twice = b.add(v(x), v(x));
            b.add(v(x), twice)
        }
        Step::Scaled(x, c) if other => b.div_const(v(x), 1.0 / c),
        Step::Scaled(x, c) => b.mul_const(v(x), *c),
        Step::Guarded(op, x, c) => {
            let square = b.mul(v(x), v(x));
            let guarded = b.add_const(square, *c);
            match op {
                Unary::Sqrt if other => {
                    let root = b.unary(Unary::Rsqrt, guarded);
                    b.mul(guarded, root)
                }
                op => b.unary(*op, guarded),
            }
        }
        Step::Quotient(x, y, c) => {
            let square = b.mul(v(y), v(y));
            let guarded = b.add_const(square, *c);
            if other {
                let one = b.full_like(1.0, guarded);
                let inverse = b.div(one, guarded);
                return b.mul(v(x), inverse);
            }
            b.div(v(x), guarded)
        }
        Step::Choice(direction, [p, q, x, y]) => {
            let condition = b.compare(*direction, v(p), v(q));
            b.select(condition, v(x), v(y))
        }
        Step::Summed(x, axis, mean) => {
            let sum = if *mean { b.mean(v(x), &[*axis]) } else { b.sum(v(x), &[*axis]) };
            b.broadcast_like(sum, &[0, 3 - axis], v(x))
        }
        Step::Largest(x, axis) => {
            let largest = b.max(v(x), &[*axis]);
            b.broadcast_like(largest, &[0, 3 - axis], v(x))
        }
        Step::Turned(x) => {
            let (turned, dims) = (b.transpose(v(x), &[0, 2, 1]), b.dims(v(x)));
            b.reshape(turned, &dims)
        }
        Step::Rolled(x) => {
            let (head, tail) = (b.slice_dim(v(x), 2, 0, 1), b.slice_dim(v(x), 2, 1, 4));
            b.concat(&[tail, head], 2)
        }
        Step::Dense(x, m, side) => b.dot(v(x), v(m), &[2], &[*side]),
        Step::Convolved(x, m, flipped) => {
            let dims = b.dims(v(x));
            let image = b.reshape(v(x), &[dims.as_slice(), &[1]].concat());
            let kernel = b.reshape(v(m), &[4, 4, 1, 1]);
            let image = b.conv(image, kernel, convolution(*flipped));
            b.reshape(image, &dims)
        }
        Step::Spread(x) => b.broadcast(v(x), &[2], &b.dims(values[0])),
        Step::Statistic(x, exchange) => {
            let local = b.mean(v(x), &[0, 1]);
            exchanged(b, local, *exchange, replicas)
        }
        Step::Outer(x, y, exchange) => {
            let local = b.dot(v(x), v(y), &[0, 1], &[0, 1]);
            exchanged(b, local, *exchange, replicas)
        }
    }
}

fn exchanged(b: &mut Builder, local: ValueId, exchange: Exchange, replicas: usize) -> ValueId {
    match exchange {
        Exchange::Sum => b.all_reduce_sum(local, replicas),
        Exchange::Mean => b.all_reduce_mean(local, replicas),
        Exchange::Missing => local,
    }
}

fn convolution(flipped: bool) -> Convolution {
    Convolution {
        strides: vec![1, 1],
        padding: vec![(1, 2), (1, 2)],
        lhs_dilation: vec![1, 1],
        rhs_dilation: vec![1, 1],
        window_reversal: vec![flipped; 2],
        dims: ConvDims {
            input_batch: 0,
            input_feature: 3,
            input_spatial: vec![1, 2],
            kernel_input_feature: 2,
            kernel_output_feature: 3,
            kernel_spatial: vec![0, 1],
            output_batch: 0,
            output_feature: 3,
            output_spatial: vec![1, 2],
        },
        feature_group_count: 1,
        batch_group_count: 1,
        elem: ElemType::F32,
        precision: Precision::Default,
    }
}

/// Both programs of a case and how they belong together.
struct Case {
    steps: Vec<Step>,
    changed: Vec<Step>,
    single: Func,
    replicated: Func,
    replicas: usize,
    output: Output,
}

impl Case {
    /// A third of the cases are the same program in another writing.
    fn new(number: u64) -> Case {
        let mut draws = Draws::new(&[number, 41]);
        let replicas = 1 + draws.below(3);
        let steps = program(&mut draws);
        let changed = if draws.below(3) == 0 { steps.clone() } else { mutated(&steps, &mut draws) };
        let single = write(&steps, LOCAL * replicas, 1, None);
        let replicated = write(&changed, LOCAL, replicas, Some(draws));
        let output = match kinds(&steps).last() {
            Some(Kind::Batch) => Output::Sharded(0),
            _ => Output::Replicated,
        };
        Case { steps, changed, single, replicated, replicas, output }
    }

    fn relation<'a>(&self, single: &'a Func, replicated: &'a Func) -> Relation<'a> {
        let inputs = vec![Input::Sharded(0), Input::Sharded(0), Input::Replicated, Input::Replicated];
        Relation { single, replicated, replicas: self.replicas, inputs, outputs: vec![self.output] }
    }

    /// The largest relative difference at a few points.
    fn distance(&self) -> f64 {
        (0..6).map(|seed| self.distance_at(seed)).fold(0.0, f64::max)
    }

    fn distance_at(&self, seed: u64) -> f64 {
        let mut draws = Draws::new(&[seed, 43]);
        let low = [-1.0, 0.1, -0.3][seed as usize % 3];
        let (mut whole, mut parts) = (Vec::new(), vec![Vec::new(); self.replicas]);
        let types: Vec<TensorType> = self.replicated.param_types().cloned().collect();
        for (ty, all) in types.iter().zip(self.single.param_types()) {
            let sharded = ty != all || ty.rank() == 3;
            let mut numbers: Vec<f64> = (0..all.numel()).map(|_| draws.uniform(low, low + 1.0)).collect();
            for (r, part) in parts.iter_mut().enumerate() {
                let block = if sharded { r * ty.numel()..(r + 1) * ty.numel() } else { 0..ty.numel() };
                if sharded {
                    numbers[block.clone()].iter_mut().for_each(|x| *x += 0.5 * r as f64);
                }
                part.push(Tensor::<f64>::from_f64(ty.clone(), &numbers[block]));
            }
            whole.push(Tensor::<f64>::from_f64(all.clone(), &numbers));
        }
        let expected = eval(&(), &self.single, whole).unwrap().remove(0).to_f64_vec();
        let parts = eval_replicas(&(), &self.replicated, parts).unwrap();
        // blocks one after the other are the whole; a whole of each replica is compared with the same numbers again
        let found: Vec<f64> = parts.iter().flat_map(|part| part[0].to_f64_vec()).collect();
        let far = |(x, y): (&f64, &f64)| {
            let d = (x - y).abs() / (1.0 + x.abs().max(y.abs()));
            if d.is_finite() { d } else { 0.0 }
        };
        found.iter().zip(expected.iter().cycle()).map(far).fold(0.0, f64::max)
    }

    fn show(&self) -> String {
        let module = |func: &Func| Module {
            name: "m".into(),
            num_replicas: self.replicas,
            num_partitions: 1,
            mesh: None,
            funcs: vec![func.clone()],
        };
        let texts = [&self.single, &self.replicated].map(|func| print(&module(func)));
        format!("{:?}\n{:?}\n{}\n{}", self.steps, self.changed, texts[0], texts[1])
    }
}

/// What a prover says of a case; the number is a seed.
type Prover = fn(&Case, u64) -> Verdict;

fn by_algebra(case: &Case, _: u64) -> Verdict {
    decide::by_algebra(&case.relation(&case.single, &case.replicated)).remove(0)
}

fn by_field(case: &Case, seed: u64) -> Verdict {
    decide::by_field(&case.relation(&case.single, &case.replicated), 2, seed).remove(0)
}

/// What a run tells apart, and what provers say.
#[derive(Debug, Default)]
struct Tally {
    different: usize,
    alike: usize,
    /// By each prover.
    proved: Vec<usize>,
    refuted: Vec<usize>,
    /// Contradictions, in words.
    faults: Vec<String>,
}

/// Runs each case and asks each prover.
fn audit(cases: std::ops::Range<u64>, provers: &[Prover]) -> Tally {
    let mut tally = Tally { proved: vec![0; provers.len()], refuted: vec![0; provers.len()], ..Tally::default() };
    for number in cases {
        let case = Case::new(number);
        let distance = case.distance();
        let apart = distance > 1e-6;
        *if apart { &mut tally.different } else { &mut tally.alike } += 1;
        let verdicts: Vec<Verdict> = provers.iter().map(|prover| prover(&case, number)).collect();
        for (k, verdict) in verdicts.iter().enumerate() {
            tally.proved[k] += usize::from(verdict.is_proved());
            tally.refuted[k] += usize::from(verdict.is_refuted());
            if apart && verdict.is_proved() {
                let text = format!("case {number} differs by {distance:e}, yet {verdict}\n{}", case.show());
                tally.faults.push(text);
            }
        }
        if verdicts.iter().any(Verdict::is_proved) && verdicts.iter().any(Verdict::is_refuted) {
            tally.faults.push(format!("case {number}: {verdicts:?}\n{}", case.show()));
        }
    }
    tally
}

#[test]
fn no_prover_contradicts_a_run_or_the_other() {
    let tally = audit(0..4000, &[by_algebra, by_field]);
    assert!(tally.faults.is_empty(), "{}", tally.faults.join("\n"));
    assert!(tally.different > 1000 && tally.alike > 1000, "{tally:?}");
    assert!(tally.proved.iter().all(|&n| 10 * n > 9 * tally.alike), "{tally:?}");
    assert!(tally.refuted.iter().all(|&n| 2 * n > tally.different), "{tally:?}");
}

/// The case with these ops taken for their first operand, or for another op.
fn blind(case: &Case, sees: fn(&mut Op) -> bool) -> Verdict {
    let without = |func: &Func| {
        let mut func = func.clone();
        for at in 0..func.body.instrs.len() {
            if !sees(&mut func.body.instrs[at].op) {
                let (from, to) = (func.body.instrs[at].results[0], func.body.instrs[at].operands[0]);
                let swap = |v: &mut ValueId| {
                    if *v == from {
                        *v = to;
                    }
                };
                func.body.instrs[at + 1..].iter_mut().for_each(|i| i.operands.iter_mut().for_each(swap));
                func.body.results.iter_mut().for_each(swap);
            }
        }
        func
    };
    let (single, replicated) = (without(&case.single), without(&case.replicated));
    decide::by_algebra(&case.relation(&single, &replicated)).remove(0)
}

/// Provers that overlook something are caught.
#[test]
fn unsound_provers_are_caught() {
    let unsound: [(&str, Prover); 6] = [
        ("negation", |case, _| blind(case, |op| *op != Op::Unary(Unary::Negate))),
        ("collectives", |case, _| blind(case, |op| !matches!(op, Op::AllReduce(_)))),
        ("maxima", |case, _| blind(case, |op| *op != Op::Binary(Binary::Maximum))),
        ("the direction of comparisons", |case, _| {
            blind(case, |op| {
                if let Op::Compare(how) = op {
                    *how = Compare { direction: Direction::Gt, ..*how };
                }
                true
            })
        }),
        ("flipped kernels", |case, _| {
            blind(case, |op| {
                if let Op::Convolution(attrs) = op {
                    attrs.window_reversal = vec![false; 2];
                }
                true
            })
        }),
        ("sums", |case, _| {
            blind(case, |op| {
                if *op == Op::Binary(Binary::Subtract) {
                    *op = Op::Binary(Binary::Add);
                }
                true
            })
        }),
    ];
    for (what, prover) in unsound {
        let tally = audit(0..2000, &[prover]);
        assert!(!tally.faults.is_empty(), "a prover that does not see {what} goes unnoticed");
    }
}
