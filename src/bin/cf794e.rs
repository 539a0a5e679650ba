//! CF 794E Choosing Carrot. <https://codeforces.com/problemset/problem/794/E>
//!
//! **Rules.** `n` carrots lie in a row, each with a value. Oleg and Igor move in turn, Oleg first;
//! a move eats the first or the last carrot of those that are left, until one is left. Oleg wants
//! its value large, Igor small. Before the game Oleg makes k such moves on his own. For each k from
//! 0 to n - 1 print the value of the last carrot.
//!
//! **Theorem.** If Oleg is to move at a row w_1, ..., w_L, the last carrot has the value
//! - `max(w_t, w_(t+1))`, if L = 2t;
//! - `max(min(w_t, w_(t+1)), min(w_(t+1), w_(t+2)))`, if L = 2t + 1 and t >= 1.
//!
//! So let x_k be the answer for k, and L = n - k. If L = 1, x_k is the greatest carrot. Else let
//! t = floor(L / 2); then x_k is the greatest of max(a_i, a_(i+1)) for even L, and of min(a_i,
//! a_(i+1)) for odd L, over t <= i <= n - t. (Proved.)
//!
//! **Proof.** *A row* of two or more, by induction on L. If Igor is to move, exchange max and min
//! in the claim, as the players exchange their parts when all values change their signs.
//! 1. L = 2: Oleg leaves the larger carrot.
//! 2. L = 2t + 1: he leaves w_1, ..., w_(2t) or w_2, ..., w_(2t+1) to Igor, and gets by induction
//!    min(w_t, w_(t+1)) or min(w_(t+1), w_(t+2)).
//! 3. L = 2t, t >= 2: if he leaves w_1, ..., w_(2t-1) to Igor, he gets min(max(w_(t-1), w_t),
//!    max(w_t, w_(t+1))) by induction. That is w_t or more, and max(w_t, w_(t+1)) or less. If he
//!    leaves w_2, ..., w_(2t), he gets w_(t+1) or more, and max(w_t, w_(t+1)) or less, likewise. So
//!    the better one of the two is max(w_t, w_(t+1)).
//!
//! *The moves on his own* leave L = n - k neighbours, and any that he wants: those from a_j on, by
//! j - 1 moves at the left end and the others at the right one, for each j from 1 to n - L + 1.
//! Their last carrot depends on the pairs (a_i, a_(i+1)) in their middle: on i = j + t - 1 if
//! L = 2t; on this i and the next if L = 2t + 1. Over all j, these i go from t to n - L + t = n - t
//! if L is even, and from t to n - L + t + 1 = n - t if L is odd.
//!
//! **Complexity.** O(n) time and memory: from t to t - 1 a pair is added at either end. Past the
//! statement any number of carrots of 64 bits, none included.
//!
//! **Traps.** An odd row does not give its middle carrot: `3 / 1 2 1` answers `1 2 2`, not 2 2 2;
//! nor the smallest of the middle three: `3 / 1 2 2` answers `2 2 2`, not 1 2 2. A move more can be
//! worse, as then the other one makes the last move: `4 / 1 1 2 1` answers `2 1 2 2`, not 2 2 2 2.
//! The last carrot alone is no pair: `2 / 1 2` answers `2 2`, not 2 1. The carrots that Oleg eats
//! on his own are any at the ends, not as many at both: `3 / 3 1 1` answers `1 3 3`. To eat the
//! smaller end is not best: `4 / 1 2 1 1` answers `2 1 2 2`, by leaving 1 2 1 to Igor.
//!
//! **Source.** Tinkoff Challenge, final round, problem E.

use sente::{input, output};

/// The values of the last carrot, for each number of moves that the first player makes on his own.
fn last_carrots(carrots: &[u64]) -> Vec<u64> {
    let n = carrots.len();
    let mut last = vec![0; n];
    // The greatest maximum and the greatest minimum of a pair in the middle.
    let (mut maximum, mut minimum) = (0, 0);
    for t in (1..=n / 2).rev() {
        for i in [t, n - t] {
            let (left, right) = (carrots[i - 1], carrots[i]);
            maximum = maximum.max(left.max(right));
            minimum = minimum.max(left.min(right));
        }
        last[n - 2 * t] = maximum;
        if 2 * t < n {
            last[n - 2 * t - 1] = minimum;
        }
    }
    if let Some(alone) = last.last_mut() {
        *alone = carrots.iter().copied().fold(0, u64::max);
    }
    last
}

fn main() {
    input! { n: usize, carrots: [u64; n] }
    output().row(last_carrots(&carrots));
}

#[cfg(test)]
mod cf794e {
    use super::last_carrots;

    #[test]
    fn without_a_carrot_nothing_is_asked() {
        assert_eq!(last_carrots(&[]), []);
    }

    #[test]
    fn one_carrot_is_the_last() {
        assert_eq!(last_carrots(&[7]), [7]);
    }

    #[test]
    fn of_two_carrots_the_larger_is_left() {
        assert_eq!(last_carrots(&[7, 9]), [9, 9]);
        assert_eq!(last_carrots(&[9, 7]), [9, 9]);
    }

    #[test]
    fn a_carrot_at_an_end_is_reached_by_the_moves_before_the_game() {
        assert_eq!(last_carrots(&[9, 1, 1, 1, 1]), [1, 1, 1, 9, 9]);
        assert_eq!(last_carrots(&[1, 1, 1, 1, 9]), [1, 1, 1, 9, 9]);
        assert_eq!(last_carrots(&[9, 8, 1, 1, 1]), [1, 8, 8, 9, 9]);
    }

    #[test]
    fn an_odd_row_gives_no_carrot_without_a_large_neighbour() {
        assert_eq!(last_carrots(&[1, 2, 1])[0], 1);
        assert_eq!(last_carrots(&[1, 1, 5, 3, 9])[0], 3);
    }

    #[test]
    fn two_more_moves_before_the_game_do_no_harm() {
        for code in 0..1 << 14 {
            let carrots: Vec<u64> = (0..7).map(|i| code >> (2 * i) & 3).collect();
            let last = last_carrots(&carrots);
            assert!(last.windows(3).all(|three| three[0] <= three[2]), "{carrots:?}");
        }
    }

    /// The last carrot of a row, by the rules.
    fn play(row: &[u64], is_olegs_turn: bool) -> u64 {
        if let [carrot] = row {
            return *carrot;
        }
        let [first, last] = [&row[1..], &row[..row.len() - 1]].map(|row| play(row, !is_olegs_turn));
        if is_olegs_turn {
            first.max(last)
        } else {
            first.min(last)
        }
    }

    #[test]
    fn all_rows_of_up_to_six_carrots_end_as_the_rules_have_it() {
        for n in 1..=6_usize {
            for code in 0..3_u64.pow(n as u32) {
                let carrots: Vec<u64> = (0..n).map(|i| code / 3_u64.pow(i as u32) % 3).collect();
                let best = |left| carrots.windows(left).map(|row| play(row, true)).max();
                let expected: Option<Vec<u64>> = (1..=n).rev().map(best).collect();
                assert_eq!(Some(last_carrots(&carrots)), expected, "{carrots:?}");
            }
        }
    }

    #[test]
    fn the_greatest_values_are_answered() {
        assert_eq!(last_carrots(&[0, u64::MAX, 0]), [0, u64::MAX, u64::MAX]);
    }
}
