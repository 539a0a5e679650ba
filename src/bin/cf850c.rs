//! CF 850 C Arpa and a game with Mojtaba. <https://codeforces.com/problemset/problem/850/C>
//!
//! **Rules.** There are `n` positive integers. Mojtaba and Arpa move in turn, Mojtaba first; a move names a number
//! p^k, where p is a prime and k >= 1, that divides at least one of them. Each of them that p^k divides is divided by
//! it, once. Whoever cannot move loses. Print the winner.
//!
//! **Theorem.** For a prime p let E be the set of the positive exponents of p in the numbers. Write E as a mask: e is
//! the bit e - 1. The game is the sum of one game for each prime, in which a move from the mask u leads to (u >> k)
//! or (u mod 2^(k-1)), where k is from 1 up to the number of binary digits of u. Mojtaba wins if and only if the
//! nim-sum of the Grundy values of all these masks is not 0. (Proved.)
//!
//! **Proof.** A move with p changes exponents of p and of no other prime, and exponents of p alone decide which moves
//! with p there are. So the game is a sum. Take one prime. A move with k is possible if k is at most the greatest
//! exponent. It replaces each e >= k by e - k; e < k stays. Equal exponents stay equal for ever, and an exponent 0 is
//! never touched. So the set E decides. In the mask, e = k, the bit k - 1, vanishes, e > k goes k bits down, and the
//! k - 1 bits below stay: these are u >> k and u mod 2^(k-1). As each move makes the sum of the exponents smaller,
//! play ends, and Sprague and Grundy tell the rest.
//!
//! *All exponents from 1 to e.* Let f(e) be the value of {1, ..., e}. Then f(0) = 0, f(2t + 1) = t + 1, and
//! f(2t + 2) = f(t): this is a good test of a program, and {1, 2} is lost. (Proved.) The move k leads to all exponents
//! from 1 to the greater of k - 1 and e - k. So f(e) is the mex of f(j) over the j from the half of e - 1, rounded up,
//! to e - 1. For e = 2t + 1 these are t, ..., 2t, and for e = 2t + 2 they are t + 1, ..., 2t + 1. *Claim:* on
//! t, ..., 2t each of 0, ..., t is taken once. For t = 0 this is f(0) = 0. If it holds for t, then f(2t + 1) = t + 1.
//! So on t, ..., 2t + 1 each of 0, ..., t + 1 is taken once; without the first, f(t) is missing, and no smaller number
//! is, so f(2t + 2) = f(t). With it, each of 0, ..., t + 1 is taken once on t + 1, ..., 2t + 2.
//!
//! *Values are small.* A mex is at most the number of the options, and a mask of 32 bits has at most 32.
//!
//! **Complexity.** The 6542 primes below 2^16 are found once; a number is divided by those up to its root. Only masks
//! that are met are worked out, and all primes share them. They are few: 3,613 from the worst mask of 29 bits that
//! was found. (Observed.) Past the statement any numbers of 32 bits; 0 is refused.
//!
//! **Traps.** Equal numbers are divided together: `2 / 2 2` answers `Mojtaba`. What is left after the small primes is
//! a prime: `1 / 999999937` answers `Mojtaba`. The value is not the greatest exponent: `2 / 2 4` answers `Arpa`.
//! Every k up to it may be named, not only exponents that occur: `1 / 12` answers `Mojtaba`, and `1 / 24` answers
//! `Mojtaba`. A product of two primes may not be named: `1 / 6` answers `Arpa`.
//!
//! **Source.** Codeforces 850, problem C.

use sente::{input, io::fail, mex::SmallMexSet, output};
use std::collections::{BTreeMap, HashMap};

/// The primes below 2^16.
fn small_primes() -> Vec<u32> {
    let mut is_composite = vec![false; 1 << 16];
    let mut primes = Vec::new();
    for number in 2..1 << 16 {
        if !is_composite[number] {
            primes.push(number as u32);
            (number * number..1 << 16).step_by(number).for_each(|one| is_composite[one] = true);
        }
    }
    primes
}

/// The mask of each prime that divides one of these positive numbers.
fn masks(numbers: &[u32]) -> BTreeMap<u32, u32> {
    let primes = small_primes();
    let mut masks = BTreeMap::new();
    for &number in numbers {
        let mut rest = number;
        for &prime in &primes {
            if rest / prime < prime {
                break;
            }
            let mut exponent = 0;
            while rest % prime == 0 {
                rest /= prime;
                exponent += 1;
            }
            if exponent > 0 {
                *masks.entry(prime).or_insert(0) |= 1 << (exponent - 1);
            }
        }
        if rest > 1 {
            *masks.entry(rest).or_insert(0) |= 1;
        }
    }
    masks
}

/// The Grundy value of a mask. `values` has those that are known.
fn grundy_value(mask: u32, values: &mut HashMap<u32, usize>) -> usize {
    if let Some(&value) = values.get(&mask) {
        return value;
    }
    let mut options = SmallMexSet::<1>::new();
    for k in 1..=u32::BITS - mask.leading_zeros() {
        let option = mask.checked_shr(k).unwrap_or(0) | mask & ((1 << (k - 1)) - 1);
        options.insert(grundy_value(option, values));
    }
    let value = options.mex();
    values.insert(mask, value);
    value
}

fn main() {
    input! { n: usize, numbers: [u32; n] }
    if numbers.contains(&0) {
        fail("0 is divisible by all numbers");
    }
    let mut values = HashMap::new();
    let masks = masks(&numbers);
    let nim_sum = masks.values().fold(0, |sum, &mask| sum ^ grundy_value(mask, &mut values));
    output().line(if nim_sum != 0 { "Mojtaba" } else { "Arpa" });
}

#[cfg(test)]
mod cf850c {
    use super::{grundy_value, masks};
    use std::collections::{BTreeSet, HashMap};

    fn value(mask: u32) -> usize {
        grundy_value(mask, &mut HashMap::new())
    }

    #[test]
    fn a_single_exponent_is_a_heap() {
        assert_eq!(value(0), 0);
        assert!((1..=32).all(|exponent| value(1 << (exponent - 1)) == exponent));
    }

    #[test]
    fn all_exponents_have_the_value_of_the_header() {
        let mut expected = vec![0];
        for exponent in 1..=32 {
            expected.push(match exponent % 2 {
                1 => exponent / 2 + 1,
                _ => expected[exponent / 2 - 1],
            });
            assert_eq!(value(u32::MAX >> (32 - exponent)), expected[exponent], "{exponent}");
        }
    }

    #[test]
    fn masks_move_as_sets_do() {
        /// The value of a set of exponents, by the rules.
        fn by_sets(set: &BTreeSet<u32>) -> usize {
            let most = set.last().copied().unwrap_or(0);
            let options: Vec<usize> = (1..=most)
                .map(|k| set.iter().map(move |&e| if e < k { e } else { e - k }).filter(|&e| e > 0))
                .map(|option| by_sets(&option.collect()))
                .collect();
            (0..).find(|value| !options.contains(value)).expect("options end")
        }
        for mask in 0..1_u32 << 7 {
            let set: BTreeSet<u32> = (1..=7).filter(|e| mask >> (e - 1) & 1 == 1).collect();
            assert_eq!(value(mask), by_sets(&set), "{set:?}");
        }
    }

    #[test]
    fn numbers_of_32_bits_are_factored() {
        let pairs = |numbers: &[u32]| masks(numbers).into_iter().collect::<Vec<_>>();
        assert_eq!(pairs(&[1]), []);
        assert_eq!(pairs(&[u32::MAX]), [(3, 1), (5, 1), (17, 1), (257, 1), (65_537, 1)]);
        assert_eq!(
            pairs(&[1 << 31, 24, 4_294_967_291]),
            [(2, 1 << 30 | 4), (3, 1), (4_294_967_291, 1)]
        );
        assert_eq!(pairs(&[31_607 * 31_607, 2 * 31_607]), [(2, 1), (31_607, 3)]);
    }

    #[test]
    fn the_worst_mask_that_was_found_meets_few_others() {
        let mut values = HashMap::new();
        grundy_value(465_696_768, &mut values);
        assert_eq!(values.len(), 3613);
    }
}
