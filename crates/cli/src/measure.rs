//! `cargo sente measure`: what one run of a program costs.

use crate::console::{say, say_json};
use anyhow::Result;
use judge::measure::{Cost, Feed, LONG, Run};
use judge::process;
use std::path::PathBuf;

/// Measure one run of a program: CPU time and peak memory of the whole process, by the kernel
#[derive(clap::Args, Clone)]
#[command(after_help = "\
Examples:
  cargo sente measure ./a.out --input path.in
  cargo sente measure target/release/p2197 --input samples/p2197/1.in --json")]
pub struct Arguments {
    /// The program
    program: PathBuf,
    /// What it is told
    #[arg(value_name = "ARGUMENT")]
    arguments: Vec<String>,
    /// The file that is its standard input
    #[arg(long, value_name = "FILE")]
    input: PathBuf,
    /// The file for its standard output, which is thrown away without one
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print how it ended, for machines
    #[arg(long)]
    json: bool,
}

/// Runs `cargo sente measure`.
///
/// # Errors
///
/// If the program cannot be started, or fails and nobody asked how.
pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { program, arguments, input, output, json } = arguments.clone();
    let run = Run { program, arguments, input, feed: Feed::File, output };
    process::measure_alone();
    if json {
        say_json(&run.report(&LONG)?);
    } else {
        let Cost { cpu, memory } = run.cost()?;
        say(format_args!("{} us, {memory} bytes", cpu.as_micros()));
    }
    Ok(())
}
