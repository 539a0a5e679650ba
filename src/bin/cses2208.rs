//! CSES 2208 Another Game. <https://cses.fi/problemset/task/2208>
//!
//! **Rules.** There are `n` heaps of coins. A turn picks one or more heaps that are not empty and
//! takes exactly one coin from each of them. Whoever takes the last coin wins. Who wins, `first` or
//! `second`?
//!
//! **Theorem.** The first player loses if and only if every heap is even. (Proved.)
//!
//! **Proof.** By induction on the number of coins. There are three cases.
//! 1. No coin is left. Every heap is even, and the player to move has lost.
//! 2. Every heap is even, and coins are left. A turn picks some heap, and this heap becomes odd. By
//!    induction the opponent wins.
//! 3. Some heap is odd, so it has a coin. Take one coin from each odd heap: this is a turn, and it
//!    leaves every heap even. By induction the opponent loses.
//!
//! So the winner answers each turn by one at the same heaps: it made just these odd. For two and
//! for three heaps the explorer finds the lost positions and proves them by automata, without this
//! proof: `cargo sente explore --moves "(a-1,b), (a,b-1), (a-1,b-1)"`.
//!
//! **Complexity.** O(n) time over all tests: reading is all. O(1) memory, whatever `n` is: a heap
//! is forgotten once it is read. Past the statement empty heaps, no heaps, and heaps below 2^64.
//!
//! **Traps.** It is no Nim: `1 / 2 / 1 1` answers `first`, and `1 / 2 / 2 4` answers `second`; the
//! nim-sums say the opposite. Nor does the number of all coins count: it is even in `1 / 2 / 1 1`.
//! A program that stops at the first odd heap must still read the others: `2 / 3 / 1 2 2 / 1 / 2`
//! answers `first / second`. A program that flushes after each of the
//! 200,000 answers is slow.
//!
//! **Source.** The answer at the same heaps is the oldest of strategies; Bouton's proof for Nim
//! (1901) has the same three cases.

use sente::{input, output};

/// True if the player to move wins. The bitwise or of all heaps is odd iff some heap is.
fn first_player_wins(heaps: impl Iterator<Item = u64>) -> bool {
    heaps.fold(0, |or, heap| or | heap) % 2 == 1
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for _ in 0..tests {
        input! { n: usize }
        let heaps = (0..n).map(|_| {
            input! { heap: u64 }
            heap
        });
        out.line(if first_player_wins(heaps) { "first" } else { "second" });
    }
}

#[cfg(test)]
mod cses2208 {
    use super::first_player_wins;

    fn wins(heaps: &[u64]) -> bool {
        first_player_wins(heaps.iter().copied())
    }

    #[test]
    fn nothing_to_take_is_lost() {
        assert!(!wins(&[]));
        assert!(!wins(&[0, 0]));
    }

    #[test]
    fn one_heap_is_taken_coin_by_coin() {
        for heap in [1, 2, 3, 4, u64::MAX - 1, u64::MAX] {
            assert_eq!(wins(&[heap]), heap % 2 == 1, "{heap}");
        }
    }

    #[test]
    fn a_single_odd_heap_wins_wherever_it_lies() {
        assert!(!wins(&[2, 4, 1_000_000_000]));
        for odd in 0..3 {
            let mut heaps = [2, 4, 1_000_000_000];
            heaps[odd] += 1;
            assert!(wins(&heaps), "{heaps:?}");
        }
        assert!(wins(&[1, 1]));
    }

    #[test]
    fn every_heap_is_read() {
        let mut heaps = [1, 2, 2].into_iter();
        assert!(first_player_wins(&mut heaps));
        assert_eq!(heaps.len(), 0);
    }
}
