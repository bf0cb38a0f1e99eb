"""Train steps for one device and for several, right and wrong.

A case is a function of `Wrong`, decorated with the mistakes it knows: called with `None` it gives the step of one
device, with `""` the right step of several, with a mistake's name the step that makes it.
"""

from dataclasses import dataclass
from typing import Callable

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Case:
    """`make(mistake)` is a function and its arguments, ready to lower."""

    name: str
    mistakes: tuple[str, ...]
    make: Callable


CASES: dict[str, Case] = {}


def case(name: str, *mistakes: str):
    def register(make):
        CASES[name] = Case(name, mistakes, make)
        return make

    return register


def f32(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def i32(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def mesh(**axes):
    auto = (jax.sharding.AxisType.Auto,) * len(axes)
    n = 1
    for size in axes.values():
        n *= size
    return jax.make_mesh(tuple(axes.values()), tuple(axes), axis_types=auto, devices=jax.devices()[:n])


def tree(f, *trees):
    return jax.tree.map(f, *trees)


def shared(step, in_specs, out_specs, over, check_vma=False):
    return jax.shard_map(step, mesh=over, in_specs=in_specs, out_specs=out_specs, check_vma=check_vma)
