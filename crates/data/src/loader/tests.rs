use std::{
    collections::HashSet,
    sync::{Condvar, Mutex},
    thread::{self, ThreadId},
    time::Duration,
};

use super::*;
use crate::auto_augment::AutoAugment;
use crate::dataset::{Dataset, Split};
use crate::erase::{EraseMode, RandomErasing};
use crate::fixtures;
use crate::jitter::ColorJitter;
use crate::mix::MixMode;
use crate::random::{Draws, permutation};

const SHAPE: ImageShape = ImageShape { height: 2, width: 3, channels: 1 };

/// `count` images whose pixels tell index and place; labels are the index modulo 10.
fn source(count: usize) -> Arc<dyn Source> {
    let images = (0..count * SHAPE.bytes()).map(|at| at as u8).collect();
    let labels = (0..count).map(|index| index as i32 % 10).collect();
    let classes = (0..10).map(|class| class.to_string()).collect();
    Arc::new(Dataset::new(Split::Train, SHAPE, images, labels, classes).unwrap())
}

fn config(batch: usize, workers: usize) -> LoaderConfig {
    LoaderConfig { workers, prefetch: 3, ..LoaderConfig::new(batch) }
}

fn training(seed: u64, epoch: u64, step: u64) -> Training {
    let augment = vec![Augment::HorizontalFlip, Augment::PadCrop { pad: 1 }];
    Training { seed, augment, start: Position { epoch, step }, ..Training::default() }
}

fn batches(config: LoaderConfig, training: Training, n: usize) -> Vec<Batch> {
    Loader::train(source(21), config, training).unwrap().take(n).collect::<Result<_, _>>().unwrap()
}

#[test]
fn workers_change_nothing_and_the_seed_everything() {
    let one = batches(config(8, 1), training(5, 0, 0), 12);
    for workers in [2, 4, 8] {
        assert_eq!(one, batches(config(8, workers), training(5, 0, 0), 12), "{workers} workers");
    }
    let other = batches(config(8, 1), training(6, 0, 0), 12);
    assert!(one.iter().zip(&other).all(|(a, b)| a.indices != b.indices && a.images != b.images), "control");
}

#[test]
fn an_epoch_is_its_permutation_without_the_rest() {
    let batches = batches(config(8, 4), training(5, 0, 0), 4);
    let positions: Vec<_> = batches.iter().map(|b| (b.position.epoch, b.position.step)).collect();
    assert_eq!(positions, [(0, 0), (0, 1), (1, 0), (1, 1)]);
    for (epoch, halves) in batches.chunks(2).enumerate() {
        let indices: Vec<_> = halves.iter().flat_map(|b| &b.indices).copied().collect();
        assert_eq!(indices, permutation(5, epoch as u64, 21)[..16]);
    }
    for batch in &batches {
        assert_eq!((batch.valid(), batch.labels.len(), batch.images.len()), (8, 8, 8 * SHAPE.bytes()));
        assert!(batch.labels.iter().zip(&batch.indices).all(|(&label, &index)| label == index as i32 % 10));
    }
}

#[test]
fn the_rest_of_an_epoch_comes_in_a_shorter_batch() {
    let short =
        |last, config, epoch, step, n| batches(config, Training { last: Some(last), ..training(5, epoch, step) }, n);
    // 21 samples in batches of 8: 5 are left.
    for (last, rows) in [(1, vec![8, 8, 5]), (2, vec![8, 8, 4]), (4, vec![8, 8, 4]), (8, vec![8, 8])] {
        let steps = rows.len();
        let whole = short(last, config(8, 3), 0, 0, 2 * steps);
        for (n, batch) in whole.iter().enumerate() {
            let (epoch, step) = (n / steps, n % steps);
            assert_eq!(batch.position, Position { epoch: epoch as u64, step: step as u64 });
            assert_eq!(batch.indices, permutation(5, epoch as u64, 21)[8 * step..][..rows[step]]);
            assert_eq!((batch.labels.len(), batch.images.len()), (rows[step], rows[step] * SHAPE.bytes()));
            assert_eq!(short(last, config(8, 1), epoch as u64, step as u64, 1), whole[n..=n], "resumed");
        }
        let shards = [0, 1].map(|index| LoaderConfig { shard: Shard { index, count: 2 }, ..config(8, 2) });
        if last > 1 {
            let [first, second] = shards.map(|config| short(last, config, 0, 0, steps));
            for ((a, b), whole) in first.iter().zip(&second).zip(&whole) {
                assert_eq!([&a.indices[..], &b.indices].concat(), whole.indices);
                assert_eq!([&a.images[..], &b.images].concat(), whole.images);
                assert_eq!(a.labels.len(), b.labels.len());
            }
        }
    }
    // A source smaller than the batch is one short batch.
    let all = short(8, config(32, 1), 0, 0, 2);
    assert_eq!((all[0].indices.as_slice(), all[1].position.epoch), (&permutation(5, 0, 21)[..16], 1));
}

#[test]
fn without_augmentation_images_are_the_sources() {
    let plain = Training { seed: 5, ..Training::default() };
    let data = source(21);
    let changed = batches(config(8, 4), training(5, 0, 0), 4);
    for (batch, changed) in batches(config(8, 4), plain, 4).iter().zip(changed) {
        for (row, &index) in batch.images.chunks(SHAPE.bytes()).zip(&batch.indices) {
            let mut pixels = [0; 6];
            data.load(index, &mut Draws::new(&[]), &mut pixels).unwrap();
            assert_eq!(row, pixels);
        }
        assert_eq!(batch.indices, changed.indices);
        assert_ne!(batch.images, changed.images, "control");
    }
}

#[test]
fn an_image_is_augmented_anew_in_each_epoch() {
    let config = config(21, 2);
    let images_of_7: Vec<_> = batches(config, training(5, 0, 0), 12)
        .into_iter()
        .map(|b| b.images.chunks(SHAPE.bytes()).zip(&b.indices).find(|(_, i)| **i == 7).unwrap().0.to_vec())
        .collect();
    assert!(images_of_7.iter().any(|image| *image != images_of_7[0]));
    // Whatever the batch, the image is that of (seed, epoch, index).
    let small = batches(LoaderConfig { batch: 1, ..config }, training(5, 0, 0), 21);
    assert_eq!(small.iter().find(|b| b.indices == [7]).unwrap().images, images_of_7[0]);
}

/// Order and images as an independent computation of the documented generator gives them.
#[test]
fn the_data_is_pinned() {
    let first = &batches(config(4, 1), training(0, 0, 0), 1)[0];
    assert_eq!(first.indices, [10, 6, 12, 4]);
    let images = [[0, 0, 0, 60, 61, 62], [0, 0, 0, 0, 38, 37], [0, 0, 0, 0, 72, 73], [26, 25, 24, 29, 28, 27]];
    assert_eq!(first.images, images.concat());
}

#[test]
fn shards_make_up_the_batch() {
    let whole = batches(config(8, 2), training(5, 0, 0), 6);
    for count in [2, 4, 8] {
        let shards: Vec<_> = (0..count)
            .map(|index| {
                let config = LoaderConfig { shard: Shard { index, count }, ..config(8, 2) };
                batches(config, training(5, 0, 0), 6)
            })
            .collect();
        for (n, whole) in whole.iter().enumerate() {
            let joined = |field: fn(&Batch) -> Vec<usize>| shards.iter().flat_map(|s| field(&s[n])).collect::<Vec<_>>();
            assert_eq!(joined(|b| b.indices.clone()), whole.indices);
            assert!(shards.iter().flat_map(|s| &s[n].images).eq(&whole.images));
            assert!(shards.iter().flat_map(|s| &s[n].labels).eq(&whole.labels));
        }
    }
}

/// Everything that is random, with targets of 10 classes.
fn everything(mode: MixMode, epoch: u64, step: u64) -> Training {
    let policy: AutoAugment = "rand-m9-n2-p0.9-mstd0.5-inc1".parse().unwrap();
    let jitter = ColorJitter { brightness: 0.4, contrast: 0.4, ..ColorJitter::default() };
    let mode_of_erasing = EraseMode::Pixel;
    let erasing = RandomErasing { probability: 0.5, mode: mode_of_erasing, count: 1, mean: vec![0.5], std: vec![0.2] };
    let augment = vec![
        Augment::HorizontalFlip,
        Augment::Auto { policy, fill: vec![7] },
        Augment::Jitter(jitter),
        Augment::Erase(erasing),
    ];
    let mix = Mix { mixup: 0.8, cutmix: 1.0, probability: 0.9, mode, ..Mix::none(10) };
    let start = Position { epoch, step };
    Training { seed: 5, augment, mix: Some(mix), repeats: 3, start, last: Some(2) }
}

/// Neither the workers nor the shards nor the position that a loader starts at change a byte of mixed batches.
#[test]
fn mixed_batches_are_a_function_of_their_place() {
    for mode in [MixMode::Batch, MixMode::Pair, MixMode::Elem] {
        let whole = batches(config(8, 1), everything(mode, 0, 0), 9);
        assert_eq!(whole.iter().map(Batch::valid).collect::<Vec<_>>(), [8, 8, 4, 8, 8, 4, 8, 8, 4]);
        assert_eq!(whole, batches(config(8, 4), everything(mode, 0, 0), 9));
        for (epoch, step, done) in [(0, 1, 1), (0, 2, 2), (1, 0, 3), (2, 2, 8)] {
            assert_eq!(whole[done..], batches(config(8, 2), everything(mode, epoch, step), 9 - done));
        }
        let shard = |index| {
            let config = LoaderConfig { shard: Shard { index, count: 2 }, ..config(8, 2) };
            batches(config, everything(mode, 0, 0), 9)
        };
        for ((whole, first), second) in whole.iter().zip(shard(0)).zip(shard(1)) {
            assert_eq!(whole.images, [first.images, second.images].concat(), "{mode:?}");
            assert_eq!(whole.targets, [first.targets, second.targets].concat(), "{mode:?}");
        }
        let other = batches(config(8, 1), Training { seed: 6, ..everything(mode, 0, 0) }, 9);
        assert!(whole.iter().zip(&other).all(|(a, b)| a.images != b.images && a.targets != b.targets), "control");
    }
}

#[test]
fn targets_are_weights_of_the_classes_of_row_and_partner() {
    for mode in [MixMode::Batch, MixMode::Pair, MixMode::Elem] {
        let mut parts = std::collections::BTreeSet::new();
        for batch in batches(config(8, 2), everything(mode, 0, 0), 30) {
            let rows = batch.labels.len();
            let mut of_batch = Vec::new();
            for (row, target) in batch.targets.chunks(10).enumerate() {
                let (own, partner) = (batch.labels[row] as usize, batch.labels[rows - 1 - row] as usize);
                assert!((target.iter().sum::<f32>() - 1.0).abs() < 1e-6);
                assert!(target.iter().enumerate().all(|(class, &v)| v == 0.0 || class == own || class == partner));
                if own != partner {
                    of_batch.push((row, target[own].to_bits()));
                }
            }
            let part = |row: usize| of_batch.iter().find(|(r, _)| *r == row).map(|(_, part)| *part);
            match mode {
                MixMode::Batch => assert!(of_batch.iter().all(|(_, part)| *part == of_batch[0].1)),
                MixMode::Pair => assert!((0..rows).all(|row| part(row) == part(rows - 1 - row))),
                MixMode::Elem => {}
            }
            parts.extend(of_batch.iter().map(|(_, part)| *part));
        }
        assert!(parts.len() > if mode == MixMode::Batch { 10 } else { 20 }, "{mode:?}: {}", parts.len());
    }
}

#[test]
fn without_mixing_targets_are_the_labels() {
    let none = |mix| batches(config(8, 2), Training { mix, ..training(5, 0, 0) }, 4);
    for (plain, soft) in none(None).iter().zip(none(Some(Mix::none(10)))) {
        assert!(plain.targets.is_empty());
        assert_eq!((&plain.images, &plain.labels), (&soft.images, &soft.labels));
        for (&label, target) in soft.labels.iter().zip(soft.targets.chunks(10)) {
            assert!(target.iter().enumerate().all(|(class, &v)| v == f32::from(class as i32 == label)));
        }
    }
    let few = Training { mix: Some(Mix::none(9)), ..training(5, 0, 0) };
    let error = Loader::train(source(21), config(21, 1), few).unwrap().next().unwrap().unwrap_err().to_string();
    assert_eq!(error, "label: expected 0..9, found 9");
}

#[test]
fn repeated_samples_come_in_succession_each_augmented_anew() {
    let epoch = batches(config(7, 2), Training { repeats: 3, ..training(5, 0, 0) }, 6);
    for (epoch, thirds) in epoch.chunks(3).enumerate() {
        let indices: Vec<_> = thirds.iter().flat_map(|batch| &batch.indices).copied().collect();
        let expected = permutation(5, epoch as u64, 21).into_iter().flat_map(|index| [index; 3]);
        assert_eq!(indices, expected.take(21).collect::<Vec<_>>(), "as many rows as samples");
        let images: Vec<_> = thirds.iter().flat_map(|batch| batch.images.chunks(SHAPE.bytes())).collect();
        assert!(images.chunks(3).any(|three| three[0] != three[1] && three[1] != three[2]));
    }
    // The first of a sample's repetitions is the one it has without repeating.
    let once = batches(config(21, 1), training(5, 0, 0), 1).remove(0);
    assert_eq!(epoch[0].images[..SHAPE.bytes()], once.images[..SHAPE.bytes()]);
}

/// Counts what is loaded, and fails at one index.
struct Watched {
    source: Arc<dyn Source>,
    loaded: Mutex<Vec<usize>>,
    fails_at: Option<usize>,
}

impl Watched {
    fn new(fails_at: Option<usize>) -> Arc<Self> {
        Arc::new(Self { source: source(21), loaded: Mutex::default(), fails_at })
    }
}

impl Source for Watched {
    fn count(&self) -> usize {
        self.source.count()
    }
    fn shape(&self) -> ImageShape {
        SHAPE
    }
    fn label(&self, index: usize) -> i32 {
        self.source.label(index)
    }
    fn load(&self, index: usize, draws: &mut Draws, pixels: &mut [u8]) -> Result<(), DataError> {
        self.loaded.lock().unwrap().push(index);
        match self.fails_at == Some(index) {
            true => Err(DataError::request("sample", "readable", index)),
            false => self.source.load(index, draws, pixels),
        }
    }
}

/// What timm's sampler gives to each of several ranks, `batch` samples a step, is a batch of ours: rank r has its rows
/// r, r + ranks, …. How many steps there are is the sampler's own affair.
#[test]
fn repeated_samples_are_those_of_timms_sampler() {
    let lines = fixtures::lines("random/repeats.txt");
    let (mut steps, mut wrong_repeats) = (0, 0);
    for line in &lines {
        let numbers: Vec<usize> = line.iter().map(|field| field.parse().unwrap()).collect();
        let (&[n, ranks, repeats, round, rank], indices) = numbers.split_first_chunk().unwrap();
        let samples = if round > 0 && n >= round { n / round * round / ranks } else { n.div_ceil(ranks) };
        assert_eq!(indices.len(), samples, "{n} samples, {ranks} ranks, rounded to {round}");
        let same = |repeats| {
            let training = Training { repeats, ..training(5, 0, 0) };
            let loader = Loader::train(source(n), config(4 * ranks, 2), training).unwrap();
            let steps = loader.steps_per_epoch() as usize;
            let mut rows = loader.take(steps).map(|batch| batch.unwrap().indices);
            let mut ours = rows.by_ref().zip(indices.chunks_exact(4));
            (ours.all(|(rows, theirs)| rows.iter().skip(rank).step_by(ranks).eq(theirs)), steps.min(samples / 4))
        };
        assert!(same(repeats).0, "{:?}", &line[..5]);
        steps += same(repeats).1;
        wrong_repeats += usize::from(!same(repeats % 3 + 1).0);
    }
    assert!(lines.len() == 72 && steps > 500 && wrong_repeats == 72, "control: {wrong_repeats}; {steps} steps");
}

/// Images whose loading ends when `threads` threads are, or have been, inside; or with an error after `patience`.
struct Meeting {
    threads: usize,
    patience: Duration,
    inside: Mutex<HashSet<ThreadId>>,
    changed: Condvar,
}

impl Source for Meeting {
    fn count(&self) -> usize {
        8
    }
    fn shape(&self) -> ImageShape {
        SHAPE
    }
    fn label(&self, _: usize) -> i32 {
        0
    }
    fn load(&self, _: usize, _: &mut Draws, _: &mut [u8]) -> Result<(), DataError> {
        let mut inside = self.inside.lock().unwrap();
        inside.insert(thread::current().id());
        self.changed.notify_all();
        let alone = |inside: &mut HashSet<_>| inside.len() < self.threads;
        let (inside, waited) = self.changed.wait_timeout_while(inside, self.patience, alone).unwrap();
        match waited.timed_out() {
            true => Err(DataError::request("threads in a batch", self.threads, inside.len())),
            false => Ok(()),
        }
    }
}

#[test]
fn threads_share_out_the_rows_of_a_batch() {
    let first = |workers, patience| {
        let (inside, changed) = (Mutex::default(), Condvar::new());
        let source = Arc::new(Meeting { threads: 2, patience, inside, changed });
        Loader::evaluate(source, LoaderConfig { workers, ..config(8, 1) }).unwrap().next().unwrap()
    };
    assert_eq!(first(2, Duration::from_secs(60)).unwrap().valid(), 8);
    let error = first(1, Duration::ZERO).unwrap_err().to_string();
    assert_eq!(error, "threads in a batch: expected 2, found 1", "control");
}

#[test]
fn a_loader_works_ahead_by_its_prefetch_only() {
    let start = |prefetch, workers| {
        let watched = Watched::new(None);
        let config = LoaderConfig { prefetch, ..config(4, workers) };
        (watched.clone(), Loader::train(watched, config, training(5, 0, 0)).unwrap())
    };
    let loaded = |watched: &Watched| watched.loaded.lock().unwrap().len();
    for (workers, prefetch) in [(1, 1), (3, 1), (3, 2), (8, 2)] {
        let (watched, mut loader) = start(prefetch, workers);
        for asked in 1..100 {
            loader.next().unwrap().unwrap();
            assert!(loaded(&watched) <= 4 * (asked + prefetch), "{workers} workers, {asked} batches asked for");
        }
    }
    // Control: it does work ahead, and by more if it may.
    let (watched, _loader) = start(3, 2);
    while loaded(&watched) <= 4 * 2 {
        thread::yield_now();
    }
}

#[test]
fn resumes_in_mid_epoch_without_loading_what_came_before() {
    let unbroken = batches(config(4, 4), training(5, 0, 0), 20);
    for (epoch, step, done) in [(0, 0, 0), (0, 3, 3), (0, 5, 5), (1, 0, 5), (1, 2, 7), (3, 4, 19)] {
        let watched = Watched::new(None);
        let loader = Loader::train(watched.clone(), config(4, 1), training(5, epoch, step)).unwrap();
        assert_eq!(loader.steps_per_epoch(), 5);
        let resumed: Vec<_> = loader.take(20 - done).collect::<Result<_, _>>().unwrap();
        assert_eq!(resumed, unbroken[done..], "epoch {epoch}, step {step}");
        let loaded = watched.loaded.lock().unwrap();
        assert_eq!(loaded[..4], unbroken[done].indices, "one worker loads in order, from the start position on");
    }
}

#[test]
fn evaluation_counts_every_image_once() {
    for (batch, workers, count) in [(8, 1, 1), (8, 4, 1), (8, 3, 2), (8, 3, 8), (7, 2, 7), (21, 1, 1), (32, 2, 4)] {
        let mut indices = Vec::new();
        for index in 0..count {
            let config = LoaderConfig { shard: Shard { index, count }, ..config(batch, workers) };
            let loader = Loader::evaluate(source(21), config).unwrap();
            let batches: Vec<_> = loader.collect::<Result<_, _>>().unwrap();
            assert_eq!(batches.len(), 21usize.div_ceil(batch), "every shard sees as many batches");
            for batch in batches {
                let (rows, valid) = (config.batch / count, batch.valid());
                assert_eq!((batch.labels.len(), batch.images.len()), (rows, rows * SHAPE.bytes()));
                assert!(batch.labels[..valid].iter().zip(&batch.indices).all(|(&l, &i)| l == i as i32 % 10));
                assert!(batch.labels[valid..].iter().all(|&label| label == -1));
                assert!(batch.images[valid * SHAPE.bytes()..].iter().all(|&pixel| pixel == 0));
                indices.extend(batch.indices);
            }
        }
        indices.sort_unstable();
        assert!(indices.into_iter().eq(0..21), "batch {batch}, {workers} workers, {count} shards");
    }
    let valid: Vec<_> = Loader::evaluate(source(21), config(8, 2)).unwrap().map(|b| b.unwrap().valid()).collect();
    assert_eq!(valid, [8, 8, 5]);
}

#[test]
fn a_source_that_fails_ends_the_batches() {
    let mut loader = Loader::evaluate(Watched::new(Some(9)), config(4, 2)).unwrap();
    assert!(loader.next().unwrap().is_ok() && loader.next().unwrap().is_ok());
    assert_eq!(loader.next().unwrap().unwrap_err().to_string(), "sample: expected readable, found 9");
    assert!(loader.next().is_none());
}

#[test]
fn dropping_releases_the_source() {
    let data = source(21);
    let mut loader = Loader::train(Arc::clone(&data), config(8, 4), Training::default()).unwrap();
    loader.next().unwrap().unwrap();
    assert_eq!(Arc::strong_count(&data), 2, "control");
    drop(loader);
    assert_eq!(Arc::strong_count(&data), 1);
}

#[test]
fn refuses_what_cannot_be_met() {
    let good = config(8, 1);
    let shard = |index, count| LoaderConfig { shard: Shard { index, count }, ..good };
    let last = |rows| Training { last: Some(rows), ..training(0, 0, 0) };
    let mixed = |mix| Training { mix: Some(mix), ..training(0, 0, 0) };
    let pad = Training { augment: vec![Augment::PadCrop { pad: 2 }], ..Training::default() };
    let train = [
        (config(22, 1), training(0, 0, 0), "images per training batch: expected at most 21, all there are, found 22"),
        (config(0, 1), training(0, 0, 0), "images per batch: expected at least 1, found 0"),
        (config(8, 0), training(0, 0, 0), "loader threads: expected at least 1, found 0"),
        (LoaderConfig { prefetch: 0, ..good }, training(0, 0, 0), "batches ahead: expected at least 1, found 0"),
        (shard(0, 0), training(0, 0, 0), "shards: expected at least 1, found 0"),
        (shard(0, 3), training(0, 0, 0), "images per batch: expected a multiple of 3 shards, found 8"),
        (shard(2, 2), training(0, 0, 0), "shard: expected 0..2, found 2"),
        (good, training(0, 0, 3), "first step: expected at most 2 in an epoch, found 3"),
        (
            good,
            training(0, u64::MAX, 0),
            "first epoch: expected a count of steps below 2^64, found 18446744073709551615",
        ),
        (good, last(0), "rows of a last batch: expected a divisor of the batch 8 and multiple of 1 shards, found 0"),
        (good, last(3), "rows of a last batch: expected a divisor of the batch 8 and multiple of 1 shards, found 3"),
        (
            shard(0, 4),
            last(2),
            "rows of a last batch: expected a divisor of the batch 8 and multiple of 4 shards, found 2",
        ),
        (config(64, 1), last(32), "images per training batch: expected at most 21, all there are, found 32"),
        (good, Training { repeats: 0, ..training(0, 0, 0) }, "repeats of a sample: expected at least 1, found 0"),
        (good, mixed(Mix { mixup: -1.0, ..Mix::none(3) }), "alpha of mixup: expected at least 0, found -1"),
        (good, mixed(Mix { switch: 1.5, ..Mix::none(3) }), "probability of cutmix: expected 0 to 1, found 1.5"),
        (good, mixed(Mix::none(0)), "classes of a target: expected at least 1, found 0"),
        (good, pad, "pad-and-crop border: expected less than 2 pixels, found 2"),
    ];
    for (config, training, expected) in train {
        let refused = Loader::train(source(21), config, training);
        assert_eq!(refused.err().map(|e| e.to_string()).as_deref(), Some(expected));
    }
    let empty = Loader::evaluate(source(0), good).err().unwrap().to_string();
    assert_eq!(empty, "images to evaluate: expected at least 1, found 0");
}
