"""Elementwise functions and activations."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from . import case, f32, grad_case, values

SPECIAL = values(np.array([-np.inf, -2.5, -1.5, -0.5, -0.0, 0.0, 0.5, 1.5, 2.5, 3.49, np.inf, np.nan], np.float32))


@case("GELU by the error function", f32(3, 7, low=-3, high=3))
def gelu_exact(x):
    return jax.nn.gelu(x, approximate=False)


@case("error function", f32(3, 7, low=-3, high=3))
def erf(x):
    return lax.erf(x), x * 0.5 * (1 + lax.erf(x / jnp.sqrt(2.0).astype(x.dtype)))


@case("GELU by tanh", f32(3, 7, low=-3, high=3))
def gelu_tanh(x):
    return jax.nn.gelu(x, approximate=True)


@case("swish, sigmoid and hard swish", f32(3, 7, low=-5, high=5))
def swish(x):
    return jax.nn.swish(x), jax.nn.sigmoid(x), jax.nn.hard_swish(x)


@case("ELU, SELU and CELU", f32(3, 7, low=-3, high=3))
def elu(x):
    return jax.nn.elu(x, 0.7), jax.nn.selu(x), jax.nn.celu(x, 1.3)


@case("softplus and log-sigmoid", f32(3, 7, low=-8, high=8))
def softplus(x):
    return jax.nn.softplus(x), jax.nn.log_sigmoid(x)


@case("ReLU6, leaky ReLU and hard tanh", f32(3, 7, low=-8, high=8))
def relu6(x):
    return jax.nn.relu6(x), jax.nn.leaky_relu(x, 0.05), jax.nn.hard_tanh(x)


@case("mish and GLU", f32(3, 8, low=-3, high=3))
def mish_glu(x):
    return x * jnp.tanh(jax.nn.softplus(x)), jax.nn.glu(x, axis=-1)


@case("exponentials and logarithms", f32(4, 5, low=0.1, high=3))
def exponentials(x):
    return jnp.exp(x), jnp.expm1(x), jnp.log(x), jnp.log1p(x), jnp.exp2(x), jnp.log2(x)


@case("roots and powers", f32(4, 5, low=0.1, high=3), f32(4, 5, low=-2, high=2))
def roots_and_powers(x, y):
    return jnp.sqrt(x), lax.rsqrt(x), jnp.cbrt(y), jnp.power(x, y), y**3, y**-2, x**2.5


@case("trigonometric functions", f32(4, 5, low=-3, high=3), f32(4, 5, low=-3, high=3))
def trigonometric(x, y):
    return jnp.sin(x), jnp.cos(x), jnp.tan(x), jnp.tanh(x), jnp.arctan2(x, y), jnp.hypot(x, y)


@case("rounding at ties, infinities, zeros and NaN", SPECIAL)
def rounding(x):
    away = lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO)
    return jnp.round(x), away, jnp.floor(x), jnp.ceil(x), jnp.trunc(x), jnp.sign(x)


@case("predicates at infinities, zeros and NaN", SPECIAL)
def predicates(x):
    return jnp.isfinite(x), jnp.isnan(x), jnp.isinf(x), x > 0.5, x != x, jnp.nan_to_num(x, nan=7.0, posinf=9.0, neginf=-9.0)


@case("the constants infinity, NaN and zero of either sign", SPECIAL)
def special_constants(x):
    return (
        jnp.where(x > 0, jnp.inf, -jnp.inf),
        jnp.where(x > 0, jnp.nan, -0.0),
        jnp.maximum(x, jnp.array([jnp.nan, 0.0, -jnp.inf] * 4, x.dtype)),
        jnp.minimum(x, -0.0),
    )


@case("comparisons, selections and clipping", f32(3, 4), f32(3, 4))
def compare_and_clip(x, y):
    ordered = (x < y, x <= y, x > y, x >= y, x == y, x != y)
    return *ordered, jnp.where(x < y, x, y), jnp.clip(x, -0.25, 0.5), jnp.clip(x, y - 1, y), lax.clamp(-0.5, x, 0.25)


@case("division, remainder and modulo", f32(3, 5, low=-4, high=4), f32(3, 5, low=0.5, high=2))
def remainders(x, y):
    return x / y, lax.rem(x, y), jnp.mod(x, -y), x // y, 1.0 / y


@case("a literal that f32 rounds", f32(3, 4))
def rounded_literals(x):
    return x * 0.1 + 1e-5, x / 3.0 - jnp.pi, x * jnp.array([0.1, 0.2, 1e-20, 1e20], x.dtype)


@case("precision reduced to that of f16, bf16 and an 8-bit float", f32(3, 5, low=-9, high=9), ref=None)
def reduce_precision(x):
    return lax.reduce_precision(x, 5, 10), lax.reduce_precision(x, 8, 7), lax.reduce_precision(x, 4, 3)


@case("custom derivative: a clipped gradient", f32(3, 4, low=-2, high=2))
def custom_vjp_clip(x):
    @jax.custom_vjp
    def identity(x):
        return x

    identity.defvjp(lambda x: (x, None), lambda _, ct: (jnp.clip(ct, -0.5, 0.5),))
    return jax.value_and_grad(lambda x: jnp.sum(identity(x) ** 2))(x)


@case("straight-through rounding, and a stopped gradient", f32(3, 4, low=-2, high=2))
def stop_gradient(x):
    loss = lambda x: jnp.sum((x + lax.stop_gradient(jnp.round(x) - x)) * jnp.sin(x))
    return jax.value_and_grad(loss)(x)


@case("forward derivative (jvp)", f32(3, 4), f32(3, 4))
def jvp_tanh(x, dx):
    return jax.jvp(lambda x: jnp.tanh(x) * jnp.exp(-x), (x,), (dx,))


@case("second derivative: a Hessian-vector product", f32(5), f32(5))
def hessian_vector(x, v):
    f = lambda x: jnp.sum(jnp.log(2 + jnp.sin(x)) * x)
    return jax.jvp(jax.grad(f), (x,), (v,))[1]


def activations(x):
    return jax.nn.gelu(x, approximate=False) + jax.nn.swish(x) + jax.nn.elu(x) * jax.nn.softplus(x) + jax.nn.relu6(x)


def transcendental(x, y):
    return jnp.expm1(x) * jnp.log1p(x) + jnp.power(x, y) + jnp.cbrt(x) * jnp.sin(y) / jnp.sqrt(x) + jnp.arctan2(x, y)


def ordering(x, y):
    return jnp.maximum(x, y) * jnp.minimum(x, 0.3) + jnp.abs(y) * jnp.clip(x, -0.5, 0.5) + jnp.where(x > y, x, y * y)


grad_case("gradient of a sum of activations", activations, f32(3, 7, low=-3, high=7))
grad_case("gradient of tanh GELU", gelu_tanh, f32(3, 7, low=-3, high=3))
grad_case("gradients of transcendental functions", transcendental, f32(4, 5, low=0.1, high=3), f32(4, 5, low=-2, high=2), argnums=(0, 1))
grad_case("gradients of maxima, clips and selections", ordering, f32(4, 5), f32(4, 5), argnums=(0, 1))
