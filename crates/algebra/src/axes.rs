//! Which axes the dimensions of values are made of: splitting, moving, joining and naming them.

use crate::reader::Reader;
use crate::value::{Result, Value};
use truestep_kernel::{Axis, Form, Range, Size};

/// Terms of a form that depends on the batch, past which it is named.
const MAX_TERMS: usize = 10;

/// Factors of one term, past which a form is named.
const MAX_FACTORS: usize = 24;

impl Reader<'_> {
    /// The size of a dimension.
    pub(crate) fn dim_size(&self, group: &[Axis]) -> usize {
        group.iter().map(|&axis| self.axis_size(axis)).product()
    }

    pub(crate) fn axis_size(&self, axis: Axis) -> usize {
        match self.kernel.size(axis) {
            Size::Known(n) => n as usize,
            Size::Symbol(_) => unreachable!("programs have sizes"),
        }
    }

    /// True for the axes that the sharded dimension is made of.
    pub(crate) fn is_batch(&mut self, axis: Axis) -> bool {
        axis == self.replica_axis() || {
            let size = self.kernel.size(axis);
            axis == self.kernel.axis("n", size)
        }
    }

    /// The value with its axes named by position, those of the batch excepted, and named as a whole if it is large.
    pub(crate) fn settled(&mut self, value: Value) -> Value {
        let dims = self.positional(&value.dims);
        let pairs: Vec<(Axis, Axis)> =
            value.dims.iter().flatten().copied().zip(dims.iter().flatten().copied()).collect();
        let mut form = self.kernel.rename(&value.form, &pairs);
        let free = self.kernel.free_axes(&form);
        let (mut batch, mut partial) = (false, false);
        for axis in free {
            batch |= self.is_batch(axis) && axis != self.replica_axis();
            partial |= axis == self.replica_axis();
        }
        // A sum over one replica's examples is part of a sum over all: its terms must stay apart until the collective.
        let large = form.n_terms() > MAX_TERMS || form.n_factors() > MAX_FACTORS * form.n_terms();
        if large && (batch || !partial) {
            form = self.kernel.name(&form);
        }
        Value { dims, form }
    }

    /// Names for the axes of these dimensions: `d0`, `d1`, … in order; an axis of the batch keeps its own, once.
    fn positional(&mut self, dims: &[Vec<Axis>]) -> Vec<Vec<Axis>> {
        let (mut seen, mut position) = (Vec::new(), 0);
        let mut name = |reader: &mut Self, axis: Axis| {
            if reader.is_batch(axis) && !seen.contains(&axis) {
                seen.push(axis);
                return axis;
            }
            position += 1;
            let size = reader.kernel.size(axis);
            reader.kernel.axis(&format!("d{}", position - 1), size)
        };
        dims.iter().map(|group| group.iter().map(|&axis| name(self, axis)).collect()).collect()
    }

    /// The same values with equal dimensions made of the same axes.
    pub(crate) fn aligned(&mut self, values: &[Value]) -> Result<(Vec<Vec<Axis>>, Vec<Form>)> {
        let mut values = values.to_vec();
        let rank = values[0].dims.len();
        for d in 0..rank {
            let sizes = self.common_factors(&values.iter().map(|value| (value, d)).collect::<Vec<_>>())?;
            for value in &mut values {
                *value = self.split(value, d, &sizes)?;
            }
        }
        let mut model: Vec<Vec<Axis>> = values[0].dims.clone();
        for value in &values[1..] {
            for (d, group) in model.iter_mut().enumerate() {
                for (k, axis) in group.iter_mut().enumerate() {
                    let other = value.dims[d][k];
                    if self.is_batch(other) && self.depends(value, d) {
                        *axis = other;
                    }
                }
            }
        }
        let dims = self.positional(&model);
        let to: Vec<Axis> = dims.iter().flatten().copied().collect();
        let forms = values.iter().map(|value| {
            let pairs: Vec<(Axis, Axis)> = value.dims.iter().flatten().copied().zip(to.iter().copied()).collect();
            self.kernel.rename(&value.form, &pairs)
        });
        let forms = forms.collect();
        Ok((dims, forms))
    }

    /// Factors of the size of these dimensions into which each can be cut.
    pub(crate) fn common_factors(&self, of: &[(&Value, usize)]) -> Result<Vec<usize>> {
        let factors = |(value, d): &(&Value, usize)| -> Vec<usize> {
            value.dims[*d].iter().map(|&axis| self.axis_size(axis)).collect()
        };
        let mut sizes: Option<Vec<usize>> = None;
        for at in of.iter().filter(|(value, d)| self.depends(value, *d)) {
            sizes = Some(match sizes {
                None => factors(at),
                Some(sizes) => refinement(&sizes, &factors(at))?,
            });
        }
        Ok(sizes.unwrap_or_else(|| factors(&of[0])))
    }

    /// True if the value differs along dimension d.
    pub(crate) fn depends(&self, value: &Value, d: usize) -> bool {
        let free = self.kernel.free_axes(&value.form);
        value.dims[d].iter().any(|axis| free.contains(axis))
    }

    /// Dimension d made of axes of these sizes.
    pub(crate) fn split(&mut self, value: &Value, d: usize, sizes: &[usize]) -> Result {
        let group = value.dims[d].clone();
        let found: Vec<usize> = group.iter().map(|&axis| self.axis_size(axis)).collect();
        if found == sizes {
            return Ok(value.clone());
        }
        let (mut form, mut axes, mut rest) = (value.form.clone(), Vec::new(), sizes.to_vec());
        if !self.depends(value, d) {
            for &size in sizes {
                axes.extend(self.fresh(size)?);
            }
        } else {
            for axis in group {
                let size = self.axis_size(axis);
                let (mut inner, mut product) = (Vec::new(), 1);
                while product < size && !rest.is_empty() {
                    product *= rest[0];
                    inner.push(rest.remove(0));
                }
                if product != size {
                    return Err(format!("a dimension of factors {found:?} cut into {sizes:?}"));
                }
                if let [_] = inner[..] {
                    axes.push(axis);
                    continue;
                }
                // f(i) = Σ_j f(j)·[j = i₀·s₀ + i₁·s₁ + …]
                let start = axes.len();
                for &size in &inner {
                    axes.extend(self.fresh(size)?);
                }
                let mut terms: Vec<(Axis, i64)> = Vec::new();
                let mut stride = 1;
                for &part in axes[start..].iter().rev() {
                    terms.push((part, stride));
                    stride *= self.axis_size(part) as i64;
                }
                terms.push((axis, -1));
                let equation = self.equation(&terms, 0);
                form = self.kernel.mul(&form, &equation);
                form = self.kernel.sum(&form, &[axis]);
            }
        }
        let mut dims = value.dims.clone();
        dims[d] = axes;
        Ok(Value { dims, form })
    }

    /// `[offset + Σ coefficient·axis = 0]` as 1 or 0, a tensor known by its equation only. Of both signs, the writing
    /// that sorts first.
    pub(crate) fn equation(&mut self, terms: &[(Axis, i64)], offset: i64) -> Form {
        let signed = |sign: i64| {
            let mut terms: Vec<(i64, usize, Axis)> =
                terms.iter().map(|&(axis, c)| (sign * c, self.axis_size(axis), axis)).collect();
            terms.sort_by_key(|&(c, size, _)| (c, size));
            let axes: Vec<Axis> = terms.iter().map(|t| t.2).collect();
            ((terms.into_iter().map(|t| (t.0, t.1)).collect::<Vec<_>>(), sign * offset), axes)
        };
        let [plus, minus] = [signed(1), signed(-1)];
        let ((coefficients, offset), axes) = if minus.0 < plus.0 { minus } else { plus };
        if axes.is_empty() {
            return self.kernel.integer((offset == 0).into());
        }
        let label = format!("equation {coefficients:?} + {offset} = 0");
        self.kernel.apply(&label, Range::Boolean, &[], &[], &axes)
    }

    /// `Σ_summed form·[offset + Σ coefficient·axis = 0]`; where the equation says `summed = other`, the form at the
    /// other.
    pub(crate) fn where_equal(&mut self, form: &Form, summed: Axis, terms: &[(Axis, i64)], offset: i64) -> Form {
        let other = match terms {
            [(a, c), (b, d)] if *c == -*d && c.abs() == 1 && offset == 0 => {
                if *a == summed {
                    Some(*b)
                } else {
                    Some(*a)
                }
            }
            _ => None,
        };
        if let Some(other) = other.filter(|&other| self.kernel.size(other) == self.kernel.size(summed)) {
            return self.kernel.rename(form, &[(summed, other)]);
        }
        let equation = self.equation(terms, offset);
        let product = self.kernel.mul(form, &equation);
        self.kernel.sum(&product, &[summed])
    }

    /// The index of a dimension as a sum of its axes, each times its stride; the terms are multiplied by `by`.
    pub(crate) fn index_terms(&self, group: &[Axis], by: i64) -> Vec<(Axis, i64)> {
        let mut stride = by;
        let mut terms = Vec::new();
        for &axis in group.iter().rev() {
            terms.push((axis, stride));
            stride *= self.axis_size(axis) as i64;
        }
        terms
    }

    /// `Σ_i value(i)·[o = i·step + offset]`, the values of dimension d that a box of `size` positions reads.
    pub(crate) fn moved(&mut self, value: &Value, d: usize, size: usize, step: i64, offset: i64) -> Result {
        let group = value.dims[d].clone();
        let target = self.fresh(size)?;
        let mut terms = self.index_terms(&group, step);
        terms.extend(self.index_terms(&target, -1));
        let equation = self.equation(&terms, offset);
        let product = self.kernel.mul(&value.form, &equation);
        let form = self.kernel.sum(&product, &group);
        let mut dims = value.dims.clone();
        dims[d] = target;
        Ok(Value { dims, form })
    }

    /// Tensors one after the other along a dimension, as one.
    pub(crate) fn joined(&mut self, dim: usize, parts: &[Value]) -> Result {
        let sizes: Vec<usize> = parts.iter().map(|part| self.dim_size(&part.dims[dim])).collect();
        let total = sizes.iter().sum();
        let mut offset = 0;
        let mut placed = Vec::new();
        for (part, size) in parts.iter().zip(&sizes) {
            placed.push(self.moved(part, dim, total, 1, offset)?);
            offset += *size as i64;
        }
        let (dims, forms) = self.aligned(&placed)?;
        let zero = self.kernel.integer(0);
        let form = forms.iter().fold(zero, |sum, form| self.kernel.add(&sum, form));
        Ok(Value { dims, form })
    }
}

/// The coarsest factors that both lists of factors of one number are products of.
fn refinement(a: &[usize], b: &[usize]) -> Result<Vec<usize>> {
    let boundaries = |factors: &[usize]| {
        let mut product = 1;
        factors.iter().rev().map(|f| (product *= f, product).1).collect::<Vec<usize>>()
    };
    let mut all = [boundaries(a), boundaries(b)].concat();
    all.sort_unstable();
    all.dedup();
    let mut factors = Vec::new();
    let mut below = 1;
    for boundary in all {
        if boundary % below != 0 {
            return Err(format!("dimensions of factors {a:?} and {b:?} side by side"));
        }
        factors.push(boundary / below);
        below = boundary;
    }
    factors.reverse();
    Ok(factors)
}
