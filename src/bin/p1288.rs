//! P1288 取数游戏II (Coin on a Ring of Numbers). <https://www.luogu.com.cn/problem/P1288>
//!
//! **Rules.** The `N` edges of a ring have numbers, of which at least one is 0. A coin lies on the node
//! between the last edge of the input and the first. Two players alternate. A move chooses one of the
//! two edges at the coin whose number is not 0, makes the number smaller, and takes the coin to the
//! other end of this edge. Whoever cannot move loses: print `YES` if the first player wins, else `NO`.
//!
//! **Theorem.** Let A be the number of edges ahead of the coin before the first 0, and B the same in
//! the other direction. The first player wins if and only if A or B is odd. (Proved.)
//!
//! **Proof.** By induction on the sum of the numbers, which each move lowers. As there is a 0, no edge
//! belongs to both ways.
//! 1. *A is odd.* Cross the edge ahead and leave 0 on it. Now A - 1 edges lie ahead before the same 0
//!    as before, and behind the coin is a 0 at once. Both numbers are even, so the opponent loses, by
//!    induction. If B is odd, go the other way.
//! 2. *Both are even.* If both are 0, there is no move. Otherwise, whoever crosses an edge ahead leaves
//!    A - 1 edges ahead, whatever number he writes. That is odd, so the opponent wins, by induction;
//!    and likewise in the other direction.
//!
//! **Complexity.** O(N) time. Past the statement any number of edges with numbers of 64 bits; without
//! a 0 the theorem says nothing, and that is an error.
//!
//! **Traps.** Both directions count: `2 / 0 1` answers `YES`, though the coin cannot go ahead. One odd
//! way is enough: `2 / 1 0` answers `YES`. What lies behind a 0 is out of reach: `4 / 0 7 0 0` answers
//! `NO`. The numbers themselves do not matter: `3 / 1 2 0` answers `NO`. The longer way can be the one
//! that is odd: `6 / 1 1 0 1 1 1` answers `YES`.
//!
//! **Source.** Luogu. The proof is ours.

use sente::{input, io::fail, output};

/// True if the first player wins; `None` if no edge has 0.
fn first_player_wins(numbers: &[u64]) -> Option<bool> {
    let is_zero = |&number: &u64| number == 0;
    let ahead = numbers.iter().position(is_zero)?;
    let behind = numbers.iter().copied().rev().position(|number| is_zero(&number))?;
    Some(ahead % 2 == 1 || behind % 2 == 1)
}

fn main() {
    input! { n: usize, numbers: [u64; n] }
    match first_player_wins(&numbers) {
        Some(wins) => output().line(if wins { "YES" } else { "NO" }),
        None => fail("no edge has the number 0"),
    }
}

#[cfg(test)]
mod p1288 {
    use super::first_player_wins;

    #[test]
    fn without_a_zero_nothing_is_said() {
        assert_eq!(first_player_wins(&[]), None);
        assert_eq!(first_player_wins(&[1]), None);
    }

    #[test]
    fn a_coin_that_is_shut_in_has_lost() {
        assert_eq!(first_player_wins(&[0]), Some(false));
        assert_eq!(first_player_wins(&[0, 0, 0]), Some(false));
        assert_eq!(first_player_wins(&[0, 7, 7, 0]), Some(false));
    }

    #[test]
    fn one_edge_before_a_zero_wins_in_either_direction() {
        assert_eq!(first_player_wins(&[u64::MAX, 0]), Some(true));
        assert_eq!(first_player_wins(&[0, u64::MAX]), Some(true));
    }

    #[test]
    fn one_zero_decides_by_its_place() {
        for n in 1..50 {
            for zero in 0..n {
                let mut numbers = vec![9; n];
                numbers[zero] = 0;
                let is_odd = zero % 2 == 1 || (n - 1 - zero) % 2 == 1;
                assert_eq!(first_player_wins(&numbers), Some(is_odd), "{zero} of {n}");
            }
        }
    }
}
