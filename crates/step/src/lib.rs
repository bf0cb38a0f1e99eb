//! Recipes, and the train step each of them means.
//!
//! It refuses to run anything and to read data: a recipe and the facts about its images go in, text and a manifest
//! come out.
//!
//! Invariants:
//! * the same recipe and problem give the same bytes;
//! * what an input or output is stands in the manifest; nothing is read out of a name;
//! * state comes first and is donated to its own output slot;
//! * at one replica no collective is emitted.

mod artifact;
mod check;
mod choices;
mod forms;
mod init;
mod interface;
mod loss;
mod manifest;
mod masks;
mod optimizer;
mod plan;
mod precision;
mod problem;
mod programs;
mod recipe;
mod stage;
mod values;
mod variant;

pub use artifact::{Artifact, render, render_with};
pub use check::check_forward;
pub use choices::Choices;
pub use forms::{Form, Forms, Place, Site, places};
pub use init::InitialState;
pub use loss::loss_stage;
pub use manifest::{FORMAT, Kind, Manifest, Mismatch, Role, Sharding, Slot};
pub use masks::{Mask, masks};
pub use problem::{Problem, Problems, network};
pub use programs::Programs;
pub use recipe::{
    AdamW, Data, Decay, Difference, Erase, HeavyBall, Lamb, Loss, MixTable, NonFinite, Norm, Objective, Optimizer,
    PRESETS, Recipe, RecipeError, RmspropTf, Schedule, Sgd, Statistics, Target, Variance, suggestion,
};
pub use stage::{OptimizerStage, Trainable, optimizer_stage};
pub use truestep_nets::KernelOrder;
pub use values::{NormValues, Values, finish_naming};
