"""Whole train steps of small networks, as one function of the whole state."""

import jax
import jax.numpy as jnp
from jax import lax

from . import case, f32, ints
from .conv import NHWC
from .dense import cross_entropy
from .norm import normalise

LOOSE = {"rtol": 1e-4, "atol": 1e-5}


def conv(x, w, stride=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=NHWC)


def cnn(p, x):
    x = jax.nn.relu(conv(x, p["conv"]["kernel"]) + p["conv"]["bias"])
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    return x.reshape(x.shape[0], -1) @ p["head"]["kernel"] + p["head"]["bias"]


def cnn_spec():
    return {"conv": {"kernel": f32(3, 3, 2, 4), "bias": f32(4)}, "head": {"kernel": f32(36, 5), "bias": f32(5)}}


BATCH = (f32(3, 6, 6, 2), ints(3, high=5))


@case("one step of SGD with momentum and weight decay", cnn_spec(), cnn_spec(), *BATCH, f32(low=0.05, high=0.2), jit={"donate_argnums": (0, 1)}, **LOOSE)
def train_momentum(params, velocity, x, labels, lr):
    loss, grads = jax.value_and_grad(lambda p: cross_entropy(cnn(p, x), labels, 0.1))(params)
    velocity = jax.tree.map(lambda v, g, p: 0.9 * v + g + 1e-4 * p, velocity, grads, params)
    return jax.tree.map(lambda p, v: p - lr * v, params, velocity), velocity, loss


def positive_spec():
    return {"conv": {"kernel": f32(3, 3, 2, 4, low=0), "bias": f32(4, low=0)}, "head": {"kernel": f32(36, 5, low=0), "bias": f32(5, low=0)}}


@case("one step of AdamW after clipping by the global norm", (cnn_spec(), cnn_spec(), positive_spec(), ints(low=1, high=9)), *BATCH, jit={"donate_argnums": (0,)}, **LOOSE)
def train_adamw(state, x, labels):
    params, m, v, t = state
    loss, grads = jax.value_and_grad(lambda p: cross_entropy(cnn(p, x), labels))(params)
    norm = jnp.sqrt(sum(jnp.sum(jnp.square(g)) for g in jax.tree.leaves(grads)))
    grads = jax.tree.map(lambda g: g * jnp.minimum(1.0, 1.0 / (norm + 1e-6)), grads)
    t = t + 1
    m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, grads)
    v = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, v, grads)
    steps = t.astype(loss.dtype)
    bc1, bc2 = 1 - 0.9**steps, 1 - 0.999**steps
    update = lambda p, m, v: p - 1e-3 * (m / bc1 / (jnp.sqrt(v / bc2) + 1e-8) + 1e-2 * p)
    return (jax.tree.map(update, params, m, v), m, v, t), loss


def residual_block(p, x):
    y = jax.nn.relu(normalise(conv(x, p["w1"], 2), (0, 1, 2)) * p["g1"] + p["b1"])
    y = normalise(conv(y, p["w2"]), (0, 1, 2)) * p["g2"] + p["b2"]
    return jax.nn.relu(y + normalise(conv(x, p["w3"], 2), (0, 1, 2)))


@case(
    "gradients of a residual block with batch norm and a strided projection",
    {"w1": f32(3, 3, 3, 4), "g1": f32(4), "b1": f32(4), "w2": f32(3, 3, 4, 4), "g2": f32(4), "b2": f32(4), "w3": f32(1, 1, 3, 4)},
    f32(3, 6, 6, 3), f32(3, 3, 3, 4), **LOOSE,
)
def residual_block_grad(params, x, ct):
    return jax.value_and_grad(lambda p, x: jnp.sum(ct * residual_block(p, x)), argnums=(0, 1))(params, x)


@case("two steps of SGD in one loop", cnn_spec(), f32(2, 3, 6, 6, 2), ints(2, 3, high=5), **LOOSE)
def train_scan(params, xs, labels):
    def step(p, batch):
        loss, grads = jax.value_and_grad(lambda p: cross_entropy(cnn(p, batch[0]), batch[1]))(p)
        return jax.tree.map(lambda p, g: p - 0.05 * g, p, grads), loss

    return lax.scan(step, params, (xs, labels))
