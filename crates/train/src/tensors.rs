//! Named tensors on the host, and safetensors files of them.

use std::{fs, path::Path};

use safetensors::{Dtype, SafeTensors, tensor::TensorView};
use truestep_ir::{ElemType, TensorType};
use truestep_step::Slot;

use crate::error::TrainError;

/// A named tensor on the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostTensor {
    /// Its name.
    pub name: String,
    /// Shape and element type.
    pub ty: TensorType,
    /// The elements, row-major and little-endian; an `i1` is one byte.
    pub bytes: Vec<u8>,
}

/// The name of a state tensor in a checkpoint: `param/conv1.weight`.
pub fn tensor_name(slot: &Slot) -> String {
    let role = serde_json::to_value(slot.role).expect("a role is JSON");
    format!("{}/{}", role.as_str().expect("a role is a string"), slot.name)
}

/// A safetensors file of `tensors`. Equal tensors give equal bytes, in whatever order.
///
/// # Errors
/// [`TrainError::Request`] if a tensor's bytes are not those of its type.
pub fn to_safetensors(tensors: &[HostTensor]) -> Result<Vec<u8>, TrainError> {
    fn view(tensor: &HostTensor) -> Result<(&str, TensorView<'_>), TrainError> {
        let HostTensor { name, ty, bytes } = tensor;
        let view = TensorView::new(dtype(ty.elem), ty.dims.clone(), bytes);
        let wrong = |_| TrainError::request(format!("bytes of {name}"), ty.size_bytes(), bytes.len());
        Ok((name, view.map_err(wrong)?))
    }
    let views = tensors.iter().map(view).collect::<Result<Vec<_>, _>>()?;
    safetensors::serialize(views, None)
        .map_err(|e| TrainError::request("safetensors", "tensors with distinct names", e))
}

/// The tensors of a safetensors file, in the order of their names.
///
/// # Errors
/// [`TrainError::Io`]; [`TrainError::File`] if `path` is damaged or holds a type that StableHLO lacks.
pub fn read_safetensors(path: &Path) -> Result<Vec<HostTensor>, TrainError> {
    parse_safetensors(path, &fs::read(path).map_err(TrainError::io(path))?)
}

/// As [`read_safetensors`], of bytes that were read from `path`.
pub(crate) fn parse_safetensors(path: &Path, bytes: &[u8]) -> Result<Vec<HostTensor>, TrainError> {
    let file =
        SafeTensors::deserialize(bytes).map_err(|e| TrainError::file(path, "content", "a safetensors file", e))?;
    let tensor = |(name, view): (&str, TensorView)| {
        let elem = ElemType::ALL.iter().copied().find(|&elem| dtype(elem) == view.dtype());
        let elem = elem.ok_or_else(|| {
            TrainError::file(path, format!("type of {name}"), "a type of StableHLO", format!("{:?}", view.dtype()))
        })?;
        let ty = TensorType::new(view.shape(), elem);
        Ok(HostTensor { name: name.to_owned(), ty, bytes: view.data().to_vec() })
    };
    let mut tensors = file.iter().map(tensor).collect::<Result<Vec<_>, TrainError>>()?;
    tensors.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(tensors)
}

/// The bytes of a stored tensor, as the program takes them through `slot`.
pub(crate) fn to_slot(slot: &Slot, bytes: Vec<u8>) -> Vec<u8> {
    permute(bytes, &slot.stored_ty(), &slot.permutation)
}

/// The bytes that the program gave through `slot`, as the tensor is stored.
pub(crate) fn from_slot(slot: &Slot, bytes: Vec<u8>) -> Vec<u8> {
    let mut inverse = slot.permutation.clone();
    slot.permutation.iter().enumerate().for_each(|(i, &d)| inverse[d] = i);
    permute(bytes, &slot.ty(), &inverse)
}

/// `bytes` of type `ty` with dimension `permutation[i]` in place `i`; as they are where `permutation` is empty, or they
/// are not as many as the type says.
fn permute(bytes: Vec<u8>, ty: &TensorType, permutation: &[usize]) -> Vec<u8> {
    if permutation.is_empty() || bytes.len() != ty.size_bytes() || bytes.is_empty() {
        return bytes;
    }
    let size = ty.size_bytes() / ty.numel();
    let stride = |d: usize| ty.dims[d + 1..].iter().product::<usize>() * size;
    let (dims, strides): (Vec<usize>, Vec<usize>) = permutation.iter().map(|&d| (ty.dims[d], stride(d))).unzip();
    let mut out = Vec::with_capacity(bytes.len());
    let mut index = vec![0; dims.len()];
    let mut at = 0;
    while out.len() < bytes.len() {
        out.extend_from_slice(&bytes[at..at + size]);
        for d in (0..dims.len()).rev() {
            index[d] += 1;
            at += strides[d];
            if index[d] < dims[d] {
                break;
            }
            at -= dims[d] * strides[d];
            index[d] = 0;
        }
    }
    out
}

fn dtype(elem: ElemType) -> Dtype {
    match elem {
        ElemType::F64 => Dtype::F64,
        ElemType::F32 => Dtype::F32,
        ElemType::Bf16 => Dtype::BF16,
        ElemType::F16 => Dtype::F16,
        ElemType::I1 => Dtype::BOOL,
        ElemType::I8 => Dtype::I8,
        ElemType::I16 => Dtype::I16,
        ElemType::I32 => Dtype::I32,
        ElemType::I64 => Dtype::I64,
        ElemType::Ui8 => Dtype::U8,
        ElemType::Ui16 => Dtype::U16,
        ElemType::Ui32 => Dtype::U32,
        ElemType::Ui64 => Dtype::U64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_follow_the_permutation_and_back() {
        let bytes: Vec<u8> = (0..2 * 3 * 4 * 2).collect();
        let mut slot = Slot {
            role: truestep_step::Role::Param,
            name: "w".into(),
            dims: vec![4, 2, 3],
            dtype: "f16".into(),
            sharding: truestep_step::Sharding::Replicated,
            permutation: vec![2, 0, 1],
            donated_to: None,
        };
        assert_eq!(slot.stored_ty().dims, [2, 3, 4]);
        let given = to_slot(&slot, bytes.clone());
        // Element (k, i, j) of the program is element (i, j, k) of the tensor.
        for (k, i, j) in [(0, 0, 0), (3, 1, 2), (1, 0, 2), (2, 1, 0)] {
            let [ours, stored] = [(k * 2 + i) * 3 + j, (i * 3 + j) * 4 + k].map(|at| 2 * at);
            assert_eq!(given[ours..ours + 2], bytes[stored..stored + 2]);
        }
        assert_eq!(from_slot(&slot, given), bytes);
        slot.permutation.clear();
        assert_eq!(to_slot(&slot, bytes.clone()), bytes);
    }

    #[test]
    fn every_type_survives_the_file() {
        let tensor = |&elem: &ElemType| {
            let ty = TensorType::new([2, 3], elem);
            let bytes = (0..ty.size_bytes()).map(|i| (i % 2) as u8).collect();
            HostTensor { name: format!("{elem}"), ty, bytes }
        };
        let mut tensors: Vec<_> = ElemType::ALL.iter().map(tensor).collect();
        let bytes = to_safetensors(&tensors).unwrap();
        tensors.reverse();
        assert_eq!(to_safetensors(&tensors).unwrap(), bytes);
        tensors.sort_by(|a, b| a.name.cmp(&b.name));
        assert_eq!(parse_safetensors(Path::new("x"), &bytes).unwrap(), tensors);

        let message = parse_safetensors(Path::new("x"), &bytes[..bytes.len() - 1]).unwrap_err().to_string();
        assert!(message.starts_with("x: content: expected a safetensors file"), "{message}");
        tensors[0].bytes.pop();
        assert!(to_safetensors(&tensors).is_err());
    }
}
