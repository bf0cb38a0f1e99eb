//! Known answers asked of a plugin before it is trusted.

use crate::client::Client;
use crate::error::{Error, ErrorKind, Result};
use crate::options::CompileOptions;
use crate::setup;
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Duration;
use truestep_ir::{ElemType, TensorType};

/// How long a plugin may take for its answers; a deadlocked collective takes for ever.
const PATIENCE: Duration = Duration::from_secs(120);

/// The answers expected of a plugin.
#[derive(Clone, Debug, PartialEq)]
pub struct Golden {
    /// What every replica holds after an all-reduce where replica r brings r + 1.
    pub all_reduce: f32,
    /// The impulse `0 0 1 0 0` convolved with the kernel `1 2 3`, padded by one (StableHLO correlates: no flip).
    pub convolution: [f32; 5],
}

impl Golden {
    /// The right answers for `replicas` replicas; two of them bring 1 and 2, and get 3.
    pub fn new(replicas: usize) -> Golden {
        Golden { all_reduce: (1..=replicas).sum::<usize>() as f32, convolution: [0.0, 3.0, 2.0, 1.0, 0.0] }
    }
}

/// Checks that the client's plugin computes the right answers on its first `replicas` devices, or that this build of it
/// has done so before (remembered in the user's cache).
///
/// # Errors
/// [`ErrorKind::SelfCheck`] for a wrong answer or none in time; the plugin's own.
pub fn self_check(client: &Client, replicas: usize) -> Result<()> {
    let memory = memory_path(client, replicas).ok();
    if memory.as_ref().is_some_and(|path| path.is_file()) {
        return Ok(());
    }
    check_answers(client, replicas, &Golden::new(replicas))?;
    if let Some(file) = memory {
        setup::remember(&file, "passed\n");
    }
    Ok(())
}

/// Asks the client's plugin for the answers, whatever is remembered.
///
/// # Errors
/// As [`self_check`].
pub fn check_answers(client: &Client, replicas: usize, golden: &Golden) -> Result<()> {
    let (asked, golden) = (client.clone(), golden.clone());
    within(PATIENCE, "the plugin's self-check", move || {
        let sums = ask_all_reduce(&asked, replicas)?;
        if sums.len() != replicas || sums.iter().any(|&sum| sum != golden.all_reduce) {
            let what = format!("an all-reduce over {replicas} replicas");
            return Err(wrong_answer(&asked, &what, &sums, &vec![golden.all_reduce; replicas]));
        }
        let convolution = ask_convolution(&asked)?;
        if convolution != golden.convolution {
            return Err(wrong_answer(&asked, "a convolution", &convolution, &golden.convolution));
        }
        Ok(())
    })
}

/// Runs `work` on a thread of its own and gives its result, or an error when it takes longer than `patience`;
/// the thread is then left behind.
fn within<T: Send + 'static>(
    patience: Duration,
    what: &str,
    work: impl FnOnce() -> Result<T> + Send + 'static,
) -> Result<T> {
    let (sender, receiver) = mpsc::channel();
    // A receiver that gave up is no reason to fail here.
    std::thread::spawn(move || drop(sender.send(work())));
    receiver.recv_timeout(patience).unwrap_or_else(|_| {
        let sentence = format!("{what} gave no answer within {} s", patience.as_secs_f32());
        Err(Error::new(ErrorKind::SelfCheck, sentence))
    })
}

fn ask_all_reduce(client: &Client, replicas: usize) -> Result<Vec<f32>> {
    let group: Vec<String> = (0..replicas).map(|r| r.to_string()).collect();
    let text = format!(
        r#"func.func public @main(%x: tensor<f32>) -> tensor<f32> {{
  %sum = "stablehlo.all_reduce"(%x) ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }}) {{replica_groups = dense<[[{}]]> : tensor<1x{replicas}xi64>}} : (tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}}"#,
        group.join(", ")
    );
    let executable = client.compile(&text, CompileOptions::replicas(replicas))?;
    let scalar = TensorType::scalar(ElemType::F32);
    let inputs = executable
        .devices()
        .iter()
        .enumerate()
        .map(|(r, &device)| client.upload(&(r as f32 + 1.0).to_le_bytes(), &scalar, device))
        .collect::<Result<Vec<_>>>()?;
    let outputs = executable.execute(&inputs.iter().map(|x| vec![x]).collect::<Vec<_>>())?;
    let sums = outputs.iter().flatten().map(|sum| sum.to_host()).collect::<Result<Vec<_>>>()?;
    Ok(sums.iter().flat_map(|bytes| floats(bytes)).collect())
}

fn ask_convolution(client: &Client) -> Result<Vec<f32>> {
    let text = "func.func public @main(%x: tensor<1x1x5xf32>, %k: tensor<1x1x3xf32>) -> tensor<1x1x5xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]} \
         {batch_group_count = 1 : i64, feature_group_count = 1 : i64} \
         : (tensor<1x1x5xf32>, tensor<1x1x3xf32>) -> tensor<1x1x5xf32>
  return %y : tensor<1x1x5xf32>
}";
    let executable = client.compile(text, CompileOptions::default())?;
    let upload = |values: &[f32]| {
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        client.upload(&bytes, &TensorType::new([1, 1, values.len()], ElemType::F32), executable.devices()[0])
    };
    let (x, k) = (upload(&[0.0, 0.0, 1.0, 0.0, 0.0])?, upload(&[1.0, 2.0, 3.0])?);
    let outputs = executable.execute(&[vec![&x, &k]])?;
    Ok(floats(&outputs[0][0].to_host()?))
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.as_chunks().0.iter().map(|&b| f32::from_le_bytes(b)).collect()
}

fn wrong_answer(client: &Client, what: &str, found: &[f32], expected: &[f32]) -> Error {
    let path = client.plugin().path().display();
    Error::new(
        ErrorKind::SelfCheck,
        format!("{path} computes wrongly: {what} should give {expected:?} and gave {found:?}"),
    )
}

/// The file whose presence says that this build passed on this platform with so many replicas.
fn memory_path(client: &Client, replicas: usize) -> Result<PathBuf> {
    let (build, platform) = (client.plugin().build_id()?, client.platform_name());
    Ok(setup::cache_dir()?.join("self-check").join(format!("{build}-{platform}-{replicas}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_watchdog_gives_up_on_work_that_never_ends() {
        let (release, blocked) = mpsc::channel::<()>();
        let stuck = move || Ok(blocked.recv().is_ok());
        let error = within(Duration::from_millis(1), "stuck work", stuck).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::SelfCheck);
        assert!(error.to_string().contains("stuck work gave no answer within"));
        drop(release);
        assert_eq!(within(PATIENCE, "quick work", || Ok(7)).unwrap(), 7);
    }
}
