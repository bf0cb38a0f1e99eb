//! IREE's compiler and runtime, two programs that are run as processes.
//!
//! A value is a file in a folder of this process, a run is a process that reads inputs and writes outputs. What a run
//! is given stays until it has ended well, so one that dies leaves the state as it was.

mod declines;
mod program;
mod tools;

use std::sync::Arc;
use std::time::Instant;

use truestep_ir::{Module, print};

pub(crate) use self::declines::DECLINES;
use self::program::{Folder, IreeProgram};
use self::tools::{FLAGS, Tools};
use crate::compile_cache::{CompileCache, Compiled, machine};
use crate::engine::{Compilation, Engine, Executable, Program};
use crate::error::EngineError;
use crate::table::{IREE, Options};
use crate::value::{Input, Interface, Placement};

pub(crate) use self::tools::{HOW, WHAT, find, install};

/// IREE on this machine's cores.
struct Iree {
    tools: Arc<Tools>,
    folder: Arc<Folder>,
    cache: Option<CompileCache>,
}

/// The programs that are asked for or found, of the right version, after a known answer.
pub(crate) fn open(options: &Options) -> Result<Box<dyn Engine>, EngineError> {
    let iree =
        Iree { tools: Arc::new(Tools::open(options)?), folder: Arc::new(Folder::new()?), cache: options.cache.clone() };
    iree.known_answer()?;
    Ok(Box::new(iree))
}

/// [`open`]; what was opened, in words.
pub(crate) fn check(options: &Options) -> Result<String, EngineError> {
    open(options)?;
    let tools = Tools::open(options)?;
    Ok(format!("{}, {}, sum right", tools.dir().display(), tools.version()))
}

/// A program whose answer is known.
const KNOWN: &str = "module @known {
  func.func public @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.add %x, %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
";

impl Iree {
    /// Compiles and runs [`KNOWN`].
    fn known_answer(&self) -> Result<(), EngineError> {
        let module = truestep_ir::parse(KNOWN).expect("a text of ours");
        let executable = self.compile(Program { text: KNOWN, module: &module })?;
        let x = executable.upload_numbers(0, &[1.0, -2.0, 0.5], Placement::Replicated)?;
        let outputs = executable.run(vec![Input::Keep(&x)])?;
        let found = executable.download_numbers(0, &outputs[0], Placement::Replicated)?;
        match found == [2.0, -4.0, 1.0] {
            true => Ok(()),
            false => Err(EngineError::failed(IREE.name, "the sum [2, -4, 1]", format!("{found:?}"), HOW)),
        }
    }
}

impl Engine for Iree {
    fn row(&self) -> &'static crate::table::Row {
        &IREE
    }

    fn device(&self) -> String {
        match std::thread::available_parallelism().map_or(1, usize::from) {
            1 => "1 core".to_owned(),
            cores => format!("{cores} cores"),
        }
    }

    fn compile(&self, program: Program<'_>) -> Result<Box<dyn Executable>, EngineError> {
        IREE.admit(program.module)?;
        let interface = Interface::of(program.module)?;
        let entry = program.module.entry().expect("an interface has an entry").name.clone();
        let text = without_donation(program);
        let started = Instant::now();
        let compile = || self.tools.compile(&text, &self.folder);
        let Compiled { program: file, cached, note } = match &self.cache {
            None => Compiled { program: compile()?, cached: false, note: None },
            Some(cache) => {
                let key = [self.tools.build()?, FLAGS.join(" "), machine(), text.clone()];
                let load = |bytes: &[u8]| self.tools.load(bytes, &self.folder);
                let bytes = |file: &program::Stored| file.read().map_err(|e| e.to_string());
                cache.compiled(&key.each_ref().map(String::as_str), load, compile, bytes)?
            }
        };
        let compilation = Compilation { seconds: started.elapsed().as_secs_f64(), cached, note };
        let (tools, folder) = (Arc::clone(&self.tools), Arc::clone(&self.folder));
        Ok(Box::new(IreeProgram { tools, folder, file, entry, interface, compilation }))
    }
}

/// The text without what it says about donated memory: IREE writes a result into a donated argument before everything
/// that reads the argument has run.
fn without_donation(program: Program<'_>) -> String {
    let donates = |module: &Module| {
        let attrs = module.funcs.iter().flat_map(|func| &func.param_attrs);
        attrs.into_iter().any(|attrs| attrs.aliasing_output.is_some() || attrs.buffer_donor)
    };
    if !donates(program.module) {
        return program.text.to_owned();
    }
    let mut module = program.module.clone();
    for attrs in module.funcs.iter_mut().flat_map(|func| &mut func.param_attrs) {
        attrs.aliasing_output = None;
        attrs.buffer_donor = false;
    }
    print(&module)
}
