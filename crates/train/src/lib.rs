//! The training loop: a recipe's train step run over its data, on a backend, into a run directory.
//!
//! What it does: compiles the rendered step, keeps the state on the device, feeds it batches and schedule values,
//! evaluates, checkpoints, resumes, and reports; evaluates and predicts from what a run left behind.
//!
//! What it refuses to do: it knows no ops and builds no graph (`step` does); it takes no meaning from a name (the
//! manifest says what every input and output is); it runs no text whose manifest disagrees; it overwrites no run.
//!
//! Invariants:
//! * State leaves the device for checkpoints only. Loss, correct count and `finite` are read one step late.
//! * The state after step n is a function of recipe and n: a resumed run ends in the same bytes as an unbroken one.
//! * At every moment the run directory holds a usable checkpoint, once there has been one.
//! * An evaluation counts every image exactly once.

mod artifacts;
mod autotune;
mod checkpoint;
mod error;
mod evaluate;
mod files;
mod forms;
mod gate;
mod loaded;
mod metrics;
mod numbers;
mod observer;
mod outline;
mod predict;
mod prepared;
mod program;
mod progress;
mod report;
mod run_dir;
mod summary;
mod tensors;
mod trainer;
mod weights;

pub use artifacts::{Finding, StoredStep, check_artifacts, read_steps, write_artifacts};
pub use autotune::{Tune, tune};
pub use checkpoint::{Checkpoint, CheckpointMeta, Checkpoints};
pub use error::{TrainError, WeightsMismatch};
pub use evaluate::{EvalProgram, Evaluation, Logits, Weights};
pub use files::write_atomically;
pub use forms::needed_forms;
pub use gate::{
    Control, Controls, Deviation, Gate, GateCase, GateReport, MARGIN, MAX_REPLICAS, Miss, Verdict, deviations,
};
pub use loaded::Loaded;
pub use metrics::{EvalRecord, Record, Score, SkipRecord, StepRecord, read_metrics};
pub use numbers::{duration, grouped, percent};
pub use observer::{Header, Observer};
pub use outline::{Course, Outline, Rate};
pub use predict::Predictor;
pub use prepared::Prepared;
pub use program::{Count, DeviceBatch, Scalars, StepOutcome, StepReport, TrainProgram};
pub use progress::Progress;
pub use report::{REPORT_FILE, schedule_svg, write_report};
pub use run_dir::RunDir;
pub use summary::{Outcome, Summary};
pub use tensors::{HostTensor, read_safetensors, tensor_name, to_safetensors};
pub use trainer::{TrainConfig, open_engine, train};
pub use weights::{export_weights, import_weights};
