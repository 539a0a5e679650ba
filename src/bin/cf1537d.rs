//! CF 1537D Deleting Divisors. <https://codeforces.com/problemset/problem/1537/D>
//!
//! **Rules.** Alice and Bob start from a number `n` and alternate; Alice begins. A move subtracts from the present
//! number one of its divisors other than 1 and the number itself. Who cannot move loses. There are `t` numbers: print
//! `Alice` or `Bob`, the winner of each.
//!
//! **Theorem.** The player to move loses if and only if n is odd or n = 2^k with an odd k. (Proved.)
//!
//! **Proof.** By induction on n. A move subtracts a divisor d of n with 1 < d < n.
//! 1. *n is odd.* Then d is odd, so n - d is even. It is a positive multiple of d, which is odd and above 1, so it is
//!    no power of 2. By induction every option is won for the opponent. (For 1 and the odd primes there is no option.)
//! 2. *n is even and no power of 2.* Then n has an odd divisor d > 1, and d < n as n is even. By induction n - d, which
//!    is odd, is lost for the opponent.
//! 3. *n = 2^k, k >= 1.* The options are 2^k - 2^j with 1 <= j < k. For j = k - 1 this is 2^(k - 1). For any other j it
//!    is 2^j times 2^(k - j) - 1, an odd number of 3 or more: even and no power of 2, so won for the opponent. So 2^k
//!    is won if and only if it has the option 2^(k - 1), and that is lost. 2 has no option and is lost; from there on,
//!    2^k is won exactly if 2^(k - 1) is lost: lost for odd k, won for even k.
//!
//! **Complexity.** O(1) for each number. Past the statement n may be any number of 64 bits; 0 is lost, as no number is
//! above 1 and below 0.
//!
//! **Traps.** 1 is odd, `1 / 1` answers `Bob`, though it is 2^0. 2 has no move, since it may not be subtracted from
//! itself: `1 / 2` answers `Bob`. Not all powers of 2 are alike: `1 / 4` answers `Alice`, `1 / 8` answers `Bob`. The
//! exponent of 2 in other numbers does not matter: `1 / 6` answers `Alice`. A loop of powers by steps of 4 leaves
//! signed 32 bits after 2^29: `1 / 536870912` answers `Bob`.
//!
//! **Source.** Codeforces Round 726, Division 2, problem D.

use sente::{input, output};

/// True if the player to move wins.
fn first_player_wins(n: u64) -> bool {
    if n.is_power_of_two() {
        n > 1 && n.trailing_zeros() % 2 == 0
    } else {
        n > 0 && n % 2 == 0
    }
}

fn main() {
    input! { tests: usize, numbers: [u64; tests] }
    let mut out = output();
    for n in numbers {
        out.line(if first_player_wins(n) { "Alice" } else { "Bob" });
    }
}

#[cfg(test)]
mod cf1537d {
    use super::first_player_wins;

    #[test]
    fn numbers_below_4_have_no_move() {
        assert!((0..4).all(|n| !first_player_wins(n)));
    }

    #[test]
    fn powers_of_2_are_won_in_turn() {
        for exponent in 2..64 {
            assert_eq!(first_player_wins(1 << exponent), exponent % 2 == 0, "2^{exponent}");
        }
    }

    #[test]
    fn a_number_is_won_iff_a_move_leaves_a_lost_one() {
        for n in 1..2000_u64 {
            let mut divisors = (2..n).filter(|divisor| n % divisor == 0);
            let wins = divisors.any(|divisor| !first_player_wins(n - divisor));
            assert_eq!(first_player_wins(n), wins, "{n}");
        }
    }

    #[test]
    fn the_greatest_numbers_are_decided() {
        assert!(!first_player_wins(u64::MAX));
        assert!(first_player_wins(u64::MAX - 1));
    }
}
