//! ARC 087 E: Prefix-free Game.

use rules::prelude::*;
use rules::shapes::bits::members;
use std::iter::successors;

/// The statement says 100,000, but more than this have more than 100,000 letters together, as none begins with another:
/// `N` leaves of a binary tree have the least depths together where these differ by 1 at most.
const MOST_STRINGS: usize = 7_728;
const MOST_LETTERS: usize = 100_000;
const GREATEST_L: u64 = 1_000_000_000_000_000_000;

/// A string that is added has at most `most` letters.
#[derive(Clone, Default)]
pub struct Strings {
    pub most: u64,
    pub strings: Vec<String>,
}

pub struct Adding;

impl Statement for Adding {
    type Case = Strings;
    type Game = Self;

    fn form(form: &mut Form, Strings { most, strings }: &mut Strings) -> FormResult {
        form.length("N", strings, 1..=MOST_STRINGS)?;
        form.number("L", most, 1..=GREATEST_L)?;
        form.line();
        let longest = MOST_LETTERS.min(usize::try_from(*most).unwrap_or(MOST_LETTERS));
        form.each("string", strings, |form, string| {
            form.word("", string, "01", 1..=longest)?;
            form.line();
            form.total("the sum of the lengths", string.len(), MOST_LETTERS as u64)
        })?;
        let mut sorted: Vec<&String> = strings.iter().collect();
        sorted.sort_unstable();
        let found = sorted.windows(2).find(|pair| pair[1].starts_with(pair[0].as_str()));
        form.check(found.is_none(), || {
            let prefix = found.map_or("", |pair| pair[0]);
            text!("another string begins with {prefix:.20}", "另有字符串以 {prefix:.20} 开头")
        })
    }

    asks_who_wins!("Bob", "Alice");
}

impl Game for Adding {
    type Case = Strings;
    /// The strings, each by the number that it is in binary behind a 1, as a set of bits.
    type Position = u64;
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("[s]", Text("a string of the set", "集合中的字符串")).drawn(Piece::Stone),
        Sign::of_nobody("-", Text("the empty string", "空串")),
    ];

    fn fits(case: &Strings) -> SearchResult<()> {
        search::ensure_small(case.most, 5, Text("letters", "字符数"))?;
        let free = free(case.most, set(case)).count_ones();
        search::ensure_small(free, 15, Text("free strings", "可加入的字符串数"))
    }

    /// Alice moves first.
    fn starts(case: &Strings) -> impl Iterator<Item = u64> {
        [set(case)].into_iter()
    }

    /// A string is added that no other one begins with, and that begins with no other one.
    fn moves(case: &Strings, &set: &u64, moves: &mut Moves<u64>) {
        for number in members(free(case.most, set)) {
            moves.to(set | 1 << number, || {
                let string = letters(number);
                Handle::on([number], text!("add {string}", "加入 {string}"))
            });
        }
    }

    /// All strings, each below its beginning without the last letter; those of the set in brackets, and none below these.
    fn draw(case: &Strings, &set: &u64) -> Drawing {
        let has = |number: usize| set >> number & 1 == 1;
        let node = |number: usize| Node {
            number,
            parent: Some(number >> 1).filter(|&parent| parent > 0),
            text: match (number, has(number)) {
                (1, _) => "-".into(),
                (_, true) => format!("[{}]", letters(number)),
                (_, false) => letters(number),
            },
        };
        let is_shown = |&number: &usize| !beginnings(number).skip(1).any(has);
        Drawing::Tree((1..2 << case.most).filter(is_shown).map(node).collect())
    }
}

fn set(case: &Strings) -> u64 {
    let number = |string: &String| {
        string.bytes().fold(1, |bits, letter| bits << 1 | u32::from(letter == b'1'))
    };
    case.strings.iter().map(|string| 1 << number(string)).sum()
}

fn letters(number: usize) -> String {
    format!("{number:b}")[1..].into()
}

/// The number, and those of its beginnings down to the empty one.
fn beginnings(number: usize) -> impl Iterator<Item = usize> {
    successors(Some(number), |number| Some(number >> 1)).take_while(|&number| number > 0)
}

/// The strings of 1 to `most` letters, 5 at most, that may be added to a set.
fn free(most: u64, set: u64) -> u64 {
    let mut free = u64::MAX >> (64 - (2 << most)) & !0b11;
    for number in members(set) {
        beginnings(number).for_each(|beginning| free &= !(1 << beginning));
        // The strings that have `more` letters behind it stand in a row.
        for more in 0..=most.saturating_sub(number.ilog2().into()) {
            free &= !(((1 << (1 << more)) - 1) << (number << more));
        }
    }
    free
}

impl Trials for Adding {
    const RANDOM_SIZE: usize = 12;

    /// Strings of up to four letters, the first one short, so that not too many others may be added.
    fn random(choices: &mut Choices, size: usize) -> Strings {
        let most = choices.pick(1..=4.min(1 + size as u64 / 4));
        let mut case = Strings { most, strings: vec![] };
        for tries in 0..choices.pick(1..=7) {
            let longest = if tries == 0 { most.min(5 - most) } else { most };
            let string = choices.word(&['0', '1'], 1..=longest as usize);
            let touches =
                |other: &String| other.starts_with(&string) || string.starts_with(other.as_str());
            if !case.strings.iter().any(touches) {
                case.strings.push(string);
            }
        }
        case
    }

    fn extremes(extremes: &mut Extremes<Strings>) {
        let long = "01".repeat(MOST_LETTERS / 2);
        let comb = (0..446).map(|ones| "1".repeat(ones) + "0").collect();
        let behind = |number| long[..380].to_string() + &format!("{number:08b}");
        let [full, mut but_one] = [balanced(MOST_STRINGS), balanced(MOST_STRINGS)];
        but_one.pop();
        let case = |most, strings| Strings { most, strings };
        extremes.each(&[
            ("most-strings: nothing is free | 没有空子树", case(13, full)),
            ("but-one: one string is free | 只剩一个字符串可加入", case(13, but_one)),
            (
                "common-beginning: comparisons of long strings | 比较很长的字符串",
                case(GREATEST_L - 1, (0..256).map(behind).collect()),
            ),
            (
                "long-string: recursion along one string | 沿一个长串递归",
                case(GREATEST_L, vec![long.clone()]),
            ),
            (
                "long-string-full: no letter behind the string | 串尾之后没有字符",
                case(MOST_LETTERS as u64, vec![long]),
            ),
            ("comb: a free tree at the end alone | 只有末端有空子树", case(GREATEST_L, comb)),
            (
                "lowbit-2^32: a lowbit of 32 bits is 0 | 最低位的 1 超出 32 位",
                case(1 << 32, vec!["0".into()]),
            ),
        ]);
        extremes.add("random: many forks at any depth | 深浅不一的许多分叉", |random| {
            let mut ends = vec![String::new()];
            for _ in 0..8000 {
                let end = ends.swap_remove(random.usize(..ends.len()));
                let letters: &[&str] = [&["0"][..], &["1"], &["0", "1"]][random.usize(..3)];
                ends.extend(letters.iter().map(|letter| end.clone() + letter));
            }
            vec![Strings { most: GREATEST_L, strings: ends }]
        });
    }
}

/// So many strings of 12 and 13 letters that are prefix-free, with the fewest letters together.
fn balanced(count: usize) -> Vec<String> {
    let longer = (0..2 * (count - 4096)).map(|number| format!("{number:013b}"));
    longer.chain((count - 4096..4096).map(|number| format!("{number:012b}"))).collect()
}
