//! Every law is proved, every mistake refuted.

use truestep_claim::Verdict;
use truestep_laws::{laws, non_laws};

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
fn non_laws_are_refuted_by_hand_sized_inputs() {
    let expected = [
        ("not.micro-batches-of-batch-norm", ["0.500000", "0.400892"]),
        ("not.local-batch-norm", ["-1.000000", "-1.069045"]),
        ("not.mean-of-variances", ["5.000000", "14.000000"]),
        ("not.backward-without-collective", ["-0.019090", "0.124086"]),
        ("not.biased-hand-back", ["2.300000", "2.766667"]),
        ("not.sum-of-gradients", ["4.000000", "2.000000"]),
        ("not.partial-window", ["1.500000", "3.000000"]),
        ("not.clip-per-micro-batch", ["0.500000", "0.707107"]),
        ("not.coupled-decay", ["1.900000", "1.800000"]),
        ("not.clip-per-replica", ["1.500000", "2.000000"]),
    ];
    assert_eq!(non_laws().count(), expected.len());
    for (law, (id, values)) in non_laws().zip(expected) {
        let Verdict::Refuted { witness } = law.decide() else { panic!("{id}: {}", law.decide()) };
        assert!(law.id == id && values.iter().all(|value| witness.contains(value)), "{id}: {witness}");
    }
}

#[test]
fn identifiers_are_distinct() {
    let mut ids: Vec<_> = laws().map(|law| law.id).chain(non_laws().map(|law| law.id)).collect();
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
