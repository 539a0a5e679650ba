//! What cargo says of a package: its programs, its library, and the libraries beside it.

use crate::console::Usage;
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A crate whose source is here: the program itself, or a library that it uses.
#[derive(Debug, Clone)]
pub struct Crate {
    /// As Rust code names it.
    pub name: String,
    /// The file that it begins with.
    pub root: PathBuf,
    /// The edition that it is written in.
    pub edition: String,
    /// The folder of its package.
    pub folder: PathBuf,
    /// Other crates of this list, by the names that this one has for them.
    pub locals: HashMap<String, String>,
    /// Dependencies from elsewhere.
    pub externals: Vec<String>,
    /// Files that others stand for in a submission: `[package.metadata.bundle] instead`.
    pub instead: HashMap<PathBuf, PathBuf>,
}

/// A program and the libraries that it is written with, each after those that it uses.
#[derive(Debug, Clone)]
pub struct Program {
    /// The program.
    pub bin: Crate,
    /// The libraries.
    pub libs: Vec<Crate>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    manifest_path: PathBuf,
    targets: Vec<Target>,
    dependencies: Vec<Dependency>,
    metadata: Option<Tables>,
}

#[derive(Deserialize)]
struct Tables {
    bundle: Option<Bundle>,
}

#[derive(Deserialize)]
struct Bundle {
    #[serde(default)]
    instead: HashMap<PathBuf, PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
    src_path: PathBuf,
    edition: String,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    rename: Option<String>,
    kind: Option<String>,
    path: Option<PathBuf>,
}

impl Package {
    fn read(manifest: &Path) -> Result<Self> {
        let manifest = manifest
            .canonicalize()
            .with_context(|| Usage(format!("there is no package at {}", manifest.display())))?;
        ensure!(
            manifest.is_file(),
            Usage(format!("{} is no manifest: name its Cargo.toml", manifest.display()))
        );
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["metadata", "--no-deps", "--format-version", "1", "--manifest-path"]);
        let output = cargo.arg(&manifest).output().context("cannot start cargo")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "cargo cannot read a manifest:\n{}", errors.trim_end());
        let metadata: Metadata = serde_json::from_slice(&output.stdout)?;
        let mut packages = metadata.packages.into_iter();
        let here = |path: &Path| path.canonicalize().is_ok_and(|path| path == manifest);
        packages
            .find(|package| here(&package.manifest_path))
            .with_context(|| format!("{} describes no package", manifest.display()))
    }

    fn folder(&self) -> PathBuf {
        self.manifest_path.parent().map(Path::to_path_buf).unwrap_or_default()
    }

    fn target(&self, kinds: &[&str]) -> Option<&Target> {
        self.targets.iter().find(|target| target.kind.iter().any(|kind| kinds.contains(&&**kind)))
    }

    fn library(&self) -> Option<&Target> {
        self.target(&["lib", "rlib"])
    }

    /// A target as a crate, with the libraries that it needs added to `libs`.
    fn load(&self, target: &Target, libs: &mut Vec<Crate>) -> Result<Crate> {
        let folder = self.folder();
        let manifest = self.manifest_path.display();
        if self.target(&["custom-build"]).is_some() {
            bail!("{manifest} has a build script, which no judge runs: do without it");
        }
        ensure!(target.edition != "2015", "{manifest} is of edition 2015: move it to 2021");
        let (mut locals, mut externals) = (HashMap::new(), Vec::new());
        for dependency in self.dependencies.iter().filter(|one| one.kind.is_none()) {
            let called = dependency.rename.as_ref().unwrap_or(&dependency.name).replace('-', "_");
            let Some(path) = &dependency.path else {
                externals.push(called);
                continue;
            };
            let package = Package::read(&path.join("Cargo.toml"))?;
            match package.library() {
                Some(library) => {
                    let library = package.load(library, libs)?;
                    let called =
                        if dependency.rename.is_some() { called } else { library.name.clone() };
                    locals.insert(called, library.name.clone());
                    add(library, libs)?;
                }
                // A procedural macro: code that runs in the compiler.
                None => externals.push(called),
            }
        }
        let name = target.name.replace('-', "_");
        let instead = self.metadata.as_ref().and_then(|tables| tables.bundle.as_ref());
        let instead = instead.map(|bundle| &bundle.instead).into_iter().flatten();
        Ok(Crate {
            name,
            root: target.src_path.clone(),
            edition: target.edition.clone(),
            locals,
            externals,
            instead: instead.map(|(file, other)| (folder.join(file), folder.join(other))).collect(),
            folder,
        })
    }
}

fn add(library: Crate, libs: &mut Vec<Crate>) -> Result<()> {
    match libs.iter().find(|other| other.name == library.name) {
        None => libs.push(library),
        Some(other) if other.root == library.root => {}
        Some(other) => bail!(
            "two libraries are called {}: {} and {}",
            library.name,
            other.root.display(),
            library.root.display()
        ),
    }
    Ok(())
}

impl Program {
    /// The program `bin` of the package with this manifest; its only program if none is named.
    ///
    /// # Errors
    ///
    /// If there is none, or cargo cannot read the manifest, or it asks for what no judge has.
    pub fn find(manifest: &Path, bin: Option<&str>) -> Result<Self> {
        let package = Package::read(manifest)?;
        let mut bins = package.targets.iter().filter(|target| target.kind.contains(&"bin".into()));
        let names: Vec<&str> = bins.clone().map(|target| &*target.name).collect();
        let names = names.join(", ");
        let manifest = manifest.display();
        let target = match bin {
            Some(bin) => bins.find(|target| target.name == bin).with_context(|| {
                Usage(format!("{manifest} has no program {bin:?}; there is: {names}"))
            })?,
            None => match (bins.next(), bins.next()) {
                (Some(target), None) => target,
                _ => {
                    let text =
                        format!("name a program of {manifest} with --bin; there is: {names}");
                    bail!(Usage(text))
                }
            },
        };
        let mut libs = Vec::new();
        let mut bin = package.load(target, &mut libs)?;
        if let Some(target) = package.library() {
            let library = package.load(target, &mut libs)?;
            bin.locals.insert(library.name.clone(), library.name.clone());
            add(library, &mut libs)?;
        }
        Ok(Program { bin, libs })
    }

    /// Adds the library of another package, if this program does not have it.
    ///
    /// # Errors
    ///
    /// As [`find`](Self::find).
    pub fn lend(&mut self, manifest: &Path) -> Result<()> {
        let package = Package::read(manifest)?;
        let library = package.library().context("there is no library to lend")?;
        let library = package.load(library, &mut self.libs)?;
        self.bin.locals.insert(library.name.clone(), library.name.clone());
        add(library, &mut self.libs)
    }
}
