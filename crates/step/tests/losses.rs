//! The loss of a step and its gradient against torch's and timm's (`scripts/torch_losses.py`), and by hand.

use serde::Deserialize;
use truestep_interp::{Scalar, Tensor, eval};
use truestep_ir::{ElemType, TensorType};
use truestep_step::{Loss, Objective, Target, loss_stage};

#[derive(Deserialize)]
struct Fixtures {
    logits: Vec<Vec<f64>>,
    labels: Vec<f64>,
    rows: Vec<Vec<f64>>,
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    name: Objective,
    target: Target,
    smoothing: f64,
    target_threshold: Option<f64>,
    loss: f64,
    gradient: Vec<Vec<f64>>,
}

impl Case {
    fn recipe(&self) -> Loss {
        let Case { name, target, smoothing, target_threshold, .. } = *self;
        Loss { name, smoothing, target, target_threshold }
    }
}

fn fixtures() -> Fixtures {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/torch/losses.json");
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

/// The loss and its gradient by logits `[batch][classes]`; targets are labels or rows, as the recipe has them.
fn run<T: Scalar<Ctx = ()>>(recipe: &Loss, logits: &[Vec<f64>], labels: &[f64], rows: &[Vec<f64>]) -> (f64, Vec<f64>) {
    let (batch, classes) = (logits.len(), logits[0].len());
    let stage = loss_stage(recipe, batch, classes);
    let tensor =
        |rows: &[Vec<f64>]| Tensor::<T>::from_f64(TensorType::new([batch, classes], ElemType::F32), &rows.concat());
    let target = match recipe.target {
        Target::Labels => Tensor::<T>::from_f64(TensorType::new([batch], ElemType::I32), labels),
        Target::Soft => tensor(rows),
    };
    let outputs = eval(&(), &stage, vec![tensor(logits), target]).unwrap();
    (outputs[0].to_f64_vec()[0], outputs[1].to_f64_vec())
}

/// The larger of the relative differences of loss and gradient, by the largest element.
fn distance<T: Scalar<Ctx = ()>>(f: &Fixtures, case: &Case, recipe: &Loss) -> f64 {
    let (loss, gradient) = run::<T>(recipe, &f.logits, &f.labels, &f.rows);
    let expected = case.gradient.concat();
    let largest = expected.iter().fold(0.0, |a: f64, g| a.max(g.abs()));
    let off = gradient.iter().zip(&expected).fold(0.0, |a: f64, (g, e)| a.max((g - e).abs()));
    ((loss - case.loss).abs() / case.loss).max(off / largest)
}

#[test]
fn losses_and_gradients_are_the_references() {
    let f = fixtures();
    for case in &f.cases {
        let recipe = case.recipe();
        let (wide, narrow) = (distance::<f64>(&f, case, &recipe), distance::<f32>(&f, case, &recipe));
        assert!(wide < 1e-12, "{recipe:?}: {wide:.1e} in f64");
        assert!(narrow < 1e-6, "{recipe:?}: {narrow:.1e} in f32");
        // controls: neighbours of the recipe
        let other = match case.name {
            Objective::CrossEntropy => Objective::Bce,
            Objective::Bce => Objective::CrossEntropy,
        };
        let mut neighbours = vec![
            Loss { name: other, ..recipe.clone() },
            Loss { smoothing: recipe.smoothing + 0.125, target_threshold: None, ..recipe.clone() },
        ];
        if recipe.target_threshold.is_some() {
            neighbours.push(Loss { target_threshold: None, ..recipe.clone() });
        }
        if recipe.target_threshold.is_some() && recipe.smoothing != 0.0 {
            // targets are smoothed first: what is 0 or 1 already is past the threshold or not
            neighbours.push(Loss { smoothing: 0.0, ..recipe.clone() });
        }
        if recipe.target_threshold == Some(0.25) {
            // a target of the fixtures lies between them
            neighbours.push(Loss { target_threshold: Some(0.5), ..recipe.clone() });
        }
        for neighbour in neighbours {
            let found = distance::<f64>(&f, case, &neighbour);
            assert!(found > 1e-4, "{recipe:?} taken for {neighbour:?}: {found:.1e}");
        }
    }
    assert_eq!(f.cases.len(), 13);
}

#[test]
fn bce_by_hand() {
    let bce = |logits: &[Vec<f64>], rows: &[Vec<f64>]| {
        let recipe = Loss { name: Objective::Bce, target: Target::Soft, ..Loss::default() };
        run::<f64>(&recipe, logits, &[], rows)
    };
    // z = 0, t = 0: 0.5/(B·K), not 0
    let (loss, gradient) = bce(&vec![vec![0.0; 4]; 2], &vec![vec![0.0; 4]; 2]);
    assert_eq!(gradient, [0.5 / 8.0; 8]);
    assert!((loss - 2f64.ln()).abs() < 1e-15);
    // z = −50, t = 1 of 8 entries
    let (loss, gradient) = bce(&vec![vec![-50.0; 4]; 2], &vec![vec![1.0; 4]; 2]);
    assert!(gradient.iter().all(|g| (g + 0.125).abs() < 1e-15), "{gradient:?}");
    assert!((loss - 50.0).abs() < 1e-12);
    // nothing overflows, and small losses are not rounded away
    let (loss, gradient) = bce(&[vec![-700.0, 800.0]], &[vec![0.0, 1.0]]);
    assert!(loss > 0.0 && loss < 1e-300 && gradient.iter().all(|g| g.abs() < 1e-300), "{loss:e} {gradient:?}");
}
