"""Five steps of optimizers: the cases that every reference takes, and the fixtures that come of them.

A reference's script writes
  optimizers.json         versions, tensor shapes, learning rates, and the cases: what each one sets
  optimizers.safetensors  <case>/<region> and f32/<case>/<region>: the region after each step, computed in
                          f64 and in f32; a row is the tensors one after the other, in row-major order
Regions are `param`, `ema` and what the script says.

Values are streams of `draws.Draws`, standard normal and rounded to f32:
  tensor i                                  [5, i]
  gradient of tensor i, step t, micro j     [6, t, j, i], times `gradient_scale`
A step's gradient is the mean over its `micro` micro-batches; then it is clipped, then the optimizer steps,
then the average moves by min(decay, (1 + t)/(10 + t)), t from 0. With `mask` tensors of rank below two do
not decay. Hyperparameters are exact in f32 unless the case is one of `defaults`.
"""

import argparse
import json
from collections.abc import Callable, Iterable
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
    gradient_scale: float = 1.0

    def but(self, suffix: str, **changes) -> "Case":
        return replace(self, name=f"{self.name}-{suffix}", **changes)

    def params(self) -> list[np.ndarray]:
        """The tensors before the first step, f32."""
        return [normal((5, i), shape) * (i not in self.zero_tensors) for i, shape in enumerate(SHAPES)]

    def gradients(self, t: int, micro: int) -> list[np.ndarray]:
        """The gradients of one micro-batch, f32."""
        scale = np.float32(0 if t in self.zero_gradient_steps else self.gradient_scale)
        return [normal((6, t, micro, i), shape) * scale for i, shape in enumerate(SHAPES)]

    def ema_decay(self, t: int) -> float:
        return min(self.ema, (1 + t) / (10 + t))


def normal(key: tuple, shape: tuple) -> np.ndarray:
    return Draws(*key).normals(int(np.prod(shape))).astype(np.float32).reshape(shape)


def cases() -> list[Case]:
    decay = {"weight_decay": 2.0**-5}
    masked = decay | {"mask": True}
    adam = {"betas": (0.875, 1 - 2.0**-6), "eps": 2.0**-20}
    lamb = adam | {"max_grad_norm": None}
    adapt = lamb | {"always_adapt": True}
    rms = {"alpha": 0.875, "momentum": 0.875, "eps": 2.0**-10}
    families = [
        Case("sgd-decay-mask", "sgd", {}, **masked),
        Case("heavy-ball-decay-mask", "sgd", {"momentum": 0.875}, **masked),
        Case("nesterov-decay-mask", "sgd", {"momentum": 0.875, "nesterov": True}, **masked),
        Case("adamw-decay-mask", "adamw", adam, **masked),
        Case("lamb-decay-mask", "lamb", lamb, **masked),
        Case("rmsprop-tf-decay-mask", "rmsprop-tf", rms, **masked),
    ]
    found = [
        Case("sgd", "sgd", {}),
        Case("sgd-decay", "sgd", {}, **decay),
        Case("heavy-ball", "sgd", {"momentum": 0.875}),
        Case("heavy-ball-decay", "sgd", {"momentum": 0.875}, **decay),
        Case("nesterov", "sgd", {"momentum": 0.875, "nesterov": True}),
        Case("nesterov-decay", "sgd", {"momentum": 0.875, "nesterov": True}, **decay),
        Case("adamw", "adamw", adam),
        Case("adamw-decay", "adamw", adam, **decay),
        Case("lamb", "lamb", lamb),
        Case("lamb-adapt", "lamb", adapt),
        Case("lamb-decay", "lamb", lamb, **decay),
        Case("lamb-decay-mask-adapt", "lamb", adapt, **masked),
        Case("lamb-decay-zero-tensor", "lamb", lamb, **decay, zero_tensors=[1, 2]),
        Case("lamb-adapt-zero-gradient", "lamb", adapt, zero_gradient_steps=[0, 3]),
        Case("rmsprop-tf", "rmsprop-tf", rms),
        Case("rmsprop-tf-decay", "rmsprop-tf", rms, **decay),
        Case("rmsprop-tf-lr-outside", "rmsprop-tf", rms | {"lr_in_momentum": False}),
        Case("rmsprop-tf-decay-mask-lr-outside", "rmsprop-tf", rms | {"lr_in_momentum": False}, **masked),
        Case("rmsprop-tf-no-momentum", "rmsprop-tf", rms | {"momentum": 0.0}),
        Case("heavy-ball-defaults", "sgd", {"momentum": 0.9}, weight_decay=1e-4),
        Case("adamw-defaults", "adamw", {"betas": (0.9, 0.999), "eps": 1e-8}, weight_decay=1e-4),
        Case("lamb-defaults", "lamb", lamb | {"betas": (0.9, 0.999), "eps": 1e-6}, weight_decay=0.02, mask=True),
        Case("rmsprop-tf-defaults", "rmsprop-tf", {"alpha": 0.9, "momentum": 0.9, "eps": 1e-3}, weight_decay=1e-5),
    ]
    for case in families:
        found += [
            case,
            case.but("clip", clip=1.0),
            case.but("clip-wide", clip=64.0),
            case.but("clip-zero-gradient", clip=1.0, zero_gradient_steps=[2]),
            case.but("accumulate", micro=[4] * 5),
            case.but("accumulate-clip-ema", micro=[4, 4, 4, 4, 2], clip=1.0, ema=0.25),
            case.but("accumulate-clip-wide-ema", micro=[4, 4, 4, 4, 2], clip=64.0, ema=0.25),
        ]
    found.append(families[0].but("ema-warming-up", ema=0.999))
    return found


def write(reference: str, versions: dict, cases: list[Case], steps: Callable[[Case, str], Iterable[dict]]) -> None:
    """The fixtures of a reference, where the command line says. `steps` gives each step's regions as lists of tensors,
    computed in `float64` or `float32`."""
    parser = argparse.ArgumentParser()
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / reference)
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)

    tensors = {}
    for case in cases:
        wide, narrow = (by_region(steps(case, dtype)) for dtype in ("float64", "float32"))
        for region, rows in wide.items():
            off = np.abs(narrow[region] - rows).max() / np.abs(rows).max()
            if not off < 1e-5:
                raise SystemExit(f"{case.name} {region}: f32 is off by {off:.1e}")
            tensors[f"{case.name}/{region}"] = rows
            tensors[f"f32/{case.name}/{region}"] = narrow[region]
    (out / "optimizers.safetensors").write_bytes(save(tensors))

    header = {"versions": versions, "shapes": SHAPES, "lr": LR}
    lines = [f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in header.items()]
    rows = ",\n".join(f"    {json.dumps(asdict(case))}" for case in cases)
    lines.append(f'  "cases": [\n{rows}\n  ]')
    (out / "optimizers.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{len(cases)} cases, {len(tensors)} regions")


def by_region(steps: Iterable[dict]) -> dict[str, np.ndarray]:
    """Every region after each step, `[5, 78]`."""
    rows: dict[str, list] = {}
    for step in steps:
        for region, values in step.items():
            rows.setdefault(region, []).append(np.concatenate([np.ravel(v) for v in values]))
    return {region: np.stack(steps) for region, steps in rows.items()}
