use crate::auto_augment::AutoAugment;
use crate::dataset::ImageShape;
use crate::erase::RandomErasing;
use crate::error::DataError;
use crate::jitter::ColorJitter;
use crate::random::Draws;

/// A random change of one training image, drawn anew for each (seed, epoch, index).
#[derive(Clone, Debug, PartialEq)]
pub enum Augment {
    /// Mirrors left and right with probability 1/2.
    HorizontalFlip,
    /// Surrounds the image with `pad` zero pixels on every side and cuts out a window of the original size, each of the
    /// (2 pad + 1)² places being equally likely.
    PadCrop {
        /// Width of the border, in pixels; less than the image's height and width.
        pad: usize,
    },
    /// Pixel operations chosen by a policy.
    Auto {
        /// Which.
        policy: AutoAugment,
        /// The colour of space outside the image, one value per channel.
        fill: Vec<u8>,
    },
    /// Random brightness, contrast, saturation and hue.
    Jitter(ColorJitter),
    /// Rectangles of noise.
    Erase(RandomErasing),
}

impl Augment {
    /// Whether images of this shape can be augmented so.
    pub(crate) fn check(&self, shape: ImageShape) -> Result<(), DataError> {
        let limit = shape.height.min(shape.width);
        let coloured = || match shape.channels {
            1 | 3 => Ok(()),
            other => Err(DataError::request("channels of an image to change colours of", "1 or 3", other)),
        };
        match self {
            Self::PadCrop { pad } if *pad >= limit => {
                Err(DataError::request("pad-and-crop border", format!("less than {limit} pixels"), pad))
            }
            Self::HorizontalFlip | Self::PadCrop { .. } => Ok(()),
            Self::Auto { fill, .. } if fill.len() != shape.channels => {
                Err(DataError::request("values of the colour outside an image", shape.channels, fill.len()))
            }
            Self::Auto { .. } => coloured(),
            Self::Jitter(jitter) => coloured().and_then(|()| jitter.check()),
            Self::Erase(erasing) => erasing.check(shape),
        }
    }

    /// Changes `pixels` (`[h, w, c]`) in place as `draws` say.
    pub(crate) fn apply(&self, shape: ImageShape, draws: &mut Draws, pixels: &mut [u8]) {
        match self {
            Self::HorizontalFlip => {
                if draws.below(2) == 1 {
                    flip(shape, pixels);
                }
            }
            &Self::PadCrop { pad } => {
                let (top, left) = (draws.below(2 * pad + 1), draws.below(2 * pad + 1));
                crop(shape, [pad, pad], [top, left], pixels);
            }
            Self::Auto { policy, fill } => policy.apply(shape, fill, draws, pixels),
            Self::Jitter(jitter) => jitter.apply(shape, draws, pixels),
            Self::Erase(erasing) => erasing.apply(shape, draws, pixels),
        }
    }
}

fn flip(shape: ImageShape, pixels: &mut [u8]) {
    for row in pixels.chunks_exact_mut(shape.width * shape.channels) {
        let (mut left, mut right) = (0, shape.width - 1);
        while left < right {
            (0..shape.channels).for_each(|c| row.swap(left * shape.channels + c, right * shape.channels + c));
            (left, right) = (left + 1, right - 1);
        }
    }
}

/// Moves the image so that its corner, `pad` from that of the padded image, comes to lie `[top, left]` from the
/// window's.
fn crop(shape: ImageShape, pad: [usize; 2], corner: [usize; 2], pixels: &mut [u8]) {
    let original = pixels.to_vec();
    pixels.fill(0);
    let row = shape.width * shape.channels;
    // Rows and columns of the window that show the image, and where in the image they begin.
    let span = |size: usize, pad: usize, corner: usize| {
        let (to, from) = (pad.saturating_sub(corner), corner.saturating_sub(pad));
        (to, from, size - to.max(from))
    };
    let (to_y, from_y, height) = span(shape.height, pad[0], corner[0]);
    let (to_x, from_x, width) = span(shape.width, pad[1], corner[1]);
    let bytes = width * shape.channels;
    for y in 0..height {
        let (to, from) = ((to_y + y) * row + to_x * shape.channels, (from_y + y) * row + from_x * shape.channels);
        pixels[to..][..bytes].copy_from_slice(&original[from..][..bytes]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: ImageShape = ImageShape { height: 2, width: 3, channels: 1 };
    const PIXELS: [u8; 6] = [1, 2, 3, 4, 5, 6];

    #[test]
    fn flip_by_hand() {
        let mut pixels = PIXELS;
        flip(SHAPE, &mut pixels);
        assert_eq!(pixels, [3, 2, 1, 6, 5, 4]);
        let mut rgb = [1, 2, 3, 4, 5, 6];
        flip(ImageShape { height: 1, width: 2, channels: 3 }, &mut rgb);
        assert_eq!(rgb, [4, 5, 6, 1, 2, 3]);
    }

    #[test]
    fn crop_by_hand() {
        // The padded image: 0 0 0 0 0 / 0 1 2 3 0 / 0 4 5 6 0 / 0 0 0 0 0.
        let cases = [
            ([0, 0], [0, 0, 0, 0, 1, 2]),
            ([0, 1], [0, 0, 0, 1, 2, 3]),
            ([0, 2], [0, 0, 0, 2, 3, 0]),
            ([1, 0], [0, 1, 2, 0, 4, 5]),
            ([1, 1], PIXELS),
            ([1, 2], [2, 3, 0, 5, 6, 0]),
            ([2, 0], [0, 4, 5, 0, 0, 0]),
            ([2, 2], [5, 6, 0, 0, 0, 0]),
        ];
        for (corner, expected) in cases {
            let mut pixels = PIXELS;
            crop(SHAPE, [1, 1], corner, &mut pixels);
            assert_eq!(pixels, expected, "{corner:?}");
        }
        let mut rgb = [1, 2, 3, 4, 5, 6];
        crop(ImageShape { height: 1, width: 2, channels: 3 }, [0, 1], [0, 0], &mut rgb);
        assert_eq!(rgb, [0, 0, 0, 1, 2, 3]);
    }

    #[test]
    fn every_outcome_comes_up() {
        let outcomes = |augment: Augment| {
            let mut seen = std::collections::BTreeSet::new();
            for index in 0..200 {
                let mut pixels = PIXELS;
                augment.apply(SHAPE, &mut Draws::new(&[index]), &mut pixels);
                seen.insert(pixels);
            }
            seen.len()
        };
        assert_eq!(outcomes(Augment::HorizontalFlip), 2);
        assert_eq!(outcomes(Augment::PadCrop { pad: 1 }), 9);
        assert_eq!(outcomes(Augment::PadCrop { pad: 0 }), 1);
    }

    #[test]
    fn a_border_must_leave_some_image() {
        assert!(Augment::PadCrop { pad: 1 }.check(SHAPE).is_ok());
        assert_eq!(
            Augment::PadCrop { pad: 2 }.check(SHAPE).unwrap_err().to_string(),
            "pad-and-crop border: expected less than 2 pixels, found 2"
        );
    }
}
