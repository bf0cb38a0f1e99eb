//! Which form each convolution and pool of a program takes, by measurement.

use std::{
    collections::BTreeMap,
    fmt, fs,
    path::{Path, PathBuf},
    str::FromStr,
};

use truestep_engine::{Tuner, cache_dir};
use truestep_ir::{Func, Module};
use truestep_step::{Choices, Form, Forms, KernelOrder, Place, Programs, RecipeError, Site, places};

use crate::error::TrainError;
use crate::files::{sha256, write_atomically};
use crate::forms::alone;
use crate::observer::Observer;

/// Whether a run begins with measuring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tune {
    /// Where the run is long enough for it to pay.
    #[default]
    Auto,
    /// Yes.
    On,
    /// No: the programs are those that `render` writes.
    Off,
}

impl Tune {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::On, Self::Off];

    /// Whether to measure for `steps` runs of `step`.
    pub(crate) fn applies(self, step: &Func, steps: u64) -> bool {
        match self {
            Self::On => true,
            Self::Off => false,
            Self::Auto => {
                let of_step: u64 = places(step).iter().map(|place| place.count as u64 * place.multiplications()).sum();
                of_step.saturating_mul(steps) >= WORTH_IT
            }
        }
    }
}

/// Multiplications of a run that is worth a minute of measuring: some minutes on a few cores.
const WORTH_IT: u64 = 20_000_000_000_000;

impl fmt::Display for Tune {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Auto => "auto",
            Self::On => "on",
            Self::Off => "off",
        })
    }
}

impl FromStr for Tune {
    type Err = TrainError;

    fn from_str(text: &str) -> Result<Self, TrainError> {
        let found = Self::ALL.into_iter().find(|choice| choice.to_string() == text);
        found.ok_or_else(|| TrainError::request("tune", Self::ALL.map(|c| c.to_string()).join(", "), text))
    }
}

/// A form must be at least this much faster than the native one.
const GAIN: f64 = 0.95;

/// What suits the device best for the train step and eval forward that `render` gives for some choices: the tuner's
/// order of kernels, and of every distinct convolution and pool the fastest form, each timed by itself at its own sizes
/// with the layouts that the program gives it.
///
/// What was measured is kept in the user's cache folder for this plugin build and device, after each instruction, so
/// the next run finds it there and gets the same forms.
///
/// # Errors
/// Those of `render`; [`TrainError::Engine`] if a form cannot be compiled or run; [`TrainError::Io`] if the
/// measurements cannot be written.
pub fn tune(
    tuner: &dyn Tuner,
    render: &dyn Fn(&Choices) -> Result<Programs, RecipeError>,
    observer: &mut dyn Observer,
) -> Result<Choices, TrainError> {
    let path = cache_dir().map(|dir| dir.join("tuned"));
    tune_in(path, tuner, render, observer)
}

fn tune_in(
    dir: Option<PathBuf>,
    tuner: &dyn Tuner,
    render: &dyn Fn(&Choices) -> Result<Programs, RecipeError>,
    observer: &mut dyn Observer,
) -> Result<Choices, TrainError> {
    let key = format!("{FORMAT} {}", tuner.key()?);
    let path = dir.as_ref().map(|dir| dir.join(format!("{}.json", sha256(key.as_bytes()))));
    let mut known = path.as_deref().map(read).unwrap_or_default();
    let mut choices = Choices { kernels: kernels(tuner), forms: Forms::new() };
    let Programs { step, eval_forward, .. } = render(&choices)?;
    let funcs = [&step, &eval_forward].into_iter().flat_map(|artifact| &artifact.module.funcs);
    let found: Vec<Place> = funcs.flat_map(places).collect();
    let mut unknown: Vec<&Place> = Vec::new();
    for place in &found {
        if !known.contains_key(&place.site) && unknown.iter().all(|other| other.site != place.site) {
            unknown.push(place);
        }
    }
    for (i, place) in unknown.iter().enumerate() {
        let form = fastest(tuner, place)?;
        let types: Vec<String> = place.operands.iter().take(2).map(ToString::to_string).collect();
        observer.noted(&format!("tuning {}/{}: {form:?} for {}", i + 1, unknown.len(), types.join(", ")));
        known.insert(place.site.clone(), form);
        if let (Some(dir), Some(path)) = (&dir, &path) {
            fs::create_dir_all(dir).map_err(TrainError::io(dir))?;
            let json = serde_json::to_string_pretty(&known).expect("forms are JSON");
            write_atomically(path, json.as_bytes())?;
        }
    }
    let form = |place: Place| known.get(&place.site).map(|&form| (place.site, form));
    choices.forms = found.into_iter().filter_map(form).filter(|(_, form)| *form != Form::Native).collect();
    Ok(choices)
}

/// The order of a kernel's dimensions that suits the platform.
fn kernels(tuner: &dyn Tuner) -> KernelOrder {
    if tuner.channels_fastest() { KernelOrder::Hwio } else { KernelOrder::default() }
}

/// Changes whenever a form is written anew, so that it is measured anew.
const FORMAT: u32 = 2;

/// What was measured before; a damaged file is measured anew.
fn read(path: &Path) -> BTreeMap<Site, Form> {
    fs::read(path).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
}

fn fastest(tuner: &dyn Tuner, place: &Place) -> Result<Form, TrainError> {
    let written: Vec<(Form, Func)> =
        Form::ALL.into_iter().filter_map(|form| Some((form, place.alone(form)?))).collect();
    let (forms, modules): (Vec<Form>, Vec<Module>) = written.into_iter().map(|(form, f)| (form, alone(f))).unzip();
    let seconds = tuner.least_seconds(&modules)?;
    let native = forms.iter().zip(&seconds).find(|(form, _)| **form == Form::Native).map_or(f64::INFINITY, |(_, s)| *s);
    let faster = forms.into_iter().zip(seconds).filter(|(_, seconds)| *seconds < GAIN * native);
    Ok(faster.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(Form::Native, |(form, _)| form))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use truestep_engine::EngineError;
    use truestep_step::{Problem, Recipe};

    /// Says that the form numbered `best` is the fastest one wherever it applies.
    struct Oracle {
        best: usize,
        asked: Cell<usize>,
    }

    impl Tuner for Oracle {
        fn key(&self) -> Result<String, EngineError> {
            Ok("oracle".into())
        }

        fn channels_fastest(&self) -> bool {
            true
        }

        fn least_seconds(&self, modules: &[Module]) -> Result<Vec<f64>, EngineError> {
            self.asked.set(self.asked.get() + 1);
            Ok((0..modules.len()).map(|i| if i == self.best { 0.9 } else { 1.0 }).collect())
        }
    }

    fn programs(choices: &Choices) -> Result<Programs, RecipeError> {
        let recipe = Recipe::preset("cifar8-bn", &["batch=2".into()])?;
        let problem = Problem { image: [16, 16, 3], classes: 10, mean: vec![0.5; 3], std: vec![0.25; 3] };
        Programs::render(&recipe, &problem.into(), choices)
    }

    #[test]
    fn each_site_is_measured_once() {
        let dir = tempfile::tempdir().unwrap();
        let cache = || Some(dir.path().join("tuned"));
        let first = Oracle { best: 1, asked: Cell::new(0) };
        let chosen = tune_in(cache(), &first, &programs, &mut ()).unwrap();
        assert_eq!(chosen.kernels, KernelOrder::Hwio);
        let step = programs(&chosen).unwrap().step;
        assert!(!chosen.forms.is_empty() && step.manifest.choices() == chosen);
        assert!(places(&step.module.funcs[0]).len() < first.asked.get());

        // Another answer comes too late.
        let second = Oracle { best: 0, asked: Cell::new(0) };
        assert_eq!(tune_in(cache(), &second, &programs, &mut ()).unwrap(), chosen);
        assert_eq!(second.asked.get(), 0);

        // A damaged file is measured anew.
        let path = fs::read_dir(dir.path().join("tuned")).unwrap().next().unwrap().unwrap().path();
        fs::write(&path, "{").unwrap();
        assert!(tune_in(cache(), &second, &programs, &mut ()).unwrap().forms.is_empty());
        assert_eq!(second.asked.get(), first.asked.get());
    }

    #[test]
    fn long_runs_are_worth_it() {
        let step = programs(&Choices::default()).unwrap().step;
        let func = &step.module.funcs[0];
        assert!(!Tune::Auto.applies(func, 10) && Tune::Auto.applies(func, 1 << 40));
        assert!(Tune::On.applies(func, 1) && !Tune::Off.applies(func, u64::MAX));
    }
}
