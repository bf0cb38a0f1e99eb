"""Times our loader beside torchvision's and timm's transforms on the same photographs, with the augmentation of RSB-A3.

    pip install -r scripts/requirements-torch.txt
    python3 scripts/bench_augmentation.py

Read, decode, random-resized-crop with random interpolation, flip, RandAugment `rand-m6-mstd0.5-inc1`, and batches of 32
mixed by mixup 0.1 and cutmix 1.0, at 160 and 224 pixels. Python's side is timm's crop, torchvision's flip, timm's
RandAugment and its `FastCollateMixup`, in one process with one thread. The photographs are those of `bench_image_loader.py`. The two take turns; the best of the
rounds counts. Rates are images per second of processor time, so that other load on the machine matters little; the images
that our loader prepares ahead and throws away at the end are charged to it.
"""

import argparse
import os
import pathlib
import random
import subprocess
import tempfile
import time

import numpy as np
import torch
from PIL import Image
from timm.data import auto_augment, mixup
from timm.data.transforms import RandomResizedCropAndInterpolation
from torchvision import transforms

from bench_image_loader import ROOT, write_folder

BATCH = 32
EXAMPLE = "folder_throughput"


def python_side(paths: list[pathlib.Path], images: int, size: int) -> float:
    crop = RandomResizedCropAndInterpolation(size, interpolation="random")
    policy = auto_augment.rand_augment_transform("rand-m6-mstd0.5-inc1", {"img_mean": (124, 116, 104)})
    transform = transforms.Compose([crop, transforms.RandomHorizontalFlip(), policy])
    collate = mixup.FastCollateMixup(0.1, 1.0, label_smoothing=0.0, num_classes=1000)

    def load(path: pathlib.Path) -> tuple[np.ndarray, int]:
        with path.open("rb") as file:
            image = Image.open(file).convert("RGB")
        return np.asarray(transform(image)).transpose(2, 0, 1), 0

    draw = random.Random(1)
    start = time.process_time()
    for _ in range(images // BATCH):
        collate([load(draw.choice(paths)) for _ in range(BATCH)])
    return images // BATCH * BATCH / (time.process_time() - start)


def our_side(binary: pathlib.Path, root: pathlib.Path, images: int, size: int) -> float:
    child = subprocess.Popen([binary, root, str(images), str(size), "rsb-a3"], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    if status != 0:
        raise SystemExit(f"{binary} failed")
    return images / (usage.ru_utime + usage.ru_stime)


def build() -> pathlib.Path:
    subprocess.run(["cargo", "build", "--quiet", "--release", "-p", "truestep-data", "--example", EXAMPLE], cwd=ROOT, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", ROOT / "target")
    return pathlib.Path(target) / "release/examples" / EXAMPLE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--images", type=int, default=1600, help="images to load in a round")
    parser.add_argument("--rounds", type=int, default=4)
    args = parser.parse_args()
    torch.set_num_threads(1)
    binary = build()
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        paths = write_folder(root, 200)
        for size in (160, 224):
            rounds = [
                (our_side(binary, root, args.images, size), python_side(paths, args.images, size))
                for _ in range(args.rounds)
            ]
            ours, theirs = (max(rates) for rates in zip(*rounds))
            print(f"{size}: ours {ours:.0f}, torchvision and timm {theirs:.0f} images/s per core, ratio {ours / theirs:.2f}")


if __name__ == "__main__":
    main()
