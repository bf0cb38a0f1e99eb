"""Gathers, scatters, slices and one-hot rows, and their gradients."""

import jax
import jax.numpy as jnp
from jax import lax

from . import case, f32, grad_case, ints


@case("embedding rows for a batch of token indices", f32(7, 4), ints(2, 5, high=7))
def embedding(table, tokens):
    return table[tokens]


@case("take along axis 1, indices outside the range clipped", f32(3, 5, 2), ints(4, low=-3, high=9))
def take_clip(x, idx):
    return jnp.take(x, idx, axis=1, mode="clip")


@case("take, indices outside the range filled with NaN", f32(5, 3), ints(6, low=-7, high=8))
def take_fill(x, idx):
    return jnp.take(x, idx, axis=0)


@case("rows at sorted indices known to be inside", f32(6, 4))
def take_sorted(x):
    return x.at[jnp.array([0, 2, 3, 5])].get(indices_are_sorted=True, unique_indices=True, mode="promise_in_bounds")


@case("take one element per row", f32(4, 6), ints(4, high=6))
def take_along_axis(x, idx):
    return jnp.take_along_axis(x, idx[:, None], axis=1)


@case("take mapped over the batch: a gather with batching dimensions", f32(3, 6, 2), ints(3, 4, high=6))
def take_vmap(x, idx):
    return jax.vmap(lambda row, i: row[i])(x, idx)


@case("pairs of advanced indices around a slice", f32(4, 5, 6), ints(3, high=4), ints(3, high=6))
def advanced_index(x, i, j):
    return x[i, 1:4, j], x[i, :, -1], x[::2, None, 3]


@case("dynamic slice at a run-time start", f32(5, 7), ints(high=5), ints(high=7))
def dynamic_slice(x, i, j):
    return lax.dynamic_slice(x, (i, j), (2, 3))


@case("dynamic update slice at a run-time start", f32(5, 7), f32(2, 3), ints(high=5), ints(low=-2, high=7))
def dynamic_update_slice(x, update, i, j):
    return lax.dynamic_update_slice(x, update, (i, j))


@case("one element and one row by a run-time index", f32(5, 4), ints(high=5))
def dynamic_index(x, i):
    return x[i], lax.dynamic_index_in_dim(x, i, axis=1 - 1, keepdims=True), x.at[i].set(0.5)


@case("scatter: set, rows at distinct indices", f32(6, 3), f32(3, 3))
def scatter_set(x, update):
    return x.at[jnp.array([4, 0, 2])].set(update, unique_indices=True)


@case("scatter: add at repeated indices", f32(6, 3), ints(5, high=6), f32(5, 3))
def scatter_add(x, idx, update):
    return x.at[idx].add(update)


@case("scatter: maximum, minimum and product", f32(6, 3), ints(5, high=6), f32(5, 3))
def scatter_extrema(x, idx, update):
    return x.at[idx].max(update), x.at[idx].min(update), x.at[idx].mul(update)


@case("scatter: pairs of indices, those outside dropped", f32(4, 5), ints(6, high=7), ints(6, high=7), f32(6))
def scatter_pairs(x, i, j, update):
    return x.at[i, j].add(update, mode="drop")


@case("scatter mapped over the batch, with batching dimensions", f32(3, 6), ints(3, 4, high=6), f32(3, 4))
def scatter_vmap(x, idx, update):
    return jax.vmap(lambda x, i, u: x.at[i].add(u))(x, idx, update)


@case("scatter into a window", f32(5, 6), f32(2, 4))
def scatter_window(x, update):
    return x.at[1:3, 2:].set(update), x.at[::2].multiply(2.0), x.at[:, 3].add(1.0)


@case("histogram and segment sums", ints(12, high=5), f32(12, 2))
def segment_sum(segments, x):
    return jax.ops.segment_sum(x, segments, num_segments=5), jnp.bincount(segments, length=5)


@case("one-hot rows along either axis", ints(4, low=-1, high=6))
def one_hot(labels):
    return jax.nn.one_hot(labels, 5), jax.nn.one_hot(labels, 5, axis=0, dtype=jnp.int32)


def cross_entropy_by_index(logits, labels):
    log_p = jax.nn.log_softmax(logits)
    return -jnp.take_along_axis(log_p, labels[:, None], axis=1)[:, 0]


grad_case("gradient of an embedding: scatter-add", embedding, f32(7, 4), ints(2, 5, high=7))
grad_case("gradient of a filled take", take_fill, f32(5, 3), ints(6, high=5))
grad_case("gradient of a take with batching dimensions", take_vmap, f32(3, 6, 2), ints(3, 4, high=6))
grad_case("gradient of a dynamic slice", dynamic_slice, f32(5, 7), ints(high=4), ints(high=5))
grad_case("gradients of a dynamic update", dynamic_update_slice, f32(5, 7), f32(2, 3), ints(high=4), ints(high=5), argnums=(0, 1))
grad_case("gradients of a scatter-set", scatter_set, f32(6, 3), f32(3, 3), argnums=(0, 1))
grad_case("gradient of cross-entropy by index", cross_entropy_by_index, f32(4, 6), ints(4, high=6))
