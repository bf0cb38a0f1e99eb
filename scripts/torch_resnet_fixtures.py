"""Two training steps of torchvision's ResNets in float64 on the CPU, as fixtures.

    python scripts/torch_resnet_fixtures.py [--out corpus/torch] [--net resnet34]... [--search N]

For each net it writes
  <net>.json         versions, hyperparameters, losses, logits; of every parameter how it is drawn and
                     checksums and, of both steps, its gradient's L2 norm and dot product with a fixed
                     random vector; `margin` of both steps (below)
  <net>.safetensors  running mean and variance of every batch norm after two steps, f64, torch's names

Every input is a stream of `draws.Draws`; parameters in `named_parameters()` order and torch's layout:
  parameter i      [1, i]  shift + scale * normal, rounded to f32
  images           [2, s]  the low 8 bits of each word, [N, H, W, C] in row-major order; s for each step
                           in `image_streams`
  labels           [3, t]  below(10) for step t of 0, 1
  dotted vector i  [4, i]  normal, in f64

The step: (x/255 - mean)/std, the net in training mode, cross-entropy with smoothed labels, plain SGD;
after both, the net in evaluation mode on the images of step 0. Hyperparameters are exact in f32 (mean,
std and epsilon rounded to it), and so is whatever is derived from them: a module with f32 constants,
evaluated in f64, computes the same function.

A gradient in f32 is close to one in f64 only if rounding moves no ReLU's input across zero and no other
element to the top of a pooling window. So the norms' biases keep most units on, and the images are those
of streams found by `--search` to keep far from such points: `margin` is the smallest distance to one,
relative to the RMS of the tensor's rounding error. What torch's own f32 kernels differ by is printed.

timm's ResNet of the same name must give the same numbers, and so must torch's channels-last kernels.
"""

import argparse
import copy
import json
from pathlib import Path

import numpy as np
import timm
import torch
import torchvision
from safetensors.numpy import save
from torch import nn
from torch.nn import functional as F

from draws import Draws

BATCH, SIZE, CLASSES = 4, 64, 10
MEAN = np.float32([0.485, 0.456, 0.406]).astype(np.float64)
STD = np.float32([0.229, 0.224, 0.225]).astype(np.float64)
EPS = float(np.float32(1e-5))
MOMENTUM = 2.0**-2
SMOOTHING = 10 * 2.0**-7
LR = 2.0**-9
IMAGE_STREAMS = {"resnet18": (6, 12), "resnet34": (4, 13), "resnet50": (6, 11)}
VERSIONS = {m.__name__: m.__version__ for m in (torch, torchvision, timm)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--out", type=Path, default=root / "corpus" / "torch")
    parser.add_argument("--net", action="append", choices=list(IMAGE_STREAMS), help="only these")
    parser.add_argument("--search", type=int, metavar="N", help="print the best of N image streams instead")
    options = parser.parse_args()
    torch.set_num_threads(1)
    options.out.mkdir(parents=True, exist_ok=True)

    for name in options.net or IMAGE_STREAMS:
        net = torchvision.models.get_model(name, num_classes=CLASSES).double()
        laws = prepare(net)
        if options.search:
            search(name, net, options.search)
            continue
        values = {n: p.detach().clone() for n, p in net.named_parameters()}
        vectors = [torch.from_numpy(Draws(4, i).normals(p.numel())) for i, p in enumerate(values.values())]
        result = {"margin": margins(copy.deepcopy(net), IMAGE_STREAMS[name])} | run(name, net, vectors)

        def again(make, dtype=torch.float64, layout=torch.contiguous_format) -> dict:
            other = load(make(name, num_classes=CLASSES).double(), values)
            return run(name, other.to(dtype).to(memory_format=layout), vectors)

        channels_last = again(torchvision.models.get_model, layout=torch.channels_last)
        check(f"{name}, channels last", result, channels_last, 1e-10)
        check(f"{name}, timm", result, again(timm.create_model), 1e-12)
        for layout in (torch.contiguous_format, torch.channels_last):
            narrow = again(torchvision.models.get_model, torch.float32, layout)
            check(f"{name}, f32, {layout}", result, narrow, 1e-4)
        write(options.out, name, laws, values, result)


def prepare(net: nn.Module) -> list[tuple[float, float]]:
    """Sets the parameters and the norms' constants; returns each parameter's (shift, scale)."""
    laws = []
    with torch.no_grad():
        for i, (name, p) in enumerate(net.named_parameters()):
            module = net.get_submodule(name.rsplit(".", 1)[0])
            if isinstance(module, nn.BatchNorm2d):
                law = (norm_shift(net, name), 0.1)
            elif p.dim() == 1:
                law = (0.0, 0.1)
            else:
                he = float(np.sqrt(2 / p[0].numel()))
                law = (0.0, he if p.dim() == 4 else he / 8)
            value = law[0] + law[1] * Draws(1, i).normals(p.numel())
            p.copy_(torch.from_numpy(value.astype(np.float32)).view_as(p))
            laws.append(law)
    set_constants(net)
    return laws


def norm_shift(net: nn.Module, name: str) -> float:
    """The mean of a norm's weight or bias: branches are damped, and most inputs of a ReLU positive."""
    stem, branch_end = name.startswith("bn1"), name.startswith("layer") and is_branch_end(net, name)
    if name.endswith("weight"):
        return 0.5 if branch_end else 1.0
    if stem or branch_end:
        return 0.0
    return 3.0 if "downsample" in name else 2.0


def is_branch_end(net: nn.Module, name: str) -> bool:
    """Whether a parameter belongs to the last norm of a residual block's branch."""
    block, norm = ".".join(name.split(".")[:2]), name.split(".")[2]
    return norm == ("bn3" if hasattr(net.get_submodule(block), "bn3") else "bn2")


def set_constants(net: nn.Module) -> None:
    for module in net.modules():
        if isinstance(module, nn.BatchNorm2d):
            module.eps, module.momentum = EPS, MOMENTUM


def load(net: nn.Module, values: dict[str, torch.Tensor]) -> nn.Module:
    """`net` with these parameters, which must be all of its own, in order."""
    if list(values) != [n for n, _ in net.named_parameters()]:
        raise SystemExit(f"other parameters: {[n for n, _ in net.named_parameters()]}")
    net.load_state_dict(values, strict=False)
    set_constants(net)
    return net


def images(stream: int) -> torch.Tensor:
    """Normalised images of a stream, `[N, C, H, W]`."""
    words = Draws(2, stream).bits(BATCH * SIZE * SIZE * 3)
    x = (words & np.uint64(255)).astype(np.float64).reshape(BATCH, SIZE, SIZE, 3)
    return torch.from_numpy((x / 255 - MEAN) / STD).permute(0, 3, 1, 2)


def labels(step: int) -> torch.Tensor:
    """Labels of step 0 or 1, `[N]`."""
    return torch.from_numpy(Draws(3, step).below(CLASSES, BATCH))


def train_step(net: nn.Module, step: int, stream: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Leaves the gradients in `net`; returns logits and loss."""
    net.train()
    net.zero_grad()
    logits = net(like(net, images(stream)))
    loss = F.cross_entropy(logits, labels(step), label_smoothing=SMOOTHING)
    loss.backward()
    return logits.detach(), loss.detach()


def like(net: nn.Module, x: torch.Tensor) -> torch.Tensor:
    """`x` in the type and layout of `net`'s parameters."""
    weight = net.conv1.weight
    channels_last = weight.is_contiguous(memory_format=torch.channels_last)
    return x.to(weight.dtype, memory_format=torch.channels_last if channels_last else torch.contiguous_format)


def descend(net: nn.Module) -> None:
    with torch.no_grad():
        for p in net.parameters():
            p -= LR * p.grad


def run(name: str, net: nn.Module, vectors: list[torch.Tensor]) -> dict[str, np.ndarray]:
    """Two training steps and an evaluation; `net` is changed."""
    out = {"loss": [], "logits": [], "norms": [], "dots": []}
    for step in range(2):
        logits, loss = train_step(net, step, IMAGE_STREAMS[name][step])
        grads = [p.grad.double().contiguous().flatten() for p in net.parameters()]
        out["loss"].append(loss.item())
        out["logits"].append(logits.double().numpy())
        out["norms"].append([g.norm().item() for g in grads])
        out["dots"].append([torch.dot(g, v).item() for g, v in zip(grads, vectors, strict=True)])
        descend(net)
    net.eval()
    with torch.no_grad():
        out["eval_logits"] = net(like(net, images(IMAGE_STREAMS[name][0]))).double().numpy()
    buffers = {n: b.double().numpy() for n, b in net.named_buffers() if not n.endswith("num_batches_tracked")}
    return {k: np.asarray(v) for k, v in out.items()} | {"stats": buffers}


def margin(net: nn.Module, stream: int) -> float:
    """The smallest distance of a training step's forward pass to a point without derivative, where 1 is the
    RMS of what f32 rounding moves that tensor by."""
    wide, narrow = (kink_inputs(net, stream, dtype) for dtype in (torch.float64, torch.float32))
    smallest = float("inf")
    for (module, x), (_, rounded) in zip(wide, narrow, strict=True):
        noise = (rounded.double() - x).square().mean().sqrt().item()
        if isinstance(module, nn.ReLU):
            distance = x.abs().min().item()
        else:
            windows = F.unfold(x, module.kernel_size, padding=module.padding, stride=module.stride)
            top = windows.unflatten(1, (x.shape[1], -1)).topk(2, dim=2).values
            gap = torch.minimum(top[:, :, 0], top[:, :, 0] - top[:, :, 1])
            distance = gap[gap > 0].min().item()
        smallest = min(smallest, distance / noise)
    return smallest


def kink_inputs(net: nn.Module, stream: int, dtype: torch.dtype) -> list[tuple[nn.Module, torch.Tensor]]:
    """What enters the pooling window and each ReLU but the one before it, whose output only matters where it
    tops a window."""
    net = copy.deepcopy(net).to(dtype).train()
    found = []
    for module in net.modules():
        if isinstance(module, (nn.ReLU, nn.MaxPool2d)) and module is not net.relu:
            module.register_forward_pre_hook(lambda m, args: found.append((m, args[0].clone())))
    with torch.no_grad():
        net(like(net, images(stream)))
    return found


def margins(net: nn.Module, streams: tuple[int, int]) -> list[float]:
    """The margin of each step; `net` is changed."""
    found = []
    for step, stream in enumerate(streams):
        found.append(margin(net, stream))
        train_step(net, step, stream)
        descend(net)
    return found


def search(name: str, net: nn.Module, count: int) -> None:
    """Prints the stream of each step whose margin is widest."""
    for step in range(2):
        found = [margin(net, stream) for stream in range(count)]
        best = int(np.argmax(found))
        print(f"{name}, step {step}: stream {best}, margin {found[best]:.1f}, median {np.median(found):.1f}")
        train_step(net, step, best)
        descend(net)


def check(where: str, a: dict, b: dict, tolerance: float) -> None:
    """Two results must agree, each quantity relative to its scale; the largest differences are printed."""
    pairs = [(k, a[k], b[k], np.abs(a[k]).max()) for k in ("loss", "logits", "eval_logits")]
    pairs += [(k, a[k], b[k], a["norms"]) for k in ("norms", "dots")]
    pairs += [("stats", v, b["stats"][k], np.abs(v).max()) for k, v in a["stats"].items()]
    off = {}
    for k, x, y, scale in pairs:
        off[k] = max(off.get(k, 0.0), float(np.max(np.abs(x - y) / scale)))
    print(f"{where}: " + ", ".join(f"{k} {v:.1e}" for k, v in off.items()), flush=True)
    if not max(off.values()) < tolerance:
        raise SystemExit(f"{where}: differs by more than {tolerance:.0e}")


def write(out: Path, name: str, laws: list, values: dict[str, torch.Tensor], result: dict) -> None:
    header = {
        "net": name,
        "versions": VERSIONS,
        "batch": BATCH,
        "size": SIZE,
        "classes": CLASSES,
        "mean": MEAN.tolist(),
        "std": STD.tolist(),
        "eps": EPS,
        "momentum": MOMENTUM,
        "smoothing": SMOOTHING,
        "lr": LR,
        "image_streams": IMAGE_STREAMS[name],
        "image_means": [images(s).mean().item() for s in IMAGE_STREAMS[name]],
        "labels": [labels(step).tolist() for step in range(2)],
        "margin": result["margin"],
        "loss": result["loss"].tolist(),
        "logits": result["logits"].tolist(),
        "eval_logits": result["eval_logits"].tolist(),
    }
    params = [
        {
            "name": n,
            "dims": list(p.shape),
            "shift": laws[i][0],
            "scale": laws[i][1],
            "first": p.flatten()[0].item(),
            "sum": p.sum().item(),
            "grad_norm": result["norms"][:, i].tolist(),
            "grad_dot": result["dots"][:, i].tolist(),
        }
        for i, (n, p) in enumerate(values.items())
    ]
    lines = [f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in header.items()]
    rows = ",\n".join(f"    {json.dumps(p)}" for p in params)
    lines.append(f'  "params": [\n{rows}\n  ]')
    (out / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    stats = {k: np.ascontiguousarray(v) for k, v in sorted(result["stats"].items())}
    (out / f"{name}.safetensors").write_bytes(save(stats))


if __name__ == "__main__":
    main()
