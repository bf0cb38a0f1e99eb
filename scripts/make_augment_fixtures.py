"""Writes crates/data/fixtures/augment/: what Pillow, timm and torchvision make of small images.

    pip install -r scripts/requirements-torch.txt
    python3 scripts/make_augment_fixtures.py

`PICTURE.png` are the sources, `PICTURE.ops.png` the results of every line of `ops.txt` below each other:

    NAME ARGUMENT FILTER     an operation by timm's name, its argument (0 if none) and interpolation

`levels.txt` has what timm makes of a magnitude, `policies.txt` what its policies consist of, `mix.txt` what its mixup
and cutmix make of a batch:

    NAME LEVEL NEGATIVE ARGUMENT
    POLICY NAME PROBABILITY MAGNITUDE

The space outside an image is filled with FILL. Keeping 0 bits, which newer versions of Pillow refuse, is black.
"""

import pathlib
from unittest import mock

import numpy as np
import torch
from PIL import Image
from timm.data import auto_augment, mixup
from torchvision.transforms import functional

from make_image_fixtures import picture

OUTPUT = pathlib.Path(__file__).parent.parent / "crates/data/fixtures/augment"
FILL = (124, 116, 104)
FILTERS = {"bilinear": Image.Resampling.BILINEAR, "bicubic": Image.Resampling.BICUBIC}
FACTORS = [0.0, 0.1, 0.46, 0.64, 1.0, 1.18, 1.54, 1.9, 3.0]
SIGNED = [0.011, 0.09, 0.18, 0.27, 0.3]


def sources() -> dict[str, Image.Image]:
    colour = picture(37, 29)
    dull = colour.resize((24, 16), Image.Resampling.BOX).point(lambda v: 90 + v // 8)
    red, green, _ = dull.split()
    flat_blue = Image.merge("RGB", (red, green, Image.new("L", dull.size, 77)))
    return {"colour": colour, "dull": flat_blue, "grey": picture(26, 21).convert("L"), "tiny": picture(2, 5)}


def cases() -> list[tuple[str, float, str]]:
    plain = [("AutoContrast", [0]), ("Equalize", [0]), ("Invert", [0])]
    plain += [("Posterize", [0, 1, 2, 3, 4, 6, 8]), ("Solarize", [0, 26, 102, 153, 255, 256])]
    plain += [("SolarizeAdd", [0, 11, 66, 110])]
    plain += [(name, FACTORS) for name in ("Color", "Contrast", "Brightness", "Sharpness")]
    plain += [("Hue", [-0.5, -0.21, -0.004, 0.0, 0.1, 0.37, 0.5])]
    both = {
        "Rotate": [0, *(v * 100 for v in SIGNED)],
        "ShearX": SIGNED,
        "ShearY": SIGNED,
        "TranslateXRel": [0.0, 0.1, 0.27, 0.45],
        "TranslateYRel": [0.0, 0.1, 0.27, 0.45],
    }
    affine = [(name, sorted({-v for v in values} | set(values))) for name, values in both.items()]
    lines = [(name, argument, "none") for name, arguments in plain for argument in arguments]
    return lines + [(name, v, filter) for name, values in affine for v in values for filter in FILTERS]


def apply(image: Image.Image, name: str, argument: float, filter: str) -> Image.Image:
    if name == "Hue":
        return functional.adjust_hue(image, argument)
    if (name, argument) == ("Posterize", 0):
        return image.point(lambda v: 0)
    arguments = [] if auto_augment.LEVEL_TO_ARG[name] is None else [argument]
    fill = FILL if image.mode == "RGB" else FILL[0]
    return auto_augment.NAME_TO_OP[name](image, *arguments, fillcolor=fill, resample=FILTERS.get(filter))


def write_ops() -> None:
    lines = cases()
    (OUTPUT / "ops.txt").write_text("".join(f"{name} {argument} {filter}\n" for name, argument, filter in lines))
    for name, image in sources().items():
        image.save(OUTPUT / f"{name}.png", optimize=True)
        width, height = image.size
        sheet = Image.new(image.mode, (width, height * len(lines)))
        for row, line in enumerate(lines):
            sheet.paste(apply(image, *line), (0, row * height))
        sheet.save(OUTPUT / f"{name}.ops.png", optimize=True)


def write_levels() -> None:
    names = sorted({*auto_augment._RAND_TRANSFORMS, *auto_augment._RAND_INCREASING_TRANSFORMS, "PosterizeOriginal"})
    lines = []
    for name in names:
        level_to_argument = auto_augment.LEVEL_TO_ARG[name]
        for level in [0.0, 0.3, 1.0, 2.5, 3.7, 5.0, 6.0, 7.5, 9.0, 9.99, 10.0]:
            for negative in (0, 1):
                sign = -1 if negative else 1
                with mock.patch.object(auto_augment, "_randomly_negate", lambda v: sign * v):
                    argument = level_to_argument(level, {})[0] if level_to_argument else 0
                lines.append(f"{name} {level} {negative} {argument!r}\n")
    (OUTPUT / "levels.txt").write_text("".join(lines))


def write_policies() -> None:
    lines = []
    for policy in ["original", "originalr", "v0", "v0r"]:
        for pair in auto_augment.auto_augment_policy(policy):
            lines += [f"{policy} {op.name} {op.prob} {op.magnitude}\n" for op in pair]
    for policy in ["rand-m6-mstd0.5-inc1", "rand"]:
        chosen = auto_augment.rand_augment_transform(policy, {})
        lines += [f"{policy} {op.name} {op.prob} {op.magnitude}\n" for op in chosen.ops]
    (OUTPUT / "policies.txt").write_text("".join(lines))


def write_mix() -> None:
    """Batches of four images `[3, 7, 9]`, their labels and the parameters that timm is made to draw."""
    images = np.stack([np.asarray(picture(9 * n, 7))[:, -9:].transpose(2, 0, 1) for n in (1, 2, 3, 4)])
    labels = [2, 0, 2, 1]
    batch = [(image, label) for image, label in zip(images, labels)]
    lines = []

    def numbers(values) -> str:
        return " ".join(str(v) for v in values)

    def case(mode: str, lams: list[float], cut: list[bool], centres: list[tuple[int, int]]) -> None:
        lams = [float(np.float32(lam)) for lam in lams]
        mix = mixup.FastCollateMixup(1.0, 1.0, mode=mode, label_smoothing=0.0, num_classes=3)
        draws = iter([v for centre in centres for v in centre])
        per_row = lambda n: (np.array(lams, dtype=np.float32), np.array(cut))
        with (
            mock.patch.object(mix, "_params_per_batch", lambda: (lams[0], cut[0])),
            mock.patch.object(mix, "_params_per_elem", per_row),
            mock.patch.object(np.random, "randint", lambda low, high, size=None: next(draws)),
        ):
            mixed, targets = mix([(image.copy(), label) for image, label in batch])
        lines.append(f"case {mode}\n")
        boxes = iter(centres)
        for lam, is_cut in zip(lams, cut):
            cy, cx = next(boxes) if is_cut else (0, 0)
            lines.append(f"draw {lam!r} {int(is_cut)} {cy} {cx}\n")
        for image, target in zip(mixed, targets):
            lines.append(f"image {numbers(image.numpy().transpose(1, 2, 0).ravel())}\n")
            lines.append(f"target {numbers(float(v) for v in target)}\n")

    for image, label in batch:
        lines.append(f"source {label} {numbers(image.transpose(1, 2, 0).ravel())}\n")
    for lam in [0.5, 0.3, 0.975]:
        case("batch", [lam], [False], [])
    for lam, centre in [(0.5, (3, 4)), (0.7, (0, 8)), (0.02, (6, 1)), (0.999, (2, 2))]:
        case("batch", [lam], [True], [centre])
    case("elem", [0.4, 1.0, 0.6, 0.9], [False, False, True, True], [(3, 3), (6, 0)])
    case("pair", [0.35, 0.5], [False, True], [(2, 5)])
    (OUTPUT / "mix.txt").write_text("".join(lines))


def main() -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(0)
    write_ops()
    write_levels()
    write_policies()
    write_mix()
    files = list(OUTPUT.iterdir())
    print(f"{OUTPUT}: {len(files)} files, {sum(path.stat().st_size for path in files)} bytes")


if __name__ == "__main__":
    main()
