//! The search for a proof, or else for a pattern.

use super::digits::{self, ByDigits, Unproved};
use super::fill::{Filled, Hunt};
use super::provers;
use crate::cell::{Cell, Table};
use crate::misere::Quotient;
use crate::pattern;
use crate::pattern::statement::{Claim, Finding, Statement};
use crate::question::{Flow, Question};
use crate::theorem::{self, Period, Proved};
use crate::wording::Wording;
use anyhow::Result;
use language::text;
use std::borrow::Cow;

/// The number of answers in which a pattern of one axis is looked for at least, where a period may be proved.
const FEW: usize = 1000;
/// Growth of a sequence in which nothing was found, and the length above which it does not grow any more.
const LATER: usize = 16;
const MANY: usize = 100_000;
/// The memory of an answer with three coordinates or more while a pattern is looked for, in cells.
const CELLS_OF_SAMPLE: usize = 64;

impl Hunt<'_, '_, '_> {
    /// The table, and a proof if the answers up to its end allow one; then most of the table is copied.
    pub fn table(
        &mut self,
        sizes: &[usize],
        is_asked_for: bool,
    ) -> Result<(Filled, Option<Proved>)> {
        let total: usize = sizes.iter().product();
        let window = if self.order.raw { None } else { self.window() };
        for count in window.map_or(Vec::new(), |window| early(total, window)) {
            let filled = self.fill(&[count], total, is_asked_for)?;
            match self.proof(&filled.0) {
                Some(proved) => return Ok((self.copied(&proved, total), Some(proved))),
                None if filled.1.is_some() => return Ok((filled, None)),
                None => {}
            }
        }
        let filled = self.fill(sizes, total, is_asked_for)?;
        if let Some(proved) = self.proof(&filled.0) {
            return Ok((filled, Some(proved)));
        }
        // A proof may take more answers than are wanted.
        if let Some(window) = window.filter(|_| self.order.search) {
            for count in [window, LATER * total.max(window)].into_iter().filter(|&n| n > total) {
                let Some(known) = self.attack(&[count]) else { break };
                if let Some(proved) = self.proof(&known) {
                    return Ok((self.copied(&proved, total), Some(proved)));
                }
            }
        }
        Ok((filled, None))
    }

    /// The number of answers with which it is worth asking a prover; None if none knows anything of this source.
    fn window(&self) -> Option<usize> {
        let (game, question) = self.source.asked()?;
        self.source.about().largest.map_or_else(|| provers::window(game, question), |_| None)
    }

    fn proof(&mut self, known: &Table) -> Option<Proved> {
        let (game, question) = self.source.asked().filter(|_| known.sizes.len() == 1)?;
        let most = self.budget.left();
        if question == Question::Misere && known.cells.is_empty() {
            // It needs no answers.
            self.quotient = self.budget.share(most, 0, |part| Quotient::of(game, part));
            return self.quotient.as_ref().map(provers::of_quotient);
        }
        self.budget.share(most, 0, |part| provers::prove(game, question, known, part))
    }

    /// A proof of all answers by an automaton; otherwise perhaps the reason why there is none.
    pub fn by_digits(&mut self, table: &Table) -> Result<ByDigits, Option<Unproved>> {
        let (game, question) = self.source.asked().ok_or(None)?;
        digits::prove(game, question, table, self.budget)
    }

    /// The table by copies of a proved period; of the usual size of the game if no other was asked for, however long a
    /// search would take.
    fn copied(&self, proved: &Proved, total: usize) -> Filled {
        let usual = self.source.asked().and_then(|(game, _)| game.usual.sizes.first().copied());
        let usual = usual.filter(|_| self.order.to.is_empty()).map_or(0, |most| most as usize + 1);
        let cells = proved.beginning.iter().copied().map(Cell::of).collect();
        let cells = theorem::extend(cells, &proved.period, total.max(usual));
        let table = Table { sizes: vec![cells.len()], cells, ..self.empty() };
        (table, None)
    }

    /// Moves, in words, that no position in the largest table allows.
    pub fn untried(&self) -> Vec<Wording> {
        let Some((game, _)) = self.source.asked() else { return Vec::new() };
        let sizes = &self.looked_at;
        let corner =
            sizes.iter().map(|&size| (size as u64).saturating_sub(1)).collect::<Vec<u64>>();
        // Engines that know the form of the moves have not tried them one by one.
        if let (Some(moves), Some(start)) = (game.expressions(), game.start(&corner)) {
            let _ = moves.each_option(&start, &mut |_| Flow::Continue(()));
            let _ = moves.mistake();
        }
        game.untried(sizes.iter().product())
    }

    /// The pattern of a table, or of a larger one if it has none; proved if an automaton says the same.
    pub fn finding(&mut self, table: &Table, proof: Option<&ByDigits>) -> Option<Finding> {
        let Some(proof) = proof else { return self.found(table).map(|it| self.by_memory(it)) };
        let question = self.source.about().question;
        let reason = |statement: &Statement| {
            let is_same = digits::mean_the_same(statement, question, proof);
            is_same.then(|| Wording::of(|| proof.reason_of_words()))
        };
        if let Some(finding) = pattern::of_corner(table, reason) {
            return Some(finding);
        }
        let finding = self.found(table)?;
        let reason = finding.statement.as_ref().and_then(reason);
        let claim = reason.map_or(finding.claim, Claim::Proved);
        Some(Finding { claim, ..finding })
    }

    /// The finding, proved if its period is that of as many answers in a row as another one follows from.
    fn by_memory(&self, finding: Finding) -> Finding {
        let statement = finding.statement.as_ref();
        let period = statement.and_then(|it| it.period).filter(|period| period.saltus == 0);
        let (Some(Period { start, period, .. }), Some(memory)) = (period, self.source.memory())
        else {
            return finding;
        };
        if finding.checked_to < (start + period + memory) as u64 {
            return finding;
        }
        let reason = Wording::of(|| {
            text!(
                "a value follows from the {memory} before it, and {memory} in a row come again {period} later",
                "每个值由它前面的 {memory} 个值决定，而连续 {memory} 个值在 {period} 之后又出现"
            )
        });
        Finding { claim: Claim::Proved(reason), ..finding }
    }

    fn found(&mut self, table: &Table) -> Option<Finding> {
        let seen = self.looked_through(table);
        let mut longer = None;
        let is_provable = self.window().is_some();
        if seen.sizes.len() == 1 {
            let least = if is_provable { FEW } else { 0 };
            // Before the heap from which all moves are possible the game is another one.
            let theorem = self.source.asked().and_then(|(game, _)| game.theorem());
            let enough = least.max(theorem.map_or(0, |theorem| 4 * theorem.most_taken));
            longer = if seen.cells.len() < enough { self.attack(&[enough]) } else { None };
        }
        let seen = match longer {
            Some(longer) if longer.cells.len() > seen.cells.len() => Cow::Owned(longer),
            _ => seen,
        };
        let found = pattern::find(&seen, &mut |sizes| self.attack(sizes));
        let statement = found.as_ref().and_then(|finding| finding.statement.as_ref());
        let is_final = match statement {
            Some(statement) => !is_provable || statement.period.is_some(),
            None => false,
        };
        if is_final || seen.sizes.len() > 1 || seen.cells.len() > MANY {
            return found;
        }
        // A longer table may show a pattern that this one does not.
        let later = self.attack(&[seen.cells.len() * LATER]);
        let later = later.filter(|later| later.cells.len() > seen.cells.len());
        let later = later.and_then(|later| pattern::find(&later, &mut |sizes| self.attack(sizes)));
        later.filter(|later| later.statement.is_some()).or(found)
    }

    /// The corner of a table that there is time and room to look through.
    fn looked_through<'t>(&self, table: &'t Table) -> Cow<'t, Table> {
        let most = self.budget.cells / CELLS_OF_SAMPLE;
        if table.sizes.len() < 3 || table.cells.len() <= most {
            return Cow::Borrowed(table);
        }
        let corner = |bound: usize| table.sizes.iter().map(move |&size| size.min(bound));
        let mut bound = table.sizes.iter().copied().max().unwrap_or(0);
        while bound > 1 && corner(bound).product::<usize>() > most {
            bound -= bound.div_ceil(16);
        }
        Cow::Owned(table.corner(&corner(bound).collect::<Vec<usize>>()))
    }
}

/// The numbers of answers, ascending, with which provers are asked before all `total` are known: none, and then as many
/// as together cost little beside all.
fn early(total: usize, window: usize) -> Vec<usize> {
    let parts = (1..16).rev().map(|power| total >> (2 * power));
    [0].into_iter().chain(parts.filter(|&count| count >= window.max(1))).collect()
}
