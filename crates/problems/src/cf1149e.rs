//! CF 1149 E: Election Promises.

use rules::Reader;
use rules::output::{self, Differs};
use rules::prelude::*;
use rules::shapes::digraph::{self, Edge, lists, shuffled, values};
use std::collections::BTreeSet;
use std::slice::from_ref;

const MOST: usize = 200_000;
const MOST_TAX: u64 = 1_000_000_000;
const MOST_CITIES: usize = 8;
/// Most lists of taxes, times turns, of a search.
const MOST_SEARCHED: u64 = 600_000;

/// The tax of each city, and the roads.
#[derive(Clone, Default)]
pub struct Case {
    pub taxes: Vec<u64>,
    pub roads: Vec<Edge>,
}

pub struct Promises;

impl Statement for Promises {
    type Case = Case;
    /// `LOSE`, or `WIN` and the taxes after the first turn found that wins.
    type Answer = String;
    type Game = WithRoom;

    fn form(form: &mut Form, Case { taxes, roads }: &mut Case) -> FormResult {
        form.length("n", taxes, 1..=MOST)?;
        form.length("m", roads, 0..=MOST)?;
        form.line();
        form.row("tax", taxes, 0..=MOST_TAX)?;
        digraph::acyclic_edges(form, roads, taxes.len())?;
        let different: BTreeSet<&Edge> = roads.iter().collect();
        form.check(different.len() == roads.len(), || text!("a road comes twice", "有重复的路"))
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        let words = |turn: Option<Vec<u64>>| match turn {
            Some(taxes) => format!("WIN\n{}", joined(taxes, " ")),
            None => "LOSE".into(),
        };
        cases.iter().map(|case| Ok(words(winning_turn(case)?))).collect()
    }

    /// Makes the turn that is printed: any that wins is right.
    fn check(case: &Case, answer: &String, printed: &mut Reader<'_>) -> Result<(), Differs> {
        output::same_words(answer.lines().next().unwrap_or_default(), printed)?;
        if answer == "LOSE" {
            return Ok(());
        }
        match search::first_player_wins::<WithRoom>(&[made(case, printed)?]) {
            Ok(wins) if wins == [false] => Ok(()),
            Ok(_) => Err(Differs::at(printed, text!("this turn does not win", "这一步不能取胜"))),
            Err(error) => Err(Differs::at(printed, error.to_string())),
        }
    }

    fn left(case: &Case, printed: &mut Reader<'_>) -> Result<Option<[String; 2]>, Differs> {
        output::same_words("WIN", printed)?;
        let Case { taxes, roads } = made(case, printed)?;
        let counts = format!("{} {}", taxes.len(), roads.len());
        let roads = roads.iter().map(|[from, to]| format!("\n{} {}", from + 1, to + 1));
        let input = format!("{counts}\n{}{}\n", joined(taxes, " "), roads.collect::<String>());
        Ok(Some([input, "LOSE".into()]))
    }
}

/// The case after the turn that is printed.
fn made(case: &Case, printed: &mut Reader<'_>) -> Result<Case, Differs> {
    let mut taxes = Vec::new();
    for city in 1..=case.taxes.len() {
        let tax = output::number(printed, Text("a tax", "税"))?;
        let below_0 = |_| text!("the tax of city {city} is {tax}", "城市 {city} 的税是 {tax}");
        taxes.push(u64::try_from(tax).map_err(|error| Differs::at(printed, below_0(error)))?);
    }
    if !is_turn(case, &taxes) {
        let why = text!("no turn leaves these taxes", "没有一步能得到这些税");
        return Err(Differs::at(printed, why));
    }
    Ok(Case { taxes, roads: case.roads.clone() })
}

/// The taxes after the first turn in the order of [`WithRoom`] that wins.
fn winning_turn(case: &Case) -> SearchResult<Option<Vec<u64>>> {
    search::at_start::<WithRoom, _>(from_ref(case), |graph| {
        let wins = search::wins::<WithRoom>(graph)?;
        let mut turns = Moves::with_handles();
        WithRoom::<1>::moves(case, &case.taxes, &mut turns);
        let mut after = turns.list().into_iter().map(|turn| turn.option);
        Ok(vec![after.find(|taxes| !wins[graph.number(taxes)]); wins.len()])
    })
    .map(|turns| turns.into_iter().flatten().next())
}

/// True if a city has its tax lowered, and only cities to which its roads lead change beside it.
fn is_turn(Case { taxes, roads }: &Case, after: &[u64]) -> bool {
    let heads = lists(taxes.len(), roads);
    let changed: Vec<usize> = (0..taxes.len()).filter(|&city| after[city] != taxes[city]).collect();
    let may_all = |city: usize| {
        let free: BTreeSet<usize> = heads[city].iter().copied().chain([city]).collect();
        free.len() >= changed.len() && changed.iter().all(|other| free.contains(other))
    };
    changed.iter().any(|&city| after[city] < taxes[city] && may_all(city))
}

/// The game with an end to the taxes.
///
/// Taxes may be raised without an end, which no search can look at. Here they stay below `ROOM` times the least power of two
/// that is above all taxes of the start. Twice the room changes no answer: a test holds that for small cases, and the proof in
/// the solution makes its turns within this room.
pub struct WithRoom<const ROOM: u64 = 1>;

impl<const ROOM: u64> Game for WithRoom<ROOM> {
    type Case = Case;
    /// The tax of each city.
    type Position = Vec<u64>;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("v:h", Text("city v with the tax h", "城市 v 的税是 h"))
            .drawn(Piece::Coin)];

    fn fits(case: &Case) -> SearchResult<()> {
        search::ensure_small(case.taxes.len(), MOST_CITIES, Text("cities", "城市数"))?;
        let room = |places| Self::room(case).saturating_pow(places as u32);
        let mut turns = 0_u64;
        for heads in lists(case.taxes.len(), &case.roads) {
            turns = turns.saturating_add(room(1 + heads.len()));
        }
        let most = room(case.taxes.len()).saturating_mul(turns);
        search::ensure_small(
            most,
            MOST_SEARCHED as usize,
            Text("lists of taxes, times turns", "税的组合数乘以走法数"),
        )
    }

    fn starts(case: &Case) -> impl Iterator<Item = Vec<u64>> {
        [case.taxes.clone()].into_iter()
    }

    /// A city's tax is lowered, and the taxes of the cities to which its roads lead are set.
    fn moves(case: &Case, taxes: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let room = Self::room(case);
        for (city, heads) in lists(taxes.len(), &case.roads).iter().enumerate() {
            let ways = room.pow(heads.len() as u32);
            for way in 0..taxes[city] * ways {
                let mut after = taxes.clone();
                after[city] = way / ways;
                let mut digits = way % ways;
                for &head in heads {
                    after[head] = digits % room;
                    digits /= room;
                }
                moves.to(after.clone(), || set(city, heads, &after));
            }
        }
    }

    fn draw(case: &Case, taxes: &Vec<u64>) -> Drawing {
        let text = |(city, tax): (usize, &u64)| format!("{}:{tax}", city + 1);
        let vertices = taxes.iter().enumerate().map(text).collect();
        Drawing::Graph {
            vertices,
            tokens: Vec::new(),
            edges: case.roads.clone(),
            is_directed: true,
        }
    }
}

impl<const ROOM: u64> WithRoom<ROOM> {
    /// Taxes are below this.
    fn room(case: &Case) -> u64 {
        let greatest = case.taxes.iter().max().map_or(0, |&tax| tax);
        ROOM * (greatest + 1).next_power_of_two()
    }
}

/// The turn that leaves these taxes at a city and at those to which its roads lead.
fn set(city: usize, heads: &[usize], after: &[u64]) -> Handle {
    let cities = || [city].into_iter().chain(heads.iter().copied());
    let words = cities().map(|city| {
        let (number, tax) = (city + 1, after[city]);
        text!("city {number} to {tax}", "城市 {number} 改为 {tax}")
    });
    let amounts: Vec<u64> = cities().map(|city| after[city]).collect();
    Handle::on([city], joined(words, Text(", ", "，").get())).amounts(amounts)
}

impl Trials for Promises {
    const RANDOM_SIZE: usize = 40;

    /// A few cities, with as many roads and taxes as leave room for a search.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let n = choices.pick(1..=size.clamp(1, 6));
        let most = choices.one_of(&[1, 1, 3, 7]);
        let roads = BTreeSet::from_iter(digraph::random_acyclic(choices, n, 2 * n));
        let roads = roads.into_iter().collect();
        let mut case = Case { taxes: choices.several(n, 0..=most), roads };
        while WithRoom::<1>::fits(&case).is_err() {
            case.roads.pop();
            case.taxes.iter_mut().for_each(|tax| *tax /= 2);
        }
        case
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        digraph::acyclic_extremes(extremes, [MOST, MOST], |random, n, edges| {
            let edges = BTreeSet::from_iter(edges).into_iter().collect();
            let off = random.bool().then_some(0);
            vec![taxed(random, n, edges, off)]
        });
        // All cities below the last ones of many have roads from those above: the most classes, and the most roads.
        let mut dense = |title, more: usize, off: Option<usize>| {
            extremes.add(title, move |random| {
                let pairs = (1..).flat_map(|from| (0..from).map(move |to| [from, to]));
                vec![taxed(random, 633 + more, pairs.take(MOST).collect(), off)]
            });
        };
        dense(
            "classes: 632 classes, and a win by a turn in all | 632 类，一步动到每一类",
            0,
            Some(631),
        );
        dense("lost-classes: all sums are 0 | 每一类的异或和都是 0", 0, None);
        dense("lowest-class: a win in class 0 alone | 只有第 0 类不为 0", MOST - 633, Some(0));
        extremes.add(
            "greatest: taxes of the greatest size without roads | 没有路，税都最大",
            |random| {
                let taxes = (0..MOST).map(|_| MOST_TAX - random.u64(..2)).collect();
                vec![Case { taxes, roads: Vec::new() }]
            },
        );
        extremes.add("untaxed: nothing to lower | 没有税", |random| {
            let roads = (1..MOST).map(|from| [from, random.usize(..from)]).collect();
            vec![Case { taxes: vec![0; MOST], roads }]
        });
    }
}

/// Shuffled cities with taxes whose sums are 0 in each class but `off`.
fn taxed(random: &mut Rng, n: usize, edges: Vec<Edge>, off: Option<usize>) -> Case {
    let classes = values(n, &edges);
    let mut taxes: Vec<u64> = (0..n).map(|_| random.u64(..1 << 29)).collect();
    let mut sums = vec![0; n + 1];
    let mut last = vec![0; n + 1];
    for city in 0..n {
        sums[classes[city]] ^= taxes[city];
        last[classes[city]] = city;
    }
    for class in (0..n).filter(|&class| Some(class) != off) {
        taxes[last[class]] ^= sums[class];
    }
    let (roads, names) = shuffled(random, n, edges);
    let mut renamed = vec![0; n];
    (0..n).for_each(|city| renamed[names[city]] = taxes[city]);
    Case { taxes: renamed, roads }
}
