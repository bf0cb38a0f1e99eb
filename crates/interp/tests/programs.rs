//! Whole programs: fusion and reuse of storage change nothing, the instances agree, tangents are derivatives, results
//! do not depend on the number of threads.

use proptest::prelude::*;
use truestep_interp::{Dual, Tensor, eval, eval_values};
use truestep_ir::{Binary, Builder, Direction, ElemType, Func, TensorType, Unary, ValueId};

/// One instruction of a random program; operands are numbers of earlier values, modulo their count.
#[derive(Clone, Debug)]
enum Step {
    Unary(usize, usize),
    Binary(usize, usize, usize),
    Select(usize, usize, usize),
    /// A sum over rows, broadcast back.
    Rows(usize),
    /// A sum over columns, broadcast back.
    Columns(usize),
    Transpose(usize),
    Clamp(usize),
}

/// Bounded functions, so that values stay comparable.
const UNARY: [Unary; 8] =
    [Unary::Tanh, Unary::Logistic, Unary::Sine, Unary::Negate, Unary::Abs, Unary::Erf, Unary::Cosine, Unary::Cbrt];
const BINARY: [Binary; 5] = [Binary::Add, Binary::Subtract, Binary::Multiply, Binary::Maximum, Binary::Minimum];

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let n = || 0..64_usize;
    let step = prop_oneof![
        (0..UNARY.len(), n()).prop_map(|(op, x)| Step::Unary(op, x)),
        (0..BINARY.len(), n(), n()).prop_map(|(op, x, y)| Step::Binary(op, x, y)),
        (n(), n(), n()).prop_map(|(p, x, y)| Step::Select(p, x, y)),
        n().prop_map(Step::Rows),
        n().prop_map(Step::Columns),
        n().prop_map(Step::Transpose),
        n().prop_map(Step::Clamp),
    ];
    proptest::collection::vec(step, 1..24)
}

/// A function of two `[n, n]` arguments, and every value of that shape it computes.
fn program(steps: &[Step], n: usize, elem: ElemType) -> (Func, Vec<ValueId>) {
    let ty = TensorType::new([n, n], elem);
    let mut b = Builder::new("main");
    let mut values = vec![b.param(ty.clone()), b.param(ty)];
    for step in steps {
        let at = |i: usize| values[i % values.len()];
        let value = match *step {
            Step::Unary(op, x) => b.unary(UNARY[op], at(x)),
            Step::Binary(op, x, y) => {
                let value = b.binary(BINARY[op], at(x), at(y));
                b.unary(Unary::Tanh, value)
            }
            Step::Select(p, x, y) => {
                let zero = b.full_like(0.0, at(p));
                let pred = b.compare(Direction::Gt, at(p), zero);
                b.select(pred, at(x), at(y))
            }
            Step::Rows(x) => {
                let mean = b.mean(at(x), &[1]);
                b.broadcast_like(mean, &[0], at(x))
            }
            Step::Columns(x) => {
                let mean = b.mean(at(x), &[0]);
                b.broadcast_like(mean, &[1], at(x))
            }
            Step::Transpose(x) => b.transpose(at(x), &[1, 0]),
            Step::Clamp(x) => {
                let (low, high) = (b.scalar(-0.5, elem), b.scalar(0.25, elem));
                b.op(truestep_ir::Op::Clamp, &[low, at(x), high])
            }
        };
        values.push(value);
    }
    let last = *values.last().expect("a value");
    let func = b.finish(&[last]);
    let shaped =
        (0..func.values.len()).map(ValueId::new).filter(|&v| func.ty(v).rank() == 2 && func.ty(v).elem == elem);
    let outer: Vec<ValueId> = shaped.collect();
    (func, outer)
}

fn argument(n: usize, salt: f64) -> Vec<f64> {
    (0..n * n).map(|i| (i as f64 * 0.37 + salt).sin()).collect()
}

fn close(x: &[f64], y: &[f64], tolerance: f64) -> bool {
    x.len() == y.len() && x.iter().zip(y).all(|(x, y)| (x - y).abs() <= tolerance)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Handing out every value keeps kernels from being fused over it and its storage from being reused.
    #[test]
    fn fusion_and_reuse_change_no_bit(steps in steps(), bf16 in any::<bool>()) {
        let (n, elem) = (9, if bf16 { ElemType::Bf16 } else { ElemType::F32 });
        let (func, values) = program(&steps, n, elem);
        let input = |ty: &TensorType| Tensor::<f32>::from_f64(ty.clone(), &argument(n, 0.1));
        let inputs = || func.param_types().map(input).collect::<Vec<_>>();
        let fused = eval(&(), &func, inputs()).unwrap();
        let all = eval_values(&(), &func, inputs(), &values).unwrap();
        let at = values.iter().position(|v| *v == func.body.results[0]).unwrap();
        prop_assert_eq!(fused[0].to_bytes(), all[at].to_bytes());
    }

    /// Single precision follows double precision unless a comparison falls between them.
    #[test]
    fn the_instances_agree(steps in steps()) {
        let n = 9;
        let jump = |s: &Step| matches!(s, Step::Select(..) | Step::Unary(7, _));
        let smooth: Vec<Step> = steps.into_iter().filter(|s| !jump(s)).collect();
        let (func, _) = program(&smooth, n, ElemType::F32);
        let params: Vec<TensorType> = func.param_types().cloned().collect();
        let params = || params.iter().cloned().zip([0.1, 0.7]);
        let singles = params().map(|(ty, s)| Tensor::<f32>::from_f64(ty, &argument(n, s))).collect();
        let doubles = params().map(|(ty, s)| Tensor::<f64>::from_f64(ty, &argument(n, s))).collect();
        let (single, double) = (eval(&(), &func, singles).unwrap(), eval(&(), &func, doubles).unwrap());
        prop_assert!(close(&single[0].to_f64_vec(), &double[0].to_f64_vec(), 1e-4));
        let off: Vec<f64> = double[0].to_f64_vec().iter().map(|x| x + 1e-3).collect();
        prop_assert!(!close(&single[0].to_f64_vec(), &off, 1e-4), "the gate must see 1e-3");
    }

    /// The tangent that a run carries is the difference quotient along its direction, at smooth points.
    #[test]
    fn tangents_are_derivatives(steps in steps()) {
        let n = 4;
        let chooses = |s: &Step| matches!(s, Step::Select(..) | Step::Clamp(_));
        let kink = |s: &Step| chooses(s) || matches!(s, Step::Unary(4 | 7, _) | Step::Binary(3 | 4, ..));
        let smooth: Vec<Step> = steps.into_iter().filter(|s| !kink(s)).collect();
        let (func, _) = program(&smooth, n, ElemType::F64);
        let params: Vec<TensorType> = func.param_types().cloned().collect();
        let direction = argument(n, 2.0);
        let duals = params.iter().zip([0.1, 0.7]).map(|(ty, s)| {
            let pairs = argument(n, s).into_iter().zip(&direction).map(|(x, &u)| Dual::new(x, u)).collect();
            Tensor::from_scalars(ty.clone(), pairs)
        }).collect();
        let out = eval(&(), &func, duals).unwrap();
        let tangents: Vec<f64> = out[0].scalars().unwrap().iter().map(|d| d.tangent).collect();
        let shifted = |h: f64| {
            let inputs = params.iter().zip([0.1, 0.7]).map(|(ty, s)| {
                let moved: Vec<f64> = argument(n, s).iter().zip(&direction).map(|(x, u)| x + h * u).collect();
                Tensor::<f64>::from_f64(ty.clone(), &moved)
            }).collect();
            eval(&(), &func, inputs).unwrap()[0].to_f64_vec()
        };
        let h = 1e-5;
        let quotient: Vec<f64> = shifted(h).iter().zip(shifted(-h)).map(|(p, m)| (p - m) / (2.0 * h)).collect();
        prop_assert!(close(&tangents, &quotient, 1e-6), "{:?} {:?}", tangents, quotient);
        let off: Vec<f64> = tangents.iter().map(|t| t + 1e-5).collect();
        prop_assert!(!close(&off, &quotient, 1e-6), "the gate must see 1e-5");
    }
}

#[test]
fn threads_do_not_change_bits() {
    let steps = [Step::Binary(2, 0, 1), Step::Rows(2), Step::Columns(2), Step::Binary(1, 3, 4), Step::Transpose(5)];
    let (func, _) = program(&steps, 300, ElemType::F32);
    let run = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let inputs = func.param_types().zip([0.1, 0.7]);
        let inputs = inputs.map(|(ty, s)| Tensor::<f32>::from_f64(ty.clone(), &argument(300, s))).collect();
        pool.install(|| eval(&(), &func, inputs)).expect("a result")[0].to_bytes()
    };
    assert_eq!(run(1), run(2));
    assert_eq!(run(1), run(5));
}
