"""Writes a folder of about 2,000 small photographs of garments from Fashion-MNIST, for trying out image folders.

    apt-get install dataset-fashion-mnist
    pip install -r scripts/requirements-images.txt
    python3 scripts/make_image_folder.py OUTPUT

OUTPUT/train/<class>/ receives 170 images of each class and OUTPUT/val/<class>/ 30, enlarged to 64 to 96 pixels a side
and given two colours drawn for each image. Most are JPEG in RGB; of every ten, one is a PNG (its name ending in .jpg),
one a grey JPEG and one a CMYK JPEG. The same arguments give the same files.
"""

import argparse
import gzip
import pathlib
import random
import struct

from PIL import Image, ImageOps

NAMES = ["t-shirt", "trouser", "pullover", "dress", "coat", "sandal", "shirt", "sneaker", "bag", "ankle-boot"]
SIDE = 28


def read_idx(path: pathlib.Path) -> bytes:
    data = gzip.open(path).read() if path.suffix == ".gz" else path.read_bytes()
    dimensions = data[3]
    counts = struct.unpack(f">{dimensions}I", data[4 : 4 + 4 * dimensions])
    content = data[4 + 4 * dimensions :]
    size = 1
    for count in counts:
        size *= count
    if len(content) != size:
        raise SystemExit(f"{path}: expected {size} bytes after the header, found {len(content)}")
    return content


def find(folder: pathlib.Path, name: str) -> pathlib.Path:
    for path in (folder / name, folder / f"{name}.gz"):
        if path.exists():
            return path
    raise SystemExit(f"{name} not found in {folder}; on Debian, apt-get install dataset-fashion-mnist")


def by_class(folder: pathlib.Path, prefix: str) -> list[list[bytes]]:
    pixels = read_idx(find(folder, f"{prefix}-images-idx3-ubyte"))
    labels = read_idx(find(folder, f"{prefix}-labels-idx1-ubyte"))
    images: list[list[bytes]] = [[] for _ in NAMES]
    for index, label in enumerate(labels):
        images[label].append(pixels[index * SIDE * SIDE : (index + 1) * SIDE * SIDE])
    return images


def photograph(pixels: bytes, draw: random.Random) -> Image.Image:
    """The garment in a colour of its own before a darker background."""
    grey = Image.frombytes("L", (SIDE, SIDE), pixels)
    size = (draw.randint(64, 96), draw.randint(64, 96))
    background = tuple(draw.randint(0, 90) for _ in range(3))
    garment = tuple(draw.randint(150, 255) for _ in range(3))
    return ImageOps.colorize(grey.resize(size, Image.Resampling.BICUBIC), background, garment)


def save(image: Image.Image, kind: int, path: pathlib.Path) -> None:
    if kind == 0:
        image.save(path, "PNG")
    elif kind == 1:
        image.convert("L").save(path, "JPEG", quality=90)
    elif kind == 2:
        image.convert("CMYK").save(path, "JPEG", quality=90)
    else:
        image.save(path, "JPEG", quality=90)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument("--source", type=pathlib.Path, default="/usr/share/datasets/fashion-mnist")
    parser.add_argument("--train", type=int, default=170, help="training images of each class")
    parser.add_argument("--val", type=int, default=30, help="images to evaluate of each class")
    args = parser.parse_args()

    draw = random.Random(0)
    for split, prefix, count in [("train", "train", args.train), ("val", "t10k", args.val)]:
        for name, images in zip(NAMES, by_class(args.source, prefix)):
            folder = args.output / split / name
            folder.mkdir(parents=True, exist_ok=True)
            for index, pixels in enumerate(images[:count]):
                save(photograph(pixels, draw), index % 10, folder / f"{index:04}.jpg")
    files = [path for path in args.output.rglob("*.jpg")]
    print(f"{args.output}: {len(files)} images, {sum(path.stat().st_size for path in files)} bytes")


if __name__ == "__main__":
    main()
