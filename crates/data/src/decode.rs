use std::{io::Cursor, path::Path};

use exif::{In, Tag};

use crate::dataset::ImageShape;
use crate::error::DataError;
use crate::pixels::Interpolation;
use crate::resize::{Axis, resize};
use crate::rgb::RgbImage;

/// Decodes a PNG or JPEG file, told apart by content, into `[h, w, c]` of the given shape.
///
/// The orientation in the file's metadata is applied; the image is stretched to the height and width asked for
/// (antialiased bilinear); colour becomes grey, or grey RGB, as `channels` (1 or 3) asks; transparency is dropped.
///
/// # Errors
/// [`DataError::Io`] or [`DataError::Image`] with the file's name; [`DataError::Request`] for other channel counts or
/// an empty shape.
pub fn decode_image(path: &Path, shape: ImageShape) -> Result<Vec<u8>, DataError> {
    if !matches!(shape.channels, 1 | 3) || shape.bytes() == 0 {
        return Err(DataError::request("shape of a decoded image", "height x width x 1 or 3, not empty", shape));
    }
    let bytes = std::fs::read(path).map_err(|source| DataError::Io { path: path.to_path_buf(), source })?;
    let (image, _) =
        RgbImage::decode(&bytes).map_err(|source| DataError::Image { path: path.to_path_buf(), source })?;
    let pixels = stretched(upright(image, orientation(&bytes)), shape.height, shape.width);
    Ok(match shape.channels {
        1 => pixels.as_chunks().0.iter().map(luma).collect(),
        _ => pixels,
    })
}

/// The orientation in a file's metadata, as Exif numbers them: 1 is upright.
fn orientation(bytes: &[u8]) -> u32 {
    let exif = exif::Reader::new().continue_on_error(true).read_from_container(&mut Cursor::new(bytes));
    let exif = exif.or_else(|error| error.distill_partial_result(|_| ()));
    exif.ok().and_then(|exif| exif.get_field(Tag::Orientation, In::PRIMARY)?.value.get_uint(0)).unwrap_or(1)
}

/// The image that was stored in this orientation.
fn upright(image: RgbImage, orientation: u32) -> RgbImage {
    let (flip_rows, flip_columns) = (matches!(orientation, 3 | 4 | 6 | 7), matches!(orientation, 2 | 3 | 7 | 8));
    let transpose = matches!(orientation, 5..=8);
    if !(flip_rows || flip_columns || transpose) {
        return image;
    }
    let (height, width) = if transpose { (image.width, image.height) } else { (image.height, image.width) };
    let stored = image.pixels.as_chunks::<3>().0;
    let pixel = |row: usize, column: usize| {
        let (row, column) = if transpose { (column, row) } else { (row, column) };
        let row = if flip_rows { image.height - 1 - row } else { row };
        let column = if flip_columns { image.width - 1 - column } else { column };
        stored[row * image.width + column]
    };
    let pixels = (0..height).flat_map(|row| (0..width).flat_map(move |column| pixel(row, column))).collect();
    RgbImage { height, width, pixels }
}

/// The pixels of the image resized, whatever its aspect ratio.
fn stretched(image: RgbImage, height: usize, width: usize) -> Vec<u8> {
    if (image.height, image.width) == (height, width) {
        return image.pixels;
    }
    let axis = |length, size| Axis { start: 0, length, resized: size, skip: 0, size };
    let mut pixels = vec![0; height * width * 3];
    let (rows, columns) = (axis(image.height, height), axis(image.width, width));
    resize(&image, &rows, &columns, Interpolation::Bilinear, &mut pixels);
    pixels
}

/// ITU-R BT.709 luma.
fn luma(pixel: &[u8; 3]) -> u8 {
    let [r, g, b] = pixel.map(u32::from);
    ((2126 * r + 7152 * g + 722 * b + 5000) / 10000) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::{jpeg, png};

    fn shape(height: usize, width: usize, channels: usize) -> ImageShape {
        ImageShape { height, width, channels }
    }

    #[test]
    fn decodes_by_content() {
        let dir = tempfile::tempdir().unwrap();
        let top = [255, 0, 0].repeat(4);
        let picture = [&top[..], &[0, 90, 9, 40, 90, 9, 80, 90, 9, 120, 90, 9]].concat();
        let file = dir.path().join("really-a-png.jpg");
        std::fs::write(&file, png(4, 2, &picture)).unwrap();

        assert_eq!(decode_image(&file, shape(2, 4, 3)).unwrap(), picture);
        // ITU-R BT.709 luma of pure red: 0.2126 · 255.
        assert_eq!(decode_image(&file, shape(2, 4, 1)).unwrap()[0], 54);
        // Halving both sides: each pixel lies between those it covers.
        let half = decode_image(&file, shape(1, 2, 3)).unwrap();
        assert_eq!(half.len(), 6);
        assert!((120..180).contains(&half[0]) && half[1] == 45, "{half:?}");

        let file = dir.path().join("flat.png");
        std::fs::write(&file, jpeg(16, 16, &[200, 100, 50].repeat(256))).unwrap();
        for pixel in decode_image(&file, shape(16, 16, 3)).unwrap().chunks(3) {
            assert!(pixel.iter().zip([200u8, 100, 50]).all(|(&p, q)| p.abs_diff(q) <= 3), "{pixel:?}");
        }
    }

    /// What each orientation makes of the rows `ab`, `cd`, `ef`.
    #[test]
    fn orientations() {
        let image = |rows: &str| {
            let rows: Vec<&str> = rows.split(' ').collect();
            let pixels = rows.concat().bytes().flat_map(|byte| [byte; 3]).collect();
            RgbImage { height: rows.len(), width: rows[0].len(), pixels }
        };
        let cases =
            ["ab cd ef", "ba dc fe", "fe dc ba", "ef cd ab", "ace bdf", "eca fdb", "fdb eca", "bdf ace", "ab cd ef"];
        for (rows, orientation) in cases.into_iter().zip(1..) {
            assert_eq!(upright(image("ab cd ef"), orientation), image(rows), "{orientation}");
        }
    }

    #[test]
    fn the_orientation_of_a_file_is_applied() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/decode/turned.jpg");
        let stored = RgbImage::open(&file).unwrap();
        assert_eq!(orientation(&std::fs::read(&file).unwrap()), 6);
        let turned = upright(stored.clone(), 6);
        assert_eq!(decode_image(&file, shape(stored.width, stored.height, 3)).unwrap(), turned.pixels);
    }

    #[test]
    fn refusals_name_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let text = dir.path().join("text.png");
        std::fs::write(&text, "not an image").unwrap();
        let cut = dir.path().join("cut.png");
        let bytes = png(9, 9, &[0; 243]);
        std::fs::write(&cut, &bytes[..bytes.len() / 2]).unwrap();
        for path in [&text, &cut, &dir.path().join("absent.png")] {
            let error = decode_image(path, shape(8, 8, 1)).unwrap_err().to_string();
            assert!(error.starts_with(&format!("{}: ", path.display())), "{error}");
        }
        assert_eq!(
            decode_image(&text, shape(8, 8, 2)).unwrap_err().to_string(),
            "shape of a decoded image: expected height x width x 1 or 3, not empty, found 8x8x2"
        );
    }
}
