use std::path::Path;

use super::*;
use crate::RgbImage;

const FILL: [u8; 3] = [124, 116, 104];
const PICTURES: [(&str, usize); 4] = [("colour", 3), ("dull", 3), ("grey", 1), ("tiny", 3)];

/// A fixture; of a grey one, one channel.
fn fixture(name: &str, channels: usize) -> (ImageShape, Vec<u8>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/augment").join(name);
    let RgbImage { height, width, pixels } = RgbImage::open(&path).unwrap();
    (ImageShape { height, width, channels }, pixels.into_iter().step_by(4 - channels).collect())
}

/// Name, operation and what Pillow makes of the picture.
fn cases(picture: &str, channels: usize) -> Vec<(String, PixelOp, Vec<u8>)> {
    let lines = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/augment/ops.txt")).unwrap();
    let (_, results) = fixture(&format!("{picture}.ops.png"), channels);
    let size = results.len() / lines.lines().count();
    let results = results.chunks_exact(size).map(<[u8]>::to_vec);
    lines.lines().zip(results).map(|(line, result)| (format!("{picture}: {line}"), parse(line), result)).collect()
}

fn parse(line: &str) -> PixelOp {
    let fields: Vec<&str> = line.split(' ').collect();
    let value: f64 = fields[1].parse().unwrap();
    let filter = if fields[2] == "bicubic" { Interpolation::Bicubic } else { Interpolation::Bilinear };
    match fields[0] {
        "AutoContrast" => PixelOp::AutoContrast,
        "Equalize" => PixelOp::Equalize,
        "Invert" => PixelOp::Invert,
        "Posterize" => PixelOp::Posterize(value as u32),
        "Solarize" => PixelOp::Solarize(value as u32),
        "SolarizeAdd" => PixelOp::SolarizeAdd(value as u32),
        "Color" => PixelOp::Color(value),
        "Contrast" => PixelOp::Contrast(value),
        "Brightness" => PixelOp::Brightness(value),
        "Sharpness" => PixelOp::Sharpness(value),
        "Hue" => PixelOp::Hue(value),
        "Rotate" => PixelOp::Rotate(value, filter),
        "ShearX" => PixelOp::ShearX(value, filter),
        "ShearY" => PixelOp::ShearY(value, filter),
        "TranslateXRel" => PixelOp::TranslateX(value, filter),
        "TranslateYRel" => PixelOp::TranslateY(value, filter),
        other => panic!("{other}"),
    }
}

fn differing(a: &[u8], b: &[u8]) -> usize {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).filter(|(a, b)| a != b).count()
}

#[test]
fn every_operation_is_pillows_to_the_byte() {
    let (mut checked, mut changed) = (0, 0);
    for (picture, channels) in PICTURES {
        let (shape, source) = fixture(&format!("{picture}.png"), channels);
        for (case, op, expected) in cases(picture, channels) {
            let mut pixels = source.clone();
            op.apply(shape, &FILL, &mut pixels);
            assert_eq!(differing(&pixels, &expected), 0, "{case}: of {} bytes", pixels.len());
            (checked, changed) = (checked + 1, changed + usize::from(expected != source));
        }
    }
    assert!(checked > 600 && changed > 500, "{checked} results, {changed} of them not the source");
}

/// What a mistake would make of the picture differs from Pillow's result in a good part of all bytes.
#[test]
fn mistakes_show() {
    let (shape, source) = fixture("colour.png", 3);
    let cases = cases("colour", 3);
    let miss = |line: &str, mistaken: &dyn Fn(&mut [u8])| {
        let (_, _, expected) = cases.iter().find(|(case, ..)| case == &format!("colour: {line}")).unwrap();
        let mut pixels = source.clone();
        mistaken(&mut pixels);
        assert!(differing(&pixels, expected) * 50 > pixels.len(), "control: {line}");
    };
    let with = |fill: [u8; 3], op: PixelOp| move |pixels: &mut [u8]| op.apply(shape, &fill, pixels);
    let (bilinear, bicubic) = (Interpolation::Bilinear, Interpolation::Bicubic);
    miss("Rotate 18.0 bilinear", &with([128; 3], PixelOp::Rotate(18.0, bilinear)));
    miss("Rotate 18.0 bilinear", &with(FILL, PixelOp::Rotate(-18.0, bilinear)));
    miss("Rotate 18.0 bilinear", &with(FILL, PixelOp::Rotate(18.0, bicubic)));
    miss("ShearX 0.18 bicubic", &with(FILL, PixelOp::ShearX(0.18, bilinear)));
    miss("ShearX 0.18 bicubic", &with(FILL, PixelOp::ShearY(0.18, bicubic)));
    miss("TranslateXRel 0.1 bilinear", &with(FILL, PixelOp::TranslateX(0.1001, bilinear)));
    miss("Color 1.54 none", &with(FILL, PixelOp::Color(1.55)));
    miss("Sharpness 1.54 none", &with(FILL, PixelOp::Sharpness(1.7)));
    // The nearest pixel instead of a mean of several.
    miss("TranslateXRel 0.1 bilinear", &with(FILL, PixelOp::TranslateX(4.0 / 37.0, bilinear)));
    // Values rounded to nearest, where Pillow cuts off.
    miss("Brightness 0.46 none", &|pixels| {
        pixels.iter_mut().for_each(|v| *v = (f64::from(*v) * 0.46).round() as u8);
    });
}
