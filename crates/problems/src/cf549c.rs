//! CF 549C: The Game Of Parity.

use rules::prelude::*;
use rules::shapes::heaps::sorted;

const MOST_CITIES: usize = 200_000;
const MOST_PEOPLE: u64 = 1_000_000;

/// The number of cities that are left in the end, and the people of each city.
#[derive(Clone, Default)]
pub struct Case {
    pub kept: usize,
    pub cities: Vec<u64>,
}

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
    /// The people of each city, 0 once it is burnt; and a flag, true once a player has been named as the winner.
    type Position = (Vec<u64>, bool);
    /// Stannis is Left.
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const NUMBERED: Option<Numbered> = Some(Numbered::CellsFrom(1));

    fn fits(case: &Case) -> SearchResult<()> {
        search::ensure_small(case.cities.len(), 60, Text("cities", "城市数"))
    }

    /// Stannis burns first.
    fn starts(case: &Case) -> impl Iterator<Item = Self::Position> {
        [(case.cities.clone(), false)].into_iter()
    }

    /// Only the number of cities of each parity matters.
    fn standing_for(_: &Case, (cities, is_over): Self::Position) -> Self::Position {
        let parity = |people| if people > 0 { 2 - people % 2 } else { 0 };
        (sorted(cities.into_iter().map(parity).collect()), is_over)
    }

    /// A city is burnt. When k are left, the player wins whom their sum suits: he alone has a move, which ends the play.
    fn moves(case: &Case, (cities, is_over): &Self::Position, moves: &mut Moves<Self::Position>) {
        let left: Vec<usize> = (0..cities.len()).filter(|&city| cities[city] > 0).collect();
        if left.len() > case.kept {
            for city in left {
                let mut option = cities.clone();
                option[city] = 0;
                moves.to((option, false), || {
                    let number = city + 1;
                    Handle::on([city], text!("burn city {number}", "烧毁第 {number} 座城市"))
                });
            }
        } else if !is_over {
            let sum: u64 = cities.iter().sum();
            let winner = [Player::Right, Player::Left][(sum % 2) as usize];
            let words = || text!("the sum is {sum}", "总和是 {sum}");
            moves.by(winner, (cities.clone(), true), || Handle::on(left, words()));
        }
    }

    fn draw(_: &Case, (cities, _): &Self::Position) -> Drawing {
        Drawing::strip(Drawing::left(cities, |city| cities[city] > 0))
    }
}

impl Trials for GameOfParity {
    const RANDOM_SIZE: usize = 16;

    fn extremes(extremes: &mut Extremes<Case>) {
        let mut add = |title, odd: usize, even: usize, kept| {
            extremes.add(title, move |random| {
                let mut city = |place| 2 * random.u64(1..MOST_PEOPLE / 2) + u64::from(place < odd);
                let mut cities: Vec<u64> = (0..odd + even).map(&mut city).collect();
                random.shuffle(&mut cities);
                vec![Case { kept, cities }]
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
        add("even-and-k: E = h, k even | k 为偶数，偶数城市恰好能烧完", 15_000, 4_999, 10_000);
        add("all-odd: the parity of k | 全是奇数，看 k 的奇偶", n, 0, 1);
        add("all-even: Daenerys wins | 全是偶数", 0, 10_000, 1);
        add("single: nothing to burn | 只有一座", 0, 1, 1);
        let cities = vec![MOST_PEOPLE; 10_000];
        extremes.each(&[("greatest: the largest numbers | 人数都最多", Case { kept: 1, cities })]);
    }
}
