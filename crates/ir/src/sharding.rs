//! How whole tensors are cut over the devices of a mesh.

use crate::types::TensorType;

/// Devices laid out along named axes; a device's number is its row-major position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mesh {
    /// Name without `@`.
    pub name: String,
    /// Name and size of each axis, outermost first.
    pub axes: Vec<(String, usize)>,
}

impl Mesh {
    /// Number of devices.
    pub fn n_devices(&self) -> usize {
        self.axes.iter().map(|(_, size)| size).product()
    }

    /// Axis sizes, outermost first.
    pub fn sizes(&self) -> Vec<usize> {
        self.axes.iter().map(|&(_, size)| size).collect()
    }
}

/// For each dimension of a tensor, the mesh axes it is split over, major first; along the other axes the tensor is
/// repeated.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Sharding(pub Vec<Vec<usize>>);

impl Sharding {
    /// The whole tensor on every device.
    pub fn replicated(rank: usize) -> Self {
        Sharding(vec![Vec::new(); rank])
    }

    /// True if every device holds the whole.
    pub fn is_replicated(&self) -> bool {
        self.0.iter().all(Vec::is_empty)
    }

    /// True if no axis is named twice and all exist, of `rank` dimensions.
    pub fn fits(&self, rank: usize, mesh: &[usize]) -> bool {
        let mut axes: Vec<usize> = self.0.iter().flatten().copied().collect();
        let n = axes.len();
        axes.sort_unstable();
        axes.dedup();
        self.0.len() == rank && axes.len() == n && axes.last().is_none_or(|&axis| axis < mesh.len())
    }

    /// Number of blocks per dimension, on a mesh of these axis sizes.
    pub fn blocks(&self, mesh: &[usize]) -> Vec<usize> {
        self.0.iter().map(|axes| axes.iter().map(|&axis| mesh[axis]).product()).collect()
    }

    /// Which block a device holds, per dimension.
    pub fn block_of(&self, device: usize, mesh: &[usize]) -> Vec<usize> {
        let strides = crate::types::row_major_strides(mesh);
        let place = |axis: usize| device / strides[axis] % mesh[axis];
        let block = |axes: &Vec<usize>| axes.iter().fold(0, |block, &axis| block * mesh[axis] + place(axis));
        self.0.iter().map(block).collect()
    }

    /// The type of a device's block of a whole tensor, if that divides.
    pub fn local(&self, whole: &TensorType, mesh: &[usize]) -> Option<TensorType> {
        let blocks = self.fits(whole.rank(), mesh).then(|| self.blocks(mesh))?;
        let divided = |(size, n): (&usize, &usize)| (*n > 0 && size.is_multiple_of(*n)).then(|| size / n);
        Some(whole.with_dims(whole.dims.iter().zip(&blocks).map(divided).collect::<Option<Vec<_>>>()?))
    }

    /// The type of the whole tensor whose blocks have this type.
    pub fn whole(&self, local: &TensorType, mesh: &[usize]) -> Option<TensorType> {
        let blocks = self.fits(local.rank(), mesh).then(|| self.blocks(mesh))?;
        let dims: Option<Vec<_>> = local.dims.iter().zip(blocks).map(|(size, n)| size.checked_mul(n)).collect();
        Some(local.with_dims(dims?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::ElemType;

    #[test]
    fn blocks_by_row_major_position() {
        let mesh = [2, 3];
        let sharding = Sharding(vec![vec![1], vec![], vec![0]]);
        let whole = TensorType::new([6, 5, 4], ElemType::F32);
        let local = sharding.local(&whole, &mesh).unwrap();
        assert_eq!(local.dims, [2, 5, 2]);
        assert_eq!(sharding.whole(&local, &mesh).unwrap(), whole);
        assert_eq!(sharding.block_of(4, &mesh), [1, 0, 1]);
        let both = Sharding(vec![vec![1, 0]]);
        assert_eq!((0..6).map(|device| both.block_of(device, &mesh)[0]).collect::<Vec<_>>(), [0, 2, 4, 1, 3, 5]);
        assert_eq!(both.local(&TensorType::new([7], ElemType::F32), &mesh), None);
        assert!(!Sharding(vec![vec![0], vec![0]]).fits(2, &mesh));
        assert!(!Sharding(vec![vec![2]]).fits(1, &mesh));
    }
}
