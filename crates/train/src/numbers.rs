//! Numbers as people read them.

/// `n` with `separator` between groups of three digits.
pub fn grouped(n: u64, separator: &str) -> String {
    let digits = n.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|g| std::str::from_utf8(g).expect("digits")).collect();
    groups.join(separator)
}

/// A share of 1 in percent.
pub fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}

/// A time as `7.1 s`, `2 min 07 s` or `1 h 02 min`.
pub fn duration(seconds: f64) -> String {
    let whole = seconds.round() as u64;
    match whole {
        0..60 => format!("{seconds:.1} s"),
        60..3600 => format!("{} min {:02} s", whole / 60, whole % 60),
        _ => format!("{} h {:02} min", whole / 3600, whole % 3600 / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_in_groups() {
        let cases = [(0, "0"), (999, "999"), (1000, "1,000"), (21_289_802, "21,289,802")];
        for (n, text) in cases {
            assert_eq!(grouped(n, ","), text);
        }
    }

    #[test]
    fn times_of_every_length() {
        let cases =
            [(0.0, "0.0 s"), (7.14, "7.1 s"), (59.6, "1 min 00 s"), (127.0, "2 min 07 s"), (3727.0, "1 h 02 min")];
        for (seconds, text) in cases {
            assert_eq!(duration(seconds), text);
        }
    }
}
