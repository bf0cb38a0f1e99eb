//! Random programs and random changes to them: where a run tells them apart, the field does not say equal.

use truestep_claim::Verdict;
use truestep_data::Draws;
use truestep_decide::equal_by_field;
use truestep_interp::{Tensor, eval};
use truestep_ir::{Binary, Builder, Compare, Direction, ElemType, Func, Module, Op, TensorType, Unary, ValueId, print};

const UNARY: [Unary; 12] = [
    Unary::Abs,
    Unary::Exponential,
    Unary::Log,
    Unary::Logistic,
    Unary::Negate,
    Unary::Rsqrt,
    Unary::Sign,
    Unary::Sine,
    Unary::Cosine,
    Unary::Sqrt,
    Unary::Tanh,
    Unary::Erf,
];
const BINARY: [Binary; 6] =
    [Binary::Add, Binary::Divide, Binary::Maximum, Binary::Minimum, Binary::Multiply, Binary::Subtract];

/// A program of two inputs `[2, 3]` that ends in one of that shape.
fn program(draws: &mut Draws) -> Func {
    let mut b = Builder::new("f");
    let ty = TensorType::new([2, 3], ElemType::F32);
    let mut values = vec![b.param(ty.clone()), b.param(ty)];
    for _ in 0..4 + draws.below(8) {
        let mut pick = |values: &[ValueId]| values[values.len() - 1 - draws.below(values.len().min(5))];
        let (x, y, z) = (pick(&values), pick(&values), pick(&values));
        let new = match draws.below(8) {
            0..=2 => b.binary(BINARY[draws.below(6)], x, y),
            3 | 4 => b.unary(UNARY[draws.below(12)], x),
            5 => {
                let condition = b.compare(Direction::Gt, x, y);
                b.select(condition, z, x)
            }
            6 => {
                let sum = b.sum(x, &[1]);
                let scaled = b.div_const(sum, 3.0);
                b.broadcast(scaled, &[0], &[2, 3])
            }
            _ => {
                let square = b.dot(x, y, &[1], &[1]);
                b.dot(square, z, &[1], &[0])
            }
        };
        values.push(new);
    }
    let last = *values.last().expect("a value");
    b.finish(&[last])
}

/// The program with one instruction changed.
fn mutated(func: &Func, draws: &mut Draws) -> Func {
    let mut func = func.clone();
    let at = draws.below(func.body.instrs.len());
    let earlier = func.body.params.clone();
    let instr = &mut func.body.instrs[at];
    match &mut instr.op {
        Op::Binary(op) if draws.below(3) > 0 => *op = BINARY[draws.below(6)],
        Op::Binary(_) => instr.operands.swap(0, 1),
        Op::Unary(op) => *op = UNARY[draws.below(12)],
        Op::Compare(how) => *how = Compare { direction: Direction::Lt, ..*how },
        Op::Select => instr.operands.swap(1, 2),
        Op::DotGeneral(_) if instr.operands.iter().all(|v| func.values[v.index()].dims == [2, 3]) => {
            instr.operands[draws.below(2)] = earlier[draws.below(2)];
        }
        _ => {}
    }
    func
}

/// The largest difference of the results at a few points, where both are numbers.
fn distance(lhs: &Func, rhs: &Func) -> f64 {
    let at = |seed: u64| {
        let mut draws = Draws::new(&[seed, 77]);
        let input = |draws: &mut Draws| {
            let values: Vec<f64> =
                (0..6).map(|_| draws.uniform(if seed.is_multiple_of(2) { -1.5 } else { 0.1 }, 1.5)).collect();
            Tensor::<f64>::from_f64(TensorType::new([2, 3], ElemType::F32), &values)
        };
        let inputs = vec![input(&mut draws), input(&mut draws)];
        let [x, y] = [lhs, rhs].map(|f| eval(&(), f, inputs.clone()).unwrap()[0].to_f64_vec());
        let far = |(x, y): (&f64, &f64)| {
            let d = (x - y).abs() / (1.0 + x.abs().max(y.abs()));
            if d.is_finite() { d } else { 0.0 }
        };
        x.iter().zip(&y).map(far).fold(0.0, f64::max)
    };
    (0..8).map(at).fold(0.0, f64::max)
}

fn show(func: &Func) -> String {
    print(&Module { name: "m".into(), num_replicas: 1, num_partitions: 1, mesh: None, funcs: vec![func.clone()] })
}

#[test]
fn what_a_run_tells_apart_is_not_equal() {
    let (mut different, mut proved) = (0, 0);
    for case in 0..600 {
        let mut draws = Draws::new(&[case, 5]);
        let func = program(&mut draws);
        let other = mutated(&func, &mut draws);
        let verdict = equal_by_field(&func, &other, 2, case).remove(0);
        let distance = distance(&func, &other);
        if distance > 1e-6 {
            different += 1;
            assert!(
                !verdict.is_proved(),
                "case {case} differs by {distance:e}, yet {verdict}\n{}\n{}",
                show(&func),
                show(&other)
            );
        } else {
            proved += usize::from(verdict.is_proved());
        }
    }
    assert!(different > 200 && proved > 100, "{different} different, {proved} proved equal");
}

#[test]
fn what_is_equal_is_proved() {
    let pair = |write: fn(&mut Builder, ValueId, ValueId) -> [ValueId; 2]| {
        let side = |i: usize| {
            let mut b = Builder::new("f");
            let ty = TensorType::new([4], ElemType::F32);
            let (x, y) = (b.param(ty.clone()), b.param(ty));
            let results = write(&mut b, x, y);
            b.finish(&[results[i]])
        };
        equal_by_field(&side(0), &side(1), 2, 9).remove(0)
    };
    let cases: [(&str, Verdict); 6] = [
        (
            "rsqrt(u)/u is rsqrt(u) cubed",
            pair(|b, x, _| {
                let u = b.add_const(x, 1e-5);
                let r = b.unary(Unary::Rsqrt, u);
                let square = b.mul(r, r);
                [b.div(r, u), b.mul(square, r)]
            }),
        ),
        (
            "x/sqrt(u) is x·rsqrt(u)",
            pair(|b, x, y| {
                let (root, r) = (b.unary(Unary::Sqrt, y), b.unary(Unary::Rsqrt, y));
                [b.div(x, root), b.mul(x, r)]
            }),
        ),
        (
            "softplus's slope",
            pair(|b, x, _| {
                let (minus, one) = (b.neg(x), b.full_like(1.0, x));
                let exp = b.unary(Unary::Exponential, minus);
                let sum = b.add(one, exp);
                [b.unary(Unary::Logistic, x), b.div(one, sum)]
            }),
        ),
        (
            "relu by maximum and by selection",
            pair(|b, x, _| {
                let zero = b.full_like(0.0, x);
                let positive = b.compare(Direction::Gt, x, zero);
                [b.binary(Binary::Maximum, x, zero), b.select(positive, x, zero)]
            }),
        ),
        ("a tenth", pair(|b, x, _| [b.mul_const(x, 0.1), b.div_const(x, 10.0)])),
        (
            "tanh's slope",
            pair(|b, x, y| {
                let h = b.unary(Unary::Tanh, x);
                let one = b.full_like(1.0, x);
                let rest = b.sub(one, h);
                let scaled = b.mul(y, rest);
                let other = b.mul(scaled, h);
                let (square, sum) = (b.mul(h, h), b.add(scaled, other));
                let rest = b.sub(one, square);
                [sum, b.mul(y, rest)]
            }),
        ),
    ];
    for (what, verdict) in cases {
        assert!(verdict.is_proved(), "{what}: {verdict}");
    }
}
