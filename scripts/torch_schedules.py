"""Learning rates of torch's and timm's schedulers, as fixtures.

    python scripts/torch_schedules.py [--out corpus/torch]

writes schedules.json: versions, `total` steps, `steps_per_epoch`, and the cases: a `[schedule]` table and the rate of each
step. timm's schedulers count steps (`step_update`); their warm-up rises by 1/w a step and has the start value itself at
step 0, ours the value of the next step and the base rate at the last one; fixtures take rates of the warm-up one step later.
"""

import argparse
import json
from pathlib import Path

import timm
import torch
from timm.scheduler import CosineLRScheduler, PolyLRScheduler, StepLRScheduler
from torch.optim import lr_scheduler

TOTAL, EPOCH = 40, 5
VERSIONS = {m.__name__: m.__version__ for m in (torch, timm)}


def of_torch(lr: float, make) -> list[float]:
    optimizer = torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))], lr=lr)
    scheduler = make(optimizer)
    rates = []
    for _ in range(TOTAL):
        rates.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        scheduler.step()
    return rates


def of_timm(lr: float, make, warmup: int = 0) -> list[float]:
    optimizer = torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))], lr=lr)
    scheduler = make(optimizer)
    rates = []
    for t in range(TOTAL):
        scheduler.step_update(t + 1 if t < warmup else t)
        rates.append(lr if t + 1 == warmup else optimizer.param_groups[0]["lr"])
    return rates


def cases():
    timm_steps = {"t_in_epochs": False}
    yield "constant", {"lr": 0.1}, [0.1] * TOTAL
    yield (
        "torch StepLR",
        {"lr": 0.1, "decay": "step", "step_epochs": 2, "step_factor": 0.1},
        of_torch(0.1, lambda o: lr_scheduler.StepLR(o, step_size=2 * EPOCH, gamma=0.1)),
    )
    yield (
        "timm StepLRScheduler, 0.97 every 2.4 epochs",
        {"lr": 0.016, "decay": "step", "step_epochs": 2.4, "step_factor": 0.97},
        of_timm(0.016, lambda o: StepLRScheduler(o, decay_t=12, decay_rate=0.97, **timm_steps)),
    )
    yield (
        "timm StepLRScheduler with warm-up",
        {"lr": 0.064, "warmup_epochs": 2, "warmup_lr": 0.001, "decay": "step", "step_epochs": 1, "step_factor": 0.5},
        of_timm(
            0.064,
            lambda o: StepLRScheduler(
                o, decay_t=5, decay_rate=0.5, warmup_t=10, warmup_lr_init=0.001, warmup_prefix=False, **timm_steps
            ),
            10,
        ),
    )
    yield (
        "torch ExponentialLR",
        {"lr": 0.1, "decay": "exponential", "step_epochs": 0.2, "step_factor": 0.9},
        of_torch(0.1, lambda o: lr_scheduler.ExponentialLR(o, gamma=0.9)),
    )
    yield (
        "torch CosineAnnealingLR",
        {"lr": 0.1, "decay": "cosine", "floor": 0.001},
        of_torch(0.1, lambda o: lr_scheduler.CosineAnnealingLR(o, T_max=TOTAL, eta_min=0.001)),
    )
    yield (
        "timm CosineLRScheduler with warm-up",
        {"lr": 0.008, "warmup_epochs": 2, "warmup_lr": 0.0001, "decay": "cosine", "floor": 0.00001},
        of_timm(
            0.008,
            lambda o: CosineLRScheduler(
                o, t_initial=TOTAL - 10, lr_min=1e-5, warmup_t=10, warmup_lr_init=1e-4, warmup_prefix=True, **timm_steps
            ),
            10,
        ),
    )
    yield (
        "torch PolynomialLR",
        {"lr": 0.1, "decay": "polynomial", "power": 2},
        of_torch(0.1, lambda o: lr_scheduler.PolynomialLR(o, total_iters=TOTAL, power=2)),
    )
    yield (
        "timm PolyLRScheduler with warm-up",
        {"lr": 0.1, "warmup_epochs": 1, "warmup_lr": 0.01, "decay": "polynomial", "power": 0.5, "floor": 0.005},
        of_timm(
            0.1,
            lambda o: PolyLRScheduler(
                o, t_initial=TOTAL - 5, power=0.5, lr_min=0.005, warmup_t=5, warmup_lr_init=0.01, warmup_prefix=True,
                **timm_steps,
            ),
            5,
        ),
    )
    yield (
        "torch OneCycleLR",
        {"lr": 0.1, "decay": "one-cycle"},
        of_torch(0.1, lambda o: lr_scheduler.OneCycleLR(o, max_lr=0.1, total_steps=TOTAL)),
    )
    yield (
        "torch OneCycleLR, other factors",
        {"lr": 0.4, "decay": "one-cycle", "pct_start": 0.21, "div_factor": 10, "final_div_factor": 100},
        of_torch(
            0.4,
            lambda o: lr_scheduler.OneCycleLR(
                o, max_lr=0.4, total_steps=TOTAL, pct_start=0.21, div_factor=10, final_div_factor=100
            ),
        ),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / "torch")
    options = parser.parse_args()
    rows = [json.dumps({"name": name, "schedule": table, "lr": rates}) for name, table, rates in cases()]
    header = {"versions": VERSIONS, "total": TOTAL, "steps_per_epoch": EPOCH}
    lines = [f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in header.items()]
    lines.append('  "cases": [\n' + ",\n".join(f"    {row}" for row in rows) + "\n  ]")
    (options.out / "schedules.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{len(rows)} cases")


if __name__ == "__main__":
    main()
