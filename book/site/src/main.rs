//! Writes the book: a static site with a page for each problem.
//!
//! Nothing is written twice: a page is made of the header of the solution, the catalogue, the samples, the wrong ideas
//! and their inputs, the solution itself, and what `cargo sente bundle` makes of it. Chapters of the course are Markdown.

mod board;
mod colours;
mod contents;
mod course;
mod edition;
mod frames;
mod goals;
mod markdown;
mod page;
mod painting;
mod preview;
mod scene;
mod shell;
mod solution;
mod submissions;
mod text;
mod verbs;
mod wasm;
mod writing;
mod written;

use anyhow::Result;
use book::serve::Server;
use clap::{ArgGroup, Parser};
use cli::checkout::Checkout;
use cli::checkout::catalogue;
use cli::console::{error_text, say_error};
use cli::runner::visible;
use cli::{Usage, command_line};
use indicatif::{ProgressBar, ProgressStyle};
use language::{Text, text};
use preview::Address;
use std::io::{IsTerminal, stderr};
use std::path::PathBuf;
use std::process::ExitCode;
use written::{Files, Folder};

/// The arguments of the program.
#[derive(Parser)]
#[command(name = "sente book", bin_name = "cargo sente book", group = ArgGroup::new("served").args(["open", "serve"]).multiple(true))]
#[command(about = text!(
    "Write the book: a page for each problem, to read, to play and to explore",
    "生成在线书：每题一页，可以阅读、对弈、探索"
))]
#[command(after_help = text!("\
Examples:
  cargo sente book --open             write the book, and read it in the browser, until Ctrl-C
  cargo sente book --out site         write it for a static host into the folder `site`
  cargo sente book --out site --address https://example.org/sente/
  cargo sente book --serve --port 8000 --no-submissions", "\
例子：
  cargo sente book --open             写好后在浏览器里打开，按 Ctrl-C 结束
  cargo sente book --out site         写到文件夹 `site`，用于静态托管
  cargo sente book --out site --address https://example.org/sente/
  cargo sente book --serve --port 8000 --no-submissions"))]
struct Arguments {
    #[arg(long, value_name = Text("FOLDER", "文件夹").get())]
    #[arg(help = text!(
        "The folder to write, beside this one; what the book wrote there before is replaced, and all else stays \
         [default: target/book of the checkout]",
        "写到哪个文件夹，不能是仓库本身；书以前写在那里的内容会被替换，其他内容都保留；不写就是仓库的 target/book"
    ))]
    out: Option<PathBuf>,
    #[arg(long, value_name = Text("ADDRESS", "网址").get(), help = text!(
        "Where the book will be read, for previews: with it, a link in a chat or a forum shows the board",
        "书将放在哪个网址，用于链接预览：写了它，聊天或论坛里的链接就会显示棋盘"
    ))]
    address: Option<String>,
    #[arg(long, help = text!(
        "Leave the submissions out: they take about two seconds each",
        "不带提交用的文件：每个约需两秒"
    ))]
    no_submissions: bool,
    #[arg(long, help = text!(
        "Serve the written book to this machine, and open it in the browser, until Ctrl-C",
        "在本机提供写好的书，并在浏览器里打开，按 Ctrl-C 结束"
    ))]
    open: bool,
    #[arg(long, help = text!("Serve it without opening it", "同上，但不打开浏览器"))]
    serve: bool,
    #[arg(long, value_name = "N", requires = "served")]
    #[arg(help = text!("The port to serve it on [default: a free one]", "端口；不写就用空闲的端口"))]
    port: Option<u16>,
}

fn main() -> ExitCode {
    match run(&command_line::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say_error(&visible::text(error_text(&error).as_bytes()));
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    let checkout = Checkout::find()?;
    let out = arguments.out.clone().unwrap_or_else(|| checkout.path("target/book"));
    let folder = Folder::open(std::path::absolute(out)?)?;
    let out = &folder.path;
    let address = arguments.address.as_deref().map(Address::parse).transpose()?;
    // Checked first, as bundling and compiling take minutes.
    wasm::is_compilable()?;
    let server = |port| Server::start(out, "/", port);
    let served = arguments.open || arguments.serve;
    let server = served.then(|| server(arguments.port.unwrap_or(0))).transpose()?;
    println!("{}", folder.publish(&files(&checkout, address, arguments)?)?);
    match server {
        None => println!(
            "{}",
            text!(
                "the book is in {out}: put it on a static host, or read it by `cargo sente book --open`",
                "书在 {out}：可以放到静态托管，或用 `cargo sente book --open` 阅读",
                out = out.display()
            )
        ),
        Some(server) => {
            let address = server.address();
            let served =
                text!("the book is at {address} until Ctrl-C", "书在 {address}，按 Ctrl-C 结束");
            println!("{served}");
            if arguments.open
                && let Err(error) = opener::open_browser(server.address())
            {
                let unopened = text!(
                    "no browser opens by itself ({error}): open the address in one",
                    "无法自动打开浏览器（{error}）：请在浏览器里打开这个地址"
                );
                eprintln!("{unopened}");
            }
            server.wait();
        }
    }
    Ok(())
}

fn files(checkout: &Checkout, address: Option<Address>, arguments: &Arguments) -> Result<Files> {
    let problems = catalogue::read(checkout)?;
    let progress = progress(problems.len());
    let done = |id: &str| {
        progress.set_message(id.to_string());
        progress.inc(1);
    };
    let has_submissions = !arguments.no_submissions;
    let files = writing::files(checkout, &problems, has_submissions, address, done)?;
    progress.finish_and_clear();
    Ok(files)
}

/// A bar on a terminal, and a line elsewhere.
fn progress(problems: usize) -> ProgressBar {
    if !stderr().is_terminal() {
        eprintln!(
            "{}",
            text!("writing the pages of {problems} problems", "正在写 {problems} 道题的页面")
        );
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(problems as u64).with_style(style)
}
