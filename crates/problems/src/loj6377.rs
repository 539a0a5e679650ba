//! LOJ 6377: A String Game.

use rules::prelude::*;
use std::collections::BTreeSet;
use std::iter;

/// The statement does not limit the cases.
const MOST_CASES: usize = 10_000;
const MOST_LETTERS: usize = 100_000;
const MOST_STRINGS: usize = 100;
const MOST_SEARCHED: usize = 30_000;
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

/// The text, and the strings, each a substring of it.
#[derive(Clone, Default)]
pub struct Case {
    pub text: String,
    pub strings: Vec<String>,
}

pub struct StringGame;

impl Statement for StringGame {
    type Case = Case;
    type Game = Self;
    const CASES: Cases = Cases::ToTheEnd(MOST_CASES);

    /// At most 3 * 10^7 letters stand in an input, too many for a test to reach: that they are is left open here.
    fn form(form: &mut Form, Case { text, strings }: &mut Case) -> FormResult {
        form.word("text", text, LETTERS, 1..=MOST_LETTERS)?;
        form.line();
        form.counted("n", "string", strings, 1..=MOST_STRINGS, |form, string| {
            form.word("", string, LETTERS, 1..=MOST_LETTERS)?;
            form.line();
            form.check(text.contains(string.as_str()), || {
                text!("the string is no substring of the text", "这个字符串不是 t 的子串")
            })
        })
    }

    asks_who_wins!("Bob", "Alice");
}

impl Game for StringGame {
    type Case = Case;
    type Position = Vec<String>;
    const SIGNS: &'static [Sign] = &[Sign::of_nobody(
        "s",
        Text("the text, and below it the strings", "第一行是 t，下面是各个字符串"),
    )];

    /// Each string becomes one of the substrings that begin with it.
    fn fits(case: &Case) -> SearchResult<()> {
        search::ensure_small(case.text.len(), 64, Text("letters", "字母数"))?;
        let longer = |string: &String| {
            let ends = (0..case.text.len()).map(|place| &case.text[place..]);
            let all: BTreeSet<&str> = ends
                .filter(|from| from.starts_with(string.as_str()))
                .flat_map(|from| (string.len()..=from.len()).map(move |end| &from[..end]))
                .collect();
            all.len()
        };
        let positions = case.strings.iter().map(longer).fold(1, usize::saturating_mul);
        search::ensure_small(positions, MOST_SEARCHED, Text("positions", "局面数"))
    }

    /// Alice moves first.
    fn starts(case: &Case) -> impl Iterator<Item = Vec<String>> {
        [case.strings.clone()].into_iter()
    }

    fn standing_for(_: &Case, mut strings: Vec<String>) -> Vec<String> {
        strings.sort_unstable();
        strings
    }

    /// A letter is appended to a string, which must be a substring of the text again.
    fn moves(case: &Case, strings: &Vec<String>, moves: &mut Moves<Vec<String>>) {
        let letters: BTreeSet<char> = case.text.chars().collect();
        for (place, string) in strings.iter().enumerate() {
            for (number, letter) in (1..).zip(&letters) {
                let longer = format!("{string}{letter}");
                if case.text.contains(&longer) {
                    let mut option = strings.clone();
                    option[place] = longer;
                    moves.to(option, || {
                        let words =
                            text!("append {letter} to {string}", "在 {string} 后面加 {letter}");
                        Handle::on([place + 1], words).amounts([number])
                    });
                }
            }
        }
    }

    /// The text in a row above the strings.
    fn draw(case: &Case, strings: &Vec<String>) -> Drawing {
        Drawing::Grid(
            iter::once(&case.text).chain(strings).map(|text| vec![text.clone()]).collect(),
        )
    }
}

impl Trials for StringGame {
    const RANDOM_SIZE: usize = 12;

    /// Substrings of a short text of few letters.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let letters = choices.one_of(&[&['a'][..], &['a', 'b'], &['a', 'b', 'c']]);
        let text = choices.word(letters, 1..=size.clamp(1, 12));
        let count = choices.pick(1..=3);
        let strings = (0..count).map(|_| substring(choices, &text)).collect();
        Case { text, strings }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        let n = MOST_LETTERS;
        for (title, letters) in [
            ("random: 26 letters, a cache miss at each | 26 种字母，每步都不在缓存里", 26),
            ("random-4: more nodes, for 4 letters | 4 种字母，结点更多", 4),
            ("random-2: as many nodes as leaves | 2 种字母，结点与叶子一样多", 2),
        ] {
            extremes.add(title, move |random| {
                let letter = |_| char::from(b'a' + random.u8(..letters));
                vec![suffixes((0..n).map(letter).collect(), 1)]
            });
        }
        for (title, text, count) in [
            ("one-letter: recursion as deep as the text | 递归深度与 t 一样长", "a".repeat(n), 5),
            ("fibonacci: as many repeats as can be | 重复最多", fibonacci(n), 2),
            ("ab-b: the most states | 自动机状态最多", "a".to_string() + &"b".repeat(n - 1), 1),
            ("ab-bc: the most transitions | 自动机转移最多", format!("a{}c", "b".repeat(n - 2)), 3),
            (
                "a-b-a: long repeats around one letter | 一个字母两侧长长的重复",
                format!("{0}b{0}", "a".repeat(n / 2 - 1)),
                1,
            ),
            ("alphabet: the alphabet again and again | 字母表循环", LETTERS.repeat(n / 26), 1),
            ("square: each string twice in the text | 平方串", fibonacci(n / 3).repeat(3), 1),
        ] {
            extremes.each(&[(title, suffixes(text, count))]);
        }
        extremes.full(
            "tiny: many cases, and tables of the greatest size for each | 组数多，每组清空整张表",
            |random, _| {
                let letter = |_| char::from(b'a' + random.u8(..26));
                suffixes((0..3).map(letter).collect(), 2)
            },
        );
        extremes.add("twice: equal strings cancel | 相同的字符串抵消", |random| {
            let letter = |_| char::from(b'a' + random.u8(..3));
            let mut case = suffixes((0..1000).map(letter).collect(), 50);
            case.strings.extend(case.strings.clone());
            vec![case]
        });
    }
}

fn substring(choices: &mut Choices, text: &str) -> String {
    let from = choices.pick(0..=text.len() - 1);
    let end = choices.pick(from + 1..=text.len());
    text[from..end].into()
}

/// The text with so many of its suffixes, each without some letters at its end.
fn suffixes(text: String, count: usize) -> Case {
    let n = text.len();
    let cut = |number: usize| text[number % n..(n - number % 7).max(number % n + 1)].to_string();
    let strings = (0..count).map(cut).collect();
    Case { text, strings }
}

fn fibonacci(letters: usize) -> String {
    let (mut before, mut word) = ("b".to_string(), "a".to_string());
    while word.len() < letters {
        (before, word) = (word.clone(), word + &before);
    }
    word.truncate(letters);
    word
}
