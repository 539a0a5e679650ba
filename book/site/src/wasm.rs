//! The engine: compiled to WebAssembly, with the JavaScript that loads it.

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use cli::checkout::Checkout;
use flate2::Compression;
use flate2::write::GzEncoder;
use language::text;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
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
        .with_context(|| text!("cannot run rustc", "无法运行 rustc"))?;
    let folder = String::from_utf8_lossy(&output.stdout);
    ensure!(
        output.status.success() && Path::new(folder.trim()).is_dir(),
        text!(
            "the pages play by WebAssembly, and this compiler cannot make it: type `rustup target add {TARGET}`, then the \
             same again",
            "页面对弈要用 WebAssembly，而这个编译器生成不了：请先运行 `rustup target add {TARGET}`，再运行一次"
        )
    );
    Ok(())
}

/// The engines: that of boards, which a reader waits for, and the one with the explorer.
const ENGINES: [(&str, &str); 2] = [("engine", "web"), ("explorer_engine", "web-explorer")];

/// The files of the engines, once they are compiled.
///
/// # Errors
///
/// If one does not compile, or there is no room for the files.
pub fn files(checkout: &Checkout) -> Result<Vec<(String, Vec<u8>)>> {
    let engines =
        ENGINES.map(|(name, package)| packed(checkout, name, &compile(checkout, package)?));
    Ok(engines.into_iter().collect::<Result<Vec<_>>>()?.concat())
}

/// Compiles a package; the path of its module.
fn compile(checkout: &Checkout, package: &str) -> Result<PathBuf> {
    let target = checkout.path("target");
    let status = Command::new(program("CARGO", "cargo"))
        .args(["build", "--profile", "web", "--target", TARGET, "--package", package])
        .arg("--manifest-path")
        .arg(checkout.path("book/Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .status()
        .with_context(|| text!("cannot run cargo", "无法运行 cargo"))?;
    ensure!(status.success(), text!("the engine does not compile", "引擎无法编译"));
    Ok(target.join(TARGET).join("web").join(package.replace('-', "_")).with_extension("wasm"))
}

/// The JavaScript of a module, the module, compressed, and the same as a script, since a page that is a file can load nothing
/// else. Not every host compresses, and none that does knows the name `bin`.
fn packed(checkout: &Checkout, name: &str, module: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let folder = checkout.scratch("engine")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module);
    // The names of functions are a tenth of what a browser loads, and no reader sees one.
    bindgen.no_modules(true)?.typescript(false).remove_name_section(true).out_name(name);
    bindgen
        .generate(&folder)
        .with_context(|| text!("the engine has no JavaScript", "无法生成引擎的 JavaScript"))?;
    let code = fs::read(folder.join(format!("{name}.js")))?;
    let engine = fs::read(folder.join(format!("{name}_bg.wasm")))?;
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&engine)?;
    let packed = packed.finish()?;
    let script = format!("self.engineBytes = \"{}\";\n", STANDARD.encode(&packed));
    let files = [("js", code), ("bin", packed), ("bytes.js", script.into())];
    Ok(files.map(|(kind, content)| (format!("{name}.{kind}"), content)).into())
}

/// The program that the variable names, as cargo sets it.
fn program(variable: &str, usual: &str) -> OsString {
    env::var_os(variable).unwrap_or_else(|| usual.into())
}
