//! The inputs of a module: from a file, or drawn at random.

use anyhow::{Result, bail, ensure};
use std::path::Path;
use truestep_data::Draws;
use truestep_ir::{ElemKind, ElemType, TensorType, encode_f64};
use truestep_train::{HostTensor, read_safetensors};

/// Little-endian bytes of every tensor: `[replica][position]`.
pub type Values = Vec<Vec<Vec<u8>>>;

/// Where inputs come from.
pub struct Inputs;

/// Random integers are below this.
const INTEGERS: usize = 8;

impl Inputs {
    /// The inputs of these types in the safetensors file `path`, for every replica.
    ///
    /// # Errors
    /// A file that cannot be read, an input that is missing or of another type.
    pub fn read(path: &Path, types: &[TensorType], replicas: usize) -> Result<Values> {
        let tensors = read_safetensors(path)?;
        let file = path.display();
        let mut values: Values = vec![Vec::new(); replicas];
        for (tensor, ty) in in_order(&file.to_string(), &tensors, types.len())?.into_iter().zip(types) {
            let HostTensor { name, ty: found, bytes } = tensor;
            let sharded = ty.with_dims([&[replicas], ty.dims.as_slice()].concat());
            if found == ty {
                values.iter_mut().for_each(|replica| replica.push(bytes.clone()));
            } else if replicas > 1 && *found == sharded {
                values.iter_mut().enumerate().for_each(|(r, replica)| {
                    replica.push(bytes[r * ty.size_bytes()..][..ty.size_bytes()].to_vec());
                });
            } else {
                bail!("{file}: {name}: expected {ty}, found {found}");
            }
        }
        Ok(values)
    }

    /// Random inputs of these types, a function of `seed` and the position.
    pub fn random(seed: u64, types: &[TensorType], replicas: usize) -> Values {
        let draw = |replica: usize| {
            let tensor = |(i, ty): (usize, &TensorType)| {
                let mut draws = Draws::new(&[seed, replica as u64, i as u64]);
                (0..ty.numel()).flat_map(|_| element(&mut draws, ty.elem)).collect()
            };
            types.iter().enumerate().map(tensor).collect()
        };
        (0..replicas).map(draw).collect()
    }
}

/// The tensors that are inputs, in order: named `in0` …, or `arg0` …, or all of them by name.
fn in_order<'a>(file: &str, tensors: &'a [HostTensor], n: usize) -> Result<Vec<&'a HostTensor>> {
    let find = |name: &str| tensors.iter().find(|tensor| tensor.name == name);
    for prefix in ["in", "arg"] {
        if find(&format!("{prefix}0")).is_some() {
            let numbered = (0..n).map(|i| find(&format!("{prefix}{i}")).ok_or(i));
            return numbered
                .collect::<Result<_, _>>()
                .map_err(|i| anyhow::anyhow!("{file}: {prefix}{i} is missing; the module takes {n} inputs"));
        }
    }
    ensure!(tensors.len() == n, "{file}: expected {n} tensors, found {}", tensors.len());
    Ok(tensors.iter().collect())
}

/// The bytes of one random element.
fn element(draws: &mut Draws, elem: ElemType) -> Vec<u8> {
    let bits = match elem.kind() {
        ElemKind::Float => encode_f64(elem, (draws.bits() >> 11) as f64 / (1u64 << 52) as f64 - 1.0),
        ElemKind::Bool => draws.below(2) as u64,
        ElemKind::Signed | ElemKind::Unsigned => draws.below(INTEGERS) as u64,
    };
    bits.to_le_bytes()[..elem.bytes()].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_ir::decode_f64;

    fn tensor(name: &str, dims: &[usize], values: &[f32]) -> HostTensor {
        let ty = TensorType::new(dims, ElemType::F32);
        HostTensor { name: name.into(), ty, bytes: values.iter().flat_map(|v| v.to_le_bytes()).collect() }
    }

    fn read(tensors: &[HostTensor], types: &[TensorType], replicas: usize) -> Result<Values> {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("in.safetensors");
        std::fs::write(&path, truestep_train::to_safetensors(tensors)?)?;
        Inputs::read(&path, types, replicas)
    }

    #[test]
    fn names_decide_the_order_and_replicas_share() {
        let types = [TensorType::new([2], ElemType::F32), TensorType::scalar(ElemType::F32)];
        let (vector, scalar) = (tensor("in0", &[2], &[1.0, 2.0]), tensor("in1", &[], &[3.0]));
        let expected = vec![vec![vector.bytes.clone(), scalar.bytes.clone()]; 2];
        let extra = tensor("out0", &[], &[9.0]);
        assert_eq!(read(&[extra, scalar.clone(), vector.clone()], &types, 2).unwrap(), expected);
        let plain = [tensor("b", &[], &[3.0]), tensor("a", &[2], &[1.0, 2.0])];
        assert_eq!(read(&plain, &types, 2).unwrap(), expected);
        let sharded = [vector.clone(), tensor("in1", &[2], &[3.0, 4.0])];
        let values = read(&sharded, &types, 2).unwrap();
        assert_eq!((&values[0][1], &values[1][1]), (&3f32.to_le_bytes().to_vec(), &4f32.to_le_bytes().to_vec()));

        let refusals = [
            (vec![vector.clone()], "in1 is missing; the module takes 2 inputs"),
            (vec![scalar.clone()], "expected 2 tensors, found 1"),
            (vec![tensor("in0", &[3], &[0.0; 3]), scalar], "in0: expected tensor<2xf32>, found tensor<3xf32>"),
        ];
        for (tensors, what) in refusals {
            let message = read(&tensors, &types, 1).unwrap_err().to_string();
            assert!(message.ends_with(what), "{message}");
        }
    }

    #[test]
    fn random_inputs_are_in_range_and_repeat() {
        for &elem in ElemType::ALL {
            let ty = TensorType::new([64], elem);
            let values = Inputs::random(7, &[ty.clone(), ty.clone()], 2);
            assert_eq!(values, Inputs::random(7, &[ty.clone(), ty.clone()], 2));
            assert!(values[0] != values[1] && values[0][0] != values[0][1], "{elem}");
            assert_eq!(values[0][0].len(), ty.size_bytes());
        }
        let floats = &Inputs::random(0, &[TensorType::new([1000], ElemType::F64)], 1)[0][0];
        let floats =
            floats.chunks_exact(8).map(|b| decode_f64(ElemType::F64, u64::from_le_bytes(b.try_into().unwrap())));
        let (low, high) = floats.fold((f64::MAX, f64::MIN), |(low, high), v| (low.min(v), high.max(v)));
        assert!((-1.0..-0.9).contains(&low) && (0.9..1.0).contains(&high));
    }
}
