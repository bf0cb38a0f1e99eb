use truestep_ir::{ElemType, TensorType};
use truestep_step::{Role, Sharding};

use super::*;

fn recipe() -> Recipe {
    Recipe::preset("digits", &[]).unwrap()
}

fn meta(step: u64) -> CheckpointMeta {
    CheckpointMeta::new(&recipe(), "0123", Count { steps: step, skipped: 0 }, 4, 1.5)
}

/// A state in which every byte is the step.
fn tensors(step: u64) -> Vec<HostTensor> {
    let ty = TensorType::new([3, 2], ElemType::F32);
    let tensor =
        |name: &str| HostTensor { name: name.into(), bytes: vec![step as u8; ty.size_bytes()], ty: ty.clone() };
    vec![tensor("param/fc.weight"), tensor("second-moment/fc.weight")]
}

fn save(checkpoints: &Checkpoints, step: u64) -> PathBuf {
    checkpoints.save(meta(step), &tensors(step)).unwrap()
}

fn newest_step(checkpoints: &Checkpoints) -> Option<u64> {
    let (newest, refused) = checkpoints.newest().unwrap();
    assert!(refused.is_empty(), "{refused:?}");
    newest.map(|checkpoint| {
        assert_eq!(checkpoint.tensors, tensors(checkpoint.meta.step));
        checkpoint.meta.step
    })
}

fn names(dir: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(dir).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn the_newest_two_are_kept() {
    let dir = tempfile::tempdir().unwrap();
    let checkpoints = Checkpoints::new(dir.path().join("checkpoints"));
    assert_eq!(newest_step(&checkpoints), None);
    for step in [2, 9, 11] {
        save(&checkpoints, step);
        assert_eq!(newest_step(&checkpoints), Some(step));
    }
    let both = |step| [format!("step-{step:010}.json"), format!("step-{step:010}.safetensors")];
    assert_eq!(names(&checkpoints.dir), [both(9), both(11)].concat());
    let (newest, _) = checkpoints.newest().unwrap();
    assert_eq!(
        newest.unwrap().meta,
        CheckpointMeta { epoch: 2, epoch_step: 3, tensors_sha256: digest(11), ..meta(11) }
    );
}

fn digest(step: u64) -> String {
    sha256(&to_safetensors(&tensors(step)).unwrap())
}

#[test]
fn an_interrupted_save_leaves_the_one_before() {
    use Stage::*;
    let cases =
        [(Begin, 2), (TensorsWritten, 2), (TensorsNamed, 2), (MetaWritten, 2), (MetaNamed, 3), (OldMetaRemoved, 3)];
    for (end, expected) in cases {
        let dir = tempfile::tempdir().unwrap();
        let checkpoints = Checkpoints::new(dir.path());
        save(&checkpoints, 1);
        save(&checkpoints, 2);
        let mut seen = false;
        let interrupted = checkpoints.save_by_stages(meta(3), &tensors(3), &mut |stage| {
            seen |= stage == end;
            if stage == end { Err(TrainError::request("the process", "alive", "killed")) } else { Ok(()) }
        });
        assert!(interrupted.is_err() && seen, "{end:?}");
        assert_eq!(newest_step(&checkpoints), Some(expected), "{end:?}");
        save(&checkpoints, 4);
        assert_eq!(newest_step(&checkpoints), Some(4));
        assert_eq!(names(dir.path()).len(), 4, "{end:?}: nothing is left of the interrupted one");
    }
}

#[test]
fn a_write_that_stops_half_way_is_no_checkpoint() {
    let dir = tempfile::tempdir().unwrap();
    let checkpoints = Checkpoints::new(dir.path());
    let json = save(&checkpoints, 3);
    let whole = [json.with_extension("safetensors"), json.clone()];
    let contents = whole.each_ref().map(|path| fs::read(path).unwrap());
    fs::remove_file(&json).unwrap();
    fs::remove_file(&whole[0]).unwrap();
    save(&checkpoints, 2);
    for (path, bytes) in whole.iter().zip(&contents) {
        for cut in (0..bytes.len()).step_by(29) {
            fs::write(temporary(path), &bytes[..cut]).unwrap();
            assert_eq!(newest_step(&checkpoints), Some(2));
        }
        fs::rename(temporary(path), path).unwrap();
        fs::write(path, bytes).unwrap();
    }
    assert_eq!(newest_step(&checkpoints), Some(3), "control: complete files are a checkpoint");
}

#[test]
fn a_damaged_checkpoint_is_named_and_passed_over() {
    let dir = tempfile::tempdir().unwrap();
    let checkpoints = Checkpoints::new(dir.path());
    save(&checkpoints, 1);
    let json = save(&checkpoints, 2);
    let safetensors = json.with_extension("safetensors");
    let damage = |path: &Path, change: fn(&mut Vec<u8>), what: &str| {
        let good = fs::read(path).unwrap();
        let mut bad = good.clone();
        change(&mut bad);
        fs::write(path, bad).unwrap();
        let message = Checkpoint::read(&json).unwrap_err().to_string();
        assert!(message.starts_with(&path.display().to_string()) && message.contains(what), "{message}");
        let (newest, refused) = checkpoints.newest().unwrap();
        assert_eq!((newest.unwrap().meta.step, refused.len()), (1, 1));
        assert_eq!(refused[0].to_string(), message);
        fs::write(path, good).unwrap();
        assert_eq!(newest_step(&checkpoints), Some(2));
    };
    damage(&safetensors, |bytes| *bytes.last_mut().unwrap() ^= 1, "sha256");
    damage(&safetensors, |bytes| bytes.truncate(9), "sha256");
    damage(&json, |bytes| bytes.truncate(40), "expected a checkpoint");
    damage(&json, |bytes| bytes[20] = 0xff, "");

    fs::remove_file(&safetensors).unwrap();
    let message = Checkpoint::read(&json).unwrap_err().to_string();
    assert!(message.starts_with(&safetensors.display().to_string()), "{message}");
    fs::write(dir.path().join("step-0000000001.safetensors"), "").unwrap();
    assert!(checkpoints.newest().is_err(), "none is whole");
}

#[test]
fn a_damaged_newer_one_is_replaced() {
    let dir = tempfile::tempdir().unwrap();
    let checkpoints = Checkpoints::new(dir.path());
    save(&checkpoints, 1);
    let json = save(&checkpoints, 9);
    fs::write(json.with_extension("safetensors"), "").unwrap();
    save(&checkpoints, 5);
    assert_eq!(newest_step(&checkpoints), Some(5));
    assert_eq!(checkpoints.list().unwrap().len(), 2);
}

#[test]
fn another_recipe_or_text_is_refused_by_its_key() {
    let path = Path::new("step-1.json");
    let refusal = |set: &str, text: &str| {
        let recipe = Recipe::preset("digits", &[set.to_owned()]).unwrap();
        meta(1).admits(path, &recipe, text).map_err(|e| e.to_string())
    };
    assert_eq!(refusal("about=else", "0123"), Ok(()));
    assert_eq!(refusal("data.dir=/elsewhere", "0123"), Ok(()));
    let message = "step-1.json: recipe: schedule.lr: expected 0.5, found 0.001";
    assert_eq!(refusal("schedule.lr=0.5", "0123"), Err(message.to_owned()));
    let message = "step-1.json: recipe: data.channels: expected 3, found nothing";
    assert_eq!(refusal("data.channels=3", "0123"), Err(message.to_owned()));
    let message = "step-1.json: sha256 of the train step: expected 4567, found 0123";
    assert_eq!(refusal("about=else", "4567"), Err(message.to_owned()));
}

#[test]
fn state_is_found_by_role_and_name() {
    let dir = tempfile::tempdir().unwrap();
    let checkpoint = Checkpoint::read(&save(&Checkpoints::new(dir.path()), 7)).unwrap();
    let slot = |role, dims: &[usize]| Slot {
        role,
        name: "fc.weight".into(),
        dims: dims.to_vec(),
        dtype: "f32".into(),
        sharding: Sharding::Replicated,
        permutation: Vec::new(),
        donated_to: None,
    };
    assert_eq!(checkpoint.state(&slot(Role::SecondMoment, &[3, 2])).unwrap(), [7; 24]);
    let message = |slot| checkpoint.state(&slot).unwrap_err().to_string();
    assert!(message(slot(Role::FirstMoment, &[3, 2])).ends_with("found no such tensor"));
    assert!(message(slot(Role::Param, &[2, 3])).ends_with("expected tensor<2x3xf32>, found tensor<3x2xf32>"));
    let transposed = Slot { permutation: vec![1, 0], ..slot(Role::SecondMoment, &[2, 3]) };
    assert_eq!(checkpoint.state(&transposed).unwrap(), [7; 24]);
}
