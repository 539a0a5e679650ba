//! CF 388 C Fox and Card Game. <https://codeforces.com/problemset/problem/388/C>
//!
//! **Rules.** There are `n` piles of cards with numbers. Ciel and Jiro move in turn, Ciel first. Ciel
//! takes the top card of a pile, Jiro the bottom card of a pile, until no card is left. Each wants a
//! large total of his own: print Ciel's and Jiro's.
//!
//! **Theorem.** Ciel gets the upper half of each pile, without the middle card if the pile is odd, and
//! Jiro the lower half. The middle cards of the odd piles go in descending order: the largest to
//! Ciel, the next one to Jiro, and so on. (Proved.)
//!
//! **Proof.** Let D be the total of all upper halves minus that of all lower halves, M the list of the
//! middle cards, and A(M) = m_1 - m_2 + m_3 - ... with M in descending order. We show for every
//! position that Ciel leads by D + A(M) in what is left if she is to move, and by D - A(M) if Jiro is.
//! At the start that is the theorem, and at the end both are 0. The rest is induction on the number
//! of cards. Turned upside down, piles exchange the players, so let Ciel be to move.
//!
//! *A list and one more.* If the number t comes to T, A(T) + A(T + t) >= t. Let t stand at place j, and
//! let B be m_1 - m_2 + ... as far as m_(j-1). What stands behind t has opposite signs in the two, so
//! their sum is 2B + t if j is odd, and 2B - t if j is even. In the first case B is made of
//! differences m_1 - m_2, m_3 - m_4, ..., so B >= 0. In the second, m_(j-1) is left over besides
//! these, so B >= m_(j-1) >= t.
//!
//! *The top of an odd pile* with the middle card m. If it is worth c, Ciel gains c, and m joins her
//! half of what is left: D becomes D - c + m. So her lead is c + (D - c + m) - A(M - m), at most
//! D + A(M) by the list M - m and one more, m. If m is the largest of M, A(M) = m - A(M - m), and her
//! lead is D + A(M).
//!
//! *The top of an even pile.* The first card b of Jiro's half becomes the middle: D becomes D - c + b.
//! So her lead is c + (D - c + b) - A(M + b), at most D + A(M) by the list M and one more, b. If M is
//! empty, A(M + b) = b, and her lead is D.
//!
//! So no move gives her more than D + A(M), and some move as much: in a pile with the largest middle
//! card, or in any pile if all are even.
//!
//! **Complexity.** O(N + n log n) time for N cards in n piles, for a sort of the middle cards. Past the
//! statement any number of cards, also empty piles, and numbers from 0 to 2^32 - 1.
//!
//! **Traps.** The largest card at hand is not always best: `2 / 1 2 / 2 3 1` answers `5 1`, by taking
//! the 2, as Jiro cannot reach the 3; greedy play gives 4 2. The middle cards do not go in the order
//! of the input: `2 / 1 1 / 1 2` answers `2 1`, not 1 2. The cards are listed from the top:
//! `1 / 2 1 10` answers `1 10`. A pile of one card is a middle card alone: `1 / 1 1` answers `1 0`.
//!
//! **Source.** Codeforces Round 228. The proof is ours; the list and one more is that of `arc116_f`.

use sente::{input, output};
use std::cmp::Reverse;

/// The totals of both players.
fn totals(piles: &[Vec<u32>]) -> [u64; 2] {
    let (mut totals, mut middles) = ([0; 2], Vec::new());
    for pile in piles {
        let half = pile.len() / 2;
        let lower = pile.len() - half;
        totals[0] += pile[..half].iter().map(|&card| u64::from(card)).sum::<u64>();
        totals[1] += pile[lower..].iter().map(|&card| u64::from(card)).sum::<u64>();
        middles.extend(pile[half..lower].iter().map(|&card| u64::from(card)));
    }
    middles.sort_unstable_by_key(|&card| Reverse(card));
    for (turn, card) in middles.into_iter().enumerate() {
        totals[turn % 2] += card;
    }
    totals
}

fn main() {
    input! { piles: [[u32]] }
    let [ciel, jiro] = totals(&piles);
    writeln!(output(), "{ciel} {jiro}");
}

#[cfg(test)]
mod cf388c {
    fn totals(piles: &[&[u32]]) -> [u64; 2] {
        super::totals(&piles.iter().map(|pile| pile.to_vec()).collect::<Vec<_>>())
    }

    #[test]
    fn no_card_is_worth_nothing() {
        assert_eq!(totals(&[]), [0, 0]);
        assert_eq!(totals(&[&[], &[]]), [0, 0]);
    }

    #[test]
    fn an_even_pile_is_halved() {
        assert_eq!(totals(&[&[1, 10]]), [1, 10]);
        assert_eq!(totals(&[&[1, 2, 10, 20], &[5, 0]]), [8, 30]);
    }

    #[test]
    fn single_cards_go_in_descending_order() {
        assert_eq!(totals(&[&[7]]), [7, 0]);
        assert_eq!(totals(&[&[1], &[5], &[3], &[5]]), [8, 6]);
    }

    #[test]
    fn only_the_middle_cards_are_sorted() {
        assert_eq!(totals(&[&[9, 1, 0], &[0, 4, 8]]), [13, 9]);
    }

    #[test]
    fn turned_upside_down_the_players_keep_the_middle_cards() {
        let [up, down] = [[3, 1, 2], [2, 1, 3]].map(|pile| totals(&[&pile, &[6, 7]]));
        assert_eq!([up, down], [[10, 9], [9, 10]]);
    }

    /// Ciel's lead by the rules; `turn` is 0 if she is to move.
    fn lead(piles: &mut Vec<&[u32]>, turn: usize) -> i64 {
        let mut best = None;
        for place in 0..piles.len() {
            let pile = piles[place];
            let Some((&card, rest)) = [pile.split_first(), pile.split_last()][turn] else {
                continue;
            };
            piles[place] = rest;
            let worth = i64::from(card) - lead(piles, 1 - turn);
            piles[place] = pile;
            best = best.max(Some(worth));
        }
        best.unwrap_or(0)
    }

    #[test]
    fn piles_of_several_sizes_are_shared_as_the_rules_have_it() {
        let mut seed = 388_u32;
        let mut random = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % below
        };
        for sizes in [&[9][..], &[4, 4], &[3, 5], &[3, 2, 3], &[1, 2, 1, 3], &[1, 1, 1, 2, 2]] {
            for _ in 0..30 {
                let mut pile = |&size: &usize| (0..size).map(|_| random(6)).collect::<Vec<u32>>();
                let piles: Vec<Vec<u32>> = sizes.iter().map(&mut pile).collect();
                let mut rest: Vec<&[u32]> = piles.iter().map(|pile| &**pile).collect();
                let [ciel, jiro] = super::totals(&piles).map(|total| total as i64);
                assert_eq!(ciel - jiro, lead(&mut rest, 0), "{piles:?}");
            }
        }
    }

    #[test]
    fn the_greatest_numbers_do_not_overflow() {
        let pile = vec![u32::MAX; 100_001];
        let half = 50_000 * u64::from(u32::MAX);
        assert_eq!(totals(&[&pile]), [half + u64::from(u32::MAX), half]);
    }
}
