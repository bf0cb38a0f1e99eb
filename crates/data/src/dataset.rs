use crate::error::DataError;
use crate::random::Draws;

/// Height, width and channels of one image, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageShape {
    /// Rows.
    pub height: usize,
    /// Columns.
    pub width: usize,
    /// Values per pixel: 1 is grey, 3 is RGB.
    pub channels: usize,
}

impl ImageShape {
    /// Bytes of one image.
    pub fn bytes(self) -> usize {
        self.height * self.width * self.channels
    }
}

impl std::fmt::Display for ImageShape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}x{}x{}", self.height, self.width, self.channels)
    }
}

/// Labelled images that a [`Loader`](crate::Loader) can draw from, one by one and from several threads.
pub trait Source: Send + Sync {
    /// Number of samples.
    fn count(&self) -> usize;

    /// The shape of every image that [`load`](Self::load) writes.
    fn shape(&self) -> ImageShape;

    /// The class of sample `index`, below the number of classes.
    fn label(&self, index: usize) -> i32;

    /// Writes image `index` into `pixels` (`[h, w, c]`, of [`shape`](Self::shape)). A source that crops at random while
    /// it decodes takes its randomness from `draws`, which depend on (seed, epoch, index) only.
    fn load(&self, index: usize, draws: &mut Draws, pixels: &mut [u8]) -> Result<(), DataError>;
}

/// Which part of a data set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// The images a network learns from.
    Train,
    /// The images it is judged by.
    Test,
}

/// Labelled images in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dataset {
    split: Split,
    shape: ImageShape,
    images: Vec<u8>,
    labels: Vec<i32>,
    classes: Vec<String>,
}

impl Dataset {
    /// A data set of `labels.len()` images, `images` being `[count, h, w, c]`.
    ///
    /// # Errors
    /// [`DataError::Request`] if the two disagree in number or a label is not in `0..classes.len()`.
    pub fn new(
        split: Split,
        shape: ImageShape,
        images: Vec<u8>,
        labels: Vec<i32>,
        classes: Vec<String>,
    ) -> Result<Self, DataError> {
        let expected = labels.len() * shape.bytes();
        if images.len() != expected {
            return Err(DataError::request("bytes of all images", expected, images.len()));
        }
        let in_range = |&label: &i32| usize::try_from(label).is_ok_and(|l| l < classes.len());
        if let Some(label) = labels.iter().find(|label| !in_range(label)) {
            return Err(DataError::request("label", format!("0..{}", classes.len()), label));
        }
        Ok(Self { split, shape, images, labels, classes })
    }

    /// Which part of its data set this is.
    pub fn split(&self) -> Split {
        self.split
    }

    /// All pixels, `[count, h, w, c]`.
    pub fn images(&self) -> &[u8] {
        &self.images
    }

    /// The pixels of one image, `[h, w, c]`. Panics if `index` is not below [`count`](Source::count).
    pub fn image(&self, index: usize) -> &[u8] {
        let bytes = self.shape.bytes();
        &self.images[index * bytes..][..bytes]
    }

    /// All labels, `[count]`.
    pub fn labels(&self) -> &[i32] {
        &self.labels
    }

    /// The name of each class.
    pub fn classes(&self) -> &[String] {
        &self.classes
    }
}

impl Source for Dataset {
    fn count(&self) -> usize {
        self.labels.len()
    }

    fn shape(&self) -> ImageShape {
        self.shape
    }

    fn label(&self, index: usize) -> i32 {
        self.labels[index]
    }

    fn load(&self, index: usize, _: &mut Draws, pixels: &mut [u8]) -> Result<(), DataError> {
        pixels.copy_from_slice(self.image(index));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_what_does_not_fit_together() {
        let shape = ImageShape { height: 1, width: 2, channels: 1 };
        let new = |images: &[u8], labels: &[i32]| {
            let classes = vec!["a".into(), "b".into()];
            Dataset::new(Split::Train, shape, images.to_vec(), labels.to_vec(), classes).map_err(|e| e.to_string())
        };
        assert!(new(&[1, 2, 3, 4], &[0, 1]).is_ok());
        assert_eq!(new(&[1, 2, 3], &[0, 1]).unwrap_err(), "bytes of all images: expected 4, found 3");
        assert_eq!(new(&[1, 2], &[2]).unwrap_err(), "label: expected 0..2, found 2");
        assert_eq!(new(&[1, 2], &[-1]).unwrap_err(), "label: expected 0..2, found -1");
    }
}
