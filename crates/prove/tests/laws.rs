//! Every law is proved, every mistake refuted.

use truestep_prove::{Verdict, laws};

#[test]
fn laws_are_proved() {
    let verdicts = laws().map(|law| (law.id, law.prove()));
    let failures: Vec<String> =
        verdicts.filter(|(_, v)| !v.is_proved()).map(|(id, verdict)| format!("{id}: {verdict}")).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn mistakes_are_refuted() {
    let mut failures = Vec::new();
    for law in laws() {
        let mistakes = law.mistakes();
        assert!(!mistakes.is_empty(), "{} has no mistakes", law.id);
        for mistake in mistakes {
            let verdict = mistake.decide(law.scope);
            if !verdict.is_refuted() {
                failures.push(format!("{}, {}: {verdict}", law.id, mistake.what));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn identifiers_are_distinct() {
    let mut ids: Vec<_> = laws().map(|law| law.id).collect();
    ids.sort();
    let n = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), n);
}

#[test]
fn verdicts_survive_json() {
    for law in laws().take(3) {
        let verdict = law.prove();
        let text = serde_json::to_string(&verdict).unwrap();
        assert_eq!(serde_json::from_str::<Verdict>(&text).unwrap(), verdict, "{text}");
    }
}
