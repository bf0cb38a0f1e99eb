"""What torchvision and timm initialise their ResNets with, per tensor.

    python scripts/torch_init_std.py [--out corpus/torch] [--seeds 8]

writes init_<net>.json for resnet18, resnet34 and resnet50 with 10 classes: for each library and parameter
  kind  normal, uniform (symmetric about 0), ones or zeros
  std   its standard deviation, from the formula
Before that, mean and standard deviation over the seeds must meet each formula within five standard errors,
and He-normal over the fan-in, which no library uses for convolutions, must not.
"""

import argparse
import json
import math
from pathlib import Path

import timm
import torch
import torchvision
from torch import nn

CLASSES = 10
LIBRARIES = {"torchvision": torchvision.models.get_model, "timm": timm.create_model}
VERSIONS = {m.__name__: m.__version__ for m in (torch, torchvision, timm)}

# Fourth moment over squared variance.
KURTOSIS = {"normal": 3.0, "uniform": 1.8}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / "torch")
    parser.add_argument("--seeds", type=int, default=8)
    options = parser.parse_args()
    torch.set_num_threads(1)
    options.out.mkdir(parents=True, exist_ok=True)

    for name in ("resnet18", "resnet34", "resnet50"):
        tables = {}
        for library, make in LIBRARIES.items():
            table, moments = {}, {}
            for seed in range(options.seeds):
                torch.manual_seed(seed)
                net = make(name, num_classes=CLASSES)
                for key, p in net.named_parameters():
                    table[key] = law(net, key, library)
                    count, total, square = moments.get(key, (0, 0.0, 0.0))
                    p = p.detach().double()
                    moments[key] = (count + p.numel(), total + p.sum().item(), square + p.square().sum().item())
            wrong = [key for key in table if not meets(table[key], moments[key])]
            if wrong:
                raise SystemExit(f"{library} {name}: {wrong} are drawn otherwise")
            fan_in = {k: ("normal", math.sqrt(2 / p[0].numel())) for k, p in net.named_parameters() if p.dim() == 4}
            if all(meets(fan_in[key], moments[key]) for key in fan_in):
                raise SystemExit(f"{library} {name}: the measurement cannot tell fan-out from fan-in")
            tables[library] = table
            print(f"{library} {name}: {len(table)} tensors meet their formulas")
        write(options.out / f"init_{name}.json", name, tables)


def law(net: nn.Module, key: str, library: str) -> tuple[str, float]:
    """Kind and standard deviation of a parameter's initial values."""
    owner, kind = key.rsplit(".", 1)
    module = net.get_submodule(owner)
    if isinstance(module, nn.Conv2d):
        fan_out = module.out_channels * math.prod(module.kernel_size)
        return "normal", math.sqrt(2 / fan_out)
    if isinstance(module, nn.Linear):
        return "uniform", 1 / math.sqrt(3 * module.in_features)
    block, _, norm = owner.rpartition(".")
    branch_end = block.startswith("layer") and norm == ("bn3" if hasattr(net.get_submodule(block), "bn3") else "bn2")
    if kind == "bias" or (library == "timm" and branch_end):
        return "zeros", 0.0
    return "ones", 0.0


def meets(law: tuple[str, float], moments: tuple[int, float, float]) -> bool:
    """Whether count, sum and sum of squares are those of `law`."""
    (kind, std), (count, total, square) = law, moments
    if std == 0.0:
        value = 1.0 if kind == "ones" else 0.0
        return total == value * count and square == value * count
    mean_error = std / math.sqrt(count)
    square_error = std**2 * math.sqrt((KURTOSIS[kind] - 1) / count)
    return abs(total / count) < 5 * mean_error and abs(square / count - std**2) < 5 * square_error


def write(path: Path, name: str, tables: dict) -> None:
    lines = [f'"net": {json.dumps(name)}', f'"versions": {json.dumps(VERSIONS)}', f'"classes": {CLASSES}']
    for library, table in tables.items():
        rows = [f'    {json.dumps(k)}: {{"kind": "{kind}", "std": {std!r}}}' for k, (kind, std) in table.items()]
        lines.append(f'"{library}": {{\n' + ",\n".join(rows) + "\n  }")
    path.write_text("{\n  " + ",\n  ".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
