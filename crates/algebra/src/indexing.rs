//! Gathers of whole slices by one index per row, as in embeddings.

use crate::reader::Reader;
use crate::value::{Result, Value};
use truestep_ir::{Gather, ValueId};
use truestep_kernel::{Axis, Range};

impl Reader<'_> {
    /// `y[n…, o…] = Σ_i x[i, o…]·[i = clamp(index[n…])]`: one component of the index, whole slices otherwise.
    pub(crate) fn gather(&mut self, v: ValueId, indices: ValueId, attrs: &Gather) -> Result {
        let (ty, at) = (self.func.ty(v).clone(), self.func.ty(indices).clone());
        let rank = ty.dims.len();
        let [taken] = attrs.start_index_map[..] else { return Err("an index of several components".into()) };
        let implicit = attrs.index_vector_dim == at.dims.len();
        let whole = (0..rank).all(|d| attrs.slice_sizes[d] == if d == taken { 1 } else { ty.dims[d] });
        let batching = !attrs.operand_batching_dims.is_empty();
        if batching || !whole || attrs.collapsed_slice_dims != [taken] {
            return Err("a gather of other than whole slices".into());
        }
        let (x, index) = (self.value(v)?, self.value(indices)?);
        let x = self.apart(&x);
        let label = format!("clamped row {:?}", self.dim_size(&x.dims[taken]));
        let row = self.kernel.apply(&label, Range::Boolean, &[index.form], &[], &x.dims[taken]);
        let product = self.kernel.mul(&x.form, &row);
        let form = self.kernel.sum(&product, &x.dims[taken]);
        let mut offsets = (0..rank).filter(|&d| d != taken).map(|d| x.dims[d].clone());
        let mut rows =
            (0..at.dims.len()).filter(|&d| implicit || d != attrs.index_vector_dim).map(|d| index.dims[d].clone());
        let total = rank - 1 + at.dims.len() - usize::from(!implicit);
        let pick = |d| if attrs.offset_dims.contains(&d) { offsets.next() } else { rows.next() };
        let dims: Option<Vec<Vec<Axis>>> = (0..total).map(pick).collect();
        Ok(Value { dims: dims.ok_or("a gather of another rank")?, form })
    }
}
