"""Times the train step of the Fashion-MNIST CNN written in JAX, on the CPU.

    python scripts/bench_jax_cnn.py [--batch 128] [--steps 50] [--optimizer adamw]

Two 3x3 convolutions of 32 channels (SAME, ReLU), a 2x2 maximum, then 6272-512-512-10 with ReLU:
NHWC, f32, u8 images normalised inside, cross-entropy, the whole state donated. The batch is on
the device before the clock starts; a step ends when its loss is ready. Prints one line of JSON.
"""

import argparse
import json
import os
import statistics
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

MEAN, STD = 0.2860, 0.3530
LR = {"sgd": 0.1, "heavy-ball": 0.01, "adamw": 1e-3}
WEIGHT_DECAY = {"sgd": 0.0, "heavy-ball": 1e-4, "adamw": 1e-2}


def init(rng: np.random.Generator) -> dict:
    """He-normal weights and zero biases: 10 tensors, 3,489,130 parameters."""

    def layer(*shape):
        std = np.sqrt(2 / np.prod(shape[:-1]))
        w = rng.normal(0, std, shape).astype(np.float32)
        return {"w": jnp.asarray(w), "b": jnp.zeros(shape[-1], jnp.float32)}

    return {
        "conv1": layer(3, 3, 1, 32),
        "conv2": layer(3, 3, 32, 32),
        "dense1": layer(6272, 512),
        "dense2": layer(512, 512),
        "dense3": layer(512, 10),
    }


def forward(params: dict, images: jax.Array) -> jax.Array:
    """`[B, 28, 28, 1]` u8 to logits `[B, 10]`."""
    x = (images.astype(jnp.float32) / 255 - MEAN) / STD
    for name in ("conv1", "conv2"):
        dims = ("NHWC", "HWIO", "NHWC")
        x = lax.conv_general_dilated(x, params[name]["w"], (1, 1), "SAME", dimension_numbers=dims)
        x = jax.nn.relu(x + params[name]["b"])
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    x = x.reshape(x.shape[0], -1)
    for name in ("dense1", "dense2"):
        x = jax.nn.relu(x @ params[name]["w"] + params[name]["b"])
    return x @ params["dense3"]["w"] + params["dense3"]["b"]


def loss_fn(params: dict, images: jax.Array, labels: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Mean cross-entropy and the number of correct predictions."""
    logits = forward(params, images)
    target = jax.nn.one_hot(labels, 10, dtype=logits.dtype)
    loss = -jnp.mean(jnp.sum(target * jax.nn.log_softmax(logits), axis=-1))
    return loss, jnp.sum(jnp.argmax(logits, axis=-1) == labels)


# Optimizer buffers beside each parameter.
BUFFERS = {"sgd": 0, "heavy-ball": 1, "adamw": 2}


def update(optimizer: str, t, g, p, *buffers):
    """One tensor's new value and buffers; `t` counts steps from 1."""
    lr, wd = LR[optimizer], WEIGHT_DECAY[optimizer]
    if optimizer == "sgd":
        return (p - lr * (g + wd * p),)
    if optimizer == "heavy-ball":
        v = 0.9 * buffers[0] + g + wd * p
        return p - lr * v, v
    m = 0.9 * buffers[0] + 0.1 * g
    v = 0.999 * buffers[1] + 0.001 * g * g
    direction = (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)
    return p - lr * direction - lr * wd * p, m, v


def make_step(optimizer: str):
    """`(state, images, labels) -> state, loss, correct`; state is (θ, buffers…) and the step count."""

    def step(state, images, labels):
        trees, t = state
        (loss, correct), grads = jax.value_and_grad(loss_fn, has_aux=True)(trees[0], images, labels)
        t = t + 1
        structure = jax.tree.structure(grads)
        new = [update(optimizer, t, *a) for a in zip(*map(jax.tree.leaves, (grads, *trees)))]
        trees = tuple(jax.tree.unflatten(structure, column) for column in zip(*new))
        return (trees, t), loss, correct

    return jax.jit(step, donate_argnums=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--batch", type=int, default=128, help="images per step")
    parser.add_argument("--steps", type=int, default=50, help="timed steps, after 5 untimed ones")
    parser.add_argument("--optimizer", choices=sorted(LR), default="adamw")
    options = parser.parse_args()

    rng = np.random.default_rng(0)
    params = init(rng)
    images = jnp.asarray(rng.integers(0, 256, (options.batch, 28, 28, 1), dtype=np.uint8))
    labels = jnp.asarray(rng.integers(0, 10, options.batch, dtype=np.int32))
    buffers = [jax.tree.map(jnp.zeros_like, params) for _ in range(BUFFERS[options.optimizer])]
    state = ((params, *buffers), jnp.zeros((), jnp.float32))

    start = time.perf_counter()
    step = make_step(options.optimizer).lower(state, images, labels).compile()
    compile_s = time.perf_counter() - start

    times = []
    for i in range(5 + options.steps):
        start = time.perf_counter()
        state, loss, _ = step(state, images, labels)
        jax.block_until_ready((state, loss))
        if i >= 5:
            times.append(1e3 * (time.perf_counter() - start))
    if not np.isfinite(loss):
        raise SystemExit("the loss is not finite")

    median = statistics.median(times)
    line = {
        "framework": "jax",
        "jax": jax.__version__,
        "optimizer": options.optimizer,
        "batch": options.batch,
        "steps": options.steps,
        "median_ms": round(median, 3),
        "min_ms": round(min(times), 3),
        "images_per_s": round(options.batch / median * 1e3, 1),
        "compile_s": round(compile_s, 3),
        "loss": round(float(loss), 6),
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
