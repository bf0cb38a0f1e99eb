use crate::{DataError, Draws, ImageShape, PixelOp};

/// Random brightness, contrast, saturation and hue in random order: torchvision's `ColorJitter` on Pillow images.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ColorJitter {
    /// The factor of brightness is uniform from `1 - brightness`, at least 0, to `1 + brightness`.
    pub brightness: f64,
    /// The factor of contrast, likewise.
    pub contrast: f64,
    /// The factor of saturation, likewise.
    pub saturation: f64,
    /// The part of a circle by which the hue turns is uniform from `-hue` to `hue`; at most 0.5.
    pub hue: f64,
}

impl ColorJitter {
    /// Whether the values make sense.
    ///
    /// # Errors
    /// [`DataError::Request`] for one that is negative, not finite or, of the hue, above 0.5.
    pub fn check(&self) -> Result<(), DataError> {
        for (rule, value, limit, expected) in [
            ("jitter of brightness", self.brightness, f64::MAX, "at least 0"),
            ("jitter of contrast", self.contrast, f64::MAX, "at least 0"),
            ("jitter of saturation", self.saturation, f64::MAX, "at least 0"),
            ("jitter of hue", self.hue, 0.5, "0 to 0.5"),
        ] {
            if !(0.0..=limit).contains(&value) {
                return Err(DataError::request(rule, expected, value));
            }
        }
        Ok(())
    }

    /// Changes `pixels`, `[h, w, c]` of one or three channels, as `draws` say.
    pub fn apply(&self, shape: ImageShape, draws: &mut Draws, pixels: &mut [u8]) {
        let mut factor = |strength: f64| draws.uniform((1.0 - strength).max(0.0), 1.0 + strength);
        let (brightness, contrast, saturation) =
            (factor(self.brightness), factor(self.contrast), factor(self.saturation));
        let hue = draws.uniform(-self.hue, self.hue);
        let mut ops = [
            (self.brightness, PixelOp::Brightness(brightness)),
            (self.contrast, PixelOp::Contrast(contrast)),
            (self.saturation, PixelOp::Color(saturation)),
            (self.hue, PixelOp::Hue(hue)),
        ];
        for last in (1..ops.len()).rev() {
            ops.swap(last, draws.below(last + 1));
        }
        for (strength, op) in ops {
            if strength > 0.0 {
                op.apply(shape, &[], pixels);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_order_and_refusals() {
        let shape = ImageShape { height: 1, width: 2, channels: 3 };
        let image = [10, 200, 90, 60, 61, 200];
        let jittered = |jitter: ColorJitter, key| {
            let mut pixels = image;
            jitter.apply(shape, &mut Draws::new(&[key]), &mut pixels);
            pixels
        };
        assert_eq!(jittered(ColorJitter::default(), 1), image);
        // One component is that operation with the factor drawn.
        for key in 0..20 {
            let mut draws = Draws::new(&[key]);
            let mut expected = image;
            PixelOp::Brightness(draws.uniform(0.6, 1.4)).apply(shape, &[], &mut expected);
            assert_eq!(jittered(ColorJitter { brightness: 0.4, ..Default::default() }, key), expected);
        }
        // All orders come up: with fixed factors, results differ by the order alone.
        let mut seen = std::collections::BTreeSet::new();
        for key in 0..400 {
            let mut ops: Vec<usize> = (0..4).collect();
            let mut draws = Draws::new(&[key]);
            (0..4).for_each(|_| assert_ne!(draws.bits(), 0));
            (1..4).rev().for_each(|last| ops.swap(last, draws.below(last + 1)));
            let mut factors = Draws::new(&[key]);
            let mut factor = |low, high| factors.uniform(low, high);
            let (b, c, s, h) = (factor(0.5, 1.5), factor(0.5, 1.5), factor(0.5, 1.5), factor(-0.3, 0.3));
            let by_hand = ops.iter().fold(image, |mut pixels, &op| {
                let all = [PixelOp::Brightness(b), PixelOp::Contrast(c), PixelOp::Color(s), PixelOp::Hue(h)];
                all[op].apply(shape, &[], &mut pixels);
                pixels
            });
            let jitter = ColorJitter { brightness: 0.5, contrast: 0.5, saturation: 0.5, hue: 0.3 };
            assert_eq!(jittered(jitter, key), by_hand, "{key}");
            seen.insert(ops);
        }
        assert_eq!(seen.len(), 24);

        let refused = |jitter: ColorJitter| jitter.check().unwrap_err().to_string();
        let hue = ColorJitter { hue: 0.6, ..Default::default() };
        assert_eq!(refused(hue), "jitter of hue: expected 0 to 0.5, found 0.6");
        assert!(ColorJitter { contrast: -0.1, ..Default::default() }.check().is_err());
        assert!(ColorJitter { contrast: f64::NAN, ..Default::default() }.check().is_err());
    }
}
