"""Five steps of optimizers: the cases that every reference takes, and the fixtures that come of them.

A reference's script writes
  optimizers.json         versions, tensor shapes, learning rates, and the cases: what each one sets
  optimizers.safetensors  <case>/<region>: the region after the last step, in f64, the tensors one after the
                          other in row-major order
Regions are `param`, `ema`, `sum` (of the last window's gradients) and what the script says. What goes wrong in
one step shows in the last: parameters keep it.

Values are streams of `draws.Draws`, standard normal and rounded to f32:
  tensor i                                  [5, i], times `param_scale`
  gradient of tensor i, step t, micro j     [6, t, j, i], times `gradient_scale`
A step's gradient is the mean over its `micro` micro-batches; then it is clipped, then the optimizer steps,
then the average moves by min(decay, (1 + t)/(10 + t)), t from 0. With `mask` tensors of rank below two do
not decay. Hyperparameters are exact in f32 unless the case is one of `defaults`.
"""

import argparse
import itertools
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import numpy as np
from safetensors.numpy import save

from draws import Draws

SHAPES = [(4, 3, 2, 2), (5,), (6, 4), ()]
LR = [2.0**-6, 2.0**-5, 3 * 2.0**-6, 2.0**-5, 2.0**-6]


@dataclass
class Case:
    """`options` are the arguments of torch's or timm's optimizer."""

    name: str
    optimizer: str
    options: dict
    weight_decay: float = 0.0
    mask: bool = False
    clip: float | None = None
    micro: list[int] = field(default_factory=lambda: [1] * 5)
    ema: float | None = None
    zero_tensors: list[int] = field(default_factory=list)
    zero_gradient_steps: list[int] = field(default_factory=list)
    param_scale: float = 1.0
    gradient_scale: float = 1.0

    def but(self, suffix: str, **changes) -> "Case":
        return replace(self, name=f"{self.name}-{suffix}", **changes)

    def params(self) -> list[np.ndarray]:
        """The tensors before the first step, f32."""
        scales = [np.float32(0 if i in self.zero_tensors else self.param_scale) for i in range(len(SHAPES))]
        return [normal((5, i), shape) * scales[i] for i, shape in enumerate(SHAPES)]

    def gradients(self, t: int, micro: int) -> list[np.ndarray]:
        """The gradients of one micro-batch, f32."""
        scale = np.float32(0 if t in self.zero_gradient_steps else self.gradient_scale)
        return [normal((6, t, micro, i), shape) * scale for i, shape in enumerate(SHAPES)]

    def ema_decay(self, t: int) -> float:
        return min(self.ema, (1 + t) / (10 + t))


def normal(key: tuple, shape: tuple) -> np.ndarray:
    return Draws(*key).normals(int(np.prod(shape))).astype(np.float32).reshape(shape)


ADAM = {"betas": (0.875, 1 - 2.0**-6), "eps": 2.0**-20}
LAMB = ADAM | {"max_grad_norm": None}
ADAPT = LAMB | {"always_adapt": True}
RMS = {"alpha": 0.875, "momentum": 0.875, "eps": 2.0**-10}
RULES = {
    "sgd": ("sgd", {}),
    "heavy-ball": ("sgd", {"momentum": 0.875}),
    "nesterov": ("sgd", {"momentum": 0.875, "nesterov": True}),
    "adamw": ("adamw", ADAM),
    "lamb": ("lamb", LAMB),
    "rmsprop-tf": ("rmsprop-tf", RMS),
}


def cases() -> list[Case]:
    """Every rule with every combination of mask, clipping (off, inactive, active), windows and averages, and options
    of one rule."""
    found = []
    for name, (optimizer, options) in RULES.items():
        bare = Case(name, optimizer, options)
        found += [bare, bare.but("clip-zero-gradient", clip=1.0, zero_gradient_steps=[2])]
        for choice in itertools.product(
            [{}, {"mask": True}],
            [{}, {"clip-wide": 64.0}, {"clip": 1.0}],
            [{}, {"accumulate": [4, 4, 4, 4, 2]}],
            [{}, {"ema": 0.3125}],
        ):
            fields = {"clip-wide": "clip", "accumulate": "micro"}
            chosen = {key: value for option in choice for key, value in option.items()}
            changes = {fields.get(key, key): value for key, value in chosen.items()}
            found.append(bare.but("-".join(["decay", *chosen]), weight_decay=2.0**-5, **changes))
    decay = {"weight_decay": 2.0**-5}
    outside = RMS | {"lr_in_momentum": False}
    return found + [
        Case("sgd-ema-warming-up", "sgd", {}, ema=0.999),
        Case("lamb-adapt", "lamb", ADAPT),
        Case("lamb-decay-mask-adapt", "lamb", ADAPT, **decay, mask=True),
        Case("lamb-decay-ema-small", "lamb", LAMB, **decay, micro=[4] * 5, ema=0.3125, param_scale=2.0**-6),
        Case("lamb-decay-zero-tensor", "lamb", LAMB, **decay, zero_tensors=[1, 2]),
        Case("lamb-adapt-zero-gradient", "lamb", ADAPT, zero_gradient_steps=[0, 3]),
        Case("rmsprop-tf-lr-outside", "rmsprop-tf", outside),
        Case("rmsprop-tf-decay-mask-lr-outside", "rmsprop-tf", outside, **decay, mask=True),
        Case("rmsprop-tf-no-momentum", "rmsprop-tf", RMS | {"momentum": 0.0}),
        Case("heavy-ball-defaults", "sgd", {"momentum": 0.9}, weight_decay=1e-4),
        Case("adamw-defaults", "adamw", {"betas": (0.9, 0.999), "eps": 1e-8}, weight_decay=1e-4),
        Case("lamb-defaults", "lamb", LAMB | {"betas": (0.9, 0.999), "eps": 1e-6}, weight_decay=0.02, mask=True),
        Case("rmsprop-tf-defaults", "rmsprop-tf", {"alpha": 0.9, "momentum": 0.9, "eps": 1e-3}, weight_decay=1e-5),
    ]


def write(reference: str, versions: dict, cases: list[Case], final: Callable[[Case], dict]) -> None:
    """The fixtures of a reference, where the command line says. `final` gives each region after the last step, as a list
    of tensors in f64."""
    parser = argparse.ArgumentParser()
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / reference)
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)

    tensors = {}
    for case in cases:
        for region, values in final(case).items():
            tensors[f"{case.name}/{region}"] = np.concatenate([np.ravel(v) for v in values])
    assert all(values.dtype == np.float64 and np.isfinite(values).all() for values in tensors.values())
    (out / "optimizers.safetensors").write_bytes(save(tensors))

    header = {"versions": versions, "shapes": SHAPES, "lr": LR}
    lines = [f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in header.items()]
    rows = ",\n".join(f"    {json.dumps(asdict(case))}" for case in cases)
    lines.append(f'  "cases": [\n{rows}\n  ]')
    (out / "optimizers.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{len(cases)} cases, {len(tensors)} regions")
