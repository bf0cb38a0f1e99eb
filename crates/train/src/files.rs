//! Files that are whole or not there.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use crate::error::TrainError;

/// The name under which `path` is written before it is renamed.
pub(crate) fn temporary(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".tmp");
    path.with_file_name(name)
}

/// What `path` holds.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, TrainError> {
    fs::read(path).map_err(TrainError::io(path))
}

/// Writes `bytes` to `path` so that, whenever the process or the machine stops, `path` holds either what it held
/// before or all of `bytes`.
///
/// # Errors
/// [`TrainError::Io`].
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    write_durably(&temporary(path), bytes)?;
    rename_durably(&temporary(path), path)
}

/// Writes `bytes` to `path` and waits until they are on disk.
pub(crate) fn write_durably(path: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    let write = || {
        let mut file = File::create(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    };
    write().map_err(TrainError::io(path))
}

/// Renames a file inside one folder and waits until the new name is on disk.
pub(crate) fn rename_durably(from: &Path, to: &Path) -> Result<(), TrainError> {
    fs::rename(from, to).map_err(TrainError::io(to))?;
    sync_folder_of(to)
}

/// Waits until the entries of the folder that holds `path` are on disk.
pub(crate) fn sync_folder_of(path: &Path) -> Result<(), TrainError> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(TrainError::io(folder))
}

/// SHA-256 in hexadecimal.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
