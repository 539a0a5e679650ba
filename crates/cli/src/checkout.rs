//! The working copy of the repository: its catalogue, its samples, and what is built in it.

pub mod catalogue;
mod collection;
pub mod find;
pub mod places;
pub mod samples;

use crate::Usage;
use crate::runner::process::status_in_words;
use crate::runner::runnable::Runnable;
use crate::runner::visible;
use crate::written::write_with_folders;
use anyhow::{Context, Result, bail};
pub use collection::{Collection, Files};
pub use find::{is_at, of_topic};
use language::text;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The path of a program whose answers are compared with others, or the reason why there is none, and the next step.
pub type Peer = Result<PathBuf, String>;

/// The repository's root folder, which has `src/bin` and `samples`.
pub struct Checkout {
    root: PathBuf,
}

/// The variable that names the checkout where the current folder is in none. Programs that this one starts are told by it.
pub const VARIABLE: &str = "SENTE_DIR";

/// The folder that `-C` names, for all of this process.
static NAMED: OnceLock<PathBuf> = OnceLock::new();

/// Takes the folder of `-C` as the checkout.
pub fn set(folder: &Path) {
    NAMED.get_or_init(|| folder.into());
}

impl Checkout {
    /// The checkout that `-C` names, that around the current folder, or that of `SENTE_DIR`.
    ///
    /// # Errors
    ///
    /// If there is none, or a folder that is named is none (usage errors).
    pub fn find() -> Result<Self> {
        Self::find_any()?.with_context(missing)
    }

    /// The checkout as [`find`](Self::find) has it, or `None` if nothing leads to one.
    ///
    /// # Errors
    ///
    /// If a folder that is named is none (a usage error).
    pub fn find_any() -> Result<Option<Self>> {
        let is_root = |folder: &Path| {
            folder.join("catalogue.toml").is_file() && folder.join("src/bin").is_dir()
        };
        let named = |name: &str, folder: &Path| {
            let shown = visible::path(folder);
            let folder = std::path::absolute(folder)?;
            if !is_root(&folder) {
                bail!(Usage(text!(
                    "{name}: {shown} is no checkout of sente: it has no catalogue.toml beside src/bin",
                    "{name}：{shown} 不是 sente 的仓库：里面没有 catalogue.toml 和 src/bin"
                )));
            }
            Ok(Some(Checkout { root: folder }))
        };
        if let Some(folder) = NAMED.get() {
            return named("-C", folder);
        }
        let here = std::env::current_dir()
            .with_context(|| text!("the current folder is gone", "当前文件夹已经不在了"))?;
        if let Some(root) = here.ancestors().find(|folder| is_root(folder)) {
            return Ok(Some(Checkout { root: root.into() }));
        }
        match std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty()) {
            Some(folder) => named(VARIABLE, Path::new(&folder)),
            None => Ok(None),
        }
    }

    /// The path of `file`, given from the root.
    pub fn path(&self, file: impl AsRef<Path>) -> PathBuf {
        self.root.join(file)
    }

    /// Writes `file`, given from the root, and the folders around it; or leaves what stood there before.
    pub fn write(&self, file: &str, text: &str) -> Result<()> {
        write_with_folders(&self.path(file), text)
    }

    /// Builds the solutions of these problems in a profile of cargo's, and returns their paths.
    pub fn build(&self, ids: &[&str], profile: &str) -> Result<Vec<PathBuf>> {
        let names = ids.iter().flat_map(|id| ["--bin", id]);
        let folder = self.cargo_build(["--package", "sente"].into_iter().chain(names), profile)?;
        Ok(ids.iter().map(|id| folder.join(program_file(id))).collect())
    }

    /// Builds what these arguments of cargo's name, and returns the folder of the profile.
    pub fn cargo_build<'a>(
        &self,
        arguments: impl IntoIterator<Item = &'a str>,
        profile: &str,
    ) -> Result<PathBuf> {
        let target = self.path("target");
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["build", "--quiet", "--profile", profile]).args(arguments);
        cargo.arg("--target-dir").arg(&target).current_dir(&self.root);
        // The program is to run here, and to lie where it is looked for.
        cargo.env_remove("CARGO_BUILD_TARGET");
        let status = cargo.status().with_context(no_cargo)?;
        if !status.success() {
            let status = status_in_words(&status.to_string());
            bail!(text!(
                "cargo cannot build our solution: {status}",
                "cargo 无法编译我们的题解：{status}"
            ));
        }
        Ok(target.join(if profile == "dev" { "debug" } else { profile }))
    }

    /// The program of `peers/<name>.cpp`, compiled unless that is done; the inner error says why there is none.
    pub fn build_peer(&self, name: &str) -> Result<Peer> {
        let file = self.path(format!("peers/{name}.cpp"));
        match Runnable::find(file.as_os_str(), 0) {
            Ok(program) => Ok(Ok(program.path)),
            Err(error) if error.is::<Usage>() => Ok(Err(error.to_string())),
            Err(error) => Err(error),
        }
    }

    /// A folder under `target/sente` for files that can be made again.
    pub fn scratch(&self, name: &str) -> Result<PathBuf> {
        let folder = self.path("target/sente").join(name);
        fs::create_dir_all(&folder).with_context(|| {
            let shown = folder.display();
            text!("cannot make the folder {shown}", "无法建立文件夹 {shown}")
        })?;
        Ok(folder)
    }
}

/// The refusal of what needs a checkout.
fn missing() -> Usage {
    let here = std::env::current_dir().unwrap_or_default();
    Usage(text!(
        "this needs the repository: {here} is in no checkout of sente, and neither -C DIR nor SENTE_DIR names the folder \
         where it was cloned",
        "这要用到仓库：{here} 不在克隆下来的 sente 仓库里，-C 和 SENTE_DIR 也都没有指定仓库所在的文件夹",
        here = visible::path(&here)
    ))
}

/// The refusal where cargo cannot be started.
pub(crate) fn no_cargo() -> String {
    text!(
        "cannot start cargo: install Rust from https://rustup.rs",
        "无法启动 cargo：请先从 https://rustup.rs 安装 Rust"
    )
}

/// The name of a program's file on this system.
pub fn program_file(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}
