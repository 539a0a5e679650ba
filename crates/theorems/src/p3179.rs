//! Array game: a white cell is a game of its own, and its value depends on how many multiples it has.

use crate::Saying;
use crate::sum;
use crate::words::columns;
use game::Player;
use problems::p3179::Queries;
use sente::mex::MexSet;
use std::collections::BTreeSet;

/// Values of cells with more multiples would take too long.
const MOST_MULTIPLES: u64 = 2000;

pub(crate) fn says(queries: &Queries, white: &BTreeSet<u64>, _: Player) -> Option<Saying> {
    let cells: Vec<u64> = white.iter().copied().collect();
    let quotient = |cell: u64| queries.n.checked_div(cell);
    let most = cells.first().map_or(Some(0), |&least| quotient(least))?;
    if most > MOST_MULTIPLES {
        return None;
    }
    let values = values(most);
    let value_of = |cell: u64| values[quotient(cell).unwrap_or(0) as usize];
    let row = |&cell: &u64| {
        let multiples = quotient(cell).unwrap_or(0);
        [format!("cell {cell}"), format!("{} div {cell} = {multiples}", queries.n)]
    };
    let names = columns(&cells.iter().map(row).collect::<Vec<_>>());
    let parts: Vec<_> = names.into_iter().zip(cells.iter().map(|&cell| value_of(cell))).collect();
    let heading = "Turning x to kx puts the cells 2x, ..., kx in the place of x, as two equal ones cancel. So x is \
                   worth the mex of their nim-sums over all k, which n div x decides.";
    sum::says(heading, &parts, sum::lost(cells.is_empty()), |number, value| {
        let cell = cells[number];
        let (mut k, mut sum) = (1, 0);
        while sum != value && k < quotient(cell)? {
            k += 1;
            sum ^= value_of(k * cell);
        }
        let turned: Vec<String> = (2..=k).map(|k| value_of(k * cell).to_string()).collect();
        let words = format!("Turn {cell} to {} by {cell}", k * cell);
        Some([words, xor(&turned, value)])
    })
}

/// How the nim-sum of these values comes about, if that is short.
fn xor(values: &[String], sum: u64) -> String {
    match values.len() {
        2..=6 => format!("{} = {sum}", values.join(" xor ")),
        _ => sum.to_string(),
    }
}

/// By n div x: the value of a cell x.
fn values(most: u64) -> Vec<u64> {
    let mut values = vec![0];
    let mut sums = MexSet::new();
    for quotient in 1..=most {
        let mut sum = 0;
        sums.insert(0);
        for k in 2..=quotient {
            sum ^= values[(quotient / k) as usize];
            sums.insert(sum as usize);
        }
        values.push(sums.take_mex() as u64);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(n: u64, white: &[u64]) -> Option<Vec<String>> {
        let queries = Queries { n, white: vec![] };
        says(&queries, &white.iter().copied().collect(), Player::Left).map(|saying| saying.lines)
    }

    #[test]
    fn without_a_white_cell_no_move_is_left() {
        assert_eq!(lines(9, &[]).unwrap()[3..], ["nim-sum  0 = 0", "No move is left."]);
        assert_eq!(lines(MOST_MULTIPLES + 1, &[1]), None);
    }

    #[test]
    fn the_number_of_multiples_decides_the_value() {
        assert_eq!(values(4), [0, 1, 2, 2, 1]);
        assert_eq!(
            lines(9, &[2, 3]).unwrap(),
            [
                "Turning x to kx puts the cells 2x, ..., kx in the place of x,",
                "as two equal ones cancel. So x is worth the mex of their",
                "nim-sums over all k, which n div x decides.",
                "cell 2  9 div 2 = 4  01 = 1",
                "cell 3  9 div 3 = 3  10 = 2",
                "nim-sum              11 = 3",
                "Turn 3 to 6 by 3: the value 2 becomes 1, and the nim-sum 0."
            ]
        );
    }
}
