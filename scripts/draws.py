"""The random numbers that fixtures share with the Rust side: `truestep_data::Draws`, vectorised.

A stream is SplitMix64 started at a hash of its key; normal numbers are Box-Muller on two draws each,
with the C library's log and cos, as `f64::ln` and `f64::cos` have it.
"""

import math

import numpy as np

GOLDEN_GAMMA = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1


class Draws:
    """The stream of a key of 64-bit words.

    >>> draws = Draws()
    >>> draws.state = 0
    >>> [hex(x) for x in draws.bits(3)]
    ['0xe220a8397b1dcdaf', '0x6e789e6aa1b965f4', '0x6c45d188009454f']
    >>> Draws(1, 0).bits(2)
    array([11791063226648239463,  9566533603562325053], dtype=uint64)
    """

    def __init__(self, *key: int):
        self.state = len(key)
        for word in key:
            absorbed = (self.state + GOLDEN_GAMMA & MASK) ^ mix_one(word)
            self.state = mix_one(absorbed)

    def bits(self, n: int) -> np.ndarray:
        """The next `n` words, `[n]` of u64."""
        counters = np.arange(1, n + 1, dtype=np.uint64) * np.uint64(GOLDEN_GAMMA) + np.uint64(self.state)
        self.state = (self.state + n * GOLDEN_GAMMA) & MASK
        return mix(counters)

    def below(self, limit: int, n: int) -> np.ndarray:
        """The next `n` numbers of `0..limit`, `[n]` of i64."""
        return np.array([int(word) * limit >> 64 for word in self.bits(n)], dtype=np.int64)

    def units(self, n: int) -> np.ndarray:
        """The next `n` numbers of the unit interval, `[n]` of f64."""
        return ((self.bits(n) >> np.uint64(11)).astype(np.float64) + 0.5) / 2.0**53

    def normals(self, n: int) -> np.ndarray:
        """The next `n` standard normal numbers, `[n]` of f64."""
        units = self.units(2 * n)
        log = np.fromiter(map(math.log, units[0::2].tolist()), np.float64, n)
        cos = np.fromiter(map(math.cos, (math.tau * units[1::2]).tolist()), np.float64, n)
        return np.sqrt(-2.0 * log) * cos


def mix(z: np.ndarray) -> np.ndarray:
    """SplitMix64's output function."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def mix_one(z: int) -> int:
    """`mix` of one word."""
    return int(mix(np.array([z], dtype=np.uint64))[0])
