//! A process that is killed while it saves checkpoints leaves a usable one.
//!
//! This program starts itself as that process.

use std::{
    env,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio, exit},
};

use truestep_ir::{ElemType, TensorType};
use truestep_step::Recipe;
use truestep_train::{CheckpointMeta, Checkpoints, Count, HostTensor};

const SAVE_FOR_EVER: &str = "save-for-ever";
const ROUNDS: usize = 20;

fn main() {
    let arguments: Vec<String> = env::args().collect();
    match &arguments[1..] {
        [command, dir, first] if command == SAVE_FOR_EVER => save_for_ever(Path::new(dir), first.parse().unwrap()),
        _ if arguments.iter().any(|argument| argument == "--list") => println!("killed_while_saving: test"),
        _ => killed_while_saving(),
    }
}

/// Tensors of 4 MB, every byte a function of the step.
fn tensors(step: u64) -> Vec<HostTensor> {
    let ty = TensorType::new([1024, 1024], ElemType::F32);
    vec![HostTensor { name: "param/w".into(), bytes: vec![step as u8; ty.size_bytes()], ty }]
}

fn save_for_ever(dir: &Path, first: u64) {
    let recipe = Recipe::preset("digits", &[]).unwrap();
    let checkpoints = Checkpoints::new(dir);
    for step in first.. {
        checkpoints
            .save(CheckpointMeta::new(&recipe, "0123", Count { steps: step, skipped: 0 }, 45, 0.0), &tensors(step))
            .unwrap();
        println!("{step}");
    }
}

fn killed_while_saving() {
    let dir = tempfile::tempdir().unwrap();
    let checkpoints = Checkpoints::new(dir.path());
    let (mut last, mut unfinished) = (0, 0);
    for round in 0..ROUNDS {
        let mut child = Command::new(env::current_exe().unwrap())
            .args([SAVE_FOR_EVER.as_ref(), dir.path().as_os_str(), (last + 1).to_string().as_ref()])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // At least one checkpoint in, then at the first sight of one of the states a save goes through.
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let told: u64 = lines.next().unwrap().unwrap().parse().unwrap();
        let seen: fn(&[String]) -> bool = match round % 3 {
            0 => |names| names.iter().any(|name| name.ends_with(".safetensors.tmp")),
            1 => |names| names.iter().any(|name| name.ends_with(".json.tmp")),
            _ => |names| !names.len().is_multiple_of(2),
        };
        while !seen(&names(dir.path())) {
            assert!(child.try_wait().unwrap().is_none(), "the child saves until it is killed");
        }
        child.kill().unwrap();
        child.wait().unwrap();

        let (newest, refused) = checkpoints.newest().unwrap();
        let newest = newest.unwrap();
        assert!(refused.is_empty(), "round {round}: {refused:?}");
        assert!(newest.meta.step >= told, "round {round}: {} after {told}", newest.meta.step);
        assert_eq!(newest.tensors, tensors(newest.meta.step), "round {round}");
        unfinished += usize::from(names(dir.path()).len() != 2 * checkpoints.list().unwrap().len());
        last = newest.meta.step;
    }
    if unfinished == 0 {
        eprintln!("control: no process was killed in the middle of a save");
        exit(1);
    }
    println!("test killed_while_saving ... ok ({unfinished} of {ROUNDS} kills left an unfinished checkpoint)");
}

fn names(dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(dir).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}
