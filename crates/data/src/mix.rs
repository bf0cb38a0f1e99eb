use std::str::FromStr;

use crate::dataset::ImageShape;
use crate::error::DataError;
use crate::random::Draws;

/// Mixtures of training images: mixup (Zhang et al., arXiv:1710.09412) and cutmix (Yun et al., arXiv:1905.04899), as
/// timm's `FastCollateMixup` has them.
///
/// The partner of row i of a batch of n rows is row n - 1 - i, both as augmented. Mixup makes `λ · own + (1 - λ) ·
/// partner` of the pixels, in single precision, rounded to nearest; cutmix takes a box from the partner, and λ is the
/// part of the image that stays. A row's target is λ at its own class and 1 - λ at its partner's, without smoothing.
/// The draws of a batch depend on (seed, epoch, step), those of a row or pair on its number too: not on the rows that a
/// loader delivers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mix {
    /// Number of classes, the length of a target.
    pub classes: usize,
    /// λ of mixup follows Beta(`mixup`, `mixup`); 0 switches mixup off.
    pub mixup: f64,
    /// λ of cutmix follows Beta(`cutmix`, `cutmix`) before the box is cut off at the borders; 0 switches cutmix off.
    pub cutmix: f64,
    /// The probability of any mixing, 0 to 1.
    pub probability: f64,
    /// Where both are on, the probability of cutmix, 0 to 1.
    pub switch: f64,
    /// What is mixed alike.
    pub mode: MixMode,
}

/// What is mixed with the same λ and box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MixMode {
    /// All rows of a batch.
    Batch,
    /// Two rows that are each other's partner.
    Pair,
    /// Every row by itself.
    Elem,
}

/// How one row is mixed with its partner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Blend {
    /// Not at all.
    Keep,
    /// All pixels, the own part being this, a number of single precision.
    Up(f32),
    /// Rows `y` and columns `x`, each from and to, are the partner's.
    Cut { y: [usize; 2], x: [usize; 2] },
}

impl Mix {
    /// No mixing: targets are 1 at the class of each row.
    pub fn none(classes: usize) -> Self {
        Self { classes, mixup: 0.0, cutmix: 0.0, probability: 1.0, switch: 0.5, mode: MixMode::Batch }
    }

    /// Whether the values make sense.
    ///
    /// # Errors
    /// [`DataError::Request`] for a negative or infinite α, a probability outside of 0..=1, or no classes.
    pub fn check(&self) -> Result<(), DataError> {
        for (rule, alpha) in [("alpha of mixup", self.mixup), ("alpha of cutmix", self.cutmix)] {
            if !(alpha.is_finite() && alpha >= 0.0) {
                return Err(DataError::request(rule, "at least 0", alpha));
            }
        }
        for (rule, value) in [("probability of mixing", self.probability), ("probability of cutmix", self.switch)] {
            if !(0.0..=1.0).contains(&value) {
                return Err(DataError::request(rule, "0 to 1", value));
            }
        }
        if self.classes == 0 {
            return Err(DataError::request("classes of a target", "at least 1", 0));
        }
        Ok(())
    }

    /// What row `row` of a batch of `rows` is drawn by, within the draws of the batch.
    pub(crate) fn drawn_by(&self, row: usize, rows: usize) -> Option<u64> {
        match self.mode {
            MixMode::Batch => None,
            MixMode::Pair => Some(row.min(rows - 1 - row) as u64),
            MixMode::Elem => Some(row as u64),
        }
    }

    pub(crate) fn draw(&self, shape: ImageShape, draws: &mut Draws) -> Blend {
        let (happens, cut) = (draws.unit() < self.probability, draws.unit() < self.switch);
        let cut = self.cutmix > 0.0 && (cut || self.mixup == 0.0);
        let alpha = if cut { self.cutmix } else { self.mixup };
        if !happens || alpha == 0.0 {
            return Blend::Keep;
        }
        let own = beta(alpha, draws) as f32;
        if cut { cut_box(shape, own, [draws.below(shape.height), draws.below(shape.width)]) } else { Blend::Up(own) }
    }
}

/// The box around `centre` that has 1 - `own` of the image's area before it is cut off at the borders.
fn cut_box(shape: ImageShape, own: f32, centre: [usize; 2]) -> Blend {
    let side = (1.0 - f64::from(own)).sqrt();
    let span = |length: usize, centre: usize| {
        let cut = (length as f64 * side) as usize;
        [centre.saturating_sub(cut / 2), (centre + cut.div_ceil(2)).min(length)]
    };
    Blend::Cut { y: span(shape.height, centre[0]), x: span(shape.width, centre[1]) }
}

impl Blend {
    /// The part of an image that stays its own.
    pub(crate) fn own(self, shape: ImageShape) -> f64 {
        match self {
            Self::Keep => 1.0,
            Self::Up(own) => f64::from(own),
            Self::Cut { y, x } => 1.0 - ((y[1] - y[0]) * (x[1] - x[0])) as f64 / (shape.height * shape.width) as f64,
        }
    }

    /// Mixes `pixels` with the `partner`'s, both `[h, w, c]`.
    pub(crate) fn apply(self, shape: ImageShape, partner: &[u8], pixels: &mut [u8]) {
        match self {
            Self::Keep => {}
            Self::Up(own) => {
                let other = 1.0 - own;
                let mixed = |a: u8, b: u8| (f32::from(a) * own + f32::from(b) * other).round_ties_even() as u8;
                pixels.iter_mut().zip(partner).for_each(|(a, &b)| *a = mixed(*a, b));
            }
            Self::Cut { y, x } => {
                for row in y[0]..y[1] {
                    let [from, to] = x.map(|x| (row * shape.width + x) * shape.channels);
                    pixels[from..to].copy_from_slice(&partner[from..to]);
                }
            }
        }
    }

    /// Adds the target of a row to `target`, which is zero: its own class and its partner's.
    pub(crate) fn target(self, shape: ImageShape, own: i32, partner: i32, target: &mut [f32]) {
        let part = self.own(shape);
        target[own as usize] += part as f32;
        target[partner as usize] += (1.0 - part) as f32;
    }
}

/// A number of Beta(α, α), as the ratio of two of Gamma(α).
fn beta(alpha: f64, draws: &mut Draws) -> f64 {
    let (x, y) = (log_gamma_number(alpha, draws), log_gamma_number(alpha, draws));
    1.0 / (1.0 + (y - x).exp())
}

/// The logarithm of a number of Gamma(α), which may itself be too small to be told from 0. By Marsaglia and Tsang, "A
/// simple method for generating gamma variables", 2000: of α + 1, times the 1/α-th power of a uniform number.
fn log_gamma_number(alpha: f64, draws: &mut Draws) -> f64 {
    let power = draws.unit().ln() / alpha;
    let d = alpha + 1.0 - 1.0 / 3.0;
    let c = 1.0 / (9.0 * d).sqrt();
    loop {
        let (x, u) = (draws.normal(), draws.unit());
        let v = (1.0 + c * x).powi(3);
        if v > 0.0 && u.ln() < 0.5 * x * x + d - d * v + d * v.ln() {
            return (d * v).ln() + power;
        }
    }
}

impl FromStr for MixMode {
    type Err = DataError;

    fn from_str(name: &str) -> Result<Self, DataError> {
        match name {
            "batch" => Ok(Self::Batch),
            "pair" => Ok(Self::Pair),
            "elem" => Ok(Self::Elem),
            other => Err(DataError::request("mode of mixing", "batch, pair or elem", format!("`{other}`"))),
        }
    }
}

#[cfg(test)]
mod tests;
