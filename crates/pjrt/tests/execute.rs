//! Programs on the CPU plugin: values in, values out.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use truestep_ir::{ElemType, TensorType};
use truestep_pjrt::{Buffer, Client, CompileOptions, ErrorKind, Plugin, setup};

/// A client with `n` CPU devices.
fn client(n: usize) -> Client {
    let plugin = Plugin::load(&setup::ensure().unwrap()).unwrap();
    Client::for_replicas(&plugin, n).unwrap()
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

fn f32_type(dims: &[usize]) -> TensorType {
    TensorType::new(dims, ElemType::F32)
}

fn upload(client: &Client, values: &[f32], device: usize) -> Buffer {
    client.upload(&bytes(values), &f32_type(&[values.len()]), device).unwrap()
}

/// x + x, with the argument given up for the result.
const DOUBLE: &str = r#"
func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}"#;

/// The sum over two replicas.
const ALL_REDUCE: &str = r#"
func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}"#;

#[test]
fn arithmetic() {
    let client = client(1);
    let text = r#"
func.func public @main(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>) -> (tensor<2x2xf32>, tensor<f32>, tensor<3x2xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %c = stablehlo.constant dense<7.0> : tensor<f32>
  %1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0, %c, %1 : tensor<2x2xf32>, tensor<f32>, tensor<3x2xf32>
}"#;
    let executable = client.compile(text, CompileOptions::default()).unwrap();
    let types = [f32_type(&[2, 2]), f32_type(&[]), f32_type(&[3, 2])];
    assert_eq!(executable.num_outputs(), 3);
    assert_eq!(executable.output_types().unwrap(), types);

    let x = client.upload(&bytes(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), &f32_type(&[2, 3]), 0).unwrap();
    let y = client.upload(&bytes(&[1.0, 0.0, 0.0, 1.0, 1.0, 1.0]), &f32_type(&[3, 2]), 0).unwrap();
    let outputs = executable.execute(&[vec![&x, &y]]).unwrap().remove(0);
    assert_eq!(outputs[0].ty().unwrap(), types[0]);
    assert_eq!(floats(&outputs[0].to_host().unwrap()), [4.0, 5.0, 10.0, 11.0]);
    assert_eq!(floats(&outputs[1].to_host().unwrap()), [7.0]);
    // Row-major on the host, whatever the layout on the device.
    assert_eq!(floats(&outputs[2].to_host().unwrap()), [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
}

#[test]
fn every_element_type_survives_the_round_trip() {
    let client = client(1);
    for &elem in ElemType::ALL {
        let ty = TensorType::new([2, 3], elem);
        let bytes: Vec<u8> = (0..ty.size_bytes()).map(|i| (i % 2) as u8).collect();
        let buffer = client.upload(&bytes, &ty, 0).unwrap();
        assert_eq!(buffer.ty().unwrap(), ty);
        assert_eq!(buffer.to_host().unwrap(), bytes, "{ty}");
    }
    let empty = f32_type(&[0, 3]);
    assert!(client.upload(&[], &empty, 0).unwrap().to_host().unwrap().is_empty());
}

#[test]
fn predicates_are_one_byte() {
    let client = client(1);
    let text = r#"
func.func public @main(%x: tensor<3xi1>) -> tensor<3xi1> {
  %0 = stablehlo.not %x : tensor<3xi1>
  return %0 : tensor<3xi1>
}"#;
    let executable = client.compile(text, CompileOptions::default()).unwrap();
    let x = client.upload(&[0, 1, 0], &TensorType::new([3], ElemType::I1), 0).unwrap();
    assert_eq!(executable.execute(&[vec![&x]]).unwrap()[0][0].to_host().unwrap(), [1, 0, 1]);
}

#[test]
fn a_donated_argument_is_consumed() {
    let client = client(1);
    let executable = client.compile(DOUBLE, CompileOptions::default()).unwrap();
    let x = upload(&client, &[1.0, 2.0, 3.0, 4.0], 0);
    let once = executable.execute(&[vec![&x]]).unwrap().remove(0).remove(0);
    assert!(x.is_consumed().unwrap());
    assert!(x.to_host().is_err());
    let error = executable.execute(&[vec![&x]]).unwrap_err();
    assert!(error.to_string().contains("argument 0 of copy 0 was consumed"), "{error}");
    let twice = executable.execute(&[vec![&once]]).unwrap().remove(0).remove(0);
    drop((x, once));
    assert_eq!(floats(&twice.to_host().unwrap()), [4.0, 8.0, 12.0, 16.0]);
}

#[test]
fn a_kept_argument_is_not_consumed() {
    let client = client(1);
    let executable = client.compile(DOUBLE, CompileOptions::default()).unwrap();
    let x = upload(&client, &[1.0, 2.0, 3.0, 4.0], 0);
    let outputs = executable.execute_keeping(&[vec![&x]], &[0]).unwrap();
    assert_eq!(floats(&outputs[0][0].to_host().unwrap()), [2.0, 4.0, 6.0, 8.0]);
    assert!(!x.is_consumed().unwrap());
    assert_eq!(floats(&x.to_host().unwrap()), [1.0, 2.0, 3.0, 4.0]);
}

#[test]
fn replicas_all_reduce() {
    let client = client(2);
    let executable = client.compile(ALL_REDUCE, CompileOptions::replicas(2)).unwrap();
    assert_eq!(executable.devices(), [0, 1]);
    let (x0, x1) = (upload(&client, &[1.0, 10.0], 0), upload(&client, &[2.0, 20.0], 1));
    for _ in 0..20 {
        let outputs = executable.execute(&[vec![&x0], vec![&x1]]).unwrap();
        let sums: Vec<_> = outputs.iter().map(|o| floats(&o[0].to_host().unwrap())).collect();
        assert_eq!(sums, [[3.0, 30.0], [3.0, 30.0]]);
    }
}

#[test]
fn each_replica_has_its_own_outputs() {
    let client = client(2);
    let text = DOUBLE.replace("add", "multiply");
    let executable = client.compile(&text, CompileOptions::replicas(2)).unwrap();
    let (x0, x1) = (upload(&client, &[1.0, 2.0, 3.0, 4.0], 0), upload(&client, &[5.0, 6.0, 7.0, 8.0], 1));
    let outputs = executable.execute(&[vec![&x0], vec![&x1]]).unwrap();
    assert_eq!(floats(&outputs[0][0].to_host().unwrap()), [1.0, 4.0, 9.0, 16.0]);
    assert_eq!(floats(&outputs[1][0].to_host().unwrap()), [25.0, 36.0, 49.0, 64.0]);
    assert!(x0.is_consumed().unwrap() && x1.is_consumed().unwrap());
}

#[test]
fn an_unsharded_program_runs_whole_on_every_partition() {
    let client = client(2);
    let options = CompileOptions { num_replicas: 1, num_partitions: 2 };
    let executable = client.compile(DOUBLE, options).unwrap();
    let [x0, x1] = [0, 1].map(|device| upload(&client, &[1.0, 2.0, 3.0, 4.0], device));
    for copy in executable.execute(&[vec![&x0], vec![&x1]]).unwrap() {
        assert_eq!(floats(&copy[0].to_host().unwrap()), [2.0, 4.0, 6.0, 8.0]);
    }
}

#[test]
fn arguments_that_do_not_fit_are_errors() {
    let (client, other) = (client(2), client(1));
    let executable = client.compile(ALL_REDUCE, CompileOptions::replicas(2)).unwrap();
    let (x0, x1) = (upload(&client, &[1.0, 10.0], 0), upload(&client, &[2.0, 20.0], 1));
    let foreign = upload(&other, &[1.0, 10.0], 0);
    let kind = |inputs: &[Vec<&Buffer>]| executable.execute(inputs).unwrap_err().kind();
    assert_eq!(kind(&[vec![&x0]]), ErrorKind::Argument);
    assert_eq!(kind(&[vec![&x0], vec![]]), ErrorKind::Argument);
    assert_eq!(kind(&[vec![&x0], vec![&foreign]]), ErrorKind::Argument);
    assert_eq!(kind(&[vec![&x1], vec![&x0]]), ErrorKind::Argument); // each on the other's device

    let single = client.compile(DOUBLE, CompileOptions::default()).unwrap();
    let x = upload(&client, &[1.0, 2.0, 3.0, 4.0], 0);
    assert_eq!(single.execute(&[vec![&x, &x]]).unwrap_err().kind(), ErrorKind::Call); // one too many
    assert_eq!(single.execute(&[vec![&x0]]).unwrap_err().kind(), ErrorKind::Call); // of another size

    let ty = f32_type(&[2]);
    assert_eq!(client.upload(&[0; 7], &ty, 0).unwrap_err().kind(), ErrorKind::Argument);
    assert_eq!(client.upload(&[0; 8], &ty, 2).unwrap_err().kind(), ErrorKind::Argument);
}

/// Host bytes that count how often they were freed.
struct Counted(Vec<u8>, Arc<AtomicUsize>);

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fill(0xff);
        self.1.fetch_add(1, Ordering::SeqCst);
    }
}

#[test]
fn asynchronous_copies_own_their_bytes() {
    let freed = Arc::new(AtomicUsize::new(0));
    {
        let client = client(1);
        let n = 1 << 20;
        let uploads: Vec<Buffer> = (0..4)
            .map(|i| {
                let bytes = Counted(bytes(&vec![i as f32; n]), freed.clone());
                client.upload_async(bytes, &f32_type(&[n]), 0).unwrap()
            })
            .collect();
        let downloads: Vec<_> = uploads.iter().map(|buffer| buffer.download().unwrap()).collect();
        drop(uploads);
        for (i, download) in downloads.into_iter().enumerate() {
            assert!(floats(&download.wait().unwrap()).iter().all(|&v| v == i as f32));
        }
        // A download nobody waits for.
        let buffer = client.upload_async(bytes(&vec![1.0; n]), &f32_type(&[n]), 0).unwrap();
        drop(buffer.download().unwrap());
        buffer.wait().unwrap();
        assert!(buffer.is_ready().unwrap());
    }
    assert_eq!(freed.load(Ordering::SeqCst), 4);
}

#[test]
fn executables_survive_serialisation() {
    let client = client(2);
    let bytes = client.compile(ALL_REDUCE, CompileOptions::replicas(2)).unwrap().serialize().unwrap();
    let executable = client.deserialize(&bytes).unwrap();
    assert_eq!(executable.output_types().unwrap(), [f32_type(&[2])]);
    let (x0, x1) = (upload(&client, &[1.0, 10.0], 0), upload(&client, &[2.0, 20.0], 1));
    let outputs = executable.execute(&[vec![&x0], vec![&x1]]).unwrap();
    assert_eq!(floats(&outputs[1][0].to_host().unwrap()), [3.0, 30.0]);

    assert_eq!(client.deserialize(&bytes[..bytes.len() / 2]).unwrap_err().kind(), ErrorKind::Call);
}

#[test]
fn clients_and_executables_are_shared_between_threads() {
    let client = client(1);
    let text = DOUBLE.replace(" {tf.aliasing_output = 0 : i32}", "");
    let executable = client.compile(&text, CompileOptions::default()).unwrap();
    let x = upload(&client, &[1.0, 2.0, 3.0, 4.0], 0);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let outputs = executable.execute(&[vec![&x]]).unwrap();
                assert_eq!(floats(&outputs[0][0].to_host().unwrap()), [2.0, 4.0, 6.0, 8.0]);
            });
        }
    });
}
