"""Writes crates/data/fixtures/: small JPEG and PNG files and what Pillow makes of them.

    pip install -r scripts/requirements-images.txt
    python3 scripts/make_image_fixtures.py

`decode/NAME` are files of every kind that the image folder reads, `decode/NAME.rgb.png` what
`Image.open(...).convert("RGB")` gives; only of 16-bit grey the high byte is expected, where Pillow saturates.
`resize/picture.png` is the source of `resize/cases.txt`, a line per case:

    crop FILTER LEFT TOP WIDTH HEIGHT SIZE FILE   crop, then resize to SIZE x SIZE (torchvision's resized_crop)
    eval FILTER RESIZE CROP FILE                  resize the shorter side, then cut out the centre (Resize, CenterCrop)
    tall FILTER RESIZE CROP FILE                  the same of the transposed picture
    line FILTER RESIZE CROP FILE                  the same of the picture's first row
    post FILTER RESIZE CROP FILE                  the same of its first 20 columns

All resizing is Pillow's, antialiased, FILTER being bilinear or bicubic.
"""

import io
import math
import pathlib
import struct
import zlib
from collections.abc import Callable

from PIL import Image

OUTPUT = pathlib.Path(__file__).parent.parent / "crates/data/fixtures"


def picture(width: int, height: int) -> Image.Image:
    """Smooth colours with a few hard edges."""

    def value(x: int, y: int, c: int) -> int:
        wave = math.sin(x / (5 + 2 * c) + c) + math.cos(y / (7 - 2 * c)) + math.sin((x + 2 * y) / 11)
        edge = 40 if (x // 13 + y // 11 + c) % 3 == 0 else 0
        return max(0, min(255, round(110 + 45 * wave + edge)))

    pixels = bytes(value(x, y, c) for y in range(height) for x in range(width) for c in range(3))
    return Image.frombytes("RGB", (width, height), pixels)


def jpeg(image: Image.Image, **options) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", **{"quality": 90, "subsampling": 0, **options})
    return buffer.getvalue()


def cmyk(image: Image.Image) -> Image.Image:
    """The image with its common darkness moved from C, M and Y into K."""
    pixels = bytearray()
    raw = image.tobytes()
    for at in range(0, len(raw), 3):
        light = max(raw[at : at + 3], default=0)
        pixels += bytes(255 - (v * 255 // light if light else 255) for v in raw[at : at + 3])
        pixels.append(255 - light)
    return Image.frombytes("CMYK", image.size, bytes(pixels))


def ycck(image: Image.Image) -> bytes:
    """A CMYK JPEG whose first three planes hold YCbCr, as Adobe's transform 2 says.

    Pillow stores CMYK inverted, so the planes are given inverted; then the transform's byte is changed.
    """
    inks = cmyk(image)
    c, m, y, k = inks.split()
    planes = [*Image.merge("RGB", (c, m, y)).convert("YCbCr").split(), k.point(lambda v: 255 - v)]
    stored = Image.merge("CMYK", [plane.point(lambda v: 255 - v) for plane in planes])
    data = bytearray(jpeg(stored, quality=95))
    transform = data.index(b"Adobe") + 11
    assert data[transform] == 0
    data[transform] = 2
    return bytes(data)


def without_adobe(data: bytes) -> bytes:
    start = data.index(b"Adobe") - 4
    return data[:start] + data[start + 16 :]


def png(width: int, height: int, depth: int, colour: int, rows: list[bytes], *chunks: tuple[bytes, bytes]) -> bytes:
    """A PNG file of raw rows, for kinds that Pillow does not write."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    middle = b"".join(chunk(kind, data) for kind, data in chunks)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + middle + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def saved_png(image: Image.Image, **options) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True, **options)
    return buffer.getvalue()


def decode_files() -> dict[str, bytes]:
    rgb = picture(45, 35)
    grey = rgb.convert("L")
    alpha = Image.linear_gradient("L").resize(rgb.size)
    turned = Image.Exif()
    turned[0x0112] = 6
    width, height = 19, 11
    words = [[(2003 * x + 4001 * y) % 65536 for x in range(width)] for y in range(height)]
    wide_grey = [struct.pack(f">{width}H", *row) for row in words]
    wide_rgb = [struct.pack(f">{3 * width}H", *[v ^ m for v in row for m in (0, 0x5A5A, 0xFFFF)]) for row in words]
    wide_alpha = [struct.pack(f">{2 * width}H", *[v ^ m for v in row for m in (0, 0xFFFF)]) for row in words]
    two_bits = [bytes((37 * x + 11 * y) % 256 for x in range(5)) for y in range(height)]
    return {
        "420.jpg": jpeg(rgb, subsampling=2),
        "422.jpg": jpeg(rgb, subsampling=1),
        "444.jpg": jpeg(rgb),
        "progressive.jpg": jpeg(rgb, subsampling=2, progressive=True),
        "restart.jpg": jpeg(rgb, subsampling=2, restart_marker_blocks=2),
        "grey.jpg": jpeg(grey),
        "rgb.jpg": jpeg(rgb, keep_rgb=True),
        "cmyk.jpg": jpeg(cmyk(rgb), quality=95),
        "cmyk_unmarked.jpg": without_adobe(jpeg(cmyk(rgb), quality=95)),
        "ycck.jpg": ycck(rgb),
        "turned.jpg": jpeg(rgb, exif=turned.tobytes()),
        "rgb.png": saved_png(rgb),
        "grey.png": saved_png(grey),
        "grey_alpha.png": saved_png(Image.merge("LA", (grey, alpha))),
        "rgb_alpha.png": saved_png(Image.merge("RGBA", (*rgb.split(), alpha))),
        "palette.png": saved_png(rgb.quantize(23)),
        "palette_alpha.png": saved_png(rgb.quantize(5), transparency=bytes([0, 90, 255, 255, 10])),
        "rgb_key.png": saved_png(rgb, transparency=rgb.getpixel((3, 3))),
        "grey_key.png": saved_png(grey, transparency=grey.getpixel((3, 3))),
        "1bit.png": saved_png(grey.convert("1")),
        "2bit.png": png(width, height, 2, 0, two_bits),
        "grey16.png": png(width, height, 16, 0, wide_grey),
        "rgb16.png": png(width, height, 16, 2, wide_rgb),
        "grey16_alpha.png": png(width, height, 16, 4, wide_alpha),
    }


FILTERS = {"bilinear": Image.Resampling.BILINEAR, "bicubic": Image.Resampling.BICUBIC}


def crop_resize(image: Image.Image, filter: str, left: int, top: int, width: int, height: int, size: int) -> Image.Image:
    return image.crop((left, top, left + width, top + height)).resize((size, size), FILTERS[filter])


def evaluation(image: Image.Image, filter: str, resize: int, crop: int) -> Image.Image:
    width, height = image.size
    short, long = min(width, height), max(width, height)
    other = int(resize * long / short)
    width, height = (resize, other) if width <= height else (other, resize)
    image = image.resize((width, height), FILTERS[filter])
    left, top = int(round((width - crop) / 2.0)), int(round((height - crop) / 2.0))
    return image.crop((left, top, left + crop, top + crop))


def write_resize(folder: pathlib.Path) -> None:
    image = picture(97, 61)
    image.save(folder / "picture.png", optimize=True)
    lines = []

    def case(kind: str, make: Callable[..., Image.Image], image: Image.Image, numbers: tuple[int, ...]) -> None:
        for filter in FILTERS:
            name = "_".join([kind, filter, *map(str, numbers)]) + ".png"
            make(image, filter, *numbers).save(folder / name, optimize=True)
            lines.append(" ".join([kind, filter, *map(str, numbers), name]))

    for box in [
        (0, 0, 97, 61, 32),
        (10, 5, 40, 50, 64),
        (60, 20, 37, 41, 31),
        (3, 7, 1, 9, 16),
        (0, 59, 97, 2, 24),
        (20, 10, 32, 32, 32),
        (20, 10, 50, 32, 32),
        (5, 3, 90, 57, 3),
        (0, 0, 97, 61, 96),
        (0, 0, 97, 61, 1),
        (50, 30, 1, 1, 5),
        (0, 30, 97, 1, 17),
        (48, 0, 1, 61, 33),
        (11, 13, 2, 3, 47),
        (40, 20, 5, 40, 70),
        (1, 9, 95, 4, 16),
        (33, 0, 7, 61, 29),
        (10, 1, 40, 60, 20),
        (10, 0, 40, 61, 20),
    ]:
        case("crop", crop_resize, image, box)
    for sizes in [(48, 40), (61, 61), (61, 40), (80, 64), (33, 32), (16, 11), (7, 1)]:
        case("eval", evaluation, image, sizes)
        case("tall", evaluation, image.transpose(Image.Transpose.TRANSPOSE), sizes)
    for sizes in [(150, 30), (62, 9)]:
        case("eval", evaluation, image, sizes)
    for sizes in [(1, 1), (9, 8), (24, 17)]:
        case("line", evaluation, image.crop((0, 0, 97, 1)), sizes)
    for sizes in [(11, 10), (19, 14)]:
        case("post", evaluation, image.crop((0, 0, 20, 61)), sizes)
    (folder / "cases.txt").write_text("\n".join(lines) + "\n")


def main() -> None:
    decode, resize = OUTPUT / "decode", OUTPUT / "resize"
    for folder in (decode, resize):
        folder.mkdir(parents=True, exist_ok=True)
    for name, data in decode_files().items():
        (decode / name).write_bytes(data)
        image = Image.open(io.BytesIO(data))
        if image.mode == "I;16":
            image = Image.frombytes("L", image.size, image.tobytes()[1::2])
        image.convert("RGB").save(decode / f"{name}.rgb.png", optimize=True)
    write_resize(resize)
    files = [path for path in OUTPUT.rglob("*") if path.is_file()]
    print(f"{OUTPUT}: {len(files)} files, {sum(path.stat().st_size for path in files)} bytes")


if __name__ == "__main__":
    main()
