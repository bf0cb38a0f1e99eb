//! Hue, by way of hue, saturation and value in 8 bits each (Smith, "Color gamut transform pairs", 1978).

/// Turns the hue of each pixel by this part of a circle, as 8-bit arithmetic has it.
pub(super) fn turn(channels: usize, turn: f64, pixels: &mut [u8]) {
    if channels == 1 {
        return;
    }
    let turn = (turn * 255.0) as i32 as u8;
    for pixel in pixels.as_chunks_mut::<3>().0 {
        let [hue, saturation, value] = to_hsv(*pixel);
        *pixel = to_rgb([hue.wrapping_add(turn), saturation, value]);
    }
}

/// Single precision where Pillow stores it, double in between.
fn to_hsv(rgb: [u8; 3]) -> [u8; 3] {
    let [r, g, b] = rgb;
    let (max, min) = (r.max(g).max(b), r.min(g).min(b));
    if max == min {
        return [0, 0, max];
    }
    let chroma = f32::from(max - min);
    let [from_r, from_g, from_b] = rgb.map(|v| f32::from(max - v) / chroma);
    let sector = if r == max {
        from_b - from_g
    } else if g == max {
        (2.0 + f64::from(from_r) - f64::from(from_b)) as f32
    } else {
        (4.0 + f64::from(from_g) - f64::from(from_r)) as f32
    };
    let hue = ((f64::from(sector) / 6.0 + 1.0) % 1.0) as f32;
    let saturation = chroma / f32::from(max);
    [(f64::from(hue) * 255.0) as u8, (f64::from(saturation) * 255.0) as u8, max]
}

fn to_rgb([hue, saturation, value]: [u8; 3]) -> [u8; 3] {
    if saturation == 0 {
        return [value; 3];
    }
    let place = f64::from(f32::from(hue) * 6.0) / 255.0;
    let sector = place.floor();
    let part = f64::from((place - sector) as f32);
    let saturation = f64::from((f64::from(saturation) / 255.0) as f32);
    let v = f64::from(value);
    let low = (v * (1.0 - saturation)).round() as u8;
    let falling = (v * (1.0 - saturation * part)).round() as u8;
    let rising = (v * (1.0 - saturation * (1.0 - part))).round() as u8;
    match sector as u8 {
        1 => [falling, value, low],
        2 => [low, value, rising],
        3 => [low, falling, value],
        4 => [rising, low, value],
        5 => [value, low, falling],
        // Hue 255 is the whole circle.
        _ => [value, rising, low],
    }
}
