//! Finding a plugin, and installing the pinned CPU plugin.
//!
//! The pinned plugin comes in a Python wheel from PyPI. It is fetched with pip, checked against the sha-256
//! values below, and unpacked into the user's cache; no Python package is installed.

use crate::error::{Error, ErrorKind, Result};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The environment variable that names a plugin.
pub const PLUGIN_VARIABLE: &str = "TRUESTEP_PJRT_PLUGIN";

/// The pinned CPU plugin.
const PINNED: Pinned = Pinned {
    package: "lammps-jax-pjrt-cpu",
    version: "0.11.2",
    wheel: "lammps_jax_pjrt_cpu-0.11.2-py3-none-manylinux_2_27_x86_64.whl",
    wheel_sha256: "1319390d948b39f69f7dade496b7c385149d9ca6097a6b62114da113216d9ad1",
    member: "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so",
    member_sha256: "ad1309ac822b1b24d51b7f9947c7c9fa9ef5d67f390584cbc3d1fa2428fed9c2",
};

struct Pinned {
    package: &'static str,
    version: &'static str,
    wheel: &'static str,
    wheel_sha256: &'static str,
    /// The shared library inside the wheel.
    member: &'static str,
    member_sha256: &'static str,
}

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
/// [`ErrorKind::Setup`] when pip is absent or fails, a sha-256 differs, or the cache cannot be written.
pub fn install(progress: &mut dyn FnMut(&str)) -> Result<PathBuf> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err(setup_error(format!(
            "the pinned plugin is built for Linux on x86-64 only; name another one with {PLUGIN_VARIABLE}"
        )));
    }
    let target = pinned_path()?;
    let dir = target.parent().ok_or_else(|| setup_error("the cache has no folder for plugins"))?;
    let cannot_write = |e| setup_error(format!("{}: cannot be written", dir.display())).with_source(e);
    fs::create_dir_all(dir).map_err(cannot_write)?;
    // Held until the end of this function.
    let lock = File::create(dir.join("lock")).map_err(cannot_write)?;
    lock.lock().map_err(cannot_write)?;

    if sha256_file(&target).is_ok_and(|sha| sha == PINNED.member_sha256) {
        progress(&format!("{} is installed", target.display()));
        return Ok(target);
    }
    let scratch = tempfile::tempdir_in(dir).map_err(cannot_write)?;
    progress(&format!("downloading {} {} from PyPI (63 MB)", PINNED.package, PINNED.version));
    download(scratch.path())?;
    progress("checking and unpacking");
    let wheel = scratch.path().join(PINNED.wheel);
    check_sha256(&wheel, PINNED.wheel_sha256)?;
    let unpacked = scratch.path().join("plugin.so");
    unpack(&wheel, PINNED.member, &unpacked)?;
    check_sha256(&unpacked, PINNED.member_sha256)?;
    fs::rename(&unpacked, &target).map_err(cannot_write)?;
    progress(&format!("installed {}", target.display()));
    Ok(target)
}

/// This program's folder in the user's cache: `$XDG_CACHE_HOME/truestep`, else `~/.cache/truestep`.
///
/// # Errors
/// [`ErrorKind::Setup`] when neither variable is set.
pub fn cache_dir() -> Result<PathBuf> {
    let absolute = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    absolute("XDG_CACHE_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".cache")))
        .map(|cache| cache.join("truestep"))
        .ok_or_else(|| setup_error("there is no cache folder: neither XDG_CACHE_HOME nor HOME is set"))
}

/// The sha-256 of a file in hexadecimal, remembered in the cache while its size and modification time stay.
pub(crate) fn build_id(path: &Path) -> io::Result<String> {
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

fn sha256_file(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut hasher = Sha256::new();
    let mut chunk = vec![0; 1 << 20];
    loop {
        match file.read(&mut chunk)? {
            0 => break,
            n => hasher.update(&chunk[..n]),
        }
    }
    Ok(hex(&hasher.finalize()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Where the pinned plugin is, once installed.
fn pinned_path() -> Result<PathBuf> {
    let dir = cache_dir()?.join("plugins").join(format!("{}-{}", PINNED.package, PINNED.version));
    Ok(dir.join("pjrt_c_api_cpu_plugin.so"))
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

/// The interpreter of the active Python environment.
fn python() -> PathBuf {
    match std::env::var_os("VIRTUAL_ENV") {
        Some(env) => Path::new(&env).join("bin/python3"),
        None => PathBuf::from("python3"),
    }
}

/// Fetches the pinned wheel into `dir`.
fn download(dir: &Path) -> Result<()> {
    let output = Command::new(python())
        .args(["-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--no-cache-dir"])
        .args(["--disable-pip-version-check", "--quiet", "--dest"])
        .arg(dir)
        .arg(format!("{}=={}", PINNED.package, PINNED.version))
        .output()
        .map_err(|e| setup_error("python3 cannot be run; it is needed to download the plugin").with_source(e))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let last = said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("it gave no reason");
        return Err(setup_error(format!("pip could not download {}: {last}", PINNED.package)));
    }
    Ok(())
}

fn check_sha256(path: &Path, expected: &str) -> Result<()> {
    let found =
        sha256_file(path).map_err(|e| setup_error(format!("{}: cannot be read", path.display())).with_source(e))?;
    if found != expected {
        return Err(setup_error(format!("{}: its sha-256 is {found}, the pinned one is {expected}", path.display())));
    }
    Ok(())
}

/// Writes one member of a wheel (a zip archive) to `target`.
fn unpack(wheel: &Path, member: &str, target: &Path) -> Result<()> {
    let copy = || -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
        let mut archive = zip::ZipArchive::new(File::open(wheel)?)?;
        let mut out = File::create(target)?;
        io::copy(&mut archive.by_name(member)?, &mut out)?;
        out.sync_all()?;
        Ok(())
    };
    copy().map_err(|e| setup_error(format!("{}: {member} cannot be unpacked", wheel.display())).with_source(e))
}

fn setup_error(sentence: impl Into<String>) -> Error {
    Error::new(ErrorKind::Setup, sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sha256_of_a_known_text() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("abc");
        fs::write(&path, "abc").unwrap();
        let sha = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sha256_file(&path).unwrap(), sha);
        assert!(check_sha256(&path, sha).is_ok());
        let error = check_sha256(&path, PINNED.wheel_sha256).unwrap_err();
        assert!(error.to_string().contains(sha) && error.to_string().contains(PINNED.wheel_sha256), "{error}");
    }

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
