//! The `[data]` table of a recipe: images, and what is done to them.

use serde::{Deserialize, Serialize};

use crate::auto_augment::AutoAugment;
use crate::crop::RandomResizedCrop;
use crate::erase::EraseMode;
use crate::error::DataError;
use crate::jitter::ColorJitter;
use crate::mix::Mix;
use crate::pixels::Interpolation;

/// The `[data]` table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// `digits`, `mnist`, `fashion-mnist`, `cifar10` or `image-folder`.
    pub dataset: String,
    /// Where its files are; by default the usual places. An `image-folder` needs it: it holds `train/<class>/…` and
    /// `val/<class>/…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dir: Option<String>,
    /// `image-folder`: number of classes; known without a folder then, and checked against the folder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub classes: Option<usize>,
    /// `image-folder`: number of training images where there is no folder to count them in, as for showing a schedule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub images: Option<usize>,
    /// Images are zero-padded on all sides to this `[height, width]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pad_to: Option<[usize; 2]>,
    /// Grey images are repeated to this number of channels.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channels: Option<usize>,
    /// `image-folder`: training images are random parts resized to this many pixels square.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub train_size: Option<usize>,
    /// `image-folder`: bounds of a random part's area, relative to the image's; by default 0.08 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crop_scale: Option<[f64; 2]>,
    /// `image-folder`: how random parts are resized: `bilinear`, the default, `bicubic`, or `random`, which is one of
    /// both with probability 1/2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interpolation: Option<String>,
    /// `image-folder`: images to evaluate are resized so that their shorter side has this many pixels; by default 8/7
    /// of `eval_size`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval_resize: Option<usize>,
    /// `image-folder`: the square cut from their centre; by default `train_size`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval_size: Option<usize>,
    /// `image-folder`: instead of `eval_resize`, the part of the resized image's shorter side that `eval_size` is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval_crop_fraction: Option<f64>,
    /// `image-folder`: how images to evaluate are resized: `bilinear`, the default, or `bicubic`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval_interpolation: Option<String>,
    /// `image-folder`: a list of files to leave out, as `truestep data check` writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exclude: Option<String>,
    /// Mirror half of the training images.
    #[serde(default)]
    pub flip: bool,
    /// Pad training images by this many pixels and crop them back at a random place.
    #[serde(default)]
    pub pad_crop: usize,
    /// Pixel operations on training images: a policy by timm's name, such as `rand-m6-mstd0.5-inc1` or `original`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub auto_augment: Option<String>,
    /// Random brightness, contrast, saturation and, fourth, hue of training images, as torchvision's `ColorJitter`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color_jitter: Option<Vec<f64>>,
    /// Repeated augmentation: how often a training image comes in succession, each time augmented anew.
    #[serde(default = "once")]
    pub repeats: usize,
    /// Random erasing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub erase: Option<Erase>,
    /// Mixup and cutmix.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mix: Option<MixTable>,
}

/// The `[data.erase]` table: rectangles of noise in training images.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erase {
    /// Part of the images that are erased from.
    pub prob: f64,
    /// `const`: the mean colour. `rand`: one random colour. `pixel`: a random colour in every pixel.
    #[serde(default = "pixel")]
    pub mode: String,
    /// Largest number of rectangles.
    #[serde(default = "once")]
    pub count: usize,
}

/// The `[data.mix]` table: training images and targets mixed with those of another row. It needs `loss.target =
/// "soft"`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MixTable {
    /// α of mixup; 0 switches it off.
    pub mixup: f64,
    /// α of cutmix; 0 switches it off.
    pub cutmix: f64,
    /// The probability of mixing.
    pub prob: f64,
    /// Where both are on, the probability of cutmix.
    pub switch: f64,
    /// What is mixed alike: a `batch`, a `pair` of rows, or each row (`elem`) by itself.
    pub mode: String,
}

impl Default for MixTable {
    fn default() -> Self {
        MixTable { mixup: 0.0, cutmix: 0.0, prob: 1.0, switch: 0.5, mode: "batch".to_owned() }
    }
}

fn once() -> usize {
    1
}

fn pixel() -> String {
    "pixel".to_owned()
}

impl Data {
    /// How random parts are resized; `None` is at random.
    ///
    /// # Errors
    /// [`DataError::Request`] for a name that is none.
    pub fn train_interpolation(&self) -> Result<Option<Interpolation>, DataError> {
        Interpolation::or_random(self.interpolation.as_deref().unwrap_or("bilinear"))
    }

    /// How images to evaluate are resized.
    ///
    /// # Errors
    /// [`DataError::Request`] for a name that is none.
    pub fn test_interpolation(&self) -> Result<Interpolation, DataError> {
        self.eval_interpolation.as_deref().unwrap_or("bilinear").parse()
    }

    /// The policy of pixel operations.
    ///
    /// # Errors
    /// [`DataError::Request`] for a name that is none.
    pub fn policy(&self) -> Result<Option<AutoAugment>, DataError> {
        self.auto_augment.as_ref().map(|name| name.parse()).transpose()
    }

    /// The random change of colours. What is left out of the list is 0.
    pub fn jitter(&self) -> Option<ColorJitter> {
        self.color_jitter.as_ref().map(|values| {
            let at = |place: usize| values.get(place).copied().unwrap_or(0.0);
            ColorJitter { brightness: at(0), contrast: at(1), saturation: at(2), hue: at(3) }
        })
    }

    /// How rows of a batch are mixed, there being `classes`; [`Mix::none`] without a table.
    ///
    /// # Errors
    /// [`DataError::Request`] for an unknown mode.
    pub fn mixing(&self, classes: usize) -> Result<Mix, DataError> {
        let Some(MixTable { mixup, cutmix, prob, switch, mode }) = &self.mix else { return Ok(Mix::none(classes)) };
        let (mixup, cutmix, probability, switch) = (*mixup, *cutmix, *prob, *switch);
        Ok(Mix { classes, mixup, cutmix, probability, switch, mode: mode.parse()? })
    }

    /// Whether some rows are mixed.
    pub fn mixes(&self) -> bool {
        self.mix.as_ref().is_some_and(|mix| (mix.mixup > 0.0 || mix.cutmix > 0.0) && mix.prob > 0.0)
    }

    /// Checks that every value is one that its key may have.
    ///
    /// # Errors
    /// [`DataError::Request`] with the first key whose value is none.
    pub fn check(&self) -> Result<(), DataError> {
        self.train_interpolation().map_err(of("data.interpolation"))?;
        self.test_interpolation().map_err(of("data.eval_interpolation"))?;
        self.policy().map_err(of("data.auto_augment"))?;
        if let Some(values) = self.color_jitter.as_ref().filter(|values| !(1..=4).contains(&values.len())) {
            let expected = "brightness, contrast, saturation and, if wanted, hue";
            return Err(DataError::request("data.color_jitter", expected, format!("{} numbers", values.len())));
        }
        self.jitter().map_or(Ok(()), |jitter| jitter.check()).map_err(of("data.color_jitter"))?;
        if let Some(scale) = self.crop_scale {
            let crop = RandomResizedCrop { scale, ..RandomResizedCrop::new(1) };
            crop.check().map_err(of("data.crop_scale"))?;
        }
        if self.repeats == 0 {
            return Err(DataError::request("data.repeats", "at least 1", 0));
        }
        if let Some(erase) = &self.erase {
            if !(0.0..=1.0).contains(&erase.prob) {
                return Err(DataError::request("data.erase.prob", "a number from 0 to 1", erase.prob));
            }
            erase.mode.parse::<EraseMode>().map_err(of("data.erase.mode"))?;
            if erase.count == 0 {
                return Err(DataError::request("data.erase.count", "at least 1", 0));
            }
        }
        self.mixing(1).and_then(|mix| mix.check()).map_err(of("data.mix"))?;
        let key = "data.eval_crop_fraction";
        match self.eval_crop_fraction {
            Some(part) if !(part > 0.0 && part <= 1.0) => {
                Err(DataError::request(key, "a number above 0, up to 1", part))
            }
            Some(_) if self.eval_resize.is_some() => Err(DataError::request(key, "none beside eval_resize", "both")),
            _ => Ok(()),
        }
    }
}

/// For `map_err`: a request about the value of `key`.
fn of(key: &str) -> impl FnOnce(DataError) -> DataError {
    move |error| match error {
        DataError::Request { rule, expected, found } => {
            DataError::Request { rule: format!("{key}: {rule}").into(), expected, found }
        }
        other => other,
    }
}
