use std::io::Read;

use flate2::read::GzDecoder;

use crate::dataset::{Dataset, ImageShape, Split};

const SHAPE: ImageShape = ImageShape { height: 8, width: 8, channels: 1 };
/// Records of 64 pixels (0..=16) and a label, gzip; origin and licence stand in the `NOTICE` beside it.
const PACKED: &[u8] = include_bytes!("../assets/digits.bin.gz");
const RECORD: usize = 64 + 1;
const COUNT: usize = 1797;

/// The train (1,442) and test (355) images. Of each class, every fifth image in the order of the source is a test
/// image, so both parts hold every class in nearly equal number. Pixels are scaled from 0..=16 to 0..=255, rounded to
/// nearest.
pub(crate) fn read(classes: &[String]) -> (Dataset, Dataset) {
    let mut records = Vec::with_capacity(COUNT * RECORD);
    GzDecoder::new(PACKED).read_to_end(&mut records).expect("the digits inside the crate unpack");
    assert_eq!(records.len(), COUNT * RECORD, "the digits inside the crate are complete");

    let (mut train, mut test) = ((Vec::new(), Vec::new()), (Vec::new(), Vec::new()));
    let mut seen = vec![0; classes.len()];
    for record in records.chunks_exact(RECORD) {
        let (pixels, label) = (&record[..64], record[64]);
        seen[usize::from(label)] += 1;
        let (images, labels) = if seen[usize::from(label)] % 5 == 0 { &mut test } else { &mut train };
        images.extend(pixels.iter().map(|&v| ((u16::from(v) * 255 + 8) / 16) as u8));
        labels.push(i32::from(label));
    }
    let dataset = |split, (images, labels)| {
        Dataset::new(split, SHAPE, images, labels, classes.to_vec()).expect("the digits inside the crate fit together")
    };
    (dataset(Split::Train, train), dataset(Split::Test, test))
}
