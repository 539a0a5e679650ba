//! Writes the book: a static site with a page for each problem.
//!
//! Nothing is written twice: a page is made of the header of the solution, the catalogue, the samples, the wrong ideas
//! and their inputs, the solution itself, and what `cargo sente bundle` makes of it. The shell around the pages, with
//! contents, search, light and dark, and print, is mdBook's.

mod chrome;
mod contents;
mod edition;
mod page;
mod solution;
mod submissions;
mod text;
mod wasm;
mod writing;
mod written;

use anyhow::Result;
use book::serve::Server;
use clap::{ArgGroup, Parser};
use cli::Usage;
use cli::checkout::Checkout;
use cli::checkout::catalogue;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write the book: a page for each problem, to read, to play and to explore
#[derive(Parser)]
#[command(name = "sente book", bin_name = "cargo sente book", group = ArgGroup::new("served").args(["open", "serve"]).multiple(true))]
#[command(after_help = "\
Examples:
  cargo sente book --open             write the book, and read it in the browser, until Ctrl-C
  cargo sente book --out site         write it for a static host into the folder `site`
  cargo sente book --serve --port 8000 --no-submissions")]
struct Arguments {
    /// The folder to write, beside this one; what the book wrote there before is replaced [default: target/book of the
    /// checkout]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Leave the submissions out: they take about two seconds each
    #[arg(long)]
    no_submissions: bool,
    /// Serve the written book to this machine, and open it in the browser, until Ctrl-C
    #[arg(long)]
    open: bool,
    /// Serve it without opening it
    #[arg(long)]
    serve: bool,
    /// The port to serve it on [default: a free one]
    #[arg(long, value_name = "N", requires = "served")]
    port: Option<u16>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    let checkout = Checkout::find()?;
    let out = written::folder(&checkout, arguments.out.as_deref())?;
    // Before anything takes long.
    wasm::is_compilable()?;
    let server = |port| Server::start(&out, "/", port);
    let served = arguments.open || arguments.serve;
    let server = served.then(|| server(arguments.port.unwrap_or(0))).transpose()?;
    write_book(&checkout, &out, arguments)?;
    match server {
        None => println!(
            "the book is in {}: put it on a static host, or read it by `cargo sente book --open`",
            out.display()
        ),
        Some(server) => {
            println!("the book is at {} until Ctrl-C", server.address());
            if arguments.open
                && let Err(error) = opener::open_browser(server.address())
            {
                eprintln!("no browser opens by itself ({error}): open the address in one");
            }
            server.wait();
        }
    }
    Ok(())
}

fn write_book(checkout: &Checkout, out: &Path, arguments: &Arguments) -> Result<()> {
    let problems = catalogue::read(checkout)?;
    let source = written::source(checkout)?;
    let progress = progress(problems.len());
    let done = |id: &str| {
        progress.set_message(id.to_string());
        progress.inc(1);
    };
    let has_submissions = !arguments.no_submissions;
    writing::write(checkout, &problems, has_submissions, [source.path(), out], done)?;
    progress.finish_and_clear();
    Ok(())
}

/// A bar on a terminal, and a line elsewhere.
fn progress(problems: usize) -> ProgressBar {
    if !stderr().is_terminal() {
        eprintln!("writing the pages of {problems} problems");
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(problems as u64).with_style(style)
}
