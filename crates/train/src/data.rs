//! From a recipe's `[data]` table to images.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use truestep_data::{
    Augment, DataError, DatasetName, DatasetSpec, Facts, FolderSpec, ImageShape, Prepared, Preprocess,
    RandomResizedCrop, ResizeCenterCrop, RgbImage, Source, decode_image,
};
use truestep_step::{Data, Problem};

use crate::TrainError;

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
    origin: Origin,
    augment: Vec<Augment>,
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
    /// [`TrainError::Data`] for an unknown data set, a preparation that its images do not admit, or a folder that cannot
    /// be listed; [`TrainError::Request`] for a key that the data set has no use for, or lacks.
    pub fn new(data: &Data) -> Result<Self, TrainError> {
        let flip = data.flip.then_some(Augment::HorizontalFlip);
        let crop = (data.pad_crop > 0).then_some(Augment::PadCrop { pad: data.pad_crop });
        let augment = flip.into_iter().chain(crop).collect();
        if data.dataset == FolderSpec::NAME { Self::folder(data, augment) } else { Self::named(data, augment) }
    }

    fn named(data: &Data, augment: Vec<Augment>) -> Result<Self, TrainError> {
        let folder_keys = [
            ("classes", data.classes.is_some()),
            ("train_size", data.train_size.is_some()),
            ("crop_scale", data.crop_scale.is_some()),
            ("eval_resize", data.eval_resize.is_some()),
            ("eval_size", data.eval_size.is_some()),
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
        let Facts { shape, classes, mean, std, .. } = facts.prepared(&preprocess)?;
        let classes = classes.iter().map(|&class| class.to_owned()).collect();
        let origin = Origin::Named { spec, raw, preprocess };
        Ok(Self { origin, augment, classes, mean, std, train: shape, test: shape })
    }

    fn folder(data: &Data, augment: Vec<Augment>) -> Result<Self, TrainError> {
        unused(data, [("pad_to", data.pad_to.is_some()), ("channels", data.channels.is_some())])?;
        let lacks = |key: &str| TrainError::request(format!("data.{key} of an image folder"), "a value", "none");
        let size = data.train_size.ok_or_else(|| lacks("train_size"))?;
        let crop = data.eval_size.unwrap_or(size);
        let mut random = RandomResizedCrop::new(size);
        random.scale = data.crop_scale.unwrap_or(random.scale);
        let spec = data.dir.as_ref().map(|dir| FolderSpec {
            dir: PathBuf::from(dir),
            train: random,
            test: ResizeCenterCrop { resize: data.eval_resize.unwrap_or(crop * 8 / 7), crop },
            exclude: data.exclude.as_ref().map(PathBuf::from),
        });
        let classes = match (&spec, data.classes) {
            (Some(spec), expected) => {
                let found = spec.classes()?;
                if let Some(expected) = expected.filter(|&n| n != found.len()) {
                    return Err(TrainError::request("data.classes", expected, found.len()));
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
            augment,
            mean: FolderSpec::MEAN.to_vec(),
            std: FolderSpec::STD.to_vec(),
            train: square(size),
            test: square(crop),
        })
    }

    /// The folder of an image folder.
    fn chosen(folder: &Option<FolderSpec>) -> Result<&FolderSpec, TrainError> {
        folder.as_ref().ok_or_else(|| TrainError::request("data.dir", "a folder of images", "none"))
    }

    /// What the train step must know of the images.
    pub fn problem(&self) -> Problem {
        self.problem_of(self.train)
    }

    /// What the eval forward must know of the images.
    pub fn test_problem(&self) -> Problem {
        self.problem_of(self.test)
    }

    fn problem_of(&self, shape: ImageShape) -> Problem {
        let ImageShape { height, width, channels } = shape;
        let (classes, mean, std) = (self.classes.len(), self.mean.clone(), self.std.clone());
        Problem { image: [height, width, channels], classes, mean, std }
    }

    /// Opens the data set.
    ///
    /// # Errors
    /// [`TrainError::Data`].
    pub fn open(&self) -> Result<Images, TrainError> {
        match &self.origin {
            Origin::Named { spec, preprocess, .. } => {
                let (train, test) = spec.open()?;
                let prepared = |source| -> Result<Arc<dyn Source>, TrainError> {
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

    /// The pixels of an image file, prepared as images to evaluate are.
    ///
    /// # Errors
    /// [`TrainError::Data`], naming the file.
    pub fn read_image(&self, path: &Path) -> Result<Vec<u8>, TrainError> {
        match &self.origin {
            Origin::Named { raw, preprocess, .. } => {
                Ok(Preprocess::all(preprocess, *raw, &decode_image(path, *raw)?)?.1)
            }
            Origin::Folder(folder) => {
                let mut pixels = vec![0; self.test.bytes()];
                Self::chosen(folder)?.test.apply(&RgbImage::open(path)?, &mut pixels);
                Ok(pixels)
            }
        }
    }

    /// Applied to training images.
    pub fn augment(&self) -> &[Augment] {
        &self.augment
    }

    /// The names of the classes, in the order of the labels.
    pub fn classes(&self) -> &[String] {
        &self.classes
    }

    /// The shape of training images as the network takes them.
    pub fn train_shape(&self) -> ImageShape {
        self.train
    }

    /// The shape of images to evaluate as the network takes them.
    pub fn test_shape(&self) -> ImageShape {
        self.test
    }
}

/// Refuses the keys that are set and that the data set has no use for.
fn unused<const N: usize>(data: &Data, keys: [(&str, bool); N]) -> Result<(), TrainError> {
    match keys.iter().find(|(_, set)| *set) {
        Some((key, _)) => {
            Err(TrainError::request(format!("data.{key}"), format!("none for {}", data.dataset), "a value"))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use truestep_step::Recipe;

    use super::*;

    #[test]
    fn a_recipe_says_what_is_fed() {
        let data = Recipe::preset("fashion-mnist-cifar8w-bn", &["data.pad_crop=4".to_owned()]).unwrap().data;
        let plan = DataPlan::new(&data).unwrap();
        let problem = plan.problem();
        assert_eq!((problem.image, problem.classes), ([32, 32, 3], 10));
        assert_eq!((problem.mean, problem.std), (vec![0.2860; 3], vec![0.3530; 3]));
        assert_eq!(plan.augment(), [Augment::HorizontalFlip, Augment::PadCrop { pad: 4 }]);

        let same = Data { dataset: "cifar10".into(), channels: Some(3), pad_to: None, ..data.clone() };
        assert!(
            matches!(DataPlan::new(&same).unwrap().origin, Origin::Named { preprocess, .. } if preprocess.is_empty())
        );
        let refused = |data: Data| DataPlan::new(&data).unwrap_err().to_string();
        assert!(DataPlan::new(&Data { pad_to: Some([20, 20]), ..data.clone() }).is_err());
        let unknown = refused(Data { dataset: "digit".into(), ..data.clone() });
        assert!(unknown.contains("digits") && unknown.contains("image-folder"), "{unknown}");
        let useless = refused(Data { train_size: Some(8), ..data.clone() });
        assert!(useless.contains("data.train_size"), "{useless}");
        let folder = Data { dataset: "image-folder".into(), channels: None, pad_to: None, ..data };
        assert!(refused(folder.clone()).contains("data.train_size"));
        let folder = Data { train_size: Some(224), ..folder };
        assert!(refused(folder.clone()).contains("data.dir"));
        let plan = DataPlan::new(&Data { classes: Some(1000), ..folder }).unwrap();
        assert_eq!((plan.problem().image, plan.problem().classes), ([224, 224, 3], 1000));
        assert!(plan.open().is_err_and(|e| e.to_string().contains("data.dir")));
    }
}
