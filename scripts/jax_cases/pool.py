"""Pooling: maximum and average windows, overlapping, padded and dilated, and their gradients."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from . import case, f32, grad_case, values


def max_window(x, window, strides, padding):
    return lax.reduce_window(x, -jnp.inf, lax.max, window, strides, padding)


def sum_window(x, window, strides, padding):
    return lax.reduce_window(x, 0.0, lax.add, window, strides, padding)


@case("2x2 maximum, stride 2, NHWC", f32(2, 6, 8, 3))
def max_pool(x):
    return max_window(x, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


@case("overlapping 3x3 maximum, stride 2, padding 1, NCHW", f32(2, 3, 7, 8))
def max_pool_overlapping(x):
    return max_window(x, (1, 1, 3, 3), (1, 1, 2, 2), ((0, 0), (0, 0), (1, 1), (1, 1)))


@case("maximum over uneven padding and windows", f32(2, 7, 6, 3))
def max_pool_asymmetric(x):
    return max_window(x, (1, 3, 2, 1), (1, 2, 3, 1), ((0, 0), (0, 2), (1, 1), (0, 0)))


@case("dilated maximum window over a dilated input", f32(2, 7, 8))
def max_pool_dilated(x):
    return lax.reduce_window(
        x, -jnp.inf, lax.max, (1, 2, 3), (1, 1, 2), ((0, 0), (1, 2), (0, 1)), base_dilation=(1, 2, 1), window_dilation=(1, 2, 3)
    )


@case("average, SAME, divided by the number of real pixels", f32(2, 5, 7, 3))
def avg_pool_same(x):
    window, strides = (1, 3, 2, 1), (1, 2, 2, 1)
    count = sum_window(jnp.ones_like(x), window, strides, "SAME")
    return sum_window(x, window, strides, "SAME") / count


@case("overlapping average with padding counted", f32(2, 3, 6, 7))
def avg_pool_padded(x):
    return sum_window(x, (1, 1, 3, 3), (1, 1, 1, 2), ((0, 0), (0, 0), (1, 1), (1, 0))) / 9.0


@case("global average", f32(3, 4, 5, 6))
def avg_pool_global(x):
    return jnp.mean(x, axis=(1, 2))


@case("minimum window", f32(2, 9, 3))
def min_pool_1d(x):
    return lax.reduce_window(x, jnp.inf, lax.min, (1, 3, 1), (1, 2, 1), ((0, 0), (1, 1), (0, 0)))


@case("sum of a window of products", f32(2, 6, 5))
def prod_window(x):
    return jnp.sum(lax.reduce_window(x, 1.0, lax.mul, (1, 2, 3), (1, 2, 1), "VALID"), axis=0)


@case("gradient of an overlapping maximum of tied values", f32(1, 3, 4), values(np.floor(np.arange(63).reshape(1, 7, 9) / 5).astype(np.float32)))
def max_pool_ties_grad(ct, x):
    pool = lambda x: max_window(x, (1, 3, 3), (1, 2, 2), "VALID")
    return jax.vjp(pool, x)[1](ct)[0]


grad_case("gradient of a maximum", max_pool, f32(2, 6, 8, 3))
grad_case("gradient of an overlapping maximum", max_pool_overlapping, f32(2, 3, 7, 8))
grad_case("gradient of an uneven maximum", max_pool_asymmetric, f32(2, 7, 6, 3))
grad_case("gradient of an average, SAME", avg_pool_same, f32(2, 5, 7, 3))
grad_case("gradient of an overlapping average", avg_pool_padded, f32(2, 3, 6, 7))
grad_case("gradient of a global average", avg_pool_global, f32(3, 4, 5, 6))
grad_case("gradient of a minimum", min_pool_1d, f32(2, 9, 3))
