//! Tables filled by a source, within a budget: those that are asked for, and larger ones that attack a pattern.

use super::{Cut, Order, cut};
use crate::budget::Budget;
use crate::cell::{Table, Words};
use crate::misere::Quotient;
use crate::source::Source;
use anyhow::Result;
use language::text;

/// Bounds of the operations of an attack, which are else as many as the table took.
const LEAST_ATTACK: u64 = 50_000_000;
const MOST_ATTACK: u64 = 300_000_000;
/// The operations of an attack on a judge's answers. These take long: with fewer, no pattern of two heaps could be told
/// from chance.
const MOST_OF_JUDGE: u64 = 3_000_000_000;
/// The memory of an answer of one axis in an attack, in cells.
const CELLS_OF_ATTACK: usize = 4;

/// A table, and the reason if it is not all that was asked for.
pub(super) type Filled = (Table, Option<Cut>);

/// One exploration on its way.
pub(super) struct Hunt<'a, 'b, 'c> {
    pub source: &'a dyn Source,
    pub order: &'a Order,
    pub budget: &'b mut Budget<'c>,
    /// The sizes of the largest table so far.
    pub looked_at: Vec<usize>,
    /// The misère quotient, if it proves the answers.
    pub quotient: Option<Quotient>,
    /// The longest table of one axis that attacked a pattern, and true if the work ended it.
    longest: Option<(Table, bool)>,
    /// Operations spent on the table that was asked for.
    cost: u64,
}

impl<'a, 'b, 'c> Hunt<'a, 'b, 'c> {
    pub fn new(source: &'a dyn Source, order: &'a Order, budget: &'b mut Budget<'c>) -> Self {
        let (quotient, longest) = (None, None);
        Hunt { source, order, budget, looked_at: vec![0], quotient, longest, cost: 0 }
    }

    /// A table without answers.
    pub fn empty(&self) -> Table {
        let is_outcome = self.source.asked().is_some_and(|(_, question)| question.is_outcome());
        let words = if is_outcome { Words::Outcomes } else { Words::Numbers };
        let axes = self.source.about().axes.clone();
        Table { axes, sizes: vec![0], cells: Vec::new(), words }
    }

    /// Fills a table below these sizes, as far as the budget goes; a cut reports `total`. A table that the user did not
    /// ask for gets a fifth of the work and a quarter of the memory.
    pub fn fill(&mut self, sizes: &[usize], total: usize, is_asked_for: bool) -> Result<Filled> {
        if sizes == [0] {
            return Ok((self.empty(), None));
        }
        let (source, before) = (self.source, self.budget.spent);
        let (operations, cells) = (self.budget.operations, self.budget.cells);
        let (most, held) = match is_asked_for {
            true => (self.budget.left(), total / 4),
            false => (operations / 5, cells / 4 * 3 + total / 4),
        };
        let filled = self.budget.share(most, held, |part| {
            part.begin(&source.about().title, total as u64, is_asked_for);
            let table = source.answers(sizes, part)?;
            let done = table.cells.len();
            let is_whole = done == sizes.iter().product::<usize>();
            let cut = || cut::cut([done, total], is_asked_for, part, operations, cells);
            let cut = (!is_whole).then(cut);
            Ok((table, cut))
        });
        self.cost = self.budget.spent - before;
        filled.inspect(|(table, _): &Filled| self.note(table))
    }

    /// Answers below these sizes, or fewer, to test a pattern; `None` if they do not fit. A sequence is shortened until
    /// it fits.
    pub fn attack(&mut self, sizes: &[usize]) -> Option<Table> {
        let cells = self.budget.cells;
        let sizes = match sizes {
            &[size] => &[size.min(cells / CELLS_OF_ATTACK)],
            sizes => sizes,
        };
        if let (Some((longest, is_cut)), &[size]) = (&self.longest, sizes)
            && (*is_cut || size <= longest.cells.len())
        {
            return Some(longest.corner(&[size.min(longest.cells.len())]));
        }
        let total = sizes.iter().try_fold(1_usize, |all, &size| all.checked_mul(size))?;
        if total > cells {
            return None;
        }
        let source = self.source;
        let most = match (source.asked(), source.about().told) {
            (None, None) => MOST_OF_JUDGE,
            _ => self.cost.clamp(LEAST_ATTACK, MOST_ATTACK),
        };
        // A larger table is filled from its beginning, along rows that are longer on two axes: so
        // much work would end before it sees anything new.
        if most <= self.cost.saturating_mul(sizes.len() as u64) {
            return None;
        }
        let answers = self.budget.share(most, total, |part| {
            part.begin(&text!("attacking the pattern", "检验规律"), total as u64, false);
            source.answers(sizes, part).ok()
        });
        let table = answers.filter(|table| !table.cells.is_empty())?;
        if sizes.len() == 1 {
            self.longest = Some((table.clone(), table.cells.len() < total));
        }
        self.note(&table);
        Some(table)
    }

    fn note(&mut self, table: &Table) {
        if table.cells.len() > self.looked_at.iter().product() {
            self.looked_at.clone_from(&table.sizes);
        }
    }
}
