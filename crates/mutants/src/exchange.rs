//! Mistakes in exchanging gradients and reports.

use crate::edit::Edit;
use crate::graph::{Exchange, Graph};
use crate::mutant::{Change::Values, Mutant};
use truestep_ir::{Binary, Collective, Op};
use truestep_step::Role;

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "no-gradient-collective",
        what: "no gradient is exchanged",
        seen: "deepmodeling/deepmd-kit#1104, pytorch/pytorch#104336",
        law: "P4",
        change: Values(|g, edit| each(g, edit, |edit, e| edit.replace(e.mean, e.local))),
    },
    Mutant {
        id: "no-gradient-collective-one",
        what: "the gradient of one tensor is not exchanged",
        seen: "pytorch/pytorch#109191, for the tensors of a checkpointed block",
        law: "whole-step",
        change: Values(|g, edit| one(g, edit, |edit, e| edit.replace(e.mean, e.local))),
    },
    Mutant {
        id: "gradient-sum",
        what: "gradients are summed over the replicas, not averaged",
        seen: "tensorflow/benchmarks#189",
        law: "P4",
        change: Values(|g, edit| each(g, edit, |edit, e| edit.replace(e.mean, e.sum))),
    },
    Mutant {
        id: "gradient-sum-one",
        what: "the gradient of one tensor is summed over the replicas, not averaged",
        seen: "sony/nnabla#1120, for γ and β",
        law: "whole-step",
        change: Values(|g, edit| one(g, edit, |edit, e| edit.replace(e.mean, e.sum))),
    },
    Mutant {
        id: "divided-twice",
        what: "gradients are divided by the number of replicas twice",
        seen: "meta-pytorch/torchtune#2172, verl-project/verl-SpeCo#29",
        law: "P4",
        change: Values(|g, edit| divide_by(g, edit, |replicas| replicas * replicas)),
    },
    Mutant {
        id: "wrong-divisor",
        what: "gradients are divided by one more than the replicas that were launched",
        seen: "a divisor that is not read from the launch",
        law: "P4",
        change: Values(|g, edit| divide_by(g, edit, |replicas| replicas + 1.0)),
    },
    Mutant {
        id: "gradient-exchanged-twice",
        what: "gradients are averaged, then averaged again with a sum for the second mean",
        seen: "easily made by hand where a wrapper exchanges what the step has exchanged",
        law: "P4",
        change: Values(|g, edit| {
            let replicas = g.manifest.replicas;
            for Exchange { mean, .. } in exchanges(g)? {
                edit.after(mean, move |b, v, _| b.all_reduce_sum(v, replicas));
            }
            Some(())
        }),
    },
    Mutant {
        id: "gradient-maximum",
        what: "gradients are all-reduced by maximum, then divided",
        seen: "easily made by hand: the reduction is an argument of the collective",
        law: "P4",
        change: Values(|g, edit| {
            for Exchange { local, sum, .. } in exchanges(g)? {
                let op = g.definition(sum)?.op.clone();
                edit.redefine(sum, move |b, name| {
                    let body = b.reducer(Binary::Maximum, b.ty(name(local)).elem);
                    b.push(op, &[name(local)], vec![body])[0]
                });
            }
            Some(())
        }),
    },
    Mutant {
        id: "wrong-group",
        what: "gradients are exchanged in groups of one replica, then divided",
        seen: "easily made by hand where groups are computed from a device grid",
        law: "collectives",
        change: Values(|g, edit| {
            let alone: Vec<Vec<usize>> = (0..g.manifest.replicas).map(|replica| vec![replica]).collect();
            for Exchange { sum, .. } in exchanges(g)? {
                let Op::AllReduce(attrs) = &g.definition(sum)?.op else { return None };
                edit.op(sum, Op::AllReduce(Collective { replica_groups: alone.clone(), ..attrs.clone() }));
            }
            Some(())
        }),
    },
    Mutant {
        id: "gradient-of-another-tensor",
        what: "one tensor takes the gradient of another of its shape",
        seen: "easily made by hand when gradients and parameters are two lists",
        law: "whole-step",
        change: Values(|g, edit| {
            let all = g.gradients()?;
            let (i, j) = (0..all.len()).flat_map(|j| (0..j).map(move |i| (i, j))).find(|&(i, j)| {
                g.ty(all[i].value) == g.ty(all[j].value) && g.position(all[i].value) < g.position(all[j].value)
            })?;
            edit.replace(all[j].value, all[i].value);
            Some(())
        }),
    },
    Mutant {
        id: "local-loss",
        what: "the reported loss is the replica's own",
        seen: "metrics of rank 0 reported as those of the run",
        law: "loss",
        change: Values(|g, edit| local(g, edit, Role::Loss)),
    },
    Mutant {
        id: "local-correct",
        what: "the reported correct count is the replica's own",
        seen: "metrics of rank 0 reported as those of the run",
        law: "loss",
        change: Values(|g, edit| local(g, edit, Role::Correct)),
    },
    Mutant {
        id: "loss-sum-over-replicas",
        what: "the reported loss is the sum of the replicas' mean losses",
        seen: "the divisor forgotten once",
        law: "loss",
        change: Values(|g, edit| {
            let loss = g.outputs(Role::Loss).next().filter(|_| g.manifest.replicas > 1)?;
            edit.replace(loss, g.with_constant(loss, Binary::Divide)?.0);
            Some(())
        }),
    },
    Mutant {
        id: "correct-averaged",
        what: "the correct count is averaged over the replicas, not summed",
        seen: "easily made by hand: it is exchanged together with the loss, which is averaged",
        law: "loss",
        change: Values(|g, edit| {
            let replicas = g.manifest.replicas as f64;
            let correct = g.outputs(Role::Correct).next().filter(|_| replicas > 1.0)?;
            edit.scale(correct, 1.0 / replicas);
            Some(())
        }),
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
    exchanges(g)?.into_iter().try_for_each(|exchange| edit.constant(exchange.mean, divisor))
}

fn local<'g>(g: &'g Graph<'g>, edit: &mut Edit<'g>, role: Role) -> Option<()> {
    let report = g.outputs(role).next().filter(|_| g.manifest.replicas > 1)?;
    edit.replace(report, g.local_report(role)?);
    Some(())
}

/// The exchanges of the parameters' gradients.
fn exchanges(g: &Graph) -> Option<Vec<Exchange>> {
    Some(g.gradients()?.into_iter().filter_map(|gradient| gradient.exchange).collect())
}
