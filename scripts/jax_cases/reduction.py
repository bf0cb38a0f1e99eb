"""Reductions, cumulative and variadic ones, sorting."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from . import bools, case, f32, grad_case, ints, values


@case("sum, product, maximum, minimum and mean over assorted axes", f32(3, 4, 5, low=0.5, high=1.5))
def reductions(x):
    return jnp.sum(x, 0), jnp.prod(x, (1, 2)), jnp.max(x, -1), jnp.min(x), jnp.mean(x, (0, 2), keepdims=True)


@case("all, any, parity of booleans, sums of integers", bools(3, 5), ints(3, 5, low=-9, high=9))
def logical_reductions(p, n):
    return jnp.all(p, 0), jnp.any(p, 1), lax.reduce_xor(p, (0, 1)), jnp.sum(n, 0), jnp.max(n, 1), lax.reduce_and(n, (0,)), jnp.sum(p)


@case("standard deviation, variance with one degree of freedom, median of a column", f32(5, 4))
def deviations(x):
    return jnp.std(x, axis=0), jnp.var(x, axis=1, ddof=1), jnp.ptp(x)


@case("log-sum-exp with weights", f32(3, 5, low=-4, high=4), f32(3, 5, low=0.1))
def logsumexp(x, w):
    return jax.nn.logsumexp(x, axis=1, b=w, keepdims=True), jax.nn.logsumexp(x)


@case("index of the largest and the smallest, ties to the first", values(np.array([[1, 3, 3, 0, 0], [2, 2, 2, 2, 2], [-1, -4, 5, np.nan, 5]], np.float32)))
def argmax_argmin(x):
    return jnp.argmax(x, 1), jnp.argmin(x, 0), jnp.argmax(x), lax.argmin(x, 1, jnp.int32)


@case("variadic reduction: Welford pairs", f32(4, 6), f32(4, 6))
def variadic_reduce(x, y):
    pair = lambda a, b: (a[0] * b[0], a[0] * b[1] + a[1])
    return lax.reduce((x, y), (np.ones((), x.dtype), np.zeros((), y.dtype)), pair, (1,))


@case("cumulative sum, product, maximum, minimum and log-sum-exp", f32(3, 7))
def cumulative(x):
    return jnp.cumsum(x, 1), jnp.cumprod(x, 1), lax.cummax(x, 0), lax.cummin(x, 1, reverse=True), lax.cumlogsumexp(x, 1)


@case("cumulative sum as a window reduction", f32(3, 7))
def cumsum_window(x):
    return lax.reduce_window(x, np.zeros((), x.dtype), lax.add, (1, 7), (1, 1), ((0, 0), (6, 0)))


@case("associative scan: a first-order recurrence", f32(6, 3), f32(6, 3))
def associative_scan(a, b):
    return lax.associative_scan(lambda p, q: (p[0] * q[0], q[0] * p[1] + q[1]), (a, b))


@case("sort along either axis", f32(4, 5))
def sort(x):
    return jnp.sort(x, axis=0), jnp.sort(x, axis=1, descending=True)


@case("argsort, stable among ties", ints(3, 6, high=4))
def argsort(x):
    return jnp.argsort(x, axis=1), jnp.argsort(x, axis=1, descending=True)


@case("sort by two keys, carrying a third operand", ints(8, high=3), f32(8), f32(8))
def sort_two_keys(k, l, v):
    return lax.sort((k, l, v), num_keys=2)


@case("sort with NaN, infinities and zeros of either sign", values(np.array([0.0, np.nan, -0.0, np.inf, -1, -np.inf, 2], np.float32)))
def sort_special(x):
    return jnp.sort(x)


@case("median and quantile", f32(4, 5))
def quantiles(x):
    return jnp.median(x, axis=1), jnp.quantile(x, 0.25, axis=0)


@case("binary search in a sorted row", values(np.array([-2, 0, 0, 1.5, 4], np.float32)), f32(6, low=-3, high=5))
def searchsorted(edges, x):
    return jnp.searchsorted(edges, x), jnp.searchsorted(edges, x, side="right"), jnp.digitize(x, edges)


@case("positions of true elements and distinct values, padded to a size", ints(9, high=4))
def nonzero_unique(n):
    return jnp.nonzero(n > 1, size=6, fill_value=-1), jnp.unique(n, size=5, fill_value=9)


@case("accuracy: the share of rows whose largest logit is the label", f32(6, 4), ints(6, high=4))
def accuracy(logits, labels):
    return jnp.mean(jnp.argmax(logits, -1) == labels), jnp.sum(jnp.argmax(logits, -1) == labels)


def cumulative_sum(x):
    return jnp.cumsum(x, axis=1) * jnp.cumprod(x, axis=0)


def maximum(x):
    return jnp.max(x, axis=1) * jnp.min(x, axis=1) + jnp.prod(x, axis=1)


def log_sum_exp(x):
    return jax.nn.logsumexp(x, axis=1)


def deviation(x):
    return jnp.std(x, axis=0)


def sorted_rows(x):
    return jnp.sort(x, axis=1)


grad_case("gradient of cumulative sum and product", cumulative_sum, f32(3, 4, low=0.2, high=1))
grad_case("gradient of reduced maximum, minimum and product", maximum, f32(3, 5))
grad_case("gradient of a maximum shared by ties", maximum, values(np.array([[1, 2, 2], [3, 3, 3]], np.float32)), name="maximum_ties_grad")
grad_case("gradient of log-sum-exp", log_sum_exp, f32(3, 5, low=-4, high=4))
grad_case("gradient of the standard deviation", deviation, f32(5, 4))
grad_case("gradient of a sort", sorted_rows, f32(3, 5))
