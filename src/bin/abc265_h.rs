//! ABC 265 Ex No-capture Lance Game. <https://atcoder.jp/contests/abc265/tasks/abc265_h>
//!
//! **Rules.** Each of the `H` rows of a board of `W` columns holds one piece of the first player,
//! who moves it towards column 1, and one of the second player, who moves it towards column W. A
//! turn slides one own piece by one or more empty squares; no piece is jumped or captured. Who
//! cannot move loses. Count the placements from which the first player, who begins, wins, modulo
//! 998,244,353.
//!
//! **Theorem.** If the pieces of a row face away from each other, the row is worth an integer: the
//! number of squares ahead of the first player's piece minus that ahead of the second player's. If
//! they face each other, the row is a heap of Nim, of the empty squares between them. Let n be the
//! sum of the integers and x the nim-sum of the heaps. The first player wins iff n > 0, or n = 0
//! and x is not 0. Let Z be the number of placements with n = 0, and L that of placements with n =
//! 0 and x = 0: he wins `((W (W - 1))^H + Z) / 2 - L` placements. (Proved.)
//!
//! *Z and L.* For numbers w and g let w(g) be 1 if `w & g` has an even number of ones in binary,
//! and else -1. Let A(y) be the sum of y^(i - j) over all i, j >= 0 with i + j <= W - 2; let c(w)
//! be the sum of `(W - 1 - g) w(g)` over 0 <= g <= W - 2; let V be a power of two above W - 2. Then
//! Z is the constant term of `(A + c(0))^H`, and L the average of the constant terms of
//! `(A + c(w))^H` over all w < V. (Proved.)
//!
//! **Proof.** *Rows.* Pieces that face away only move further away, each by any number of the
//! squares ahead of it. The gap between pieces that face each other can be shortened by either
//! player, by any number, until it is 0. Let a and b be the numbers of squares that are ahead of
//! the first player's and of the second player's pieces in rows of the first kind: n = a - b. Each
//! move makes a, b or a gap smaller, so play ends. By induction on their sum:
//! 1. *n = 0 and x = 0: who is to move loses.* If he moves where pieces face away, n changes in
//!    favour of the other one, who wins by 3. If he shortens a gap, x changes, and the other one
//!    wins by 2.
//! 2. *n = 0, and x is not 0: who is to move wins.* He shortens a gap so that x becomes 0 (Bouton).
//!    Then the other one loses, by 1.
//! 3. *n > 0: the first player wins, no matter who is to move; n < 0: the second player does.* Let
//!    n > 0. A move of the second player leaves n as it is or increases it, and then 3 holds again;
//!    if he has none, he has lost. The first player, if x is not 0, makes it 0 and keeps n > 0, so
//!    he wins by 3. If x = 0, he moves ahead by one square, since a >= n > 0. If n is then 0, the
//!    second player loses by 1, and else by 3. For n < 0 exchange the players.
//!
//! *The count.* Reflect the board, and let the pieces change their owners. That turns n into -n and
//! keeps all gaps, so half of the placements in which n is not 0 have n > 0. The others that he
//! wins are Z - L.
//!
//! *Z and L.* In a row of the first kind let i and j be the numbers of squares ahead: each pair
//! with i + j <= W - 2 is one such row, worth i - j. A gap of g is in W - 1 - g rows. Now w(g xor
//! h) = w(g) w(h), as a bit that both have counts twice. So the constant term of `(A + c(w))^H` is
//! the sum of w(x) over all placements with n = 0. For w = 0 that is Z. The average of w(x) over
//! all w < V is 1 if x = 0. Else it is 0: x has a one below V, and the numbers w with and without
//! it cancel.
//!
//! *Constant terms.* The exponents of `(A + c)^H` are at most H (W - 2) in size. For a power of two
//! N above that, the sum of z^k over the N-th roots z of 1 modulo 998,244,353 is 0 unless N divides
//! k, so that the average of `(A(z) + c)^H` is the constant term. One transform finds A(z) for all
//! z. As A(1/z) = A(z), one of z and 1/z is enough. Place i > 1 of the transform belongs to the
//! exponent that has the bits of i in reverse. The negative of an exponent, modulo N, keeps its lowest 1 and
//! flips all bits above it; so the place of the negative keeps the highest 1 of i and flips all bits below
//! it. With N = 8, place 6 (110) has the exponent 3 (011), and its negative 5 (101) has place 5 (101). So
//! just one place of each such pair has a 0 right below its highest 1.
//!
//! **Complexity.** O(C H W log(H + 1) + W^2) time, the W^2 / 2 additions for the sum A among it, and O(H W)
//! memory, where C is the number of different c(w): 10 for W = 30 (checked by
//! `ten_sums_of_signed_gaps_differ_for_30_columns`). So there are 10 * 2^17 powers at most, where V
//! polynomials, each raised by two transforms of 2^19 numbers, are usual.
//! Past the statement H = 0 and W from 0 are answered, too, as long as N is at most 2^23 and V N at
//! most 2^25 (a second); beyond that, an error.
//!
//! **Traps.** `1 3` answers `2`: not 1, as with equal numbers of squares ahead the first player may win, and
//! not 5, as he may lose. A
//! nim-sum does not outweigh a square: `2 3` answers `15`, but 17 if it does. Gaps of 16 need a
//! fifth bit: `2 18` answers `57360`. With W = 2 nobody has a move: `5 2` answers `0`. N must be
//! above H (W - 2), and not equal to it, or the extreme placements count as ties.
//!
//! **Source.** AtCoder Beginner Contest 265, problem Ex. Bouton, Nim, a game with a complete
//! mathematical theory (1901). Integers and nimbers: Conway, On Numbers and Games.

use proconio::input;
use sente::{
    convolution::{self, MODULUS},
    io::{fail, refuse_bad_input},
    modular::{inverse, power},
    output, walsh,
};
use std::collections::BTreeMap;

/// The greatest product of the lengths of both transforms: powers of a second or less.
const MOST: usize = 1 << 25;

/// The placements that the first player wins, modulo `MODULUS`; `None` if counting them takes too long.
fn won_placements(rows: usize, columns: usize) -> Option<u64> {
    if rows == 0 || columns < 2 {
        return Some(0);
    }
    let degree = rows.checked_mul(columns - 2).filter(|&degree| degree < convolution::MOST)?;
    let roots = (degree + 1).next_power_of_two();
    if roots * (columns - 1).next_power_of_two() > MOST {
        return None;
    }
    let signed = signed_gaps(columns);
    let constant_terms = constant_terms(rows, &values_at_roots(columns, roots), &signed);
    let ties = constant_terms[&signed[0]];
    let lost_ties = signed.iter().map(|c| constant_terms[c]).sum::<u64>() % MODULUS
        * inverse::<MODULUS>(signed.len() as u64);
    let all = power::<MODULUS>((columns * (columns - 1)) as u64, rows as u64);
    Some(((all + ties) * inverse::<MODULUS>(2) + MODULUS - lost_ties % MODULUS) % MODULUS)
}

/// c(w) for all w.
fn signed_gaps(columns: usize) -> Vec<i32> {
    let mut gaps: Vec<i32> = (1..columns as i32).rev().collect();
    gaps.resize(gaps.len().next_power_of_two(), 0);
    walsh::transform(&mut gaps);
    gaps
}

/// Constant term of `(A + c)^rows` for each c, from the values of A at the roots.
fn constant_terms(rows: usize, values: &[u32], signed: &[i32]) -> BTreeMap<i32, u64> {
    let (single, paired) = values.split_at(values.len().min(2));
    let share = inverse::<MODULUS>((single.len() + 2 * paired.len()) as u64);
    let sum = |values: &[u32], c: u64| -> u64 {
        values.iter().map(|&value| power::<MODULUS>(u64::from(value) + c, rows as u64)).sum()
    };
    let mut terms = BTreeMap::new();
    for &c in signed {
        terms.entry(c).or_insert_with(|| {
            let c = (MODULUS as i64 + i64::from(c)) as u64;
            (sum(single, c) + 2 * sum(paired, c)) % MODULUS * share % MODULUS
        });
    }
    terms
}

/// A(1) and A(-1), and of all other pairs of a root z and 1/z the common value.
fn values_at_roots(columns: usize, roots: usize) -> Vec<u32> {
    let mut values = vec![0; roots];
    for i in 0..columns - 1 {
        for j in 0..columns - 1 - i {
            values[(i + (roots - 1) * j) % roots] += 1; // i - j, as an exponent of a root
        }
    }
    convolution::transform(&mut values);
    let is_first = |place: usize| place < 2 || place >> (place.ilog2() - 1) & 1 == 0;
    (0..roots).filter(|&place| is_first(place)).map(|place| values[place]).collect()
}

fn main() {
    refuse_bad_input();
    input! { h: usize, w: usize }
    match won_placements(h, w) {
        Some(placements) => output().line(placements),
        None => fail(format_args!("a board of {h} x {w} squares has too many placements")),
    }
}

#[cfg(test)]
mod abc265_h {
    use super::*;
    use itertools::Itertools;

    #[test]
    fn without_rows_or_moves_nothing_is_won() {
        for size in [0, 1, 2, 30] {
            assert_eq!(won_placements(0, size), Some(0));
            assert_eq!(won_placements(size, 0), Some(0));
            assert_eq!(won_placements(size, 1), Some(0));
            assert_eq!(won_placements(size, 2), Some(0));
        }
    }

    #[test]
    fn one_row_is_won_with_more_squares_ahead_or_with_a_gap() {
        for columns in 2..100_u64 {
            // Half of the rows that face away without a tie, and all that face each other but for gaps of 0.
            let facing_each_other = columns * (columns - 1) / 2;
            let ties = columns / 2;
            let won = (facing_each_other - ties) / 2 + facing_each_other - (columns - 1);
            assert_eq!(won_placements(1, columns as usize), Some(won), "{columns} columns");
        }
    }

    /// Won placements, counted row after row by the number of ways to each sum of squares ahead and nim-sum.
    fn listed(rows: usize, columns: i32) -> u64 {
        let all_rows = (0..columns).cartesian_product(0..columns).filter(|(f, s)| f != s);
        let kinds: Vec<(i32, i32)> = all_rows
            .map(|(first, second)| match first < second {
                true => (first - (columns - 1 - second), 0),
                false => (0, first - second - 1),
            })
            .collect();
        let mut ways = BTreeMap::from([((0, 0), 1)]);
        for _ in 0..rows {
            let mut next = BTreeMap::new();
            for ((&(n, x), ways), &(number, gap)) in ways.iter().cartesian_product(&kinds) {
                *next.entry((n + number, x ^ gap)).or_insert(0) += ways;
            }
            next.values_mut().for_each(|ways: &mut u64| *ways %= MODULUS);
            ways = next;
        }
        let won = ways.iter().filter(|((n, x), _)| *n > 0 || *n == 0 && *x != 0);
        won.map(|(_, ways)| ways).sum::<u64>() % MODULUS
    }

    #[test]
    fn placements_are_those_of_a_positive_sum_or_a_tie_with_gaps() {
        for (rows, most) in [(1, 20), (2, 19), (3, 12), (4, 8), (9, 6), (16, 4), (17, 3)] {
            for columns in 2..=most {
                let expected = Some(listed(rows, columns as i32));
                assert_eq!(won_placements(rows, columns), expected, "{rows} x {columns}");
            }
        }
    }

    #[test]
    fn values_are_those_of_a_root_and_its_inverse() {
        for roots in [1, 2, 4, 8, 64] {
            let w = power::<MODULUS>(3, (MODULUS - 1) / roots);
            let squares_ahead = |root: u64| -> u64 {
                let pairs = (0..5_u64).flat_map(|i| (0..5 - i).map(move |j| (i, j)));
                let terms = pairs.map(|(i, j)| power::<MODULUS>(root, i + j * (MODULUS - 2)));
                terms.sum::<u64>() % MODULUS
            };
            let expected = (0..=roots / 2).map(|e| squares_ahead(power::<MODULUS>(w, e))).sorted();
            let found = values_at_roots(6, roots as usize).into_iter().map(u64::from).sorted();
            assert!(found.eq(expected), "{roots} roots");
        }
    }

    #[test]
    fn gaps_are_counted_with_their_signs() {
        assert_eq!(signed_gaps(2), [1]);
        assert_eq!(signed_gaps(3), [3, 1]);
        // Gaps of 0, 1, 2 in 3, 2, 1 rows.
        assert_eq!(signed_gaps(4), [6, 2, 4, 0]);
    }

    #[test]
    fn ten_sums_of_signed_gaps_differ_for_30_columns() {
        assert_eq!(signed_gaps(30).into_iter().unique().count(), 10);
    }

    #[test]
    fn what_takes_too_long_is_refused() {
        assert_eq!(won_placements(usize::MAX, 30), None);
        assert_eq!(won_placements(1 << 23, 3), None); // N is 2^24
        assert_eq!(won_placements(1 << 16, 34), None); // N is 2^22, and V is 64
        assert_eq!(won_placements(1, 4098), None); // N and V are 2^13
        assert!(won_placements(2, 4097).is_some()); // N is 2^13, and V is 2^12
        assert!(won_placements((1 << 18) - 1, 3).is_some());
        assert_eq!(won_placements(usize::MAX, 2), Some(0));
        assert!(won_placements(1, 1 << 8).is_some());
    }
}
