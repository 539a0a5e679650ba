//! CF 1704F Colouring Game. <https://codeforces.com/problemset/problem/1704/F>
//!
//! **Rules.** Each of the `n` cells of a row is red or blue. Alice, who begins, paints two neighbouring cells white,
//! of which at least one is red; Bob does the same where at least one is blue. White cells stay where they are, and
//! may be painted again. Whoever cannot move loses. There are `t` cases: print `Alice` or `Bob`, the winner of each.
//!
//! **Theorem.** Let the row have two cells or more. If there are more red cells than blue ones, Alice wins; if there
//! are fewer, Bob does. If there are as many, cut the row between any two neighbours of the same colour. Alice wins if
//! and only if the nim-sum of the values of the pieces is not 0, where a piece of n cells has the value g(n):
//! `g(0) = g(1) = 0, g(n) = mex { g(a) xor g(n - 2 - a) : 0 <= a <= n - 2 }`. This is Dawson's Kayles, and g(n + 34) =
//! g(n) from n = 53 on. (Proved.)
//!
//! **Proof.** Let r and b be the numbers of red and of blue cells. Each move lowers r + b, so play ends. A *pair* is
//! two neighbours of which one is red and one is blue. No cell is ever coloured, so no pair comes to be. What is said
//! of Alice and red holds of Bob and blue.
//! 1. *No pair, r >= b, and Bob is to move: Alice wins.* Each move of Bob paints a blue cell and no red one, so he
//!    has at most b moves. Let Alice answer each of them by painting one red cell. A red cell is left for this, as she
//!    has painted fewer than b before. And there is a white cell, from Bob's last move; so the block of red cells
//!    next to each other around that red cell is not the whole row. It has a neighbour, which is not red by the choice
//!    of the block, and not blue, as there is no pair. So it is white, and Alice paints it with the red cell beside it.
//! 2. *r > b: Alice wins, whoever is to move.* By induction on r + b. If Bob is to move and cannot, he has lost. If he
//!    can, he paints a blue cell, and a red one only together with a blue one. So r > b still holds, and Alice is to
//!    move. If there is a pair, she paints it, and r > b still. If there is none, but a red cell with a white
//!    neighbour, she paints these two: r >= b, and she wins by 1. Otherwise there is a red cell, as r > b, and the
//!    block around it has no neighbour at all. So the whole row is red, of at least two cells; she paints any two
//!    neighbours, and Bob cannot move.
//! 3. *r = b: it does not matter if only pairs may be painted.* By induction on r + b. Any other move lowers the
//!    number of the mover's cells alone; then the opponent has more cells and wins by 2. Painting a pair leaves r = b.
//!    So the player to move wins if and only if he can paint a pair so that the opponent loses, and the same is true
//!    where only pairs may be painted.
//! 4. *Only pairs may be painted.* Both players have the same moves. Neighbours of the same colour are never a pair, so
//!    the pieces between the cuts are independent. In a piece the colours alternate, so any two neighbours are a pair,
//!    and painting them leaves two pieces of a and n - 2 - a cells. The rest is the theorem of Sprague and Grundy.
//! 5. *The period* is proved in `sente::dawson`.
//!
//! **Complexity.** O(n) for a case of n cells, and once a table of 87 values. Past the statement rows of any length: in
//! a row of one cell nobody can move, so Bob wins, whatever its colour.
//!
//! **Traps.** More cells win, not fewer: `1 / 3 / RRB` answers `Alice`. The pieces have alternating colours, not equal
//! ones: `1 / 2 / RB` answers `Alice`. A tie can be lost: `1 / 4 / RBBR` answers `Bob`. Which pair is painted matters,
//! not how many there are from left to right: `1 / 4 / RBRB` answers `Alice`, by the pair in the middle. The period
//! does not hold from the beginning: `1 / 34 / RBRBRBRBRBRBRBRBRBRBRBRBRBRBRBRBRB` answers `Alice`, but Bob by
//! g(0); and a piece of one cell is worth 0, not 8 as one of 69: `1 / 6 / RBRRBB` answers `Bob`. One red cell is enough
//! for Alice, whatever is beside it, and one blue cell for Bob: `1 / 3 / BRB` answers `Bob`, as he has two moves.
//!
//! **Source.** T. R. Dawson 1935; R. K. Guy and C. A. B. Smith, The G-values of various games, 1956 (the period).

use sente::dawson::{table, PERIOD, REGULAR};
use sente::io::{fail, Bytes};
use sente::{input, output};
use std::cmp::Ordering;

/// True if Alice wins a row; `None` if it is not of `n` letters `R` and `B`. The values are those below `REGULAR +
/// PERIOD`.
fn alice_wins(n: usize, row: &[u8], values: &[usize]) -> Option<bool> {
    let count = |colour: u8| row.iter().filter(|&&cell| cell == colour).count();
    let (red, blue) = (count(b'R'), count(b'B'));
    if row.len() != n || red + blue != n {
        return None;
    }
    Some(match red.cmp(&blue) {
        // One cell alone cannot be painted.
        Ordering::Greater => n > 1,
        Ordering::Less => false,
        Ordering::Equal => nim_sum_of_pieces(row, values) != 0,
    })
}

/// The nim-sum of the pieces. A length from `REGULAR + PERIOD` on is folded back by the period.
fn nim_sum_of_pieces(row: &[u8], values: &[usize]) -> usize {
    let (mut nim_sum, mut piece) = (0, 1);
    for neighbours in row.windows(2) {
        // No processor foresees the cuts of a random row, so the value is read before it is known to be needed.
        let value = values[piece];
        let longer = if piece + 1 < values.len() { piece + 1 } else { REGULAR };
        let cut = usize::from(neighbours[0] == neighbours[1]);
        nim_sum ^= value * cut;
        piece = if cut == 1 { 1 } else { longer };
    }
    nim_sum ^ values[piece]
}

fn main() {
    input! { t: usize }
    let values = table(REGULAR + PERIOD);
    let mut out = output();
    for case in 1..=t {
        input! { n: usize, row: Bytes }
        match alice_wins(n, &row, &values) {
            Some(wins) => out.line(if wins { "Alice" } else { "Bob" }),
            None => fail(format_args!("case {case}: the row is not {n} letters `R` or `B`")),
        }
    }
}

#[cfg(test)]
mod cf1704f {
    use super::{alice_wins, table, PERIOD, REGULAR};

    fn wins(row: &str) -> bool {
        alice_wins(row.len(), row.as_bytes(), &table(REGULAR + PERIOD)).unwrap()
    }

    /// A row whose pieces have these lengths. An even number of them must be odd.
    fn row(pieces: &[usize]) -> String {
        let mut row = String::new();
        for &piece in pieces {
            // A piece begins with the letter that the one before it ended with.
            let first = if row.ends_with('B') { "BR" } else { "RB" };
            row.extend(first.chars().cycle().take(piece));
        }
        row
    }

    #[test]
    fn a_row_without_two_cells_has_no_move() {
        for cells in ["", "R", "B"] {
            assert!(!wins(cells));
        }
    }

    #[test]
    fn what_is_no_row_of_that_length_is_refused() {
        let values = table(REGULAR + PERIOD);
        for (n, row) in [(1, ""), (1, "RB"), (3, "RB"), (2, "RW"), (2, "rb"), (1, "RW"), (2, "RBR")]
        {
            assert_eq!(alice_wins(n, row.as_bytes(), &values), None, "{n} {row}");
        }
    }

    #[test]
    fn more_cells_win() {
        for cells in ["RR", "RRB", "BRR", "RBR", "RRRBB"] {
            assert!(wins(cells));
            let exchanged = cells.replace('R', "W").replace('B', "R").replace('W', "B");
            assert!(!wins(&exchanged));
        }
    }

    #[test]
    fn a_tie_is_decided_by_the_nim_sum_of_its_pieces() {
        let values = table(400);
        let mut ties = 0;
        for first in 1..=12 {
            for second in 1..=180 {
                for third in [1, 2, 53, 86, 87, 121] {
                    let row = row(&[first, second, third]);
                    if row.matches('R').count() * 2 == row.len() {
                        ties += 1;
                        let nim_sum = values[first] ^ values[second] ^ values[third];
                        assert_eq!(wins(&row), nim_sum != 0, "{first} {second} {third}");
                    }
                }
            }
        }
        assert!(ties > 1000);
    }
}
