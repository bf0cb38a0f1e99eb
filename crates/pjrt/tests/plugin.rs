//! What can go wrong on the way to a client.

use std::path::Path;
use truestep_pjrt::{Client, Code, CompileOptions, ErrorKind, OptionValue, Plugin, setup};

#[track_caller]
fn load_error(path: &Path) -> String {
    let error = Plugin::load(path).expect_err("this is no plugin");
    assert_eq!(error.kind(), ErrorKind::Load);
    let sentence = error.to_string();
    assert!(sentence.contains(&path.display().to_string()), "{sentence}");
    assert!(!sentence.contains('\n'), "{sentence}");
    sentence
}

#[test]
fn files_that_are_no_plugin() {
    let dir = tempfile::tempdir().unwrap();
    assert!(load_error(&dir.path().join("nothing.so")).contains("no such plugin file"));
    assert!(load_error(dir.path()).contains("no such plugin file"));

    let text = dir.path().join("text.so");
    std::fs::write(&text, "not a library").unwrap();
    assert!(load_error(&text).contains("not a shared library"));

    let libm = ["/lib/x86_64-linux-gnu/libm.so.6", "/usr/lib64/libm.so.6", "/usr/lib/libm.so.6"];
    let libm = libm.iter().map(Path::new).find(|path| path.is_file()).expect("a system with libm");
    assert!(load_error(&libm.canonicalize().unwrap()).contains("exports no GetPjrtApi"));
}

#[test]
fn a_plugin_with_an_old_api() {
    let dir = tempfile::tempdir().unwrap();
    let (source, library) = (dir.path().join("old.c"), dir.path().join("old.so"));
    // The head of a function table: its size, no extensions, then the version struct.
    let table = "static struct { long size; void *ext; long version_size; void *version_ext; int major, minor; }\n\
                 table = { 40, 0, 24, 0, 0, 23 };\n\
                 void *GetPjrtApi(void) { return &table; }\n";
    std::fs::write(&source, table).unwrap();
    // Rust links with the same compiler driver.
    let cc = std::process::Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&source).status();
    assert!(cc.unwrap().success());
    assert!(load_error(&library).contains("PJRT C API 0.23 is too old: 0.57 or later is needed"));
}

#[test]
fn a_plugin_says_what_it_is() {
    let path = setup::ensure().unwrap();
    let plugin = Plugin::load(&path).unwrap();
    assert!(plugin.api_version() >= truestep_pjrt::MIN_API_VERSION);
    assert_eq!(plugin.path(), path.canonicalize().unwrap());
    assert_eq!(plugin.build_id().unwrap().len(), 64);
    assert!(plugin.attributes().unwrap().iter().any(|(name, _)| name == "stablehlo_current_version"));
    let again = Plugin::load(&path).unwrap();
    assert_eq!(again.api_version(), plugin.api_version());
}

#[test]
fn devices_are_as_many_as_asked_for() {
    let plugin = Plugin::load(&setup::ensure().unwrap()).unwrap();
    let client = Client::new(&plugin, &[("cpu_device_count", OptionValue::Int(3))]).unwrap();
    assert_eq!(client.platform_name(), "cpu");
    assert_eq!(client.devices().len(), 3);
    assert_eq!(client.devices()[2].kind, "cpu");
}

#[test]
fn a_compile_error_keeps_function_code_and_message() {
    let plugin = Plugin::load(&setup::ensure().unwrap()).unwrap();
    let client = Client::new(&plugin, &[]).unwrap();
    let text = "func.func @main() -> tensor<f32> { return stablehlo.no_such_op }";
    let error = client.compile(text, CompileOptions::default()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Call);
    assert_eq!(error.function(), Some("PJRT_Client_Compile"));
    // Builds differ in what they call a text that does not parse.
    assert!(matches!(error.code(), Some(Code::InvalidArgument | Code::Unknown)), "{error}");
    assert!(error.message().contains("no_such_op"), "{error}");
    assert!(error.to_string().starts_with("PJRT_Client_Compile failed with "), "{error}");
    assert_eq!(error.to_string().lines().count(), 1);
}

#[test]
fn setup_is_idempotent_across_threads() {
    if setup::discover(None).is_some_and(|path| !path.to_string_lossy().contains("lammps-jax-pjrt-cpu")) {
        return; // Another plugin was asked for; nothing is to be downloaded.
    }
    let paths: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| setup::install(&mut |_| ()).unwrap())).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(paths.iter().all(|path| path.is_file() && *path == paths[0]));
}
