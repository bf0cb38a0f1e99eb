//! Every module of the corpus parses, prints and parses again to itself.

use std::fs;
use std::path::{Path, PathBuf};
use truestep_ir::{parse, print};

/// The `.mlir` files under `corpus/<dir>`, with their texts.
fn files(dir: &str) -> Vec<(PathBuf, String)> {
    fn collect(dir: &Path, found: &mut Vec<PathBuf>) {
        let entries = fs::read_dir(dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
        for path in entries.map(|e| e.expect("a directory entry").path()) {
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|e| e == "mlir") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(dir), &mut found);
    found.sort();
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(&path).expect("text"))).collect()
}

#[test]
fn good_modules_round_trip() {
    let files = files("jax");
    let mut failed = Vec::new();
    for (path, text) in &files {
        let name = path.strip_prefix(concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus")).unwrap_or(path).display();
        let module = match parse(text) {
            Ok(module) => module,
            Err(e) => {
                failed.push(format!("{name}:{e}"));
                continue;
            }
        };
        let printed = print(&module);
        match parse(&printed) {
            Err(e) => failed.push(format!("{name}, printed: {e}\n{printed}")),
            Ok(again) if again != module => failed.push(format!("{name}: reads back otherwise\n{printed}")),
            Ok(again) if print(&again) != printed => failed.push(format!("{name}: prints otherwise\n{printed}")),
            Ok(_) => {}
        }
    }
    assert!(failed.is_empty(), "{} of {} failed\n{}", failed.len(), files.len(), failed.join("\n"));
}
