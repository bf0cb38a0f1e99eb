//! Times the loader on a folder of images: decode, random-resized-crop, flip; with `rsb-a3` also random interpolation,
//! RandAugment, mixup and cutmix, and on one thread only.
//!
//!     cargo run --release -p truestep-data --example folder_throughput -- DIR [IMAGES] [SIZE] [rsb-a3]

use std::{error::Error, sync::Arc, thread::available_parallelism};

use truestep_data::{
    Augment, FolderSpec, Interpolation, LoaderConfig, Mix, RandomResizedCrop, ResizeCenterCrop, Source, Throughput,
    Training,
};

const BATCH: usize = 32;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let dir = args.next().ok_or("usage: folder_throughput DIR [IMAGES] [SIZE] [rsb-a3]")?;
    let images: usize = args.next().map_or(Ok(1600), |images| images.parse())?;
    let size: usize = args.next().map_or(Ok(224), |size| size.parse())?;
    let rsb = args.next().is_some_and(|recipe| recipe == "rsb-a3");
    let mut crop = RandomResizedCrop::new(size);
    if rsb {
        crop.interpolation = None;
    }
    let spec = FolderSpec {
        dir: dir.into(),
        train: crop,
        test: ResizeCenterCrop { resize: size, crop: size, interpolation: Interpolation::Bilinear },
        exclude: None,
    };
    let train: Arc<dyn Source> = Arc::new(spec.open()?.0);
    let mut training = Training { augment: vec![Augment::HorizontalFlip], ..Training::default() };
    let mut counts = vec![1, available_parallelism()?.get()];
    counts.dedup();
    if rsb {
        let policy = "rand-m6-mstd0.5-inc1".parse()?;
        training.augment.push(Augment::Auto { policy, fill: vec![124, 116, 104] });
        training.mix = Some(Mix { mixup: 0.1, cutmix: 1.0, ..Mix::none(1000) });
        counts.truncate(1);
    }
    for workers in counts {
        let config = LoaderConfig { workers, ..LoaderConfig::new(BATCH) };
        let measured = Throughput::measure(Arc::clone(&train), config, training.clone(), images.div_ceil(BATCH))?;
        println!(
            "{workers} workers: {:.1} images/s, {:.1} images/s per core",
            measured.rate(),
            measured.rate_per_core()
        );
    }
    Ok(())
}
