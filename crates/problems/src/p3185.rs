//! P3185: Splitting game (HNOI 2007).

use rules::prelude::*;
use rules::shapes::heaps::Row;
use std::iter;

const ROW: Row = Row { heaps: 2..=21, stones: 0..=10_000 };
const MOST_TESTS: usize = 10;
/// The most moves of a play that is searched.
const MOST_MOVES: u64 = 100;

/// The beans of each bottle.
type Beans = Vec<u64>;

/// The bottle that a bean is taken from, and the two that beans are put into.
type Triple = [usize; 3];

pub struct Bottles;

impl Statement for Bottles {
    type Case = Beans;
    /// The first winning move in lexicographic order, and how many there are.
    type Answer = String;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, beans: &mut Beans) -> FormResult {
        form.list("n", "p", beans, ROW.heaps, ROW.stones)
    }

    /// All first moves are tried, in lexicographic order. Those win that leave a lost position.
    fn answers(cases: &[Beans]) -> SearchResult<Vec<String>> {
        cases.iter().try_for_each(Bottles::fits)?;
        let options = cases.iter().flat_map(|beans| triples(beans).map(|one| split(beans, one)));
        let options: Vec<Beans> = options.collect();
        let mut wins = search::first_player_wins::<Bottles>(&options)?.into_iter();
        let answer = |beans: &Beans| {
            let tried = triples(beans).zip(wins.by_ref());
            let winning: Vec<Triple> =
                tried.filter(|tried| !tried.1).map(|tried| tried.0).collect();
            let first = winning.first().map_or("-1 -1 -1".into(), |&triple| joined(triple, " "));
            format!("{first}\n{}", winning.len())
        };
        Ok(cases.iter().map(answer).collect())
    }
}

impl Game for Bottles {
    type Case = Beans;
    type Position = Beans;
    const SHARED: bool = true;
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(0));

    /// A bean becomes two that are nearer to the end, and so on: 2^d - 1 moves, if it is d bottles before the end.
    fn fits(beans: &Beans) -> SearchResult<()> {
        let of_one = (0..beans.len() as u32).map(|distance| (1 << distance) - 1);
        let moves: u64 = beans.iter().rev().zip(of_one).map(|(beans, moves)| beans * moves).sum();
        search::ensure_small(moves, MOST_MOVES as usize, Text("moves of a play", "一局的步数"))
    }

    fn starts(beans: &Beans) -> impl Iterator<Item = Beans> {
        iter::once(beans.clone())
    }

    /// Without the beans of the last bottle, which have no move.
    fn standing_for(_: &Beans, mut beans: Beans) -> Beans {
        beans.last_mut().into_iter().for_each(|last| *last = 0);
        beans
    }

    fn moves(_: &Beans, beans: &Beans, moves: &mut Moves<Beans>) {
        for triple @ [i, j, k] in triples(beans) {
            moves.to(split(beans, triple), || {
                let words = text!(
                    "split a bean of {i} into {j} and {k}",
                    "把 {i} 号瓶的一颗豆换成 {j} 号和 {k} 号瓶各一颗"
                );
                Handle::on([i], words).to([j, k])
            });
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

impl Trials for Bottles {
    const RANDOM_SIZE: usize = 20;

    fn extremes(extremes: &mut Extremes<Beans>) {
        ROW.extremes(extremes, MOST_TESTS);
        extremes.full(
            "first-to-tenth-bottle: one bean, at every distance once | 一颗豆子，每种距离各一次",
            |_, test| ROW.full(|bottle| u64::from(bottle == test)),
        );
        extremes.full(
            "later-bottles: the same for the nearer half | 同上，较近的一半",
            |_, test| ROW.full(|bottle| u64::from(bottle == test + 10)),
        );
        extremes.full(
            "single-beans: values of all bottles, and no more | 各瓶的 SG 值，再没有别的",
            |random, _| ROW.full(|_| random.u64(..2)),
        );
    }
}
