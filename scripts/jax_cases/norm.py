"""Normalisation layers and their gradients."""

import jax.numpy as jnp
from jax import lax

from . import case, f32, grad_case

EPS = 1e-5


def normalise(x, axes):
    mean = jnp.mean(x, axis=axes, keepdims=True)
    var = jnp.mean(jnp.square(x - mean), axis=axes, keepdims=True)
    return (x - mean) * lax.rsqrt(var + EPS)


@case("batch norm in training, with running statistics", f32(4, 3, 5, 6), f32(6), f32(6), f32(6), f32(6, low=0))
def batch_norm_train(x, gamma, beta, run_mean, run_var):
    mean, var = jnp.mean(x, axis=(0, 1, 2)), jnp.var(x, axis=(0, 1, 2))
    y = (x - mean) / jnp.sqrt(var + EPS) * gamma + beta
    return y, 0.9 * run_mean + 0.1 * mean, 0.9 * run_var + 0.1 * var


@case("batch norm in evaluation, NCHW", f32(2, 3, 4, 5), f32(3), f32(3), f32(3), f32(3, low=0.1))
def batch_norm_eval(x, gamma, beta, mean, var):
    per_channel = lambda v: v[None, :, None, None]
    scale = gamma * lax.rsqrt(var + EPS)
    return x * per_channel(scale) + per_channel(beta - mean * scale)


@case("layer norm over the last axis", f32(3, 4, 7), f32(7), f32(7))
def layer_norm(x, gamma, beta):
    return normalise(x, -1) * gamma + beta


@case("group norm, two groups, NHWC", f32(2, 3, 4, 6), f32(6), f32(6))
def group_norm(x, gamma, beta):
    n, h, w, c = x.shape
    grouped = normalise(x.reshape(n, h, w, 2, c // 2), (1, 2, 4))
    return grouped.reshape(x.shape) * gamma + beta


@case("root-mean-square norm", f32(4, 6), f32(6))
def rms_norm(x, gamma):
    return x * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + EPS) * gamma


def batch_norm(x, gamma, beta):
    return normalise(x, (0, 1, 2)) * gamma + beta


ALL = {"argnums": (0, 1, 2)}
grad_case("gradients of batch norm in training", batch_norm, f32(4, 3, 5, 6), f32(6), f32(6), **ALL)
grad_case("gradients of layer norm", layer_norm, f32(3, 4, 7), f32(7), f32(7), **ALL)
grad_case("gradients of group norm", group_norm, f32(2, 3, 4, 6), f32(6), f32(6), **ALL)
grad_case("gradients of root-mean-square norm", rms_norm, f32(4, 6), f32(6), argnums=(0, 1))
