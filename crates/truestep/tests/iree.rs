//! Training on IREE: an engine that dies in a step costs the steps since the last checkpoint, and nothing else.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use truestep_engine::IREE;

/// The newest checkpoint's tensors.
fn state(run: &Path) -> Vec<u8> {
    let entries = fs::read_dir(run.join("checkpoints")).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|e| e == "safetensors"));
    files.sort();
    fs::read(files.last().unwrap()).unwrap()
}

#[test]
fn a_run_goes_on_after_its_engine_died() {
    let installed = IREE.install(&mut |_| ()).unwrap().iree.unwrap();
    let dir = tempfile::tempdir().unwrap();
    let tools = dir.path().join("iree");
    fs::create_dir(&tools).unwrap();
    for name in ["iree-compile", "iree-lld", "libIREECompiler.so", "iree-run-module"] {
        symlink(installed.join(name), tools.join(name)).unwrap();
    }
    let train = |run_dir: &str, more: &[&str]| -> Output {
        let args = ["train", "--backend", "iree", "--max-steps", "8", "--checkpoint-steps", "3", "--run-dir", run_dir];
        let mut command = Command::new(env!("CARGO_BIN_EXE_truestep"));
        command.args(args).args(["--set", "net=linear"]).args(more).env("TRUESTEP_IREE", &tools);
        command.current_dir(dir.path()).output().unwrap()
    };
    let error = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();
    let unbroken = train("unbroken", &[]);
    assert!(unbroken.status.success(), "{}", error(&unbroken));

    // The runtime dies in its sixth run of a step: the known answer comes before them.
    let runtime = tools.join("iree-run-module");
    fs::remove_file(&runtime).unwrap();
    let (count, real) = (tools.join("count"), installed.join("iree-run-module"));
    let script = format!(
        "#!/bin/sh\necho >> {0}\n[ $(wc -l < {0}) -eq 7 ] && kill -9 $$\nexec {1} \"$@\"\n",
        count.display(),
        real.display()
    );
    fs::write(&runtime, script).unwrap();
    fs::set_permissions(&runtime, fs::Permissions::from_mode(0o755)).unwrap();
    let broken = train("broken", &[]);
    let said = error(&broken);
    assert_eq!(broken.status.code(), Some(1), "{said}");
    let last = said.lines().last().unwrap();
    assert!(
        last.starts_with("error: iree: expected iree-run-module 3.13.0 to finish a run, found signal: 9"),
        "{said}"
    );
    assert!(last.contains("--resume"), "{said}");

    let resumed = train("broken", &["--resume"]);
    assert!(resumed.status.success(), "{}", error(&resumed));
    assert_eq!(state(&dir.path().join("broken")), state(&dir.path().join("unbroken")));
}
