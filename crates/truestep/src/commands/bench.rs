//! `truestep bench`: how fast a train step is.

use crate::{backend_arg::BackendArg, output::print_line, recipe_arg::RecipeArg, table::grouped};
use anyhow::{Result, ensure};
use clap::{Args, Subcommand};
use serde_json::json;
use std::{fs, time::Instant};
use truestep_data::Draws;
use truestep_engine::Compilation;
use truestep_step::{Choices, Mask, Problem, Problems, Recipe};
use truestep_train::{Count, Prepared, Progress, Scalars};

/// Measures speed
#[derive(Args)]
pub struct Bench {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Step(Step),
}

/// Times a recipe's train step on one batch of random images
///
/// The batch is on the device before the clock starts; a step ends when its loss is on the host. Reads no data.
#[derive(Args)]
struct Step {
    #[command(flatten)]
    recipe: RecipeArg,
    #[command(flatten)]
    backend: BackendArg,
    /// Steps that are timed
    #[arg(long, value_name = "N", default_value_t = 50)]
    steps: usize,
    /// Steps before them that are not
    #[arg(long, value_name = "N", default_value_t = 5)]
    warmup: usize,
    /// Images per step, instead of the recipe's
    #[arg(long, value_name = "N")]
    batch: Option<usize>,
    /// Images of N×N×3, instead of the data set's
    #[arg(long, value_name = "N")]
    size: Option<usize>,
    /// Number of classes, instead of the data set's or, with --size, 10
    #[arg(long, value_name = "K")]
    classes: Option<usize>,
    /// Measures the forms of every convolution and pool first and takes the fastest
    #[arg(long)]
    tune: bool,
    /// Prints one line of JSON
    #[arg(long)]
    json: bool,
}

/// What a measurement came to.
struct Measured {
    backend: &'static str,
    device: String,
    batch: usize,
    compile_s: f64,
    compile_cached: bool,
    /// Seconds of each step, in ascending order.
    steps_s: Vec<f64>,
    loss: f64,
}

impl Bench {
    pub fn run(self) -> Result<()> {
        match self.what {
            What::Step(step) => step.run(),
        }
    }
}

impl Step {
    fn run(self) -> Result<()> {
        ensure!(self.steps > 0, "--steps: expected at least 1, found 0");
        let measured = self.measure()?;
        let (median, least) = (1e3 * measured.steps_s[self.steps / 2], 1e3 * measured.steps_s[0]);
        let rate = 1e3 * measured.batch as f64 / median;
        let (name, peak) = (self.recipe.name(), peak_rss_mib());
        if self.json {
            let line = json!({
                "framework": "truestep",
                "backend": measured.backend,
                "recipe": name,
                "batch": measured.batch,
                "steps": self.steps,
                "median_ms": median,
                "min_ms": least,
                "images_per_s": rate,
                "compile_s": measured.compile_s,
                "compile_cached": measured.compile_cached,
                "peak_rss_mib": peak,
                "loss": measured.loss,
            });
            return Ok(print_line(line)?);
        }
        print_line(format_args!("{name}, batch {}, on {} ({})", measured.batch, measured.backend, measured.device))?;
        let cached = if measured.compile_cached { ", from the compile cache" } else { "" };
        print_line(format_args!("compile    {:.2} s{cached}", measured.compile_s))?;
        print_line(format_args!("step       {median:.2} ms median, {least:.2} ms least of {}", self.steps))?;
        print_line(format_args!("images/s   {}", grouped(rate.round() as usize)))?;
        if let Some(peak) = peak {
            print_line(format_args!("peak RSS   {} MiB", grouped(peak)))?;
        }
        Ok(())
    }

    /// The images asked for, which need not be those of a data set.
    fn problem(&self, recipe: &Recipe) -> Result<Problem> {
        let problem = match self.size {
            Some(size) => Problem { image: [size, size, 3], classes: 10, mean: vec![0.5; 3], std: vec![0.25; 3] },
            None => Problems::of(recipe)?.train,
        };
        let classes = self.classes.unwrap_or(problem.classes);
        ensure!(classes > 0, "--classes: expected at least 1, found 0");
        Ok(Problem { classes, ..problem })
    }

    fn measure(&self) -> Result<Measured> {
        let recipe = self.recipe.load(self.batch.map(|batch| format!("batch={batch}")))?;
        let problem = self.problem(&recipe)?;
        let engine = self.backend.open(recipe.replicas)?;
        let mut prepared = Prepared::new(recipe, problem.into(), &Choices::default())?;
        prepared.need(engine.as_ref())?;
        if self.tune {
            prepared.tune(engine.as_ref(), &mut Progress::stderr())?;
        }
        let program = prepared.compile(engine.as_ref())?;
        let Compilation { seconds: compile_s, cached: compile_cached, note } = program.compilation().clone();
        note.iter().for_each(|note| eprintln!("{note}"));

        let mut state = prepared.initial_state(&program)?;
        let (recipe, problem) = (prepared.recipe(), prepared.problem());
        let mut draws = Draws::new(&[recipe.seed]);
        let pixels = recipe.batch * problem.image.iter().product::<usize>();
        let images = (0..pixels).map(|_| draws.below(256) as u8).collect();
        let labels: Vec<i32> = (0..recipe.batch).map(|_| draws.below(problem.classes) as i32).collect();
        let factors = |mask: &Mask| {
            (0..recipe.batch as u64).flat_map(|position| mask.factors(recipe.seed, 0, position)).collect()
        };
        let factors: Vec<Vec<f64>> = prepared.masks()?.iter().map(factors).collect();
        let batch = program.upload_batch(images, &labels, &[], &factors)?;
        let scalars = Scalars::new(recipe, (self.warmup + self.steps) as u64);

        let mut steps_s = Vec::with_capacity(self.steps);
        let mut loss = f64::NAN;
        for t in 0..self.warmup + self.steps {
            let started = Instant::now();
            let (next, report) = program.step(state, &batch, &scalars, Count { steps: t as u64, skipped: 0 })?;
            let outcome = report.wait()?;
            if t >= self.warmup {
                steps_s.push(started.elapsed().as_secs_f64());
            }
            (state, loss) = (next, outcome.loss);
        }
        ensure!(loss.is_finite(), "the loss is not finite after {} steps", self.warmup + self.steps);
        steps_s.sort_by(f64::total_cmp);
        let (backend, device) = (engine.row().name, engine.device());
        Ok(Measured { backend, device, batch: recipe.batch, compile_s, compile_cached, steps_s, loss })
    }
}

/// The most memory this process has held, where the system tells.
fn peak_rss_mib() -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.split_whitespace().next()?.parse::<usize>().ok()? / 1024)
}
