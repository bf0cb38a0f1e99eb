use crate::harness::{Case, Fill, any};
use truestep_ir::{ConvDims, Convolution, DotGeneral, ElemType, Op, Precision, TensorType};

fn dot(what: &str, lhs: &[usize], rhs: &[usize], batching: [&[usize]; 2], contracting: [&[usize]; 2]) -> Case {
    let attrs = DotGeneral {
        lhs_batching_dimensions: batching[0].to_vec(),
        rhs_batching_dimensions: batching[1].to_vec(),
        lhs_contracting_dimensions: contracting[0].to_vec(),
        rhs_contracting_dimensions: contracting[1].to_vec(),
        elem: ElemType::F64,
        precision: Precision::Default,
    };
    Case::new("stablehlo.dot_general", what, &[any(lhs), any(rhs)], |b, p| vec![b.op(Op::DotGeneral(attrs), p)])
}

/// A convolution with `[N, C, W…]` input, `[O, I, W…]` kernel, nothing strided, padded, dilated, reversed or grouped.
pub fn plain(n_spatial: usize) -> Convolution {
    let spatial: Vec<usize> = (2..2 + n_spatial).collect();
    Convolution {
        strides: vec![1; n_spatial],
        padding: vec![(0, 0); n_spatial],
        lhs_dilation: vec![1; n_spatial],
        rhs_dilation: vec![1; n_spatial],
        window_reversal: vec![false; n_spatial],
        dims: ConvDims {
            input_batch: 0,
            input_feature: 1,
            input_spatial: spatial.clone(),
            kernel_input_feature: 1,
            kernel_output_feature: 0,
            kernel_spatial: spatial.clone(),
            output_batch: 0,
            output_feature: 1,
            output_spatial: spatial,
        },
        feature_group_count: 1,
        batch_group_count: 1,
        elem: ElemType::F64,
        precision: Precision::Default,
    }
}

fn conv(what: &str, x: &[usize], kernel: &[usize], attrs: Convolution) -> Case {
    Case::new("stablehlo.convolution", what, &[any(x), any(kernel)], |b, p| vec![b.conv(p[0], p[1], attrs)])
}

pub fn cases() -> Vec<Case> {
    let narrow = |dims: &[usize]| (TensorType::new(dims, ElemType::Bf16), Fill::Dyadic);
    vec![
        dot("matrix by matrix", &[2, 3], &[3, 4], [&[], &[]], [&[1], &[0]]),
        dot("outer product", &[2], &[3], [&[], &[]], [&[], &[]]),
        dot("inner product", &[3], &[3], [&[], &[]], [&[0], &[0]]),
        dot("transposed, batched", &[3, 2, 4], &[5, 4, 2], [&[1], &[2]], [&[2], &[1]]),
        dot("two contracted out of order", &[2, 3, 4], &[4, 5, 2], [&[], &[]], [&[2, 0], &[0, 2]]),
        dot("two batched out of order", &[2, 3, 2, 4], &[3, 4, 2, 2], [&[1, 2], &[0, 3]], [&[3], &[1]]),
        Case::new("stablehlo.dot_general", "of bf16 to f32", &[narrow(&[2, 2]), narrow(&[2, 2])], |b, p| {
            let attrs = DotGeneral {
                lhs_batching_dimensions: vec![],
                rhs_batching_dimensions: vec![],
                lhs_contracting_dimensions: vec![1],
                rhs_contracting_dimensions: vec![0],
                elem: ElemType::F32,
                precision: Precision::Default,
            };
            vec![b.op(Op::DotGeneral(attrs), p)]
        })
        .step(0.0625),
        conv("plain", &[2, 2, 4, 5], &[3, 2, 2, 3], plain(2)),
        conv("without spatial dimensions", &[2, 3], &[4, 3], plain(0)),
        conv(
            "strided, padded unevenly",
            &[1, 2, 6, 5],
            &[2, 2, 3, 2],
            Convolution { strides: vec![2, 3], padding: vec![(1, 0), (2, 3)], ..plain(2) },
        ),
        conv(
            "negative padding",
            &[1, 1, 7],
            &[1, 1, 2],
            Convolution { padding: vec![(-2, -1)], strides: vec![2], ..plain(1) },
        ),
        conv(
            "both dilations",
            &[1, 2, 4],
            &[2, 2, 3],
            Convolution {
                lhs_dilation: vec![3],
                rhs_dilation: vec![2],
                strides: vec![2],
                padding: vec![(2, 1)],
                ..plain(1)
            },
        ),
        conv(
            "reversed in one dimension",
            &[1, 1, 4, 4],
            &[1, 1, 2, 3],
            Convolution { window_reversal: vec![true, false], padding: vec![(1, 1), (0, 1)], ..plain(2) },
        ),
        conv("feature groups", &[2, 4, 3], &[6, 2, 2], Convolution { feature_group_count: 2, ..plain(1) }),
        conv("depthwise", &[2, 3, 4], &[6, 1, 2], Convolution { feature_group_count: 3, strides: vec![2], ..plain(1) }),
        conv("batch groups", &[4, 2, 3], &[6, 2, 2], Convolution { batch_group_count: 2, ..plain(1) }),
        conv("of which a part stays unread", &[1, 1, 6], &[1, 1, 2], Convolution { strides: vec![3], ..plain(1) }),
        conv("with an empty result", &[1, 1, 2], &[1, 1, 3], plain(1)),
        conv(
            "odd layout",
            &[4, 2, 3],
            &[2, 2, 3],
            Convolution {
                dims: ConvDims {
                    input_batch: 2,
                    input_feature: 1,
                    input_spatial: vec![0],
                    kernel_input_feature: 0,
                    kernel_output_feature: 2,
                    kernel_spatial: vec![1],
                    output_batch: 1,
                    output_feature: 0,
                    output_spatial: vec![2],
                },
                ..plain(1)
            },
        ),
        Case::new("stablehlo.convolution", "of bf16 to f32", &[narrow(&[1, 1, 3]), narrow(&[2, 1, 2])], |b, p| {
            vec![b.conv(p[0], p[1], Convolution { elem: ElemType::F32, ..plain(1) })]
        })
        .step(0.0625),
    ]
}
