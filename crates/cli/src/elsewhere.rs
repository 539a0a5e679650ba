//! Verbs with a program of their own, which cargo compiles when it is asked for.

use crate::checkout::{Checkout, VARIABLE, no_cargo, program_file};
use crate::locale;
use crate::runner::interrupted;
use anyhow::{Context, Result};
use std::ffi::OsString;
use std::process::{self, Command};

/// Compiles a program of the package in this folder, if need be, and runs it with these arguments. Returns true if it
/// succeeds; a status of 2 or more becomes that of this process.
pub fn run(checkout: &Checkout, package: &str, bin: &str, arguments: &[OsString]) -> Result<bool> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["run", "--bin", bin]);
    // The first compilation takes a while, and is shown.
    let target = checkout.path("target");
    if target.join("debug").join(program_file(bin)).exists() {
        cargo.arg("--quiet");
    }
    cargo.arg("--manifest-path").arg(checkout.path(package).join("Cargo.toml"));
    cargo.arg("--target-dir").arg(target);
    cargo.arg("--").args(arguments);
    cargo.env(locale::VARIABLE, locale::code()).env(VARIABLE, checkout.path(""));
    let status = cargo.status().with_context(no_cargo)?;
    match status.code() {
        Some(status @ 2..) if !interrupted() => process::exit(status),
        status => Ok(status == Some(0)),
    }
}
