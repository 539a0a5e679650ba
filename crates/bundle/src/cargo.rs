//! The program as cargo builds it: its crates, and for each its source, edition, features and dependencies.
//!
//! Nothing is guessed. `cargo metadata` names the packages and what they call each other, and the messages of
//! `cargo build` name the crates of this very build with their features.

mod asked;

use super::Request;
use super::judges::Judge;
use crate::Usage;
use anyhow::{Context, Result, bail, ensure};
use asked::{
    build, build_for, file, has_build_script, is_from_registry, is_library, notes, notice,
};
use cargo_metadata::{Artifact, DependencyKind, Metadata, NodeDep, Package, PackageId, Target};
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
        let metadata = asked::metadata(&manifest)?;
        let (package, target) = asked::program(&metadata, &manifest, request.bin.as_deref())?;
        let built = build(package.manifest_path.as_std_path(), &target.name)?;
        let mut graph =
            Graph { metadata: &metadata, judge: request.judge, built, libs: Vec::new() };
        let own = graph.built.iter().find(|built| built.target.is_bin());
        let features = own.map(|built| built.features.clone()).unwrap_or_default();
        let mut bin = graph.load(package, target, features.clone())?;
        if let Some(library) = package.targets.iter().find(|target| is_library(target)) {
            let module = graph.load_library(package, library, features)?;
            bin.locals.insert(crate_name(library), module);
        }
        let mut libs = graph.libs;
        for library in libs.iter_mut().filter(|library| library.folder != bin.folder) {
            library.prefix = library.folder.file_name().unwrap_or_default().into();
        }
        Ok(Program {
            bin,
            libs,
            target: target.name.clone(),
            notes: notes(metadata.workspace_root.as_std_path()),
        })
    }

    /// Builds the program itself, as a release without optimisation.
    pub fn executable(&self) -> Result<PathBuf> {
        let checks = ["--config", "profile.dev.overflow-checks=false"];
        let built = build_for(&self.bin.folder.join("Cargo.toml"), &self.target, &checks)?;
        let program = built.iter().find(|built| built.target.is_bin());
        Ok(file(program.context("cargo builds no program")?))
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
    built: Vec<Artifact>,
    libs: Vec<Crate>,
}

impl<'a> Graph<'a> {
    /// A target as a crate. The libraries that it needs are loaded before it.
    fn load(
        &mut self,
        package: &'a Package,
        target: &Target,
        features: Vec<String>,
    ) -> Result<Crate> {
        let folder = package.manifest_path.as_std_path().parent().unwrap_or(Path::new(""));
        if has_build_script(package) {
            let manifest = &package.manifest_path;
            bail!("{manifest} has a build script, which no judge runs: do without it");
        }
        let (mut locals, mut externals) = (HashMap::new(), HashMap::new());
        for (dependency, built) in self.dependencies(&package.id) {
            let of = &self.metadata[&dependency.pkg];
            // Another version than that of the judge goes by its source.
            let is_had = self.judge.version_of(&of.name) == Some(&of.version.to_string());
            let stays = is_from_registry(of) && (is_had || self.needs_build_script(&of.id));
            if stays || built.target.is_proc_macro() {
                let external = External {
                    package: of.name.to_string(),
                    version: of.version.to_string(),
                    library: crate_name(&built.target),
                    file: file(&built),
                };
                externals.insert(dependency.name.clone(), external);
            } else {
                let module = self.load_library(of, &built.target, built.features)?;
                locals.insert(dependency.name.clone(), module);
            }
        }
        Ok(Crate {
            name: crate_name(target),
            root: target.src_path.clone().into(),
            edition: target.edition.to_string(),
            prefix: PathBuf::new(),
            locals,
            externals,
            features: features.into_iter().collect(),
            instead: instead(package, folder),
            folder: folder.into(),
            notice: is_from_registry(package).then(|| notice(package)),
        })
    }

    /// Normal dependencies of the package, with their libraries. Cargo does not build those for other machines alone.
    fn dependencies(&self, package: &PackageId) -> Vec<(&'a NodeDep, Artifact)> {
        let nodes = self.metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
        let own = nodes.filter(|node| node.id == *package).flat_map(|node| &node.deps);
        let is_normal =
            |one: &&NodeDep| one.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal);
        let built = |one| Some((one, self.library(one)?.clone()));
        own.filter(is_normal).filter_map(built).collect()
    }

    fn library(&self, dependency: &NodeDep) -> Option<&Artifact> {
        let mut built = self.built.iter().filter(|built| built.package_id == dependency.pkg);
        built.find(|built| is_library(&built.target) || built.target.is_proc_macro())
    }

    /// Returns true if the package or one of its dependencies has a build script.
    fn needs_build_script(&self, package: &PackageId) -> bool {
        let is_library = |one: &(&NodeDep, Artifact)| !one.1.target.is_proc_macro();
        let mut needed = self.dependencies(package).into_iter().filter(is_library);
        has_build_script(&self.metadata[package])
            || needed.any(|(one, _)| self.needs_build_script(&one.pkg))
    }

    /// Loads a library once. Returns the name of the module that it becomes.
    fn load_library(
        &mut self,
        package: &'a Package,
        target: &Target,
        features: Vec<String>,
    ) -> Result<String> {
        let is_it = |other: &&Crate| other.root == target.src_path.as_std_path();
        if let Some(other) = self.libs.iter().find(is_it) {
            return Ok(other.name.clone());
        }
        let mut library = self.load(package, target, features)?;
        while self.libs.iter().any(|other| other.name == library.name) {
            library.name += "_too";
        }
        let name = library.name.clone();
        self.libs.push(library);
        Ok(name)
    }
}

/// The name of a crate, with underscores.
fn crate_name(target: &Target) -> String {
    target.name.replace('-', "_")
}

/// The files that others stand for in a submission, as the manifest says.
fn instead(package: &Package, folder: &Path) -> HashMap<PathBuf, PathBuf> {
    let table = package.metadata["bundle"]["instead"].as_object();
    let rows = table.into_iter().flatten();
    let rows =
        rows.filter_map(|(file, other)| Some((folder.join(file), folder.join(other.as_str()?))));
    rows.collect()
}
