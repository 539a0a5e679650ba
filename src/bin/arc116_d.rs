//! ARC 116 D I Wanna Win The Game. <https://atcoder.jp/contests/arc116/tasks/arc116_d>
//!
//! **Rules.** Count the sequences of `N` integers, none of them negative, with the sum `M` and the
//! nim-sum 0, modulo 998,244,353. So it counts the ways to put M stones on N heaps in a row, some of
//! them perhaps empty, so that the player who begins Nim loses (Bouton).
//!
//! **Theorem.** The nim-sum is 0 iff in each binary place an even number of the integers has a one.
//! Let `q_0(0) = 1`, and 0 for other arguments. Let b be the bit of M in place k, and
//! `q_(k+1)(c) = sum of C(N, 2j) q_k(2 (c - j) + b) over 0 <= j <= c`. Then the number of sequences
//! is q_k(0) for any k with 2^k > M. (Proved.)
//!
//! **Proof.** A choice of the bits in the places below k is *even* if in each of these places an
//! even number of the N integers has a one. Call the sum of these ones S. By induction on k, q_k(c)
//! is the number of even choices with `S = (M mod 2^k) + c 2^k`. For k = 0 there are no places, so
//! one choice, and c = 0. For k + 1, let 2j integers have a one in place k, in C(N, 2j) ways. They
//! add j 2^(k + 1) to the sum S of the lower places. The whole is `(M mod 2^(k+1)) + c 2^(k+1)`,
//! and the first term is `(M mod 2^k) + b 2^k`: so `S = (M mod 2^k) + (2 (c - j) + b) 2^k`, as
//! claimed. (As S is not negative and c an integer, c is not negative.)
//!
//! If 2^k > M, no integer has a one in place k or above. So the sequences are the even choices with
//! S = M, and M mod 2^k = M.
//!
//! *What is needed.* With m for floor(M / 2^k), q_(k+1)(c) for c <= floor(m / 2) needs q_k up to 2
//! floor(m / 2) + b = m. So the tables halve from place to place. Each is the product of two
//! polynomials: every second value of the table before it, and C(N, 0), C(N, 2), C(N, 4), ...
//!
//! **Complexity.** O(M log M + N) time and memory. The usual recurrence over the lowest place,
//! without transforms, takes about M^2 / 64 products, and the table by places 13,000,000 steps.
//! Past the statement N and M from 0 to 2^22 are answered (half a second); beyond that, an error.
//!
//! **Traps.** The order counts, and so do empty heaps: `3 2` answers `3`. An odd sum has an odd
//! number of ones in the lowest place: `2 1` answers `0`. The ones are chosen among all N integers:
//! `5 2` answers `10`. A single heap is lost only if it is empty: `1 1` answers `0`. A table of all
//! C(n, j) up to 5000 takes 200 MB.
//!
//! **Source.** AtCoder Regular Contest 116, problem D. Bouton, Nim, a game with a complete
//! mathematical theory (1901).

use proconio::input;
use sente::{
    convolution::{convolve, MODULUS},
    io::{fail, refuse_bad_input},
    modular::Factorials,
    output,
};

/// The most integers, and the greatest sum: half a second.
const MOST: usize = 1 << 22;

/// The sequences of `count` integers with this sum and nim-sum 0, modulo `MODULUS`; `None` if
/// counting them takes too long.
fn lost_sequences(count: usize, sum: usize) -> Option<u32> {
    if count > MOST || sum > MOST {
        return None;
    }
    let factorials = Factorials::<MODULUS>::up_to(count);
    let even = (0..=sum.min(count)).step_by(2);
    let choices: Vec<u32> = even.map(|ones| factorials.choose(count, ones) as u32).collect();
    let (mut ways, mut sum) = (vec![1], sum);
    while sum > 0 {
        let carried: Vec<u32> = ways.into_iter().skip(sum % 2).step_by(2).collect();
        sum /= 2;
        ways = convolve(&carried, &choices[..choices.len().min(sum + 1)]);
        ways.truncate(sum + 1);
    }
    Some(ways.first().copied().unwrap_or(0))
}

fn main() {
    refuse_bad_input();
    input! { n: usize, m: usize }
    match lost_sequences(n, m) {
        Some(sequences) => output().line(sequences),
        None => {
            fail(format_args!("{n} integers with the sum {m} are too many, or too large, to count"))
        }
    }
}

#[cfg(test)]
mod arc116_d {
    use super::{lost_sequences, MODULUS};
    use sente::modular::{power, Factorials};

    #[test]
    fn a_sum_of_0_is_all_zeros() {
        for count in [0, 1, 2, 5000] {
            assert_eq!(lost_sequences(count, 0), Some(1));
        }
    }

    #[test]
    fn without_integers_there_is_no_sum() {
        for sum in 1..20 {
            assert_eq!(lost_sequences(0, sum), Some(0));
        }
    }

    #[test]
    fn odd_sums_are_won() {
        for sum in (1..5000).step_by(166) {
            assert_eq!(lost_sequences(sum + 7, sum), Some(0));
        }
    }

    #[test]
    fn one_heap_is_won_and_two_must_be_equal() {
        for sum in 1..200 {
            assert_eq!(lost_sequences(1, sum), Some(0));
            assert_eq!(lost_sequences(2, sum), Some(1 - sum as u32 % 2));
        }
    }

    #[test]
    fn three_heaps_share_each_one_of_half_the_sum() {
        // In each place, two of three integers have a one, or none has.
        for half in 0..2500_u32 {
            let expected = power::<MODULUS>(3, half.count_ones().into());
            assert_eq!(lost_sequences(3, 2 * half as usize), Some(expected as u32));
        }
    }

    #[test]
    fn sums_of_2_and_4_are_pairs_and_fours() {
        for n in 0..100 {
            let factorials = Factorials::<MODULUS>::up_to(n);
            let [pairs, fours] = [2, 4].map(|k| factorials.choose(n, k) as u32);
            assert_eq!(lost_sequences(n, 2), Some(pairs));
            assert_eq!(lost_sequences(n, 4), Some(pairs + fours));
        }
    }

    /// The number of sequences at `[sum][nim_sum]`, counted one integer after the other.
    fn listed(count: usize, most: usize) -> Vec<u64> {
        let mut ways = vec![vec![0; 64]; most + 1];
        ways[0][0] = 1;
        for _ in 0..count {
            let mut next = vec![vec![0; 64]; most + 1];
            for (sum, row) in ways.iter().enumerate() {
                for heap in 0..=most - sum {
                    for (nim_sum, ways) in row.iter().enumerate() {
                        next[sum + heap][nim_sum ^ heap] += ways;
                    }
                }
            }
            ways = next;
        }
        ways.into_iter().map(|row| row[0]).collect()
    }

    #[test]
    fn counts_are_those_of_the_definition() {
        for count in 0..9 {
            for (sum, expected) in listed(count, 40).into_iter().enumerate() {
                let expected = Some((expected % MODULUS) as u32);
                assert_eq!(lost_sequences(count, sum), expected, "{count} integers, sum {sum}");
            }
        }
    }

    #[test]
    fn too_many_or_too_large_integers_are_refused() {
        assert_eq!(lost_sequences((1 << 22) + 1, 2), None);
        assert_eq!(lost_sequences(2, (1 << 22) + 1), None);
        assert_eq!(lost_sequences(2, 1 << 22), Some(1));
        assert_eq!(lost_sequences(1 << 22, 1), Some(0));
    }
}
