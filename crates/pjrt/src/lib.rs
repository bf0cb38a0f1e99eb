//! The PJRT C API for truestep: MLIR text in, buffers in and out.
//!
//! For loading a PJRT plugin (a shared library such as XLA's CPU or CUDA plugin), compiling the text of a
//! StableHLO module with it, and running that on one device or on several replicas at once.
//!
//! What it refuses to do: it knows no ops and reads no module; it converts no data (host bytes are dense,
//! row-major and little-endian on both sides); it writes no bindings for API it does not use.
//!
//! Invariants:
//! * Every call goes through one function, which sets `struct_size`, checks that the plugin's table holds the
//!   entry, and turns the plugin's error into [`Error`] with function, code and message.
//! * A plugin stays loaded until the process ends; a client lives until its last buffer and executable is gone.
//! * Nothing here can be used so that it breaks memory safety: host bytes of a copy under way are owned by it,
//!   a consumed buffer is an error to use and safe to drop, devices are numbers checked against their client.
//! * All types may be used from any thread.
//!
//! A client makes executables, these make buffers, and both hold on to their client: the one circle of rooms.

mod buffer;
mod client;
mod error;
mod event;
mod executable;
mod ffi;
mod options;
mod plugin;
mod selfcheck;
pub mod setup;
pub mod wheel;

pub use buffer::{Buffer, Download};
pub use client::{Client, Device};
pub use error::{Code, Error, ErrorKind, Result};
pub use executable::Executable;
pub use options::{CompileOptions, OptionValue};
pub use plugin::{MIN_API_VERSION, Plugin};
pub use selfcheck::{Golden, check_answers, self_check};
