"""Half precisions: bf16 and f16 beside f32. The f64 reference keeps every value wide."""

import jax
import jax.numpy as jnp
from jax import lax

from . import bf16, case, f16, f32, ints
from .conv import NHWC

BF16 = {"rtol": 2e-2, "atol": 1e-2, "f64_tol": (4e-2, 2e-2)}
F16 = {"rtol": 2e-3, "atol": 1e-3, "f64_tol": (5e-3, 2e-3)}


def add(name: str, about: str, build, narrow, *args, **options):
    """Registers `build(narrow)` with `build(f64)` as its reference."""
    case(about, *args, name=name, ref=build(jnp.float64), **options)(build(narrow))


def matmul_accumulate(narrow):
    def matmul(a, b):
        return lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32)

    return matmul


def matmul_narrow(narrow):
    def matmul(a, b):
        return a @ b, jnp.sum(a, axis=0), jnp.max(b, axis=1)

    return matmul


def arithmetic(narrow):
    def arithmetic(a, b):
        return a * b + 0.5, jnp.exp(a), jnp.maximum(a, b), a / (b + 2), jnp.tanh(a), jax.nn.gelu(b)

    return arithmetic


def conv_net(narrow):
    """Weights in f32, activations narrow, loss in f32."""

    def logits(params, x):
        w1, w2, w3 = (w.astype(narrow) for w in params)
        x = x.astype(narrow)
        x = jax.nn.relu(lax.conv_general_dilated(x, w1, (1, 1), "SAME", dimension_numbers=NHWC))
        x = jax.nn.relu(lax.conv_general_dilated(x, w2, (2, 2), "SAME", dimension_numbers=NHWC))
        return (jnp.mean(x, axis=(1, 2)) @ w3).astype(jnp.promote_types(narrow, jnp.float32))

    return logits


def conv_net_grad(narrow):
    logits = conv_net(narrow)

    def conv_net_grad(params, x, labels):
        def loss(params):
            log_p = jax.nn.log_softmax(logits(params, x))
            return -jnp.mean(jnp.sum(log_p * jax.nn.one_hot(labels, 5, dtype=log_p.dtype), axis=-1))

        return jax.value_and_grad(loss)(params)

    return conv_net_grad


def mlp_grad(narrow):
    def mlp_grad(w1, w2, x):
        def loss(w1, w2):
            h = jnp.tanh(x.astype(narrow) @ w1.astype(narrow))
            return jnp.mean(jnp.square((h @ w2.astype(narrow)).astype(w1.dtype)))

        return jax.grad(loss, argnums=(0, 1))(w1, w2)

    return mlp_grad


def conversions(narrow):
    def conversions(x):
        return x.astype(narrow), x.astype(narrow).astype(x.dtype), (x * 100).astype(narrow).astype(jnp.int32) * 0

    return conversions


NET = ((f32(3, 3, 3, 4), f32(3, 3, 4, 6), f32(6, 5)), f32(2, 6, 6, 3))
add("bf16_matmul_f32_accumulation", "bf16 product accumulated in f32", matmul_accumulate, jnp.bfloat16, bf16(3, 6), bf16(6, 4), rtol=1e-5, atol=1e-5, f64_tol=(1e-11, 1e-12))
add("bf16_matmul", "bf16 product, sum and maximum", matmul_narrow, jnp.bfloat16, bf16(3, 6), bf16(6, 4), **BF16)
add("bf16_arithmetic", "bf16 elementwise functions", arithmetic, jnp.bfloat16, bf16(3, 6), bf16(3, 6), **BF16)
add("bf16_conv_net", "bf16 activations over f32 weights", conv_net, jnp.bfloat16, *NET, **BF16)
add("bf16_conv_net_grad", "loss and gradients of the bf16 network", conv_net_grad, jnp.bfloat16, *NET, ints(2, high=5), **BF16)
add("bf16_conversions", "f32 rounded to bf16 and back", conversions, jnp.bfloat16, f32(4, 5), **BF16)
add("f16_matmul", "f16 product, sum and maximum", matmul_narrow, jnp.float16, f16(3, 6), f16(6, 4), **F16)
add("f16_arithmetic", "f16 elementwise functions", arithmetic, jnp.float16, f16(3, 6), f16(3, 6), **F16)
add("f16_mlp_grad", "gradients of a perceptron computed in f16", mlp_grad, jnp.float16, f32(4, 6), f32(6, 3), f32(5, 4), **F16)
