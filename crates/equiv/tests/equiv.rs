//! What JAX prints for train steps of one device and of several: right pairs are proved, wrong ones refuted.

use std::fs;
use std::path::{Path, PathBuf};
use truestep_claim::{Input, Output};
use truestep_equiv::{EquivError, Options, Report, decide};
use truestep_ir::{Module, parse};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/equiv")
}

fn module(path: &Path) -> Module {
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    parse(&text).unwrap_or_else(|e| panic!("{}:{e}", path.display()))
}

/// The folders of the corpus with the names of the modules beside `single.mlir`.
fn cases() -> Vec<(PathBuf, Vec<String>)> {
    let list = |dir: &Path, keep: fn(&Path) -> bool| -> Vec<String> {
        let entries = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap()).filter(|entry| keep(&entry.path()));
        let names = entries.map(|entry| entry.file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name != "single.mlir").collect();
        names.sort();
        names
    };
    let folders = list(&corpus(), Path::is_dir).into_iter().map(|case| corpus().join(case));
    folders.map(|case| (case.clone(), list(&case, Path::is_file))).collect()
}

fn show(report: &Report) -> String {
    let open = report.outputs.iter().filter(|output| !output.verdict.is_proved());
    open.map(|output| format!("\n  {}: {}", output.name, output.verdict)).collect()
}

#[test]
fn right_steps_are_proved_and_wrong_ones_refuted() {
    let (mut failed, mut n_wrong) = (Vec::new(), 0);
    for (case, files) in cases() {
        let single = module(&case.join("single.mlir"));
        assert!(files.contains(&"correct.mlir".to_string()) && files.len() >= 4, "{}: {files:?}", case.display());
        for file in &files {
            let what = format!("{}/{file}", case.file_name().unwrap().display());
            let report = decide(&single, &module(&case.join(file)), &Options::default()).unwrap();
            let right = file == "correct.mlir";
            n_wrong += usize::from(!right);
            if right && !report.is_proved() {
                failed.push(format!("{what} is not proved{}", show(&report)));
            }
            if !right && report.first_difference().is_none() {
                failed.push(format!("{what} is not refuted{}", show(&report)));
            }
        }
    }
    assert!(n_wrong >= 44, "only {n_wrong} wrong steps");
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn the_first_difference_is_named() {
    let case = corpus().join("resnet18");
    let [single, wrong] = ["single.mlir", "wrong-missing-collective.mlir"].map(|file| module(&case.join(file)));
    let report = decide(&single, &wrong, &Options::default()).unwrap();
    let first = report.first_difference().unwrap();
    // the loss is averaged, the gradients are not
    assert!(report.outputs[0].verdict.is_proved());
    assert_eq!((first.name.as_str(), first.layout.as_str()), ("out1 result['params']['bias']", "replicated"));
    let witness = first.verdict.to_string();
    assert!(witness.starts_with("refuted: element 0 is ") && witness.contains("on replica 0"), "{witness}");
}

#[test]
fn the_module_of_several_devices_may_come_first() {
    let case = corpus().join("mesh-data-model");
    let [single, correct] = ["single.mlir", "correct.mlir"].map(|file| module(&case.join(file)));
    let report = decide(&correct, &single, &Options::default()).unwrap();
    assert!(report.is_proved(), "{}", show(&report));
    assert_eq!((report.replicas, report.inputs.len()), (4, 4));
    assert_eq!(report.inputs[0], "sharded [, model]");
    assert_eq!(report.outputs[2].layout, "sharded [model, ]");
    let both = decide(&correct, &correct, &Options::default()).unwrap_err();
    assert_eq!(both.rule, "equiv/devices");
}

/// The mean of a vector on one device, and its parts' mean on each of two.
fn means(replicas: usize, result: &str) -> [Module; 2] {
    let mean = |n: usize, head: &str, more: &str, result: &str| {
        let text = format!(
            r#"module attributes {{{head}}} {{
  func.func @main(%x: tensor<{n}xf32>) -> (tensor<f32> {{jax.result_info = "result['loss']"}}) {{
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %n = stablehlo.constant dense<{n}.0> : tensor<f32>
    %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<{n}xf32>, tensor<f32>) -> tensor<f32>
    %mean = stablehlo.divide %sum, %n : tensor<f32>
    {more}
    return %{result} : tensor<f32>
  }}
}}"#
        );
        parse(&text).unwrap_or_else(|e| panic!("{e}"))
    };
    let reduce = r#"%all = "stablehlo.all_reduce"(%mean) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>"#;
    let reduce = if result == "all" { reduce } else { "" };
    [mean(6, "", "", "mean"), mean(3, &format!("mhlo.num_replicas = {replicas} : i32"), reduce, result)]
}

#[test]
fn shapes_and_options_say_how_things_belong_together() {
    let proved = |modules: &[Module; 2], options: &Options| {
        let report = decide(&modules[0], &modules[1], options).unwrap();
        assert_eq!((report.replicas, report.inputs[0].as_str()), (2, "sharded 0"));
        report.is_proved()
    };
    let output = |name: &str, output| Options { outputs: vec![(name.into(), output)], ..Options::default() };
    for stated in [1, 2] {
        let local = means(stated, "mean");
        assert!(proved(&local, &output("loss", Output::Mean)));
        assert!(!proved(&local, &output("out0", Output::Sum)));
        assert!(!proved(&local, &Options::default()));
        let summed = means(stated, "all");
        assert!(!proved(&summed, &Options::default()));
    }

    let local = means(1, "mean");
    let rule = |options: Options| -> String {
        let error: EquivError = decide(&local[0], &local[1], &options).unwrap_err();
        error.rule
    };
    assert_eq!(rule(output("accuracy", Output::Mean)), "equiv/names");
    assert_eq!(rule(output("out1", Output::Mean)), "equiv/names");
    assert_eq!(rule(Options { replicas: Some(3), ..Options::default() }), "equiv/types");
    assert_eq!(rule(Options { inputs: vec![("arg0".into(), Input::Replicated)], ..Options::default() }), "equiv/types");
    let stated = means(2, "mean");
    let three = Options { replicas: Some(3), ..Options::default() };
    assert_eq!(decide(&stated[0], &stated[1], &three).unwrap_err().rule, "equiv/replicas");
}
