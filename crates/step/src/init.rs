//! Initial state.

use crate::manifest::{Role, Slot};
use crate::optimizer::{Regions, regions};
use crate::problem::{Problem, network};
use crate::recipe::{Recipe, RecipeError};
use truestep_data::Draws;
use truestep_ir::encode_elements;
use truestep_nets::{Init, Signature};

/// The state that training starts from, slot by slot.
///
/// Parameters follow their declared distribution, drawn from (seed, place of the parameter in its network); moments
/// start as the optimizer says, sums at 0, means at 0, variances at 1, the moving averages of parameters at the
/// parameters.
pub struct InitialState {
    seed: u64,
    zero_init_last: bool,
    moments: Regions,
    signature: Signature,
}

impl InitialState {
    /// That of `recipe`.
    ///
    /// # Errors
    /// As [`network`].
    pub fn new(recipe: &Recipe, problem: &Problem) -> Result<Self, RecipeError> {
        let (_, signature) = network(recipe, problem)?;
        let (seed, zero_init_last) = (recipe.seed, recipe.norm.zero_init_last);
        Ok(InitialState { seed, zero_init_last, moments: regions(&recipe.optimizer), signature })
    }

    /// What `slot` of the recipe's train step starts at: the elements of the tensor as it is stored, row-major and
    /// little-endian.
    ///
    /// # Panics
    /// If the recipe has no such state.
    pub fn of(&self, slot: &Slot) -> Vec<u8> {
        let ty = slot.stored_ty();
        let all = |start: f32| vec![f64::from(start); ty.numel()];
        let moment =
            |start: Option<f32>| all(start.unwrap_or_else(|| panic!("{}: no moment of the recipe", slot.name)));
        let values = match slot.role {
            Role::Param | Role::Shadow => self.param(&slot.name),
            Role::FirstMoment => moment(self.moments.first_moment),
            Role::SecondMoment => moment(self.moments.second_moment),
            Role::Accumulator | Role::AccumulatorCount => all(0.0),
            Role::RunningMean | Role::WindowMean | Role::ShadowMean => all(0.0),
            Role::RunningVar | Role::WindowVar | Role::ShadowVar => all(1.0),
            Role::Image
            | Role::LearningRate
            | Role::BiasCorrection1
            | Role::BiasCorrection2
            | Role::Apply
            | Role::Keep
            | Role::EmaDecay
            | Role::Mask
            | Role::Target
            | Role::Loss
            | Role::Correct
            | Role::Finite
            | Role::Logits => panic!("{}: no state", slot.name),
        };
        encode_elements(ty.elem, values)
    }

    /// The initial values of the parameter `name`.
    fn param(&self, name: &str) -> Vec<f64> {
        let found = self.signature.params.iter().enumerate().find(|(_, param)| param.name == name);
        let (place, param) = found.unwrap_or_else(|| panic!("{name}: no parameter of the network"));
        let n = param.dims.iter().product();
        let mut draws = Draws::new(&[self.seed, place as u64]);
        match param.init {
            Init::BranchEnd if self.zero_init_last => vec![0.0; n],
            Init::Zeros => vec![0.0; n],
            Init::Ones | Init::BranchEnd => vec![1.0; n],
            Init::HeNormal { fan } => {
                let std = (2.0 / fan as f64).sqrt();
                (0..n).map(|_| std * draws.normal()).collect()
            }
            Init::Uniform { fan_in } => {
                let bound = 1.0 / (fan_in as f64).sqrt();
                (0..n).map(|_| bound * (2.0 * draws.unit() - 1.0)).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::artifact::render;
    use crate::manifest::Kind;
    use sha2::{Digest, Sha256};

    fn problem([height, width, channels]: [usize; 3]) -> Problem {
        let image = [height, width, channels];
        Problem { image, classes: 10, mean: vec![0.5; channels], std: vec![0.25; channels] }
    }

    fn recipe(preset: &str, set: &[&str]) -> Recipe {
        let set: Vec<String> = set.iter().map(ToString::to_string).collect();
        Recipe::preset(preset, &set).unwrap()
    }

    /// Every state slot of the train step with its initial bytes.
    fn state(recipe: &Recipe, problem: &Problem) -> Vec<(Slot, Vec<u8>)> {
        let initial = InitialState::new(recipe, problem).unwrap();
        let slots = render(recipe, problem, Kind::TrainStep).unwrap().manifest.inputs;
        let state = slots.into_iter().filter(|slot| slot.role.is_state());
        state.map(|slot| (slot.clone(), initial.of(&slot))).collect()
    }

    #[test]
    fn branches_may_start_as_nothing() {
        let problem = problem([32, 32, 3]);
        for (net, last, blocks) in [("resnet18", "bn2.weight", 8), ("resnet50", "bn3.weight", 16)] {
            let state = |zero: bool| {
                let set = [format!("net={net}"), format!("norm.zero_init_last={zero}")];
                state(&Recipe::preset("fashion-mnist-resnet18", &set).unwrap(), &problem)
            };
            let both = state(true).into_iter().zip(state(false));
            let differing: Vec<_> = both.filter(|((_, zero), (_, one))| zero != one).collect();
            assert_eq!(differing.len(), blocks);
            for ((slot, zero), _) in differing {
                assert!(slot.name.starts_with("layer") && slot.name.ends_with(last), "{}", slot.name);
                assert!(slot.role == Role::Param && zero.iter().all(|&byte| byte == 0));
            }
        }
        let recipe = recipe("cifar8-bn", &["norm.zero_init_last=true"]);
        let error = InitialState::new(&recipe, &problem).err().unwrap().to_string();
        assert!(error.starts_with("norm.zero_init_last: expected false, since cifar8-bn has no norm"), "{error}");
    }

    /// A seed means the same from version to version: runs are repeated, and checkpoints gone on from.
    #[test]
    fn a_seed_keeps_its_bytes() {
        let every_region = ["optimizer={name='rmsprop-tf'}", "accumulate=2", "ema=0.9", "seed=7"];
        let cases: [(&str, &[&str], [usize; 3], &str); 3] = [
            ("mnist-linear", &[], [28, 28, 1], "79556495f99949cb"),
            ("cifar8-bn", &every_region, [32, 32, 3], "3212c2b47c270293"),
            ("fashion-mnist-resnet18", &["norm.zero_init_last=true"], [32, 32, 3], "273c4b5435be1731"),
        ];
        for (preset, set, image, expected) in cases {
            let mut digest = Sha256::new();
            state(&recipe(preset, set), &problem(image)).iter().for_each(|(_, bytes)| digest.update(bytes));
            let found: String = digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(found, expected, "{preset}");
        }
    }
}
