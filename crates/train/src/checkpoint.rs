//! Checkpoints: the whole state of a run at one step.
//!
//! A checkpoint is two files, `step-N.safetensors` with the tensors and `step-N.json` with everything else. Both are
//! written under another name, synced and renamed, the JSON last: a checkpoint exists once its JSON has its name. The
//! JSON holds the digest of the tensors, so files that were changed afterwards are told from whole ones.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use truestep_step::{Difference, Recipe, Slot};

use crate::error::TrainError;
use crate::files::{rename_durably, sha256, temporary, write_durably};
use crate::program::Count;
use crate::tensors::{HostTensor, parse_safetensors, tensor_name, to_safetensors};

/// What a checkpoint says beside the tensors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckpointMeta {
    /// Version of this format.
    pub format: u32,
    /// Optimizer steps done.
    pub step: u64,
    /// Those of them that changed nothing, since a gradient was not finite.
    #[serde(default)]
    pub skipped: u64,
    /// Epochs done.
    pub epoch: u64,
    /// Optimizer steps done in the epoch after those.
    pub epoch_step: u64,
    /// Decides initialisation, order and augmentation; every draw is a function of it and the position.
    pub seed: u64,
    /// Seconds of training so far.
    pub seconds: f64,
    /// The recipe of the run.
    pub recipe: Recipe,
    /// SHA-256 of the train step's text.
    pub step_sha256: String,
    /// SHA-256 of the tensor file.
    pub tensors_sha256: String,
}

/// A checkpoint that was read and found whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Checkpoint {
    /// Its JSON file.
    pub path: PathBuf,
    /// Everything but the tensors.
    pub meta: CheckpointMeta,
    /// The state, named `role/name`, sorted by name.
    pub tensors: Vec<HostTensor>,
}

/// Version of the checkpoint format.
const FORMAT: u32 = 1;
/// Checkpoints that are kept.
const KEPT: usize = 2;

impl Checkpoint {
    /// Reads the checkpoint whose JSON file is `path`.
    ///
    /// # Errors
    /// [`TrainError::Io`] or [`TrainError::File`], naming the file that is missing, damaged or changed.
    pub fn read(path: &Path) -> Result<Self, TrainError> {
        let text = fs::read_to_string(path).map_err(TrainError::io(path))?;
        let meta: CheckpointMeta =
            serde_json::from_str(&text).map_err(|e| TrainError::file(path, "content", "a checkpoint", e))?;
        if meta.format != FORMAT {
            return Err(TrainError::file(path, "format", FORMAT, meta.format));
        }
        let tensors = path.with_extension("safetensors");
        let bytes = fs::read(&tensors).map_err(TrainError::io(&tensors))?;
        let digest = sha256(&bytes);
        if digest != meta.tensors_sha256 {
            return Err(TrainError::file(tensors, "sha256", meta.tensors_sha256, digest));
        }
        let tensors = parse_safetensors(&tensors, &bytes)?;
        Ok(Self { path: path.to_path_buf(), meta, tensors })
    }

    /// The bytes of the state in `slot`.
    ///
    /// # Errors
    /// [`TrainError::File`] if it is not there or of another type.
    pub fn state(&self, slot: &Slot) -> Result<&[u8], TrainError> {
        let name = tensor_name(slot);
        let error = |found: String| {
            let path = self.path.with_extension("safetensors");
            Err(TrainError::file(path, &name, slot.stored_ty(), found))
        };
        match self.tensors.binary_search_by(|t| t.name.as_str().cmp(&name)) {
            Ok(i) if self.tensors[i].ty == slot.stored_ty() => Ok(&self.tensors[i].bytes),
            Ok(i) => error(self.tensors[i].ty.to_string()),
            Err(_) => error("no such tensor".to_owned()),
        }
    }
}

impl CheckpointMeta {
    /// The state of `recipe`'s run after `count` optimizer steps, `steps_per_epoch` being those of an epoch.
    pub fn new(recipe: &Recipe, step_sha256: &str, count: Count, steps_per_epoch: u64, seconds: f64) -> Self {
        Self {
            format: FORMAT,
            step: count.steps,
            skipped: count.skipped,
            epoch: count.steps / steps_per_epoch,
            epoch_step: count.steps % steps_per_epoch,
            seed: recipe.seed,
            seconds,
            recipe: recipe.clone(),
            step_sha256: step_sha256.to_owned(),
            tensors_sha256: String::new(),
        }
    }

    /// Whether a run of `recipe`, whose train step has digest `step_sha256`, may go on from here.
    ///
    /// # Errors
    /// [`TrainError::File`] with the key that differs. A recipe's remark and the place of its data may differ.
    pub(crate) fn admits(&self, path: &Path, recipe: &Recipe, step_sha256: &str) -> Result<(), TrainError> {
        same_recipe(path, recipe, &self.recipe)?;
        if step_sha256 != self.step_sha256 {
            return Err(TrainError::file(path, "sha256 of the train step", step_sha256, &self.step_sha256));
        }
        Ok(())
    }
}

/// Whether `found`, read from `path`, is the recipe `expected`; remark and place of the data may differ.
pub(crate) fn same_recipe(path: &Path, expected: &Recipe, found: &Recipe) -> Result<(), TrainError> {
    let mut ours = expected.clone();
    ours.data.dir.clone_from(&found.data.dir);
    match ours.differences(found).into_iter().next() {
        Some(Difference { key, ours, theirs }) => {
            let show = |value: Option<serde_json::Value>| value.map_or("nothing".to_owned(), |value| value.to_string());
            Err(TrainError::file(path, format!("recipe: {key}"), show(ours), show(theirs)))
        }
        None => Ok(()),
    }
}

/// A folder of checkpoints.
#[derive(Clone, Debug)]
pub struct Checkpoints {
    dir: PathBuf,
}

/// The points of [`Checkpoints::save`] between two changes of the folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Begin,
    TensorsWritten,
    TensorsNamed,
    MetaWritten,
    MetaNamed,
    OldMetaRemoved,
}

impl Checkpoints {
    /// The checkpoints in `dir`, which need not exist.
    pub fn new(dir: impl Into<PathBuf>) -> Self {
        Self { dir: dir.into() }
    }

    /// Saves a checkpoint and removes all but the newest two. `meta`'s digest of the tensors is filled in.
    ///
    /// Whenever the process is killed or the machine stops, the newest checkpoint that was saved before is still whole.
    ///
    /// # Errors
    /// [`TrainError::Io`], for instance when the disk is full; earlier checkpoints are as they were.
    pub fn save(&self, meta: CheckpointMeta, tensors: &[HostTensor]) -> Result<PathBuf, TrainError> {
        self.save_by_stages(meta, tensors, &mut |_| Ok(()))
    }

    fn save_by_stages(
        &self,
        mut meta: CheckpointMeta,
        tensors: &[HostTensor],
        stage: &mut dyn FnMut(Stage) -> Result<(), TrainError>,
    ) -> Result<PathBuf, TrainError> {
        fs::create_dir_all(&self.dir).map_err(TrainError::io(&self.dir))?;
        stage(Stage::Begin)?;
        let json = self.dir.join(format!("step-{:010}.json", meta.step));
        let safetensors = json.with_extension("safetensors");
        let bytes = to_safetensors(tensors)?;
        meta.tensors_sha256 = sha256(&bytes);
        write_durably(&temporary(&safetensors), &bytes)?;
        stage(Stage::TensorsWritten)?;
        rename_durably(&temporary(&safetensors), &safetensors)?;
        stage(Stage::TensorsNamed)?;
        let text = serde_json::to_string_pretty(&meta).expect("a checkpoint is JSON") + "\n";
        write_durably(&temporary(&json), text.as_bytes())?;
        stage(Stage::MetaWritten)?;
        rename_durably(&temporary(&json), &json)?;
        stage(Stage::MetaNamed)?;
        self.prune(&json, stage)?;
        Ok(json)
    }

    /// Paths of the checkpoints' JSON files, newest first.
    ///
    /// # Errors
    /// [`TrainError::Io`]; a folder that does not exist holds none.
    pub fn list(&self) -> Result<Vec<PathBuf>, TrainError> {
        let mut found: Vec<_> = self.entries()?.into_iter().filter(|path| step_of(path, "json").is_some()).collect();
        found.sort_by_key(|path| std::cmp::Reverse(step_of(path, "json")));
        Ok(found)
    }

    /// The newest checkpoint that is whole, and why newer ones were passed over.
    ///
    /// # Errors
    /// [`TrainError::Io`] if the folder cannot be read; the newest one's error if there are checkpoints and none is
    /// whole.
    pub fn newest(&self) -> Result<(Option<Checkpoint>, Vec<TrainError>), TrainError> {
        let mut refused = Vec::new();
        for path in self.list()? {
            match Checkpoint::read(&path) {
                Ok(checkpoint) => return Ok((Some(checkpoint), refused)),
                Err(error) => refused.push(error),
            }
        }
        match refused.is_empty() {
            true => Ok((None, refused)),
            false => Err(refused.swap_remove(0)),
        }
    }

    fn entries(&self) -> Result<Vec<PathBuf>, TrainError> {
        match fs::read_dir(&self.dir) {
            Ok(entries) => {
                entries.map(|e| e.map(|e| e.path())).collect::<Result<_, _>>().map_err(TrainError::io(&self.dir))
            }
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(e) => Err(TrainError::io(&self.dir)(e)),
        }
    }

    /// Removes all checkpoints but `newest` and those right before it, the JSON first, and what interrupted ones left.
    /// Later ones than the newest were damaged, or training would have gone on from there.
    fn prune(&self, newest: &Path, stage: &mut dyn FnMut(Stage) -> Result<(), TrainError>) -> Result<(), TrainError> {
        let mut kept = vec![newest.to_path_buf()];
        kept.extend(self.list()?.into_iter().skip_while(|path| path != newest).skip(1).take(KEPT - 1));
        for old in self.list()?.into_iter().filter(|path| !kept.contains(path)) {
            remove(&old)?;
            stage(Stage::OldMetaRemoved)?;
        }
        for file in self.entries()? {
            let temporary = file.extension().is_some_and(|e| e == "tmp");
            let orphan = step_of(&file, "safetensors").is_some() && !kept.contains(&file.with_extension("json"));
            if temporary || orphan {
                remove(&file)?;
            }
        }
        Ok(())
    }
}

/// The step in the name of a checkpoint's file with this extension.
fn step_of(path: &Path, extension: &str) -> Option<u64> {
    let name = path.file_name()?.to_str()?;
    name.strip_prefix("step-")?.strip_suffix(extension)?.strip_suffix('.')?.parse().ok()
}

fn remove(path: &Path) -> Result<(), TrainError> {
    fs::remove_file(path).map_err(TrainError::io(path))
}

#[cfg(test)]
mod tests;
