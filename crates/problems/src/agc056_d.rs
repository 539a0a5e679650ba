//! AGC 056 D: Subset Sum Game.

use rules::prelude::*;
use rules::shapes::heaps::sorted;

const MOST_NUMBERS: usize = 5000;
const MOST: u64 = 1_000_000_000;
/// Most numbers of a search, which looks at each set of them with each sum.
const MOST_SEARCHED: usize = 10;

/// The sums with which Alice wins, and the numbers on the board.
#[derive(Clone, Default)]
pub struct Case {
    pub least: u64,
    pub most: u64,
    pub numbers: Vec<u64>,
}

pub struct SubsetSum;

impl Statement for SubsetSum {
    type Case = Case;
    type Game = Self;

    fn form(form: &mut Form, Case { least, most, numbers }: &mut Case) -> FormResult {
        const MOST_SUM: u64 = MOST_NUMBERS as u64 * MOST;
        form.length("N", numbers, 2..=MOST_NUMBERS)?;
        form.check(numbers.len().is_multiple_of(2), || {
            text!("N is {n}, which is odd", "N 是奇数 {n}", n = numbers.len())
        })?;
        form.number("L", least, 0..=MOST_SUM)?;
        form.number("R", most, *least..=MOST_SUM)?;
        form.line();
        form.row("number", numbers, 1..=MOST)?;
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

    fn fits(case: &Case) -> SearchResult<()> {
        search::ensure_small(case.numbers.len(), MOST_SEARCHED, Text("numbers", "数的个数"))
    }

    /// Alice moves first.
    fn starts(case: &Case) -> impl Iterator<Item = Position> {
        [(case.numbers.clone(), 0, false)].into_iter()
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
            let is_right = (case.least..=case.most).contains(sum);
            let winner = if is_right { Player::Left } else { Player::Right };
            moves.by(winner, (numbers.clone(), *sum, true), || {
                let words = text!("the sum of Alice is {sum}", "Alice 的和是 {sum}");
                Handle::on([numbers.len() + 1], words)
            });
        }
    }

    /// The numbers above the sums.
    fn draw(case: &Case, (numbers, sum, _): &Position) -> Drawing {
        let sums = [case.least, *sum, case.most].map(|sum| sum.to_string());
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
        Case { least, most, numbers }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        // Sums that lie `shift` above half of all, with so much room.
        let mut add =
            |title, count: usize, number: fn(&mut Rng, u64) -> u64, shift: i64, room: u64| {
                extremes.add(title, move |random| {
                    let mut numbers: Vec<u64> =
                        (0..count as u64).map(|place| number(random, place)).collect();
                    random.shuffle(&mut numbers);
                    let sum: u64 = numbers.iter().sum();
                    let least = (sum / 2).saturating_add_signed(shift).min(sum);
                    vec![Case { least, most: (least + room).min(sum), numbers }]
                });
            };
        let n = MOST_NUMBERS;
        add(
            "random: slow reading | 读入太慢",
            n,
            |random, _| random.u64(1..=MOST),
            -9000,
            500_000_000,
        );
        add(
            "far: the sum is far from the middle | 离一半很远",
            n,
            |random, _| random.u64(1..=MOST),
            -900_000_000,
            900_000_000,
        );
        add("small: many equal numbers | 许多相同的数", n, |random, _| random.u64(1..=3), -2, 3);
        add(
            "steps: equal intervals | 间隔都相等",
            n,
            |_, place| 1 + place * 200_000,
            1000,
            499_000_000,
        );
        add(
            "clumps: two clumps, far apart | 两团数，相距很远",
            n,
            |random, place| place % 2 * 999_000_000 + random.u64(1..=1_000_000),
            -400_000,
            2_000_000,
        );
        add(
            "gaps: wide intervals with narrow gaps | 宽区间、窄间隙",
            n,
            |_, place| place.div_ceil(2) * 390_000 + 1 + place % 2 * 7,
            -5,
            12_000,
        );
        add("equal: nothing but the number of them | 全都相等", n, |_, _| MOST, 0, 0);
        add("exact: no room | L = R", n - 2, |random, _| random.u64(1..=MOST), 0, 0);
        let numbers = vec![MOST; n];
        let sum = MOST * n as u64;
        extremes.each(&[
            (
                "all: every sum wins | 任何和都行",
                Case { least: 0, most: sum, numbers: numbers.clone() },
            ),
            (
                "none: no sum wins | 和只能是 0",
                Case { least: 0, most: 0, numbers: numbers.clone() },
            ),
            ("everything: the sum of all | 和只能是总和", Case { least: sum, most: sum, numbers }),
            (
                "two: a single choice | 只有两个数",
                Case { least: 1, most: MOST, numbers: vec![1, MOST] },
            ),
        ]);
    }
}
