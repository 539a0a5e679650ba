//! Extreme inputs, which no search answers: our solution does.

use super::find::both;
use super::hunt::Hunt;
use super::suspect::limits;
use crate::console::name;
use anyhow::{Result, bail};
use judge::process::Limits;
use rules::output;
use std::path::Path;
use std::time::Duration;

/// How long our own solution may take.
const OUR_PATIENCE: Duration = Duration::from_secs(60);

impl Hunt<'_> {
    /// Compares the answers of the suspect and of our solution to an extreme input.
    pub fn extreme(&self, number: usize, ours: &Path) -> Result<()> {
        let (worst, breaks) = self.problem.worst()[number];
        let (input, _) = self.problem.worst_input(number)?;
        let expected = match self.suspect.ask(ours, &input, &Limits::patience(OUR_PATIENCE))? {
            Ok(expected) => expected,
            Err(complaint) => bail!("on {worst}, our own solution {complaint}"),
        };
        let found = match self.suspect.found(&input, &limits(self.arguments.patience()))? {
            None => return Ok(()),
            Some((who, Err(complaint))) => format!("the {who} {complaint}"),
            Some((who, Ok(found))) => {
                let texts = [&expected, &found].map(|text| String::from_utf8_lossy(text));
                if output::same(&texts[0], &texts[1]).is_ok() {
                    return Ok(());
                }
                both("our solution says", &expected, who, &found)
            }
        };
        let (command, id) = (name(), self.problem.id());
        // Answers to such inputs can be long.
        let lines: Vec<String> =
            found.lines().take(12).map(|line| line.chars().take(80).collect()).collect();
        bail!(
            "on the extreme input of `{command} gen {id} worst {worst}`, meant to break {breaks}\n{}\n\
             `{command} judge {id} --bin` shows the first word that differs",
            lines.join("\n")
        );
    }
}
