//! P1247: the least winning first move of Nim.

use rules::prelude::*;
use rules::shapes::heaps::{Nim, Row};

const ROW: Row = Row { heaps: 1..=500_000, stones: 0..=1_000_000_000 };

/// How many matches are taken, from which heap, counted from 0, and the heaps after it.
type FirstMove = (u64, usize, Vec<u64>);

pub struct P1247;

impl Rules for P1247 {
    type Case = Vec<u64>;
    type Answer = Option<FirstMove>;
    type Game = Nim;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("k", "heap", heaps, ROW.heaps, ROW.stones)
    }

    /// All moves are tried, heap by heap, the smallest number first; the first that wins is the answer.
    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<Option<FirstMove>>> {
        let answer = |heaps: &Vec<u64>| {
            <Nim>::fits(heaps)?;
            let moves = (0..heaps.len()).flat_map(|heap| (1..=heaps[heap]).map(move |k| (heap, k)));
            let moves: Vec<FirstMove> = moves.map(|(heap, k)| take(heaps, heap, k)).collect();
            let options: Vec<_> = moves.iter().map(|(_, _, left)| left.clone()).collect();
            let wins = search::first_player_wins::<Nim>(&options)?;
            Ok(moves.into_iter().zip(wins).find(|(_, wins)| !wins).map(|(best, _)| best))
        };
        cases.iter().map(answer).collect()
    }

    fn print(answer: &Option<FirstMove>) -> String {
        let Some((taken, heap, left)) = answer else { return "lose".into() };
        let left: Vec<String> = left.iter().map(u64::to_string).collect();
        format!("{taken} {}\n{}", heap + 1, left.join(" "))
    }
}

impl Trials for P1247 {
    const RANDOM_SIZE: usize = 36;
    const EXPLORED: &'static str = "nim";

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 1, |row| row);
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

fn take(heaps: &[u64], heap: usize, taken: u64) -> FirstMove {
    let mut left = heaps.to_vec();
    left[heap] -= taken;
    (taken, heap, left)
}
