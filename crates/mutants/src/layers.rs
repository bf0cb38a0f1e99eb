//! Mistakes in dense layers, activations, residual blocks and the images' normalisation.

use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use truestep_ir::{Binary, Compare, Direction, DotGeneral, Instr, Literal, Op, ValueId};
use truestep_step::Role;

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "relu-mask-missing",
        what: "backward: ReLU passes every cotangent on",
        seen: "a straight-through estimator where none was meant",
        law: "whole-step",
        change: Values(|g, edit| {
            for relu in relus(g) {
                edit.replace(relu.masked, relu.ct);
            }
            Some(())
        }),
    },
    Mutant {
        id: "relu-mask-of-gradient",
        what: "backward: ReLU's mask is where the cotangent is positive",
        seen: "the deconvnet of Zeiler and Fergus 2014, a way to draw pictures",
        law: "whole-step",
        change: Values(|g, edit| {
            for relu in relus(g) {
                edit.redirect(relu.masked, relu.mask, move |b, name| {
                    let zero = b.full_like(0.0, name(relu.ct));
                    b.compare(Direction::Gt, name(relu.ct), zero)
                });
            }
            Some(())
        }),
    },
    Mutant {
        id: "relu-mask-before-norm",
        what: "backward: ReLU's mask is where the norm's input is positive, not its output",
        seen: "easily made by hand: both are activations of one shape",
        law: "whole-step",
        change: Values(|g, edit| {
            let norms = g.norms();
            for relu in relus(g) {
                let Some(x) = norms.iter().find(|norm| norm.y == relu.x).map(|norm| norm.x) else { continue };
                edit.redefine(relu.mask, move |b, name| {
                    let zero = b.full_like(0.0, name(x));
                    b.compare(Direction::Gt, name(x), zero)
                });
            }
            Some(())
        }),
    },
    Mutant {
        id: "relu-mask-at-zero",
        what: "backward: ReLU passes the cotangent on where its input is 0",
        seen: "x ≥ 0 for x > 0: another derivative at one point, and equal elsewhere",
        law: "",
        change: Values(|g, edit| {
            for relu in relus(g) {
                edit.op(relu.mask, Op::Compare(Compare { direction: Direction::Ge, total_order: false }));
            }
            Some(())
        }),
    },
    Mutant {
        id: "residual-forward-dropped",
        what: "forward: a block's shortcut is not added",
        seen: "easily made by hand: the sum is computed and the branch passed on",
        law: "evaluation",
        change: Values(|g, edit| {
            for block in residuals(g) {
                edit.replace(block.sum, block.branch);
            }
            Some(())
        }),
    },
    Mutant {
        id: "residual-shortcut-dropped",
        what: "backward: the cotangent does not flow through identity shortcuts",
        seen: "easily made by hand: a cotangent assigned where it should be added",
        law: "whole-step",
        change: Values(|g, edit| {
            for block in residuals(g) {
                let Some((total, _, branch)) = block.backward else { continue };
                edit.replace(total, branch);
            }
            Some(())
        }),
    },
    Mutant {
        id: "residual-branch-dropped",
        what: "backward: the cotangent does not flow through the branches beside identity shortcuts",
        seen: "easily made by hand: a cotangent assigned where it should be added",
        law: "whole-step",
        change: Values(|g, edit| {
            for block in residuals(g) {
                let Some((total, shortcut, _)) = block.backward else { continue };
                edit.replace(total, shortcut);
            }
            Some(())
        }),
    },
    Mutant {
        id: "residual-counted-twice",
        what: "backward: the cotangent through identity shortcuts is added twice",
        seen: "easily made by hand: a hook adds what the graph has added",
        law: "whole-step",
        change: Values(|g, edit| {
            for block in residuals(g) {
                let Some((total, shortcut, _)) = block.backward else { continue };
                edit.after(total, move |b, v, name| b.add(v, name(shortcut)));
            }
            Some(())
        }),
    },
    Mutant {
        id: "bias-gradient-missing",
        what: "backward: the last bias has no gradient",
        seen: "easily made by hand: dense layers written without a bias first",
        law: "whole-step",
        change: Values(|g, edit| {
            let last = *g.gradients()?.last()?;
            let local = last.exchange.map_or(last.value, |e| e.local);
            edit.zero(local);
            Some(())
        }),
    },
    Mutant {
        id: "dense-gradient-transposed",
        what: "backward: the gradient of a square dense weight is transposed",
        seen: "torch keeps [out, in], Keras [in, out]; a square weight hides it",
        law: "whole-step",
        change: Values(|g, edit| {
            let square = |v: ValueId| matches!(g.ty(v).dims.as_slice(), [n, m] if n == m);
            for gradient in g.gradients()?.into_iter().filter(|gradient| square(gradient.value)) {
                edit.after(gradient.value, |b, v, _| b.transpose(v, &[1, 0]));
            }
            Some(())
        }),
    },
    Mutant {
        id: "dense-input-gradient-transposed",
        what: "backward: the input's cotangent is dy·Wᵀ for dy·W where the weight is square",
        seen: "torch keeps [out, in], Keras [in, out]; a square weight hides it",
        law: "whole-step",
        change: Values(|g, edit| {
            let weights: Vec<ValueId> = g.inputs(Role::Param).collect();
            for Instr { op, operands, results, .. } in &g.func.body.instrs {
                let Op::DotGeneral(attrs) = op else { continue };
                let square = matches!(g.ty(operands[1]).dims.as_slice(), [n, m] if n == m);
                if square && weights.contains(&operands[1]) && attrs.rhs_contracting_dimensions == [0] {
                    edit.op(
                        results[0],
                        Op::DotGeneral(DotGeneral { rhs_contracting_dimensions: vec![1], ..attrs.clone() }),
                    );
                }
            }
            Some(())
        }),
    },
    Mutant {
        id: "flatten-order",
        what: "forward: images are flattened channel by channel",
        seen: "torch flattens [C, H, W], Keras [H, W, C]: weights carried over without reordering",
        law: "evaluation",
        change: Values(|g, edit| {
            let flatten = g.func.body.instrs.iter().find(|instr| {
                let ranks = || [instr.operands[0], instr.results[0]].map(|v| g.ty(v).rank());
                matches!(instr.op, Op::Reshape(_)) && ranks() == [4, 2]
            })?;
            let (x, y) = (flatten.operands[0], flatten.results[0]);
            edit.redefine(y, move |b, name| {
                let by_channel = b.transpose(name(x), &[0, 3, 1, 2]);
                b.reshape(by_channel, &g.ty(y).dims)
            });
            Some(())
        }),
    },
    Mutant {
        id: "channels-reversed",
        what: "forward: mean and deviation of the images' channels in reverse order",
        seen: "OpenCV reads BGR, the constants are for RGB",
        law: "evaluation",
        change: Values(|g, edit| {
            for constant in [Image::of(g)?.mean, Image::of(g)?.std] {
                let Op::Constant(literal) = &g.definition(constant)?.op else { return None };
                let n = literal.ty().numel();
                let reversed = Literal::from_bits(literal.ty().clone(), (0..n).rev().map(|i| literal.bits(i)));
                edit.redefine(constant, move |b, _| b.constant(reversed));
            }
            Some(())
        }),
    },
    Mutant {
        id: "images-not-scaled",
        what: "forward: bytes are not divided by 255",
        seen: "easily made by hand where one loader scales and another does not",
        law: "evaluation",
        change: Values(|g, edit| edit.constant(Image::of(g)?.scaled, 1.0)),
    },
    Mutant {
        id: "variance-for-deviation",
        what: "forward: images are divided by the channels' variance, not by their deviation",
        seen: "easily made by hand: both are called std or var by somebody",
        law: "evaluation",
        change: Values(|g, edit| {
            edit.after(Image::of(g)?.std, |b, std, _| b.mul(std, std));
            Some(())
        }),
    },
];

/// `y = max(x, 0)` and `masked = ct where mask, else 0` with `mask = x > 0`.
#[derive(Clone, Copy)]
struct Relu {
    x: ValueId,
    mask: ValueId,
    ct: ValueId,
    masked: ValueId,
}

/// Every ReLU with a backward, in forward order.
fn relus(g: &Graph) -> Vec<Relu> {
    let relu = |instr: &Instr| {
        let (x, _) = g.with_constant(*instr.results.first()?, Binary::Maximum).filter(|&(_, zero)| zero == 0.0)?;
        let above = |i: &&Instr| matches!(i.op, Op::Compare(Compare { direction: Direction::Gt, .. }));
        let mask = g.readers(x).find(above)?.results[0];
        let select = g.readers(mask).find(|i| i.op == Op::Select)?;
        Some(Relu { x, mask, ct: select.operands[1], masked: select.results[0] })
    };
    g.func.body.instrs.iter().filter_map(relu).collect()
}

/// `sum = branch + shortcut`, and the cotangent of a shortcut that is the block's input:
/// `(total, through the shortcut, through the branch)`.
struct Residual {
    sum: ValueId,
    branch: ValueId,
    backward: Option<(ValueId, ValueId, ValueId)>,
}

fn residuals(g: &Graph) -> Vec<Residual> {
    let block = |relu: Relu| {
        let [branch, shortcut] = g.binary(relu.x, Binary::Add)?;
        let added = [branch, shortcut].iter().all(|&v| g.spread(v).is_none() && g.ty(v).rank() == 4);
        let total = g.partners(relu.masked, Binary::Add).next();
        let backward = total.map(|(total, through)| (total, relu.masked, through));
        added.then_some(Residual { sum: relu.x, branch, backward })
    };
    relus(g).into_iter().filter_map(block).collect()
}

/// `(x/255 − mean)/std`
struct Image {
    scaled: ValueId,
    mean: ValueId,
    std: ValueId,
}

impl Image {
    fn of(g: &Graph) -> Option<Image> {
        let image = g.inputs(Role::Image).next()?;
        let float = g.readers(image).find(|i| matches!(i.op, Op::Convert(_)))?.results[0];
        let (scaled, _) = g.partners(float, Binary::Divide).next()?;
        let (centred, mean) = g.partners(scaled, Binary::Subtract).next()?;
        let (_, std) = g.partners(centred, Binary::Divide).next()?;
        Some(Image { scaled, mean: g.spread(mean)?.0, std: g.spread(std)?.0 })
    }
}
