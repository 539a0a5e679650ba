//! POJ 2311 Cutting Game. <http://poj.org/problem?id=2311>
//!
//! **Rules.** A sheet has `w` x `h` unit squares. In turn each player takes a piece and cuts it along a
//! full line of the grid into two rectangles. Whoever makes a piece of one unit square wins at once.
//! Print `WIN` if the first player wins, else `LOSE`.
//!
//! **Theorem.** If one side is 1, the player to move wins by one cut (a sheet of `1 x 1` cannot be cut:
//! `LOSE`). Else call a cut safe if both parts have all sides 2 or more, and let the value of a piece
//! be the mex, over its safe cuts, of the nim-sum of the two parts' values. The position is lost iff
//! the nim-sum of the values of its pieces is 0. (Proved.)
//!
//! **Proof.** A piece of `1 x k`, k >= 2, lets the player to move cut off a unit square and win. Now
//! let all sides of all pieces be 2 or more. Then no cut makes a unit square, and a cut that makes a
//! side of 1 loses. So a player with a safe cut never needs another. Whoever has no safe cut must make
//! a side of 1 and loses: there is a cut, as all pieces are 2 x 2 or larger. So whoever makes the last
//! safe cut wins. The safe cuts are a sum of independent pieces under normal play, and the values are
//! Grundy values.
//!
//! **Complexity.** O(w h (w + h)) time and O(w h) memory for the sheets up to the greatest asked for,
//! w x h, or for the union of such rectangles; O(1) for a sheet that is known. Values are at most 9
//! (checked up to 1000 x 1000 by `values_are_small`), so a set of options is a word. Past the statement
//! up to sides of 1000, and any strip of width 1; beyond that, an error.
//!
//! **Traps.** It is not the last cut that wins, and a piece of `1 x k` has no Grundy value: `2 2`
//! answers `LOSE`, but WIN if cuts are counted, or if those pieces have the value 1. A 3 x 3 sheet has
//! no safe cut either: `3 3` answers `LOSE`. An empty line at the end is no case. LOSE is rare, 1,089
//! of the 39,601 sizes of the statement (checked by `few_sizes_of_the_statement_are_lost`): random
//! sizes hardly test it.
//!
//! **Source.** Sprague 1935, Grundy 1939. A sheet of `2 x h` is Dawson's Kayles with `h - 2` pins
//! (Winning Ways, chapter 4): a safe cut of `h` into `a + b` leaves `a - 2` and `b - 2` pins, two less.

use sente::{input, io::fail, is_stdin_empty, output};

/// Grundy values of sheets with sides of 2 or more; a sheet is added when it, or a larger one, is asked for.
struct CuttingGame {
    /// `[w][h]` and `[h][w]`. Rows and columns 0 and 1 are unused. No row is longer than one above it.
    values: Vec<Vec<u32>>,
}

impl CuttingGame {
    /// The greatest side: its table takes a twentieth of a second.
    const MOST: usize = 1000;

    fn new() -> Self {
        CuttingGame { values: Vec::new() }
    }

    /// True if the first player wins on a sheet of `w` x `h`. `None` if it is too large.
    fn first_player_wins(&mut self, w: usize, h: usize) -> Option<bool> {
        let (shorter, longer) = (w.min(h), w.max(h));
        if shorter <= 1 {
            return Some(longer > 1);
        }
        if longer > Self::MOST {
            return None;
        }
        if self.values.len() <= longer {
            self.values.resize(longer + 1, vec![0; 2]);
        }
        self.grow(shorter, longer);
        Some(self.values[shorter][longer] != 0)
    }

    /// Adds what is missing of the sheets up to `shorter` x `longer`.
    fn grow(&mut self, shorter: usize, longer: usize) {
        let is_missing = |&side: &usize| self.values[side].len() <= longer;
        let rows = (2..=shorter).rev().take_while(is_missing).count();
        for side in shorter + 1 - rows..=shorter {
            for other in self.values[side].len()..=longer {
                let value = mex_of_cuts([&self.values[side], &self.values[other]]);
                self.values[side].push(value);
                if other > side {
                    self.values[other].push(value);
                }
            }
        }
    }
}

/// The value of a sheet, from those with one side the same and the other one from 0 up to less than its own.
fn mex_of_cuts(smaller: [&[u32]; 2]) -> u32 {
    let mut options = 0_u32; // bits: values are small, and so the loop runs on vectors
    for values in smaller {
        // A safe cut leaves sides of 2 or more. The shorter part comes first.
        let parts = &values[2..values.len().max(3) - 1];
        let half = parts.len().div_ceil(2);
        for (part, rest) in parts[..half].iter().zip(parts.iter().rev()) {
            options |= 1 << (part ^ rest);
        }
    }
    options.trailing_ones()
}

fn main() {
    let mut game = CuttingGame::new();
    let mut out = output();
    while !is_stdin_empty() {
        input! { w: usize, h: usize }
        if w == 0 || h == 0 {
            fail(format_args!("a sheet of {w} x {h} has no square"));
        }
        match game.first_player_wins(w, h) {
            Some(wins) => out.line(if wins { "WIN" } else { "LOSE" }),
            None => fail(format_args!(
                "a sheet of {w} x {h} is too large: the greatest side is {}",
                CuttingGame::MOST
            )),
        }
    }
}

#[cfg(test)]
mod p2311 {
    use super::CuttingGame;

    #[test]
    fn a_strip_is_won_and_a_square_of_1_cannot_be_cut() {
        let mut game = CuttingGame::new();
        assert_eq!(game.first_player_wins(1, 1), Some(false));
        assert_eq!(game.first_player_wins(1, 2), Some(true));
        assert_eq!(game.first_player_wins(usize::MAX, 1), Some(true));
    }

    #[test]
    fn without_a_safe_cut_it_is_lost() {
        let mut game = CuttingGame::new();
        for (w, h) in [(3, 3), (2, 2), (2, 3), (3, 2)] {
            assert_eq!(game.first_player_wins(w, h), Some(false));
        }
        assert_eq!(game.first_player_wins(4, 2), Some(true));
    }

    #[test]
    fn the_sides_may_be_exchanged_and_come_in_any_order() {
        let mut game = CuttingGame::new();
        for (w, h) in [(12, 7), (3, 31), (31, 3), (200, 4), (11, 11)] {
            let wins = CuttingGame::new().first_player_wins(h, w);
            assert_eq!(game.first_player_wins(w, h), wins);
        }
    }

    #[test]
    fn two_rows_are_dawsons_kayles() {
        let mut game = CuttingGame::new();
        game.first_player_wins(2, 200);
        let values = &game.values[2][2..];
        assert_eq!(values[..16], [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
        // Its period is 34, and 52 is the last exception.
        assert!((53..values.len() - 34).all(|pins| values[pins] == values[pins + 34]));
        assert_ne!(values[52], values[52 + 34]);
    }

    #[test]
    fn few_sizes_of_the_statement_are_lost() {
        let mut game = CuttingGame::new();
        let mut lost = 0;
        for w in 2..=200 {
            lost += (2..=200).filter(|&h| game.first_player_wins(w, h) == Some(false)).count();
        }
        assert_eq!(lost, 1089);
    }

    #[test]
    fn no_more_sheets_are_computed_than_are_needed() {
        let mut game = CuttingGame::new();
        game.first_player_wins(9, 3);
        game.first_player_wins(5, 6);
        let lengths: Vec<usize> = game.values[2..].iter().map(Vec::len).collect();
        assert_eq!(lengths, [10, 10, 7, 7, 6, 4, 4, 4]);
    }

    #[test]
    fn values_are_small() {
        let mut game = CuttingGame::new();
        game.first_player_wins(CuttingGame::MOST, CuttingGame::MOST);
        assert_eq!(game.values.iter().flatten().max(), Some(&9));
    }

    #[test]
    fn the_greatest_side_is_answered() {
        let mut game = CuttingGame::new();
        // By the period of Dawson's Kayles.
        let as_great = game.first_player_wins(2, CuttingGame::MOST % 34 + 2 * 34);
        assert_eq!(game.first_player_wins(2, CuttingGame::MOST), as_great);
        assert!(as_great.is_some());
    }

    #[test]
    fn too_large_a_sheet_is_refused() {
        let mut game = CuttingGame::new();
        assert_eq!(game.first_player_wins(2, CuttingGame::MOST + 1), None);
        assert!(game.values.is_empty());
    }
}
