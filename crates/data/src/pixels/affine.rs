//! Affine maps of an image.

use super::Interpolation;
use crate::dataset::ImageShape;

/// The point `(m[0] x + m[1] y + m[2], m[3] x + m[4] y + m[5])` of the image comes to lie at `(x, y)`; pixels are
/// squares of side 1.
pub(super) type Map = [f64; 6];

/// The turn by `degrees` about the centre; `None` if it leaves everything where it is.
pub(super) fn rotation(degrees: f64, width: f64, height: f64) -> Option<Map> {
    let degrees = degrees.rem_euclid(360.0);
    if degrees == 0.0 {
        return None;
    }
    let angle = -(degrees * (std::f64::consts::PI / 180.0));
    // Pillow rounds to 15 decimals, in decimal arithmetic.
    let round = |v: f64| format!("{v:.15}").parse::<f64>().expect("a number just printed");
    let (cos, sin) = (round(angle.cos()), round(angle.sin()));
    let minus_sin = round(-angle.sin());
    let (x, y) = (width / 2.0, height / 2.0);
    let centre = [cos * -x + sin * -y + x, minus_sin * -x + cos * -y + y];
    Some([cos, sin, centre[0], minus_sin, cos, centre[1]])
}

/// Moves the image as `map` says; `fill` where it has no points.
pub(super) fn transform(shape: ImageShape, map: Map, filter: Interpolation, fill: &[u8], pixels: &mut [u8]) {
    match (shape.channels, filter) {
        (1, Interpolation::Bilinear) => resample::<1, 2>(shape, map, fill, pixels),
        (1, Interpolation::Bicubic) => resample::<1, 4>(shape, map, fill, pixels),
        (_, Interpolation::Bilinear) => resample::<3, 2>(shape, map, fill, pixels),
        (_, Interpolation::Bicubic) => resample::<3, 4>(shape, map, fill, pixels),
    }
}

/// `C` channels, from `N × N` pixels for each.
fn resample<const C: usize, const N: usize>(shape: ImageShape, map: Map, fill: &[u8], pixels: &mut [u8]) {
    let source = pixels.to_vec();
    let source = source.as_chunks::<C>().0;
    let fill: [u8; C] = std::array::from_fn(|c| fill[c]);
    let ImageShape { height, width, .. } = shape;
    let inside = |at: f64, length: usize| (0.0..length as f64).contains(&at);
    for (y, row) in pixels.as_chunks_mut::<C>().0.chunks_exact_mut(width).enumerate() {
        let y = y as f64 + 0.5;
        for (x, pixel) in row.iter_mut().enumerate() {
            let x = x as f64 + 0.5;
            let (from_x, from_y) = (map[0] * x + map[1] * y + map[2], map[3] * x + map[4] * y + map[5]);
            *pixel = match inside(from_x, width) && inside(from_y, height) {
                true => sample::<C, N>(source, width, Taps::new(from_x, width), Taps::new(from_y, height)),
                false => fill,
            };
        }
    }
}

/// The pixels of a row or column that a value is made of, and how far it lies from the middle left one to the next.
struct Taps<const N: usize> {
    at: [usize; N],
    part: f64,
}

impl<const N: usize> Taps<N> {
    /// Those around `at`, which lies in `0..length`; beyond the ends the last pixel is repeated.
    fn new(at: f64, length: usize) -> Self {
        let at = at - 0.5;
        let middle = at as isize - isize::from(at < 0.0);
        let first = middle + 1 - (N / 2) as isize;
        let tap = |n| (first + n as isize).clamp(0, length as isize - 1) as usize;
        Self { at: std::array::from_fn(tap), part: at - middle as f64 }
    }

    /// The value there, `value` being those of the pixels.
    fn blend(&self, value: impl Fn(usize) -> f64) -> f64 {
        // At a pixel itself the polynomial is that pixel.
        if self.part == 0.0 { value(self.at[N / 2 - 1]) } else { between(self.at.map(value), self.part) }
    }
}

/// Pillow's polynomials, in its order of operations: the line through two values, the cubic through the middle two of
/// four whose slope at each is the difference of its neighbours (Keys, "Cubic convolution interpolation for digital
/// image processing", 1981, with a = -1).
fn between<const N: usize>(v: [f64; N], d: f64) -> f64 {
    if N == 2 {
        v[0] + (v[1] - v[0]) * d
    } else {
        let square = 2.0 * (v[0] - v[1]) + v[2] - v[3];
        let cube = -v[0] + v[1] - v[2] + v[3];
        v[1] + d * (-v[0] + v[2] + d * (square + d * cube))
    }
}

fn sample<const C: usize, const N: usize>(source: &[[u8; C]], width: usize, x: Taps<N>, y: Taps<N>) -> [u8; C] {
    std::array::from_fn(|c| y.blend(|row| x.blend(|column| f64::from(source[row * width + column][c]))) as u8)
}
