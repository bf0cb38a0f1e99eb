use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    thread::available_parallelism,
};

use crate::{Augment, DataError, Draws, ImageShape, Source, permutation, queue::Queue, random::Purpose};

/// Images and labels for one step, or for this shard of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// Where in training, or in the one epoch of an evaluation, the batch belongs.
    pub position: Position,
    /// Pixels, `[n, h, w, c]`; zero in padded rows.
    pub images: Vec<u8>,
    /// Classes, `[n]`; −1, which is no class, in padded rows.
    pub labels: Vec<i32>,
    /// The sample in each valid row. Padded rows, if any, come after these.
    pub indices: Vec<usize>,
}

impl Batch {
    /// Number of rows that hold a sample; the rest is padding.
    pub fn valid(&self) -> usize {
        self.indices.len()
    }
}

/// A point in training: before step `step` of epoch `epoch`, both counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Passes over the data before this one.
    pub epoch: u64,
    /// Batches of this epoch before this one.
    pub step: u64,
}

/// The rows of each batch that a process takes when several share one: part `index` of `count` equal, contiguous parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which part, from 0.
    pub index: usize,
    /// Number of parts; divides the batch.
    pub count: usize,
}

/// How batches are cut and prepared. None of it changes which sample, augmented how, comes in which row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoaderConfig {
    /// Images per batch, all shards together. A last batch of an epoch may have fewer.
    pub batch: usize,
    /// The part of each batch that this loader delivers.
    pub shard: Shard,
    /// Threads that load and augment.
    pub workers: usize,
    /// Batches that may be finished or in work before they are asked for.
    pub prefetch: usize,
}

impl LoaderConfig {
    /// Whole batches of `batch` images; a thread per core up to 8, and two batches ahead for each.
    pub fn new(batch: usize) -> Self {
        let workers = available_parallelism().map_or(1, |n| n.get().min(8));
        Self { batch, shard: Shard { index: 0, count: 1 }, workers, prefetch: 2 * workers }
    }
}

/// What a training epoch is made of.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Training {
    /// Decides the order of every epoch and every draw.
    pub seed: u64,
    /// Applied in turn to every image.
    pub augment: Vec<Augment>,
    /// Where to begin. Nothing that lies before is loaded.
    pub start: Position,
    /// What becomes of the samples that do not fill the last batch of an epoch: left out if `None`, else delivered as a
    /// shorter batch whose number of rows is a multiple of this, such as the images of one micro-batch on all replicas.
    /// What is left after that is left out.
    pub last: Option<usize>,
}

impl Training {
    /// How many of `count` samples an epoch delivers in batches of `batch`.
    fn samples(&self, count: usize, batch: usize) -> usize {
        let rest = count % batch;
        count - self.last.map_or(rest, |rows| rest % rows)
    }

    fn check(&self, config: LoaderConfig) -> Result<(), DataError> {
        let Some(rows) = self.last else { return Ok(()) };
        let (batch, shards) = (config.batch, config.shard.count);
        if rows == 0 || !batch.is_multiple_of(rows) || !rows.is_multiple_of(shards) {
            let expected = format!("a divisor of the batch {batch} and multiple of {shards} shards");
            return Err(DataError::request("rows of a last batch", expected, rows));
        }
        Ok(())
    }
}

/// Batches of a [`Source`], prepared on other threads. After an error there are no more batches.
pub struct Loader {
    queue: Queue<Result<Batch, DataError>>,
    steps_per_epoch: u64,
}

impl Loader {
    /// Training batches without end: each epoch in an order of its own, the samples that do not fill its last batch
    /// treated as [`Training::last`] says.
    ///
    /// # Errors
    /// [`DataError::Request`] if the configuration cannot be met: a batch that is empty, larger than the source or not
    /// divided by the shards, no workers, no prefetch, an augmentation unfit for the images, rows of a last batch that do
    /// not divide a whole one or that the shards do not divide, a start behind the epoch's end (`step` may equal the
    /// steps per epoch). [`DataError::Thread`] if no thread can be started.
    pub fn train(source: Arc<dyn Source>, config: LoaderConfig, training: Training) -> Result<Self, DataError> {
        let count = source.count();
        check(config)?;
        training.check(config)?;
        training.augment.iter().try_for_each(|augment| augment.check(source.shape()))?;
        let steps = training.samples(count, config.batch).div_ceil(config.batch) as u64;
        if steps == 0 {
            let least = training.last.unwrap_or(config.batch);
            return Err(DataError::request(
                "images per training batch",
                format!("at most {count}, all there are"),
                least,
            ));
        }
        let Position { epoch, step } = training.start;
        if step > steps {
            return Err(DataError::request("first step", format!("at most {steps} in an epoch"), step));
        }
        let first = epoch.checked_mul(steps).and_then(|done| done.checked_add(step));
        let first = first.ok_or_else(|| DataError::request("first epoch", "a count of steps below 2^64", epoch))?;
        Self::start(Work::new(source, config, steps, Some(training)), first..u64::MAX)
    }

    /// Every image exactly once, in order; the last batch is padded to full size.
    ///
    /// # Errors
    /// As [`train`](Self::train); the batch may be larger than the source, which must not be empty.
    pub fn evaluate(source: Arc<dyn Source>, config: LoaderConfig) -> Result<Self, DataError> {
        check(config)?;
        if source.count() == 0 {
            return Err(DataError::request("images to evaluate", "at least 1", 0));
        }
        let steps = source.count().div_ceil(config.batch) as u64;
        Self::start(Work::new(source, config, steps, None), 0..steps)
    }

    /// Batches in an epoch.
    pub fn steps_per_epoch(&self) -> u64 {
        self.steps_per_epoch
    }

    fn start(work: Work, jobs: std::ops::Range<u64>) -> Result<Self, DataError> {
        let (LoaderConfig { workers, prefetch, .. }, steps_per_epoch) = (work.config, work.steps);
        let queue = Queue::start(jobs, workers, prefetch as u64, move |n| work.batch(n)).map_err(DataError::Thread)?;
        Ok(Self { queue, steps_per_epoch })
    }
}

impl Iterator for Loader {
    type Item = Result<Batch, DataError>;

    fn next(&mut self) -> Option<Self::Item> {
        let batch = self.queue.take()?;
        if batch.is_err() {
            self.queue.close();
        }
        Some(batch)
    }
}

fn check(config: LoaderConfig) -> Result<(), DataError> {
    let LoaderConfig { batch, shard, workers, prefetch } = config;
    for (rule, value) in
        [("images per batch", batch), ("shards", shard.count), ("loader threads", workers), ("batches ahead", prefetch)]
    {
        if value == 0 {
            return Err(DataError::request(rule, "at least 1", value));
        }
    }
    if batch % shard.count != 0 {
        return Err(DataError::request("images per batch", format!("a multiple of {} shards", shard.count), batch));
    }
    if shard.index >= shard.count {
        return Err(DataError::request("shard", format!("0..{}", shard.count), shard.index));
    }
    Ok(())
}

/// What the threads share.
struct Work {
    source: Arc<dyn Source>,
    shape: ImageShape,
    config: LoaderConfig,
    steps: u64,
    training: Option<Training>,
    /// The orders of the epochs in work.
    orders: Mutex<BTreeMap<u64, Arc<[usize]>>>,
}

impl Work {
    fn new(source: Arc<dyn Source>, config: LoaderConfig, steps: u64, training: Option<Training>) -> Self {
        let shape = source.shape();
        Self { source, shape, config, steps, training, orders: Mutex::default() }
    }

    /// This shard of batch `n`, counted over all epochs.
    fn batch(&self, n: u64) -> Result<Batch, DataError> {
        let position = Position { epoch: n / self.steps, step: n % self.steps };
        let LoaderConfig { batch, shard, .. } = self.config;
        let (count, begin) = (self.source.count(), position.step as usize * batch);
        let whole = match &self.training {
            Some(training) => batch.min(training.samples(count, batch) - begin),
            None => batch,
        };
        let rows = whole / shard.count;
        let first = begin + shard.index * rows;
        let places = first.min(count)..(first + rows).min(count);
        let indices = match &self.training {
            Some(training) => self.order(training.seed, position.epoch)[places].to_vec(),
            None => places.collect(),
        };
        let bytes = self.shape.bytes();
        let mut images = vec![0; rows * bytes];
        let mut labels = vec![-1; rows];
        for (row, &index) in indices.iter().enumerate() {
            self.image(position.epoch, index, &mut images[row * bytes..][..bytes])?;
            labels[row] = self.source.label(index);
        }
        Ok(Batch { position, images, labels, indices })
    }

    fn image(&self, epoch: u64, index: usize, pixels: &mut [u8]) -> Result<(), DataError> {
        let seed = self.training.as_ref().map_or(0, |training| training.seed);
        let draws = |purpose: Purpose| Draws::new(&[seed, epoch, index as u64, purpose.word()]);
        self.source.load(index, &mut draws(Purpose::Load), pixels)?;
        for (place, augment) in self.training.iter().flat_map(|training| &training.augment).enumerate() {
            augment.apply(self.shape, &mut draws(Purpose::Augment(place)), pixels);
        }
        Ok(())
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
}

#[cfg(test)]
mod tests;
