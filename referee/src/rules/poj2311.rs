//! POJ 2311: Cutting Game.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved, mex};
use crate::reader::{Invalid, Reader};
use std::collections::HashMap;

const SIDES: std::ops::RangeInclusive<usize> = 2..=200;
/// The statement does not limit the cases; so many are different.
const CASES: usize = 39_601;
/// A search takes no more positions than this, for all sheets of an input together.
const BOUND: usize = 400_000;

/// The sides.
type Sheet = [usize; 2];

pub struct Game;

impl Rules for Game {
    type Case = Sheet;
    const MOST_CASES: usize = CASES;
    const SMALL: usize = 60;
    const LARGE: usize = 72;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Sheet>, Invalid> {
        let mut cases = Vec::new();
        while cases.is_empty() || !reader.is_at_end() {
            cases.push([reader.size("the width", SIDES)?, reader.size("the height", SIDES)?]);
        }
        Ok(cases)
    }

    fn print(cases: &[Sheet]) -> String {
        cases.iter().map(line).collect()
    }

    /// At most `size` unit squares.
    fn generate(choices: &mut Choices, size: usize) -> Sheet {
        let least = *SIDES.start();
        let w = choices.size(least..=(size / least).clamp(least, *SIDES.end()));
        [w, choices.size(least..=(size / w).clamp(least, *SIDES.end()))]
    }

    fn answers(cases: &[Sheet]) -> Result<Vec<String>, Unsolved> {
        let starts = || cases.iter().map(|&sheet| pieces(vec![sheet]));
        let graph = Graph::explore(starts(), moves, BOUND)?;
        let wins = graph.wins(Play::Normal)?;
        Ok(starts().map(|start| outcome(wins[graph.number(&start)])).collect())
    }

    const COORDINATES: &'static [&'static str] = &["width", "height"];

    fn at(coordinates: &[u64]) -> Option<Sheet> {
        let sheet: Sheet = [*coordinates.first()? as usize, *coordinates.get(1)? as usize];
        sheet.iter().all(|side| SIDES.contains(side)).then_some(sheet)
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "all-sizes",
            breaks: "a table that is computed anew for each case",
            write: |out, random| {
                let mut sizes: Vec<_> = SIDES.flat_map(|w| SIDES.map(move |h| [w, h])).collect();
                random.shuffle(&mut sizes);
                sizes.iter().try_for_each(|size| write_line(out, size))
            },
        },
        Worst {
            name: "growing",
            breaks: "a table that is made anew when a larger sheet comes",
            write: |out, _| SIDES.into_iter().try_for_each(|side| write_line(out, [side, side])),
        },
    ];

    const WRONG: &'static [Wrong<Sheet>] = &[
        Wrong {
            name: "last-cut-wins",
            because: "in most games the last move does, and the number of cuts is known",
            answer: |[w, h]| Ok(outcome((w * h - 1) % 2 == 1)),
        },
        Wrong {
            name: "halve-and-mirror",
            because: "what happens in one half can be repeated in the other",
            answer: |[w, h]| Ok(outcome(w % 2 == 0 || h % 2 == 0)),
        },
        Wrong {
            name: "strips-are-worth-1",
            because: "a strip is won for the player to move, like a heap of one",
            answer: |&sheet| Ok(outcome(value(sheet, &mut HashMap::new()) != 0)),
        },
        Wrong {
            name: "always-won",
            because: "nearly all random sheets are",
            answer: |_| Ok(outcome(true)),
        },
    ];
}

/// The pieces on the table. When someone has won there are none, and so no moves.
type Position = Vec<Sheet>;

/// A position as it is written: a piece may be turned, and the pieces lie in no order.
fn pieces(mut pieces: Position) -> Position {
    pieces.iter_mut().for_each(|sides| sides.sort_unstable());
    pieces.sort_unstable();
    pieces
}

fn cuts([w, h]: Sheet) -> impl Iterator<Item = [Sheet; 2]> {
    (1..w)
        .map(move |cut| [[cut, h], [w - cut, h]])
        .chain((1..h).map(move |cut| [[w, cut], [w, h - cut]]))
}

/// Any piece is cut in two. Who makes a unit square wins at once; beside such a cut no other
/// matters.
fn moves(position: &Position) -> Vec<((), Position)> {
    let mut options = Vec::new();
    for (index, &piece) in position.iter().enumerate() {
        for parts in cuts(piece) {
            if parts.contains(&[1, 1]) {
                return vec![((), Vec::new())];
            }
            let mut option = position.clone();
            option.swap_remove(index);
            option.extend(parts);
            options.push(((), pieces(option)));
        }
    }
    options
}

fn outcome(first_player_wins: bool) -> String {
    if first_player_wins { "WIN" } else { "LOSE" }.to_string()
}

/// The Grundy value, if strips had one: 1.
fn value(sheet: Sheet, known: &mut HashMap<Sheet, usize>) -> usize {
    if sheet.contains(&1) {
        return 1;
    }
    if let Some(&value) = known.get(&sheet) {
        return value;
    }
    let value = mex(cuts(sheet).map(|[a, b]| value(a, known) ^ value(b, known)));
    known.insert(sheet, value);
    value
}
