//! The run that a command is about.

use anyhow::{Result, anyhow};
use std::{
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};
use truestep_train::{RunDir, Weights};

/// Where runs go unless a folder is named.
pub const RUNS: &str = "runs";

/// The run in `named`, or else the newest under `runs/`.
///
/// # Errors
/// When there is none.
pub fn existing(named: Option<PathBuf>) -> Result<RunDir> {
    match named.map(RunDir::new) {
        Some(run) if run.holds_a_run() => Ok(run),
        Some(run) => Err(anyhow!("{}: holds no run", run.path().display())),
        None => newest(Path::new(RUNS)).ok_or_else(|| anyhow!("there is no run under {RUNS}/; name its folder")),
    }
}

/// Which weights of a run are meant.
pub fn weights(averaged: bool) -> Weights {
    if averaged { Weights::Averaged } else { Weights::Own }
}

/// The run under `root` whose metrics were written last.
fn newest(root: &Path) -> Option<RunDir> {
    let runs = fs::read_dir(root).ok()?.flatten().map(|entry| RunDir::new(entry.path()));
    let written =
        |run: &RunDir| fs::metadata(run.metrics()).and_then(|m| m.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    runs.filter(RunDir::holds_a_run).max_by_key(|run| (written(run), run.path().to_path_buf()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_run_written_last_is_the_newest() {
        let root = tempfile::tempdir().unwrap();
        assert!(newest(root.path()).is_none() && newest(&root.path().join("absent")).is_none());
        for (name, age) in [("a", 3), ("b", 1), ("c", 2)] {
            let run = RunDir::new(root.path().join(name));
            fs::create_dir(run.path()).unwrap();
            fs::write(run.path().join("recipe.toml"), "").unwrap();
            let file = fs::File::create(run.metrics()).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1000 - age)).unwrap();
        }
        fs::create_dir(root.path().join("no-run")).unwrap();
        assert_eq!(newest(root.path()).unwrap().path(), root.path().join("b"));
    }
}
