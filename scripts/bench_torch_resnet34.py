"""Times a ResNet-34 AdamW train step in PyTorch with timm, on the CPU.

    python scripts/bench_torch_resnet34.py [--batch 8] [--size 224] [--steps 20] [--layout channels_last]

f32, u8 images normalised inside the step, 10 classes, cross-entropy with smoothing 0.1, decay on every
tensor. The batch is in memory before the clock starts; a step ends when its loss is read. Prints one
line of JSON.
"""

import argparse
import json
import math
import resource
import statistics
import time

import timm
import torch
from torch.nn import functional as F

MEAN = torch.tensor([0.485, 0.456, 0.406]).view(1, 3, 1, 1)
STD = torch.tensor([0.229, 0.224, 0.225]).view(1, 3, 1, 1)
LAYOUTS = {"channels_last": torch.channels_last, "contiguous": torch.contiguous_format}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--batch", type=int, default=8, help="images per step")
    parser.add_argument("--size", type=int, default=224, help="image height and width")
    parser.add_argument("--steps", type=int, default=20, help="timed steps, after 2 untimed ones")
    parser.add_argument("--threads", type=int, help="threads within an operation; by default torch's choice")
    parser.add_argument("--layout", choices=list(LAYOUTS), default="channels_last")
    options = parser.parse_args()
    if options.threads:
        torch.set_num_threads(options.threads)
    layout = LAYOUTS[options.layout]

    torch.manual_seed(0)
    net = timm.create_model("resnet34", num_classes=10).train().to(memory_format=layout)
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=1e-4)
    images = torch.randint(0, 256, (options.batch, 3, options.size, options.size), dtype=torch.uint8)
    images = images.contiguous(memory_format=layout)
    labels = torch.randint(0, 10, (options.batch,))

    times = []
    for i in range(2 + options.steps):
        start = time.perf_counter()
        x = (images.float() / 255 - MEAN) / STD
        loss = F.cross_entropy(net(x), labels, label_smoothing=0.1)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        value = loss.item()
        if i >= 2:
            times.append(1e3 * (time.perf_counter() - start))
    if not math.isfinite(value):
        raise SystemExit("the loss is not finite")

    median = statistics.median(times)
    line = {
        "framework": "torch",
        "torch": torch.__version__,
        "timm": timm.__version__,
        "layout": options.layout,
        "threads": torch.get_num_threads(),
        "batch": options.batch,
        "size": options.size,
        "steps": options.steps,
        "median_ms": round(median, 3),
        "min_ms": round(min(times), 3),
        "images_per_s": round(options.batch / median * 1e3, 1),
        "peak_rss_mib": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
        "loss": round(value, 6),
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
