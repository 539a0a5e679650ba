//! axe-core, which looks for what keeps people from using a page. It is fetched where it can be had, and never committed.

use anyhow::{Context, Result, ensure};
use cli::checkout::Checkout;
use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

const VERSION: &str = "4.14.1";
/// Hash of the package, which npm checks.
const INTEGRITY: &str = "sha512-FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ==";

/// The script that SENTE_AXE names, or else that of the registry; or why there is none.
pub fn script() -> Result<String> {
    if let Some(file) = env::var_os("SENTE_AXE") {
        let named = || format!("SENTE_AXE names {}", file.display());
        return fs::read_to_string(&file).with_context(named);
    }
    let folder = Checkout::find()?.path("target/axe");
    let file = folder.join(format!("{VERSION}.js"));
    if !file.is_file() {
        fetch(&folder, &file)?;
    }
    fs::read_to_string(&file).with_context(|| file.display().to_string())
}

/// Fetches the package by npm, which refuses one of another hash than [`INTEGRITY`].
fn fetch(folder: &Path, file: &Path) -> Result<()> {
    let package =
        r#"{"name":"axe","version":"1.0.0","private":true,"dependencies":{"axe-core":"VERSION"}}"#;
    let lock = r#"{"name":"axe","version":"1.0.0","lockfileVersion":3,"requires":true,"packages":{
        "":{"name":"axe","version":"1.0.0","dependencies":{"axe-core":"VERSION"}},
        "node_modules/axe-core":{"version":"VERSION","integrity":"INTEGRITY"}}}"#;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for (name, text) in [("package.json", package), ("package-lock.json", lock)] {
        let text = text.replace("VERSION", VERSION).replace("INTEGRITY", INTEGRITY);
        fs::write(folder.join(name), text).context(name)?;
    }
    let output = Command::new("npm")
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix"])
        .arg(folder)
        .output()
        .context("npm does not run")?;
    ensure!(output.status.success(), "npm: {}", String::from_utf8_lossy(&output.stderr).trim());
    // In one step, so that half a file is never taken for one.
    let fetched = folder.join("node_modules/axe-core/axe.min.js");
    fs::rename(&fetched, file).with_context(|| fetched.display().to_string())
}
