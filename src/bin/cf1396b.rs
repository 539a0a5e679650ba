//! CF 1396B Stoned Game. <https://codeforces.com/problemset/problem/1396/B>
//!
//! **Rules.** There are `n` piles of stones. T and HL alternate, and T begins. A move takes one stone from a pile that
//! is not empty, but not from the pile that the opponent's last move took from. Who cannot move loses. There are `t`
//! games: print `T` or `HL`, the winner of each.
//!
//! **Theorem.** Let S be the number of all stones. T wins if and only if S is odd, or some pile has more than half of
//! the stones. (Proved.)
//!
//! **Proof.** Call the pile that the last move took from locked, and a position balanced if no pile has more than half
//! of its stones.
//! 1. *Balanced, S even: the player to move loses, whichever pile is locked, or none.* Let his move take from pile j.
//!    The opponent answers at a largest pile q other than j. It is not empty, since the others have S - a_j stones,
//!    which is at least a_j >= 1; and j, not q, is locked. Now S is lower by 2, and the position is balanced again: j
//!    and q have lost a stone each, and for any other pile i, a_i <= a_q, so 2 a_i <= a_i + a_q <= S - a_j <= S - 1,
//!    and as S is even, 2 a_i <= S - 2. So there is always an answer, and as S falls, it is the other player who finds
//!    no move.
//! 2. *Balanced, S odd: the player to move wins by any move.* For S - 1 is even, and 2 a_i <= S means 2 a_i <= S - 1:
//!    by 1 the opponent has lost. There is a move: the piles other than the locked one have at least half of the
//!    stones.
//! 3. *A pile i has more than half of the stones, and it is not locked: the player to move wins.* He takes from pile i
//!    in each of his moves. So the opponent must always take from the others. Before the player's move number j, i has
//!    a_i - (j - 1) stones, and the others S - a_i - (j - 1), which is less and not below 0: he always has a move.
//!
//! At the start no pile is locked, so 1, 2 and 3 are all cases.
//!
//! **Complexity.** O(n) time for each game: the sum and the largest pile, while they are read. Past the statement the
//! piles may be anything below 2^32.
//!
//! **Traps.** One pile is won, whatever its parity: `1 / 1 / 2` answers `T`. Exactly half is not more than half:
//! `1 / 2 / 1 1` answers `HL`. Parity counts without a large pile: `1 / 3 / 1 1 1` answers `T`. The nim-sum says
//! nothing here: `1 / 3 / 1 1 2` answers `HL`. Sum and largest pile belong to one game: `2 / 1 / 1 / 2 / 1 1` answers
//! `T / HL`.
//!
//! **Source.** Codeforces Round 666, Division 1, problem B.

use sente::{input, output};

/// True if the player to move wins; no pile is locked.
fn first_player_wins(piles: &[u32]) -> bool {
    let stones: u64 = piles.iter().map(|&pile| u64::from(pile)).sum();
    let largest = piles.iter().max().copied().unwrap_or(0);
    stones % 2 == 1 || 2 * u64::from(largest) > stones
}

fn main() {
    input! { games: usize }
    let mut out = output();
    for _ in 0..games {
        input! { n: usize, piles: [u32; n] }
        out.line(if first_player_wins(&piles) { "T" } else { "HL" });
    }
}

#[cfg(test)]
mod cf1396b {
    use super::first_player_wins;

    #[test]
    fn no_stones_are_lost() {
        assert!(!first_player_wins(&[]));
        assert!(!first_player_wins(&[0, 0]));
    }

    #[test]
    fn one_pile_is_won() {
        for stones in [1, 2, 7, u32::MAX] {
            assert!(first_player_wins(&[stones]));
        }
    }

    #[test]
    fn two_piles_are_lost_iff_they_are_equal() {
        for one in 0..30 {
            for other in 0..30 {
                assert_eq!(first_player_wins(&[one, other]), one != other);
            }
        }
    }

    #[test]
    fn many_piles_are_decided_by_parity() {
        for one in 1..20 {
            for other in 1..20 {
                let piles = [one, other, one, other, 1];
                assert!(first_player_wins(&piles));
                assert!(!first_player_wins(&piles[..4]));
            }
        }
    }

    #[test]
    fn the_greatest_piles_do_not_overflow() {
        assert!(first_player_wins(&[u32::MAX; 3]));
        assert!(!first_player_wins(&[u32::MAX; 4]));
        assert!(first_player_wins(&[u32::MAX, u32::MAX - 2, 1]));
        assert!(!first_player_wins(&[u32::MAX, u32::MAX - 1, 1]));
    }

    /// True if the player to move wins by the rules, where this pile is locked.
    fn by_rules(piles: &mut Vec<u32>, locked: Option<usize>) -> bool {
        (0..piles.len()).filter(|&pile| Some(pile) != locked).any(|pile| {
            let has_stone = piles[pile] > 0;
            has_stone && {
                piles[pile] -= 1;
                let wins = !by_rules(piles, Some(pile));
                piles[pile] += 1;
                wins
            }
        })
    }

    #[test]
    fn small_piles_are_won_as_the_rules_have_it() {
        for code in 0..4_u32.pow(4) {
            let mut piles: Vec<u32> = (0..4).map(|place| code / 4_u32.pow(place) % 4).collect();
            assert_eq!(first_player_wins(&piles), by_rules(&mut piles, None), "{piles:?}");
        }
    }
}
