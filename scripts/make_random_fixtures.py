"""Writes crates/data/fixtures/random/: what timm and torchvision do when their random numbers are those of `Draws`.

    pip install -r scripts/requirements-torch.txt
    python3 scripts/make_random_fixtures.py

`erase.txt` and `jitter.txt` have a line per case, `PICTURE.erase.png` and `PICTURE.jitter.png` the results of a picture's
cases below each other, `PICTURE.png` the picture. NEXT is the number that the stream of KEY gives afterwards.

    PICTURE KEY MODE PROBABILITY COUNT NEXT                timm's RandomErasing on normalised pixels
    PICTURE KEY BRIGHTNESS CONTRAST SATURATION HUE NEXT    torchvision's ColorJitter

`repeats.txt`: the indices that timm's RepeatAugSampler gives to each rank, the permutation being that of SEED and epoch 0:

    N REPLICAS REPEATS ROUND RANK INDEX …

`crop.txt`: timm's transforms_imagenet_eval, and what it makes of resize/picture.png where there is a FILE:

    SIZE CROP_PCT RESIZE
    SIZE CROP_PCT RESIZE FILTER FILE
"""

import itertools
import pathlib
from collections.abc import Callable
from unittest import mock

import numpy as np
import torch
from PIL import Image
from timm.data import distributed_sampler, random_erasing
from timm.data.transforms_factory import transforms_imagenet_eval
from torchvision.transforms import ColorJitter

from draws import Draws
from make_image_fixtures import picture

OUTPUT = pathlib.Path(__file__).parent.parent / "crates/data/fixtures/random"
PICTURES = {"colour": picture(30, 22), "grey": picture(20, 17).convert("L"), "strip": picture(40, 2)}
MEAN = np.array([0.485, 0.456, 0.406])
STD = np.array([0.229, 0.224, 0.225])
SEED = 5


class Stream(Draws):
    """One number at a time, as Python's `random` has them."""

    def random(self) -> float:
        return float(self.units(1)[0])

    def uniform(self, low: float, high: float) -> float:
        return low + (high - low) * self.random()

    def randint(self, low: int, high: int) -> int:
        return low + int(self.below(high - low + 1, 1)[0])

    def order(self, count: int) -> list[int]:
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.randint(0, last)
            order[last], order[other] = order[other], order[last]
        return order


def write_sheets(kind: str, cases: list[tuple], make: Callable[..., tuple[Image.Image, int]]) -> None:
    """Lines and sheets of cases that begin with picture and key; `make` gives result and next number."""
    lines, results = [], {name: [] for name in PICTURES}
    for name, *case in cases:
        result, following = make(PICTURES[name], *case)
        results[name].append(result)
        lines.append(" ".join(map(str, [name, *case, following])) + "\n")
    (OUTPUT / f"{kind}.txt").write_text("".join(lines))
    for name, images in results.items():
        width, height = PICTURES[name].size
        sheet = Image.new(PICTURES[name].mode, (width, height * len(images)))
        for row, image in enumerate(images):
            sheet.paste(image, (0, row * height))
        if images:
            sheet.save(OUTPUT / f"{name}.{kind}.png", optimize=True)


def erase(image: Image.Image, key: int, mode: str, probability: float, count: int) -> tuple[Image.Image, int]:
    pixels = np.asarray(image, dtype=np.float64).reshape(image.height, image.width, -1)
    channels = pixels.shape[2]
    mean, std = MEAN[:channels], STD[:channels]
    stream = Stream(key)

    class Random:
        """Python's `random`. The number of rectangles is drawn even if there is no choice."""

        def random(self) -> float:
            number = stream.random()
            if count == 1 and number <= probability:
                stream.bits(1)
            return number

        uniform, randint = stream.uniform, stream.randint

    def normal(tensor: torch.Tensor) -> torch.Tensor:
        """A colour for each pixel, row by row. After every pixel of its own colour, the next one is drawn."""
        _, height, width = tensor.shape
        values = stream.normals(tensor.numel()).reshape(height, width, channels)
        if mode == "pixel":
            stream.normals(channels)
        return tensor.copy_(torch.from_numpy(values.transpose(2, 0, 1)))

    erasing = random_erasing.RandomErasing(probability, mode=mode, max_count=count, device="cpu")
    normalised = torch.from_numpy(((pixels / 255 - mean) / std).transpose(2, 0, 1).copy())
    with mock.patch.object(random_erasing, "random", Random()), mock.patch.object(torch.Tensor, "normal_", normal):
        erased = erasing(normalised).numpy().transpose(1, 2, 0)
    values = np.clip(np.rint(255 * (mean + std * erased)), 0, 255).astype(np.uint8)
    return Image.fromarray(values.squeeze()), int(stream.bits(1)[0])


def erase_cases() -> list[tuple]:
    whole = itertools.product(PICTURES, range(4), ["const", "rand", "pixel"], [1.0], [1, 3])
    sometimes = itertools.product(["colour"], range(8), ["const"], [0.5], [1])
    return [*whole, *sometimes, *itertools.product(["strip"], range(4, 30), ["const"], [1.0], [1])]


def jitter(
    image: Image.Image, key: int, brightness: float, contrast: float, saturation: float, hue: float
) -> tuple[Image.Image, int]:
    stream = Stream(key)

    def parameters(*ranges: list[float] | None):
        """Drawn even where a change is off and has no range."""
        factors = [stream.uniform(*(bounds or (0, 1))) for bounds in ranges]
        order = stream.order(len(factors))
        return order, *(factor if bounds else None for factor, bounds in zip(factors, ranges))

    change = ColorJitter(brightness, contrast, saturation, hue)
    with mock.patch.object(change, "get_params", parameters):
        return change(image), int(stream.bits(1)[0])


def jitter_cases() -> list[tuple]:
    """Every order of the four, wide ranges, and some of the four only."""
    orders = {}
    for key in range(1000):
        stream = Stream(key)
        stream.bits(4)
        orders.setdefault(tuple(stream.order(4)), key)
    assert len(orders) == 24
    cases = [("colour", key, 0.4, 0.4, 0.4, 0.1) for key in orders.values()]
    cases += [("colour", key, 1.5, 0.9, 2.0, 0.5) for key in range(6)]
    cases += [("colour", key, *some) for key in range(2) for some in [(0.4, 0, 0, 0), (0, 0, 0.3, 0.2), (0, 0.6, 0, 0.1)]]
    return cases + [("grey", key, 0.4, 0.4, 0.4, 0.1) for key in range(6)]


def write_repeats() -> None:
    lines = []
    for n, repeats, rounded, replicas in itertools.product([21, 300], [1, 2, 3], [0, 256], [1, 2, 3]):
        order = torch.tensor(Stream(SEED, 0, 0).order(n))
        for rank in range(replicas):
            sampler = distributed_sampler.RepeatAugSampler(
                range(n), num_replicas=replicas, rank=rank, num_repeats=repeats, selected_round=rounded
            )
            with mock.patch.object(torch, "randperm", lambda count, generator: order):
                indices = list(sampler)
            lines.append(" ".join(map(str, [n, replicas, repeats, rounded, rank, *indices])) + "\n")
    (OUTPUT / "repeats.txt").write_text("".join(lines))


def write_crops() -> None:
    lines = []
    parts = [0.5, 0.8, 0.875, 0.9, 0.95, 0.96, 0.965, 0.97, 1.0]
    for size, part in itertools.product([21, 63, 160, 176, 192, 224, 240, 256, 288, 299, 320, 384], parts):
        lines.append(f"{size} {part} {transforms_imagenet_eval(size, part).transforms[0].size}\n")
    image = picture(97, 61)
    for size, part, filter in itertools.product([20, 45], [0.875, 0.95, 1.0], ["bilinear", "bicubic"]):
        transform = transforms_imagenet_eval(size, part, interpolation=filter, use_prefetcher=True)
        name = f"crop_{size}_{part}_{filter}.png"
        pixels = np.asarray(transform(image)).transpose(1, 2, 0)
        Image.fromarray(pixels).save(OUTPUT / name, optimize=True)
        lines.append(f"{size} {part} {transform.transforms[0].size} {filter} {name}\n")
    (OUTPUT / "crop.txt").write_text("".join(lines))


def main() -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name, image in PICTURES.items():
        image.save(OUTPUT / f"{name}.png", optimize=True)
    write_sheets("erase", erase_cases(), erase)
    write_sheets("jitter", jitter_cases(), jitter)
    write_repeats()
    write_crops()
    files = list(OUTPUT.iterdir())
    print(f"{OUTPUT}: {len(files)} files, {sum(path.stat().st_size for path in files)} bytes")


if __name__ == "__main__":
    main()
