//! Optimizer rules, each written in several ways: equal writings are proved equal, wrong ones are not.

use truestep_claim::{Input, Output, Relation, Verdict};
use truestep_decide::by_algebra;
use truestep_ir::{Binary, Builder, Direction, ElemType, Module, TensorType, Unary, ValueId, parse, print};

/// What a rule reads: tensors `[3, 5]`, scalars, and a boolean scalar.
#[derive(Clone, Copy)]
struct Inputs {
    theta: ValueId,
    g: ValueId,
    m: ValueId,
    v: ValueId,
    lr: ValueId,
    bc1: ValueId,
    bc2: ValueId,
    apply: ValueId,
    ok: ValueId,
}

type Rule = fn(&mut Builder, Inputs) -> ValueId;

fn decide(lhs: Rule, rhs: Rule) -> Verdict {
    let func = |rule: Rule| {
        let mut b = Builder::new("main");
        let tensor = TensorType::new(vec![3, 5], ElemType::F32);
        let scalar = TensorType::scalar(ElemType::F32);
        let [theta, g, m, v] = [(); 4].map(|_| b.param(tensor.clone()));
        let [lr, bc1, bc2, apply] = [(); 4].map(|_| b.param(scalar.clone()));
        let ok = b.param(TensorType::scalar(ElemType::I1));
        let y = rule(&mut b, Inputs { theta, g, m, v, lr, bc1, bc2, apply, ok });
        let funcs = vec![b.finish(&[y])];
        let module = Module { name: "m".into(), num_replicas: 1, num_partitions: 1, mesh: None, funcs };
        parse(&print(&module)).unwrap().funcs[0].clone()
    };
    let (single, replicated) = (func(lhs), func(rhs));
    let relation = Relation {
        single: &single,
        replicated: &replicated,
        replicas: 1,
        inputs: vec![Input::Replicated; single.body.params.len()],
        outputs: vec![Output::Replicated],
    };
    by_algebra(&relation).remove(0)
}

fn equal(lhs: Rule, rhs: Rule) {
    let verdict = decide(lhs, rhs);
    assert!(verdict.is_proved(), "{verdict}");
}

fn different(lhs: Rule, rhs: Rule) {
    let verdict = decide(lhs, rhs);
    assert!(verdict.is_refuted(), "{verdict}");
}

fn all(b: &mut Builder, s: ValueId) -> ValueId {
    b.broadcast(s, &[], &[3, 5])
}

/// `x − lr·y`
fn descend(b: &mut Builder, i: Inputs, x: ValueId, y: ValueId) -> ValueId {
    let lr = all(b, i.lr);
    let step = b.mul(lr, y);
    b.sub(x, step)
}

fn lerp(b: &mut Builder, beta: f64, old: ValueId, new: ValueId) -> ValueId {
    let (old, new) = (b.mul_const(old, beta), b.mul_const(new, 1.0 - beta));
    b.add(old, new)
}

fn square(b: &mut Builder, x: ValueId) -> ValueId {
    b.mul(x, x)
}

fn norm(b: &mut Builder, x: ValueId) -> ValueId {
    let s = square(b, x);
    let s = b.sum(s, &[0, 1]);
    b.unary(Unary::Sqrt, s)
}

/// `(m'/bc1)/(√(v'/bc2) + ε)`
fn adam(b: &mut Builder, i: Inputs, eps: f64) -> ValueId {
    let m = lerp(b, 0.9, i.m, i.g);
    let g2 = square(b, i.g);
    let v = lerp(b, 0.999, i.v, g2);
    let (bc1, bc2) = (all(b, i.bc1), all(b, i.bc2));
    let (m, v) = (b.div(m, bc1), b.div(v, bc2));
    let root = b.unary(Unary::Sqrt, v);
    let root = b.add_const(root, eps);
    b.div(m, root)
}

/// `m'/(bc1·(√v'/√bc2 + ε))`
fn adam_one_division(b: &mut Builder, i: Inputs, eps: f64) -> ValueId {
    let m = b.sub(i.g, i.m);
    let m = b.mul_const(m, 0.1);
    let m = b.add(i.m, m);
    let v = b.mul_const(i.v, 0.999);
    let g = b.mul_const(i.g, 0.001);
    let g2 = b.mul(g, i.g);
    let v = b.add(v, g2);
    let root = b.unary(Unary::Sqrt, v);
    let bc2 = b.unary(Unary::Sqrt, i.bc2);
    let bc2 = all(b, bc2);
    let root = b.div(root, bc2);
    let root = b.add_const(root, eps);
    let bc1 = all(b, i.bc1);
    let divisor = b.mul(bc1, root);
    b.div(m, divisor)
}

#[test]
fn sgd() {
    let lhs: Rule = |b, i| {
        let decay = b.mul_const(i.theta, 1e-4);
        let g = b.add(i.g, decay);
        descend(b, i, i.theta, g)
    };
    equal(lhs, |b, i| {
        let x = descend(b, i, i.theta, i.g);
        let decay = b.mul_const(i.theta, 1e-4);
        descend(b, i, x, decay)
    });
    // θ·(1 − lr·wd) − lr·g
    equal(lhs, |b, i| {
        let keep = b.mul_const(i.lr, -1e-4);
        let keep = b.add_const(keep, 1.0);
        let keep = all(b, keep);
        let kept = b.mul(i.theta, keep);
        descend(b, i, kept, i.g)
    });
    different(lhs, |b, i| descend(b, i, i.theta, i.g));
    different(lhs, |b, i| {
        let x = descend(b, i, i.theta, i.g);
        let decay = b.mul_const(i.theta, 1e-4);
        b.sub(x, decay)
    });
}

#[test]
fn heavy_ball_and_nesterov() {
    let heavy: Rule = |b, i| {
        let v = b.mul_const(i.v, 0.9);
        let v = b.add(v, i.g);
        descend(b, i, i.theta, v)
    };
    let nesterov: Rule = |b, i| {
        let v = b.mul_const(i.v, 0.9);
        let v = b.add(v, i.g);
        let v = b.mul_const(v, 0.9);
        let ahead = b.add(i.g, v);
        descend(b, i, i.theta, ahead)
    };
    equal(heavy, |b, i| {
        let x = descend(b, i, i.theta, i.g);
        let v = b.mul_const(i.v, 0.9);
        descend(b, i, x, v)
    });
    // θ − lr·(1.9·g + 0.81·v)
    equal(nesterov, |b, i| {
        let (g, v) = (b.mul_const(i.g, 1.9), b.mul_const(i.v, 0.81));
        let ahead = b.add(g, v);
        descend(b, i, i.theta, ahead)
    });
    different(heavy, nesterov);
}

#[test]
fn adamw() {
    let lhs: Rule = |b, i| {
        let direction = adam(b, i, 1e-8);
        let x = descend(b, i, i.theta, direction);
        let decay = b.mul_const(i.theta, 0.05);
        descend(b, i, x, decay)
    };
    equal(lhs, |b, i| {
        let direction = adam_one_division(b, i, 1e-8);
        let decay = b.mul_const(i.theta, 0.05);
        let direction = b.add(direction, decay);
        descend(b, i, i.theta, direction)
    });
    different(lhs, |b, i| {
        let direction = adam(b, i, 1e-2);
        descend(b, i, i.theta, direction)
    });
}

#[test]
fn adamw_with_epsilon_elsewhere() {
    different(
        |b, i| adam(b, i, 1e-2),
        |b, i| {
            let m = lerp(b, 0.9, i.m, i.g);
            let g2 = square(b, i.g);
            let v = lerp(b, 0.999, i.v, g2);
            let (bc1, bc2) = (all(b, i.bc1), all(b, i.bc2));
            let (m, v) = (b.div(m, bc1), b.div(v, bc2));
            let v = b.add_const(v, 1e-2);
            let root = b.unary(Unary::Rsqrt, v);
            b.mul(m, root)
        },
    );
}

#[test]
fn rmsprop() {
    let lhs: Rule = |b, i| {
        let g2 = square(b, i.g);
        let s = lerp(b, 0.9, i.v, g2);
        let s = b.add_const(s, 1e-3);
        let root = b.unary(Unary::Sqrt, s);
        let g = b.div(i.g, root);
        let buffer = b.mul_const(i.m, 0.9);
        let lr = all(b, i.lr);
        let step = b.mul(lr, g);
        let buffer = b.add(buffer, step);
        b.sub(i.theta, buffer)
    };
    equal(lhs, |b, i| {
        let g2 = square(b, i.g);
        let d = b.sub(g2, i.v);
        let d = b.mul_const(d, 0.1);
        let s = b.add(i.v, d);
        let s = b.add_const(s, 1e-3);
        let root = b.unary(Unary::Rsqrt, s);
        let g = b.mul(i.g, root);
        let x = descend(b, i, i.theta, g);
        let buffer = b.mul_const(i.m, 0.9);
        b.sub(x, buffer)
    });
    different(lhs, |b, i| {
        let g2 = square(b, i.g);
        let s = lerp(b, 0.9, i.v, g2);
        let root = b.unary(Unary::Sqrt, s);
        let root = b.add_const(root, 1e-3);
        let g = b.div(i.g, root);
        let x = descend(b, i, i.theta, g);
        let buffer = b.mul_const(i.m, 0.9);
        b.sub(x, buffer)
    });
}

/// `‖θ‖/‖r‖`, 1 where either is 0
fn trust(b: &mut Builder, theta: ValueId, r: ValueId) -> ValueId {
    let (p, q) = (norm(b, theta), norm(b, r));
    let ratio = b.div(p, q);
    let (zero, one) = (b.scalar(0.0, ElemType::F32), b.scalar(1.0, ElemType::F32));
    let (a, c) = (b.compare(Direction::Gt, p, zero), b.compare(Direction::Gt, q, zero));
    let both = b.binary(Binary::And, a, c);
    b.select(both, ratio, one)
}

fn lamb_direction(b: &mut Builder, i: Inputs, adam: fn(&mut Builder, Inputs, f64) -> ValueId) -> ValueId {
    let direction = adam(b, i, 1e-6);
    let decay = b.mul_const(i.theta, 0.02);
    b.add(direction, decay)
}

#[test]
fn lamb() {
    let lhs: Rule = |b, i| {
        let r = lamb_direction(b, i, adam);
        let t = trust(b, i.theta, r);
        let t = all(b, t);
        let r = b.mul(t, r);
        descend(b, i, i.theta, r)
    };
    equal(lhs, |b, i| {
        let r = lamb_direction(b, i, adam_one_division);
        let (p, q) = (norm(b, i.theta), norm(b, r));
        let (zero, one) = (b.scalar(0.0, ElemType::F32), b.scalar(1.0, ElemType::F32));
        let ratio = b.div(p, q);
        let some = b.compare(Direction::Gt, q, zero);
        let inner = b.select(some, ratio, one);
        let some = b.compare(Direction::Gt, p, zero);
        let t = b.select(some, inner, one);
        let scale = b.mul(i.lr, t);
        let scale = all(b, scale);
        let step = b.mul(scale, r);
        b.sub(i.theta, step)
    });
    different(lhs, |b, i| {
        let r = lamb_direction(b, i, adam);
        let t = trust(b, r, i.theta);
        let t = all(b, t);
        let r = b.mul(t, r);
        descend(b, i, i.theta, r)
    });
    different(lhs, |b, i| {
        let a = adam(b, i, 1e-6);
        let t = trust(b, i.theta, a);
        let r = lamb_direction(b, i, adam);
        let t = all(b, t);
        let r = b.mul(t, r);
        descend(b, i, i.theta, r)
    });
}

/// `min(1, C/(‖g‖ + ε))·g`
fn clipped(b: &mut Builder, g: ValueId, limit: f64, eps: f64) -> ValueId {
    let n = norm(b, g);
    let n = b.add_const(n, eps);
    let c = b.scalar(limit, ElemType::F32);
    let factor = b.div(c, n);
    let one = b.scalar(1.0, ElemType::F32);
    let factor = b.binary(Binary::Minimum, factor, one);
    let factor = all(b, factor);
    b.mul(g, factor)
}

#[test]
fn clip() {
    let lhs: Rule = |b, i| clipped(b, i.g, 1.5, 1e-6);
    equal(lhs, |b, i| {
        let n = norm(b, i.g);
        let n = b.add_const(n, 1e-6);
        let c = b.scalar(1.5, ElemType::F32);
        let factor = b.div(c, n);
        let one = b.scalar(1.0, ElemType::F32);
        let small = b.compare(Direction::Lt, factor, one);
        let factor = b.select(small, factor, one);
        let factor = all(b, factor);
        b.mul(factor, i.g)
    });
    // on the sum of two micro-gradients: constants 2·C and 2·ε
    equal(
        |b, i| {
            let sum = b.add(i.g, i.m);
            let mean = b.mul_const(sum, 0.5);
            clipped(b, mean, 1.5, 1e-6)
        },
        |b, i| {
            let sum = b.add(i.g, i.m);
            let g = clipped(b, sum, 3.0, 2e-6);
            b.div_const(g, 2.0)
        },
    );
    different(lhs, |b, i| clipped(b, i.g, 1.0, 1e-6));
    different(lhs, |b, i| clipped(b, i.g, 1.5, 1e-1));
}

#[test]
fn average() {
    let lhs: Rule = |b, i| {
        let d = all(b, i.lr);
        let one = b.full_like(1.0, d);
        let rest = b.sub(one, d);
        let (old, new) = (b.mul(d, i.m), b.mul(rest, i.theta));
        b.add(old, new)
    };
    equal(lhs, |b, i| {
        let gap = b.sub(i.m, i.theta);
        let d = all(b, i.lr);
        let gap = b.mul(d, gap);
        b.add(i.theta, gap)
    });
    different(lhs, |b, i| {
        let gap = b.sub(i.theta, i.m);
        let d = all(b, i.lr);
        let gap = b.mul(d, gap);
        b.add(i.theta, gap)
    });
}

#[test]
fn guards_and_phases() {
    // a boolean scalar keeps the whole state
    let lhs: Rule = |b, i| {
        let new = descend(b, i, i.theta, i.g);
        b.select(i.ok, new, i.theta)
    };
    equal(lhs, |b, i| {
        let zero = b.full_like(0.0, i.g);
        let g = b.select(i.ok, i.g, zero);
        descend(b, i, i.theta, g)
    });
    different(lhs, |b, i| {
        let new = descend(b, i, i.theta, i.g);
        b.select(i.ok, i.theta, new)
    });
    // b1 = 1 − apply·(1 − β₁) at apply = 1 is β₁
    equal(
        |b, i| {
            let apply = b.scalar(1.0, ElemType::F32);
            let off = b.mul_const(apply, 0.1);
            let one = b.scalar(1.0, ElemType::F32);
            let b1 = b.sub(one, off);
            let (b1, off) = (all(b, b1), all(b, off));
            let (old, new) = (b.mul(b1, i.m), b.mul(off, i.g));
            b.add(old, new)
        },
        |b, i| lerp(b, 0.9, i.m, i.g),
    );
    different(
        |b, i| {
            let off = b.mul_const(i.apply, 0.1);
            let one = b.scalar(1.0, ElemType::F32);
            let b1 = b.sub(one, off);
            let (b1, off) = (all(b, b1), all(b, off));
            let (old, new) = (b.mul(b1, i.m), b.mul(off, i.g));
            b.add(old, new)
        },
        |b, i| lerp(b, 0.9, i.m, i.g),
    );
}

#[test]
fn divisions_and_roots() {
    equal(|b, i| b.div_const(i.g, 8.0), |b, i| b.mul_const(i.g, 0.125));
    equal(|b, i| b.div_const(i.g, 3.0), |b, i| b.mul_const(i.g, 1.0 / 3.0));
    different(|b, i| b.div_const(i.g, 8.0), |b, i| b.mul_const(i.g, 0.12));
    let one_over_root: Rule = |b, i| {
        let root = b.unary(Unary::Sqrt, i.v);
        let one = b.full_like(1.0, root);
        b.div(one, root)
    };
    equal(one_over_root, |b, i| b.unary(Unary::Rsqrt, i.v));
    // d rsqrt(u)/du as −rsqrt(u)/(2u) and as −rsqrt(u)³/2
    equal(
        |b, i| {
            let s = b.unary(Unary::Rsqrt, i.v);
            let s = b.div(s, i.v);
            b.mul_const(s, -0.5)
        },
        |b, i| {
            let s = b.unary(Unary::Rsqrt, i.v);
            let (s2, s) = (b.mul(s, s), b.mul_const(s, -0.5));
            b.mul(s2, s)
        },
    );
    different(one_over_root, |b, i| b.unary(Unary::Sqrt, i.v));
}
