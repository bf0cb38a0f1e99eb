use crate::dataset::ImageShape;
use crate::error::DataError;
use crate::pixels::PixelOp;
use crate::random::Draws;

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
    use crate::fixtures::{Case, cases};

    /// The same factors in the same order give torchvision's bytes, in every order.
    #[test]
    fn with_our_draws_torchvision_gives_the_same_bytes() {
        let jittered = |case: &Case, key: u64, hue: f64| {
            let [brightness, contrast, saturation] = [1, 2, 3].map(|at| case.field(at));
            let (mut pixels, mut draws) = (case.source.clone(), Draws::new(&[key]));
            ColorJitter { brightness, contrast, saturation, hue }.apply(case.shape, &mut draws, &mut pixels);
            (pixels, draws.bits())
        };
        let (mut orders, mut wrong_key, mut wrong_hue) = (std::collections::BTreeSet::new(), 0, 0);
        let cases = cases("jitter");
        for case in &cases {
            let (key, hue) = (case.field(0), case.field(4));
            assert_eq!(jittered(case, key, hue), (case.result.clone(), case.next), "{:?}", case.fields);
            wrong_key += usize::from(jittered(case, key + 1, hue).0 != case.result);
            wrong_hue += usize::from(jittered(case, key, 0.9 * hue).0 != case.result);
            let (mut draws, mut order) = (Draws::new(&[key]), [0, 1, 2, 3]);
            (0..4).for_each(|_| assert_ne!(draws.bits(), 0));
            (1..4).rev().for_each(|last| order.swap(last, draws.below(last + 1)));
            orders.insert(order);
        }
        assert_eq!((cases.len(), orders.len()), (42, 24));
        assert!(wrong_key == 42 && wrong_hue > 25, "control: {wrong_key} show another key, {wrong_hue} another hue");
    }

    #[test]
    fn no_strength_is_no_change() {
        let (shape, image) = (ImageShape { height: 1, width: 2, channels: 3 }, [10, 200, 90, 60, 61, 200]);
        let mut pixels = image;
        ColorJitter::default().apply(shape, &mut Draws::new(&[1]), &mut pixels);
        assert_eq!(pixels, image);
    }

    #[test]
    fn refuses_what_makes_no_sense() {
        let refused = |jitter: ColorJitter| jitter.check().unwrap_err().to_string();
        let hue = ColorJitter { hue: 0.6, ..Default::default() };
        assert_eq!(refused(hue), "jitter of hue: expected 0 to 0.5, found 0.6");
        assert!(ColorJitter { contrast: -0.1, ..Default::default() }.check().is_err());
        assert!(ColorJitter { contrast: f64::NAN, ..Default::default() }.check().is_err());
    }
}
