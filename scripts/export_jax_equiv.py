"""Exports train steps of one device and of several, right and wrong, as JAX prints them.

    python scripts/export_jax_equiv.py [--out corpus/equiv] [--only CASE]...

writes, for each case of `jax_equiv`, `single.mlir`, `correct.mlir` and one `wrong-<mistake>.mlir` per mistake.
The same bytes are written every time. Needs `scripts/requirements-jax.txt`.
"""

import argparse
import os
import sys
from pathlib import Path

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax

from jax_equiv import CASES, attention, dense, vision  # noqa: F401


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / "equiv")
    parser.add_argument("--only", action="append", help="export only these")
    options = parser.parse_args()
    for name, case in sorted(CASES.items()):
        if options.only is not None and name not in options.only:
            continue
        folder = options.out / name
        folder.mkdir(parents=True, exist_ok=True)
        for stale in folder.glob("*.mlir"):
            stale.unlink()
        files = {"single": None, "correct": ""} | {f"wrong-{mistake}": mistake for mistake in case.mistakes}
        size = 0
        for file, mistake in files.items():
            function, args, donated = case.make(mistake)
            text = jax.jit(function, donate_argnums=donated).lower(*args).as_text()
            size += (folder / f"{file}.mlir").write_text(text if text.endswith("\n") else text + "\n")
        print(f"{name}: {len(files)} modules, {size:,} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
