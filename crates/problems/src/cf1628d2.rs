//! CF 1628 D2: Game on Sum (Hard Version).

use rules::prelude::*;

const MODULUS: i64 = 1_000_000_007;
const MOST_CASES: usize = 100_000;
const MOST_ROUNDS: u64 = 1_000_000;
/// Most rounds of a search, which names 2^rounds numbers.
const MOST_SEARCHED: usize = 12;

/// Rounds, additions that are due in all, and the greatest number.
pub type Case = [u64; 3];

pub struct GameOnSum;

impl Statement for GameOnSum {
    type Case = Case;
    /// The score as a fraction modulo `MODULUS`.
    type Answer = i64;
    type Game = OnGrid;
    const CASES: Cases = Cases::Counted(MOST_CASES);

    fn form(form: &mut Form, [rounds, due, greatest]: &mut Case) -> FormResult {
        form.number("n", rounds, 1..=MOST_ROUNDS)?;
        form.number("m", due, 1..=*rounds)?;
        form.number("k", greatest, 0..=MODULUS as u64 - 1)?;
        form.line();
        form.total("the sum of n", *rounds as usize, MOST_ROUNDS)
    }

    /// The lead in parts of k, times k, halved as often as k is.
    fn answers(cases: &[Case]) -> SearchResult<Vec<i64>> {
        starts::by_lead::<OnGrid, _>(cases, |&[rounds, _, greatest], lead| {
            let score = lead.rem_euclid(MODULUS) * greatest as i64 % MODULUS;
            let half = |number: i64| (number + number % 2 * MODULUS) / 2;
            (1..rounds).fold(score, |score, _| half(score))
        })
    }
}

/// The game with numbers from a grid.
///
/// Alice may name any real number from 0 to k. With r rounds left it is enough to name multiples of k / 2^(r - 1), and for
/// `FINER` = 1 she names these alone. Reason: what is left after Bob's answer is worth some a if he adds and some b if he
/// subtracts, which by induction are multiples of k / 2^(r - 2), or of k for r = 1. She wants the lesser of a + x and b - x
/// large. The one rises with x and the other falls, so the best x is 0, k or (b - a) / 2; if he has to add, it is k. So the
/// best x and the worth are multiples of k / 2^(r - 1).
pub struct OnGrid<const FINER: u64 = 1>;

impl<const FINER: u64> Game for OnGrid<FINER> {
    type Case = Case;
    /// Rounds that are left, additions that are due, and the number, in parts of k, if Alice has named one.
    type Position = Vec<u64>;
    const KIND: Kind = Kind::Scoring;

    fn fits(&[rounds, ..]: &Case) -> SearchResult<()> {
        search::ensure_small(rounds, MOST_SEARCHED, Text("rounds", "轮数"))
    }

    /// Alice begins.
    fn starts(case: &Case) -> impl Iterator<Item = Vec<u64>> {
        [case[..2].to_vec()].into_iter()
    }

    /// Alice names a number. Bob adds it to the score, which he wants small, or subtracts it if enough rounds are left for
    /// the additions that are due.
    fn moves(case: &Case, position: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let parts = Self::parts(case);
        match position[..] {
            [rounds, due] if rounds > 0 => {
                for number in (0..=parts).step_by(1 << (case[0] - rounds)) {
                    moves.gain(0, vec![rounds, due, number], || {
                        let words = text!("name {number}/{parts} of k", "报 k 的 {number}/{parts}");
                        Handle::on([0], words).amounts([number])
                    });
                }
            }
            [rounds, due, number] => {
                let number = number as i64;
                moves.gain(-number, vec![rounds - 1, due.saturating_sub(1)], || {
                    Handle::on([1], text!("add it", "加上"))
                });
                if due < rounds {
                    moves.gain(number, vec![rounds - 1, due], || {
                        Handle::on([0], text!("subtract it", "减去"))
                    });
                }
            }
            _ => {}
        }
    }

    fn draw(case: &Case, position: &Vec<u64>) -> Drawing {
        let names = [
            text!("rounds left", "剩余轮数"),
            text!("additions due", "还须加的次数"),
            format!("k / {}", Self::parts(case)),
        ];
        let numbers = position.iter().map(|&number| number as i64);
        Drawing::Numbers(names.into_iter().zip(numbers).collect())
    }

    fn total(case: &Case, gained: i64) -> Option<String> {
        let parts = Self::parts(case);
        Some(text!("the score is {gained}/{parts} of k", "总分是 k 的 {gained}/{parts}"))
    }
}

impl<const FINER: u64> OnGrid<FINER> {
    /// Parts of k: all numbers are so many of them.
    fn parts(case: &Case) -> u64 {
        FINER << (case[0] - 1)
    }
}

impl Trials for GameOnSum {
    const RANDOM_SIZE: usize = 9;

    /// Up to so many rounds, with a greatest number of any size.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let rounds = choices.pick(1..=(size as u64).max(1));
        let due = choices.pick(1..=rounds);
        let most = choices.one_of(&[2, 100, MODULUS as u64 - 1]);
        [rounds, due, choices.pick(0..=most)]
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        let k = MODULUS as u64 - 1;
        extremes.each(&[
            (
                "half: the most steps; k near the modulus | 步数最多；k 接近模数",
                [MOST_ROUNDS, MOST_ROUNDS / 2, k],
            ),
            ("all-due: no round is free | 每轮都须加", [MOST_ROUNDS, MOST_ROUNDS, k]),
            (
                "one-due: a fraction of a thousandth of a million bits | 分母有一百万位",
                [MOST_ROUNDS, 1, k],
            ),
        ]);
        extremes.full("tiny: many cases | 许多组数据", move |random, _| {
            [10, random.u64(1..=10), random.u64(0..=k)]
        });
        extremes.add("rising: tables that are made anew | 每组重新算表", move |random| {
            (1..=1400).map(|rounds| [rounds, random.u64(1..=rounds), k]).collect()
        });
    }
}
