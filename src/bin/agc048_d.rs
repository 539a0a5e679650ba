//! AGC 048 D Pocky Game. <https://atcoder.jp/contests/agc048/tasks/agc048_d>
//!
//! **Rules.** `N` piles of stones stand in a row. FirstLeft and SecondRight move in turn, FirstLeft first: he takes one or more
//! stones from the leftmost pile that still stands, and she takes one or more from the rightmost one. Whoever has no stone to
//! take loses. Print `First` or `Second`, the winner, for each of `T` cases.
//!
//! **Theorem.** Consider the piles l to r alone. Let L(l, r) be the least size of pile l with which FirstLeft wins if he
//! is to move, where the others are as they stand; and R(l, r) the least size of pile r with which SecondRight wins if she is.
//! Then L(i, i) = R(i, i) = 1. For l < r let u = A_l - L(l, r - 1) and v = A_r - R(l + 1, r). Then
//! L(l, r) is 1 if v < 0, and else L(l, r - 1) + v + 1; R(l, r) is 1 if u < 0, and else R(l + 1, r) + u + 1.
//! FirstLeft wins iff A_1 >= L(1, N). (Proved.)
//!
//! **Proof.** By induction on the number of piles. A player with a single pile before him takes all of it and wins. For l < r
//! put x stones on pile l and y on pile r. The numbers a = L(l, r - 1) and b = R(l + 1, r) depend on the piles between them
//! alone. Let u = x - a and v = y - b, any integers. Claim:
//! - FirstLeft, to move, wins iff v < 0 or u > v;
//! - SecondRight, to move, wins iff u < 0 or v > u.
//!
//! It is shown by induction on x + y. FirstLeft has two kinds of moves.
//! 1. He takes pile l. Then SecondRight is to move on the piles l + 1 to r, and she wins iff y >= b. So he wins by this
//!    move iff v < 0.
//! 2. He leaves x' stones, 1 <= x' < x, and so u' = x' - a. By induction SecondRight does not win then iff u' >= 0 and
//!    u' >= v. For v >= 0 this is u' >= v. The best try is x' = x - 1, so it succeeds iff u - 1 >= v. Then u >= 1, so
//!    x > a >= 1, and the move exists.
//!
//! So he wins iff v < 0 or u > v; and by symmetry she wins iff u < 0 or v > u. Read for y = A_r, the least x with which he
//! wins is 1 if v < 0, and else a + v + 1; for x = A_l the same holds of her.
//!
//! **Complexity.** O(N^2) time and O(N) memory a case: a row of slacks, A_l - L and A_r - R, for the stretches of one length.
//! Past the statement, any piles below 2^64.
//!
//! **Traps.** A pile that is just large enough is enough for the player who is to move, so v = 0 helps her: `1 / 2 / 1 1`
//! answers `Second`. The numbers L reach 5 * 10^10: `1 / 5 / 500000000 500000000 999999999 999999999 999999999` answers
//! `Second`, and L in 32 bits gives First. A case where the middle decides: `1 / 3 / 3 1 2` answers `First`. The two players
//! have different moves, so Grundy values say nothing.
//!
//! **Source.** AtCoder Grand Contest 048, problem D. The tables of L and R are those of the published solutions; here one
//! row of each is kept.

use proconio::input;
use sente::{
    io::{length, refuse_bad_input},
    output,
};

/// True if FirstLeft wins when he moves first. Empty piles are ignored.
fn first_wins(piles: &[u64]) -> bool {
    let piles: Vec<i128> =
        piles.iter().filter(|&&pile| pile > 0).map(|&pile| pile.into()).collect();
    // Of the stretches of one length, by where they begin: A_l - L and A_r - R, or -1 if that is negative.
    let mut slacks: Vec<[i128; 2]> = piles.iter().map(|&pile| [pile - 1; 2]).collect();
    for more in 1..piles.len() {
        for begin in 0..piles.len() - more {
            let [u, v] = [slacks[begin][0], slacks[begin + 1][1]];
            let slack = |pile: i128, own: i128, other: i128| match other < 0 {
                true => pile - 1,
                false => (own - other - 1).max(-1),
            };
            slacks[begin] = [slack(piles[begin], u, v), slack(piles[begin + more], v, u)];
        }
    }
    slacks.first().is_some_and(|slacks| slacks[0] >= 0)
}

fn main() {
    refuse_bad_input();
    input! { cases: usize }
    let mut out = output();
    for _ in 0..length(cases) {
        input! { n: usize, piles: [u64; length(n)] }
        out.line(if first_wins(&piles) { "First" } else { "Second" });
    }
}

#[cfg(test)]
mod agc048_d {
    use super::first_wins;
    use std::collections::HashMap;

    #[test]
    fn without_a_pile_there_is_no_move() {
        assert!(!first_wins(&[]));
        assert!(!first_wins(&[0, 0]));
        assert!(first_wins(&[0, 1, 0]));
    }

    #[test]
    fn of_two_piles_the_larger_one_wins() {
        for x in 1..20 {
            for y in 1..20 {
                assert_eq!(first_wins(&[x, y]), x > y);
            }
        }
    }

    #[test]
    fn the_least_first_pile_may_need_more_than_32_bits() {
        let mut piles: Vec<u64> = (1..=100).map(|place| place * 10_000_000).collect();
        piles[0] = 50_470_000_000;
        assert!(!first_wins(&piles));
        piles[0] += 1;
        assert!(first_wins(&piles));
        assert!(first_wins(&[u64::MAX, u64::MAX, 1]));
    }

    /// A row, and the player to move: 0 at its left.
    type Position = (Vec<u64>, usize);

    fn mover_wins(position: Position, known: &mut HashMap<Position, bool>) -> bool {
        let (row, mover) = &position;
        if let Some(&wins) = known.get(&position) {
            return wins;
        }
        let end = if *mover == 0 { 0 } else { row.len().saturating_sub(1) };
        let wins = (0..row.get(end).copied().unwrap_or_default()).any(|left| {
            let mut option = row.clone();
            option[end] = left;
            option.retain(|&pile| pile > 0);
            !mover_wins((option, 1 - mover), known)
        });
        known.insert(position, wins);
        wins
    }

    #[test]
    fn all_rows_of_up_to_six_small_piles_end_as_the_rules_have_it() {
        let mut known = HashMap::new();
        let mut rows = 0;
        for (length, most) in [(1, 8_u64), (2, 8), (3, 6), (4, 5), (5, 3), (6, 3)] {
            for code in 0..most.pow(length) {
                let row: Vec<u64> =
                    (0..length).map(|place| 1 + code / most.pow(place) % most).collect();
                assert_eq!(first_wins(&row), mover_wins((row.clone(), 0), &mut known), "{row:?}");
                rows += 1;
            }
        }
        assert_eq!(rows, 1885);
    }
}
