//! CF 850 C: Arpa and a game with Mojtaba.

use rules::prelude::*;
use rules::shapes::heaps::Row;
use rules::shapes::primes::is_prime_power;

const ROW: Row = Row { heaps: 1..=100, stones: 1..=1_000_000_000 };
/// Greatest number of a search, which looks for its divisors one by one.
const MOST_SEARCHED: usize = 5000;

/// A move divides all numbers that a power of a prime divides.
pub struct PrimePowers;

impl Statement for PrimePowers {
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, numbers: &mut Vec<u64>) -> FormResult {
        form.list("n", "number", numbers, ROW.heaps, ROW.stones)
    }

    asks_who_wins!("Arpa", "Mojtaba");
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
            let divides = |&place: &usize| numbers[place].is_multiple_of(power);
            let places: Vec<usize> = (0..numbers.len()).filter(divides).collect();
            if places.is_empty() || !is_prime_power(power) {
                continue;
            }
            let mut option = numbers.clone();
            places.iter().for_each(|&place| option[place] /= power);
            moves.to(option, || {
                let words = text!("divide by {power}", "除以 {power}");
                Handle::on(places, words).amounts([power])
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
            let factors = choices.pick(0..=12);
            product((0..factors).map(|_| choices.one_of(primes)), size as u64)
        };
        (0..count).map(&mut number).collect()
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        let mut add = |title, number: fn(&mut Rng, u64) -> u64| {
            extremes.list(title, 100, move |random, place| number(random, place as u64));
        };
        add("primes: trial division | 试除到平方根", |_, place| 999_999_937 - 2 * place);
        add("largest: the last numbers of all | 最大的数", |_, place| ROW.stones.end() - place);
        add("squares: numbers near the root | 平方根附近的平方数", |_, place| {
            let root = 31_607 - 2 * (place / 2);
            if place % 2 == 0 { root * root } else { root }
        });
        add("random: any numbers | 随机", |random, _| random.u64(ROW.stones));
        add("smooth: powers of 2, 3, 5 and 7 | 2、3、5、7 的幂之积", |random, _| {
            product((0..30).map(|_| [2, 3, 5, 7][random.usize(..4)]), *ROW.stones.end())
        });
        add("ones: no move | 走不了", |_, _| 1);
        let powers =
            |set: u32| (1..=29).filter(|e| set >> (e - 1) & 1 == 1).map(|e| 1 << e).collect();
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

/// The product of those factors that do not make it too large.
fn product(factors: impl Iterator<Item = u64>, most: u64) -> u64 {
    factors
        .fold(1, |product, factor| if product * factor > most { product } else { product * factor })
}
