//! What an operation of a policy does at a magnitude.

use super::MAGNITUDES;
use crate::pixels::{Interpolation, PixelOp};

/// An operation of a policy, by timm's name. Some exist in several variants, which differ in what a magnitude means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    AutoContrast,
    Equalize,
    Invert,
    Rotate,
    Posterize,
    PosterizeIncreasing,
    PosterizeOriginal,
    Solarize,
    SolarizeIncreasing,
    SolarizeAdd,
    Color,
    ColorIncreasing,
    Contrast,
    ContrastIncreasing,
    Brightness,
    BrightnessIncreasing,
    Sharpness,
    SharpnessIncreasing,
    ShearX,
    ShearY,
    TranslateXRel,
    TranslateYRel,
}

impl Op {
    /// The operations that RandAugment chooses from.
    pub(super) const fn random(increasing: bool) -> &'static [Self; 15] {
        if increasing {
            &[
                Self::AutoContrast,
                Self::Equalize,
                Self::Invert,
                Self::Rotate,
                Self::PosterizeIncreasing,
                Self::SolarizeIncreasing,
                Self::SolarizeAdd,
                Self::ColorIncreasing,
                Self::ContrastIncreasing,
                Self::BrightnessIncreasing,
                Self::SharpnessIncreasing,
                Self::ShearX,
                Self::ShearY,
                Self::TranslateXRel,
                Self::TranslateYRel,
            ]
        } else {
            &[
                Self::AutoContrast,
                Self::Equalize,
                Self::Invert,
                Self::Rotate,
                Self::Posterize,
                Self::Solarize,
                Self::SolarizeAdd,
                Self::Color,
                Self::Contrast,
                Self::Brightness,
                Self::Sharpness,
                Self::ShearX,
                Self::ShearY,
                Self::TranslateXRel,
                Self::TranslateYRel,
            ]
        }
    }

    /// The change at `magnitude`, in the negative direction if there are two, with bicubic interpolation if it needs
    /// any.
    pub(super) fn at(self, magnitude: f64, negative: bool, bicubic: bool) -> PixelOp {
        let level = magnitude / MAGNITUDES;
        let signed = |v: f64| if negative { -v } else { v };
        let filter = if bicubic { Interpolation::Bicubic } else { Interpolation::Bilinear };
        // 1 changes nothing: from 0.1 to 1.9, or by up to 0.9 to either side.
        let factor = level * 1.8 + 0.1;
        let increasing = (1.0 + signed(level * 0.9)).max(0.1);
        let quarter = (level * 4.0) as u32;
        let threshold = ((level * 256.0) as u32).min(256);
        match self {
            Self::AutoContrast => PixelOp::AutoContrast,
            Self::Equalize => PixelOp::Equalize,
            Self::Invert => PixelOp::Invert,
            Self::Rotate => PixelOp::Rotate(signed(level * 30.0), filter),
            Self::Posterize => PixelOp::Posterize(quarter),
            Self::PosterizeIncreasing => PixelOp::Posterize(4u32.saturating_sub(quarter)),
            Self::PosterizeOriginal => PixelOp::Posterize(quarter + 4),
            Self::Solarize => PixelOp::Solarize(threshold),
            Self::SolarizeIncreasing => PixelOp::Solarize(256 - threshold),
            Self::SolarizeAdd => PixelOp::SolarizeAdd(((level * 110.0) as u32).min(128)),
            Self::Color => PixelOp::Color(factor),
            Self::ColorIncreasing => PixelOp::Color(increasing),
            Self::Contrast => PixelOp::Contrast(factor),
            Self::ContrastIncreasing => PixelOp::Contrast(increasing),
            Self::Brightness => PixelOp::Brightness(factor),
            Self::BrightnessIncreasing => PixelOp::Brightness(increasing),
            Self::Sharpness => PixelOp::Sharpness(factor),
            Self::SharpnessIncreasing => PixelOp::Sharpness(increasing),
            Self::ShearX => PixelOp::ShearX(signed(level * 0.3), filter),
            Self::ShearY => PixelOp::ShearY(signed(level * 0.3), filter),
            Self::TranslateXRel => PixelOp::TranslateX(signed(level * 0.45), filter),
            Self::TranslateYRel => PixelOp::TranslateY(signed(level * 0.45), filter),
        }
    }
}
