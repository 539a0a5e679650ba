//! CF 549C: The Game Of Parity.

use rules::prelude::*;

const MOST_CITIES: usize = 200_000;
const MOST_PEOPLE: u64 = 1_000_000;
/// Most cities of a search: a position has a move for each that is left.
const MOST_SEARCHED: usize = 60;

#[derive(Clone, Default)]
pub struct Case {
    /// Number of cities that are left in the end.
    pub kept: usize,
    /// The people of each city.
    pub cities: Vec<u64>,
}

/// Flags of the cities that are left, and another one, true once a player has been named as the winner.
pub type Position = (Vec<bool>, bool);

pub struct GameOfParity;

impl Statement for GameOfParity {
    type Case = Case;
    type Game = Self;

    fn form(form: &mut Form, Case { kept, cities }: &mut Case) -> FormResult {
        form.length("n", cities, 1..=MOST_CITIES)?;
        form.number("k", kept, 1..=cities.len())?;
        form.line();
        form.row("city", cities, 1..=MOST_PEOPLE)
    }

    asks_who_wins!("Daenerys", "Stannis");
}

impl Game for GameOfParity {
    type Case = Case;
    type Position = Position;
    /// Stannis is Left.
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(case: &Case) -> SearchResult<()> {
        search::ensure_small(case.cities.len(), MOST_SEARCHED, Text("cities", "城市数"))
    }

    /// Stannis burns first.
    fn starts(case: &Case) -> impl Iterator<Item = Position> {
        [(vec![true; case.cities.len()], false)].into_iter()
    }

    /// Only the number of cities of each parity matters, so the first ones are taken to be left.
    fn standing_for(case: &Case, (left, is_over): Position) -> Position {
        let parities = || case.cities.iter().map(|people| (people % 2) as usize);
        let mut counts = [0; 2];
        parities().zip(left).for_each(|(parity, is_left)| counts[parity] += usize::from(is_left));
        let first = parities().map(|parity| {
            let is_left = counts[parity] > 0;
            counts[parity] -= usize::from(is_left);
            is_left
        });
        (first.collect(), is_over)
    }

    /// A city is burnt. When k are left, the player wins whom their sum suits: he alone has a move, which ends the play.
    fn moves(case: &Case, (left, is_over): &Position, moves: &mut Moves<Position>) {
        let cities: Vec<usize> = (0..left.len()).filter(|&city| left[city]).collect();
        if *is_over {
            return;
        }
        if cities.len() == case.kept {
            let sum: u64 = cities.iter().map(|&city| case.cities[city]).sum();
            let winner = [Player::Right, Player::Left][(sum % 2) as usize];
            moves.by(winner, (left.clone(), true), || {
                Handle::on(cities.clone(), text!("the sum is {sum}", "总和是 {sum}"))
            });
            return;
        }
        for city in cities {
            let mut option = left.clone();
            option[city] = false;
            for player in [Player::Left, Player::Right] {
                moves.by(player, (option.clone(), false), || {
                    let number = city + 1;
                    Handle::on([city], text!("burn city {number}", "烧毁第 {number} 座城市"))
                });
            }
        }
    }

    fn draw(case: &Case, (left, _): &Position) -> Drawing {
        Drawing::strip(Drawing::left(&case.cities, |city| left[city]))
    }
}

impl Trials for GameOfParity {
    const RANDOM_SIZE: usize = 16;

    fn extremes(extremes: &mut Extremes<Case>) {
        let mut add = |title, odd: usize, even: usize, kept| {
            extremes.add(title, move |random| {
                let mut parities = [vec![1; odd], vec![0; even]].concat();
                random.shuffle(&mut parities);
                let city = |parity| 2 * random.u64(1..MOST_PEOPLE / 2) + parity;
                vec![Case { kept, cities: parities.into_iter().map(city).collect() }]
            });
        };
        let n = MOST_CITIES;
        add("random: slow reading | 读入太慢", n / 2, n / 2, n / 2);
        add("nobody-burns: k = n, an odd sum | 不烧，总和是奇数", 99_999, 100_001, n);
        add("nobody-burns-even: k = n, an even sum | 不烧，总和是偶数", 100_000, 100_000, n);
        add("one-turn: Stannis chooses | 只烧一座，先手挑选", 1, 9_999, 9_999);
        add("two-turns: Daenerys burns last | 烧两座，后手最后烧", 9_999, 1, 9_998);
        add("even-as-turns: E = h, k odd | 偶数城市恰好能烧完", 15_000, 4_999, 10_001);
        add("even-above-turns: E = h + 1, k odd | 偶数城市多一座", 14_999, 5_000, 10_001);
        add("odd-as-turns: O = h, Stannis last | 奇数城市恰好能烧完", 5_000, 15_000, 9_999);
        add("odd-above-turns: O = h + 1, Stannis last | 奇数城市多一座", 5_001, 14_999, 9_999);
        add(
            "even-and-k: E = h, k even, Stannis last | k 为偶数，偶数城市恰好能烧完",
            15_000,
            4_999,
            10_000,
        );
        add("all-odd: the parity of k | 全是奇数，看 k 的奇偶", n, 0, 1);
        add("all-even: Daenerys wins | 全是偶数", 0, 10_000, 1);
        extremes.each(&[
            ("single: nothing to burn | 只有一座", Case { kept: 1, cities: vec![MOST_PEOPLE] }),
            (
                "greatest: the largest numbers | 人数都最多",
                Case { kept: 1, cities: vec![MOST_PEOPLE; 10_000] },
            ),
        ]);
    }
}
