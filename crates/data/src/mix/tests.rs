use super::*;

const SHAPE: ImageShape = ImageShape { height: 7, width: 9, channels: 3 };
const CLASSES: usize = 3;

fn numbers<T: FromStr<Err: std::fmt::Debug>>(fields: &[&str]) -> Vec<T> {
    fields.iter().map(|field| field.parse().unwrap()).collect()
}

/// A batch that timm mixed: how, and images and targets afterwards.
#[derive(Default)]
struct Case {
    mode: String,
    blends: Vec<Blend>,
    images: Vec<Vec<u8>>,
    targets: Vec<Vec<f32>>,
}

/// The images with their labels, and what timm makes of them.
fn fixture() -> (Vec<(i32, Vec<u8>)>, Vec<Case>) {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/augment/mix.txt")).unwrap();
    let (mut sources, mut cases) = (Vec::new(), Vec::<Case>::new());
    for line in text.lines() {
        let fields: Vec<&str> = line.split(' ').collect();
        let (kind, rest) = (fields[0], &fields[1..]);
        match kind {
            "source" => sources.push((rest[0].parse().unwrap(), numbers(&rest[1..]))),
            "case" => cases.push(Case { mode: rest[0].to_owned(), ..Case::default() }),
            _ => {
                let case = cases.last_mut().unwrap();
                match kind {
                    "draw" => {
                        let (own, centre): (f32, Vec<usize>) = (rest[0].parse().unwrap(), numbers(&rest[2..]));
                        let cut = || cut_box(SHAPE, own, [centre[0], centre[1]]);
                        case.blends.push(if rest[1] == "1" { cut() } else { Blend::Up(own) });
                    }
                    "image" => case.images.push(numbers(rest)),
                    _ => case.targets.push(numbers(rest)),
                }
            }
        }
    }
    (sources, cases)
}

#[test]
fn mixtures_are_timms_to_the_byte() {
    let (sources, cases) = fixture();
    let mix = |mode: &str| Mix { mode: mode.parse().unwrap(), ..Mix::none(CLASSES) };
    let (mut checked, mut wrong_partner) = (0, 0);
    for case in &cases {
        for row in 0..sources.len() {
            let drawn_by = mix(&case.mode).drawn_by(row, sources.len()).unwrap_or(0) as usize;
            let (blend, partner) = (case.blends[drawn_by], &sources[sources.len() - 1 - row]);
            let mixed = |partner: &[u8]| {
                let mut pixels = sources[row].1.clone();
                blend.apply(SHAPE, partner, &mut pixels);
                pixels
            };
            assert_eq!(mixed(&partner.1), case.images[row], "{} {blend:?}, row {row}", case.mode);
            let mut target = vec![0.0; CLASSES];
            blend.target(SHAPE, sources[row].0, partner.0, &mut target);
            let close = target.iter().zip(&case.targets[row]).all(|(a, b)| (a - b).abs() <= f32::EPSILON / 2.0);
            assert!(close, "{target:?} {:?}", case.targets[row]);
            checked += 1;
            wrong_partner += usize::from(mixed(&sources[(row + 2) % 4].1) != case.images[row]);
        }
    }
    assert!(checked == 36 && wrong_partner >= 28, "control: {wrong_partner} of {checked} show a wrong partner");
}

#[test]
fn draws_have_their_distributions() {
    let shape = ImageShape { height: 100, width: 100, channels: 1 };
    let draw = |mix: Mix| (0..20_000).map(|key| mix.draw(shape, &mut Draws::new(&[key]))).collect::<Vec<_>>();
    let both = Mix { mixup: 0.1, cutmix: 1.0, probability: 0.8, switch: 0.3, ..Mix::none(2) };
    let blends = draw(both);
    let share = |is: fn(&Blend) -> bool| blends.iter().filter(|b| is(b)).count() as f64 / blends.len() as f64;
    let kept = share(|b| matches!(b, Blend::Keep));
    let cut = share(|b| matches!(b, Blend::Cut { .. }));
    assert!((kept - 0.2).abs() < 0.012 && (cut - 0.24).abs() < 0.012, "{kept} {cut}");
    assert!(draw(Mix::none(2)).iter().all(|b| *b == Blend::Keep));
    assert!(draw(Mix { mixup: 0.2, ..Mix::none(2) }).iter().all(|b| matches!(b, Blend::Up(_))));
    assert!(draw(Mix { cutmix: 0.2, switch: 0.0, ..Mix::none(2) }).iter().all(|b| matches!(b, Blend::Cut { .. })));
}

#[test]
fn beta_numbers_have_their_moments() {
    for alpha in [0.001, 0.1, 0.2, 0.8, 1.0, 5.0] {
        let n = 40_000;
        let values: Vec<f64> = (0..n).map(|key| beta(alpha, &mut Draws::new(&[key]))).collect();
        assert!(values.iter().all(|v| (0.0..=1.0).contains(v)));
        let mean = values.iter().sum::<f64>() / n as f64;
        let variance = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n as f64;
        // Mean 1/2, variance 1 / (4 (2 α + 1)); four standard errors of the mean are at most 0.01.
        let expected = 1.0 / (4.0 * (2.0 * alpha + 1.0));
        assert!((mean - 0.5).abs() < 0.01, "{alpha}: {mean}");
        assert!((variance / expected - 1.0).abs() < 0.03, "{alpha}: {variance} {expected}");
        let other = 1.0 / (4.0 * (2.4 * alpha + 1.0));
        assert!(alpha < 0.1 || (variance / other - 1.0).abs() > 0.03, "control: {alpha}");
    }
}
