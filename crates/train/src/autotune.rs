//! Which form each convolution of a step takes, by measurement.

use std::{collections::BTreeMap, fs, path::PathBuf};

use truestep_ir::{Builder, Convolution, Module, TensorType};
use truestep_pjrt::setup;
use truestep_step::{Artifact, Form, Forms, Site, convolve, sites};

use crate::{
    Observer, TrainError, Tuner,
    files::{sha256, write_atomically},
};

/// A form must be at least this much faster than the backend's own convolution.
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
    let key = tuner.key()?;
    let path = setup::cache_dir().ok().map(|dir| dir.join("tuned").join(format!("{}.json", sha256(key.as_bytes()))));
    let mut known = path.as_ref().map(read).unwrap_or_default();
    let found: Vec<_> = step.module.funcs.iter().flat_map(sites).collect();
    let unknown: Vec<_> = found.iter().filter(|(site, ..)| !known.contains_key(site)).collect();
    for (i, (site, attrs, types)) in unknown.iter().enumerate() {
        let form = fastest(tuner, attrs, types)?;
        observer.noted(&format!("tuning {}/{}: {form:?} for {} * {}", i + 1, unknown.len(), types[0], types[1]));
        known.insert(site.clone(), form);
        if let Some(path) = &path {
            let dir = path.parent().expect("it was joined");
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
fn read(path: &PathBuf) -> BTreeMap<Site, Form> {
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
        if seconds < best.1 {
            // forms after the first, which is the backend's own, must be clearly faster than it
            let gain = if form == Form::Native { 1.0 } else { GAIN };
            best = if seconds < gain * best.1 { (form, seconds) } else { best };
        }
    }
    Ok(best.0)
}
