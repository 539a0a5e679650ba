//! P4101: Merging Heaps up to a Height.

use rules::prelude::*;

const MOST_GAMES: usize = 100;
const MOST: u64 = 1_000_000_000;
/// Most stones of a search; a position is a partition of them.
const MOST_SEARCHED: usize = 24;

pub struct Merging;

impl Statement for Merging {
    /// The number of single stones, and the most stones of a heap.
    type Case = [u64; 2];
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_GAMES);

    fn form(form: &mut Form, [n, m]: &mut [u64; 2]) -> FormResult {
        form.line_of([("n", n, 1..=MOST), ("m", m, 1..=MOST)])
    }

    asks_who_wins!("1", "0");
}

impl Game for Merging {
    type Case = [u64; 2];
    rules::heaps_in_any_order!();

    fn fits(&[n, _]: &[u64; 2]) -> SearchResult<()> {
        search::ensure_small(n, MOST_SEARCHED, Text("stones", "石子数"))
    }

    fn starts(&[n, _]: &[u64; 2]) -> impl Iterator<Item = Vec<u64>> {
        std::iter::once(vec![1; n as usize])
    }

    /// Two heaps become one, in the place of the first, of at most m stones.
    fn moves(&[_, m]: &[u64; 2], heaps: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let places: Vec<usize> = (0..heaps.len()).filter(|&place| heaps[place] > 0).collect();
        for (number, &one) in places.iter().enumerate() {
            for &other in
                places[number + 1..].iter().filter(|&&other| heaps[one] + heaps[other] <= m)
            {
                let mut option = heaps.clone();
                option[one] += option[other];
                option[other] = 0;
                moves.to(option, || {
                    let [a, b] = [heaps[one], heaps[other]];
                    Handle::on([one, other], text!("merge {a} and {b}", "合并 {a} 和 {b}"))
                });
            }
        }
    }
}

impl Trials for Merging {
    const RANDOM_SIZE: usize = 20;
    const COORDINATES: &'static [&'static str] = &["n", "m"];

    fn extremes(extremes: &mut Extremes<[u64; 2]>) {
        extremes.full("greatest: sums in 32 bits | 求和用 32 位", |random, test| {
            [MOST - test as u64, MOST - random.u64(..100)]
        });
        extremes.full(
            "small-height: a quotient in 32-bit floating point | 32 位浮点数的商",
            |_, test| [MOST - test as u64 / 9, 2 + test as u64 % 9],
        );
        extremes.full(
            "multiples: one below, at and one above a multiple of m | m 的倍数，以及多 1、少 1",
            |random, test| {
                let m = random.u64(2..=30_000);
                [m * random.u64(1..=30_000) + test as u64 % 3 - 1, m]
            },
        );
        extremes
            .full("no-merger: a height of 1 | 高度为 1", |random, _| [random.u64(1..=MOST), 1]);
        extremes.full("one-heap: a height above n | 高度大于 n", |random, _| {
            let n = random.u64(1..=MOST);
            [n, random.u64(n..=MOST)]
        });
        extremes.full("table: all small games | 所有小的游戏", |_, test| {
            [1 + test as u64 / 10, 1 + test as u64 % 10]
        });
    }
}
