//! Training on XLA, through the pinned CPU plugin.

use truestep_pjrt::setup;
use truestep_step::Recipe;
use truestep_train::{
    BackendChoice, Checkpoint, EvalRecord, HostTensor, Outcome, Predictor, Record, RunDir, Summary, TrainConfig,
    read_metrics, select, train,
};

fn config(dir: &std::path::Path, set: &[&str]) -> TrainConfig {
    let set: Vec<String> = set.iter().map(|&s| s.to_owned()).collect();
    TrainConfig {
        backend: BackendChoice::Xla,
        plugin: Some(setup::ensure().unwrap()),
        ..TrainConfig::new(Recipe::preset("digits", &set).unwrap(), dir)
    }
}

#[test]
fn digits_are_learnt_and_the_run_is_complete() {
    let dir = tempfile::tempdir().unwrap();
    let summary = train(&config(dir.path(), &["net=mlp", "epochs=2"]), &mut ()).unwrap();
    assert_eq!((summary.outcome, summary.steps, summary.total_steps), (Outcome::Completed, 90, 90));
    println!("{summary:?}");
}
