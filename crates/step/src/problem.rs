//! The problem that a recipe's programs are for: its images, and its network on them.

use crate::recipe::{Recipe, RecipeError, suggestion};
use truestep_data::{DataError, DataPlan, ImageShape};
use truestep_nets::{Init, NETS, Net, Signature};

/// What the network sees: facts about the prepared images.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// Height, width and channels of an image, after padding.
    pub image: [usize; 3],
    /// Number of classes.
    pub classes: usize,
    /// Mean of each channel, images scaled to `[0, 1]`.
    pub mean: Vec<f64>,
    /// Standard deviation of each channel, images scaled to `[0, 1]`.
    pub std: Vec<f64>,
}

impl Problem {
    /// The images of `plan` in this shape.
    fn of(plan: &DataPlan, shape: ImageShape) -> Self {
        let ImageShape { height, width, channels } = shape;
        let (mean, std) = (plan.mean().to_vec(), plan.std().to_vec());
        Problem { image: [height, width, channels], classes: plan.classes().len(), mean, std }
    }
}

/// The images that a recipe's programs are for, which may be larger where they are evaluated than where they are
/// trained on.
#[derive(Clone, Debug, PartialEq)]
pub struct Problems {
    /// What is trained on.
    pub train: Problem,
    /// What is evaluated.
    pub test: Problem,
}

impl Problems {
    /// Those of `recipe`: what is known of its data set, or found where its folder of images is listed.
    ///
    /// # Errors
    /// As [`DataPlan::new`].
    pub fn of(recipe: &Recipe) -> Result<Self, DataError> {
        Ok(Problems::new(&DataPlan::new(&recipe.data)?))
    }

    /// Those of the images of `plan`.
    pub fn new(plan: &DataPlan) -> Self {
        Problems { train: Problem::of(plan, plan.train_shape()), test: Problem::of(plan, plan.test_shape()) }
    }
}

impl From<Problem> for Problems {
    /// The same images for both.
    fn from(problem: Problem) -> Self {
        Problems { train: problem.clone(), test: problem }
    }
}

/// The network of a recipe with its parameters and statistics for these images.
///
/// # Errors
/// An unknown network (with a suggestion), images too small for it, or a start for norms that it has not.
pub fn network(recipe: &Recipe, problem: &Problem) -> Result<(&'static Net, Signature), RecipeError> {
    let net = Net::find(&recipe.net).ok_or_else(|| RecipeError {
        place: "net".into(),
        what: format!("no network `{}`{}", recipe.net, suggestion(&recipe.net, NETS.iter().map(|net| net.name))),
    })?;
    let signature = net.signature(problem.image, problem.classes);
    if let Some(empty) = signature.params.iter().find(|p| p.dims.contains(&0)) {
        let [h, w, _] = problem.image;
        let what = format!("images of {h}×{w} are too small: {} would have shape {:?}", empty.name, empty.dims);
        return Err(RecipeError { place: format!("net {}", recipe.net), what });
    }
    if recipe.norm.zero_init_last && signature.params.iter().all(|p| p.init != Init::BranchEnd) {
        let what =
            format!("expected false, since {} has no norm at the end of a residual branch, found true", recipe.net);
        return Err(RecipeError { place: "norm.zero_init_last".into(), what });
    }
    Ok((net, signature))
}
