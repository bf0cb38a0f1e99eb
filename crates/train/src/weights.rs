//! Weights in and out: parameters and running statistics under torchvision's names.

use std::path::Path;

use truestep_ir::TensorType;
use truestep_step::{Choices, InitialState, Problems, Programs, Recipe, Role, Slot};

use crate::checkpoint::{Checkpoint, CheckpointMeta};
use crate::error::{TrainError, WeightsMismatch};
use crate::evaluate::Weights;
use crate::program::Count;
use crate::run_dir::{EVAL_FORWARD, RunDir};
use crate::tensors::{HostTensor, read_safetensors, tensor_name};

/// The parameters and running statistics of a run, or their moving averages, under the network's own names, as of
/// `checkpoint`.
///
/// # Errors
/// [`TrainError::Io`] or [`TrainError::File`] if the run's manifest or the checkpoint is damaged;
/// [`TrainError::Request`] for averages of a run that keeps none.
pub fn export_weights(run: &RunDir, checkpoint: &Checkpoint, weights: Weights) -> Result<Vec<HostTensor>, TrainError> {
    let artifact = run.artifact(EVAL_FORWARD)?;
    weights.admitted(&run.recipe()?)?;
    let slots = artifact.manifest.inputs.iter().filter(|slot| slot.role.is_state());
    let tensor = |slot: &Slot| {
        let stored = Slot { role: weights.role(slot.role), ..slot.clone() };
        Ok(HostTensor { name: slot.name.clone(), ty: slot.stored_ty(), bytes: checkpoint.state(&stored)?.to_vec() })
    };
    slots.map(tensor).collect()
}

/// Begins a run of `recipe` in `run` whose checkpoint of step 0 holds the weights in `file`; moments start as usual.
///
/// torchvision's counters `num_batches_tracked` are passed over.
///
/// # Errors
/// [`TrainError::Weights`] with every missing, extra and misshaped tensor; [`TrainError::Request`] if `run` holds a run
/// already; what rendering and writing refuse. Nothing is written then.
pub fn import_weights(file: &Path, recipe: &Recipe, run: &RunDir) -> Result<(), TrainError> {
    if run.holds_a_run() {
        return Err(TrainError::request("run directory", "one without a run", run.path().display()));
    }
    let problems = Problems::of(recipe)?;
    let programs = Programs::render(recipe, &problems, &Choices::default())?;
    let slots: Vec<&Slot> = programs.step.manifest.inputs.iter().filter(|slot| slot.role.is_state()).collect();
    let mut given = read_safetensors(file)?;
    let mut mismatch = WeightsMismatch::default();
    let mut state: Vec<HostTensor> = Vec::with_capacity(slots.len());
    let initial = InitialState::new(recipe, &problems.train)?;
    for slot in slots.iter().filter(|slot| slot.role.is_stored()) {
        let ours = matches!(slot.role, Role::Param | Role::RunningMean | Role::RunningVar);
        let bytes = match given.iter().position(|tensor| tensor.name == slot.name).filter(|_| ours) {
            None => {
                mismatch.missing.extend(ours.then(|| slot.name.clone()));
                initial.of(slot)
            }
            Some(at) => {
                let tensor = given.swap_remove(at);
                if tensor.ty != slot.stored_ty() {
                    mismatch.misshaped.push(differs(&slot.name, &slot.stored_ty(), &tensor.ty));
                }
                tensor.bytes
            }
        };
        // an average begins at what it averages
        let averaged = [Role::Param, Role::RunningMean, Role::RunningVar];
        let averaged = averaged.into_iter().find(|role| role.average() == Some(slot.role));
        let own = averaged.map(|role| tensor_name(&Slot { role, ..(*slot).clone() }));
        let bytes = own.and_then(|name| state.iter().find(|t| t.name == name)).map_or(bytes, |t| t.bytes.clone());
        state.push(HostTensor { name: tensor_name(slot), ty: slot.stored_ty(), bytes });
    }
    let counters: Vec<String> = slots
        .iter()
        .filter(|slot| slot.role == Role::RunningMean)
        .map(|slot| slot.name.replace("running_mean", "num_batches_tracked"))
        .collect();
    mismatch.extra = given.into_iter().map(|tensor| tensor.name).filter(|name| !counters.contains(name)).collect();
    mismatch.extra.sort();
    if mismatch != WeightsMismatch::default() {
        return Err(TrainError::Weights { path: file.to_path_buf(), mismatch });
    }
    run.create(recipe, &programs)?;
    let sha256 = &programs.step.manifest.sha256;
    run.checkpoints().save(CheckpointMeta::new(recipe, sha256, Count::default(), 1, 0.0), &state)?;
    Ok(())
}

fn differs(name: &str, expected: &TensorType, found: &TensorType) -> String {
    format!("{name} (expected {expected}, found {found})")
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_step::{Kind, render};

    use crate::files::write_atomically;
    use crate::run_dir::ACCUMULATE;
    use crate::tensors::to_safetensors;

    #[test]
    fn weights_survive_the_file_and_differences_are_listed() {
        let dir = tempfile::tempdir().unwrap();
        let recipe = Recipe::preset("fashion-mnist-cifar8w-bn", &["seed=3".into()]).unwrap();
        let file = dir.path().join("w.safetensors");
        let problem = Problems::of(&recipe).unwrap().train;
        let step = render(&recipe, &problem, Kind::TrainStep).unwrap();
        let initial = InitialState::new(&recipe, &problem).unwrap();
        let slots = step.manifest.inputs.iter().filter(|slot| slot.role.is_state());
        let weights: Vec<HostTensor> = slots
            .filter(|slot| slot.role != Role::SecondMoment)
            .map(|slot| HostTensor { name: slot.name.clone(), ty: slot.stored_ty(), bytes: initial.of(slot) })
            .collect();
        let counter = HostTensor {
            name: "bn1.num_batches_tracked".into(),
            ty: TensorType::scalar(truestep_ir::ElemType::I64),
            bytes: vec![0; 8],
        };
        let write = |tensors: &[HostTensor]| write_atomically(&file, &to_safetensors(tensors).unwrap()).unwrap();
        write(&[weights.as_slice(), &[counter]].concat());

        let run = RunDir::new(dir.path().join("run"));
        let other = Recipe::preset("fashion-mnist-cifar8w-bn", &["seed=4".into(), "accumulate=2".into()]).unwrap();
        import_weights(&file, &other, &run).unwrap();
        assert_eq!(run.artifact(ACCUMULATE).unwrap().manifest.kind, Kind::Accumulate);
        let checkpoint = run.checkpoints().newest().unwrap().0.unwrap();
        assert_eq!(export_weights(&run, &checkpoint, Weights::Own).unwrap(), weights);
        assert!(import_weights(&file, &other, &run).is_err(), "the run is there already");

        let mut wrong = weights.clone();
        wrong[0].name = "conv0.weight".into();
        wrong[3].ty = wrong[3].ty.with_dims([16, 1]);
        wrong.remove(5);
        write(&wrong);
        let fresh = RunDir::new(dir.path().join("fresh"));
        let Err(TrainError::Weights { mismatch, .. }) = import_weights(&file, &recipe, &fresh) else { panic!() };
        assert_eq!(mismatch.missing, [weights[0].name.clone(), weights[5].name.clone()]);
        assert_eq!(mismatch.extra, ["conv0.weight"]);
        assert_eq!(mismatch.misshaped.len(), 1);
        assert!(mismatch.misshaped[0].starts_with(&weights[3].name), "{mismatch}");
        assert!(!fresh.path().exists());
    }
}
