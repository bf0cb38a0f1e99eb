/// A stream of random numbers that is a pure function of its key: SplitMix64 (Steele, Lea, Flood, "Fast splittable
/// pseudorandom number generators", OOPSLA 2014) started at a hash of the key. The numbers never change between
/// versions.
#[derive(Clone, Debug)]
pub struct Draws {
    state: u64,
}

const GOLDEN_GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

impl Draws {
    /// The stream of `key`. Keys that differ in one word or in length give unrelated streams.
    pub fn new(key: &[u64]) -> Self {
        let absorb = |state: u64, &word: &u64| mix(state.wrapping_add(GOLDEN_GAMMA) ^ mix(word));
        Self { state: key.iter().fold(key.len() as u64, absorb) }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(GOLDEN_GAMMA);
        mix(self.state)
    }

    /// The next number of `0..n` (0 if `n` is 0). Each comes up with probability 1/n, off by less than 2⁻⁶⁴.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// The next number of the open unit interval, uniform.
    pub fn unit(&mut self) -> f64 {
        ((self.bits() >> 11) as f64 + 0.5) / (1u64 << 53) as f64
    }

    /// The next number between `low` and `high`, uniform.
    pub fn uniform(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// The next standard normal number (Box, Muller, "A note on the generation of random normal deviates", 1958).
    pub fn normal(&mut self) -> f64 {
        let (u, v) = (self.unit(), self.unit());
        (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
    }
}

/// SplitMix64's output function: a bijection of 64-bit words.
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// What a stream of draws is for; the last word of its key.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Order,
    Load,
    Mix,
    Augment(usize),
}

impl Purpose {
    pub(crate) fn word(self) -> u64 {
        match self {
            Self::Order => 0,
            Self::Load => 1,
            Self::Mix => u64::MAX,
            Self::Augment(place) => 2 + place as u64,
        }
    }
}

/// The order in which epoch `epoch` visits `count` samples: Fisher–Yates on the stream of (seed, epoch).
pub fn permutation(seed: u64, epoch: u64, count: usize) -> Vec<usize> {
    let mut draws = Draws::new(&[seed, epoch, Purpose::Order.word()]);
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        order.swap(last, draws.below(last + 1));
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_splitmix64() {
        let mut draws = Draws { state: 0 };
        let first = [draws.bits(), draws.bits(), draws.bits()];
        assert_eq!(first, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]);
    }

    #[test]
    fn keys_separate_streams() {
        let keys: [&[u64]; 7] = [&[], &[0], &[1], &[0, 0], &[0, 1], &[1, 0], &[1, 0, 0]];
        let mut firsts: Vec<u64> = keys.iter().map(|key| Draws::new(key).bits()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), keys.len());
    }

    #[test]
    fn below_is_uniform() {
        let mut draws = Draws::new(&[7]);
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[draws.below(6)] += 1);
        // χ² with 5 degrees of freedom; 20.5 is the 99.9 % point.
        let chi2 = |counts: &[u32; 6]| counts.iter().map(|&c| (f64::from(c) - 1e4).powi(2) / 1e4).sum::<f64>();
        assert!(chi2(&counts) < 20.5, "{counts:?}");
        counts[0] += 500;
        assert!(chi2(&counts) > 20.5, "control: 5 % too many of one value must show");
    }

    #[test]
    fn uniform_has_its_range_and_moments() {
        let mut draws = Draws::new(&[7]);
        let values: Vec<f64> = (0..60_000).map(|_| draws.uniform(-1.0, 3.0)).collect();
        assert!(values.iter().all(|v| (-1.0..3.0).contains(v)));
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n;
        // Mean 1 and variance 16/12; four standard errors of each.
        assert!((mean - 1.0).abs() < 0.019, "{mean}");
        assert!((variance - 4.0 / 3.0).abs() < 0.02, "{variance}");
        let control = values.iter().map(|v| (v - mean).abs() + mean).sum::<f64>() / n;
        assert!((control - 1.0).abs() > 0.5, "control: folded values have another mean");
    }

    #[test]
    fn an_epoch_is_a_permutation_of_its_own() {
        let mut sorted = permutation(3, 1, 1000);
        assert_ne!(sorted, permutation(3, 2, 1000));
        assert_ne!(sorted, permutation(4, 1, 1000));
        assert_eq!(sorted, permutation(3, 1, 1000));
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..1000));
        assert!(permutation(3, 1, 0).is_empty());
    }
}
