"""Five steps of the optimizers of torch and timm, as fixtures.

    python scripts/torch_optimizers.py [--out corpus/torch]

writes what `optimizer_cases` says. The optimizers' regions are `velocity` (sgd), `first` and `second` (adamw,
lamb), `square` and `velocity` (rmsprop-tf); there is no velocity without momentum. `clip_grad_norm_` clips, the
mask is timm's, the average torch's.
"""

import numpy as np
import timm
import torch
from timm.optim import Lamb, RMSpropTF, param_groups_weight_decay
from torch import nn
from torch.optim.swa_utils import get_ema_multi_avg_fn

from optimizer_cases import LR, Case, cases, write

# torch's and timm's names of the regions.
REGIONS = {
    "sgd": {"velocity": "momentum_buffer"},
    "adamw": {"first": "exp_avg", "second": "exp_avg_sq"},
    "lamb": {"first": "exp_avg", "second": "exp_avg_sq"},
    "rmsprop-tf": {"square": "square_avg", "velocity": "momentum_buffer"},
}
OPTIMIZERS = {"sgd": torch.optim.SGD, "adamw": torch.optim.AdamW, "lamb": Lamb, "rmsprop-tf": RMSpropTF}


def final(case: Case) -> dict[str, list]:
    params = nn.ParameterList(nn.Parameter(tensor(values)) for values in case.params())
    ema = [p.detach().clone() for p in params]
    if case.mask:
        groups = param_groups_weight_decay(params, case.weight_decay)
    else:
        groups = [{"params": list(params), "weight_decay": case.weight_decay}]
    optimizer = OPTIMIZERS[case.optimizer](groups, lr=LR[0], **case.options)

    for t, (lr, micro) in enumerate(zip(LR, case.micro, strict=True)):
        batches = [case.gradients(t, j) for j in range(micro)]
        sums = [torch.stack([tensor(g) for g in grads]).sum(0) for grads in zip(*batches)]
        for p, total in zip(params, sums, strict=True):
            p.grad = total / micro
        if case.clip is not None:
            nn.utils.clip_grad_norm_(params, case.clip)
        for group in optimizer.param_groups:
            group["lr"] = lr
        optimizer.step()
        if case.ema is not None:
            get_ema_multi_avg_fn(case.ema_decay(t))(ema, [p.detach() for p in params], t)

    found = {"param": [p.detach() for p in params]}
    for region, key in REGIONS[case.optimizer].items():
        if all(optimizer.state[p].get(key) is not None for p in params):
            found[region] = [optimizer.state[p][key] for p in params]
    if max(case.micro) > 1:
        found["sum"] = sums
    if case.ema is not None:
        found["ema"] = ema
    return found


def tensor(values: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(np.asarray(values)).double()


if __name__ == "__main__":
    torch.set_num_threads(1)
    write("torch", {m.__name__: m.__version__ for m in (torch, timm)}, cases(), final)
