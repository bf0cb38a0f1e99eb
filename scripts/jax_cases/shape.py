"""Reshaping, padding, slicing, joining and broadcasting."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from . import case, f32, grad_case, ints


@case("padding: low, high, interior, and negative", f32(4, 5), f32())
def pad(x, v):
    return lax.pad(x, v, ((1, 2, 0), (0, 1, 2))), lax.pad(x, v, ((-1, 2, 1), (1, -2, 0))), jnp.pad(x, ((1, 1), (0, 2)))


@case("padding by edge, reflection and wrapping", f32(3, 5))
def pad_modes(x):
    return jnp.pad(x, ((1, 0), (2, 1)), "edge"), jnp.pad(x, ((0, 2), (2, 3)), "reflect"), jnp.pad(x, 2, "wrap")


@case("strided slices with either sign", f32(7, 9))
def slices(x):
    return x[1:6:2, ::3], x[::-1, 8:2:-2], x[3:3], x[-2:, :1]


@case("flip, roll and rotate", f32(3, 4, 5))
def flips(x):
    return jnp.flip(x, (0, 2)), jnp.roll(x, 2, axis=1), jnp.rot90(x), jnp.roll(x, (1, -1), axis=(0, 2))


@case("concatenate, stack, split and tile", f32(2, 3), f32(2, 4), f32(2, 3))
def joins(a, b, c):
    return jnp.concatenate([a, b, c], axis=1), jnp.stack([a, c], axis=1), jnp.split(b, 2, axis=1), jnp.tile(a, (2, 3))


@case("squeeze, expand and broadcast", f32(1, 3, 1), f32(4))
def broadcasts(x, y):
    return x.squeeze(2) + jnp.expand_dims(y, 1), jnp.broadcast_to(x, (2, 3, 4)), x * y, lax.broadcast_in_dim(y, (2, 4, 3), (1,))


@case("transposes and axis moves", f32(2, 3, 4, 5))
def transposes(x):
    return jnp.transpose(x, (3, 1, 0, 2)), jnp.swapaxes(x, 1, 3), jnp.moveaxis(x, 0, 2), x.reshape(6, 20).T


@case("pixel shuffle: space to depth and back", f32(2, 4, 6, 3))
def space_to_depth(x):
    n, h, w, c = x.shape
    y = x.reshape(n, h // 2, 2, w // 2, 2, c).transpose(0, 1, 3, 2, 4, 5).reshape(n, h // 2, w // 2, 4 * c)
    return y, y.reshape(n, h // 2, w // 2, 2, 2, c).transpose(0, 1, 3, 2, 4, 5).reshape(x.shape)


@case("repeat and nearest-neighbour upsampling", f32(2, 3, 2))
def repeat(x):
    return jnp.repeat(x, 2, axis=1), jnp.repeat(x, jnp.array([1, 3]), axis=0, total_repeat_length=4)


@case("bilinear resize by two matrix products", f32(1, 4, 5, 2))
def resize(x):
    return jax.image.resize(x, (1, 7, 8, 2), "bilinear")


@case("iota along each axis, eye, triangles, linspace", f32(4, 4))
def iotas(x):
    rows, columns = lax.broadcasted_iota(jnp.int32, (4, 3), 0), lax.broadcasted_iota(jnp.float32, (4, 3), 1)
    return rows, columns, jnp.eye(4, k=1, dtype=jnp.float32), jnp.tril(x, -1), jnp.triu(x), jnp.diag(x), jnp.linspace(0.0, 1.0, 5, dtype=jnp.float32)


@case("constants: lists, nested lists, splats and byte blobs of each type", f32(2, 3))
def constants(x):
    rng = np.random.default_rng(7)
    table = rng.uniform(-1, 1, (6, 5)).astype(np.float32)
    return (
        x + np.array([[1.5, -2.0, 0.25], [3.0, 1e-3, 4.0]], np.float32),
        table + x[0, 0],
        np.arange(40, dtype=np.int32).reshape(8, 5) + lax.convert_element_type(x[0, 0] > 9, jnp.int32),
        np.array([[True, False, True]]) & (x > 0),
        rng.integers(0, 2, (5, 8)).astype(bool) & (x[0, 0] < 9),
        rng.integers(0, 256, 33).astype(np.uint8) + lax.convert_element_type(x[0, 0] > 9, jnp.uint8),
        jnp.full((2, 2), -7, jnp.int8),
        np.zeros((0, 3), np.float32),
    )


@case("constants of more than a hundred elements, printed as bytes", f32(3, 11))
def constant_blobs(x):
    rng = np.random.default_rng(11)
    table = rng.uniform(-1, 1, (11, 10)).astype(np.float32)
    picks, mask = rng.integers(-500, 500, (3, 40)).astype(np.int32), rng.integers(0, 2, (9, 13)).astype(bool)
    zero = lax.convert_element_type(x[0, 0] > 9, jnp.int32)
    scale = (x[0, 0] * 0 + 1).astype(jnp.bfloat16)
    return x @ table, picks + zero, mask & (zero == 0), rng.uniform(-1, 1, 120).astype(jnp.bfloat16) * scale


def pad_slice(x):
    return lax.pad(x, jnp.zeros((), x.dtype), ((1, -1, 1), (2, 1, 0)))[::2, 1:] * 2


def join_flip(a, b):
    return jnp.flip(jnp.concatenate([a.T, b], axis=0), 1).reshape(-1)


grad_case("gradient of padding and slicing", pad_slice, f32(4, 5))
grad_case("gradients of joining, flipping and reshaping", join_flip, f32(3, 4), f32(2, 3), argnums=(0, 1))
grad_case("gradient of a bilinear resize", resize, f32(1, 4, 5, 2))
