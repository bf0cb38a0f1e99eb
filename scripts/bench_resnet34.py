"""Times the ResNet-34 AdamW step of truestep, JAX and PyTorch with timm beside one another, on the CPU.

    cargo build --release
    python scripts/bench_resnet34.py [--batch 8] [--size 224] [--rounds 3] [--steps 6] \
        [--jax-python PYTHON] [--torch-python PYTHON]

They run in turn, round after round, so that a change in the machine's load meets all of them. Needs no package itself:
`--jax-python` and `--torch-python` name interpreters that have JAX (scripts/requirements-jax.txt) and PyTorch with timm
(scripts/requirements-torch.txt), by default this one. `native` is truestep with XLA's own convolutions, `tuned` with the
forms chosen by measurement. Prints the median step and peak memory of every run, then ratios of the medians over the
rounds to JAX and to PyTorch.
"""

import argparse
import statistics
import sys
from pathlib import Path

from bench_cnn import ROOT, measure

NAMES = {"native": [], "tuned": ["--tune"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--size", type=int, default=224)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=6)
    parser.add_argument("--truestep", default=str(ROOT / "target" / "release" / "truestep"))
    parser.add_argument("--jax-python", default=sys.executable)
    parser.add_argument("--torch-python", default=sys.executable)
    options = parser.parse_args()

    sizes = ["--batch", str(options.batch), "--size", str(options.size), "--steps", str(options.steps)]
    recipe = ["resnet34", "--set", "optimizer={name='adamw'}"]
    step = [options.truestep, "bench", "step", *recipe, "--backend", "xla", "--warmup", "2", "--json", *sizes]
    script = lambda name: str(Path(__file__).with_name(name))
    commands = {
        "jax": [options.jax_python, script("bench_jax_resnet34.py"), *sizes],
        "pytorch": [options.torch_python, script("bench_torch_resnet34.py"), *sizes],
        **{name: [*step, *flags] for name, flags in NAMES.items()},
    }
    # the tuning itself is not part of a round
    measure(commands["tuned"])
    lines: dict[str, list[dict]] = {name: [] for name in commands}
    for number in range(1, options.rounds + 1):
        for name, command in commands.items():
            line = measure(command)
            lines[name].append(line)
            print(f"round {number}  {name:8} {line['median_ms']:9.1f} ms/step  {line['peak_rss_mib']:6} MiB", flush=True)

    median = {name: statistics.median(line["median_ms"] for line in runs) for name, runs in lines.items()}
    memory = {name: max(line["peak_rss_mib"] for line in runs) for name, runs in lines.items()}
    print(f"ResNet-34, AdamW, batch {options.batch}, {options.size} x {options.size}")
    for name in commands:
        of_jax, of_torch = median[name] / median["jax"], median[name] / median["pytorch"]
        print(
            f"{name:8} {median[name]:9.1f} ms/step  {of_jax:5.2f} x JAX  {of_torch:5.2f} x PyTorch"
            f"  {memory[name]:6} MiB  {memory[name] / memory['jax']:5.2f} x JAX's memory"
        )


if __name__ == "__main__":
    main()
