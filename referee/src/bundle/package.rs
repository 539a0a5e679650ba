//! What cargo says of a package: its programs, its library, and the libraries beside it.

use crate::console::Usage;
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
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
    /// What messages put before the files of a package that is not the program's own.
    pub prefix: PathBuf,
    /// Other crates of this list, by the names that this one has for them.
    pub locals: HashMap<String, String>,
    /// Dependencies from elsewhere.
    pub externals: Vec<String>,
    /// The features that cargo builds it with.
    pub features: BTreeSet<String>,
    /// Files that others stand for in a submission: `[package.metadata.bundle] instead`.
    pub instead: HashMap<PathBuf, PathBuf>,
    /// Whether it was written to be carried, as a short form of a library.
    pub is_short_form: bool,
}

impl Crate {
    /// A crate of that name and nothing else.
    pub fn named(name: &str) -> Self {
        Crate {
            name: name.into(),
            root: format!("{name}.rs").into(),
            edition: "2021".into(),
            folder: ".".into(),
            prefix: PathBuf::new(),
            locals: HashMap::new(),
            externals: Vec::new(),
            features: BTreeSet::new(),
            instead: HashMap::new(),
            is_short_form: false,
        }
    }

    /// How messages call a file of it.
    pub fn shown(&self, file: &Path) -> String {
        let file = file.strip_prefix(&self.folder).unwrap_or(file);
        self.prefix.join(file).display().to_string()
    }
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
    #[serde(default)]
    features: HashMap<String, Vec<String>>,
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
    features: Vec<String>,
    uses_default_features: bool,
    optional: bool,
}

/// The features that a package is asked for.
#[derive(Default)]
struct Asked {
    features: Vec<String>,
    without_default: bool,
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
    fn load(&self, target: &Target, asked: &Asked, libs: &mut Vec<Crate>) -> Result<Crate> {
        let folder = self.folder();
        let features = self.features(asked);
        let manifest = self.manifest_path.display();
        if self.target(&["custom-build"]).is_some() {
            bail!("{manifest} has a build script, which no judge runs: do without it");
        }
        ensure!(target.edition != "2015", "{manifest} is of edition 2015: move it to 2021");
        let (mut locals, mut externals) = (HashMap::new(), Vec::new());
        let wanted = |one: &&Dependency| {
            let name = one.rename.as_ref().unwrap_or(&one.name);
            one.kind.is_none() && (!one.optional || features.contains(name))
        };
        for dependency in self.dependencies.iter().filter(wanted) {
            let called = dependency.rename.as_ref().unwrap_or(&dependency.name).replace('-', "_");
            let Some(path) = &dependency.path else {
                externals.push(called);
                continue;
            };
            let package = Package::read(&path.join("Cargo.toml"))?;
            match package.library() {
                Some(library) => {
                    let asked = Asked {
                        features: dependency.features.clone(),
                        without_default: !dependency.uses_default_features,
                    };
                    let library = package.load(library, &asked, libs)?;
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
            features,
            prefix: PathBuf::new(),
            is_short_form: instead.clone().next().is_some(),
            instead: instead.map(|(file, other)| (folder.join(file), folder.join(other))).collect(),
            folder,
        })
    }
}

impl Package {
    /// The features that are on: those asked for, the default ones, and what these ask for.
    fn features(&self, asked: &Asked) -> BTreeSet<String> {
        let mut open = asked.features.clone();
        if !asked.without_default {
            open.push("default".into());
        }
        let mut features = BTreeSet::new();
        while let Some(feature) = open.pop() {
            let feature = feature.trim_start_matches("dep:").to_string();
            if features.insert(feature.clone()) {
                open.extend(self.features.get(&feature).into_iter().flatten().cloned());
            }
        }
        features
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
        let (mut libs, asked) = (Vec::new(), Asked::default());
        let mut bin = package.load(target, &asked, &mut libs)?;
        if let Some(target) = package.library() {
            let library = package.load(target, &asked, &mut libs)?;
            bin.locals.insert(library.name.clone(), library.name.clone());
            add(library, &mut libs)?;
        }
        for library in libs.iter_mut().filter(|library| library.folder != bin.folder) {
            library.prefix = library.folder.file_name().unwrap_or_default().into();
        }
        Ok(Program { bin, libs })
    }

    /// Adds a library that stands for one which a judge does not have.
    pub fn add(&mut self, library: Crate) {
        for part in self.libs.iter_mut().chain([&mut self.bin]) {
            if part.externals.contains(&library.name) {
                part.externals.retain(|name| *name != library.name);
                part.locals.insert(library.name.clone(), library.name.clone());
            }
        }
        self.libs.insert(0, library);
    }
}
