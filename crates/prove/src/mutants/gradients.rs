//! Mistakes in exchanging gradients and reports.

use super::Mutant;
use super::edit::Edit;
use super::graph::{Exchange, Graph};
use truestep_step::Role;

pub(super) const GRADIENT_MUTANTS: &[Mutant] = &[
    Mutant {
        id: "no-gradient-collective",
        what: "no gradient is exchanged",
        seen: "deepmodeling/deepmd-kit#1104, pytorch/pytorch#104336",
        edit: |g, edit| each(g, edit, |edit, e| edit.replace(e.mean, e.local)),
    },
    Mutant {
        id: "no-gradient-collective-one",
        what: "the gradient of one tensor is not exchanged",
        seen: "pytorch/pytorch#109191, for the tensors of a checkpointed block",
        edit: |g, edit| one(g, edit, |edit, e| edit.replace(e.mean, e.local)),
    },
    Mutant {
        id: "gradient-sum",
        what: "gradients are summed over the replicas, not averaged",
        seen: "tensorflow/benchmarks#189",
        edit: |g, edit| each(g, edit, |edit, e| edit.replace(e.mean, e.sum)),
    },
    Mutant {
        id: "gradient-sum-one",
        what: "the gradient of one tensor is summed over the replicas, not averaged",
        seen: "sony/nnabla#1120, for γ and β",
        edit: |g, edit| one(g, edit, |edit, e| edit.replace(e.mean, e.sum)),
    },
    Mutant {
        id: "divided-twice",
        what: "gradients are divided by the number of replicas twice",
        seen: "meta-pytorch/torchtune#2172, verl-project/verl-SpeCo#29",
        edit: |g, edit| divide_by(g, edit, |replicas| replicas * replicas),
    },
    Mutant {
        id: "wrong-divisor",
        what: "gradients are divided by one more than the replicas that were launched",
        seen: "a divisor that is not read from the launch",
        edit: |g, edit| divide_by(g, edit, |replicas| replicas + 1.0),
    },
    Mutant {
        id: "local-loss",
        what: "the reported loss is the replica's own",
        seen: "metrics of rank 0 reported as those of the run",
        edit: local_loss,
    },
];

fn each<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>, change: fn(&mut Edit<'g>, Exchange)) -> Option<()> {
    exchanges(g)?.into_iter().for_each(|exchange| change(edit, exchange));
    Some(())
}

/// Changes the tensor in the middle.
fn one<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>, change: fn(&mut Edit<'g>, Exchange)) -> Option<()> {
    let all = exchanges(g)?;
    change(edit, *all.get(all.len() / 2)?);
    Some(())
}

fn divide_by<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>, divisor: fn(f64) -> f64) -> Option<()> {
    let divisor = divisor(g.manifest.replicas as f64);
    for Exchange { sum, mean, .. } in exchanges(g)? {
        edit.redefine(mean, move |b, name| b.div_const(name(sum), divisor));
    }
    Some(())
}

fn local_loss<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>) -> Option<()> {
    edit.replace(g.outputs(Role::Loss).next()?, g.local_loss()?);
    Some(())
}

/// The exchanges of the parameters' gradients.
fn exchanges(g: &Graph) -> Option<Vec<Exchange>> {
    Some(g.gradients()?.into_iter().filter_map(|gradient| gradient.exchange).collect())
}
