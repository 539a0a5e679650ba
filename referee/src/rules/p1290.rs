//! P1290: Euclid's game.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::{Graph, Play, Unsolved};
use crate::reader::{Invalid, Reader};
use std::io::{self, Write};
use std::iter::successors;
use std::ops::RangeInclusive;

const MOST_TESTS: usize = 6;
/// Also the largest `int`.
const MOST_NUMBER: u64 = 2_147_483_647;
/// A search takes no more positions than this.
const BOUND: usize = 3_000;

pub struct Game;

impl Rules for Game {
    type Case = [u64; 2];
    const MOST_CASES: usize = MOST_TESTS;
    const SMALL: usize = 100;
    const LARGE: usize = MOST_NUMBER as usize;
    const SIZES: RangeInclusive<usize> = 1..=MOST_NUMBER as usize;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<[u64; 2]>, Invalid> {
        let tests = reader.size("C", 1..=MOST_TESTS)?;
        let mut number =
            |name, test| reader.number(&format!("test {test}, {name}"), 1..=MOST_NUMBER);
        (1..=tests).map(|test| Ok([number("M", test)?, number("N", test)?])).collect()
    }

    fn print(cases: &[[u64; 2]]) -> String {
        let tests: String = cases.iter().map(line).collect();
        line([cases.len()]) + &tests
    }

    /// Numbers of at most `size`. Larger ones are made by Euclid's algorithm backwards, out of
    /// quotients that a search can bear; ones alone make neighbours in Fibonacci's sequence.
    fn generate(choices: &mut Choices, size: usize) -> [u64; 2] {
        let most = MOST_NUMBER.min(size as u64);
        if size <= Self::SMALL {
            return [choices.pick(1..=most), choices.pick(1..=most)];
        }
        let divisor = choices.pick(1..=5);
        let quotient = choices.pick(1..=20);
        let (mut a, mut b) = (divisor, divisor * choices.pick(1..=quotient));
        for _ in 0..choices.size(0..=40) {
            let next = choices.pick(1..=quotient) * b + a;
            if next > most {
                break;
            }
            (a, b) = (b, next);
        }
        if choices.pick(0..=1) == 0 { [a, b] } else { [b, a] }
    }

    fn answers(cases: &[[u64; 2]]) -> Result<Vec<String>, Unsolved> {
        let graph = Graph::explore(cases.iter().copied(), moves, BOUND)?;
        let wins = graph.wins(Play::Normal)?;
        Ok(cases.iter().map(|numbers| winner(wins[graph.number(numbers)])).collect())
    }

    const COORDINATES: &'static [&'static str] = &["M", "N"];

    fn at(coordinates: &[u64]) -> Option<[u64; 2]> {
        coordinates.try_into().ok().filter(|numbers: &[u64; 2]| !numbers.contains(&0))
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "one-at-a-time",
            breaks: "a loop, or a recursion, that subtracts once a step: 2^31 - 1 steps",
            write: |out, _| write_tests(out, [[MOST_NUMBER, 1], [1, MOST_NUMBER]]),
        },
        Worst {
            name: "fibonacci-numbers",
            breaks: "floating point, and Euclid's algorithm at its slowest: ratios next to phi",
            write: |out, _| {
                write_tests(out, [[1_836_311_903, 1_134_903_170], [1_134_903_170, 701_408_733]])
            },
        },
        Worst {
            name: "large-and-close",
            breaks: "32 bits: doubled, or multiplied, both numbers overflow",
            write: |out, _| {
                write_tests(out, [[MOST_NUMBER, MOST_NUMBER - 1], [MOST_NUMBER, MOST_NUMBER]])
            },
        },
        Worst {
            name: "ratio-rounded",
            breaks: "the ratio in double precision, which is rounded to phi",
            write: |out, _| {
                write_tests(out, [[102_334_155, 165_580_141], [165_580_141, 267_914_296]])
            },
        },
    ];

    const WRONG: &'static [Wrong<[u64; 2]>] = &[
        Wrong {
            name: "odd-divisions",
            because: "each player seems to make one division of Euclid's algorithm",
            answer: |&numbers| Ok(winner(quotients(numbers).count() % 2 == 1)),
        },
        Wrong {
            name: "odd-subtractions",
            because: "each player seems to subtract once, as in the example of the statement",
            answer: |&numbers| Ok(winner(quotients(numbers).sum::<u64>() % 2 == 1)),
        },
        Wrong {
            name: "equal-is-no-exception",
            because: "the golden ratio decides, and equal numbers have a smaller one",
            answer: |&numbers| {
                let [a, b] = ascending(numbers);
                Ok(winner(b * (b - a) > a * a))
            },
        },
        Wrong {
            name: "ratio-in-double",
            because: "16 digits seem enough for numbers of 10",
            answer: |&numbers| {
                let [a, b] = ascending(numbers);
                Ok(winner(a == b || b as f64 / a as f64 > (1.0 + 5_f64.sqrt()) / 2.0))
            },
        },
        Wrong {
            name: "products-in-32-bits",
            because: "both numbers fit an int",
            answer: |&numbers| {
                let [a, b] = ascending(numbers).map(|number| number as i32);
                Ok(winner(a == b || b.wrapping_mul(b - a) > a.wrapping_mul(a)))
            },
        },
    ];
}

fn ascending([m, n]: [u64; 2]) -> [u64; 2] {
    [m.min(n), m.max(n)]
}

/// A positive multiple of the smaller number is subtracted from the larger one, as long as the
/// result is not negative. At a 0 nobody moves: whoever made it has won.
fn moves(&numbers: &[u64; 2]) -> Vec<((), [u64; 2])> {
    let [a, b] = ascending(numbers);
    let most = b.checked_div(a).unwrap_or(0);
    (1..=most).map(|multiple| ((), [a, b - multiple * a])).collect()
}

fn winner(first_wins: bool) -> String {
    if first_wins { "Stan wins" } else { "Ollie wins" }.to_string()
}

/// Those of Euclid's algorithm, for positive numbers.
fn quotients(numbers: [u64; 2]) -> impl Iterator<Item = u64> {
    let steps = successors(Some(ascending(numbers)), |&[a, b]| (b % a > 0).then(|| [b % a, a]));
    steps.map(|[a, b]| b / a)
}

/// As many tests as the statement allows, these two in turn.
fn write_tests(out: &mut dyn Write, tests: [[u64; 2]; 2]) -> io::Result<()> {
    write_line(out, [MOST_TESTS])?;
    tests.iter().cycle().take(MOST_TESTS).try_for_each(|test| write_line(out, test))
}
