//! Two programs compared: one of a single device, and one that R replicas run.

use crate::reader::{self, Layout, Side};
use truestep_claim::{Input, Method, Relation, Verdict};
use truestep_kernel::{Condition, Form, Kernel};

/// Per output: does the replicas' program compute what the one-device program does on the global batch?
///
/// Proved if the normal forms are equal; nothing is refuted.
pub fn equal_programs(relation: &Relation) -> Vec<Verdict> {
    let unknown = |reason: String| Verdict::Unknown { reason };
    if let Err(why) = relation.check() {
        return vec![unknown(why); relation.outputs.len().max(1)];
    }
    let replicas = relation.replicas;
    let mut kernel = Kernel::default();
    let layout = |input: &Input| match input {
        Input::Sharded(d) => Layout::Sharded(*d),
        Input::Replicated => Layout::Replicated,
    };
    let layouts: Vec<Layout> = relation.inputs.iter().map(layout).collect();
    let whole = reader::read(&mut kernel, relation.single, Side::Whole(replicas), &layouts);
    let parts = reader::read(&mut kernel, relation.replicated, Side::Replica(replicas), &layouts);
    let scope = format!("these two texts at {replicas} replicas, over the real numbers");
    let mut verdicts = Vec::new();
    for (output, (whole, part)) in relation.outputs.iter().zip(whole.into_iter().zip(parts)) {
        let sides = match (whole, part) {
            (Ok(whole), Ok(part)) => reader::matched(&mut kernel, whole, part, replicas, *output),
            (Err(why), _) | (_, Err(why)) => Err(why),
        };
        verdicts.push(match sides {
            Ok((lhs, rhs)) => decide(&mut kernel, &lhs, &rhs, &scope),
            Err(why) => unknown(why),
        });
    }
    verdicts
}

fn decide(kernel: &mut Kernel, lhs: &Form, rhs: &Form, scope: &str) -> Verdict {
    match kernel.equal(lhs, rhs) {
        Some(theorem) => {
            let side_conditions = summary(kernel, theorem.conditions());
            Verdict::Proved { method: Method::Algebra, scope: scope.into(), bound: None, side_conditions }
        }
        None => {
            let mut reason = kernel.explain(lhs, rhs);
            for (who, only) in ["one device", "the replicas"].into_iter().zip(kernel.parting(lhs, rhs)) {
                if let Some(only) = only {
                    reason.push_str(&format!("; only on {who}: {only}"));
                }
            }
            Verdict::Unknown { reason }
        }
    }
}

/// How many arguments of roots and logarithms must be positive, how many divisors must not be 0; the only one in full,
/// if it is short.
fn summary(kernel: &Kernel, conditions: &[Condition]) -> Vec<String> {
    const SHORT: usize = 60;
    let positive = |c: &&Condition| matches!(c, Condition::Positive(_));
    let (positive, nonzero): (Vec<_>, Vec<_>) = conditions.iter().partition(positive);
    let what = ["arguments of roots and logarithms are positive", "divisors are not 0"];
    let groups = [positive, nonzero].into_iter().zip(what).filter(|(group, _)| !group.is_empty());
    let line = |(group, what): (Vec<&Condition>, &str)| match group.as_slice() {
        [only] if kernel.show_condition(only).chars().count() <= SHORT => kernel.show_condition(only),
        _ => format!("{} {what}", group.len()),
    };
    groups.map(line).collect()
}
