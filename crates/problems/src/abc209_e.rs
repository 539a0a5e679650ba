//! ABC 209 E: Shiritori.

use rules::prelude::*;
use rules::shapes::digraph::{self, Edge};

const MOST_WORDS: usize = 200_000;
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const TRIPLES: usize = 52 * 52 * 52;
/// Most words of a case that is searched: the moves of each position are found by a scan of all words.
const MOST_SEARCHED: usize = 2000;

type Words = Vec<String>;

pub struct Shiritori;

impl Statement for Shiritori {
    type Case = Words;
    /// Winner for each first word of Takahashi.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, words: &mut Words) -> FormResult {
        form.length("N", words, 1..=MOST_WORDS)?;
        form.line();
        form.words("word", words, LETTERS, 3..=8)
    }

    /// Aoki is to move after the first word.
    fn answers(cases: &[Words]) -> SearchResult<Vec<String>> {
        starts::endings_in_words::<Shiritori>(cases, ["Takahashi", "Draw", "Aoki"], "\n")
    }
}

impl Game for Shiritori {
    type Case = Words;
    /// The last three letters of the last word.
    type Position = String;
    const KIND: Kind = Kind::Loopy(None);

    fn fits(words: &Words) -> SearchResult<()> {
        search::ensure_small(words.len(), MOST_SEARCHED, Text("words", "单词数"))
    }

    /// After each word that Takahashi may begin with.
    fn starts(words: &Words) -> impl Iterator<Item = String> {
        words.iter().map(|word| last(word).to_string())
    }

    fn moves(words: &Words, letters: &String, moves: &mut Moves<String>) {
        for (place, word) in (1..).zip(beginning_with(words, letters)) {
            moves.to(last(word).to_string(), || Handle::on([place], word.clone()));
        }
    }

    fn draw(words: &Words, letters: &String) -> Drawing {
        let next = beginning_with(words, letters).cloned();
        Drawing::strip(std::iter::once(format!("...{letters}")).chain(next))
    }
}

fn beginning_with<'a>(words: &'a Words, letters: &str) -> impl Iterator<Item = &'a String> {
    words.iter().filter(move |word| word.starts_with(letters))
}

fn last(word: &str) -> &str {
    &word[word.len() - 3..]
}

impl Trials for Shiritori {
    const RANDOM_SIZE: usize = 600;

    /// At most `size` words between some triples of few letters, or of any.
    fn random(choices: &mut Choices, size: usize) -> Words {
        let n = choices.pick(1..=size.min(MOST_SEARCHED));
        let letters = choices.one_of(&["aA", "abA", LETTERS]);
        let count = choices.pick(1..=(2 * n).min(letters.len().pow(3)));
        // Only some triples begin words, so that others are ends.
        let begin = choices.pick(1..=count);
        let mut word = |_| {
            let from = triple(choices.pick(0..=begin - 1), letters);
            let to = triple(choices.pick(0..=count - 1), letters);
            let words = joined(&from, &to);
            words[choices.pick(0..=words.len() - 1)].clone()
        };
        (0..n).map(&mut word).collect()
    }

    fn extremes(extremes: &mut Extremes<Words>) {
        for (title, letters, [least, most]) in [
            (
                "any-letters: words that no table of few letters has | \
                 只认少数字母的表装不下的单词",
                LETTERS,
                [3, 8],
            ),
            (
                "five-letters: words as vertices, with 1600 edges each | \
                 拿单词当顶点，每个有 1600 条边",
                &LETTERS[24..29],
                [3, 8],
            ),
            ("length-8: the longest input | 最长的输入", LETTERS, [8, 8]),
            ("length-3: loops alone | 全是自环", LETTERS, [3, 3]),
            (
                "length-4: triples that overlap by two letters | 首尾三个字母重叠两个",
                LETTERS,
                [4, 4],
            ),
        ] {
            extremes.list(title, MOST_WORDS, move |random, _| {
                let length = random.usize(least..=most);
                (0..length).map(|_| &letters[random.usize(..letters.len())..][..1]).collect()
            });
        }
        digraph::acyclic_extremes(extremes, [TRIPLES, MOST_WORDS], words_of);
        digraph::cyclic_extremes(extremes, [TRIPLES, MOST_WORDS], words_of);
        extremes.list(
            "aaa: one loop, or 40,000,000,000 pairs of words | \
             一个自环，或者 40,000,000,000 对单词",
            MOST_WORDS,
            |_, _| "aaa".into(),
        );
        extremes.list(
            "one-word-without-reply: equal words | 相同的单词",
            MOST_WORDS,
            |_, _| "abcdef".into(),
        );
    }
}

/// The words of 3 to 8 letters that begin with one triple and end with another: the shortest first.
fn joined(from: &str, to: &str) -> Vec<String> {
    let overlapping = (1..=3).rev().filter(|&overlap| from[3 - overlap..] == to[..overlap]);
    let mut words: Words = overlapping.map(|overlap| from.to_string() + &to[overlap..]).collect();
    words.extend(["", "b", "bA"].map(|middle| [from, middle, to].concat()));
    words
}

fn triple(number: usize, letters: &str) -> String {
    let letter = |power: u32| &letters[number / letters.len().pow(power) % letters.len()..][..1];
    [letter(2), letter(1), letter(0)].concat()
}

/// A word for each edge between triples, in any order.
fn words_of(random: &mut Rng, n: usize, edges: Vec<Edge>) -> Vec<Words> {
    let (edges, _) = digraph::shuffled(random, n, edges);
    vec![edges.iter().map(|edge| edge.map(|vertex| triple(vertex, LETTERS)).concat()).collect()]
}
