//! Convolution and dot against the specification's sums, for random attributes, and for any number of threads.

use proptest::prelude::*;
use truestep_interp::{Scalar, Tensor, eval};
use truestep_ir::{Builder, ConvDims, Convolution, DotGeneral, ElemType, Func, Op, Precision, TensorType};

/// A function that applies one op of two operands.
fn func(op: Op, lhs: &TensorType, rhs: &TensorType) -> Option<Func> {
    let mut b = Builder::new("main");
    let (x, y) = (b.param(lhs.clone()), b.param(rhs.clone()));
    let result = b.try_push(op, &[x, y], Vec::new()).ok()?[0];
    Some(b.finish(&[result]))
}

/// Small integers, so that sums are exact in every instance.
fn values(n: usize, salt: usize) -> Vec<f64> {
    (0..n).map(|i| ((i * 7919 + salt * 104_729 + i * i * 31) % 11) as f64 - 5.0).collect()
}

fn at(strides: &[usize], index: &[usize]) -> usize {
    strides.iter().zip(index).map(|(s, i)| s * i).sum()
}

fn each_index(dims: &[usize], mut visit: impl FnMut(&[usize])) {
    let mut index = vec![0; dims.len()];
    for mut i in 0..dims.iter().product() {
        for d in (0..dims.len()).rev() {
            index[d] = i % dims[d];
            i /= dims[d];
        }
        visit(&index);
    }
}

/// Every result element as the sum over window positions and input features of its group.
fn direct_convolution(a: &Convolution, x: (&[usize], &[f64]), k: (&[usize], &[f64]), out: &[usize]) -> Vec<f64> {
    let d = &a.dims;
    let (xs, ks) = (truestep_ir::row_major_strides(x.0), truestep_ir::row_major_strides(k.0));
    let window: Vec<usize> = d.kernel_spatial.iter().map(|&s| k.0[s]).collect();
    let (k_in, k_out) = (k.0[d.kernel_input_feature], k.0[d.kernel_output_feature]);
    let mut result = Vec::new();
    each_index(out, |o| {
        let feature = o[d.output_feature];
        let group = feature / (k_out / a.feature_group_count);
        let batch_group = feature / (k_out / a.batch_group_count);
        let batch = batch_group * (x.0[d.input_batch] / a.batch_group_count) + o[d.output_batch];
        let mut sum = 0.0;
        each_index(&window, |w| {
            let (mut xi, mut ki) = (vec![0; x.0.len()], vec![0; k.0.len()]);
            for s in 0..window.len() {
                let shifted = o[d.output_spatial[s]] * a.strides[s] + w[s] * a.rhs_dilation[s];
                let Some(position) = (shifted as i64 - a.padding[s].0).try_into().ok() else { return };
                let position: usize = position;
                if !position.is_multiple_of(a.lhs_dilation[s])
                    || position / a.lhs_dilation[s] >= x.0[d.input_spatial[s]]
                {
                    return;
                }
                xi[d.input_spatial[s]] = position / a.lhs_dilation[s];
                ki[d.kernel_spatial[s]] = if a.window_reversal[s] { window[s] - 1 - w[s] } else { w[s] };
            }
            xi[d.input_batch] = batch;
            ki[d.kernel_output_feature] = feature;
            for c in 0..k_in {
                xi[d.input_feature] = group * k_in + c;
                ki[d.kernel_input_feature] = c;
                sum += x.1[at(&xs, &xi)] * k.1[at(&ks, &ki)];
            }
        });
        result.push(sum);
    });
    result
}

fn permutation(n: usize) -> impl Strategy<Value = Vec<usize>> {
    Just((0..n).collect::<Vec<_>>()).prop_shuffle()
}

/// Attributes with the operands' dimensions: `n` spatial dimensions, everything else random.
fn convolutions(n: usize) -> impl Strategy<Value = (Convolution, Vec<usize>, Vec<usize>)> {
    let per_dim = |range: std::ops::Range<usize>| proptest::collection::vec(range, n);
    let layouts = (permutation(n + 2), permutation(n + 2), permutation(n + 2));
    let groups = prop_oneof![Just((1, 1)), (2..4_usize).prop_map(|g| (g, 1)), (2..4_usize).prop_map(|g| (1, g))];
    let sizes = (1..4_usize, 1..5_usize, 1..5_usize, per_dim(1..8), per_dim(1..5));
    let window = (
        per_dim(1..4),
        per_dim(1..4),
        per_dim(1..4),
        proptest::collection::vec((-2..4_i64, -2..4_i64), n),
        proptest::collection::vec(any::<bool>(), n),
    );
    (layouts, groups, sizes, window).prop_map(
        move |((i, k, o), (feature_groups, batch_groups), (batch, c_in, c_out, image, kernel), w)| {
            let (strides, lhs_dilation, rhs_dilation, padding, window_reversal) = w;
            let dims = ConvDims {
                input_batch: i[0],
                input_feature: i[1],
                input_spatial: i[2..].to_vec(),
                kernel_input_feature: k[0],
                kernel_output_feature: k[1],
                kernel_spatial: k[2..].to_vec(),
                output_batch: o[0],
                output_feature: o[1],
                output_spatial: o[2..].to_vec(),
            };
            let (mut x_dims, mut k_dims) = (vec![0; n + 2], vec![0; n + 2]);
            x_dims[i[0]] = batch * batch_groups;
            x_dims[i[1]] = c_in * feature_groups;
            k_dims[k[0]] = c_in;
            k_dims[k[1]] = c_out * feature_groups * batch_groups;
            (0..n).for_each(|d| (x_dims[i[2 + d]], k_dims[k[2 + d]]) = (image[d], kernel[d]));
            let attrs = Convolution {
                strides,
                padding,
                lhs_dilation,
                rhs_dilation,
                window_reversal,
                dims,
                feature_group_count: feature_groups,
                batch_group_count: batch_groups,
                elem: ElemType::F32,
                precision: Precision::Default,
            };
            (attrs, x_dims, k_dims)
        },
    )
}

fn run<S: Scalar<Ctx = ()>>(func: &Func, x: &[f64], y: &[f64]) -> Vec<f64> {
    let types: Vec<TensorType> = func.param_types().cloned().collect();
    let inputs = vec![Tensor::<S>::from_f64(types[0].clone(), x), Tensor::from_f64(types[1].clone(), y)];
    eval(&(), func, inputs).expect("a verified function")[0].to_f64_vec()
}

fn check_convolution(attrs: &Convolution, x_dims: &[usize], k_dims: &[usize]) -> Result<(), TestCaseError> {
    for elem in [ElemType::F32, ElemType::I32] {
        let attrs = Convolution { elem, ..attrs.clone() };
        let (x_ty, k_ty) = (TensorType::new(x_dims, elem), TensorType::new(k_dims, elem));
        let Some(func) = func(Op::Convolution(attrs.clone()), &x_ty, &k_ty) else {
            return Err(TestCaseError::reject("shape"));
        };
        let (x, k) = (values(x_ty.numel(), 1), values(k_ty.numel(), 2));
        let out = &func.result_types().next().expect("a result").dims;
        let expected = direct_convolution(&attrs, (x_dims, &x), (k_dims, &k), out);
        prop_assert_eq!(&run::<f32>(&func, &x, &k), &expected, "{} f32", elem);
        prop_assert_eq!(&run::<f64>(&func, &x, &k), &expected, "{} f64", elem);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn convolution_1d((attrs, x, k) in convolutions(1)) {
        check_convolution(&attrs, &x, &k)?;
    }

    #[test]
    fn convolution_2d((attrs, x, k) in convolutions(2)) {
        check_convolution(&attrs, &x, &k)?;
    }

    #[test]
    fn convolution_3d((attrs, x, k) in convolutions(3)) {
        check_convolution(&attrs, &x, &k)?;
    }

    #[test]
    fn dot_general(
        sizes in proptest::collection::vec(1..4_usize, 6),
        (l_order, r_order) in (permutation(4), permutation(4)),
        batching in any::<bool>(),
    ) {
        // Roles of lhs dimensions: batch, free, and two contracted; of rhs: batch, two contracted, free.
        let role = |order: &[usize], r: usize| order.iter().position(|&o| o == r).expect("a permutation");
        let l_roles = [sizes[0], sizes[1], sizes[2], sizes[3]];
        let r_roles = [sizes[0], sizes[2], sizes[3], sizes[4]];
        let lhs: Vec<_> = (0..4).map(|d| l_roles[l_order[d]]).collect();
        let rhs: Vec<_> = (0..4).map(|d| r_roles[r_order[d]]).collect();
        let batch = |order: &[usize]| if batching { vec![role(order, 0)] } else { Vec::new() };
        let attrs = DotGeneral {
            lhs_batching_dimensions: batch(&l_order),
            rhs_batching_dimensions: batch(&r_order),
            lhs_contracting_dimensions: vec![role(&l_order, 2), role(&l_order, 3)],
            rhs_contracting_dimensions: vec![role(&r_order, 1), role(&r_order, 2)],
            elem: ElemType::F32,
            precision: Precision::Default,
        };
        let [l_ty, r_ty] = [&lhs, &rhs].map(|dims| TensorType::new(dims.as_slice(), ElemType::F32));
        let func = func(Op::DotGeneral(attrs), &l_ty, &r_ty).expect("fitting shapes");
        let (x, y) = (values(l_ty.numel(), 3), values(r_ty.numel(), 4));
        let (ls, rs) = (truestep_ir::row_major_strides(&lhs), truestep_ir::row_major_strides(&rhs));
        let free = |order: &[usize], role: usize| -> Vec<usize> {
            (0..4).filter(|&d| order[d] == role || !batching && order[d] == 0).collect()
        };
        let (l_free, r_free) = (free(&l_order, 1), free(&r_order, 3));
        let mut expected = Vec::new();
        let of_lhs = batch(&l_order).into_iter().chain(l_free.iter().copied()).map(|d| lhs[d]);
        let dims: Vec<usize> = of_lhs.chain(r_free.iter().map(|&d| rhs[d])).collect();
        each_index(&dims, |o| {
            let (mut li, mut ri) = (vec![0; 4], vec![0; 4]);
            let n = usize::from(batching);
            if batching { (li[role(&l_order, 0)], ri[role(&r_order, 0)]) = (o[0], o[0]); }
            l_free.iter().zip(&o[n..]).for_each(|(&d, &i)| li[d] = i);
            r_free.iter().zip(&o[n + l_free.len()..]).for_each(|(&d, &i)| ri[d] = i);
            let mut sum = 0.0;
            each_index(&sizes[2..4], |c| {
                (li[role(&l_order, 2)], li[role(&l_order, 3)]) = (c[0], c[1]);
                (ri[role(&r_order, 1)], ri[role(&r_order, 2)]) = (c[0], c[1]);
                sum += x[at(&ls, &li)] * y[at(&rs, &ri)];
            });
            expected.push(sum);
        });
        prop_assert_eq!(&run::<f32>(&func, &x, &y), &expected);
        prop_assert_eq!(&run::<f64>(&func, &x, &y), &expected);
    }
}

/// Convolutions large enough to be tiled and spread over threads: forward, input gradient (dilated), kernel gradient.
fn large() -> Vec<(Convolution, Vec<usize>, Vec<usize>)> {
    let dims = |text: &str| -> ConvDims {
        let (input, rest) = text.split_once('x').expect("dimension numbers");
        let (kernel, output) = rest.split_once("->").expect("dimension numbers");
        let at = |part: &str, c: char| part.find(c).expect("a dimension");
        let spatial = |part: &str| vec![at(part, '0'), at(part, '1')];
        ConvDims {
            input_batch: at(input, 'b'),
            input_feature: at(input, 'f'),
            input_spatial: spatial(input),
            kernel_input_feature: at(kernel, 'i'),
            kernel_output_feature: at(kernel, 'o'),
            kernel_spatial: spatial(kernel),
            output_batch: at(output, 'b'),
            output_feature: at(output, 'f'),
            output_spatial: spatial(output),
        }
    };
    let conv = |text: &str, padding: i64, lhs_dilation: usize| Convolution {
        strides: vec![1, 1],
        padding: vec![(padding, padding); 2],
        lhs_dilation: vec![lhs_dilation; 2],
        rhs_dilation: vec![1, 1],
        window_reversal: vec![false, false],
        dims: dims(text),
        feature_group_count: 1,
        batch_group_count: 1,
        elem: ElemType::F32,
        precision: Precision::Default,
    };
    vec![
        (conv("b01fxoi01->b01f", 1, 1), vec![6, 17, 15, 12], vec![20, 12, 3, 3]),
        (conv("bf01xoi01->bf01", 1, 1), vec![6, 12, 17, 15], vec![20, 12, 3, 3]),
        (conv("b01fx01io->b01f", 2, 2), vec![5, 9, 9, 16], vec![3, 3, 16, 12]),
        (conv("f01bxi01o->01bf", 1, 1), vec![24, 13, 13, 7], vec![24, 13, 13, 9]),
        (conv("fb01xio01->bf01", 1, 1), vec![24, 7, 13, 13], vec![24, 9, 13, 13]),
        (conv("b01fx01io->b01f", 0, 1), vec![9, 16, 16, 40], vec![1, 1, 40, 24]),
        (conv("f01bxi01o->01bf", 0, 1), vec![30, 12, 12, 40], vec![30, 12, 12, 24]),
    ]
}

#[test]
fn tiles_meet() {
    for (attrs, x_dims, k_dims) in large() {
        let outcome = check_convolution(&attrs, &x_dims, &k_dims);
        assert!(outcome.is_ok(), "{:?}: {outcome:?}", attrs.dims);
    }
}

#[test]
fn threads_do_not_change_bits() {
    let pool = |n| rayon::ThreadPoolBuilder::new().num_threads(n).build().expect("threads");
    let fraction = |n: usize, salt| values(n, salt).into_iter().map(|v| v / 7.0).collect::<Vec<_>>();
    for (attrs, x_dims, k_dims) in large() {
        let (x_ty, k_ty) = (TensorType::new(x_dims, ElemType::F32), TensorType::new(k_dims, ElemType::F32));
        let func = func(Op::Convolution(attrs), &x_ty, &k_ty).expect("fitting shapes");
        let (x, k) = (fraction(x_ty.numel(), 1), fraction(k_ty.numel(), 2));
        let results = [1, 2, 5].map(|n| pool(n).install(|| run::<f32>(&func, &x, &k)));
        assert_eq!(results[0], results[1]);
        assert_eq!(results[0], results[2]);
    }
}
