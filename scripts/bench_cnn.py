"""Times the Fashion-MNIST CNN's train step on XLA, on the embedded engine and in JAX, beside one another.

    cargo build --release
    python scripts/bench_cnn.py [--rounds 5] [--steps 30] [--batch 128] [--jax-python PYTHON]

The three run in turn, round after round, so that a change in the machine's load meets all of them. Needs no package
itself; `--jax-python` names an interpreter that has JAX (scripts/requirements-jax.txt), by default this one. Prints the
median step of every run and, of the medians over the rounds, the ratios to JAX.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECIPE = "fashion-mnist-cnn"


def commands(options: argparse.Namespace) -> dict[str, list[str]]:
    """What to run under each name; each prints one line of JSON with `median_ms`."""
    sizes = ["--steps", str(options.steps), "--batch", str(options.batch)]
    step = [options.truestep, "bench", "step", RECIPE, "--json", *sizes, "--backend"]
    jax = [options.jax_python, str(ROOT / "scripts" / "bench_jax_cnn.py"), "--optimizer", "adamw", *sizes]
    return {"jax": jax, "xla": [*step, "xla"], "embedded": [*step, "embedded"]}


def measure(command: list[str]) -> dict:
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        raise SystemExit(f"{' '.join(command)}: exit code {run.returncode}\n{run.stderr.strip()}")
    return json.loads(run.stdout.splitlines()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=30)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--truestep", default=str(ROOT / "target" / "release" / "truestep"))
    parser.add_argument("--jax-python", default=sys.executable)
    options = parser.parse_args()

    medians: dict[str, list[float]] = {}
    for number in range(1, options.rounds + 1):
        for name, command in commands(options).items():
            line = measure(command)
            medians.setdefault(name, []).append(line["median_ms"])
            print(f"round {number}  {name:9} {line['median_ms']:8.2f} ms/step  {line['images_per_s']:8.0f} images/s", flush=True)

    of_jax = statistics.median(medians["jax"])
    for name, values in medians.items():
        median = statistics.median(values)
        spread = f"{min(values):.2f} to {max(values):.2f}"
        print(f"{name:9} {median:8.2f} ms/step ({spread})  {median / of_jax:5.2f} x JAX")


if __name__ == "__main__":
    main()
