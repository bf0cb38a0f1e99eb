//! Both convolution gradients for random attributes.

use crate::harness::{self, Case, check, pull_back};
use proptest::prelude::*;
use truestep_ir::{ConvDims, Convolution, ElemType, Precision};

#[derive(Clone, Debug)]
struct Spatial {
    input: usize,
    kernel: usize,
    stride: usize,
    padding: (i64, i64),
    lhs_dilation: usize,
    rhs_dilation: usize,
    reversed: bool,
}

fn spatial() -> impl Strategy<Value = Spatial> {
    (1..5usize, 1..4usize, 1..4usize, (-2..4i64, -2..4i64), 1..3usize, 1..3usize, any::<bool>()).prop_map(
        |(input, kernel, stride, padding, lhs_dilation, rhs_dilation, reversed)| Spatial {
            input,
            kernel,
            stride,
            padding,
            lhs_dilation,
            rhs_dilation,
            reversed,
        },
    )
}

/// `part` (batch, feature, spatial…) sizes laid out so that part `i` is dimension `order[i]`.
fn lay_out(order: &[usize], parts: &[usize]) -> Vec<usize> {
    let mut dims = vec![0; parts.len()];
    order.iter().zip(parts).for_each(|(&d, &size)| dims[d] = size);
    dims
}

fn orders(rank: usize) -> impl Strategy<Value = Vec<usize>> {
    Just((0..rank).collect::<Vec<_>>()).prop_shuffle()
}

fn convolutions() -> impl Strategy<Value = Case> {
    prop::collection::vec(spatial(), 0..3)
        .prop_flat_map(|s| {
            let rank = s.len() + 2;
            let groups = prop_oneof![Just((1, 1)), Just((2, 1)), Just((3, 1)), Just((1, 2)), Just((1, 3))];
            (Just(s), [orders(rank), orders(rank), orders(rank)], groups, (1..3usize, 1..3usize, 1..3usize))
        })
        .prop_map(|(s, [x, k, y], (feature_groups, batch_groups), (batch, features, per_group))| {
            let all = |f: fn(&Spatial) -> usize| s.iter().map(f);
            let attrs = Convolution {
                strides: all(|s| s.stride).collect(),
                padding: s.iter().map(|s| s.padding).collect(),
                lhs_dilation: all(|s| s.lhs_dilation).collect(),
                rhs_dilation: all(|s| s.rhs_dilation).collect(),
                window_reversal: s.iter().map(|s| s.reversed).collect(),
                dims: ConvDims {
                    input_batch: x[0],
                    input_feature: x[1],
                    input_spatial: x[2..].to_vec(),
                    kernel_output_feature: k[0],
                    kernel_input_feature: k[1],
                    kernel_spatial: k[2..].to_vec(),
                    output_batch: y[0],
                    output_feature: y[1],
                    output_spatial: y[2..].to_vec(),
                },
                feature_group_count: feature_groups,
                batch_group_count: batch_groups,
                elem: ElemType::F64,
                precision: Precision::Default,
            };
            let input: Vec<usize> =
                [batch * batch_groups, features * feature_groups].into_iter().chain(all(|s| s.input)).collect();
            let kernel: Vec<usize> =
                [per_group * feature_groups * batch_groups, features].into_iter().chain(all(|s| s.kernel)).collect();
            let params = [harness::any(&lay_out(&x, &input)), harness::any(&lay_out(&k, &kernel))];
            let what = format!("{params:?} {attrs:?}");
            Case::new("stablehlo.convolution", &what, &params, |b, p| vec![b.conv(p[0], p[1], attrs)])
        })
}

proptest! {
    #[test]
    fn both_gradients_of_any_convolution(case in convolutions()) {
        let found = pull_back(&case.func).and_then(|f| check(&case, &f));
        prop_assert!(found.is_ok(), "{}: {found:?}", case.name);
    }
}
