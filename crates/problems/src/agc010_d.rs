//! AGC 010 D: Decrementing.

use rules::prelude::*;
use rules::shapes::heaps::{size, sorted};

const MOST_NUMBERS: usize = 100_000;
const MOST: u64 = 1_000_000_000;

/// A turn takes 1 off a number; then all are divided by their greatest common divisor.
pub struct Decrementing;

impl Statement for Decrementing {
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, numbers: &mut Vec<u64>) -> FormResult {
        form.list("N", "number", numbers, 1..=MOST_NUMBERS, 1..=MOST)?;
        let divisor = common_divisor(numbers);
        form.check(divisor == 1, || {
            text!("all numbers are divisible by {divisor}", "所有的数都能被 {divisor} 整除")
        })
    }

    asks_who_wins!("Second", "First");
}

/// The greatest common divisor.
fn common_divisor(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |mut divisor, &number| {
        let mut other = number;
        while other > 0 {
            (divisor, other) = (other, divisor % other);
        }
        divisor
    })
}

impl Game for Decrementing {
    type Case = Vec<u64>;
    /// The numbers, each in its place.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(numbers: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(size(numbers), 100, Text("N and the sum", "个数与总和之和"))
    }

    /// Takahashi moves first.
    fn starts(numbers: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [numbers.clone()].into_iter()
    }

    fn standing_for(_: &Self::Case, numbers: Vec<u64>) -> Vec<u64> {
        sorted(numbers)
    }

    /// Only a number of 2 or more may be lowered.
    fn moves(_: &Vec<u64>, numbers: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for place in (0..numbers.len()).filter(|&place| numbers[place] > 1) {
            let mut option = numbers.clone();
            option[place] -= 1;
            let divisor = common_divisor(&option);
            option.iter_mut().for_each(|number| *number /= divisor);
            moves.to(option, || {
                let number = numbers[place];
                let words = match divisor {
                    1 => text!("{number} - 1", "{number} - 1"),
                    _ => text!(
                        "{number} - 1, then all / {divisor}",
                        "{number} - 1，再都除以 {divisor}"
                    ),
                };
                Handle::on([place], words)
            });
        }
    }

    fn draw(_: &Vec<u64>, numbers: &Vec<u64>) -> Drawing {
        Drawing::strip(numbers)
    }
}

impl Trials for Decrementing {
    const RANDOM_SIZE: usize = 28;

    /// Mostly few numbers, and mostly even ones: play is forced only where a single one is odd.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let count = choices.pick(1..=size / 4 + 1).min(choices.pick(1..=7));
        let most = (size / count) as u64 / 2 + 1;
        let odd = choices.pick(0..=count - 1);
        let mut numbers: Vec<u64> = (0..count).map(|_| 2 * choices.pick(1..=most)).collect();
        numbers[odd] -= 1;
        if choices.flip() {
            let another = choices.pick(0..=count - 1);
            numbers[another] = choices.pick(1..=2 * most);
        }
        let divisor = common_divisor(&numbers);
        numbers.iter().map(|number| number / divisor).collect()
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        let mut line = |title, count, factors: &'static [u64], place: fn(usize) -> usize| {
            extremes.add(title, move |_| vec![forced(count, factors, place)]);
        };
        let odd = MOST_NUMBERS - 1;
        line(
            "forced: 29 forced moves, each with a divisor of all | 29 步没有选择",
            odd,
            &[2],
            |_| 0,
        );
        line(
            "forced-anywhere: the odd number is another each time | 每次轮到另一个数",
            odd,
            &[2],
            |round| 7919 * round % (MOST_NUMBERS - 1),
        );
        line("forced-last: always the last number | 总是最后一个数", odd, &[2], |_| {
            MOST_NUMBERS - 2
        });
        line("factors: divisors other than 2 | 除数不只是 2", odd, &[6, 10, 14], |round| {
            round % 3
        });
        line("three: the same with three numbers | 只有三个数", 3, &[2], |round| round % 3);
        line(
            "divisor: one move leaves a great divisor | 一步之后除数很大",
            3,
            &[500_000_000],
            |_| 0,
        );
        let mut add = |title, count, number: fn(&mut Rng, usize) -> u64| {
            extremes.list(title, count, number);
        };
        add("random: slow reading | 读入太慢", MOST_NUMBERS, |random, place| match place {
            0 => MOST - 1,
            _ => random.u64(MOST / 10..=MOST),
        });
        add("two-odd: parity alone | 只看奇偶", odd, |random, place| match place {
            0 | 50_000 => MOST - 1,
            _ => 2 * random.u64(MOST / 20..=MOST / 2),
        });
        add("odd-1: the only odd number is 1 | 唯一的奇数是 1", odd, |random, place| {
            match place {
                77_777 => 1,
                _ => 2 * random.u64(MOST / 20..=MOST / 2),
            }
        });
        add(
            "multiples: remainders of 0 until the last number | 直到最后才互质",
            odd,
            |_, place| {
                if place == MOST_NUMBERS - 2 { 3 } else { 1 << 29 }
            },
        );
        add("ones: no move | 走不了", MOST_NUMBERS, |_, _| 1);
        add("one-great: a play of 999,999,999 moves | 要走 999999999 步", odd, |_, place| {
            if place == 0 { MOST } else { 1 }
        });
        extremes.each(&[("alone: it can only be 1 | 只有一个数，只能是 1", vec![1])]);
    }
}

/// Numbers from which the play is forced: from ones on, all are multiplied and 1 is added to the one at `place`, the factors
/// in turn, for as long as no number becomes too large.
fn forced(count: usize, factors: &[u64], place: fn(usize) -> usize) -> Vec<u64> {
    let mut numbers = vec![1; count];
    for round in 0.. {
        let factor = factors[round % factors.len()];
        if numbers.iter().any(|number| number * factor + 1 > MOST) {
            break;
        }
        numbers.iter_mut().for_each(|number| *number *= factor);
        numbers[place(round)] += 1;
    }
    numbers
}
