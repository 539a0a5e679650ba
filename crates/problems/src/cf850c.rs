//! CF 850 C: Arpa and a game with Mojtaba.

use rules::prelude::*;

const MOST_NUMBERS: usize = 100;
const MOST: u64 = 1_000_000_000;
/// Greatest number of a search, which looks for its divisors one by one.
const MOST_SEARCHED: usize = 5000;

/// A move divides all numbers that a power of a prime divides.
pub struct PrimePowers;

impl Statement for PrimePowers {
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, numbers: &mut Vec<u64>) -> FormResult {
        form.list("n", "number", numbers, 1..=MOST_NUMBERS, 1..=MOST)
    }

    asks_who_wins!("Arpa", "Mojtaba");
}

/// True for p^k, where p is a prime and k = 1, 2, ...
fn is_prime_power(number: u64) -> bool {
    let Some(prime) = (2..=number).find(|&divisor| number.is_multiple_of(divisor)) else {
        return false;
    };
    let mut rest = number;
    while rest.is_multiple_of(prime) {
        rest /= prime;
    }
    rest == 1
}

impl Game for PrimePowers {
    type Case = Vec<u64>;
    /// The numbers, each in its place.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(numbers: &Vec<u64>) -> SearchResult<()> {
        let largest = numbers.iter().max().copied().unwrap_or(0);
        search::ensure_small(largest, MOST_SEARCHED, Text("the largest number", "最大的数"))
    }

    /// Mojtaba moves first.
    fn starts(numbers: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [numbers.clone()].into_iter()
    }

    /// Equal numbers stay equal, and nothing divides a 1.
    fn standing_for(_: &Self::Case, mut numbers: Vec<u64>) -> Vec<u64> {
        numbers.retain(|&number| number > 1);
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    fn moves(_: &Vec<u64>, numbers: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let largest = numbers.iter().max().copied().unwrap_or(0);
        for power in 2..=largest {
            let divides = |number: &u64| number.is_multiple_of(power);
            if !numbers.iter().any(divides) || !is_prime_power(power) {
                continue;
            }
            let divided = |&number: &u64| if divides(&number) { number / power } else { number };
            moves.to(numbers.iter().map(divided).collect(), || {
                let places = (0..numbers.len()).filter(|&place| divides(&numbers[place]));
                let words = text!("divide by {power}", "除以 {power}");
                Handle::on(places.collect::<Vec<_>>(), words).amounts([power])
            });
        }
    }

    fn draw(_: &Vec<u64>, numbers: &Vec<u64>) -> Drawing {
        Drawing::strip(numbers)
    }
}

impl Trials for PrimePowers {
    const RANDOM_SIZE: usize = 3000;
    const COORDINATES: &'static [&'static str] = &["a", "b", "c"];
    const AT: &'static [&'static str] = &["3", "a", "b", "c"];

    /// Up to four numbers, each a product of powers of few primes.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let primes = choices.one_of(&[&[2, 3][..], &[2], &[2, 3, 5, 7], &[3, 11, 2]]);
        let count = choices.pick(1..=4);
        let mut number = |_| {
            let mut number = 1;
            while choices.pick(0..=7) > 0 {
                let next = number * choices.one_of(primes);
                if next > size as u64 {
                    break;
                }
                number = next;
            }
            number
        };
        (0..count).map(&mut number).collect()
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        /// Powers of 2 with the exponents in a set.
        fn powers(set: u32) -> Vec<u64> {
            (1..=29).filter(|e| set >> (e - 1) & 1 == 1).map(|e| 1 << e).collect()
        }
        extremes.list(
            "primes: division up to the root | 试除到平方根",
            MOST_NUMBERS,
            |_, place| 999_999_937 - 2 * place as u64,
        );
        extremes.list(
            "largest: the last numbers of all | 最大的数",
            MOST_NUMBERS,
            |_, place| MOST - place as u64,
        );
        extremes.list(
            "squares: of primes and others near the root | 平方根附近的平方数",
            MOST_NUMBERS,
            |_, place| {
                let root = 31_607 - 2 * (place as u64 / 2);
                if place % 2 == 0 { root * root } else { root }
            },
        );
        extremes
            .list("random: any numbers | 随机", MOST_NUMBERS, |random, _| random.u64(1..=MOST));
        extremes.list(
            "smooth: powers of 2, 3, 5 and 7 | 2、3、5、7 的幂之积",
            MOST_NUMBERS,
            |random, _| {
                let mut number = 1;
                while number <= MOST / 7 {
                    number *= [2, 3, 5, 7][random.usize(..4)];
                }
                number
            },
        );
        extremes.list("ones: no move | 走不了", MOST_NUMBERS, |_, _| 1);
        extremes.each(&[
            ("many-masks: the most sets that are met | 遇到的集合最多", powers(465_696_768)),
            ("all-powers: all exponents up to 29 | 1 到 29 的所有指数", powers(u32::MAX)),
            ("upper-half: exponents 15 to 29 | 指数 15 到 29", powers(u32::MAX << 14)),
            ("odd-powers: every second exponent | 所有奇数指数", powers(0x5555_5555)),
            ("many-divisors: a single number | 约数最多的数", vec![735_134_400]),
            ("primorial: nine primes | 九个质数之积", vec![223_092_870]),
            ("square: of the prime 31607 | 31607 的平方", vec![999_002_449, 31_607]),
            ("power: one heap of 29 | 相当于一堆 29 颗", vec![1 << 29]),
        ]);
    }
}
