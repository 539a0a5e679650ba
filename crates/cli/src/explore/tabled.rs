//! `cargo sente explore --table FILE` and `--bin CMD`: what a brute force prints, in the place of a game.

mod program;

use crate::runner::limits::Allowed;
use crate::runner::runnable::Runnable;
use anyhow::{Context, Result};
use clap::Args;
use explore::printed::{self, Printed};
use explore::source::Source;
use language::{Text, text};
use program::{Asked, Form};
use std::ffi::OsString;
use std::io::{Read, stdin};
use std::path::Path;

/// Options of a table.
#[derive(Args)]
pub(super) struct Options {
    #[arg(long, value_name = Text("FILE", "文件").get(), group = "tabled")]
    #[arg(conflicts_with_all = ["words", "typed", "ask", "to", "raw"], help = text!(
        "A table in the place of a game, as your brute force prints it; - reads what is piped",
        "不写游戏，而是给出暴力程序打印的表；`-` 从管道读"
    ))]
    table: Option<String>,
    #[arg(long, value_name = Text("PROGRAM", "程序").get(), group = "tabled")]
    #[arg(conflicts_with_all = ["words", "typed", "ask", "table", "raw"], help = text!(
        "Your brute force in the place of a game, in any language: it is asked for as many positions as it takes",
        "不写游戏，而是给出你的暴力程序，什么语言都行；需要多少局面就问它多少"
    ))]
    bin: Option<OsString>,
    #[arg(long, value_name = Text("FORM", "格式").get(), requires = "bin", default_value = "{n}", help = text!(
        "The input of --bin, with the coordinates in braces, such as '1\\n{{a}} {{b}}'",
        "给 --bin 的输入，坐标写在花括号里，如 '1\\n{{a}} {{b}}'"
    ))]
    input: String,
    #[arg(long, requires = "bin", help = text!(
        "The input begins with the number of cases, and many are asked at a time",
        "输入以数据组数开头，一次问很多组"
    ))]
    batch: bool,
    #[arg(long, value_name = "N", requires = "tabled")]
    #[arg(value_parser = clap::value_parser!(u64).range(..=1000), help = text!(
        "The first coordinate; 0 if left out",
        "第一个坐标；不写就是 0"
    ))]
    from: Option<u64>,
    #[arg(long, value_name = Text("WORD", "词").get(), requires = "tabled", help = text!(
        "The word of the table for lost positions",
        "表中表示必败的词"
    ))]
    lost: Option<String>,
}

impl Options {
    /// The source that these options name, if they do.
    pub(super) fn source(&self) -> Result<Option<Box<dyn Source>>> {
        let pairs: Vec<[&'static str; 2]> =
            problems::PROBLEMS.iter().filter_map(|problem| problem.words()).collect();
        let (from, lost) = (self.from, self.lost.as_deref());
        if let Some(bin) = &self.bin {
            let form = Form::parse(&self.input, self.batch)?;
            let program = Runnable::find(bin, Allowed::USUAL.stack)?;
            let asked = Asked::new(program, form, from.unwrap_or(0), self.lost.clone(), pairs)?;
            return Ok(Some(Box::new(asked)));
        }
        let Some(file) = &self.table else { return Ok(None) };
        let options = printed::Options { from, lost, pairs: &pairs };
        Ok(Some(Box::new(Printed::read(file, &text_of(file)?, &options)?)))
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
