//! `cargo sente explore` where the explorer is not compiled in.

use crate::checkout::Checkout;
use crate::elsewhere;
use anyhow::Result;
use clap::Args;
use language::text;
use std::ffi::OsString;
use std::iter::once;

/// Options of `cargo sente explore`.
#[derive(Args)]
#[command(disable_help_flag = true)]
#[command(about = text!(
    "Explore a game: its table, its pattern, what is proved, and a picture",
    "探索一个游戏：表、规律、证明、图"
))]
pub struct Arguments {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<OsString>,
}

/// Runs `cargo sente explore` in `sente-explorer`.
pub fn run(arguments: &Arguments) -> Result<()> {
    let words: Vec<OsString> =
        once("explore".into()).chain(arguments.words.iter().cloned()).collect();
    match elsewhere::run(&Checkout::find()?, "crates/cli", "sente-explorer", &words)? {
        true => Ok(()),
        // The explorer has said why.
        false => std::process::exit(1),
    }
}
