use super::*;
use crate::pixels::{Interpolation, PixelOp};

fn lines(name: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(format!("{}/fixtures/augment/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect()
}

fn op(name: &str) -> Op {
    let all = [Op::random(false).as_slice(), Op::random(true), &[Op::PosterizeOriginal]].concat();
    all.into_iter().find(|op| format!("{op:?}") == name).unwrap()
}

/// The argument of an operation, 0 if it has none.
fn argument(op: PixelOp) -> f64 {
    match op {
        PixelOp::AutoContrast | PixelOp::Equalize | PixelOp::Invert => 0.0,
        PixelOp::Posterize(v) | PixelOp::Solarize(v) | PixelOp::SolarizeAdd(v) => f64::from(v),
        PixelOp::Color(v) | PixelOp::Contrast(v) | PixelOp::Brightness(v) | PixelOp::Sharpness(v) => v,
        PixelOp::Hue(v) => v,
        PixelOp::Rotate(v, filter)
        | PixelOp::ShearX(v, filter)
        | PixelOp::ShearY(v, filter)
        | PixelOp::TranslateX(v, filter)
        | PixelOp::TranslateY(v, filter) => {
            assert_eq!(filter, Interpolation::Bicubic);
            v
        }
    }
}

#[test]
fn magnitudes_mean_what_they_mean_to_timm() {
    let mut controls = 0;
    for fields in lines("levels.txt") {
        let (level, expected): (f64, f64) = (fields[1].parse().unwrap(), fields[3].parse().unwrap());
        let found = argument(op(&fields[0]).at(level, fields[2] == "1", true));
        assert_eq!(found, expected, "{fields:?}");
        controls += usize::from(argument(op(&fields[0]).at(10.0 - level, fields[2] == "1", true)) != expected);
    }
    assert!(controls > 250, "control: another magnitude has another meaning");
}

#[test]
fn policies_are_timms() {
    let all = lines("policies.txt");
    for name in ["original", "originalr", "v0", "v0r"] {
        let expected: Vec<_> = all.iter().filter(|fields| fields[0] == name).collect();
        let ours = Learned::named(name).unwrap().pairs();
        assert_eq!(expected.len(), 50);
        for (fields, (op, probability, magnitude)) in expected.iter().zip(ours.concat()) {
            assert_eq!(fields[1..], [format!("{op:?}"), format!("{probability:?}"), magnitude.to_string()]);
        }
    }
    for name in ["rand", "rand-m6-mstd0.5-inc1"] {
        let policy: AutoAugment = name.parse().unwrap();
        let Choice::Random { magnitude, layers, probability, increasing, .. } = policy.choice else { panic!("{name}") };
        let expected: Vec<_> = all.iter().filter(|fields| fields[0] == name).collect();
        assert_eq!((expected.len(), layers), (15, 2));
        for (fields, op) in expected.iter().zip(Op::random(increasing)) {
            assert_eq!(fields[1..3], [format!("{op:?}"), probability.to_string()]);
            assert_eq!(fields[3].parse(), Ok(magnitude));
        }
    }
}

#[test]
fn names_are_read_and_written() {
    let written = |name: &str| name.parse::<AutoAugment>().map(|policy| policy.to_string()).map_err(|e| e.to_string());
    for (name, expected) in [
        ("rand", "rand-m10-n2-p0.5-mmax10-inc0-mstd0"),
        ("rand-m6-mstd0.5-inc1", "rand-m6-n2-p0.5-mmax10-inc1-mstd0.5"),
        ("rand-n3-p1-mmax30-m15.5", "rand-m15.5-n3-p1-mmax30-inc0-mstd0"),
        ("original", "original-mstd0"),
        ("v0r-mstd1.5", "v0r-mstd1.5"),
    ] {
        assert_eq!(written(name).unwrap(), expected);
        assert_eq!(written(expected).unwrap(), expected);
    }
    assert_eq!(
        written("randaug").unwrap_err(),
        "policy of an augmentation: expected rand, original, originalr, v0 or v0r, found `randaug`"
    );
    for bad in
        ["rand-m", "rand-mstd", "rand-x3", "rand-n2.5", "rand-p1.5", "rand-m-6", "rand-", "rand-n16", "rand-minf"]
    {
        let error = written(bad).unwrap_err();
        assert!(error.starts_with("part of an augmentation policy: expected m, n, p, mstd"), "{bad}: {error}");
    }
    assert!(written("original-m6").unwrap_err().contains("expected mstd with a number"));
}

const SHAPE: ImageShape = ImageShape { height: 19, width: 23, channels: 3 };

fn image() -> Vec<u8> {
    (0..SHAPE.bytes()).map(|at| (at * at / 7 % 251) as u8).collect()
}

fn augmented(name: &str, key: u64) -> Vec<u8> {
    let mut pixels = image();
    name.parse::<AutoAugment>().unwrap().apply(SHAPE, &[1, 2, 3], &mut Draws::new(&[key]), &mut pixels);
    pixels
}

#[test]
fn operations_come_up_as_often_as_they_should() {
    // Neither layer happens for a quarter of the images.
    let unchanged = |name: &str| (0..4000).filter(|&key| augmented(name, key) == image()).count();
    let quarter = unchanged("rand-m10-inc1");
    assert!((880..1120).contains(&quarter), "{quarter}");
    assert_eq!(unchanged("rand-n0"), 4000);
    assert!(unchanged("rand-p1-n1-m10-inc1") < 40);
    // One layer that always happens: each operation for 1/15 of the images, as inversion shows.
    let inverted: Vec<u8> = image().iter().map(|v| 255 - v).collect();
    let count = (0..6000).filter(|&key| augmented("rand-p1-n1", key) == inverted).count();
    // Solarize at 10 of `rand` has the threshold 256, so that only `Invert` inverts; four standard deviations are 77.
    assert!((323..477).contains(&count), "{count}");
}

#[test]
fn magnitudes_are_spread_and_limited() {
    let brightness = |name: &str, key: u64| {
        // A flat image tells the factor of brightness.
        let policy: AutoAugment = name.parse().unwrap();
        let mut pixels = vec![100; 3];
        let shape = ImageShape { height: 1, width: 1, channels: 3 };
        let mut draws = Draws::new(&[key]);
        let chosen = Op::random(true)[draws.clone().below(15)];
        policy.apply(shape, &[0; 3], &mut draws, &mut pixels);
        (chosen == Op::BrightnessIncreasing).then_some((f64::from(pixels[0]) - 100.0).abs() / 9.0)
    };
    let levels = |name: &str| -> Vec<f64> { (0..20_000).filter_map(|key| brightness(name, key)).collect() };
    let moments = |values: &[f64]| {
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        (mean, (values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / values.len() as f64).sqrt())
    };
    // Cutting off values biases by half a unit of 1/9, in either direction.
    let (mean, deviation) = moments(&levels("rand-m6-n1-p1-inc1-mstd0.5"));
    assert!((mean - 6.0).abs() < 0.12 && (deviation - 0.5).abs() < 0.08, "{mean} {deviation}");
    let (mean, deviation) = moments(&levels("rand-m6-n1-p1-inc1-mstd101"));
    assert!((mean - 3.0).abs() < 0.2 && (deviation - 6.0 / 12f64.sqrt()).abs() < 0.1, "{mean} {deviation}");
    let limited = levels("rand-m6-n1-p1-inc1-mstd90");
    assert!(limited.iter().all(|&v| v < 10.12) && limited.iter().filter(|&&v| v > 9.8).count() > limited.len() / 3);
}
