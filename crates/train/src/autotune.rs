//! Which form each convolution of a step takes, by measurement.

use std::{collections::BTreeMap, fs, path::Path};

use truestep_ir::{Builder, Convolution, Module, TensorType};
use truestep_pjrt::setup;
use truestep_step::{Artifact, Form, Forms, Site, convolve, sites};

use crate::{
    Observer, TrainError, Tuner,
    files::{sha256, write_atomically},
};

/// A form is taken if it needs at most this part of the time of the best one before it; the backend's own is the first.
const GAIN: f64 = 0.95;

/// The fastest form of every distinct convolution of `step`, each timed by itself at its own sizes with the layouts
/// that the step gives it.
///
/// What was measured is kept in the user's cache folder for this plugin build and device, after each convolution, so
/// the next run finds it there and gets the same forms.
///
/// # Errors
/// [`TrainError::Device`] if a form cannot be compiled or run; [`TrainError::Io`] if the measurements cannot be written.
pub fn tune(tuner: &dyn Tuner, step: &Artifact, observer: &mut dyn Observer) -> Result<Forms, TrainError> {
    tune_in(setup::cache_dir().ok().map(|dir| dir.join("tuned")).as_deref(), tuner, step, observer)
}

/// [`tune`] with the measurements kept in `dir`.
fn tune_in(
    dir: Option<&Path>,
    tuner: &dyn Tuner,
    step: &Artifact,
    observer: &mut dyn Observer,
) -> Result<Forms, TrainError> {
    let key = tuner.key()?;
    let path = dir.map(|dir| dir.join(format!("{}.json", sha256(key.as_bytes()))));
    let mut known = path.as_deref().map(read).unwrap_or_default();
    let found: Vec<_> = step.module.funcs.iter().flat_map(sites).collect();
    let unknown: Vec<_> = found.iter().filter(|(site, ..)| !known.contains_key(site)).collect();
    for (i, (site, attrs, types)) in unknown.iter().enumerate() {
        let form = fastest(tuner, attrs, types)?;
        observer.noted(&format!("tuning {}/{}: {form:?} for {} * {}", i + 1, unknown.len(), types[0], types[1]));
        known.insert(site.clone(), form);
        if let (Some(path), Some(dir)) = (&path, dir) {
            fs::create_dir_all(dir).map_err(TrainError::io(dir))?;
            let json = serde_json::to_string_pretty(&known).expect("forms are JSON");
            write_atomically(path, json.as_bytes())?;
        }
    }
    let mut chosen = BTreeMap::new();
    for (site, ..) in found {
        if let Some(&form) = known.get(&site).filter(|&&form| form != Form::Native) {
            chosen.insert(site, form);
        }
    }
    Ok(chosen)
}

/// What was measured before; a damaged file is measured anew.
fn read(path: &Path) -> BTreeMap<Site, Form> {
    fs::read(path).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
}

fn fastest(tuner: &dyn Tuner, attrs: &Convolution, types: &[TensorType; 2]) -> Result<Form, TrainError> {
    let mut best = (Form::Native, f64::INFINITY);
    for form in Form::ALL {
        let mut b = Builder::new("main");
        let [x, kernel] = [0, 1].map(|i| b.param(types[i].clone()));
        let Some(y) = convolve(&mut b, x, kernel, attrs, form) else { continue };
        let module = Module {
            name: "convolution".into(),
            num_replicas: 1,
            num_partitions: 1,
            mesh: None,
            funcs: vec![b.finish(&[y])],
        };
        let seconds = tuner.least_seconds(&module)?;
        if seconds < GAIN * best.1 {
            best = (form, seconds);
        }
    }
    Ok(best.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use truestep_ir::Op;
    use truestep_step::{Kind, Problem, Recipe, render};

    /// Takes every program without a convolution to be faster than any with one.
    struct Gemms(Cell<usize>);

    impl Tuner for Gemms {
        fn key(&self) -> Result<String, TrainError> {
            Ok("gemms".into())
        }

        fn least_seconds(&self, module: &Module) -> Result<f64, TrainError> {
            self.0.set(self.0.get() + 1);
            let slow = module.funcs[0].body.instrs.iter().any(|i| matches!(i.op, Op::Convolution(_)));
            Ok(if slow { 2.0 } else { 1.0 })
        }
    }

    #[test]
    fn the_fastest_form_is_taken_and_kept() {
        let recipe = Recipe::preset("digits", &["batch=4".into()]).unwrap();
        let problem = Problem { image: [8, 8, 1], classes: 10, mean: vec![0.5], std: vec![0.25] };
        let step = render(&recipe, &problem, Kind::TrainStep).unwrap();
        let n = step.module.funcs.iter().flat_map(sites).count();
        let (dir, tuner) = (tempfile::tempdir().unwrap(), Gemms(Cell::new(0)));
        let tuned = |tuner: &Gemms| tune_in(Some(dir.path()), tuner, &step, &mut ()).unwrap();
        let forms = tuned(&tuner);
        assert_eq!(forms.len(), n);
        assert!(forms.values().all(|&form| form == Form::Im2col), "the first of equally fast ones: {forms:?}");
        let convolutions = |artifact: &Artifact| {
            artifact.module.funcs[0].body.instrs.iter().filter(|i| matches!(i.op, Op::Convolution(_))).count()
        };
        assert_eq!((convolutions(&step) > 0, convolutions(&step.with_forms(&forms))), (true, 0));
        let measured = tuner.0.get();
        assert!(measured >= 2 * n);
        assert_eq!((tuned(&tuner), tuner.0.get()), (forms.clone(), measured), "nothing is measured twice");
        let file = fs::read_dir(dir.path()).unwrap().next().unwrap().unwrap().path();
        fs::write(&file, "damaged").unwrap();
        assert_eq!((tuned(&tuner), tuner.0.get()), (forms, 2 * measured), "a damaged file is measured anew");
    }
}
