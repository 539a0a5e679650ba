//! AGC 056 D: Subset Sum Game.

use rules::prelude::*;
use rules::shapes::heaps::{Row, sorted};

const ROW: Row = Row { heaps: 2..=5000, stones: 1..=1_000_000_000 };
/// Most numbers of a search, which looks at each set of them with each sum.
const MOST_SEARCHED: usize = 10;

/// The least and the greatest sum with which Alice wins, and the numbers on the board.
pub type Case = ([u64; 2], Vec<u64>);

pub struct SubsetSum;

impl Statement for SubsetSum {
    type Case = Case;
    type Game = Self;

    fn form(form: &mut Form, ([least, most], numbers): &mut Case) -> FormResult {
        let most_sum = *ROW.heaps.end() as u64 * ROW.stones.end();
        form.length("N", numbers, ROW.heaps)?;
        form.check(numbers.len().is_multiple_of(2), || {
            text!("N is {n}, which is odd", "N 是奇数 {n}", n = numbers.len())
        })?;
        form.number("L", least, 0..=most_sum)?;
        form.number("R", most, *least..=most_sum)?;
        form.line();
        form.row("number", numbers, ROW.stones)?;
        let sum: u64 = numbers.iter().sum();
        form.check(*most <= sum, || {
            text!("R is {most}, more than the sum {sum} of all", "R 为 {most}，超过总和 {sum}")
        })
    }

    asks_who_wins!("Bob", "Alice");
}

/// The numbers, 0 where one is erased; the sum of those that Alice has; and a flag, true once a player has been named as the
/// winner.
type Position = (Vec<u64>, u64, bool);

impl Game for SubsetSum {
    type Case = Case;
    type Position = Position;
    /// Alice is Left.
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("↑", Text("the numbers on the board", "黑板上的数")),
        Sign::of_nobody("↓", Text("L, the sum of Alice, R", "L、Alice 的和、R")),
    ];

    fn fits((_, numbers): &Case) -> SearchResult<()> {
        search::ensure_small(numbers.len(), MOST_SEARCHED, Text("numbers", "数的个数"))
    }

    /// Alice moves first.
    fn starts((_, numbers): &Case) -> impl Iterator<Item = Position> {
        [(numbers.clone(), 0, false)].into_iter()
    }

    fn standing_for(_: &Case, (numbers, sum, is_over): Position) -> Position {
        (sorted(numbers), sum, is_over)
    }

    /// A number is erased. When none is left, the player wins whom Alice's sum suits: he alone has a move, which ends the play.
    fn moves(case: &Case, (numbers, sum, is_over): &Position, moves: &mut Moves<Position>) {
        for place in (0..numbers.len()).filter(|&place| numbers[place] > 0) {
            let mut left = numbers.clone();
            let erased = std::mem::take(&mut left[place]);
            let handle = || Handle::on([place], text!("erase {erased}", "擦去 {erased}"));
            moves.by(Player::Left, (left.clone(), sum + erased, false), handle);
            moves.by(Player::Right, (left, *sum, false), handle);
        }
        if !is_over && numbers.iter().all(|&number| number == 0) {
            let [least, most] = case.0;
            let is_right = (least..=most).contains(sum);
            let winner = if is_right { Player::Left } else { Player::Right };
            moves.by(winner, (numbers.clone(), *sum, true), || {
                let words = text!("the sum of Alice is {sum}", "Alice 的和是 {sum}");
                Handle::on([numbers.len() + 1], words)
            });
        }
    }

    /// The numbers above the sums.
    fn draw(&([least, most], _): &Case, (numbers, sum, _): &Position) -> Drawing {
        let sums = [least, *sum, most].map(|sum| sum.to_string());
        Drawing::Grid(vec![Drawing::left(numbers, |place| numbers[place] > 0), sums.into()])
    }
}

impl Trials for SubsetSum {
    const RANDOM_SIZE: usize = 30;

    /// A few numbers, often equal or close together, and bounds that are close together, too.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let count = 2 * choices.pick(1..=(size / 8).clamp(1, 4));
        let greatest = choices.one_of(&[2, 5, 20]);
        let numbers = choices.several(count, 1..=greatest);
        let sum: u64 = numbers.iter().sum();
        let least = choices.pick(0..=sum);
        let most = (least + choices.pick(0..=greatest + 1)).min(sum);
        ([least, most], numbers)
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        ROW.extremes_in(extremes, 1, |random, numbers| {
            let half = numbers.iter().sum::<u64>() / 2;
            let least = half - random.u64(..=half.min(9000));
            ([least, (least + random.u64(..500_000_000)).min(2 * half)], numbers)
        });
        // Alice wins with the sums in a range of this width around half of all.
        let mut add = |title, number: fn(&mut Rng, u64) -> u64, room: u64| {
            extremes.add(title, move |random| {
                let numbers = ROW.full(|place| number(random, place as u64));
                let half = numbers.iter().sum::<u64>() / 2;
                vec![([half - room / 2, half + room / 2], numbers)]
            });
        };
        add(
            "clumps: two clumps, far apart | 两团数，相距很远",
            |random, place| place % 2 * 999_000_000 + random.u64(1..=1_000_000),
            2_000_000,
        );
        add(
            "gaps: wide intervals with narrow gaps | 宽区间、窄间隙",
            |_, place| place.div_ceil(2) * 390_000 + 1 + place % 2 * 7,
            12_000,
        );
        let numbers = ROW.full(|_| *ROW.stones.end());
        let sum = numbers.iter().sum();
        extremes.each(&[("everything: the sum of all | 和只能是总和", ([sum; 2], numbers))]);
    }
}
