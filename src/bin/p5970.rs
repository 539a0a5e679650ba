//! P5970 Nim z utrudnieniem (Nim with a handicap, POI 2016). <https://www.luogu.com.cn/problem/P5970>
//!
//! **Rules.** A begins a game of Nim on `n` heaps: a turn takes any positive number of stones from one
//! heap, and who cannot move loses. Before it, B throws away some whole heaps. Their number must be a
//! multiple of `d`, where 0 is allowed, and not all heaps may go. Count the choices with which B wins,
//! modulo 10^9 + 7. Heaps of the same size are still different heaps.
//!
//! **Theorem.** Let V be a power of two above all heaps. For w < V let p(w) be the number of heaps `a`
//! for which `a & w` has an even number of ones in binary. Let G(p) be the sum of the coefficients of
//! y^0, y^d, y^2d, ... in `(y + 1)^p (y - 1)^(n - p)`. B wins with
//! `(G(p(0)) + G(p(1)) + ... + G(p(V - 1))) / V - [d divides n]`
//! choices, where the bracket is 1 if d divides n and else 0. (Proved.)
//!
//! **Proof.** A begins, so B wins iff the heaps that are kept have the nim-sum 0 (Bouton). For numbers w
//! and x let w(x) be 1 if `w & x` has an even number of ones, and else -1.
//! 1. *w(x xor y) = w(x) w(y)*, since a bit of w that both have counts twice.
//! 2. *The sum of w(x) over all w < V is V if x = 0, and else 0*. If x has a one, pair the numbers w that
//!    differ in that place alone: their signs are opposite.
//! 3. Expand the product of `(y + w(a))` over all heaps `a`. A term takes from each factor either y, which
//!    stands for a heap that is thrown, or w(a), for one that is kept. So by 1 the coefficient of y^t is the
//!    sum of w(x) over all choices of t heaps to throw, where x is the nim-sum of those kept. By 2 its average
//!    over all w is the number of the choices with x = 0.
//! 4. The product is `(y + 1)^p (y - 1)^(n - p)` with p = p(w), as p heaps have w(a) = 1 and the others -1.
//! 5. So the average of G(p(w)) counts the choices of a multiple of d heaps. One of them is forbidden, to
//!    throw all heaps; it leaves nim-sum 0, and it is among these iff d divides n.
//!
//! *The figures.* The sum of w(a) over the heaps is p - (n - p). It is the Walsh-Hadamard transform of the
//! numbers of heaps of each size, for all w at once. Let k(p) be the number of w with p(w) = p. Sum
//! `k(p) (y + 1)^p (y - 1)^(n - p)` over p with y^d = 1, which adds up the coefficients as wanted. For
//! p = 0, 1, ..., n multiply what is summed so far by y - 1, and add k(p) times the power of y + 1: the
//! term of p is multiplied by y - 1 just n - p times.
//!
//! **Complexity.** O(V log V + n d) time, 4 V + 8 n bytes: at most 2^20 values, and 5,000,000 steps. No
//! bound on the number of stones is used. The published table of nim-sums takes the heaps in ascending
//! order, in O(m d) steps for m stones: up to 200,000,000 steps and 40 MB.
//! Past the statement any n, 0 included, below 2^24, heaps from 0 to 2^24 - 1, and any d > 0 with d n at
//! most 2^29 (a second; a d above n is as n + 1); beyond that, an error.
//!
//! **Traps.** Not all heaps may go: `1 1 / 1` answers `0`, and nim-sums alone would count 1. It is the heaps
//! that are kept whose nim-sum counts: `3 2 / 1 1 2` answers `0`, but 2 choices throw heaps of nim-sum 0.
//! To throw nothing is a choice: `3 10 / 1 2 3` answers `1`. Equal heaps are different ones:
//! `4 2 / 1 1 1 1` answers `7`, since 6 pairs may go. For d = 1 a table must not read what it has just
//! changed. Where d divides n, a remainder of 0 must not become -1.
//!
//! **Source.** XXIII Polish Olympiad in Informatics, whose solutions are tables; the transform is ours. Bouton,
//! Nim, a game with a complete mathematical theory (1901).

use sente::modular::inverse;
use sente::{input, io::fail, output, walsh};

const MODULUS: u64 = 1_000_000_007;

/// Heaps, and their sizes, stay below: 4 bytes for each of the heaps, the sizes and the counts.
const MOST: usize = 1 << 24;
/// Steps of about a second.
const MOST_STEPS: usize = 1 << 29;

/// The choices with which B wins, modulo `MODULUS`; `None` if counting them takes too long.
fn winning_choices(heaps: &[u32], d: usize) -> Option<u64> {
    let d = d.min(heaps.len() + 1);
    let is_large = heaps.iter().any(|&heap| heap as usize >= MOST);
    if is_large || heaps.len() >= MOST || heaps.len() * d > MOST_STEPS {
        return None;
    }
    let mut choices = vec![0; d];
    let mut even_heaps = vec![0; d]; // the power of y + 1
    even_heaps[0] = 1;
    let counts = counts_of_even_heaps(heaps);
    for &count in &counts {
        multiply(&mut choices, |before, this| before + MODULUS - this);
        if count > 0 {
            for (sum, power) in choices.iter_mut().zip(&even_heaps) {
                *sum = (*sum + u64::from(count) * power) % MODULUS;
            }
        }
        multiply(&mut even_heaps, |before, this| before + this);
    }
    let all: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    let average = choices[0] * inverse::<MODULUS>(all);
    Some((average + MODULUS - u64::from(heaps.len() % d == 0)) % MODULUS)
}

/// Multiplies by y + 1 or y - 1, where y^d = 1. `next` gives the new coefficient of y^j, below 2 `MODULUS`,
/// from the old ones of y^(j - 1) and y^j.
fn multiply(polynomial: &mut [u64], next: impl Fn(u64, u64) -> u64) {
    let mut before = polynomial[polynomial.len() - 1];
    for coefficient in polynomial {
        let sum = next(before, *coefficient);
        before = *coefficient;
        *coefficient = if sum < MODULUS { sum } else { sum - MODULUS };
    }
}

/// `[p]`: for how many w, below the next power of two, p of the heaps have an even number of ones in common with w.
fn counts_of_even_heaps(heaps: &[u32]) -> Vec<u32> {
    let most = heaps.iter().max().map_or(0, |&most| most as usize);
    let mut signs = vec![0; (most + 1).next_power_of_two()];
    for &heap in heaps {
        signs[heap as usize] += 1;
    }
    walsh::transform(&mut signs);
    let mut counts = vec![0; heaps.len() + 1];
    for sum in signs {
        counts[(heaps.len() as i32 + sum) as usize / 2] += 1;
    }
    counts
}

fn main() {
    input! { n: usize, d: usize, heaps: [u32; n] }
    if d == 0 {
        fail("d must be positive: where no heap may go, it is above n");
    }
    match winning_choices(&heaps, d) {
        Some(choices) => output().line(choices),
        None => fail(format_args!("{n} heaps are too many, or too large, to count with d = {d}")),
    }
}

#[cfg(test)]
mod p5970 {
    use super::{counts_of_even_heaps, winning_choices};

    #[test]
    fn without_heaps_nothing_may_go() {
        assert_eq!(winning_choices(&[], 1), Some(0));
    }

    #[test]
    fn a_single_heap_cannot_go() {
        for heap in [1, 2, 3, 1_000_000] {
            for d in [1, 2] {
                assert_eq!(winning_choices(&[heap], d), Some(0));
            }
        }
    }

    #[test]
    fn if_d_is_above_n_nothing_goes() {
        assert_eq!(winning_choices(&[1, 2, 3], 4), Some(1));
        assert_eq!(winning_choices(&[1, 2, 4], 4), Some(0));
        assert_eq!(winning_choices(&[7; 20], 21), Some(1));
    }

    #[test]
    fn equal_heaps_win_in_even_numbers() {
        for n in 1..=20_u64 {
            let heaps = vec![5; n as usize];
            for d in 1..=n {
                let choose = |k: u64| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
                let kept = (1..=n).filter(|kept| kept % 2 == 0 && (n - kept) % d == 0);
                let expected: u64 = kept.map(choose).sum();
                assert_eq!(
                    winning_choices(&heaps, d as usize),
                    Some(expected),
                    "{n} heaps, d = {d}"
                );
            }
        }
    }

    #[test]
    fn empty_heaps_may_go_freely() {
        // All choices of the empty heaps, but that of all heaps.
        assert_eq!(winning_choices(&[0; 10], 1), Some(1023));
        assert_eq!(winning_choices(&[0, 0, 3], 1), Some(3 + 1 - 1));
        assert_eq!(winning_choices(&[0, 3, 3], 1), Some(3));
    }

    /// The winning choices, counted by trying all.
    fn listed(heaps: &[u32], d: usize) -> u64 {
        let allowed = (1..1_u32 << heaps.len())
            .filter(|kept| (heaps.len() - kept.count_ones() as usize) % d == 0);
        let nim_sum = |kept: u32| {
            let heaps = heaps.iter().enumerate().filter(|(heap, _)| kept >> heap & 1 == 1);
            heaps.fold(0, |sum, (_, heap)| sum ^ heap)
        };
        allowed.filter(|&kept| nim_sum(kept) == 0).count() as u64
    }

    #[test]
    fn choices_are_those_that_keep_nim_sum_0() {
        let mut seed = 5_970_u64;
        for round in 0..300 {
            let heaps: Vec<u32> = (0..round % 13)
                .map(|_| {
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (seed >> 40) as u32 % [4, 8, 20, 100][round % 4]
                })
                .collect();
            for d in 1..=heaps.len() + 1 {
                let expected = listed(&heaps, d);
                assert_eq!(winning_choices(&heaps, d), Some(expected), "{heaps:?}, d = {d}");
            }
        }
    }

    #[test]
    fn what_takes_too_long_is_refused() {
        assert_eq!(winning_choices(&[1 << 24], 1), None);
        assert_eq!(winning_choices(&vec![1; 1 << 24], 1), None);
        // 23,170 heaps, and as many remainders and one more, are above 2^29 together.
        assert_eq!(winning_choices(&[1; 23_170], usize::MAX), None);
    }

    #[test]
    fn each_w_is_counted_once() {
        // 6 and w = 0, ..., 7 have 0, 0, 1, 1, 1, 1, 2 and 2 ones in common.
        assert_eq!(counts_of_even_heaps(&[6]), [4, 4]);
        assert_eq!(counts_of_even_heaps(&[0, 0]), [0, 0, 1]);
        assert_eq!(counts_of_even_heaps(&[1, 2, 3]), [0, 3, 0, 1]);
        assert_eq!(counts_of_even_heaps(&[7, 8]).iter().sum::<u32>(), 16);
    }
}
