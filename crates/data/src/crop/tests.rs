use super::*;
use crate::fixtures;

fn fixture(name: &str) -> RgbImage {
    fixtures::rgb(&format!("resize/{name}"))
}

fn transposed(image: &RgbImage) -> RgbImage {
    let places = (0..image.width).flat_map(|x| (0..image.height).map(move |y| (y * image.width + x) * 3));
    let pixels = places.flat_map(|at| [image.pixels[at], image.pixels[at + 1], image.pixels[at + 2]]).collect();
    RgbImage { height: image.width, width: image.height, pixels }
}

fn corner(image: &RgbImage, height: usize, width: usize) -> RgbImage {
    let rows = image.pixels.chunks(image.width * 3).take(height);
    RgbImage { height, width, pixels: rows.flat_map(|row| &row[..width * 3]).copied().collect() }
}

/// A case of `cases.txt`: our pixels and Pillow's.
fn case(line: &str) -> (Vec<u8>, Vec<u8>) {
    let picture = fixture("picture.png");
    let fields: Vec<&str> = line.split(' ').collect();
    let interpolation = fields[1].parse().unwrap();
    let numbers: Vec<usize> = fields[2..fields.len() - 1].iter().map(|field| field.parse().unwrap()).collect();
    let expected = fixture(fields[fields.len() - 1]).pixels;
    let mut pixels = vec![0; expected.len()];
    match (fields[0], &numbers[..]) {
        ("crop", &[left, top, width, height, size]) => {
            resize_region(&picture, Region { top, left, height, width }, interpolation, size, &mut pixels);
        }
        ("eval", &[resize, crop]) => ResizeCenterCrop { resize, crop, interpolation }.apply(&picture, &mut pixels),
        ("tall", &[resize, crop]) => {
            ResizeCenterCrop { resize, crop, interpolation }.apply(&transposed(&picture), &mut pixels);
        }
        ("line", &[resize, crop]) => {
            ResizeCenterCrop { resize, crop, interpolation }.apply(&corner(&picture, 1, 97), &mut pixels);
        }
        ("post", &[resize, crop]) => {
            ResizeCenterCrop { resize, crop, interpolation }.apply(&corner(&picture, 61, 20), &mut pixels);
        }
        _ => panic!("{line}"),
    }
    (pixels, expected)
}

#[test]
fn resizing_is_pillows() {
    let cases = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/resize/cases.txt")).unwrap();
    for line in cases.lines() {
        let (ours, theirs) = case(line);
        assert!(ours == theirs, "{line}");
    }
    assert_eq!(cases.lines().count(), 80);

    // Control: a region shifted by one pixel, a size that is one too large before the crop, and the other filter.
    let miss = |wrong: &str, right: &str| {
        let (ours, theirs) = (case(wrong).0, case(right).1);
        assert!(ours.iter().zip(&theirs).any(|(a, b)| a.abs_diff(*b) > 1), "control: {wrong}");
    };
    let right = "crop bilinear 10 5 40 50 64 crop_bilinear_10_5_40_50_64.png";
    miss("crop bilinear 11 5 40 50 64 crop_bilinear_10_5_40_50_64.png", right);
    let right = "crop bilinear 0 0 97 61 32 crop_bilinear_0_0_97_61_32.png";
    miss("crop bicubic 0 0 97 61 32 crop_bilinear_0_0_97_61_32.png", right);
    miss("eval bicubic 49 40 eval_bicubic_48_40.png", "eval bicubic 48 40 eval_bicubic_48_40.png");
}

#[test]
fn images_to_evaluate_are_timms() {
    let picture = fixture("picture.png");
    let (mut rules, mut images, mut rounded) = (0, 0, 0);
    for line in fixtures::lines("random/crop.txt") {
        let (crop, part, resize): (usize, f64, _) =
            (line[0].parse().unwrap(), line[1].parse().unwrap(), line[2].parse().unwrap());
        let interpolation = line.get(3).map_or(Interpolation::Bilinear, |filter| filter.parse().unwrap());
        let ours = ResizeCenterCrop::of_part(crop, part, interpolation);
        assert_eq!(ours, ResizeCenterCrop { resize, crop, interpolation });
        rules += 1;
        rounded += usize::from((crop as f64 / part).round() as usize != resize);
        let Some(file) = line.get(4) else { continue };
        let expected = fixtures::rgb(&format!("random/{file}")).pixels;
        let result = |crop: ResizeCenterCrop| {
            let mut pixels = vec![0; expected.len()];
            crop.apply(&picture, &mut pixels);
            pixels
        };
        assert_eq!(result(ours), expected, "{line:?}");
        assert_ne!(result(ResizeCenterCrop { resize: resize + 1, ..ours }), expected, "control: {line:?}");
        images += 1;
    }
    assert!(rounded > 20, "control: {rounded} of {rules} sizes are not the nearest");
    assert_eq!((rules, images), (120, 12));
}

#[test]
fn a_flat_image_stays_flat() {
    for value in [0, 1, 127, 254, 255] {
        let image = RgbImage { height: 211, width: 97, pixels: vec![value; 211 * 97 * 3] };
        for size in [1, 7, 64, 224] {
            let mut pixels = vec![9; size * size * 3];
            for interpolation in [Interpolation::Bilinear, Interpolation::Bicubic] {
                let random = RandomResizedCrop { interpolation: Some(interpolation), ..RandomResizedCrop::new(size) };
                random.apply(&image, &mut Draws::new(&[size as u64]), &mut pixels);
                assert!(pixels.iter().all(|&v| v == value), "random, {size}");
                pixels.fill(9);
                ResizeCenterCrop { resize: size + size / 7, crop: size, interpolation }.apply(&image, &mut pixels);
                assert!(pixels.iter().all(|&v| v == value), "centre, {size}");
            }
        }
    }
}

#[test]
fn every_shape_can_be_cropped() {
    for (height, width) in [(1, 1), (1, 400), (400, 1), (2, 3), (37, 41)] {
        let image = RgbImage { height, width, pixels: vec![7; height * width * 3] };
        for size in [1, 2, 5, 32] {
            let mut pixels = vec![0; size * size * 3];
            let random = RandomResizedCrop { interpolation: None, ..RandomResizedCrop::new(size) };
            for key in 0..50 {
                random.apply(&image, &mut Draws::new(&[key]), &mut pixels);
            }
            for (resize, interpolation) in
                (size..size + 9).flat_map(|n| [(n, Interpolation::Bilinear), (n, Interpolation::Bicubic)])
            {
                ResizeCenterCrop { resize, crop: size, interpolation }.apply(&image, &mut pixels);
            }
            assert!(pixels.iter().all(|&v| v == 7));
        }
    }
}

#[test]
fn the_first_fitting_draw_is_taken() {
    let crop = RandomResizedCrop::new(8);
    let mut tried_again = 0;
    for key in 0..200 {
        let (mut draws, mut replay) = (Draws::new(&[key]), Draws::new(&[key]));
        let region = crop.region(60, 100, &mut draws);
        let (mut height, mut width) = (0, 0);
        for attempt in 0..10 {
            let area = 6000.0 * replay.uniform(0.08, 1.0);
            let ratio = replay.uniform(0.75f64.ln(), (4.0f64 / 3.0).ln()).exp();
            (height, width) = ((area / ratio).sqrt().round() as usize, (area * ratio).sqrt().round() as usize);
            tried_again += usize::from(attempt == 1);
            if height <= 60 && width <= 100 {
                break;
            }
        }
        let (top, left) = (replay.below(61 - height), replay.below(101 - width));
        assert_eq!(region, Region { top, left, height, width });
        assert_eq!(draws.bits(), replay.bits(), "no draw more, no draw less");
    }
    assert!(tried_again > 20, "the image is wide enough for some draws not to fit: {tried_again}");
}

/// The same part, with one filter or the other, each half of the time.
#[test]
fn a_random_interpolation_is_drawn_last() {
    let picture = fixture("picture.png");
    let cropped = |interpolation, key| {
        let mut pixels = vec![0; 16 * 16 * 3];
        let crop = RandomResizedCrop { interpolation, ..RandomResizedCrop::new(16) };
        crop.apply(&picture, &mut Draws::new(&[key]), &mut pixels);
        pixels
    };
    let (mut bilinear, n) = (0, 1000);
    for key in 0..n {
        let both = [Interpolation::Bilinear, Interpolation::Bicubic].map(|filter| cropped(Some(filter), key));
        assert_ne!(both[0], both[1]);
        let random = cropped(None, key);
        assert!(both.contains(&random));
        bilinear += usize::from(random == both[0]);
    }
    // Four standard errors are 63.
    assert!((437..=563).contains(&bilinear), "{bilinear} of {n} are bilinear");
    let unknown = "lanczos".parse::<Interpolation>().unwrap_err().to_string();
    assert_eq!(unknown, "interpolation: expected bilinear or bicubic, found `lanczos`");
}

#[test]
fn areas_and_ratios_have_their_distributions() {
    // Small parts of a large image: every first draw fits, rounding is negligible.
    let crop = RandomResizedCrop { scale: [0.1, 0.3], ..RandomResizedCrop::new(8) };
    let (height, width) = (20_000, 30_000);
    let n = 20_000;
    let regions: Vec<Region> = (0..n).map(|key| crop.region(height, width, &mut Draws::new(&[key]))).collect();
    let moments = |value: &dyn Fn(&Region) -> f64| {
        let mean = regions.iter().map(value).sum::<f64>() / n as f64;
        (mean, regions.iter().map(|r| (value(r) - mean).powi(2)).sum::<f64>() / n as f64)
    };
    // Mean and variance of the uniform distribution on [-1, 1] are 0 and 1/3; four standard errors are 0.017 and
    // 0.0085.
    let uniform = |(mean, variance): (f64, f64)| mean.abs() < 0.017 && (variance - 1.0 / 3.0).abs() < 0.0085;
    let area = |r: &Region| ((r.height * r.width) as f64 / (height * width) as f64 - 0.2) / 0.1;
    let ratio = |r: &Region| (r.width as f64 / r.height as f64).ln() / (4.0f64 / 3.0).ln();
    let place = |start: usize, part: usize, whole: usize| 2.0 * start as f64 / (whole - part) as f64 - 1.0;
    assert!(uniform(moments(&area)), "{:?}", moments(&area));
    assert!(uniform(moments(&ratio)), "{:?}", moments(&ratio));
    assert!(uniform(moments(&|r| place(r.top, r.height, height))));
    assert!(uniform(moments(&|r| place(r.left, r.width, width))));
    let side = |r: &Region| ((r.height as f64 / height as f64).powi(2) - 0.2) / 0.1;
    assert!(!uniform(moments(&side)), "control: a side's square is no area");
}

#[test]
fn falls_back_to_the_centre() {
    let never = |ratio| RandomResizedCrop { scale: [4.0, 5.0], ratio, ..RandomResizedCrop::new(8) };
    let region = |crop: RandomResizedCrop, height, width| crop.region(height, width, &mut Draws::new(&[1]));
    let usual = [3.0 / 4.0, 4.0 / 3.0];
    let cases = [
        ((30, 100), usual, (0, 30, 30, 40)),
        ((100, 30), usual, (30, 0, 40, 30)),
        ((33, 40), usual, (0, 0, 33, 40)),
        ((1, 500), usual, (0, 249, 1, 1)),
        ((500, 1), [1.0, 1.0], (249, 0, 1, 1)),
        // 10 · 1.25 = 12.5, rounded to even.
        ((10, 30), [1.0, 1.25], (0, 9, 10, 12)),
    ];
    for ((height, width), ratio, (top, left, part_height, part_width)) in cases {
        let expected = Region { top, left, height: part_height, width: part_width };
        assert_eq!(region(never(ratio), height, width), expected, "{height}x{width}");
    }
}

#[test]
fn refuses_what_makes_no_sense() {
    let random = |size, scale, ratio| {
        let crop = RandomResizedCrop { scale, ratio, ..RandomResizedCrop::new(size) };
        crop.check().map_err(|e| e.to_string())
    };
    assert_eq!(random(224, [0.08, 1.0], [0.75, 4.0 / 3.0]), Ok(()));
    assert_eq!(
        random(0, [0.5, 1.0], [1.0, 1.0]).unwrap_err(),
        "size of a random resized crop: expected at least 1, found 0"
    );
    assert_eq!(
        random(8, [0.0, 1.0], [1.0, 1.0]).unwrap_err(),
        "area of a random resized crop: expected 0 < low <= high, found low 0, high 1"
    );
    assert_eq!(
        random(8, [0.1, 1.0], [2.0, 1.0]).unwrap_err(),
        "aspect ratio of a random resized crop: expected 0 < low <= high, found low 2, high 1"
    );
    assert!(random(8, [0.1, f64::NAN], [1.0, 1.0]).is_err() && random(8, [0.1, f64::INFINITY], [1.0, 1.0]).is_err());

    let interpolation = Interpolation::Bilinear;
    let centre = |resize, crop| ResizeCenterCrop { resize, crop, interpolation }.check().map_err(|e| e.to_string());
    assert_eq!(centre(256, 224), Ok(()));
    assert_eq!(centre(200, 224).unwrap_err(), "size of a centre crop: expected 1 to the resized 200, found 224");
    assert!(centre(0, 0).is_err());
}
