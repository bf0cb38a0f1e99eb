//! Changes of an image's pixels as Pillow does them.

mod affine;
mod blend;
mod hue;
mod tone;

use std::str::FromStr;

use crate::dataset::ImageShape;
use crate::error::DataError;

/// A change of one image whose outcome is Pillow's, byte for byte, in modes L (one channel) and RGB (three).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PixelOp {
    /// Stretches each channel from its darkest and lightest value to 0 and 255 (`ImageOps.autocontrast`).
    AutoContrast,
    /// Makes the histogram of each channel as flat as a table allows (`ImageOps.equalize`).
    Equalize,
    /// `255 - v` (`ImageOps.invert`).
    Invert,
    /// Keeps this many of the highest bits (`ImageOps.posterize`); 0 bits are black.
    Posterize(u32),
    /// Inverts values from this threshold on (`ImageOps.solarize`).
    Solarize(u32),
    /// Adds this to values below 128.
    SolarizeAdd(u32),
    /// Saturation: 0 is grey, 1 the image (`ImageEnhance.Color`). A grey image stays as it is.
    Color(f64),
    /// 0 is the mean luma everywhere, 1 the image (`ImageEnhance.Contrast`).
    Contrast(f64),
    /// 0 is black, 1 the image (`ImageEnhance.Brightness`).
    Brightness(f64),
    /// 0 is smoothed, 1 the image, more is sharper (`ImageEnhance.Sharpness`).
    Sharpness(f64),
    /// Turns the hue by this part of a circle, -0.5 to 0.5 (torchvision's `adjust_hue`). A grey image stays as it is.
    Hue(f64),
    /// Turns the image by this many degrees, counter-clockwise.
    Rotate(f64, Interpolation),
    /// Row y moves by this times y pixels to the left.
    ShearX(f64, Interpolation),
    /// Column x moves by this times x pixels upwards.
    ShearY(f64, Interpolation),
    /// The image moves to the left by this part of its width.
    TranslateX(f64, Interpolation),
    /// The image moves upwards by this part of its height.
    TranslateY(f64, Interpolation),
}

/// How values between pixels are found. Where images are resized, smaller ones are averages of as many pixels more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interpolation {
    /// From the 2 × 2 pixels around.
    Bilinear,
    /// From the 4 × 4 pixels around, with a = -1/2 (Keys, "Cubic convolution interpolation for digital image
    /// processing", 1981).
    Bicubic,
}

impl Interpolation {
    /// The one of this name; `None` for `random`.
    ///
    /// # Errors
    /// [`DataError::Request`] for a name that is none.
    pub fn or_random(name: &str) -> Result<Option<Self>, DataError> {
        match name {
            "random" => Ok(None),
            name => Self::named(name, "bilinear, bicubic or random").map(Some),
        }
    }

    fn named(name: &str, expected: &str) -> Result<Self, DataError> {
        match name {
            "bilinear" => Ok(Self::Bilinear),
            "bicubic" => Ok(Self::Bicubic),
            other => Err(DataError::request("interpolation", expected, format!("`{other}`"))),
        }
    }
}

impl FromStr for Interpolation {
    type Err = DataError;

    fn from_str(name: &str) -> Result<Self, DataError> {
        Self::named(name, "bilinear or bicubic")
    }
}

impl PixelOp {
    /// Changes `pixels` (`[h, w, c]`, c being 1 or 3) in place. What lies outside the image has the colour `fill`, of
    /// `c` values.
    pub fn apply(self, shape: ImageShape, fill: &[u8], pixels: &mut [u8]) {
        let (width, height) = (shape.width as f64, shape.height as f64);
        match self {
            Self::AutoContrast => tone::per_channel(shape.channels, pixels, tone::autocontrast),
            Self::Equalize => tone::per_channel(shape.channels, pixels, tone::equalize),
            Self::Invert => tone::map(pixels, |v| 255 - v),
            Self::Posterize(bits) => tone::map(pixels, |v| v & !(0xffu32 >> bits.min(8)) as u8),
            Self::Solarize(threshold) => tone::map(pixels, |v| if u32::from(v) < threshold { v } else { 255 - v }),
            Self::SolarizeAdd(add) => {
                tone::map(pixels, |v| if v < 128 { (u32::from(v) + add).min(255) as u8 } else { v });
            }
            Self::Color(factor) => blend::color(shape.channels, factor, pixels),
            Self::Contrast(factor) => blend::contrast(shape.channels, factor, pixels),
            Self::Brightness(factor) => tone::map(pixels, |v| blend::blend(0, v, factor as f32)),
            Self::Sharpness(factor) => blend::sharpness(shape, factor, pixels),
            Self::Hue(turn) => hue::turn(shape.channels, turn, pixels),
            Self::Rotate(degrees, filter) => {
                if let Some(map) = affine::rotation(degrees, width, height) {
                    affine::transform(shape, map, filter, fill, pixels);
                }
            }
            Self::ShearX(factor, filter) => {
                affine::transform(shape, [1.0, factor, 0.0, 0.0, 1.0, 0.0], filter, fill, pixels);
            }
            Self::ShearY(factor, filter) => {
                affine::transform(shape, [1.0, 0.0, 0.0, factor, 1.0, 0.0], filter, fill, pixels);
            }
            Self::TranslateX(part, filter) => {
                affine::transform(shape, [1.0, 0.0, part * width, 0.0, 1.0, 0.0], filter, fill, pixels);
            }
            Self::TranslateY(part, filter) => {
                affine::transform(shape, [1.0, 0.0, 0.0, 0.0, 1.0, part * height], filter, fill, pixels);
            }
        }
    }
}

#[cfg(test)]
mod tests;
