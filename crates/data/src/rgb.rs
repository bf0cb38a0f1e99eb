use std::{io::Cursor, path::Path};

use zune_core::{bytestream::ZCursor, colorspace::ColorSpace, options::DecoderOptions};
use zune_jpeg::JpegDecoder;

use crate::error::{DataError, ImageError};

/// A PNG that needs more bytes than this is refused.
const MOST_BYTES: usize = 512 << 20;

/// An RGB image of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RgbImage {
    /// Rows, at least one.
    pub height: usize,
    /// Columns, at least one.
    pub width: usize,
    /// `[h, w, 3]`.
    pub pixels: Vec<u8>,
}

impl RgbImage {
    /// Decodes a JPEG or PNG file, told apart by content, to what Pillow's `Image.open(path).convert("RGB")` gives.
    ///
    /// Grey is repeated; a palette is looked up; transparency is dropped, not composited; CMYK and YCCK are taken as
    /// inverted, as Adobe writes them, and become `(255 - c)(255 - k) / 255`; of 16 bits the high byte is kept. Colour
    /// profiles and the orientation in the metadata are not applied. PNG agrees with Pillow exactly (but for 16-bit
    /// grey, where Pillow saturates), JPEG up to the rounding of the inverse DCT and of chroma upsampling.
    ///
    /// # Errors
    /// [`DataError::Io`] or [`DataError::Image`] with the file's name. Truncated or damaged data is an error.
    pub fn open(path: &Path) -> Result<Self, DataError> {
        Ok(Self::open_kind(path)?.0)
    }

    /// The image and how the file stores it.
    pub(crate) fn open_kind(path: &Path) -> Result<(Self, String), DataError> {
        let bytes = std::fs::read(path).map_err(|source| DataError::Io { path: path.to_path_buf(), source })?;
        Self::decode(&bytes).map_err(|source| DataError::Image { path: path.to_path_buf(), source })
    }

    /// The same for a file's content.
    pub(crate) fn decode(bytes: &[u8]) -> Result<(Self, String), ImageError> {
        match bytes {
            [0xff, 0xd8, 0xff, ..] => decode_jpeg(bytes),
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => decode_png(bytes),
            _ => Err(ImageError::Format),
        }
    }
}

fn decode_jpeg(bytes: &[u8]) -> Result<(RgbImage, String), ImageError> {
    let options = DecoderOptions::default().set_strict_mode(true).jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    let pixels = decoder.decode()?;
    let (width, height) = decoder.dimensions().unwrap_or_default();
    if pixels.is_empty() || pixels.len() != height * width * 3 {
        return Err(ImageError::Size { width, height });
    }
    let kind = decoder.input_colorspace().map_or_else(String::new, |space| format!("JPEG {space:?}"));
    Ok((RgbImage { height, width, pixels }, kind))
}

fn decode_png(bytes: &[u8]) -> Result<(RgbImage, String), ImageError> {
    let mut decoder = png::Decoder::new_with_limits(Cursor::new(bytes), png::Limits { bytes: MOST_BYTES });
    // Palettes are looked up, fewer bits than 8 become 8; 16 stay.
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info()?;
    let [width, height] = [reader.info().width, reader.info().height].map(|side| side as usize);
    let size = reader.output_buffer_size().filter(|&size| size <= MOST_BYTES);
    let mut stored = vec![0; size.ok_or(ImageError::Size { width, height })?];
    reader.next_frame(&mut stored)?;
    let (color, depth) = reader.output_color_type();
    let (bits, step) = if depth == png::BitDepth::Sixteen { (16, 2) } else { (8, 1) };
    let (name, green, blue) = match color {
        png::ColorType::Grayscale => ("L", 0, 0),
        png::ColorType::GrayscaleAlpha => ("La", 0, 0),
        png::ColorType::Rgb | png::ColorType::Indexed => ("Rgb", step, 2 * step),
        png::ColorType::Rgba => ("Rgba", step, 2 * step),
    };
    // Of 16 bits the high byte comes first.
    let stored = stored.chunks_exact(color.samples() * step);
    let pixels = stored.flat_map(|pixel| [pixel[0], pixel[green], pixel[blue]]).collect();
    Ok((RgbImage { height, width, pixels }, format!("PNG {name}{bits}")))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::random::Draws;

    fn fixture(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/decode").join(name)
    }

    /// The largest and the mean difference, `f` being applied to our values.
    fn distance(ours: &RgbImage, theirs: &RgbImage, f: impl Fn(u8) -> u8) -> (u8, f64) {
        assert_eq!((ours.height, ours.width, ours.pixels.len()), (theirs.height, theirs.width, theirs.pixels.len()));
        let differences = ours.pixels.iter().zip(&theirs.pixels).map(|(&a, &b)| f(a).abs_diff(b));
        let sum: f64 = differences.clone().map(f64::from).sum();
        (differences.max().unwrap(), sum / ours.pixels.len() as f64)
    }

    #[test]
    fn every_kind_is_what_pillow_makes_of_it() {
        let jpeg = |kind| (4, 0.5, kind);
        let png = |kind| (0, 0.0, kind);
        let cases = [
            ("420.jpg", jpeg("JPEG YCbCr")),
            ("422.jpg", jpeg("JPEG YCbCr")),
            ("444.jpg", jpeg("JPEG YCbCr")),
            ("progressive.jpg", jpeg("JPEG YCbCr")),
            ("restart.jpg", jpeg("JPEG YCbCr")),
            ("turned.jpg", jpeg("JPEG YCbCr")),
            ("grey.jpg", jpeg("JPEG Luma")),
            ("rgb.jpg", jpeg("JPEG RGB")),
            ("cmyk.jpg", jpeg("JPEG CMYK")),
            ("cmyk_unmarked.jpg", jpeg("JPEG CMYK")),
            ("ycck.jpg", jpeg("JPEG YCCK")),
            ("rgb.png", png("PNG Rgb8")),
            ("grey.png", png("PNG L8")),
            ("grey_alpha.png", png("PNG La8")),
            ("rgb_alpha.png", png("PNG Rgba8")),
            ("palette.png", png("PNG Rgb8")),
            ("palette_alpha.png", png("PNG Rgba8")),
            ("rgb_key.png", png("PNG Rgba8")),
            ("grey_key.png", png("PNG La8")),
            ("1bit.png", png("PNG L8")),
            ("2bit.png", png("PNG L8")),
            ("grey16.png", png("PNG L16")),
            ("grey16_alpha.png", png("PNG La16")),
            ("rgb16.png", png("PNG Rgb16")),
        ];
        for (name, (limit, mean_limit, kind)) in cases {
            let (ours, found) = RgbImage::open_kind(&fixture(name)).unwrap();
            let theirs = RgbImage::open(&fixture(&format!("{name}.rgb.png"))).unwrap();
            let (max, mean) = distance(&ours, &theirs, |v| v);
            assert!(max <= limit && mean <= mean_limit, "{name}: max {max}, mean {mean}");
            assert_eq!(found, kind, "{name}");
            let (max, _) = distance(&ours, &theirs, |v| 255 - v);
            assert!(max > limit, "control: {name} inverted must differ");
        }
    }

    #[test]
    fn damage_is_an_error_with_the_name() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["420.jpg", "progressive.jpg", "cmyk.jpg", "rgb.png", "grey16.png"] {
            let bytes = std::fs::read(fixture(name)).unwrap();
            let path = dir.path().join(name);
            for length in [0, 1, 3, 40, bytes.len() / 2, bytes.len() - 40] {
                std::fs::write(&path, &bytes[..length]).unwrap();
                let error = RgbImage::open(&path).unwrap_err().to_string();
                assert!(error.starts_with(&format!("{}: ", path.display())), "{error}");
            }
            std::fs::write(&path, &bytes).unwrap();
            assert!(RgbImage::open(&path).is_ok(), "control");
        }
        for (name, content) in [("gif.jpg", &b"GIF89a\x01\0\x01\0"[..]), ("text.png", b"not an image")] {
            let path = dir.path().join(name);
            std::fs::write(&path, content).unwrap();
            assert!(matches!(RgbImage::open(&path), Err(DataError::Image { .. })));
        }
        assert!(matches!(RgbImage::open(&dir.path().join("absent.jpg")), Err(DataError::Io { .. })));
    }

    /// Whatever bytes are changed, decoding ends with an image that fits its size or with an error.
    #[test]
    fn mutated_files_do_not_panic() {
        let (mut images, mut errors) = (0, 0);
        for name in ["420.jpg", "progressive.jpg", "restart.jpg", "cmyk.jpg", "palette_alpha.png", "rgb16.png"] {
            let bytes = std::fs::read(fixture(name)).unwrap();
            for key in 0..3000 {
                let mut draws = Draws::new(&[key]);
                let mut mutated = bytes.clone();
                for _ in 0..=draws.below(4) {
                    let at = draws.below(mutated.len());
                    mutated[at] = draws.bits() as u8;
                }
                mutated.truncate(mutated.len() - draws.below(2) * draws.below(mutated.len()));
                match RgbImage::decode(&mutated) {
                    Ok((image, _)) => {
                        assert_eq!(image.pixels.len(), image.height * image.width * 3);
                        assert!(!image.pixels.is_empty(), "{name}, {key}");
                        images += 1;
                    }
                    Err(_) => errors += 1,
                }
            }
        }
        assert!(images > 1000 && errors > 1000, "{images} images, {errors} errors");
    }
}
