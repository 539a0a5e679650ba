//! CF 662A Gambling Nim. <https://codeforces.com/problemset/problem/662/A>
//!
//! **Rules.** Each of `n` cards has a number on either side, a_i and b_i. All cards are laid down,
//! each with a side up that a fair coin chooses. The numbers that show are the heaps of a game of
//! Nim: a turn takes any positive number from one heap, and who cannot move loses. Print the
//! probability that the first player wins, as an irreducible fraction.
//!
//! **Theorem.** Let S be the nim-sum of all a_i, V the set of the nim-sums of any of the
//! differences d_i = a_i xor b_i, and r the rank of V: V has 2^r elements. If S is in V, the
//! probability is `(2^r - 1) / 2^r`. If it is not, the first player always wins: `1/1`. (Proved.)
//!
//! **Proof.** The first player wins iff the nim-sum of what shows is not 0 (Bouton).
//! 1. *The nim-sum of a deal.* Turning a card from a_i to b_i adds d_i. So the nim-sum is S xor v,
//!    where v is the nim-sum of the d_i of the cards with b_i up; it is 0 iff v = S.
//! 2. *v is each element of V equally often.* Call d_i *new* if it is no nim-sum of earlier ones. A
//!    new one doubles the nim-sums there are, since x xor d_i with x from the earlier ones is none
//!    of them; any other adds none. So r of the d_i are new. Let all cards but theirs lie as they
//!    like. Their own 2^r ways have 2^r different nim-sums, as two with the same one would make the
//!    last d_i in which they differ a nim-sum of earlier ones. So they reach each element of V
//!    once, and the other cards add the same element of V to all of them, which only permutes V.
//! 3. If S is in V, one deal of 2^r has v = S. If it is not, none has.
//!
//! The fraction is irreducible: 2^r - 1 is odd, or it is 0 and 2^r = 1.
//!
//! *The figures.* A table gives a map m of 64-bit numbers with m(x xor y) = m(x) xor m(y), by the
//! eight bytes of x; at first m(x) = x. A number d with m(d) = e, not 0, is new. Let p be the
//! leading bit of e; from now on, m(x) is changed by e wherever it has the bit p. It still is such
//! a map, and the numbers with m(x) = 0 are now those that had 0 or e: by induction the nim-sums of
//! the numbers so far.
//!
//! **Complexity.** O(1) for a card, 8 look-ups; each of the at most 64 new differences takes 2048
//! steps more. O(1) memory beside the cards, which are read in blocks. Past the statement any
//! 64-bit numbers, and no cards.
//!
//! **Traps.** It is the rank that counts, not the number of cards: `1 / 0 0` answers `0/1`, not
//! 1/2. The sum S can lie outside V: `1 / 1 1` answers `1/1`. The nim-sum of all d_i always is in
//! V, so it tells nothing: `1 / 2 3` answers `1/1`. Nor do the numbers themselves span V:
//! `2 / 1 1 / 2 2` answers `1/1`, not 3/4. Equal sides still count in S: `2 / 1 1 / 0 1` answers
//! `1/2`, and `2 / 2 2 / 0 1` answers `1/1`. The denominator reaches 2^60.
//!
//! **Source.** Bouton, Nim, a game with a complete mathematical theory (1901), and linear algebra
//! over the field of two elements.

use sente::{input, output};

/// Cards that are read at once.
const BLOCK: usize = 1 << 12;

/// Cards as they are dealt: S, and the rank of V.
struct Deal {
    nim_sum: u64,
    rank: u32,
    /// The images of each byte at each place under a linear map that takes exactly the elements of V to 0.
    images: Vec<[u64; 256]>,
}

impl Deal {
    fn new() -> Self {
        let bytes = |place| std::array::from_fn(|byte| (byte as u64) << (8 * place));
        Deal { nim_sum: 0, rank: 0, images: (0..8).map(bytes).collect() }
    }

    fn add(&mut self, [a, b]: [u64; 2]) {
        self.nim_sum ^= a;
        let image = self.image(a ^ b);
        if image != 0 {
            self.rank += 1;
            for entry in self.images.iter_mut().flatten() {
                *entry ^= image * (*entry >> image.ilog2() & 1);
            }
        }
    }

    fn image(&self, number: u64) -> u64 {
        let bytes = number.to_le_bytes().into_iter().zip(&self.images);
        bytes.fold(0, |image, (byte, images)| image ^ images[usize::from(byte)])
    }

    /// The probability that the first player wins, as an irreducible fraction.
    fn probability(&self) -> [u128; 2] {
        let elements = 1 << self.rank;
        if self.image(self.nim_sum) == 0 {
            [elements - 1, elements]
        } else {
            [1, 1]
        }
    }
}

fn main() {
    input! { n: usize }
    let mut deal = Deal::new();
    for first in (0..n).step_by(BLOCK) {
        input! { cards: [(u64, u64); BLOCK.min(n - first)] }
        cards.into_iter().for_each(|(a, b)| deal.add([a, b]));
    }
    let [won, all] = deal.probability();
    writeln!(output(), "{won}/{all}");
}

#[cfg(test)]
mod cf662a {
    use super::Deal;

    fn deal(cards: &[[u64; 2]]) -> Deal {
        let mut deal = Deal::new();
        cards.iter().for_each(|&card| deal.add(card));
        deal
    }

    fn probability(cards: &[[u64; 2]]) -> [u128; 2] {
        deal(cards).probability()
    }

    #[test]
    fn without_cards_nothing_can_be_taken() {
        assert_eq!(probability(&[]), [0, 1]);
    }

    #[test]
    fn a_single_card_wins_by_any_side_above_0() {
        assert_eq!(probability(&[[0, 0]]), [0, 1]);
        assert_eq!(probability(&[[0, u64::MAX]]), [1, 2]);
        assert_eq!(probability(&[[5, 0]]), [1, 2]);
        assert_eq!(probability(&[[2, 3]]), [1, 1]);
        assert_eq!(probability(&[[7, 7]]), [1, 1]);
    }

    #[test]
    fn cards_of_equal_sides_are_nim() {
        assert_eq!(probability(&[[1, 1], [2, 2], [3, 3]]), [0, 1]);
        assert_eq!(probability(&[[1, 1], [2, 2], [4, 4]]), [1, 1]);
    }

    #[test]
    fn the_sides_can_be_exchanged() {
        assert_eq!(probability(&[[1, 3], [4, 0]]), probability(&[[3, 1], [0, 4]]));
        assert_eq!(probability(&[[3, 5], [6, 3], [4, 2]]), probability(&[[5, 3], [3, 6], [4, 2]]));
    }

    #[test]
    fn each_power_of_two_doubles_the_deals() {
        for bits in 0..=64 {
            let cards: Vec<[u64; 2]> = (0..bits).map(|bit| [1 << bit, 0]).collect();
            assert_eq!(probability(&cards.repeat(3)), [(1 << bits) - 1, 1 << bits], "{bits} bits");
            if bits < 64 {
                let with_a_bit_outside = [&cards[..], &[[1 << bits; 2]]].concat();
                assert_eq!(probability(&with_a_bit_outside), [1, 1], "{bits} bits");
            }
        }
    }

    /// Numbers of no pattern.
    fn some(count: u64, bits: u32) -> impl Iterator<Item = u64> {
        (1..=count).map(move |k| k.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - bits))
    }

    #[test]
    fn the_probability_is_that_of_all_deals() {
        for bits in 1..=4 {
            for first in 0..60 {
                let numbers: Vec<u64> = some(70, bits).skip(first).take(first % 11).collect();
                let cards: Vec<[u64; 2]> = numbers.chunks_exact(2).map(|c| [c[0], c[1]]).collect();
                let nim_sum = |set: u32| {
                    let shown = cards.iter().enumerate();
                    shown.fold(0, |sum, (i, card)| sum ^ card[(set >> i & 1) as usize])
                };
                let all = 1 << cards.len();
                let won = (0..all).filter(|&set| nim_sum(set) != 0).count() as u128;
                let [top, bottom] = probability(&cards);
                assert_eq!(won * bottom, top * u128::from(all), "{cards:?}");
                assert!(top % 2 == 1 || [top, bottom] == [0, 1], "{cards:?}");
            }
        }
    }

    #[test]
    fn exactly_the_differences_have_the_image_0() {
        let deal = deal(&[[5, 0], [3, 0], [6, 0], [1 << 40 | 9, 0]]);
        assert_eq!(deal.rank, 3);
        for low in 0..16 {
            let with_high = deal.image(1 << 40 | low) == 0;
            assert_eq!(deal.image(low) == 0, [0, 3, 5, 6].contains(&low), "{low}");
            assert_eq!(with_high, [9, 10, 12, 15].contains(&low), "{low}");
        }
    }
}
