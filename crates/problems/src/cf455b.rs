//! CF 455 B: A Lot of Games.

use rules::prelude::*;
use std::collections::BTreeSet;

const MOST_STRINGS: usize = 100_000;
const MOST_LETTERS: usize = 100_000;
const MOST_ROUNDS: u64 = 1_000_000_000;
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

#[derive(Clone, Default)]
pub struct Match {
    pub rounds: u64,
    pub group: Vec<String>,
}

pub struct Rounds;

impl Statement for Rounds {
    type Case = Match;
    /// Match in which the winner of the last round wins.
    type Game = Self;

    fn form(form: &mut Form, Match { rounds, group }: &mut Match) -> FormResult {
        form.length("n", group, 1..=MOST_STRINGS)?;
        form.number("k", rounds, 1..=MOST_ROUNDS)?;
        form.line();
        form.each("string", group, |form, string| {
            form.word("", string, LETTERS, 1..=MOST_LETTERS)?;
            form.line();
            form.total("the sum of the lengths", string.len(), MOST_LETTERS as u64)
        })
    }

    asks_who_wins!("Second", "First");
}

impl Game for Rounds {
    type Case = Match;
    /// The rounds that are left, with this one, and the word.
    type Position = (u64, String);
    const SIGNS: &'static [Sign] = &[Sign::of_nobody(
        "s",
        Text("a beginning of strings of the group", "字符串组中的一个前缀"),
    )];

    fn fits(case: &Match) -> SearchResult<()> {
        search::ensure_small(case.rounds, 20, Text("rounds", "局数"))?;
        let letters = case.group.iter().map(String::len).sum::<usize>();
        search::ensure_small(letters, 60, Text("letters", "字母数"))
    }

    fn starts(case: &Match) -> impl Iterator<Item = (u64, String)> {
        [(case.rounds, String::new())].into_iter()
    }

    /// A player appends a letter. Who cannot has lost the round and begins the next one, if there is one, with a letter.
    fn moves(case: &Match, (left, word): &(u64, String), moves: &mut Moves<(u64, String)>) {
        let words = words(case);
        let from = words.iter().position(|other| other == word).unwrap_or_default();
        let longer = |word: &str| {
            let is_next = |next: &str| next.len() == word.len() + 1 && next.starts_with(word);
            (0..words.len()).filter(|&place| is_next(&words[place])).collect::<Vec<_>>()
        };
        let (left, places) = match longer(word) {
            places if places.is_empty() && *left > 1 => (left - 1, longer("")),
            places => (*left, places),
        };
        for to in places {
            moves.to((left, words[to].clone()), || {
                let (begun, letter) = words[to].split_at(words[to].len() - 1);
                let words = match begun {
                    "" => text!("begin the round with {letter}", "以 {letter} 开始这一局"),
                    _ => text!("append {letter}", "加上 {letter}"),
                };
                Handle::on([from], words).to([to])
            });
        }
    }

    /// The words that can be built, with a token on the one that stands; at the empty one the number of the round.
    fn draw(case: &Match, (left, word): &(u64, String)) -> Drawing {
        let words = words(case);
        let place = |word: &str| words.iter().position(|other| other == word);
        let tokens = place(word).into_iter().collect();
        let edge = |to: usize| Some([place(&words[to][..words[to].len() - 1])?, to]);
        let edges = (1..words.len()).filter_map(edge).collect();
        let (round, rounds) = (case.rounds - left + 1, case.rounds);
        let mut vertices = words.clone();
        vertices[0] = text!("round {round}/{rounds}", "第 {round}/{rounds} 局");
        Drawing::Graph { vertices, tokens, edges, is_directed: true }
    }
}

/// The words with which strings of the group begin, the empty one first.
fn words(case: &Match) -> Vec<String> {
    let beginnings = |string: &String| -> Vec<String> {
        (0..=string.len()).map(|length| string[..length].to_string()).collect()
    };
    let all: BTreeSet<String> = case.group.iter().flat_map(beginnings).collect();
    all.into_iter().collect()
}

impl Trials for Rounds {
    const RANDOM_SIZE: usize = 24;

    /// Up to five short strings of few letters, and few rounds.
    fn random(choices: &mut Choices, size: usize) -> Match {
        let letters = choices.one_of(&[&['a'][..], &['a', 'b'], &['a', 'b', 'c']]);
        let rounds = choices.pick(1..=5);
        let count = choices.pick(1..=5);
        let group = (0..count).map(|_| choices.word(letters, 1..=1 + size / 5)).collect();
        Match { rounds, group }
    }

    fn extremes(extremes: &mut Extremes<Match>) {
        let a_match = |rounds, group| Match { rounds, group };
        let long = |letters| "ab".repeat(letters / 2) + &"a"[..letters % 2];
        let pairs = pairs().into_iter().cycle().take(MOST_LETTERS / 2).collect();
        extremes.each(&[
            (
                "long-string: recursion, or rounds one by one | 递归，或逐局模拟",
                a_match(MOST_ROUNDS, vec![long(MOST_LETTERS)]),
            ),
            (
                "odd-string: who begins has to win each round | 先手每局必胜，别无选择",
                a_match(MOST_ROUNDS, vec![long(MOST_LETTERS - 1)]),
            ),
            (
                "odd-rounds: who begins the first wins the last | 第一局的先手赢最后一局",
                a_match(MOST_ROUNDS - 1, vec![long(MOST_LETTERS - 1)]),
            ),
            (
                "two-strings: one decision at the end of a long way | 走很远才有一次选择",
                a_match(MOST_ROUNDS, vec![long(50_000), long(49_998) + "bb"]),
            ),
            ("pairs: lists of 26 children | 每个点有 26 个儿子", a_match(MOST_ROUNDS, pairs)),
            (
                "one-letter: equal strings | 相同的字符串",
                a_match(MOST_ROUNDS, vec!["z".into(); MOST_STRINGS]),
            ),
        ]);
        for (title, letters) in [
            ("two-letters: strings that part often | 常常分叉的字符串", 2),
            ("any-letters: a trie scattered in memory | 在内存里分散的字典树", 26),
        ] {
            extremes.add(title, move |random| vec![a_match(MOST_ROUNDS, strings(random, letters))]);
        }
    }
}

/// All strings of two letters.
fn pairs() -> Vec<String> {
    let second = |first: char| LETTERS.chars().map(move |second| format!("{first}{second}"));
    LETTERS.chars().flat_map(second).collect()
}

/// Random strings of the first `letters` letters, nearly as many as are allowed.
fn strings(random: &mut Rng, letters: usize) -> Vec<String> {
    let mut letter = |_| char::from(LETTERS.as_bytes()[random.usize(..letters)]);
    let lengths = (1..=40).cycle().take(MOST_LETTERS / 21);
    lengths.map(|length| (0..length).map(&mut letter).collect()).collect()
}
