//! The program as its users meet it: arguments in, text and exit code out.

use std::process::Command;

/// Exit code, standard output and standard error of one run.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

fn truestep(args: &[&str]) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_truestep")).args(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// The only line on standard error, which must be an error; the exit code must say so too.
fn refusal(args: &[&str]) -> String {
    let ran = truestep(args);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{args:?}: {}", ran.err);
    assert!(ran.err.starts_with("error: ") && ran.err.lines().count() == 1, "{args:?}: {}", ran.err);
    ran.err
}

#[test]
fn help_names_every_command() {
    let ran = truestep(&["--help"]);
    assert_eq!(ran.code, Some(0));
    for command in ["recipes", "setup", "doctor"] {
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
    assert!(refusal(&["recipes", "show", "digit"]).contains("did you mean `digits`?"));
}

#[test]
fn doctor_tells_absent_from_broken() {
    let ran = truestep(&["doctor", "--plugin", "/no/such/plugin.so"]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    let line = |what: &str| ran.out.lines().find(|l| l.split_whitespace().nth(1) == Some(what)).unwrap();
    assert!(line("plugin").starts_with("BROKEN") && line("plugin").contains("/no/such/plugin.so"), "{}", ran.out);
    assert!(line("digits").starts_with("ok") && line("digits").contains("1,442 training and 355 test"), "{}", ran.out);
    assert!(!line("cifar10").starts_with("BROKEN"), "{}", ran.out);
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
