//! Times the loader on a folder of images: decode, random-resized-crop to 224x224, flip.
//!
//!     cargo run --release -p truestep-data --example folder_throughput -- DIR [IMAGES]

use std::{error::Error, sync::Arc, thread::available_parallelism};

use truestep_data::{
    Augment, FolderSpec, LoaderConfig, RandomResizedCrop, ResizeCenterCrop, Source, Throughput, Training,
};

const BATCH: usize = 32;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let dir = args.next().ok_or("usage: folder_throughput DIR [IMAGES]")?;
    let images: usize = args.next().map_or(Ok(1600), |images| images.parse())?;
    let spec = FolderSpec {
        dir: dir.into(),
        train: RandomResizedCrop::new(224),
        test: ResizeCenterCrop { resize: 256, crop: 224 },
        exclude: None,
    };
    let train: Arc<dyn Source> = Arc::new(spec.open()?.0);
    let mut counts = vec![1, available_parallelism()?.get()];
    counts.dedup();
    for workers in counts {
        let config = LoaderConfig { workers, ..LoaderConfig::new(BATCH) };
        let training = Training { augment: vec![Augment::HorizontalFlip], ..Training::default() };
        let measured = Throughput::measure(Arc::clone(&train), config, training, images.div_ceil(BATCH))?;
        println!(
            "{workers} workers: {:.1} images/s, {:.1} images/s per core",
            measured.rate(),
            measured.rate_per_core()
        );
    }
    Ok(())
}
