//! Ops that move elements: dimensions are regrouped, boxes are read through equations of indices.

use crate::reader::Reader;
use crate::value::{Read, Result, Value};
use truestep_ir::{BroadcastInDim, Pad, Slice, ValueId};
use truestep_kernel::Axis;

impl Reader<'_> {
    /// Row-major order is the order of all axes; dimensions are cut at other places.
    pub(crate) fn reshape(&mut self, v: ValueId, dims: &[usize]) -> Result<Read> {
        if let Read::Infinite(positive, _) = self.read(v)? {
            return Ok(Read::Infinite(positive, dims.to_vec()));
        }
        let value = self.value(v)?;
        Ok(Read::Plain(self.reshaped(&value, dims)?))
    }

    fn reshaped(&mut self, value: &Value, dims: &[usize]) -> Result {
        // cut axes until a boundary of theirs lies at every boundary of the result
        let mut value = Value { dims: vec![value.dims.concat()], form: value.form.clone() };
        let mut groups: Vec<Vec<Axis>> = Vec::new();
        let mut at = 0;
        for &size in dims {
            let mut group = Vec::new();
            let mut left = size;
            while left > 1 {
                let Some(&axis) = value.dims[0].get(at) else { return Err("a reshape of another size".into()) };
                let found = self.axis_size(axis);
                if left.is_multiple_of(found) {
                    group.push(axis);
                    left /= found;
                    at += 1;
                } else if found.is_multiple_of(left) {
                    let mut sizes: Vec<usize> = value.dims[0].iter().map(|&axis| self.axis_size(axis)).collect();
                    sizes.splice(at..=at, [left, found / left]);
                    value = self.split_whole(&value, &sizes, at)?;
                } else {
                    return Err(format!("a reshape cuts an axis of size {found} at {left}"));
                }
            }
            groups.push(group);
        }
        Ok(Value { dims: groups, form: value.form })
    }

    /// Cuts the axis at `at` of the only dimension into two, whether the value depends on it or not.
    fn split_whole(&mut self, value: &Value, sizes: &[usize], at: usize) -> Result {
        let axes = &value.dims[0];
        let alone = Value { dims: axes.iter().map(|&axis| vec![axis]).collect(), form: value.form.clone() };
        let cut = self.split(&alone, at, &sizes[at..at + 2])?;
        Ok(Value { dims: vec![cut.dims.concat()], form: cut.form })
    }

    pub(crate) fn broadcast_in_dim(&mut self, v: ValueId, attrs: &BroadcastInDim) -> Result<Read> {
        if let Read::Infinite(positive, _) = self.read(v)? {
            return Ok(Read::Infinite(positive, attrs.dims.clone()));
        }
        let value = self.value(v)?;
        let mut dims = Vec::new();
        for (d, &size) in attrs.dims.iter().enumerate() {
            let from = attrs.broadcast_dimensions.iter().position(|&to| to == d);
            let group = match from {
                Some(from) if self.dim_size(&value.dims[from]) == size => value.dims[from].clone(),
                _ => self.fresh(size)?,
            };
            dims.push(group);
        }
        Ok(Read::Plain(Value { dims, form: value.form }))
    }

    pub(crate) fn transpose(&mut self, v: ValueId, permutation: &[usize]) -> Result {
        let value = self.value(v)?;
        Ok(Value { dims: permutation.iter().map(|&d| value.dims[d].clone()).collect(), form: value.form })
    }

    /// `y[o] = x[size − 1 − o]`
    pub(crate) fn reverse(&mut self, v: ValueId, dims: &[usize]) -> Result {
        let mut value = self.value(v)?;
        for &d in dims {
            let size = self.dim_size(&value.dims[d]);
            if size > 1 && self.depends(&value, d) {
                value = self.moved(&value, d, size, -1, size as i64 - 1)?;
            }
        }
        Ok(value)
    }

    /// `y[o] = x[start + stride·o]`
    pub(crate) fn slice(&mut self, v: ValueId, attrs: &Slice) -> Result {
        let mut value = match self.read(v)? {
            Read::Pieces(dim, parts) => match self.whole_part(dim, &parts, attrs) {
                Some(part) => part,
                None => self.joined(dim, &parts)?,
            },
            _ => self.value(v)?,
        };
        let whole = self.func.ty(v).dims.clone();
        for d in 0..whole.len() {
            let (start, limit, stride) = (attrs.start[d], attrs.limit[d], attrs.strides[d]);
            let size = (limit.saturating_sub(start)).div_ceil(stride);
            if size == 0 {
                return Err("a dimension of size 0".into());
            }
            if size == self.dim_size(&value.dims[d]) {
                continue;
            }
            if !self.depends(&value, d) {
                value.dims[d] = self.fresh(size)?;
                continue;
            }
            let group = value.dims[d].clone();
            let target = self.fresh(size)?;
            let mut terms = self.index_terms(&group, 1);
            terms.extend(self.index_terms(&target, -(stride as i64)));
            let equation = self.equation(&terms, -(start as i64));
            let product = self.kernel.mul(&value.form, &equation);
            value.form = self.kernel.sum(&product, &group);
            value.dims[d] = target;
        }
        Ok(value)
    }

    /// The one part that a slice along their dimension reads, if it reads the whole of it; other dimensions are as they
    /// were.
    fn whole_part(&self, dim: usize, parts: &[Value], attrs: &Slice) -> Option<Value> {
        let mut start = 0;
        parts.iter().find_map(|part| {
            let from = start;
            start += self.dim_size(&part.dims[dim]);
            let whole = attrs.start[dim] == from && attrs.limit[dim] == start && attrs.strides[dim] == 1;
            whole.then(|| part.clone())
        })
    }

    /// `Σ_i x[i]·[o = low + (interior + 1)·i]`, and the padding value where no i is read.
    pub(crate) fn pad(&mut self, v: ValueId, padding: ValueId, attrs: &Pad) -> Result {
        let mut value = self.value(v)?;
        let padding = self.value(padding)?.form;
        let mut covered = Value { dims: value.dims.clone(), form: self.kernel.integer(1) };
        for d in 0..value.dims.len() {
            let (low, high, step) = (attrs.low[d], attrs.high[d], attrs.interior[d] as i64 + 1);
            if (low, high, step) == (0, 0, 1) {
                continue;
            }
            let size = (self.dim_size(&value.dims[d]) as i64 - 1) * step + 1 + low + high;
            let size = usize::try_from(size).map_err(|_| "a dimension of size 0")?;
            if size == 0 {
                return Err("a dimension of size 0".into());
            }
            value = self.moved(&value, d, size, step, low)?;
            covered = self.moved(&covered, d, size, step, low)?;
        }
        if padding.as_constant().is_some_and(|c| num_traits::Zero::is_zero(&c)) {
            return Ok(value);
        }
        let (dims, forms) = self.aligned(&[value, covered])?;
        let beside = self.kernel.mul(&padding, &forms[1]);
        let beside = self.minus(&padding, &beside);
        Ok(Value { dims, form: self.kernel.add(&forms[0], &beside) })
    }

    pub(crate) fn concatenate(&mut self, operands: &[ValueId], dim: usize) -> Result<Read> {
        if let [only] = operands {
            return self.read(*only);
        }
        let mut parts = Vec::new();
        for &v in operands {
            match self.read(v)? {
                Read::Pieces(d, inner) if d == dim => parts.extend(inner),
                _ => parts.push(self.value(v)?),
            }
        }
        Ok(Read::Pieces(dim, parts))
    }
}
