use std::str::FromStr;

use crate::dataset::ImageShape;
use crate::error::DataError;
use crate::random::Draws;

/// Rectangles of noise: random erasing (Zhong et al., arXiv:1708.04896), with timm's bounds.
///
/// The noise is standard normal where a network sees it, after `(v / 255 - mean) / std`; its value `z` becomes the
/// pixel `255 · (mean + std · z)`, rounded to nearest and limited to 0..=255.
#[derive(Clone, Debug, PartialEq)]
pub struct RandomErasing {
    /// Part of the images that are erased from, 0 to 1.
    pub probability: f64,
    /// What is put in place.
    pub mode: EraseMode,
    /// The number of rectangles is uniform in 1..=`count`.
    pub count: usize,
    /// Mean of each channel, pixels being in 0..=1.
    pub mean: Vec<f64>,
    /// Standard deviation of each channel, likewise.
    pub std: Vec<f64>,
}

/// What an erased rectangle is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EraseMode {
    /// The mean colour.
    Const,
    /// One random colour.
    Rand,
    /// A random colour in every pixel.
    Pixel,
}

/// Bounds of the area of all rectangles, relative to the image's.
const AREA: [f64; 2] = [0.02, 1.0 / 3.0];
/// Bounds of height ÷ width; the logarithm is uniform.
const ASPECT: [f64; 2] = [0.3, 1.0 / 0.3];

impl RandomErasing {
    /// Whether the values make sense for images of this shape.
    ///
    /// # Errors
    /// [`DataError::Request`] for a probability outside of 0..=1, no rectangles, or means and deviations that are not
    /// one per channel.
    pub fn check(&self, shape: ImageShape) -> Result<(), DataError> {
        if !(0.0..=1.0).contains(&self.probability) {
            return Err(DataError::request("probability of erasing", "0 to 1", self.probability));
        }
        if self.count == 0 {
            return Err(DataError::request("erased rectangles", "at least 1", 0));
        }
        for values in [&self.mean, &self.std] {
            if values.len() != shape.channels {
                return Err(DataError::request("mean and deviation per channel", shape.channels, values.len()));
            }
        }
        Ok(())
    }

    /// Changes `pixels`, `[h, w, c]`, as `draws` say.
    pub fn apply(&self, shape: ImageShape, draws: &mut Draws, pixels: &mut [u8]) {
        let ImageShape { height, width, channels } = shape;
        if draws.unit() > self.probability {
            return;
        }
        let count = 1 + draws.below(self.count);
        for _ in 0..count {
            let Some((rows, columns)) = self.size(height, width, count, draws) else { continue };
            let (top, left) = (draws.below(height - rows + 1), draws.below(width - columns + 1));
            let mut colour = self.colour(draws);
            for y in top..top + rows {
                let row = &mut pixels[(y * width + left) * channels..][..columns * channels];
                for pixel in row.chunks_exact_mut(channels) {
                    pixel.copy_from_slice(&colour);
                    if self.mode == EraseMode::Pixel {
                        colour = self.colour(draws);
                    }
                }
            }
        }
    }

    /// Height and width of one of `count` rectangles: of ten tries the first that is smaller than the image.
    fn size(&self, height: usize, width: usize, count: usize, draws: &mut Draws) -> Option<(usize, usize)> {
        let area = (height * width) as f64;
        (0..10).find_map(|_| {
            let target = draws.uniform(AREA[0], AREA[1]) * area / count as f64;
            let aspect = draws.uniform(ASPECT[0].ln(), ASPECT[1].ln()).exp();
            let rows = (target * aspect).sqrt().round_ties_even() as usize;
            let columns = (target / aspect).sqrt().round_ties_even() as usize;
            (rows < height && columns < width).then_some((rows, columns))
        })
    }

    fn colour(&self, draws: &mut Draws) -> Vec<u8> {
        let mut noise = || if self.mode == EraseMode::Const { 0.0 } else { draws.normal() };
        let values = self.mean.iter().zip(&self.std);
        values.map(|(mean, std)| (255.0 * (mean + std * noise())).round_ties_even() as u8).collect()
    }
}

impl FromStr for EraseMode {
    type Err = DataError;

    fn from_str(name: &str) -> Result<Self, DataError> {
        match name {
            "const" => Ok(Self::Const),
            "rand" => Ok(Self::Rand),
            "pixel" => Ok(Self::Pixel),
            other => Err(DataError::request("mode of erasing", "const, rand or pixel", format!("`{other}`"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::{Case, cases};

    const SHAPE: ImageShape = ImageShape { height: 40, width: 50, channels: 3 };

    fn erasing(mode: EraseMode) -> RandomErasing {
        RandomErasing { probability: 1.0, mode, count: 1, mean: vec![0.5, 0.4, 0.3], std: vec![0.2, 0.1, 0.05] }
    }

    /// The erased pixels of a black image, the bounds of which are `[rows, columns]`.
    fn erased(erasing: &RandomErasing, key: u64) -> (Vec<[u8; 3]>, [usize; 2]) {
        let mut pixels = vec![0; SHAPE.bytes()];
        erasing.apply(SHAPE, &mut Draws::new(&[key]), &mut pixels);
        let hit: Vec<_> = pixels.as_chunks::<3>().0.iter().enumerate().filter(|(_, p)| **p != [0; 3]).collect();
        let span = |place: fn(usize) -> usize| {
            let places = hit.iter().map(|(at, _)| place(*at));
            places.clone().max().unwrap_or(0) + 1 - places.min().unwrap_or(1)
        };
        let size = [span(|at| at / SHAPE.width), span(|at| at % SHAPE.width)];
        (hit.into_iter().map(|(_, pixel)| *pixel).collect(), size)
    }

    /// The same stream of numbers gives the same rectangles, colours and noise, after as many tries.
    #[test]
    fn with_our_draws_timm_erases_the_same() {
        let erased = |case: &Case, key: u64, mode: EraseMode, count: usize| {
            let (mean, std) = ([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]);
            let [mean, std] = [mean, std].map(|values| values[..case.shape.channels].to_vec());
            let erasing = RandomErasing { probability: case.field(2), mode, count, mean, std };
            let (mut pixels, mut draws) = (case.source.clone(), Draws::new(&[key]));
            erasing.apply(case.shape, &mut draws, &mut pixels);
            (pixels, draws.bits())
        };
        let (mut wrong_key, mut wrong_mode, mut gave_up) = (0, 0, 0);
        let cases = cases("erase");
        for case in &cases {
            let (key, mode, count) = (case.field(0), case.fields[1].parse().unwrap(), case.field(3));
            assert_eq!(erased(case, key, mode, count), (case.result.clone(), case.next), "{:?}", case.fields);
            wrong_key += usize::from(erased(case, key + 1, mode, count).0 != case.result);
            let other = if mode == EraseMode::Const { EraseMode::Rand } else { EraseMode::Const };
            wrong_mode += usize::from(erased(case, key, other, count).0 != case.result);
            gave_up += usize::from(case.field::<f64>(2) == 1.0 && case.result == case.source);
        }
        assert!(cases.len() == 106 && gave_up > 3, "of {} cases, {gave_up} end without a rectangle", cases.len());
        assert!(wrong_key > 90 && wrong_mode > 70, "control: {wrong_key} show another key, {wrong_mode} another mode");
    }

    #[test]
    fn rectangles_have_their_area_and_fill() {
        let mut areas = Vec::new();
        for key in 0..2000 {
            let (pixels, [rows, columns]) = erased(&erasing(EraseMode::Const), key);
            assert_eq!(pixels.len(), rows * columns, "a whole rectangle");
            assert!(pixels.iter().all(|&pixel| pixel == [128, 102, 76]), "the mean, ties to even");
            areas.push((rows * columns) as f64 / 2000.0);
        }
        assert!(areas.iter().all(|&area| (0.015..0.345).contains(&area)));
        // Uniform on 0.02..1/3, but for those of extreme aspect which do not fit: mean 0.1767, error 0.002.
        let mean = areas.iter().sum::<f64>() / areas.len() as f64;
        assert!((mean - 0.1767).abs() < 0.008, "{mean}");
        let (one_colour, _) = erased(&erasing(EraseMode::Rand), 3);
        assert!(one_colour.iter().all(|pixel| *pixel == one_colour[0]) && one_colour[0] != [128, 102, 76]);
    }

    #[test]
    fn noise_is_standard_normal_to_the_network() {
        let spec = erasing(EraseMode::Pixel);
        let mut values = [const { Vec::new() }; 3];
        for key in 0..100 {
            for pixel in erased(&spec, key).0 {
                (0..3).for_each(|c| values[c].push((f64::from(pixel[c]) / 255.0 - spec.mean[c]) / spec.std[c]));
            }
        }
        for values in values {
            let n = values.len() as f64;
            let mean = values.iter().sum::<f64>() / n;
            let variance = values.iter().map(|v| v * v).sum::<f64>() / n;
            assert!(n > 30_000.0 && mean.abs() < 0.025 && (variance - 1.0).abs() < 0.04, "{n} {mean} {variance}");
        }
    }

    #[test]
    fn probability_count_and_refusals() {
        let spec = RandomErasing { probability: 0.25, ..erasing(EraseMode::Const) };
        let hits = (0..4000).filter(|&key| !erased(&spec, key).0.is_empty()).count();
        assert!((900..1100).contains(&hits), "{hits}");
        let five = RandomErasing { count: 5, ..erasing(EraseMode::Const) };
        let whole = (0..200).filter(|&key| {
            let (pixels, [rows, columns]) = erased(&five, key);
            pixels.len() == rows * columns
        });
        assert!((30..120).contains(&whole.count()), "one of five times a single rectangle");

        let refused = |spec: RandomErasing| spec.check(SHAPE).unwrap_err().to_string();
        let good = || erasing(EraseMode::Pixel);
        assert!(good().check(SHAPE).is_ok());
        let none = RandomErasing { count: 0, ..good() };
        assert_eq!(refused(none), "erased rectangles: expected at least 1, found 0");
        let often = RandomErasing { probability: 1.5, ..good() };
        assert_eq!(refused(often), "probability of erasing: expected 0 to 1, found 1.5");
        let grey = RandomErasing { mean: vec![0.1], ..good() };
        assert_eq!(refused(grey), "mean and deviation per channel: expected 3, found 1");
        let unknown = "noise".parse::<EraseMode>().unwrap_err().to_string();
        assert_eq!(unknown, "mode of erasing: expected const, rand or pixel, found `noise`");
    }
}
