use std::path::{Path, PathBuf};

use crate::crop::{RandomResizedCrop, ResizeCenterCrop};
use crate::dataset::{ImageShape, Source, Split};
use crate::error::DataError;
use crate::listing::{self, Listing};
use crate::random::Draws;
use crate::rgb::RgbImage;

/// A folder of images to open: `dir/train/<class>/…` and `dir/val/<class>/…`.
#[derive(Clone, Debug, PartialEq)]
pub struct FolderSpec {
    /// The folder that holds `train` and `val`.
    pub dir: PathBuf,
    /// How training images come to one size.
    pub train: RandomResizedCrop,
    /// How images to evaluate come to one size.
    pub test: ResizeCenterCrop,
    /// A list of files to leave out, as [`FolderReport::exclusions`](crate::FolderReport::exclusions) writes it: a path
    /// below `dir` per line, anything after a tab being a remark.
    pub exclude: Option<PathBuf>,
}

/// The images of one split of a [`FolderSpec`], RGB, decoded as [`RgbImage::open`] does whenever they are asked for.
pub struct ImageFolder {
    root: PathBuf,
    split: Split,
    classes: Vec<String>,
    /// Below `root`, with their labels.
    files: Vec<(PathBuf, i32)>,
    crop: Crop,
}

#[derive(Clone, Copy)]
enum Crop {
    Random(RandomResizedCrop),
    Center(ResizeCenterCrop),
}

impl FolderSpec {
    /// The name by which recipes ask for a folder of images.
    pub const NAME: &str = listing::NAME;
    /// The mean of each channel that is customary for photographs, pixels being in 0..=1: that of ImageNet's training
    /// images, as in torchvision.
    pub const MEAN: [f64; 3] = [0.485, 0.456, 0.406];
    /// The standard deviation of each channel, likewise.
    pub const STD: [f64; 3] = [0.229, 0.224, 0.225];

    /// The names of the classes in the order of the labels: those of the folders in `train`, sorted by their bytes. The
    /// folders are listed, no more.
    ///
    /// # Errors
    /// As [`open`](Self::open), except for what only a list of all files can tell.
    pub fn classes(&self) -> Result<Vec<String>, DataError> {
        listing::classes(&self.dir)
    }

    /// Lists the training images and the images to evaluate, without reading them. Within a class, files are sorted by
    /// their path, so that the index of an image does not depend on the file system.
    ///
    /// # Errors
    /// [`DataError::Missing`] without `train` or `val`; [`DataError::Classes`] if the two do not hold the same classes
    /// or a class has no images, all of them listed; [`DataError::Request`] for crops that make no sense;
    /// [`DataError::Format`] for a list of files to leave out that names one which is not there; [`DataError::Io`].
    pub fn open(&self) -> Result<(ImageFolder, ImageFolder), DataError> {
        self.train.check()?;
        self.test.check()?;
        let Listing { classes, train, val } = Listing::new(&self.dir, self.exclude.as_deref())?;
        let folder = |split, files, crop| {
            let (root, classes) = (self.dir.clone(), classes.clone());
            ImageFolder { root, split, classes, files, crop }
        };
        let train = folder(Split::Train, train, Crop::Random(self.train));
        Ok((train, folder(Split::Test, val, Crop::Center(self.test))))
    }
}

impl ImageFolder {
    /// Which part of its data set this is.
    pub fn split(&self) -> Split {
        self.split
    }

    /// The name of each class.
    pub fn classes(&self) -> &[String] {
        &self.classes
    }

    /// The file of sample `index`. Panics if `index` is not below [`count`](Source::count).
    pub fn path(&self, index: usize) -> PathBuf {
        self.root.join(&self.files[index].0)
    }
}

impl Source for ImageFolder {
    fn count(&self) -> usize {
        self.files.len()
    }

    fn shape(&self) -> ImageShape {
        let size = match self.crop {
            Crop::Random(crop) => crop.size,
            Crop::Center(crop) => crop.crop,
        };
        ImageShape { height: size, width: size, channels: 3 }
    }

    fn label(&self, index: usize) -> i32 {
        self.files[index].1
    }

    /// Reads, decodes and crops an image. An error names the file.
    fn load(&self, index: usize, draws: &mut Draws, pixels: &mut [u8]) -> Result<(), DataError> {
        let image = RgbImage::open(&self.path(index))?;
        match self.crop {
            Crop::Random(crop) => crop.apply(&image, draws, pixels),
            Crop::Center(crop) => crop.apply(&image, pixels),
        }
        Ok(())
    }
}

impl ResizeCenterCrop {
    /// The image in `path` as [`ImageFolder`] evaluates it, `[crop, crop, 3]`.
    ///
    /// # Errors
    /// As [`RgbImage::open`]; [`DataError::Request`] as [`check`](Self::check).
    pub fn open(&self, path: &Path) -> Result<Vec<u8>, DataError> {
        self.check()?;
        let mut pixels = vec![0; self.crop * self.crop * 3];
        self.apply(&RgbImage::open(path)?, &mut pixels);
        Ok(pixels)
    }
}

#[cfg(test)]
pub(crate) mod tests;
