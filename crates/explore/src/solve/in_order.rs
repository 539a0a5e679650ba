//! Answers in the order of the coordinates, where every move leads back in it.
//!
//! An answer needs those of its options. But where a position has many options, most of them lie before the few
//! positions just before it. So a few positions are looked at together, by all threads, as far as the answers before
//! them tell; the other options are remembered, and looked up when it is the position's turn.

mod ahead;

use super::{Mex, Recurrence, TRIED, index, positions};
use crate::games::{Flow, Game};
use crate::watch::Watch;
use ahead::{Ahead, Look};
use std::collections::VecDeque;

/// Options of one position between two looks at the watch.
const STRIDE: u64 = 1 << 14;
/// Cost of an option that is looked up in a table, in operations.
const LOOKED_UP: u64 = 4;

/// The answers of all positions whose coordinates are below `sizes`; fewer if the watch ended the work. `None`
/// if some move leads out of the order.
pub(super) fn answers(
    game: &dyn Game,
    sizes: &[usize],
    recurrence: Recurrence,
    watch: &mut Watch,
) -> Option<Vec<u32>> {
    let mut answers: Vec<u32> = Vec::new();
    let (mut mex, mut ahead) = (Mex::default(), VecDeque::new());
    // Of a position, in operations.
    let mut costliest = 0;
    for coordinates in positions(sizes) {
        if !watch.goes_on(answers.len() as u64) {
            break;
        }
        if ahead.is_empty() {
            ahead = Look { game, sizes, recurrence, known: &answers }.at_next(costliest);
            costliest = 0;
        }
        let before = watch.spent();
        let seen: Option<Ahead> = ahead.pop_front().flatten();
        let answer = match (seen, game.position(&coordinates)) {
            (Some(seen), _) => {
                // When it is its turn: so the work ends where that of one thread does.
                watch.spend(seen.cost);
                seen.answer(&answers)
            }
            (None, None) => 0,
            (None, Some(position)) if position != coordinates => return None,
            (None, Some(position)) => {
                let conclusion = Conclusion::new(recurrence, std::mem::take(&mut mex));
                match by_options(game, &position, sizes, &answers, conclusion, watch) {
                    Ok(conclusion) => conclusion.answer(&mut mex),
                    Err(Gap::OutOfOrder) => return None,
                    Err(Gap::Ended) => break,
                }
            }
        };
        answers.push(answer);
        costliest = costliest.max(watch.spent() - before);
    }
    Some(answers)
}

/// Why a position has no answer.
enum Gap {
    /// An option comes later in the table.
    OutOfOrder,
    /// The watch ended the work.
    Ended,
}

/// The conclusion from a position's options, which come before it.
fn by_options(
    game: &dyn Game,
    position: &[u64],
    sizes: &[usize],
    answers: &[u32],
    mut conclusion: Conclusion,
    watch: &mut Watch,
) -> Result<Conclusion, Gap> {
    let (tried, mut counted, mut gap) = (game.tried(), 0, None);
    let _ = game.each_option(position, &mut |parts| {
        let answer = parts.iter().try_fold(conclusion.recurrence.of_nothing(), |sum, part| {
            let answer = *answers.get(index(part, sizes)?)?;
            Some(if parts.len() == 1 { answer } else { sum ^ answer })
        });
        match answer {
            Some(answer) => conclusion.enter(answer),
            None => gap = Some(Gap::OutOfOrder),
        }
        if conclusion.count.is_multiple_of(STRIDE) {
            watch.spend((conclusion.count - counted) * LOOKED_UP);
            counted = conclusion.count;
            if !watch.goes_on(answers.len() as u64) {
                gap = Some(Gap::Ended);
            }
        }
        if gap.is_some() { Flow::Break(()) } else { Flow::Continue(()) }
    });
    watch.spend(cost(conclusion.count - counted, game.tried() - tried));
    gap.map_or(Ok(conclusion), Err)
}

/// The cost of a position, in operations, by its options and all moves that were tried.
fn cost(options: u64, tried: u64) -> u64 {
    (options + 1) * LOOKED_UP + tried * TRIED
}

/// The answer of a position while the answers of its options come in.
pub(super) struct Conclusion {
    recurrence: Recurrence,
    mex: Mex,
    count: u64,
    /// The least even answer: where the player to move loses.
    lost: Option<u32>,
    most: u32,
}

impl Conclusion {
    /// From no options so far. What finds least values is used again.
    pub fn new(recurrence: Recurrence, mut mex: Mex) -> Self {
        mex.begin();
        Conclusion { recurrence, mex, count: 0, lost: None, most: 0 }
    }

    /// There is an option with this answer.
    pub fn enter(&mut self, option: u32) {
        self.count += 1;
        match self.recurrence {
            Recurrence::Grundy => self.mex.enter(option),
            _ if option.is_multiple_of(2) => {
                self.lost = Some(self.lost.map_or(option, |lost| lost.min(option)));
            }
            _ => self.most = self.most.max(option),
        }
    }

    /// The answer; `mex` is given back.
    pub fn answer(self, mex: &mut Mex) -> u32 {
        *mex = self.mex;
        match self.recurrence {
            Recurrence::Grundy => mex.least(),
            _ if self.count == 0 => self.recurrence.of_nothing(),
            Recurrence::Outcome | Recurrence::Misere => u32::from(self.lost.is_some()),
            Recurrence::Remoteness => 1 + self.lost.unwrap_or(self.most),
        }
    }
}
