//! Which forms an engine needs.

use truestep_engine::Row;
use truestep_ir::{Func, Module};
use truestep_step::{Artifact, Form, Forms, places};

/// The forms in which an engine runs these programs: of each instruction that its row declines as it is, the first form
/// that it does not. Without such a form an instruction stays as it is.
pub fn needed_forms<'a>(row: &Row, artifacts: impl IntoIterator<Item = &'a Artifact>) -> Forms {
    let runs = |func: Func| row.declines(&alone(func)).is_none();
    let funcs = artifacts.into_iter().flat_map(|artifact| &artifact.module.funcs);
    let chosen = funcs.flat_map(places).filter_map(|place| {
        let form = Form::ALL.into_iter().find(|&form| place.alone(form).is_some_and(runs))?;
        (form != Form::Native).then_some((place.site, form))
    });
    chosen.collect()
}

/// A module of one function.
pub(crate) fn alone(func: Func) -> Module {
    Module { name: "form".into(), num_replicas: 1, num_partitions: 1, mesh: None, funcs: vec![func] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use truestep_engine::{ENGINES, IREE, XLA};
    use truestep_step::{Choices, Kind, Problem, Recipe, render, render_with};

    fn programs(net: &str, side: usize) -> (Recipe, Problem, Vec<Artifact>) {
        let recipe = Recipe::preset("cifar8", &[format!("net={net}"), "batch=4".into()]).unwrap();
        let problem = Problem { image: [side, side, 3], classes: 10, mean: vec![0.5; 3], std: vec![0.25; 3] };
        let kinds = [Kind::TrainStep, Kind::EvalForward];
        let artifacts = kinds.map(|kind| render(&recipe, &problem, kind).unwrap()).into();
        (recipe, problem, artifacts)
    }

    #[test]
    fn iree_compares_overlapping_windows_and_unrolls_those_that_are_cut_short() {
        for (net, side, expected) in [
            ("resnet18", 64, vec![(Form::Compare, 1)]),
            ("resnet18", 32, vec![(Form::Im2col, 1), (Form::Compare, 1)]),
            ("resnet34", 32, vec![(Form::Im2col, 1), (Form::Compare, 1)]),
            ("resnet50", 64, vec![(Form::Compare, 1)]),
            ("cifar8", 32, vec![]),
        ] {
            let (recipe, problem, artifacts) = programs(net, side);
            let forms = needed_forms(&IREE, &artifacts);
            let count = |form: Form| (form, forms.values().filter(|&&of| of == form).count());
            let found: Vec<_> = Form::ALL.into_iter().map(count).filter(|&(_, n)| n > 0).collect();
            assert_eq!(found, expected, "{net} {side}");
            let choices = Choices { forms, ..Choices::default() };
            for artifact in &artifacts {
                let kind = artifact.manifest.kind;
                let written = render_with(&recipe, &problem, kind, &choices).unwrap();
                assert_eq!(IREE.declines(&written.module), None, "{net} {side}");
                // The control: as it is.
                let declined = !expected.is_empty() && (kind == Kind::TrainStep || side == 32);
                assert_eq!(IREE.declines(&artifact.module).is_some(), declined, "{net} {side} {kind:?}");
            }
        }
    }

    #[test]
    fn others_need_none() {
        let (.., artifacts) = programs("resnet18", 32);
        for row in ENGINES.into_iter().filter(|&row| *row != IREE) {
            assert!(needed_forms(row, &artifacts).is_empty(), "{}", row.name);
        }
        assert!(ENGINES.contains(&&XLA));
    }
}
