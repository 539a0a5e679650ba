//! P1290: Euclid's game.

use rules::prelude::*;
use rules::shapes::euclid::{longest_play, subtract};

const MOST_TESTS: usize = 6;
/// Limit of the statement, and the largest `int`.
const MOST_NUMBER: u64 = 2_147_483_647;

pub struct EuclidTo0;

impl Statement for EuclidTo0 {
    type Case = [u64; 2];
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, [m, n]: &mut [u64; 2]) -> FormResult {
        form.line_of([("M", m, 1..=MOST_NUMBER), ("N", n, 1..=MOST_NUMBER)])
    }

    asks_who_wins!("Ollie wins", "Stan wins");
}

/// Most moves of a play that is searched.
const MOST_MOVES: usize = 1_000_000;

impl Game for EuclidTo0 {
    type Case = [u64; 2];
    type Position = [u64; 2];
    const SHARED: bool = true;

    fn fits(numbers: &[u64; 2]) -> SearchResult<()> {
        search::ensure_small(
            longest_play(*numbers),
            MOST_MOVES,
            Text("moves of the longest play", "最长一局的步数"),
        )
    }

    /// Stan moves first.
    fn starts(numbers: &[u64; 2]) -> impl Iterator<Item = [u64; 2]> {
        [*numbers].into_iter()
    }

    fn standing_for(_: &Self::Case, [m, n]: [u64; 2]) -> [u64; 2] {
        [m.min(n), m.max(n)]
    }

    /// A positive multiple of the smaller number is subtracted from the larger one, as long as the
    /// result is not negative. At a 0 nobody moves: whoever made it has won.
    fn moves(_: &[u64; 2], &numbers: &[u64; 2], moves: &mut Moves<[u64; 2]>) {
        let larger = usize::from(numbers[0] < numbers[1]);
        let [b, a] = [numbers[larger], numbers[1 - larger]];
        for multiple in 1..=b.checked_div(a).unwrap_or(0) {
            let mut option = numbers;
            option[larger] = b - multiple * a;
            moves.to(option, || subtract(multiple, [b, a], larger));
        }
    }

    fn draw(_: &[u64; 2], &numbers: &[u64; 2]) -> Drawing {
        Drawing::strip(numbers)
    }
}

impl Trials for EuclidTo0 {
    const RANDOM_SIZE: usize = MOST_NUMBER as usize;
    const COORDINATES: &'static [&'static str] = &["M", "N"];
    const EXPLORED: &'static str = "euclid";

    /// Numbers of at most `size`, if it is not tiny, made by Euclid's algorithm backwards, out of quotients
    /// that a search can bear; ones alone make neighbours in Fibonacci's sequence.
    fn random(choices: &mut Choices, size: usize) -> [u64; 2] {
        let divisor = choices.pick(1..=5);
        let quotient = choices.pick(1..=20);
        let (mut a, mut b) = (divisor, divisor * choices.pick(1..=quotient));
        for _ in 0..choices.pick(0..=40) {
            let next = choices.pick(1..=quotient) * b + a;
            if next > size as u64 {
                break;
            }
            (a, b) = (b, next);
        }
        if choices.flip() { [b, a] } else { [a, b] }
    }

    fn extremes(extremes: &mut Extremes<[u64; 2]>) {
        for (title, pairs) in [
            (
                "one-at-a-time: a loop that subtracts once a step: 2^31 - 1 steps | \
                 每次只减一倍的循环：2^31 - 1 步",
                [[MOST_NUMBER, 1], [1, MOST_NUMBER]],
            ),
            (
                "fibonacci-numbers: Euclid's algorithm at its slowest; floating point | \
                 辗转相除最慢的情况；浮点误差",
                [[1_836_311_903, 1_134_903_170], [1_134_903_170, 701_408_733]],
            ),
            (
                "large-and-close: 32 bits: doubled, or multiplied, both overflow | \
                 32 位：翻倍或相乘都溢出",
                [[MOST_NUMBER, MOST_NUMBER - 1], [MOST_NUMBER, MOST_NUMBER]],
            ),
            (
                "ratio-rounded: the ratio in double precision, which is rounded to phi | \
                 双精度的比值，恰好被舍入成 phi",
                [[102_334_155, 165_580_141], [165_580_141, 267_914_296]],
            ),
        ] {
            extremes.add(title, move |_| pairs.repeat(3));
        }
    }
}
