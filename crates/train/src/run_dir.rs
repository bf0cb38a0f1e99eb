//! The folder of one run.

use std::{
    fs,
    path::{Path, PathBuf},
};

use truestep_prove::Row;
use truestep_step::{Artifact, Choices, Manifest, Programs, Recipe};

use crate::checkpoint::Checkpoints;
use crate::error::TrainError;
use crate::files::{sha256, write_atomically};

/// The folder of one run: `recipe.toml`, `train-step.mlir` and `.json`, `accumulate.mlir` and `.json` where gradients
/// accumulate, `eval-forward.mlir` and `.json`, `proof.json`, `metrics.jsonl`, `summary.json`, `report.html`,
/// `checkpoints/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunDir {
    path: PathBuf,
}

/// What was decided about the train step's text.
pub(crate) const PROOF: &str = "proof.json";
/// Losses of other runs to show beside this one's.
pub(crate) const BESIDE: &str = "beside.json";
/// File stem of the train step.
pub(crate) const TRAIN_STEP: &str = "train-step";
/// File stem of the program of micro-batches that end no window.
pub(crate) const ACCUMULATE: &str = "accumulate";
/// File stem of the eval forward.
pub(crate) const EVAL_FORWARD: &str = "eval-forward";

impl RunDir {
    /// The run in `path`, which need not exist yet.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into() }
    }

    /// The first of `name`, `name-2`, `name-3`, … under `root` that holds no run.
    pub fn free(root: &Path, name: &str) -> Self {
        let numbered = |n: u64| Self::new(root.join(if n == 1 { name.to_owned() } else { format!("{name}-{n}") }));
        (1..).map(numbered).find(|run| !run.holds_a_run()).expect("a folder has fewer than 2^64 entries")
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// `metrics.jsonl`, one [`Record`](crate::metrics::Record) a line.
    pub fn metrics(&self) -> PathBuf {
        self.path.join("metrics.jsonl")
    }

    /// `summary.json`, a [`Summary`](crate::summary::Summary).
    pub fn summary(&self) -> PathBuf {
        self.path.join("summary.json")
    }

    /// `report.html`.
    pub fn report(&self) -> PathBuf {
        self.path.join("report.html")
    }

    /// The checkpoints.
    pub fn checkpoints(&self) -> Checkpoints {
        Checkpoints::new(self.path.join("checkpoints"))
    }

    /// Whether a run was begun here.
    pub fn holds_a_run(&self) -> bool {
        self.recipe_path().exists()
    }

    /// The recipe of the run.
    ///
    /// # Errors
    /// [`TrainError::Io`] if there is no run here; [`TrainError::Recipe`] if its recipe is damaged.
    pub fn recipe(&self) -> Result<Recipe, TrainError> {
        let path = self.recipe_path();
        let text = fs::read_to_string(&path).map_err(TrainError::io(&path))?;
        Ok(Recipe::parse(&path.display().to_string(), &text, &[])?)
    }

    /// The digest of the train step's text.
    pub(crate) fn step_sha256(&self) -> Result<String, TrainError> {
        let [text, _] = self.artifact_paths(TRAIN_STEP);
        Ok(sha256(&fs::read(&text).map_err(TrainError::io(&text))?))
    }

    /// `recipe.toml`; its presence makes the folder a run.
    pub(crate) fn recipe_path(&self) -> PathBuf {
        self.path.join("recipe.toml")
    }

    /// Begins a run: writes recipe, texts and manifests, the recipe last.
    pub(crate) fn create(&self, recipe: &Recipe, programs: &Programs) -> Result<(), TrainError> {
        fs::create_dir_all(&self.path).map_err(TrainError::io(&self.path))?;
        let Programs { step, accumulate, eval_forward, .. } = programs;
        let artifacts =
            [(TRAIN_STEP, Some(step)), (ACCUMULATE, accumulate.as_ref()), (EVAL_FORWARD, Some(eval_forward))];
        for (stem, artifact) in artifacts.into_iter().filter_map(|(stem, artifact)| Some((stem, artifact?))) {
            let [text, manifest] = self.artifact_paths(stem);
            write_atomically(&text, artifact.text.as_bytes())?;
            write_atomically(&manifest, artifact.manifest.to_json().as_bytes())?;
        }
        write_atomically(&self.recipe_path(), recipe.to_toml().as_bytes())
    }

    /// What was decided about the step's text before the first step.
    pub(crate) fn write_proof(&self, rows: &[Row]) -> Result<(), TrainError> {
        let json = serde_json::to_string_pretty(rows).expect("rows are JSON") + "\n";
        write_atomically(&self.path.join(PROOF), json.as_bytes())
    }

    /// The stored artifact with this stem, text and manifest checked against each other.
    pub(crate) fn artifact(&self, stem: &str) -> Result<Artifact, TrainError> {
        let [text_path, manifest_path] = self.artifact_paths(stem);
        let read = |path: &Path| fs::read_to_string(path).map_err(TrainError::io(path));
        let (text, json) = (read(&text_path)?, read(&manifest_path)?);
        let manifest: Manifest =
            serde_json::from_str(&json).map_err(|e| TrainError::file(&manifest_path, "content", "a manifest", e))?;
        let digest = Manifest::digest(&text);
        if digest != manifest.sha256 {
            return Err(TrainError::file(text_path, "sha256", manifest.sha256, digest));
        }
        let module =
            truestep_ir::parse(&text).map_err(|e| TrainError::file(&text_path, "content", "a StableHLO module", e))?;
        manifest.check(&text, &module)?;
        Ok(Artifact { module, text, manifest })
    }

    /// What was chosen for its programs, train step and eval forward together.
    pub(crate) fn choices(&self) -> Result<Choices, TrainError> {
        let mut choices = self.artifact(TRAIN_STEP)?.manifest.choices();
        choices.forms.extend(self.artifact(EVAL_FORWARD)?.manifest.forms);
        Ok(choices)
    }

    fn artifact_paths(&self, stem: &str) -> [PathBuf; 2] {
        ["mlir", "json"].map(|extension| self.path.join(stem).with_extension(extension))
    }
}
