//! From a recipe's `[data]` table to images.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use truestep_data::{
    Augment, DataError, DatasetName, DatasetSpec, Facts, FolderSpec, ImageShape, Mix, Prepared, Preprocess,
    RandomErasing, RandomResizedCrop, ResizeCenterCrop, RgbImage, Source, Training, decode_image,
};
use truestep_step::{Data, Erase, Problem, Recipe, Target};

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
    /// [`TrainError::Data`] for an unknown data set, a preparation that its images do not admit, or a folder that cannot
    /// be listed; [`TrainError::Request`] for a key that the data set has no use for, or lacks.
    pub fn new(data: &Data) -> Result<Self, TrainError> {
        let folder = data.dataset == FolderSpec::NAME;
        let set = if folder { ImageSet::folder(data)? } else { ImageSet::named(data)? };
        let (augment, mix) = (augment(data, &set)?, data.mixing(set.classes.len())?);
        Ok(Self { set, augment, mix, repeats: data.repeats })
    }

    /// The folder of an image folder.
    fn chosen(folder: &Option<FolderSpec>) -> Result<&FolderSpec, TrainError> {
        folder.as_ref().ok_or_else(|| TrainError::request("data.dir", "a folder of images", "none"))
    }

    /// What the train step must know of the images.
    pub fn problem(&self) -> Problem {
        self.problem_of(self.set.train)
    }

    /// What the eval forward must know of the images.
    pub fn test_problem(&self) -> Problem {
        self.problem_of(self.set.test)
    }

    fn problem_of(&self, shape: ImageShape) -> Problem {
        let ImageShape { height, width, channels } = shape;
        let (classes, mean, std) = (self.set.classes.len(), self.set.mean.clone(), self.set.std.clone());
        Problem { image: [height, width, channels], classes, mean, std }
    }

    /// Opens the data set.
    ///
    /// # Errors
    /// [`TrainError::Data`].
    pub fn open(&self) -> Result<Images, TrainError> {
        match &self.set.origin {
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

    /// Number of training images: of a folder those in it, which are listed, or without one what the recipe says.
    ///
    /// # Errors
    /// [`TrainError::Data`] for a folder that cannot be listed.
    pub fn train_images(&self) -> Result<Option<usize>, TrainError> {
        match &self.set.origin {
            Origin::Folder(Some(folder)) => Ok(Some(folder.open()?.0.count())),
            Origin::Folder(None) | Origin::Named { .. } => Ok(self.set.images),
        }
    }

    /// The pixels of an image file, prepared as images to evaluate are.
    ///
    /// # Errors
    /// [`TrainError::Data`], naming the file.
    pub fn read_image(&self, path: &Path) -> Result<Vec<u8>, TrainError> {
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

    /// How `recipe`, whose `[data]` table this is, trains on the images, from the start and without a last, shorter batch.
    /// Where it has soft targets, rows are mixed as the table says.
    pub fn training(&self, recipe: &Recipe) -> Training {
        let mix = (recipe.loss.target == Target::Soft).then_some(self.mix);
        Training { seed: recipe.seed, augment: self.augment.clone(), mix, repeats: self.repeats, ..Training::default() }
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
    fn named(data: &Data) -> Result<Self, TrainError> {
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

    fn folder(data: &Data) -> Result<Self, TrainError> {
        unused(data, [("pad_to", data.pad_to.is_some()), ("channels", data.channels.is_some())])?;
        let lacks = |key: &str| TrainError::request(format!("data.{key} of an image folder"), "a value", "none");
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
            images: data.images,
            mean: FolderSpec::MEAN.to_vec(),
            std: FolderSpec::STD.to_vec(),
            train: square(size),
            test: square(crop),
        })
    }
}

/// The changes of training images, in the order in which timm has them.
fn augment(data: &Data, set: &ImageSet) -> Result<Vec<Augment>, TrainError> {
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
    use super::*;
    use truestep_data::Interpolation;

    #[test]
    fn a_recipe_says_how_images_are_augmented() {
        let set = |keys: &[&str]| {
            let keys: Vec<String> = keys.iter().map(|key| (*key).to_owned()).collect();
            Recipe::preset("fashion-mnist-cifar8w-bn", &keys).unwrap()
        };
        let recipe = set(&[
            "data.auto_augment=rand-m6-mstd0.5-inc1",
            "data.color_jitter=[0.3, 0.2, 0.1, 0.05]",
            "data.erase.prob=0.25",
            "data.mix.mixup=0.1",
            "data.mix.cutmix=1.0",
            "data.mix.mode=elem",
            "data.repeats=3",
            "loss.target=soft",
            "seed=9",
        ]);
        let plan = DataPlan::new(&recipe.data).unwrap();
        let training = plan.training(&recipe);
        let [Augment::HorizontalFlip, Augment::Auto { policy, fill }, Augment::Jitter(jitter), Augment::Erase(erasing)] =
            &training.augment[..]
        else {
            panic!("{:?}", training.augment)
        };
        assert_eq!((policy.to_string().as_str(), &fill[..]), ("rand-m6-n2-p0.5-mmax10-inc1-mstd0.5", &[73; 3][..]));
        assert_eq!([jitter.brightness, jitter.contrast, jitter.saturation, jitter.hue], [0.3, 0.2, 0.1, 0.05]);
        assert_eq!((erasing.probability, erasing.count, &erasing.mean), (0.25, 1, &vec![0.2860; 3]));
        let mix = training.mix.unwrap();
        assert_eq!((mix.classes, mix.mixup, mix.cutmix, mix.mode), (10, 0.1, 1.0, truestep_data::MixMode::Elem));
        assert_eq!((training.seed, training.repeats, training.last), (9, 3, None));

        let plain = set(&["loss.target=soft"]);
        assert_eq!(DataPlan::new(&plain.data).unwrap().training(&plain).mix, Some(Mix::none(10)));
        let labels = set(&[]);
        assert_eq!(DataPlan::new(&labels.data).unwrap().training(&labels).mix, None);
    }

    #[test]
    fn images_to_evaluate_are_a_part_of_the_resized_ones() {
        let folder = tempfile::tempdir().unwrap();
        for class in ["train/a", "val/a"] {
            std::fs::create_dir_all(folder.path().join(class)).unwrap();
        }
        let resized = |eval_crop_fraction| {
            let dir = format!("data.dir={}", folder.path().display());
            let data = Recipe::preset("resnet50", &[dir]).unwrap().data;
            let data = Data { classes: None, eval_resize: None, eval_size: Some(224), eval_crop_fraction, ..data };
            match DataPlan::new(&data).unwrap().set.origin {
                Origin::Folder(Some(spec)) => spec.test.resize,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!([None, Some(0.875), Some(0.95), Some(1.0)].map(resized), [256, 256, 235, 224]);
    }

    #[test]
    fn a_recipe_says_how_images_are_resized() {
        let folder = tempfile::tempdir().unwrap();
        for class in ["train/a", "val/a"] {
            std::fs::create_dir_all(folder.path().join(class)).unwrap();
        }
        let resized = |keys: &[&str]| {
            let dir = format!("data.dir={}", folder.path().display());
            let keys: Vec<String> = keys.iter().map(|key| (*key).to_owned()).chain([dir]).collect();
            let data = Data { classes: None, ..Recipe::preset("resnet50", &keys).unwrap().data };
            match DataPlan::new(&data).unwrap().set.origin {
                Origin::Folder(Some(spec)) => (spec.train.interpolation, spec.test.interpolation),
                other => panic!("{other:?}"),
            }
        };
        let (bilinear, bicubic) = (Interpolation::Bilinear, Interpolation::Bicubic);
        assert_eq!(resized(&[]), (Some(bilinear), bilinear));
        assert_eq!(resized(&["data.interpolation=bicubic"]), (Some(bicubic), bilinear));
        assert_eq!(resized(&["data.interpolation=random", "data.eval_interpolation=bicubic"]), (None, bicubic));
    }

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
            matches!(DataPlan::new(&same).unwrap().set.origin, Origin::Named { preprocess, .. } if preprocess.is_empty())
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
