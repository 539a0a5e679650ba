//! The first position of a play: one that is worth playing.

use crate::session::{Worth, best};
use crate::{Choices, Problem, search};
use std::ops::RangeInclusive;

/// As many moves as one can take in.
const MOVES: RangeInclusive<usize> = 5..=40;
/// A play between two who play perfectly has at least so many moves.
const TURNS: usize = 4;
/// Random inputs that are looked at for a position that is worth playing, and those for a better one.
const TRIES: usize = 400;
const TRIES_FOR_MORE: usize = 64;
/// Numbers up to this one are compared at a glance.
const SMALL: u64 = 999;
/// Positions and moves in a search that a reader does not notice.
const SEARCHED: usize = 50_000;

/// An input of the problem to begin a play with: the first of these that is worth it, else a small random one. `None` if the
/// problem is no game.
pub fn position<'a>(problem: &dyn Problem, given: impl Iterator<Item = &'a str>) -> Option<String> {
    let random = (0..TRIES).map(|seed| {
        // Larger ones bit by bit.
        let size = 8 << (seed / 32);
        problem.random(&mut Choices::random(seed as u64), size.min(problem.large()))
    });
    most_interesting(problem, given.map(String::from).chain(random))
}

/// The input that a typed line stands for: the number of tests, of the words in the line, or of its letters may be left out
/// before it. Anything else is returned as it is.
pub fn completed(problem: &dyn Problem, typed: &str) -> String {
    let line = typed.trim();
    let counts = [line.split_whitespace().count(), line.len()].map(|count| format!("{count}\n"));
    let heads = std::iter::once(String::new()).chain(counts);
    let heads = heads.flat_map(|count| ["", "1\n"].map(|tests| format!("{tests}{count}")));
    let is_line = !line.is_empty() && !line.contains('\n');
    let mut inputs = heads.filter(|_| is_line).map(|head| format!("{head}{line}\n"));
    inputs.find(|input| problem.validate(input).is_ok()).unwrap_or_else(|| typed.into())
}

/// A random input that can be played, and is worth it if there is one within the tries.
pub fn random(problem: &dyn Problem, seed: u64) -> Option<String> {
    let mut choices = Choices::random(seed);
    let sizes = [12, 8, 16, 10, 24, problem.large() / 2].into_iter().cycle().take(TRIES);
    let inputs = sizes.map(|size| problem.random(&mut choices, size.min(problem.large())));
    most_interesting(problem, inputs)
}

/// The first input of the greatest interest among those that are looked at.
fn most_interesting(problem: &dyn Problem, inputs: impl Iterator<Item = String>) -> Option<String> {
    let mut found = ([false; 7], None);
    for (number, input) in inputs.enumerate() {
        let is_worth_it = found.0 >= [true, true, true, true, false, false, false];
        if found.0 == [true; 7] || is_worth_it && number >= TRIES_FOR_MORE {
            break;
        }
        if let Some(interest) = search::within(SEARCHED, || interest(problem, &input))
            && (interest > found.0 || found.1.is_none())
        {
            found = (interest, Some(input));
        }
    }
    found.1
}

/// Reasons to play a position, the weightiest first: whoever begins can win, and has several moves; where he first
/// has, not all win; it is not over at once; of some moves at most half are good; the play lasts; and numbers are small. `None`
/// if the input is not to be played, or has no move.
fn interest(problem: &dyn Problem, input: &str) -> Option<[bool; 7]> {
    let mut session = problem.play(input).ok().flatten()?;
    let wins = session.worth().ok()?.rank() > 0;
    let has_several = session.moves().len() > 1;
    let (mut turns, mut choice) = (0, None);
    while turns < TURNS {
        let worths = session.worths().ok()?;
        let Some(&number) = best(&worths).first() else { break };
        if turns % 2 == 0 && worths.len() > 1 {
            choice.get_or_insert_with(|| is_choice(&worths, worths[number]));
        }
        session.make(number);
        turns += 1;
    }
    let [matters, has_few_good] = choice.unwrap_or_default();
    let lasts = turns == TURNS;
    let mut numbers = input.split_whitespace().filter_map(|word| word.parse().ok());
    let is_small = numbers.all(|number: u64| number <= SMALL);
    (turns > 0).then_some([wins, has_several, matters, turns > 1, has_few_good, lasts, is_small])
}

/// True if some moves of these worths are better than others; and if their number is in `MOVES` and at most half are good.
fn is_choice(worths: &[Worth], best: Worth) -> [bool; 2] {
    let is_good = |worth: &&Worth| matches!(worth, Worth::Won | Worth::WonIn(_)) || **worth == best;
    let (count, good) = (worths.len(), worths.iter().filter(is_good).count());
    [good < count, MOVES.contains(&count) && 2 * good <= count]
}
