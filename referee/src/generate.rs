//! `cargo referee gen`: extreme inputs, for whoever wants to try a program of his own.

use crate::console::say;
use crate::rules;
use anyhow::{Context, Result, ensure};
use fastrand::Rng;
use std::io::{BufWriter, ErrorKind, Write, stdout};

/// Print an extreme input of a problem
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo referee gen p7864                the names, and what each is meant to break
  cargo referee gen p7864 shuffled-path > path.in
  cargo referee gen p4363 full-board | ./a.out")]
pub struct Arguments {
    /// The problem
    id: String,
    /// The name of the input; all are listed if it is left out
    name: Option<String>,
}

/// Runs `cargo referee gen`.
///
/// # Errors
///
/// If the problem or the input is unknown, or the output cannot be written.
pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { id, name } = arguments;
    let inputs = rules::worst(id);
    ensure!(!inputs.is_empty(), "no problem is called {id:?}; `cargo referee list` shows all");
    let Some(name) = name else {
        for worst in inputs {
            say(format_args!("{:<24} breaks {}", worst.name, worst.breaks));
        }
        return Ok(());
    };
    let worst = inputs.iter().find(|worst| worst.name == name).with_context(|| {
        let names: Vec<_> = inputs.iter().map(|worst| worst.name).collect();
        format!("{id} has no input {name:?}; there is: {}", names.join(", "))
    })?;
    let mut out = BufWriter::new(stdout().lock());
    let written = (worst.write)(&mut out, &mut Rng::with_seed(1)).and_then(|()| out.flush());
    match written {
        // Whoever reads has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result.context("cannot write the input"),
    }
}
