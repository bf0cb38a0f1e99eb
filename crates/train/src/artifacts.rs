//! The programs of a recipe as files: written, and checked against what the recipes render to now.

use std::{
    collections::BTreeMap,
    fmt, fs,
    path::{Path, PathBuf},
};

use truestep_step::{Artifact, Choices, Kind, Manifest, PRESETS, Problem, Problems, Programs, Recipe, check_forward};

use crate::error::TrainError;
use crate::files::write_atomically;

/// The programs of `recipe` as they are written: with no choices for a backend.
fn programs(recipe: &Recipe) -> Result<Programs, TrainError> {
    Ok(Programs::render(recipe, &Problems::of(recipe)?, &Choices::default())?)
}

/// A train step as it lies in a folder.
pub struct StoredStep {
    /// Its text.
    pub path: PathBuf,
    /// Text and manifest.
    pub step: Artifact,
    /// The program of micro-batches that end no window, where gradients accumulate and there is one.
    pub accumulate: Option<Artifact>,
    /// What they were rendered for.
    pub problem: Problem,
}

/// Every train step in `dir`, a folder of artifacts or of a run. Text and manifest are taken as they are; whether they
/// belong together is for the laws to say.
///
/// # Errors
/// [`TrainError::Io`]; [`TrainError::File`] for a manifest or text that cannot be read, and where there is none;
/// [`TrainError::Data`] for a recipe whose images are not known.
pub fn read_steps(dir: &Path) -> Result<Vec<StoredStep>, TrainError> {
    let mut steps: Vec<StoredStep> = Vec::new();
    let mut programs: Vec<Artifact> = Vec::new();
    let mut names: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(dir).map_err(TrainError::io(dir))? {
        names.push(entry.map_err(TrainError::io(dir))?.path());
    }
    names.sort();
    for text_path in names.into_iter().filter(|path| path.extension().is_some_and(|e| e == "mlir")) {
        let manifest_path = PathBuf::from(text_path.to_string_lossy().trim_end_matches("mlir").to_string() + "json");
        let read = |path: &Path| fs::read_to_string(path).map_err(TrainError::io(path));
        let (text, json) = (read(&text_path)?, read(&manifest_path)?);
        let manifest: Manifest =
            serde_json::from_str(&json).map_err(|e| TrainError::file(&manifest_path, "content", "a manifest", e))?;
        let parsed = || truestep_ir::parse(&text).map_err(|e| TrainError::file(&text_path, "content", "StableHLO", e));
        match manifest.kind {
            Kind::TrainStep => {
                let problem = Problems::of(&manifest.recipe)?.train;
                let module = parsed()?;
                let step = Artifact { module, text, manifest };
                steps.push(StoredStep { path: text_path, step, accumulate: None, problem });
            }
            Kind::Accumulate => {
                let module = parsed()?;
                programs.push(Artifact { module, text, manifest });
            }
            Kind::Forward | Kind::EvalForward => {}
        }
    }
    for program in programs {
        let owner = steps.iter_mut().find(|stored| stored.step.manifest.recipe == program.manifest.recipe);
        let Some(owner) = owner else {
            return Err(TrainError::file(dir, &program.manifest.variant, "its train step beside it", "none"));
        };
        owner.accumulate = Some(program);
    }
    if steps.is_empty() {
        return Err(TrainError::file(dir, "content", "a train step, VARIANT.mlir and VARIANT.json", "none"));
    }
    Ok(steps)
}

/// Writes the programs of `recipe` into `dir`, `VARIANT.mlir` and `VARIANT.json` each; gives the paths.
///
/// # Errors
/// [`TrainError::Recipe`] or [`TrainError::Data`] for a recipe that cannot be rendered; [`TrainError::Io`].
pub fn write_artifacts(dir: &Path, recipe: &Recipe) -> Result<Vec<PathBuf>, TrainError> {
    fs::create_dir_all(dir).map_err(TrainError::io(dir))?;
    let mut written = Vec::new();
    for artifact in programs(recipe)?.iter() {
        let [text, manifest] = paths(dir, &artifact.manifest.variant);
        write_atomically(&text, artifact.text.as_bytes())?;
        write_atomically(&manifest, artifact.manifest.to_json().as_bytes())?;
        written.extend([text, manifest]);
    }
    Ok(written)
}

/// A variant's name may hold a point, so the extensions are appended, not set.
fn paths(dir: &Path, variant: &str) -> [PathBuf; 2] {
    ["mlir", "json"].map(|extension| dir.join(format!("{variant}.{extension}")))
}

/// Something wrong with a folder of artifacts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// A file that a preset renders to is not there.
    Missing(PathBuf),
    /// A file differs from what its preset renders to now, first at this line.
    Changed(PathBuf, usize),
    /// Two presets render to one file, with different texts.
    SharedPath(PathBuf, [&'static str; 2]),
    /// Text and manifest of a variant do not belong together.
    Disagree(PathBuf, String),
    /// A forward is not the forward pass of its preset's train step.
    ForeignForward(PathBuf, String),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Missing(path) => write!(f, "missing: {}", path.display()),
            Finding::Changed(path, line) => write!(f, "changed: {}, line {line}", path.display()),
            Finding::SharedPath(path, [a, b]) => write!(f, "shared path: {} of {a} and {b}", path.display()),
            Finding::Disagree(path, why) => write!(f, "disagree: {}: {why}", path.display()),
            Finding::ForeignForward(path, why) => write!(f, "foreign forward: {}: {why}", path.display()),
        }
    }
}

/// Renders every preset again and compares with the files in `dir`; gives the number of artifacts and what is wrong.
///
/// # Errors
/// As [`write_artifacts`]; [`TrainError::Io`] for a file that is there and cannot be read.
pub fn check_artifacts(dir: &Path) -> Result<(usize, Vec<Finding>), TrainError> {
    let mut findings = Vec::new();
    let mut owners: BTreeMap<String, (&'static str, String)> = BTreeMap::new();
    for (preset, _) in PRESETS {
        let mut stored = Vec::new();
        for artifact in programs(&Recipe::preset(preset, &[])?)?.iter() {
            let [text_path, manifest_path] = paths(dir, &artifact.manifest.variant);
            if let Some((other, text)) = owners.get(&artifact.manifest.variant) {
                // recipes may differ and their forwards be the same
                if *text != artifact.text {
                    findings.push(Finding::SharedPath(text_path, [other, preset]));
                }
                continue;
            }
            owners.insert(artifact.manifest.variant.clone(), (preset, artifact.text.clone()));
            let text = compare(&text_path, &artifact.text, &mut findings)?;
            let manifest = compare(&manifest_path, &artifact.manifest.to_json(), &mut findings)?;
            if let (Some(text), Some(manifest)) = (text, manifest) {
                match belong_together(text, &manifest) {
                    Ok(artifact) => stored.push((text_path, artifact)),
                    Err(why) => findings.push(Finding::Disagree(text_path, why)),
                }
            }
        }
        let of = |kind| stored.iter().find(|(_, artifact)| artifact.manifest.kind == kind);
        if let (Some((_, step)), Some((path, forward))) = (of(Kind::TrainStep), of(Kind::Forward))
            && let Err(why) = check_forward(step, forward)
        {
            findings.push(Finding::ForeignForward(path.clone(), why.to_string()));
        }
    }
    Ok((owners.len(), findings))
}

/// What `path` holds, if it is there; a difference from `expected` is a finding.
fn compare(path: &Path, expected: &str, findings: &mut Vec<Finding>) -> Result<Option<String>, TrainError> {
    let found = match fs::read(path) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
            findings.push(Finding::Missing(path.to_path_buf()));
            return Ok(None);
        }
        Err(e) => return Err(TrainError::io(path)(e)),
    };
    if found != expected {
        let same = found.split('\n').zip(expected.split('\n')).take_while(|(a, b)| a == b).count();
        findings.push(Finding::Changed(path.to_path_buf(), same + 1));
    }
    Ok(Some(found))
}

/// The artifact, if text and manifest describe each other.
fn belong_together(text: String, manifest: &str) -> Result<Artifact, String> {
    let manifest: Manifest = serde_json::from_str(manifest).map_err(|e| e.to_string())?;
    let module = truestep_ir::parse(&text).map_err(|e| e.to_string())?;
    manifest.check(&text, &module).map_err(|e| e.to_string())?;
    let variant = manifest.derive_variant();
    match variant == manifest.variant {
        true => Ok(Artifact { module, text, manifest }),
        false => Err(format!("variant: expected {variant}, found {}", manifest.variant)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong after `edit` has changed one file of a whole folder.
    fn after(dir: &Path, file: &str, edit: impl Fn(&str) -> String) -> Vec<Finding> {
        let path = dir.join(file);
        let before = fs::read_to_string(&path).unwrap();
        let text = edit(&before);
        assert_ne!(text, before);
        fs::write(&path, text).unwrap();
        let (_, findings) = check_artifacts(dir).unwrap();
        fs::write(&path, before).unwrap();
        findings
    }

    #[test]
    fn a_folder_of_artifacts_is_checked() {
        let dir = tempfile::tempdir().unwrap();
        let dir = dir.path();
        // of presets that share a forward, the first one's is kept
        for (preset, _) in PRESETS.iter().rev() {
            write_artifacts(dir, &Recipe::preset(preset, &[]).unwrap()).unwrap();
        }
        let (count, findings) = check_artifacts(dir).unwrap();
        assert_eq!(findings, []);
        assert!(count > 2 * PRESETS.len(), "{count}");

        let recipe = Recipe::preset("digits", &[]).unwrap();
        let own = programs(&recipe).unwrap();
        let [step, forward, eval] = [&own.step, &own.forward, &own.eval_forward].map(|a| &a.manifest.variant);
        let [text, json] = [format!("{step}.mlir"), format!("{step}.json")];
        let edited = after(dir, &text, |t| t.replacen("stablehlo.maximum", "stablehlo.minimum", 1));
        let [Finding::Changed(path, _), Finding::Disagree(..)] = edited.as_slice() else { panic!("{edited:?}") };
        assert_eq!(*path, dir.join(&text));
        let renamed = after(dir, &json, |t| t.replace("\"main\"", "\"step\""));
        assert!(matches!(&renamed[..], [Finding::Changed(..), Finding::Disagree(_, why)] if why.contains("entry")));
        let swapped = after(dir, &json, |_| fs::read_to_string(dir.join(format!("{eval}.json"))).unwrap());
        assert!(matches!(&swapped[..], [Finding::Changed(..), Finding::Disagree(_, why)] if why.contains("sha256")));

        // another network's forward under this one's name, with a manifest that fits it
        let other = Recipe::preset("digits", &["net=mlp".into()]).unwrap();
        let mut foreign = programs(&other).unwrap().forward;
        foreign.manifest.recipe = own.forward.manifest.recipe.clone();
        foreign.manifest.variant.clone_from(forward);
        let [text_path, json_path] = paths(dir, forward);
        fs::write(&text_path, &foreign.text).unwrap();
        fs::write(&json_path, foreign.manifest.to_json()).unwrap();
        let findings = check_artifacts(dir).unwrap().1;
        assert!(matches!(findings.last(), Some(Finding::ForeignForward(..))), "{findings:?}");
        fs::remove_file(text_path).unwrap();
        assert!(matches!(&check_artifacts(dir).unwrap().1[0], Finding::Missing(_)));
    }
}
