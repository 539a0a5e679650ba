//! The Grundy values that the moves of a position are judged by.

use super::Sum;
use crate::budget::Budget;
use crate::game::{Game, Moves};
use crate::question::Question;
use crate::solve;
use anyhow::Result;
use itertools::Itertools;
use language::text;
use rustc_hash::FxHashMap;

/// Grundy values of single positions.
#[derive(Default)]
pub(super) struct Values(FxHashMap<Vec<u64>, u32>);

impl Values {
    /// Finds the values of these positions; None if the budget ends before that. A program with a faster way computes
    /// all values up to the largest.
    pub(super) fn learn(
        &mut self,
        game: &Game,
        mut parts: Vec<Vec<u64>>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<()>> {
        parts.sort_unstable();
        parts.dedup();
        parts.retain(|part| !self.knows(part));
        let largest = parts.iter().flatten().max().copied().unwrap_or(0) as usize;
        let is_table = game.axes.len() == 1 && parts.iter().all(|part| part.len() == 1);
        let table = match &game.moves {
            Moves::Coded(program) if is_table => {
                (program.fast)(Question::Grundy, &[largest + 1], budget)
            }
            _ => None,
        };
        match table {
            Some(table) => self.0.extend((0..).map(|heap| vec![heap]).zip(table)),
            None => {
                let cells = solve::values_of(game, &parts, budget)?;
                let known = parts.iter().cloned().zip(cells);
                self.0.extend(known.filter_map(|(part, cell)| Some((part, cell.value()?))));
            }
        }
        Ok(parts.iter().all(|part| self.knows(part)).then_some(()))
    }

    pub(super) fn knows(&self, part: &[u64]) -> bool {
        self.0.contains_key(part)
    }

    pub(super) fn of(&self, part: &[u64]) -> u32 {
        self.0.get(part).copied().unwrap_or(0)
    }

    pub(super) fn nim_sum(&self, sum: &Sum) -> u32 {
        sum.iter().fold(0, |all, part| all ^ self.of(part))
    }

    pub(super) fn worth(&self, sum: &Sum) -> String {
        match &sum[..] {
            [] => text!("nim-sum 0", "异或和 0"),
            [one] => text!("Grundy value {value}", "SG 值 {value}", value = self.of(one)),
            several => {
                let words = several.iter().map(|part| self.of(part)).join(" xor ");
                let sum = self.nim_sum(sum);
                text!("nim-sum {words} = {sum}", "异或和 {words} = {sum}")
            }
        }
    }
}

/// The reason why a lost sum is lost: the number of its options, and the least nim-sum among them.
pub(super) fn why_lost(count: usize, least: u32) -> String {
    match count {
        0 => text!("there is no move", "不能操作"),
        1 => text!(
            "a P-position: its one option has nim-sum {least}, not 0",
            "必败态：唯一的后继状态异或和是 {least}，不是 0"
        ),
        _ => text!(
            "a P-position: none of its {count} options has nim-sum 0, the least is {least}",
            "必败态：{count} 个后继状态的异或和都不是 0，最小是 {least}"
        ),
    }
}
