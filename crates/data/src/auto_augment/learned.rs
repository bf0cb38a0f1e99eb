//! The learned policies of AutoAugment for ImageNet.

use super::{Op, op::Op::*};

/// Two operations, each with its probability and magnitude.
type Pair = [(Op, f64, f64); 2];

/// A learned policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Learned {
    Original,
    OriginalResearch,
    V0,
    V0Research,
}

impl Learned {
    const ALL: [Self; 4] = [Self::Original, Self::OriginalResearch, Self::V0, Self::V0Research];

    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.name() == name)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Original => "original",
            Self::OriginalResearch => "originalr",
            Self::V0 => "v0",
            Self::V0Research => "v0r",
        }
    }

    /// The pairs that one is chosen from.
    pub(super) fn pairs(self) -> [Pair; 25] {
        let research = |pairs: [Pair; 25]| {
            pairs.map(|pair| {
                pair.map(|(op, probability, magnitude)| match op {
                    Posterize | PosterizeOriginal => (PosterizeIncreasing, probability, magnitude),
                    _ => (op, probability, magnitude),
                })
            })
        };
        match self {
            Self::Original => ORIGINAL,
            Self::OriginalResearch => research(ORIGINAL),
            Self::V0 => V0,
            Self::V0Research => research(V0),
        }
    }
}

/// Cubuk et al., arXiv:1805.09501, appendix: ImageNet.
const ORIGINAL: [Pair; 25] = [
    [(PosterizeOriginal, 0.4, 8.0), (Rotate, 0.6, 9.0)],
    [(Solarize, 0.6, 5.0), (AutoContrast, 0.6, 5.0)],
    [(Equalize, 0.8, 8.0), (Equalize, 0.6, 3.0)],
    [(PosterizeOriginal, 0.6, 7.0), (PosterizeOriginal, 0.6, 6.0)],
    [(Equalize, 0.4, 7.0), (Solarize, 0.2, 4.0)],
    [(Equalize, 0.4, 4.0), (Rotate, 0.8, 8.0)],
    [(Solarize, 0.6, 3.0), (Equalize, 0.6, 7.0)],
    [(PosterizeOriginal, 0.8, 5.0), (Equalize, 1.0, 2.0)],
    [(Rotate, 0.2, 3.0), (Solarize, 0.6, 8.0)],
    [(Equalize, 0.6, 8.0), (PosterizeOriginal, 0.4, 6.0)],
    [(Rotate, 0.8, 8.0), (Color, 0.4, 0.0)],
    [(Rotate, 0.4, 9.0), (Equalize, 0.6, 2.0)],
    [(Equalize, 0.0, 7.0), (Equalize, 0.8, 8.0)],
    [(Invert, 0.6, 4.0), (Equalize, 1.0, 8.0)],
    [(Color, 0.6, 4.0), (Contrast, 1.0, 8.0)],
    [(Rotate, 0.8, 8.0), (Color, 1.0, 2.0)],
    [(Color, 0.8, 8.0), (Solarize, 0.8, 7.0)],
    [(Sharpness, 0.4, 7.0), (Invert, 0.6, 8.0)],
    [(ShearX, 0.6, 5.0), (Equalize, 1.0, 9.0)],
    [(Color, 0.4, 0.0), (Equalize, 0.6, 3.0)],
    [(Equalize, 0.4, 7.0), (Solarize, 0.2, 4.0)],
    [(Solarize, 0.6, 5.0), (AutoContrast, 0.6, 5.0)],
    [(Invert, 0.6, 4.0), (Equalize, 1.0, 8.0)],
    [(Color, 0.6, 4.0), (Contrast, 1.0, 8.0)],
    [(Equalize, 0.8, 8.0), (Equalize, 0.6, 3.0)],
];

/// The policy of the TPU implementation of EfficientNet.
const V0: [Pair; 25] = [
    [(Equalize, 0.8, 1.0), (ShearY, 0.8, 4.0)],
    [(Color, 0.4, 9.0), (Equalize, 0.6, 3.0)],
    [(Color, 0.4, 1.0), (Rotate, 0.6, 8.0)],
    [(Solarize, 0.8, 3.0), (Equalize, 0.4, 7.0)],
    [(Solarize, 0.4, 2.0), (Solarize, 0.6, 2.0)],
    [(Color, 0.2, 0.0), (Equalize, 0.8, 8.0)],
    [(Equalize, 0.4, 8.0), (SolarizeAdd, 0.8, 3.0)],
    [(ShearX, 0.2, 9.0), (Rotate, 0.6, 8.0)],
    [(Color, 0.6, 1.0), (Equalize, 1.0, 2.0)],
    [(Invert, 0.4, 9.0), (Rotate, 0.6, 0.0)],
    [(Equalize, 1.0, 9.0), (ShearY, 0.6, 3.0)],
    [(Color, 0.4, 7.0), (Equalize, 0.6, 0.0)],
    [(Posterize, 0.4, 6.0), (AutoContrast, 0.4, 7.0)],
    [(Solarize, 0.6, 8.0), (Color, 0.6, 9.0)],
    [(Solarize, 0.2, 4.0), (Rotate, 0.8, 9.0)],
    [(Rotate, 1.0, 7.0), (TranslateYRel, 0.8, 9.0)],
    [(ShearX, 0.0, 0.0), (Solarize, 0.8, 4.0)],
    [(ShearY, 0.8, 0.0), (Color, 0.6, 4.0)],
    [(Color, 1.0, 0.0), (Rotate, 0.6, 2.0)],
    [(Equalize, 0.8, 4.0), (Equalize, 0.0, 8.0)],
    [(Equalize, 1.0, 4.0), (AutoContrast, 0.6, 2.0)],
    [(ShearY, 0.4, 7.0), (SolarizeAdd, 0.6, 7.0)],
    [(Posterize, 0.8, 2.0), (Solarize, 0.6, 10.0)],
    [(Solarize, 0.6, 8.0), (Equalize, 0.6, 1.0)],
    [(Color, 0.8, 6.0), (Rotate, 0.4, 5.0)],
];
