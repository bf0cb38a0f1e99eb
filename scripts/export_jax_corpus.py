"""Exports the JAX corpus: for every case the StableHLO text that JAX prints, and its values.

    python scripts/export_jax_corpus.py [--out corpus/jax] [--only NAME]...

writes, for each case of `jax_cases`:
  <name>.mlir         what `jax.jit(f).lower(*args).as_text()` prints, about a third with locations
  <name>.safetensors  in0…   the module's arguments, in order
                      out0…  its results, computed by JAX on the CPU
                      ref0…  the floating-point results of the same function evaluated in f64
and `index.toml`: what each case is and how closely its values are expected to be met, in f32
against `out` and in f64 against `ref`: |value - expected| <= atol + rtol * |expected|. Integer and
boolean results are met exactly.
The same bytes are written every time; tensors are little-endian, `bool` is one byte.
"""

import argparse
import os
import re
import sys
from pathlib import Path

# Every operation is rounded to its declared type, on one thread, with one instruction set.
os.environ["XLA_FLAGS"] = (
    "--xla_allow_excess_precision=false --xla_cpu_multi_thread_eigen=false --xla_cpu_max_isa=AVX2"
)
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import save_file

import jax_cases
from jax_cases import CASES, Case

FAMILIES = [
    "attention", "control", "conv", "dense", "elementwise", "indexing",
    "integer", "mixed", "norm", "pool", "reduction", "shape", "train",
]

# f64 tolerances: when nothing is rounded to f32 on the way, and when a literal or a result is.
EXACT = (1e-11, 1e-12)
ROUNDED = (1e-6, 1e-6)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / "jax")
    parser.add_argument("--only", action="append", help="export only these, and no index")
    options = parser.parse_args()

    # Locations name files without the directories of this machine.
    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
    for family in FAMILIES:
        __import__(f"jax_cases.{family}")

    options.out.mkdir(parents=True, exist_ok=True)
    entries = []
    for name in sorted(CASES):
        if options.only is None or name in options.only:
            entries.append(export(CASES[name], options.out))
            print(name, file=sys.stderr)
    if options.only is None:
        for stale in options.out.iterdir():
            if stale.suffix in (".mlir", ".safetensors") and stale.stem not in CASES:
                stale.unlink()
        header = f'# Written by scripts/export_jax_corpus.py.\njax = "{jax.__version__}"\n'
        (options.out / "index.toml").write_text(header + "".join(entries))


def export(case: Case, out: Path) -> str:
    """Writes the two files of a case and returns its entry in the index."""
    args = case.inputs()
    with jax.enable_x64(case.x64):
        lowered = jax.jit(case.fn, **case.jit).lower(*args)
        text = lowered.as_text(debug_info=case.locations)
        results = [np.asarray(r) for r in jax.tree.leaves(lowered.compile()(*args))]
    (out / f"{case.name}.mlir").write_text(text if text.endswith("\n") else text + "\n")

    # The module has no argument for what the function does not use.
    kept = sorted(lowered._lowering.compile_args["kept_var_idx"])
    leaves = jax.tree.leaves(args)
    tensors = {f"in{i}": np.asarray(leaves[k]) for i, k in enumerate(kept)}
    tensors |= {f"out{i}": r for i, r in enumerate(results)}

    tolerance = None
    if case.ref is not None:
        references = reference(case, args)
        narrow = any(is_float(r) and r.dtype != np.float64 for r in references)
        tolerance = case.f64_tol or (ROUNDED if narrow or has_rounded_literal(text) else EXACT)
        for i, (result, expected) in enumerate(zip(results, references, strict=True)):
            if is_float(expected):
                tensors[f"ref{i}"] = expected.astype(np.float64)
                check(f"{case.name} result {i}", case, result, tensors[f"ref{i}"])
    contiguous = {k: np.asarray(v, order="C") for k, v in sorted(tensors.items())}
    save_file(contiguous, out / f"{case.name}.safetensors")
    return entry(case, tolerance)


def reference(case: Case, args) -> list[np.ndarray]:
    """The case evaluated in f64: floating-point arguments widened, integers as they are."""
    with jax.enable_x64(True):
        wide = jax.tree.map(lambda a: a.astype(np.float64) if is_float(a) else a, args)
        return [np.asarray(r) for r in jax.tree.leaves(jax.jit(case.ref)(*wide))]


def check(where: str, case: Case, result: np.ndarray, expected: np.ndarray) -> None:
    """JAX's own f32 result must meet f64 within half of the stated tolerance, and zero must not."""
    result, finite = result.astype(np.float64), np.isfinite(expected)
    if result.shape != expected.shape or not np.array_equal(result[~finite], expected[~finite], equal_nan=True):
        raise SystemExit(f"{where}: shapes or non-finite values differ from f64")
    result, expected = result[finite], expected[finite]
    used = np.abs(result - expected) / (case.atol + case.rtol * np.abs(expected))
    if used.size and used.max() > 0.5:
        raise SystemExit(f"{where}: off by {used.max():.2f} tolerances")
    if used.size and np.any(expected) and np.abs(expected).max() < 20 * case.atol:
        raise SystemExit(f"{where}: atol {case.atol} comes close to accepting zero")


def is_float(a) -> bool:
    return jnp.issubdtype(np.asarray(a).dtype, jnp.floating)


def has_rounded_literal(text: str) -> bool:
    """Whether a decimal literal of a floating-point constant is not exactly an f32 value."""
    for body in re.findall(r"stablehlo\.constant dense<([^>]*)> : tensor<[^>]*f(?:16|32)>", text):
        for literal in re.findall(r"(?<![\"x\w])[-+]?\d+\.\d*(?:[eE][-+]?\d+)?", body):
            if np.float64(np.float32(literal)) != np.float64(literal):
                return True
    return False


def entry(case: Case, f64: tuple[float, float] | None) -> str:
    lines = [f"\n[{case.name}]", f'about = "{case.about}"']
    lines.append(f"locations = {str(case.locations).lower()}")
    lines.append(f"f32 = {{ rtol = {case.rtol}, atol = {case.atol} }}")
    if f64:
        lines.append(f"f64 = {{ rtol = {f64[0]}, atol = {f64[1]} }}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
