//! Layers and networks as functions over the [`Builder`](truestep_ir::Builder).
//!
//! A network is one plain function. Run once on a scratch builder it declares its parameters and statistics
//! ([`Net::signature`]); run again it uses them ([`Net::forward`]), so order, names and shapes have a single source.
//!
//! It refuses to know losses, optimizers and data.
//!
//! Invariants:
//! * activations are NHWC, convolution weights OIHW unless asked otherwise, dense weights `[out, in]`, names
//!   torchvision's or timm's;
//! * batch statistics are two-pass and biased, over the global batch: at R replicas mean and Chan's corrected variance
//!   are exchanged, at one replica no collective is emitted.

mod context;
mod conv_nets;
mod layers;
mod mlp;
mod net;
mod precision;
mod resnet;
mod signature;

pub use context::{BatchStats, Context, Forward, KernelOrder, NormMode};
pub use layers::Layers;
pub use net::{NETS, Net};
pub use precision::Precision;
pub use signature::{Branch, DropSite, Drops, Init, ParamSpec, Signature, StatSpec};
