"""Losses of torch and timm with their gradients, in f64, as fixtures.

    python scripts/torch_losses.py [--out corpus/torch]

writes losses.json: versions, logits `[B, K]`, labels `[B]`, rows `[B, K]`, and the cases: what each one sets, the loss
and its gradient by the logits. Logits are the stream of `draws.Draws` [7], standard normal, doubled and rounded to f32,
but for a few that are large; rows are mixtures of two classes with weights exact in f32.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import timm
import torch
from timm.loss import BinaryCrossEntropy, SoftTargetCrossEntropy
from torch import nn

from draws import Draws

B, K = 6, 5
VERSIONS = {m.__name__: m.__version__ for m in (torch, timm)}

# name, target, smoothing, threshold; smoothing and thresholds are exact in f32, but for those of one recipe
CASES = [
    ("cross-entropy", "labels", 0.0, None),
    ("cross-entropy", "labels", 0.125, None),
    ("cross-entropy", "soft", 0.0, None),
    ("bce", "labels", 0.0, None),
    ("bce", "labels", 0.125, None),
    ("bce", "soft", 0.0, None),
    ("bce", "soft", 0.0, 0.25),
    ("bce", "soft", 0.0, 0.5),
    ("bce", "labels", 0.125, 0.015625),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / "torch")
    options = parser.parse_args()

    logits = (2 * Draws(7).normals(B * K)).astype(np.float32).astype(np.float64).reshape(B, K)
    logits[1, :4] = [-50, 50, 0, 120]
    labels = np.array([0, 4, 2, 3, 1, 2])
    rows = np.zeros((B, K))
    for i, weight in enumerate([1, 0.75, 0.5, 0.25, 0.625, 0.875]):
        rows[i, labels[i]] += weight
        rows[i, (labels[i] + 1 + i % 3) % K] += 1 - weight

    found = []
    for name, target, smoothing, threshold in CASES:
        z = torch.from_numpy(logits).requires_grad_()
        if name == "bce":
            criterion = BinaryCrossEntropy(smoothing=smoothing, target_threshold=threshold)
        elif target == "soft":
            criterion = SoftTargetCrossEntropy()
        else:
            criterion = nn.CrossEntropyLoss(label_smoothing=smoothing)
        given = torch.from_numpy(labels if target == "labels" else rows)
        loss = criterion(z, given)
        loss.backward()
        case = {"name": name, "target": target, "smoothing": smoothing, "target_threshold": threshold}
        found.append(case | {"loss": loss.item(), "gradient": z.grad.tolist()})

    fields = {"versions": VERSIONS, "logits": logits.tolist(), "labels": labels.tolist(), "rows": rows.tolist()}
    lines = [f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in fields.items()]
    lines.append('  "cases": [\n' + ",\n".join(f"    {json.dumps(case)}" for case in found) + "\n  ]")
    (options.out / "losses.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{len(found)} cases")


if __name__ == "__main__":
    main()
