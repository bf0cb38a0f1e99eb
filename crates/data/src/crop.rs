use fast_image_resize::{
    FilterType, ImageView, ResizeAlg, ResizeOptions, Resizer,
    images::{TypedCroppedImage, TypedImage, TypedImageRef},
    pixels::U8x3,
};

use crate::{DataError, Draws, Interpolation, RgbImage};

/// A part of random place, size and aspect ratio, resized to a square: torchvision's `RandomResizedCrop` on Pillow images
/// ("Inception" cropping; Szegedy et al., arXiv:1409.4842, section 6).
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

/// The shorter side resized, then a square cut from the centre: torchvision's `Resize` and `CenterCrop` on Pillow images.
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
    /// Up to ten times, an area and then a ratio are drawn; the first that fits into the image is taken, and its top and
    /// then its left edge drawn. If none fits, the largest central part of an allowed ratio is taken. A random
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
        // Where the result begins and how long it is along an axis, in pixels of the image.
        let span = |side: usize| {
            let resized = self.resize * side / shorter;
            let margin = (resized - self.crop) as f64 / 2.0;
            let scale = side as f64 / resized as f64;
            let start = margin.round_ties_even() * scale;
            (start, (self.crop as f64 * scale).min(side as f64 - start))
        };
        resize_box(&view(image), span(image.height), span(image.width), self.interpolation, self.crop, pixels);
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

fn view(image: &RgbImage) -> TypedImageRef<'_, U8x3> {
    let (width, height) = (image.width as u32, image.height as u32);
    TypedImageRef::from_buffer(width, height, &image.pixels).expect("the image has [h, w, 3] pixels")
}

/// Resizes a region as if it were all there is: pixels around it have no influence.
fn resize_region(image: &RgbImage, region: Region, filter: Interpolation, size: usize, pixels: &mut [u8]) {
    let Region { top, left, height, width } = region;
    let part = TypedCroppedImage::new(view(image), left as u32, top as u32, width as u32, height as u32);
    let part = part.expect("the region lies inside the image");
    resize_box(&part, (0.0, height as f64), (0.0, width as f64), filter, size, pixels);
}

/// The part of `image` that is given by start and length along each axis, resized to `pixels`, `[size, size, 3]`.
///
/// Pillow's antialiased filters, as wide as two or four pixels of the larger grid, and as Pillow first along the rows,
/// rounded to 8 bits, then along the columns. The weights have 16 bits where Pillow's have 32, so that a value may differ
/// by 1.
fn resize_box(
    image: &impl ImageView<Pixel = U8x3>,
    (top, height): (f64, f64),
    (left, width): (f64, f64),
    filter: Interpolation,
    size: usize,
    pixels: &mut [u8],
) {
    let filter = match filter {
        Interpolation::Bilinear => FilterType::Bilinear,
        Interpolation::Bicubic => FilterType::CatmullRom,
    };
    let options = ResizeOptions::new().resize_alg(ResizeAlg::Convolution(filter));
    let (size, rows) = (size as u32, image.height());
    let mut resizer = Resizer::new();
    let mut narrow = vec![0; (size * rows) as usize * 3];
    let mut to = TypedImage::<U8x3>::from_buffer(size, rows, &mut narrow).expect("[rows, size, 3] bytes");
    let resized = resizer.resize_typed(image, &mut to, &options.crop(left, 0.0, width, f64::from(rows)));
    resized.expect("the part lies inside the image");

    let from = TypedImageRef::<U8x3>::from_buffer(size, rows, &narrow).expect("[rows, size, 3] bytes");
    let mut to = TypedImage::<U8x3>::from_buffer(size, size, pixels).expect("[size, size, 3] bytes");
    let resized = resizer.resize_typed(&from, &mut to, &options.crop(0.0, top, f64::from(size), height));
    resized.expect("the part lies inside the image");
}

#[cfg(test)]
mod tests;
