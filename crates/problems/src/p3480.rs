//! P3480: Pebbles (POI 2009, KAM).

use rules::prelude::*;
use rules::shapes::heaps::{size, take_from};

const ARRANGEMENTS: usize = 10;
const MOST_HEAPS: usize = 1_000;
/// Limit of the stones of all heaps together.
const MOST_STONES: u64 = 10_000;

/// Stones of the heaps, from left to right.
type Heaps = Vec<u64>;

pub struct Pebbles;

impl Statement for Pebbles {
    type Case = Heaps;
    type Game = Self;
    const CASES: Cases = Cases::Counted(ARRANGEMENTS);

    fn form(form: &mut Form, heaps: &mut Heaps) -> FormResult {
        let (mut neighbour, mut sum) = (0, 0);
        form.counted("n", "heap", heaps, 1..=MOST_HEAPS, |form, heap| {
            form.number("", heap, 0..=MOST_STONES)?;
            form.check(*heap >= neighbour, || {
                text!(
                    "the heap of {heap} is smaller than its left neighbour {neighbour}",
                    "{heap} 颗的一堆小于左邻的 {neighbour} 颗"
                )
            })?;
            (neighbour, sum) = (*heap, sum + *heap);
            form.check(sum <= MOST_STONES, || {
                text!(
                    "{sum} stones are more than {MOST_STONES}",
                    "共 {sum} 颗石子，超过 {MOST_STONES}"
                )
            })
        })?;
        form.line();
        Ok(())
    }

    asks_who_wins!("NIE", "TAK");
}

impl Game for Pebbles {
    type Case = Heaps;
    type Position = Heaps;
    const SHARED: bool = true;

    fn fits(heaps: &Heaps) -> SearchResult<()> {
        search::ensure_small(
            size(heaps),
            100,
            Text("heaps and stones together", "堆数与石子数之和"),
        )
    }

    fn starts(heaps: &Heaps) -> impl Iterator<Item = Heaps> {
        [heaps.clone()].into_iter()
    }

    /// One or more stones are taken from one heap, which must not become smaller than its left neighbour.
    fn moves(_: &Heaps, heaps: &Heaps, moves: &mut Moves<Heaps>) {
        for (index, &heap) in heaps.iter().enumerate() {
            let neighbour = if index == 0 { 0 } else { heaps[index - 1] };
            take_from(index, heaps, (1..=heap - neighbour).rev(), moves, |heaps| heaps);
        }
    }

    fn draw(_: &Heaps, heaps: &Heaps) -> Drawing {
        Drawing::Heaps(heaps.clone())
    }
}

impl Trials for Pebbles {
    const RANDOM_SIZE: usize = 50;

    fn extremes(extremes: &mut Extremes<Heaps>) {
        extremes.full(
            "many-heaps: a search: 1000 heaps share 10,000 stones | 搜索：1000 堆共 10,000 颗石子",
            |random, _| {
                let (mut heaps, mut left) = (vec![0; MOST_HEAPS], MOST_STONES as usize);
                while left > 0 {
                    // One stone more from some heap on.
                    let raised = random.usize(1..=MOST_HEAPS.min(left));
                    heaps[MOST_HEAPS - raised..].iter_mut().for_each(|heap| *heap += 1);
                    left -= raised;
                }
                heaps
            },
        );
        extremes.full(
            "one-step: parity from the left: all in the last 1 to 10 heaps | \
             从左数奇偶：石子都在最后的 1 到 10 堆",
            |_, number| {
                let empty = vec![0; MOST_HEAPS - 2 * number - 1];
                [empty, vec![MOST_STONES / (number as u64 + 1); number + 1]].concat()
            },
        );
        extremes.full(
            "one-heap: a left neighbour left over from before | 左邻是上一组留下的",
            |_, _| vec![MOST_STONES],
        );
        extremes
            .full("all-zero: a loop that waits for a stone | 一直等石子的循环", |_, _| {
                vec![0; MOST_HEAPS]
            });
    }
}
