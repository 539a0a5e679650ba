//! CF 603 C: Lieges of Legendre.

use rules::gestures::take;
use rules::prelude::*;
use rules::shapes::heaps::Row;
use std::iter::repeat_n;

const ROW: Row = Row { heaps: 1..=100_000, stones: 1..=1_000_000_000 };
const MOST: u64 = 1_000_000_000;
/// Most moves of a play that is searched, of all piles together.
const MOST_MOVES: usize = 40;

/// The number of piles that a split makes, and the cows of each pile.
#[derive(Clone, Default)]
pub struct Cows {
    pub k: u64,
    pub piles: Vec<u64>,
}

pub struct Splitting;

impl Statement for Splitting {
    type Case = Cows;
    type Game = Self;

    fn form(form: &mut Form, Cows { k, piles }: &mut Cows) -> FormResult {
        form.length("n", piles, ROW.heaps)?;
        form.number("k", k, 1..=MOST)?;
        form.line();
        form.row("pile", piles, ROW.stones)
    }

    asks_who_wins!("Nicky", "Kevin");
}

/// The most moves of a play, for each pile of up to `most` cows.
fn longest_plays(most: u64, k: u64) -> Vec<u64> {
    let mut longest: Vec<u64> = vec![0];
    for cows in 1..=most as usize {
        let split = if cows % 2 == 0 { k.saturating_mul(longest[cows / 2]) } else { 0 };
        longest.push(split.max(longest[cows - 1]).saturating_add(1));
    }
    longest
}

impl Game for Splitting {
    type Case = Cows;
    rules::heaps_in_any_order!();

    /// A play has at least as many moves as there are cows.
    fn fits(Cows { k, piles }: &Cows) -> SearchResult<()> {
        search::ensure_small(piles.iter().sum::<u64>(), MOST_MOVES, Text("cows", "牛的头数"))?;
        let longest = longest_plays(MOST_MOVES as u64, *k);
        let moves = piles.iter().map(|&cows| longest[cows as usize]);
        search::ensure_small(
            moves.fold(0, u64::saturating_add),
            MOST_MOVES,
            Text("moves of the longest play", "最长一局的步数"),
        )
    }

    /// Kevin moves first.
    fn starts(Cows { piles, .. }: &Cows) -> impl Iterator<Item = Vec<u64>> {
        [piles.clone()].into_iter()
    }

    /// One cow is taken, or k piles of half as many cows stand in the place of an even pile.
    fn moves(&Cows { k, .. }: &Cows, piles: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (number, &cows) in piles.iter().enumerate().filter(|pile| *pile.1 > 0) {
            let mut fewer = piles.clone();
            fewer[number] -= 1;
            moves.to(fewer, || take(1, number));
            if cows.is_multiple_of(2) {
                let (mut split, half) = (piles.clone(), cows / 2);
                split.splice(number..=number, repeat_n(half, k as usize));
                moves.to(split, || {
                    let words = text!(
                        "put {k} of {half} in the place of {cows}",
                        "把 {cows} 换成 {k} 堆 {half}"
                    );
                    Handle::on([number], words).amounts([k, half])
                });
            }
        }
    }
}

impl Trials for Splitting {
    const RANDOM_SIZE: usize = 24;
    const COORDINATES: &'static [&'static str] = &["a", "k"];
    const AT: &'static [&'static str] = &["1", "k", "a"];

    /// Piles whose longest plays have up to `size` moves together.
    fn random(choices: &mut Choices, size: usize) -> Cows {
        let k = choices.one_of(&[1, 2, 3, 4, 5, MOST]);
        let longest = longest_plays(size as u64, k);
        let (mut piles, mut left) = (Vec::new(), size as u64);
        for _ in 0..choices.pick(1..=8) {
            let most = longest.partition_point(|&moves| moves <= left) - 1;
            if most > 0 {
                piles.push(choices.pick(1..=most as u64));
                left -= longest[piles[piles.len() - 1] as usize];
            }
        }
        Cows { k, piles }
    }

    fn extremes(extremes: &mut Extremes<Cows>) {
        let mut add = |title, k, pile: fn(&mut Rng) -> u64| {
            extremes.add(title, move |random| vec![Cows { k, piles: ROW.full(|_| pile(random)) }]);
        };
        let any = |random: &mut Rng| random.u64(ROW.stones);
        add("random-odd: a recursion or a map for each pile | 每堆递归或查表", MOST - 1, any);
        add("greatest-even: slow reading | 读入太慢", MOST, |random| MOST - random.u64(..10));
        add("halving: k = 1, which makes no pile | k = 1：堆数不变", 1, any);
        add("deep: halvings up to 29 times | 折半多达 29 次", 3, |random| {
            let unit = [1, 3, 5, 7][random.usize(..4)];
            unit << random.u32(..=(MOST / unit).ilog2())
        });
        add("exceptions: piles of 1 to 6 | 1 到 6 头的堆", 5, |random| random.u64(1..=6));
        add("even-exceptions: the same, k even | 同样的堆，k 为偶数", 2, |random| {
            random.u64(1..=6)
        });
        add("powers: one pile as deep as any | 最深的折半", MOST - 1, |_| 1 << 29);
        let doubled = |odd: &'static [u64]| {
            move |random: &mut Rng| {
                let half = ROW.heaps.end() / 2 - 1;
                let piles: Vec<u64> = (0..half).map(|_| random.u64(ROW.stones)).collect();
                vec![Cows { k: 7, piles: [&piles, &piles, odd].concat() }]
            }
        };
        extremes.add("cancelled: equal piles cancel | 相等的堆抵消", doubled(&[]));
        extremes
            .add("cancelled-but-3: the value of 3 decides | 由一堆 3 头决定胜负", doubled(&[3]));
    }
}
