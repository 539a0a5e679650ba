//! P5970: Nim with a handicap (POI 2016).

use rules::prelude::*;
use rules::shapes::heaps::Nim;

const MOST_HEAPS: usize = 500_000;
const MOST_IN_A_HEAP: u64 = 1_000_000;
const MOST_STONES: u64 = 10_000_000;
const MOST_D: u32 = 10;
const MODULUS: usize = 1_000_000_007;
/// Most heaps of a search, which begins at all choices of B.
const MOST_SEARCHED: usize = 14;

/// The heaps, and the number of which a multiple may go.
#[derive(Clone, Default)]
pub struct Handicap {
    d: u32,
    heaps: Vec<u64>,
}

/// Nim on the heaps that B keeps. A thrown one is empty.
pub struct Kept;

impl Statement for Kept {
    type Case = Handicap;
    /// The number of choices with which B wins, modulo `MODULUS`.
    type Answer = usize;
    type Game = Self;

    fn form(form: &mut Form, Handicap { d, heaps }: &mut Handicap) -> FormResult {
        form.length("n", heaps, 1..=MOST_HEAPS)?;
        form.number("d", d, 1..=MOST_D)?;
        form.line();
        form.row("heap", heaps, 1..=MOST_IN_A_HEAP)?;
        let stones: u64 = heaps.iter().sum();
        form.check(stones <= MOST_STONES, || {
            text!("{stones} stones are above {MOST_STONES}", "{stones} 颗超过 {MOST_STONES} 颗")
        })
    }

    fn answers(cases: &[Handicap]) -> SearchResult<Vec<usize>> {
        starts::lost::<Kept>(cases, MODULUS)
    }
}

impl Game for Kept {
    type Case = Handicap;
    rules::moves_of_nim!();

    fn fits(Handicap { heaps, .. }: &Handicap) -> SearchResult<()> {
        search::ensure_small(heaps.len(), MOST_SEARCHED, Text("heaps", "堆数"))?;
        Nim::<false>::fits(heaps)
    }

    /// One for each choice; first nothing is thrown.
    fn starts(Handicap { d, heaps }: &Handicap) -> impl Iterator<Item = Vec<u64>> {
        let thrown = (0..(1_u32 << heaps.len()) - 1)
            .filter(move |set: &u32| set.count_ones().is_multiple_of(*d));
        thrown.map(move |set| {
            let kept = |(heap, &stones)| if set >> heap & 1 == 1 { 0 } else { stones };
            heaps.iter().enumerate().map(kept).collect()
        })
    }
}

impl Trials for Kept {
    const RANDOM_SIZE: usize = 20;

    fn extremes(extremes: &mut Extremes<Handicap>) {
        let mut add = |title, n: usize, d, heap: fn(u64) -> u64| {
            let heaps = move || (0..n as u64).map(heap).collect();
            extremes.add(title, move |_| vec![Handicap { d, heaps: heaps() }]);
        };
        add("above-a-power: 2^20 xors by 10 | 2^20 乘 10 的表", 19, 10, |i| (1 << 19) + i);
        add("harmonic: many xors | 异或和多", MOST_HEAPS, 10, |i| 700_000 / (i + 1));
        add("small-heaps: slow reading | 读入太慢", MOST_HEAPS, 10, |i| i % 39 + 1);
        add("any-number: a table in place | 在原表上更新", MOST_HEAPS, 1, |i| i % 39 + 1);
        add("above-16: a table of 32 xors | 32 个异或和的表", MOST_HEAPS, 9, |_| 17);
        add("ones: all may not go | 不能全部扔掉", MOST_HEAPS, 10, |_| 1);
        add("odd-ones: an odd number of them | 奇数个 1", MOST_HEAPS - 1, 2, |_| 1);
        add("different: 4470 sizes | 4470 种大小", 4470, 10, |i| i + 1);
        add("twice: each size twice | 每种大小两堆", 6322, 2, |i| i / 2 + 1);
        add("single: nothing may go | 什么也不能扔", 1, 1, |_| MOST_IN_A_HEAP);
    }
}
