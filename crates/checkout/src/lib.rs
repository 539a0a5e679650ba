//! The working copy of the repository: its catalogue, its samples, and what is built in it.

pub mod catalogue;
mod find;
pub mod samples;

use anyhow::{Context, Result, bail};
pub use find::{is_at, nearest, of_topic};
use judge::{Usage, visible};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A solution as most people write it in C++.
#[derive(Debug)]
pub enum Peer {
    /// Its program.
    Program(PathBuf),
    /// Why there is none, and what to do about it.
    Missing(String),
}

impl Peer {
    /// The program, if there is one.
    pub fn program(self) -> Option<PathBuf> {
        match self {
            Peer::Program(program) => Some(program),
            Peer::Missing(_) => None,
        }
    }
}

/// The repository's root folder, which has `src/bin` and `samples`.
pub struct Checkout {
    root: PathBuf,
}

impl Checkout {
    /// The checkout around the current folder.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn find() -> Result<Self> {
        let here = std::env::current_dir().context("the current folder is gone")?;
        let is_root = |folder: &&Path| {
            folder.join("catalogue.toml").is_file() && folder.join("src/bin").is_dir()
        };
        match here.ancestors().find(is_root) {
            Some(root) => Ok(Checkout { root: root.into() }),
            None => bail!(Usage(format!(
                "{} is in no checkout of sente: type `cd` and the folder where the repository was \
                 cloned, then the same again",
                here.display()
            ))),
        }
    }

    /// The path of `file`, given from the root.
    pub fn path(&self, file: impl AsRef<Path>) -> PathBuf {
        self.root.join(file)
    }

    /// The text of `file`, given from the root.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn read(&self, file: &str) -> Result<String> {
        fs::read_to_string(self.path(file)).with_context(|| format!("cannot read {file}"))
    }

    /// Writes `file`, given from the root, and the folders around it.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write(&self, file: &str, text: &str) -> Result<()> {
        let path = self.path(file);
        let cannot = || format!("cannot write {}", path.display());
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(cannot)?;
        }
        fs::write(&path, text).with_context(cannot)
    }

    /// The names, without their `extension`, of the files in `folder` that have it; sorted.
    ///
    /// # Errors
    ///
    /// If `folder` cannot be read.
    pub fn stems(&self, folder: &str, extension: &str) -> Result<Vec<String>> {
        let folder = self.path(folder);
        let entries =
            fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))?;
        let mut names = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|found| found == extension) {
                names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
            }
        }
        names.sort();
        Ok(names)
    }

    /// The inputs that show wrong ideas about a problem to be wrong, by the names of the ideas.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub fn hacks(&self, id: &str) -> Result<Vec<(String, String)>> {
        let folder = format!("hacks/{id}");
        if !self.path(&folder).is_dir() {
            return Ok(Vec::new());
        }
        let read = |name: String| {
            let path = self.path(format!("{folder}/{name}.in"));
            let input = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            Ok((name, input))
        };
        self.stems(&folder, "in")?.into_iter().map(read).collect()
    }

    /// Builds a program of the package `sente` and gives its path. `kind` is what cargo calls it,
    /// `--bin` or `--example`; `profile` is a profile of cargo's.
    ///
    /// # Errors
    ///
    /// If cargo fails.
    pub fn build(&self, kind: &str, name: &str, profile: &str) -> Result<PathBuf> {
        Ok(self.build_all(kind, &[name], profile)?.remove(0))
    }

    /// As [`build`](Self::build), for programs of these names.
    ///
    /// # Errors
    ///
    /// If cargo fails.
    pub fn build_all(&self, kind: &str, names: &[&str], profile: &str) -> Result<Vec<PathBuf>> {
        self.build_in("sente", kind, names, profile)
    }

    /// Builds the tool as `cargo sente` does, and gives its path.
    ///
    /// # Errors
    ///
    /// If cargo fails.
    pub fn build_tool(&self) -> Result<PathBuf> {
        Ok(self.build_in("cli", "--bin", &["sente"], "dev")?.remove(0))
    }

    /// Builds an example of the tool and gives its path.
    ///
    /// # Errors
    ///
    /// If cargo fails.
    pub fn build_tool_example(&self, name: &str, profile: &str) -> Result<PathBuf> {
        Ok(self.build_in("cli", "--example", &[name], profile)?.remove(0))
    }

    /// Builds a program of a package outside of the workspace, whose dependencies are nobody else's.
    ///
    /// # Errors
    ///
    /// If cargo fails, as it does where a dependency cannot be fetched.
    pub fn build_apart(&self, folder: &str, name: &str) -> Result<PathBuf> {
        let target = self.scratch("apart")?;
        let manifest = self.path(folder).join("Cargo.toml");
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["build", "--quiet", "--release", "--locked", "--manifest-path"]).arg(manifest);
        cargo.arg("--target-dir").arg(&target).env_remove("CARGO_BUILD_TARGET");
        succeed(&mut cargo)?;
        Ok(target.join("release").join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
    }

    fn build_in(
        &self,
        package: &str,
        kind: &str,
        names: &[&str],
        profile: &str,
    ) -> Result<Vec<PathBuf>> {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["build", "--quiet", "--package", package, "--profile", profile]);
        cargo.args(names.iter().flat_map(|name| [kind, name]));
        cargo.arg("--target-dir").arg(self.path("target")).current_dir(&self.root);
        // The program is to run here, and to lie where it is looked for.
        cargo.env_remove("CARGO_BUILD_TARGET");
        succeed(&mut cargo)?;
        let profile = if profile == "dev" { "debug" } else { profile };
        let folder = if kind == "--example" { "examples" } else { "" };
        let folder = self.path("target").join(profile).join(folder);
        let file = |name: &&str| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        Ok(names.iter().map(file).collect())
    }

    /// Compiles `crates/cli/peers/<name>.cpp` with `-O2`, unless that is done. The C++ compiler is `$CXX`,
    /// or else `c++`.
    ///
    /// # Errors
    ///
    /// If the compiler refuses the file.
    pub fn build_peer(&self, name: &str) -> Result<Peer> {
        let file = format!("crates/cli/peers/{name}.cpp");
        let source = self.path(&file);
        if !source.is_file() {
            return Ok(Peer::Missing(format!("there is no {file}")));
        }
        let compiler = match cpp_compiler() {
            Ok(compiler) => compiler,
            Err(why) => return Ok(Peer::Missing(why)),
        };
        let program = self.scratch("peers")?.join(name);
        let time = |file: &Path| file.metadata().and_then(|file| file.modified()).ok();
        if time(&program) <= time(&source) {
            // Whoever runs it meanwhile keeps the old one.
            let new = program.with_extension(std::process::id().to_string());
            let flags = ["-O2", "-std=c++17", "-Wall", "-Wextra", "-o"];
            succeed(Command::new(compiler).args(flags).arg(&new).arg(source))?;
            fs::rename(&new, &program)
                .with_context(|| format!("cannot make {}", program.display()))?;
        }
        Ok(Peer::Program(program))
    }

    /// A folder under `target/sente` for files that can be made again.
    ///
    /// # Errors
    ///
    /// If it cannot be made.
    pub fn scratch(&self, name: &str) -> Result<PathBuf> {
        let folder = self.path("target/sente").join(name);
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        Ok(folder)
    }
}

/// The C++ compiler, `$CXX` or else `c++`; or why there is none, and what to do about it.
///
/// # Errors
///
/// If it cannot be started.
pub fn cpp_compiler() -> Result<OsString, String> {
    let compiler = std::env::var_os("CXX").filter(|compiler| !compiler.is_empty());
    let compiler = compiler.unwrap_or_else(|| "c++".into());
    match Command::new(&compiler).arg("--version").output() {
        Ok(_) => Ok(compiler),
        Err(error) => {
            let compiler = visible::word(compiler.as_encoded_bytes());
            Err(format!(
                "there is no C++ compiler ({compiler}: {error}); install one, or name one in CXX"
            ))
        }
    }
}

fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed: {status}");
    }
    Ok(())
}
