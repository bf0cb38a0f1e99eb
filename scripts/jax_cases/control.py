"""Loops, branches, function calls and rematerialisation."""

import jax
import jax.numpy as jnp
from jax import lax

from . import case, f32, grad_case, ints


@case("recurrent network by scan", f32(5, 2, 3), f32(3, 4), f32(4, 4), f32(2, 4))
def scan_rnn(xs, w_x, w_h, h0):
    def cell(h, x):
        h = jnp.tanh(x @ w_x + h @ w_h)
        return h, h * 2

    return lax.scan(cell, h0, xs)


def rnn_outputs(xs, w_x, w_h, h0):
    return scan_rnn(xs, w_x, w_h, h0)[1]


@case("scan backwards over several arrays, unrolled twice", f32(6, 3), f32(6, 3), f32(3))
def scan_reverse(a, b, c):
    step = lambda c, ab: (c * ab[0] + ab[1], jnp.sin(c))
    return lax.scan(step, c, (a, b), reverse=True, unroll=2)


@case("counted loop: power iteration", f32(4, 4), f32(4))
def fori_power_iteration(m, v):
    def step(_, v):
        v = m @ v
        return v / jnp.linalg.norm(v)

    return lax.fori_loop(0, 5, step, v)


@case("counted loop with a run-time bound", f32(5), ints(low=2, high=6))
def fori_dynamic(x, n):
    return lax.fori_loop(0, n, lambda i, y: y.at[i % 5].add(x[i % 5] * i), x)


@case("loop until a condition holds: Newton's square root", f32(low=2.0, high=9.0))
def while_newton(a):
    def improve(state):
        x, n = state
        return 0.5 * (x + a / x), n + 1

    return lax.while_loop(lambda s: jnp.logical_and(jnp.abs(s[0] * s[0] - a) > 1e-3, s[1] < 20), improve, (a, 0))


@case("loop mapped over examples, each with its own number of turns", ints(5, low=1, high=40))
def while_vmap(n):
    turn = lambda s: (jnp.where(s[0] % 2 == 0, s[0] // 2, 3 * s[0] + 1), s[1] + 1)
    return jax.vmap(lambda n: lax.while_loop(lambda s: s[0] > 1, turn, (n, 0)))(n)


@case("a function mapped sequentially, under a name", f32(4, 3))
def map_sequential(x):
    return lax.map(jax.named_call(lambda row: jnp.cumsum(row) / (1 + jnp.abs(row)), name="row"), x)


@case("loop carrying one value", f32(3, 4, low=0.1))
def while_single(x):
    return lax.while_loop(lambda x: jnp.max(x) < 10, lambda x: x * 1.5 + 0.25, x)


@case("loops inside loops", f32(3, 4))
def while_nested(x):
    inner = lambda i, row: row * 0.5 + i.astype(row.dtype)
    return lax.fori_loop(0, 3, lambda i, y: y.at[i].set(lax.fori_loop(0, i + 1, inner, y[i])), x)


@case("two branches by a run-time condition", f32(3, 4))
def cond(x):
    return lax.cond(jnp.sum(x) > 0, lambda x: (jnp.sin(x), 1), lambda x: (-x * 2, 0), x)


@case("three branches by a run-time index, clamped into range", f32(3, 4), ints(low=-2, high=5))
def switch(x, i):
    return lax.switch(i, [jnp.sin, lambda x: x * 2 - 1, lambda x: jnp.zeros_like(x) + jnp.max(x)], x)


@case("branches mapped over examples become a selection", f32(4, 3), ints(4, high=2))
def cond_vmap(x, p):
    return jax.vmap(lambda p, x: lax.cond(p > 0, jnp.cos, lambda x: x * x, x))(p, x)


@case("jitted functions with several results, called twice", f32(3, 4), f32(4))
def call_several_results(x, y):
    @jax.jit
    def moments(v):
        return jnp.mean(v), (jnp.var(v), jnp.max(v))

    mean_x, (var_x, max_x) = moments(x)
    mean_y, (var_y, _) = moments(y)
    again = moments(x + y)
    return {"sum": mean_x + mean_y, "rest": [var_x * var_y, max_x, again]}


@case("donated state, some of it returned in place", f32(3, 4), f32(5), f32(3, 4), jit={"donate_argnums": (0, 1)})
def donated(state, bias, delta):
    return jnp.sum(bias), state + delta, bias * 2


@case("unused and repeated arguments kept, constants and arguments returned", f32(3), f32(2), ints(2), jit={"keep_unused": True})
def passthrough(x, _unused, n):
    return x, 3.5, jnp.arange(4), n, x, True


@case("forward function mapped over examples and their weights", f32(3, 4), f32(3, 4, 2))
def vmap_dense(x, w):
    return jax.vmap(lambda x, w: jax.nn.relu(x @ w))(x, w)


@case("gradients per example", f32(5, 4), f32(4), f32(5))
def per_example_grad(x, w, y):
    loss = lambda w, x, y: jnp.square(jnp.dot(w, x) - y)
    return jax.vmap(jax.grad(loss), in_axes=(None, 0, 0))(w, x, y)


@case("gradient of a rematerialised block: optimization_barrier", f32(3, 4), f32(4, 5), f32(5, 4))
def checkpoint_grad(x, w1, w2):
    block = jax.checkpoint(lambda x, w1, w2: jnp.sin(jnp.tanh(x @ w1) @ w2))
    return jax.grad(lambda *a: jnp.sum(block(*a)), argnums=(0, 1, 2))(x, w1, w2)


@case("Jacobian, forward and reverse", f32(3), f32(3, 4))
def jacobians(x, w):
    f = lambda x: jnp.tanh(x @ w)
    return jax.jacfwd(f)(x), jax.jacrev(f)(x)


def switch_all(x, y):
    return lax.cond(jnp.sum(x) > 0, lambda: x * jnp.sin(y), lambda: y * y) * lax.fori_loop(0, 3, lambda i, c: c * x + y, y)


grad_case("gradients through a scan", rnn_outputs, f32(5, 2, 3), f32(3, 4), f32(4, 4), f32(2, 4), argnums=(0, 1, 2, 3))
grad_case("gradients through a branch and a counted loop", switch_all, f32(3, 4), f32(3, 4), argnums=(0, 1))
