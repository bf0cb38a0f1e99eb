//! Changes that give every value a new one by a table of 256.

/// `v` becomes `f(v)`.
pub(super) fn map(pixels: &mut [u8], f: impl Fn(u8) -> u8) {
    let table: [u8; 256] = std::array::from_fn(|v| f(v as u8));
    pixels.iter_mut().for_each(|v| *v = table[usize::from(*v)]);
}

/// Each channel by a table of its own, made from its histogram.
pub(super) fn per_channel(channels: usize, pixels: &mut [u8], table: impl Fn(&[u32; 256]) -> [u8; 256]) {
    match channels {
        1 => {
            let table = table(&histogram(pixels));
            pixels.iter_mut().for_each(|v| *v = table[usize::from(*v)]);
        }
        _ => {
            let [red, green, blue] = histograms(pixels).map(|histogram| table(&histogram));
            for [r, g, b] in pixels.as_chunks_mut::<3>().0 {
                (*r, *g, *b) = (red[usize::from(*r)], green[usize::from(*g)], blue[usize::from(*b)]);
            }
        }
    }
}

fn histogram(values: &[u8]) -> [u32; 256] {
    let mut counts = [0; 256];
    values.iter().for_each(|&v| counts[usize::from(v)] += 1);
    counts
}

fn histograms(pixels: &[u8]) -> [[u32; 256]; 3] {
    let mut counts = [[0; 256]; 3];
    for pixel in pixels.as_chunks::<3>().0 {
        (0..3).for_each(|c| counts[c][usize::from(pixel[c])] += 1);
    }
    counts
}

fn identity() -> [u8; 256] {
    std::array::from_fn(|v| v as u8)
}

/// `(v - low) · 255 / (high - low)`, cut off to whole numbers in Pillow's order of operations.
pub(super) fn autocontrast(counts: &[u32; 256]) -> [u8; 256] {
    let low = counts.iter().position(|&count| count > 0).unwrap_or(0);
    let high = counts.iter().rposition(|&count| count > 0).unwrap_or(0);
    if high <= low {
        return identity();
    }
    let scale = 255.0 / (high - low) as f64;
    let offset = -(low as f64) * scale;
    std::array::from_fn(|v| (v as f64 * scale + offset) as u8)
}

/// The number of values below, in units of 1/255 of all but those of the lightest value.
pub(super) fn equalize(counts: &[u32; 256]) -> [u8; 256] {
    let total: u32 = counts.iter().sum();
    let lightest = counts.iter().rfind(|&&count| count > 0).copied().unwrap_or(0);
    let step = (total - lightest) / 255;
    if step == 0 {
        return identity();
    }
    let mut below = step / 2;
    counts.map(|count| {
        let value = (below / step).min(255) as u8;
        below += count;
        value
    })
}
