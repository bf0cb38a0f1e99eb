//! What tests compare with, written by `scripts/make_*_fixtures.py`.

use std::{collections::BTreeMap, path::PathBuf};

use crate::dataset::ImageShape;
use crate::rgb::RgbImage;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name)
}

/// The lines of a fixture, each divided at its spaces.
pub(crate) fn lines(name: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(path(name)).unwrap();
    text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect()
}

/// An RGB image.
pub(crate) fn rgb(name: &str) -> RgbImage {
    RgbImage::open(&path(name)).unwrap()
}

/// A PNG file of RGB pixels.
pub(crate) fn png(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().unwrap().write_image_data(pixels).unwrap();
    bytes
}

/// A JPEG file of RGB pixels.
pub(crate) fn jpeg(width: u16, height: u16, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    jpeg_encoder::Encoder::new(&mut bytes, 90).encode(pixels, width, height, jpeg_encoder::ColorType::Rgb).unwrap();
    bytes
}

/// An image of one or three channels; grey ones are stored as such.
pub(crate) fn image(name: &str, channels: usize) -> (ImageShape, Vec<u8>) {
    let RgbImage { height, width, pixels } = rgb(name);
    (ImageShape { height, width, channels }, pixels.into_iter().step_by(4 - channels).collect())
}

/// A line of `random/KIND.txt`: its picture, and what a library makes of it.
pub(crate) struct Case {
    /// Key and parameters.
    pub(crate) fields: Vec<String>,
    /// The number after those that were drawn.
    pub(crate) next: u64,
    pub(crate) shape: ImageShape,
    pub(crate) source: Vec<u8>,
    pub(crate) result: Vec<u8>,
}

/// All cases of a kind. The results of a picture's cases are below each other.
pub(crate) fn cases(kind: &str) -> Vec<Case> {
    let mut rows = BTreeMap::new();
    let case = |mut fields: Vec<String>| {
        let (picture, next) = (fields.remove(0), fields.pop().unwrap().parse().unwrap());
        let channels = if picture == "grey" { 1 } else { 3 };
        let (shape, source) = image(&format!("random/{picture}.png"), channels);
        let (_, sheet) = image(&format!("random/{picture}.{kind}.png"), channels);
        let row: &mut usize = rows.entry(picture).or_default();
        let result = sheet[*row * shape.bytes()..][..shape.bytes()].to_vec();
        *row += 1;
        Case { fields, next, shape, source, result }
    };
    lines(&format!("random/{kind}.txt")).into_iter().map(case).collect()
}

impl Case {
    /// The parameter at a place.
    pub(crate) fn field<T: std::str::FromStr<Err: std::fmt::Debug>>(&self, at: usize) -> T {
        self.fields[at].parse().unwrap()
    }
}
