use super::*;
use crate::fixtures::{image, lines};

const FILL: [u8; 3] = [124, 116, 104];
const PICTURES: [(&str, usize); 4] = [("colour", 3), ("dull", 3), ("grey", 1), ("tiny", 3)];

/// Name, operation and what Pillow makes of the picture.
fn cases(picture: &str, channels: usize) -> Vec<(String, PixelOp, Vec<u8>)> {
    let lines = lines("augment/ops.txt");
    let (_, results) = image(&format!("augment/{picture}.ops.png"), channels);
    let size = results.len() / lines.len();
    let results = results.chunks_exact(size).map(<[u8]>::to_vec);
    let case = |(line, result): (Vec<String>, _)| (format!("{picture}: {}", line.join(" ")), parse(&line), result);
    lines.into_iter().zip(results).map(case).collect()
}

fn parse(fields: &[String]) -> PixelOp {
    let value: f64 = fields[1].parse().unwrap();
    let filter = if fields[2] == "bicubic" { Interpolation::Bicubic } else { Interpolation::Bilinear };
    match fields[0].as_str() {
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
        let (shape, source) = image(&format!("augment/{picture}.png"), channels);
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
    let (shape, source) = image("augment/colour.png", 3);
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
