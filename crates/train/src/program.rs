//! The train step on a device: what goes in, what comes out, found by role.

use std::time::Instant;

use truestep_step::{Artifact, Manifest, Recipe, Role, Sharding, Slot};

use crate::{
    Backend, Compilation, HostTensor, Input, Pending, Program, TrainError, Value,
    checkpoint::tensor_name,
    tensors::{from_slot, to_slot},
};

/// A compiled train step.
pub struct TrainProgram {
    program: Box<dyn Program>,
    /// Input and output of each state tensor.
    state: Vec<(usize, usize)>,
    image: usize,
    target: usize,
    loss: usize,
    correct: usize,
    finite: usize,
}

/// Images and targets on the device.
pub struct DeviceBatch {
    image: Value,
    target: Value,
}

/// What a step reports, on its way to the host.
pub struct StepReport {
    loss: Pending,
    correct: Pending,
    finite: Pending,
    /// When the step ended, if it ended before it was waited for.
    ended: Option<Instant>,
}

/// What a step reported.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepOutcome {
    /// Mean loss of the batch.
    pub loss: f64,
    /// Images of the batch that are classified correctly.
    pub correct: f64,
    /// Whether every gradient is finite; if not, the state has not changed.
    pub finite: bool,
    /// When it was known to be done.
    pub ended: Instant,
}

impl TrainProgram {
    /// Compiles a train step.
    ///
    /// # Errors
    /// Those of [`Backend::compile`]; [`TrainError::Request`] if the manifest lacks an input or output of a train step, or
    /// donates state to no output.
    pub fn compile(backend: &dyn Backend, artifact: &Artifact) -> Result<Self, TrainError> {
        let manifest = &artifact.manifest;
        if manifest.accumulate != 1 {
            return Err(TrainError::request("micro-batches per step", 1, manifest.accumulate));
        }
        let output = |role| manifest.output_of(role).ok_or_else(|| lacks(manifest, "output", role));
        let (loss, correct, finite) = (output(Role::Loss)?, output(Role::Correct)?, output(Role::Finite)?);
        let (image, target) = (only_input(manifest, Role::Image)?, only_input(manifest, Role::Target)?);
        let state = manifest.inputs.iter().enumerate().filter(|(_, slot)| slot.role.is_state());
        let donated = |(i, slot): (usize, &Slot)| {
            let to = slot.donated_to.filter(|&to| to < manifest.outputs.len());
            let to =
                to.ok_or_else(|| TrainError::request(format!("donation of {}", slot.name), "an output", "none"))?;
            Ok((i, to))
        };
        let state = state.map(donated).collect::<Result<_, TrainError>>()?;
        let program = backend.compile(artifact)?;
        Ok(Self { program, state, image, target, loss, correct, finite })
    }

    /// Its manifest.
    pub fn manifest(&self) -> &Manifest {
        self.program.manifest()
    }

    /// How the program came about.
    pub fn compilation(&self) -> &Compilation {
        self.program.compilation()
    }

    /// Images per call, over all replicas.
    pub fn batch(&self) -> usize {
        rows(self.manifest(), self.image)
    }

    /// The state tensors, in order.
    pub fn state_slots(&self) -> impl ExactSizeIterator<Item = &Slot> {
        self.state.iter().map(|&(input, _)| &self.manifest().inputs[input])
    }

    /// Brings a state to the device: the bytes of each tensor, in order.
    ///
    /// # Errors
    /// [`TrainError::Request`] if they are not as many as the manifest says; the device's.
    pub fn upload_state(&self, tensors: Vec<Vec<u8>>) -> Result<Vec<Value>, TrainError> {
        if tensors.len() != self.state.len() {
            return Err(TrainError::request("state tensors", self.state.len(), tensors.len()));
        }
        let upload = |(&(input, _), bytes)| self.program.upload(input, to_slot(&self.manifest().inputs[input], bytes));
        self.state.iter().zip(tensors).map(upload).collect()
    }

    /// Brings a state to the host, as tensors named for a checkpoint.
    ///
    /// # Errors
    /// The device's.
    pub fn download_state(&self, state: &[Value]) -> Result<Vec<HostTensor>, TrainError> {
        let start = |(&(_, output), value)| self.program.download(output, value);
        let pending = self.state.iter().zip(state).map(start).collect::<Result<Vec<_>, _>>()?;
        let finish = |(slot, pending): (&Slot, Pending)| {
            let bytes = from_slot(slot, pending.wait()?);
            Ok(HostTensor { name: tensor_name(slot), ty: slot.stored_ty(), bytes })
        };
        self.state_slots().zip(pending).map(finish).collect()
    }

    /// Brings images `[N, h, w, c]` and their classes `[N]` to the device. Where the step takes rows of weights, each
    /// class becomes a row with one 1.
    ///
    /// # Errors
    /// As [`TrainProgram::upload_state`].
    pub fn upload_batch(&self, images: Vec<u8>, labels: &[i32]) -> Result<DeviceBatch, TrainError> {
        let target = match self.manifest().inputs[self.target].dtype.as_str() {
            "i32" => labels.iter().flat_map(|label| label.to_le_bytes()).collect(),
            _ => one_hot(labels, self.manifest().classes),
        };
        Ok(DeviceBatch {
            image: self.program.upload(self.image, images)?,
            target: self.program.upload(self.target, target)?,
        })
    }

    /// Runs one step: gives the new state and what the step reports, both perhaps before they are computed.
    ///
    /// # Errors
    /// [`TrainError::Request`] for a scalar input that `scalars` does not know; the device's.
    pub fn step(
        &self,
        state: Vec<Value>,
        batch: &DeviceBatch,
        scalars: &Scalars,
        t: u64,
    ) -> Result<(Vec<Value>, StepReport), TrainError> {
        let slots = self.manifest().inputs.iter().enumerate();
        let scalar = |(i, slot): (usize, &Slot)| -> Result<Option<Value>, TrainError> {
            if slot.role.is_state() || i == self.image || i == self.target {
                return Ok(None);
            }
            let value = scalars
                .value(slot.role, t)
                .ok_or_else(|| TrainError::request("input", "a known scalar", &slot.name))?;
            Ok(Some(self.program.upload(i, (value as f32).to_le_bytes().to_vec())?))
        };
        let scalars = slots.map(scalar).collect::<Result<Vec<_>, _>>()?;
        let given = state.len();
        let mut state = state.into_iter();
        let mut inputs = Vec::with_capacity(scalars.len());
        for (i, scalar) in scalars.iter().enumerate() {
            inputs.push(match scalar {
                Some(value) => Input::Keep(value),
                None if i == self.image => Input::Keep(&batch.image),
                None if i == self.target => Input::Keep(&batch.target),
                None => {
                    let missing = || TrainError::request("state tensors", self.state.len(), given);
                    Input::Give(state.next().ok_or_else(missing)?)
                }
            });
        }
        let outputs = self.program.run(inputs)?;
        let fetch = |output: usize| self.program.download(output, &outputs[output]);
        let (loss, correct, finite) = (fetch(self.loss)?, fetch(self.correct)?, fetch(self.finite)?);
        let ended = matches!(finite, Pending::Here(_)).then(Instant::now);
        let report = StepReport { loss, correct, finite, ended };
        let mut outputs: Vec<Option<Value>> = outputs.into_iter().map(Some).collect();
        let mut take = |output: usize| {
            outputs[output].take().ok_or_else(|| {
                TrainError::request("donation", "one input per output", format!("several to output {output}"))
            })
        };
        let state = self.state.iter().map(|&(_, output)| take(output)).collect::<Result<_, _>>()?;
        Ok((state, report))
    }
}

impl StepReport {
    /// Waits for the step.
    ///
    /// # Errors
    /// The device's, those of the step itself included.
    pub fn wait(self) -> Result<StepOutcome, TrainError> {
        let finite = self.finite.wait()?;
        Ok(StepOutcome {
            loss: f32_scalar(&self.loss.wait()?).into(),
            correct: f32_scalar(&self.correct.wait()?).into(),
            finite: finite.first() == Some(&1),
            ended: self.ended.unwrap_or_else(Instant::now),
        })
    }
}

/// The scalar inputs of a step over time.
#[derive(Clone, Debug)]
pub struct Scalars {
    recipe: Recipe,
    total_steps: u64,
    steps_per_epoch: u64,
}

impl Scalars {
    /// Those of `recipe`.
    pub fn new(recipe: &Recipe, steps_per_epoch: u64) -> Self {
        Self { recipe: recipe.clone(), total_steps: recipe.epochs as u64 * steps_per_epoch, steps_per_epoch }
    }

    /// Learning rate of the step after `t` optimizer steps.
    pub fn lr(&self, t: u64) -> f64 {
        self.recipe.schedule.lr(t as usize, self.total_steps as usize, self.steps_per_epoch as usize)
    }

    /// The scalar with this role in the step after `t` optimizer steps; `None` if the recipe has none.
    fn value(&self, role: Role, t: u64) -> Option<f64> {
        let correction = |beta: f64| 1.0 - beta.powf((t + 1) as f64);
        let betas = self.recipe.optimizer.betas();
        match role {
            Role::LearningRate => Some(self.lr(t)),
            Role::BiasCorrection1 => betas.map(|betas| correction(betas[0])),
            Role::BiasCorrection2 => betas.map(|betas| correction(betas[1])),
            _ => None,
        }
    }
}

/// Position of the only input with this role.
pub(crate) fn only_input(manifest: &Manifest, role: Role) -> Result<usize, TrainError> {
    let mut inputs = manifest.inputs_of(role);
    match (inputs.next(), inputs.next()) {
        (Some(input), None) => Ok(input),
        _ => Err(lacks(manifest, "input", role)),
    }
}

pub(crate) fn lacks(manifest: &Manifest, side: &str, role: Role) -> TrainError {
    TrainError::request(format!("{}: {side}s with role {role:?}", manifest.variant), 1, "another number")
}

/// Length of the first axis of input `input`, over all replicas.
pub(crate) fn rows(manifest: &Manifest, input: usize) -> usize {
    let slot = &manifest.inputs[input];
    let replicas = if slot.sharding == Sharding::Axis0 { manifest.replicas } else { 1 };
    replicas * slot.dims.first().copied().unwrap_or(1)
}

/// Rows `[N, classes]` of `f32`, as bytes.
fn one_hot(labels: &[i32], classes: usize) -> Vec<u8> {
    let row =
        |&label: &i32| (0..classes as i32).flat_map(move |class| f32::from(u8::from(class == label)).to_le_bytes());
    labels.iter().flat_map(row).collect()
}

fn f32_scalar(bytes: &[u8]) -> f32 {
    bytes.first_chunk().map_or(f32::NAN, |&bytes| f32::from_le_bytes(bytes))
}

/// The elements of little-endian `f32` bytes.
pub(crate) fn f32_elements(bytes: &[u8]) -> impl ExactSizeIterator<Item = f32> {
    bytes.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes))
}
