"""A transformer block with gradient clipping; the same block in two ways of writing it."""

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec as P

from . import case, f32, mesh, shared, tree

HEADS, WIDTH, LIMIT = 2, 8, 0.05


def params():
    square, wide = f32(WIDTH, WIDTH), f32(WIDTH, 2 * WIDTH)
    gains = {name: f32(WIDTH) for name in ("beta1", "beta2", "gamma1", "gamma2")}
    return gains | {"down": f32(2 * WIDTH, WIDTH), "k": square, "o": square, "q": square, "up": wide, "v": square}


def layer_norm(x, gamma, beta):
    mean = jnp.mean(x, -1, keepdims=True)
    var = jnp.mean((x - mean) ** 2, -1, keepdims=True)
    return (x - mean) / jnp.sqrt(var + 1e-5) * gamma + beta


def block(p, x):
    heads = lambda t: t.reshape(*t.shape[:2], HEADS, -1)
    h = layer_norm(x, p["gamma1"], p["beta1"])
    q, k, v = (heads(h @ p[name]) for name in "qkv")
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / jnp.sqrt(WIDTH / HEADS)
    mixed = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
    x = x + mixed.reshape(x.shape) @ p["o"]
    h = layer_norm(x, p["gamma2"], p["beta2"])
    return x + jax.nn.gelu(h @ p["up"]) @ p["down"]


def clip(g, limit):
    norm = jnp.sqrt(sum(jnp.sum(t * t) for t in jax.tree.leaves(g)))
    scale = jnp.minimum(1.0, limit / (norm + 1e-6))
    return tree(lambda t: t * scale, g)


@case("attention", "clip-before-reduce", "clip-of-sum", "missing-collective", "loss-summed")
def attention(mistake):
    def step(p, x, y):
        loss, g = jax.value_and_grad(lambda p: jnp.mean((block(p, x) - y) ** 2))(p)
        match mistake:
            case None:
                g = clip(g, LIMIT)
            case "clip-before-reduce":
                g = lax.pmean(clip(g, LIMIT), "r")
            case "clip-of-sum":
                g = tree(lambda t: t / 2, clip(lax.psum(g, "r"), LIMIT))
            case "missing-collective":
                g = clip(g, LIMIT)
            case _:
                g = clip(lax.pmean(g, "r"), LIMIT)
        if mistake is not None:
            loss = lax.psum(loss, "r") if mistake == "loss-summed" else lax.pmean(loss, "r")
        return {"loss": loss, "params": tree(lambda p, g: p - 0.5 * g, p, g)}

    x = f32(4, 3, WIDTH)
    if mistake is None:
        return step, (params(), x, x), (0,)
    return shared(step, (P(), P("r"), P("r")), P(), mesh(r=2)), (params(), x, x), (0,)


@case("attention-checked", "loss-not-averaged", "averaged-again", "loss-of-sums")
def attention_checked(mistake):
    """With `check_vma` the gradient of a replicated parameter is summed over the devices by itself."""

    def step(p, x, y):
        def loss(p):
            local = jnp.mean((block(p, x) - y) ** 2)
            if mistake is None:
                return local
            return lax.psum(local, "r") if mistake in ("loss-not-averaged", "loss-of-sums") else lax.pmean(local, "r")

        value, g = jax.value_and_grad(loss)(p)
        if mistake == "averaged-again":
            g = tree(lambda t: t / 2, g)
        if mistake == "loss-not-averaged":
            value = value / 2
        return {"loss": value, "params": tree(lambda p, g: p - 0.5 * g, p, g)}

    x = f32(4, 3, WIDTH)
    if mistake is None:
        return step, (params(), x, x), (0,)
    return shared(step, (P(), P("r"), P("r")), P(), mesh(r=2), check_vma=True), (params(), x, x), (0,)


@case("one-device", "other-epsilon", "unscaled-scores", "mean-of-squares")
def one_device(mistake):
    """The same block with the softmax, the norm and the heads written otherwise."""

    def other(p, x):
        def norm(x, gamma, beta):
            mean = jnp.sum(x, -1, keepdims=True) / WIDTH
            var = jnp.sum(x * x, -1, keepdims=True) / WIDTH
            var = var if mistake == "mean-of-squares" else var - mean * mean
            eps = 1e-6 if mistake == "other-epsilon" else 1e-5
            return gamma * (x * lax.rsqrt(var + eps) - mean * lax.rsqrt(var + eps)) + beta

        n = WIDTH // HEADS
        h = norm(x, p["gamma1"], p["beta1"])
        out = x
        for i in range(HEADS):
            q, k, v = (h @ p[name][:, i * n : (i + 1) * n] for name in "qkv")
            scores = jnp.einsum("bqd,bkd->bqk", q, k)
            scores = scores if mistake == "unscaled-scores" else scores / jnp.sqrt(n)
            weights = jnp.exp(scores - jnp.max(scores, -1, keepdims=True))
            mixed = (weights @ v) / jnp.sum(weights, -1, keepdims=True)
            out = out + mixed @ p["o"][i * n : (i + 1) * n]
        h = norm(out, p["gamma2"], p["beta2"])
        return out + jax.nn.gelu(h @ p["up"]) @ p["down"]

    return (block if mistake is None else other), (params(), f32(2, 3, WIDTH)), ()
