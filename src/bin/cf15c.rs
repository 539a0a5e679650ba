//! CF 15C Industrial Nim. <https://codeforces.com/problemset/problem/15/C>
//!
//! **Rules.** There are `n` quarries. In a quarry stand `m` dumpers; the first is loaded with `x` stones, and each of
//! the others with one stone more than the one before it. Two players, tolik and bolik, alternate, and tolik begins. A
//! move takes one or more stones from one dumper of any quarry. Who cannot move loses. Print who wins.
//!
//! **Theorem.** Let B(k) be the nim-sum, the exclusive or, of the numbers 0 to k - 1. Then B(k) = p for an even k, and
//! B(k) = p xor (k - 1) for an odd k, where p is the parity of floor(k / 2). The first player loses if and only if the
//! nim-sum of B(x) xor B(x + m) over all quarries is 0. (Proved.)
//!
//! **Proof.** Every dumper is a heap of Nim, so by Bouton's theorem, which `p2197` proves, the first player loses if
//! and only if the nim-sum of all loads is 0. The loads of a quarry are the numbers from x to x + m - 1: those below
//! x + m without those below x. A number that is below both cancels in B(x) xor B(x + m), so that is the nim-sum of the
//! quarry.
//!
//! For B(k), take the numbers from 0 on in pairs 2i, 2i + 1. These differ in the last bit alone, so the nim-sum of a
//! pair is 1, and that of the floor(k / 2) pairs below k is their parity p. If k is odd, k - 1 is left over.
//!
//! **Complexity.** O(n) time, O(1) for each quarry, whatever its size. Past the statement `x` and `m` may be any
//! numbers of 64 bits: the sums have 128.
//!
//! **Traps.** The last dumper has x + m - 1 stones, not x + m: `1 / 1 2` answers `tolik`. A quarry is no heap of all
//! its stones: `1 / 1 3` answers `bolik`, for 1, 2 and 3 cancel. Loads reach 2 * 10^16, beyond 32 bits,
//! `1 / 4294967296 1` answers `tolik`, and beyond the 53 bits of a double:
//! `2 / 9007199254740993 1 / 9007199254740992 1` answers `tolik`.
//!
//! **Source.** Codeforces Beta Round 15, problem C. C. L. Bouton, Nim, a game with a complete mathematical theory,
//! Annals of Mathematics 3 (1901).

use sente::{input, output};

/// The nim-sum of the numbers below `end`.
fn nim_sum_below(end: u128) -> u128 {
    let pairs = end / 2;
    let unpaired = if end % 2 == 1 { end - 1 } else { 0 };
    (pairs % 2) ^ unpaired
}

/// True if the player to move wins. A quarry is the load of its first dumper, and their number.
fn first_player_wins(quarries: &[(u64, u64)]) -> bool {
    let nim_sum = quarries.iter().fold(0, |nim_sum, &(first, dumpers)| {
        let first = u128::from(first);
        nim_sum ^ nim_sum_below(first) ^ nim_sum_below(first + u128::from(dumpers))
    });
    nim_sum != 0
}

fn main() {
    input! { n: usize, quarries: [(u64, u64); n] }
    output().line(if first_player_wins(&quarries) { "tolik" } else { "bolik" });
}

#[cfg(test)]
mod cf15c {
    use super::{first_player_wins, nim_sum_below};

    #[test]
    fn no_stones_are_lost() {
        assert!(!first_player_wins(&[]));
        assert!(!first_player_wins(&[(7, 0)]));
        assert!(!first_player_wins(&[(0, 1)]));
    }

    #[test]
    fn one_dumper_is_emptied() {
        for stones in [1, 2, 1 << 32, u64::MAX] {
            assert!(first_player_wins(&[(stones, 1)]));
        }
    }

    #[test]
    fn the_nim_sum_below_an_end_is_that_of_all_numbers_there() {
        let mut nim_sum = 0;
        for end in 0..1000 {
            assert_eq!(nim_sum_below(end), nim_sum, "{end}");
            nim_sum ^= end;
        }
    }

    #[test]
    fn a_quarry_is_as_much_as_its_dumpers() {
        for first in 0..40 {
            for dumpers in 0..40 {
                let loads = first..first + dumpers;
                let nim_sum = loads.clone().fold(0, |nim_sum, load| nim_sum ^ load);
                assert_eq!(first_player_wins(&[(first, dumpers)]), nim_sum != 0);
                assert!(!first_player_wins(&[(first, dumpers), (nim_sum, 1)]));
                let mut all: Vec<_> = loads.map(|load| (load, 1)).collect();
                all.push((first, dumpers));
                assert!(!first_player_wins(&all));
            }
        }
    }

    #[test]
    fn the_greatest_loads_do_not_overflow() {
        assert!(!first_player_wins(&[(u64::MAX, u64::MAX); 2]));
        // The loads 2^64 - 1 and 2^64 cancel in no bit.
        assert!(first_player_wins(&[(u64::MAX, 2)]));
        assert!(!first_player_wins(&[
            (10_u64.pow(16), 10_u64.pow(16)),
            (0, 20_000_000_000_000_000),
            (0, 10_u64.pow(16))
        ]));
    }
}
