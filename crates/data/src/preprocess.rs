use std::sync::Arc;

use crate::dataset::{ImageShape, Source};
use crate::error::DataError;
use crate::random::Draws;

/// A fixed change of every image, in training and evaluation alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preprocess {
    /// Centres the image on a black one of this size; a spare row or column goes below or to the right.
    Pad {
        /// Rows afterwards, at least as many as before.
        height: usize,
        /// Columns afterwards, at least as many as before.
        width: usize,
    },
    /// Repeats the one channel of a grey image.
    Replicate {
        /// Channels afterwards, at least one.
        channels: usize,
    },
}

impl Preprocess {
    /// The shape that images of shape `from` have afterwards.
    ///
    /// # Errors
    /// [`DataError::Request`] if the step cannot be applied to `from`.
    pub fn shape(self, from: ImageShape) -> Result<ImageShape, DataError> {
        match self {
            Self::Pad { height, width } if height < from.height || width < from.width => {
                let expected = format!("at least {}x{}", from.height, from.width);
                Err(DataError::request("padded size", expected, format!("{height}x{width}")))
            }
            Self::Pad { height, width } => Ok(ImageShape { height, width, ..from }),
            Self::Replicate { .. } if from.channels != 1 => {
                Err(DataError::request("channels of an image to replicate", 1, from.channels))
            }
            Self::Replicate { channels: 0 } => Err(DataError::request("replicated channels", "at least 1", 0)),
            Self::Replicate { channels } => Ok(ImageShape { channels, ..from }),
        }
    }

    /// Applies `steps` in turn to an image `[h, w, c]`; gives the shape and the pixels afterwards.
    ///
    /// # Errors
    /// [`DataError::Request`] if a step cannot be applied, or `pixels` are not of shape `from`.
    pub fn all(steps: &[Self], from: ImageShape, pixels: &[u8]) -> Result<(ImageShape, Vec<u8>), DataError> {
        if pixels.len() != from.bytes() {
            return Err(DataError::request("bytes of an image", from.bytes(), pixels.len()));
        }
        steps.iter().try_fold((from, pixels.to_vec()), |(shape, pixels), step| {
            Ok((step.shape(shape)?, step.apply(shape, pixels)))
        })
    }

    fn apply(self, from: ImageShape, pixels: Vec<u8>) -> Vec<u8> {
        match self {
            Self::Pad { height, width } => {
                let (row, padded_row) = (from.width * from.channels, width * from.channels);
                let corner = (height - from.height) / 2 * padded_row + (width - from.width) / 2 * from.channels;
                let mut padded = vec![0; height * padded_row];
                for y in 0..from.height {
                    padded[corner + y * padded_row..][..row].copy_from_slice(&pixels[y * row..][..row]);
                }
                padded
            }
            Self::Replicate { channels } => pixels.into_iter().flat_map(|v| std::iter::repeat_n(v, channels)).collect(),
        }
    }
}

/// A source whose images go through fixed steps.
pub struct Prepared {
    source: Arc<dyn Source>,
    steps: Vec<Preprocess>,
    shape: ImageShape,
}

impl Prepared {
    /// `source` with `steps` applied in turn to every image.
    ///
    /// # Errors
    /// [`DataError::Request`] if a step cannot be applied to the shape it meets.
    pub fn new(source: Arc<dyn Source>, steps: Vec<Preprocess>) -> Result<Self, DataError> {
        let shape = steps.iter().try_fold(source.shape(), |shape, step| step.shape(shape))?;
        Ok(Self { source, steps, shape })
    }
}

impl Source for Prepared {
    fn count(&self) -> usize {
        self.source.count()
    }

    fn shape(&self) -> ImageShape {
        self.shape
    }

    fn label(&self, index: usize) -> i32 {
        self.source.label(index)
    }

    fn load(&self, index: usize, draws: &mut Draws, pixels: &mut [u8]) -> Result<(), DataError> {
        let from = self.source.shape();
        let mut original = vec![0; from.bytes()];
        self.source.load(index, draws, &mut original)?;
        pixels.copy_from_slice(&Preprocess::all(&self.steps, from, &original)?.1);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::{Dataset, Split};

    const SHAPE: ImageShape = ImageShape { height: 1, width: 2, channels: 1 };

    #[test]
    fn pad_and_replicate_by_hand() {
        let cases: [(&[Preprocess], &[u8]); 5] = [
            (&[], &[7, 9]),
            (&[Preprocess::Replicate { channels: 3 }], &[7, 7, 7, 9, 9, 9]),
            (&[Preprocess::Pad { height: 3, width: 4 }], &[0, 0, 0, 0, 0, 7, 9, 0, 0, 0, 0, 0]),
            (&[Preprocess::Pad { height: 2, width: 3 }], &[7, 9, 0, 0, 0, 0]),
            (
                &[Preprocess::Replicate { channels: 2 }, Preprocess::Pad { height: 1, width: 4 }],
                &[0, 0, 7, 7, 9, 9, 0, 0],
            ),
        ];
        for (steps, expected) in cases {
            let data = Dataset::new(Split::Test, SHAPE, vec![1, 1, 7, 9], vec![0, 0], vec!["a".into()]).unwrap();
            let prepared = Prepared::new(Arc::new(data), steps.to_vec()).unwrap();
            let mut pixels = vec![255; prepared.shape().bytes()];
            prepared.load(1, &mut Draws::new(&[]), &mut pixels).unwrap();
            assert_eq!(pixels, expected, "{steps:?}");
        }
    }

    #[test]
    fn refuses_what_cannot_be_applied() {
        let all = |steps: &[Preprocess], pixels: &[u8]| Preprocess::all(steps, SHAPE, pixels).unwrap_err().to_string();
        let replicate = |channels| Preprocess::Replicate { channels };
        assert_eq!(
            all(&[Preprocess::Pad { height: 1, width: 1 }], &[7, 9]),
            "padded size: expected at least 1x2, found 1x1"
        );
        assert_eq!(
            all(&[replicate(3), replicate(3)], &[7, 9]),
            "channels of an image to replicate: expected 1, found 3"
        );
        assert_eq!(all(&[replicate(0)], &[7, 9]), "replicated channels: expected at least 1, found 0");
        assert_eq!(all(&[], &[7]), "bytes of an image: expected 2, found 1");
    }
}
