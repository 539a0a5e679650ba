//! The program as cargo builds it: its crates, and for each its source, edition, features and dependencies.
//!
//! Nothing is guessed. `cargo metadata` names the packages and what they call each other, and the messages of
//! `cargo build` name the crates of this very build with their features.

mod asked;

use super::Request;
use super::judges::{JUDGES, Judge};
use super::rustc::Host;
use super::source::Source;
use crate::Usage;
use anyhow::{Context, Result, bail, ensure};
use asked::{Built, build, file, is_from_registry, is_library, notes, notice};
use cargo_metadata::{Artifact, DependencyKind, Metadata, NodeDep, PackageId, Target};
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

/// A crate that is carried by its source: the program, or a library.
#[derive(Debug, Clone, Default)]
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
    /// The conditions that cargo sets for it: features, and those of its build script.
    pub cfgs: BTreeSet<String>,
    /// A file that stands for the root of the library in a submission: `[package.metadata.bundle] brief`.
    pub brief: Option<PathBuf>,
    /// Version, authors and licence, if it is from a registry.
    pub notice: Option<String>,
    /// Its files as one text, once they are read.
    pub text: Source,
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

/// A program and the libraries that it is written with.
#[derive(Debug, Clone)]
pub struct Program {
    /// The libraries, each after those that it uses, then the program.
    pub crates: Vec<Crate>,
    /// A line for each setting of cargo that changes the program and that no judge has.
    pub notes: Vec<String>,
    /// The machine on which, and perhaps for which, it was compiled.
    pub host: Host,
    /// The folders of procedural macros, which crates that are not carried may need: `-L`.
    macros: BTreeSet<String>,
}

impl Crate {
    /// The path of a file in messages, the same on every machine.
    pub fn shown(&self, file: &Path) -> String {
        let file = file.strip_prefix(&self.folder).unwrap_or(file);
        self.prefix.join(file).display().to_string().replace(MAIN_SEPARATOR, "/")
    }

    /// The line that a text of the form `path:line:column` names, if it is one of its files, and the number of the line.
    pub fn line(&self, place: &str) -> Option<(usize, String)> {
        let mut parts = place.lines().next()?.splitn(4, ':');
        let file = Path::new(parts.next()?).strip_prefix(&self.prefix).ok()?;
        let [line, _]: [usize; 2] = [parts.next()?.parse().ok()?, parts.next()?.parse().ok()?];
        let text = fs::read_to_string(self.folder.join(file)).ok()?;
        Some((line, text.lines().nth(line.checked_sub(1)?)?.into()))
    }

    /// Returns true if some judge offers it.
    pub fn is_known(&self) -> bool {
        let package = self.notice.as_ref().and_then(|notice| notice.split(' ').next());
        package
            .is_some_and(|package| JUDGES.iter().any(|judge| judge.version_of(package).is_some()))
    }
}

impl Program {
    /// The program that is asked for, with its crates as they are for the judges' machine, if this one can compile for it; the
    /// only program of its package if none is named.
    pub fn find(request: &Request) -> Result<Self> {
        Self::find_for(request, true)
    }

    /// The program with its crates as they are for the judges' machine, or for this one.
    pub fn find_for(request: &Request, is_for_judge: bool) -> Result<Self> {
        let manifest = &request.manifest;
        let shown = manifest.display();
        // Neither cargo nor a linker takes the verbatim paths of Windows.
        let manifest = dunce::canonicalize(manifest)
            .with_context(|| Usage(format!("there is no package at {shown}")))?;
        let is_file = manifest.is_file();
        ensure!(is_file, Usage(format!("{shown} is no manifest: name its Cargo.toml")));
        let metadata = asked::metadata(&manifest, &request.features)?;
        let (package, target) = asked::program(&metadata, &manifest, request.bin.as_deref())?;
        let mut host = Host::find(manifest.parent().unwrap_or(Path::new(".")))?;
        host.target = host.target.filter(|_| is_for_judge);
        let built =
            build(package.manifest_path.as_std_path(), &target.name, &host, &request.features)?;
        let own = |is_it: fn(&Target) -> bool| {
            built.artifacts.iter().find(|one| one.package_id == package.id && is_it(&one.target))
        };
        let program = own(Target::is_bin).context("cargo builds no program")?;
        let mut graph =
            Graph { metadata: &metadata, judge: request.judge, built: &built, libs: Vec::new() };
        let mut bin = graph.load(program)?;
        if let Some(library) = own(is_library) {
            let module = graph.load_library(library)?;
            bin.locals.insert(crate_name(&library.target), module);
        }
        let mut crates = graph.libs;
        for library in crates.iter_mut().filter(|library| library.folder != bin.folder) {
            library.prefix = library.folder.file_name().unwrap_or_default().into();
        }
        crates.push(bin);
        let notes = notes(metadata.workspace_root.as_std_path());
        let macros = built.artifacts.iter().filter(|one| one.target.is_proc_macro());
        let macros = macros.filter_map(|one| Some(search(file(one).parent()?))).collect();
        Ok(Program { crates, notes, host, macros })
    }

    pub fn bin(&self) -> &Crate {
        self.crates.last().expect("the program is the last crate")
    }

    /// The crates that are not carried, as arguments of rustc.
    pub fn externs(&self, judge: Option<&Judge>) -> Vec<String> {
        let all = self.crates.iter().flat_map(|part| &part.externals);
        let had = |external: &External| {
            judge.is_none_or(|judge| judge.version_of(&external.package).is_some())
        };
        let mut arguments = BTreeSet::new();
        for (name, external) in all.filter(|(_, external)| had(external)) {
            let folder = external.file.parent().unwrap_or(Path::new(""));
            arguments.insert(format!("--extern={name}={}", external.file.display()));
            arguments.insert(search(folder));
            arguments.extend(self.macros.clone());
        }
        arguments.into_iter().collect()
    }
}

/// The argument by which rustc finds what compiled crates need.
fn search(folder: &Path) -> String {
    format!("-Ldependency={}", folder.display())
}

/// The packages of a program, of which those that it uses are loaded.
struct Graph<'a> {
    metadata: &'a Metadata,
    judge: &'static Judge,
    built: &'a Built,
    libs: Vec<Crate>,
}

impl<'a> Graph<'a> {
    /// Loads an artifact of cargo as a crate. The libraries that it needs are loaded before it.
    fn load(&mut self, built: &Artifact) -> Result<Crate> {
        let (package, target) = (&self.metadata[&built.package_id], &built.target);
        let folder = package.manifest_path.as_std_path().parent().unwrap_or(Path::new(""));
        let features = built.features.iter().map(|one| format!("feature=\"{one}\""));
        let script =
            self.built.scripts.iter().find(|script| script.package_id == package.id).into_iter();
        if self.built.is_made_by_script(package) {
            let manifest = &package.manifest_path;
            bail!("{manifest} has a build script, which no judge runs: do without it");
        }
        let brief = package.metadata["bundle"]["brief"].as_str();
        let (mut locals, mut externals) = (HashMap::new(), HashMap::new());
        for (dependency, built) in self.dependencies(&package.id) {
            let of = &self.metadata[&built.package_id];
            // Another version than that of the judge goes by its source.
            let is_had = self.judge.version_of(&of.name) == Some(&of.version.to_string());
            let stays = is_from_registry(of) && (is_had || self.needs_build_script(&of.id));
            if stays || built.target.is_proc_macro() {
                let external = External {
                    package: of.name.to_string(),
                    version: of.version.to_string(),
                    library: crate_name(&built.target),
                    file: file(built),
                };
                externals.insert(dependency.name.clone(), external);
            } else {
                locals.insert(dependency.name.clone(), self.load_library(built)?);
            }
        }
        Ok(Crate {
            name: crate_name(target),
            root: target.src_path.clone().into(),
            edition: target.edition.to_string(),
            locals,
            externals,
            cfgs: features.chain(script.flat_map(|script| script.cfgs.clone())).collect(),
            brief: brief.filter(|_| is_library(target)).map(|file| folder.join(file)),
            folder: folder.into(),
            notice: is_from_registry(package).then(|| notice(package)),
            ..Crate::default()
        })
    }

    /// Normal dependencies of the package, with their libraries. Cargo does not build those for other machines alone.
    fn dependencies(&self, package: &PackageId) -> Vec<(&'a NodeDep, &'a Artifact)> {
        let nodes = self.metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
        let own = nodes.filter(|node| node.id == *package).flat_map(|node| &node.deps);
        let is_normal =
            |one: &&NodeDep| one.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal);
        let built = |one: &'a NodeDep| {
            let mut built = self.built.artifacts.iter().filter(|built| built.package_id == one.pkg);
            let is_it =
                |built: &&Artifact| is_library(&built.target) || built.target.is_proc_macro();
            Some((one, built.find(is_it)?))
        };
        own.filter(is_normal).filter_map(built).collect()
    }

    /// Returns true if the package or one of its dependencies has a build script.
    fn needs_build_script(&self, package: &PackageId) -> bool {
        let needed = self.dependencies(package).into_iter();
        let mut libraries = needed.filter(|(_, built)| !built.target.is_proc_macro());
        let script = self.metadata[package].targets.iter().any(Target::is_custom_build);
        // What another crate of a registry needs stays with it.
        let nodes = self.metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
        let mut others = nodes.filter(|node| is_from_registry(&self.metadata[&node.id]));
        script && others.any(|node| node.dependencies.contains(package))
            || self.built.is_made_by_script(&self.metadata[package])
            || libraries.any(|(one, _)| self.needs_build_script(&one.pkg))
    }

    /// Loads a library once. Returns the name of the module that it becomes.
    fn load_library(&mut self, built: &Artifact) -> Result<String> {
        let is_it = |other: &&Crate| other.root == built.target.src_path.as_std_path();
        if let Some(other) = self.libs.iter().find(is_it) {
            return Ok(other.name.clone());
        }
        let mut library = self.load(built)?;
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
