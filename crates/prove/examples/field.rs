//! Times of the field prover: `field [NET] [SIZE] [BATCH] [SAMPLES]`, by default resnet34 64 4 1. Prints the rate of
//! its matrix product, then, of the step at 2 replicas, the equality with one device, the gradient and the forms, with
//! peak memory.

use ndarray::Array2;
use std::time::Instant;
use truestep_claim::{Input, Output, Relation, Verdict};
use truestep_decide::by_field;
use truestep_field as field;
use truestep_interp::Scalar;
use truestep_ir::{Op, parse};
use truestep_prove::forms::forms;
use truestep_step::{Artifact, Kind, Problem, Recipe, Role, Sharding, places, render};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: usize| args.get(i).map_or(default, |a| a.parse().expect("a number"));
    let net = args.first().map_or("resnet34", String::as_str);
    let (size, batch, samples) = (number(1, 64), number(2, 4), number(3, 1));
    product();
    let step = |replicas: usize| -> Artifact {
        let set = [format!("replicas={replicas}"), format!("batch={batch}"), format!("net='{net}'")];
        let problem = Problem { image: [size, size, 3], classes: 10, mean: vec![0.5; 3], std: vec![0.25; 3] };
        render(&Recipe::preset("cifar8w-bn", &set).expect("a recipe"), &problem, Kind::TrainStep).expect("a step")
    };
    let (single, replicated) = (step(1), step(2));
    let entry = |a: &Artifact| parse(&a.text).expect("our text").entry().expect("an entry").clone();
    let (one, many) = (entry(&single), entry(&replicated));
    println!(
        "{net} at {size}², batch {batch}: {} and {} instructions, {samples} samples",
        one.n_instrs(),
        many.n_instrs()
    );
    let layout = |s: &Sharding| if *s == Sharding::Axis0 { Input::Sharded(0) } else { Input::Replicated };
    let inputs: Vec<Input> = replicated.manifest.inputs.iter().map(|slot| layout(&slot.sharding)).collect();

    let start = Instant::now();
    let outputs = vec![Output::Replicated; many.body.results.len()];
    let relation = Relation { single: &one, replicated: &many, replicas: 2, inputs: inputs.clone(), outputs };
    let verdicts = by_field(&relation, samples, 1);
    report("one device = two replicas", start, &verdicts);

    let start = Instant::now();
    let params: Vec<usize> = replicated.manifest.inputs_of(Role::Param).collect();
    let guarded = many.body.instrs.iter().filter(|instr| instr.op == Op::IsFinite);
    let gradients: Vec<_> = guarded.map(|instr| instr.operands[0]).collect();
    let loss = replicated.manifest.output_of(Role::Loss).expect("a loss");
    let claim =
        field::Gradient { func: &many, loss, params: &params, gradients: &gradients, replicas: 2, inputs: &inputs };
    report("gradient", start, &[field::gradient(&claim, samples, 2)]);

    let start = Instant::now();
    let verdicts: Vec<Verdict> = forms(&places(&one), 1, 3).into_iter().map(|(_, _, verdict)| verdict).collect();
    report("forms", start, &verdicts);
}

fn report(what: &str, start: Instant, verdicts: &[Verdict]) {
    let proved = verdicts.iter().filter(|v| v.is_proved()).count();
    let seconds = start.elapsed().as_secs_f64();
    println!("{what}: {proved} of {} proved, {seconds:.1} s, peak memory {}", verdicts.len(), peak());
    if let Some(worst) = verdicts.iter().find(|v| !v.is_proved()).or(verdicts.first()) {
        println!("  {worst}");
    }
}

/// As the system tells it.
fn peak() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or("unknown".into(), |l| l.trim().to_string())
}

fn product() {
    let n = 768;
    let oracle = field::Oracle::new(0, &[]);
    let fill = |k: i128| Array2::from_shape_fn((n, n), |(i, j)| field::Fp::from_int(k + ((i * n + j) as i128).pow(6)));
    let (a, b, mut c) = (fill(1), fill(2), fill(3));
    let start = Instant::now();
    field::Fp::gemm(&oracle, a.view(), b.view(), c.view_mut());
    let rate = (n * n * n) as f64 / start.elapsed().as_secs_f64() / 1e9;
    println!("one core: {rate:.2} G multiply-adds per second");
}
