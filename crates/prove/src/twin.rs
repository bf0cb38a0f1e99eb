//! Twins of a step: the same recipe on few and small images.

use truestep_step::{Artifact, Kind, Problem, Role, render_with};

/// The same recipe on few and small images, of height and width `smallest` or more; none if the step is small already.
pub fn reduced(artifact: &Artifact, problem: &Problem, smallest: usize) -> Option<(Artifact, Problem)> {
    let manifest = &artifact.manifest;
    let ([h, w, c], classes) = (problem.image, problem.classes);
    let mut recipe = manifest.recipe.clone();
    recipe.batch = recipe.batch.min(2 * recipe.replicas * recipe.accumulate);
    // the smallest images that the network takes and whose norms see more than one value
    let sides = [8, 16, 32, 64, 128]
        .into_iter()
        .filter(|&side| smallest <= side && side < h.min(w))
        .map(|side| [side, side, c]);
    for image in sides.chain([[h, w, c]]) {
        let problem = Problem { image, classes: problem.classes.min(10), ..problem.clone() };
        if (image, recipe.batch) == ([h, w, c], manifest.recipe.batch) && problem.classes == classes {
            return None;
        }
        if let Ok(twin) = render_with(&recipe, &problem, Kind::TrainStep, &manifest.choices())
            && same_params(artifact, &twin)
        {
            return Some((twin, problem));
        }
    }
    None
}

/// Sizes of a step, in words.
pub(crate) fn sizes(artifact: &Artifact, problem: &Problem) -> String {
    let [h, w, c] = problem.image;
    let manifest = &artifact.manifest;
    format!("{} × {} images of {h}×{w}×{c}, {} classes", manifest.replicas, manifest.batch, manifest.classes)
}

/// Parameters of the twin are those of the step, but for the number of classes.
fn same_params(step: &Artifact, twin: &Artifact) -> bool {
    let ranks = |artifact: &Artifact| -> Vec<(String, usize)> {
        let params = artifact.manifest.inputs.iter().filter(|slot| slot.role == Role::Param);
        params.map(|slot| (slot.name.clone(), slot.dims.len())).collect()
    };
    ranks(step) == ranks(twin)
}
