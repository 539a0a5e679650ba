//! HDU 3595 GG and MM. <https://acm.hdu.edu.cn/showproblem.php?pid=3595>
//!
//! **Rules.** There are `N` games, each of two piles. A move in a game chooses one of its piles, of x > 0
//! stones, and takes a positive multiple of x stones from the other one. A game without a move is over.
//! MM and GG take turns, MM first; a turn makes a move in every game that is not over. Whoever finds all
//! games over loses. Print the winner.
//!
//! **Theorem.** Let T(a, 0) = 0. For a >= b > 0 and t = T(b, a mod b), let T(a, b) be t + 1, if a < 2 b,
//! and else the least odd number above t. MM wins iff the greatest T of all games is odd. (Proved.)
//!
//! **Proof.** *Suspense numbers.* For a position of any game that must end, let T = 0 if there is no
//! move. Let T be one more than the greatest even T of an option if some option has an even T, and one
//! more than the least T of an option if all of them are odd. So T is odd iff some option has an even
//! one, that is, iff the player to move wins this game alone. T is then the number of moves, if the
//! winner delays the end and the loser hurries.
//!
//! *Many games at once.* Let M be the greatest T of all games. The player to move wins iff M is odd, by
//! induction over the turns: they end, since each game does.
//! - M = 0. Every game is over, since a move makes T at least 1. He has lost.
//! - M odd. In each game that is not over, some option has a T of one less. If he moves to these, the
//!   greatest T is M - 1, which is even: the opponent loses.
//! - M even, M > 0. The options of a game of T = M all have odd ones, and none is below M - 1. But no
//!   option of any game has an even T above M - 2: where T is even, all options have odd ones; where it
//!   is odd, it is at most M - 1, and an even T of an option at most M - 2. A game that is over keeps its
//!   0. So every turn leaves some T of at least M - 1, and any such T is odd: the opponent wins.
//!
//! *Two piles.* Let a = q b + r with 0 <= r < b <= a, and t = T(b, r). The options are the pairs of
//! j b + r and b, where 0 <= j < q; for equal piles, either may become 0.
//! - q = 1. All that can be left is b and r. So T = t + 1 by either rule.
//! - q >= 2. By induction on q. The option of j = 0 has t, that of j = 1 has t + 1 by the first case, and
//!   each other one an odd number. So the even one of t and t + 1 is the only even T of an option, and T
//!   is one more: the least odd number above t.
//!
//! **Complexity.** O(log x) divisions for a game whose smaller pile has x stones, and as deep a
//! recursion: at most 92 for 64 bits. Memory for the piles of one case. Past the statement, `N` is any
//! number, piles are below 2^64, and a game with a pile of 0 is over: `2 / 0 5 / 1 1` answers `MM`, and
//! `0` answers `GG`.
//!
//! **Traps.** The game that ends last decides, not the first one: `2 / 1 2 / 2 3` answers `GG`. The
//! number of won games does not: `3 / 1 2 / 1 2 / 2 3` answers `GG`. Nor does a sum of all T, nor a
//! nim-sum, as if a turn moved in one game alone: `2 / 1 2 / 1 2` answers `MM`. Where a < 2 b the move is
//! forced, even if t is odd: `1 / 3 2` answers `GG`, not MM.
//! Neither the longest nor the shortest play decides: `1 / 1 2` answers `MM`, where the longest has two
//! moves, and `1 / 2 5` answers `MM`, where the shortest has two. The larger pile may come second:
//! `1 / 2 3` answers `GG`.
//!
//! **Source.** Suspense numbers: C. A. B. Smith, Graphs and composite games, Journal of Combinatorial
//! Theory 1 (1966), and Conway, On Numbers and Games, ch. 14, where this is the continued conjunctive
//! compound. As Every-SG: Jia Zhihao, 2009 (Chinese team selection papers). One such game: `p1290`.

use sente::{input, is_stdin_empty, output};

/// The moves of a game with piles `a >= b`, if the winner delays and the loser hurries: T of the theorem.
fn suspense(a: u64, b: u64) -> u64 {
    if b == 0 {
        return 0;
    }
    let next = suspense(b, a % b) + 1;
    next | u64::from(a / b > 1)
}

fn main() {
    let mut out = output();
    while !is_stdin_empty() {
        input! { n: usize, games: [(u64, u64); n] }
        let longest = games.iter().map(|&(p, q)| suspense(p.max(q), p.min(q))).max().unwrap_or(0);
        out.line(if longest % 2 == 1 { "MM" } else { "GG" });
    }
}

#[cfg(test)]
mod hdu3595 {
    use super::suspense;

    #[test]
    fn a_game_without_a_move_is_over() {
        for stones in [0, 1, u64::MAX] {
            assert_eq!(suspense(stones, 0), 0);
        }
    }

    #[test]
    fn equal_piles_and_multiples_last_one_move() {
        for (a, b) in [(1, 1), (14, 7), (1000, 1), (u64::MAX, u64::MAX), (u64::MAX, 1)] {
            assert_eq!(suspense(a, b), 1);
        }
    }

    #[test]
    fn a_quotient_above_1_lets_the_winner_wait() {
        assert_eq!(suspense(3, 2), 2);
        assert_eq!(suspense(5, 2), 3);
        assert_eq!(suspense(5, 3), 3);
        assert_eq!(suspense(7, 3), 3);
        assert_eq!(suspense(7, 5), 4);
        assert_eq!(suspense(12, 5), 5);
    }

    #[test]
    fn suspense_numbers_are_those_of_the_options() {
        const MOST: usize = 200;
        let mut numbers = vec![vec![0; MOST]; MOST];
        for a in 1..MOST {
            for b in 1..=a {
                let options = (1..=a / b).map(|multiple| {
                    let rest = a - multiple * b;
                    numbers[rest.max(b)][rest.min(b)]
                });
                let greatest_even = options.clone().filter(|number| number % 2 == 0).max();
                numbers[a][b] = 1 + greatest_even.or(options.min()).expect("a move");
                assert_eq!(suspense(a as u64, b as u64), numbers[a][b], "{a} {b}");
            }
        }
    }

    /// Suspense numbers of the pairs of 64 bits whose quotients are all the same, but for a last one of 2.
    fn with_quotients(quotient: u64) -> Vec<u64> {
        let (mut a, mut b) = (2_u64, 1_u64);
        let mut numbers = vec![suspense(a, b)];
        while let Some(next) = a.checked_mul(quotient).and_then(|product| product.checked_add(b)) {
            (a, b) = (next, a);
            numbers.push(suspense(a, b));
        }
        numbers
    }

    #[test]
    fn pairs_of_64_bits_are_deep() {
        let forced = with_quotients(1);
        assert!(forced.len() > 90 && forced.into_iter().eq(1..=91));
        let free = with_quotients(2);
        assert!(free.len() > 49 && free.iter().copied().eq((0..50).map(|place| 2 * place + 1)));
    }
}
