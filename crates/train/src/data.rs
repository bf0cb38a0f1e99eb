//! From a recipe's `[data]` table to images.

use std::{path::PathBuf, sync::Arc};

use truestep_data::{Augment, DatasetName, DatasetSpec, Facts, ImageShape, Prepared, Preprocess, Source};
use truestep_step::{Data, Problem};

use crate::TrainError;

/// The images of a recipe, as the network takes them.
pub struct Images {
    /// What training draws from.
    pub train: Arc<dyn Source>,
    /// What evaluation counts.
    pub test: Arc<dyn Source>,
}

/// What a recipe's `[data]` table means, short of reading any file.
#[derive(Clone, Debug, PartialEq)]
pub struct DataPlan {
    /// The data set.
    pub spec: DatasetSpec,
    /// Applied to every image.
    pub preprocess: Vec<Preprocess>,
    /// Applied to training images, after that.
    pub augment: Vec<Augment>,
    /// The images as the data set has them.
    pub raw: Facts,
    /// The images as the network takes them.
    pub fed: Facts,
}

impl DataPlan {
    /// The plan of `data`.
    ///
    /// # Errors
    /// [`TrainError::Data`] for an unknown data set or a preparation that its images do not admit.
    pub fn new(data: &Data) -> Result<Self, TrainError> {
        let name: DatasetName = data.dataset.parse()?;
        let spec = DatasetSpec { name, dir: data.dir.as_ref().map(PathBuf::from) };
        let raw = name.facts();
        let pad = data.pad_to.map(|[height, width]| Preprocess::Pad { height, width });
        let replicate = data.channels.filter(|&channels| channels != raw.shape.channels);
        let replicate = replicate.map(|channels| Preprocess::Replicate { channels });
        let preprocess: Vec<_> = pad.into_iter().chain(replicate).collect();
        let flip = data.flip.then_some(Augment::HorizontalFlip);
        let crop = (data.pad_crop > 0).then_some(Augment::PadCrop { pad: data.pad_crop });
        let fed = raw.clone().prepared(&preprocess)?;
        Ok(Self { spec, preprocess, augment: flip.into_iter().chain(crop).collect(), raw, fed })
    }

    /// What the train step must know of the images.
    pub fn problem(&self) -> Problem {
        let ImageShape { height, width, channels } = self.fed.shape;
        Problem {
            image: [height, width, channels],
            classes: self.fed.classes.len(),
            mean: self.fed.mean.clone(),
            std: self.fed.std.clone(),
        }
    }

    /// Reads the images.
    ///
    /// # Errors
    /// [`TrainError::Data`].
    pub fn open(&self) -> Result<Images, TrainError> {
        let (train, test) = self.spec.open()?;
        let prepared = |source| -> Result<Arc<dyn Source>, TrainError> {
            Ok(match self.preprocess.is_empty() {
                true => source,
                false => Arc::new(Prepared::new(source, self.preprocess.clone())?),
            })
        };
        Ok(Images { train: prepared(Arc::new(train))?, test: prepared(Arc::new(test))? })
    }

    /// The names of the classes, in the order of the labels.
    pub fn classes(&self) -> Vec<String> {
        self.fed.classes.iter().map(|&class| class.to_owned()).collect()
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
        assert_eq!(plan.augment, [Augment::HorizontalFlip, Augment::PadCrop { pad: 4 }]);
        assert_eq!(plan.raw.shape.to_string(), "28x28x1");

        let same = Data { dataset: "cifar10".into(), channels: Some(3), pad_to: None, ..data.clone() };
        assert!(DataPlan::new(&same).unwrap().preprocess.is_empty());
        assert!(DataPlan::new(&Data { pad_to: Some([20, 20]), ..data.clone() }).is_err());
        assert!(DataPlan::new(&Data { dataset: "digit".into(), ..data }).is_err());
    }
}
