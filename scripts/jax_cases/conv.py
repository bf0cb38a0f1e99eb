"""Convolutions: strides, paddings, dilations, groups, layouts and ranks, and their gradients."""

import jax
from jax import lax

from . import case, f32, grad_case

NHWC = ("NHWC", "HWIO", "NHWC")
NCHW = ("NCHW", "OIHW", "NCHW")


def conv(x, w, strides, padding, dims=NHWC, **options):
    return lax.conv_general_dilated(x, w, strides, padding, dimension_numbers=dims, **options)


@case("3x3, SAME, NHWC", f32(2, 6, 7, 3), f32(3, 3, 3, 4))
def conv_same(x, w):
    return conv(x, w, (1, 1), "SAME")


@case("3x2, VALID, strides 2 and 1, NCHW", f32(2, 3, 9, 7), f32(4, 3, 3, 2))
def conv_nchw_valid(x, w):
    return conv(x, w, (2, 1), "VALID", NCHW)


@case("strides 2 and 3, a different padding on each of the four sides", f32(2, 8, 9, 3), f32(3, 4, 3, 5))
def conv_asymmetric(x, w):
    return conv(x, w, (2, 3), ((0, 2), (1, 3)))


@case("negative padding on two sides", f32(2, 9, 8, 3), f32(3, 3, 3, 4))
def conv_negative_padding(x, w):
    return conv(x, w, (1, 2), ((-1, 2), (1, -2)))


@case("kernel dilation 2 and 3 (atrous)", f32(2, 10, 11, 3), f32(3, 3, 3, 4))
def conv_rhs_dilation(x, w):
    return conv(x, w, (1, 2), ((2, 1), (3, 2)), rhs_dilation=(2, 3))


@case("input dilation 3 and 2 with strides and kernel dilation", f32(2, 5, 6, 3), f32(3, 2, 3, 4))
def conv_both_dilations(x, w):
    return conv(x, w, (2, 1), ((1, 2), (0, 3)), lhs_dilation=(3, 2), rhs_dilation=(1, 2))


@case("transposed convolution, stride 2, SAME", f32(2, 5, 4, 3), f32(3, 3, 3, 4))
def conv_transposed(x, w):
    return lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=NHWC)


@case("transposed convolution with a transposed kernel, strides 2 and 3, VALID", f32(2, 4, 3, 4), f32(4, 3, 3, 4))
def conv_transposed_kernel(x, w):
    return lax.conv_transpose(x, w, (2, 3), "VALID", dimension_numbers=NHWC, transpose_kernel=True)


@case("two feature groups, stride 2", f32(2, 7, 8, 4), f32(3, 3, 2, 6))
def conv_groups(x, w):
    return conv(x, w, (2, 2), ((1, 1), (1, 0)), feature_group_count=2)


@case("depthwise, two filters per channel, NCHW", f32(2, 4, 7, 6), f32(8, 1, 3, 3))
def conv_depthwise(x, w):
    return conv(x, w, (1, 1), "SAME", NCHW, feature_group_count=4)


@case("two batch groups", f32(4, 6, 5, 3), f32(3, 3, 3, 4))
def conv_batch_groups(x, w):
    return conv(x, w, (1, 2), ((1, 0), (2, 1)), batch_group_count=2)


@case("batch and channels in odd places: HCNW, WOHI, CHWN", f32(6, 3, 2, 7), f32(3, 4, 2, 3))
def conv_odd_layout(x, w):
    return conv(x, w, (2, 1), ((1, 0), (0, 2)), ("HCNW", "WOHI", "CHWN"))


@case("1-D, stride 2, kernel dilation 2", f32(3, 11, 4), f32(3, 4, 5))
def conv_1d(x, w):
    return conv(x, w, (2,), ((2, 3),), ("NWC", "WIO", "NWC"), rhs_dilation=(2,))


@case("1-D causal, NCW, depthwise", f32(2, 4, 9), f32(4, 1, 3))
def conv_1d_causal(x, w):
    return conv(x, w, (1,), ((2, 0),), ("NCW", "OIW", "NCW"), feature_group_count=4)


@case("3-D, strides 1, 2 and 1", f32(2, 4, 6, 5, 3), f32(2, 3, 2, 3, 4))
def conv_3d(x, w):
    return conv(x, w, (1, 2, 1), ((0, 1), (1, 1), (1, 0)), ("NDHWC", "DHWIO", "NDHWC"))


@case("highest precision asked for", f32(2, 5, 6, 3), f32(2, 3, 3, 4))
def conv_highest_precision(x, w):
    return conv(x, w, (1, 2), "SAME", precision=lax.Precision.HIGHEST)


@case("1x1 with a bias and ReLU", f32(2, 5, 4, 6), f32(1, 1, 6, 3), f32(3))
def conv_pointwise_relu(x, w, b):
    return jax.nn.relu(conv(x, w, (1, 1), "VALID") + b)


@case("patches by an identity kernel", f32(2, 6, 5, 3))
def conv_patches(x):
    return lax.conv_general_dilated_patches(x, (2, 3), (2, 1), "VALID", dimension_numbers=NHWC)


@case("convolution mapped over a stack of kernels", f32(2, 5, 6, 3), f32(3, 3, 3, 3, 2))
def conv_vmap_kernels(x, w):
    return jax.vmap(lambda w: conv(x, w, (2, 1), "SAME"))(w)


@case("convolution mapped over examples, each with its own kernel", f32(3, 2, 5, 6, 3), f32(3, 3, 2, 3, 4))
def conv_vmap_both(x, w):
    return jax.vmap(lambda x, w: conv(x, w, (1, 2), ((1, 1), (0, 1))))(x, w)


BOTH = (0, 1)
grad_case("input and kernel gradients, SAME", conv_same, f32(2, 6, 7, 3), f32(3, 3, 3, 4), argnums=BOTH)
grad_case("gradients, NCHW, strided VALID", conv_nchw_valid, f32(2, 3, 9, 7), f32(4, 3, 3, 2), argnums=BOTH)
grad_case("gradients, asymmetric", conv_asymmetric, f32(2, 8, 9, 3), f32(3, 4, 3, 5), argnums=BOTH)
grad_case("gradients, kernel dilation", conv_rhs_dilation, f32(2, 10, 11, 3), f32(3, 3, 3, 4), argnums=BOTH)
grad_case("gradients, transposed", conv_transposed, f32(2, 5, 4, 3), f32(3, 3, 3, 4), argnums=BOTH)
grad_case("gradients, feature groups", conv_groups, f32(2, 7, 8, 4), f32(3, 3, 2, 6), argnums=BOTH)
grad_case("gradients, depthwise: batch groups", conv_depthwise, f32(2, 4, 7, 6), f32(8, 1, 3, 3), argnums=BOTH)
grad_case("gradients, batch groups", conv_batch_groups, f32(4, 6, 5, 3), f32(3, 3, 3, 4), argnums=BOTH)
grad_case("gradients, odd layout", conv_odd_layout, f32(6, 3, 2, 7), f32(3, 4, 2, 3), argnums=BOTH)
grad_case("gradients, 1-D", conv_1d, f32(3, 11, 4), f32(3, 4, 5), argnums=BOTH)
grad_case("gradients, 3-D", conv_3d, f32(2, 4, 6, 5, 3), f32(2, 3, 2, 3, 4), argnums=BOTH)
grad_case(
    "gradients through bias and ReLU", conv_pointwise_relu, f32(2, 5, 4, 6), f32(1, 1, 6, 3), f32(3), argnums=(0, 1, 2)
)
