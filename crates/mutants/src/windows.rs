//! Mistakes in convolutions and pools.

use crate::graph::Graph;
use crate::mutant::{Change::Values, Mutant};
use truestep_ir::{Binary, ConvDims, Convolution, Instr, Op, ValueId, Window};
use truestep_step::Role;

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "conv-padding-shifted",
        what: "forward: padded one more before and one less behind",
        seen: "TensorFlow's SAME pads less before than behind at stride 2, torch the same on both sides",
        law: "evaluation",
        change: Values(|g, edit| {
            for (v, attrs) in convolutions(g, Part::Forward) {
                let padded =
                    attrs.padding.iter().map(|&(low, high)| if high > 0 { (low + 1, high - 1) } else { (low, high) });
                edit.op(v, Op::Convolution(Convolution { padding: padded.collect(), ..attrs.clone() }));
            }
            Some(())
        }),
    },
    Mutant {
        id: "conv-flipped",
        what: "forward: kernels are flipped",
        seen: "Theano's conv2d convolves, others correlate",
        law: "evaluation",
        change: Values(|g, edit| {
            for (v, attrs) in convolutions(g, Part::Forward) {
                edit.op(v, Op::Convolution(Convolution { window_reversal: vec![true; 2], ..attrs.clone() }));
            }
            Some(())
        }),
    },
    Mutant {
        id: "conv-height-for-width",
        what: "forward: kernels are transposed in space",
        seen: "easily made by hand where a layout is carried over",
        law: "evaluation",
        change: Values(|g, edit| {
            for (v, attrs) in convolutions(g, Part::Forward) {
                edit.op(v, transposed(attrs, |dims| dims.kernel_spatial.reverse()));
            }
            Some(())
        }),
    },
    Mutant {
        id: "conv-backward-unflipped",
        what: "backward: the input's cotangent takes the kernel as it is, not flipped",
        seen: "easily made by hand: the transpose of a correlation is a convolution",
        law: "whole-step",
        change: Values(|g, edit| {
            for Instr { operands, results, .. } in g.func.body.instrs.iter().filter(|i| matches!(i.op, Op::Reverse(_)))
            {
                edit.replace(results[0], operands[0]);
            }
            Some(())
        }),
    },
    Mutant {
        id: "conv-backward-channels",
        what: "backward: the kernel's channels are not exchanged where as many go in as come out",
        seen: "easily made by hand: as many channels in as out hide it",
        law: "whole-step",
        change: Values(|g, edit| {
            for (v, attrs) in convolutions(g, Part::Input) {
                let (from, to) = (attrs.dims.kernel_input_feature, attrs.dims.kernel_output_feature);
                let kernel = &g.ty(g.definition(v)?.operands[1]).dims;
                if kernel[from] == kernel[to] {
                    edit.op(
                        v,
                        transposed(attrs, |dims| {
                            (dims.kernel_input_feature, dims.kernel_output_feature) = (to, from);
                        }),
                    );
                }
            }
            Some(())
        }),
    },
    Mutant {
        id: "conv-backward-padding",
        what: "backward: the input's cotangent is padded one more before and one less behind",
        seen: "easily made by hand: it is K − 1 − p, and where the stride leaves a rest more behind",
        law: "whole-step",
        change: Values(|g, edit| {
            for (v, attrs) in convolutions(g, Part::Input) {
                let shifted = attrs.padding.iter().map(|&(low, high)| (low + 1, high - 1)).collect();
                edit.op(v, Op::Convolution(Convolution { padding: shifted, ..attrs.clone() }));
            }
            Some(())
        }),
    },
    Mutant {
        id: "conv-gradient-transposed",
        what: "backward: kernels' gradients are transposed in space",
        seen: "easily made by hand where a layout is carried over",
        law: "whole-step",
        change: Values(|g, edit| {
            for (v, attrs) in convolutions(g, Part::Kernel) {
                edit.op(v, transposed(attrs, |dims| dims.output_spatial.reverse()));
            }
            Some(())
        }),
    },
    Mutant {
        id: "pool-two-for-three",
        what: "max-pool of 2×2 without padding for 3×3 with padding 1, forward and backward",
        seen: "easily made by hand: at stride 2 the shapes agree",
        law: "evaluation",
        change: Values(|g, edit| {
            for Instr { op, operands, results, .. } in &g.func.body.instrs {
                let even = || g.ty(operands[0]).dims[1..3].iter().all(|n| n % 2 == 0);
                let smaller = |w: &Window| {
                    (w.dimensions == [1, 3, 3, 1] && even()).then(|| Window {
                        dimensions: vec![1, 2, 2, 1],
                        padding: vec![(0, 0); 4],
                        ..w.clone()
                    })
                };
                match op {
                    Op::ReduceWindow(w) => {
                        smaller(w).into_iter().for_each(|w| edit.op(results[0], Op::ReduceWindow(w)))
                    }
                    Op::SelectAndScatter(w) => {
                        smaller(w).into_iter().for_each(|w| edit.op(results[0], Op::SelectAndScatter(w)));
                    }
                    _ => {}
                }
            }
            Some(())
        }),
    },
    Mutant {
        id: "pool-minimum",
        what: "forward: minimum over windows for the maximum",
        seen: "easily made by hand: the reduction is an argument",
        law: "evaluation",
        change: Values(|g, edit| {
            for (v, x, op) in pools(g) {
                edit.redefine(v, move |b, name| {
                    let (init, body) =
                        (b.scalar(f64::INFINITY, b.ty(name(x)).elem), b.reducer(Binary::Minimum, b.ty(name(x)).elem));
                    b.push(op.clone(), &[name(x), init], vec![body])[0]
                });
            }
            Some(())
        }),
    },
    Mutant {
        id: "pool-padded-with-zero",
        what: "forward: max-pools pad with 0, not with −∞",
        seen: "easily made by hand, and equal behind a ReLU, where nothing is below 0",
        law: "",
        change: Values(|g, edit| {
            for (v, x, op) in pools(g) {
                edit.redefine(v, move |b, name| {
                    let (init, body) =
                        (b.scalar(0.0, b.ty(name(x)).elem), b.reducer(Binary::Maximum, b.ty(name(x)).elem));
                    b.push(op.clone(), &[name(x), init], vec![body])[0]
                });
            }
            Some(())
        }),
    },
    Mutant {
        id: "mean-pool-divisor",
        what: "forward: the mean over the image is divided by its height only",
        seen: "easily made by hand: a mean over one axis, a sum over the other",
        law: "evaluation",
        change: Values(|g, edit| {
            let (mean, x) = mean_pool(g)?;
            edit.constant(mean, g.ty(x).dims[1] as f64)
        }),
    },
    Mutant {
        id: "mean-pool-gradient-sum",
        what: "backward: the cotangent of the mean over the image is spread without its divisor",
        seen: "easily made by hand: the sum's backward taken for the mean's",
        law: "whole-step",
        change: Values(|g, edit| {
            let (mean, x) = mean_pool(g)?;
            let (_, count) = g.with_constant(mean, Binary::Divide)?;
            let spread = |i: &&Instr| {
                matches!(i.op, Op::BroadcastInDim(_))
                    && g.ty(i.results[0]) == g.ty(x)
                    && g.with_constant(i.operands[0], Binary::Divide).is_some_and(|(_, by)| by == count)
            };
            let back = g.func.body.instrs.iter().find(spread)?;
            edit.replace(back.operands[0], g.with_constant(back.operands[0], Binary::Divide)?.0);
            Some(())
        }),
    },
];

/// The place of a convolution in a layer.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Forward,
    /// The backward to the input.
    Input,
    /// The backward to the kernel.
    Kernel,
}

fn convolutions<'g>(g: &'g Graph<'g>, part: Part) -> Vec<(ValueId, &'g Convolution)> {
    let params: Vec<ValueId> = g.inputs(Role::Param).collect();
    let forward = g.func.body.instrs.iter().find_map(|instr| match &instr.op {
        Op::Convolution(attrs) => Some(&attrs.dims),
        _ => None,
    });
    let each = g.func.body.instrs.iter().filter_map(|instr| {
        let Op::Convolution(attrs) = &instr.op else { return None };
        let kernel = instr.operands[1];
        let found = if forward == Some(&attrs.dims) && params.contains(&kernel) {
            Part::Forward
        } else if attrs.dims.input_batch == 0 {
            Part::Input
        } else {
            Part::Kernel
        };
        (found == part).then_some((instr.results[0], attrs))
    });
    each.collect()
}

fn transposed(attrs: &Convolution, change: impl FnOnce(&mut ConvDims)) -> Op {
    let mut attrs = attrs.clone();
    change(&mut attrs.dims);
    Op::Convolution(attrs)
}

/// Every reduction over windows with what is reduced.
fn pools<'g>(g: &'g Graph<'g>) -> impl Iterator<Item = (ValueId, ValueId, &'g Op)> {
    let pools = g.func.body.instrs.iter().filter(|i| matches!(i.op, Op::ReduceWindow(_)));
    pools.map(|i| (i.results[0], i.operands[0], &i.op))
}

/// The mean over height and width, and what it is the mean of.
fn mean_pool(g: &Graph) -> Option<(ValueId, ValueId)> {
    g.func.body.instrs.iter().find_map(|instr| {
        let mean = *instr.results.first()?;
        let (total, _) = g.with_constant(mean, Binary::Divide)?;
        let (x, _) = g.sum(total).filter(|&(x, over)| over == [1, 2] && g.ty(x).rank() == 4)?;
        Some((mean, x))
    })
}
