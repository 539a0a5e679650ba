//! The pipeline: fill a table; prove, or else find a pattern and attack it.
//!
//! Provers come first: a proof often takes few answers, and all others are copies then. Only where nothing is proved, a
//! pattern is looked for and attacked, for at most what the table cost.

mod catalogue;
mod cut;
mod digits;
mod fill;
mod hunt;
mod provers;

use crate::budget::{Budget, Ended};
use crate::cell::Table;
use crate::error::refused;
use crate::misere::Quotient;
use crate::pattern;
pub use crate::pattern::statement::{Claim, Finding, Statement};
use crate::recognise::{self, Recognised};
use crate::source::{About, Source};
use crate::theorem::Proved;
use crate::wording::Wording;
use anyhow::{Result, anyhow};
pub use catalogue::proved_game;
pub use cut::budget;
pub use digits::{ByDigits, Unproved, numeration, said};
use fill::Hunt;
use language::text;
use rules::Problem;

/// The wishes of the user.
#[derive(Debug, Clone, Default)]
pub struct Order {
    /// The greatest coordinates; empty for the usual ones.
    pub to: Vec<u64>,
    /// True if answers that a theorem gives are to be computed all the same.
    pub raw: bool,
    /// True if a pattern is wanted.
    pub search: bool,
}

/// Work that ended early.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cut {
    /// The number of answers that all would be.
    pub total: usize,
    /// The reason; None if a search has bounds of its own.
    pub ended: Option<Ended>,
    /// True if the user asked for so many.
    pub is_asked_for: bool,
    /// The lack, and what to type.
    pub remedy: String,
}

/// The answers to one question, their pattern, and what is known of the game.
pub struct Exploration {
    /// The game and the question.
    pub about: About,
    /// The answers.
    pub table: Table,
    /// The pattern, proved or found.
    pub finding: Option<Finding>,
    /// The period that is proved, if one is and a pattern was wanted.
    pub proved: Option<Proved>,
    /// The misère quotient that proves it, if one does.
    pub quotient: Option<Quotient>,
    /// The proof of all answers by an automaton, if there is one and a pattern was wanted.
    pub by_digits: Option<ByDigits>,
    /// The reason why no automaton proves all answers, if one was looked for.
    pub unproved: Option<Unproved>,
    /// The end of the work, if it came early.
    pub cut: Option<Cut>,
    /// The number of answers in which a pattern was looked for, if it was.
    pub looked_at: Option<usize>,
    /// The games that have the same answers, if they were looked for, and the exploration of the first one.
    pub recognised: Option<(Recognised, Option<Box<Exploration>>)>,
    /// Moves, in words, that no heap that was looked at allows.
    pub untried: Vec<Wording>,
}

impl Exploration {
    /// True if answers are missing that the user asked for.
    pub fn is_incomplete(&self) -> bool {
        self.cut
            .as_ref()
            .is_some_and(|cut| cut.is_asked_for || cut.ended == Some(Ended::Interrupted))
    }

    /// The pattern, if there is one that was not refuted, and its finding.
    pub fn pattern(&self) -> Option<(&Statement, &Finding)> {
        let finding = self.finding.as_ref()?;
        Some((finding.statement.as_ref()?, finding))
    }
}

/// Fills a table; asks the provers, and otherwise looks for a pattern and attacks it.
///
/// # Errors
///
/// If the order makes no sense for this source or is larger than the budget, before any work begins; if the moves are
/// wrong; if not even the first answer is found.
pub fn explore(source: &dyn Source, order: &Order, budget: &mut Budget<'_>) -> Result<Exploration> {
    let about = source.about();
    let sizes = sizes(about, order, budget)?;
    let is_asked_for = about.is_asked_for || !order.to.is_empty();
    let mut hunt = Hunt::new(source, order, budget);
    let ((table, cut), proved) = hunt.table(&sizes, is_asked_for)?;
    if let (Some(cut), []) = (&cut, &table.cells[..]) {
        return Err(anyhow!(text!(
            "no answer is found: {remedy}. If play can grow without end, an `if` in the moves bounds it",
            "没有算出任何答案：{remedy}。如果局面可以无限变大，请在走法中用 `if` 加以限制",
            remedy = cut.remedy
        )));
    }
    let is_searched = order.search && about.largest.is_none();
    let proved = proved.filter(|_| is_searched);
    let (by_digits, unproved) = match is_searched && proved.is_none() {
        true => hunt.by_digits(&table).map_or_else(|why| (None, why), |proof| (Some(proof), None)),
        false => (None, None),
    };
    let finding = match &proved {
        Some(proved) => pattern::of_proved(proved),
        None if is_searched => hunt.finding(&table, by_digits.as_ref()),
        None => None,
    };
    let finding = finding.filter(|it| !about.is_table || is_telling(it, &table));
    let untried = if proved.is_some() { Vec::new() } else { hunt.untried() };
    let looked_at =
        is_searched.then(|| hunt.looked_at.iter().product::<usize>().max(table.cells.len()));
    Ok(Exploration {
        about: about.clone(),
        table,
        finding,
        quotient: hunt.quotient.filter(|_| proved.is_some()),
        proved,
        by_digits,
        unproved,
        cut,
        looked_at,
        recognised: None,
        untried,
    })
}

/// Zeros among other numbers that a statement about them is worth.
const FEWEST_ZEROS: usize = 3;

/// False for a statement about few zeros among other numbers: many tables that are no game's begin with some.
fn is_telling(finding: &Finding, table: &Table) -> bool {
    let zeros = || table.numbers().filter(|&number| number == 0).count();
    finding.statement.as_ref().is_none_or(|it| !it.form.is_of_zeros())
        || table.is_binary()
        || zeros() >= FEWEST_ZEROS
}

/// Looks for games that have the answers of an exploration, if its source has no name and no theorem, and explores the
/// first of them.
pub fn recognise(
    result: &mut Exploration,
    problems: &[&'static dyn Problem],
    budget: &mut Budget<'_>,
) {
    if result.about.told.is_some()
        || !result.about.is_nameless()
        || result.proved.is_some()
        || result.looked_at.is_none()
    {
        return;
    }
    let recognised = recognise::recognise(&result.table, result.about.question, problems, budget);
    let order = Order { search: true, ..Order::default() };
    let first = recognised.same.first();
    let explored = first.and_then(|same| explore(&*same.source, &order, budget).ok());
    result.recognised = Some((recognised, explored.map(Box::new)));
}

/// The sizes of the table that is ordered, refused if it does not fit.
fn sizes(about: &About, order: &Order, budget: &Budget<'_>) -> Result<Vec<usize>> {
    let axes = about.axes.len();
    let most = match &order.to[..] {
        [] => about.usual.clone(),
        [one] => vec![*one; axes],
        several if several.len() == axes => several.to_vec(),
        several => {
            let given = several.len();
            return Err(refused(text!(
                "--to has as many numbers as the game has coordinates, or one: {axes}, not {given}",
                "--to 后面的数应与游戏的坐标一样多，或者只有一个：应为 {axes} 个，却有 {given} 个"
            )));
        }
    };
    if let Some(largest) = about.largest
        && let Some(most) = most.iter().find(|&&most| most > largest)
    {
        return Err(refused(text!(
            "--to {most} is more than there is in this game, {largest}",
            "--to {most} 超出了这个游戏，最多到 {largest}"
        )));
    }
    let total = most.iter().try_fold(1_u64, |total, most| total.checked_mul(most.checked_add(1)?));
    match total.filter(|&total| total < 1 << 59) {
        None => Err(refused(text!(
            "that is more than 2^59 values: ask for fewer, by --to",
            "这超过了 2^59 个值：请用 --to 要少一些"
        ))),
        Some(total) if total > budget.cells as u64 => Err(refused(cut::too_large(total))),
        Some(_) => Ok(most.iter().map(|&most| most as usize + 1).collect()),
    }
}

#[cfg(test)]
mod tests;
