//! The values of positions, each from those of its options.

use super::{Part, Partizan};
use crate::budget::Budget;
use crate::error::refused;
use anyhow::{Result, anyhow};
use game::Values;
use language::text;
use rustc_hash::FxHashMap;

/// The cost of an option and of a comparison, in operations, and the cells that a position takes beside its numbers.
const OPTION: u64 = 400;
const COMPARISON: u64 = 150;
const CELLS: usize = 6;

/// Values of positions so far.
#[derive(Default)]
pub(super) struct Solver {
    pub values: Values,
    /// None while the options of a position are not all known.
    known: FxHashMap<Part, Option<usize>>,
    cells: usize,
    options: u64,
    spent: u64,
}

/// A position that waits: its options, and the parts of these that are still to be looked at.
struct Waiting {
    part: Part,
    options: [Vec<Vec<Part>>; 2],
    next: Vec<Part>,
}

impl Solver {
    /// The value of a sum of positions, as the number of a form; None if the budget ended before that.
    pub fn value(
        &mut self,
        game: &Partizan,
        parts: &[Part],
        done: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<usize>> {
        let parts: Vec<Part> = parts.iter().map(|part| game.normal(part)).collect();
        for part in &parts {
            if !self.known.contains_key(part) && !self.learn(game, part, done, budget)? {
                return Ok(None);
            }
        }
        self.sum(&parts).map(Some)
    }

    /// Finds the value of a position and of all below it; false if the budget ended before that.
    fn learn(
        &mut self,
        game: &Partizan,
        part: &Part,
        done: u64,
        budget: &mut Budget<'_>,
    ) -> Result<bool> {
        let mut stack = vec![self.opened(game, part.clone())?];
        while let Some(top) = stack.last_mut() {
            match top.next.pop() {
                Some(part) => match self.known.get(&part) {
                    Some(Some(_)) => {}
                    Some(None) => {
                        let position = game.show(&[part]);
                        return Err(refused(text!(
                            "play can come back to {position}, and then a position has no value: let the moves end, by `if`",
                            "可以回到局面 {position}，这样局面没有值：请用 `if` 让走法会结束"
                        )));
                    }
                    None => stack.push(self.opened(game, part)?),
                },
                None => {
                    let mut sides: [Vec<usize>; 2] = Default::default();
                    for (side, options) in sides.iter_mut().zip(&top.options) {
                        *side =
                            options.iter().map(|option| self.sum(option)).collect::<Result<_>>()?;
                    }
                    let value =
                        self.values.simplified(&sides[0], &sides[1]).ok_or_else(too_fine)?;
                    self.known.insert(std::mem::take(&mut top.part), Some(value));
                    stack.pop();
                }
            }
            let all = self.options * OPTION + self.values.work() * COMPARISON;
            let spent = all - std::mem::replace(&mut self.spent, all);
            if !budget.room(self.cells + self.values.size()) || !budget.spend(spent, done) {
                for waiting in &stack {
                    self.known.remove(&waiting.part);
                }
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn opened(&mut self, game: &Partizan, part: Part) -> Result<Waiting> {
        let mut options = [game.options(&part, 0)?, game.options(&part, 1)?];
        for side in &mut options {
            side.iter_mut().flatten().for_each(|part| *part = game.normal(part));
            side.iter_mut().for_each(|option| option.sort_unstable());
            side.sort_unstable();
            side.dedup();
        }
        let next: Vec<Part> = options.iter().flatten().flatten().cloned().collect();
        self.options += 1 + options.iter().flatten().count() as u64;
        self.cells += CELLS + part.len() / 2;
        self.known.insert(part.clone(), None);
        Ok(Waiting { part, options, next })
    }

    /// The value of a sum of positions that are known.
    fn sum(&mut self, parts: &[Part]) -> Result<usize> {
        let mut sum = self.values.canonical(&[], &[]);
        for part in parts {
            let value =
                self.known.get(part).copied().flatten().ok_or_else(|| anyhow!("unknown"))?;
            sum = self.values.sum(sum, value).ok_or_else(too_fine)?;
        }
        Ok(sum)
    }
}

fn too_fine() -> anyhow::Error {
    anyhow!(text!(
        "a value takes a denominator of more than 2^80: ask for smaller positions",
        "有一个值的分母超过 2^80：请换小一些的局面"
    ))
}
