//! Replicas in lockstep, control flow across them, and what is refused.

use truestep_interp::{EvalError, Tensor, eval, eval_replicas, eval_values};
use truestep_ir::{Builder, ElemType, Func, TensorType, ValueId, parse};

fn func(text: &str) -> Func {
    parse(text).unwrap_or_else(|e| panic!("{e}\n{text}")).entry().expect("an entry").clone()
}

fn vector(values: &[f64]) -> Tensor<f64> {
    Tensor::from_f64(TensorType::new([values.len()], ElemType::F32), values)
}

fn run(func: &Func, per_replica: &[&[f64]]) -> Result<Vec<Vec<f64>>, EvalError> {
    let inputs = per_replica.iter().map(|&values| vec![vector(values)]).collect();
    Ok(eval_replicas(&(), func, inputs)?.iter().map(|outputs| outputs[0].to_f64_vec()).collect())
}

#[test]
fn one_and_three_give_two() {
    let mut b = Builder::new("main");
    let g = b.param(TensorType::new([2], ElemType::F32));
    let mean = b.all_reduce_mean(g, 2);
    let func = b.finish(&[mean]);
    assert_eq!(run(&func, &[&[1.0, -4.0], &[3.0, 0.0]]), Ok(vec![vec![2.0, -2.0]; 2]));
}

/// `body` of a function on `tensor<1xf32>`.
fn on_one(body: &str) -> Func {
    func(&format!("func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {{\n{body}\n}}"))
}

const SUM: &str = r#""stablehlo.all_reduce"(%X) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<1xf32>) -> tensor<1xf32>"#;

#[test]
fn each_replica_follows_its_own_predicate() {
    // Doubles until at least 10.
    let func = on_one(
        "%ten = stablehlo.constant dense<10.0> : tensor<1xf32>
         %r = stablehlo.while(%i = %x) : tensor<1xf32>
         cond {
           %c = stablehlo.compare LT, %i, %ten : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
           %p = stablehlo.reshape %c : (tensor<1xi1>) -> tensor<i1>
           stablehlo.return %p : tensor<i1>
         } do {
           %d = stablehlo.add %i, %i : tensor<1xf32>
           stablehlo.return %d : tensor<1xf32>
         }
         return %r : tensor<1xf32>",
    );
    assert_eq!(run(&func, &[&[1.0], &[3.0], &[11.0]]), Ok(vec![vec![16.0], vec![12.0], vec![11.0]]));
    let endless = run(&func, &[&[0.0]]).unwrap_err().to_string();
    assert!(endless.contains("stablehlo.while: loops end"), "{endless}");
}

#[test]
fn collectives_in_a_branch_need_one_predicate() {
    let func = on_one(&format!(
        "%zero = stablehlo.constant dense<0.0> : tensor<1xf32>
         %c = stablehlo.compare GT, %x, %zero : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
         %p = stablehlo.reshape %c : (tensor<1xi1>) -> tensor<i1>
         %r = \"stablehlo.if\"(%p) ({{
           %y = {}
           stablehlo.return %y : tensor<1xf32>
         }}, {{
           stablehlo.return %x : tensor<1xf32>
         }}) : (tensor<i1>) -> tensor<1xf32>
         return %r : tensor<1xf32>",
        SUM.replace("%X", "%x")
    ));
    assert_eq!(run(&func, &[&[1.0], &[3.0]]), Ok(vec![vec![4.0]; 2]));
    assert_eq!(run(&func, &[&[-1.0], &[-3.0]]), Ok(vec![vec![-1.0], vec![-3.0]]));
    let error = run(&func, &[&[-1.0], &[3.0]]).expect_err("no lockstep").to_string();
    assert!(error.contains("stablehlo.if: lockstep: expected one predicate"), "{error}");
}

#[test]
fn groups_must_name_every_replica() {
    let func = on_one(&format!("%y = {}\nreturn %y : tensor<1xf32>", SUM.replace("%X", "%x")));
    assert_eq!(run(&func, &[&[1.0], &[3.0]]), Ok(vec![vec![4.0]; 2]));
    for replicas in [&[&[1.0][..]][..], &[&[1.0], &[2.0], &[3.0]]] {
        let error = run(&func, replicas).expect_err("groups of two").to_string();
        assert!(error.contains("stablehlo.all_reduce: replica_groups: expected every replica"), "{error}");
    }
}

#[test]
fn inputs_are_checked() {
    let mut b = Builder::new("main");
    let x = b.param(TensorType::new([2], ElemType::F32));
    let y = b.param(TensorType::new([2], ElemType::F32));
    let sum = b.add(x, y);
    let func = b.finish(&[sum]);
    let error = |inputs: Vec<Tensor<f64>>| eval(&(), &func, inputs).expect_err("refused").to_string();
    assert_eq!(error(vec![vector(&[1.0, 2.0])]), "@main, replica 0: expected 2 inputs, found 1");
    let wrong = error(vec![vector(&[1.0, 2.0]), vector(&[1.0, 2.0, 3.0])]);
    assert_eq!(wrong, "@main, replica 0, input 1: expected tensor<2xf32>, found tensor<3xf32>");
}

#[test]
fn broken_and_oversized_functions_are_refused() {
    let huge = TensorType::new([1 << 40, 1 << 40], ElemType::F32);
    let mut b = Builder::new("main");
    let x = b.param(TensorType::scalar(ElemType::F32));
    let y = b.broadcast(x, &[], &huge.dims);
    let mut func = b.finish(&[y]);
    let input = || vec![Tensor::<f64>::from_f64(TensorType::scalar(ElemType::F32), &[1.0])];
    assert_eq!(eval(&(), &func, input()).unwrap_err(), EvalError::TooLarge { func: "main".into(), ty: huge });
    func.values[1] = TensorType::scalar(ElemType::I1);
    assert!(matches!(eval(&(), &func, input()), Err(EvalError::Invalid(_))));
}

#[test]
fn values_inside_can_be_seen() {
    let func = on_one(
        "%a = stablehlo.add %x, %x : tensor<1xf32>
         %b = stablehlo.multiply %a, %a : tensor<1xf32>
         return %b : tensor<1xf32>",
    );
    let seen = eval_values(&(), &func, vec![vector(&[3.0])], &[ValueId::new(1), ValueId::new(0)]).expect("values");
    assert_eq!((seen[0].to_f64_vec(), seen[1].to_f64_vec()), (vec![6.0], vec![3.0]));
    assert!(eval_values(&(), &func, vec![vector(&[3.0])], &[ValueId::new(7)]).is_err());
}
