//! A compiled program, and values in files.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{fs, io};

use tempfile::TempDir;
use truestep_ir::TensorType;

use super::tools::{Tools, unfinished};
use crate::engine::{Compilation, Executable};
use crate::error::EngineError;
use crate::table::IREE;
use crate::value::{DeviceValue, Input, Interface, Pending, Placement};

/// A folder for the files of this process, which goes with its last file.
pub(super) struct Folder {
    dir: Arc<TempDir>,
    count: AtomicU64,
}

impl Folder {
    pub(super) fn new() -> Result<Self, EngineError> {
        let dir = tempfile::Builder::new().prefix("truestep-iree-").tempdir();
        let dir = dir.map_err(EngineError::file(IREE.name, &std::env::temp_dir()))?;
        Ok(Self { dir: Arc::new(dir), count: AtomicU64::new(0) })
    }

    /// A file that is not written yet.
    pub(super) fn next(&self, extension: &str) -> Stored {
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        Stored { path: self.dir.path().join(format!("{number}.{extension}")), _dir: Arc::clone(&self.dir) }
    }

    /// A file with these bytes.
    pub(super) fn store(&self, extension: &str, bytes: &[u8]) -> Result<Stored, EngineError> {
        let file = self.next(extension);
        fs::write(&file.path, bytes).map_err(EngineError::file(IREE.name, &file.path))?;
        Ok(file)
    }
}

/// A file in a folder of this process; it is removed with this value.
pub(super) struct Stored {
    path: PathBuf,
    _dir: Arc<TempDir>,
}

impl Stored {
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn read(&self) -> io::Result<Vec<u8>> {
        fs::read(&self.path)
    }

    /// Whether it has as many bytes as a tensor of type `ty`.
    fn holds(&self, ty: &TensorType) -> bool {
        fs::metadata(&self.path).is_ok_and(|file| file.len() == ty.size_bytes() as u64)
    }
}

impl Drop for Stored {
    fn drop(&mut self) {
        // One that was never written is not there.
        let _ = fs::remove_file(&self.path);
    }
}

/// A compiled program with one process.
pub(super) struct IreeProgram {
    pub(super) tools: Arc<Tools>,
    pub(super) folder: Arc<Folder>,
    pub(super) file: Stored,
    pub(super) entry: String,
    pub(super) interface: Interface,
    pub(super) compilation: Compilation,
}

impl Executable for IreeProgram {
    fn interface(&self) -> &Interface {
        &self.interface
    }

    fn compilation(&self) -> &Compilation {
        &self.compilation
    }

    fn upload(&self, input: usize, bytes: Vec<u8>, placement: Placement) -> Result<DeviceValue, EngineError> {
        self.interface.given(input, bytes.len(), placement)?;
        Ok(DeviceValue::new(self.folder.store("bin", &bytes)?))
    }

    fn run(&self, inputs: Vec<Input<'_>>) -> Result<Vec<DeviceValue>, EngineError> {
        self.interface.all_given(inputs.len())?;
        let mut given = Vec::with_capacity(inputs.len());
        for (i, (input, ty)) in inputs.iter().zip(&self.interface.inputs).enumerate() {
            let file: &Stored = input.value().of(IREE.name)?;
            if !file.holds(ty) {
                return Err(EngineError::request(format!("input {i}"), ty, "another number of bytes"));
            }
            given.push((spelt(ty), file));
        }
        let outputs: Vec<Stored> = self.interface.outputs.iter().map(|_| self.folder.next("bin")).collect();
        self.tools.run(&self.file, &self.entry, &given, &outputs)?;
        match outputs.iter().zip(&self.interface.outputs).position(|(file, ty)| !file.holds(ty)) {
            Some(i) => Err(unfinished(format!("output {i} missing or cut short"))),
            None => Ok(outputs.into_iter().map(DeviceValue::new).collect()),
        }
    }

    fn download(&self, _: usize, value: &DeviceValue, _: Placement) -> Result<Pending, EngineError> {
        let file: &Stored = value.of(IREE.name)?;
        Ok(Pending::here(file.read().map_err(EngineError::file(IREE.name, &file.path))?))
    }
}

/// A type as the runtime spells it: `2x3xf32`.
fn spelt(ty: &TensorType) -> String {
    ty.dims.iter().map(|d| format!("{d}x")).chain([ty.elem.to_string()]).collect()
}
