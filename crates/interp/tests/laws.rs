//! Conventions of convolution and pooling, with their gradients in the forms that differentiation emits.

use truestep_interp::{Scalar, Tensor, eval};
use truestep_ir::{ElemType, TensorType, parse};

/// Runs `%r = op(%x, %y)` on two vectors given as `tensor<...>`, in one instance.
fn run<S: Scalar<Ctx = ()>>(op: &str, x: (&[usize], &[f64]), y: (&[usize], &[f64]), out: &str) -> Vec<f64> {
    let ty = |dims: &[usize]| TensorType::new(dims, ElemType::F32);
    let (x_ty, y_ty) = (ty(x.0), ty(y.0));
    let text = format!("func.func @main(%x: {x_ty}, %y: {y_ty}) -> {out} {{\n{op}\nreturn %r : {out}\n}}");
    let module = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let inputs = vec![Tensor::<S>::from_f64(x_ty, x.1), Tensor::from_f64(y_ty, y.1)];
    eval(&(), module.entry().expect("main"), inputs).expect("a verified function")[0].to_f64_vec()
}

fn check(op: &str, x: (&[usize], &[f64]), y: (&[usize], &[f64]), out: &str, expected: &[f64]) {
    assert_eq!(run::<f32>(op, x, y, out), expected, "{op}");
    assert_eq!(run::<f64>(op, x, y, out), expected, "{op}");
}

fn convolution(dims: &str, window: &str, types: &str) -> String {
    format!(
        "%r = stablehlo.convolution(%x, %y) dim_numbers = {dims}, window = {{{window}}} \
         {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : {types}"
    )
}

#[test]
fn convolution_correlates() {
    let op = convolution(
        "[b, f, 0]x[o, i, 0]->[b, f, 0]",
        "pad = [[1, 1]]",
        "(tensor<1x1x5xf32>, tensor<1x1x3xf32>) -> tensor<1x1x5xf32>",
    );
    let impulse = [0.0, 0.0, 1.0, 0.0, 0.0];
    check(&op, (&[1, 1, 5], &impulse), (&[1, 1, 3], &[1.0, 2.0, 3.0]), "tensor<1x1x5xf32>", &[0.0, 3.0, 2.0, 1.0, 0.0]);
}

/// x = 1 2 3 4, ones(3), stride 2, pad 1; then its gradients for dy = 1 1.
#[test]
fn strided_convolution_and_its_gradients() {
    let op = convolution(
        "[b, f, 0]x[o, i, 0]->[b, f, 0]",
        "stride = [2], pad = [[1, 1]]",
        "(tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x2xf32>",
    );
    let (x, ones) = ([1.0, 2.0, 3.0, 4.0], [1.0; 3]);
    check(&op, (&[1, 1, 4], &x), (&[1, 1, 3], &ones), "tensor<1x1x2xf32>", &[3.0, 9.0]);
    // dx: dy dilated by the stride, kernel reversed.
    let dx = convolution(
        "[b, f, 0]x[i, o, 0]->[b, f, 0]",
        "pad = [[1, 2]], lhs_dilate = [2], reverse = [true]",
        "(tensor<1x1x2xf32>, tensor<1x1x3xf32>) -> tensor<1x1x4xf32>",
    );
    check(&dx, (&[1, 1, 2], &[1.0, 1.0]), (&[1, 1, 3], &ones), "tensor<1x1x4xf32>", &[1.0, 2.0, 1.0, 1.0]);
    // dw: batch and features exchanged, dy as a kernel dilated by the stride.
    let dw = convolution(
        "[f, b, 0]x[i, o, 0]->[f, b, 0]",
        "pad = [[1, 0]], rhs_dilate = [2]",
        "(tensor<1x1x4xf32>, tensor<1x1x2xf32>) -> tensor<1x1x3xf32>",
    );
    check(&dw, (&[1, 1, 4], &x), (&[1, 1, 2], &[1.0, 1.0]), "tensor<1x1x3xf32>", &[2.0, 4.0, 6.0]);
}

#[test]
fn pooling_gradients_go_to_the_maximum() {
    let op = |window: usize, stride: usize, types: &str| {
        format!(
            "%zero = stablehlo.constant dense<0.0> : tensor<f32>
             %r = \"stablehlo.select_and_scatter\"(%x, %y, %zero) <{{
               window_dimensions = array<i64: {window}>, window_strides = array<i64: {stride}>
             }}> ({{
             ^bb0(%a: tensor<f32>, %b: tensor<f32>):
               %c = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
               stablehlo.return %c : tensor<i1>
             }}, {{
             ^bb0(%a: tensor<f32>, %b: tensor<f32>):
               %s = stablehlo.add %a, %b : tensor<f32>
               stablehlo.return %s : tensor<f32>
             }}) : {types}"
        )
    };
    let overlapping = op(2, 1, "(tensor<5xf32>, tensor<4xf32>, tensor<f32>) -> tensor<5xf32>");
    let x = [5.0, 3.0, 1.0, 2.0, 5.0];
    check(&overlapping, (&[5], &x), (&[4], &[1.0; 4]), "tensor<5xf32>", &[1.0, 1.0, 0.0, 1.0, 1.0]);
    let centre = op(3, 2, "(tensor<5xf32>, tensor<2xf32>, tensor<f32>) -> tensor<5xf32>");
    let x = [1.0, 2.0, 9.0, 3.0, 4.0];
    check(&centre, (&[5], &x), (&[2], &[1.0; 2]), "tensor<5xf32>", &[0.0, 0.0, 2.0, 0.0, 0.0]);
    let tie = [7.0, 7.0, 7.0, 1.0, 1.0];
    check(&centre, (&[5], &tie), (&[2], &[1.0; 2]), "tensor<5xf32>", &[1.0, 0.0, 1.0, 0.0, 0.0]);
}
