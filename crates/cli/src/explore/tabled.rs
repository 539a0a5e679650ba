//! `cargo sente explore --table FILE`: what a brute force prints, in the place of a game.

use anyhow::{Context, Result};
use clap::Args;
use explore::printed::{self, Printed};
use explore::source::Source;
use language::{Text, text};
use std::io::{Read, stdin};
use std::path::Path;

/// Options of a table.
#[derive(Args)]
pub(super) struct Options {
    #[arg(long, value_name = Text("FILE", "文件").get(), conflicts_with_all = ["words", "moves", "ask", "to", "raw"], help = text!(
        "A table in the place of a game, as your brute force prints it; - reads what is typed or piped",
        "不写游戏，而是给出暴力程序打印的表；`-` 从标准输入读"
    ))]
    table: Option<String>,
    #[arg(long, value_name = "N", requires = "table", help = text!(
        "The first coordinate of the table; 0 if left out",
        "表的第一个坐标；不写就是 0"
    ))]
    from: Option<u64>,
    #[arg(long, value_name = Text("WORD", "词").get(), requires = "table", help = text!(
        "The word of the table for lost positions",
        "表中表示必败的词"
    ))]
    lost: Option<String>,
}

impl Options {
    /// The source that these options name, if they do.
    pub(super) fn source(&self) -> Result<Option<Box<dyn Source>>> {
        let Some(file) = &self.table else { return Ok(None) };
        let words = problems::PROBLEMS.iter().filter_map(|problem| problem.words());
        let pairs: Vec<[&str; 2]> = words.collect();
        let options =
            printed::Options { from: self.from, lost: self.lost.as_deref(), pairs: &pairs };
        let table = Printed::read(file, &text_of(file)?, &options)?;
        Ok(Some(Box::new(table)))
    }
}

/// The text of a file, or of the standard input.
fn text_of(file: &str) -> Result<String> {
    let bytes = match file {
        "-" => {
            let mut bytes = Vec::new();
            stdin().read_to_end(&mut bytes).map(|_| bytes)
        }
        file => std::fs::read(Path::new(file)),
    };
    let bytes = bytes.with_context(|| text!("{file} cannot be read", "读不了 {file}"))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
