//! Laws that are read off the text.

use crate::row::{Decided, read_off};
use crate::subject::Subject;
use truestep_claim::Verdict;
use truestep_ir::Op;
use truestep_step::Artifact;

/// Text, types, donation and launch are those of the manifest.
pub(crate) fn manifest(artifact: &Artifact) -> Decided {
    let verdict = match artifact.manifest.check(&artifact.text, &artifact.module) {
        Ok(()) => read_off("digest, entry, types, donations and replicas of the text"),
        Err(why) => Verdict::Refuted { witness: why.to_string() },
    };
    Decided::new("manifest", MANIFEST, vec![(String::new(), verdict)])
}

/// Donations that no program may have are not the manifest's either.
pub(crate) fn donations(witness: String) -> Decided {
    Decided::new("manifest", MANIFEST, vec![(String::new(), Verdict::Refuted { witness })])
}

const MANIFEST: &str = "text, types, donations and launch are the manifest's";

/// Every collective is over all replicas; there is none on one device.
pub(crate) fn collectives(s: &Subject) -> Vec<Decided> {
    let replicas = s.manifest().replicas;
    let everyone: Vec<usize> = (0..replicas).collect();
    let mut count = 0;
    let mut parts = Vec::new();
    for instr in &s.func.body.instrs {
        let groups = match &instr.op {
            Op::AllReduce(attrs) => &attrs.replica_groups,
            Op::AllGather(attrs) | Op::ReduceScatter(attrs) => &attrs.collective.replica_groups,
            _ => continue,
        };
        count += 1;
        if replicas == 1 || groups.as_slice() != [everyone.clone()] {
            let witness = format!("{} is over {groups:?}", s.func.value_name(instr.results[0]));
            parts.push((String::new(), Verdict::Refuted { witness }));
        }
    }
    if parts.is_empty() {
        parts.push((String::new(), read_off(&format!("{count} collectives of the text"))));
    }
    vec![Decided::new("collectives", "every collective is over all replicas; none on one device", parts)]
}
