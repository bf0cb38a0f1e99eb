//! IREE's two programs: where they are, and running them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use truestep_pjrt::setup::{build_id, cache_dir};
use truestep_pjrt::wheel::{self, Member, Wheel};

use super::program::{Folder, Stored};
use crate::error::EngineError;
use crate::table::{IREE, Options};

/// The environment variable that names a folder with the programs.
pub const IREE_VARIABLE: &str = "TRUESTEP_IREE";

/// What is needed, in words.
pub(crate) const WHAT: &str = "iree-compile and iree-run-module 3.13.0";

/// How to obtain it, in words.
pub(crate) const HOW: &str = "`truestep setup iree` installs what is needed";

/// How to go on after a run that did not end.
const GO_ON: &str =
    "a training that was saved goes on with `--resume`, and `truestep setup iree` checks what is installed";

const VERSION: &str = "3.13.0";
const COMPILER: &str = "iree-compile";
const RUNTIME: &str = "iree-run-module";
/// What the compiler is made of.
const LIBRARY: &str = "libIREECompiler.so";

/// The programs are the same in the wheels of every CPython.
const WHEELS: [Wheel; 2] = [
    Wheel {
        package: "iree-base-compiler",
        version: VERSION,
        file: "iree_base_compiler-3.13.0-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        sha256: "6e1f83dc404f5dcdd76354a869cbbb389bd3f93b4623096de3195799ceb323a7",
        megabytes: 84,
        python: Some("311"),
        members: &[
            Member {
                path: "iree/compiler/_mlir_libs/iree-compile",
                sha256: "577e9a85d77ebfc19c2e41fb713e443aba497a60e9edfa1c7790d8be26f4f891",
            },
            Member {
                path: "iree/compiler/_mlir_libs/iree-lld",
                sha256: "642cfe82904e25dceea078c20510fa28816f4e204f2bf9fa4003aeafda484076",
            },
            Member {
                path: "iree/compiler/_mlir_libs/libIREECompiler.so",
                sha256: "68f97aaf771c55d270288b31391d65fa1239ad348736e5e8e4f4b9ba8a72ed0a",
            },
        ],
    },
    Wheel {
        package: "iree-base-runtime",
        version: VERSION,
        file: "iree_base_runtime-3.13.0-cp311-cp311-manylinux_2_28_x86_64.whl",
        sha256: "4ecb03d5a33989d765eaa8bf1fe6199a937c88c1004e56c85714532cd95934fa",
        megabytes: 15,
        python: Some("311"),
        members: &[Member {
            path: "iree/_runtime_libs/iree-run-module",
            sha256: "82b78521e1f5313df9eae95cc4ad273b614c6f10baa499449ad8f5e4e6a572f0",
        }],
    },
];

/// How programs are compiled. Without the last flag doubles would become singles.
pub(super) const FLAGS: [&str; 5] = [
    "--iree-input-type=stablehlo",
    "--iree-hal-target-device=local",
    "--iree-hal-local-target-device-backends=llvm-cpu",
    "--iree-llvmcpu-target-cpu=host",
    "--iree-input-demote-f64-to-f32=false",
];

/// The folder of the programs that are asked for, or of those that are installed.
fn discover(options: &Options) -> Option<PathBuf> {
    let named = || std::env::var_os(IREE_VARIABLE).filter(|v| !v.is_empty()).map(PathBuf::from);
    let there = |dir: &PathBuf| WHEELS.iter().flat_map(|wheel| wheel.members).all(|m| dir.join(m.name()).is_file());
    options.iree.clone().or_else(named).or_else(|| installed().filter(there))
}

/// Where the pinned programs are, once installed.
fn installed() -> Option<PathBuf> {
    cache_dir().ok().map(|dir| dir.join("plugins").join(format!("iree-{VERSION}")))
}

/// The folder, where there is one.
pub(crate) fn find(options: &Options) -> Option<String> {
    discover(options).map(|dir| dir.display().to_string())
}

/// Installs the pinned programs.
pub(crate) fn install(progress: &mut dyn FnMut(&str)) -> Result<Options, EngineError> {
    let failed = |source| EngineError::Install { engine: IREE.name, source };
    let dir = cache_dir().map_err(failed)?.join("plugins").join(format!("iree-{VERSION}"));
    wheel::install(&dir, &WHEELS, progress).map_err(failed)?;
    progress(&format!("{} is installed", dir.display()));
    Ok(Options { iree: Some(dir), ..Options::default() })
}

/// The programs, of the right version.
pub(crate) struct Tools {
    dir: PathBuf,
    version: String,
}

impl Tools {
    /// Those that are asked for or found.
    pub(super) fn open(options: &Options) -> Result<Self, EngineError> {
        let dir = discover(options).ok_or_else(|| IREE.missing())?;
        if let Some(absent) = [COMPILER, RUNTIME].into_iter().find(|name| !dir.join(name).is_file()) {
            return Err(wrong(format!("no {absent} in {}", dir.display())));
        }
        let said = Command::new(dir.join(COMPILER)).arg("--version").output();
        let said = said.map_err(|e| wrong(format!("{}, which cannot be run: {e}", dir.join(COMPILER).display())))?;
        if !said.status.success() {
            return Err(wrong(format!("{} that ends with {}", dir.join(COMPILER).display(), ending(&said))));
        }
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        let line = said.lines().map(str::trim).find(|line| line.contains("version")).unwrap_or("no version");
        // A release says what it was a candidate for.
        let number = line.split_once("version ").map_or("", |(_, rest)| rest);
        let is_ours = number.strip_prefix(VERSION).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()));
        match is_ours {
            true => Ok(Self { version: line.to_owned(), dir }),
            false => Err(wrong(format!("{line} in {}", dir.display()))),
        }
    }

    /// The folder that they are in.
    pub(super) fn dir(&self) -> &Path {
        &self.dir
    }

    /// What the compiler says of itself.
    pub(super) fn version(&self) -> &str {
        &self.version
    }

    /// What is different in every build.
    pub(super) fn build(&self) -> Result<String, EngineError> {
        let library = Some(self.dir.join(LIBRARY)).filter(|path| path.is_file());
        let files = [library.unwrap_or_else(|| self.dir.join(COMPILER)), self.dir.join(RUNTIME)];
        let ids = files.iter().map(|path| build_id(path).map_err(EngineError::file(IREE.name, path)));
        Ok(ids.collect::<Result<Vec<_>, _>>()?.join(" "))
    }

    /// Compiles a text.
    pub(super) fn compile(&self, text: &str, folder: &Folder) -> Result<Stored, EngineError> {
        let source = folder.store("mlir", text.as_bytes())?;
        let target = folder.next("vmfb");
        let output = self.call(COMPILER, |c| c.args(FLAGS).arg(source.path()).arg("-o").arg(target.path()))?;
        match output.status.success() && target.path().is_file() {
            true => Ok(target),
            false => Err(EngineError::failed(
                IREE.name,
                format!("a module that {COMPILER} {VERSION} compiles"),
                ending(&output),
                "interp-f64 runs every module",
            )),
        }
    }

    /// A program that was compiled before, if the runtime loads it.
    pub(super) fn load(&self, bytes: &[u8], folder: &Folder) -> Result<Stored, String> {
        let file = folder.store("vmfb", bytes).map_err(|e| e.to_string())?;
        // Of a program that loads the runtime says that it has no such function.
        let output = self.call(RUNTIME, |c| run_flags(c, &file, "?")).map_err(|e| e.to_string())?;
        match String::from_utf8_lossy(&output.stderr).contains("no function `?` exported") {
            true => Ok(file),
            false => Err(ending(&output)),
        }
    }

    /// Runs function `entry` of a program: `inputs` are types and files, `outputs` files to write.
    pub(super) fn run(
        &self,
        program: &Stored,
        entry: &str,
        inputs: &[(String, &Stored)],
        outputs: &[Stored],
    ) -> Result<(), EngineError> {
        let output = self.call(RUNTIME, |c| {
            let inputs = inputs.iter().map(|(ty, file)| format!("--input={ty}=@{}", file.path().display()));
            let outputs = outputs.iter().map(|file| format!("--output=@{}", file.path().display()));
            run_flags(c, program, entry).args(inputs.chain(outputs))
        })?;
        match output.status.success() {
            true => Ok(()),
            false => Err(unfinished(ending(&output))),
        }
    }

    fn call(&self, tool: &str, arguments: impl FnOnce(&mut Command) -> &mut Command) -> Result<Output, EngineError> {
        let path = self.dir.join(tool);
        let output = arguments(&mut Command::new(&path)).output();
        output.map_err(|e| wrong(format!("{}, which cannot be run: {e}", path.display())))
    }
}

fn run_flags<'c>(command: &'c mut Command, program: &Stored, entry: &str) -> &'c mut Command {
    command.arg(format!("--module={}", program.path().display()));
    command.args(["--device=local-task", &format!("--function={entry}")])
}

/// A run that did not end well.
pub(super) fn unfinished(found: impl ToString) -> EngineError {
    EngineError::failed(IREE.name, format!("{RUNTIME} {VERSION} to finish a run"), found, GO_ON)
}

/// Not the programs that are needed.
fn wrong(found: impl ToString) -> EngineError {
    EngineError::failed(IREE.name, WHAT, found, HOW)
}

/// How a process ended, and the first line that it said of it.
fn ending(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    let mut lines = said.lines().map(str::trim).filter(|line| !line.is_empty());
    let error = lines.clone().find(|line| line.contains("error:")).or_else(|| lines.next());
    match error {
        // Without the place in a source file that the line begins with.
        Some(line) => format!("{}: {}", output.status, line.split_once(": ").map_or(line, |(_, rest)| rest)),
        None => output.status.to_string(),
    }
}
