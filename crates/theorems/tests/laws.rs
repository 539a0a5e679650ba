//! What theorems say of positions is held against the searches, in random plays of each problem.

#[path = "laws/advice.rs"]
mod advice;
#[path = "laws/claims.rs"]
mod claims;
#[path = "laws/moves.rs"]
mod moves;

use rules::session::Session;
use rules::{Choices, Problem};

/// Plays of each problem, and the positions looked at in each.
const PLAYS: u64 = 60;
const MOVES: usize = 40;

/// Looks at the positions of random plays, each with the input of its play; at no more of a play when `look` says false.
fn look_at_plays(problem: &dyn Problem, mut look: impl FnMut(&str, &dyn Session) -> bool) {
    for seed in 0..PLAYS {
        let mut choices = Choices::random(seed);
        let size = [2, 4, 8, problem.large() / 2][seed as usize % 4];
        let input = problem.random(&mut choices, size.clamp(1, problem.large()));
        let Ok(Some(mut play)) = problem.play(&input) else { continue };
        for _ in 0..MOVES {
            let count = play.moves().len();
            let goes_on = look(&input, &*play) && count > 0;
            if !goes_on || !play.make(choices.pick(0..=count - 1)) {
                break;
            }
        }
    }
}

/// A few short lines.
fn assert_form(id: &str, lines: &[String]) {
    let text = lines.join("\n");
    assert!((1..=14).contains(&lines.len()), "{id}: {} lines:\n{text}", lines.len());
    assert!(lines.iter().all(|line| line.chars().count() <= 78), "{id}: too wide:\n{text}");
}
