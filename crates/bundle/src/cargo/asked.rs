//! Questions to cargo: its packages, and what it builds.

use crate::rustc::Host;
use crate::toolchain::tool;
use crate::{Usage, cannot_start};
use anyhow::{Context, Result, anyhow, bail, ensure};
use cargo_metadata::{
    Artifact, BuildScript, Message, Metadata, MetadataCommand, Package, Target, TargetKind,
};
use language::text;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// The packages that cargo resolves for a manifest.
pub fn metadata(manifest: &Path, features: &[String]) -> Result<Metadata> {
    let cargo = tool("cargo");
    let mut question = MetadataCommand::new();
    question.cargo_path(cargo.get_program()).manifest_path(manifest).other_options(features);
    for (variable, value) in cargo.get_envs() {
        question.env(variable, value.unwrap_or_default());
    }
    question.exec().map_err(|error| match error {
        cargo_metadata::Error::CargoMetadata { stderr } => {
            let errors = stderr.trim_end();
            anyhow!(text!(
                "cargo cannot read a manifest:\n{errors}",
                "cargo 无法读取清单文件：\n{errors}"
            ))
        }
        cargo_metadata::Error::Io(error) => {
            anyhow!(text!("cannot start cargo: {error}", "无法启动 cargo：{error}"))
        }
        error => error.into(),
    })
}

/// Most names of programs in a message.
const SHOWN: usize = 20;

/// The program of that name in the package of a manifest, or in the packages of a workspace.
pub fn program<'a>(
    metadata: &'a Metadata,
    manifest: &Path,
    bin: Option<&str>,
) -> Result<(&'a Package, &'a Target)> {
    let is_here = |package: &&&Package| package.manifest_path.as_std_path() == manifest;
    let members = metadata.workspace_packages();
    let own: Vec<&Package> = members.iter().filter(is_here).copied().collect();
    let packages = if own.is_empty() { members } else { own };
    let programs = packages.into_iter().flat_map(|package| {
        let bins = package.targets.iter().filter(|target| target.is_bin());
        bins.map(move |target| (package, target))
    });
    let programs: Vec<_> = programs.collect();
    let names = programs.iter().map(|(_, target)| &*target.name).take(SHOWN);
    let mut names = names.collect::<Vec<_>>().join(", ");
    if programs.is_empty() {
        names = text!(
            "none (an example is no program: copy it to src/bin)",
            "没有（示例不算程序：请复制到 src/bin）"
        );
    } else if programs.len() > SHOWN {
        let more = programs.len() - SHOWN;
        names += &text!(", and {more} more", ", 另有 {more} 个");
    }
    let manifest = manifest.display();
    match (bin, programs.as_slice()) {
        (None, [one]) => Ok(*one),
        (None, _) => {
            bail!(Usage(text!(
                "name a program of {manifest} with --bin; there is: {names}",
                "请用 --bin 指明 {manifest} 中的程序；现有：{names}"
            )))
        }
        (Some(bin), _) => {
            let found = programs.into_iter().find(|(_, target)| target.name == bin);
            found.with_context(|| {
                Usage(text!(
                    "{manifest} has no program {bin:?}; there is: {names}",
                    "{manifest} 中没有程序 {bin:?}；现有：{names}"
                ))
            })
        }
    }
}

/// The crates that cargo built, and the build scripts that it ran.
#[derive(Default)]
pub struct Built {
    pub artifacts: Vec<Artifact>,
    pub scripts: Vec<BuildScript>,
}

impl Built {
    /// Returns true if the package has a build script that does more than to set conditions, or is the system's.
    pub fn is_made_by_script(&self, package: &Package) -> bool {
        let sets_conditions = |script: &BuildScript| {
            let files = std::fs::read_dir(&script.out_dir).into_iter().flatten().flatten();
            script.env.is_empty()
                && script.linked_libs.is_empty()
                && files
                    .into_iter()
                    .all(|file| file.path().extension().is_none_or(|end| end != "rs"))
        };
        let script = self.scripts.iter().find(|script| script.package_id == package.id);
        let is_of_system = ["libc", "windows-sys"].contains(&&**package.name);
        is_of_system
            || package.targets.iter().any(Target::is_custom_build)
                && !script.is_some_and(sets_conditions)
    }
}

/// Builds the program, or checks it for another machine, and returns what is in it. Cargo is told the machine, as it keeps
/// apart then what is built for procedural macros, perhaps with other features.
pub fn build(manifest: &Path, bin: &str, host: &Host, features: &[String]) -> Result<Built> {
    let mut cargo = tool("cargo");
    // Nothing is linked for another machine, as there may be no linker for it.
    cargo.arg(if host.target.is_some() { "check" } else { "build" });
    cargo.args(["--quiet", "--bin", bin]);
    cargo.arg("--manifest-path").arg(manifest).args(features);
    let machine = host.target.unwrap_or(&host.name);
    cargo.args(["--target", machine]);
    if host.target.is_some() {
        // What is only checked keeps the bodies of its functions, too: others are compiled from them.
        let flags = std::env::var("RUSTFLAGS").unwrap_or_default();
        cargo.env("RUSTFLAGS", flags + " -Zalways-encode-mir").env("RUSTC_BOOTSTRAP", "1");
    }
    // The code of a release, without waiting for optimisation or for what a debugger reads.
    let settings = ["profile.dev.debug-assertions=false", "profile.dev.debug=false"];
    cargo.args(settings.into_iter().flat_map(|setting| ["--config", setting]));
    cargo.arg("--message-format=json-render-diagnostics").stdin(Stdio::null());
    let output = cargo.output().with_context(|| cannot_start("cargo"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let errors = errors.trim_end();
    ensure!(
        output.status.success(),
        text!("cargo cannot build {bin}:\n{errors}", "cargo 无法构建 {bin}：\n{errors}")
    );
    let mut built = Built::default();
    for message in Message::parse_stream(&*output.stdout) {
        match message? {
            Message::CompilerArtifact(artifact) => built.artifacts.push(artifact),
            Message::BuildScriptExecuted(script) => built.scripts.push(script),
            _ => {}
        }
    }
    // What is for that machine lies in a folder of its own, below `target` and below `build-dir`, if that is another one.
    let is_for_it = |one: &Artifact| file(one).iter().any(|folder| folder == machine);
    built.artifacts.retain(|one| one.target.is_proc_macro() || is_for_it(one));
    Ok(built)
}

pub fn is_library(target: &Target) -> bool {
    target.is_lib() || target.is_kind(TargetKind::RLib)
}

/// The compiled crate, or the program.
pub fn file(built: &Artifact) -> PathBuf {
    let is_rlib = built.filenames.iter().find(|file| file.extension() == Some("rlib"));
    is_rlib.or(built.filenames.first()).map(PathBuf::from).unwrap_or_default()
}

pub fn is_from_registry(package: &Package) -> bool {
    package.source.as_ref().is_some_and(|from| !from.repr.starts_with("git+"))
}

/// Version, authors and licence.
pub fn notice(package: &Package) -> String {
    let parts = [
        Some(format!("{} {}", package.name, package.version)),
        (!package.authors.is_empty()).then(|| package.authors.join(", ")),
        package.license.clone(),
        package.repository.clone(),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// Settings that a judge does not have: of `[profile.release]`, and flags of rustc.
pub fn notes(root: &Path) -> Vec<String> {
    let read = |file: &str| {
        let text = std::fs::read_to_string(root.join(file)).unwrap_or_default();
        text.parse::<toml::Table>().unwrap_or_default()
    };
    let manifest = read("Cargo.toml");
    let release = manifest.get("profile").and_then(|profile| profile.get("release"));
    let changes: [(_, toml::Value); 3] = [
        ("debug-assertions", true.into()),
        ("overflow-checks", true.into()),
        ("panic", "abort".into()),
    ];
    let is_set =
        |key: &str, value: &toml::Value| release.and_then(|one| one.get(key)) == Some(value);
    let set = changes.into_iter().filter(|(key, value)| is_set(key, value));
    let set = set.map(|(key, _)| {
        text!(
            "[profile.release] {key} changes the program, but no judge has it",
            "[profile.release] 的 {key} 会改变程序，但评测系统都没有这项设置"
        )
    });
    let mut notes: Vec<String> = set.collect();
    let flags = read(".cargo/config.toml")
        .get("build")
        .is_some_and(|build| build.get("rustflags").is_some());
    if flags || std::env::var("RUSTFLAGS").is_ok_and(|flags| !flags.trim().is_empty()) {
        notes.push(text!(
            "flags for rustc are set here, but no judge has them",
            "这里设置了 rustc 的选项，但评测系统都没有"
        ));
    }
    notes
}
