//! What ARCHITECTURE.md and the other documents say about the workspace is so.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use toml::Table;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn toml(path: impl AsRef<Path>) -> Table {
    read(path).parse().expect("a TOML file")
}

/// The rows below the header `| first …` of a table, each as its cells.
fn rows(document: &str, first: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    let header = format!("| {first} |");
    let lines = document.lines().skip_while(|line| !line.starts_with(&header)).skip(2);
    lines.take_while(|line| line.starts_with('|')).map(cells).collect()
}

/// What stands between backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The crates of the map, in its order, each with those that it uses.
type Map = Vec<(String, BTreeSet<String>)>;

/// The map of ARCHITECTURE.md.
fn map(document: &str) -> Map {
    let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
    let row = |cells: Vec<String>| (quoted(&cells[0])[0].to_owned(), owned(quoted(&cells[2])));
    rows(document, "crate | what it is | uses").into_iter().map(row).collect()
}

/// The crates of this workspace that a crate depends on, for what is built, not for its tests.
fn uses(name: &str) -> BTreeSet<String> {
    let manifest = toml(format!("crates/{name}/Cargo.toml"));
    let dependencies = manifest["dependencies"].as_table().expect("a table").keys();
    let ours = dependencies.filter_map(|key| key.strip_prefix("truestep-")).map(str::to_owned);
    ours.collect()
}

/// Every difference of a map from the crates, given how to find what each uses.
fn disagreements(map: &Map, folders: &BTreeSet<String>) -> Vec<String> {
    let mut found = Vec::new();
    let named: BTreeSet<String> = map.iter().map(|(name, _)| name.clone()).collect();
    if named != *folders {
        found.push(format!("crates {folders:?}, the map has {named:?}"));
    }
    for (at, (name, said)) in map.iter().enumerate().filter(|(_, (name, _))| folders.contains(name)) {
        let used = uses(name);
        if used != *said {
            found.push(format!("{name} uses {used:?}, the map says {said:?}"));
        }
        let above: BTreeSet<&String> = map[..at].iter().map(|(name, _)| name).collect();
        found.extend(
            used.iter().filter(|used| !above.contains(used)).map(|used| format!("{name} uses {used} below it")),
        );
    }
    found
}

fn folders() -> BTreeSet<String> {
    let entries = fs::read_dir(root().join("crates")).expect("a folder");
    entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn the_map_has_every_crate_and_edge_in_order() {
    let document = read("ARCHITECTURE.md");
    let map = map(&document);
    let found = disagreements(&map, &folders());
    assert!(found.is_empty(), "{}", found.join("\n"));

    // Controls: an edge left out, one too many, a crate left out, another order.
    let changed = |change: &dyn Fn(&mut Map)| {
        let mut map = map.clone();
        change(&mut map);
        disagreements(&map, &folders()).len()
    };
    assert!(changed(&|map| map.iter_mut().for_each(|(_, uses)| uses.retain(|used| used != "ir"))) > 1);
    assert_eq!(changed(&|map| map[0].1.extend(["train".to_owned()])), 1);
    assert_eq!(changed(&|map| map.truncate(map.len() - 1)), 1);
    assert!(changed(&|map| map.reverse()) > 1);
}

#[test]
fn the_dependency_table_is_complete() {
    let document = read("ARCHITECTURE.md");
    let workspace = toml("Cargo.toml");
    let used = workspace["workspace"]["dependencies"].as_table().expect("a table").keys();
    let used: BTreeSet<&str> = used.map(String::as_str).filter(|name| !name.starts_with("truestep-")).collect();
    let table = rows(&document, "crate | for");
    let said: BTreeSet<&str> = table.iter().flat_map(|cells| quoted(&cells[0])).collect();
    assert_eq!(said, used);
}

/// The Markdown files.
fn documents() -> Vec<PathBuf> {
    let in_folder = |folder: &str| {
        let entries = fs::read_dir(root().join(folder)).expect("a folder").map(|entry| entry.expect("an entry").path());
        entries.filter(|path| path.extension().is_some_and(|e| e == "md")).collect::<Vec<_>>()
    };
    [in_folder("."), in_folder("docs"), in_folder("corpus")].concat()
}

/// The paths of the checkout that a text names: words that begin with one of its folders.
fn paths(text: &str) -> Vec<String> {
    const FOLDERS: [&str; 6] = ["crates/", "corpus/", "docs/", "scripts/", "recipes/", "fuzz/"];
    let is_part = |c: char| c.is_alphanumeric() || "_-./*<>{},".contains(c);
    let words = text.split(|c| !is_part(c)).map(|word| word.trim_end_matches(['.', ',']));
    let named = words.filter(|word| FOLDERS.iter().any(|folder| word.starts_with(folder)));
    named.filter(|word| !word.contains(['*', '<'])).flat_map(alternatives).collect()
}

/// `a.{rs,txt}` is two paths.
fn alternatives(word: &str) -> Vec<String> {
    match word.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?))) {
        Some((before, (list, after))) => list.split(',').map(|one| format!("{before}{one}{after}")).collect(),
        None => vec![word.to_owned()],
    }
}

#[test]
fn every_path_that_a_document_names_exists() {
    let mut n = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).expect("text");
        for path in paths(&text) {
            assert!(root().join(&path).exists(), "{}: there is no {path}", document.display());
            n += 1;
        }
    }
    assert!(n > 20, "only {n} paths");
    let found = paths("see `crates/ir/src/{a,b}.rs`, docs/TRUST.md. and corpus/ops/<family>/");
    assert_eq!(found, ["crates/ir/src/a.rs", "crates/ir/src/b.rs", "docs/TRUST.md"], "control");
}

/// Files below `dir` with one of these endings.
fn files(dir: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if !name.starts_with('.') && name != "target" && name != "runs" {
                files(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
}

/// The line without what stands in string literals.
fn without_strings(line: &str) -> String {
    let line = line.replace(r#"\""#, "");
    line.split('"').step_by(2).collect()
}

/// Comments, code and prose; tables and transcripts of documents are as wide as they must be, and so is StableHLO in
/// tests.
#[test]
fn no_line_is_over_120_columns() {
    let mut found = Vec::new();
    files(&root(), &[".rs", ".md"], &mut found);
    assert!(found.len() > 300, "only {} files", found.len());
    let is_module = |line: &str| ["stablehlo.", "sdy.", "func.func"].iter().any(|word| line.contains(word));
    let mut long = Vec::new();
    for path in found {
        let prose = path.extension().is_some_and(|e| e == "md");
        let (text, mut is_block) = (fs::read_to_string(&path).expect("text"), false);
        for (i, line) in text.lines().enumerate() {
            is_block ^= prose && line.starts_with("```");
            let exempt = if prose { is_block || line.starts_with('|') } else { is_module(line) };
            let columns =
                if prose || line.trim_start().starts_with("//") { line.into() } else { without_strings(line) };
            if !exempt && columns.chars().count() > 120 {
                long.push(format!("{}:{}", path.display(), i + 1));
            }
        }
    }
    assert!(long.is_empty(), "over 120 columns:\n{}", long.join("\n"));
}
