"""Times a ResNet-34 AdamW train step written in JAX, on the CPU.

    python scripts/bench_jax_resnet34.py [--batch 8] [--size 224] [--steps 20]

NHWC, f32, u8 images normalised inside the step, 10 classes, cross-entropy with smoothing 0.1, batch norm
with running statistics, decay on every tensor, the whole state donated. The batch is on the device before
the clock starts; a step ends when its state and loss are ready. Prints one line of JSON.
"""

import argparse
import json
import os
import resource
import statistics
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

CLASSES, SMOOTHING, EPS, MOMENTUM = 10, 0.1, 1e-5, 0.1
LR, WEIGHT_DECAY = 1e-3, 1e-4
MEAN = jnp.array([0.485, 0.456, 0.406], jnp.float32)
STD = jnp.array([0.229, 0.224, 0.225], jnp.float32)
# (name, stride, input channels, output channels) of each block.
BLOCKS = []
for stage, (width, depth) in enumerate([(64, 3), (128, 4), (256, 6), (512, 3)], start=1):
    for block in range(depth):
        first = stage > 1 and block == 0
        BLOCKS.append((f"layer{stage}.{block}", 2 if first else 1, width // 2 if first else width, width))


def init(rng: np.random.Generator) -> tuple[dict, dict]:
    """Parameters, 110 tensors, and running statistics, 72."""
    params, stats = {}, {}

    def conv_bn(conv: str, bn: str, size: int, cin: int, cout: int):
        std = np.sqrt(2 / (size * size * cout))
        params[f"{conv}.weight"] = jnp.asarray(rng.normal(0, std, (size, size, cin, cout)), jnp.float32)
        params[f"{bn}.weight"], params[f"{bn}.bias"] = jnp.ones(cout), jnp.zeros(cout)
        stats[f"{bn}.mean"], stats[f"{bn}.var"] = jnp.zeros(cout), jnp.ones(cout)

    conv_bn("conv1", "bn1", 7, 3, 64)
    for name, stride, cin, cout in BLOCKS:
        conv_bn(f"{name}.conv1", f"{name}.bn1", 3, cin, cout)
        conv_bn(f"{name}.conv2", f"{name}.bn2", 3, cout, cout)
        if stride == 2:
            conv_bn(f"{name}.downsample.0", f"{name}.downsample.1", 1, cin, cout)
    bound = 1 / np.sqrt(512)
    params["fc.weight"] = jnp.asarray(rng.uniform(-bound, bound, (512, CLASSES)), jnp.float32)
    params["fc.bias"] = jnp.asarray(rng.uniform(-bound, bound, CLASSES), jnp.float32)
    return params, stats


def forward(params: dict, stats: dict, images: jax.Array) -> tuple[jax.Array, dict]:
    """`[B, H, W, 3]` u8 to logits `[B, 10]`, and the blended running statistics."""
    blended = {}

    def conv_bn(x, conv: str, bn: str, stride: int):
        w = params[f"{conv}.weight"]
        pad = w.shape[0] // 2
        dims = ("NHWC", "HWIO", "NHWC")
        x = lax.conv_general_dilated(x, w, (stride, stride), [(pad, pad)] * 2, dimension_numbers=dims)
        mean = x.mean((0, 1, 2))
        var = jnp.square(x - mean).mean((0, 1, 2))
        count = x.size // x.shape[-1]
        for key, batch in (("mean", mean), ("var", var * count / (count - 1))):
            blended[f"{bn}.{key}"] = (1 - MOMENTUM) * stats[f"{bn}.{key}"] + MOMENTUM * batch
        return (x - mean) * (lax.rsqrt(var + EPS) * params[f"{bn}.weight"]) + params[f"{bn}.bias"]

    x = (images.astype(jnp.float32) / 255 - MEAN) / STD
    x = jax.nn.relu(conv_bn(x, "conv1", "bn1", 2))
    window, pad = (1, 3, 3, 1), [(0, 0), (1, 1), (1, 1), (0, 0)]
    x = lax.reduce_window(x, -jnp.inf, lax.max, window, (1, 2, 2, 1), pad)
    for name, stride, _, _ in BLOCKS:
        y = jax.nn.relu(conv_bn(x, f"{name}.conv1", f"{name}.bn1", stride))
        y = conv_bn(y, f"{name}.conv2", f"{name}.bn2", 1)
        if stride == 2:
            x = conv_bn(x, f"{name}.downsample.0", f"{name}.downsample.1", stride)
        x = jax.nn.relu(x + y)
    return x.mean((1, 2)) @ params["fc.weight"] + params["fc.bias"], blended


def loss_fn(params: dict, stats: dict, images: jax.Array, labels: jax.Array) -> tuple[jax.Array, dict]:
    """Mean smoothed cross-entropy, and the running statistics."""
    logits, stats = forward(params, stats, images)
    target = (1 - SMOOTHING) * jax.nn.one_hot(labels, CLASSES) + SMOOTHING / CLASSES
    return -jnp.mean(jnp.sum(target * jax.nn.log_softmax(logits), axis=-1)), stats


def update(t, g, p, m, v):
    """AdamW on one tensor; `t` counts steps from 1."""
    m = 0.9 * m + 0.1 * g
    v = 0.999 * v + 0.001 * g * g
    direction = (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)
    return p - LR * direction - LR * WEIGHT_DECAY * p, m, v


def step(state, images, labels):
    """`(state, images, labels) -> state, loss`; state is (θ, m, v, statistics, step count)."""
    params, m, v, stats, t = state
    (loss, stats), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, stats, images, labels)
    t = t + 1
    new = {key: update(t, grads[key], params[key], m[key], v[key]) for key in params}
    params, m, v = ({key: new[key][i] for key in new} for i in range(3))
    return (params, m, v, stats, t), loss


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--batch", type=int, default=8, help="images per step")
    parser.add_argument("--size", type=int, default=224, help="image height and width")
    parser.add_argument("--steps", type=int, default=20, help="timed steps, after 2 untimed ones")
    options = parser.parse_args()

    rng = np.random.default_rng(0)
    params, stats = init(rng)
    images = jnp.asarray(rng.integers(0, 256, (options.batch, options.size, options.size, 3), dtype=np.uint8))
    labels = jnp.asarray(rng.integers(0, CLASSES, options.batch, dtype=np.int32))
    moments = [jax.tree.map(jnp.zeros_like, params) for _ in range(2)]
    state = (params, *moments, stats, jnp.zeros((), jnp.float32))

    start = time.perf_counter()
    compiled = jax.jit(step, donate_argnums=0).lower(state, images, labels).compile()
    compile_s = time.perf_counter() - start

    times = []
    for i in range(2 + options.steps):
        start = time.perf_counter()
        state, loss = compiled(state, images, labels)
        jax.block_until_ready((state, loss))
        if i >= 2:
            times.append(1e3 * (time.perf_counter() - start))
    if not np.isfinite(loss):
        raise SystemExit("the loss is not finite")

    median = statistics.median(times)
    line = {
        "framework": "jax",
        "jax": jax.__version__,
        "batch": options.batch,
        "size": options.size,
        "steps": options.steps,
        "median_ms": round(median, 3),
        "min_ms": round(min(times), 3),
        "images_per_s": round(options.batch / median * 1e3, 1),
        "peak_rss_mib": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
        "compile_s": round(compile_s, 3),
        "loss": round(float(loss), 6),
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
