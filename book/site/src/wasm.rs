//! The engine: compiled to WebAssembly, with the JavaScript that loads it.

use anyhow::{Context, Result, ensure};
use cli::checkout::Checkout;
use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// Says what to type if this compiler has no libraries for WebAssembly.
///
/// # Errors
///
/// If it has none.
pub fn is_compilable() -> Result<()> {
    let rustc = program("RUSTC", "rustc");
    let output = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .context("cannot run rustc")?;
    let folder = String::from_utf8_lossy(&output.stdout);
    ensure!(
        output.status.success() && Path::new(folder.trim()).is_dir(),
        "the pages play by WebAssembly, and this compiler cannot make it: type `rustup target add {TARGET}`, \
         then the same again"
    );
    Ok(())
}

/// Compiles the engine, and writes `engine.js` and `engine_bg.wasm` into the folder.
///
/// # Errors
///
/// If it does not compile.
pub fn write(checkout: &Checkout, folder: &Path) -> Result<()> {
    let target = checkout.path("target");
    let status = Command::new(program("CARGO", "cargo"))
        .args(["build", "--profile", "web", "--target", TARGET])
        .arg("--manifest-path")
        .arg(checkout.path("book/web/Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .status()
        .context("cannot run cargo")?;
    ensure!(status.success(), "the engine does not compile");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(target.join(TARGET).join("web/web.wasm"));
    bindgen.no_modules(true)?.typescript(false).out_name("engine");
    bindgen.generate(folder).context("the engine has no JavaScript")
}

/// The program that the variable names, as cargo sets it.
fn program(variable: &str, usual: &str) -> OsString {
    env::var_os(variable).unwrap_or_else(|| usual.into())
}
