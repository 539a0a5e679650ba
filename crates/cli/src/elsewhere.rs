//! Verbs with a program of their own, which cargo compiles when it is asked for.

use crate::checkout::{Checkout, VARIABLE, no_cargo, program_file};
use crate::locale;
use crate::runner::interrupted;
use anyhow::{Context, Result};
use std::ffi::OsString;
use std::process::{self, Command};

/// A program of this repository.
pub struct Program {
    pub name: &'static str,
    /// The folder of its package.
    pub folder: &'static str,
    /// For cargo: the features of the package.
    pub features: &'static [&'static str],
}

impl Program {
    /// Compiles the program, if need be, and runs it with these arguments. Returns true if it succeeds; a status of 2 or more
    /// becomes that of this process.
    pub fn run<'a>(
        &self,
        checkout: &Checkout,
        arguments: impl IntoIterator<Item = &'a OsString>,
    ) -> Result<bool> {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["run", "--bin", self.name]).args(self.features);
        // The first compilation takes a while, and is shown.
        let target = checkout.path("target");
        if target.join("debug").join(program_file(self.name)).exists() {
            cargo.arg("--quiet");
        }
        cargo.arg("--manifest-path").arg(checkout.path(self.folder).join("Cargo.toml"));
        cargo.arg("--target-dir").arg(target);
        cargo.arg("--").args(arguments);
        cargo.env(locale::VARIABLE, locale::code()).env(VARIABLE, checkout.path(""));
        let status = cargo.status().with_context(no_cargo)?;
        match status.code() {
            Some(status @ 2..) if !interrupted() => process::exit(status),
            status => Ok(status == Some(0)),
        }
    }
}

/// Modules of verbs that another program of this package has.
#[cfg(not(all(feature = "bundler", feature = "explorer", feature = "games")))]
macro_rules! verbs {
    ($program:literal, $features:expr, $($module:ident $verb:literal)*) => {$(
        pub mod $module {
            use super::Program;
            use crate::checkout::Checkout;
            use clap::Args;
            use std::ffi::OsString;

            /// The words behind the verb, for the other program to read.
            #[derive(Args)]
            #[command(disable_help_flag = true)]
            pub struct Arguments {
                #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
                words: Vec<OsString>,
            }

            /// Runs the verb there.
            pub fn run(arguments: &Arguments) -> anyhow::Result<bool> {
                let program = Program { name: $program, folder: "crates/cli", features: $features };
                program.run(&Checkout::find()?, [&$verb.into()].into_iter().chain(&arguments.words))
            }
        }
    )*};
}

#[cfg(not(feature = "bundler"))]
verbs!(
    "sente-bundler", &["--no-default-features", "--features", "bundler"],
    bundling "bundle"
);
#[cfg(not(feature = "explorer"))]
verbs!("sente-explorer", &[], explore "explore");
#[cfg(not(feature = "games"))]
verbs!(
    "sente-games", &["--no-default-features", "--features", "games"],
    generate "gen" judge "judge" play "play" stress "stress"
);
