use std::{
    sync::Arc,
    thread::available_parallelism,
    time::{Duration, Instant},
};

use crate::dataset::Source;
use crate::error::DataError;
use crate::loader::{Loader, LoaderConfig, Training};

/// How fast batches come out of a [`Loader`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throughput {
    /// Images delivered.
    pub images: usize,
    /// The time that it took.
    pub time: Duration,
    /// Cores that worked on it: threads of the loader, but no more than the machine has.
    pub cores: usize,
}

impl Throughput {
    /// Times `batches` training batches, all that is done with them being to drop them. The time until the first batch,
    /// while the threads start, is not counted.
    ///
    /// # Errors
    /// As [`Loader::train`] and its batches; [`DataError::Request`] for no batches.
    pub fn measure(
        source: Arc<dyn Source>,
        config: LoaderConfig,
        training: Training,
        batches: usize,
    ) -> Result<Self, DataError> {
        if batches == 0 {
            return Err(DataError::request("batches to time", "at least 1", 0));
        }
        let mut loader = Loader::train(source, config, training)?;
        let mut next = || loader.next().map_or(Ok(0), |batch| batch.map(|batch| batch.valid()));
        next()?;
        let start = Instant::now();
        let images = (0..batches).map(|_| next()).sum::<Result<usize, DataError>>()?;
        let cores = available_parallelism().map_or(config.workers, |cores| cores.get().min(config.workers));
        Ok(Self { images, time: start.elapsed(), cores })
    }

    /// Images per second.
    pub fn rate(&self) -> f64 {
        self.images as f64 / self.time.as_secs_f64()
    }

    /// Images per second and core.
    pub fn rate_per_core(&self) -> f64 {
        self.rate() / self.cores as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::DatasetSpec;

    #[test]
    fn counts_images_and_cores() {
        let (train, _) = DatasetSpec::new(crate::catalog::DatasetName::Digits).open().unwrap();
        let train: Arc<dyn Source> = Arc::new(train);
        let config = LoaderConfig { workers: 1, ..LoaderConfig::new(100) };
        let measured = Throughput::measure(Arc::clone(&train), config, Training::default(), 20).unwrap();
        assert_eq!((measured.images, measured.cores), (2000, 1));
        assert!(measured.rate() > 0.0);
        assert!(Throughput::measure(train, config, Training::default(), 0).is_err());

        let half = Throughput { images: 300, time: Duration::from_millis(500), cores: 4 };
        assert_eq!((half.rate(), half.rate_per_core()), (600.0, 150.0));
    }
}
