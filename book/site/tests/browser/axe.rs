//! axe-core, which looks for what keeps people from using a page. It is fetched where it can be had, and never committed.

use cli::checkout::Checkout;
use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

const VERSION: &str = "4.14.1";
/// What npm holds the package against.
const INTEGRITY: &str = "sha512-FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ==";

/// The script that SENTE_AXE names, or else that of the registry; or why there is none.
pub fn script() -> Result<String, String> {
    if let Some(file) = env::var_os("SENTE_AXE") {
        return fs::read_to_string(&file)
            .map_err(|error| format!("SENTE_AXE names {}: {error}", file.display()));
    }
    let checkout = Checkout::find().map_err(|error| format!("{error:#}"))?;
    let folder = checkout.path("target/axe");
    let file = folder.join(format!("{VERSION}.js"));
    if !file.is_file() {
        fetch(&folder, &file)?;
    }
    fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))
}

/// By npm, which refuses a package of another integrity than this list says.
fn fetch(folder: &Path, file: &Path) -> Result<(), String> {
    let package =
        r#"{"name":"axe","version":"1.0.0","private":true,"dependencies":{"axe-core":"VERSION"}}"#;
    let lock = r#"{"name":"axe","version":"1.0.0","lockfileVersion":3,"requires":true,"packages":{
        "":{"name":"axe","version":"1.0.0","dependencies":{"axe-core":"VERSION"}},
        "node_modules/axe-core":{"version":"VERSION","integrity":"INTEGRITY"}}}"#;
    let write = |name: &str, text: &str| {
        let text = text.replace("VERSION", VERSION).replace("INTEGRITY", INTEGRITY);
        fs::write(folder.join(name), text).map_err(|error| format!("{name}: {error}"))
    };
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write("package.json", package)?;
    write("package-lock.json", lock)?;
    let output = Command::new("npm")
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix"])
        .arg(folder)
        .output()
        .map_err(|error| format!("npm does not run: {error}"))?;
    if !output.status.success() {
        return Err(format!("npm: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    // In one step, so that half a file is never taken for one.
    let fetched = folder.join("node_modules/axe-core/axe.min.js");
    fs::rename(&fetched, file).map_err(|error| format!("{}: {error}", fetched.display()))
}
