//! `dot_general` and `convolution` as sums of products.

use crate::reader::Reader;
use crate::value::{Result, Value};
use truestep_ir::{ConvDims, Convolution, DotGeneral, ValueId};
use truestep_kernel::{Axis, Form};

impl Reader<'_> {
    /// An operand, as one factor.
    fn factor(&mut self, v: ValueId) -> Result {
        let value = self.value(v)?;
        let form = self.kernel.name(&value.form);
        Ok(Value { form, ..value })
    }

    /// Makes dimension `d` of `value` of the same axes as dimension `e` of `other`.
    fn share(&mut self, value: &mut Value, d: usize, other: &mut Value, e: usize) -> Result<()> {
        let sizes = self.common_factors(&[(value, d), (other, e)])?;
        (*value, *other) = (self.split(value, d, &sizes)?, self.split(other, e, &sizes)?);
        let pairs: Vec<(Axis, Axis)> = value.dims[d].iter().copied().zip(other.dims[e].iter().copied()).collect();
        value.form = self.kernel.rename(&value.form, &pairs);
        value.dims[d] = other.dims[e].clone();
        Ok(())
    }

    /// A sum of products, named where it keeps the batch: what follows reads it as one factor.
    fn contracted(&mut self, dims: Vec<Vec<Axis>>, product: &Form, over: &[Axis]) -> Value {
        let form = self.kernel.sum(product, over);
        let free = self.kernel.free_axes(&form);
        let keeps_batch = free.into_iter().any(|axis| self.is_batch(axis) && axis != self.replica_axis());
        let form = if keeps_batch { self.kernel.name(&form) } else { form };
        Value { dims, form }
    }

    pub(crate) fn dot_general(&mut self, a: ValueId, b: ValueId, attrs: &DotGeneral) -> Result {
        let mut lhs = self.factor(a)?;
        let rhs = self.factor(b)?;
        let mut rhs = self.apart(&rhs);
        let mut over = Vec::new();
        let pairs = |l: &[usize], r: &[usize]| l.iter().copied().zip(r.iter().copied()).collect::<Vec<_>>();
        let batching = pairs(&attrs.lhs_batching_dimensions, &attrs.rhs_batching_dimensions);
        let contracting = pairs(&attrs.lhs_contracting_dimensions, &attrs.rhs_contracting_dimensions);
        for &(l, r) in batching.iter().chain(&contracting) {
            self.share(&mut rhs, r, &mut lhs, l)?;
        }
        for &(l, _) in &contracting {
            over.extend(lhs.dims[l].clone());
        }
        let mut dims: Vec<Vec<Axis>> = batching.iter().map(|&(l, _)| lhs.dims[l].clone()).collect();
        for (value, batch, contracted) in [
            (&lhs, &attrs.lhs_batching_dimensions, &attrs.lhs_contracting_dimensions),
            (&rhs, &attrs.rhs_batching_dimensions, &attrs.rhs_contracting_dimensions),
        ] {
            let free = (0..value.dims.len()).filter(|d| !batch.contains(d) && !contracted.contains(d));
            dims.extend(free.map(|d| value.dims[d].clone()));
        }
        let product = self.kernel.mul(&lhs.form, &rhs.form);
        Ok(self.contracted(dims, &product, &over))
    }

    /// `y[o] = Σ x[i]·w[k]` over features and all `o·stride + k·rhs_dilation = low + i·lhs_dilation`, in each spatial
    /// dimension; groups pair blocks of features.
    pub(crate) fn convolution(&mut self, x: ValueId, w: ValueId, attrs: &Convolution) -> Result {
        let ConvDims { input_batch, input_feature, kernel_input_feature, kernel_output_feature, .. } = attrs.dims;
        let (mut input, mut kernel) = (self.factor(x)?, self.factor(w)?);
        let mut shared: Vec<Axis> = Vec::new();
        let groups = attrs.feature_group_count * attrs.batch_group_count;
        if groups > 1 {
            if attrs.feature_group_count > 1 && attrs.batch_group_count > 1 {
                return Err("both kinds of groups at once".into());
            }
            // the blocks of the kernel's output features are the blocks of the input's features, or of its batch
            let blocked = if attrs.feature_group_count > 1 { input_feature } else { input_batch };
            let n = self.cut(&mut input, blocked, groups)?;
            let m = self.cut(&mut kernel, kernel_output_feature, groups)?;
            kernel = self.apart(&kernel);
            shared = input.dims[blocked].drain(..n).collect();
            let outer: Vec<Axis> = kernel.dims[kernel_output_feature].drain(..m).collect();
            let sizes = |axes: &[Axis]| axes.iter().map(|&axis| self.axis_size(axis)).collect::<Vec<_>>();
            if sizes(&outer) != sizes(&shared) {
                return Err("groups of other factors".into());
            }
            let pairs: Vec<(Axis, Axis)> = outer.into_iter().zip(shared.iter().copied()).collect();
            kernel.form = self.kernel.rename(&kernel.form, &pairs);
        } else {
            kernel = self.apart(&kernel);
        }
        self.share(&mut kernel, kernel_input_feature, &mut input, input_feature)?;
        let mut over = kernel.dims[kernel_input_feature].clone();
        let mut product = self.kernel.mul(&input.form, &kernel.form);
        let sizes = self.output_sizes(x, w, attrs);
        let mut spatial = Vec::new();
        for (s, &size) in sizes.iter().enumerate() {
            let i = input.dims[attrs.dims.input_spatial[s]].clone();
            let k = kernel.dims[attrs.dims.kernel_spatial[s]].clone();
            let window = self.dim_size(&k) as i64;
            let (low, dilation) = (attrs.padding[s].0, attrs.rhs_dilation[s] as i64);
            let same = k.is_empty() && attrs.strides[s] == 1 && attrs.lhs_dilation[s] == 1;
            if same && low == 0 && self.dim_size(&i) == size {
                spatial.push(i);
                continue;
            }
            let o = self.fresh(size)?;
            let (sign, start) = if attrs.window_reversal[s] { (-1, (window - 1) * dilation) } else { (1, 0) };
            let mut terms = self.index_terms(&o, attrs.strides[s] as i64);
            terms.extend(self.index_terms(&k, sign * dilation));
            terms.extend(self.index_terms(&i, -(attrs.lhs_dilation[s] as i64)));
            match i[..] {
                [i] => product = self.where_equal(&product, i, &terms, start - low),
                _ => {
                    let equation = self.equation(&terms, start - low);
                    product = self.kernel.mul(&product, &equation);
                    over.extend(i);
                }
            }
            over.extend(k);
            spatial.push(o);
        }
        let mut dims = vec![Vec::new(); input.dims.len()];
        let (batch, mut feature) = (input.dims[input_batch].clone(), kernel.dims[kernel_output_feature].clone());
        feature.splice(0..0, shared);
        dims[attrs.dims.output_batch] = batch;
        dims[attrs.dims.output_feature] = feature;
        for (s, group) in spatial.into_iter().enumerate() {
            dims[attrs.dims.output_spatial[s]] = group;
        }
        Ok(self.contracted(dims, &product, &over))
    }

    /// Cuts a dimension so that its first axes number `groups` blocks; how many axes that are.
    fn cut(&mut self, value: &mut Value, d: usize, groups: usize) -> Result<usize> {
        let (mut at, mut left) = (0, groups);
        while left > 1 {
            let mut sizes: Vec<usize> = value.dims[d].iter().map(|&axis| self.axis_size(axis)).collect();
            let Some(&size) = sizes.get(at) else { return Err("more groups than features".into()) };
            if left.is_multiple_of(size) {
                left /= size;
                at += 1;
            } else if size.is_multiple_of(left) {
                sizes.splice(at..=at, [left, size / left]);
                *value = self.split(value, d, &sizes)?;
            } else {
                return Err(format!("groups cut an axis of size {size} at {left}"));
            }
        }
        Ok(at)
    }

    fn output_sizes(&self, x: ValueId, w: ValueId, attrs: &Convolution) -> Vec<usize> {
        let (x, w) = (&self.func.ty(x).dims, &self.func.ty(w).dims);
        let extent = |n: usize, dilation: usize| (n as i64 - 1) * dilation as i64 + 1;
        (0..attrs.strides.len())
            .map(|s| {
                let image = extent(x[attrs.dims.input_spatial[s]], attrs.lhs_dilation[s]);
                let window = extent(w[attrs.dims.kernel_spatial[s]], attrs.rhs_dilation[s]);
                let room = image + attrs.padding[s].0 + attrs.padding[s].1 - window;
                if room < 0 { 0 } else { room as usize / attrs.strides[s] + 1 }
            })
            .collect()
    }
}
