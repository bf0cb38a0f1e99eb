"""Five steps of the reference optimizers of torch and timm, as fixtures.

    python scripts/torch_optimizers.py [--out corpus/torch]

writes
  optimizers.json         versions, tensor shapes, learning rates, and the cases: what each one sets
  optimizers.safetensors  <case>/<region> and f32/<case>/<region>: the region after each step, computed in
                          f64 and in f32; a row is the tensors one after the other, in row-major order
Regions are `param`, `ema` and the optimizer's: `velocity` (sgd), `first` and `second` (adamw, lamb),
`square` and `velocity` (rmsprop-tf).

Values are streams of `draws.Draws`, standard normal and rounded to f32:
  tensor i                                  [5, i]
  gradient of tensor i, step t, micro j     [6, t, j, i]
A step's gradient is the mean over its `micro` micro-batches; then it is clipped by `clip_grad_norm_`,
then the optimizer steps, then the average moves by min(decay, (1 + t)/(10 + t)), t from 0, torch's rule.
`mask` is timm's: no decay of tensors of rank below two. Hyperparameters are exact in f32 unless the case
is one of `defaults`.
"""

import argparse
import json
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import numpy as np
import timm
import torch
from safetensors.numpy import save
from timm.optim import Lamb, RMSpropTF, param_groups_weight_decay
from torch import nn
from torch.optim.swa_utils import get_ema_multi_avg_fn

from draws import Draws

SHAPES = [(4, 3, 2, 2), (5,), (6, 4), ()]
LR = [2.0**-6, 2.0**-5, 3 * 2.0**-6, 2.0**-5, 2.0**-6]
VERSIONS = {m.__name__: m.__version__ for m in (torch, timm)}

# torch's and timm's names of the regions.
REGIONS = {
    "sgd": {"velocity": "momentum_buffer"},
    "adamw": {"first": "exp_avg", "second": "exp_avg_sq"},
    "lamb": {"first": "exp_avg", "second": "exp_avg_sq"},
    "rmsprop-tf": {"square": "square_avg", "velocity": "momentum_buffer"},
}
OPTIMIZERS = {"sgd": torch.optim.SGD, "adamw": torch.optim.AdamW, "lamb": Lamb, "rmsprop-tf": RMSpropTF}


@dataclass
class Case:
    """`options` are the arguments of the torch or timm optimizer."""

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

    def but(self, suffix: str, **changes) -> "Case":
        return replace(self, name=f"{self.name}-{suffix}", **changes)


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / "torch")
    options = parser.parse_args()
    torch.set_num_threads(1)
    options.out.mkdir(parents=True, exist_ok=True)

    tensors = {}
    for case in cases():
        wide, narrow = run(case, torch.float64), run(case, torch.float32)
        for region, rows in wide.items():
            off = np.abs(narrow[region] - rows).max() / np.abs(rows).max()
            if not off < 1e-5:
                raise SystemExit(f"{case.name} {region}: f32 is off by {off:.1e}")
            tensors[f"{case.name}/{region}"] = rows
            tensors[f"f32/{case.name}/{region}"] = narrow[region]
    (options.out / "optimizers.safetensors").write_bytes(save(tensors))

    header = {"versions": VERSIONS, "shapes": SHAPES, "lr": LR}
    lines = [f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in header.items()]
    rows = ",\n".join(f"    {json.dumps(asdict(case))}" for case in cases())
    lines.append(f'  "cases": [\n{rows}\n  ]')
    (options.out / "optimizers.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{len(cases())} cases, {len(tensors)} regions")


def run(case: Case, dtype: torch.dtype) -> dict[str, np.ndarray]:
    """Every region after each of five steps, `[5, 78]`."""
    params = nn.ParameterList(nn.Parameter(normal((5, i), shape, dtype)) for i, shape in enumerate(SHAPES))
    with torch.no_grad():
        for i in case.zero_tensors:
            params[i].zero_()
    ema = [p.detach().clone() for p in params]
    if case.mask:
        groups = param_groups_weight_decay(params, case.weight_decay)
    else:
        groups = [{"params": list(params), "weight_decay": case.weight_decay}]
    optimizer = OPTIMIZERS[case.optimizer](groups, lr=LR[0], **case.options)

    rows: dict[str, list] = {}
    for t, (lr, micro) in enumerate(zip(LR, case.micro, strict=True)):
        for i, p in enumerate(params):
            grads = [normal((6, t, j, i), p.shape, dtype) for j in range(micro)]
            p.grad = torch.stack(grads).sum(0) / micro * (0 if t in case.zero_gradient_steps else 1)
        if case.clip is not None:
            nn.utils.clip_grad_norm_(params, case.clip)
        for group in optimizer.param_groups:
            group["lr"] = lr
        optimizer.step()
        found = {"param": [p.detach() for p in params]}
        for region, key in REGIONS[case.optimizer].items():
            if all(optimizer.state[p].get(key) is not None for p in params):
                found[region] = [optimizer.state[p][key] for p in params]
        if case.ema is not None:
            get_ema_multi_avg_fn(min(case.ema, (1 + t) / (10 + t)))(ema, found["param"], t)
            found["ema"] = ema
        for region, values in found.items():
            rows.setdefault(region, []).append(torch.cat([v.flatten() for v in values]).numpy())
    return {region: np.stack(steps) for region, steps in rows.items()}


def normal(key: tuple, shape: tuple, dtype: torch.dtype) -> torch.Tensor:
    """Standard normal values rounded to f32."""
    values = Draws(*key).normals(int(np.prod(shape))).astype(np.float32)
    return torch.from_numpy(values).view(shape).to(dtype)


if __name__ == "__main__":
    main()
