//! What the threads of a loader do.

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::{Arc, Mutex},
};

use super::{Batch, LoaderConfig, Position, Training};
use crate::{DataError, Draws, Mix, Source, mix::Blend, permutation, random::Purpose};

/// What the threads share.
pub(super) struct Work {
    source: Arc<dyn Source>,
    config: LoaderConfig,
    steps: u64,
    training: Option<Training>,
    /// The orders of the epochs in work.
    orders: Mutex<BTreeMap<u64, Arc<[usize]>>>,
}

/// Rows of a batch, by their places in the epoch.
struct Rows {
    position: Position,
    /// Those of all shards.
    all: Range<usize>,
    /// Those of this shard; in evaluation, some may lie behind the last sample.
    own: Range<usize>,
}

/// A sample, and which of its repetitions.
struct Sample {
    index: usize,
    repetition: usize,
}

impl Work {
    pub(super) fn new(source: Arc<dyn Source>, config: LoaderConfig, steps: u64, training: Option<Training>) -> Self {
        Self { source, config, steps, training, orders: Mutex::default() }
    }

    pub(super) fn config(&self) -> LoaderConfig {
        self.config
    }

    pub(super) fn steps(&self) -> u64 {
        self.steps
    }

    /// This shard of batch `n`, counted over all epochs.
    pub(super) fn batch(&self, n: u64) -> Result<Batch, DataError> {
        let rows = self.rows(Position { epoch: n / self.steps, step: n % self.steps });
        let bytes = self.source.shape().bytes();
        let mut batch = Batch {
            position: rows.position,
            images: vec![0; rows.own.len() * bytes],
            labels: vec![-1; rows.own.len()],
            targets: Vec::new(),
            indices: Vec::with_capacity(rows.own.len()),
        };
        let samples = rows.own.start..rows.own.end.min(self.source.count());
        for ((place, image), label) in samples.zip(batch.images.chunks_exact_mut(bytes.max(1))).zip(&mut batch.labels) {
            let sample = self.sample(rows.position.epoch, place);
            self.image(rows.position.epoch, &sample, image)?;
            *label = self.source.label(sample.index);
            batch.indices.push(sample.index);
        }
        if let Some(Training { seed, mix: Some(mix), .. }) = self.training {
            self.mix(seed, mix, &rows, &mut batch)?;
        }
        Ok(batch)
    }

    fn rows(&self, position: Position) -> Rows {
        let LoaderConfig { batch, shard, .. } = self.config;
        let begin = position.step as usize * batch;
        let whole = match &self.training {
            Some(training) => batch.min(training.samples(self.source.count(), batch) - begin),
            None => batch,
        };
        let rows = whole / shard.count;
        let first = begin + shard.index * rows;
        Rows { position, all: begin..begin + whole, own: first..first + rows }
    }

    /// What comes at a place of an epoch.
    fn sample(&self, epoch: u64, place: usize) -> Sample {
        match &self.training {
            Some(Training { seed, repeats, .. }) => {
                Sample { index: self.order(*seed, epoch)[place / repeats], repetition: place % repeats }
            }
            None => Sample { index: place, repetition: 0 },
        }
    }

    fn order(&self, seed: u64, epoch: u64) -> Arc<[usize]> {
        let mut orders = self.orders.lock().expect("nothing panics while it holds this lock");
        let order =
            Arc::clone(orders.entry(epoch).or_insert_with(|| permutation(seed, epoch, self.source.count()).into()));
        // Epochs end one after the other, so the oldest is the one no longer needed.
        if orders.len() > 2 {
            orders.pop_first();
        }
        order
    }

    /// A sample, augmented; a repeated one anew.
    fn image(&self, epoch: u64, sample: &Sample, pixels: &mut [u8]) -> Result<(), DataError> {
        let seed = self.training.as_ref().map_or(0, |training| training.seed);
        let repetition = (sample.repetition > 0).then_some(sample.repetition as u64);
        let draws = |purpose: Purpose| {
            let key = [seed, epoch, sample.index as u64].into_iter().chain(repetition).chain([purpose.word()]);
            Draws::new(&key.collect::<Vec<_>>())
        };
        self.source.load(sample.index, &mut draws(Purpose::Load), pixels)?;
        for (place, augment) in self.training.iter().flat_map(|training| &training.augment).enumerate() {
            augment.apply(self.source.shape(), &mut draws(Purpose::Augment(place)), pixels);
        }
        Ok(())
    }

    /// Mixes the rows of `batch` with their partners, which may belong to another shard, and sets their targets.
    fn mix(&self, seed: u64, mix: Mix, rows: &Rows, batch: &mut Batch) -> Result<(), DataError> {
        let (shape, Position { epoch, step }) = (self.source.shape(), rows.position);
        let blend = |place: usize| {
            let drawn_by = mix.drawn_by(place - rows.all.start, rows.all.len());
            let key = [seed, epoch, step].into_iter().chain(drawn_by).chain([Purpose::Mix.word()]);
            mix.draw(shape, &mut Draws::new(&key.collect::<Vec<_>>()))
        };
        let blends: Vec<Blend> = rows.own.clone().map(blend).collect();
        let mixes = blends.iter().any(|blend| *blend != Blend::Keep);
        let originals = if mixes { batch.images.clone() } else { Vec::new() };
        let mut elsewhere = vec![0; shape.bytes()];
        batch.targets = vec![0.0; rows.own.len() * mix.classes];
        let in_range = |label: i32| match usize::try_from(label).is_ok_and(|label| label < mix.classes) {
            true => Ok(label),
            false => Err(DataError::request("label", format!("0..{}", mix.classes), label)),
        };
        batch.labels.iter().try_for_each(|&label| in_range(label).map(|_| ()))?;
        for (row, blend) in blends.into_iter().enumerate() {
            let (own, target) = (batch.labels[row], &mut batch.targets[row * mix.classes..][..mix.classes]);
            if blend == Blend::Keep {
                blend.target(shape, own, own, target);
                continue;
            }
            let partner = rows.all.end - 1 - (rows.own.start + row - rows.all.start);
            let (pixels, label) = if rows.own.contains(&partner) {
                let row = partner - rows.own.start;
                (&originals[row * shape.bytes()..][..shape.bytes()], batch.labels[row])
            } else {
                let sample = self.sample(epoch, partner);
                self.image(epoch, &sample, &mut elsewhere)?;
                (&elsewhere[..], in_range(self.source.label(sample.index))?)
            };
            blend.apply(shape, pixels, &mut batch.images[row * shape.bytes()..][..shape.bytes()]);
            blend.target(shape, own, label, target);
        }
        Ok(())
    }
}
