//! The working copy of the repository that the referee looks after.

use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The repository's root folder, which has `src/bin` and `samples`.
pub struct Checkout {
    root: PathBuf,
}

impl Checkout {
    /// The checkout around the current folder, or else the one that this program was built in.
    ///
    /// # Errors
    ///
    /// If there is neither.
    pub fn find() -> Result<Self> {
        let here = std::env::current_dir().context("the current folder is gone")?;
        let built_in = Path::new(env!("CARGO_MANIFEST_DIR"));
        here.ancestors()
            .chain(built_in.parent())
            .find(|folder| folder.join("src/bin").is_dir() && folder.join("samples").is_dir())
            .map(|root| Checkout { root: root.into() })
            .with_context(|| format!("{} is in no checkout of sente", here.display()))
    }

    /// The path of `file`, given from the root.
    pub fn path(&self, file: impl AsRef<Path>) -> PathBuf {
        self.root.join(file)
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

    /// Builds a program of the package `sente` and gives its path. `kind` is what cargo calls it,
    /// `--bin` or `--example`; `profile` is a profile of cargo's other than `dev`.
    ///
    /// # Errors
    ///
    /// If cargo fails.
    pub fn build(&self, kind: &str, name: &str, profile: &str) -> Result<PathBuf> {
        self.build_in("sente", kind, name, profile)
    }

    /// Builds the referee, to be started by a process that measures, and gives its path.
    ///
    /// # Errors
    ///
    /// If cargo fails.
    pub fn build_referee(&self) -> Result<PathBuf> {
        self.build_in("referee", "--bin", "referee", "release")
    }

    /// Builds an example of the referee and gives its path.
    ///
    /// # Errors
    ///
    /// If cargo fails.
    pub fn build_referee_example(&self, name: &str) -> Result<PathBuf> {
        self.build_in("referee", "--example", name, "release")
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

    fn build_in(&self, package: &str, kind: &str, name: &str, profile: &str) -> Result<PathBuf> {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["build", "--quiet", "--package", package, "--profile", profile, kind, name]);
        cargo.arg("--target-dir").arg(self.path("target")).current_dir(&self.root);
        // The program is to run here, and to lie where it is looked for.
        cargo.env_remove("CARGO_BUILD_TARGET");
        succeed(&mut cargo)?;
        let folder = if kind == "--example" { "examples" } else { "" };
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        Ok(self.path("target").join(profile).join(folder).join(file))
    }

    /// Compiles `referee/baselines/<name>.cpp` with `-O2` and gives the path of the program; `None` if
    /// there is no C++ compiler (`$CXX`, or else `c++`).
    ///
    /// # Errors
    ///
    /// If the compiler refuses the file.
    pub fn build_baseline(&self, name: &str) -> Result<Option<PathBuf>> {
        let compiler = std::env::var_os("CXX").unwrap_or_else(|| "c++".into());
        if Command::new(&compiler).arg("--version").output().is_err() {
            return Ok(None);
        }
        let program = self.scratch("baselines")?.join(name);
        let source = self.path("referee/baselines").join(format!("{name}.cpp"));
        ensure!(source.is_file(), "{} is missing", source.display());
        let flags = ["-O2", "-std=c++17", "-Wall", "-Wextra", "-o"];
        succeed(Command::new(compiler).args(flags).arg(&program).arg(source))?;
        Ok(Some(program))
    }

    /// A folder under `target/referee` for files that can be made again.
    ///
    /// # Errors
    ///
    /// If it cannot be made.
    pub fn scratch(&self, name: &str) -> Result<PathBuf> {
        let folder = self.path("target/referee").join(name);
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        Ok(folder)
    }
}

fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed: {status}");
    }
    Ok(())
}
