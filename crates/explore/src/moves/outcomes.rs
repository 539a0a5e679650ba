//! The outcomes of sums in misère play: by a quotient, or else by a search of the sums.

use super::{Sum, name};
use crate::budget::Budget;
use crate::error::{refused, too_large};
use crate::game::{Game, Moves};
use crate::misere::Quotient;
use crate::solve;
use anyhow::Result;
use language::text;
use rustc_hash::FxHashMap;

/// Outcomes of sums, by their images or as they were searched.
pub(super) struct Outcomes {
    quotient: Option<Quotient>,
    /// Without a quotient, true where the player to move loses.
    lost: FxHashMap<Sum, bool>,
}

impl Outcomes {
    /// The outcomes of these sums.
    ///
    /// # Errors
    ///
    /// If the search is too large, or the positions of the game cannot stand side by side.
    pub fn of<'s>(
        game: &Game,
        sums: impl Iterator<Item = &'s Sum>,
        budget: &mut Budget<'_>,
    ) -> Result<Self> {
        let quotient = Quotient::of(game, budget);
        let mut lost = FxHashMap::default();
        if quotient.is_none() {
            let sums: Vec<&Sum> = sums.collect();
            let is_sum = game.splits() || sums.iter().any(|sum| sum.len() > 1);
            if is_sum && matches!(&game.moves, Moves::Coded(program) if !program.splits) {
                // A position may become longer or shorter there, and nobody knows where the next one begins.
                return Err(refused(text!(
                    "{title} has no misère play of several positions: ask for one, or type its moves by --moves",
                    "`{title}` 不能问几个局面并排的反常游戏：请只问一个局面，或者用 --moves 写出走法",
                    title = game.title
                )));
            }
            let flat: Vec<Vec<u64>> = sums.iter().map(|sum| sum.concat()).collect();
            let cells = solve::misere_of(game, &flat, is_sum, budget)?;
            if cells.len() < sums.len() {
                return Err(too_large(&name(sums[0])));
            }
            let cells = cells.into_iter().map(|cell| cell.value() == Some(0));
            lost.extend(sums.into_iter().cloned().zip(cells));
        }
        Ok(Outcomes { quotient, lost })
    }

    pub fn is_lost(&self, sum: &Sum) -> bool {
        match &self.quotient {
            Some(quotient) => quotient.is_lost(quotient.image(&sum.concat())),
            None => self.lost.get(sum).copied().unwrap_or(false),
        }
    }

    /// The image of a sum, if there is a quotient.
    pub fn image(&self, sum: &Sum) -> Option<String> {
        let quotient = self.quotient.as_ref()?;
        Some(quotient.presentation.word(quotient.image(&sum.concat())).to_string())
    }

    pub fn worth(&self, sum: &Sum) -> String {
        match (self.image(sum), self.is_lost(sum)) {
            (Some(image), true) => {
                text!("Phi = {image}, which is in P", "Phi = {image}，属于 P")
            }
            (Some(image), false) => {
                text!("Phi = {image}, which is not in P", "Phi = {image}，不属于 P")
            }
            (None, true) => text!("lost, by a search of all sums", "搜索所有的和：必败"),
            (None, false) => text!("won, by a search of all sums", "搜索所有的和：必胜"),
        }
    }

    /// The reason why a lost sum with so many options is lost.
    pub fn why_lost(&self, options: usize) -> String {
        match options {
            1 => text!("a P-position: its one option is won", "必败态：唯一的后继状态必胜"),
            _ => text!(
                "a P-position: all of its {options} options are won",
                "必败态：{options} 个后继状态都必胜"
            ),
        }
    }
}
