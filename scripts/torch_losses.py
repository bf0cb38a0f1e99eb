"""Losses of torch and timm with their gradients, in f64, as fixtures.

    python scripts/torch_losses.py [--out corpus/torch]

writes losses.json: versions, logits `[B, K]`, labels `[B]`, rows `[B, K]`, and the cases: what each one sets, the loss
and its gradient by the logits. Logits are the stream of `draws.Draws` [7], standard normal, doubled and rounded to f32,
but for a few that are large; rows are mixtures of two classes with weights exact in f32. Rows are smoothed where timm
smooths them, in `mixup_target`.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import timm
import torch
from timm.data.mixup import mixup_target
from timm.loss import BinaryCrossEntropy, SoftTargetCrossEntropy
from torch import nn

from draws import Draws

B, K = 6, 5
VERSIONS = {m.__name__: m.__version__ for m in (torch, timm)}

# A smoothing for which α/K is exact in f32.
ALPHA = K / 2**5
# name, target, smoothing, threshold
CASES = [
    ("cross-entropy", "labels", 0.0, None),
    ("cross-entropy", "labels", ALPHA, None),
    ("cross-entropy", "soft", 0.0, None),
    ("cross-entropy", "soft", ALPHA, None),
    ("bce", "labels", 0.0, None),
    ("bce", "labels", ALPHA, None),
    ("bce", "labels", ALPHA, 0.015625),
    ("bce", "soft", 0.0, None),
    ("bce", "soft", 0.0, 0.25),
    ("bce", "soft", 0.0, 0.5),
    ("bce", "soft", ALPHA, None),
    # past this only before they are smoothed are weights of 1/2
    ("bce", "soft", ALPHA, 0.46875),
    ("bce", "soft", ALPHA, 0.015625),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / "torch")
    options = parser.parse_args()
    torch.set_default_dtype(torch.float64)

    logits = (2 * Draws(7).normals(B * K)).astype(np.float32).astype(np.float64).reshape(B, K)
    logits[1, :4] = [-50, 50, 0, 120]
    labels = torch.tensor([0, 4, 2, 3, 1, 2])
    others = (labels + 1 + torch.arange(B) % 3) % K
    weights = torch.tensor([1, 0.75, 0.5, 0.25, 0.625, 0.875]).repeat(2)[:, None]

    def rows(smoothing: float) -> torch.Tensor:
        # mixed with the batch turned round: the first half with the second
        return mixup_target(torch.cat([labels, others.flip(0)]), K, weights, smoothing)[:B]

    found = []
    for name, target, smoothing, threshold in CASES:
        z = torch.from_numpy(logits).requires_grad_()
        if name == "bce":
            criterion = BinaryCrossEntropy(smoothing=smoothing, target_threshold=threshold)
        elif target == "soft":
            criterion = SoftTargetCrossEntropy()
        else:
            criterion = nn.CrossEntropyLoss(label_smoothing=smoothing)
        loss = criterion(z, labels if target == "labels" else rows(smoothing))
        loss.backward()
        case = {"name": name, "target": target, "smoothing": smoothing, "target_threshold": threshold}
        found.append(case | {"loss": loss.item(), "gradient": z.grad.tolist()})

    fields = {"versions": VERSIONS, "logits": logits.tolist(), "labels": labels.tolist(), "rows": rows(0.0).tolist()}
    lines = [f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in fields.items()]
    lines.append('  "cases": [\n' + ",\n".join(f"    {json.dumps(case)}" for case in found) + "\n  ]")
    (options.out / "losses.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{len(found)} cases")


if __name__ == "__main__":
    main()
