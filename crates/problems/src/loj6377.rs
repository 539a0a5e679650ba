//! LOJ 6377: A String Game.

use rules::prelude::*;
use std::collections::BTreeSet;
use std::iter;

/// The statement does not limit the cases.
const MOST_CASES: usize = 10_000;
const MOST_LETTERS: usize = 100_000;
const MOST_STRINGS: usize = 100;
const MOST_SEARCHED: usize = 50_000;
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

/// The text, and the strings, each a substring of it.
pub type Case = (String, Vec<String>);

pub struct StringGame;

impl Statement for StringGame {
    type Case = Case;
    type Game = Self;
    const CASES: Cases = Cases::ToTheEnd(MOST_CASES);

    /// At most 3 * 10^7 letters stand in an input, too many for a test to reach: that they are is left open here.
    fn form(form: &mut Form, (text, strings): &mut Case) -> FormResult {
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

    /// Each string becomes one that begins with it, from a place where it stands in the text.
    fn fits((text, strings): &Case) -> SearchResult<()> {
        search::ensure_small(text.len(), 64, Text("letters", "字母数"))?;
        let longer = |string: &String| {
            let places = (0..text.len()).filter(|&place| text[place..].starts_with(string));
            places.map(|place| (text.len() - place) as u64).sum()
        };
        search::ensure_few_positions(strings.iter().map(longer), MOST_SEARCHED)
    }

    /// Alice moves first.
    fn starts((_, strings): &Case) -> impl Iterator<Item = Vec<String>> {
        [strings.clone()].into_iter()
    }

    fn standing_for(_: &Case, mut strings: Vec<String>) -> Vec<String> {
        strings.sort_unstable();
        strings
    }

    /// A letter is appended to a string, which must be a substring of the text again.
    fn moves((text, _): &Case, strings: &Vec<String>, moves: &mut Moves<Vec<String>>) {
        let letters: BTreeSet<char> = text.chars().collect();
        for (place, string) in strings.iter().enumerate() {
            for (number, letter) in (1..).zip(&letters) {
                let longer = format!("{string}{letter}");
                if text.contains(&longer) {
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

    fn draw((text, _): &Case, strings: &Vec<String>) -> Drawing {
        let rows = iter::once(text).chain(strings);
        Drawing::Grid(rows.map(|text| vec![text.clone()]).collect())
    }
}

impl Trials for StringGame {
    const RANDOM_SIZE: usize = 8;

    /// Substrings of a short text of few letters.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let letters = choices.one_of(&[&['a'][..], &['a', 'b'], &['a', 'b', 'c']]);
        let text = choices.word(letters, 1..=size);
        let count = choices.pick(1..=3);
        let strings = (0..count).map(|_| {
            let from = choices.pick(0..=text.len() - 1);
            text[from..choices.pick(from + 1..=text.len())].to_string()
        });
        let strings = strings.collect();
        (text, strings)
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        let n = MOST_LETTERS;
        extremes
            .add("random: a cache miss at each letter | 每步都不在缓存里", move |random| {
                vec![suffixes(word(random, n), 1)]
            });
        extremes.each(&[
            (
                "one-letter: recursion as deep as the text | 递归深度与 t 一样长",
                suffixes("a".repeat(n), MOST_STRINGS),
            ),
            (
                "ab-b: the most states | 自动机状态最多",
                suffixes(format!("a{}", "b".repeat(n - 1)), 1),
            ),
            (
                "ab-bc: the most transitions | 自动机转移最多",
                suffixes(format!("a{}c", "b".repeat(n - 2)), 3),
            ),
            ("fibonacci: as many repeats as can be | 重复最多", suffixes(fibonacci(n), 2)),
        ]);
        extremes.full(
            "tiny: many cases, and tables of the greatest size for each | 组数多，每组清空整张表",
            |random, _| suffixes(word(random, 3), 2),
        );
    }
}

fn word(random: &mut Rng, length: usize) -> String {
    (0..length).map(|_| random.lowercase()).collect()
}

/// The text with so many of its suffixes, each without some letters at its end.
fn suffixes(text: String, count: usize) -> Case {
    let n = text.len();
    let cut = |number: usize| text[number % n..(n - number % 7).max(number % n + 1)].to_string();
    let strings = (0..count).map(cut).collect();
    (text, strings)
}

fn fibonacci(letters: usize) -> String {
    let (mut before, mut word) = ("b".to_string(), "a".to_string());
    while word.len() < letters {
        (before, word) = (word.clone(), word + &before);
    }
    word.truncate(letters);
    word
}
