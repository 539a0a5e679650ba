//! `cargo sente book`: the static site, which a package of its own writes: nobody who types anything else compiles that.

use crate::checkout::Checkout;
use crate::elsewhere;
use anyhow::Result;
use std::ffi::OsString;

/// Write the book, a static site: a page for each problem, to read, to play and to explore
///
/// A package of its own writes it. The first time, that is compiled, which takes some minutes, and so is the
/// engine, to WebAssembly: `rustup target add wasm32-unknown-unknown` adds the compiler's part for it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente book                        write it into target/book
  cargo sente book --open                 write it, and read it in the browser, until Ctrl-C
  cargo sente book --serve --port 8000    the same without opening it
  cargo sente book --out site             write it for a static host into the folder `site`
  cargo sente book --no-submissions       quickly: without the files that are submitted
  cargo sente book -- --help              all that it can be told")]
pub struct Arguments {
    /// For the program that writes it, as in the examples
    #[arg(value_name = "ARGUMENTS", trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// Runs `cargo sente book`, and says whether all is well. Any other status than 0 and 1 ends this program with the same.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<bool> {
    elsewhere::run(checkout, "book/site", "book", &arguments.arguments)
}
