//! The procedures under `recipes/`: short, rendered, proved.

use std::{fs, path::Path};
use truestep_prove::{Effort, prove_step};
use truestep_step::{Kind, Problem, Recipe, render};

/// ResNet-18 on small images, two replicas, two micro-batches.
const SMALL: [&str; 5] = ["net=resnet18", "batch=16", "replicas=2", "accumulate=2", "schedule.lr_per=16"];

#[test]
fn a_procedure_takes_ten_lines_and_is_proved() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../recipes");
    let files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 3);
    for file in files {
        let place = file.display().to_string();
        let text = fs::read_to_string(&file).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        assert!(lines.count() <= 10, "{place}");
        let recipe = Recipe::parse(&place, &text, &SMALL.map(str::to_owned)).unwrap();
        let problem = Problem { image: [32, 32, 3], classes: 10, mean: vec![0.4; 3], std: vec![0.3; 3] };
        let step = render(&recipe, &problem, Kind::TrainStep).unwrap();
        let rows = prove_step(&step, &problem, Effort::Quick, |row| eprintln!("{} {:.1}", row.law, row.seconds));
        for row in rows.iter().filter(|row| row.claimed) {
            assert!(row.verdict.is_proved(), "{place} {}: {}", row.law, row.verdict);
        }
    }
}
