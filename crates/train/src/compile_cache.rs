//! Compiled programs, kept from one start to the next.

use std::{
    fs, io,
    io::Write,
    path::{Path, PathBuf},
    time::SystemTime,
};

use sha2::{Digest, Sha256};
use truestep_pjrt::{Client, CompileOptions, Executable, setup};

use crate::{TrainError, files::sha256};

/// A folder of compiled programs.
///
/// An entry is found by everything that its code depends on: the text, the plugin's build, how the program is laid out,
/// the platform and kind of the device, the processor, and XLA's flags. It starts with a digest of the rest, so that a
/// damaged one is never given to the plugin. Entries appear whole; the ones used longest ago give way to new ones.
#[derive(Clone, Debug)]
pub struct CompileCache {
    dir: PathBuf,
    /// Bytes of all entries.
    limit: u64,
}

/// A program, and how it came about.
pub struct Compiled {
    /// The program.
    pub executable: Executable,
    /// Whether it was in the cache.
    pub cached: bool,
    /// What went wrong with the cache: an entry that was refused and replaced, or one that could not be written.
    pub note: Option<String>,
}

/// Set to anything, it switches the cache off.
pub const NO_CACHE_VARIABLE: &str = "TRUESTEP_NO_COMPILE_CACHE";

const LIMIT: u64 = 2 << 30;
const DIGEST_BYTES: usize = 32;

impl CompileCache {
    /// The user's, with at most 2 GiB; `None` where [`NO_CACHE_VARIABLE`] is set or there is no cache folder.
    pub fn user() -> Option<Self> {
        let off = std::env::var_os(NO_CACHE_VARIABLE).is_some_and(|value| !value.is_empty());
        let dir = setup::cache_dir().ok().filter(|_| !off)?;
        Some(Self::new(dir.join("compiled"), LIMIT))
    }

    /// The cache in `dir`, which need not exist, with at most `limit` bytes.
    pub fn new(dir: impl Into<PathBuf>, limit: u64) -> Self {
        Self { dir: dir.into(), limit }
    }

    /// The program of `text` on `client`: the entry's, or else a compiled one, which becomes the entry.
    ///
    /// # Errors
    /// [`TrainError::Device`]: the compiler's.
    pub fn compile(&self, client: &Client, text: &str, options: CompileOptions) -> Result<Compiled, TrainError> {
        let path = self.dir.join(key(client, text, options)?);
        let mut note = None;
        match self.load(client, &path) {
            Ok(Some(executable)) => return Ok(Compiled { executable, cached: true, note }),
            Ok(None) => {}
            Err(why) => note = Some(format!("{}: refused and compiled again: {why}", path.display())),
        }
        let executable = client.compile(text, options)?;
        if let Err(why) = self.store(&path, &executable) {
            note = Some(format!("{}: not kept: {why}", path.display()));
        }
        Ok(Compiled { executable, cached: false, note })
    }

    /// The program in `path`; `None` if there is no such file.
    fn load(&self, client: &Client, path: &Path) -> Result<Option<Executable>, String> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.to_string()),
        };
        let (digest, program) = bytes.split_at_checked(DIGEST_BYTES).ok_or("it is too short")?;
        if Sha256::digest(program).as_slice() != digest {
            return Err("it is damaged".to_owned());
        }
        let executable = client.deserialize(program).map_err(|error| error.to_string())?;
        // Used now; where that cannot be written, the entry goes a little earlier.
        let _ = fs::File::open(path).and_then(|file| file.set_modified(SystemTime::now()));
        Ok(Some(executable))
    }

    fn store(&self, path: &Path, executable: &Executable) -> Result<(), String> {
        let program = executable.serialize().map_err(|error| error.to_string())?;
        if program.len() as u64 > self.limit {
            return Ok(());
        }
        let write = || -> io::Result<()> {
            fs::create_dir_all(&self.dir)?;
            let mut file = tempfile::NamedTempFile::new_in(&self.dir)?;
            file.write_all(&Sha256::digest(&program))?;
            file.write_all(&program)?;
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

/// The file name of an entry.
fn key(client: &Client, text: &str, options: CompileOptions) -> Result<String, TrainError> {
    let parts = [
        client.plugin().build_id()?,
        &target(client),
        &format!("{options:?}"),
        &std::env::var("XLA_FLAGS").unwrap_or_default(),
        text,
    ];
    // Each part is told from the next by its length.
    let whole: Vec<u8> =
        parts.iter().flat_map(|part| [&(part.len() as u64).to_le_bytes(), part.as_bytes()].concat()).collect();
    Ok(sha256(&whole))
}

/// What code is made for: the platform, its device, and the processor, whose number of cores counts too.
pub(crate) fn target(client: &Client) -> String {
    let device = client.devices().first().map_or("", |device| &device.kind);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (platform, arch) = (client.platform_name(), std::env::consts::ARCH);
    format!("{platform} {device}, {arch} {} with {cores} cores", processor())
}

/// The processor's name and instruction sets, where the system tells.
fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let first = |name: &str| text.lines().find(|line| line.starts_with(name)).unwrap_or_default();
    let [model, flags] = ["model name", "flags"].map(first);
    format!("{} {}", model.split_once(':').map_or("", |(_, name)| name.trim()), &sha256(flags.as_bytes())[..16])
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use truestep_ir::{ElemType, TensorType};
    use truestep_pjrt::Plugin;

    use super::*;

    /// x + value, with the argument given up for the result.
    fn text(value: f64) -> String {
        format!(
            "func.func public @main(%x: tensor<4xf32> {{tf.aliasing_output = 0 : i32}}) -> tensor<4xf32> {{\n  \
             %c = stablehlo.constant dense<{value:?}> : tensor<4xf32>\n  \
             %0 = stablehlo.add %x, %c : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}}\n"
        )
    }

    fn client(plugin: &Path) -> Client {
        let plugin: Arc<Plugin> = Plugin::load(plugin).unwrap();
        Client::for_replicas(&plugin, 1).unwrap()
    }

    /// The first element of what the program makes of zeros; its argument is consumed.
    fn run(executable: &Executable) -> f32 {
        let ty = TensorType::new([4], ElemType::F32);
        let x = executable.client().upload(&[0; 16], &ty, executable.devices()[0]).unwrap();
        let outputs = executable.execute(&[vec![&x]]).unwrap();
        assert!(x.is_consumed().unwrap());
        f32::from_le_bytes(outputs[0][0].to_host().unwrap()[..4].try_into().unwrap())
    }

    fn entries(dir: &Path) -> Vec<PathBuf> {
        fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect()
    }

    #[test]
    fn only_the_same_text_options_and_plugin_hit() {
        let dir = tempfile::tempdir().unwrap();
        let cache = CompileCache::new(dir.path().join("compiled"), LIMIT);
        let path = setup::ensure().unwrap();
        let ours = client(&path);
        let compile = |client: &Client, text: &str, options| {
            let compiled = cache.compile(client, text, options).unwrap();
            assert_eq!(compiled.note, None);
            (compiled.cached, run(&compiled.executable))
        };
        let one = CompileOptions::default();
        assert_eq!(compile(&ours, &text(1.0), one), (false, 1.0));
        assert_eq!(compile(&ours, &text(1.0), one), (true, 1.0));
        assert_eq!(compile(&client(&path), &text(1.0), one), (true, 1.0));
        assert_eq!(compile(&ours, &text(2.0), one), (false, 2.0));
        assert_ne!(key(&ours, "", one).unwrap(), key(&ours, "", CompileOptions::replicas(2)).unwrap());

        // Another build: the same library with a byte after its end.
        let other = dir.path().join("other.so");
        fs::copy(&path, &other).unwrap();
        fs::OpenOptions::new().append(true).open(&other).unwrap().write_all(b"!").unwrap();
        assert_eq!(compile(&client(&other), &text(1.0), one), (false, 1.0));
        assert_eq!(entries(&cache.dir).len(), 3);
    }

    #[test]
    fn damaged_entries_are_replaced() {
        let dir = tempfile::tempdir().unwrap();
        let cache = CompileCache::new(dir.path(), LIMIT);
        let client = client(&setup::ensure().unwrap());
        let compile = || cache.compile(&client, &text(1.0), CompileOptions::default()).unwrap();
        compile();
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
            let compiled = compile();
            let note = compiled.note.unwrap();
            assert!(!compiled.cached && note.contains(why) && note.contains("compiled again"), "{note}");
            assert_eq!(run(&compiled.executable), 1.0);
            assert!(compile().cached, "the entry is replaced");
        }
    }

    #[test]
    fn the_entries_used_longest_ago_give_way() {
        let dir = tempfile::tempdir().unwrap();
        let client = client(&setup::ensure().unwrap());
        let compile = |limit: u64, value: f64| {
            let cache = CompileCache::new(dir.path(), limit);
            cache.compile(&client, &text(value), CompileOptions::default()).unwrap().cached
        };
        assert!(!compile(10, 1.0) && entries(dir.path()).is_empty(), "too large for the cache");
        for (age, value) in [(3, 1.0), (2, 2.0)] {
            let known = entries(dir.path());
            assert!(!compile(LIMIT, value));
            let new = entries(dir.path()).into_iter().find(|path| !known.contains(path)).unwrap();
            let then = SystemTime::now() - Duration::from_secs(60 * age);
            fs::File::open(&new).unwrap().set_modified(then).unwrap();
        }
        assert!(compile(LIMIT, 1.0), "1 is now the one used last");
        let bytes: u64 = entries(dir.path()).iter().map(|path| fs::metadata(path).unwrap().len()).sum();
        assert!(!compile(bytes + bytes / 4, 3.0));
        assert_eq!([1.0, 3.0].map(|value| compile(LIMIT, value)), [true, true]);
        assert!(!compile(LIMIT, 2.0));
    }

    #[test]
    fn a_folder_that_cannot_be_written_costs_nothing_but_the_cache() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("file"), "").unwrap();
        let client = client(&setup::ensure().unwrap());
        let cache = CompileCache::new(dir.path().join("file"), LIMIT);
        let compiled = cache.compile(&client, &text(1.0), CompileOptions::default()).unwrap();
        assert_eq!(run(&compiled.executable), 1.0);
        assert!(compiled.note.is_some() && !compiled.cached);
    }
}
