//! Two modules compared, whoever wrote them: is B, run on R devices, A on the global batch?
//!
//! How the inputs and outputs belong together is read from the shardings of a module of manual computations, else from
//! the shapes, else from [`Options`]. Loops of known length are unrolled first; then both provers are asked. Where an
//! output differs, its [`Origin`] is the instruction where it goes wrong.
//!
//! It refuses to know recipes, manifests and train steps, and to guess where texts, shapes and options do not say how
//! two modules belong together.

mod device;
mod origin;
mod relate;
mod unroll;

use serde::Serialize;
use truestep_claim::{Relation, Verdict};
use truestep_ir::Module;

pub use origin::Origin;
pub use relate::{EquivError, Options};

/// What was decided.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Number of devices.
    pub replicas: usize,
    /// How each input lies on the devices, in words.
    pub inputs: Vec<String>,
    /// The outputs, in order.
    pub outputs: Vec<Compared>,
    /// True if the devices' program is the first module.
    pub swapped: bool,
    /// Where, in the devices' program, the first output that is seen to differ goes wrong, as far as that can be told.
    pub origin: Option<Origin>,
}

/// One output.
#[derive(Clone, Debug, Serialize)]
pub struct Compared {
    /// `out0`, with what the text says of it.
    pub name: String,
    /// How it lies on the devices, in words.
    pub layout: String,
    /// Is it the same in both modules?
    pub verdict: Verdict,
}

impl Report {
    /// True if every output is proved equal.
    pub fn is_proved(&self) -> bool {
        !self.outputs.is_empty() && self.outputs.iter().all(|output| output.verdict.is_proved())
    }

    /// The first output that is seen to differ.
    pub fn first_difference(&self) -> Option<&Compared> {
        self.outputs.iter().find(|output| output.verdict.is_refuted())
    }
}

/// Per output: does one module, on its devices, compute what the other does on one device?
///
/// # Errors
/// Modules whose inputs and outputs do not belong together, options that do not fit them.
pub fn decide(a: &Module, b: &Module, options: &Options) -> Result<Report, EquivError> {
    let pair = relate::pair(a, b, options)?;
    let relation = Relation {
        single: &pair.single,
        replicated: &pair.devices.func,
        replicas: pair.devices.n,
        inputs: pair.devices.inputs.clone(),
        outputs: pair.devices.outputs.clone(),
    };
    let verdicts = truestep_decide::decide(&relation);
    let origin = verdicts.iter().position(Verdict::is_refuted).and_then(|i| origin::origin(&relation, i));
    let named = pair.names.into_iter().zip(pair.output_layouts).zip(verdicts);
    let outputs = named.map(|((name, layout), verdict)| Compared { name, layout, verdict }).collect();
    Ok(Report { replicas: pair.devices.n, inputs: pair.input_layouts, outputs, swapped: pair.swapped, origin })
}
