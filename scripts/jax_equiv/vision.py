"""Convolutional networks: momentum, synchronised batch norm, residual blocks."""

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec as P

from . import case, f32, i32, mesh, shared, tree


def conv(x, w, stride=1, pad=None, **more):
    pad = [((k - 1) // 2,) * 2 for k in w.shape[:2]] if pad is None else [(pad, pad)] * 2
    return lax.conv_general_dilated(x, w, (stride, stride), pad, dimension_numbers=("NHWC", "HWIO", "NHWC"), **more)


def by_index(logits, y):
    """Cross-entropy; the class is picked by a gather."""
    logp = jax.nn.log_softmax(logits)
    return -jnp.mean(jnp.take_along_axis(logp, y[:, None], axis=1))


def descend(p, v, g):
    v = tree(lambda v, p, g: 0.9 * v + (g + 1e-4 * p), v, p, g)
    return tree(lambda p, v: p - 0.1 * v, p, v), v


@case("cnn", "sum-for-mean", "missing-collective", "divided-twice", "average-of-last-layer-only")
def cnn(mistake):
    p = {"b1": f32(4), "b2": f32(6), "dense": f32(6, 3), "w1": f32(3, 3, 2, 4), "w2": f32(3, 3, 4, 6)}

    def loss_of(p, x, y):
        h = jax.nn.relu(conv(x, p["w1"]) + p["b1"])
        h = lax.reduce_window(h, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        h = conv(h, p["w2"], stride=2) + p["b2"]
        return by_index(jnp.max(h, axis=(1, 2)) @ p["dense"], y)

    def step(p, v, x, y):
        loss, g = jax.value_and_grad(loss_of)(p, x, y)
        if mistake is not None:
            loss = lax.pmean(loss, "r")
            match mistake:
                case "sum-for-mean":
                    g = lax.psum(g, "r")
                case "missing-collective":
                    pass
                case "divided-twice":
                    g = tree(lambda t: lax.pmean(t, "r") / 2, g)
                case "average-of-last-layer-only":
                    g = g | {"dense": lax.pmean(g["dense"], "r")}
                case _:
                    g = lax.pmean(g, "r")
        p, v = descend(p, v, g)
        return {"loss": loss, "params": p, "velocity": v}

    args = (p, p, f32(4, 8, 8, 2), i32(4))
    if mistake is None:
        return step, args, (0, 1)
    return shared(step, (P(), P(), P("r"), P("r")), P(), mesh(r=2)), args, (0, 1)


@case("separable", "sum-for-mean", "missing-collective", "per-replica-scale", "tanh-for-erf")
def separable(mistake):
    """A depthwise, a strided and a dilated convolution, a least pool, a scale by the mean square of the batch."""
    p = {"b": f32(6), "dense": f32(20, 3), "depth": f32(3, 3, 1, 4), "dilated": f32(3, 3, 6, 5), "point": f32(1, 1, 4, 6)}
    over = mesh(r=2)

    def loss_of(p, x, y):
        h = conv(x, p["depth"], feature_group_count=4)
        h = jax.nn.gelu(h, approximate=mistake == "tanh-for-erf")
        h = conv(h, p["point"], stride=2, pad=1) + p["b"]
        h = jnp.maximum(h, 0.1 * h)
        square = jnp.mean(h * h, (0, 1, 2))
        if mistake is not None and mistake != "per-replica-scale":
            square = lax.pmean(square, "r")
        h = conv(jnp.flip(h * lax.rsqrt(square + 1e-5), 1), p["dilated"], pad=2, rhs_dilation=(2, 2))
        h = lax.reduce_window(h, jnp.inf, lax.min, (1, 3, 3, 1), (1, 2, 2, 1), "VALID")
        return by_index(h.reshape(h.shape[0], -1) @ p["dense"], y)

    def step(p, x, y):
        loss, g = jax.value_and_grad(loss_of)(p, x, y)
        if mistake is not None:
            loss = lax.pmean(loss, "r")
            match mistake:
                case "sum-for-mean":
                    g = lax.psum(g, "r")
                case "missing-collective":
                    pass
                case _:
                    g = lax.pmean(g, "r")
        return {"loss": loss, "params": tree(lambda p, g: p - 0.1 * g, p, g)}

    def placed(p, x, y):
        x = lax.with_sharding_constraint(x, jax.sharding.NamedSharding(over, P("r")))
        return shared(step, (P(), P("r"), P("r")), P(), over)(p, x, y)

    args = (p, f32(4, 8, 8, 4), i32(4))
    return step if mistake is None else placed, args, ()


WIDTHS = (4, 8, 16, 32)


def resnet_params():
    """ResNet-18: a stem, four stages of two basic blocks, a dense layer; torchvision's widths over 16."""
    p, stats = {}, {}

    def norm(name, n):
        p[f"{name}.gamma"] = p[f"{name}.beta"] = f32(n)
        stats[f"{name}.mean"] = stats[f"{name}.var"] = f32(n)

    p["stem"] = f32(7, 7, 3, WIDTHS[0])
    norm("stem", WIDTHS[0])
    before = WIDTHS[0]
    for i, width in enumerate(WIDTHS):
        for j in range(2):
            name = f"layer{i + 1}.{j}"
            p[f"{name}.a"], p[f"{name}.b"] = f32(3, 3, before, width), f32(3, 3, width, width)
            norm(f"{name}.a", width)
            norm(f"{name}.b", width)
            if before != width:
                p[f"{name}.down"] = f32(1, 1, before, width)
                norm(f"{name}.down", width)
            before = width
    p["dense"], p["bias"] = f32(before, 5), f32(5)
    return p, stats


@case("resnet18", "sum-for-mean", "local-statistics", "dropped-chan-term", "missing-collective")
def resnet18(mistake):
    mean_over = (lambda t: t) if mistake is None else lambda t: lax.pmean(t, "r")

    @jax.jit
    def batch_norm(x, gamma, beta):
        local = jnp.mean(x, (0, 1, 2))
        mean = local if mistake == "local-statistics" else mean_over(local)
        around = local if mistake == "dropped-chan-term" else mean
        var = jnp.mean((x - around) ** 2, (0, 1, 2))
        var = var if mistake == "local-statistics" else mean_over(var)
        return (x - mean) * lax.rsqrt(var + 1e-5) * gamma + beta, mean, var

    def forward(p, stats, x):
        new = {}

        def norm(name, x):
            x, mean, var = batch_norm(x, p[f"{name}.gamma"], p[f"{name}.beta"])
            new[f"{name}.mean"] = 0.9 * stats[f"{name}.mean"] + 0.1 * mean
            new[f"{name}.var"] = 0.9 * stats[f"{name}.var"] + 0.1 * var
            return x

        h = jax.nn.relu(norm("stem", conv(x, p["stem"], 2)))
        h = lax.reduce_window(h, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), [(0, 0), (1, 1), (1, 1), (0, 0)])
        for i in range(len(WIDTHS)):
            for j in range(2):
                name, stride = f"layer{i + 1}.{j}", 2 if i > 0 and j == 0 else 1
                branch = jax.nn.relu(norm(f"{name}.a", conv(h, p[f"{name}.a"], stride)))
                branch = norm(f"{name}.b", conv(branch, p[f"{name}.b"]))
                if f"{name}.down" in p:
                    h = norm(f"{name}.down", conv(h, p[f"{name}.down"], stride))
                h = jax.nn.relu(h + branch)
        return jnp.mean(h, (1, 2)) @ p["dense"] + p["bias"], new

    def loss_of(p, stats, x, y):
        logits, new = forward(p, stats, x)
        q = 0.9 * jax.nn.one_hot(y, 5) + 0.1 / 5
        return mean_over(-jnp.mean(jnp.sum(q * jax.nn.log_softmax(logits), -1))), new

    def step(p, stats, x, y):
        (loss, stats), g = jax.value_and_grad(loss_of, has_aux=True)(p, stats, x, y)
        match mistake:
            case "sum-for-mean":
                g = lax.psum(g, "r")
            case "missing-collective":
                pass
            case _:
                g = mean_over(g)
        return {"loss": loss, "params": tree(lambda p, g: p - 0.1 * g, p, g), "stats": stats}

    p, stats = resnet_params()
    args = (p, stats, f32(4, 32, 32, 3), i32(4))
    if mistake is None:
        return step, args, (0, 1)
    return shared(step, (P(), P(), P("r"), P("r")), P(), mesh(r=2)), args, (0, 1)
