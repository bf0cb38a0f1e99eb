//! Batch norm with its closed-form backward, over one replica or many.
//!
//! Statistics are taken over all dimensions but the last: μ = mean x, σ² = mean (x − μ)² (two-pass, biased), then
//! x̂ = (x − μ)·(σ² + ε)^(−1/2), y = γ·x̂ + β (Ioffe, Szegedy 2015).
//!
//! At R replicas the statistics are those of the global batch: the mean of the replicas' μ_r, then the mean of
//! σ²_r + (μ_r − μ)² (Chan, Golub, LeVeque 1979).

use crate::context::{BatchStats, NormMode};
use crate::layers::{Layers, Run};
use crate::signature::{Init, ParamSpec, StatSpec};
use truestep_ad::Tape;
use truestep_ir::{Builder, Unary, ValueId};

impl Layers<'_> {
    /// Batch norm over the last dimension, ε = 1e-5: `y = γ·(x − μ)·(σ² + ε)^(−1/2) + β` with the statistics of
    /// [`NormMode`].
    pub fn batch_norm(&mut self, name: &str, x: ValueId) -> ValueId {
        self.scaled_norm(name, x, Init::Ones)
    }

    /// [`batch_norm`](Self::batch_norm) at the end of a residual branch.
    pub fn last_batch_norm(&mut self, name: &str, x: ValueId) -> ValueId {
        self.scaled_norm(name, x, Init::BranchEnd)
    }

    fn scaled_norm(&mut self, name: &str, x: ValueId, scale: Init) -> ValueId {
        let channels = self.channels(x);
        let gamma = ParamSpec::undecayed(format!("{name}.weight"), &[channels], scale);
        let beta = ParamSpec::undecayed(format!("{name}.bias"), &[channels], Init::Zeros);
        let [stored_gamma, stored_beta] = [gamma, beta].map(|spec| self.stored_param(spec, &[channels]));
        let [x, gamma, beta] = [x, stored_gamma, stored_beta].map(|v| self.b.convert(v, self.precision.statistics));
        if let Run::Declaring(signature) = &mut self.run {
            signature.stats.push(StatSpec { name: name.to_string(), channels });
        }
        let index = self.n_norms;
        self.n_norms += 1;
        let y = match &self.norm {
            NormMode::Batch { replicas } => {
                let (y, stats) = batch_norm(self.b, self.tape, x, gamma, beta, *replicas);
                self.batch_stats.push(BatchStats { scale: stored_gamma, ..stats });
                y
            }
            NormMode::Running(stats) => frozen_norm(self.b, x, gamma, beta, stats[index]),
        };
        self.b.convert(y, self.precision.compute)
    }
}

/// ε
const EPS: f64 = 1e-5;

/// Normalises with the batch's statistics; returns y and the statistics.
///
/// Backward, with dx̂ = γ·dy and M values per channel:
/// `dβ = Σ dy; dγ = Σ dy·x̂; dx = (σ²+ε)^(−1/2)·(dx̂ − mean dx̂ − x̂·mean(x̂·dx̂))`, where `mean dx̂ = γ·dβ/M` and
/// `mean(x̂·dx̂) = γ·dγ/M`, averaged over the replicas in one packed vector.
fn batch_norm(
    b: &mut Builder,
    tape: &mut Tape,
    x: ValueId,
    gamma: ValueId,
    beta: ValueId,
    replicas: usize,
) -> (ValueId, BatchStats) {
    let dims = b.dims(x);
    let channel = dims.len() - 1;
    let over: Vec<usize> = (0..channel).collect();
    let count: usize = dims[..channel].iter().product();
    let outputs = tape.custom(b, &[x, gamma, beta], |b| {
        let local_mean = b.mean(x, &over);
        let mean = b.all_reduce_mean(local_mean, replicas);
        let local_var = {
            let mean = b.broadcast(local_mean, &[channel], &dims);
            let centred = b.sub(x, mean);
            let square = b.mul(centred, centred);
            b.mean(square, &over)
        };
        let var = if replicas == 1 {
            local_var
        } else {
            let shift = b.sub(local_mean, mean);
            let square = b.mul(shift, shift);
            let corrected = b.add(local_var, square);
            b.all_reduce_mean(corrected, replicas)
        };
        let rstd = reciprocal_std(b, var);
        let xhat = normalise(b, x, mean, rstd);
        let y = scale_shift(b, xhat, gamma, beta);
        let backward = move |b: &mut Builder, ct: &[Option<ValueId>]| {
            let Some(dy) = ct[0] else { return vec![None; 3] };
            let dbeta = b.sum(dy, &over);
            let dy_xhat = b.mul(dy, xhat);
            let dgamma = b.sum(dy_xhat, &over);
            let mut mean_over_batch = |ct: ValueId| {
                let scaled = b.mul(gamma, ct);
                b.div_const(scaled, count as f64)
            };
            let (mut mean_dxhat, mut mean_xhat_dxhat) = (mean_over_batch(dbeta), mean_over_batch(dgamma));
            if replicas > 1 {
                let packed = b.concat(&[mean_dxhat, mean_xhat_dxhat], 0);
                let packed = b.all_reduce_mean(packed, replicas);
                let channels = dims[channel];
                mean_dxhat = b.slice_dim(packed, 0, 0, channels);
                mean_xhat_dxhat = b.slice_dim(packed, 0, channels, 2 * channels);
            }
            let mut spread = |v: ValueId| b.broadcast(v, &[channel], &dims);
            let (gamma, rstd) = (spread(gamma), spread(rstd));
            let (mean_dxhat, mean_xhat_dxhat) = (spread(mean_dxhat), spread(mean_xhat_dxhat));
            let dxhat = b.mul(gamma, dy);
            let along = b.mul(xhat, mean_xhat_dxhat);
            let centred = b.sub(dxhat, mean_dxhat);
            let dx = b.sub(centred, along);
            vec![Some(b.mul(rstd, dx)), Some(dgamma), Some(dbeta)]
        };
        (vec![y, mean, var], Box::new(backward))
    });
    (outputs[0], BatchStats { input: x, scale: gamma, mean: outputs[1], var: outputs[2], count: replicas * count })
}

/// Normalises with given statistics (mean, biased variance).
fn frozen_norm(b: &mut Builder, x: ValueId, gamma: ValueId, beta: ValueId, (mean, var): (ValueId, ValueId)) -> ValueId {
    let rstd = reciprocal_std(b, var);
    let xhat = normalise(b, x, mean, rstd);
    scale_shift(b, xhat, gamma, beta)
}

/// `(σ² + ε)^(−1/2)`
fn reciprocal_std(b: &mut Builder, var: ValueId) -> ValueId {
    let shifted = b.add_const(var, EPS);
    b.unary(Unary::Rsqrt, shifted)
}

/// `(x − μ)·rstd`
fn normalise(b: &mut Builder, x: ValueId, mean: ValueId, rstd: ValueId) -> ValueId {
    let channel = b.ty(x).rank() - 1;
    let mean = b.broadcast_like(mean, &[channel], x);
    let rstd = b.broadcast_like(rstd, &[channel], x);
    let centred = b.sub(x, mean);
    b.mul(centred, rstd)
}

/// `γ·x̂ + β`
fn scale_shift(b: &mut Builder, xhat: ValueId, gamma: ValueId, beta: ValueId) -> ValueId {
    let channel = b.ty(xhat).rank() - 1;
    let gamma = b.broadcast_like(gamma, &[channel], xhat);
    let beta = b.broadcast_like(beta, &[channel], xhat);
    let scaled = b.mul(gamma, xhat);
    b.add(scaled, beta)
}
