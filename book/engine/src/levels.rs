//! Positions of a game from easy to hard, by a count: the chance that moves at random keep the win.

use rules::session::{Worth, best};
use rules::{Choices, Drawing, Problem, search};
use std::collections::BTreeMap;

/// Random inputs that are looked at, at most, and those found that are enough.
const TRIES: u64 = 600;
const ENOUGH: usize = 40;
/// The smallest size of inputs, and the number of sizes: each is larger by as much again.
const SIZE: usize = 6;
const SIZES: u64 = 10;
/// Budget of a search, in positions and moves.
const SEARCHED: usize = 20_000;
/// Turns of the reader, at least and at most.
const TURNS: [usize; 2] = [2, 8];
/// More moves at a time are no game for a beginner.
const MOVES: usize = 40;
/// Numbers above this one are not taken in at a glance.
const SMALL: u64 = 20;
/// Most parts of a drawing, most heaps, most cells of a row, and most heaps that are alike.
const PARTS: usize = 36;
const HEAPS: usize = 6;
const CELLS: usize = 20;
const ALIKE: usize = 2;

/// At most `count` inputs, each won for the player who begins, the easiest first; the last one has a single winning move, if
/// any has.
pub fn levels(problem: &dyn Problem, count: usize) -> Vec<String> {
    let mut found: Vec<(Odds, String)> = Vec::new();
    for seed in 0..TRIES {
        if found.len() >= ENOUGH {
            break;
        }
        let size = (SIZE * (1 + seed % SIZES) as usize).min(problem.large());
        let input = problem.random(&mut Choices::random(seed), size);
        let is_new = found.iter().all(|(_, other)| *other != input);
        let odds = search::within(SEARCHED, || odds(problem, &input, seed));
        found.extend(odds.filter(|_| is_new).map(|odds| (odds, input)));
    }
    found.sort_by(|(one, _), (other, _)| one.against.total_cmp(&other.against));
    let last = found.iter().rposition(|(odds, _)| odds.is_single);
    found.truncate(last.map_or(found.len(), |last| last + 1));
    // The easiest fifth are trifles.
    let found = &found[found.len() / 5..];
    let count = count.min(found.len());
    let place = |level: usize| level * (found.len() - 1) / (count.max(2) - 1);
    (0..count).map(|level| found[place(level)].1.clone()).collect()
}

/// The odds of a position for somebody who moves at random.
struct Odds {
    /// He keeps the win once in so many plays.
    against: f64,
    /// True if only one first move wins.
    is_single: bool,
}

/// The odds along one play that keeps the win; `None` if the first player does not win, or the play is too short or too long.
fn odds(problem: &dyn Problem, input: &str, seed: u64) -> Option<Odds> {
    let mut numbers = input.split_whitespace().filter_map(|word| word.parse().ok());
    if numbers.any(|number: u64| number > SMALL) {
        return None;
    }
    let mut session = problem.play(input).ok().flatten()?;
    if !is_clear(&session.position()) {
        return None;
    }
    let mut choices = Choices::random(seed);
    let (mut odds, mut turns) = (Odds { against: 1.0, is_single: false }, 0);
    loop {
        let worths = session.worths().ok()?;
        if worths.is_empty() || turns == TURNS[1] {
            break;
        }
        let good = best(&worths);
        if worths[good[0]].rank() <= 0 || worths.len() > MOVES {
            return None;
        }
        // Where wins differ in length, a longer one is a win all the same.
        let winning = worths.iter().filter(|worth| is_as_good(worth, &worths[good[0]])).count();
        odds.is_single |= turns == 0 && winning == 1 && worths.len() > 2;
        odds.against *= worths.len() as f64 / winning as f64;
        session.make(choices.one_of(&good));
        turns += 1;
        let replies = session.best().ok()?;
        if replies.is_empty() {
            break;
        }
        session.make(choices.one_of(&replies));
    }
    (turns >= TURNS[0]).then_some(odds)
}

/// True if a move wins, or gains as much as the best one does.
fn is_as_good(worth: &Worth, best: &Worth) -> bool {
    matches!(worth, Worth::Won | Worth::WonIn(_)) || worth == best
}

/// True if a drawing is taken in at a glance: it is small, and no heap is empty or one of many that are alike.
fn is_clear(drawing: &Drawing) -> bool {
    match drawing {
        Drawing::Heaps(heaps) => {
            let mut alike = BTreeMap::new();
            heaps.iter().for_each(|heap| *alike.entry(heap).or_insert(0) += 1);
            let is_plain = alike.iter().all(|(&&heap, &times)| heap > 0 && times <= ALIKE);
            is_plain && heaps.len() <= HEAPS
        }
        Drawing::Grid(rows) if rows.len() == 1 => rows[0].len() <= CELLS,
        drawing => drawing.parts().len() <= PARTS,
    }
}
