//! The first position of a play: one that is worth playing.

use crate::session::{Worth, best};
use crate::{Choices, Problem, search};
use std::ops::RangeInclusive;

/// Numbers of moves that a reader can choose from without getting lost.
const MOVES: RangeInclusive<usize> = 5..=40;
/// Least number of moves, under best play of both sides, for a game that lasts.
const TURNS: usize = 4;
/// Most random inputs that are tried, and the number of inputs after which one that is good enough ends the search.
const TRIES: usize = 400;
const TRIES_FOR_MORE: usize = 64;
/// Numbers up to this one are compared at a glance.
const SMALL: u64 = 999;
/// Budget of a search, in positions and moves, that answers before a reader notices a delay.
const SEARCHED: usize = 50_000;

/// The input that a play begins with: the most interesting one of the given inputs and of small random ones. `None` if
/// the problem is no game.
pub fn position<'a>(problem: &dyn Problem, given: impl Iterator<Item = &'a str>) -> Option<String> {
    let random = (0..TRIES).map(|seed| {
        // Sizes double every 32 seeds, up to the largest.
        let size = 8 << (seed / 32);
        problem.random(&mut Choices::random(seed as u64), size.min(problem.large()))
    });
    most_interesting(problem, given.map(String::from).chain(random))
}

/// The input that a person means: wide signs stand for ASCII, commas for spaces, and of a single line the number of tests and
/// the count of words or letters may be left out. Text that is no input in any of these ways is returned unchanged.
pub fn completed(problem: &dyn Problem, typed: &str) -> String {
    let plain = language::narrow(typed).replace([',', '、'], " ");
    let line = plain.trim();
    let counts = [line.split_whitespace().count(), line.len()].map(|count| format!("{count}\n"));
    let heads = std::iter::once(String::new()).chain(counts);
    let heads = heads.flat_map(|count| ["", "1\n"].map(|tests| format!("{tests}{count}")));
    let is_line = !line.is_empty() && !line.contains('\n');
    let short = heads.filter(|_| is_line).map(|head| format!("{head}{line}\n"));
    let mut inputs = short.chain([typed, &plain].map(String::from));
    inputs.find(|input| problem.validate(input).is_ok()).unwrap_or_else(|| typed.into())
}

/// A random input that can be played: the most interesting one that is found within the tries.
pub fn random(problem: &dyn Problem, seed: u64) -> Option<String> {
    let mut choices = Choices::random(seed);
    let sizes = [12, 8, 16, 10, 24, problem.large() / 2].into_iter().cycle().take(TRIES);
    let inputs = sizes.map(|size| problem.random(&mut choices, size.min(problem.large())));
    most_interesting(problem, inputs)
}

/// The most interesting input, the first one among equals. The search stops at a perfect one, or, after
/// `TRIES_FOR_MORE` inputs, once a good one was found.
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

/// Criteria for an interesting position, the most important first: the first player wins; he has several moves; at his
/// first real choice some moves are worse than the best; the game takes more than one move; at that choice at most half
/// of a moderate number of moves are good; the game lasts; all numbers are small. `None` if the input cannot be played
/// or has no move.
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

/// Two flags: some of these moves are worse than the best one; and their number is in `MOVES` and at most half are
/// good.
fn is_choice(worths: &[Worth], best: Worth) -> [bool; 2] {
    let is_good = |worth: &&Worth| matches!(worth, Worth::Won | Worth::WonIn(_)) || **worth == best;
    let (count, good) = (worths.len(), worths.iter().filter(is_good).count());
    [good < count, MOVES.contains(&count) && 2 * good <= count]
}
