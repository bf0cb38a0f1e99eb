//! The wide reading: functions run in `f64`, compiled once for all who run them so.

use crate::error::EvalError;
use crate::eval::Program;
use crate::tensor::Tensor;
use truestep_ir::Func;

/// As [`eval`](crate::eval()), in `f64`.
///
/// # Errors
/// As there.
pub fn eval(func: &Func, inputs: Vec<Tensor<f64>>) -> Result<Vec<Tensor<f64>>, EvalError> {
    Program::new(func)?.run(&(), inputs)
}

/// As [`eval_replicas`](crate::eval_replicas), in `f64`.
///
/// # Errors
/// As there.
pub fn eval_replicas(func: &Func, inputs: Vec<Vec<Tensor<f64>>>) -> Result<Vec<Vec<Tensor<f64>>>, EvalError> {
    Program::new(func)?.run_replicas(&(), inputs)
}
