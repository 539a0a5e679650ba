//! CF 1147 C Thanos Nim. <https://codeforces.com/problemset/problem/1147/C>
//!
//! **Rules.** There are `n` piles of stones, `n` even. Alice and Bob move in turn, Alice first. A move takes stones
//! from exactly n/2 piles that are not empty: one or more from each of them, as many as the player likes. Whoever
//! cannot move, as fewer than n/2 piles are left, loses. Print the name of the winner.
//!
//! **Theorem.** Let m be the least size of a pile, empty piles included. The player to move loses if and only if more
//! than n/2 piles have the size m. (Proved.)
//!
//! **Proof.** Let c be the number of piles of size m.
//! 1. *c > n/2.* Fewer than n/2 piles are above m. So there is no move if m = 0, and otherwise every move takes from
//!    some pile of size m. Then the new least size is below m, and all piles that have it were just taken from. These
//!    are at most n/2.
//! 2. *c <= n/2.* At least n/2 piles are above m. Take n/2 of them down to m. Now c + n/2 piles have the size m, which
//!    is still the least. As c >= 1, they are more than n/2.
//!
//! So every move from a position of case 1 leads to case 2, and some move leads back. The stones become fewer with each
//! move, so play ends, and it ends in case 1, since in case 2 there is a move.
//!
//! For two and for four piles the explorer finds the lost positions and proves them by automata, without this proof; for
//! two: `cargo sente explore --moves "(a-i,b) for i in 1..=a, (a,b-i) for i in 1..=b"`, and for four with a term for
//! each two of them, such as `(a-i,b-j,c,d) for i in 1..=a for j in 1..=b`.
//!
//! **Complexity.** O(n) time in one pass, O(1) memory: a pile is forgotten once it is read. Past the statement any
//! number of piles, below 2^64 stones each, empty ones included. No piles, or an odd number of them, are an error.
//!
//! **Traps.** Exactly half is not more than half: `2 / 1 2` answers `Alice`. The least size need not be 1:
//! `2 / 2 2` answers `Bob`. It is the least size alone that counts: `4 / 1 2 2 2` answers `Alice`. A nim-sum says
//! nothing: `4 / 1 1 1 2` answers `Bob`, and `4 / 1 1 2 2` answers `Alice`. Nor does Moore's Nim, where a move takes
//! from at most n/2 piles: `4 / 1 1 1 1` answers `Bob`.
//!
//! **Source.** Codeforces, Forethought Future Cup, Final Round. Exactly k of n piles: E. Boros, V. Gurvich, N. B. Ho, K.
//! Makino, P. Mursic, On the Sprague-Grundy function of Exact k-Nim, Discrete Applied Mathematics 239 (2018).

use sente::{input, io::fail, output};
use std::cmp::Ordering;

/// True if the player to move wins. The piles are even in number.
fn first_player_wins(piles: impl IntoIterator<Item = u64>) -> bool {
    let (mut n, mut least, mut count) = (0_u64, u64::MAX, 0_u64);
    for pile in piles {
        n += 1;
        match pile.cmp(&least) {
            Ordering::Less => (least, count) = (pile, 1),
            Ordering::Equal => count += 1,
            Ordering::Greater => {}
        }
    }
    count <= n / 2
}

fn main() {
    input! { n: usize }
    if n == 0 || n % 2 == 1 {
        fail(format_args!(
            "a move takes from half of the piles: n must be even and positive, not {n}"
        ));
    }
    let piles = (0..n).map(|_| {
        input! { pile: u64 }
        pile
    });
    output().line(if first_player_wins(piles) { "Alice" } else { "Bob" });
}

#[cfg(test)]
mod cf1147c {
    use super::first_player_wins;

    #[test]
    fn fewer_piles_than_half_are_lost() {
        assert!(!first_player_wins([0, 0]));
        assert!(!first_player_wins([0, 0, u64::MAX, 0]));
    }

    #[test]
    fn as_many_piles_as_half_are_taken_at_once() {
        assert!(first_player_wins([0, 7, 0, u64::MAX]));
    }

    #[test]
    fn two_piles_are_lost_iff_they_are_equal() {
        for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
            assert_eq!(first_player_wins([a, b]), a != b, "{a} {b}");
        }
        assert!(!first_player_wins([u64::MAX; 2]));
    }

    #[test]
    fn half_of_the_piles_decide_wherever_they_lie() {
        for place in 0..4 {
            let mut piles = [3; 4];
            piles[place] = 50;
            assert!(!first_player_wins(piles), "{piles:?}");
            piles[(place + 1) % 4] = 4;
            assert!(first_player_wins(piles), "{piles:?}");
            piles[place] = 2;
            assert!(first_player_wins(piles), "{piles:?}");
        }
    }

    #[test]
    fn every_pile_is_read() {
        let mut piles = [1, 1, 1, 5].into_iter();
        assert!(!first_player_wins(&mut piles));
        assert_eq!(piles.len(), 0);
    }
}
