//! CF 794E: Choosing Carrot.

use rules::prelude::*;
use rules::shapes::ends::{cells, ends};
use rules::shapes::heaps::Row;
use std::ops::Range;

const ROW: Row = Row { heaps: 1..=300_000, stones: 1..=1_000_000_000 };
/// Most carrots of a search, which has positions for each stretch of the row.
const MOST_SEARCHED: usize = 500;

pub struct Carrots;

impl Statement for Carrots {
    /// The values of the carrots from left to right.
    type Case = Vec<u64>;
    /// The values of the last carrot, for each number of Oleg's own moves.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, row: &mut Vec<u64>) -> FormResult {
        form.list("n", "carrot", row, ROW.heaps, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<String>> {
        let leads = search::at_starts::<Carrots, i64>(cases, |graph| graph.scores())?;
        Ok(cases.iter().zip(leads).map(|(row, leads)| last_carrots(row, &leads)).collect())
    }
}

/// For each number of Oleg's own moves at the start, the best value of the last carrot. A row of one carrot has no
/// game.
fn last_carrots(row: &[u64], leads: &[i64]) -> String {
    let mut last = vec![0; row.len()];
    for ((left, _), &lead) in Carrots::starts(&row.to_vec()).zip(leads) {
        let value = if left.len() == 1 { row[left.start] as i64 } else { lead };
        let own = row.len() - left.len();
        last[own] = value.max(last[own]);
    }
    joined(last, " ")
}

/// The places that are left, and whether it is Oleg's turn.
pub type Position = (Range<usize>, bool);

impl Game for Carrots {
    type Case = Vec<u64>;
    type Position = Position;
    const KIND: Kind = Kind::Scoring;
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(row: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(row.len(), MOST_SEARCHED, Text("carrots", "胡萝卜数"))
    }

    /// All rows that Oleg's own moves can leave, the whole one first.
    fn starts(row: &Vec<u64>) -> impl Iterator<Item = Position> {
        let n = row.len();
        let rows = (0..n).flat_map(move |own| (0..=own).map(move |first| first..first + n - own));
        rows.map(|left| (left, true))
    }

    /// Oleg gains the value of the carrot that his move leaves alone; Igor loses it.
    fn moves(row: &Vec<u64>, (left, is_olegs_turn): &Position, moves: &mut Moves<Position>) {
        for (end, left) in ends(left).filter(|(_, left)| !left.is_empty()) {
            let value = if left.len() == 1 { row[left.start] as i64 } else { 0 };
            let gain = if *is_olegs_turn { value } else { -value };
            moves.gain(gain, (left, !is_olegs_turn), || {
                let (place, value) = (end + 1, row[end]);
                Handle::on([end], text!("carrot {place}: {value}", "吃第 {place} 根（{value}）"))
            });
        }
    }

    fn draw(row: &Vec<u64>, (left, _): &Position) -> Drawing {
        Drawing::strip(cells(row, left))
    }

    fn total(row: &Vec<u64>, gained: i64) -> Option<String> {
        let value = if row.len() == 1 { row[0] as i64 } else { gained };
        Some(text!("the last carrot is worth {value}", "最后一根胡萝卜值 {value}"))
    }
}

impl Trials for Carrots {
    const RANDOM_SIZE: usize = 24;

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        let most = *ROW.stones.end();
        extremes.add(
            "random: slow reading, slow printing: 3 MB each | 读写太慢：各 3 MB",
            move |random| vec![ROW.full(|_| random.u64(most / 10..=most))],
        );
        let valley = |place: usize| 1 + place.abs_diff(ROW.heaps.end() / 2) as u64;
        extremes.each(&[
            (
                "valley: a search of each stretch: the answer grows with every own move | \
                 逐段重新求最大值：每多走一步，答案都变大",
                ROW.full(valley),
            ),
            (
                "odd-comb: one maximum for both parities: 1 and 10^9 in turn | \
                 两种奇偶共用一个最大值：1 与 10^9 交替",
                (1..*ROW.heaps.end()).map(|place| [1, most][place % 2]).collect(),
            ),
        ]);
    }
}
