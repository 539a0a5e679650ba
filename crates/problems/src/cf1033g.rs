//! CF 1033 G: Chip Game.

use rules::gestures::take;
use rules::prelude::*;
use rules::shapes::heaps::sorted;

const MOST_PILES: usize = 100;
const MOST_NUMBER: u64 = 100_000;
const MOST_CHIPS: u64 = 1_000_000_000_000_000_000;
/// Most positions of a search, which begins at all pairs of numbers.
const MOST_SEARCHED: u64 = 200_000;

/// The greatest number that a player can have, and the piles.
#[derive(Clone, Default)]
pub struct Case {
    pub most: u64,
    pub piles: Vec<u64>,
}

pub struct ChipGame;

impl Statement for ChipGame {
    type Case = Case;
    /// The numbers of pairs that Alice, Bob, the first and the second player win.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Case { most, piles }: &mut Case) -> FormResult {
        form.length("n", piles, 1..=MOST_PILES)?;
        form.number("m", most, 1..=MOST_NUMBER)?;
        form.line();
        form.row("pile", piles, 1..=MOST_CHIPS)
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        let outcomes = search::at_starts::<ChipGame, [bool; 2]>(cases, |graph| {
            let alice = graph.wins_as(Player::Left, Convention::Normal)?;
            let bob = graph.wins_as(Player::Right, Convention::Normal)?;
            Ok(alice.into_iter().zip(bob).map(|(alice, bob)| [alice, bob]).collect())
        })?;
        // Each by the beginners who win: Alice, Bob, either, none.
        let count = |outcomes: &Vec<[bool; 2]>| {
            let kinds = [[true, false], [false, true], [true, true], [false, false]];
            joined(kinds.map(|kind| outcomes.iter().filter(|&&one| one == kind).count()), " ")
        };
        Ok(outcomes.iter().map(count).collect())
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

    fn fits(case: &Case) -> SearchResult<()> {
        let pairs = case.most.saturating_mul(case.most);
        let positions = case.piles.iter().fold(pairs, |all, chips| all.saturating_mul(chips + 1));
        search::ensure_small(positions, MOST_SEARCHED as usize, Text("positions", "局面数"))
    }

    /// All pairs of numbers. The first one, for people, depends on the chips.
    fn starts(Case { most, piles }: &Case) -> impl Iterator<Item = Self::Position> {
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

    fn random(choices: &mut Choices, size: usize) -> Case {
        let count = choices.pick(1..=(size / 3).clamp(1, 4));
        let most = choices.pick(1..=(size as u64 / 3).clamp(1, 4));
        let piles = choices.several(count, 1..=(size / count) as u64 + 1);
        Case { most, piles }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        let mut add = |title, count: usize, most: u64, pile: fn(&mut Rng, u64) -> u64| {
            extremes.add(title, move |random| {
                let piles = (0..count as u64).map(|place| pile(random, place)).collect();
                vec![Case { most, piles }]
            });
        };
        let (n, m) = (MOST_PILES, MOST_NUMBER);
        // It is 0 modulo very many sums.
        const DIVISIBLE: u64 = 897_612_484_786_617_600;
        add(
            "random: a division and a sort for each sum | 每个和都要除法和排序",
            n,
            m,
            |random, _| random.u64(1..=MOST_CHIPS),
        );
        add(
            "greatest: products and counts in 32 bits | 用 32 位存数与个数",
            n,
            m,
            |_, _| MOST_CHIPS,
        );
        add("below: the longest remainders | 比最大的数略小", n, m, |random, _| {
            MOST_CHIPS - random.u64(..1000)
        });
        add("middle: piles below the greatest sum | 小于最大的和", n, m, |random, _| {
            random.u64(1..=2 * MOST_NUMBER)
        });
        add("tiny: nothing but dead piles for most sums | 一到三枚", n, m, |random, _| {
            random.u64(1..=3)
        });
        add("ones: equal piles | 每堆一枚", n, m, |_, _| 1);
        add("divisible: a remainder of 0 | 余数常常是 0", n, m, |_, _| DIVISIBLE);
        add("near: remainders next to 0 | 余数与 0 只差一点", n, m, |random, _| {
            DIVISIBLE + random.u64(..5) - 2
        });
        add("one-large: a single pile counts | 只有一堆够大", n, m, |_, place| {
            if place == 57 { MOST_NUMBER } else { 1 + place % 3 }
        });
        add("half: as many small piles as large ones | 大小各半", n, m, |random, place| {
            if place % 2 == 0 { MOST_NUMBER - random.u64(..9) } else { random.u64(1..=50) }
        });
        add(
            "odd-half: an odd number of large piles | 大堆有奇数个",
            n,
            m,
            |random, place| {
                if place < 49 { MOST_NUMBER - random.u64(..9) } else { random.u64(1..=50) }
            },
        );
        add("all-odd: 99 equal piles | 99 堆，都相等", n - 1, m, |_, _| MOST_NUMBER);
        add("powers: powers of 2 | 2 的幂", 60, m, |_, place| 1 << place.min(59));
        add("one: no second pile | 只有一堆", 1, m, |_, _| MOST_CHIPS);
        add("two: a top and a next one | 只有两堆", 2, m, |_, place| MOST_CHIPS - place);
        add("no-choice: all numbers are 1 | m 为 1", n, 1, |random, _| random.u64(1..=MOST_CHIPS));
        add("two-numbers: numbers of 1 and 2 | m 为 2", n, 2, |random, _| {
            random.u64(1..=MOST_CHIPS)
        });
    }
}
