//! A table as values or as outcomes, and its places in a game.

use crate::cell::{Table, Words, positions};
use crate::question::Question;
use itertools::Itertools;
use std::collections::BTreeMap;

/// Positions of one axis at the beginning where a game may differ.
const EXCEPTIONS: u64 = 3;

/// The numbers of a table, as answers to a question.
pub(super) struct Reading {
    pub question: Question,
    pub is_reversed: bool,
    /// True if the table has the answers to another question.
    pub is_other: bool,
    sizes: Vec<usize>,
    /// The answer at each place, if it is known.
    pub numbers: Vec<Option<u32>>,
}

impl Reading {
    /// The readings of a table: its values, and as outcomes if it has two.
    pub fn all(table: &Table, asked: Option<Question>) -> Vec<Reading> {
        let numbers: Vec<Option<u32>> =
            (0..table.cells.len()).map(|place| table.number(place)).collect();
        let reading = |question, is_reversed, of: &dyn Fn(u32) -> u32| Reading {
            question,
            is_reversed,
            is_other: asked.is_some_and(|asked| asked != question),
            sizes: table.sizes.clone(),
            numbers: numbers.iter().map(|number| number.map(of)).collect(),
        };
        let mut all = Vec::new();
        if table.words == Words::Numbers {
            all.push(reading(Question::Grundy, false, &|value| value));
        }
        let values: Vec<u32> = numbers.iter().flatten().copied().unique().sorted().collect();
        if let [low, high] = values[..] {
            // Players 1 and 2 are not 0 and 1: then the second one is who wins where a position is lost.
            let lost = if low == 0 { [low, high] } else { [high, low] };
            for question in [Question::Outcome, Question::Misere] {
                for (is_reversed, lost) in [(false, lost[0]), (true, lost[1])] {
                    all.push(reading(question, is_reversed, &|value| u32::from(value != lost)));
                }
            }
        }
        all
    }

    /// The number of values that are known.
    pub fn known(&self) -> usize {
        self.numbers.iter().flatten().count()
    }

    /// The bits that it takes to write the values, if nothing but their frequencies is known.
    pub fn bits(&self) -> f64 {
        self.bits_of(self.known())
    }

    /// The same for so many of the values.
    pub fn bits_of(&self, count: usize) -> f64 {
        let mut counts: BTreeMap<u32, f64> = BTreeMap::new();
        self.numbers.iter().flatten().for_each(|&value| *counts.entry(value).or_default() += 1.0);
        let all = self.known() as f64;
        let bits = counts.values().map(|count| count / all * (all / count).log2()).sum::<f64>();
        bits * count as f64
    }

    /// The first number from which on a table of a game agrees, and the number of values that were compared, if it
    /// agrees.
    pub fn agrees(&self, map: &Map, game: &Table) -> Option<(u64, usize)> {
        let (mut from, mut compared) = (0, 0);
        for (at, number) in positions(&self.sizes).zip(&self.numbers) {
            let Some(number) = *number else { continue };
            let is_early = at.len() == 1 && at[0] < EXCEPTIONS;
            let other = match map.of(&at).map(|at| game.place(&at)) {
                // Behind the end of the game's table, which may be far shorter; so is all that follows on a single axis.
                Some(None) if at.len() == 1 => break,
                Some(place) => place.and_then(|place| game.number(place)),
                // Before the first position of the game.
                None if is_early => None,
                None => continue,
            };
            match other {
                Some(other) if self.is_same(other, number) => compared += 1,
                Some(_) if !is_early => return None,
                None if map.of(&at).is_some() => {}
                _ => (from, compared) = (at[0] + 1, 0),
            }
        }
        (compared > 0).then_some((from, compared))
    }

    fn is_same(&self, other: u32, number: u32) -> bool {
        match self.question {
            Question::Grundy | Question::Remoteness => other == number,
            Question::Outcome | Question::Misere => other.min(1) == number,
        }
    }
}

/// The place in a game, by that in a table: `(times n + plus) / over` for each coordinate.
pub(super) struct Map {
    times: i64,
    plus: i64,
    over: i64,
    is_exchanged: bool,
}

impl Map {
    /// The places that are tried for so many axes, the simplest first.
    pub fn all(axes: usize) -> Vec<Map> {
        let shifts = if axes == 1 { 2 } else { 1 };
        let shifted = |is_exchanged| {
            let shift = move |plus| Map { times: 1, plus, over: 1, is_exchanged };
            (0..=shifts).flat_map(|shift| [shift, -shift]).dedup().map(shift)
        };
        let doubled = [(2, 0, 1), (2, 1, 1), (2, -1, 1), (1, 0, 2), (1, 1, 2)];
        let doubled =
            doubled.map(|(times, plus, over)| Map { times, plus, over, is_exchanged: false });
        let doubled = doubled.into_iter().filter(|_| axes == 1);
        let exchanged = shifted(true).filter(|_| axes == 2);
        shifted(false).chain(exchanged).chain(doubled).collect()
    }

    /// The place of a position; None before the first one.
    pub fn of(&self, at: &[u64]) -> Option<Vec<u64>> {
        let of = |&n: &u64| u64::try_from(self.times * n as i64 + self.plus).ok();
        let mut place =
            at.iter().map(|n| Some(of(n)? / self.over as u64)).collect::<Option<Vec<u64>>>()?;
        if self.is_exchanged {
            place.reverse();
        }
        Some(place)
    }

    /// The sizes of a table of the game that holds all places.
    pub fn sizes(&self, sizes: &[usize]) -> Vec<usize> {
        let last: Vec<u64> = sizes.iter().map(|&size| size as u64 - 1).collect();
        let last = self.of(&last).unwrap_or(last);
        last.into_iter().map(|last| last as usize + 1).collect()
    }

    /// The position in the game; empty if it is that of the table.
    pub fn text(&self, axes: &[String]) -> String {
        let number = |name: &String| {
            let Map { times, plus, over, .. } = self;
            let times = if *times == 1 { name.clone() } else { format!("{times} {name}") };
            let sum = match plus {
                0 => times,
                1.. => format!("{times} + {plus}"),
                _ => format!("{times} - {}", plus.unsigned_abs()),
            };
            match over {
                1 => sum,
                _ => format!("floor(({sum})/{over})"),
            }
        };
        let mut names: Vec<String> = axes.iter().map(number).collect();
        if self.is_exchanged {
            names.reverse();
        }
        match (names == axes, &names[..]) {
            (true, _) => String::new(),
            (_, [one]) => one.clone(),
            (_, several) => format!("({})", several.iter().join(", ")),
        }
    }
}
