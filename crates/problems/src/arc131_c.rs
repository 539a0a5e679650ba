//! ARC 131 C: Zero XOR.

use rules::prelude::*;
use rules::shapes::heaps::nim_sum;

const MOST_COOKIES: usize = 400_000;
const MOST: u64 = 1_000_000_000;
/// Most cookies of a search, which looks at each set of them.
const MOST_SEARCHED: usize = 12;

/// A turn eats a cookie. Who leaves cookies of nim-sum 0 has won at once.
pub struct ZeroXor;

impl Statement for ZeroXor {
    /// The numbers on the cookies.
    type Case = Vec<u64>;
    type Game = Self;

    fn form(form: &mut Form, cookies: &mut Vec<u64>) -> FormResult {
        form.list("N", "cookie", cookies, 1..=MOST_COOKIES, 1..=MOST)?;
        let mut sorted = cookies.clone();
        sorted.sort_unstable();
        let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]).map_or(0, |pair| pair[0]);
        form.check(twice == 0, || {
            text!("the number {twice} comes twice", "数 {twice} 出现了两次")
        })?;
        form.check(nim_sum(cookies.iter().copied()) != 0, || {
            text!("the exclusive or of all numbers is 0", "所有数的异或和为 0")
        })
    }

    asks_who_wins!("Lose", "Win");
}

impl Game for ZeroXor {
    type Case = Vec<u64>;
    /// The cookies, each in its place, and 0 where one was eaten.
    type Position = Vec<u64>;
    const SHARED: bool = true;

    fn fits(cookies: &Vec<u64>) -> SearchResult<()> {
        search::ensure_small(cookies.len(), MOST_SEARCHED, Text("cookies", "饼干数"))
    }

    fn starts(cookies: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        [cookies.clone()].into_iter()
    }

    /// Play is over when the exclusive or of all numbers is 0: there is no move then, and who made the last one has won.
    fn moves(_: &Vec<u64>, cookies: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        if nim_sum(cookies.iter().copied()) == 0 {
            return;
        }
        for place in (0..cookies.len()).filter(|&place| cookies[place] > 0) {
            let mut option = cookies.clone();
            let eaten = std::mem::take(&mut option[place]);
            moves.to(option, || Handle::on([place], text!("eat {eaten}", "吃掉 {eaten}")));
        }
    }

    fn draw(_: &Vec<u64>, cookies: &Vec<u64>) -> Drawing {
        Drawing::Grid(vec![Drawing::left(cookies, |place| cookies[place] > 0)])
    }
}

impl Trials for ZeroXor {
    const RANDOM_SIZE: usize = 40;

    /// Different numbers of few bits, so that the exclusive or of all is often among them.
    fn random(choices: &mut Choices, size: usize) -> Vec<u64> {
        let bits = choices.pick(1..=4_u32);
        let mut cookies: Vec<u64> = (1..1 << bits).collect();
        choices.shuffle(&mut cookies);
        cookies.truncate(choices.pick(1..=cookies.len()).min(size / 4 + 1));
        if nim_sum(cookies.iter().copied()) == 0 {
            cookies.pop();
        }
        cookies
    }

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        let mut add = |title, n, number: fn(u64) -> u64| {
            extremes.add(title, move |random| {
                let mut cookies: Vec<u64> = (0..n as u64).map(number).collect();
                random.shuffle(&mut cookies);
                vec![cookies]
            });
        };
        let n = MOST_COOKIES;
        add("random: slow reading | 读入太慢", n, |i| MOST - 7 * i * i % 999_000_007);
        add("odd: nothing but the parity | 只看奇偶", n - 1, |i| MOST - i);
        add("dense: the exclusive or is the last number | 异或和就是最后一个数", n, |i| i + 1);
        add("dense-but-two: it is the next number | 异或和是下一个数", n - 2, |i| i + 1);
        add("partners: each number has its partner | 每个数都有配对的数", n - 2, |i| {
            (i / 2 + 1) | (i % 2) << 29
        });
        let mut add = |title, place| {
            extremes.add(title, move |random| {
                // Without the last one their exclusive or is 0: four in a row cancel, and so do 1, 2 and 3.
                let mut cookies: Vec<u64> =
                    (1..MOST_COOKIES as u64).map(|i| i / 4 * 9600 + i % 4).collect();
                random.shuffle(&mut cookies);
                cookies.insert(place, MOST);
                vec![cookies]
            });
        };
        add("first: the number that wins stands first | 能赢的数在最前", 0);
        add("middle: a set, or a sort, for one number | 为一个数建集合或排序", n / 2);
        add("last: the number that wins stands last | 能赢的数在最后", n - 1);
        let powers = (0..30).map(|bit| 1 << bit).collect();
        extremes.each(&[
            (
                "above-all: an exclusive or above 10^9 | 异或和超过 10^9",
                vec![999_999_999, 73_741_824, 1, 2],
            ),
            ("powers: no two cancel | 谁也不抵消谁", powers),
            ("two: nobody wins at once | 谁都不能立刻赢", vec![1, MOST]),
            ("alone: the last cookie always wins | 最后一块总是赢", vec![MOST]),
        ]);
    }
}
