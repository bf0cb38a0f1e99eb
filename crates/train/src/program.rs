//! The train step on a device: what goes in, what comes out, found by role.

use std::time::Instant;

use truestep_engine::{Compilation, DeviceValue, Engine, Input, Pending};
use truestep_ir::{ElemType, decode_elements, encode_elements};
use truestep_step::{Artifact, Manifest, Recipe, Role, Sharding, Slot};

use crate::error::TrainError;
use crate::loaded::Loaded;
use crate::tensors::{HostTensor, from_slot, tensor_name, to_slot};

/// A compiled train step.
pub struct TrainProgram {
    step: Phase,
    /// The program of micro-batches that end no window.
    accumulate: Option<Phase>,
    compilation: Compilation,
}

/// One program of a step.
struct Phase {
    program: Loaded,
    /// Where each input comes from.
    inputs: Vec<Source>,
    /// The output that each place of the state is replaced by.
    next: Vec<Option<usize>>,
    loss: usize,
    correct: usize,
    finite: usize,
}

/// Where an input comes from.
#[derive(Clone, Copy)]
enum Source {
    Image,
    Target,
    /// The mask of this number.
    Mask(usize),
    /// A place of the state.
    State(usize),
    Scalar(Role),
}

/// Images, targets and masks of a micro-batch on the device.
pub struct DeviceBatch {
    image: DeviceValue,
    target: DeviceValue,
    masks: Vec<DeviceValue>,
}

/// What a step reports, on its way to the host.
pub struct StepReport {
    micro_batches: Vec<MicroReport>,
    /// When the step ended, if it ended before it was waited for.
    ended: Option<Instant>,
}

/// What a micro-batch reports.
struct MicroReport {
    loss: Number,
    correct: Number,
    finite: Pending,
}

/// A scalar on its way to the host.
struct Number {
    pending: Pending,
    elem: ElemType,
}

impl Number {
    fn wait(self) -> Result<f64, TrainError> {
        Ok(decode_elements(self.elem, &self.pending.wait()?).next().unwrap_or(f64::NAN))
    }
}

/// What a step reported.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepOutcome {
    /// Mean loss of the batch.
    pub loss: f64,
    /// Images of the batch that are classified correctly.
    pub correct: f64,
    /// Whether every gradient is finite; if not, the step has changed nothing.
    pub finite: bool,
    /// When it was known to be done.
    pub ended: Instant,
}

impl TrainProgram {
    /// Compiles a train step, and with it the program of micro-batches that end no window, if there is one.
    ///
    /// # Errors
    /// Those of [`Loaded::new`]; [`TrainError::Request`] if a manifest lacks an input or output of a train step,
    /// donates state to no output, or if the two programs have not the same state.
    pub fn compile(engine: &dyn Engine, step: &Artifact, accumulate: Option<&Artifact>) -> Result<Self, TrainError> {
        let state: Vec<&Slot> = step.manifest.inputs.iter().filter(|slot| slot.role.is_state()).collect();
        let whole = Phase::compile(engine, step, &state)?;
        if let Some(place) = whole.next.iter().position(Option::is_none) {
            return Err(TrainError::request(format!("donation of {}", state[place].name), "an output", "none"));
        }
        let accumulate = accumulate.map(|artifact| Phase::compile(engine, artifact, &state)).transpose()?;
        let mut compilation = whole.program.compilation().clone();
        if let Some(phase) = &accumulate {
            compilation = compilation.and(phase.program.compilation());
        }
        Ok(Self { step: whole, accumulate, compilation })
    }

    /// The manifest of the train step.
    pub fn manifest(&self) -> &Manifest {
        self.step.program.manifest()
    }

    /// How the programs came about.
    pub fn compilation(&self) -> &Compilation {
        &self.compilation
    }

    /// Images per micro-batch, over all replicas.
    pub fn micro_batch(&self) -> usize {
        let image = self.step.inputs.iter().position(|source| matches!(source, Source::Image));
        image.map_or(1, |input| rows(self.manifest(), input))
    }

    /// The state tensors, in order.
    pub fn state_slots(&self) -> impl ExactSizeIterator<Item = &Slot> {
        let slots: Vec<&Slot> = self.manifest().inputs.iter().filter(|slot| slot.role.is_state()).collect();
        slots.into_iter()
    }

    /// Brings a state to the device: the bytes of each tensor, in order.
    ///
    /// # Errors
    /// [`TrainError::Request`] if they are not as many as the manifest says; the device's.
    pub fn upload_state(&self, tensors: Vec<Vec<u8>>) -> Result<Vec<DeviceValue>, TrainError> {
        let inputs: Vec<usize> = self.step.state_inputs().collect();
        if tensors.len() != inputs.len() {
            return Err(TrainError::request("state tensors", inputs.len(), tensors.len()));
        }
        let program = &self.step.program;
        let upload = |(input, bytes)| program.upload(input, to_slot(&self.manifest().inputs[input], bytes));
        inputs.into_iter().zip(tensors).map(upload).collect()
    }

    /// Brings what is stored of a state to the host, as tensors named for a checkpoint.
    ///
    /// # Errors
    /// The device's.
    pub fn download_state(&self, state: &[DeviceValue]) -> Result<Vec<HostTensor>, TrainError> {
        let slots = self.state_slots().zip(&self.step.next).zip(state);
        let stored = slots.filter(|((slot, _), _)| slot.role.is_stored());
        let start = |((slot, next), value): ((&Slot, &Option<usize>), &DeviceValue)| {
            let output = next.expect("every state tensor of a step has a next one");
            Ok((slot.clone(), self.step.program.download(output, value)?))
        };
        let pending = stored.map(start).collect::<Result<Vec<_>, TrainError>>()?;
        let finish = |(slot, pending): (Slot, Pending)| {
            let bytes = from_slot(&slot, pending.wait()?);
            Ok(HostTensor { name: tensor_name(&slot), ty: slot.stored_ty(), bytes })
        };
        pending.into_iter().map(finish).collect()
    }

    /// Brings images `[N, h, w, c]` and their classes `[N]` to the device, a micro-batch after the other. Where the
    /// step takes rows of weights these are `targets`, `[N, classes]`, or, if that is empty, each class as a row with
    /// one 1. Of `masks` each holds the factors of every image in turn ([`truestep_step::masks`]).
    ///
    /// # Errors
    /// [`TrainError::Request`] if N is no multiple of the images per micro-batch, or if the masks are not the step's;
    /// the device's.
    pub fn upload_batch(
        &self,
        images: Vec<u8>,
        labels: &[i32],
        targets: &[f32],
        masks: &[Vec<f64>],
    ) -> Result<Vec<DeviceBatch>, TrainError> {
        let rows = self.micro_batch();
        if labels.is_empty() || !labels.len().is_multiple_of(rows) {
            return Err(TrainError::request("images of a step", format!("a multiple of {rows}"), labels.len()));
        }
        let manifest = self.manifest();
        let input = |wanted: fn(&Source) -> bool| {
            self.step.inputs.iter().position(wanted).expect("every step has images and targets")
        };
        let (image, target) =
            (input(|source| matches!(source, Source::Image)), input(|source| matches!(source, Source::Target)));
        let elem = |input: usize| manifest.inputs[input].ty().elem;
        let soft = elem(target).is_float();
        let mask_inputs: Vec<usize> = manifest.inputs_of(Role::Mask).collect();
        if mask_inputs.len() != masks.len() {
            return Err(TrainError::request("masks of a step", mask_inputs.len(), masks.len()));
        }
        let micro_batches = labels.len() / rows;
        let bytes = images.len() / micro_batches;
        let mut images = Some(images);
        let mut batches = Vec::with_capacity(micro_batches);
        for (micro, labels) in labels.chunks(rows).enumerate() {
            let target_bytes = match soft {
                false => encode_elements(elem(target), labels.iter().map(|&label| label.into())),
                true if targets.is_empty() => encode_elements(elem(target), one_hot(labels, manifest.classes)),
                true => {
                    let n = rows * manifest.classes;
                    encode_elements(elem(target), targets[micro * n..][..n].iter().map(|&weight| weight.into()))
                }
            };
            let pixels = match micro_batches {
                1 => images.take().expect("taken once"),
                _ => {
                    images.as_ref().expect("taken only if there is one micro-batch")[micro * bytes..][..bytes].to_vec()
                }
            };
            let program = &self.step.program;
            let masks_of = |micro: usize| -> Result<Vec<DeviceValue>, TrainError> {
                let upload = |(&input, factors): (&usize, &Vec<f64>)| {
                    let n = factors.len() / micro_batches;
                    let part = factors[micro * n..][..n].iter().copied();
                    program.upload(input, encode_elements(elem(input), part))
                };
                mask_inputs.iter().zip(masks).map(upload).collect()
            };
            batches.push(DeviceBatch {
                image: program.upload(image, pixels)?,
                target: program.upload(target, target_bytes)?,
                masks: masks_of(micro)?,
            });
        }
        Ok(batches)
    }

    /// Runs one optimizer step over the micro-batches of a window: gives the new state and what the step reports, both
    /// perhaps before they are computed.
    ///
    /// # Errors
    /// [`TrainError::Request`] for a scalar input that `scalars` does not know; the device's.
    pub fn step(
        &self,
        mut state: Vec<DeviceValue>,
        window: &[DeviceBatch],
        scalars: &Scalars,
        count: Count,
    ) -> Result<(Vec<DeviceValue>, StepReport), TrainError> {
        let mut micro_batches = Vec::with_capacity(window.len());
        for (micro, batch) in window.iter().enumerate() {
            let (keep, apply) = (micro > 0, micro + 1 == window.len());
            let phase = self.accumulate.as_ref().filter(|_| !apply).unwrap_or(&self.step);
            let scalar = |role| match role {
                Role::Apply => Some(u8::from(apply).into()),
                Role::Keep => Some(u8::from(keep).into()),
                _ => scalars.value(role, count),
            };
            let report;
            (state, report) = phase.run(state, batch, scalar)?;
            micro_batches.push(report);
        }
        let here = micro_batches.iter().all(|report| report.finite.is_here());
        let ended = here.then(Instant::now);
        Ok((state, StepReport { micro_batches, ended }))
    }
}

impl Phase {
    fn compile(engine: &dyn Engine, artifact: &Artifact, state: &[&Slot]) -> Result<Self, TrainError> {
        let manifest = &artifact.manifest;
        let output = |role| manifest.output_of(role).ok_or_else(|| lacks(manifest, "output", role));
        let (loss, correct, finite) = (output(Role::Loss)?, output(Role::Correct)?, output(Role::Finite)?);
        let (image, target) = (only_input(manifest, Role::Image)?, only_input(manifest, Role::Target)?);
        let mut inputs = Vec::with_capacity(manifest.inputs.len());
        let mut next = vec![None; state.len()];
        let mut n_masks = 0;
        for (i, slot) in manifest.inputs.iter().enumerate() {
            inputs.push(match slot.role {
                _ if i == image => Source::Image,
                _ if i == target => Source::Target,
                Role::Mask => {
                    n_masks += 1;
                    Source::Mask(n_masks - 1)
                }
                role if role.is_state() => {
                    let same = |other: &&Slot| other.role == role && other.name == slot.name && other.ty() == slot.ty();
                    let place = state.iter().position(same);
                    let place = place.ok_or_else(|| TrainError::request(&slot.name, "a state of the step", "none"))?;
                    let to = slot.donated_to.filter(|&to| to < manifest.outputs.len());
                    if to.is_some_and(|to| next.contains(&Some(to))) {
                        let found = format!("several to output {}", to.unwrap_or_default());
                        return Err(TrainError::request("donation", "one input per output", found));
                    }
                    next[place] = to;
                    Source::State(place)
                }
                role => Source::Scalar(role),
            });
        }
        Ok(Self { program: Loaded::new(engine, artifact)?, inputs, next, loss, correct, finite })
    }

    /// The inputs that are state, in its order.
    fn state_inputs(&self) -> impl Iterator<Item = usize> {
        self.inputs.iter().enumerate().filter(|(_, source)| matches!(source, Source::State(_))).map(|(i, _)| i)
    }

    fn run(
        &self,
        state: Vec<DeviceValue>,
        batch: &DeviceBatch,
        scalar: impl Fn(Role) -> Option<f64>,
    ) -> Result<(Vec<DeviceValue>, MicroReport), TrainError> {
        let given = state.len();
        if given != self.next.len() {
            return Err(TrainError::request("state tensors", self.next.len(), given));
        }
        let scalars = self.inputs.iter().enumerate().map(|(i, source)| {
            let Source::Scalar(role) = *source else { return Ok(None) };
            let slot = &self.program.manifest().inputs[i];
            let value = scalar(role).ok_or_else(|| TrainError::request("input", "a known scalar", &slot.name))?;
            Ok(Some(self.program.upload(i, encode_elements(slot.ty().elem, [value]))?))
        });
        let scalars = scalars.collect::<Result<Vec<_>, TrainError>>()?;
        let (mut donated, mut kept) = (Vec::with_capacity(given), Vec::with_capacity(given));
        for (value, next) in state.into_iter().zip(&self.next) {
            let (give, keep) = if next.is_some() { (Some(value), None) } else { (None, Some(value)) };
            donated.push(give);
            kept.push(keep);
        }
        let mut inputs = Vec::with_capacity(self.inputs.len());
        for (source, scalar) in self.inputs.iter().zip(&scalars) {
            inputs.push(match *source {
                Source::Image => Input::Keep(&batch.image),
                Source::Target => Input::Keep(&batch.target),
                Source::Mask(number) => Input::Keep(&batch.masks[number]),
                Source::Scalar(_) => Input::Keep(scalar.as_ref().expect("every scalar is uploaded")),
                Source::State(place) => match donated[place].take() {
                    Some(value) => Input::Give(value),
                    None => Input::Keep(kept[place].as_ref().expect("what is not given is kept")),
                },
            });
        }
        let outputs = self.program.run(inputs)?;
        let fetch = |output: usize| self.program.download(output, &outputs[output]);
        let number = |output: usize| {
            let elem = self.program.manifest().outputs[output].ty().elem;
            Ok::<_, TrainError>(Number { pending: fetch(output)?, elem })
        };
        let (loss, correct, finite) = (number(self.loss)?, number(self.correct)?, fetch(self.finite)?);
        let mut outputs: Vec<Option<DeviceValue>> = outputs.into_iter().map(Some).collect();
        let new = |(kept, next): (Option<DeviceValue>, &Option<usize>)| match *next {
            Some(output) => outputs[output].take().expect("each output is the next of one state tensor"),
            None => kept.expect("what is not given is kept"),
        };
        let state = kept.into_iter().zip(&self.next).map(new).collect();
        Ok((state, MicroReport { loss, correct, finite }))
    }
}

impl StepReport {
    /// Waits for the step.
    ///
    /// # Errors
    /// The device's, those of the step itself included.
    pub fn wait(self) -> Result<StepOutcome, TrainError> {
        let n = self.micro_batches.len() as f64;
        let (mut loss, mut correct, mut finite) = (0.0, 0.0, true);
        for report in self.micro_batches {
            finite &= report.finite.wait()?.first() == Some(&1);
            loss += report.loss.wait()? / n;
            correct += report.correct.wait()?;
        }
        Ok(StepOutcome { loss, correct, finite, ended: self.ended.unwrap_or_else(Instant::now) })
    }
}

/// Where training stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Optimizer steps so far.
    pub steps: u64,
    /// Those of them that were skipped, since a gradient was not finite.
    pub skipped: u64,
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
        self.recipe.lr(t as usize, self.total_steps as usize, self.steps_per_epoch as usize)
    }

    /// The scalar with this role in the next step; `None` if the recipe has none. The schedule goes by all steps, what
    /// belongs to the state by those that have changed it.
    fn value(&self, role: Role, count: Count) -> Option<f64> {
        let taken = (count.steps - count.skipped) as f64;
        let correction = |beta: f64| 1.0 - beta.powf(taken + 1.0);
        let betas = self.recipe.optimizer.betas();
        match role {
            Role::LearningRate => Some(self.lr(count.steps)),
            Role::BiasCorrection1 => betas.map(|betas| correction(betas[0])),
            Role::BiasCorrection2 => betas.map(|betas| correction(betas[1])),
            Role::EmaDecay => self.recipe.ema.map(|decay| decay.min((1.0 + taken) / (10.0 + taken))),
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

/// Rows `[N, classes]`.
fn one_hot(labels: &[i32], classes: usize) -> impl Iterator<Item = f64> {
    labels.iter().flat_map(move |&label| (0..classes as i32).map(move |class| u8::from(class == label).into()))
}
