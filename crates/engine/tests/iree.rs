//! IREE's programs, right and wrong: each failure is one sentence that says which engine, what was expected, and how to
//! go on.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use sha2::{Digest, Sha256};
use truestep_engine::{CompileCache, EngineError, Executable, IREE, Input, Options, Placement, Program};
use truestep_ir::parse;

/// x + y and the sum of x, with x given up for the first.
const TEXT: &str = "module @m {
  func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32>)
      -> (tensor<4xf32>, tensor<f32>) {
    %0 = stablehlo.add %x, %y : tensor<4xf32>
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<4xf32>, tensor<f32>
  }
}
";

/// The installed programs' folder.
fn installed() -> PathBuf {
    static DIR: LazyLock<PathBuf> = LazyLock::new(|| IREE.install(&mut |_| ()).unwrap().iree.unwrap());
    DIR.clone()
}

fn options(dir: &Path) -> Options {
    Options { iree: Some(dir.to_owned()), ..Options::default() }
}

/// A folder with links to the installed programs.
fn linked() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    for name in ["iree-compile", "iree-lld", "libIREECompiler.so", "iree-run-module"] {
        std::os::unix::fs::symlink(installed().join(name), dir.path().join(name)).unwrap();
    }
    dir
}

/// Puts a shell script in the place of a program.
fn replace(dir: &Path, name: &str, script: &str) {
    let path = dir.join(name);
    let _ = fs::remove_file(&path);
    let staged = dir.join(format!("{name}.new"));
    fs::write(&staged, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&staged, fs::Permissions::from_mode(0o755)).unwrap();
    fs::rename(staged, path).unwrap();
}

fn compile(options: &Options) -> Result<Box<dyn Executable>, EngineError> {
    IREE.open(options)?.compile(Program { text: TEXT, module: &parse(TEXT).unwrap() })
}

/// Both results for x = 1 2 3 4 and y = 10.
fn run(executable: &dyn Executable) -> Result<[Vec<f64>; 2], EngineError> {
    let x = executable.upload_numbers(0, &[1.0, 2.0, 3.0, 4.0], Placement::Replicated)?;
    let y = executable.upload_numbers(1, &[10.0; 4], Placement::Replicated)?;
    let outputs = executable.run(vec![Input::Give(x), Input::Keep(&y)])?;
    let read = |i: usize| executable.download_numbers(i, &outputs[i], Placement::Replicated);
    Ok([read(0)?, read(1)?])
}

const RIGHT: [&[f64]; 2] = [&[11.0, 12.0, 13.0, 14.0], &[10.0]];

/// The sentence of an error, which is one line and names the engine.
fn sentence<T>(result: Result<T, EngineError>) -> String {
    let said = result.err().expect("an error").to_string();
    assert!(said.starts_with("iree: ") && !said.contains('\n'), "{said}");
    said
}

#[test]
fn a_program_is_compiled_once_and_gives_its_results() {
    let dir = tempfile::tempdir().unwrap();
    let cache = dir.path().join("compiled");
    let options = Options { cache: Some(CompileCache::new(&cache, 1 << 30)), ..options(&installed()) };
    for cached in [false, true] {
        let executable = compile(&options).unwrap();
        assert_eq!((executable.compilation().cached, &executable.compilation().note), (cached, &None));
        assert_eq!(run(executable.as_ref()).unwrap(), RIGHT);
    }
    // What another version wrote, whole for the cache, is compiled again.
    for entry in fs::read_dir(&cache).unwrap() {
        let path = entry.unwrap().path();
        let program = b"\x04\0\0\0IREE of another version";
        fs::write(path, [Sha256::digest(program).as_slice(), program].concat()).unwrap();
    }
    let executable = compile(&options).unwrap();
    let note = executable.compilation().note.clone().unwrap();
    assert!(!executable.compilation().cached && note.contains("compiled again"), "{note}");
    assert_eq!(run(executable.as_ref()).unwrap(), RIGHT);
}

#[test]
fn no_programs() {
    let dir = tempfile::tempdir().unwrap();
    let said = sentence(IREE.open(&options(dir.path())));
    assert!(said.contains("no iree-compile in") && said.contains("truestep setup iree"), "{said}");
    let dir = linked();
    fs::remove_file(dir.path().join("iree-run-module")).unwrap();
    let said = sentence(IREE.open(&options(dir.path())));
    assert!(said.contains("no iree-run-module in") && said.contains("truestep setup iree"), "{said}");
}

#[test]
fn programs_of_another_version() {
    let dir = linked();
    for version in ["3.12.0", "3.13.01", "4.0.0"] {
        replace(dir.path(), "iree-compile", &format!("echo '  IREE compiler version {version} @ 0123'"));
        let said = sentence(IREE.open(&options(dir.path())));
        assert!(said.contains("3.13.0,") && said.contains(version) && said.contains("truestep setup iree"), "{said}");
    }
    replace(dir.path(), "iree-compile", "exit 3");
    let said = sentence(IREE.open(&options(dir.path())));
    assert!(said.contains("exit status: 3") && said.contains("truestep setup iree"), "{said}");

    // A runtime that cannot read what the compiler writes.
    let dir = linked();
    replace(dir.path(), "iree-run-module", "echo 'a.c:1: INVALID_ARGUMENT; bytecode version mismatch' >&2; exit 1");
    let said = sentence(IREE.open(&options(dir.path())));
    assert!(said.contains("iree-run-module 3.13.0") && said.contains("bytecode version mismatch"), "{said}");
}

#[test]
fn an_engine_that_dies_in_a_step_leaves_the_inputs() {
    let dir = linked();
    let executable = compile(&options(dir.path())).unwrap();
    let x = executable.upload_numbers(0, &[1.0, 2.0, 3.0, 4.0], Placement::Replicated).unwrap();
    let y = executable.upload_numbers(1, &[10.0; 4], Placement::Replicated).unwrap();
    let step = || executable.run(vec![Input::Keep(&x), Input::Keep(&y)]);
    for (script, found) in [
        ("kill -9 $$", "signal: 9"),
        ("echo 'a.c:1: RESOURCE_EXHAUSTED; no memory' >&2; exit 1", "RESOURCE_EXHAUSTED; no memory"),
        ("exit 0", "output 0 missing or cut short"),
    ] {
        replace(dir.path(), "iree-run-module", script);
        let said = sentence(step());
        assert!(said.contains(found) && said.contains("iree-run-module 3.13.0") && said.contains("--resume"), "{said}");
    }
    fs::remove_file(dir.path().join("iree-run-module")).unwrap();
    std::os::unix::fs::symlink(installed().join("iree-run-module"), dir.path().join("iree-run-module")).unwrap();
    let outputs = step().unwrap();
    assert_eq!(executable.download_numbers(0, &outputs[0], Placement::Replicated).unwrap(), RIGHT[0]);
}

#[test]
fn a_value_of_another_size_is_refused() {
    let executable = compile(&options(&installed())).unwrap();
    let y = executable.upload_numbers(1, &[10.0; 4], Placement::Replicated).unwrap();
    assert!(executable.upload(0, vec![0; 12], Placement::Replicated).is_err());
    let outputs = executable.run(vec![Input::Keep(&y), Input::Keep(&y)]).unwrap();
    assert!(executable.run(vec![Input::Keep(&outputs[1]), Input::Keep(&y)]).is_err());
}
