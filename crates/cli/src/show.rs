//! `cargo sente show`: a problem in the terminal.

use crate::console::{BOLD, say, styled};
use anyhow::{Context, Result};
use checkout::Checkout;
use checkout::catalogue::{self, Problem};
use judge::visible;
use std::fs;

/// Show a problem: rules, theorem, proof, traps, links, limits, samples
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cargo sente show p4363
  cargo sente show POJ 1067          a problem by its name at another judge
  cargo sente show wythoff           by its title or topic; an address will do, too
  cargo sente show p4363 | less")]
pub struct Arguments {
    /// The problem: its name, a mirror such as `POJ 1067`, an address, a title, a topic
    #[arg(value_name = "PROBLEM", required = true)]
    id: Vec<String>,
}

/// Runs `cargo sente show`.
///
/// # Errors
///
/// If the problem is unknown or a file cannot be read.
pub fn run(checkout: &Checkout, arguments: &Arguments) -> Result<()> {
    let problem = catalogue::one(checkout, &arguments.id)?;
    let Problem { id, judge, link, mirrors, topic, rust, .. } = &problem;
    let solution = format!("src/bin/{id}.rs");
    say(render(&read(checkout, &solution)?));
    let fact = |name: &str, value: &str| say(format_args!("{} {value}", styled(BOLD, name)));
    fact("Judge.", &format!("{judge}{}: {link}", if *rust { "" } else { " (takes no Rust)" }));
    if !mirrors.is_empty() {
        fact("Also.", &mirrors.join(", "));
    }
    fact("Limits.", &problem.limits());
    fact("Topic.", topic);
    fact("Solution.", &solution);
    let folder = format!("samples/{id}");
    for name in checkout.stems(&folder, "in")? {
        for (kind, what) in [("in", "Sample"), ("out", "Answer")] {
            let file = format!("{folder}/{name}.{kind}");
            say(format_args!("\n{} {file}\n", styled(BOLD, format!("{what}."))));
            read(checkout, &file)?.lines().for_each(|line| say(format_args!("    {line}")));
        }
    }
    Ok(())
}

/// A text that may be shown: anybody can add a sample.
fn read(checkout: &Checkout, file: &str) -> Result<String> {
    let bytes = fs::read(checkout.path(file)).with_context(|| format!("cannot read {file}"))?;
    Ok(visible::text(&bytes))
}

/// The comment at the top of a solution, as text: its title and the names of its parts are bold.
fn render(solution: &str) -> String {
    let header = solution.lines().map_while(|line| line.strip_prefix("//!"));
    let mut text = String::new();
    for (index, line) in header.map(|line| line.strip_prefix(' ').unwrap_or(line)).enumerate() {
        if index == 0 {
            let title = line.split(" <http").next().unwrap_or(line).trim_end_matches('.');
            text += &styled(BOLD, title);
        } else {
            // Every second piece stands between two pairs of stars.
            for (place, piece) in line.split("**").enumerate() {
                text += &if place % 2 == 1 { styled(BOLD, piece) } else { piece.to_string() };
            }
        }
        text += "\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_becomes_text() {
        let solution =
            "//! P1 Nim. <https://x>\n//!\n//! **Rules.** 2 * 3.\n\nuse sente;\n//! no\n";
        let bold = |text| styled(BOLD, text);
        assert_eq!(render(solution), format!("{}\n\n{} 2 * 3.\n", bold("P1 Nim"), bold("Rules.")));
        assert_eq!(render(""), "");
    }
}
