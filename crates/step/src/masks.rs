//! Dropout and drop path: the factors that a step takes as inputs.

use crate::problem::{Problem, network};
use crate::recipe::{Recipe, RecipeError};
use truestep_data::Draws;
use truestep_nets::{Branch, DropSite, Drops, Signature};

/// The factors of one place where a network leaves something out: an input of the step, drawn on the host.
#[derive(Clone, Debug, PartialEq)]
pub struct Mask {
    /// The place, `layer1.0.drop_path`; the input's name.
    pub name: String,
    /// Probability of being kept.
    pub keep: f64,
    /// Factors per example; `None` for one that is no dimension of its own.
    pub features: Option<usize>,
    /// The place's number in its network.
    site: usize,
}

impl Mask {
    /// The factors of one example: 0 or `1/keep`. They are a function of the seed, the epoch, the place, and the
    /// example's position among those of the epoch: neither replicas nor micro-batches matter.
    pub fn factors(&self, seed: u64, epoch: u64, position: u64) -> impl Iterator<Item = f64> {
        // no other stream of five words ends in 0
        let mut draws = Draws::new(&[seed, epoch, position, self.site as u64, 0]);
        let (keep, kept) = (self.keep, 1.0 / self.keep);
        (0..self.features.unwrap_or(1)).map(move |_| if draws.unit() < keep { kept } else { 0.0 })
    }
}

/// The masks of a recipe's train step, in the order of its inputs.
///
/// # Errors
/// As [`network`]; a rate for something that the network does not have.
pub fn masks(recipe: &Recipe, problem: &Problem) -> Result<Vec<Mask>, RecipeError> {
    let (_, signature) = network(recipe, problem)?;
    Ok(by_site(recipe, &signature)?.into_iter().flatten().collect())
}

/// Of every place in turn, its mask; `None` where nothing is left out. A residual branch of block i of L, from 0, is
/// kept with probability `1 − rate·i/(L − 1)`.
pub(crate) fn by_site(recipe: &Recipe, signature: &Signature) -> Result<Vec<Option<Mask>>, RecipeError> {
    let has = |path: bool| signature.drops.iter().any(|site| matches!(site.drops, Drops::Path(_)) == path);
    for (key, rate, path) in [("drop_path", recipe.drop_path, true), ("dropout", recipe.dropout, false)] {
        if rate > 0.0 && !has(path) {
            let what = format!("expected 0, since {} has no place for it, found {rate}", recipe.net);
            return Err(RecipeError { place: key.into(), what });
        }
    }
    let mask = |(site, DropSite { name, drops }): (usize, &DropSite)| {
        let (rate, features) = match drops {
            Drops::Path(Branch { block, blocks }) => {
                (recipe.drop_path * *block as f64 / (blocks - 1).max(1) as f64, None)
            }
            Drops::Features(n) => (recipe.dropout, Some(*n)),
        };
        (rate > 0.0).then(|| Mask { name: name.clone(), keep: 1.0 - rate, features, site })
    };
    Ok(signature.drops.iter().enumerate().map(mask).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn masks_of(set: &[&str]) -> Result<Vec<Mask>, RecipeError> {
        let set: Vec<String> = set.iter().map(ToString::to_string).collect();
        let problem = Problem { image: [32, 32, 3], classes: 10, mean: vec![0.5; 3], std: vec![0.25; 3] };
        masks(&Recipe::preset("fashion-mnist-resnet18", &set).unwrap(), &problem)
    }

    #[test]
    fn branches_are_kept_less_and_less() {
        let found = masks_of(&["drop_path=0.2"]).unwrap();
        // 8 blocks; the first is always kept
        let keeps: Vec<f64> = found.iter().map(|mask| mask.keep).collect();
        let expected: Vec<f64> = (1..8).map(|i| 1.0 - 0.2 * f64::from(i) / 7.0).collect();
        assert!(keeps.iter().zip(&expected).all(|(k, e)| (k - e).abs() < 1e-15) && keeps.len() == 7, "{keeps:?}");
        assert_eq!((found[0].name.as_str(), found[6].name.as_str()), ("layer1.1.drop_path", "layer4.1.drop_path"));
        let found = masks_of(&["dropout=0.25"]).unwrap();
        assert_eq!((found.len(), found[0].features, found[0].keep), (1, Some(512), 0.75));
        assert_eq!(masks_of(&[]).unwrap(), []);
        let message = masks_of(&["dropout=0.25", "net=linear"]).unwrap_err().to_string();
        assert_eq!(message, "dropout: expected 0, since linear has no place for it, found 0.25");
        assert!(Recipe::preset("digits", &["drop_path=1.0".into()]).is_err());
    }

    #[test]
    fn factors_keep_the_mean() {
        let mask = masks_of(&["dropout=0.25"]).unwrap().remove(0);
        let all: Vec<f64> = (0..100).flat_map(|position| mask.factors(1, 2, position)).collect();
        assert!(all.iter().all(|&f| f == 0.0 || f == 1.0 / 0.75));
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        assert!((mean - 1.0).abs() < 0.02, "{mean}");
        let one = |seed, epoch, position| mask.factors(seed, epoch, position).collect::<Vec<f64>>();
        assert_eq!(one(1, 2, 3), one(1, 2, 3));
        for other in [one(2, 2, 3), one(1, 3, 3), one(1, 2, 4)] {
            assert_ne!(other, one(1, 2, 3));
        }
        let paths = masks_of(&["drop_path=0.5"]).unwrap();
        let of = |mask: &Mask| (0..64).flat_map(|position| mask.factors(1, 2, position)).map(|f| f > 0.0).collect();
        let [a, b]: [Vec<bool>; 2] = [of(&paths[5]), of(&paths[6])];
        assert_ne!(a, b);
    }
}
