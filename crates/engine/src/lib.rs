//! Engines: what a module is compiled by and runs on.
//!
//! [`ENGINES`] has a row for each: in what arithmetic it computes, on which devices, what it declines, how it is
//! installed. Behind a row are an [`Engine`] on devices that are open, the [`Executable`]s that it compiles, and their
//! values, which only it can read. Who runs programs reads the table and uses the two traits, and so do the commands'
//! options.
//!
//! It refuses to know manifests and recipes, to read meaning out of a program, and to run what a row declines.
//!
//! Invariants:
//! * host bytes are those of the declared types: dense, row-major, little-endian, whatever the engine computes in;
//! * a value of one engine given to another is an error, never a conversion;
//! * a row names what opens its engine, and an engine knows its row: that is the one circle of rooms;
//! * an entry of the compile cache that is damaged or of another build is compiled again, never run.

mod compile_cache;
mod engine;
mod error;
mod interpreter;
mod iree;
mod table;
mod value;
mod xla;

pub use compile_cache::{CompileCache, NO_CACHE_VARIABLE, cache_dir};
pub use engine::{Compilation, Engine, Executable, Program, Tuner};
pub use error::EngineError;
pub use table::{
    Arithmetic, Choice, Decline, Devices, EMBEDDED, ENGINES, INTERP_F64, IREE, Install, Options, Row, XLA,
};
pub use value::{DeviceValue, Input, Interface, Pending, Placement};
