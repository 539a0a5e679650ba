//! What theorems say of positions is held against the searches, in random plays of each problem. `cargo test p2252` looks at
//! those of P2252.

mod advice;
mod claims;
mod moves;

use libtest_mimic::{Arguments, Trial};
use problems::PROBLEMS;
use rules::session::Session;
use rules::{Choices, Problem};
use std::process::ExitCode;

/// What holds of the sayings about a game; it panics where that does not hold.
type Law = fn(&'static dyn Problem);

fn main() -> ExitCode {
    let laws: [(&str, Law); 2] = [("claims", claims::hold), ("moves", named_moves)];
    let trials = laws.into_iter().flat_map(|(name, law)| {
        PROBLEMS.iter().copied().filter(|problem| is_game(*problem)).map(move |problem| {
            Trial::test(format!("{name}::{}", problem.id()), move || {
                law(problem);
                Ok(())
            })
        })
    });
    let greatest = Trial::test("of_the_greatest_numbers_something_short_is_said", || {
        advice::of_the_greatest_numbers_something_short_is_said();
        Ok(())
    });
    libtest_mimic::run(&Arguments::from_args(), trials.chain([greatest]).collect()).exit_code()
}

/// A theorem that names moves by their words names winning ones, or at least the best ones.
fn named_moves(problem: &'static dyn Problem) {
    match advice::ADVISED.contains(&problem.id()) {
        true => advice::hold(problem),
        false => moves::hold(problem),
    }
}

fn is_game(problem: &dyn Problem) -> bool {
    !matches!(problem.play(&problem.random(&mut Choices::random(0), 1)), Ok(None))
}

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
