"""Five steps of optax's optimizers, as fixtures.

    python scripts/optax_optimizers.py [--out corpus/optax]

writes what `optimizer_cases` says, `param` and `ema` alone: each step shows the moments of those before it, and
sums are dropped when a window ends.
Windows are `MultiSteps`', averages `incremental_update`'s. optax has these rules in other words:
  decay of sgd and rmsprop-tf       `add_decayed_weights` before the rule
  rmsprop-tf, lr outside the buffer `scale_by_rms`, `trace`, then the learning rate
  lamb                              `optax.lamb` adapts every tensor: `always_adapt`; else `scale_by_trust_ratio`
                                    is masked to the tensors that decay
and differs in one: `clip_by_global_norm` divides by the norm, `clip_grad_norm_` by the norm + 1e-6. Where it
clips, gradients are scaled by 2^24 here, so that 1e-6 makes less than 1e-14 of the norm.
"""

from dataclasses import replace

import jax
import jax.numpy as jnp
import optax

from optimizer_cases import LR, SHAPES, Case, cases, write


def lr(step: jax.Array) -> jax.Array:
    return jnp.asarray(LR)[step]


def transformation(case: Case) -> optax.GradientTransformation:
    """What the case sets, of one optimizer step."""
    options = case.options
    decayed = [not case.mask or len(shape) >= 2 for shape in SHAPES]
    decay = optax.add_decayed_weights(case.weight_decay, decayed)
    clip = optax.identity() if case.clip is None else optax.clip_by_global_norm(case.clip)
    adam = {"b1": options["betas"][0], "b2": options["betas"][1], "eps": options["eps"]} if "betas" in options else {}
    match case.optimizer:
        case "sgd":
            rule = [decay, optax.sgd(lr, **options)]
        case "adamw":
            rule = [optax.adamw(lr, **adam, weight_decay=case.weight_decay, mask=decayed)]
        case "lamb" if options.get("always_adapt"):
            rule = [optax.lamb(lr, **adam, weight_decay=case.weight_decay, mask=decayed)]
        case "lamb":
            adapted = [of and case.weight_decay != 0.0 for of in decayed]
            trust = optax.masked(optax.scale_by_trust_ratio(), adapted)
            rule = [optax.scale_by_adam(**adam), decay, trust, optax.scale_by_learning_rate(lr)]
        case "rmsprop-tf":
            mean_square = {"decay": options["alpha"], "eps": options["eps"], "initial_scale": 1.0}
            if options.get("lr_in_momentum", True):
                rule = [decay, optax.rmsprop(lr, **mean_square, momentum=options["momentum"])]
            else:
                direction = [optax.scale_by_rms(**mean_square), optax.trace(options["momentum"])]
                rule = [decay, *direction, optax.scale_by_learning_rate(lr)]
    return optax.chain(clip, *rule)


def final(case: Case) -> dict[str, list]:
    windows = jnp.asarray(case.micro, "int32")
    optimizer = optax.MultiSteps(transformation(case), lambda t: windows[t], accumulator_dtype="float64")
    update = jax.jit(optimizer.update)
    params = ema = [jnp.asarray(values, "float64") for values in case.params()]
    state = optimizer.init(params)
    for t, micro in enumerate(case.micro):
        for j in range(micro):
            grads = [jnp.asarray(values, "float64") for values in case.gradients(t, j)]
            updates, state = update(grads, state, params)
            params = optax.apply_updates(params, updates)
        assert optimizer.has_updated(state) and state.gradient_step == t + 1
        if case.ema is not None:
            ema = optax.incremental_update(params, ema, 1 - case.ema_decay(t))
    return {"param": params} if case.ema is None else {"param": params, "ema": ema}


def ours(case: Case) -> Case:
    return replace(case, gradient_scale=2.0**24) if case.clip == 1.0 else case


if __name__ == "__main__":
    jax.config.update("jax_enable_x64", True)
    versions = {m.__name__: m.__version__ for m in (jax, optax)}
    write("optax", versions, [ours(case) for case in cases()], final)
