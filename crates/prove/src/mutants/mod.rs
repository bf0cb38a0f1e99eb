//! A catalogue of mistakes that train and descend and are wrong, each a rewrite of a rendered step.
//!
//! A mutant finds its place by dataflow and by the roles of the manifest, never by a name. It changes the computation
//! only: the interface, and so the manifest, stays what it was.

mod edit;
mod gradients;
mod graph;
mod norm;
mod norms;

use edit::Edit;
use gradients::GRADIENT_MUTANTS;
use graph::Graph;
use norms::NORM_MUTANTS;
use truestep_step::{Artifact, Manifest};

/// One mistake.
#[derive(Clone, Copy)]
pub struct Mutant {
    /// Short name, unique.
    pub id: &'static str,
    /// What is computed instead.
    pub what: &'static str,
    /// Where it happened: a repository's issue, or how one gets there.
    pub seen: &'static str,
    edit: for<'g> fn(&'g Graph<'g>, &mut Edit<'g>) -> Option<()>,
}

impl Mutant {
    /// Every mutant, by what it changes.
    pub fn all() -> impl Iterator<Item = &'static Mutant> {
        [NORM_MUTANTS, GRADIENT_MUTANTS].into_iter().flatten()
    }

    /// The mutant named `id`.
    pub fn find(id: &str) -> Option<&'static Mutant> {
        Self::all().find(|mutant| mutant.id == id)
    }

    /// The artifact with this mistake in it, its digest that of the changed text; `None` where there is no place for it.
    pub fn apply(&self, artifact: &Artifact) -> Option<Artifact> {
        let mut mutated = artifact.clone();
        let func = mutated.module.funcs.iter_mut().find(|f| f.name == artifact.manifest.entry)?;
        let original = func.clone();
        let graph = Graph::new(&original, &artifact.manifest);
        let mut edit = Edit::new(&graph);
        (self.edit)(&graph, &mut edit)?;
        let values = artifact.manifest.values.as_ref().and_then(|values| values.find(&original).ok());
        (*func, mutated.manifest.values) = edit.apply(values.as_ref())?;
        mutated.text = truestep_ir::print(&mutated.module);
        mutated.manifest.sha256 = Manifest::digest(&mutated.text);
        Some(mutated)
    }
}

impl std::fmt::Debug for Mutant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mutant").field("id", &self.id).field("what", &self.what).finish_non_exhaustive()
    }
}
