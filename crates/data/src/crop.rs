use crate::error::DataError;
use crate::pixels::Interpolation;
use crate::random::Draws;
use crate::resize::{Axis, resize};
use crate::rgb::RgbImage;

/// A part of random place, size and aspect ratio, resized to a square: torchvision's `RandomResizedCrop` on Pillow
/// images ("Inception" cropping; Szegedy et al., arXiv:1409.4842, section 6).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RandomResizedCrop {
    /// Height and width of the result, in pixels.
    pub size: usize,
    /// Bounds of the part's area, relative to the image's. The relative area is uniform.
    pub scale: [f64; 2],
    /// Bounds of width ÷ height. Its logarithm is uniform.
    pub ratio: [f64; 2],
    /// How the part is resized; `None` is one of both with probability 1/2, as timm's `random`.
    pub interpolation: Option<Interpolation>,
}

/// The shorter side resized, then a square cut from the centre: torchvision's `Resize` and `CenterCrop` on Pillow
/// images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResizeCenterCrop {
    /// The shorter side after resizing, in pixels.
    pub resize: usize,
    /// Height and width of the result, in pixels; at most `resize`.
    pub crop: usize,
    /// How the image is resized.
    pub interpolation: Interpolation,
}

/// Whole pixels of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Region {
    top: usize,
    left: usize,
    height: usize,
    width: usize,
}

impl RandomResizedCrop {
    /// The customary one: 8 % to all of the area, aspect ratios from 3/4 to 4/3, bilinear.
    pub fn new(size: usize) -> Self {
        let interpolation = Some(Interpolation::Bilinear);
        Self { size, scale: [0.08, 1.0], ratio: [3.0 / 4.0, 4.0 / 3.0], interpolation }
    }

    /// Writes the part that `draws` choose into `pixels`, `[size, size, 3]`.
    ///
    /// Up to ten times, an area and then a ratio are drawn; the first that fits into the image is taken, and its top
    /// and then its left edge drawn. If none fits, the largest central part of an allowed ratio is taken. A random
    /// interpolation is drawn last.
    pub fn apply(&self, image: &RgbImage, draws: &mut Draws, pixels: &mut [u8]) {
        let region = self.region(image.height, image.width, draws);
        let mut random = || if draws.below(2) == 0 { Interpolation::Bilinear } else { Interpolation::Bicubic };
        resize_region(image, region, self.interpolation.unwrap_or_else(&mut random), self.size, pixels);
    }

    /// Whether the values make sense.
    ///
    /// # Errors
    /// [`DataError::Request`] for an empty size, or bounds that are not positive, finite and in order.
    pub fn check(&self) -> Result<(), DataError> {
        if self.size == 0 {
            return Err(DataError::request("size of a random resized crop", "at least 1", 0));
        }
        for (rule, [low, high]) in
            [("area of a random resized crop", self.scale), ("aspect ratio of a random resized crop", self.ratio)]
        {
            if !(0.0 < low && low <= high && high.is_finite()) {
                return Err(DataError::request(rule, "0 < low <= high", format!("low {low}, high {high}")));
            }
        }
        Ok(())
    }

    fn region(&self, height: usize, width: usize, draws: &mut Draws) -> Region {
        let area = (height * width) as f64;
        for _ in 0..10 {
            let target = area * draws.uniform(self.scale[0], self.scale[1]);
            let ratio = draws.uniform(self.ratio[0].ln(), self.ratio[1].ln()).exp();
            let part = [(target / ratio).sqrt(), (target * ratio).sqrt()].map(|side| side.round_ties_even() as usize);
            if (1..=height).contains(&part[0]) && (1..=width).contains(&part[1]) {
                let top = draws.below(height - part[0] + 1);
                return Region { top, left: draws.below(width - part[1] + 1), height: part[0], width: part[1] };
            }
        }
        let ratio = (width as f64 / height as f64).clamp(self.ratio[0], self.ratio[1]);
        let part_height = ((width as f64 / ratio).round_ties_even() as usize).clamp(1, height);
        let part_width = ((height as f64 * ratio).round_ties_even() as usize).clamp(1, width);
        let (top, left) = ((height - part_height) / 2, (width - part_width) / 2);
        Region { top, left, height: part_height, width: part_width }
    }
}

impl ResizeCenterCrop {
    /// Images resized so that a square of `crop` pixels is `part` of their shorter side: timm's `crop_pct`.
    pub fn of_part(crop: usize, part: f64, interpolation: Interpolation) -> Self {
        Self { resize: (crop as f64 / part) as usize, crop, interpolation }
    }

    /// Writes the resized centre into `pixels`, `[crop, crop, 3]`.
    pub fn apply(&self, image: &RgbImage, pixels: &mut [u8]) {
        let shorter = image.height.min(image.width);
        let axis = |length: usize| {
            let resized = self.resize * length / shorter;
            let margin = (resized - self.crop) as f64 / 2.0;
            Axis { start: 0, length, resized, skip: margin.round_ties_even() as usize, size: self.crop }
        };
        resize(image, &axis(image.height), &axis(image.width), self.interpolation, pixels);
    }

    /// Whether the values make sense.
    ///
    /// # Errors
    /// [`DataError::Request`] for an empty result or one larger than the resized image.
    pub fn check(&self) -> Result<(), DataError> {
        match (1..=self.resize).contains(&self.crop) {
            true => Ok(()),
            false => {
                Err(DataError::request("size of a centre crop", format!("1 to the resized {}", self.resize), self.crop))
            }
        }
    }
}

/// Resizes a region as if it were all there is: pixels around it have no influence.
fn resize_region(image: &RgbImage, region: Region, filter: Interpolation, size: usize, pixels: &mut [u8]) {
    let axis = |start, length| Axis { start, length, resized: size, skip: 0, size };
    let (rows, columns) = (axis(region.top, region.height), axis(region.left, region.width));
    resize(image, &rows, &columns, filter, pixels);
}

#[cfg(test)]
mod tests;
