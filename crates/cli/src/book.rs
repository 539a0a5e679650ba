//! `cargo sente book`: the static site, which a package of its own writes: nobody who types anything else compiles that.

use crate::checkout::Checkout;
use crate::command_line::examples;
use crate::elsewhere::Program;
use anyhow::Result;
use language::{Text, text};
use std::ffi::OsString;

/// Options of `cargo sente book`.
#[derive(clap::Args)]
#[command(long_about = text!("\
Write the book, a static site: a page for each problem, to read, to play and to explore\n\n\
A package of its own writes it. The first time, that is compiled, which takes some minutes, and so is the \
engine, to WebAssembly: `rustup target add wasm32-unknown-unknown` adds the compiler's part for it.", "\
生成在线书（静态网站）：每题一页，可以阅读、对弈、探索\n\n\
书由单独的程序生成。第一次要先编译它，还要把引擎编译成 WebAssembly，共需几分钟：\
`rustup target add wasm32-unknown-unknown` 安装编译器所需的部分。"))]
#[command(after_help = examples(&[
    ("book", Text("write it into target/book", "写到 target/book")),
    ("book --open", Text(
        "write it, and read it in the browser, until Ctrl-C",
        "写好后在浏览器里打开，按 Ctrl-C 结束"
    )),
    ("book --serve --port 8000", Text("the same without opening it", "同上，但不打开浏览器")),
    ("book --out site", Text(
        "write it for a static host into the folder `site`",
        "写到文件夹 `site`，用于静态托管"
    )),
    ("book --out site --address https://example.org/sente/", Text(
        "the same, and a link to a page shows its board",
        "同上，并让网页的链接显示棋盘"
    )),
    ("book --no-submissions", Text("quickly: without the files that are submitted", "快一些：不带提交用的文件")),
    ("book -- --help", Text("all that it can be told", "全部选项")),
]))]
pub struct Arguments {
    #[arg(value_name = Text("ARGUMENTS", "参数").get(), trailing_var_arg = true, allow_hyphen_values = true)]
    #[arg(help = text!("For the program that writes it, as in the examples", "交给生成程序的参数，见例子"))]
    arguments: Vec<OsString>,
}

/// Runs `cargo sente book`, and says whether all is well. Any other status than 0 and 1 ends this program with the same.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<bool> {
    let program = Program { name: "book", folder: "book/site", features: &[] };
    program.run(checkout, &arguments.arguments)
}
