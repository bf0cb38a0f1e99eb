//! RandAugment and AutoAugment, as timm has them.

mod learned;
mod op;

use std::{fmt, str::FromStr};

use crate::dataset::ImageShape;
use crate::error::DataError;
use crate::random::Draws;
use learned::Learned;
use op::Op;

/// A choice of pixel operations for each image, by the name that timm gives it: `rand-m6-mstd0.5-inc1`, `original`,
/// `v0-mstd0.5`, …
///
/// `rand` is RandAugment (Cubuk et al., arXiv:1909.13719): each of `n` times (2) one of 15 operations is chosen and,
/// with probability `p` (0.5), applied at magnitude `m` (10); with `inc1` all of them grow stronger with the magnitude.
/// `original`, `originalr`, `v0` and `v0r` are the learned policies of AutoAugment (Cubuk et al., arXiv:1805.09501):
/// one of 25 pairs of operations is chosen, each with a probability and a magnitude of its own; the names with an `r`
/// have posterize keep fewer bits as the magnitude grows.
///
/// `mstd` is the standard deviation of every magnitude (0; above 100, magnitudes are uniform from 0 to the given one),
/// limited to 0..=`mmax` (10). Affine operations take either direction, and bilinear or bicubic interpolation, with
/// probability 1/2.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AutoAugment {
    choice: Choice,
    /// Standard deviation of the magnitudes.
    deviation: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    Random { magnitude: f64, layers: usize, probability: f64, max: f64, increasing: bool },
    Learned(Learned),
}

/// The magnitude that operations are scaled by, and the largest one unless a policy says otherwise.
const MAGNITUDES: f64 = 10.0;

impl AutoAugment {
    /// Applies what `draws` choose to `pixels`, `[h, w, c]` of one or three channels. Space outside the image becomes
    /// `fill`.
    pub fn apply(&self, shape: ImageShape, fill: &[u8], draws: &mut Draws, pixels: &mut [u8]) {
        let mut step = |op: Op, probability: f64, magnitude: f64, max: f64, draws: &mut Draws| {
            // All numbers are drawn whether they are of use or not, so that later ones do not depend on it.
            let (happens, noise, negative) = (draws.unit() <= probability, draws.normal(), draws.below(2) == 1);
            let (bicubic, uniform) = (draws.below(2) == 1, draws.unit());
            let magnitude = match self.deviation > 100.0 {
                true => magnitude * uniform,
                false => magnitude + self.deviation * noise,
            };
            if happens {
                op.at(magnitude.clamp(0.0, max), negative, bicubic).apply(shape, fill, pixels);
            }
        };
        match self.choice {
            Choice::Random { magnitude, layers, probability, max, increasing } => {
                for _ in 0..layers {
                    let op = Op::random(increasing)[draws.below(15)];
                    step(op, probability, magnitude, max, draws);
                }
            }
            Choice::Learned(policy) => {
                let pairs = policy.pairs();
                for (op, probability, magnitude) in pairs[draws.below(pairs.len())] {
                    step(op, probability, magnitude, MAGNITUDES, draws);
                }
            }
        }
    }
}

impl FromStr for AutoAugment {
    type Err = DataError;

    fn from_str(name: &str) -> Result<Self, DataError> {
        let mut parts = name.split('-');
        let policy = parts.next().unwrap_or("");
        let mut choice = match (policy, Learned::named(policy)) {
            ("rand", _) => Choice::Random {
                magnitude: MAGNITUDES,
                layers: 2,
                probability: 0.5,
                max: MAGNITUDES,
                increasing: false,
            },
            (_, Some(learned)) => Choice::Learned(learned),
            (other, None) => {
                return Err(DataError::request(
                    "policy of an augmentation",
                    "rand, original, originalr, v0 or v0r",
                    format!("`{other}`"),
                ));
            }
        };
        let mut deviation = 0.0;
        for part in parts {
            let digits = part.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(part.len());
            let (key, text) = part.split_at(digits);
            let value: Option<f64> = text.parse().ok().filter(|v: &f64| v.is_finite() && *v >= 0.0);
            let whole = value.filter(|v| v.fract() == 0.0);
            let set = match (key, &mut choice) {
                ("mstd", _) => value.map(|v| deviation = v),
                ("m", Choice::Random { magnitude, .. }) => value.map(|v| *magnitude = v),
                ("n", Choice::Random { layers, .. }) => whole.filter(|&v| v <= 15.0).map(|v| *layers = v as usize),
                ("p", Choice::Random { probability, .. }) => value.filter(|&v| v <= 1.0).map(|v| *probability = v),
                ("mmax", Choice::Random { max, .. }) => value.filter(|&v| v > 0.0).map(|v| *max = v),
                ("inc", Choice::Random { increasing, .. }) => whole.map(|v| *increasing = v != 0.0),
                _ => None,
            };
            if set.is_none() {
                let expected = match choice {
                    Choice::Random { .. } => "m, n, p, mstd, mmax or inc with a number, as in rand-m6-mstd0.5-inc1",
                    Choice::Learned(_) => "mstd with a number, as in original-mstd0.5",
                };
                return Err(DataError::request("part of an augmentation policy", expected, format!("`{part}`")));
            }
        }
        Ok(Self { choice, deviation })
    }
}

impl fmt::Display for AutoAugment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.choice {
            Choice::Random { magnitude, layers, probability, max, increasing } => {
                let increasing = u8::from(increasing);
                write!(f, "rand-m{magnitude}-n{layers}-p{probability}-mmax{max}-inc{increasing}")?;
            }
            Choice::Learned(policy) => f.write_str(policy.name())?,
        }
        write!(f, "-mstd{}", self.deviation)
    }
}

#[cfg(test)]
mod tests;
