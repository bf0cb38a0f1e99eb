//! Compiled programs, kept from one start to the next.

use std::{
    fs, io,
    io::Write,
    path::{Path, PathBuf},
    time::SystemTime,
};

use sha2::{Digest, Sha256};
use truestep_pjrt::setup;

use crate::error::EngineError;

/// A folder of compiled programs.
///
/// An entry is found by everything that its code depends on: the text, the engine's build and options, the platform and
/// kind of the device, the processor. It starts with a digest of the rest, so that a damaged one is never given to the
/// engine. Entries appear whole; the ones used longest ago give way to new ones.
#[derive(Clone, Debug)]
pub struct CompileCache {
    dir: PathBuf,
    /// Bytes of all entries.
    limit: u64,
}

/// A program, and how it came about.
pub(crate) struct Compiled<T> {
    /// The program.
    pub(crate) program: T,
    /// Whether it was in the cache.
    pub(crate) cached: bool,
    /// What went wrong with the cache: an entry that was refused and replaced, or one that could not be written.
    pub(crate) note: Option<String>,
}

/// Set to anything, it switches the cache off.
pub const NO_CACHE_VARIABLE: &str = "TRUESTEP_NO_COMPILE_CACHE";

const LIMIT: u64 = 2 << 30;
const DIGEST_BYTES: usize = 32;

/// This program's folder in the user's cache; `None` where the system names none.
pub fn cache_dir() -> Option<PathBuf> {
    setup::cache_dir().ok()
}

impl CompileCache {
    /// The user's, with at most 2 GiB; `None` where [`NO_CACHE_VARIABLE`] is set or there is no cache folder.
    pub fn user() -> Option<Self> {
        let off = std::env::var_os(NO_CACHE_VARIABLE).is_some_and(|value| !value.is_empty());
        let dir = cache_dir().filter(|_| !off)?;
        Some(Self::new(dir.join("compiled"), LIMIT))
    }

    /// The cache in `dir`, which need not exist, with at most `limit` bytes.
    pub fn new(dir: impl Into<PathBuf>, limit: u64) -> Self {
        Self { dir: dir.into(), limit }
    }

    /// The program that `key` stands for, by all that its code depends on: what `load` makes of the entry, or else what
    /// `compile` gives, whose bytes become the entry.
    ///
    /// # Errors
    /// The compiler's.
    pub(crate) fn compiled<T>(
        &self,
        key: &[&str],
        load: impl Fn(&[u8]) -> Result<T, String>,
        compile: impl FnOnce() -> Result<T, EngineError>,
        bytes: impl Fn(&T) -> Result<Vec<u8>, String>,
    ) -> Result<Compiled<T>, EngineError> {
        let path = self.dir.join(name(key));
        let mut note = None;
        match read(&path).and_then(|entry| entry.map(|entry| load(&entry)).transpose()) {
            Ok(Some(program)) => return Ok(Compiled { program, cached: true, note }),
            Ok(None) => {}
            Err(why) => note = Some(format!("{}: refused and compiled again: {why}", path.display())),
        }
        let program = compile()?;
        if let Err(why) = bytes(&program).and_then(|bytes| self.store(&path, &bytes)) {
            note = Some(format!("{}: not kept: {why}", path.display()));
        }
        Ok(Compiled { program, cached: false, note })
    }

    fn store(&self, path: &Path, program: &[u8]) -> Result<(), String> {
        if program.len() as u64 > self.limit {
            return Ok(());
        }
        let write = || -> io::Result<()> {
            fs::create_dir_all(&self.dir)?;
            let mut file = tempfile::NamedTempFile::new_in(&self.dir)?;
            file.write_all(&Sha256::digest(program))?;
            file.write_all(program)?;
            file.persist(path)?;
            self.trim(path)
        };
        write().map_err(|error| error.to_string())
    }

    /// Removes the entries used longest ago until the rest is within the limit; `kept` stays.
    fn trim(&self, kept: &Path) -> io::Result<()> {
        let mut entries = Vec::new();
        for entry in fs::read_dir(&self.dir)? {
            let entry = entry?;
            let metadata = entry.metadata()?;
            if metadata.is_file() {
                entries.push((metadata.modified()?, metadata.len(), entry.path()));
            }
        }
        entries.sort();
        let mut total: u64 = entries.iter().map(|(_, bytes, _)| bytes).sum();
        for (_, bytes, path) in entries {
            if total > self.limit && path != kept {
                match fs::remove_file(path) {
                    Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                    _ => total -= bytes,
                }
            }
        }
        Ok(())
    }
}

/// What the entry in `path` holds; `None` if there is no such file.
fn read(path: &Path) -> Result<Option<Vec<u8>>, String> {
    let mut bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.to_string()),
    };
    if bytes.len() < DIGEST_BYTES {
        return Err("it is too short".to_owned());
    }
    let program = bytes.split_off(DIGEST_BYTES);
    if Sha256::digest(&program).as_slice() != bytes {
        return Err("it is damaged".to_owned());
    }
    // Used now; where that cannot be written, the entry goes a little earlier.
    let _ = fs::File::open(path).and_then(|file| file.set_modified(SystemTime::now()));
    Ok(Some(program))
}

/// The file name of an entry. Each part of its key is told from the next by its length.
fn name(key: &[&str]) -> String {
    let parts = key.iter().flat_map(|part| [&(part.len() as u64).to_le_bytes(), part.as_bytes()].concat());
    sha256(&parts.collect::<Vec<u8>>())
}

/// The processor, whose number of cores counts too.
pub(crate) fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{} {} with {cores} cores", std::env::consts::ARCH, processor())
}

/// The processor's name and instruction sets, where the system tells.
fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let first = |name: &str| text.lines().find(|line| line.starts_with(name)).unwrap_or_default();
    let [model, flags] = ["model name", "flags"].map(first);
    format!("{} {}", model.split_once(':').map_or("", |(_, name)| name.trim()), &sha256(flags.as_bytes())[..16])
}

/// SHA-256 in hexadecimal.
fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::engine::{Engine, Executable, Program};
    use crate::table::{Options, XLA};
    use crate::value::{Input, Placement};

    /// x + value, with the argument given up for the result.
    fn text(value: f64) -> String {
        format!(
            "func.func public @main(%x: tensor<4xf32> {{tf.aliasing_output = 0 : i32}}) -> tensor<4xf32> {{\n  \
             %c = stablehlo.constant dense<{value:?}> : tensor<4xf32>\n  \
             %0 = stablehlo.add %x, %c : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}}\n"
        )
    }

    /// XLA with a cache in `dir`, from the plugin at `path`.
    fn xla(path: &Path, dir: &Path, limit: u64) -> Box<dyn Engine> {
        let cache = Some(CompileCache::new(dir, limit));
        XLA.open(&Options { plugin: Some(path.to_owned()), replicas: 1, cache, ..Options::default() }).unwrap()
    }

    fn compile(engine: &dyn Engine, text: &str) -> Box<dyn Executable> {
        engine.compile(Program { text, module: &truestep_ir::parse(text).unwrap() }).unwrap()
    }

    /// The first element of what the program makes of zeros.
    fn run(executable: &dyn Executable) -> f64 {
        let x = executable.upload(0, vec![0; 16], Placement::Replicated).unwrap();
        let outputs = executable.run(vec![Input::Give(x)]).unwrap();
        executable.download_numbers(0, &outputs[0], Placement::Replicated).unwrap()[0]
    }

    fn entries(dir: &Path) -> Vec<PathBuf> {
        fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect()
    }

    #[test]
    fn only_the_same_text_and_plugin_hit() {
        let dir = tempfile::tempdir().unwrap();
        let cache = dir.path().join("compiled");
        let path = setup::ensure().unwrap();
        let ours = xla(&path, &cache, LIMIT);
        let compiled = |engine: &dyn Engine, text: &str| {
            let executable = compile(engine, text);
            assert_eq!(executable.compilation().note, None);
            (executable.compilation().cached, run(executable.as_ref()))
        };
        assert_eq!(compiled(ours.as_ref(), &text(1.0)), (false, 1.0));
        assert_eq!(compiled(ours.as_ref(), &text(1.0)), (true, 1.0));
        assert_eq!(compiled(xla(&path, &cache, LIMIT).as_ref(), &text(1.0)), (true, 1.0));
        assert_eq!(compiled(ours.as_ref(), &text(2.0)), (false, 2.0));
        assert_ne!(name(&["a", "bc"]), name(&["ab", "c"]));

        // Another build: the same library with a byte after its end.
        let other = dir.path().join("other.so");
        fs::copy(&path, &other).unwrap();
        fs::OpenOptions::new().append(true).open(&other).unwrap().write_all(b"!").unwrap();
        assert_eq!(compiled(xla(&other, &cache, LIMIT).as_ref(), &text(1.0)), (false, 1.0));
        assert_eq!(entries(&cache).len(), 3);
    }

    #[test]
    fn damaged_entries_are_replaced() {
        let dir = tempfile::tempdir().unwrap();
        let engine = xla(&setup::ensure().unwrap(), dir.path(), LIMIT);
        let compiled = || compile(engine.as_ref(), &text(1.0));
        compiled();
        let path = entries(dir.path()).remove(0);
        let whole = fs::read(&path).unwrap();
        let mut changed = whole.clone();
        *changed.last_mut().unwrap() ^= 1;
        // Whole, but nothing that the plugin has written.
        let foreign = [Sha256::digest(b"program").as_slice(), b"program"].concat();
        for (bytes, why) in [
            (&whole[..20], "too short"),
            (&whole[..whole.len() / 2], "damaged"),
            (&changed, "damaged"),
            (&foreign, "PJRT_Executable_DeserializeAndLoad"),
        ] {
            fs::write(&path, bytes).unwrap();
            let executable = compiled();
            let (cached, note) = (executable.compilation().cached, executable.compilation().note.clone().unwrap());
            assert!(!cached && note.contains(why) && note.contains("compiled again"), "{note}");
            assert_eq!(run(executable.as_ref()), 1.0);
            assert!(compiled().compilation().cached, "the entry is replaced");
        }
    }

    #[test]
    fn the_entries_used_longest_ago_give_way() {
        let dir = tempfile::tempdir().unwrap();
        let path = setup::ensure().unwrap();
        let cached = |limit: u64, value: f64| {
            let engine = xla(&path, dir.path(), limit);
            compile(engine.as_ref(), &text(value)).compilation().cached
        };
        assert!(!cached(10, 1.0) && entries(dir.path()).is_empty(), "too large for the cache");
        for (age, value) in [(3, 1.0), (2, 2.0)] {
            let known = entries(dir.path());
            assert!(!cached(LIMIT, value));
            let new = entries(dir.path()).into_iter().find(|path| !known.contains(path)).unwrap();
            let then = SystemTime::now() - Duration::from_secs(60 * age);
            fs::File::open(&new).unwrap().set_modified(then).unwrap();
        }
        assert!(cached(LIMIT, 1.0), "1 is now the one used last");
        let bytes: u64 = entries(dir.path()).iter().map(|path| fs::metadata(path).unwrap().len()).sum();
        assert!(!cached(bytes + bytes / 4, 3.0));
        assert_eq!([1.0, 3.0].map(|value| cached(LIMIT, value)), [true, true]);
        assert!(!cached(LIMIT, 2.0));
    }

    #[test]
    fn a_folder_that_cannot_be_written_costs_nothing_but_the_cache() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("file"), "").unwrap();
        let engine = xla(&setup::ensure().unwrap(), &dir.path().join("file"), LIMIT);
        let executable = compile(engine.as_ref(), &text(1.0));
        assert_eq!(run(executable.as_ref()), 1.0);
        let compilation = executable.compilation();
        assert!(compilation.note.is_some() && !compilation.cached);
    }
}
