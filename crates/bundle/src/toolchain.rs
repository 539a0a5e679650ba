//! The programs of one toolchain: of that which compiled this one, wherever it is started.
//!
//! The folder of a package may pin an older one for rustup (`rust-toolchain.toml`), as many do that follow a judge's. Its cargo
//! lacks what is asked of it here, and its rustc does not read what that of the next folder has compiled.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The variable by which rustup is told a toolchain, and tells one.
const VARIABLE: &str = "RUSTUP_TOOLCHAIN";

/// A toolchain of rustup.
struct Toolchain {
    name: String,
    /// The folder of its programs.
    folder: PathBuf,
}

/// The toolchain that is asked for, or else the one that compiled this; none if rustup does not have it.
fn toolchain() -> Option<&'static Toolchain> {
    static TOOLCHAIN: OnceLock<Option<Toolchain>> = OnceLock::new();
    let find = || {
        let name = env::var(VARIABLE).ok().or(option_env!("RUSTUP_TOOLCHAIN").map(Into::into))?;
        let output =
            Command::new("rustup").args(["which", "rustc", "--toolchain", &name]).output().ok()?;
        let rustc = String::from_utf8(output.stdout).ok()?;
        let folder = Path::new(rustc.trim()).parent().filter(|_| output.status.success())?.into();
        Some(Toolchain { name, folder })
    };
    TOOLCHAIN.get_or_init(find).as_ref()
}

/// Starts a program of the toolchain: the one that a variable of its name in capitals names, or else its own, and without rustup
/// the one on PATH.
pub fn tool(name: &str) -> Command {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    let own = toolchain().map(|toolchain| toolchain.folder.join(file));
    let own = own.filter(|own| own.is_file()).map(Into::into);
    let named = env::var_os(name.to_uppercase());
    let mut tool = Command::new(named.or(own).unwrap_or_else(|| name.into()));
    tool.envs(toolchain().map(|toolchain| (VARIABLE, &toolchain.name)));
    tool
}
