//! P4018 Roy&October之取石子 (Prime Powers of Stones). <https://www.luogu.com.cn/problem/P4018>
//!
//! **Rules.** A heap has `n` stones. October and Roy move in turn, October first; a move takes p^k
//! stones, where p is a prime and k = 0, 1, 2, ... Whoever takes the last stone wins. For each of `T`
//! heaps print `October wins!` or `Roy wins!`.
//!
//! **Theorem.** October loses if and only if 6 divides n. (Proved.)
//!
//! **Proof.** No positive multiple of 6 is a power of a prime, as 2 and 3 both divide it. So no move
//! leads from a multiple of 6 to another. But 1, 2, 3, 4, 5 are such powers: from any other heap a
//! move of n mod 6 stones leaves a multiple of 6. And 0, a multiple of 6, has no move.
//!
//! **Complexity.** O(1) for each heap: reading and writing are all. Past the statement any numbers of
//! 64 bits, and a heap of 0, which is lost.
//!
//! **Traps.** One stone can always be taken, since k may be 0: `1 / 1` answers `October wins!`, and
//! `1 / 6` answers `Roy wins!`, where taking 5 would leave a heap of 1 that nobody could take. Powers
//! above the first count: `1 / 4` answers `October wins!`. So do all primes: `1 / 5` answers `October
//! wins!`. A heap need not be a power to be won: `1 / 10` answers `October wins!`.
//!
//! **Source.** Luogu. With 1, ..., m for the moves, this is Bachet's game, with m + 1 in the place of 6.

use sente::{input, output};

/// True if the first player wins.
fn october_wins(stones: u64) -> bool {
    stones % 6 != 0
}

fn main() {
    input! { t: usize, heaps: [u64; t] }
    let mut output = output();
    for heap in heaps {
        output.line(if october_wins(heap) { "October wins!" } else { "Roy wins!" });
    }
}

#[cfg(test)]
mod p4018 {
    use super::october_wins;

    #[test]
    fn no_stone_is_lost() {
        assert!(!october_wins(0));
    }

    #[test]
    fn one_to_five_stones_are_taken_at_once() {
        assert!((1..6).all(october_wins));
        assert!(!october_wins(6));
    }

    #[test]
    fn the_greatest_heaps_are_answered() {
        assert!(!october_wins(49_999_998));
        assert!(october_wins(50_000_000));
        assert!(october_wins(u64::MAX));
    }

    /// True if one prime alone divides the number, or none.
    fn is_prime_power(number: usize) -> bool {
        let prime = (2..=number).find(|divisor| number % divisor == 0);
        prime.map_or(true, |prime| (0..20).any(|k| prime.checked_pow(k) == Some(number)))
    }

    #[test]
    fn lost_heaps_are_those_without_a_move_to_a_lost_one() {
        let powers: Vec<usize> = (1..3000).filter(|&number| is_prime_power(number)).collect();
        let mut lost: Vec<bool> = Vec::new();
        for heap in 0..3000 {
            let mut moves = powers.iter().take_while(|&&power| power <= heap);
            lost.push(!moves.any(|power| lost[heap - power]));
            assert_eq!(october_wins(heap as u64), !lost[heap], "{heap}");
        }
    }
}
