mod work;

use std::{iter, sync::Arc, thread::available_parallelism};

use crate::augment::Augment;
use crate::dataset::{ImageShape, Source};
use crate::error::DataError;
use crate::mix::Mix;
use crate::queue::Queue;
use work::{Part, Work};

/// Images and labels for one step, or for this shard of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// Where in training, or in the one epoch of an evaluation, the batch belongs.
    pub position: Position,
    /// Pixels, `[n, h, w, c]`; zero in padded rows.
    pub images: Vec<u8>,
    /// Classes, `[n]`; −1, which is no class, in padded rows.
    pub labels: Vec<i32>,
    /// Weights of the classes, `[n, classes]`, where [`Training::mix`] asks for them; else empty.
    pub targets: Vec<f32>,
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
    /// Threads that load and augment. They share out the rows of a batch.
    pub workers: usize,
    /// Batches whose rows may be finished or in work before the batch is asked for.
    pub prefetch: usize,
}

impl LoaderConfig {
    /// Whole batches of `batch` images, two ahead; a thread per core up to 8.
    pub fn new(batch: usize) -> Self {
        let workers = available_parallelism().map_or(1, |n| n.get().min(8));
        Self { batch, shard: Shard { index: 0, count: 1 }, workers, prefetch: 2 }
    }
}

/// What a training epoch is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    /// Decides the order of every epoch and every draw.
    pub seed: u64,
    /// Applied in turn to every image.
    pub augment: Vec<Augment>,
    /// Mixes the rows of each batch and gives them targets.
    pub mix: Option<Mix>,
    /// Repeated augmentation (Hoffer et al., arXiv:1901.09335): each sample comes this many times in succession,
    /// augmented anew, and the epoch ends after as many rows as there are samples. At least 1, which is no repetition.
    pub repeats: usize,
    /// Where to begin. Nothing that lies before is loaded.
    pub start: Position,
    /// What becomes of the samples that do not fill the last batch of an epoch: left out if `None`, else delivered as a
    /// shorter batch whose number of rows is a multiple of this, such as the images of one micro-batch on all replicas.
    /// What is left after that is left out.
    pub last: Option<usize>,
}

impl Default for Training {
    fn default() -> Self {
        Self { seed: 0, augment: Vec::new(), mix: None, repeats: 1, start: Position::default(), last: None }
    }
}

impl Training {
    /// How many of `count` samples an epoch delivers in batches of `batch`.
    fn samples(&self, count: usize, batch: usize) -> usize {
        let rest = count % batch;
        count - self.last.map_or(rest, |rows| rest % rows)
    }

    fn check(&self, config: LoaderConfig, shape: ImageShape) -> Result<(), DataError> {
        self.augment.iter().try_for_each(|augment| augment.check(shape))?;
        self.mix.iter().try_for_each(Mix::check)?;
        if self.repeats == 0 {
            return Err(DataError::request("repeats of a sample", "at least 1", 0));
        }
        let Some(rows) = self.last else { return Ok(()) };
        let (batch, shards) = (config.batch, config.shard.count);
        if rows == 0 || !batch.is_multiple_of(rows) || !rows.is_multiple_of(shards) {
            let expected = format!("a divisor of the batch {batch} and multiple of {shards} shards");
            return Err(DataError::request("rows of a last batch", expected, rows));
        }
        Ok(())
    }
}

/// Batches of a [`Source`], prepared on other threads and put together by the one that asks. After an error there are
/// no more batches.
pub struct Loader {
    queue: Queue<Result<Part, DataError>>,
    work: Arc<Work>,
}

impl Loader {
    /// Training batches without end: each epoch in an order of its own, the samples that do not fill its last batch
    /// treated as [`Training::last`] says.
    ///
    /// # Errors
    /// [`DataError::Request`] if the configuration cannot be met: a batch that is empty, larger than the source or not
    /// divided by the shards, no workers, no prefetch, an augmentation unfit for the images, values out of range, rows
    /// of a last batch that do not divide a whole one or that the shards do not divide, a start behind the epoch's end
    /// (`step` may equal the steps per epoch). [`DataError::Thread`] if no thread can be started.
    pub fn train(source: Arc<dyn Source>, config: LoaderConfig, training: Training) -> Result<Self, DataError> {
        let count = source.count();
        check(config)?;
        training.check(config, source.shape())?;
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
        Self::start(Work::new(source, config, steps, Some(training)), first, u64::MAX - first)
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
        Self::start(Work::new(source, config, steps, None), 0, steps)
    }

    /// Batches in an epoch.
    pub fn steps_per_epoch(&self) -> u64 {
        self.work.steps()
    }

    /// `count` batches from `first`, counted over all epochs.
    fn start(work: Work, first: u64, count: u64) -> Result<Self, DataError> {
        let (LoaderConfig { workers, prefetch, .. }, parts) = (work.config(), work.parts());
        let work = Arc::new(work);
        let worker = Arc::clone(&work);
        let part = move |n| worker.part(first + n / parts, n % parts);
        let ahead = parts.saturating_mul(prefetch as u64);
        let queue = Queue::start(0..count.saturating_mul(parts), workers, ahead, part).map_err(DataError::Thread)?;
        Ok(Self { queue, work })
    }
}

impl Iterator for Loader {
    type Item = Result<Batch, DataError>;

    fn next(&mut self) -> Option<Self::Item> {
        let parts = iter::from_fn(|| self.queue.take()).take(self.work.parts() as usize);
        let batch = self.work.collect(parts).transpose()?;
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

#[cfg(test)]
mod tests;
