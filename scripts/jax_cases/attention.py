"""Softmax attention and its gradients."""

import jax
import jax.numpy as jnp

from . import case, f32, grad_case, ints

HEADS = 2


@case("single head", f32(2, 5, 4), f32(2, 6, 4), f32(2, 6, 3))
def attention(q, k, v):
    scores = jnp.einsum("bqd,bkd->bqk", q, k) / jnp.sqrt(q.shape[-1])
    return jax.nn.softmax(scores, axis=-1) @ v


@case("two heads, causal mask, one fused projection", f32(2, 5, 6), f32(6, 18), f32(6, 6))
def attention_causal(x, w_qkv, w_out):
    b, n, d = x.shape
    qkv = (x @ w_qkv).reshape(b, n, 3, HEADS, d // HEADS)
    q, k, v = jnp.moveaxis(qkv, 2, 0)
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) * (d // HEADS) ** -0.5
    scores = jnp.where(jnp.tril(jnp.ones((n, n), bool)), scores, -jnp.inf)
    heads = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
    return heads.reshape(b, n, d) @ w_out


@case("scaled dot-product attention as the library has it, with a padding mask", f32(2, 4, 2, 4), f32(2, 5, 2, 4), f32(2, 5, 2, 4), ints(2, low=1, high=6))
def attention_library(q, k, v, lengths):
    return jax.nn.dot_product_attention(q, k, v, key_value_seq_lengths=lengths)


@case("pre-norm transformer block", f32(2, 4, 6), f32(6, 18), f32(6, 6), f32(6, 12), f32(12, 6))
def transformer_block(x, w_qkv, w_out, w_up, w_down):
    standardise = lambda x: jax.nn.standardize(x, axis=-1, epsilon=1e-6)
    x = x + attention_causal(standardise(x), w_qkv, w_out)
    return x + jax.nn.gelu(standardise(x) @ w_up) @ w_down


ALL = {"argnums": (0, 1, 2)}
grad_case("gradients of one head", attention, f32(2, 5, 4), f32(2, 6, 4), f32(2, 6, 3), **ALL)
grad_case("gradients of causal attention", attention_causal, f32(2, 5, 6), f32(6, 18), f32(6, 6), **ALL)
grad_case(
    "gradients of a transformer block", transformer_block, f32(2, 4, 6), f32(6, 18), f32(6, 6), f32(6, 12), f32(12, 6),
    argnums=(0, 1, 2, 3, 4), rtol=1e-4, atol=1e-5,
)
