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
}
