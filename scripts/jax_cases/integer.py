"""Integers, booleans, conversions, bit patterns and random numbers (threefry)."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from . import bools, case, f32, ints, values

KEY = values(np.array([0x12345678, 0x9ABCDEF0], np.uint32))


@case("sum, difference, product, negation and absolute value wrap around", ints(3, 5, low=-(2**31), high=2**31), ints(3, 5, low=-(2**31), high=2**31))
def wrapping(a, b):
    return a + b, a - b, a * b, -a, jnp.abs(a), jnp.maximum(a, b), jnp.minimum(a, b), jnp.sign(a)


@case("division and remainder, truncated and floored", ints(4, 5, low=-50, high=50), ints(4, 5, low=1, high=9))
def division(a, b):
    return lax.div(a, b), lax.rem(a, b), a // -b, a % -b, jnp.divmod(a, b), lax.div(a, 0 * b), lax.rem(a, 0 * b)


@case("bitwise operations and population counts", ints(3, 5, high=2**32, dtype=np.uint32), ints(3, 5, high=2**32, dtype=np.uint32))
def bitwise(a, b):
    return a & b, a | b, a ^ b, ~a, lax.population_count(a), lax.clz(a)


@case("shifts, also by the width and more", ints(3, 5, low=-(2**31), high=2**31), values(np.array([[0, 1, 7, 31, 32]], np.int32)))
def shifts(a, n):
    n = jnp.broadcast_to(n, a.shape)
    return a << n, a >> n, lax.shift_right_logical(a, n), (a.astype(jnp.uint32) >> 3)


@case("boolean algebra", bools(3, 5), bools(3, 5))
def booleans(p, q):
    return p & q, p | q, p ^ q, ~p, jnp.where(p, 3, 4), p == q, p < q


@case("narrow integers: i8, i16, u8, u16", ints(3, 5, low=-128, high=128, dtype=np.int8), ints(3, 5, high=256, dtype=np.uint8))
def narrow(a, b):
    return a * a, b + b, a.astype(jnp.int16) * b.astype(jnp.int16), b.astype(jnp.uint16) * b, b // 7, b >> 2, ~b


@case("conversions between floats, integers and booleans", f32(3, 5, low=-9, high=9), ints(3, 5, low=-9, high=9), bools(3, 5))
def conversions(x, n, p):
    return x.astype(jnp.int32), jnp.abs(x).astype(jnp.uint8), n.astype(jnp.float32), n.astype(jnp.int8), x.astype(bool), p.astype(jnp.float32), n.astype(bool), p.astype(jnp.int32)


@case("bit patterns of floats, and back", f32(3, 4), ref=None)
def bitcasts(x):
    bits = lax.bitcast_convert_type(x, jnp.uint32)
    return bits, lax.bitcast_convert_type(bits ^ jnp.uint32(1 << 31), jnp.float32), lax.bitcast_convert_type(x, jnp.uint16)


@case("clamp with scalar and with array bounds", ints(3, 5, low=-20, high=20), ints(3, 5, low=-9, high=0), ints(3, 5, high=9))
def clamp_integers(x, low, high):
    return lax.clamp(low, x, high), lax.clamp(np.int32(-3), x, np.int32(4)), jnp.clip(x, 0)


@case("quantised product: i8 and u8 operands, i32 sums", ints(3, 6, low=-128, high=128, dtype=np.int8), ints(6, 4, low=-128, high=128, dtype=np.int8))
def int8_matmul(a, b):
    return lax.dot(a, b, preferred_element_type=jnp.int32), a.astype(jnp.int32) @ b.astype(jnp.int32)


@case("64-bit integers: a multiplicative hash", ints(7, low=-(2**63), high=2**63 - 1, dtype=np.int64), x64=True)
def hash_u64(x):
    h = x.astype(jnp.uint64) * jnp.uint64(0x9E3779B97F4A7C15)
    h = (h ^ (h >> 31)) * jnp.uint64(0xBF58476D1CE4E5B9)
    return h, (h % 1000).astype(jnp.int64) - 500, jnp.max(x), x >> 7, jnp.argmin(x)


@case("images: u8 to normalised floats", ints(2, 4, 5, 3, high=256, dtype=np.uint8))
def normalise_u8(image):
    mean = jnp.array([0.485, 0.456, 0.406], jnp.float32)
    std = jnp.array([0.229, 0.224, 0.225], jnp.float32)
    return (image.astype(jnp.float32) / 255.0 - mean) / std


@case("random bits from a key", KEY)
def random_bits(key):
    key = jax.random.wrap_key_data(key)
    return jax.random.bits(key, (3, 5)), jax.random.bits(key, (7,), jnp.uint8), jax.random.bits(key, (2, 3), jnp.uint16)


@case("keys split and folded", KEY, ints(high=1000))
def random_split(key, step):
    key = jax.random.fold_in(jax.random.wrap_key_data(key), step)
    return jax.random.key_data(jax.random.split(key, 3)), jax.random.key_data(jax.random.key(42))


@case("uniform floats and integers", KEY)
def random_uniform(key):
    key = jax.random.wrap_key_data(key)
    return jax.random.uniform(key, (3, 4), jnp.float32, -2.0, 3.0), jax.random.randint(key, (6,), -3, 9, jnp.int32)


@case("normal floats (inverse error function)", KEY, rtol=2e-5, f64_tol=(2e-5, 1e-6))
def random_normal(key):
    return jax.random.normal(jax.random.wrap_key_data(key), (3, 4), jnp.float32)


@case("dropout with a mask drawn inside", KEY, f32(4, 5))
def random_dropout(key, x):
    keep = jax.random.bernoulli(jax.random.wrap_key_data(key), jnp.float32(0.8), x.shape)
    return jnp.where(keep, x / 0.8, 0.0)


@case("permutation: shuffled by sorting random keys", KEY, ints(9, high=100))
def random_permutation(key, x):
    return jax.random.permutation(jax.random.wrap_key_data(key), x)


@case("categorical draw by the Gumbel trick", KEY, f32(4, 5))
def random_categorical(key, logits):
    return jax.random.categorical(jax.random.wrap_key_data(key), logits.astype(jnp.float32))
