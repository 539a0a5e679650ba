//! P5675: Stone Taking Game.

use rules::gestures::take;
use rules::prelude::*;
use rules::shapes::heaps::{Row, sorted};

const ROW: Row = Row { heaps: 1..=200, stones: 1..=MOST_STONES };
const MOST_STONES: u64 = 200;
const MODULUS: usize = 1_000_000_007;

pub struct NamedHeap;

impl Statement for NamedHeap {
    /// The heaps.
    type Case = Vec<u64>;
    /// The number of pairs (set, named heap) that Alice cannot win, modulo `MODULUS`.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("N", "heap", heaps, ROW.heaps, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<usize>> {
        starts::lost::<NamedHeap>(cases, MODULUS)
    }
}

impl Game for NamedHeap {
    type Case = Vec<u64>;
    /// A flag, true before the first move, which must take from heap 0; and the stones of each heap.
    type Position = (bool, Vec<u64>);

    fn fits(heaps: &Vec<u64>) -> SearchResult<()> {
        // Each heap is named in half of the sets.
        search::ensure_small(heaps.len(), 13, Text("heaps", "堆数"))
    }

    /// Each pair of a set and a heap of it, first all heaps for people to play.
    fn starts(heaps: &Vec<u64>) -> impl Iterator<Item = Self::Position> {
        let has = |set: usize, i: usize| set >> i & 1 == 1;
        let n = heaps.len();
        let pairs =
            (1_usize..1 << n).rev().flat_map(move |set| (0..n).map(move |named| (set, named)));
        pairs.filter(move |&(set, named)| has(set, named)).map(move |(set, named)| {
            let others = (0..n).filter(|&i| has(set, i) && i != named).map(|i| heaps[i]);
            (true, std::iter::once(heaps[named]).chain(others).collect())
        })
    }

    fn standing_for(_: &Self::Case, (is_first, mut heaps): Self::Position) -> Self::Position {
        let others = heaps.split_off(usize::from(is_first));
        heaps.extend(sorted(others));
        (is_first, heaps)
    }

    fn moves(_: &Vec<u64>, (is_first, heaps): &Self::Position, moves: &mut Moves<Self::Position>) {
        let allowed = if *is_first { 1 } else { heaps.len() };
        for (index, &heap) in heaps.iter().enumerate().take(allowed) {
            for left in 0..heap {
                let mut option = heaps.clone();
                option[index] = left;
                moves.to((false, option), || take(heap - left, index));
            }
        }
    }

    /// The named heap comes first.
    fn draw(_: &Vec<u64>, (_, heaps): &Self::Position) -> Drawing {
        Drawing::Heaps(heaps.clone())
    }
}

impl Trials for NamedHeap {
    const RANDOM_SIZE: usize = 2048;
    const EXPLORED: &'static str = "nim";

    /// Heaps that can be left in at most `size` ways.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let mut ways = size as u64;
        let mut heap = |_| {
            let heap = choices.pick(1..=ways.clamp(2, MOST_STONES + 1) - 1);
            ways /= heap + 1;
            heap
        };
        let mut heaps: Vec<u64> = (0..9).map(&mut heap).collect();
        heaps.truncate(choices.pick(1..=9));
        choices.shuffle(&mut heaps);
        heaps
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        ROW.extremes(extremes, 1);
        extremes.add(
            "one-high-heap: nim-sums of all heaps: only one has the bit 128 | \
             所有堆的异或和：只有一堆有 128 这一位",
            |random| vec![ROW.full(|heap| if heap == 0 { 128 } else { random.u64(1..128) })],
        );
    }
}
