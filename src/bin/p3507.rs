//! P3507 The Minima Game (XVII Polish Olympiad 2010, GRA). <https://www.luogu.com.cn/problem/P3507>
//!
//! **Rules.** `n` cards with positive numbers lie on a table. Alice and Bob move in turn, Alice
//! first; a move takes one or more of the cards that are left and scores the smallest number among
//! them, until no card is left. Each maximises his own total minus the other's: print Alice's minus
//! Bob's.
//!
//! **Theorem.** Sort the cards, a_1 <= a_2 <= ... <= a_n. Let `d_0 = 0` and
//! `d_i = max(d_(i-1), a_i - d_(i-1))`. The answer is d_n: a best move takes the largest cards,
//! from some place on. (Proved.)
//!
//! **Proof.** Let v be the difference of the totals, that of the player to move minus the other's,
//! and v = 0 without a card. By induction on the number of cards, v = d_n.
//! 1. *Taking the cards from a_j on* scores a_j and leaves the first j - 1. By induction it is
//!    worth a_j - d_(j-1).
//! 2. *No other move is worth more.* Let the smallest number of a move be m, and a_j the first card
//!    with this number. All the smaller cards, a_1 to a_(j-1), are left, and perhaps others, none
//!    of them smaller than m. So in the sorted order of what is left these j - 1 cards come first,
//!    and the sequence of d begins with d_0, ..., d_(j-1) there too. It never falls, so by
//!    induction what is left has v >= d_(j-1). So the move is worth at most m - d_(j-1), which is
//!    the worth of taking the cards from a_j on.
//! 3. So v is the greatest of a_j - d_(j-1) for j from 1 to n. If n = 1 this is a_1 = d_1, as
//!    a_1 >= 0. Else the greatest for j below n is d_(n-1), by induction, and v = max(d_(n-1),
//!    a_n - d_(n-1)) = d_n.
//!
//! *The range.* `a_n / 2 <= d_n <= a_n`: d_n is the larger of two numbers whose sum is a_n, and by
//! induction d_(n-1) is from 0 to a_(n-1), so neither exceeds a_n. So the difference is never
//! negative and fits where a card does.
//!
//! **Complexity.** O(n log n) time for the sort; 4 bytes a card. Past the statement any number of
//! cards, and numbers from 0 to 2^32 - 1.
//!
//! **Traps.** To take one card each time is wrong: `2 / 1 1` answers `1`, by taking both, but
//! alternating signs give 0. Nor is it enough to take all cards of the largest number: `2 / 2 3`
//! answers `2`, but 1 in this way. The cards are sorted: `2 / 2 1` answers `1`, but 2 in the order
//! of the input, and `2 / 1 2` answers `1`, but 2 in descending order. The sort cannot be
//! saved by leaving out cards that do not change d: of 1, 3, 5, 7, ... each does. The limit is 32 MB
//! at LibreOJ, for 11 MB of text.
//!
//! **Source.** XVII Polish Olympiad in Informatics, stage 3. The proof is ours.

use sente::{input, output};

/// The first player's total minus the second's. The cards are sorted.
fn difference(cards: &mut [u32]) -> u32 {
    cards.sort_unstable();
    cards.iter().fold(0, |difference, &card| difference.max(card - difference))
}

fn main() {
    input! { n: usize, mut cards: [u32; n] }
    output().line(difference(&mut cards));
}

#[cfg(test)]
mod p3507 {
    fn difference(cards: &[u32]) -> u32 {
        super::difference(&mut cards.to_vec())
    }

    #[test]
    fn no_card_is_worth_nothing() {
        assert_eq!(difference(&[]), 0);
    }

    #[test]
    fn one_card_or_equal_cards_are_taken_at_once() {
        for n in 1..20 {
            assert_eq!(difference(&vec![7; n]), 7);
            assert_eq!(difference(&vec![0; n]), 0);
        }
    }

    #[test]
    fn of_two_cards_both_are_taken_or_the_larger() {
        assert_eq!(difference(&[2, 3]), 2);
        assert_eq!(difference(&[2, 4]), 2);
        assert_eq!(difference(&[2, 5]), 3);
    }

    #[test]
    fn the_order_of_the_cards_does_not_matter() {
        let sorted = [1, 3, 3, 8, 20];
        for turns in 0..5 {
            let mut cards = sorted;
            cards.rotate_left(turns);
            assert_eq!(difference(&cards), difference(&sorted));
            cards.reverse();
            assert_eq!(difference(&cards), difference(&sorted));
        }
    }

    #[test]
    fn each_odd_number_changes_the_difference() {
        for n in 0..100 {
            let odd: Vec<u32> = (0..n).map(|i| 2 * i + 1).collect();
            assert_eq!(difference(&odd), n);
        }
    }

    #[test]
    fn the_difference_is_between_half_the_largest_card_and_all_of_it() {
        for code in 0..1 << 12 {
            let cards: Vec<u32> = (0..6).map(|i| code >> (2 * i) & 3).collect();
            let (largest, found) = (*cards.iter().max().unwrap(), difference(&cards));
            assert!(largest <= 2 * found && found <= largest, "{cards:?}");
        }
    }

    #[test]
    fn the_greatest_numbers_do_not_overflow() {
        assert_eq!(difference(&[u32::MAX; 1000]), u32::MAX);
        assert_eq!(difference(&[0, u32::MAX]), u32::MAX);
        assert_eq!(difference(&[u32::MAX - 1, u32::MAX]), u32::MAX - 1);
    }
}
