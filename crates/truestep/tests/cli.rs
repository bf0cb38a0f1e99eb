//! The program as its users meet it: arguments in, text and exit code out.

use std::{fs, path::Path, process::Command};
use truestep_data::{DatasetName, DatasetSpec};
use truestep_ir::{ElemType, TensorType};
use truestep_train::{HostTensor, read_safetensors, to_safetensors};

/// Exit code, standard output and standard error of one run.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

fn truestep(args: &[&str]) -> Ran {
    truestep_in(Path::new("."), args)
}

fn truestep_in(dir: &Path, args: &[&str]) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_truestep")).args(args).current_dir(dir).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// The only line on standard error, which must be an error; the exit code must say so too.
fn refusal(args: &[&str]) -> String {
    let ran = truestep(args);
    // what decides something and could not says neither yes (0) nor no (1)
    let code = if matches!(args[0], "prove" | "equiv") { 2 } else { 1 };
    assert_eq!((ran.code, ran.out.as_str()), (Some(code), ""), "{args:?}: {}", ran.err);
    assert!(ran.err.starts_with("error: ") && ran.err.lines().count() == 1, "{args:?}: {}", ran.err);
    ran.err
}

#[test]
fn help_names_every_command() {
    let ran = truestep(&["--help"]);
    assert_eq!(ran.code, Some(0));
    let commands = [
        "train", "eval", "predict", "render", "run", "bench", "gate", "prove", "equiv", "nets", "recipes", "setup",
        "doctor",
    ];
    for command in commands {
        assert!(ran.out.contains(&format!("  {command} ")), "{command}: {}", ran.out);
        assert_eq!(truestep(&[command, "--help"]).code, Some(0));
    }
}

#[test]
fn unknown_commands_and_flags_are_refused() {
    for args in [&["trian"][..], &["recipes", "--all"], &[]] {
        let ran = truestep(args);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(!ran.err.is_empty());
    }
}

#[test]
fn recipes_are_listed_and_shown() {
    let listed = truestep(&["recipes"]);
    assert!(listed.out.lines().any(|line| line.starts_with("digits ")), "{}", listed.out);
    let shown = truestep(&["recipes", "show", "digits"]);
    assert!(shown.out.contains("net = \"cnn\""), "{}", shown.out);
    for line in [
        "# batch     32 = 1 replica × 1 accumulated × 32 images",
        "# steps     675 = 15 epochs of 45 from 1,442 images",
        "# lr        2.222222e-5 at step 1, the first",
        "# lr        1.000000e-3 at step 45, the last of the warm-up",
    ] {
        assert!(shown.out.lines().any(|l| l == line), "{line}: {}", shown.out);
    }
    // what is shown is the recipe, to save and change
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("mine.toml"), &shown.out).unwrap();
    let mine = truestep_in(dir.path(), &["recipes", "diff", "digits", "mine.toml"]);
    assert_eq!((mine.code, mine.out.lines().count()), (Some(0), 1), "{}", mine.out);
    let args = ["recipes", "show", "mine.toml", "--set", "accumulate=4", "--json", "--svg", "lr.svg"];
    let json: serde_json::Value = serde_json::from_str(&truestep_in(dir.path(), &args).out).unwrap();
    assert_eq!((&json["outline"]["per_replica"], &json["recipe"]["accumulate"]), (&8.into(), &4.into()));
    assert!(fs::read_to_string(dir.path().join("lr.svg")).unwrap().starts_with("<svg"));
    let diff = truestep(&["recipes", "diff", "resnet50-rsb-a2", "resnet50-rsb-a3"]);
    let rows: Vec<Vec<&str>> = diff.out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(rows.contains(&vec!["epochs", "300", "100"]), "{}", diff.out);
    assert!(rows.contains(&vec!["schedule.lr", "0.005", "0.008"]), "{}", diff.out);
    assert!(refusal(&["recipes", "show", "digit"]).contains("did you mean `digits`?"));
}

#[test]
fn doctor_tells_absent_from_broken() {
    let ran = truestep(&["doctor", "--plugin", "/no/such/plugin.so"]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    let line = |what: &str| ran.out.lines().find(|l| l.split_whitespace().nth(1) == Some(what)).unwrap();
    assert!(line("xla").starts_with("BROKEN") && line("xla").contains("/no/such/plugin.so"), "{}", ran.out);
    assert!(line("digits").starts_with("ok") && line("digits").contains("1,442 training and 355 test"), "{}", ran.out);
    assert!(!line("cifar10").starts_with("BROKEN"), "{}", ran.out);
}

#[test]
fn mistakes_are_refused() {
    let set = ["--set", "batch=4", "--set", "loss.smoothing=0.1"];
    let ran = truestep(&[&["prove", "mnist-linear", "--replicas", "2", "--mutants"], set.as_slice()].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    assert!(ran.out.contains("0 survived") && ran.out.contains("gradient-sum "), "{}", ran.out);
}

#[test]
fn steps_are_proved_or_refuted() {
    let ran = truestep(&["prove", "digits", "--set", "batch=8"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let proved = |law: &str| ran.out.lines().any(|l| l.starts_with(&format!("{law} ")) && l.contains("proved, "));
    for law in ["manifest", "loss", "gradient", "evaluation", "optimizer", "whole-step"] {
        assert!(proved(law), "{law}: {}", ran.out);
    }
    let local = "norm.statistics=per-replica-unequal";
    let ran = truestep(&["prove", "cifar8w-bn", "--replicas", "2", "--set", "batch=8", "--set", local]);
    assert_eq!(ran.code, Some(0), "what the recipe does not claim is no failure: {}", ran.err);
    assert!(ran.out.lines().any(|l| l.starts_with("whole-step: refuted: ") && l.contains("element")), "{}", ran.out);
    assert!(ran.out.lines().any(|l| l.contains("REFUTED (not claimed)")), "{}", ran.out);

    assert!(refusal(&["prove", "digit"]).contains("did you mean `digits`?"));
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().display().to_string();
    assert!(refusal(&["prove", &out]).contains("expected a train step"));
    assert_eq!(truestep(&["render", "digits", "--set", "batch=8", "--out", &out]).code, Some(0));
    assert_eq!(truestep(&["prove", &out]).code, Some(0));
    let step = std::fs::read_dir(dir.path()).unwrap().map(|e| e.unwrap().path());
    let step = step.into_iter().find(|p| p.display().to_string().ends_with("train_step.mlir")).unwrap();
    let text = std::fs::read_to_string(&step).unwrap();
    let at = text.rfind("stablehlo.subtract").unwrap();
    std::fs::write(&step, format!("{}stablehlo.add{}", &text[..at], &text[at + "stablehlo.subtract".len()..])).unwrap();
    let ran = truestep(&["prove", &out]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("optimizer: refuted") && ran.out.contains("manifest: refuted"), "{}", ran.out);

    let laws = truestep(&["prove", "--laws"]);
    assert_eq!(laws.code, Some(0), "{}", laws.out);
    assert!(laws.out.contains("not.micro-batches-of-batch-norm: refuted: "), "{}", laws.out);
    assert!(["P1 ", "P2γ ", "Chan "].iter().all(|law| laws.out.lines().any(|l| l.starts_with(law))), "{}", laws.out);
}

#[test]
fn modules_are_compared() {
    let corpus = |file: &str| format!("{}/../../corpus/equiv/{file}", env!("CARGO_MANIFEST_DIR"));
    let [single, correct, wrong] =
        ["single", "correct", "wrong-missing-collective"].map(|file| corpus(&format!("accumulate-scan/{file}.mlir")));
    let ran = truestep(&["equiv", &single, &correct]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(
        ran.out.contains("out0 result['loss']") && ran.out.contains("equal on 2 devices: proved by"),
        "{}",
        ran.out
    );
    let ran = truestep(&["equiv", &single, &wrong]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    let [.., summary, place, line] = ran.out.lines().collect::<Vec<_>>()[..] else { panic!("{}", ran.out) };
    assert!(
        summary.starts_with("different on 2 devices; first in out1 result['params']['b1']: refuted: element 0 is"),
        "{summary}"
    );
    assert!(place.contains("wrong-missing-collective.mlir:54: what it reads of line 53 is"), "{place}");
    assert_eq!(line, "  %21 = stablehlo.subtract %arg6, %20 : tensor<5xf32>");
    let ran = truestep(&["equiv", &single, &wrong, "--json"]);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, &report["origin"]["line"]), (Some(1), &54.into()), "{}", ran.out);
    let ran = truestep(&["equiv", &single, &single, "--json"]);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, &report["replicas"]), (Some(0), &1.into()), "{}", ran.out);
    assert_eq!(report["outputs"][0]["verdict"]["verdict"], "proved");
    assert!(refusal(&["equiv", &single, &corpus("cnn/single.mlir")]).contains("equiv/types"));
    assert!(refusal(&["equiv", &single, &correct, "--replicas", "3"]).contains("equiv/options"));
    let ran = truestep(&["equiv", &single, &correct, "--outputs", "loss=median"]);
    assert!(
        ran.code == Some(2) && ran.err.contains("expected NAME=shard:DIMENSION, whole, mean or sum"),
        "{}",
        ran.err
    );

    let ran = truestep(&["run", &correct, "--random", "1"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("tensor<2xf32>"), "{}", ran.out);
}

#[test]
fn nets_are_listed_with_their_published_counts() {
    let out = truestep(&["nets"]).out;
    let row = |name: &str| -> Vec<String> {
        let line = out.lines().find(|line| line.starts_with(&format!("{name} "))).unwrap();
        line.split_whitespace().skip(3).take(3).map(String::from).collect()
    };
    assert_eq!(row("mlp"), ["6", "669,706", "0"]);
    assert_eq!(row("cifar8w-bn"), ["38", "374,010", "8"]);
}

#[test]
fn bad_requests_get_one_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    fs::write(dir.path().join("broken.mlir"), "func.func @main() {\n  %0 = stablehlo.foo\n}\n").unwrap();
    fs::write(dir.path().join("plugin.so"), "not a library").unwrap();
    let out = path("out");
    let cases: &[(&[&str], &str)] = &[
        (&["train", "digit"], "digit: no such preset; did you mean `digits`?"),
        (&["train", "absent.toml"], "absent.toml: cannot be read: "),
        (&["train", "--set", "epohcs=3"], "unknown field `epohcs`"),
        (&["train", "--set", "epochs"], "--set epochs: expected key=value"),
        (&["train", "--set", "epochs=0"], "epochs: expected at least 1, found 0"),
        (&["train", "--set", "data.dataset=digit", "--run-dir", &out], "data set: expected digits"),
        (&["train", "--set", "net=cmn", "--run-dir", &out], "no network `cmn`; did you mean `cnn`?"),
        (&["train", "--resume", "--run-dir", &out], "holds no run"),
        (&["train", "--backend", "xla", "--plugin", "/no/plugin.so", "--run-dir", &out], "/no/plugin.so: there is no"),
        (&["bench", "step", "--backend", "xla", "--plugin", &path("plugin.so")], "is not a shared library"),
        (&["eval", &out], "holds no run"),
        (&["render", "digits", "--set", "batch=7.5", "--out", &out], "invalid type"),
        (&["run", &path("broken.mlir")], "2:"),
        (&["run", &path("absent.mlir")], "cannot be read"),
    ];
    for (args, what) in cases {
        let sentence = refusal(args);
        assert!(sentence.contains(what), "{args:?}: {sentence}");
    }
    // Flags that do not go together are for the parser of arguments.
    assert_eq!(truestep(&["run", "x.mlir", "--inputs", "a", "--random", "1"]).code, Some(2));
    assert_eq!(truestep(&["train", "--backend", "cuda"]).code, Some(2));
}

#[test]
fn rendering_twice_gives_the_same_bytes() {
    let dirs = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let files = dirs.each_ref().map(|dir| {
        let ran = truestep(&["render", "fashion-mnist-cifar8w-bn", "--out", &dir.path().display().to_string()]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let written = ran.out.lines().map(|path| {
            let name = Path::new(path).file_name().unwrap().to_owned();
            (name, fs::read(path).unwrap())
        });
        written.collect::<Vec<_>>()
    });
    assert_eq!(files[0].len(), 6);
    assert!(files[0] == files[1]);
}

const MATVEC: &str = "
module @matvec {
  func.func public @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<i1>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.constant dense<true> : tensor<i1>
    return %0, %1 : tensor<2xf32>, tensor<i1>
  }
}
";

const ALL_REDUCE: &str = "
module @sum attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = \"stablehlo.all_reduce\"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
";

fn write_f32(path: &Path, tensors: &[(&str, &[usize], &[f32])]) {
    let host = |&(name, dims, values): &(&str, &[usize], &[f32])| HostTensor {
        name: name.into(),
        ty: TensorType::new(dims, ElemType::F32),
        bytes: values.iter().flat_map(|v| v.to_le_bytes()).collect(),
    };
    fs::write(path, to_safetensors(&tensors.iter().map(host).collect::<Vec<_>>()).unwrap()).unwrap();
}

fn read_f32(path: &Path, name: &str) -> (Vec<usize>, Vec<f32>) {
    let tensors = read_safetensors(path).unwrap();
    let found = tensors.into_iter().find(|tensor| tensor.name == name).unwrap();
    (found.ty.dims, found.bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect())
}

#[test]
fn modules_run_on_either_interpreter() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("matvec.mlir"), MATVEC).unwrap();
    fs::write(dir.path().join("sum.mlir"), ALL_REDUCE).unwrap();
    write_f32(&dir.path().join("in"), &[("in0", &[2, 2], &[1.0, 2.0, 3.0, 4.0]), ("in1", &[2], &[5.0, 6.0])]);
    write_f32(&dir.path().join("in-sum"), &[("arg0", &[2, 2], &[1.0, 2.0, 10.0, 20.0])]);
    for backend in ["interp-f64", "embedded"] {
        let run = |args: &[&str]| {
            let ran = truestep_in(dir.path(), &[&["run", "--backend", backend], args].concat());
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{backend} {args:?}");
            ran.out
        };
        let out = run(&["matvec.mlir", "--inputs", "in", "--out", "out"]);
        assert_eq!(read_f32(&dir.path().join("out"), "out0"), (vec![2], vec![17.0, 39.0]));
        let row: Vec<&str> = out.lines().nth(1).unwrap().split_whitespace().collect();
        assert_eq!(row, ["out0", "tensor<2xf32>", "28", "17", "39", "17", "39"]);
        assert!(out.lines().nth(2).unwrap().starts_with("out1    tensor<i1>"), "{out}");

        run(&["sum.mlir", "--inputs", "in-sum", "--out", "out"]);
        assert_eq!(read_f32(&dir.path().join("out"), "out0"), (vec![2, 2], vec![11.0, 22.0, 11.0, 22.0]));

        let [first, second, other] = ["4", "4", "5"].map(|seed| run(&["matvec.mlir", "--random", seed]));
        assert!(first == second && first != other);
        let sentence = truestep_in(dir.path(), &["run", "matvec.mlir", "--backend", backend]).err;
        assert!(sentence.contains("takes 2 inputs"), "{sentence}");
    }
}

#[test]
fn a_run_of_two_replicas_is_evaluated_on_two_devices() {
    truestep_engine::XLA.ensure().unwrap();
    let dir = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| truestep_in(dir.path(), args);
    let set = ["--set", "net=linear", "--replicas", "2", "--max-steps", "2"];
    let trained = run(&[&["train", "--backend", "xla", "--run-dir", "two"], &set[..]].concat());
    assert_eq!(trained.code, Some(0), "{}", trained.err);
    let [xla, embedded] = ["xla", "embedded"].map(|backend| run(&["eval", "two", "--backend", backend]));
    assert_eq!((xla.code, embedded.code), (Some(0), Some(0)), "{} {}", xla.err, embedded.err);
    let accuracy = |out: &str| out.lines().last().and_then(|line| line.split(',').next().map(str::to_owned));
    assert_eq!(accuracy(&xla.out), accuracy(&embedded.out));
}

#[test]
fn a_run_is_trained_resumed_evaluated_and_asked() {
    let dir = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| {
        let ran = truestep_in(dir.path(), args);
        assert_eq!(ran.code, Some(0), "{args:?}: {}", ran.err);
        ran.out
    };
    let train = ["train", "--backend", "embedded", "--max-steps"];
    let trained = run(&[&train[..], &["5"]].concat());
    assert!(trained.contains("report         runs/digits/report.html"), "{trained}");
    assert!(fs::read_to_string(dir.path().join("runs/digits/report.html")).unwrap().contains("5 of 675"));

    // Another run of the same recipe goes elsewhere; the newest one is what the other commands mean.
    let other = run(&[&train[..], &["3", "--seed", "1"]].concat());
    assert!(other.contains("runs/digits-2/report.html"), "{other}");
    let resumed = run(&[&train[..], &["8", "--resume", "--run-dir", "runs/digits"]].concat());
    let evaluated = run(&["eval", "--backend", "embedded"]);
    assert!(evaluated.contains("runs/digits, step 8"), "{evaluated}");
    let line = |out: &str, start: &str| out.lines().find(|l| l.starts_with(start)).unwrap().to_string();
    let told = line(&resumed, "test accuracy").split_whitespace().nth(2).unwrap().to_string();
    assert_eq!(line(&evaluated, "accuracy").split_whitespace().nth(1).unwrap(), told);

    let (_, test) = DatasetSpec::new(DatasetName::Digits).open().unwrap();
    let digit = png::Encoder::new(fs::File::create(dir.path().join("digit.png")).unwrap(), 8, 8);
    digit.write_header().unwrap().write_image_data(test.image(0)).unwrap();
    let predicted = run(&["predict", "digit.png", "digit.png", "--backend", "embedded", "--top", "2"]);
    let rows: Vec<Vec<&str>> = predicted.lines().skip(1).map(|l| l.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 4);
    assert!(rows[0] == rows[2] && rows.iter().all(|row| row[0] == "digit.png"), "{predicted}");
    assert!(rows[0][2].parse::<f64>().unwrap() >= rows[1][2].parse::<f64>().unwrap(), "{predicted}");

    let again = truestep_in(dir.path(), &[&train[..], &["9", "--run-dir", "runs/digits"]].concat());
    assert_eq!(again.code, Some(1));
    assert!(again.err.starts_with("error: run directory: expected one without a run"), "{}", again.err);
}

#[test]
fn a_step_is_timed() {
    let ran = truestep(&[
        "bench",
        "step",
        "--backend",
        "embedded",
        "--steps",
        "2",
        "--warmup",
        "0",
        "--batch",
        "4",
        "--json",
    ]);
    let line: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&line["backend"], &line["batch"]), (&"embedded".into(), &4.into()));
    assert!(line["median_ms"].as_f64().unwrap() >= line["min_ms"].as_f64().unwrap());
    assert!(line["min_ms"].as_f64().unwrap() > 0.0);
}

#[test]
fn replicas_are_an_option_wherever_a_recipe_is() {
    let dir = tempfile::tempdir().unwrap();
    let ran = truestep_in(dir.path(), &["render", "digits", "--replicas", "2", "--out", "two"]);
    assert!(ran.code == Some(0) && ran.out.contains("_r2_train_step.mlir"), "{}{}", ran.out, ran.err);
    let shown = truestep(&["recipes", "show", "digits", "--replicas", "2", "--json"]);
    let shown: serde_json::Value = serde_json::from_str(&shown.out).unwrap();
    assert_eq!((&shown["outline"]["replicas"], &shown["recipe"]["replicas"]), (&2.into(), &2.into()));
    for command in [&["bench", "step"][..], &["data", "bench"], &["prove"], &["train"]] {
        let three = [command, &["digits", "--replicas", "3"]].concat();
        assert!(refusal(&three).contains("replicas × accumulate = 3, found 32"), "{command:?}");
    }
}

#[test]
fn the_readme_is_right() {
    let readme = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md")).unwrap();
    let readme = readme.replace("\\\n", " ");
    let blocks = readme.split("```").skip(1).step_by(2).flat_map(str::lines);
    let commands: Vec<&str> = blocks.filter_map(|line| line.strip_prefix("truestep ")).collect();
    assert!(commands.len() > 5);
    for command in commands {
        // Arguments before --help must parse.
        let args: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
        let ran = truestep(&args);
        assert_eq!(ran.code, Some(0), "{command}: {}", ran.err);
    }
    let recipe = readme.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("mine.toml"), recipe).unwrap();
    let ran = truestep_in(dir.path(), &["render", "mine.toml", "--out", "rendered"]);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 6), "{}", ran.err);
}

#[test]
fn gates_are_measured_with_their_controls() {
    let ran = truestep(&["gate", "no-norm", "--backend", "interp-f64"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let rows: Vec<Vec<&str>> = ran.out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[1][..5], ["no-norm", "cifar8", "heavy-ball", "interp-f64", "1e-10"], "{}", ran.out);
    assert_eq!(rows[1].last(), Some(&"pass"), "{}", ran.out);
    for (row, control) in rows[2..5].iter().zip(["same", "no-gradient-collective", "gradient-sum"]) {
        assert_eq!((row[0], row.last()), (control, Some(&"misses")), "{}", ran.out);
    }
    let json = truestep(&["gate", "batch-repeat", "--net", "cifar8w-bn", "--backend", "interp-f64", "--json"]);
    let report: serde_json::Value = serde_json::from_str(json.out.lines().next().unwrap()).unwrap();
    assert_eq!(report["verdict"], "pass");
    assert!(report["controls"][0]["ratio"].as_f64().unwrap() > 10.0, "{report}");
    assert!(refusal(&["gate", "no-norm", "--net", "resnet18"]).contains("no gate is on such a network"));
}
