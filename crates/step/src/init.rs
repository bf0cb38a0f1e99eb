//! Initial state.

use crate::artifact::{Problem, network};
use crate::optimizer::regions;
use crate::recipe::{Recipe, RecipeError};
use truestep_data::Draws;
use truestep_nets::{Init, ParamSpec};

/// The state that training starts from: one entry per state input of the train step, in order, as little-endian `f32`.
///
/// Parameters follow their declared distribution, drawn from (seed, position of the parameter); moments start as the
/// optimizer says, sums at 0, running means at 0, running variances at 1, moving averages at what they average.
///
/// # Errors
/// As [`network`].
pub fn initial_state(recipe: &Recipe, problem: &Problem) -> Result<Vec<Vec<u8>>, RecipeError> {
    let (_, signature) = network(recipe, problem)?;
    let params = &signature.params;
    let numel = |p: &ParamSpec| p.dims.iter().product::<usize>();
    let mut state: Vec<Vec<f32>> =
        params.iter().enumerate().map(|(i, p)| draw(p.init, numel(p), recipe.seed, i)).collect();
    let regions = regions(&recipe.optimizer);
    for start in [regions.first_moment, regions.second_moment].into_iter().flatten() {
        state.extend(params.iter().map(|p| vec![start; numel(p)]));
    }
    let (accumulates, averages) = (recipe.accumulate > 1, recipe.ema.is_some());
    if accumulates {
        state.extend(params.iter().map(|p| vec![0.0; numel(p)]));
        state.push(vec![0.0]);
    }
    if averages {
        state.extend_from_within(..params.len());
    }
    // the running statistics, those of the window, and their averages
    for _ in 0..1 + usize::from(accumulates) + usize::from(averages) {
        for stats in &signature.stats {
            state.push(vec![0.0; stats.channels]);
            state.push(vec![1.0; stats.channels]);
        }
    }
    Ok(state.into_iter().map(|values| values.into_iter().flat_map(f32::to_le_bytes).collect()).collect())
}

fn draw(init: Init, n: usize, seed: u64, param: usize) -> Vec<f32> {
    match init {
        Init::Zeros => vec![0.0; n],
        Init::Ones => vec![1.0; n],
        Init::HeNormal { fan } => {
            let std = (2.0 / fan as f64).sqrt();
            let mut draws = Draws::new(&[seed, param as u64]);
            (0..n).map(|_| (std * draws.normal()) as f32).collect()
        }
        Init::Uniform { fan_in } => {
            let bound = 1.0 / (fan_in as f64).sqrt();
            let mut draws = Draws::new(&[seed, param as u64]);
            (0..n).map(|_| (bound * (2.0 * draws.unit() - 1.0)) as f32).collect()
        }
    }
}
