//! Modules in double precision are computed in it.

use truestep_interp::{EvalError, Scalar, Tensor, eval};
use truestep_ir::{ElemType, TensorType, parse};

const X: [f64; 5] = [0.1, -2.5, 1e-300, 1.0 + f64::EPSILON, 4_503_599_627_370_497.5];

/// Results of `op` on [`X`], as bytes.
fn bytes<S: Scalar<Ctx = ()>>(op: &str, to: &str) -> Result<Vec<u8>, EvalError> {
    let text = format!(
        "module @m {{ func.func @main(%x: tensor<5xf64>) -> tensor<5x{to}> {{
            %y = {op} %x : {types}
            return %y : tensor<5x{to}>
        }} }}",
        types = if to == "f64" { "tensor<5xf64>".into() } else { format!("(tensor<5xf64>) -> tensor<5x{to}>") },
    );
    let module = parse(&text).unwrap();
    let func = &module.funcs[0];
    let ty: TensorType = func.param_types().next().unwrap().clone();
    let x: Vec<u8> = X.iter().flat_map(|x| x.to_le_bytes()).collect();
    Ok(eval(&(), func, vec![Tensor::<S>::from_bytes(&ty, &x)])?[0].to_bytes())
}

#[test]
fn doubles_are_those_of_the_machine() {
    type Case = (&'static str, &'static str, fn(f64) -> u64);
    let cases: [Case; 5] = [
        ("stablehlo.exponential", "f64", |x| x.exp().to_bits()),
        ("stablehlo.ceil", "f64", |x| x.ceil().to_bits()),
        ("stablehlo.tanh", "f64", |x| x.tanh().to_bits()),
        ("stablehlo.bitcast_convert", "i64", f64::to_bits),
        ("stablehlo.convert", "i64", |x| x as i64 as u64),
    ];
    for (op, to, expected) in cases {
        let doubles: Vec<u8> = X.iter().flat_map(|&x| expected(x).to_le_bytes()).collect();
        assert_eq!(bytes::<f64>(op, to).unwrap(), doubles, "{op}");
        let of_single = |&x: &f64| expected(f64::from(x as f32)).to_le_bytes();
        let single: Vec<u8> = X.iter().flat_map(of_single).collect();
        assert_ne!(single, doubles, "{op}: these numbers show no difference");
        let refused = EvalError::TooWide { func: "main".into(), elem: ElemType::F64 };
        assert_eq!(bytes::<f32>(op, to), Err(refused), "{op} in single precision");
    }
}
