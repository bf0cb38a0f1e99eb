//! The manifest: what every input and output of an artifact is. Meaning lives here, never in a name.

use crate::choices::Choices;
use crate::forms::Forms;
use crate::recipe::Recipe;
use crate::values::Values;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use truestep_ir::{ElemType, Module, TensorType};
use truestep_nets::KernelOrder;

/// What an artifact computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Forward, loss, backward, collectives and optimizer.
    TrainStep,
    /// The train step of a micro-batch that is not the last of its window, without what the optimizer reads and writes.
    Accumulate,
    /// Logits with the batch's own statistics.
    Forward,
    /// Logits with running statistics.
    EvalForward,
}

/// What an input or output is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Images `[batch, height, width, channels]`.
    Image,
    /// A parameter θ.
    Param,
    /// First moment m of a parameter.
    FirstMoment,
    /// Second moment v of a parameter, or its velocity.
    SecondMoment,
    /// Sum G of a parameter's gradients over the micro-batches of a window.
    Accumulator,
    /// Number of micro-batches in the sums.
    AccumulatorCount,
    /// Moving average E of a parameter.
    Shadow,
    /// Running mean of a batch norm.
    RunningMean,
    /// Running variance of a batch norm.
    RunningVar,
    /// Running mean in an open window: what the running mean becomes when the window ends in a step.
    WindowMean,
    /// Running variance in an open window.
    WindowVar,
    /// Moving average of a running mean.
    ShadowMean,
    /// Moving average of a running variance.
    ShadowVar,
    /// lr
    LearningRate,
    /// `1 − β₁ᵗ`
    BiasCorrection1,
    /// `1 − β₂ᵗ`
    BiasCorrection2,
    /// `i1`: whether this micro-batch is the last of its window, after which the optimizer steps.
    Apply,
    /// `i1`: whether the sums go on, as they do but for the first micro-batch of a window.
    Keep,
    /// Decay of the moving averages.
    EmaDecay,
    /// Factors by which something is left out of each example, 0 or one over the probability of being kept: `[batch]`
    /// or `[batch, features]`.
    Mask,
    /// Class numbers or rows of weights.
    Target,
    /// Mean loss over the global batch.
    Loss,
    /// Number of examples of the global batch whose largest logit is the target's.
    Correct,
    /// `i1`: every gradient, summed over its window so far, is finite; a window that ends where it is false has changed
    /// nothing but what the next one begins anew.
    Finite,
    /// Class scores `[batch, classes]`.
    Logits,
}

impl Role {
    /// State stays on the device from step to step.
    pub fn is_state(self) -> bool {
        match self {
            Role::Param
            | Role::FirstMoment
            | Role::SecondMoment
            | Role::Accumulator
            | Role::AccumulatorCount
            | Role::Shadow
            | Role::RunningMean
            | Role::RunningVar
            | Role::WindowMean
            | Role::WindowVar
            | Role::ShadowMean
            | Role::ShadowVar => true,
            Role::Image
            | Role::LearningRate
            | Role::BiasCorrection1
            | Role::BiasCorrection2
            | Role::Apply
            | Role::Keep
            | Role::EmaDecay
            | Role::Mask
            | Role::Target
            | Role::Loss
            | Role::Correct
            | Role::Finite
            | Role::Logits => false,
        }
    }

    /// The moving average of what has this role.
    pub fn average(self) -> Option<Role> {
        match self {
            Role::Param => Some(Role::Shadow),
            Role::RunningMean => Some(Role::ShadowMean),
            Role::RunningVar => Some(Role::ShadowVar),
            _ => None,
        }
    }

    /// What a window of micro-batches begins anew is not stored; the other state is what checkpoints hold.
    pub fn is_stored(self) -> bool {
        let anew = [Role::Accumulator, Role::AccumulatorCount, Role::WindowMean, Role::WindowVar];
        self.is_state() && !anew.contains(&self)
    }
}

/// How a value lies on the replicas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sharding {
    /// Each replica holds its own block of axis 0.
    Axis0,
    /// Every replica holds the whole.
    Replicated,
}

/// One input or output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// What it is.
    pub role: Role,
    /// The parameter's or statistic's name; the role's for the others.
    pub name: String,
    /// Shape on one replica.
    pub dims: Vec<usize>,
    /// Element type as in the text, `f32`.
    pub dtype: String,
    /// How it lies on the replicas.
    pub sharding: Sharding,
    /// Dimension `i` is dimension `permutation[i]` of the tensor as it is named and stored; empty where all are in
    /// place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub permutation: Vec<usize>,
    /// Inputs: the output whose buffer it becomes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub donated_to: Option<usize>,
}

impl Slot {
    /// A slot of type `ty` in which nothing is out of place or donated.
    pub(crate) fn new(role: Role, name: &str, ty: &TensorType, sharding: Sharding) -> Self {
        let (name, dims, dtype) = (name.into(), ty.dims.clone(), ty.elem.text().into());
        Slot { role, name, dims, dtype, sharding, permutation: Vec::new(), donated_to: None }
    }

    /// The tensor type on one replica.
    ///
    /// # Panics
    /// If `dtype` is none of StableHLO's; [`Manifest::check`] refuses such a manifest.
    pub fn ty(&self) -> TensorType {
        TensorType::new(self.dims.as_slice(), ElemType::parse(&self.dtype).expect("a checked dtype"))
    }

    /// The type of the tensor as it is named and stored: that of the text with its dimensions put back.
    ///
    /// # Panics
    /// As [`Slot::ty`]; if `permutation` is none, which [`Manifest::check`] refuses too.
    pub fn stored_ty(&self) -> TensorType {
        let mut ty = self.ty();
        for (&d, &size) in self.permutation.iter().zip(&self.dims) {
            ty.dims[d] = size;
        }
        ty
    }
}

/// The manifest of one artifact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Version of this format.
    pub format: u32,
    /// What the artifact computes.
    pub kind: Kind,
    /// Entry function.
    pub entry: String,
    /// File stem, derived from the recipe.
    pub variant: String,
    /// Number of replicas it is launched on: also the group size of every collective and the divisor of every mean.
    pub replicas: usize,
    /// Micro-batches per optimizer step.
    pub accumulate: usize,
    /// Images per replica and call.
    pub batch: usize,
    /// Number of classes.
    pub classes: usize,
    /// Inputs in order.
    pub inputs: Vec<Slot>,
    /// Outputs in order.
    pub outputs: Vec<Slot>,
    /// Train steps: the values that laws speak of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<Values>,
    /// Order of the dimensions of convolution kernels, and of their moments, at the interface.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kernels: KernelOrder,
    /// Instructions that are not in their native form.
    #[serde(default, skip_serializing_if = "Forms::is_empty")]
    pub forms: Forms,
    /// The recipe it was rendered from.
    pub recipe: Recipe,
    /// SHA-256 of the text, in hexadecimal.
    pub sha256: String,
}

fn is_default(kernels: &KernelOrder) -> bool {
    *kernels == KernelOrder::default()
}

/// The version of the manifest format this crate writes and reads.
pub const FORMAT: u32 = 1;

/// A manifest and a text that do not belong together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{variant}: {what}: expected {expected}, found {found}")]
pub struct Mismatch {
    /// The artifact, by its variant name.
    pub variant: String,
    /// What disagrees.
    pub what: String,
    /// What the manifest says.
    pub expected: String,
    /// What the text or the request says.
    pub found: String,
}

impl Manifest {
    /// SHA-256 of `text` in hexadecimal.
    pub fn digest(text: &str) -> String {
        Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// What was chosen when it was rendered.
    pub fn choices(&self) -> Choices {
        Choices { kernels: self.kernels, forms: self.forms.clone() }
    }

    /// Positions of the inputs with this role.
    pub fn inputs_of(&self, role: Role) -> impl Iterator<Item = usize> + '_ {
        self.inputs.iter().enumerate().filter(move |(_, slot)| slot.role == role).map(|(i, _)| i)
    }

    /// Position of the only output with this role.
    pub fn output_of(&self, role: Role) -> Option<usize> {
        self.outputs.iter().position(|slot| slot.role == role)
    }

    /// The manifest as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a manifest is JSON") + "\n"
    }

    /// Checks the text and its parsed module against the manifest: digest, entry, types, donations, replicas.
    ///
    /// # Errors
    /// The first disagreement.
    pub fn check(&self, text: &str, module: &Module) -> Result<(), Mismatch> {
        let fail = |what: &str, expected: String, found: String| {
            Err(Mismatch { variant: self.variant.clone(), what: what.into(), expected, found })
        };
        if self.format != FORMAT {
            return fail("format", FORMAT.to_string(), self.format.to_string());
        }
        let digest = Self::digest(text);
        if digest != self.sha256 {
            return fail("sha256 of the text", self.sha256.clone(), digest);
        }
        if module.num_replicas != self.replicas {
            return fail("replicas", self.replicas.to_string(), module.num_replicas.to_string());
        }
        if self.recipe.replicas != self.replicas && matches!(self.kind, Kind::TrainStep | Kind::Accumulate) {
            return fail("replicas of the recipe", self.replicas.to_string(), self.recipe.replicas.to_string());
        }
        let names: Vec<&str> = module.funcs.iter().map(|f| f.name.as_str()).collect();
        let Some(func) = module.func(&self.entry) else {
            return fail("entry", self.entry.clone(), names.join(", "));
        };
        let sides = [
            ("input", &self.inputs, func.param_types().collect::<Vec<_>>()),
            ("output", &self.outputs, func.result_types().collect()),
        ];
        for (side, slots, types) in sides {
            if slots.len() != types.len() {
                return fail(&format!("{side} count"), slots.len().to_string(), types.len().to_string());
            }
            for (i, (slot, ty)) in slots.iter().zip(types).enumerate() {
                let mut order = slot.permutation.clone();
                order.sort_unstable();
                if !order.is_empty() && !order.into_iter().eq(0..slot.dims.len()) {
                    return fail(
                        &format!("permutation of {side} {i} ({})", slot.name),
                        format!("one of {} dimensions", slot.dims.len()),
                        format!("{:?}", slot.permutation),
                    );
                }
                if slot.dims != ty.dims || slot.dtype != ty.elem.text() {
                    let dims: String = slot.dims.iter().map(|d| format!("{d}x")).collect();
                    return fail(
                        &format!("type of {side} {i} ({})", slot.name),
                        format!("tensor<{dims}{}>", slot.dtype),
                        ty.to_string(),
                    );
                }
            }
        }
        if let Some(Err(unknown)) = self.values.as_ref().map(|values| values.find(func)) {
            return fail("values", format!("a value {unknown}"), "none of that name".into());
        }
        for (i, (slot, attrs)) in self.inputs.iter().zip(&func.param_attrs).enumerate() {
            if slot.donated_to != attrs.aliasing_output {
                let show = |to: Option<usize>| to.map_or("none".into(), |n| format!("output {n}"));
                return fail(
                    &format!("donation of input {i} ({})", slot.name),
                    show(slot.donated_to),
                    show(attrs.aliasing_output),
                );
            }
        }
        Ok(())
    }
}
