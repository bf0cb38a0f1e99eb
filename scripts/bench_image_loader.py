"""Times our loader beside Pillow's on the same photographs, one core each: read, decode, random-resized-crop to 224, flip.

    pip install -r scripts/requirements-images.txt
    python3 scripts/bench_image_loader.py

Pillow does what torchvision's ImageFolder with RandomResizedCrop(224) and RandomHorizontalFlip does. The photographs,
500x375 JPEGs of quality 90 with subsampled chroma, are synthetic. The two take turns; the best of the rounds counts.
"""

import argparse
import math
import pathlib
import random
import re
import subprocess
import tempfile
import time

from PIL import Image

ROOT = pathlib.Path(__file__).parent.parent


def photograph(width: int, height: int, draw: random.Random) -> Image.Image:
    """Noise of several scales, coarse the strongest."""
    image = Image.new("RGB", (width, height), (128, 128, 128))
    for octave, weight in [(3, 0.7), (6, 0.5), (12, 0.35), (30, 0.25), (75, 0.12)]:
        size = (octave, max(2, octave * height // width))
        noise = Image.frombytes("RGB", size, draw.randbytes(3 * size[0] * size[1]))
        image = Image.blend(image, noise.resize((width, height), Image.Resampling.BICUBIC), weight)
    return Image.blend(image, Image.frombytes("RGB", (width, height), draw.randbytes(3 * width * height)), 0.04)


def write_folder(root: pathlib.Path, count: int) -> list[pathlib.Path]:
    draw = random.Random(0)
    paths = [root / "train/all" / f"{index:03}.jpg" for index in range(count)]
    for path in [*paths, root / "val/all/0.jpg"]:
        path.parent.mkdir(parents=True, exist_ok=True)
        photograph(500, 375, draw).save(path, quality=90, subsampling=2)
    return paths


def region(width: int, height: int, draw: random.Random) -> tuple[int, int, int, int]:
    for _ in range(10):
        area = width * height * draw.uniform(0.08, 1.0)
        ratio = math.exp(draw.uniform(math.log(3 / 4), math.log(4 / 3)))
        w, h = round(math.sqrt(area * ratio)), round(math.sqrt(area / ratio))
        if 0 < w <= width and 0 < h <= height:
            left, top = draw.randint(0, width - w), draw.randint(0, height - h)
            return left, top, left + w, top + h
    raise SystemExit("no crop fits a 4:3 photograph")


def pillow(paths: list[pathlib.Path], images: int) -> float:
    draw = random.Random(1)
    start = time.perf_counter()
    for _ in range(images):
        with draw.choice(paths).open("rb") as file:
            image = Image.open(file).convert("RGB")
        image = image.crop(region(*image.size, draw)).resize((224, 224), Image.Resampling.BILINEAR)
        if draw.random() < 0.5:
            image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        image.tobytes()
    return images / (time.perf_counter() - start)


def ours(root: pathlib.Path, images: int) -> float:
    command = ["cargo", "run", "--quiet", "--release", "-p", "truestep-data", "--example", "folder_throughput", "--"]
    output = subprocess.run([*command, root, str(images)], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    (rate,) = re.findall(r"^1 workers: ([0-9.]+) images/s", output, re.MULTILINE)
    return float(rate)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--images", type=int, default=1600, help="images to load in a round")
    parser.add_argument("--rounds", type=int, default=4)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        paths = write_folder(root, 200)
        rounds = [(ours(root, args.images), pillow(paths, args.images)) for _ in range(args.rounds)]
    ours_best, pillow_best = (max(rates) for rates in zip(*rounds))
    print(f"ours   {ours_best:7.0f} images/s per core")
    print(f"Pillow {pillow_best:7.0f} images/s per core")
    print(f"ratio  {ours_best / pillow_best:7.2f}")


if __name__ == "__main__":
    main()
