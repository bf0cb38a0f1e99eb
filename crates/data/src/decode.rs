use std::path::Path;

use image::{DynamicImage, ImageDecoder, ImageReader, imageops::FilterType};

use crate::dataset::ImageShape;
use crate::error::DataError;

/// Decodes a PNG or JPEG file, told apart by content, into `[h, w, c]` of the given shape.
///
/// The orientation in the file's metadata is applied; the image is stretched to the height and width asked for
/// (antialiased bilinear); colour becomes grey, or grey RGB, as `channels` (1 or 3) asks; transparency is dropped.
///
/// # Errors
/// [`DataError::Io`] or [`DataError::Image`] with the file's name; [`DataError::Request`] for other channel counts or an
/// empty shape.
pub fn decode_image(path: &Path, shape: ImageShape) -> Result<Vec<u8>, DataError> {
    if !matches!(shape.channels, 1 | 3) || shape.bytes() == 0 {
        return Err(DataError::request("shape of a decoded image", "height x width x 1 or 3, not empty", shape));
    }
    let image = open(path)?;
    let (width, height) = (shape.width as u32, shape.height as u32);
    let image = match (image.width(), image.height()) == (width, height) {
        true => image,
        false => image.resize_exact(width, height, FilterType::Triangle),
    };
    Ok(match shape.channels {
        1 => image.into_luma8().into_raw(),
        _ => image.into_rgb8().into_raw(),
    })
}

fn open(path: &Path) -> Result<DynamicImage, DataError> {
    let io = |source| DataError::Io { path: path.to_path_buf(), source };
    let reader = ImageReader::open(path).map_err(io)?.with_guessed_format().map_err(io)?;
    let decode = || {
        let mut decoder = reader.into_decoder()?;
        let orientation = decoder.orientation()?;
        let mut image = DynamicImage::from_decoder(decoder)?;
        image.apply_orientation(orientation);
        Ok(image)
    };
    decode().map_err(|source| DataError::Image { path: path.to_path_buf(), source })
}

#[cfg(test)]
mod tests {
    use image::{ImageFormat, RgbImage};

    use super::*;

    fn shape(height: usize, width: usize, channels: usize) -> ImageShape {
        ImageShape { height, width, channels }
    }

    #[test]
    fn decodes_by_content() {
        let dir = tempfile::tempdir().unwrap();
        let picture = RgbImage::from_fn(4, 2, |x, y| if y == 0 { [255, 0, 0] } else { [40 * x as u8, 90, 9] }.into());
        let png = dir.path().join("really-a-png.jpg");
        picture.save_with_format(&png, ImageFormat::Png).unwrap();

        assert_eq!(decode_image(&png, shape(2, 4, 3)).unwrap(), picture.as_raw().as_slice());
        // ITU-R BT.709 luma of pure red: 0.2126 · 255.
        assert_eq!(decode_image(&png, shape(2, 4, 1)).unwrap()[0], 54);
        // Halving both sides: each pixel lies between those it covers.
        let half = decode_image(&png, shape(1, 2, 3)).unwrap();
        assert_eq!(half.len(), 6);
        assert!((120..180).contains(&half[0]) && half[1] == 45, "{half:?}");

        let jpeg = dir.path().join("flat.png");
        RgbImage::from_pixel(16, 16, [200, 100, 50].into()).save_with_format(&jpeg, ImageFormat::Jpeg).unwrap();
        for pixel in decode_image(&jpeg, shape(16, 16, 3)).unwrap().chunks(3) {
            assert!(pixel.iter().zip([200u8, 100, 50]).all(|(&p, q)| p.abs_diff(q) <= 3), "{pixel:?}");
        }
    }

    #[test]
    fn refusals_name_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let text = dir.path().join("text.png");
        std::fs::write(&text, "not an image").unwrap();
        let cut = dir.path().join("cut.png");
        RgbImage::new(9, 9).save(&cut).unwrap();
        let bytes = std::fs::read(&cut).unwrap();
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
