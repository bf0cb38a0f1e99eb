"""The functions of the JAX corpus, one module per family.

Each function is registered with `case` (or `grad_case` for its gradient) together with the
specification of its arguments. `export_jax_corpus.py` lowers and runs them.

Left out, because what JAX prints for them is outside the op subset:
  decompositions, solvers, inverses, spectral norms   custom_call to LAPACK
  callbacks, debug prints, approx_max_k               custom_call
  top_k, argpartition                                 chlo.top_k
  sinh, cosh, arcsin, arccos, arctan, arcsinh, …      chlo.sinh, chlo.asin, …
  gammaln, digamma, polygamma, zeta                   chlo.lgamma, chlo.digamma, …
  nextafter, random.truncated_normal                  chlo.next_after
  rng_bit_generator, rng_uniform                      stablehlo.rng_bit_generator, stablehlo.rng
  lax.composite                                       stablehlo.composite
  fft, complex numbers                                stablehlo.fft, complex element types
  8-bit floats, 4-bit integers                        f8E4M3FN, i4 element types
  shard_map, pmap, sharded arguments                  in `jax_equiv` instead
"""

import zlib
from dataclasses import dataclass, field
from typing import Any, Callable

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

CASES: dict[str, "Case"] = {}


@dataclass(frozen=True)
class Spec:
    """An argument: `draw(rng)` gives its value, a numpy array."""

    draw: Callable[[np.random.Generator], np.ndarray]


@dataclass(frozen=True)
class Case:
    """One corpus file.

    `ref` is the function evaluated in f64; `None` when an f64 evaluation has no meaning.
    A value `v` agrees with the expectation `e` when |v - e| <= atol + rtol * |e|.
    `rtol`, `atol` hold in f32; the f64 pair is chosen by the exporter unless given.
    `jit` are options of `jax.jit`; `x64` lowers and runs with 64-bit types enabled.
    """

    name: str
    about: str
    fn: Callable
    args: tuple
    ref: Callable | None
    rtol: float = 1e-5
    atol: float = 1e-6
    f64_tol: tuple[float, float] | None = None
    jit: dict[str, Any] = field(default_factory=dict)
    x64: bool = False

    @property
    def locations(self) -> bool:
        """Whether the text carries debug locations: about one file in three, chosen by name."""
        return zlib.crc32(self.name.encode()) % 3 == 0

    def inputs(self) -> tuple:
        """The argument values: the same for the same name, always."""
        rng = np.random.default_rng(zlib.crc32(self.name.encode()))
        is_spec = lambda a: isinstance(a, Spec)
        return jax.tree.map(lambda a: a.draw(rng), self.args, is_leaf=is_spec)


def f32(*shape: int, low: float = -1.0, high: float = 1.0) -> Spec:
    """Uniform f32 in [low, high)."""
    return Spec(lambda rng: rng.uniform(low, high, shape).astype(np.float32))


def f64(*shape: int) -> Spec:
    """Uniform f64 in [-1, 1)."""
    return Spec(lambda rng: rng.uniform(-1, 1, shape))


def bf16(*shape: int) -> Spec:
    """Uniform bf16 in [-1, 1)."""
    return Spec(lambda rng: rng.uniform(-1, 1, shape).astype(ml_dtypes.bfloat16))


def f16(*shape: int) -> Spec:
    """Uniform f16 in [-1, 1)."""
    return Spec(lambda rng: rng.uniform(-1, 1, shape).astype(np.float16))


def ints(*shape: int, low: int = 0, high: int = 10, dtype=np.int32) -> Spec:
    """Uniform integers in [low, high)."""
    return Spec(lambda rng: rng.integers(low, high, shape, dtype=dtype))


def bools(*shape: int) -> Spec:
    """Fair coin tosses."""
    return Spec(lambda rng: rng.integers(0, 2, shape).astype(bool))


def values(array) -> Spec:
    """The given array."""
    return Spec(lambda rng: np.asarray(array))


_SAME = object()


def case(about: str, *args, ref=_SAME, name: str | None = None, **options):
    """Registers the decorated function under its name; `ref` defaults to the function itself."""

    def register(fn):
        key = name or fn.__name__
        if key in CASES:
            raise ValueError(f"two cases are named {key}")
        CASES[key] = Case(key, about, fn, args, fn if ref is _SAME else ref, **options)
        return fn

    return register


def _specimen(spec: Spec) -> np.ndarray:
    return spec.draw(np.random.default_rng(0))


def pullback(fn, argnums, name: str):
    """(ct, *args) -> gradients of sum(ct * fn(*args)) with respect to `argnums`."""

    def fn_grad(ct, *args):
        loss = lambda *a: jnp.sum(ct * fn(*a))
        return jax.grad(loss, argnums=argnums)(*args)

    fn_grad.__name__ = name
    return fn_grad


def grad_case(about: str, fn, *args, argnums=(0,), name: str | None = None, **options):
    """Registers `<fn>_grad`: the gradient of `fn` for a random cotangent, its first argument."""
    shape = jax.eval_shape(fn, *jax.tree.map(_specimen, args, is_leaf=lambda a: isinstance(a, Spec)))
    key = name or f"{fn.__name__}_grad"
    case(about, f32(*shape.shape), *args, name=key, **options)(pullback(fn, argnums, key))
