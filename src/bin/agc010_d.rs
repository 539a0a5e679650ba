//! AGC 010 D Decrementing. <https://atcoder.jp/contests/agc010/tasks/agc010_d>
//!
//! **Rules.** There are `N` positive integers whose greatest common divisor is 1. Takahashi and Aoki move in turn,
//! Takahashi first: a move takes 1 off a number of 2 or more, and then all numbers are divided by their greatest
//! common divisor. Whoever finds only ones loses. Print `First` if Takahashi wins, else `Second`.
//!
//! **Theorem.** Let E be the number of even and O the number of odd integers. (Proved.)
//! 1. If E is odd, the player to move wins.
//! 2. If E is even and O is at least 2, he loses.
//! 3. If E is even and the only odd number is 1, he loses.
//! 4. If E is even and the only odd number is x > 1, he wins if and only if the move of x leaves a position that is
//!    lost by these rules.
//!
//! **Proof.** By induction on the sum, which falls in each move. As the divisor of all is 1, O is at least 1. If an
//! odd number is left after 1 was taken off, the divisor is odd, and the division changes no parity. So then a move of
//! an even number lowers E by 1, and one of an odd number raises it by 1.
//! - *Case 1.* Some number is even. The player to move takes 1 off it. This makes an odd number beside the one that was
//!   there, so two at least are left, and E becomes even. The opponent is in case 2 and loses.
//! - *Case 2.* Whatever is moved, an odd number is left, as there were two. So E becomes odd: the opponent is in case 1
//!   and wins. If there is no move, he has lost anyway.
//! - *Cases 3 and 4.* A move of an even number leaves the odd one as it is, so E becomes odd, and the opponent wins. In
//!   case 3 there is no other move. In case 4 there is one, of x: it decides.
//!
//! *The forced moves.* Case 4 leaves even numbers only, so all of them are at least halved. It happens at most 29
//! times in a row, as numbers are below 2^30. It needs an odd N, since E + 1 is N; for an even N parity alone decides.
//!
//! *Few numbers stand for all.* Put the numbers with the same power of two into a class, and of each class keep how
//! many they are and their greatest common divisor d. d has that power of two as well, so its parity is that of the
//! whole class, now and after each division; and the divisor of all numbers is that of all d. A number that is moved
//! is the only odd one, so it is alone in its class, and d is the number itself. It may get the power of two of
//! another class, and goes on as a class of its own.
//!
//! **Complexity.** O(N + log^3 A) time for numbers up to A, of which the greatest is one division for most numbers;
//! O(log A) memory beside the numbers. The usual program has a divisor over all numbers for each forced move. Past the
//! statement numbers below 2^64; without a number, or where all have a common divisor above 1, an error.
//!
//! **Traps.** Two even numbers and one odd number are not enough for a loss: `3 / 2 2 3` answers `First`. Nor is the
//! forced move a win by itself: `3 / 2 3 4` answers `Second`, and forced moves follow one another: `3 / 4 5 6`
//! answers `Second`. All of the divisor goes, not 2 alone: `3 / 4 4 5` answers `First`; nor its power of two alone:
//! `3 / 7 12 12` answers `First`, since it leaves 1 2 2. The only odd number may be 1: `3 / 1 4 6` answers `Second`,
//! and `1 / 1` answers `Second`.
//!
//! **Source.** AtCoder Grand Contest 010, problem D. The classes are ours.

use proconio::input;
use sente::{
    io::{fail, length, refuse_bad_input},
    output,
};

/// Numbers with a common power of two.
struct Class {
    count: usize,
    divisor: u64,
}

fn common_divisor(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// True if the player to move wins; `None` if the greatest common divisor is not 1, or a number is 0.
fn first_player_wins(numbers: &[u64]) -> Option<bool> {
    let mut classes: Vec<Class> = (0..64).map(|_| Class { count: 0, divisor: 0 }).collect();
    for &number in numbers {
        let class = classes.get_mut(number.trailing_zeros() as usize)?;
        class.count += 1;
        class.divisor = common_divisor(number, class.divisor);
    }
    classes.retain(|class| class.count > 0);
    let mut wins = true;
    (divide(&mut classes) == 1).then(|| loop {
        let is_odd = |class: &&mut Class| class.divisor % 2 == 1;
        let odd = classes.iter_mut().filter(is_odd).map(|class| class.count).sum::<usize>();
        if (numbers.len() - odd) % 2 == 1 {
            return wins;
        }
        match classes.iter_mut().find(is_odd) {
            Some(only) if odd == 1 && only.divisor > 1 => only.divisor -= 1,
            _ => return !wins,
        }
        divide(&mut classes);
        wins = !wins;
    })
}

/// Divides all by their greatest common divisor, and returns it.
fn divide(classes: &mut [Class]) -> u64 {
    let of_all = classes.iter().fold(0, |of_all, class| common_divisor(of_all, class.divisor));
    classes.iter_mut().for_each(|class| class.divisor /= of_all);
    of_all
}

fn main() {
    refuse_bad_input();
    input! { n: usize, numbers: [u64; length(n)] }
    match first_player_wins(&numbers) {
        Some(wins) => output().line(if wins { "First" } else { "Second" }),
        None => {
            fail(format_args!("the greatest common divisor must be 1, and every number positive"))
        }
    }
}

#[cfg(test)]
mod agc010_d {
    use super::{common_divisor, first_player_wins};

    #[test]
    fn ones_are_lost() {
        for count in 1..6 {
            assert_eq!(first_player_wins(&vec![1; count]), Some(false));
        }
    }

    #[test]
    fn beside_a_one_single_steps_are_made() {
        for number in [1, 2, 3, 4, 1_000_000_000, u64::MAX] {
            assert_eq!(first_player_wins(&[1, number]), Some(number % 2 == 0), "{number}");
        }
    }

    #[test]
    fn what_has_another_divisor_is_refused() {
        for numbers in [&[][..], &[0], &[0, 1], &[2], &[6, 10, 14], &[u64::MAX; 3]] {
            assert_eq!(first_player_wins(numbers), None, "{numbers:?}");
        }
    }

    /// The theorem with all numbers.
    fn by_all(mut numbers: Vec<u64>) -> bool {
        let mut wins = true;
        loop {
            let even = numbers.iter().filter(|&&number| number % 2 == 0).count();
            let odd = numbers.iter().position(|&number| number % 2 == 1).expect("one is odd");
            if even % 2 == 1 || numbers.len() - even > 1 || numbers[odd] == 1 {
                return (even % 2 == 1) == wins;
            }
            numbers[odd] -= 1;
            let divisor = numbers.iter().fold(0, |one, &other| common_divisor(one, other));
            numbers.iter_mut().for_each(|number| *number /= divisor);
            wins = !wins;
        }
    }

    #[test]
    fn classes_stand_for_all_numbers_along_forced_moves() {
        let mut seed = 10_u32;
        let mut random = |below: u64| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            u64::from(seed >> 8) % below
        };
        for round in 0..2000 {
            let count = 3 + 2 * (round % 4);
            let mut numbers: Vec<u64> = (0..count).map(|_| 1 + random(3)).collect();
            for _ in 0..random(12) {
                let factor = 2 * (1 + random(3) / 2);
                numbers.iter_mut().for_each(|number| *number *= factor);
                numbers[random(count) as usize] += 1;
            }
            if numbers.iter().fold(0, |one, &other| common_divisor(one, other)) == 1 {
                let wins = first_player_wins(&numbers);
                assert_eq!(wins, Some(by_all(numbers.clone())), "{numbers:?}");
            }
        }
    }
}
