//! ARC 137 C: Distinct Numbers.

use rules::prelude::*;

const MOST_NUMBERS: usize = 300_000;
const MOST: u64 = 1_000_000_000;
/// Greatest number of a search, which looks at sets of smaller numbers.
const MOST_SEARCHED: u64 = 18;

/// A turn replaces the largest number by a smaller one that is not there.
pub struct DistinctNumbers;

impl Statement for DistinctNumbers {
    /// The numbers, rising.
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, numbers: &mut Vec<u64>) -> FormResult {
        form.list("N", "number", numbers, 2..=MOST_NUMBERS, 0..=MOST)?;
        let falls = numbers.windows(2).find(|pair| pair[0] >= pair[1]);
        form.check(falls.is_none(), || {
            let [one, other] = [0, 1].map(|place| falls.map_or(0, |pair| pair[place]));
            text!("the numbers do not rise from {one} to {other}", "从 {one} 到 {other} 没有变大")
        })
    }

    asks_who_wins!("Bob", "Alice");
}

impl Game for DistinctNumbers {
    type Case = Vec<u64>;
    /// The numbers, each in its place.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(numbers: &Vec<u64>) -> SearchResult<()> {
        let largest = numbers.iter().max().copied().unwrap_or(0);
        search::ensure_small(
            largest,
            MOST_SEARCHED as usize,
            Text("the largest number", "最大的数"),
        )
    }

    /// Alice moves first.
    fn starts(numbers: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [numbers.clone()].into_iter()
    }

    fn standing_for(_: &Self::Case, mut numbers: Vec<u64>) -> Vec<u64> {
        numbers.sort_unstable();
        numbers
    }

    fn moves(_: &Vec<u64>, numbers: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let largest = (0..numbers.len()).max_by_key(|&place| numbers[place]);
        if let Some(place) = largest {
            let before = numbers[place];
            for number in (0..before).filter(|number| !numbers.contains(number)) {
                let mut option = numbers.clone();
                option[place] = number;
                moves.to(option, || {
                    let words = text!("{before} becomes {number}", "把 {before} 换成 {number}");
                    Handle::on([place], words).amounts([number])
                });
            }
        }
    }

    fn draw(_: &Vec<u64>, numbers: &Vec<u64>) -> Drawing {
        Drawing::strip(numbers)
    }
}

impl Trials for DistinctNumbers {
    const RANDOM_SIZE: usize = 14;
    const COORDINATES: &'static [&'static str] = &["a", "b"];
    const AT: &'static [&'static str] = &["2", "a", "b"];

    /// Numbers with small steps between them.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let mut numbers = vec![choices.pick(0..=2)];
        let count = choices.pick(2..=size.max(2));
        while numbers.len() < count {
            let before = numbers[numbers.len() - 1];
            let next = before + choices.pick(1..=3) / 2 + 1;
            if next > size as u64 && numbers.len() > 1 {
                break;
            }
            numbers.push(next);
        }
        numbers
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        const FIRST: u64 = MOST - MOST_NUMBERS as u64 + 1;
        let mut add = |title, n, number: fn(u64) -> u64, last: u64| {
            extremes.add(title, move |_| {
                let mut numbers: Vec<u64> = (0..n as u64 - 1).map(number).collect();
                numbers.push(last);
                vec![numbers]
            });
        };
        let n = MOST_NUMBERS;
        add(
            "slow-reading: the greatest numbers; holes odd in number | 读入太慢；空位是奇数个",
            n,
            |i| FIRST + i,
            MOST,
        );
        add("even-holes: one number less | 少一个数，空位是偶数个", n - 1, |i| FIRST + 1 + i, MOST);
        add("step-of-2: the last gap alone | 只看最后的间隔", n, |i| FIRST - 1 + i, MOST);
        add("far: a play of many moves | 要走很多步", n, |i| i, MOST);
        add("no-move: 0, 1, 2, ... | 走不了", n, |i| i, n as u64 - 1);
        add("from-1: one hole | 只有一个空位", n, |i| i + 1, n as u64);
        add("from-2: two holes | 两个空位", n, |i| i + 2, n as u64 + 1);
        add(
            "one-hole-inside: a gap that is not the last | 中间有一个空位",
            n,
            |i| i + u64::from(i > 77),
            n as u64,
        );
        add("spread: gaps everywhere | 处处有空位", n, |i| 3333 * i, 3333 * (n as u64 - 2) + 1);
        extremes.each(&[
            ("two-far: only two numbers | 只有两个数", vec![0, MOST]),
            ("two-together: at the limit | 两个相邻的数", vec![MOST - 1, MOST]),
            ("two-done: no move | 走不了的两个数", vec![0, 1]),
        ]);
    }
}
