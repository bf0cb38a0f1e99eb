//! Finding a plugin, and installing the pinned CPU plugin.
//!
//! The pinned plugin comes in a Python wheel from PyPI ([`wheel`]) and is unpacked into the user's cache.

use crate::error::Result;
use crate::wheel::{self, Member, Wheel, hex, python, setup_error, sha256_file};
use sha2::{Digest, Sha256};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The environment variable that names a plugin.
pub const PLUGIN_VARIABLE: &str = "TRUESTEP_PJRT_PLUGIN";

/// The pinned CPU plugin.
const PINNED: Wheel = Wheel {
    package: "lammps-jax-pjrt-cpu",
    version: "0.11.2",
    file: "lammps_jax_pjrt_cpu-0.11.2-py3-none-manylinux_2_27_x86_64.whl",
    sha256: "1319390d948b39f69f7dade496b7c385149d9ca6097a6b62114da113216d9ad1",
    megabytes: 63,
    python: None,
    members: &[Member {
        path: "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so",
        sha256: "ad1309ac822b1b24d51b7f9947c7c9fa9ef5d67f390584cbc3d1fa2428fed9c2",
    }],
};

/// The plugin to use, or `None` when there is none: the explicit one, else [`PLUGIN_VARIABLE`], else the one
/// in the cache, else a vendor's in the Python environment. The first two are taken at their word;
/// [`Plugin::load`](crate::Plugin::load) says what is wrong with them.
pub fn discover(explicit: Option<&Path>) -> Option<PathBuf> {
    explicit
        .map(Path::to_path_buf)
        .or_else(|| std::env::var_os(PLUGIN_VARIABLE).filter(|v| !v.is_empty()).map(PathBuf::from))
        .or_else(|| pinned_path().ok().filter(|path| path.is_file()))
        .or_else(python_plugin)
}

/// [`discover`] without an explicit plugin, else [`install`].
///
/// # Errors
/// As [`install`].
pub fn ensure() -> Result<PathBuf> {
    discover(None).map_or_else(|| install(&mut |_| ()), Ok)
}

/// Installs the pinned CPU plugin into the cache and gives its path; says what it does through `progress`,
/// one line at a time. Returns at once when it is there and its sha-256 is right.
///
/// Safe against concurrent calls: one process installs while the others wait, and the plugin appears whole.
///
/// # Errors
/// [`ErrorKind::Setup`](crate::ErrorKind::Setup) when pip is absent or fails, a sha-256 differs, or the cache cannot be
/// written.
pub fn install(progress: &mut dyn FnMut(&str)) -> Result<PathBuf> {
    if !wheel::SUPPORTED {
        return Err(setup_error(format!(
            "the pinned plugin is built for Linux on x86-64 only; name another one with {PLUGIN_VARIABLE}"
        )));
    }
    let target = pinned_path()?;
    let dir = target.parent().ok_or_else(|| setup_error("the cache has no folder for plugins"))?;
    wheel::install(dir, &[PINNED], progress)?;
    progress(&format!("{} is installed", target.display()));
    Ok(target)
}

/// This program's folder in the user's cache: `$XDG_CACHE_HOME/truestep`, else `~/.cache/truestep`.
///
/// # Errors
/// [`ErrorKind::Setup`](crate::ErrorKind::Setup) when neither variable is set.
pub fn cache_dir() -> Result<PathBuf> {
    let absolute = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    absolute("XDG_CACHE_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".cache")))
        .map(|cache| cache.join("truestep"))
        .ok_or_else(|| setup_error("there is no cache folder: neither XDG_CACHE_HOME nor HOME is set"))
}

/// The sha-256 of a file in hexadecimal, remembered in the cache while its size and modification time stay.
///
/// # Errors
/// The file cannot be read.
pub fn build_id(path: &Path) -> io::Result<String> {
    remembered_sha256(path, cache_dir().ok().as_deref())
}

fn remembered_sha256(path: &Path, cache: Option<&Path>) -> io::Result<String> {
    let metadata = fs::metadata(path)?;
    let stamp = format!("{} {} {:?}", path.display(), metadata.len(), metadata.modified()?);
    let memory = cache.map(|cache| cache.join("builds").join(hex(&Sha256::digest(stamp))));
    let remembered = memory.as_ref().and_then(|file| fs::read_to_string(file).ok());
    if let Some(id) = remembered.filter(|id| id.len() == 64) {
        return Ok(id);
    }
    let id = sha256_file(path)?;
    if let Some(file) = memory {
        remember(&file, &id);
    }
    Ok(id)
}

/// Writes a small fact to a file in the cache. Where that fails the fact is found out again next time, no more.
pub(crate) fn remember(file: &Path, fact: &str) {
    let _ = file.parent().map(fs::create_dir_all);
    let _ = fs::write(file, fact);
}

/// Where the pinned plugin is, once installed.
fn pinned_path() -> Result<PathBuf> {
    let dir = cache_dir()?.join("plugins").join(format!("{}-{}", PINNED.package, PINNED.version));
    Ok(dir.join(PINNED.members[0].name()))
}

/// A vendor's plugin (`jax_plugins/xla_cuda12`, `xla_cuda13`, `xla_rocm7`, …) in the Python environment.
fn python_plugin() -> Option<PathBuf> {
    let print_folders =
        "import site, sysconfig\nprint(sysconfig.get_paths()['purelib'])\nprint(*site.getsitepackages(), sep='\\n')";
    let output = Command::new(python()).args(["-c", print_folders]).output().ok()?;
    let folders = String::from_utf8(output.stdout).ok()?;
    folders.lines().find_map(|folder| plugin_in(&Path::new(folder).join("jax_plugins")))
}

/// The first `xla_*/*.so` in a `jax_plugins` folder, by name.
fn plugin_in(jax_plugins: &Path) -> Option<PathBuf> {
    let entries = |dir: &Path| -> Vec<PathBuf> {
        let mut paths: Vec<_> = fs::read_dir(dir).into_iter().flatten().flatten().map(|e| e.path()).collect();
        paths.sort();
        paths
    };
    let is_vendor = |dir: &PathBuf| dir.file_name().is_some_and(|name| name.to_string_lossy().starts_with("xla_"));
    let is_library = |file: &PathBuf| file.to_string_lossy().ends_with("plugin.so");
    entries(jax_plugins).iter().filter(|dir| is_vendor(dir)).find_map(|dir| entries(dir).into_iter().find(is_library))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_file_is_another_build() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("plugin.so");
        let id = |path| remembered_sha256(path, Some(dir.path()));
        fs::write(&path, "one").unwrap();
        let one = id(&path).unwrap();
        assert_eq!(id(&path).unwrap(), one);
        fs::write(&path, "three").unwrap();
        assert_ne!(id(&path).unwrap(), one);
        assert_eq!(id(&path).unwrap(), sha256_file(&path).unwrap());
    }

    #[test]
    fn a_vendor_plugin_is_found_by_its_place() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(plugin_in(dir.path()), None);
        let vendor = dir.path().join("xla_cuda13");
        fs::create_dir(&vendor).unwrap();
        fs::write(vendor.join("__init__.py"), "").unwrap();
        assert_eq!(plugin_in(dir.path()), None);
        fs::write(vendor.join("xla_cuda_plugin.so"), "").unwrap();
        assert_eq!(plugin_in(dir.path()), Some(vendor.join("xla_cuda_plugin.so")));
    }

    #[test]
    fn an_explicit_plugin_wins() {
        assert_eq!(discover(Some(Path::new("/a/b.so"))), Some(PathBuf::from("/a/b.so")));
    }
}
