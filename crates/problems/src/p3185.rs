//! P3185: Splitting game (HNOI 2007).

use fastrand::Rng;
use game::{Moves, Play, Searched, mex};
use rules::shapes::heaps::nim_sum;
use rules::{Cases, Checked, Drawing, Form, Game, Kind, Rules, Trials, Worst, search};
use std::iter;

const MOST_TESTS: usize = 10;
const LEAST_BOTTLES: usize = 2;
const MOST_BOTTLES: usize = 21;
const MOST_BEANS: u64 = 10_000;
/// How many moves a play that is searched takes at most.
const MOST_MOVES: u64 = 100;

/// How many beans each bottle holds.
type Beans = Vec<u64>;

/// The bottle that a bean is taken from, and the two that beans are put into.
type Triple = [usize; 3];

/// The first winning move in lexicographic order, and how many there are.
type WinningMoves = (Option<Triple>, u64);

pub struct P3185;

impl Rules for P3185 {
    type Case = Beans;
    type Answer = WinningMoves;
    type Game = Bottles;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, beans: &mut Beans) -> Checked {
        form.list("n", "p", beans, LEAST_BOTTLES..=MOST_BOTTLES, 0..=MOST_BEANS)
    }

    fn answers(cases: &[Beans]) -> Searched<Vec<WinningMoves>> {
        winning_moves::<Bottles>(cases)
    }

    fn print((first, count): &WinningMoves) -> String {
        match first {
            Some([i, j, k]) => format!("{i} {j} {k}\n{count}"),
            None => format!("-1 -1 -1\n{count}"),
        }
    }
}

/// All first moves are tried, in lexicographic order. Those win that leave a lost position.
fn winning_moves<G: Game<Case = Beans>>(cases: &[Beans]) -> Searched<Vec<WinningMoves>> {
    cases.iter().try_for_each(G::fits)?;
    let options: Vec<Beans> =
        cases.iter().flat_map(|beans| triples(beans).map(|triple| split(beans, triple))).collect();
    let mut wins = search::first_player_wins::<G>(&options)?.into_iter();
    let answer = |beans: &Beans| {
        let tried = triples(beans).zip(wins.by_ref());
        let winning: Vec<Triple> =
            tried.filter(|(_, wins)| !wins).map(|(move_, _)| move_).collect();
        (winning.first().copied(), winning.len() as u64)
    };
    Ok(cases.iter().map(answer).collect())
}

pub struct Bottles<const IS_MISERE: bool = false>;

impl<const IS_MISERE: bool> Game for Bottles<IS_MISERE> {
    type Case = Beans;
    type Position = Beans;
    const KIND: Kind = Kind::Impartial(if IS_MISERE { Play::Misere } else { Play::Normal });
    const SHARED: bool = true;

    /// A bean becomes two that are nearer to the end, and so on: 2^d - 1 moves, if it is d bottles before the end.
    fn fits(beans: &Beans) -> Searched<()> {
        let of_one = (0..beans.len() as u32).map(|distance| (1 << distance) - 1);
        let moves: u64 = beans.iter().rev().zip(of_one).map(|(beans, moves)| beans * moves).sum();
        search::room(moves, MOST_MOVES as usize, "moves of a play")
    }

    fn starts(beans: &Beans) -> impl Iterator<Item = Beans> {
        iter::once(beans.clone())
    }

    fn moves(_: &Beans, beans: &Beans, moves: &mut Moves<Beans>) {
        for triple @ [i, j, k] in triples(beans) {
            moves.to(split(beans, triple), || format!("split a bean of {i} into {j} and {k}"));
        }
    }

    fn draw(_: &Beans, beans: &Beans) -> Drawing {
        Drawing::strip(beans.iter().map(u64::to_string))
    }
}

/// All i < j <= k where bottle i holds a bean, in lexicographic order.
fn triples(beans: &[u64]) -> impl Iterator<Item = Triple> {
    let n = beans.len();
    let full = (0..n).filter(|&i| beans[i] > 0);
    let pairs = full.flat_map(move |i| (i + 1..n).map(move |j| (i, j)));
    pairs.flat_map(move |(i, j)| (j..n).map(move |k| [i, j, k]))
}

/// The beans after a move.
fn split(beans: &[u64], [i, j, k]: Triple) -> Beans {
    let mut beans = beans.to_vec();
    beans[i] -= 1;
    beans[j] += 1;
    beans[k] += 1;
    beans
}

impl Trials for P3185 {
    const LARGE: usize = 20;

    const WORST: &'static [Worst<Beans>] = &[
        Worst::new("random: all triples of 21 bottles", |random| {
            tests(|_| bottles(|_| random.u64(1..=MOST_BEANS)))
        }),
        Worst::new("greatest: sums of beans; all bottles cancel", |_| {
            tests(|_| bottles(|_| MOST_BEANS))
        }),
        Worst::new("even: no winning move", |random| {
            tests(|_| bottles(|_| random.u64(..=MOST_BEANS / 2) * 2))
        }),
        Worst::new("one-odd: each bottle in turn decides alone", |random| {
            tests(|test| {
                let odd = 2 * test + random.usize(..2);
                bottles(|bottle| random.u64(..MOST_BEANS / 2) * 2 + u64::from(bottle == odd))
            })
        }),
        Worst::new("sparse: many empty bottles", |random| {
            tests(|_| bottles(|_| if random.u8(..5) == 0 { random.u64(1..=3) } else { 0 }))
        }),
        Worst::new("single-beans: values of all bottles, and no more", |random| {
            tests(|_| bottles(|_| random.u64(..2)))
        }),
        Worst::new("first-to-tenth-bottle: one bean, which is at every distance once", |_| {
            tests(|test| bottles(|bottle| u64::from(bottle == test)))
        }),
        Worst::new("later-bottles: the same for the nearer half", |_| {
            tests(|test| bottles(|bottle| u64::from(bottle == test + 10)))
        }),
        Worst::new("every-length: 2 to 11 bottles: a table that is made once", |random| {
            tests(|test| (0..test + 2).map(|_| random.u64(..=MOST_BEANS)).collect())
        }),
        Worst::new("every-greater-length: 21 to 12 bottles", |random| {
            tests(|test| (0..21 - test).map(|_| random.u64(..=MOST_BEANS)).collect())
        }),
        Worst::new("lost: odd bottles whose nim-sum is 0", |random| tests(|_| lost(random))),
        Worst::new("empty: no bean at all", |_| tests(|_| bottles(|_| 0))),
        Worst::new("two-bottles: the least there are", |_| vec![vec![1, 0]]),
    ];
}

/// As many tests as are allowed, each by its number from 0.
fn tests(test: impl FnMut(usize) -> Beans) -> Vec<Beans> {
    (0..MOST_TESTS).map(test).collect()
}

/// As many bottles as are allowed, each by its number from 0.
fn bottles(beans: impl FnMut(usize) -> u64) -> Beans {
    (0..MOST_BOTTLES).map(beans).collect()
}

/// Random beans, to which those are added or from which those are taken that make the nim-sum 0.
fn lost(random: &mut Rng) -> Beans {
    let values = values(MOST_BOTTLES);
    let mut beans = bottles(|_| random.u64(1..MOST_BEANS));
    for bit in (0..6).rev().map(|bit| 1 << bit) {
        let odd = (0..MOST_BOTTLES).filter(|&i| beans[i] % 2 == 1);
        if nim_sum(odd.map(|i| values[i])) & bit != 0 {
            let bottle = values.iter().position(|&value| value == bit).unwrap_or(0);
            beans[bottle] += 1;
        }
    }
    beans
}

/// The values of the bottles' beans by mex, as published solutions find them.
fn values(bottles: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for _ in 0..bottles {
        let options = values.iter().flat_map(|x| values.iter().map(move |y| (x ^ y) as usize));
        let value = mex(options) as u64;
        values.push(value);
    }
    values.reverse();
    values
}
