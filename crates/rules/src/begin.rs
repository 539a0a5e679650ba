//! The first position of a play: one that is worth playing.

use crate::reader::Reader;
use crate::session::{Worth, best};
use crate::{Choices, FormResult, Problem, search};
use language::text;
use std::ops::RangeInclusive;

/// Numbers of moves that a reader can choose from without getting lost.
const MOVES: RangeInclusive<usize> = 5..=40;
/// Least number of moves, under best play of both sides, for a game that lasts.
const TURNS: usize = 4;
/// Most random inputs that are tried, and the number of inputs after which one that is good enough ends the search.
const TRIES: usize = 400;
const TRIES_FOR_MORE: usize = 64;
/// Random inputs that show how many lines an input has at least.
const TRIES_FOR_LINES: u64 = 8;
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
/// the count of words or letters may be left out.
///
/// # Errors
///
/// If the text is no input in any of these ways: by the reading that is most like an input, and about the text as it was typed.
pub fn completed(problem: &dyn Problem, typed: &str) -> FormResult<String> {
    let plain = language::narrow(typed).replace([',', '、'], " ");
    let line = plain.trim();
    if line.is_empty() {
        return Err(Reader::new("").invalid(text!("there is nothing to read", "没有内容")));
    }
    if line.contains('\n') {
        let read = problem.validate(typed).map(|()| typed.into());
        return read.or_else(|_| problem.validate(&plain).map(|()| plain));
    }
    let readings = readings(line);
    let is_right = |[head, input]: &&[String; 2]| {
        problem.validate(input).is_ok()
            && counts(head).all(|other| problem.validate(&format!("{other}{line}\n")).is_err())
    };
    if let Some([_, input]) = readings.iter().find(is_right) {
        return Ok(input.clone());
    }
    let lines = |text: &str| text.lines().count();
    let usual = (0..TRIES_FOR_LINES)
        .map(|seed| lines(&problem.random(&mut Choices::random(seed), problem.large())));
    let usual = usual.min();
    let error = |[head, input]: &[String; 2]| {
        let error = problem.validate(input.trim_end()).err()?.behind(lines(head))?;
        Some((Some(lines(input)) == usual, error.place(), error))
    };
    let likeliest = readings.iter().filter_map(error).max_by_key(|error| (error.0, error.1));
    Err(likeliest.map_or_else(|| Reader::new("").invalid(""), |error| error.2))
}

/// The readings of a line, each with the counts that it puts before it.
fn readings(line: &str) -> Vec<[String; 2]> {
    let is_word = !line.contains(' ') && line.contains(|c: char| !c.is_ascii_digit());
    let mut counts = [line.split_whitespace().count(), line.len()];
    // Letters are counted in a word alone, and numbers otherwise.
    counts.rotate_left(usize::from(is_word));
    let counted = counts.map(|count| format!("{count}\n"));
    let heads =
        std::iter::once(String::new()).chain(counted.into_iter().take(1 + usize::from(is_word)));
    let heads = heads.flat_map(|count| ["", "1\n"].map(|tests| format!("{tests}{count}")));
    heads.map(|head| [head.clone(), format!("{head}{line}\n")]).collect()
}

/// The counts of a head, each in turn greater by one: if that were an input as well, it would be no count.
fn counts(head: &str) -> impl Iterator<Item = String> {
    let numbers: Vec<usize> = head.lines().filter_map(|line| line.parse().ok()).collect();
    (0..numbers.len()).map(move |greater| {
        let each = numbers.iter().enumerate();
        each.map(|(place, number)| format!("{}\n", number + usize::from(place == greater)))
            .collect()
    })
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
    let mut found: Option<([bool; 7], String)> = None;
    for (number, input) in inputs.enumerate() {
        let least = found.as_ref().map(|(interest, _)| *interest);
        let is_worth_it = least >= Some([true, true, true, true, false, false, false]);
        if least == Some([true; 7]) || is_worth_it && number >= TRIES_FOR_MORE {
            break;
        }
        if let Some(interest) = search::within(SEARCHED, || interest(problem, &input, least)) {
            found = Some((interest, input));
        }
    }
    Some(found?.1)
}

/// Criteria for an interesting position, the most important first: the first player wins; he has several moves; at his
/// first real choice some moves are worse than the best; the game takes more than one move; at that choice at most half
/// of a moderate number of moves are good; the game lasts; all numbers are small. `None` if the input cannot be played,
/// has no move, or is no more interesting than another one: the search ends as soon as that is known.
fn interest(problem: &dyn Problem, input: &str, other: Option<[bool; 7]>) -> Option<[bool; 7]> {
    let mut session = problem.play(input).ok().flatten()?;
    // At most, as far as the position is known.
    let mut interest = [true; 7];
    let mut numbers = input.split_whitespace().filter_map(|word| word.parse().ok());
    interest[6] = numbers.all(|number: u64| number <= SMALL);
    let (mut turns, mut choice) = (0, None);
    while turns < TURNS && Some(interest) > other {
        let worths = session.worths().ok()?;
        let Some(&number) = best(&worths).first() else { break };
        if turns == 0 {
            interest[..2].copy_from_slice(&[worths[number].rank() > 0, worths.len() > 1]);
        }
        if turns % 2 == 0 && worths.len() > 1 {
            let choice = choice.get_or_insert_with(|| is_choice(&worths, worths[number]));
            [interest[2], interest[4]] = *choice;
        }
        session.make(number);
        turns += 1;
    }
    if choice.is_none() {
        [interest[2], interest[4]] = [false; 2];
    }
    [interest[3], interest[5]] = [turns > 1, turns == TURNS];
    (turns > 0 && Some(interest) > other).then_some(interest)
}

/// Two flags: some of these moves are worse than the best one; and their number is in `MOVES` and at most half are
/// good.
fn is_choice(worths: &[Worth], best: Worth) -> [bool; 2] {
    let is_good = |worth: &&Worth| matches!(worth, Worth::Won | Worth::WonIn(_)) || **worth == best;
    let (count, good) = (worths.len(), worths.iter().filter(is_good).count());
    [good < count, MOVES.contains(&count) && 2 * good <= count]
}
