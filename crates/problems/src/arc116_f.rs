//! ARC 116 F: Deque Game.

use rules::prelude::*;
use rules::shapes::ends::{cells, ends};
use std::ops::Range;

const MOST_NUMBERS: usize = 200_000;
const GREATEST: u64 = 1_000_000_000;
/// Most positions of a search; one is a stretch of each row.
const MOST_SEARCHED: usize = 200_000;

pub struct Deques;

impl Statement for Deques {
    /// The rows, each from left to right.
    type Case = Vec<Vec<u64>>;
    /// The sum of the numbers that are left.
    type Answer = i64;
    type Game = Self;

    fn form(form: &mut Form, rows: &mut Vec<Vec<u64>>) -> FormResult {
        form.counted("K", "row", rows, 1..=MOST_NUMBERS, |form, row| {
            form.length("N", row, 1..=MOST_NUMBERS)?;
            form.total("the sum of N", row.len(), MOST_NUMBERS as u64)?;
            form.row("element", row, 1..=GREATEST)
        })
    }

    /// A move gains the sum of the numbers that it leaves alone; others were alone before.
    fn answers(cases: &[Vec<Vec<u64>>]) -> SearchResult<Vec<i64>> {
        starts::by_lead::<Deques, _>(cases, |rows, lead| alone_at_first(rows) + lead)
    }
}

/// The sum of the rows that are one number from the start.
fn alone_at_first(rows: &[Vec<u64>]) -> i64 {
    rows.iter().filter(|row| row.len() == 1).map(|row| row[0] as i64).sum()
}

impl Game for Deques {
    type Case = Vec<Vec<u64>>;
    /// The places of each row that are left.
    type Position = Vec<Range<usize>>;
    const KIND: Kind = Kind::Scoring;
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    fn fits(rows: &Vec<Vec<u64>>) -> SearchResult<()> {
        let stretches = rows.iter().map(|row| row.len() as u64 * (row.len() as u64 + 1) / 2);
        let positions = stretches.fold(1, u64::saturating_mul);
        search::ensure_small(positions, MOST_SEARCHED, Text("positions", "局面数"))
    }

    fn starts(rows: &Vec<Vec<u64>>) -> impl Iterator<Item = Vec<Range<usize>>> {
        std::iter::once(rows.iter().map(|row| 0..row.len()).collect())
    }

    /// Takahashi gains a number that his move leaves alone in its row; Aoki loses it.
    fn moves(rows: &Vec<Vec<u64>>, left: &Vec<Range<usize>>, moves: &mut Moves<Self::Position>) {
        let gone: usize = rows.iter().zip(left).map(|(row, left)| row.len() - left.len()).sum();
        let mut before = 0;
        for (place, row) in rows.iter().enumerate() {
            for (end, rest) in ends(&left[place]).filter(|(_, rest)| !rest.is_empty()) {
                let alone = if rest.len() == 1 { row[rest.start] as i64 } else { 0 };
                let gain = if gone.is_multiple_of(2) { alone } else { -alone };
                let mut option = left.clone();
                option[place] = rest;
                moves.gain(gain, option, || {
                    let (number, place) = (row[end], place + 1);
                    let words = text!("{number} from row {place}", "删去第 {place} 行的 {number}");
                    Handle::on([before + end], words)
                });
            }
            before += row.len();
        }
    }

    fn draw(rows: &Vec<Vec<u64>>, left: &Vec<Range<usize>>) -> Drawing {
        Drawing::Grid(rows.iter().zip(left).map(|(row, left)| cells(row, left)).collect())
    }

    fn total(rows: &Vec<Vec<u64>>, gained: i64) -> Option<String> {
        let sum = alone_at_first(rows) + gained;
        Some(text!("the numbers left alone add up to {sum}", "已剩一个数的各行之和是 {sum}"))
    }
}

impl Trials for Deques {
    const RANDOM_SIZE: usize = 16;

    fn extremes(extremes: &mut Extremes<Vec<Vec<u64>>>) {
        for (title, count, length, least) in [
            ("pairs: a slow sort; rows on a heap each | 排序太慢；每行单独分配内存", 100_000, 2, 1),
            ("odd-pairs: the players exchanged | 双方弄反：偶数长的行有奇数个", 99_999, 2, 1),
            ("fours: the odd rows within even ones | 偶数行里面的奇数行", 49_999, 4, 1),
            ("triples: odd rows alone | 只有奇数行", 66_666, 3, 1),
            ("singles: a sum in 32 bits | 求和用 32 位", MOST_NUMBERS, 1, GREATEST),
            ("one-row: the whole row deleted by steps | 一步一步地删完整行", 1, MOST_NUMBERS, 1),
        ] {
            extremes.add(title, move |random| {
                let mut row = |_| (0..length).map(|_| random.u64(least..=GREATEST)).collect();
                vec![(0..count).map(&mut row).collect()]
            });
        }
    }
}
