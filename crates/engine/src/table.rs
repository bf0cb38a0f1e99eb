//! The engines, a row each.

use std::{fmt, path::PathBuf, str::FromStr};

use truestep_ir::Module;

use crate::compile_cache::CompileCache;
use crate::engine::Engine;
use crate::error::EngineError;
use crate::interpreter::{self, Interpreter};
use crate::iree;
use crate::xla;

/// An engine.
pub struct Row {
    /// Its name, which options and reports use.
    pub name: &'static str,
    /// What it is, in a few words.
    pub about: &'static str,
    /// What arithmetic it computes in.
    pub arithmetic: Arithmetic,
    /// What its processes run on.
    pub devices: Devices,
    /// What it does not run.
    pub declines: &'static [Decline],
    /// How it is installed; `None` where it is always there.
    pub install: Option<Install>,
    /// Opens it on devices.
    open: fn(&Options) -> Result<Box<dyn Engine>, EngineError>,
    /// What it would be opened from, in words; `None` if it is not there.
    find: fn(&Options) -> Option<String>,
    /// Asks it for known answers; what it is, in words.
    check: fn(&Options) -> Result<String, EngineError>,
}

/// What arithmetic an engine computes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    /// That of the declared types.
    Declared,
    /// `f32` as `f64`, which nothing is rounded to; narrower floats and integers as declared.
    Wide,
}

/// What the processes of a program run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Devices {
    /// This machine's cores, any number of them in lockstep.
    Lockstep,
    /// As many devices as the engine has.
    Several,
    /// One device: one process.
    One,
}

/// Modules that an engine does not run.
pub struct Decline {
    /// Why not, in words.
    pub reason: &'static str,
    /// Whether a module is one of them.
    pub of: fn(&Module) -> bool,
}

/// How an engine is installed.
pub struct Install {
    /// What is needed, in words.
    pub what: &'static str,
    /// How to obtain it, in words.
    pub how: &'static str,
    /// Obtains it, saying what it does one line at a time; gives how it is then opened.
    run: Installer,
}

/// Installs an engine.
type Installer = fn(&mut dyn FnMut(&str)) -> Result<Options, EngineError>;

/// How an engine is opened.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The PJRT plugin; by default the one that is found.
    pub plugin: Option<PathBuf>,
    /// The folder with IREE's programs; by default the one that is found.
    pub iree: Option<PathBuf>,
    /// The most processes that a program will have; 0 is taken for 1.
    pub replicas: usize,
    /// Where compiled programs are kept; by default nowhere.
    pub cache: Option<CompileCache>,
}

/// Every engine, in the order in which [`Choice::Auto`] looks for one.
pub static ENGINES: [&Row; 4] = [&XLA, &EMBEDDED, &IREE, &INTERP_F64];

/// XLA.
pub static XLA: Row = Row {
    name: "xla",
    about: "XLA through a PJRT plugin",
    arithmetic: Arithmetic::Declared,
    devices: Devices::Several,
    declines: &[Decline { reason: "it is written for several partitions", of: |module| module.num_partitions > 1 }],
    install: Some(Install {
        what: "a PJRT plugin",
        how: "`truestep setup` installs XLA's CPU plugin",
        run: xla::install,
    }),
    open: xla::open,
    find: xla::find,
    check: xla::check,
};

/// The embedded engine.
pub static EMBEDDED: Row = Row {
    name: "embedded",
    about: "the interpreter in the declared precision",
    arithmetic: Arithmetic::Declared,
    devices: Devices::Lockstep,
    declines: &[Decline { reason: "it has f64 beside narrower floats", of: interpreter::mixes_doubles }],
    install: None,
    open: |_| Ok(Box::new(Interpreter(&EMBEDDED))),
    find: built_in,
    check: |_| Ok(String::from("built in")),
};

/// IREE.
pub static IREE: Row = Row {
    name: "iree",
    about: "IREE's compiler and runtime, as processes on this machine's cores",
    arithmetic: Arithmetic::Declared,
    devices: Devices::One,
    declines: &iree::DECLINES,
    install: Some(Install { what: iree::WHAT, how: iree::HOW, run: iree::install }),
    open: iree::open,
    find: iree::find,
    check: iree::check,
};

/// The reference.
pub static INTERP_F64: Row = Row {
    name: "interp-f64",
    about: "the interpreter in double precision, whatever is declared",
    arithmetic: Arithmetic::Wide,
    devices: Devices::Lockstep,
    declines: &[],
    install: None,
    open: |_| Ok(Box::new(Interpreter(&INTERP_F64))),
    find: built_in,
    check: |_| Ok(String::from("built in")),
};

fn built_in(_: &Options) -> Option<String> {
    Some("built in".to_owned())
}

impl Row {
    /// The row named `name`.
    pub fn find(name: &str) -> Option<&'static Row> {
        ENGINES.into_iter().find(|row| row.name == name)
    }

    /// Opens the engine.
    ///
    /// # Errors
    /// [`EngineError::Missing`] if it is not installed; what keeps it from working, its self-check included.
    pub fn open(&self, options: &Options) -> Result<Box<dyn Engine>, EngineError> {
        (self.open)(options)
    }

    /// Whether it is there, working or not: what it would be opened from, in words.
    pub fn found(&self, options: &Options) -> Option<String> {
        (self.find)(options)
    }

    /// Asks the engine for known answers; what it is, in words.
    ///
    /// # Errors
    /// As [`Row::open`].
    pub fn check(&self, options: &Options) -> Result<String, EngineError> {
        (self.check)(options)
    }

    /// Installs the engine, where that is needed; says what it does through `progress`, one line at a time. Gives how
    /// what was installed is opened, whatever else there is.
    ///
    /// # Errors
    /// What keeps it from being obtained.
    pub fn install(&self, progress: &mut dyn FnMut(&str)) -> Result<Options, EngineError> {
        self.install.as_ref().map_or(Ok(Options::default()), |install| (install.run)(progress))
    }

    /// [`Row::install`], unless it is there already.
    ///
    /// # Errors
    /// As [`Row::install`].
    pub fn ensure(&self) -> Result<(), EngineError> {
        match self.found(&Options::default()) {
            Some(_) => Ok(()),
            None => self.install(&mut |_| ()).map(|_| ()),
        }
    }

    /// Why it does not run `module`, if it does not.
    pub fn declines(&self, module: &Module) -> Option<&'static str> {
        self.declines.iter().find(|decline| (decline.of)(module)).map(|decline| decline.reason)
    }

    /// Refuses what it declines.
    pub(crate) fn admit(&self, module: &Module) -> Result<(), EngineError> {
        match self.declines(module) {
            Some(reason) => Err(EngineError::Declined { engine: self.name, reason }),
            None => Ok(()),
        }
    }

    /// It is not installed.
    pub(crate) fn missing(&self) -> EngineError {
        let (expected, how) = self.install.as_ref().map_or(("it", "it is built in"), |of| (of.what, of.how));
        EngineError::Missing { engine: self.name, expected, how }
    }
}

/// Rows are the same if their names are.
impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Which engine is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Choice {
    /// The first of the table that is there.
    #[default]
    Auto,
    /// This one.
    Of(&'static Row),
}

impl Choice {
    /// Every choice, with what it means in a few words.
    pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
        let auto = ("auto", "xla where a plugin is found, else embedded");
        std::iter::once(auto).chain(ENGINES.into_iter().map(|row| (row.name, row.about)))
    }

    /// Opens what is asked for.
    ///
    /// # Errors
    /// As [`Row::open`].
    pub fn open(self, options: &Options) -> Result<Box<dyn Engine>, EngineError> {
        let row = match self {
            Choice::Auto => ENGINES.into_iter().find(|row| row.found(options).is_some()).unwrap_or(&EMBEDDED),
            Choice::Of(row) => row,
        };
        row.open(options)
    }
}

impl FromStr for Choice {
    type Err = EngineError;

    fn from_str(text: &str) -> Result<Self, EngineError> {
        match Row::find(text) {
            Some(row) => Ok(Choice::Of(row)),
            None if text == "auto" => Ok(Choice::Auto),
            None => {
                let names: Vec<&str> = Choice::all().map(|(name, _)| name).collect();
                Err(EngineError::request("engine", names.join(", "), text))
            }
        }
    }
}
