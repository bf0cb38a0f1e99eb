use crate::harness::{Case, any, ints};
use truestep_ir::{Binary, Builder, Direction, ElemType, Op, TensorType, Unary, ValueId};

/// `for i in start..limit by step { carried = body(i, carried) }`
pub fn count(
    b: &mut Builder,
    [start, limit, step]: [i64; 3],
    carried: &[ValueId],
    body: impl FnOnce(&mut Builder, ValueId, &[ValueId]) -> Vec<ValueId>,
) -> Vec<ValueId> {
    let first = b.scalar(start as f64, ElemType::I32);
    let operands = [&[first], carried].concat();
    let types: Vec<TensorType> = operands.iter().map(|&v| b.ty(v).clone()).collect();
    let condition = b.region(&types, |b, p| {
        let limit = b.scalar(limit as f64, ElemType::I32);
        vec![b.compare(Direction::Lt, p[0], limit)]
    });
    let body = b.region(&types, |b, p| {
        let step = b.scalar(step as f64, ElemType::I32);
        let next = b.binary(Binary::Add, p[0], step);
        [vec![next], body(b, p[0], &p[1..])].concat()
    });
    b.push(Op::While, &operands, vec![condition, body]).split_off(1)
}

/// Branches that read their operands from outside.
fn branch(b: &mut Builder, body: impl FnOnce(&mut Builder) -> Vec<ValueId>) -> truestep_ir::Block {
    b.region(&[], |b, _| body(b))
}

pub fn cases() -> Vec<Case> {
    let choose = |taken: i64| {
        let what = format!("taking branch {taken}");
        Case::new("stablehlo.case", &what, &[ints(&[], &[taken]), any(&[2]), any(&[2])], |b, p| {
            let branches = vec![
                branch(b, |b| vec![b.mul(p[1], p[2]), p[1]]),
                branch(b, |b| {
                    let sine = b.unary(Unary::Sine, p[1]);
                    vec![sine, b.mul(sine, sine)]
                }),
                branch(b, |b| vec![b.full_like(1.0, p[1]), b.neg(p[2])]),
            ];
            b.push(Op::Case, &p[..1], branches)
        })
    };
    vec![
        Case::new("stablehlo.optimization_barrier", "", &[any(&[2]), any(&[3])], |b, p| {
            b.push(Op::OptimizationBarrier, p, vec![])
        }),
        Case::new("stablehlo.if", "", &[any(&[2]), any(&[2]), any(&[])], |b, p| {
            let zero = b.full_like(0.0, p[2]);
            let positive = b.compare(Direction::Gt, p[2], zero);
            let branches = vec![branch(b, |b| vec![b.mul(p[0], p[1])]), branch(b, |b| vec![b.div(p[0], p[1])])];
            b.push(Op::If, &[positive], branches)
        }),
        choose(0),
        choose(1),
        choose(7),
        Case::new("stablehlo.while", "reading a value from outside", &[any(&[2]), any(&[2])], |b, p| {
            count(b, [0, 3, 1], &[p[0]], |b, _, c| {
                let product = b.mul(c[0], p[1]);
                vec![b.unary(Unary::Sine, product)]
            })
        }),
        Case::new(
            "stablehlo.while",
            "over the rows of a constant",
            &[any(&[4, 2]), any(&[2]), any(&[4, 2])],
            |b, p| {
                let results = count(b, [-1, 6, 2], p, |b, i, c| {
                    let two = b.scalar(2.0, ElemType::I32);
                    let at = b.binary(Binary::Divide, i, two);
                    let zero = b.scalar(0.0, ElemType::I32);
                    let row = b.op(Op::DynamicSlice(vec![1, 2]), &[c[0], at, zero]);
                    let flat = b.reshape(row, &[2]);
                    let product = b.mul(flat, c[1]);
                    let row = b.reshape(product, &[1, 2]);
                    vec![c[0], product, b.op(Op::DynamicUpdateSlice, &[c[2], row, at, zero])]
                });
                results[1..].to_vec()
            },
        ),
        Case::new("stablehlo.while", "in a while", &[any(&[2]), any(&[2])], |b, p| {
            count(b, [0, 2, 1], &[p[0], p[1]], |b, _, outer| {
                let inner = count(b, [0, 2, 1], &[outer[1]], |b, _, c| vec![b.mul(c[0], outer[0])]);
                vec![b.unary(Unary::Tanh, inner[0]), outer[0]]
            })
        }),
        Case::new("stablehlo.while", "that never runs", &[any(&[2])], |b, p| {
            count(b, [3, 3, 1], p, |b, _, c| vec![b.mul(c[0], c[0])])
        }),
    ]
}
