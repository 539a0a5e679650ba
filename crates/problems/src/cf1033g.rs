//! CF 1033 G: Chip Game.

use rules::gestures::take;
use rules::prelude::*;
use rules::shapes::heaps::{Row, sorted};

const ROW: Row = Row { heaps: 1..=100, stones: 1..=1_000_000_000_000_000_000 };
const MOST_NUMBER: u64 = 100_000;
/// Most positions of a search, which begins at all pairs of numbers.
const MOST_SEARCHED: usize = 200_000;

/// The greatest number that a player can have, and the piles.
pub type Case = (u64, Vec<u64>);

pub struct ChipGame;

impl Statement for ChipGame {
    type Case = Case;
    /// The numbers of pairs that Alice, Bob, the first and the second player win.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, (most, piles): &mut Case) -> FormResult {
        form.length("n", piles, ROW.heaps)?;
        form.number("m", most, 1..=MOST_NUMBER)?;
        form.line();
        form.row("pile", piles, ROW.stones)
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        // Each by the beginners who win: Alice, Bob, either, none.
        const KINDS: [[bool; 2]; 4] = [[true, false], [false, true], [true, true], [false, false]];
        starts::by_beginners::<ChipGame, _>(cases, |wins| {
            joined(KINDS.map(|kind| wins.iter().filter(|&&one| one == kind).count()), " ")
        })
    }
}

impl Game for ChipGame {
    type Case = Case;
    /// The numbers of Alice and Bob, and the piles.
    type Position = ([u64; 2], Vec<u64>);
    /// Alice is Left.
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SHARED: bool = true;
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("-a", Text("Alice takes a chips", "Alice 每次取 a 枚")),
        Sign::of_second("-b", Text("Bob takes b chips", "Bob 每次取 b 枚")),
    ];

    fn fits((most, piles): &Case) -> SearchResult<()> {
        let piles = piles.iter().map(|chips| chips + 1);
        search::ensure_few_positions(piles.chain([*most; 2]), MOST_SEARCHED)
    }

    /// All pairs of numbers. The first one, for people, depends on the chips.
    fn starts((most, piles): &Case) -> impl Iterator<Item = Self::Position> {
        let (most, first) = (*most, piles.iter().sum::<u64>());
        (0..most * most).map(move |pair| {
            let pair = (first + pair) % (most * most);
            ([pair / most + 1, pair % most + 1], piles.clone())
        })
    }

    fn standing_for(_: &Case, (numbers, piles): Self::Position) -> Self::Position {
        (numbers, sorted(piles))
    }

    /// A player takes exactly his number of chips from a pile.
    fn moves(_: &Case, (numbers, piles): &Self::Position, moves: &mut Moves<Self::Position>) {
        for (player, number) in [Player::Left, Player::Right].into_iter().zip(*numbers) {
            for pile in (0..piles.len()).filter(|&pile| piles[pile] >= number) {
                let mut left = piles.clone();
                left[pile] -= number;
                moves.by(player, (*numbers, left), || take(number, pile));
            }
        }
    }

    /// The piles above the numbers.
    fn draw(_: &Case, (numbers, piles): &Self::Position) -> Drawing {
        let piles = piles.iter().map(u64::to_string).collect();
        Drawing::Grid(vec![piles, numbers.map(|number| format!("-{number}")).into()])
    }
}

impl Trials for ChipGame {
    const RANDOM_SIZE: usize = 12;

    fn extremes(extremes: &mut Extremes<Case>) {
        ROW.extremes_in(extremes, 1, |_, piles| (MOST_NUMBER, piles));
        let mut add = |title, pile: fn(&mut Rng, u64) -> u64| {
            extremes.add(title, move |random| {
                vec![(MOST_NUMBER, ROW.full(|place| pile(random, place as u64)))]
            });
        };
        add("middle: piles below the greatest sum | 小于最大的和", |random, _| {
            random.u64(1..=2 * MOST_NUMBER)
        });
        // The number is 0 modulo very many sums.
        add("near: remainders next to 0 | 余数与 0 只差一点", |random, _| {
            897_612_484_786_617_600 + random.u64(..5) - 2
        });
        add("half: as many small piles as large ones | 大小各半", |random, place| {
            if place % 2 == 0 { MOST_NUMBER - random.u64(..9) } else { random.u64(1..=50) }
        });
    }
}
