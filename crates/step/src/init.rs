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
    let mut state: Vec<Vec<f32>> = params.iter().enumerate().map(|(i, p)| draw(recipe, p.init, numel(p), i)).collect();
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

fn draw(recipe: &Recipe, init: Init, n: usize, param: usize) -> Vec<f32> {
    let seed = recipe.seed;
    match init {
        Init::BranchEnd if recipe.norm.zero_init_last => vec![0.0; n],
        Init::Zeros => vec![0.0; n],
        Init::Ones | Init::BranchEnd => vec![1.0; n],
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_may_start_as_nothing() {
        let problem = Problem { image: [32, 32, 3], classes: 10, mean: vec![0.5; 3], std: vec![0.25; 3] };
        for (net, last, blocks) in [("resnet18", "bn2.weight", 8), ("resnet50", "bn3.weight", 16)] {
            let state = |zero: bool| {
                let set = [format!("net={net}"), format!("norm.zero_init_last={zero}")];
                let recipe = Recipe::preset("fashion-mnist-resnet18", &set).unwrap();
                let (_, signature) = network(&recipe, &problem).unwrap();
                (initial_state(&recipe, &problem).unwrap(), signature.params)
            };
            let ((zero, params), (one, _)) = (state(true), state(false));
            let differs: Vec<usize> = (0..zero.len()).filter(|&i| zero[i] != one[i]).collect();
            assert_eq!(differs.len(), blocks);
            for i in differs {
                assert!(params[i].name.starts_with("layer") && params[i].name.ends_with(last), "{}", params[i].name);
                assert!(zero[i].iter().all(|&byte| byte == 0));
            }
        }
        let set = ["norm.zero_init_last=true".to_string()];
        let error = initial_state(&Recipe::preset("cifar8-bn", &set).unwrap(), &problem).unwrap_err().to_string();
        assert!(error.starts_with("norm.zero_init_last: expected false, since cifar8-bn has no norm"), "{error}");
    }
}
