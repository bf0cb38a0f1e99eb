//! The `[data]` table: images, and what is done to them.

use serde::{Deserialize, Serialize};

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
    /// `image-folder`: images to evaluate are resized so that their shorter side has this many pixels; by default 8/7 of
    /// `eval_size`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval_resize: Option<usize>,
    /// `image-folder`: the square cut from their centre; by default `train_size`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval_size: Option<usize>,
    /// `image-folder`: a list of files to leave out, as `truestep data check` writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exclude: Option<String>,
    /// Mirror half of the training images.
    #[serde(default)]
    pub flip: bool,
    /// Pad training images by this many pixels and crop them back at a random place.
    #[serde(default)]
    pub pad_crop: usize,
}
