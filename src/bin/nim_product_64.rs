//! Library Checker: Nim Product (F_2^64). <https://judge.yosupo.jp/problem/nim_product_64>
//!
//! **Rules.** Let + be xor, and let the product a b be the mex of all a' b + a b' + a' b' with a' <
//! a and b' < b. Print it for each of `T` pairs of numbers below 2^64.
//!
//! **Theorem.** Let F be 2, 4, 16, 256, 2^16 or 2^32. With + and this product, the numbers below F
//! are a field, and so are the numbers h F + l with h, l < F, in which the product h F is the
//! ordinary one, and F F = F + F/2. (Proved.)
//!
//! **Proof.** *The tower.* Let K be a field of the numbers below F whose sum is xor, and c = F/2.
//! Claim: the numbers x x + x with x in K are those below c. This is so in the field of 0 and 1,
//! where F = 2. If it is so in K, then x x + x = c has no solution there. Let F be a new number with
//! F F = F + c. Then the F^2 pairs h F + l are a field, in which all but 0 have an inverse: the product
//! of h F + l and h F + h + l is h h c + h l + l l, which is in K, and not 0: else x x + x = c for
//! x = l/h, or l = 0 if h = 0. The sum is xor, and the claim holds in it:
//! - For x = h F + l, x x + x is (h h + h) F + (h h c + l l + l). As h h + h < c, it is less than
//!   the half of F^2.
//! - If x x + x = y y + y, then (x + y) (x + y + 1) = 0, so y is x or x + 1. So the x x + x are
//!   half as many as the x: all the numbers below the half of F^2.
//!
//! *Lowering.* Say that x lowers a if a + x < a, that is, if a has a 1 at the highest bit of x. So x > 0,
//! and what lowers a sum lowers one of its terms. Claim: in each of these fields, if d lowers the
//! product a b, then d = x y for an x that lowers a and a y that lowers b. For 0 and 1 this is 1 =
//! 1 1. Let it be so in K, and a = h F + l, b = i F + j, d = p F + q, with all six in K. Then the
//! product a b is (h i + h j + l i) F + (l j + h i c). If p > 0, p lowers one of the terms before
//! F, else q lowers one of the other two:
//! - *p lowers h j.* Then p = u y with u lowering h and y lowering j. Take x = u F + q/y, and this
//!   y.
//! - *p lowers l i.* The same holds with a and b exchanged.
//! - *p lowers h i.* Then p = u v with u lowering h and v lowering i. Take x = u (F + s) and y = v
//!   (F + s), so that x y = p (F F + s s) = p F + p (c + s s), where s s = c + q/p. There is such
//!   an s: different numbers have different squares, as x x + y y is the square of x + y.
//! - *p = 0, and q lowers l j.* Then q = x y with x lowering l and y lowering j.
//! - *p = 0, and q lowers h i c.* Then q = u v z with u lowering h, v lowering i and z lowering c.
//!   Take x = u (F + s) and y = v (F + s + 1), so that x y = u v (c + s s + s), where s s + s = c +
//!   z. There is such an s in the tower, since c + z < c.
//!
//! *The field has the product of the rules.* By induction, a' b, a b' and a' b' are those of the
//! field if a' < a and b' < b. With x = a + a' and y = b + b', their sum is a b + x y, where x
//! lowers a and y lowers b, and these are all such x and y. It is never a b itself, as x y > 0. Any
//! lesser number is a b + d, where d lowers a b, so that d = x y. So the mex is a b.
//!
//! *The game.* Coins lie on a board with rows and columns 0, 1, 2, ... A move takes four of them,
//! the corners of a rectangle, and turns them over; the one in the greatest row and column must
//! have shown heads. Claim: a position is worth s, the nim-sum of the products a b over its heads
//! (a, b). By induction on the number of moves that are left it is so after each move. One at (a, b) changes
//! the sum from s into s + a b + v, where v is one of the numbers of which a b is the mex: so it is not s
//! again. And each t < s can be left: d = s + t lowers s, so it lowers one of the products, and
//! v = a b + d is one of its numbers. Play ends: with a bit
//! for each coin, the greatest row first and in it the greatest column, a move makes the binary
//! number of the heads smaller.
//!
//! **Complexity.** 20 logarithms and 11 powers a pair (`src/nimber.rs`), which are tables of 1.25
//! MiB; filling them takes a millisecond. Past the statement any number of pairs, in the same
//! memory.
//!
//! **Traps.** It is neither the ordinary product nor the one without carries: `1 / 2 2` answers `3`, and `1 / 4 4`
//! answers `6`. The square is that of its own F: `1 / 65536 65536` answers `98304`. 0 has no
//! logarithm: `2 / 0 7 / 65536 1` answers `0 / 65536`. Numbers need all 64 bits, and none for a
//! sign: `1 / 18446744073709551615 1` answers `18446744073709551615`.
//!
//! The deterministic tests of the judge (`small`, `large`, each with its `_few`, and
//! `power_of_two`) were rebuilt, and the SHA-256 of the answers is the judge's: checked once, by a
//! program of its own.
//!
//! **Source.** J. H. Conway, On Numbers and Games (1976), ch. 6; H. W. Lenstra, Nim multiplication
//! (1977). The proof is ours.

use sente::{input, nimber::Logarithms, output};

/// Pairs that are multiplied before any product is printed, so that the processor overlaps the products.
const CHUNK: usize = 256;

fn main() {
    input! { t: usize }
    let logarithms = Logarithms::new();
    let mut out = output();
    for first in (0..t).step_by(CHUNK) {
        input! { pairs: [(u64, u64); CHUNK.min(t - first)] }
        let products: Vec<u64> = pairs.iter().map(|&(a, b)| logarithms.product(a, b)).collect();
        products.iter().for_each(|product| out.line(product));
    }
}

#[cfg(test)]
mod nim_product_64 {
    use sente::nimber::product;

    const FERMAT: [u64; 5] = [2, 4, 16, 256, 1 << 16];

    #[test]
    fn squares_of_the_field_added_to_their_roots_are_its_lower_half() {
        for fermat in FERMAT {
            let mut found = vec![false; fermat as usize / 2];
            (0..fermat).for_each(|x| found[(product(x, x) ^ x) as usize] = true);
            assert!(found.iter().all(|found| *found), "below {fermat}");
        }
    }

    /// All x with a xor x < a.
    fn lowering(a: u64) -> impl Iterator<Item = u64> {
        (0..a).map(move |less| a ^ less)
    }

    #[test]
    fn what_lowers_a_product_is_a_product_of_what_lowers_its_factors() {
        for (a, b) in (0..32).flat_map(|a| (0..32).map(move |b| (a, b))) {
            let products = lowering(a).flat_map(|x| lowering(b).map(move |y| product(x, y)));
            let products: std::collections::HashSet<u64> = products.collect();
            assert!(lowering(product(a, b)).all(|d| products.contains(&d)), "{a} times {b}");
            assert!(!products.contains(&0));
        }
    }
}
