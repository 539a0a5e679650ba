//! ARC 038 C: Bowls and Beans.

use rules::prelude::*;

const MOST_BOWLS: usize = 100_000;
const MOST_BEANS: u64 = 1_000_000_000;
/// The most moves of a play that is searched.
const MOST_MOVES: usize = 40;

/// The number of each bowl but the first, and its beans.
type Bowls = Vec<(usize, u64)>;

pub struct BowlsAndBeans;

impl Statement for BowlsAndBeans {
    type Case = Bowls;
    type Game = Self;

    fn form(form: &mut Form, bowls: &mut Bowls) -> FormResult {
        let mut n = bowls.len() + 1;
        form.number("N", &mut n, 2..=MOST_BOWLS)?;
        form.line();
        bowls.resize(n - 1, (1, 0));
        let mut places = 1..n;
        form.each("bowl", bowls, |form, (number, beans)| {
            form.number("C", number, 1..=places.next().unwrap_or(n))?;
            form.number("A", beans, 0..=MOST_BEANS)?;
            form.line();
            Ok(())
        })?;
        let has_beans = bowls.iter().any(|&(_, beans)| beans > 0);
        form.check(has_beans, || text!("no bowl holds a bean", "所有的碗都是空的"))
    }

    asks_who_wins!("Second", "First");
}

impl Game for BowlsAndBeans {
    type Case = Bowls;
    /// The beans of each bowl, from bowl 0 on.
    type Position = Vec<u64>;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("↑", Text("beans in the bowl", "碗里的豆子数")),
        Sign::of_nobody(
            "↓",
            Text("how many bowls back a bean goes at most", "一颗豆子至多往回走几个碗"),
        ),
    ];
    const NUMBERED: Option<Numbered> = Some(Numbered::ColumnsFrom(0));

    /// A bean in bowl i is moved at most i times.
    fn fits(bowls: &Bowls) -> SearchResult<()> {
        let moves =
            (1..).zip(bowls).map(|(place, (_, beans)): (u64, _)| place * beans).sum::<u64>();
        search::ensure_small(moves, MOST_MOVES, Text("moves of a play", "一局的步数"))
    }

    fn starts(bowls: &Bowls) -> impl Iterator<Item = Vec<u64>> {
        let beans = bowls.iter().map(|&(_, beans)| beans);
        [std::iter::once(0).chain(beans).collect()].into_iter()
    }

    /// A bean is taken out of bowl i and put into one of the bowls i - C to i - 1.
    fn moves(bowls: &Bowls, beans: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let full = (1..).zip(bowls).filter(|&(place, _)| beans[place] > 0);
        for (from, to) in
            full.flat_map(|(from, (number, _))| (from - number..from).map(move |to| (from, to)))
        {
            let mut option = beans.clone();
            option[from] -= 1;
            option[to] += 1;
            moves.to(option, || {
                let words = text!(
                    "a bean from bowl {from} to {to}",
                    "把 {from} 号碗的一颗豆移到 {to} 号碗"
                );
                Handle::on([from], words).to([to])
            });
        }
    }

    /// The beans of each bowl, and below them the numbers.
    fn draw(bowls: &Bowls, beans: &Vec<u64>) -> Drawing {
        let numbers = bowls.iter().map(|(number, _)| number.to_string());
        Drawing::Grid(vec![
            beans.iter().map(u64::to_string).collect(),
            std::iter::once(String::new()).chain(numbers).collect(),
        ])
    }
}

impl Trials for BowlsAndBeans {
    const RANDOM_SIZE: usize = 14;

    /// A few beans in any of at most `size + 2` bowls.
    fn random(choices: &mut Choices, size: usize) -> Bowls {
        let n = choices.pick(2..=size + 2);
        let mut bowls: Bowls = (1..n).map(|place| (choices.pick(1..=place), 0)).collect();
        let mut moves = MOST_MOVES;
        for _ in 0..choices.pick(1..=5) {
            let place = choices.pick(1..=moves.min(n - 1));
            bowls[place - 1].1 += 1;
            moves -= place;
            if moves == 0 {
                break;
            }
        }
        bowls
    }

    fn extremes(extremes: &mut Extremes<Bowls>) {
        let mut add = |title, bowl: fn(&mut Rng, usize) -> (usize, u64)| {
            extremes.list(title, MOST_BOWLS - 1, move |random, number| bowl(random, number + 1));
        };
        add(
            "any-numbers: large values in any order | SG 值很大，次序杂乱",
            |random, place| (random.usize(1..=place), random.u64(..=MOST_BEANS)),
        );
        add(
            "half: values that fall back and rise again | SG 值一再落回、再升高",
            |random, place| (place.div_ceil(2), random.u64(..=MOST_BEANS)),
        );
        add(
            "all-bowls: values up to the number of bowls | SG 值大到碗的个数",
            |random, place| (place, random.u64(..=MOST_BEANS)),
        );
        add(
            "near-300: windows that are searched bowl by bowl | 逐只碗查看窗口",
            |random, place| (random.usize(250..=350).min(place), random.u64(..=MOST_BEANS)),
        );
        add("near-20: values that come back soon | 很快重复的 SG 值", |random, place| {
            (random.usize(1..=20).min(place), random.u64(..=MOST_BEANS))
        });
        add("ones: values 0 and 1 alone | SG 值只有 0 和 1", |_, _| (1, MOST_BEANS - 1));
        add("even: beans in pairs | 每只碗的豆数都是偶数", |_, place| {
            (place, MOST_BEANS)
        });
        add("one-bean: the last bowl alone | 只有最后一只碗有豆", |_, place| {
            (place, u64::from(place + 1 == MOST_BOWLS))
        });
        add(
            "cancelled: large values with the nim-sum 0 | 很大的 SG 值，异或和为 0",
            |_, place| (place, u64::from([32_768, 65_536, 98_304].contains(&place))),
        );
    }
}
