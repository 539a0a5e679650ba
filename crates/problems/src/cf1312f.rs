//! CF 1312 F: Attack on Red Kingdom.

use rules::prelude::*;

const MOST_TESTS: usize = 1000;
const MOST_CASTLES: usize = 300_000;
const MOST_STRENGTH: u64 = 5;
const MOST_DEFENDERS: u64 = 1_000_000_000_000_000_000;
/// States that the castles can have together: a bound on the positions.
const MOST_SEARCHED: usize = 20_000;
/// The type that may always come again.
const MIXED: usize = 0;
const TYPES: [Text; 3] = [Text("mixed", "混合"), Text("infantry", "步兵"), Text("cavalry", "骑兵")];

/// The defenders that an attack of each type takes, and those of each castle.
#[derive(Clone, Default)]
pub struct Kingdom {
    pub strengths: [u64; 3],
    pub castles: Vec<u64>,
}

/// The defenders of each castle, and the type of the last attack on it: mixed, if there was none.
pub type Position = Vec<(u64, usize)>;

pub struct Castles;

impl Statement for Castles {
    type Case = Kingdom;
    /// The number of first attacks after which White King wins.
    type Answer = usize;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, kingdom: &mut Kingdom) -> FormResult {
        form.length("n", &mut kingdom.castles, 1..=MOST_CASTLES)?;
        form.total("the sum of n", kingdom.castles.len(), MOST_CASTLES as u64)?;
        for (name, strength) in ["x", "y", "z"].into_iter().zip(&mut kingdom.strengths) {
            form.number(name, strength, 1..=MOST_STRENGTH)?;
        }
        form.line();
        form.row("castle", &mut kingdom.castles, 1..=MOST_DEFENDERS)
    }

    /// Counts the first moves that leave a lost position.
    fn answers(cases: &[Kingdom]) -> SearchResult<Vec<usize>> {
        starts::by_wins::<Self, _>(cases, |_, wins| wins[1..].iter().filter(|&&wins| !wins).count())
    }
}

impl Game for Castles {
    type Case = Kingdom;
    type Position = Position;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("n", Text("n defenders", "n 名守军")).drawn(Piece::Castle),
        Sign::of_nobody(
            "nI",
            Text("n defenders, last attacked by infantry", "n 名守军，上次是步兵攻击"),
        )
        .drawn(Piece::Infantry),
        Sign::of_nobody(
            "nC",
            Text("n defenders, last attacked by cavalry", "n 名守军，上次是骑兵攻击"),
        )
        .drawn(Piece::Cavalry),
    ];

    fn fits(case: &Kingdom) -> SearchResult<()> {
        let states = case.castles.iter().map(|defenders| 3 * defenders + 1);
        let positions = states.fold(1, u64::saturating_mul);
        search::ensure_small(positions, MOST_SEARCHED, Text("positions", "局面数"))
    }

    /// The castles before the first attack, and after each that is possible.
    fn starts(case: &Kingdom) -> impl Iterator<Item = Position> {
        let start: Position = case.castles.iter().map(|&defenders| (defenders, MIXED)).collect();
        let mut moves = Moves::with_handles();
        Self::moves(case, &start, &mut moves);
        [start].into_iter().chain(moves.list().into_iter().map(|attack| attack.option))
    }

    fn standing_for(_: &Kingdom, mut position: Position) -> Position {
        position.retain(|castle| castle.0 > 0);
        position.sort_unstable();
        position
    }

    fn moves(case: &Kingdom, position: &Position, moves: &mut Moves<Position>) {
        for (castle, &(defenders, last)) in position.iter().enumerate() {
            for kind in (0..3).filter(|&kind| defenders > 0 && (kind == MIXED || kind != last)) {
                let mut option = position.clone();
                option[castle] = (defenders.saturating_sub(case.strengths[kind]), kind);
                moves.to(option, || {
                    let (name, place) = (TYPES[kind], castle + 1);
                    let words = text!("{name} on castle {place}", "{name}攻打第 {place} 座城堡");
                    Handle::on([castle], words).amounts([kind as u64 + 1])
                });
            }
        }
    }

    fn draw(_: &Kingdom, position: &Position) -> Drawing {
        let last = |kind: usize| ["", "I", "C"][kind];
        Drawing::strip(
            position.iter().map(|&(defenders, kind)| format!("{defenders}{}", last(kind))),
        )
    }
}

impl Trials for Castles {
    const RANDOM_SIZE: usize = 40;
    const COORDINATES: &'static [&'static str] = &["x", "y", "z", "a"];
    const AT: &'static [&'static str] = &["1", "x", "y", "z", "a"];

    /// One castle, or more that are weaker.
    fn random(choices: &mut Choices, size: usize) -> Kingdom {
        let strengths = [(); 3].map(|()| choices.pick(1..=MOST_STRENGTH));
        let n = choices.pick(1..=3);
        let most = (size / [1, 3, 8][n - 1]).max(1) as u64;
        Kingdom { strengths, castles: choices.several(n, 1..=most) }
    }

    fn extremes(extremes: &mut Extremes<Kingdom>) {
        let mut one = |title, strengths, n, castle: fn(&mut Rng, usize) -> u64| {
            extremes.add(title, move |random| {
                let castles = (0..n).map(|place| castle(random, place)).collect();
                vec![Kingdom { strengths, castles }]
            });
        };
        let n = MOST_CASTLES;
        one(
            "random: a search in a tree for each castle | 每座城堡在树中查找",
            [1, 4, 5],
            n,
            |random, _| random.u64(1..=MOST_DEFENDERS),
        );
        one("longest-period: 10 | 周期 10", [5; 3], n, |_, place| MOST_DEFENDERS - place as u64);
        one("late-period: from 26 on | 从 26 起循环", [5, 5, 1], n, |random, _| {
            random.u64(1..50)
        });
        one("greatest: slow reading | 读入太慢", [5, 3, 4], n, |_, _| MOST_DEFENDERS);
        one(
            "all-win: an odd number of single defenders | 奇数座，都只有一名守军",
            [1; 3],
            n - 1,
            |_, _| 1,
        );
        one("pairs: each castle twice | 每座城堡两次", [2, 3, 5], n, |_, place| {
            place as u64 / 2 + 1
        });
        let mut many = |title, n, castle: fn(&mut Rng) -> u64| {
            extremes.full(title, move |random, test| {
                let strengths = [1, 5, 25].map(|place| 1 + test as u64 / place % MOST_STRENGTH);
                Kingdom { strengths, castles: (0..n).map(|_| castle(random)).collect() }
            });
        };
        many("all-strengths: a long table for each test | 每组算很长的表", 300, |random| {
            random.u64(1..=MOST_DEFENDERS)
        });
        many("alone: before the period | 循环之前的城堡", 1, |random| random.u64(20..=45));
    }
}
