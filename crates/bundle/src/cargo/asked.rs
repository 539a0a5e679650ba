//! Questions to cargo: its packages, and what it builds.

use anyhow::{Context, Result, bail, ensure};
use judge::Usage;
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[derive(Deserialize)]
pub struct Metadata {
    pub packages: Vec<Package>,
    pub workspace_members: Vec<String>,
    pub workspace_root: PathBuf,
    pub resolve: Resolve,
}

#[derive(Deserialize)]
pub struct Package {
    pub id: String,
    pub name: String,
    pub version: String,
    pub source: Option<String>,
    pub authors: Vec<String>,
    pub license: Option<String>,
    pub repository: Option<String>,
    pub manifest_path: PathBuf,
    pub targets: Vec<Target>,
    pub metadata: Option<Tables>,
}

#[derive(Deserialize)]
pub struct Tables {
    pub bundle: Option<Instead>,
}

#[derive(Deserialize)]
pub struct Instead {
    #[serde(default)]
    pub instead: HashMap<PathBuf, PathBuf>,
}

#[derive(Deserialize, Clone)]
pub struct Target {
    pub name: String,
    pub kind: Vec<String>,
    pub src_path: PathBuf,
    pub edition: String,
}

#[derive(Deserialize)]
pub struct Resolve {
    pub nodes: Vec<Node>,
}

#[derive(Deserialize)]
pub struct Node {
    pub id: String,
    pub deps: Vec<Dependency>,
}

#[derive(Deserialize)]
pub struct Dependency {
    pub name: String,
    pub pkg: String,
    pub dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
pub struct DependencyKind {
    pub kind: Option<String>,
}

/// A line of what `cargo build` says.
#[derive(Deserialize)]
pub struct Message {
    pub reason: String,
    pub package_id: Option<String>,
    pub target: Option<Target>,
    #[serde(default)]
    pub features: BTreeSet<String>,
    #[serde(default)]
    pub filenames: Vec<PathBuf>,
}

/// A library or program that cargo has built.
pub struct Built {
    pub package: String,
    pub target: Target,
    pub features: BTreeSet<String>,
    pub file: PathBuf,
}

impl Package {
    pub fn is_from_registry(&self) -> bool {
        self.source.as_ref().is_some_and(|from| !from.starts_with("git+"))
    }

    /// A part of the package runs while it is compiled.
    pub fn runs(&self) -> bool {
        self.targets.iter().any(|target| target.is(&["custom-build", "proc-macro"]))
    }

    pub fn notice(&self) -> String {
        let parts = [
            Some(format!("{} {}", self.name, self.version)),
            (!self.authors.is_empty()).then(|| self.authors.join(", ")),
            self.license.clone(),
            self.repository.clone(),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
    }
}

impl Target {
    pub fn is(&self, kinds: &[&str]) -> bool {
        self.kind.iter().any(|kind| kinds.contains(&&**kind))
    }

    pub fn crate_name(&self) -> String {
        self.name.replace('-', "_")
    }
}

impl Metadata {
    pub fn program(&self, manifest: &Path, bin: Option<&str>) -> Result<(&Package, &Target)> {
        let here = |package: &&Package| {
            package.manifest_path.canonicalize().is_ok_and(|path| path == manifest)
        };
        let mut packages: Vec<&Package> = self.packages.iter().filter(here).collect();
        if packages.is_empty() {
            let is_member = |package: &&Package| self.workspace_members.contains(&package.id);
            packages = self.packages.iter().filter(is_member).collect();
        }
        let programs = packages.into_iter().flat_map(|package| {
            let bins = package.targets.iter().filter(|target| target.is(&["bin"]));
            bins.map(move |target| (package, target))
        });
        let programs: Vec<_> = programs.collect();
        let names: Vec<&str> = programs.iter().map(|(_, target)| &*target.name).collect();
        let (names, manifest) = (names.join(", "), manifest.display());
        match (bin, programs.as_slice()) {
            (None, [one]) => Ok(*one),
            (None, _) => {
                bail!(Usage(format!("name a program of {manifest} with --bin; there is: {names}")))
            }
            (Some(bin), _) => {
                let found = programs.into_iter().find(|(_, target)| target.name == bin);
                found.with_context(|| {
                    Usage(format!("{manifest} has no program {bin:?}; there is: {names}"))
                })
            }
        }
    }
}

fn cargo(arguments: &[&str], manifest: &Path) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(arguments).arg("--manifest-path").arg(manifest);
    cargo
}

/// The packages that cargo resolves for a manifest.
pub fn metadata(manifest: &Path) -> Result<Metadata> {
    let mut cargo = cargo(&["metadata", "--format-version=1"], manifest);
    let output = cargo.output().context("cannot start cargo")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo cannot read a manifest:\n{}", errors.trim_end());
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Builds the program, and returns the libraries in it. A package that is built for procedural macros as well, with other
/// features, is there twice; then cargo is told the machine, as it keeps the two apart in that case.
pub fn build(manifest: &Path, bin: &str) -> Result<Vec<Built>> {
    let built = build_for(manifest, bin, &[])?;
    let is_library = |one: &&Built| one.target.is(&["lib", "rlib"]);
    let libraries: Vec<&str> = built.iter().filter(is_library).map(|one| &*one.package).collect();
    let distinct: BTreeSet<&str> = libraries.iter().copied().collect();
    if distinct.len() == libraries.len() {
        return Ok(built);
    }
    let machine = machine()?;
    let mut built = build_for(manifest, bin, &["--target", &machine])?;
    let is_ours = |one: &Built| {
        one.target.is(&["proc-macro"])
            || one.file.components().any(|part| part.as_os_str() == &*machine)
    };
    built.retain(is_ours);
    Ok(built)
}

pub fn build_for(manifest: &Path, bin: &str, more: &[&str]) -> Result<Vec<Built>> {
    let mut cargo = cargo(&["build", "--quiet", "--bin", bin], manifest);
    // The code of a release, without waiting for optimisation.
    cargo.args(["--config", "profile.dev.debug-assertions=false"]);
    cargo.arg("--message-format=json-render-diagnostics").env_remove("CARGO_BUILD_TARGET");
    cargo.args(more);
    let output = cargo.stdin(Stdio::null()).output().context("cannot start cargo")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo cannot build {bin}:\n{}", errors.trim_end());
    let mut built = Vec::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let message: Message = serde_json::from_str(line)?;
        if message.reason != "compiler-artifact" {
            continue;
        }
        let is_rlib = |file: &&PathBuf| file.extension().is_some_and(|end| end == "rlib");
        let file = message.filenames.iter().find(is_rlib).or(message.filenames.first());
        if let (Some(package), Some(target), Some(file)) =
            (message.package_id, message.target, file.cloned())
        {
            built.push(Built { package, target, features: message.features, file });
        }
    }
    Ok(built)
}

/// Settings that a judge does not have: of `[profile.release]`, and flags of rustc.
pub fn notes(root: &Path) -> Vec<String> {
    let read = |file: &str| {
        let text = std::fs::read_to_string(root.join(file)).unwrap_or_default();
        text.parse::<toml::Table>().unwrap_or_default()
    };
    let mut notes = Vec::new();
    let manifest = read("Cargo.toml");
    let release = manifest.get("profile").and_then(|profile| profile.get("release"));
    let set = |key: &str| release.and_then(|release| release.get(key));
    for key in ["debug-assertions", "overflow-checks"] {
        if set(key).and_then(toml::Value::as_bool) == Some(true) {
            notes.push(format!("[profile.release] {key} changes the program, but no judge has it"));
        }
    }
    if set("panic").and_then(toml::Value::as_str) == Some("abort") {
        notes.push("[profile.release] panic changes the program, but no judge has it".into());
    }
    let flags = read(".cargo/config.toml")
        .get("build")
        .is_some_and(|build| build.get("rustflags").is_some());
    if flags || std::env::var("RUSTFLAGS").is_ok_and(|flags| !flags.trim().is_empty()) {
        notes.push("flags for rustc are set here, but no judge has them".into());
    }
    notes
}

/// The triple of this machine.
fn machine() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("cannot start rustc")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = text.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(String::from).context("rustc does not tell its machine")
}
