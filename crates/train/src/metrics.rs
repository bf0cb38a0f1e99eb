//! `metrics.jsonl`: one JSON object a line, in the order of events.

use std::{
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::error::TrainError;
use crate::files::write_atomically;

/// One line of `metrics.jsonl`; `"kind"` is `"step"`, `"skip"` or `"eval"`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Record {
    /// An optimizer step.
    Step(StepRecord),
    /// An optimizer step that changed nothing, since a gradient was not finite.
    Skip(SkipRecord),
    /// An evaluation on the test images.
    Eval(EvalRecord),
}

/// An optimizer step. Loss and accuracy are those of its batch, before the update.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StepRecord {
    /// Optimizer steps so far, this one included.
    pub step: u64,
    /// The epoch it belongs to, from 1.
    pub epoch: u64,
    /// Its learning rate.
    pub lr: f64,
    /// The loss that the step minimises.
    pub loss: f64,
    /// Part of the batch that is classified correctly, 0 to 1.
    pub accuracy: f64,
    /// Images of the batch over the seconds since the step before.
    pub images_per_s: f64,
}

/// An optimizer step that changed nothing, since a gradient was not finite.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SkipRecord {
    /// Optimizer steps so far, this one included.
    pub step: u64,
    /// The epoch it belongs to, from 1.
    pub epoch: u64,
}

/// An evaluation on all test images.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EvalRecord {
    /// The epoch it ends or interrupts, from 1.
    pub epoch: u64,
    /// Optimizer steps before it.
    pub step: u64,
    /// Mean cross-entropy, without smoothing.
    pub loss: f64,
    /// Part of the images that is classified correctly, 0 to 1.
    pub accuracy: f64,
    /// The same of the moving averages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub averaged: Option<Score>,
}

/// How well test images are classified.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Score {
    /// Mean cross-entropy, without smoothing.
    pub loss: f64,
    /// Part of the images that is classified correctly, 0 to 1.
    pub accuracy: f64,
}

impl Record {
    /// The optimizer steps done when it was written.
    pub fn step(&self) -> u64 {
        match self {
            Record::Step(record) => record.step,
            Record::Skip(record) => record.step,
            Record::Eval(record) => record.step,
        }
    }
}

/// The records of `path`, in order; none if there is no such file. A last line without a line break, which a killed
/// process may leave, is not a record.
///
/// # Errors
/// [`TrainError::Io`]; [`TrainError::File`] with the number of the line that is not a record.
pub fn read_metrics(path: &Path) -> Result<Vec<Record>, TrainError> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(e) => return Err(TrainError::io(path)(e)),
    };
    let complete = text.rfind('\n').map_or("", |end| &text[..end]);
    let parse = |(i, line)| {
        serde_json::from_str(line).map_err(|e| TrainError::file(path, format!("line {}", i + 1), "a record", e))
    };
    complete.lines().enumerate().map(parse).collect()
}

/// An open `metrics.jsonl`.
pub(crate) struct MetricsLog {
    path: PathBuf,
    file: File,
}

impl MetricsLog {
    /// Opens `path` for the records after step `step`; what it holds of later ones goes.
    pub(crate) fn resume(path: &Path, step: u64) -> Result<Self, TrainError> {
        let kept: Vec<u8> = read_metrics(path)?.iter().filter(|r| r.step() <= step).flat_map(line).collect();
        write_atomically(path, &kept)?;
        let file = OpenOptions::new().append(true).open(path).map_err(TrainError::io(path))?;
        Ok(Self { path: path.to_path_buf(), file })
    }

    pub(crate) fn append(&mut self, record: &Record) -> Result<(), TrainError> {
        self.file.write_all(&line(record)).map_err(TrainError::io(&self.path))
    }

    /// Waits until the records are on disk.
    pub(crate) fn sync(&self) -> Result<(), TrainError> {
        self.file.sync_data().map_err(TrainError::io(&self.path))
    }
}

fn line(record: &Record) -> Vec<u8> {
    let mut line = serde_json::to_vec(record).expect("a record is JSON");
    line.push(b'\n');
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(step: u64) -> Record {
        Record::Step(StepRecord { step, epoch: 1, lr: 0.1, loss: 2.5, accuracy: 0.5, images_per_s: 100.0 })
    }

    #[test]
    fn resuming_drops_later_and_broken_lines() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("metrics.jsonl");
        assert!(read_metrics(&path).unwrap().is_empty());
        let eval = Record::Eval(EvalRecord { epoch: 1, step: 2, loss: 1.0, accuracy: 0.25, averaged: None });
        let mut log = MetricsLog::resume(&path, 0).unwrap();
        [step(1), step(2), eval.clone(), step(3)].iter().for_each(|record| log.append(record).unwrap());
        log.sync().unwrap();
        drop(log);
        assert_eq!(read_metrics(&path).unwrap().len(), 4);

        let mut file = OpenOptions::new().append(true).open(&path).unwrap();
        file.write_all(b"{\"kind\":\"step\",\"st").unwrap();
        MetricsLog::resume(&path, 2).unwrap().append(&step(3)).unwrap();
        assert_eq!(read_metrics(&path).unwrap(), [step(1), step(2), eval, step(3)]);
    }

    #[test]
    fn a_foreign_line_is_named() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("metrics.jsonl");
        fs::write(&path, [line(&step(1)), b"{\"kind\":\"stop\"}\n".to_vec()].concat()).unwrap();
        let message = read_metrics(&path).unwrap_err().to_string();
        assert!(message.contains("metrics.jsonl: line 2: expected a record"), "{message}");
    }
}
