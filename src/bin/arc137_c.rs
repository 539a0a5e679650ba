//! ARC 137 C Distinct Numbers. <https://atcoder.jp/contests/arc137/tasks/arc137_c>
//!
//! **Rules.** There are `N` different non-negative integers. Alice and Bob move in turn, Alice first: a move replaces
//! the largest number by a smaller non-negative integer that is not among the others. Whoever cannot move loses. Print
//! the winner.
//!
//! **Theorem.** Let M be the largest number and s the second largest. M - (N - 1) non-negative integers below M are
//! missing among the numbers; call this h. Alice wins if and only if M - s is at least 2 or h is odd. (Proved.)
//!
//! **Proof.** Let the player to move be in any position.
//! 1. *M - s is at least 2: he wins.* For a missing y below s let P(y) be the position in which M has become y. If some
//!    P(y) is lost for who is to move there, he goes to it. Otherwise he goes to s + 1, which is missing and below M.
//!    From there the opponent can only replace s + 1 by a missing y below s, and this leaves just P(y), which is won
//!    for the first player; or there is no such y, and the opponent cannot move. So he could make the opponent's move
//!    himself, and lets him make it if it is bad.
//! 2. *M - s is 1: he wins iff h is odd.* By induction on h. If h = 0, there is no move. Otherwise all missing numbers
//!    below M are below s. A move takes M to one of these: then s is the largest, and h - 1 are missing below it. If
//!    the second largest is now below s - 1, the opponent wins by 1. If it is s - 1, he wins iff h - 1 is odd, by
//!    induction.
//!    - h is even: then h - 1 is odd, and the opponent wins whatever is moved.
//!    - h is odd: then h - 1 is even, and it is enough that s - 1 is there after the move. If it is missing, M becomes
//!      s - 1, which is not negative, as something below s is missing. If it is there, any move will do.
//!
//! For two and for three numbers the explorer finds the lost positions and proves them by automata, without this
//! proof; for a below b: `cargo sente explore --moves "(y,a) for y in 0..a if a < b, (a,y) for y in a+1..b" --ask
//! outcome`.
//!
//! **Complexity.** O(N) time for reading, O(1) memory: two numbers are remembered. Past the statement numbers below
//! 2^64. Numbers that do not rise are an error, and so are fewer than two.
//!
//! **Traps.** A gap at the top wins by itself: `2 / 0 3` answers `Alice`, where 2 numbers are missing, and a gap of 2
//! is enough: `2 / 1 3` answers `Alice`. A gap elsewhere does not: `3 / 0 3 4` answers `Bob`. Without a gap parity
//! decides: `2 / 1 2` answers `Alice`, `2 / 2 3` answers `Bob`. N - 1 numbers lie below the largest, not N:
//! `2 / 0 1` answers `Bob`. A play can take 10^9 moves.
//!
//! **Source.** AtCoder Regular Contest 137, problem C. Case 1 steals a strategy, as J. Nash did for Hex.

use proconio::{input, source::auto::AutoSource};
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// True if the player to move wins; `None` if the numbers do not rise, or are fewer than two.
fn first_player_wins(numbers: impl IntoIterator<Item = u64>) -> Option<bool> {
    let (mut count, mut last) = (0, [None, None]);
    for number in numbers {
        if last[1] >= Some(number) {
            return None;
        }
        last = [last[1], Some(number)];
        count += 1;
    }
    let [second, largest] = [last[0]?, last[1]?];
    let missing: u64 = largest - (count - 1);
    Some(largest - second > 1 || missing % 2 == 1)
}

fn main() {
    refuse_bad_input();
    let mut source = AutoSource::new(std::io::stdin().lock());
    input! { from &mut source, n: usize }
    let numbers = (0..length(n)).map(|_| {
        input! { from &mut source, number: u64 }
        number
    });
    match first_player_wins(numbers) {
        Some(wins) => output().line(if wins { "Alice" } else { "Bob" }),
        None => fail(format_args!("the numbers must rise, and be two or more")),
    }
}

#[cfg(test)]
mod arc137_c {
    use super::first_player_wins;

    #[test]
    fn fewer_than_two_numbers_and_falling_ones_are_refused() {
        for numbers in [&[][..], &[5], &[5, 5], &[5, 4], &[1, 2, 4, 3, 6]] {
            assert_eq!(first_player_wins(numbers.iter().copied()), None, "{numbers:?}");
        }
    }

    #[test]
    fn without_a_missing_number_there_is_no_move() {
        for n in 2..20 {
            assert_eq!(first_player_wins(0..n), Some(false));
        }
    }

    #[test]
    fn each_missing_number_below_a_run_is_one_move() {
        for (missing, n) in (0..20).flat_map(|missing| (2..9).map(move |n| (missing, n))) {
            let run = missing..missing + n;
            assert_eq!(first_player_wins(run), Some(missing % 2 == 1), "{missing} {n}");
        }
    }

    #[test]
    fn the_greatest_numbers_are_answered() {
        assert_eq!(first_player_wins([0, u64::MAX]), Some(true));
        assert_eq!(first_player_wins([u64::MAX - 1, u64::MAX]), Some(false));
        assert_eq!(first_player_wins([0, u64::MAX - 1, u64::MAX]), Some(true));
    }

    /// True if the player to move wins with the numbers of a set of bits, by the rules.
    fn wins(set: u32, known: &mut [Option<bool>]) -> bool {
        if let Some(wins) = known[set as usize] {
            return wins;
        }
        let largest = set.ilog2();
        let others = set & !(1 << largest);
        let mut missing = (0..largest).filter(|&number| others >> number & 1 == 0);
        let can_win = missing.any(|number| !wins(others | 1 << number, known));
        known[set as usize] = Some(can_win);
        can_win
    }

    #[test]
    fn all_sets_of_small_numbers_are_won_as_the_rules_say() {
        let mut known = vec![None; 1 << 14];
        for set in (1_u32..1 << 14).filter(|set| set.count_ones() > 1) {
            let numbers = (0..14_u32).filter(|number| set >> number & 1 == 1).map(u64::from);
            assert_eq!(first_player_wins(numbers), Some(wins(set, &mut known)), "{set:b}");
        }
    }
}
