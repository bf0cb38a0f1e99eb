//! Pillow's antialiased resizing, byte for byte.

use std::ops::Range;

use multiversion::multiversion;

use crate::pixels::Interpolation;
use crate::rgb::RgbImage;

/// Fractional bits of a weight.
const PRECISION: u32 = 22;

/// Rows or columns that are resized at the same time.
const LANES: usize = 16;

/// A pixel of each of them.
type Strip = [[u8; 3]; LANES];

/// An axis of the image: `length` pixels from `start` on, resized to `resized` as if there were no others. Of the
/// result `size` are kept, from `skip` on.
pub(crate) struct Axis {
    pub(crate) start: usize,
    pub(crate) length: usize,
    pub(crate) resized: usize,
    pub(crate) skip: usize,
    pub(crate) size: usize,
}

/// Resizes to `pixels`, `[rows.size, columns.size, 3]`.
///
/// One axis after the other, with 8 bits between them, and in Pillow 13's order: the width first, but where more than
/// twice as many rows are lost as columns.
pub(crate) fn resize(image: &RgbImage, rows: &Axis, columns: &Axis, filter: Interpolation, pixels: &mut [u8]) {
    let lost = |axis: &Axis| axis.length as i64 - axis.resized as i64;
    let across = Pass { step: 1, step_to: 1, taps: Taps::new(columns, filter) };
    let down = Pass { step: image.width, step_to: columns.size, taps: Taps::new(rows, filter) };
    let (image, pixels) = (image.pixels.as_chunks().0, pixels.as_chunks_mut().0);
    match lost(rows) > (2 * lost(columns)).max(0) {
        true => resize_axes(image, &down, &across, pixels),
        false => resize_axes(image, &across, &down, pixels),
    }
}

/// How an axis is resized.
struct Pass {
    /// From one pixel to the next in the image.
    step: usize,
    /// The same in the result.
    step_to: usize,
    taps: Taps,
}

/// What the pixels of the result are made of.
struct Taps {
    /// The pixels of the image that have an influence.
    needed: Range<usize>,
    /// For each pixel of the result, those of `needed` that it is the weighted sum of.
    near: Vec<Range<usize>>,
    /// The weights of all of `near`, one after the other, in units of 2^-22.
    weights: Vec<i32>,
}

/// Both passes, over strips of 16 lines each. Inlined, so that a step of 1 is a constant.
#[inline(always)]
fn resize_axes(image: &[[u8; 3]], first: &Pass, second: &Pass, pixels: &mut [[u8; 3]]) {
    let (length, lines) = (first.taps.near.len(), second.taps.needed.len());
    let corner = first.taps.needed.start * first.step + second.taps.needed.start * second.step;
    let mut strips = vec![Strip::default(); first.taps.needed.len()];
    let mut sums = vec![Strip::default(); length.max(second.taps.near.len())];
    // Strips of the second pass, those of the same 16 lines together.
    let mut between = vec![Strip::default(); length.div_ceil(LANES) * lines];
    for at in (0..lines).step_by(LANES) {
        for lane in 0..LANES.min(lines - at) {
            let line = &image[corner + (at + lane) * second.step..];
            for (place, strip) in strips.iter_mut().enumerate() {
                strip[lane] = line[place * first.step];
            }
        }
        weigh(&strips, &first.taps, &mut sums);
        for (strips, sums) in between.chunks_exact_mut(lines).zip(sums[..length].chunks(LANES)) {
            for (lane, strip) in strips[at..].iter_mut().take(LANES).enumerate() {
                for (pixel, sum) in strip.iter_mut().zip(sums) {
                    *pixel = sum[lane];
                }
            }
        }
    }
    for (strips, at) in between.chunks_exact(lines).zip((0..length).step_by(LANES)) {
        weigh(strips, &second.taps, &mut sums);
        for (place, sum) in sums[..second.taps.near.len()].iter().enumerate() {
            let line = &mut pixels[place * second.step_to + at * first.step_to..];
            let sum = &sum[..LANES.min(length - at)];
            match first.step_to {
                1 => line[..sum.len()].copy_from_slice(sum),
                step => line.iter_mut().step_by(step).zip(sum).for_each(|(pixel, sum)| *pixel = *sum),
            }
        }
    }
}

/// The weighted sums of strips, rounded half up and limited to 8 bits.
///
/// The magnitudes of a sum's weights add up to less than 2, so that it stays within 32 bits.
#[multiversion(targets("x86_64+avx2"))]
fn weigh(strips: &[Strip], taps: &Taps, sums: &mut [Strip]) {
    let mut weights = taps.weights.iter();
    for (near, to) in taps.near.iter().zip(sums) {
        let mut sums = [1 << (PRECISION - 1); 3 * LANES];
        for (strip, &weight) in strips[near.clone()].iter().zip(weights.by_ref()) {
            for (sum, value) in sums.iter_mut().zip(strip.as_flattened()) {
                *sum += weight * i32::from(*value);
            }
        }
        for (value, sum) in to.as_flattened_mut().iter_mut().zip(&sums) {
            *value = (sum >> PRECISION).clamp(0, 255) as u8;
        }
    }
}

impl Taps {
    /// A filter is as wide as two or four pixels of the image or of the result, whichever are larger, and ends where
    /// the image does. Its weights are normalised in double precision and then rounded, half away from zero.
    fn new(axis: &Axis, filter: Interpolation) -> Self {
        let scale = axis.length as f64 / axis.resized as f64;
        let unit = scale.max(1.0);
        let radius = unit * if filter == Interpolation::Bilinear { 1.0 } else { 2.0 };
        let (mut near, mut weights, mut values) = (Vec::with_capacity(axis.size), Vec::new(), Vec::new());
        for place in axis.skip..axis.skip + axis.size {
            let centre = (place as f64 + 0.5) * scale;
            let pixels = (centre - radius + 0.5) as usize..axis.length.min((centre + radius + 0.5) as usize);
            values.clear();
            values.extend(pixels.clone().map(|pixel| weight(filter, (pixel as f64 - centre + 0.5) * (1.0 / unit))));
            let total: f64 = values.iter().sum();
            weights.extend(values.iter().map(|value| {
                let units = value / total * f64::from(1 << PRECISION);
                (units + 0.5f64.copysign(units)) as i32
            }));
            near.push(pixels);
        }
        let (first, end) = (near[0].start, near[near.len() - 1].end);
        near.iter_mut().for_each(|pixels| *pixels = pixels.start - first..pixels.end - first);
        Self { needed: axis.start + first..axis.start + end, near, weights }
    }
}

/// A filter's value at a distance, in its unit.
fn weight(filter: Interpolation, distance: f64) -> f64 {
    let x = distance.abs();
    match filter {
        Interpolation::Bilinear if x < 1.0 => 1.0 - x,
        Interpolation::Bicubic if x < 1.0 => (1.5 * x - 2.5) * x * x + 1.0,
        Interpolation::Bicubic if x < 2.0 => (((x - 5.0) * x + 8.0) * x - 4.0) * -0.5,
        _ => 0.0,
    }
}
