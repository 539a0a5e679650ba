//! A move that a theorem names is one of the best.

use crate::look_at_plays;
use rules::Problem;
use rules::session::Worth;

/// What is said names a best move by its words and a colon, except where every move loses alike.
pub fn hold(problem: &'static dyn Problem) {
    let mut named = 0;
    look_at_plays(problem, |input, play| {
        let (moves, Ok(best), Ok(worth)) = (play.moves(), play.best(), play.worth()) else {
            return false;
        };
        let Some(saying) = theorems::says(problem.id(), play) else { return false };
        let text = format!(" {}", saying.lines.join(" ").to_lowercase());
        // Points follow some words.
        let is_named = |&&number: &&usize| {
            let words = moves[number].trim_start_matches("move ");
            let words = words.split(':').next().unwrap_or_default();
            text.contains(&format!(" {}: ", words.to_lowercase()))
        };
        if !moves.is_empty() && worth != Worth::Lost {
            let place = play.position();
            assert!(
                best.iter().find(is_named).is_some(),
                "no best move is named, as in `{}: `, of\n{place}\n{}\nin a play from\n{input}",
                moves[best[0]],
                saying.lines.join("\n")
            );
            named += 1;
        }
        true
    });
    assert!(named > 0, "no move was named");
}
