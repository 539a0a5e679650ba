//! P4101 人人尽说江南好 (Merging Heaps up to a Height, HEOI 2014). <https://www.luogu.com.cn/problem/P4101>
//!
//! **Rules.** There are `n` heaps of one stone each. Two players alternate; a move merges two heaps
//! into one of at most `m` stones. Whoever cannot move loses. For each of `T` games print `0` if the
//! first player wins, `1` if the second does.
//!
//! **Theorem.** The first player wins if and only if n - ceil(n / m) is odd. (Proved.)
//!
//! **Proof.** If m = 1 there is no move, and n - n = 0. So let m >= 2. A heap of m stones is *full*, and
//! can be left aside. Let c be the number of the other heaps, r that of their stones, and
//! F = c - ceil(r / m); at the start F is the number of the theorem. Each move lowers F by 1: two heaps
//! become one, or they become a full one, and then c falls by 2 and ceil(r / m) by 1.
//!
//! But play can end before F is 0, with large heaps that do not fit together. Call a position *tidy*
//! if at most one heap that is not full has more than one stone. Let it have such a heap of x < m
//! stones, x = 1 if all are single, and k single stones besides. The start is tidy.
//! 1. *A tidy position has a move if and only if F > 0.* For k = 0 there is none, and F = 0. For
//!    k >= 1, x and a stone can be merged, and x + k <= m - 1 + k <= k m, so F >= k + 1 - k = 1.
//! 2. *In a tidy position with F > 0 a move leaves a tidy one:* merge x and a single stone.
//! 3. *If F is even in a tidy position, each move can be answered such that the position is tidy again.*
//!    After the move F is odd. If it is tidy still, answer by 2. Otherwise, the move has made a 2 of two
//!    single stones beside x >= 2, and m > 2, as x is not full. If x + 2 <= m, merge these two. Else
//!    x = m - 1. Then k is not 2, or F would be 3 - ceil((m + 1) / m) = 1; so a single stone is left,
//!    and makes x full. The 2 is the new x.
//!
//! So a tidy position with even F is lost: the opponent answers by 3 until F is 0, where by 1 no move
//! is left. With odd F it is won, by 2.
//!
//! **Complexity.** O(1) for each game. Past the statement any numbers of 64 bits; with m = 0 there is
//! no move, as with m = 1.
//!
//! **Traps.** The quotient is rounded up: `1 / 1 5` answers `1`, `1 / 3 2` answers `0`. A multiple of m
//! needs no case of its own: `1 / 2 2` answers `0`. It is not a play of pairs: `1 / 3 3` answers `1`. The
//! first player's win is 0: `1 / 1 1` answers `1`. A quotient in floating point of 32 bits is too coarse:
//! `1 / 1000000000 7` answers `0`.
//!
//! **Source.** HEOI 2014. The proof is ours.

use sente::{input, output};

fn first_player_wins(heaps: u64, height: u64) -> bool {
    let longest_play = heaps - heaps.div_ceil(height.max(1));
    longest_play % 2 == 1
}

fn main() {
    input! { t: usize, games: [(u64, u64); t] }
    let mut output = output();
    for (heaps, height) in games {
        output.line(if first_player_wins(heaps, height) { "0" } else { "1" });
    }
}

#[cfg(test)]
mod p4101 {
    use super::first_player_wins;
    use std::collections::HashMap;

    #[test]
    fn without_a_move_the_first_player_loses() {
        assert!(!first_player_wins(0, 5));
        assert!(!first_player_wins(1, 5));
        for n in 0..20 {
            assert!(!first_player_wins(n, 0));
            assert!(!first_player_wins(n, 1));
        }
    }

    #[test]
    fn pairs_are_as_many_as_they_are() {
        for n in 0..50 {
            assert_eq!(first_player_wins(n, 2), n / 2 % 2 == 1);
        }
    }

    #[test]
    fn a_great_height_lets_all_heaps_become_one() {
        for n in 1..50 {
            assert_eq!(first_player_wins(n, u64::MAX), n % 2 == 0);
        }
        assert!(first_player_wins(u64::MAX, u64::MAX - 1));
    }

    /// By the rules, for heaps in ascending order.
    fn wins(heaps: &[u64], height: u64, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let mut found = false;
        for i in 0..heaps.len() {
            for j in 0..i {
                if heaps[i] + heaps[j] <= height && !found {
                    let mut option = heaps.to_vec();
                    let merged = option.remove(i) + option.remove(j);
                    option.push(merged);
                    option.sort_unstable();
                    found = !wins(&option, height, known);
                }
            }
        }
        known.insert(heaps.to_vec(), found);
        found
    }

    #[test]
    fn small_games_are_won_as_the_rules_have_it() {
        for height in 1..14 {
            let mut known = HashMap::new();
            for n in 0..14 {
                let found = wins(&vec![1; n], height, &mut known);
                assert_eq!(first_player_wins(n as u64, height), found, "{n} heaps up to {height}");
            }
        }
    }
}
