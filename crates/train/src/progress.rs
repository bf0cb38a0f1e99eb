//! A run told on a terminal or in a log.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};

use crate::error::TrainError;
use crate::metrics::{EvalRecord, StepRecord};
use crate::numbers::{duration, grouped, percent};
use crate::observer::{Header, Observer};

/// Tells a run: what it is, then each epoch, and on the way a progress bar or a line now and then.
pub struct Progress {
    out: Out,
    last_step: u64,
    epochs: u64,
    started: Option<Started>,
    epoch: Mean,
}

/// Where it is told.
enum Out {
    /// A bar on standard error, which is a terminal.
    Bar(ProgressBar),
    /// Lines.
    Lines(Box<dyn Write>),
}

/// When the first step began, and when something was last told.
struct Started {
    at: Instant,
    first_step: u64,
    told: Instant,
}

/// Sums over the steps since the last evaluation.
#[derive(Default)]
struct Mean {
    steps: f64,
    loss: f64,
    accuracy: f64,
    /// Σ 1 / (images per second): time per image, summed over steps.
    seconds_per_image: f64,
}

/// The longest silence between two lines.
const QUIET: Duration = Duration::from_secs(10);

impl Progress {
    /// On standard error: a bar where that is a terminal, else lines.
    pub fn stderr() -> Self {
        match io::stderr().is_terminal() {
            true => Self::new(Out::Bar(ProgressBar::hidden())),
            false => Self::lines(io::stderr()),
        }
    }

    /// Lines to `out`.
    pub fn lines(out: impl Write + 'static) -> Self {
        Self::new(Out::Lines(Box::new(out)))
    }

    fn new(out: Out) -> Self {
        Self { out, last_step: 0, epochs: 0, started: None, epoch: Mean::default() }
    }

    /// Tells one line. Nobody reading is no reason to stop training.
    fn tell(&mut self, line: &str) {
        if let Some(started) = &mut self.started {
            started.told = Instant::now();
        }
        match &mut self.out {
            Out::Bar(bar) => bar.suspend(|| eprintln!("{line}")),
            Out::Lines(out) => {
                let _ = writeln!(out, "{line}");
            }
        }
    }

    /// The seconds left when `step` steps are done, at the mean speed so far.
    fn left(&self, step: u64) -> f64 {
        let Some(started) = &self.started else { return 0.0 };
        let done = step.saturating_sub(started.first_step).max(1) as f64;
        started.at.elapsed().as_secs_f64() * self.last_step.saturating_sub(step) as f64 / done
    }
}

impl Observer for Progress {
    fn started(&mut self, header: &Header) {
        let now = Instant::now();
        self.started = Some(Started { at: now, first_step: header.first_step, told: now });
        (self.last_step, self.epochs) = (header.last_step, header.epochs);
        self.tell(&describe(header));
        if let Out::Bar(bar) = &mut self.out {
            let template = "{bar:20} {pos}/{len}  {eta} left  {wide_msg}";
            *bar = ProgressBar::new(header.last_step)
                .with_position(header.first_step)
                .with_style(ProgressStyle::with_template(template).expect("a constant template"));
            bar.reset_eta();
        }
    }

    fn stepped(&mut self, record: &StepRecord) {
        self.epoch.add(record);
        let line = format!("{}  {} images/s", self.epoch.describe(), rate(self.epoch.images_per_s()));
        match &self.out {
            Out::Bar(bar) => {
                bar.set_message(format!("epoch {}/{}  {line}", record.epoch, self.epochs));
                bar.set_position(record.step);
            }
            Out::Lines(_) => {
                if self.started.as_ref().is_some_and(|started| started.told.elapsed() >= QUIET) {
                    let left = duration(self.left(record.step));
                    self.tell(&format!("step {}/{}  {line}  {left} left", record.step, self.last_step));
                }
            }
        }
    }

    fn evaluated(&mut self, record: &EvalRecord) {
        let mean = std::mem::take(&mut self.epoch);
        let training = if mean.steps > 0.0 { mean.describe() + "  " } else { String::new() };
        let averaged = record.averaged.map_or_else(String::new, |s| format!(", averaged {}", percent(s.accuracy)));
        self.tell(&format!(
            "epoch {}/{}  {training}test loss {:.4}  test accuracy {}{averaged}  {} images/s  {} left",
            record.epoch,
            self.epochs,
            record.loss,
            percent(record.accuracy),
            rate(mean.images_per_s()),
            duration(self.left(record.step)),
        ));
        if let Out::Bar(bar) = &self.out
            && record.step == self.last_step
        {
            bar.finish_and_clear();
        }
    }

    fn noted(&mut self, note: &str) {
        self.tell(note);
    }

    fn refused(&mut self, error: &TrainError) {
        self.tell(&format!("passing over a checkpoint: {error}"));
    }
}

/// The first line.
fn describe(h: &Header) -> String {
    let n = |n: u64| grouped(n, ",");
    let from = match h.first_step {
        0 => String::new(),
        first => format!(" from step {}", n(first)),
    };
    format!(
        "{} ({} train, {} test) | {}, {} parameters | {} ({}), {} in {} | batch {} | {} epochs of {} steps | to step {}{from}",
        h.dataset,
        n(h.train_images as u64),
        n(h.test_images as u64),
        h.net,
        n(h.parameters),
        h.backend,
        h.device,
        if h.compile_cached { "compiled before, loaded" } else { "compiled" },
        duration(h.compile_seconds),
        n(h.batch as u64),
        n(h.epochs),
        n(h.steps_per_epoch),
        n(h.last_step),
    )
}

impl Mean {
    fn add(&mut self, record: &StepRecord) {
        self.steps += 1.0;
        self.loss += record.loss;
        self.accuracy += record.accuracy;
        self.seconds_per_image += 1.0 / record.images_per_s;
    }

    fn describe(&self) -> String {
        format!("loss {:.4}  accuracy {}", self.loss / self.steps, percent(self.accuracy / self.steps))
    }

    /// Images over seconds; batches are of equal size, so this is the harmonic mean of the steps' rates.
    fn images_per_s(&self) -> f64 {
        self.steps / self.seconds_per_image
    }
}

/// Images per second: whole ones, or with a digit if there are few.
fn rate(images_per_s: f64) -> String {
    match images_per_s {
        r if !r.is_finite() => "-".to_owned(),
        r if r < 100.0 => format!("{r:.1}"),
        r => grouped(r.round() as u64, ","),
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, path::PathBuf, rc::Rc};

    use super::*;

    #[derive(Clone, Default)]
    struct Shared(Rc<RefCell<Vec<u8>>>);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().write(bytes)
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_tell_the_run() {
        let out = Shared::default();
        let mut progress = Progress::lines(out.clone());
        progress.started(&Header {
            dataset: "digits".into(),
            train_images: 1442,
            test_images: 355,
            net: "cnn".into(),
            parameters: 1_234_567,
            backend: "embedded",
            device: "cpu, 2 cores".into(),
            compile_seconds: 1.5,
            compile_cached: false,
            batch: 32,
            epochs: 15,
            steps_per_epoch: 2,
            first_step: 28,
            last_step: 30,
            run_dir: PathBuf::new(),
        });
        for (step, loss, images_per_s) in [(29, 1.0, 300.0), (30, 2.0, 100.0)] {
            progress.stepped(&StepRecord { step, epoch: 15, lr: 0.1, loss, accuracy: 0.5, images_per_s });
        }
        progress.evaluated(&EvalRecord { epoch: 15, step: 30, loss: 0.5, accuracy: 0.975, averaged: None });
        let expected = "digits (1,442 train, 355 test) | cnn, 1,234,567 parameters | embedded (cpu, 2 cores), \
             compiled in 1.5 s | batch 32 | 15 epochs of 2 steps | to step 30 from step 28\n\
             epoch 15/15  loss 1.5000  accuracy 50.00 %  test loss 0.5000  test accuracy 97.50 %  150 images/s  \
             0.0 s left\n";
        assert_eq!(String::from_utf8(out.0.borrow().clone()).unwrap(), expected);
    }

    #[test]
    fn rates_read_well() {
        assert_eq!([rate(12.34), rate(1234.5), rate(f64::NAN)], ["12.3", "1,235", "-"]);
    }
}
