//! Mixtures of an image with a degenerate one: saturation, contrast, sharpness.

use super::tone;
use crate::dataset::ImageShape;

/// `from + factor · (to - from)` in single precision, limited to 0..=255 and cut off to a whole number.
pub(super) fn blend(from: u8, to: u8, factor: f32) -> u8 {
    (f32::from(from) + factor * f32::from(i16::from(to) - i16::from(from))) as u8
}

/// ITU-R BT.601 luma in 16 bits of fraction, rounded.
fn luma([r, g, b]: [u8; 3]) -> u8 {
    let [r, g, b] = [r, g, b].map(u32::from);
    ((19595 * r + 38470 * g + 7471 * b + 0x8000) >> 16) as u8
}

/// Mixes each pixel with its luma.
pub(super) fn color(channels: usize, factor: f64, pixels: &mut [u8]) {
    if channels == 1 {
        return;
    }
    let factor = factor as f32;
    for pixel in pixels.as_chunks_mut::<3>().0 {
        let grey = luma(*pixel);
        *pixel = pixel.map(|v| blend(grey, v, factor));
    }
}

/// Mixes each pixel with the mean luma of the image.
pub(super) fn contrast(channels: usize, factor: f64, pixels: &mut [u8]) {
    let (sum, count) = match channels {
        1 => (pixels.iter().map(|&v| u64::from(v)).sum::<u64>(), pixels.len()),
        _ => {
            let pixels = pixels.as_chunks::<3>().0;
            (pixels.iter().map(|&pixel| u64::from(luma(pixel))).sum(), pixels.len())
        }
    };
    let mean = (sum as f64 / count as f64 + 0.5) as u8;
    tone::map(pixels, |v| blend(mean, v, factor as f32));
}

/// Mixes each pixel with the mean of its neighbourhood, itself counted five times; those at the border have none.
pub(super) fn sharpness(shape: ImageShape, factor: f64, pixels: &mut [u8]) {
    let ImageShape { height, width, channels } = shape;
    if height < 3 || width < 3 {
        return;
    }
    let (row, factor) = (width * channels, factor as f32);
    let mut above = pixels[..row].to_vec();
    let mut here = above.clone();
    let mut columns = vec![0u16; row];
    for y in 1..height - 1 {
        let (done, below) = pixels.split_at_mut((y + 1) * row);
        let out = &mut done[y * row..];
        std::mem::swap(&mut above, &mut here);
        here.copy_from_slice(out);
        // With `here` a row further down than `above`, the sums of three pixels in each column.
        for (((sum, &a), &b), &c) in columns.iter_mut().zip(&above).zip(&here).zip(&*below) {
            *sum = u16::from(a) + u16::from(b) + u16::from(c);
        }
        let neighbours = columns.iter().zip(&columns[channels..]).zip(&columns[2 * channels..]);
        let inner = out[channels..row - channels].iter_mut();
        for (v, ((&left, &middle), &right)) in inner.zip(neighbours) {
            let sum = u32::from(left + middle + right + 4 * u16::from(*v));
            // The sum is at most 13 · 255; half of 13 is never met, so that rounding has no ties.
            let smooth = (2 * sum + 13) / 26;
            *v = blend(smooth as u8, *v, factor);
        }
    }
}
