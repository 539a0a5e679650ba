//! Cells of tables, one by one and as sequences.

use crate::cell::{Cell, Table, Words};

/// Calls `visit` with each position of a table and its number, if there is one, until it fails.
pub(super) fn each_cell<E>(
    table: &Table,
    mut visit: impl FnMut(&[u64], Option<u32>) -> Result<(), E>,
) -> Result<(), E> {
    let mut at = vec![0; table.sizes.len()];
    for place in 0..table.cells.len() {
        visit(&at, table.number(place))?;
        for (coordinate, &size) in at.iter_mut().zip(&table.sizes) {
            *coordinate += 1;
            if *coordinate < size as u64 {
                break;
            }
            *coordinate = 0;
        }
    }
    Ok(())
}

/// A table of one axis with these values.
pub(crate) fn table_of(values: &[u32]) -> Table {
    let cells = values.iter().copied().map(Cell::of).collect();
    Table { axes: vec!["n".into()], sizes: vec![values.len()], cells, words: Words::Numbers }
}

/// The values of a sequence. Where it has none, the number is that of no answer of a judge, or 0.
pub(super) fn numbers(table: &Table) -> impl Iterator<Item = u32> + '_ {
    let none = match &table.words {
        Words::Judge(words) => words.len() as u32,
        _ => 0,
    };
    (0..table.cells.len()).map(move |place| table.number(place).unwrap_or(none))
}
