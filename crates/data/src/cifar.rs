use std::path::{Path, PathBuf};

use crate::dataset::{Dataset, ImageShape, Split};
use crate::error::DataError;
use crate::input::Input;

const PLANE: usize = 32 * 32;
const SHAPE: ImageShape = ImageShape { height: 32, width: 32, channels: 3 };

/// Reads CIFAR-10 in its binary version (A. Krizhevsky, "Learning multiple layers of features from tiny images", 2009):
/// each file holds `records` records of 3,073 bytes – a label, then the red, green and blue plane, row-major.
pub(crate) fn read(
    split: Split,
    files: &[PathBuf],
    records: usize,
    classes: Vec<String>,
) -> Result<Dataset, DataError> {
    let mut images = Vec::with_capacity(files.len() * records * SHAPE.bytes());
    let mut labels = Vec::with_capacity(files.len() * records);
    for path in files {
        let mut input = Input::open(path)?;
        for _ in 0..records {
            let record = input.take("record", 1 + SHAPE.bytes() as u64)?;
            if usize::from(record[0]) >= classes.len() {
                let at = input.offset() - record.len() as u64;
                return Err(input.error(at, "label", format!("0..{}", classes.len()), record[0]));
            }
            labels.push(i32::from(record[0]));
            let planes = &record[1..];
            images.extend((0..PLANE).flat_map(|at| [planes[at], planes[PLANE + at], planes[2 * PLANE + at]]));
        }
        input.end()?;
    }
    Dataset::new(split, SHAPE, images, labels, classes)
}

/// Reads the class names, one a line; blank lines at the end are not names.
pub(crate) fn read_classes(path: &Path, count: usize) -> Result<Vec<String>, DataError> {
    let text = std::fs::read_to_string(path).map_err(|source| DataError::Io { path: path.to_path_buf(), source })?;
    let names: Vec<String> = text.trim_end().lines().map(|line| line.trim().to_owned()).collect();
    let error = |offset: usize, rule, expected: String, found: String| {
        Err(DataError::Format { path: path.to_path_buf(), offset: offset as u64, rule, expected, found })
    };
    if let Some(at) = names.iter().position(String::is_empty) {
        let offset = text.split_inclusive('\n').take(at).map(str::len).sum();
        return error(offset, "class name", "a name on every line".into(), "an empty line".into());
    }
    if names.len() != count {
        return error(text.len(), "class names", format!("{count} lines"), names.len().to_string());
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::Source;

    /// A record whose pixel `at` is (at, at + 1, at + 2), modulo 256.
    fn record(label: u8) -> Vec<u8> {
        let plane = |shift: usize| (0..PLANE).map(move |at| (at + shift) as u8);
        std::iter::once(label).chain(plane(0)).chain(plane(1)).chain(plane(2)).collect()
    }

    fn read_bytes(files: &[Vec<u8>], records: usize) -> Result<Dataset, String> {
        let dir = tempfile::tempdir().unwrap();
        let paths: Vec<PathBuf> = (0..files.len()).map(|i| dir.path().join(format!("{i}.bin"))).collect();
        paths.iter().zip(files).for_each(|(path, bytes)| std::fs::write(path, bytes).unwrap());
        read(Split::Train, &paths, records, vec!["a".into(), "b".into(), "c".into()])
            .map_err(|e| e.to_string().replace(&format!("{}/", dir.path().display()), ""))
    }

    #[test]
    fn planes_become_interleaved_pixels() {
        let data = read_bytes(&[[record(0), record(2)].concat(), [record(1), record(1)].concat()], 2).unwrap();
        assert_eq!((data.count(), data.shape()), (4, SHAPE));
        assert_eq!(data.labels(), [0, 2, 1, 1]);
        assert_eq!(data.image(3)[..6], [0, 1, 2, 1, 2, 3]);
        assert_eq!(data.image(0)[SHAPE.bytes() - 3..], [255, 0, 1]);
    }

    #[test]
    fn names_file_and_byte_of_every_fault() {
        let good = [record(0), record(1)].concat();
        let cases: &[(&[u8], &str)] = &[
            (&good[..good.len() - 1], "1.bin: byte 6145: record: expected 3073 bytes, found 3072, then the end"),
            (&good[..3073], "1.bin: byte 3073: record: expected 3073 bytes, found 0, then the end"),
            (&[&good[..], &[0]].concat(), "1.bin: byte 6146: length: expected the end of the file, found more bytes"),
            (&[record(0), record(3)].concat(), "1.bin: byte 3073: label: expected 0..3, found 3"),
        ];
        for (bytes, expected) in cases {
            assert_eq!(read_bytes(&[good.clone(), bytes.to_vec()], 2).unwrap_err(), *expected);
        }
    }

    #[test]
    fn class_names() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let read = |text: &str| {
            std::fs::write(file.path(), text).unwrap();
            read_classes(file.path(), 2).map_err(|e| e.to_string().replace(&file.path().display().to_string(), "meta"))
        };
        assert_eq!(read("cat\r\ndog\n\n").unwrap(), ["cat", "dog"]);
        assert_eq!(read("cat\n").unwrap_err(), "meta: byte 4: class names: expected 2 lines, found 1");
        assert_eq!(
            read("cat\n\ndog").unwrap_err(),
            "meta: byte 4: class name: expected a name on every line, found an empty line"
        );
    }
}
