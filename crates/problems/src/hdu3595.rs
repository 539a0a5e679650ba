//! HDU 3595: GG and MM.

use rules::prelude::*;
use rules::shapes::euclid::longest_play;

const MOST_CASES: usize = 100;
const MOST_GAMES: usize = 1000;
const MOST_STONES: u64 = 1000;

/// Two piles for each game.
type Piles = Vec<[u64; 2]>;

/// All games at once: a turn makes a move in each game that has one.
pub struct Join;

impl Statement for Join {
    type Case = Piles;
    type Game = Self;
    const CASES: Cases = Cases::ToTheEnd(MOST_CASES);

    fn form(form: &mut Form, games: &mut Piles) -> FormResult {
        form.counted("N", "game", games, 1..=MOST_GAMES, |form, [p, q]| {
            form.line_of([("p", p, 1..=MOST_STONES), ("q", q, 1..=MOST_STONES)])
        })
    }

    asks_who_wins!("GG", "MM");
}

/// Most positions of a join of games that is searched.
const MOST_POSITIONS: usize = 10_000;

impl Game for Join {
    type Case = Piles;
    /// The piles of each game, in their places.
    type Position = Piles;
    const SHARED: bool = true;
    const NUMBERED: Option<Numbered> = Some(Numbered::RowsFrom(1));

    /// The longest play of a game meets all of its positions, up to the order of the piles.
    fn fits(games: &Piles) -> SearchResult<()> {
        let positions = |&piles: &[u64; 2]| longest_play(piles).saturating_add(1);
        let all = games.iter().map(positions).fold(1, u64::saturating_mul);
        search::ensure_small(all, MOST_POSITIONS, Text("positions", "局面数"))
    }

    /// MM moves first.
    fn starts(games: &Piles) -> impl Iterator<Item = Piles> {
        [games.clone()].into_iter()
    }

    /// Neither the order of piles and games matters, nor a game that is over.
    fn standing_for(_: &Piles, mut games: Piles) -> Piles {
        games.retain(|piles| !piles.contains(&0));
        games.iter_mut().for_each(|piles| piles.sort_unstable());
        games.sort_unstable();
        games
    }

    /// A game with an empty pile is over: a multiple of nothing is nothing.
    fn moves(_: &Piles, games: &Piles, moves: &mut Moves<Piles>) {
        let mut turns = vec![Vec::new()];
        for (game, &piles) in games.iter().enumerate().filter(|(_, piles)| !piles.contains(&0)) {
            let with = |turn: &Vec<Take>, take| [turn.as_slice(), &[take]].concat();
            let longer =
                turns.iter().flat_map(|turn| takes(game, piles).map(|take| with(turn, take)));
            turns = longer.collect();
        }
        for turn in turns.iter().filter(|turn| !turn.is_empty()) {
            let mut option = games.clone();
            turn.iter().for_each(|&(place, stones)| option[place / 2][place % 2] -= stones);
            moves.to(option, || {
                let (places, amounts): (Vec<usize>, Vec<u64>) = turn.iter().copied().unzip();
                let words = joined(turn.iter().map(words), Text("; ", "；").get());
                Handle::on(places, words).amounts(amounts)
            });
        }
    }

    fn draw(_: &Piles, games: &Piles) -> Drawing {
        Drawing::grid(2, games.as_flattened())
    }
}

/// A move in one game: the place of a pile in the drawing, and the stones that are taken from it.
type Take = (usize, u64);

/// The moves of a game: from one pile a positive multiple of the other one.
fn takes(game: usize, piles: [u64; 2]) -> impl Iterator<Item = Take> {
    (0..2).flat_map(move |pile| {
        let other = piles[1 - pile];
        (1..=piles[pile] / other).map(move |multiple| (2 * game + pile, multiple * other))
    })
}

fn words(&(place, stones): &Take) -> String {
    let (game, pile, what) = (place / 2 + 1, place % 2 + 1, counted(stones, "stone", "颗"));
    text!("game {game}: {what} from pile {pile}", "第 {game} 局：从第 {pile} 堆取 {what}")
}

impl Trials for Join {
    const RANDOM_SIZE: usize = 60;
    const COORDINATES: &'static [&'static str] = &["p", "q"];
    const AT: &'static [&'static str] = &["1", "p", "q"];

    /// Up to three games, each made by Euclid's algorithm backwards out of small quotients, so that it may last: with piles
    /// of at most `size`, if that is not tiny.
    fn random(choices: &mut Choices, size: usize) -> Piles {
        let mut games = Vec::new();
        for _ in 0..choices.pick(1..=3) {
            let mut smaller = choices.pick(1..=2);
            let mut larger = smaller * choices.pick(1..=3);
            for _ in 0..choices.pick(0..=4) {
                let next = choices.pick(1..=3) * larger + smaller;
                if next > size as u64 {
                    break;
                }
                (smaller, larger) = (larger, next);
            }
            games.push(if choices.flip() { [smaller, larger] } else { [larger, smaller] });
        }
        games
    }

    fn extremes(extremes: &mut Extremes<Piles>) {
        for (title, piles) in EXTREMES {
            extremes.full(title, move |random, _| {
                (0..MOST_GAMES).map(|game| piles(random, game)).collect()
            });
        }
    }
}

/// Makes the piles of a game from its number, which begins with 0.
type MakePiles = fn(&mut Rng, usize) -> [u64; 2];

const EXTREMES: &[(&str, MakePiles)] = &[
    (
        "random: slow reading: everything together | 读入太慢；各种情况混在一起",
        |random, _| [0; 2].map(|_| random.u64(1..=MOST_STONES)),
    ),
    ("deep: the most steps of Euclid's algorithm | 辗转相除步数最多", |_, game| {
        [[987, 610], [610, 987], [985, 408], [408, 985], [1000, 618]][game % 5]
    }),
    (
        "forced: only one move in each game at first | 每局起初都只有一种走法",
        |random, _| {
            let less = random.u64(200..=600);
            [less, less + random.u64(1..=less / 2)]
        },
    ),
    ("equal: no larger pile | 两堆相等，没有较大的一堆", |_, _| [MOST_STONES; 2]),
    ("one-by-one: a loop that takes once at a time | 每次只取一倍的循环", |_, _| {
        [1, MOST_STONES]
    }),
    ("last-lasts: a winner before the end is read | 没读完就下结论", |random, game| {
        let last = [[5, 3], [7, 5]][random.usize(..2)];
        if game + 1 == MOST_GAMES { last } else { [2, 3] }
    }),
];
