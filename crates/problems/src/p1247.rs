//! P1247: the least winning first move of Nim.

use rules::prelude::*;
use rules::shapes::heaps::{Nim, Row};

const ROW: Row = Row { heaps: 1..=500_000, stones: 0..=1_000_000_000 };

pub struct LeastFirstMove;

impl Statement for LeastFirstMove {
    type Case = Vec<u64>;
    /// The matches that the first winning move takes, its heap, and the heaps after it.
    type Answer = String;
    type Game = Nim;

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("k", "heap", heaps, ROW.heaps, ROW.stones)
    }

    /// All moves are tried, heap by heap, the smallest number first; the first that wins is the answer.
    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<String>> {
        let answer = |heaps: &Vec<u64>| {
            <Nim>::fits(heaps)?;
            let moves = (0..heaps.len()).flat_map(|heap| (1..=heaps[heap]).map(move |k| (heap, k)));
            let option = |(heap, k): (usize, u64)| {
                let mut left = heaps.clone();
                left[heap] -= k;
                left
            };
            let options: Vec<_> = moves.clone().map(option).collect();
            let wins = search::first_player_wins::<Nim>(&options)?;
            let mut lost = moves.zip(options).zip(wins).filter(|(_, wins)| !wins);
            Ok(lost.next().map_or("lose".into(), |(((heap, k), left), _)| {
                format!("{k} {}\n{}", heap + 1, joined(left, " "))
            }))
        };
        cases.iter().map(answer).collect()
    }
}

impl Trials for LeastFirstMove {
    const RANDOM_SIZE: usize = 36;
    const EXPLORED: &'static str = "nim";

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 1);
        extremes.add(
            "last-heap-alone: a loop over matches: the move takes 731,564,545 | \
             逐根枚举火柴：这一步要取 731,564,545 根",
            |_| {
                let last = ROW.heaps.end() - 1;
                vec![ROW.full(|heap| if heap == last { 1_000_000_000 } else { 268_435_455 })]
            },
        );
    }
}
