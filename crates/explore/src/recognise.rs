//! Games of the list that have the answers of a table.
//!
//! Each game is computed by its engine and compared place by place, also shifted, doubled, or with its axes exchanged. A few values would
//! agree with some game by chance: a match counts if the values carry twelve bits more than it takes to name one of all that was
//! tried.

mod candidates;
mod reading;
mod sets;

use crate::budget::Budget;
use crate::cell::Table;
use crate::question::Question;
use crate::source::Source;
use crate::units::SECOND;
use candidates::Candidate;
use itertools::Itertools;
use language::text;
use reading::{Map, Reading};
use rules::Problem;
use std::rc::Rc;

/// Bits of the values beyond those that name one of all comparisons.
const MARGIN: f64 = 12.0;
/// The places along each axis that are compared first, by the number of axes.
const FIRST: [usize; 6] = [64, 9, 5, 4, 3, 3];
/// Fractions of a second for the first places of a game, and for all of one that agrees there.
const PART_OF_FIRST: u64 = 5;
const PART_OF_ALL: u64 = 1;
/// Games that agree everywhere are looked for up to this number.
const MOST_AGREEING: usize = 8;

/// A game that has the answers of a table.
pub struct Same {
    /// The game or problem.
    pub source: Rc<dyn Source>,
    /// The position of the game, by that of the table: empty if they are the same.
    pub place: String,
    /// The first number from which on they agree, on one axis.
    pub from: u64,
    /// The number of values that were compared, and of those that the table has.
    pub compared: usize,
    /// See `compared`.
    pub known: usize,
    /// True if the table calls lost what the game calls won.
    pub is_reversed: bool,
}

impl Same {
    /// True if the game has the answers of the table at the same places.
    pub fn is_identical(&self) -> bool {
        self.place.is_empty() && self.from == 0 && !self.is_reversed
    }
}

/// The games that were compared with a table.
pub struct Recognised {
    /// The number of games, each with its shifts.
    pub tried: usize,
    /// The games that agree, the simplest first.
    pub same: Vec<Same>,
    /// Problems of the catalogue about the first of them, or whose answers agree.
    pub problems: Vec<&'static str>,
}

/// Compares a table with all games that have as many coordinates; its answers are to a question, if that is known.
pub fn recognise(
    table: &Table,
    asked: Option<Question>,
    problems: &[&'static dyn Problem],
    budget: &mut Budget<'_>,
) -> Recognised {
    budget.begin(&text!("comparing with known games", "与已知的游戏比较"), 0, false);
    let readings = Reading::all(table, asked);
    let maps = Map::all(table.sizes.len());
    let candidates = candidates::all(table, &readings, problems);
    let tried = candidates.len();
    let needed = ((tried * maps.len()) as f64).log2() + MARGIN;
    let mut agreeing: Vec<Agreeing<'_>> = Vec::new();
    let readings: Vec<Reading> = readings.into_iter().filter(|it| it.bits() >= needed).collect();
    let first = FIRST[(table.sizes.len() - 1).min(FIRST.len() - 1)];
    let start = start(table);
    for candidate in candidates.iter().filter(|_| !readings.is_empty()) {
        let mut like = Vec::new();
        // Most games differ at once, and some are slow.
        for first in [first / 2, first] {
            let sizes = table.sizes.iter().zip(&start);
            let sizes = sizes.map(|(&size, start)| size.min(start + first) + 2).collect::<Vec<_>>();
            let known = answers(candidate, &sizes, SECOND / PART_OF_FIRST, budget);
            like = known.map_or(Vec::new(), |known| like_it(candidate, &known, &maps, &readings));
            if like.is_empty() {
                break;
            }
        }
        agreeing.extend(like);
    }
    agreeing.sort_by_key(|(rank, ..)| *rank);
    let (mut same, mut asked): (Vec<Same>, Vec<&str>) = (Vec::new(), Vec::new());
    for (_, map, reading, candidate) in agreeing {
        let title = &candidate.source.about().title;
        let id = problems.iter().map(|problem| problem.id()).find(|id| id == title);
        // A problem about the first of them need not be searched, too.
        let is_about = |id: &str| same.first().is_some_and(|it| asking(it, problems).contains(&id));
        if id.map_or(same.len() >= MOST_AGREEING, is_about) {
            continue;
        }
        let sizes = map.sizes(&table.sizes);
        let Some(known) = answers(candidate, &sizes, SECOND / PART_OF_ALL, budget) else {
            continue;
        };
        let Some((from, compared)) = reading.agrees(map, &known) else { continue };
        if reading.bits_of(compared) < needed {
            continue;
        }
        asked.extend(id);
        let source = candidate.source.clone();
        let is_new = same.iter().all(|it| it.source.about().title != *title);
        if is_new && same.len() < MOST_AGREEING {
            let (place, is_reversed) = (map.text(&table.axes), reading.is_reversed);
            same.push(Same { source, place, from, compared, known: reading.known(), is_reversed });
        }
    }
    let problems = same.first().map_or(Vec::new(), |first| {
        let all = asking(first, problems).into_iter().chain(asked).sorted().dedup();
        all.filter(|id| first.source.about().title != *id).collect()
    });
    Recognised { tried, same, problems }
}

/// The first coordinates at which something is known.
fn start(table: &Table) -> Vec<usize> {
    let mut start = table.sizes.clone();
    let _ = table.each(|at, place| -> Result<(), ()> {
        if table.number(place).is_some() {
            start.iter_mut().zip(at).for_each(|(start, &n)| *start = (*start).min(n as usize));
        }
        Ok(())
    });
    start
}

/// A game that agrees: how simple that is, its place, and the table as it is read.
type Agreeing<'a> = ((bool, bool, usize), &'a Map, &'a Reading, &'a Candidate);

/// The ways in which the first answers of a game are those of a table.
fn like_it<'a>(
    candidate: &'a Candidate,
    known: &Table,
    maps: &'a [Map],
    readings: &'a [Reading],
) -> Vec<Agreeing<'a>> {
    let all = maps.iter().enumerate().cartesian_product(readings);
    let like = all.filter(|((_, map), reading)| {
        reading.question == candidate.question && reading.agrees(map, known).is_some()
    });
    let ranked = like.map(|((rank, map), reading)| {
        let rank = (reading.is_reversed, reading.is_other, rank);
        (rank, map, reading, candidate)
    });
    ranked.collect()
}

fn answers(
    candidate: &Candidate,
    sizes: &[usize],
    most: u64,
    budget: &mut Budget<'_>,
) -> Option<Table> {
    budget.share(most, 0, |part| candidate.source.answers(sizes, part).ok())
}

/// The problems whose game this is.
fn asking(same: &Same, problems: &[&'static dyn Problem]) -> Vec<&'static str> {
    let about = same.source.about();
    let name = about.typed.split(' ').next().unwrap_or_default();
    let is_asked = |problem: &&&dyn Problem| {
        let game = problem.explored();
        game.split(' ').next() == Some(name) && about.title != problem.id()
    };
    problems.iter().filter(is_asked).map(|problem| problem.id()).collect()
}

#[cfg(test)]
mod tests;
