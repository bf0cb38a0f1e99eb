//! Images and labels for training: built-in, read from files, and delivered in batches, as a recipe's `[data]` table
//! says.
//!
//! What it does: reads digits (shipped inside), IDX (MNIST, Fashion-MNIST) and CIFAR-10 binary into a [`Dataset`];
//! decodes and crops the JPEG and PNG files of an [`ImageFolder`] as torchvision does; prepares, augments and batches
//! any [`Source`] on worker threads ([`Loader`]); decodes single image files; checks and times folders.
//! [`PixelOp`]s and resized images are Pillow's to the byte.
//!
//! What it refuses to do: download; guess at damaged files (every departure from a format is an error that names file,
//! byte, expected and found); normalise images (the train step does, on the device).
//!
//! Invariants:
//! * Pixels are `u8`, `[h, w, c]` per image, `[n, h, w, c]` per batch; labels are `0..classes`.
//! * The order of a training epoch is a function of (seed, epoch), an augmented image one of (seed, epoch, index,
//!   repetition), how rows are mixed one of (seed, epoch, step, row): the number of workers, the shards and the
//!   position a loader starts at change nothing.
//! * A training image goes through [`Source::load`] (for a folder: decode, crop, resize), then through each [`Augment`]
//!   in turn. Loading and every place in the list have a stream of draws of their own, so an operation appended at the
//!   end leaves all draws before it as they are.
//! * Evaluation yields every image exactly once.
//! * A [`Loader`] holds at most the rows of `prefetch` batches beside the batch that is being put together, however
//!   many threads share them out, and its threads end when it is dropped.

mod augment;
mod auto_augment;
mod catalog;
mod check;
mod cifar;
mod crop;
mod dataset;
mod decode;
mod digits;
mod erase;
mod error;
#[cfg(test)]
mod fixtures;
mod folder;
mod idx;
mod input;
mod jitter;
mod listing;
mod loader;
mod mix;
mod pixels;
mod plan;
mod preprocess;
mod queue;
mod random;
mod resize;
mod rgb;
mod table;
mod throughput;

pub use augment::Augment;
pub use auto_augment::AutoAugment;
pub use catalog::{DatasetName, DatasetSpec, Facts};
pub use check::{ClassCount, FolderReport, Unreadable, check_folder};
pub use crop::{RandomResizedCrop, ResizeCenterCrop};
pub use dataset::{Dataset, ImageShape, Source, Split};
pub use decode::decode_image;
pub use erase::{EraseMode, RandomErasing};
pub use error::{DataError, ImageError};
pub use folder::{FolderSpec, ImageFolder};
pub use jitter::ColorJitter;
pub use loader::{Batch, Loader, LoaderConfig, Position, Shard, Training};
pub use mix::{Mix, MixMode};
pub use pixels::{Interpolation, PixelOp};
pub use plan::{DataPlan, Images};
pub use preprocess::{Prepared, Preprocess};
pub use random::{Draws, permutation};
pub use rgb::RgbImage;
pub use table::{Data, Erase, MixTable};
pub use throughput::Throughput;
