use crate::harness::{Case, Fill, any, f64s};
use truestep_ir::{Binary, Direction, ElemType, Op, ReducePrecision, TensorType, Unary};

/// Where a unary op is smooth.
fn domain(op: Unary) -> Fill {
    match op {
        Unary::Log | Unary::LogPlusOne | Unary::Sqrt | Unary::Rsqrt => Fill::Uniform(0.3, 2.5),
        Unary::ErfInv => Fill::Uniform(-0.8, 0.8),
        Unary::Tan => Fill::Uniform(-1.0, 1.0),
        _ => Fill::Values(vec![-2.3, -1.7, -0.8, 0.4, 1.2, 1.8]),
    }
}

/// Where a binary op is smooth.
fn domains(op: Binary) -> [Fill; 2] {
    match op {
        Binary::Power => [Fill::Uniform(0.3, 2.0), Fill::Uniform(-2.0, 2.0)],
        Binary::Remainder => [Fill::Values(vec![5.3, -5.3, 4.6, -1.1]), Fill::Values(vec![2.0, 2.2, -1.3, 3.0])],
        _ => [Fill::Signed(0.3, 1.7), Fill::Signed(0.3, 1.7)],
    }
}

pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for &op in Unary::ALL.iter().filter(|op| op.domain().admits(ElemType::F64)) {
        // Times x, so that a step has a derivative to look at.
        cases.push(Case::new(op.info().name, "", &[f64s(&[6], domain(op))], |b, p| {
            let y = b.unary(op, p[0]);
            vec![b.mul(y, p[0])]
        }));
    }
    let arithmetic = |op: &&Binary| op.domain().admits(ElemType::F64) && !op.domain().admits(ElemType::I1);
    let both = [Binary::Add, Binary::Multiply, Binary::Maximum, Binary::Minimum];
    for &op in Binary::ALL.iter().filter(arithmetic).chain(&both) {
        let [x, y] = domains(op);
        cases.push(Case::new(op.info().name, "", &[f64s(&[4], x), f64s(&[4], y)], |b, p| {
            vec![b.binary(op, p[0], p[1])]
        }));
    }
    cases.extend([
        Case::new("stablehlo.multiply", "by itself", &[any(&[3])], |b, p| vec![b.mul(p[0], p[0])]),
        Case::new(
            "stablehlo.power",
            "of negative numbers to a constant",
            &[f64s(&[3], Fill::Uniform(-2.0, -0.5))],
            |b, p| {
                let three = b.full_like(3.0, p[0]);
                vec![b.binary(Binary::Power, p[0], three)]
            },
        ),
        Case::new("stablehlo.compare", "", &[any(&[5]), any(&[5])], |b, p| {
            let less = b.compare(Direction::Lt, p[0], p[1]);
            let less = b.convert(less, ElemType::F64);
            vec![b.mul(less, p[0])]
        }),
        Case::new("stablehlo.is_finite", "", &[any(&[3])], |b, p| {
            let log = b.unary(Unary::Log, p[0]);
            let ok = b.op(Op::IsFinite, &[log]);
            vec![b.select(ok, p[0], p[0])]
        }),
        Case::new("stablehlo.select", "by element", &[any(&[5]), any(&[5])], |b, p| {
            let zero = b.full_like(0.0, p[0]);
            let positive = b.compare(Direction::Gt, p[0], zero);
            vec![b.select(positive, p[0], p[1])]
        }),
        Case::new("stablehlo.select", "by a scalar", &[any(&[]), any(&[5]), any(&[5])], |b, p| {
            let zero = b.full_like(0.0, p[0]);
            let positive = b.compare(Direction::Gt, p[0], zero);
            vec![b.select(positive, p[1], p[2])]
        }),
        Case::new(
            "stablehlo.clamp",
            "to tensors",
            &[
                f64s(&[6], Fill::Uniform(-1.0, -0.2)),
                f64s(&[6], Fill::Signed(0.1, 2.0)),
                f64s(&[6], Fill::Uniform(0.2, 1.0)),
            ],
            |b, p| vec![b.op(Op::Clamp, p)],
        ),
        Case::new(
            "stablehlo.clamp",
            "to scalars",
            &[
                f64s(&[], Fill::Values(vec![-0.5])),
                f64s(&[2, 4], Fill::Values(vec![-2.0, -0.7, -0.2, 0.1, 0.4, 0.9, 3.0, 0.2])),
                f64s(&[], Fill::Values(vec![0.6])),
            ],
            |b, p| vec![b.op(Op::Clamp, p)],
        ),
        Case::new(
            "stablehlo.clamp",
            "to crossed bounds",
            &[f64s(&[2], Fill::Values(vec![1.0, 0.5])), any(&[2]), f64s(&[2], Fill::Values(vec![0.0, 0.2]))],
            |b, p| vec![b.op(Op::Clamp, p)],
        ),
        Case::new("stablehlo.convert", "", &[f64s(&[4], Fill::Values(vec![0.375, -0.625, 1.25, -1.5]))], |b, p| {
            let narrow = b.convert(p[0], ElemType::Bf16);
            let count = b.op(Op::Convert(ElemType::I32), &[narrow]);
            let count = b.convert(count, ElemType::Bf16);
            let product = b.mul(narrow, count);
            let wide = b.convert(product, ElemType::F32);
            let other = b.add(wide, wide);
            let narrow = b.convert(narrow, ElemType::F32);
            let sum = b.add(other, narrow);
            vec![b.convert(sum, ElemType::F64)]
        })
        .step(0.0625),
        Case::new("stablehlo.reduce_precision", "", &[(TensorType::new([4], ElemType::F32), Fill::Dyadic)], |b, p| {
            vec![b.op(Op::ReducePrecision(ReducePrecision { exponent_bits: 8, mantissa_bits: 7 }), &[p[0]])]
        })
        .step(0.0625),
    ]);
    cases
}
