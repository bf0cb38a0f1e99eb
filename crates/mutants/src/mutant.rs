//! What a mutant is, and how it is written into a step.

use crate::edit::Edit;
use crate::graph::Graph;
use truestep_ir::Func;
use truestep_step::{Artifact, Manifest};

/// One mistake.
#[derive(Clone, Copy)]
pub struct Mutant {
    /// Short name, unique.
    pub id: &'static str,
    /// What is computed instead.
    pub what: &'static str,
    /// Where it happened: a repository's issue, another framework's convention, or how one gets there.
    pub seen: &'static str,
    /// A law of [`prove_step`](truestep_prove::prove_step) that must refuse it; empty where the programs are equal over
    /// the reals.
    pub law: &'static str,
    pub(crate) change: Change,
}

/// How a mutant changes the entry function.
#[derive(Clone, Copy)]
pub(crate) enum Change {
    /// Some values are computed otherwise; `None` where there is no place.
    Values(for<'g> fn(&'g Graph<'g>, &mut Edit<'g>) -> Option<()>),
    /// The attributes of its interface; the values stay what they are.
    Interface(fn(&mut Func) -> Option<()>),
}

impl Mutant {
    /// True if it changes what is computed, not the interface.
    pub fn computes(&self) -> bool {
        matches!(self.change, Change::Values(_))
    }

    /// The artifact with this mistake in it, its digest that of the changed text; `None` where there is no place for
    /// it.
    pub fn apply(&self, artifact: &Artifact) -> Option<Artifact> {
        let mut mutated = artifact.clone();
        let func = mutated.module.funcs.iter_mut().find(|f| f.name == artifact.manifest.entry)?;
        match self.change {
            Change::Values(change) => {
                let original = func.clone();
                let graph = Graph::new(&original, &artifact.manifest);
                let mut edit = Edit::new(&graph);
                change(&graph, &mut edit)?;
                let values = artifact.manifest.values.as_ref().and_then(|values| values.find(&original).ok());
                (*func, mutated.manifest.values) = edit.apply(values.as_ref())?;
            }
            Change::Interface(change) => change(func)?,
        }
        mutated.text = truestep_ir::print(&mutated.module);
        mutated.manifest.sha256 = Manifest::digest(&mutated.text);
        (mutated.text != artifact.text).then_some(mutated)
    }
}

impl std::fmt::Debug for Mutant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mutant").field("id", &self.id).field("what", &self.what).finish_non_exhaustive()
    }
}
