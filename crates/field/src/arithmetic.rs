//! Arithmetic modulo the Mersenne prime p = 2^61 − 1, on representatives below p.

/// The prime.
pub(crate) const P: u64 = (1 << 61) - 1;

/// `x + y`
#[inline]
pub(crate) fn add(x: u64, y: u64) -> u64 {
    let sum = x + y;
    if sum >= P { sum - P } else { sum }
}

/// `x − y`
#[inline]
pub(crate) fn sub(x: u64, y: u64) -> u64 {
    if x >= y { x - y } else { x + P - y }
}

/// `x·y`
#[inline]
pub(crate) fn mul(x: u64, y: u64) -> u64 {
    reduce(u128::from(x) * u128::from(y))
}

/// The representative of any number.
#[inline]
pub(crate) fn reduce(x: u128) -> u64 {
    // 2^61 = 1
    let low = (x as u64) & P;
    let middle = ((x >> 61) as u64) & P;
    let high = (x >> 122) as u64;
    let sum = low + middle + high;
    let sum = (sum & P) + (sum >> 61);
    if sum >= P { sum - P } else { sum }
}

/// `x^(2^n)`
fn square_times(mut x: u64, n: u32) -> u64 {
    for _ in 0..n {
        x = mul(x, x);
    }
    x
}

/// `x^e`
pub(crate) fn power(x: u64, mut e: u64) -> u64 {
    let (mut result, mut square) = (1, x);
    while e > 0 {
        if e & 1 == 1 {
            result = mul(result, square);
        }
        square = mul(square, square);
        e >>= 1;
    }
    result
}

/// `1/x` for x ≠ 0, as `x^(p − 2)`.
pub(crate) fn inverse(x: u64) -> u64 {
    // x^(2^n − 1) for n = 1, 2, 4, 8, 16, 32, then 56, 58, 59; p − 2 = 4·(2^59 − 1) + 1
    let x2 = mul(square_times(x, 1), x);
    let x4 = mul(square_times(x2, 2), x2);
    let x8 = mul(square_times(x4, 4), x4);
    let x16 = mul(square_times(x8, 8), x8);
    let x32 = mul(square_times(x16, 16), x16);
    let x48 = mul(square_times(x32, 16), x16);
    let x56 = mul(square_times(x48, 8), x8);
    let x58 = mul(square_times(x56, 2), x2);
    let x59 = mul(square_times(x58, 1), x);
    mul(square_times(x59, 2), x)
}

/// The root of x that is a square itself, if x is a square: `x^((p + 1)/4)`.
pub(crate) fn square_root(x: u64) -> Option<u64> {
    let root = square_times(x, 59);
    (mul(root, root) == x).then_some(root)
}

/// `Σ c[k]·b[k][j]` for the [`LANES`] columns j of a packed panel: sums of 32 products are reduced at a time, which
/// stay below 2^127.
#[inline]
pub(crate) fn dot_lanes(a: &[u64], panel: &[[u64; LANES]]) -> [u64; LANES] {
    let mut total = [0u128; LANES];
    for (a, b) in a.chunks(32).zip(panel.chunks(32)) {
        for (&a, b) in a.iter().zip(b) {
            for j in 0..LANES {
                total[j] += u128::from(a) * u128::from(b[j]);
            }
        }
        total = total.map(|t| reduce(t).into());
    }
    total.map(|t| t as u64)
}

/// Columns of a panel.
pub(crate) const LANES: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;

    fn scattered() -> impl Iterator<Item = u64> {
        (0..500u64).map(|i| reduce(u128::from(i * i + 1) * 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))
    }

    #[test]
    fn the_ring() {
        for (x, y) in [(P - 1, P - 1), (P - 1, 1), (0, 5), (1 << 60, 1 << 60)]
            .into_iter()
            .chain(scattered().zip(scattered().skip(7)))
        {
            let exact = u128::from(x) * u128::from(y) % u128::from(P);
            assert_eq!(u128::from(mul(x, y)), exact);
            assert_eq!(u128::from(add(x, y)), (u128::from(x) + u128::from(y)) % u128::from(P));
            assert_eq!(add(sub(x, y), y), x);
        }
        assert_eq!(u128::from(reduce(u128::MAX)), u128::MAX % u128::from(P));
    }

    #[test]
    fn inverses_and_roots() {
        let mut squares = 0;
        for x in scattered().filter(|&x| x != 0) {
            assert_eq!(mul(inverse(x), x), 1);
            assert_eq!(inverse(x), power(x, P - 2));
            match (square_root(x), square_root(P - x)) {
                (Some(root), None) => {
                    squares += 1;
                    assert_eq!(mul(root, root), x);
                    assert!(square_root(root).is_some());
                }
                (None, Some(_)) => {}
                other => panic!("{x}: one of x, −x is a square: {other:?}"),
            }
        }
        assert!((150..350).contains(&squares), "{squares} squares");
    }

    #[test]
    fn long_dots() {
        let a: Vec<u64> = (0..1000).map(|i| P - 1 - i).collect();
        let panel: Vec<[u64; LANES]> = (0..1000).map(|i| std::array::from_fn(|j| P - 1 - i * j as u64)).collect();
        for (j, found) in dot_lanes(&a, &panel).into_iter().enumerate() {
            assert_eq!(found, a.iter().zip(&panel).fold(0, |sum, (&a, b)| add(sum, mul(a, b[j]))));
        }
    }
}
