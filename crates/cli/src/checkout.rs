//! The working copy of the repository: its catalogue, its samples, and what is built in it.

pub mod catalogue;
pub mod find;
pub mod samples;

use crate::Usage;
use crate::console::said_by_system;
use crate::judge::process::status_in_words;
use crate::judge::visible;
use crate::written::{cannot_make, write_with_folders};
use anyhow::{Context, Result, bail};
pub use find::{is_at, of_topic};
use language::text;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The path of a program whose answers are compared with others, or the reason why there is none, and the next step.
pub type Peer = Result<PathBuf, String>;

/// The repository's root folder, which has `src/bin` and `samples`.
pub struct Checkout {
    root: PathBuf,
}

impl Checkout {
    /// The checkout around the current folder.
    pub fn find() -> Result<Self> {
        let here = std::env::current_dir()
            .with_context(|| text!("the current folder is gone", "当前文件夹已经不在了"))?;
        let is_root = |folder: &&Path| {
            folder.join("catalogue.toml").is_file() && folder.join("src/bin").is_dir()
        };
        match here.ancestors().find(is_root) {
            Some(root) => Ok(Checkout { root: root.into() }),
            None => bail!(Usage(text!(
                "{here} is in no checkout of sente: type `cd` and the folder where the repository was \
                 cloned, then the same again",
                "{here} 不在克隆下来的 sente 仓库里：先用 `cd` 进入那个文件夹，再输入同样的命令",
                here = here.display()
            ))),
        }
    }

    /// The path of `file`, given from the root.
    pub fn path(&self, file: impl AsRef<Path>) -> PathBuf {
        self.root.join(file)
    }

    /// The text of `file`, given from the root.
    pub fn read(&self, file: &str) -> Result<String> {
        fs::read_to_string(self.path(file))
            .with_context(|| text!("cannot read {file}", "无法读取 {file}"))
    }

    /// Writes `file`, given from the root, and the folders around it; or leaves what stood there before.
    pub fn write(&self, file: &str, text: &str) -> Result<()> {
        write_with_folders(&self.path(file), text)
    }

    /// The names, without their `extension`, of the files in `folder` that have it; sorted.
    pub fn stems(&self, folder: &str, extension: &str) -> Result<Vec<String>> {
        let folder = self.path(folder);
        let mut names = Vec::new();
        let shown = folder.display();
        let entries = fs::read_dir(&folder)
            .with_context(|| text!("cannot list {shown}", "无法列出 {shown}"))?;
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|found| found == extension) {
                names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
            }
        }
        names.sort();
        Ok(names)
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

    /// Compiles `peers/<name>.cpp` with `-O2`, unless that is done. The C++ compiler is `$CXX`,
    /// or else `c++`.
    pub fn build_peer(&self, name: &str) -> Result<Peer> {
        let file = format!("peers/{name}.cpp");
        let source = self.path(&file);
        if !source.is_file() {
            return Ok(Err(text!("there is no {file}", "没有 {file}")));
        }
        let compiler = match cpp_compiler() {
            Ok(compiler) => compiler,
            Err(why) => return Ok(Err(why)),
        };
        let program = self.scratch("peers")?.join(name);
        let time = |file: &Path| file.metadata().and_then(|file| file.modified()).ok();
        if time(&program) <= time(&source) {
            // The compiler writes another file, which is renamed: a peer that runs meanwhile is not overwritten.
            let new = program.with_extension(std::process::id().to_string());
            let flags = ["-O2", "-std=c++17", "-Wall", "-Wextra", "-o"];
            let status = Command::new(compiler).args(flags).arg(&new).arg(source).status()?;
            if !status.success() {
                let status = status_in_words(&status.to_string());
                bail!(text!(
                    "the C++ compiler refuses {file}: {status}",
                    "C++ 编译器编译不了 {file}：{status}"
                ));
            }
            fs::rename(&new, &program).with_context(|| cannot_make(&program))?;
        }
        Ok(Ok(program))
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

/// The C++ compiler, `$CXX` or else `c++`; or why there is none, and what to do about it.
fn cpp_compiler() -> Result<OsString, String> {
    let compiler = std::env::var_os("CXX").filter(|compiler| !compiler.is_empty());
    let compiler = compiler.unwrap_or_else(|| "c++".into());
    match Command::new(&compiler).arg("--version").output() {
        Ok(_) => Ok(compiler),
        Err(error) => {
            let compiler = visible::word(compiler.as_encoded_bytes());
            let error = said_by_system(&error);
            Err(text!(
                "there is no C++ compiler ({compiler}: {error}); install one, or name one in CXX",
                "没有 C++ 编译器（{compiler}：{error}）；请安装一个，或用环境变量 CXX 指定"
            ))
        }
    }
}
