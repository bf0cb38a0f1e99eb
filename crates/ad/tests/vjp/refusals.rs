//! What has no derivative says so.

use crate::cases::control::count;
use crate::cases::reduction::window;
use truestep_ad::{GradError, grad, vjp};
use truestep_ir::{
    Binary, BroadcastInDim, Builder, Collective, Direction, ElemType, Func, Gather, Op, Scatter, TensorType, ValueId,
};

fn func(dims: &[usize], body: impl FnOnce(&mut Builder, ValueId) -> Vec<ValueId>) -> Func {
    let mut b = Builder::new("main");
    let x = b.param(TensorType::new(dims, ElemType::F64));
    let results = body(&mut b, x);
    b.finish(&results)
}

#[track_caller]
fn refused(f: &Func, message: &str) {
    assert_eq!(vjp(f, &[0]).unwrap_err().to_string(), message);
}

#[test]
fn bits_are_not_values() {
    let f = func(&[2], |b, x| {
        let bits = b.op(Op::BitcastConvert(TensorType::new([2], ElemType::I64)), &[x]);
        vec![b.op(Op::BitcastConvert(TensorType::new([2], ElemType::F64)), &[bits])]
    });
    let through_integers = vjp(&f, &[0]).unwrap();
    assert_eq!(through_integers.n_instrs(), 2, "integers carry no cotangent");
    let f = func(&[2], |b, x| vec![b.op(Op::BitcastConvert(TensorType::new([2, 2], ElemType::F32)), &[x])]);
    refused(&f, "stablehlo.bitcast_convert is not differentiable: it reads the bits, not the value");
}

#[test]
fn reducers_outside_the_rules() {
    let f = func(&[3], |b, x| {
        let (zero, scalar) = (b.scalar(0.0, ElemType::F64), TensorType::scalar(ElemType::F64));
        let body = b.region(&[scalar.clone(), scalar], |b, p| {
            let pair =
                b.op(Op::BroadcastInDim(BroadcastInDim { dims: vec![2], broadcast_dimensions: vec![] }), &p[..1]);
            let twice = b.sum(pair, &[0]);
            vec![b.add(twice, p[1])]
        });
        b.push(Op::Reduce(vec![0]), &[x, zero], vec![body])
    });
    refused(&f, "stablehlo.reduce is not differentiable: its region is more than elementwise ops");
    let f = func(&[2000], |b, x| {
        let (one, body) = (b.scalar(1.0, ElemType::F64), b.reducer(Binary::Multiply, ElemType::F64));
        b.push(Op::ReduceWindow(window(&[1025])), &[x, one], vec![body])
    });
    refused(
        &f,
        "stablehlo.reduce_window is not differentiable: its windows are too large to be written out for this region",
    );
    let f = func(&[], |b, x| {
        let (input, body) = (b.full(0.0, &TensorType::new([3], ElemType::F64)), b.reducer(Binary::Add, ElemType::F64));
        b.push(Op::ReduceWindow(window(&[2])), &[input, x], vec![body])
    });
    refused(
        &f,
        "stablehlo.reduce_window is not differentiable: its initial value, which padding may repeat, depends on the inputs",
    );
    let f = func(&[3], |b, x| {
        let body = b.reducer(Binary::Maximum, ElemType::F64);
        let collective = Collective { replica_groups: vec![], channel_id: None, use_global_device_ids: false };
        b.push(Op::AllReduce(collective), &[x], vec![body])
    });
    refused(&f, "stablehlo.all_reduce is not differentiable: its region is not add");
    let f = func(&[3], |b, x| {
        let indices = b.full(0.0, &TensorType::new([1], ElemType::I32));
        let body = b.reducer(Binary::Maximum, ElemType::F64);
        let attrs =
            Scatter { update_window_dims: vec![0], scatter_dims_to_operand_dims: vec![0], ..Scatter::default() };
        b.push(Op::Scatter(attrs), &[x, indices, x], vec![body])
    });
    refused(&f, "stablehlo.scatter is not differentiable: its region neither adds nor replaces");
}

#[test]
fn a_region_that_reads_an_input() {
    let f = func(&[], |b, x| {
        let scalar = TensorType::scalar(ElemType::F64);
        let input = b.full(1.0, &TensorType::new([3], ElemType::F64));
        let body = b.region(&[scalar.clone(), scalar], |b, p| {
            let less = b.compare(Direction::Lt, p[0], p[1]);
            vec![b.select(less, p[1], x)]
        });
        let collective = Collective { replica_groups: vec![], channel_id: None, use_global_device_ids: false };
        b.push(Op::AllReduce(collective), &[input], vec![body])
    });
    refused(&f, "stablehlo.all_reduce is not differentiable: its region reads a value that depends on the inputs");
}

#[test]
fn an_unbounded_loop() {
    let f = func(&[], |b, x| {
        let scalar = TensorType::scalar(ElemType::F64);
        let condition = b.region(std::slice::from_ref(&scalar), |b, p| {
            let bound = b.scalar(1.0, ElemType::F64);
            vec![b.compare(Direction::Lt, p[0], bound)]
        });
        let body = b.region(&[scalar], |b, p| vec![b.add(p[0], p[0])]);
        b.push(Op::While, &[x], vec![condition, body])
    });
    refused(&f, "stablehlo.while is not differentiable: the number of iterations is not a constant of the text");
}

#[test]
fn an_op_without_a_derivative_inside_a_loop() {
    let f = func(&[], |b, x| {
        count(b, [0, 2, 1], &[x], |b, _, c| vec![b.op(Op::BitcastConvert(TensorType::scalar(ElemType::F64)), &[c[0]])])
    });
    refused(&f, "stablehlo.bitcast_convert is not differentiable: it reads the bits, not the value");
}

#[test]
fn signatures() {
    let f = func(&[2], |b, x| vec![b.neg(x)]);
    let error = grad(&f, &[0]).unwrap_err();
    assert!(matches!(error, GradError::Signature { rule: "grad/result", .. }));
    assert_eq!(error.to_string(), "@main: grad/result: expected a float scalar as result 0, found tensor<2xf64>");
    let error = vjp(&f, &[1]).unwrap_err();
    assert_eq!(error.to_string(), "@main: grad/wrt: expected numbers of float parameters, found 1");
}

/// Not on the way: an op without a rule does not matter.
#[test]
fn only_the_way_counts() {
    let f = func(&[2], |b, x| {
        let bits = b.op(Op::BitcastConvert(TensorType::new([2, 2], ElemType::F32)), &[x]);
        let wide = b.convert(bits, ElemType::F64);
        let _unread = b.sum(wide, &[1]);
        let at = b.full(0.0, &TensorType::new([1, 1], ElemType::I32));
        let attrs = Gather {
            collapsed_slice_dims: vec![0],
            start_index_map: vec![0],
            index_vector_dim: 1,
            slice_sizes: vec![1],
            ..Gather::default()
        };
        vec![b.op(Op::Gather(attrs), &[x, at])]
    });
    assert!(vjp(&f, &[0]).is_ok());
}
