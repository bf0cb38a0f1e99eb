//! The trusted core is small, exact and closed: what can be read off its source and its manifest.

/// What is wrong with a source of the trusted core: floats, `unsafe`, public fields, a form that comes out of a
/// function without a judgement above it.
fn faults(source: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let word = |c: char| !(c.is_alphanumeric() || c == '_');
    for banned in ["f32", "f64", "unsafe", "transmute", "Deserialize"] {
        faults.extend(source.split(word).filter(|w| *w == banned).map(|w| w.to_string()));
    }
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    for (k, line) in lines.iter().enumerate() {
        if line.starts_with("pub struct ") {
            let end = lines[k..].iter().position(|l| l.ends_with(';') || *l == "}").expect("an end");
            let body = lines[k..=k + end].join(" ");
            faults.extend((body.matches("pub").count() != 1).then(|| format!("public fields: {body}")));
        }
        let visible = line.starts_with("pub fn ") || line.starts_with("pub(crate) fn ");
        if visible && line.contains("-> Form") {
            let doc = lines[..k].iter().rev().take_while(|l| l.starts_with("///"));
            faults.extend((!doc.into_iter().any(|l| l.contains('⊢'))).then(|| format!("no judgement: {line}")));
        }
    }
    faults
}

#[test]
fn the_core_is_small_exact_and_closed() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/trusted");
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        all += &std::fs::read_to_string(entry.unwrap().path()).unwrap();
    }
    let n = all.lines().count();
    assert!((300..700).contains(&n), "{n} lines");
    assert_eq!(faults(&all), Vec::<String>::new());
    for constructor in ["Form { kernel", "Equal(self"] {
        assert_eq!(all.matches(constructor).count(), 1, "{constructor}");
    }
    // the checks see what they look for
    let broken = [
        ("pub struct Equal(Vec", "pub struct Equal(pub Vec"),
        ("    terms: Rc<Terms>", "    pub terms: Rc<Terms>"),
        ("n: i64", "n: f64"),
        ("`Γ ⊢ Σ_axes Σ c·m = Σ c·(Σ_axes m)`", "sums"),
        ("fn form(&self, terms: Terms) -> Form", "pub fn form(&self, terms: Terms) -> Form"),
        ("pub fn spoilt(&self)", "pub unsafe fn spoilt(&self)"),
    ];
    for (from, to) in broken {
        let changed = all.replacen(from, to, 1);
        assert!(changed != all && !faults(&changed).is_empty(), "{to}");
    }
}

/// The crates of this project that a manifest names as dependencies.
fn ours(manifest: &str) -> Vec<&str> {
    let named = manifest.lines().filter_map(|line| line.split_once(['.', ' ', '=']).map(|(name, _)| name.trim()));
    named.filter(|name| name.starts_with("truestep-")).collect()
}

#[test]
fn the_kernel_is_below_everything() {
    let manifest = include_str!("../Cargo.toml");
    assert_eq!(ours(manifest), Vec::<&str>::new());
    let broken = manifest.replacen("indexmap.workspace", "truestep-ir.workspace", 1);
    assert_eq!(ours(&broken), ["truestep-ir"]);
}
