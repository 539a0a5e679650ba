//! Sequences with gaps, such as one that is printed from 1 on: a statement is looked for with each gap filled, and held against the
//! values that are known.

use super::period::Steps;
use super::statement::Statement;
use crate::cell::{Cell, Table};

/// The values in the place of gaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Filling {
    /// The same value in each gap.
    Value(u32),
    /// The values of the period of the longest stretch without gaps.
    Period,
}

impl Filling {
    /// The fillings of a table, none if there is nothing to fill.
    pub fn all(table: &Table) -> &'static [Filling] {
        let has_gaps = table.sizes.len() == 1 && table.cells.contains(&Cell::NONE);
        if has_gaps { &[Filling::Period, Filling::Value(0), Filling::Value(1)] } else { &[] }
    }

    /// The table without gaps; None if its longest stretch has no period.
    pub fn of(self, table: &Table) -> Option<Table> {
        let rest = match self {
            Filling::Value(value) => vec![value; table.cells.len()],
            Filling::Period => continued(table)?,
        };
        let fill = |(&cell, value)| if cell == Cell::NONE { Cell::of(value) } else { cell };
        Some(Table { cells: table.cells.iter().zip(rest).map(fill).collect(), ..table.clone() })
    }

    /// The statement on a filled table as one on the table itself.
    pub fn without(self, statement: Statement) -> Statement {
        statement.short_of(move |table| self.of(table))
    }
}

/// The period of the longest stretch, in both directions.
fn continued(table: &Table) -> Option<Vec<u32>> {
    let known: Vec<Option<u32>> = (0..table.cells.len()).map(|n| table.number(n)).collect();
    let stretch = known.chunk_by(|one, next| one.is_some() == next.is_some());
    let mut start = 0;
    let starts = stretch.map(|part| {
        start += part.len();
        (start - part.len(), part)
    });
    let (first, longest) =
        starts.filter(|(_, part)| part[0].is_some()).max_by_key(|it| it.1.len())?;
    let values: Vec<u32> = longest.iter().flatten().copied().collect();
    let period = Steps::of(&values).period()?;
    let (width, base) = (period.period as i64, period.start as i64);
    let value = |n: usize| {
        let at = n as i64 - first as i64;
        // What comes before the period is as if it had begun earlier.
        let turns =
            if (0..values.len() as i64).contains(&at) { 0 } else { (at - base).div_euclid(width) };
        let value = i64::from(values[(at - turns * width) as usize]);
        u32::try_from(value + turns * i64::from(period.saltus)).unwrap_or(0)
    };
    Some((0..known.len()).map(value).collect())
}
