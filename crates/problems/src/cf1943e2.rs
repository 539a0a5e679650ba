//! CF 1943 E2: MEX Game 2 (Hard Version).

use rules::prelude::*;
use std::mem::take;

const MOST_CASES: usize = 100_000;
const MOST_NUMBERS: usize = 200_000;
const MOST: u64 = 1_000_000_000;
/// States that the numbers can have together: a bound on the positions of a search, for each player to move.
const MOST_SEARCHED: usize = 12_000;

/// The elements of each number from 0 on, and the most that Bob throws away in a turn.
#[derive(Clone, Default)]
pub struct Case {
    pub frequencies: Vec<u64>,
    pub most: u64,
}

pub struct MexGame;

impl Statement for MexGame {
    type Case = Case;
    /// The score of Alice.
    type Answer = i64;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_CASES);

    fn form(form: &mut Form, Case { frequencies, most }: &mut Case) -> FormResult {
        let mut m = frequencies.len().saturating_sub(1);
        form.number("m", &mut m, 1..=MOST_NUMBERS)?;
        form.total("the sum of m", m, MOST_NUMBERS as u64)?;
        form.number("k", most, 1..=MOST)?;
        form.line();
        frequencies.resize(m + 1, 0);
        form.row("frequency", frequencies, 1..=MOST)
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<i64>> {
        starts::by_lead::<Self, _>(cases, |_, lead| lead)
    }
}

/// The player to move, 0 for Alice and 1 for Bob; the elements left of each number, and behind them 1 for each that Alice has.
pub type Position = (usize, Vec<u64>);

impl Game for MexGame {
    type Case = Case;
    type Position = Position;
    const KIND: Kind = Kind::Scoring;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("n", Text("n elements left", "还剩 n 个")),
        Sign::of_nobody("nA", Text("n elements left, and Alice has one", "还剩 n 个，Alice 已有")),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(0));

    fn fits(case: &Case) -> SearchResult<()> {
        let states = case.frequencies.iter().map(|frequency| 2 * frequency + 1);
        search::ensure_few_positions(states, MOST_SEARCHED)
    }

    fn starts(case: &Case) -> impl Iterator<Item = Position> {
        let mut counts = case.frequencies.clone();
        counts.resize(2 * counts.len(), 0);
        [(0, counts)].into_iter()
    }

    /// An element changes nothing for Alice if she has its number, or can never have a smaller one: such numbers all count as
    /// those that she has, and their elements as those of the first one.
    fn standing_for(case: &Case, (mover, mut counts): Position) -> Position {
        let (left, has) = counts.split_at_mut(case.frequencies.len());
        if let Some(gone) = (0..left.len()).find(|&number| left[number] + has[number] == 0) {
            has[gone + 1..].fill(1);
        }
        if let Some(first) = has.iter().position(|&has| has == 1) {
            let spare = (first..left.len()).filter(|&number| has[number] == 1);
            left[first] = spare.map(|number| take(&mut left[number])).sum();
        }
        (mover, counts)
    }

    /// Alice takes an element, and gains what the least number that she does not have rises by. Bob throws some away, or none.
    fn moves(case: &Case, (mover, counts): &Position, moves: &mut Moves<Position>) {
        let numbers = case.frequencies.len();
        let (left, has) = counts.split_at(numbers);
        let mut there = (0..numbers).filter(|&number| left[number] > 0);
        if *mover == 0 {
            for number in there {
                let mut next = counts.clone();
                next[number] -= 1;
                next[numbers + number] = 1;
                moves.gain(mex(&next[numbers..]) - mex(has), (1, next), || {
                    Handle::on([number], text!("take a {number}", "取一个 {number}"))
                });
            }
        } else if let Some(first) = there.next() {
            for thrown in throws(left, case.most) {
                let next = left.iter().zip(&thrown).map(|(left, thrown)| left - thrown);
                let next = next.chain(has.iter().copied()).collect();
                moves.to((0, next), || throw(first, &thrown));
            }
        }
    }

    fn draw(case: &Case, (_, counts): &Position) -> Drawing {
        let (left, has) = counts.split_at(case.frequencies.len());
        let cell = |(left, has): (&u64, &u64)| format!("{left}{}", ["", "A"][*has as usize]);
        Drawing::strip(left.iter().zip(has).map(cell))
    }

    fn total(_: &Case, gained: i64) -> Option<String> {
        Some(text!("the score is {gained}", "得分是 {gained}"))
    }
}

/// The least number from 0 on that is not marked.
fn mex(has: &[u64]) -> i64 {
    has.iter().take_while(|&&has| has == 1).count() as i64
}

/// Numbers of elements to throw away, one for each number: all ways with at most so many together.
fn throws(left: &[u64], most: u64) -> Vec<Vec<u64>> {
    let mut throws = vec![Vec::new()];
    for &left in left {
        let more = |thrown: Vec<u64>| {
            let most = left.min(most - thrown.iter().sum::<u64>());
            (0..=most).map(move |more| [&thrown[..], &[more]].concat())
        };
        throws = throws.into_iter().flat_map(more).collect();
    }
    throws
}

/// The turn that throws these away; one that throws nothing away takes hold of a number that is there.
fn throw(there: usize, thrown: &[u64]) -> Handle {
    let (numbers, amounts): (Vec<usize>, Vec<u64>) =
        thrown.iter().copied().enumerate().filter(|&(_, count)| count > 0).unzip();
    if numbers.is_empty() {
        return Handle::on([there], text!("throw nothing away", "不扔")).amounts([0]);
    }
    let each =
        |(number, count): (&usize, &u64)| text!("{count} of {number}", "{count} 个 {number}");
    let words = joined(numbers.iter().zip(&amounts).map(each), Text(", ", "、").get());
    Handle::on(numbers, text!("throw away {words}", "扔掉 {words}")).amounts(amounts)
}

impl Trials for MexGame {
    const RANDOM_SIZE: usize = 5;

    /// Two to five numbers; the more of them, the rarer.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let numbers = choices.pick(2..=5);
        let most = (2 * (size + 1) / numbers).max(1) as u64;
        Case { frequencies: choices.several(numbers, 1..=most), most: choices.pick(1..=3) }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        let mut one = |title, most, frequency: fn(&mut Rng, usize) -> u64| {
            extremes.add(title, move |random| {
                let places = 0..=MOST_NUMBERS;
                let frequencies = places.map(|place| frequency(random, place)).collect();
                vec![Case { frequencies, most }]
            });
        };
        one("random: a sort for each guess | 每次二分都重新排序", 1000, |random, _| {
            random.u64(1000..=MOST)
        });
        one(
            "curve: even lists from a third on | 从三分之一处起才持平",
            70_000_000,
            |_, place| {
                (70_000_000.0 * ((MOST_NUMBERS - place + 1) as f64).ln()) as u64 + 140_000_000
            },
        );
        one(
            "rising: numbers far above those before them | 每个数都比前面的多得多",
            4000,
            |_, place| 5000 + 4999 * place as u64,
        );
        one("greatest: sums past 32 bits | 和超过 32 位", MOST, |_, _| MOST);
        one("single: each number once | 每个数一次", 1, |_, _| 1);
        one(
            "rare-last: Alice and Bob both want the last ones | 双方都要最后两个数",
            1,
            |_, place| {
                if place + 1 < MOST_NUMBERS { MOST } else { 1 }
            },
        );
        for (title, cases) in [
            (
                "edge: counts that just come down together, one by one | 刚好能一起减到 0，一个一个地减",
                1,
            ),
            ("edges: each case near its bound | 每组都接近分界", 200),
            ("tiny: a table of full length for each case | 每组都清空整张表", MOST_CASES),
        ] {
            extremes.add(title, move |random| (0..cases).map(|_| edge(random, cases)).collect());
        }
    }
}

/// One of so many cases, of counts about as large as Bob just brings down together.
fn edge(random: &mut Rng, cases: usize) -> Case {
    let numbers = MOST_NUMBERS / cases;
    let most = random.u64(1..78_000_000);
    let sum: f64 = (1..=numbers).map(|turn| most as f64 / turn as f64).sum();
    let least = (sum as u64 - random.u64(..2)).max(1);
    Case { frequencies: (0..=numbers).map(|_| least + random.u64(..2)).collect(), most }
}
