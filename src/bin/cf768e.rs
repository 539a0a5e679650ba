//! CF 768 E Game of Stones. <https://codeforces.com/problemset/problem/768/E>
//!
//! **Rules.** There are `n` piles of stones. Sam and Jon move in turn, Sam first; a move takes x >= 1 stones from one
//! pile. From each pile every amount x is taken at most once in the whole game, by whomever. Whoever cannot move
//! loses. Print `YES` if Jon wins, else `NO`.
//!
//! **Theorem.** Let m(s) be the greatest j with j (j + 1) / 2 <= s. A pile of s <= 60 stones from which nothing has
//! been taken has the Grundy value m(s). Jon wins if and only if the nim-sum of all m(s_i) is 0. (That no value
//! exceeds m(s) is proved, for all s. That it is m(s) is checked to 60 stones, the limit of the statement, by
//! `untouched_piles_are_worth_their_longest_play`.)
//!
//! **Proof.** The piles do not touch each other, so by Sprague and Grundy it is enough to find the value of a pile.
//! - *Not above m(s).* In a play of j moves j different amounts are taken: at least 1 + 2 + ... + j = j (j + 1) / 2
//!   stones. So a play has at most m(s) moves. A position of value v > 0 has an option of value v - 1, so there is a
//!   play of v moves or more, and v <= m(s).
//! - *Not below.* A state of a pile is what is left, s, and the set of the amounts up to s that have been taken. From
//!   the untouched piles of up to 60 stones 114,058 states can be reached. The test finds the values of all of them
//!   from the definition, the mex of the options. No proof for all s is known to us.
//!
//! That 1, ..., m(s) moves are possible does not prove the second part. What is left after 5 of 10 stones is a pile
//! of 5 from which 5 must not be taken: two more moves are possible, 1 and 2, but its value is 0. After 1 the answer
//! is 4, after 4 it is 1, after 2 it is 3, and after 3 it is 2.
//!
//! **Complexity.** O(n) time for n piles, and a byte for each: reading is all. Piles may be empty; those above 60 are
//! refused.
//!
//! **Traps.** The question is about Jon, who moves second: `1 / 1` answers `NO`. This is not Nim: `2 / 1 / 2` answers
//! `YES`. The ban lasts for the whole game, not for one turn: `2 / 3 / 4` answers `YES`. It binds both players:
//! `2 / 6 / 10` answers `NO`. It is each pile's own: `2 / 1 / 1` answers `YES`. The number of moves alone does not
//! decide: `1 / 3` answers `NO`, though at most two moves are possible.
//!
//! **Source.** Codeforces 768, problem E.

use sente::{input, io::fail, output};

/// The largest pile of which the value is known.
const MOST: usize = 60;

/// The most moves in an untouched pile: the greatest j with j (j + 1) / 2 <= `stones`.
fn most_moves(stones: usize) -> usize {
    (1..).take_while(|j| j * (j + 1) / 2 <= stones).count()
}

/// The nim-sum of the values of untouched piles, or the number of the first that is too large.
fn nim_sum(piles: &[u8]) -> Result<usize, usize> {
    let values: [usize; MOST + 1] = std::array::from_fn(most_moves);
    piles.iter().enumerate().try_fold(0, |sum, (index, &pile)| {
        let value = values.get(usize::from(pile)).ok_or(index + 1)?;
        Ok(sum ^ value)
    })
}

fn main() {
    input! { n: usize, piles: [u8; n] }
    match nim_sum(&piles) {
        Ok(sum) => output().line(if sum == 0 { "YES" } else { "NO" }),
        Err(number) => fail(format_args!("pile {number} has more than {MOST} stones")),
    }
}

#[cfg(test)]
mod cf768e {
    use super::{most_moves, nim_sum, MOST};
    use std::collections::HashMap;

    type Values = HashMap<(usize, u64), usize>;

    /// The value of a pile, by its options; bit x of `taken` is set if x has been taken.
    fn value(stones: usize, taken: u64, values: &mut Values) -> usize {
        // Greater amounts do not matter any more.
        let taken = taken & ((1 << (stones + 1)) - 1);
        if let Some(&value) = values.get(&(stones, taken)) {
            return value;
        }
        let mut options = 0_u64;
        for amount in (1..=stones).filter(|amount| taken >> amount & 1 == 0) {
            options |= 1 << value(stones - amount, taken | 1 << amount, values);
        }
        let value = options.trailing_ones() as usize;
        values.insert((stones, taken), value);
        value
    }

    #[test]
    fn untouched_piles_are_worth_their_longest_play() {
        let mut values = Values::new();
        for stones in 0..=MOST {
            assert_eq!(value(stones, 0, &mut values), most_moves(stones), "{stones}");
        }
        assert_eq!(values.len(), 114_058);
    }

    #[test]
    fn a_touched_pile_can_be_worth_less_than_its_longest_play() {
        assert_eq!(value(5, 1 << 5, &mut Values::new()), 0);
    }

    #[test]
    fn a_value_rises_with_each_triangular_number() {
        let triangular: Vec<usize> =
            (1..=MOST).filter(|&s| most_moves(s) > most_moves(s - 1)).collect();
        assert_eq!(triangular, [1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
    }

    #[test]
    fn the_first_pile_that_is_too_large_is_named() {
        assert_eq!(nim_sum(&[]), Ok(0));
        assert_eq!(nim_sum(&[0, 60, 59]), Ok(0));
        assert_eq!(nim_sum(&[60, 61, 255]), Err(2));
    }
}
