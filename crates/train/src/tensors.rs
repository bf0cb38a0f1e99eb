//! Named tensors on the host, and safetensors files of them.

use std::{fs, path::Path};

use safetensors::{Dtype, SafeTensors, tensor::TensorView};
use truestep_ir::{ElemType, TensorType};

use crate::TrainError;

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
