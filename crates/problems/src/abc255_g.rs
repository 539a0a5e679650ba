//! ABC 255 G: Constrained Nim.

use fastrand::Rng;
use game::{Moves, Searched};
use rules::shapes::heaps::{nim_sum, sorted};
use rules::{Cases, Checked, Drawing, Form, Game, Rules, Trials, Worst, asks_who_wins, search};
use std::collections::{BTreeMap, HashSet};

const MOST_PILES: usize = 200_000;
const MOST_FORBIDDEN: usize = 200_000;
const MOST: u64 = 1_000_000_000_000_000_000;
/// Up to this size, any nim-sum is the value of an allowed size.
const MOST_BALANCED: u64 = (1 << 59) - 1;
/// How many stones a search begins with.
const MOST_SEARCHED: usize = 200;

/// Some stones that may not be taken from a pile of exactly that size: size first, then how many.
type Forbidden = [u64; 2];

#[derive(Clone, Default)]
pub struct Piles {
    pub piles: Vec<u64>,
    pub forbidden: Vec<Forbidden>,
}

pub struct Abc255G;

impl Rules for Abc255G {
    type Case = Piles;
    /// Whether Takahashi, who begins, wins.
    type Game = Constrained;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, Piles { piles, forbidden }: &mut Piles) -> Checked {
        form.length("N", piles, 1..=MOST_PILES)?;
        form.length("M", forbidden, 1..=MOST_FORBIDDEN)?;
        form.line();
        form.row("A", piles, 1..=MOST)?;
        let mut known = HashSet::new();
        form.each("forbidden move", forbidden, |form, [size, taken]| {
            form.number("X", size, 1..=MOST)?;
            form.number("Y", taken, 1..=MOST)?;
            form.line();
            form.check(taken <= size, || format!("Y is {taken}, more than X, which is {size}"))?;
            let is_new = known.insert([*size, *taken]);
            form.check(is_new, || format!("the pair {size} {taken} has come before"))
        })
    }

    asks_who_wins!("Aoki", "Takahashi");
}

pub struct Constrained;

impl Game for Constrained {
    type Case = Piles;
    /// The piles that are left, sorted.
    type Position = Vec<u64>;

    fn fits(case: &Piles) -> Searched<()> {
        let stones = case.piles.iter().fold(0, |sum: u64, &pile| sum.saturating_add(pile));
        search::room(stones, MOST_SEARCHED, "stones")
    }

    fn starts(case: &Piles) -> impl Iterator<Item = Vec<u64>> {
        [sorted(&case.piles)].into_iter()
    }

    fn moves(case: &Piles, piles: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for (index, &pile) in piles.iter().enumerate() {
            let allowed = (1..=pile).filter(|&taken| !case.forbidden.contains(&[pile, taken]));
            for taken in allowed {
                let mut option = piles.clone();
                option[index] = pile - taken;
                moves.to(sorted(&option), || format!("take {taken} from the pile of {pile}"));
            }
        }
    }

    fn draw(_: &Piles, piles: &Vec<u64>) -> Drawing {
        Drawing::Heaps(piles.clone())
    }
}

impl Trials for Abc255G {
    const LARGE: usize = 60;

    const WORST: &'static [Worst<Piles>] = &[
        Worst::new("far: values near 10^18, one forbidden move for each size", |random| {
            let forbidden = sizes_down_from(MOST, |size| [size, random.u64(1..=size)]);
            let pile = |_| random.u64(MOST / 2..=MOST);
            vec![Piles { piles: (0..MOST_PILES).map(pile).collect(), forbidden }]
        }),
        Worst::new("scattered: all sizes fall, each to a value of its own", |random| {
            let forbidden =
                sizes_down_from(MOST_BALANCED, |size| [size, random.u64(size / 2..=size)]);
            balanced_at_will(random, forbidden)
        }),
        Worst::new("one-size: all is forbidden from the same pile: one long list", |random| {
            let forbidden = (1..=MOST_FORBIDDEN as u64).map(|taken| [MOST / 3, taken]);
            balanced_at_will(random, forbidden.collect())
        }),
        Worst::new("nothing-left: sizes up to 631 without a move: their squares", |random| {
            balanced_at_will(random, all_moves(631).collect())
        }),
        Worst::new("take-all: no pile may be taken whole", |random| {
            let forbidden = (1..=MOST_FORBIDDEN as u64).map(|size| [size, size]);
            balanced_at_will(random, forbidden.collect())
        }),
        Worst::new("take-one: no single stone may be taken", |random| {
            let forbidden = (1..=MOST_FORBIDDEN as u64).map(|size| [size, 1]);
            balanced_at_will(random, forbidden.collect())
        }),
        Worst::new("chain: 631 sizes fall to the same value", |random| {
            balanced_at_will(random, chain(631).collect())
        }),
        Worst::new("broken-chain: without one link, none that follows it falls", |random| {
            let forbidden = chain(631).filter(|&ban| ban != [300 * LINK, LINK]);
            balanced_at_will(random, forbidden.collect())
        }),
        Worst::new("greatest: all numbers are 10^18", |_| {
            vec![Piles { piles: vec![MOST; MOST_PILES], forbidden: vec![[MOST; 2]] }]
        }),
        Worst::new("one-stone: all is forbidden", |_| {
            vec![Piles { piles: vec![1], forbidden: vec![[1, 1]] }]
        }),
    ];
}

/// How many sizes have a value.
type Counts = BTreeMap<u64, u64>;

/// All moves from piles of up to `most` stones.
fn all_moves(most: u64) -> impl Iterator<Item = Forbidden> {
    (1..=most).flat_map(|size| (1..=size).map(move |taken| [size, taken]))
}

/// As many sizes as are allowed, the greatest of which is `most`, each with a move.
fn sizes_down_from(most: u64, mut ban: impl FnMut(u64) -> Forbidden) -> Vec<Forbidden> {
    (0..MOST_FORBIDDEN as u64).map(|number| ban(most - 3 * number)).collect()
}

const LINK: u64 = 1_000_000_000_000_000;

/// So many sizes, from each of which all moves to the ones before it and to 0 are forbidden.
fn chain(sizes: u64) -> impl Iterator<Item = Forbidden> {
    (1..=sizes).flat_map(|size| (1..=size).map(move |links| [size * LINK, links * LINK]))
}

/// As many piles as are allowed, half of them at sizes that are of interest, and one that makes the nim-sum 0.
fn balanced_at_will(random: &mut Rng, forbidden: Vec<Forbidden>) -> Vec<Piles> {
    let near = forbidden.iter().flat_map(|&[size, taken]| [size, size - taken, size + 1]);
    let mut piles: Vec<u64> = near.filter(|size| (1..=MOST_BALANCED).contains(size)).collect();
    random.shuffle(&mut piles);
    piles.truncate(MOST_PILES / 2);
    let most = piles.iter().max().map_or(MOST_BALANCED, |most| most + most / 8);
    piles.resize_with(MOST_PILES, || random.u64(1..=most.min(MOST_BALANCED)));
    vec![balanced(Piles { piles, forbidden }, MOST)]
}

/// The case with another last pile, of at most so many stones, that makes the nim-sum 0; or as it is, if there is none.
fn balanced(mut case: Piles, most: u64) -> Piles {
    let values = Values::by(&case.forbidden, Values::falls);
    if let Some((last, others)) = case.piles.split_last_mut() {
        let nim_sum = nim_sum(others.iter().map(|&pile| values.of(pile)));
        let size = values.first_size(nim_sum);
        if (1..=most).contains(&size) {
            *last = size;
        }
    }
    case
}

/// The values as they are published: size and value where moves are forbidden, and the greatest value up to that size.
#[derive(Default)]
struct Values {
    special: Vec<[u64; 3]>,
}

impl Values {
    /// `falls` is told how many barred sizes have each value, and how many sizes have fallen to it before.
    fn by(forbidden: &[Forbidden], falls: fn(&Counts, &Counts) -> Option<u64>) -> Values {
        let mut bans = forbidden.to_vec();
        bans.sort_unstable();
        let (mut values, mut fallen) = (Values::default(), Counts::new());
        for bans in bans.chunk_by(|ban, next| ban[0] == next[0]) {
            let size = bans[0][0];
            let mut barred = Counts::new();
            for [_, taken] in bans {
                *barred.entry(values.of(size - taken)).or_default() += 1;
            }
            let greatest = values.greatest(size - 1);
            values.special.push(match falls(&barred, &fallen) {
                Some(value) => {
                    *fallen.entry(value).or_default() += 1;
                    [size, value, greatest]
                }
                None => [size, greatest + 1, greatest + 1],
            });
        }
        values
    }

    /// The least value all sizes of which are barred.
    fn falls(barred: &Counts, fallen: &Counts) -> Option<u64> {
        let all = |value| 1 + fallen.get(value).copied().unwrap_or(0);
        barred.iter().find(|&(value, &times)| times == all(value)).map(|(&value, _)| value)
    }

    /// The last size with forbidden moves among those up to `size`.
    fn before(&self, size: u64) -> [u64; 3] {
        let count = self.special.partition_point(|special| special[0] <= size);
        count.checked_sub(1).map_or([0; 3], |last| self.special[last])
    }

    fn of(&self, size: u64) -> u64 {
        let [last, value, greatest] = self.before(size);
        if last == size { value } else { greatest + (size - last) }
    }

    /// The greatest value of the sizes up to this one.
    fn greatest(&self, size: u64) -> u64 {
        let [last, _, greatest] = self.before(size);
        greatest + (size - last)
    }

    fn first_size(&self, value: u64) -> u64 {
        let below = self.special.partition_point(|special| special[2] < value);
        let [last, _, greatest] = below.checked_sub(1).map_or([0; 3], |last| self.special[last]);
        last + (value - greatest)
    }
}
