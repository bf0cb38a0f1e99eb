"""Dense layers, einsums and losses, and their gradients."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from . import case, f32, f64, grad_case, ints


def mlp(params, x):
    for layer in params[:-1]:
        x = jax.nn.relu(x @ layer["w"] + layer["b"])
    return x @ params[-1]["w"] + params[-1]["b"]


def mlp_spec(*sizes):
    return [{"w": f32(i, o), "b": f32(o)} for i, o in zip(sizes, sizes[1:])]


@case("three-layer perceptron", mlp_spec(7, 6, 5, 4), f32(3, 7))
def mlp_forward(params, x):
    return mlp(params, x)


def cross_entropy(logits, labels, smoothing=0.0):
    k = logits.shape[-1]
    target = jax.nn.one_hot(labels, k, dtype=logits.dtype) * (1 - smoothing) + smoothing / k
    return -jnp.mean(jnp.sum(target * jax.nn.log_softmax(logits), axis=-1))


@case("loss and gradients of a perceptron", mlp_spec(7, 6, 5, 4), f32(3, 7), ints(3, high=4))
def mlp_value_and_grad(params, x, labels):
    return jax.value_and_grad(lambda p: cross_entropy(mlp(p, x), labels))(params)


@case("cross-entropy with label smoothing 0.1 and its gradient", f32(4, 6, low=-4, high=4), ints(4, high=6))
def cross_entropy_smoothed(logits, labels):
    return jax.value_and_grad(cross_entropy)(logits, labels, 0.1)


@case("binary cross-entropy with logits and its gradient", f32(3, 5, low=-6, high=6), f32(3, 5, low=0))
def bce_with_logits(z, t):
    loss = lambda z: jnp.mean(jnp.maximum(z, 0) - z * t + jnp.log1p(jnp.exp(-jnp.abs(z))))
    return jax.value_and_grad(loss)(z)


@case("loss and gradients in f64", f64(5, 4), f64(4, 3), ints(5, high=3, dtype=np.int64), x64=True)
def f64_softmax_grad(x, w, labels):
    return jax.value_and_grad(lambda w: cross_entropy(x @ w * 0.1, labels, 0.1))(w)


@case("einsum with two batch dimensions in odd places", f32(2, 3, 4, 5), f32(5, 3, 6, 2))
def einsum_batched(a, b):
    return jnp.einsum("ibkj,jbli->lbki", a, b)


@case("einsum with three operands", f32(3, 4), f32(4, 5, 2), f32(5, 3))
def einsum_chain(a, b, c):
    return jnp.einsum("ij,jkb,ki->bi", a, b, c)


@case("tensordot over two axes", f32(3, 4, 5), f32(5, 2, 4))
def tensordot_two(a, b):
    return jnp.tensordot(a, b, axes=((1, 2), (2, 0)))


@case("outer and inner products", f32(5), f32(5))
def outer_inner(a, b):
    return jnp.outer(a, b), jnp.dot(a, b), jnp.inner(a, a)


@case("contraction of a dot over two dimensions with one batch dimension", f32(3, 2, 4, 5), f32(4, 3, 5, 6))
def dot_general_two(a, b):
    return lax.dot_general(a, b, (((2, 3), (0, 2)), ((0,), (1,))), precision=lax.Precision.HIGHEST)


@case("batched matrix product broadcast over a leading dimension", f32(2, 3, 4, 5), f32(3, 5, 2))
def matmul_broadcast(a, b):
    return a @ b


@case("matrix and vector norms, mean squared error", f32(4, 5), f32(4, 5))
def norms(a, b):
    return jnp.linalg.norm(a), jnp.linalg.norm(a, axis=1), jnp.mean((a - b) ** 2), jnp.linalg.norm(b, ord=1, axis=0)


grad_case("gradients of an einsum", einsum_batched, f32(2, 3, 4, 5), f32(5, 3, 6, 2), argnums=(0, 1))
grad_case("gradients of a chain", einsum_chain, f32(3, 4), f32(4, 5, 2), f32(5, 3), argnums=(0, 1, 2))
grad_case("gradients of a broadcast product", matmul_broadcast, f32(2, 3, 4, 5), f32(3, 5, 2), argnums=(0, 1))
