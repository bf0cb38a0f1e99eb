//! Everything that is not ring arithmetic: random, but the same for the same argument.

use crate::arithmetic::{P, add, inverse, mul, power, square_root, sub};
use crate::fp::Fp;
use crate::literal::{Rational, rational};
use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use truestep_ir::{Block, ElemType, Func, Op, Unary, decode_f64};

/// One random interpretation of functions and order.
#[derive(Debug)]
pub struct Oracle {
    key: u64,
    /// The literals of the programs that are no small integers, with their real values.
    known: HashMap<u64, f64>,
    /// Bits of the representatives in `known`.
    filter: Box<[u64; FILTER]>,
    /// Set where a float became an integer and only an unknown number could tell which.
    declined: AtomicBool,
}

/// Words of the filter.
const FILTER: usize = 64;
/// Integers up to this are known to be what they are.
const SMALL: u64 = 1 << 32;

/// What a hash is for.
#[derive(Clone, Copy)]
pub(crate) enum Use {
    Function(Unary),
    Square,
    Power,
    Atan2,
    Remainder,
    Order,
}

impl Oracle {
    /// The interpretation of a seed, for programs with the literals of `funcs`.
    pub fn new(seed: u64, funcs: &[&Func]) -> Self {
        let mut oracle = Oracle {
            key: mix(0x5eed, seed),
            known: HashMap::new(),
            filter: Box::new([0; FILTER]),
            declined: AtomicBool::new(false),
        };
        funcs.iter().for_each(|func| oracle.learn(&func.body));
        oracle
    }

    /// True if a float has become an integer that the interpretation does not determine.
    pub fn declined(&self) -> bool {
        self.declined.load(Relaxed)
    }

    pub(crate) fn decline(&self) {
        self.declined.store(true, Relaxed);
    }

    fn learn(&mut self, block: &Block) {
        for instr in &block.instrs {
            if let Op::Constant(literal) = &instr.op
                && literal.ty().elem.is_float()
                && literal.ty().numel() > 0
            {
                let n = if literal.is_splat() { 1 } else { literal.ty().numel().min(4096) };
                for bits in (0..n).map(|i| literal.bits(i)) {
                    let (elem, real) = (literal.ty().elem, literal.f64(0));
                    let real = if n == 1 { real } else { decode_f64(elem, bits) };
                    let value = read(elem, bits);
                    if real.is_finite() && small(value).is_none() {
                        self.known.insert(value.0, real);
                        self.filter[slot(value.0).0] |= slot(value.0).1;
                    }
                }
            }
            instr.regions.iter().for_each(|region| self.learn(region));
        }
    }

    /// The real number that an element is known to stand for.
    pub(crate) fn known(&self, x: Fp) -> Option<f64> {
        small(x).map(|i| i as f64).or_else(|| {
            let (word, bit) = slot(x.0);
            if self.filter[word] & bit == 0 { None } else { self.known.get(&x.0).copied() }
        })
    }

    /// A random word for one use and one argument.
    #[inline]
    fn word(&self, what: Use, x: u64) -> u64 {
        let tag = match what {
            Use::Function(op) => op as u64,
            Use::Square => 100,
            Use::Power => 101,
            Use::Atan2 => 102,
            Use::Remainder => 103,
            Use::Order => 104,
        };
        mix(self.key ^ tag.wrapping_mul(0xa076_1d64_78bd_642f), x)
    }

    /// A random element for one use and one argument.
    pub(crate) fn element(&self, what: Use, x: Fp) -> Fp {
        Fp(self.word(what, x.0) % P)
    }

    /// A random element for one use and two arguments.
    pub(crate) fn element_of_two(&self, what: Use, x: Fp, y: Fp) -> Fp {
        Fp(mix(self.word(what, x.0), y.0) % P)
    }

    /// Place in a random total order with `rank(−x) = −rank(x)`, in which known numbers stand as they should: the bits
    /// of a float, which are in order as integers.
    #[inline]
    fn rank(&self, x: Fp) -> i64 {
        if x.0 == 0 {
            return 0;
        }
        if let Some(real) = self.known(x) {
            let magnitude = real.abs().to_bits() as i64;
            return if real < 0.0 { -magnitude } else { magnitude };
        }
        match x {
            Fp::INFINITY => return i64::MAX,
            Fp::NEG_INFINITY => return -i64::MAX,
            _ => {}
        }
        let opposite = P - x.0;
        let word = self.word(Use::Order, x.0.min(opposite));
        // the bits of a number between 2^−20 and 2^21, among which literals stand
        let exponent = 1003 + (word >> 53) % 41;
        let magnitude = (exponent << 52 | word >> 1 & ((1 << 52) - 1)) as i64;
        if (word & 1 == 1) == (x.0 < opposite) { magnitude } else { -magnitude }
    }

    /// The order of two elements that are numbers.
    #[inline]
    pub(crate) fn order(&self, x: Fp, y: Fp) -> Ordering {
        if x == y {
            return Ordering::Equal;
        }
        self.rank(x).cmp(&self.rank(y)).then_with(|| x.0.cmp(&y.0))
    }

    /// −1, 0 or 1.
    pub(crate) fn sign(&self, x: Fp) -> i64 {
        self.rank(x).signum()
    }

    /// `exp(0) = 1`, `exp(−x) = 1/exp(x)`
    pub(crate) fn exp(&self, x: Fp) -> Fp {
        let opposite = P - x.0;
        if x.0 == 0 {
            return Fp(1);
        }
        let value = Fp(1 + self.word(Use::Function(Unary::Exponential), x.0.min(opposite)) % (P - 1));
        if x.0 < opposite { value } else { reciprocal(value) }
    }

    /// `f(−x) = −f(x)`
    pub(crate) fn odd(&self, op: Unary, x: Fp) -> Fp {
        let opposite = P - x.0;
        if x.0 == 0 {
            return x;
        }
        let value = self.element(Use::Function(op), Fp(x.0.min(opposite)));
        if x.0 < opposite { value } else { Fp(sub(0, value.0)) }
    }

    /// Sine and cosine, with `s² + c² = 1`.
    pub(crate) fn sine_cosine(&self, x: Fp) -> (Fp, Fp) {
        // s = 2t/(1 + t²), c = (1 − t²)/(1 + t²), t odd in x; 1 + t² ≠ 0 as −1 is no square
        let t = self.odd(Unary::Sine, x).0;
        let square = mul(t, t);
        let scale = inverse(add(1, square));
        (Fp(mul(add(t, t), scale)), Fp(mul(sub(1, square), scale)))
    }

    /// A random square that stands for `u`, 0 for 0.
    pub(crate) fn square(&self, u: Fp) -> Fp {
        let q = self.element(Use::Square, u).0;
        if u.0 == 0 { u } else { Fp(mul(q, q)) }
    }

    /// The root of a square; of anything else a random element.
    pub(crate) fn sqrt(&self, u: Fp) -> Fp {
        square_root(u.0).map_or_else(|| self.element(Use::Function(Unary::Sqrt), u), Fp)
    }

    /// `x^y` for small integers and halves y, else a random element.
    pub(crate) fn power(&self, x: Fp, y: Fp) -> Fp {
        let integer =
            |n: i64| if n >= 0 { Fp(power(x.0, n as u64)) } else { reciprocal(Fp(power(x.0, n.unsigned_abs()))) };
        match self.known(y) {
            Some(real) if real.fract() == 0.0 && real.abs() < 1e6 => integer(real as i64),
            Some(real) if (2.0 * real).fract() == 0.0 && real.abs() < 1e6 => {
                Fp(mul(integer((real - 0.5) as i64).0, self.sqrt(x).0))
            }
            _ => self.element_of_two(Use::Power, x, y),
        }
    }

    /// `f` of a known number, a random element of any other.
    pub(crate) fn rounded(&self, op: Unary, x: Fp, f: impl Fn(f64) -> f64) -> Fp {
        match self.known(x).map(f) {
            Some(real) if real.abs() < 1e15 => Fp::integer(real as i128),
            _ => self.element(Use::Function(op), x),
        }
    }
}

/// The element that a literal is.
pub(crate) fn read(elem: ElemType, bits: u64) -> Fp {
    let value = decode_f64(elem, bits);
    if value.is_nan() {
        return Fp::NAN;
    }
    if value.is_infinite() {
        return if value > 0.0 { Fp::INFINITY } else { Fp::NEG_INFINITY };
    }
    let Rational { negative, numerator, denominator, exponent } = rational(elem, bits);
    let whole = |n: u128| (n % u128::from(P)) as u64;
    let mut magnitude = whole(numerator);
    if denominator != 1 {
        magnitude = mul(magnitude, inverse(whole(denominator)));
    }
    // 2^61 = 1
    magnitude = mul(magnitude, power(2, exponent.rem_euclid(61) as u64));
    Fp(if negative { sub(0, magnitude) } else { magnitude })
}

thread_local! {
    /// Divisors met lately with their inverses.
    static INVERSES: RefCell<Vec<(u64, u64)>> = RefCell::new(vec![(1, 1); 1024]);
}

/// `1/x`; 0 has none.
pub(crate) fn reciprocal(x: Fp) -> Fp {
    if x.0 == 0 {
        return Fp::NAN;
    }
    INVERSES.with_borrow_mut(|cache| {
        let entry = &mut cache[(x.0 ^ (x.0 >> 30)) as usize % 1024];
        if entry.0 != x.0 {
            *entry = (x.0, inverse(x.0));
        }
        Fp(entry.1)
    })
}

/// The small integer that an element is.
#[inline]
fn small(x: Fp) -> Option<i64> {
    if x.0 < SMALL {
        Some(x.0 as i64)
    } else if x.0 > P - SMALL && x.0 < P {
        Some(-((P - x.0) as i64))
    } else {
        None
    }
}

#[inline]
fn slot(x: u64) -> (usize, u64) {
    ((x >> 6) as usize % FILTER, 1 << (x % 64))
}

/// A well-mixed word of a key and a number.
#[inline]
pub(crate) fn mix(key: u64, x: u64) -> u64 {
    // two rounds of the finaliser of SplitMix64
    let round = |z: u64| {
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    round(round(x.wrapping_add(key)).wrapping_add(key.rotate_left(32)).wrapping_add(0x9e37_79b9_7f4a_7c15))
}
