//! What the threads of a loader do.

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::{Arc, Mutex},
};

use super::{Batch, LoaderConfig, Position, Training};
use crate::dataset::Source;
use crate::error::DataError;
use crate::mix::{Blend, Mix};
use crate::random::{Draws, Purpose, permutation};

/// Parts of a batch for each thread.
const PARTS_PER_WORKER: usize = 4;

/// What the threads share.
pub(super) struct Work {
    source: Arc<dyn Source>,
    config: LoaderConfig,
    steps: u64,
    training: Option<Training>,
    /// Rows of a part: an even number, since partners come in pairs.
    part_rows: usize,
    /// The orders of the epochs in work.
    orders: Mutex<BTreeMap<u64, Arc<[usize]>>>,
}

/// What one thread makes of a batch: some of its rows.
pub(super) struct Part {
    rows: Rows,
    /// Where in the epoch they come.
    places: Vec<usize>,
    made: Batch,
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
        let rows = config.batch / config.shard.count;
        let part_rows = rows.div_ceil(PARTS_PER_WORKER * config.workers).next_multiple_of(2);
        Self { source, config, steps, training, part_rows, orders: Mutex::default() }
    }

    pub(super) fn config(&self) -> LoaderConfig {
        self.config
    }

    pub(super) fn steps(&self) -> u64 {
        self.steps
    }

    /// Parts of each batch, the last of which may have no rows.
    pub(super) fn parts(&self) -> u64 {
        (self.config.batch / self.config.shard.count).div_ceil(self.part_rows) as u64
    }

    /// A part of this shard of batch `n`, counted over all epochs.
    pub(super) fn part(&self, n: u64, part: u64) -> Result<Part, DataError> {
        let rows = self.rows(Position { epoch: n / self.steps, step: n % self.steps });
        let places = self.places(&rows, part as usize);
        let mut made = self.blank(rows.position, places.len(), places.len());
        let bytes = self.source.shape().bytes();
        for (at, &place) in places.iter().enumerate() {
            let sample = self.sample(rows.position.epoch, place);
            self.image(rows.position.epoch, &sample, &mut made.images[at * bytes..][..bytes])?;
            (made.labels[at], made.indices[at]) = (self.source.label(sample.index), sample.index);
        }
        if let Some(Training { seed, mix: Some(mix), .. }) = self.training {
            self.mix(seed, mix, &rows, &places, &mut made)?;
        }
        Ok(Part { rows, places, made })
    }

    /// Puts all parts of a batch together; `None` if there are none.
    pub(super) fn collect(
        &self,
        parts: impl Iterator<Item = Result<Part, DataError>>,
    ) -> Result<Option<Batch>, DataError> {
        let mut batch = None;
        for part in parts {
            let Part { rows, places, made } = part?;
            let blank = || self.blank(rows.position, rows.own.len(), self.valid(&rows));
            let batch = batch.get_or_insert_with(blank);
            for (from, place) in places.into_iter().enumerate() {
                let to = place - rows.own.start;
                copy_row(&made.images, from, &mut batch.images, to, self.source.shape().bytes());
                copy_row(&made.targets, from, &mut batch.targets, to, self.classes());
                (batch.labels[to], batch.indices[to]) = (made.labels[from], made.indices[from]);
            }
        }
        Ok(batch)
    }

    /// Rows of padding, but for `valid` to hold samples.
    fn blank(&self, position: Position, rows: usize, valid: usize) -> Batch {
        Batch {
            position,
            images: vec![0; rows * self.source.shape().bytes()],
            labels: vec![-1; rows],
            targets: vec![0.0; rows * self.classes()],
            indices: vec![0; valid],
        }
    }

    /// Length of a row's targets; 0 without.
    fn classes(&self) -> usize {
        self.training.as_ref().and_then(|training| training.mix).map_or(0, |mix| mix.classes)
    }

    /// Rows that hold a sample.
    fn valid(&self, rows: &Rows) -> usize {
        rows.own.end.min(self.source.count()).saturating_sub(rows.own.start)
    }

    /// The places of a part of `rows`: in succession, or, where they are mixed, from both ends, so that a row and its
    /// partner are in the same part if in the same shard.
    fn places(&self, rows: &Rows, part: usize) -> Vec<usize> {
        let count = self.valid(rows);
        let place = |n: usize| match (self.classes(), n % 2) {
            (0, _) => n,
            (_, 0) => n / 2,
            _ => count - 1 - n / 2,
        };
        let part = part * self.part_rows..count.min((part + 1) * self.part_rows);
        part.map(|n| rows.own.start + place(n)).collect()
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

    /// Mixes rows with their partners, which may belong to another shard, and sets their targets.
    fn mix(&self, seed: u64, mix: Mix, rows: &Rows, places: &[usize], made: &mut Batch) -> Result<(), DataError> {
        let (shape, Position { epoch, step }) = (self.source.shape(), rows.position);
        let blend = |&place: &usize| {
            let drawn_by = mix.drawn_by(place - rows.all.start, rows.all.len());
            let key = [seed, epoch, step].into_iter().chain(drawn_by).chain([Purpose::Mix.word()]);
            mix.draw(shape, &mut Draws::new(&key.collect::<Vec<_>>()))
        };
        let blends: Vec<Blend> = places.iter().map(blend).collect();
        let mixes = blends.iter().any(|blend| *blend != Blend::Keep);
        let originals = if mixes { made.images.clone() } else { Vec::new() };
        let mut elsewhere = vec![0; shape.bytes()];
        let in_range = |label: i32| match usize::try_from(label).is_ok_and(|label| label < mix.classes) {
            true => Ok(label),
            false => Err(DataError::request("label", format!("0..{}", mix.classes), label)),
        };
        made.labels.iter().try_for_each(|&label| in_range(label).map(|_| ()))?;
        for (row, (blend, place)) in blends.into_iter().zip(places).enumerate() {
            let (own, target) = (made.labels[row], &mut made.targets[row * mix.classes..][..mix.classes]);
            if blend == Blend::Keep {
                blend.target(shape, own, own, target);
                continue;
            }
            let partner = rows.all.end - 1 - (place - rows.all.start);
            let (pixels, label) = if let Some(row) = places.iter().position(|&place| place == partner) {
                (&originals[row * shape.bytes()..][..shape.bytes()], made.labels[row])
            } else {
                let sample = self.sample(epoch, partner);
                self.image(epoch, &sample, &mut elsewhere)?;
                (&elsewhere[..], in_range(self.source.label(sample.index))?)
            };
            blend.apply(shape, pixels, &mut made.images[row * shape.bytes()..][..shape.bytes()]);
            blend.target(shape, own, label, target);
        }
        Ok(())
    }
}

fn copy_row<T: Copy>(from: &[T], from_row: usize, to: &mut [T], to_row: usize, length: usize) {
    to[to_row * length..][..length].copy_from_slice(&from[from_row * length..][..length]);
}
