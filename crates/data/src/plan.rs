//! From a recipe's `[data]` table to images.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{
    Augment, Data, DataError, DatasetName, DatasetSpec, Erase, Facts, FolderSpec, ImageShape, Mix, Prepared,
    Preprocess, RandomErasing, RandomResizedCrop, ResizeCenterCrop, RgbImage, Source, decode_image,
};

/// The images of a recipe, as the network takes them.
pub struct Images {
    /// What training draws from.
    pub train: Arc<dyn Source>,
    /// What evaluation counts.
    pub test: Arc<dyn Source>,
}

/// What a recipe's `[data]` table means. Of an image folder the classes are listed; no image is read.
#[derive(Clone, Debug, PartialEq)]
pub struct DataPlan {
    set: ImageSet,
    augment: Vec<Augment>,
    mix: Mix,
    repeats: usize,
}

/// The images before augmentation.
#[derive(Clone, Debug, PartialEq)]
struct ImageSet {
    origin: Origin,
    /// Training images, where the data set or the recipe says so.
    images: Option<usize>,
    classes: Vec<String>,
    mean: Vec<f64>,
    std: Vec<f64>,
    train: ImageShape,
    test: ImageShape,
}

/// Where images come from and how they come to their shape.
#[derive(Clone, Debug, PartialEq)]
enum Origin {
    /// A data set known by name: its own shape, then the preparation.
    Named { spec: DatasetSpec, raw: ImageShape, preprocess: Vec<Preprocess> },
    /// A folder of images; `None` where the recipe names none, as for rendering.
    Folder(Option<FolderSpec>),
}

impl DataPlan {
    /// The plan of `data`.
    ///
    /// # Errors
    /// [`DataError::Request`] for an unknown data set, a preparation that its images do not admit, or a key that the
    /// data set has no use for, or lacks; those of a folder that cannot be listed.
    pub fn new(data: &Data) -> Result<Self, DataError> {
        let folder = data.dataset == FolderSpec::NAME;
        let set = if folder { ImageSet::folder(data)? } else { ImageSet::named(data)? };
        let (augment, mix) = (augment(data, &set)?, data.mixing(set.classes.len())?);
        Ok(Self { set, augment, mix, repeats: data.repeats })
    }

    /// The folder of an image folder.
    fn chosen(folder: &Option<FolderSpec>) -> Result<&FolderSpec, DataError> {
        folder.as_ref().ok_or_else(|| DataError::request("data.dir", "a folder of images", "none"))
    }

    /// Opens the data set.
    ///
    /// # Errors
    /// As [`DatasetSpec::open`] and [`FolderSpec::open`]; [`DataError::Request`] for a folder that the table does not
    /// name.
    pub fn open(&self) -> Result<Images, DataError> {
        match &self.set.origin {
            Origin::Named { spec, preprocess, .. } => {
                let (train, test) = spec.open()?;
                let prepared = |source| -> Result<Arc<dyn Source>, DataError> {
                    Ok(match preprocess.is_empty() {
                        true => source,
                        false => Arc::new(Prepared::new(source, preprocess.clone())?),
                    })
                };
                Ok(Images { train: prepared(Arc::new(train))?, test: prepared(Arc::new(test))? })
            }
            Origin::Folder(folder) => {
                let (train, test) = Self::chosen(folder)?.open()?;
                Ok(Images { train: Arc::new(train), test: Arc::new(test) })
            }
        }
    }

    /// Number of training images: of a folder those in it, which are listed, or without one what the recipe says.
    ///
    /// # Errors
    /// As [`FolderSpec::open`].
    pub fn train_images(&self) -> Result<Option<usize>, DataError> {
        match &self.set.origin {
            Origin::Folder(Some(folder)) => Ok(Some(folder.open()?.0.count())),
            Origin::Folder(None) | Origin::Named { .. } => Ok(self.set.images),
        }
    }

    /// The pixels of an image file, prepared as images to evaluate are.
    ///
    /// # Errors
    /// As [`decode_image`] and [`RgbImage::open`], naming the file.
    pub fn read_image(&self, path: &Path) -> Result<Vec<u8>, DataError> {
        match &self.set.origin {
            Origin::Named { raw, preprocess, .. } => {
                Ok(Preprocess::all(preprocess, *raw, &decode_image(path, *raw)?)?.1)
            }
            Origin::Folder(folder) => {
                let mut pixels = vec![0; self.set.test.bytes()];
                Self::chosen(folder)?.test.apply(&RgbImage::open(path)?, &mut pixels);
                Ok(pixels)
            }
        }
    }

    /// Applied to training images.
    pub fn augment(&self) -> &[Augment] {
        &self.augment
    }

    /// How rows of training images are mixed, where the recipe mixes them.
    pub fn mix(&self) -> Mix {
        self.mix
    }

    /// How often a training image comes in succession.
    pub fn repeats(&self) -> usize {
        self.repeats
    }

    /// Mean of each channel, pixels being in 0..=1.
    pub fn mean(&self) -> &[f64] {
        &self.set.mean
    }

    /// Standard deviation of each channel, likewise.
    pub fn std(&self) -> &[f64] {
        &self.set.std
    }

    /// The names of the classes, in the order of the labels.
    pub fn classes(&self) -> &[String] {
        &self.set.classes
    }

    /// The shape of training images as the network takes them.
    pub fn train_shape(&self) -> ImageShape {
        self.set.train
    }

    /// The shape of images to evaluate as the network takes them.
    pub fn test_shape(&self) -> ImageShape {
        self.set.test
    }
}

impl ImageSet {
    fn named(data: &Data) -> Result<Self, DataError> {
        let folder_keys = [
            ("classes", data.classes.is_some()),
            ("images", data.images.is_some()),
            ("train_size", data.train_size.is_some()),
            ("crop_scale", data.crop_scale.is_some()),
            ("interpolation", data.interpolation.is_some()),
            ("eval_resize", data.eval_resize.is_some()),
            ("eval_size", data.eval_size.is_some()),
            ("eval_crop_fraction", data.eval_crop_fraction.is_some()),
            ("eval_interpolation", data.eval_interpolation.is_some()),
            ("exclude", data.exclude.is_some()),
        ];
        unused(data, folder_keys)?;
        let name: DatasetName = data.dataset.parse().map_err(|error| match error {
            DataError::Request { rule, expected, found } => {
                DataError::Request { rule, expected: format!("{expected}, {}", FolderSpec::NAME), found }
            }
            other => other,
        })?;
        let spec = DatasetSpec { name, dir: data.dir.as_ref().map(PathBuf::from) };
        let facts = name.facts();
        let raw = facts.shape;
        let pad = data.pad_to.map(|[height, width]| Preprocess::Pad { height, width });
        let replicate = data.channels.filter(|&channels| channels != raw.channels);
        let replicate = replicate.map(|channels| Preprocess::Replicate { channels });
        let preprocess: Vec<_> = pad.into_iter().chain(replicate).collect();
        let Facts { shape, images: [images, _], classes, mean, std, .. } = facts.prepared(&preprocess)?;
        let classes = classes.iter().map(|&class| class.to_owned()).collect();
        let origin = Origin::Named { spec, raw, preprocess };
        Ok(Self { origin, images: Some(images), classes, mean, std, train: shape, test: shape })
    }

    fn folder(data: &Data) -> Result<Self, DataError> {
        unused(data, [("pad_to", data.pad_to.is_some()), ("channels", data.channels.is_some())])?;
        let lacks = |key: &str| DataError::request(format!("data.{key} of an image folder"), "a value", "none");
        let size = data.train_size.ok_or_else(|| lacks("train_size"))?;
        let crop = data.eval_size.unwrap_or(size);
        let mut random = RandomResizedCrop::new(size);
        random.scale = data.crop_scale.unwrap_or(random.scale);
        random.interpolation = data.train_interpolation()?;
        let interpolation = data.test_interpolation()?;
        let resize = data.eval_resize.unwrap_or(crop * 8 / 7);
        let test = match data.eval_crop_fraction {
            Some(part) => ResizeCenterCrop::of_part(crop, part, interpolation),
            None => ResizeCenterCrop { resize, crop, interpolation },
        };
        let spec = data.dir.as_ref().map(|dir| FolderSpec {
            dir: PathBuf::from(dir),
            train: random,
            test,
            exclude: data.exclude.as_ref().map(PathBuf::from),
        });
        let classes = match (&spec, data.classes) {
            (Some(spec), expected) => {
                let found = spec.classes()?;
                if let Some(expected) = expected.filter(|&n| n != found.len()) {
                    return Err(DataError::request("data.classes", expected, found.len()));
                }
                found
            }
            (None, Some(count)) => (0..count).map(|class| format!("class {class}")).collect(),
            (None, None) => return Err(lacks("dir")),
        };
        let square = |side| ImageShape { height: side, width: side, channels: 3 };
        Ok(Self {
            classes,
            origin: Origin::Folder(spec),
            images: data.images,
            mean: FolderSpec::MEAN.to_vec(),
            std: FolderSpec::STD.to_vec(),
            train: square(size),
            test: square(crop),
        })
    }
}

/// The changes of training images, in the order in which timm has them.
fn augment(data: &Data, set: &ImageSet) -> Result<Vec<Augment>, DataError> {
    let flip = data.flip.then_some(Augment::HorizontalFlip);
    let crop = (data.pad_crop > 0).then_some(Augment::PadCrop { pad: data.pad_crop });
    // The mean colour, as timm has it: where nothing is known, the network sees about 0.
    let fill = || set.mean.iter().map(|mean| (255.0 * mean).round_ties_even() as u8).collect();
    let auto = data.policy()?.map(|policy| Augment::Auto { policy, fill: fill() });
    let jitter = data.jitter().map(Augment::Jitter);
    let erase = match &data.erase {
        Some(Erase { prob, mode, count }) => {
            let (mean, std) = (set.mean.clone(), set.std.clone());
            let (probability, mode, count) = (*prob, mode.parse()?, *count);
            Some(Augment::Erase(RandomErasing { probability, mode, count, mean, std }))
        }
        None => None,
    };
    Ok(flip.into_iter().chain(crop).chain(auto).chain(jitter).chain(erase).collect())
}

/// Refuses the keys that are set and that the data set has no use for.
fn unused<const N: usize>(data: &Data, keys: [(&str, bool); N]) -> Result<(), DataError> {
    match keys.iter().find(|(_, set)| *set) {
        Some((key, _)) => {
            Err(DataError::request(format!("data.{key}"), format!("none for {}", data.dataset), "a value"))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests;
