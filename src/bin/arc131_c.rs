//! ARC 131 C Zero XOR. <https://atcoder.jp/contests/arc131/tasks/arc131_c>
//!
//! **Rules.** `N` cookies carry different positive integers, whose exclusive or is not 0. You and an opponent eat a
//! cookie in turn, you first. Whoever leaves cookies with the exclusive or 0 wins at once; with no cookie left it is 0.
//! Print `Win` if you win, else `Lose`.
//!
//! **Theorem.** Let X be the exclusive or of all numbers. You win if and only if N is odd or X is on a cookie.
//! (Proved.)
//!
//! **Proof.** By induction on N, for all different numbers with X not 0. Eating c leaves X xor c. This is 0 iff c = X. So
//! if X is on a cookie, eating it wins at once, and no other move does. Now let X be on none. Then N is not 1.
//! 1. *N is odd, at least 3.* Call c xor X the partner of c: it is another number, as X is not 0, and its partner is c.
//!    If the partner of each cookie were a cookie, too, they would fall into pairs, and N would be even. So some c has no
//!    partner on the cookies. Eat it. The opponent would win at once only by eating X xor c, which is not there. So
//!    after his move N - 2 cookies are left, an odd number, and their exclusive or is not 0: by induction you win.
//! 2. *N is even.* Whatever you eat, the opponent has N - 1 cookies, an odd number, whose exclusive or is not 0. As just
//!    proved, he wins: at once or by 1.
//!
//! **Complexity.** O(N) time, 8 bytes a cookie: X is looked for when it is known. No set and no sorting. Past the
//! statement numbers below 2^64; an exclusive or of 0 is an error. That numbers differ is not checked.
//!
//! **Traps.** An odd number wins without a win at once: `3 / 1 2 4` answers `Win`. Parity is not all: `4 / 1 2 3 4`
//! answers `Win`, by eating 4. An exclusive or other than 0 does not win by itself: `2 / 1 2` answers `Lose`. It is
//! not enough that the opponent cannot answer at once: `4 / 1 2 4 8` answers `Lose`. The last cookie wins:
//! `1 / 3` answers `Win`. X may lie above 10^9, so no table has it as an index.
//!
//! **Source.** AtCoder Regular Contest 131, problem C.

use proconio::input;
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// True if the player to move wins; `None` if the exclusive or of the numbers is 0.
fn first_player_wins(numbers: &[u64]) -> Option<bool> {
    let all = numbers.iter().fold(0, |all, number| all ^ number);
    (all != 0).then(|| numbers.len() % 2 == 1 || numbers.contains(&all))
}

fn main() {
    refuse_bad_input();
    input! { n: usize, numbers: [u64; length(n)] }
    match first_player_wins(&numbers) {
        Some(wins) => output().line(if wins { "Win" } else { "Lose" }),
        None => fail(format_args!("the exclusive or of all numbers is 0")),
    }
}

#[cfg(test)]
mod arc131_c {
    use super::first_player_wins;

    #[test]
    fn the_exclusive_or_0_is_refused() {
        for numbers in [&[][..], &[0], &[1, 2, 3], &[u64::MAX, u64::MAX]] {
            assert_eq!(first_player_wins(numbers), None, "{numbers:?}");
        }
    }

    #[test]
    fn a_last_cookie_wins_and_two_lose() {
        for number in [1, 2, 3, 1_000_000_000, u64::MAX] {
            assert_eq!(first_player_wins(&[number]), Some(true));
            assert_eq!(first_player_wins(&[number, number ^ 4]), Some(false));
        }
    }

    #[test]
    fn the_number_that_wins_may_stand_anywhere() {
        for numbers in [[4, 1, 2, 3], [1, 4, 2, 3], [1, 2, 3, 4]] {
            assert_eq!(first_player_wins(&numbers), Some(true), "{numbers:?}");
        }
        assert_eq!(first_player_wins(&[1, 2, 4, 8]), Some(false));
    }

    /// True if the player to move wins with the numbers of a set of bits, by the rules.
    fn wins(set: u32, known: &mut [Option<bool>]) -> bool {
        let members = || (1..u32::BITS).filter(move |number| set >> number & 1 == 1);
        let all = members().fold(0, |all, number| all ^ number);
        if let Some(wins) = known[set as usize] {
            return wins;
        }
        let can_win = all != 0 && members().any(|number| !wins(set & !(1 << number), known));
        known[set as usize] = Some(can_win);
        can_win
    }

    #[test]
    fn all_sets_of_small_numbers_are_won_as_the_rules_say() {
        let mut known = vec![None; 1 << 16];
        for set in (2..1_u32 << 16).step_by(2) {
            let numbers: Vec<u64> = (1..16).filter(|number| set >> number & 1 == 1).collect();
            if let Some(found) = first_player_wins(&numbers) {
                assert_eq!(found, wins(set, &mut known), "{numbers:?}");
            }
        }
    }
}
