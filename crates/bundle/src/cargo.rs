//! The program as cargo builds it: its crates, and for each its source, edition, features and dependencies.
//!
//! Nothing is guessed. `cargo metadata` names the packages and what they call each other, and the messages of
//! `cargo build` name the crates of this very build with their features.

mod asked;

use super::Request;
use super::judges::Judge;
use anyhow::{Context, Result, bail, ensure};
use asked::{Built, Dependency, Metadata, Package, Target, build, build_for, metadata, notes};
use judge::Usage;
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

/// A crate that is carried by its source: the program, or a library.
#[derive(Debug, Clone)]
pub struct Crate {
    /// The name of the crate, with underscores.
    pub name: String,
    /// The file that it begins with.
    pub root: PathBuf,
    pub edition: String,
    /// The folder of its package.
    pub folder: PathBuf,
    /// The first part of its paths in messages; empty for the program's own package.
    pub prefix: PathBuf,
    /// Other carried crates, by the names that this one has for them.
    pub locals: HashMap<String, String>,
    /// Crates that are not carried, by the names that this one has for them.
    pub externals: HashMap<String, External>,
    /// The features that cargo builds it with.
    pub features: BTreeSet<String>,
    /// Files that others stand for in a submission: `[package.metadata.bundle] instead`.
    pub instead: HashMap<PathBuf, PathBuf>,
    /// Version, authors and licence, if it is from a registry.
    pub notice: Option<String>,
}

/// A crate that is not carried: the judge has it, or the program cannot use it there.
#[derive(Debug, Clone)]
pub struct External {
    pub package: String,
    pub version: String,
    /// The name of the crate, with underscores.
    pub library: String,
    /// The compiled crate.
    pub file: PathBuf,
}

/// A program and the libraries that it is written with, each after those that it uses.
#[derive(Debug, Clone)]
pub struct Program {
    pub bin: Crate,
    pub libs: Vec<Crate>,
    /// The name of the program as cargo has it, perhaps with hyphens.
    pub target: String,
    /// A line for each setting of cargo that changes the program and that no judge has.
    pub notes: Vec<String>,
}

impl Crate {
    /// The crate of one file that depends on nothing.
    #[cfg(test)]
    pub fn named(name: &str) -> Self {
        Crate {
            name: name.into(),
            root: format!("{name}.rs").into(),
            edition: "2021".into(),
            folder: ".".into(),
            prefix: PathBuf::new(),
            locals: HashMap::new(),
            externals: HashMap::new(),
            features: BTreeSet::new(),
            instead: HashMap::new(),
            notice: None,
        }
    }

    /// The path of a file in messages.
    pub fn shown(&self, file: &Path) -> String {
        let file = file.strip_prefix(&self.folder).unwrap_or(file);
        self.prefix.join(file).display().to_string()
    }
}

impl Program {
    /// The program that is asked for; the only one of its package if none is named.
    ///
    /// # Errors
    ///
    /// If there is none, or it does not compile, or a package has a build script.
    pub fn find(request: &Request) -> Result<Self> {
        let manifest = &request.manifest;
        let shown = manifest.display();
        let manifest = manifest
            .canonicalize()
            .with_context(|| Usage(format!("there is no package at {shown}")))?;
        let is_file = manifest.is_file();
        ensure!(is_file, Usage(format!("{shown} is no manifest: name its Cargo.toml")));
        let metadata = metadata(&manifest)?;
        let (package, target) = metadata.program(&manifest, request.bin.as_deref())?;
        let built = build(&package.manifest_path, &target.name)?;
        let mut graph =
            Graph { metadata: &metadata, judge: request.judge, built, libs: Vec::new() };
        let features = graph.built.iter().find(|built| built.package == package.id);
        let features = features.map(|built| built.features.clone()).unwrap_or_default();
        let mut bin = graph.load(package, target, features.clone())?;
        if let Some(library) = package.targets.iter().find(|target| target.is(&["lib", "rlib"])) {
            graph.load_library(package, library, features)?;
            bin.locals.insert(library.crate_name(), library.crate_name());
        }
        let mut libs = graph.libs;
        for library in libs.iter_mut().filter(|library| library.folder != bin.folder) {
            library.prefix = library.folder.file_name().unwrap_or_default().into();
        }
        Ok(Program {
            bin,
            libs,
            target: target.name.clone(),
            notes: notes(&metadata.workspace_root),
        })
    }

    /// Builds the program itself, as a release without optimisation.
    ///
    /// # Errors
    ///
    /// If it does not compile.
    pub fn executable(&self) -> Result<PathBuf> {
        let checks = ["--config", "profile.dev.overflow-checks=false"];
        let built = build_for(&self.bin.folder.join("Cargo.toml"), &self.target, &checks)?;
        let program = built.into_iter().find(|built| built.target.is(&["bin"]));
        Ok(program.context("cargo builds no program")?.file)
    }

    /// The crates that are not carried, as arguments of rustc.
    pub fn externs(&self, judge: Option<&Judge>) -> Vec<String> {
        let all = self.libs.iter().chain([&self.bin]).flat_map(|part| &part.externals);
        let had = |external: &External| {
            judge.is_none_or(|judge| judge.version_of(&external.package).is_some())
        };
        let mut arguments = BTreeSet::new();
        for (name, external) in all.filter(|(_, external)| had(external)) {
            let folder = external.file.parent().unwrap_or(Path::new(""));
            arguments.insert(format!("--extern={name}={}", external.file.display()));
            arguments.insert(format!("-Ldependency={}", folder.display()));
        }
        arguments.into_iter().collect()
    }
}

/// The packages of a program, of which those that it uses are loaded.
struct Graph<'a> {
    metadata: &'a Metadata,
    judge: &'static Judge,
    built: Vec<Built>,
    libs: Vec<Crate>,
}

impl<'a> Graph<'a> {
    fn library(&self, package: &str) -> Option<&Built> {
        let is_library = |built: &&Built| !built.target.is(&["bin", "custom-build"]);
        self.built.iter().filter(is_library).find(|built| built.package == package)
    }

    /// A target as a crate. The libraries that it needs are loaded before it.
    fn load(
        &mut self,
        package: &'a Package,
        target: &Target,
        features: BTreeSet<String>,
    ) -> Result<Crate> {
        let folder = package.manifest_path.parent().unwrap_or(Path::new("")).to_path_buf();
        let manifest = package.manifest_path.display();
        if package.runs() {
            bail!("{manifest} has a build script, which no judge runs: do without it");
        }
        ensure!(target.edition != "2015", "{manifest} is of edition 2015: move it to 2021");
        let (mut locals, mut externals) = (HashMap::new(), HashMap::new());
        let node = self.metadata.resolve.nodes.iter().find(|node| node.id == package.id);
        let is_normal = |one: &&Dependency| one.dep_kinds.iter().any(|kind| kind.kind.is_none());
        for dependency in node.iter().flat_map(|node| &node.deps).filter(is_normal) {
            // What is built for another machine alone is no part of this program.
            let Some(built) = self.library(&dependency.pkg) else { continue };
            let of = self.metadata.packages.iter().find(|package| package.id == dependency.pkg);
            let of = of.context("cargo builds a package that it does not know")?;
            let external = External {
                package: of.name.clone(),
                version: of.version.clone(),
                library: built.target.crate_name(),
                file: built.file.clone(),
            };
            let is_old = built.target.edition == "2015";
            let is_had = self.judge.version_of(&of.name).is_some();
            let stays = of.is_from_registry() && (is_had || is_old || of.runs());
            if stays || built.target.is(&["proc-macro"]) {
                externals.insert(dependency.name.clone(), external);
            } else {
                let (target, features) = (built.target.clone(), built.features.clone());
                self.load_library(of, &target, features)?;
                locals.insert(dependency.name.clone(), external.library);
            }
        }
        let instead = package.metadata.iter().filter_map(|tables| tables.bundle.as_ref());
        let instead = instead.flat_map(|bundle| &bundle.instead);
        Ok(Crate {
            name: target.crate_name(),
            root: target.src_path.clone(),
            edition: target.edition.clone(),
            prefix: PathBuf::new(),
            locals,
            externals,
            features,
            instead: instead.map(|(file, other)| (folder.join(file), folder.join(other))).collect(),
            folder,
            notice: package.is_from_registry().then(|| package.notice()),
        })
    }

    fn load_library(
        &mut self,
        package: &'a Package,
        target: &Target,
        features: BTreeSet<String>,
    ) -> Result<()> {
        let name = target.crate_name();
        match self.libs.iter().find(|other| other.name == name) {
            Some(other) if other.root == target.src_path => return Ok(()),
            Some(other) => bail!(
                "two libraries are called {name}: {} and {}",
                other.root.display(),
                target.src_path.display()
            ),
            None => {}
        }
        let library = self.load(package, target, features)?;
        self.libs.push(library);
        Ok(())
    }
}
