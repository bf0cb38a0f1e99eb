use std::path::Path;

use crate::dataset::{Dataset, ImageShape, Split};
use crate::error::DataError;
use crate::input::Input;

const IMAGES_MAGIC: u32 = 0x0000_0803;
const LABELS_MAGIC: u32 = 0x0000_0801;

/// Reads a pair of IDX files, plain or gzip, into grey images of `height` × `width`.
///
/// The format (Y. LeCun, C. Cortes, C. Burges, "The MNIST database"): big-endian 32-bit numbers – magic, count and, for
/// images, rows and columns – then one byte per pixel or label.
pub(crate) fn read(
    split: Split,
    images: &Path,
    labels: &Path,
    shape: ImageShape,
    classes: Vec<String>,
) -> Result<Dataset, DataError> {
    let (count, pixels) = read_images(images, shape)?;
    let labels = read_labels(labels, count, classes.len())?;
    Dataset::new(split, shape, pixels, labels, classes)
}

fn read_images(path: &Path, shape: ImageShape) -> Result<(u32, Vec<u8>), DataError> {
    let mut input = Input::open(path)?;
    magic(&mut input, IMAGES_MAGIC)?;
    let count = input.u32("number of images")?;
    for (offset, rule, expected) in [(8, "rows", shape.height), (12, "columns", shape.width)] {
        let found = input.u32(rule)?;
        if found as usize != expected {
            return Err(input.error(offset, rule, expected, found));
        }
    }
    let pixels = input.take("pixels", u64::from(count) * shape.bytes() as u64)?;
    input.end()?;
    Ok((count, pixels))
}

fn read_labels(path: &Path, images: u32, classes: usize) -> Result<Vec<i32>, DataError> {
    let mut input = Input::open(path)?;
    magic(&mut input, LABELS_MAGIC)?;
    let count = input.u32("number of labels")?;
    if count != images {
        return Err(input.error(4, "number of labels", format!("{images}, one per image"), count));
    }
    let labels = input.take("labels", u64::from(count))?;
    if let Some(at) = labels.iter().position(|&label| usize::from(label) >= classes) {
        return Err(input.error(8 + at as u64, "label", format!("0..{classes}"), labels[at]));
    }
    input.end()?;
    Ok(labels.into_iter().map(i32::from).collect())
}

fn magic(input: &mut Input, expected: u32) -> Result<(), DataError> {
    match input.u32("magic")? {
        found if found == expected => Ok(()),
        found => Err(input.error(0, "magic", format!("{expected:#010x}"), format!("{found:#010x}"))),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::{Compression, write::GzEncoder};

    use super::*;
    use crate::dataset::Source;

    const SHAPE: ImageShape = ImageShape { height: 2, width: 3, channels: 1 };

    fn gzip(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap()
    }

    /// Two images with pixels 0..12.
    fn images() -> Vec<u8> {
        let header: [u32; 4] = [0x803, 2, 2, 3];
        header.iter().flat_map(|n| n.to_be_bytes()).chain(0..12).collect()
    }

    fn labels() -> Vec<u8> {
        [0x801u32, 2].iter().flat_map(|n| n.to_be_bytes()).chain([1, 0]).collect()
    }

    fn read_bytes(images: &[u8], labels: &[u8]) -> Result<Dataset, String> {
        let dir = tempfile::tempdir().unwrap();
        let (images_path, labels_path) = (dir.path().join("images"), dir.path().join("labels"));
        std::fs::write(&images_path, images).unwrap();
        std::fs::write(&labels_path, labels).unwrap();
        read(Split::Test, &images_path, &labels_path, SHAPE, vec!["a".into(), "b".into()])
            .map_err(|e| e.to_string().replace(&format!("{}/", dir.path().display()), ""))
    }

    #[test]
    fn reads_plain_and_gzip() {
        for (images, labels) in [(images(), labels()), (gzip(&images()), gzip(&labels()))] {
            let data = read_bytes(&images, &labels).unwrap();
            assert_eq!((data.count(), data.shape(), data.split()), (2, SHAPE, Split::Test));
            assert_eq!(data.images(), (0..12).collect::<Vec<u8>>());
            assert_eq!(data.labels(), [1, 0]);
        }
    }

    #[test]
    fn names_file_and_byte_of_every_fault() {
        let with = |mut bytes: Vec<u8>, at: usize, value: u8| {
            bytes[at] = value;
            bytes
        };
        let and = |bytes: &[u8], more: &[u8]| [bytes, more].concat();
        let (i, l) = (images(), labels());
        let (packed_i, packed_l) = (gzip(&i), gzip(&l));
        let cut_packed = &packed_i[..packed_i.len() - 9];
        let cases: &[(&[u8], &[u8], &str)] = &[
            (&with(i.clone(), 3, 1), &l, "images: byte 0: magic: expected 0x00000803, found 0x00000801"),
            (&i, &with(l.clone(), 2, 9), "labels: byte 0: magic: expected 0x00000801, found 0x00000901"),
            (&i[..3], &l, "images: byte 3: magic: expected 4 bytes, found 3, then the end"),
            (&[], &l, "images: byte 0: magic: expected 4 bytes, found 0, then the end"),
            (&with(i.clone(), 11, 4), &l, "images: byte 8: rows: expected 2, found 4"),
            (&with(i.clone(), 15, 28), &l, "images: byte 12: columns: expected 3, found 28"),
            (&i[..27], &l, "images: byte 27: pixels: expected 12 bytes, found 11, then the end"),
            (&with(i.clone(), 7, 3), &l, "images: byte 28: pixels: expected 18 bytes, found 12, then the end"),
            (
                &with(i.clone(), 4, 255),
                &l,
                "images: byte 28: pixels: expected 25669140492 bytes, found 12, then the end",
            ),
            (&and(&i, &[0]), &l, "images: byte 28: length: expected the end of the file, found more bytes"),
            (&i, &with(l.clone(), 7, 3), "labels: byte 4: number of labels: expected 2, one per image, found 3"),
            (&i, &with(l.clone(), 9, 2), "labels: byte 9: label: expected 0..2, found 2"),
            (&i, &l[..9], "labels: byte 9: labels: expected 2 bytes, found 1, then the end"),
            (&i, &and(&l, &[0]), "labels: byte 10: length: expected the end of the file, found more bytes"),
            (&gzip(&and(&i, &[0])), &l, "images: byte 28: length: expected the end of the file, found more bytes"),
            (&i, &gzip(&with(l.clone(), 9, 7)), "labels: byte 9: label: expected 0..2, found 7"),
        ];
        for (images, labels, expected) in cases {
            assert_eq!(read_bytes(images, labels).unwrap_err(), *expected);
        }
        // The reasons in these are the decompressor's.
        let damaged: &[(&[u8], &[u8], &str)] = &[
            (cut_packed, &l, "images: byte "),
            (&and(&packed_i, b"tail"), &l, "images: byte 28: gzip: expected a complete gzip stream, found "),
            (&i, &with(packed_l.clone(), 10, 0xff), "labels: byte 0: gzip: expected a complete gzip stream, found "),
            (
                &i,
                &with(packed_l.clone(), packed_l.len() - 5, 1),
                "labels: byte 10: gzip: expected a complete gzip stream",
            ),
        ];
        for (images, labels, prefix) in damaged {
            let error = read_bytes(images, labels).unwrap_err();
            assert!(error.starts_with(prefix) && error.contains(": gzip: "), "{error}");
        }
    }
}
