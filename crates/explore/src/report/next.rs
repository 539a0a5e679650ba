//! The next steps where no pattern was found.

use crate::explore::Exploration;
use crate::question::Question;

/// The commands that may show more; None if there is a pattern, or none was looked for.
pub(super) fn steps(result: &Exploration) -> Option<String> {
    if result.looked_at.is_none() || result.pattern().is_some() {
        return None;
    }
    let mut steps: Vec<String> = Vec::new();
    let mut step = |option: &str, what: &str| steps.push(format!("{option} {what}"));
    let has_draws = result.table.has_draws();
    match result.about.question {
        Some(Question::Grundy) => step("--ask outcome", "says less, and may have a pattern"),
        Some(Question::Remoteness) => step("--ask outcome", "says only who wins"),
        _ => {}
    }
    if let (Some(Question::Grundy | Question::Outcome), false) = (result.about.question, has_draws)
    {
        step("--ask misere", "asks for the game in which the player without a move wins");
    }
    if result.cut.is_none() {
        let factor = if result.table.sizes.len() == 1 { 10 } else { 2 };
        let larger = result.table.sizes.iter().map(|&size| (factor * (size - 1)).max(size));
        let larger: Vec<String> = larger.map(|most| most.to_string()).collect();
        step(&format!("--to {}", larger.join(",")), "looks further");
    }
    step("--csv", "prints all values for other programs");
    Some(steps.join("; "))
}
