//! What IREE 3.13 does not compile, or gives other results for.

use truestep_ir::{Binary, Block, Convolution, ElemType, Func, Instr, Module, Op, TensorType, Unary, ValueId, Window};

use crate::table::Decline;

pub(crate) static DECLINES: [Decline; 11] = [
    Decline {
        reason: "it is written for several processes",
        of: |module| module.num_replicas > 1 || module.num_partitions > 1,
    },
    Decline {
        reason: "a select_and_scatter has windows that overlap or are padded",
        of: |module| any(module, |_, instr| matches!(&instr.op, Op::SelectAndScatter(window) if overlaps(window))),
    },
    Decline {
        reason: "a window with one position leaves elements unread, or is reversed",
        of: |m| any(m, is_cut_short),
    },
    Decline {
        reason: "a padded value is padded again, with elements in between",
        of: |module| module.funcs.iter().any(pads_again),
    },
    Decline {
        reason: "elements of f16 or bf16 are summed, which it does in that type",
        of: |module| any(module, |func, instr| is_sum(&instr.op) && defines(func, instr, is_narrow)),
    },
    Decline {
        reason: "it adds booleans, of which it gives the exclusive or",
        of: |module| any(module, |func, instr| instr.op == Op::Binary(Binary::Add) && defines(func, instr, is_bool)),
    },
    Decline {
        reason: "it takes a tangent, which is inexact near a pole",
        of: |module| any(module, |_, instr| instr.op == Op::Unary(Unary::Tan)),
    },
    Decline {
        reason: "it sorts several tensors and keeps the order of equal elements",
        of: |module| {
            any(module, |_, instr| matches!(&instr.op, Op::Sort(sort) if sort.is_stable && instr.operands.len() > 1))
        },
    },
    Decline {
        reason: "a gather may be out of range, where it does not clamp",
        of: |module| any(module, |_, instr| matches!(instr.op, Op::Gather(_))),
    },
    Decline {
        reason: "a scatter may be out of range, where it writes into other memory",
        of: |module| any(module, |_, instr| matches!(instr.op, Op::Scatter(_))),
    },
    Decline {
        reason: "a tensor has no elements",
        of: |module| module.funcs.iter().any(|func| func.values.iter().any(|ty| ty.numel() == 0)),
    },
];

/// Whether an instruction of the module, those of regions included, is such a one.
fn any(module: &Module, such: impl Fn(&Func, &Instr) -> bool) -> bool {
    fn within(func: &Func, block: &Block, such: &dyn Fn(&Func, &Instr) -> bool) -> bool {
        let mut instrs = block.instrs.iter();
        instrs.any(|instr| such(func, instr) || instr.regions.iter().any(|region| within(func, region, such)))
    }
    module.funcs.iter().any(|func| within(func, &func.body, &such))
}

/// Whether the instruction defines a value of such a type.
fn defines(func: &Func, instr: &Instr, such: fn(&TensorType) -> bool) -> bool {
    instr.results.iter().any(|&v| such(func.ty(v)))
}

fn is_narrow(ty: &TensorType) -> bool {
    matches!(ty.elem, ElemType::F16 | ElemType::Bf16)
}

fn is_bool(ty: &TensorType) -> bool {
    ty.elem == ElemType::I1
}

fn is_sum(op: &Op) -> bool {
    matches!(op, Op::DotGeneral(_) | Op::Convolution(_) | Op::Reduce(_) | Op::ReduceWindow(_))
}

fn overlaps(window: &Window) -> bool {
    window.strides.iter().zip(&window.dimensions).any(|(stride, size)| stride < size)
        || window.padding.iter().any(|&padding| padding != (0, 0))
}

/// A window along one dimension.
struct Sweep {
    /// Elements that it moves over, padding and dilation included.
    extent: i64,
    size: usize,
    /// Steps between its elements.
    dilation: usize,
    /// Places that it takes.
    positions: usize,
    reversed: bool,
}

impl Sweep {
    /// IREE drops a dimension of one position, and with it what says that the window need not end where the input does.
    fn is_cut_short(&self) -> bool {
        let ends = self.dilation > 1 || self.extent == self.size as i64;
        self.positions == 1 && self.size > 1 && (self.reversed || !ends)
    }
}

fn extent(size: usize, dilation: usize, padding: (i64, i64)) -> i64 {
    (size.saturating_sub(1) * dilation) as i64 + 1 + padding.0 + padding.1
}

fn is_cut_short(func: &Func, instr: &Instr) -> bool {
    let dims = |v: ValueId| func.ty(v).dims.as_slice();
    match (&instr.op, instr.operands.as_slice(), instr.results.as_slice()) {
        (Op::Convolution(attrs), &[x, kernel], &[y]) => {
            let sweeps = (0..attrs.strides.len()).map(|d| convolved(attrs, d, dims(x), dims(kernel), dims(y)));
            sweeps.into_iter().any(|sweep| sweep.is_cut_short())
        }
        (Op::ReduceWindow(window), &[x, ..], &[y, ..]) => swept(window, dims(x), dims(y)),
        (Op::SelectAndScatter(window), &[x, source, _], _) => swept(window, dims(x), dims(source)),
        _ => false,
    }
}

fn convolved(attrs: &Convolution, d: usize, x: &[usize], kernel: &[usize], y: &[usize]) -> Sweep {
    let at = &attrs.dims;
    Sweep {
        extent: extent(x[at.input_spatial[d]], attrs.lhs_dilation[d], attrs.padding[d]),
        size: kernel[at.kernel_spatial[d]],
        dilation: attrs.rhs_dilation[d],
        positions: y[at.output_spatial[d]],
        reversed: attrs.window_reversal[d],
    }
}

/// Whether a window over `x` with these positions is cut short in a dimension.
fn swept(window: &Window, x: &[usize], positions: &[usize]) -> bool {
    let sweep = |d: usize| Sweep {
        extent: extent(x[d], window.base_dilations[d], window.padding[d]),
        size: window.dimensions[d],
        dilation: window.window_dilations[d],
        positions: positions[d],
        reversed: false,
    };
    (0..x.len()).any(|d| sweep(d).is_cut_short())
}

/// Whether a value that is padded, then perhaps moved or changed by element, is padded again, and either time elements
/// are put between its neighbours: IREE makes one padding of two and forgets these.
fn pads_again(func: &Func) -> bool {
    let mut padded = vec![Padded::No; func.values.len()];
    again(&func.body, &mut padded)
}

/// How a value has been padded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Padded {
    No,
    Around,
    /// Between its elements, perhaps around them too.
    Between,
}

impl Padded {
    fn new(around: bool, between: bool) -> Self {
        match (around, between) {
            (_, true) => Padded::Between,
            (true, false) => Padded::Around,
            (false, false) => Padded::No,
        }
    }

    fn of(padding: &[(i64, i64)], dilations: &[usize]) -> Self {
        Self::new(padding.iter().any(|&p| p != (0, 0)), dilations.iter().any(|&d| d > 1))
    }

    /// Whether one after the other is what IREE gets wrong.
    fn clashes(self, other: Padded) -> bool {
        self.min(other) > Padded::No && self.max(other) == Padded::Between
    }
}

fn again(block: &Block, padded: &mut [Padded]) -> bool {
    block.instrs.iter().any(|instr| {
        let of = |v: &ValueId| padded[v.index()];
        let before = instr.operands.iter().map(of).max().unwrap_or(Padded::No);
        // What the instruction pads its first operand with, and how its results are padded then.
        let (own, after) = match &instr.op {
            Op::Pad(pad) => {
                let around = pad.low.iter().chain(&pad.high).any(|&n| n != 0);
                let own = Padded::new(around, pad.interior.iter().any(|&n| n > 0));
                (own, own.max(before))
            }
            Op::Convolution(attrs) => (Padded::of(&attrs.padding, &attrs.lhs_dilation), Padded::No),
            Op::ReduceWindow(window) => (Padded::of(&window.padding, &window.base_dilations), Padded::No),
            op if moves(op) => (Padded::No, before),
            _ => (Padded::No, Padded::No),
        };
        instr.results.iter().for_each(|v| padded[v.index()] = after);
        instr.operands.first().is_some_and(|v| padded[v.index()].clashes(own))
            || instr.regions.iter().any(|region| again(region, padded))
    })
}

/// Whether a compiler may find that the op does nothing to a value.
fn moves(op: &Op) -> bool {
    match op {
        Op::Reshape(_) | Op::BroadcastInDim(_) | Op::Transpose(_) | Op::Reverse(_) | Op::Slice(_) => true,
        Op::Concatenate(_) | Op::DynamicSlice(_) | Op::DynamicUpdateSlice => true,
        op => op.info().elementwise,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(body: &str) -> Option<&'static str> {
        let module = truestep_ir::parse(&format!("func.func @main{body}")).unwrap();
        DECLINES.iter().find(|decline| (decline.of)(&module)).map(|decline| decline.reason)
    }

    fn convolution(x: usize, k: usize, y: usize, window: &str) -> String {
        format!(
            "(%x: tensor<1x{x}x1xf32>, %w: tensor<{k}x1x1xf32>) -> tensor<1x{y}x1xf32> {{
               %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{{window}}}
                 {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}}
                 : (tensor<1x{x}x1xf32>, tensor<{k}x1x1xf32>) -> tensor<1x{y}x1xf32>
               return %0 : tensor<1x{y}x1xf32> }}"
        )
    }

    #[test]
    fn windows_of_one_position_that_are_cut_short() {
        for (x, k, y, window, declined) in [
            (2, 3, 1, "stride = [2], pad = [[1, 1]]", true),
            (4, 3, 1, "stride = [2]", true),
            (2, 2, 1, "reverse = [true]", true),
            (3, 3, 1, "stride = [2]", false),
            (4, 3, 2, "stride = [2], pad = [[1, 1]]", false),
            (4, 2, 1, "stride = [2], rhs_dilate = [2]", false),
            (3, 1, 1, "stride = [3]", false),
        ] {
            assert_eq!(reason(&convolution(x, k, y, window)).is_some(), declined, "{x} {k} {y} {window}");
        }
    }

    #[test]
    fn padding_of_padding_with_elements_in_between() {
        let twice = |first: [i64; 3], between: &str, then: [i64; 3]| {
            let n = 5 + first[0] + first[1] + 4 * first[2];
            let m = n + then[0] + then[1] + (n - 1) * then[2];
            let pad = |from: &str, [low, high, interior]: [i64; 3], a: i64, b: i64| {
                format!(
                    "stablehlo.pad {from}, %z, low = [{low}], high = [{high}], interior = [{interior}] : \
                     (tensor<{a}xf32>, tensor<f32>) -> tensor<{b}xf32>"
                )
            };
            reason(&format!(
                "(%x: tensor<5xf32>, %z: tensor<f32>) -> tensor<{m}xf32> {{
                   %0 = {}
                   %1 = {}
                   %2 = {}
                   return %2 : tensor<{m}xf32> }}",
                pad("%x", first, 5, n),
                between.replace("T", &format!("tensor<{n}xf32>")),
                pad("%1", then, n, m),
            ))
        };
        let (changed, kept) = ("stablehlo.negate %0 : T", "stablehlo.optimization_barrier %0 : T");
        assert!(twice([0, 0, 1], changed, [1, 1, 0]).is_some());
        assert!(twice([1, 0, 0], changed, [0, 0, 1]).is_some());
        assert!(twice([0, 0, 1], kept, [1, 1, 0]).is_none());
        assert!(twice([1, 0, 0], changed, [1, 1, 0]).is_none());
        assert!(twice([0, 0, 0], changed, [1, 1, 1]).is_none());
    }
}
