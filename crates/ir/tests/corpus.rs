//! Every module of the corpus parses, prints and parses again to itself; every broken one breaks the rule it names.

use std::fs;
use std::path::{Path, PathBuf};
use truestep_ir::{Op, parse, print};

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
    let files: Vec<_> = ["equiv", "jax", "ops"].into_iter().flat_map(files).collect();
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

#[test]
fn every_op_has_a_file() {
    let texts: Vec<String> = files("ops").into_iter().map(|(_, text)| text).collect();
    let missing: Vec<_> = Op::names().filter(|name| !texts.iter().any(|text| text.contains(name))).collect();
    assert!(missing.is_empty(), "no file in corpus/ops for {missing:?}");
}

/// The first line of a broken module is `// ERROR line:column rule`.
#[test]
fn broken_modules_name_their_rule() {
    let mut wrong = Vec::new();
    let files = files("bad");
    for (path, text) in &files {
        let expected = text.lines().next().and_then(|l| l.strip_prefix("// ERROR ")).unwrap_or("nothing");
        let found = match parse(text) {
            Ok(_) => "no error".into(),
            Err(e) => format!("{}:{} {}", e.line, e.column, e.rule()),
        };
        if found != expected {
            wrong.push(format!("{}: expected {expected}, found {found}", path.display()));
        }
    }
    assert!(files.len() >= 30, "only {} broken modules", files.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
