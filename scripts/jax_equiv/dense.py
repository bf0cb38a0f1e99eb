"""Multi-layer perceptrons: AdamW, accumulation, sharded optimizer, tensor parallelism."""

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec as P

from . import case, f32, i32, mesh, shared, tree

B1, B2, EPS, DECAY, LR = 0.9, 0.99, 1e-8, 1e-2, 0.5


def params(width=5, classes=3, inputs=6):
    return {"w1": f32(inputs, width), "b1": f32(width), "w2": f32(width, classes), "b2": f32(classes)}


def loss_of(p, x, y):
    h = jnp.tanh(x @ p["w1"] + p["b1"])
    logp = jax.nn.log_softmax(h @ p["w2"] + p["b2"])
    return -jnp.mean(jnp.sum(jax.nn.one_hot(y, logp.shape[-1]) * logp, axis=-1))


def adamw(p, m, v, g, t):
    m = tree(lambda m, g: B1 * m + (1 - B1) * g, m, g)
    v = tree(lambda v, g: B2 * v + (1 - B2) * g * g, v, g)
    scale = lambda m, v: (m / (1 - B1**t)) / (jnp.sqrt(v / (1 - B2**t)) + EPS)
    return tree(lambda p, m, v: p - LR * (scale(m, v) + DECAY * p), p, m, v), m, v


@case("mlp-adamw", "sum-for-mean", "missing-collective", "local-loss", "squares-averaged")
def mlp_adamw(mistake):
    def step(p, m, v, x, y):
        loss, g = jax.value_and_grad(loss_of)(p, x, y)
        squares = None
        if mistake is not None:
            local = g
            match mistake:
                case "sum-for-mean":
                    g = lax.psum(g, "r")
                case "missing-collective":
                    g = lax.pmean({k: t for k, t in g.items() if k != "b1"}, "r") | {"b1": g["b1"]}
                case _:
                    g = lax.pmean(g, "r")
            if mistake == "squares-averaged":
                squares = tree(lambda t: lax.pmean(t * t, "r"), local)
            if mistake != "local-loss":
                loss = lax.pmean(loss, "r")
        new_p, new_m, new_v = adamw(p, m, v, g, 3)
        if squares is not None:
            new_v = tree(lambda v, s: B2 * v + (1 - B2) * s, v, squares)
        return {"loss": loss, "m": new_m, "params": new_p, "v": new_v}

    args = (params(), params(), params(), f32(8, 6), i32(8))
    if mistake is None:
        return step, args, (0, 1, 2)
    return shared(step, (P(), P(), P(), P("r"), P("r")), P(), mesh(r=2)), args, (0, 1, 2)


def accumulating(mistake, unrolled):
    k = 2

    def step(p, x, y):
        if mistake is None:
            loss, g = jax.value_and_grad(loss_of)(p, x, y)
        else:
            xs, ys = (t.reshape(k, -1, *t.shape[1:]) for t in (x, y))
            if unrolled:
                loss, g = 0.0, tree(jnp.zeros_like, p)
                for i in range(k):
                    part, grad = jax.value_and_grad(loss_of)(p, xs[i], ys[i])
                    loss, g = loss + part, grad if mistake == "last-only" else tree(jnp.add, g, grad)
            else:

                def one(carry, batch):
                    part, grad = jax.value_and_grad(loss_of)(p, *batch)
                    kept = grad if mistake == "last-only" else tree(jnp.add, carry[1], grad)
                    return (carry[0] + part, kept), None

                (loss, g), _ = lax.scan(one, (0.0, tree(jnp.zeros_like, p)), (xs, ys))
            parts = {"sum-over-micro-batches": 1, "divided-twice": k * k}.get(mistake, k)
            g = tree(lambda t: t / parts, g)
            g = g if mistake == "missing-collective" else lax.pmean(g, "r")
            loss = lax.pmean(loss / k, "r")
        return {"loss": loss, "params": tree(lambda p, g: p - 0.1 * g, p, g)}

    args = (params(), f32(8, 6), i32(8))
    if mistake is None:
        return step, args, (0,)
    return shared(step, (P(), P("r"), P("r")), P(), mesh(r=2)), args, (0,)


ACCUMULATION = ("sum-over-micro-batches", "divided-twice", "last-only", "missing-collective")


@case("accumulate-scan", *ACCUMULATION)
def accumulate_scan(mistake):
    return accumulating(mistake, unrolled=False)


@case("accumulate-unrolled", *ACCUMULATION)
def accumulate_unrolled(mistake):
    return accumulating(mistake, unrolled=True)


@case("sharded-optimizer", "not-averaged", "shard-of-another", "not-gathered")
def sharded_optimizer(mistake):
    """Gradients are scattered, each device updates its rows of the weights, which are gathered again."""

    def loss(w, x, y):
        return jnp.mean((jnp.tanh(x @ w) - y) ** 2)

    def step(w, x, y):
        value, g = jax.value_and_grad(loss)(w, x, y)
        if mistake is None:
            return {"loss": value, "w": w - 0.1 * g}
        rows = w.shape[0] // 2
        i = lax.axis_index("r")
        g = lax.psum_scatter(g, "r", scatter_dimension=0, tiled=True)
        g = g if mistake == "not-averaged" else g / 2
        i = 1 - i if mistake == "shard-of-another" else i
        own = lax.dynamic_slice_in_dim(w, i * rows, rows) - 0.1 * g
        if mistake == "not-gathered":
            new = lax.dynamic_update_slice_in_dim(w, own, i * rows, 0)
        else:
            new = lax.all_gather(own, "r", axis=0, tiled=True)
        return {"loss": lax.pmean(value, "r"), "w": new}

    args = (f32(6, 4), f32(8, 6), f32(8, 4))
    if mistake is None:
        return step, args, (0,)
    return shared(step, (P(), P("r"), P("r")), P(), mesh(r=2)), args, (0,)


@case("mesh-data-model", "data-not-averaged", "model-not-summed", "summed-over-both", "summed-over-data")
def mesh_data_model(mistake):
    """Two axes: the batch is cut over `data`, the hidden units over `model`."""

    def step(w1, w2, x, y):
        def loss(w1, w2):
            out = jax.nn.relu(x @ w1) @ w2
            if mistake is not None and mistake != "model-not-summed":
                out = lax.psum(out, "data" if mistake == "summed-over-data" else "model")
            return jnp.mean((out - y) ** 2)

        if mistake is None:
            value, (g1, g2) = jax.value_and_grad(loss, (0, 1))(w1, w2)
            return {"loss": value, "w1": w1 - 0.1 * g1, "w2": w2 - 0.1 * g2}
        # the transpose of the sum over `model` sums the equal cotangents of all its devices
        value, (g1, g2) = jax.value_and_grad(lambda *w: loss(*w) / 2, (0, 1))(w1, w2)
        if mistake == "summed-over-both":
            g1, g2 = lax.pmean((g1, g2), ("data", "model"))
        elif mistake != "data-not-averaged":
            g1, g2 = lax.pmean((g1, g2), "data")
        return {"loss": lax.pmean(2 * value, "data"), "w1": w1 - 0.1 * g1, "w2": w2 - 0.1 * g2}

    args = (f32(6, 8), f32(8, 3), f32(4, 6), f32(4, 3))
    if mistake is None:
        return step, args, ()
    ins = (P(None, "model"), P("model"), P("data"), P("data"))
    outs = {"loss": P(), "w1": P(None, "model"), "w2": P("model")}
    return shared(step, ins, outs, mesh(data=2, model=2)), args, ()


@case("mesh-2x2", "one-axis-only", "averaged-twice", "sum-for-mean")
def mesh_2x2(mistake):
    """The batch is cut over both axes; gradients are averaged over one after the other."""

    def step(p, x, y):
        value, g = jax.value_and_grad(loss_of)(p, x, y)
        if mistake is not None:
            value = lax.pmean(value, ("a", "b"))
            g = lax.pmean(g, "a")
            match mistake:
                case "one-axis-only":
                    pass
                case "averaged-twice":
                    g = tree(lambda t: t / 2, lax.pmean(g, "b"))
                case "sum-for-mean":
                    g = lax.psum(g, "b")
                case _:
                    g = lax.pmean(g, "b")
        return {"loss": value, "params": tree(lambda p, g: p - 0.1 * g, p, g)}

    args = (params(), f32(8, 6), i32(8))
    if mistake is None:
        return step, args, ()
    both = P(("a", "b"))
    return shared(step, (P(), both, both), P(), mesh(a=2, b=2)), args, ()
