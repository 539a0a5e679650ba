//! ABC 209 E: Shiritori.

use fastrand::Rng;
use game::{Ending, Moves, Searched};
use rules::{
    Cases, Checked, Choices, Drawing, Form, Game, Kind, Rules, Trials, Worst, Wrong, search,
};
use std::collections::{HashMap, HashSet};

const MOST_WORDS: usize = 200_000;
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const TRIPLES: usize = 52 * 52 * 52;
/// How many words a search takes. It looks at all of them at each position.
const MOST_SEARCHED: usize = 2000;

type Words = Vec<String>;

pub struct Abc209E;

impl Rules for Abc209E {
    type Case = Words;
    /// Who wins if Takahashi begins with each word.
    type Answer = Vec<&'static str>;
    type Game = Shiritori;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, words: &mut Words) -> Checked {
        form.length("N", words, 1..=MOST_WORDS)?;
        form.line();
        form.each("word", words, |form, word| {
            form.word("", word, LETTERS, 3..=8)?;
            form.line();
            Ok(())
        })
    }

    fn answers(cases: &[Words]) -> Searched<Vec<Self::Answer>> {
        let endings = search::at_starts::<Shiritori, Ending>(cases, |graph| Ok(graph.endings()))?;
        Ok(endings.into_iter().map(|endings| endings.into_iter().map(winner).collect()).collect())
    }

    fn print(winners: &Self::Answer) -> String {
        winners.join("\n")
    }
}

/// The winner where Aoki is to move.
fn winner(ending: Ending) -> &'static str {
    match ending {
        Ending::Win(_) => "Aoki",
        Ending::Loss(_) => "Takahashi",
        Ending::Draw => "Draw",
    }
}

pub struct Shiritori;

impl Game for Shiritori {
    type Case = Words;
    /// The last three letters of the last word.
    type Position = String;
    const KIND: Kind = Kind::Loopy;

    fn fits(words: &Words) -> Searched<()> {
        search::room(words.len(), MOST_SEARCHED, "words")
    }

    /// After each word that Takahashi may begin with.
    fn starts(words: &Words) -> impl Iterator<Item = String> {
        words.iter().map(|word| last(word).to_string())
    }

    fn moves(words: &Words, letters: &String, moves: &mut Moves<String>) {
        for word in words.iter().filter(|word| word.starts_with(letters)) {
            moves.to(last(word).to_string(), || word.clone());
        }
    }

    fn draw(words: &Words, letters: &String) -> Drawing {
        let begin = |word: &&String| word.starts_with(letters);
        let next: Vec<&str> = words.iter().filter(begin).map(String::as_str).collect();
        Drawing::Grid(vec![vec![format!("...{letters}: {}", next.join(", "))]])
    }
}

fn first(word: &str) -> &str {
    &word[..3]
}

fn last(word: &str) -> &str {
    &word[word.len() - 3..]
}

impl Trials for Abc209E {
    const LARGE: usize = 600;

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

    const WORST: &'static [Worst<Words>] = &[
        Worst::new("any-letters: words that no table of few letters has", |random| {
            words(|_| random_word(random, LETTERS, 3..=8))
        }),
        Worst::new("five-letters: words as vertices, with 1600 edges each", |random| {
            words(|_| random_word(random, &LETTERS[24..29], 3..=8))
        }),
        Worst::new("length-8: the longest input", |random| {
            words(|_| random_word(random, LETTERS, 8..=8))
        }),
        Worst::new("length-3: loops alone", |random| {
            words(|_| random_word(random, LETTERS, 3..=3))
        }),
        Worst::new("length-4: triples that overlap by two letters", |random| {
            words(|_| random_word(random, LETTERS, 4..=4))
        }),
        Worst::new("chain: recursion, 140,607 deep", |random| {
            let mut words = ring(random);
            words.pop();
            vec![shuffled(random, words)]
        }),
        Worst::new("ring: the same without an end, so that all is a draw", |random| {
            let words = ring(random);
            vec![shuffled(random, words)]
        }),
        Worst::new("short-jumps: walks that are as many as there are words", |random| {
            let names = names(random);
            words(|number| {
                let from = 3 + number % (TRIPLES - 3);
                names[from].clone() + &names[from - random.usize(1..=3)]
            })
        }),
        Worst::new("without-cycles: 300 words from a triple to those before it", |random| {
            let names = names(random);
            words(|number| {
                let from = 1 + number % 666;
                names[from].clone() + &names[random.usize(..from)]
            })
        }),
        Worst::new("without-cycles-on-all-triples: vertices in a wild order", |random| {
            let names = names(random);
            words(|_| {
                let from = random.usize(1..TRIPLES);
                names[from].clone() + &names[random.usize(..from)]
            })
        }),
        Worst::new("star: half of the words lead to aaa, and half away from it", |random| {
            words(|number| match (number % 2, random_word(random, LETTERS, 3..=3)) {
                (0, word) => word + "aaa",
                (_, word) => "aaa".to_string() + &word,
            })
        }),
        Worst::new("aaa: one loop, or 40,000,000,000 pairs of words", |_| words(|_| "aaa".into())),
        Worst::new("one-word-without-reply: equal words", |_| words(|_| "abcdef".into())),
        Worst::new("one-word: the least of all inputs", |_| vec![vec!["ZZZ".into()]]),
    ];

    const WRONG: &'static [Wrong<Words, Vec<&'static str>>] = &[
        Wrong::new("on-the-stack-is-a-draw: a search keeps what a cycle told it", |words| {
            let known = &mut HashMap::new();
            words.iter().map(|word| winner(depth_first(words, last(word), known))).collect()
        }),
        Wrong::new("cycles-are-draws: play that can come back seems to go on for ever", |words| {
            let answers = solved(words, str::to_string);
            let answer = |(word, answer): (&String, _)| {
                if comes_back(words, word) { "Draw" } else { answer }
            };
            words.iter().zip(answers).map(answer).collect()
        }),
        Wrong::new("no-case: upper and lower case seem to be the same letter", |words| {
            solved(words, str::to_lowercase)
        }),
        Wrong::search("once-only: in the usual game no word is said twice", |words| {
            search::room(words.len(), 9, "words")?;
            let answer = |start| match once_only_is_won(words, start, 1 << start) {
                true => "Aoki",
                false => "Takahashi",
            };
            Ok((0..words.len()).map(answer).collect())
        }),
        Wrong::new("takahashi-moves-next: the first word seems to be no move", |words| {
            let swap = |winner| match winner {
                "Aoki" => "Takahashi",
                "Takahashi" => "Aoki",
                draw => draw,
            };
            solved(words, str::to_string).into_iter().map(swap).collect()
        }),
        Wrong::new("one-letter: in the usual game one letter is enough", |words| {
            let letter = |word: &str, place: usize| word[place..=place].repeat(3);
            solved(words, |word| letter(word, 0) + &letter(word, word.len() - 1))
        }),
    ];
}

/// The winners where words are taken for what `read` makes of them.
fn solved(words: &[String], read: impl Fn(&str) -> String) -> Vec<&'static str> {
    let words: Words = words.iter().map(|word| read(word)).collect();
    let mut endings = vec![Ending::Draw; words.len()];
    for _ in 0..words.len() {
        for word in 0..words.len() {
            let after = |&next: &usize| first(&words[next]) == last(&words[word]);
            let mut next = (0..words.len()).filter(after).map(|next| endings[next]);
            if next.clone().any(|ending| matches!(ending, Ending::Loss(_))) {
                endings[word] = Ending::Win(0);
            } else if next.all(|ending| matches!(ending, Ending::Win(_))) {
                endings[word] = Ending::Loss(0);
            }
        }
    }
    endings.into_iter().map(winner).collect()
}

/// Whether words can lead from where one ends back there.
fn comes_back(words: &[String], word: &str) -> bool {
    let mut reached = HashSet::new();
    for next in words.iter().cycle().take(words.len() * words.len()) {
        if first(next) == last(word) || reached.contains(first(next)) {
            reached.insert(last(next));
        }
    }
    reached.contains(last(word))
}

/// A search that takes for a draw what it meets while it is at it.
fn depth_first<'a>(
    words: &'a [String],
    letters: &'a str,
    known: &mut HashMap<&'a str, Ending>,
) -> Ending {
    if let Some(&ending) = known.get(letters) {
        return ending;
    }
    known.insert(letters, Ending::Draw);
    let mut ending = Ending::Loss(0);
    for word in words.iter().filter(|word| first(word) == letters) {
        match depth_first(words, last(word), known) {
            Ending::Loss(_) => ending = Ending::Win(0),
            Ending::Draw if ending == Ending::Loss(0) => ending = Ending::Draw,
            _ => {}
        }
    }
    known.insert(letters, ending);
    ending
}

/// Whether who is to move after this word wins, if none of the words that were said is said again.
fn once_only_is_won(words: &[String], after: usize, said: u64) -> bool {
    let mut next = (0..words.len())
        .filter(|&word| said >> word & 1 == 0 && first(&words[word]) == last(&words[after]));
    next.any(|word| !once_only_is_won(words, word, said | 1 << word))
}

/// The words of 3 to 8 letters that begin with one triple and end with another: the shortest first.
fn joined(from: &str, to: &str) -> Vec<String> {
    let overlapping = (1..=3).rev().filter(|&overlap| from[3 - overlap..] == to[..overlap]);
    let mut words: Words = overlapping.map(|overlap| from.to_string() + &to[overlap..]).collect();
    words.extend(["", "b", "bA"].map(|middle| [from, middle, to].concat()));
    words
}

/// A triple by its number.
fn triple(number: usize, letters: &str) -> String {
    let letter = |power: u32| &letters[number / letters.len().pow(power) % letters.len()..][..1];
    [letter(2), letter(1), letter(0)].concat()
}

/// As many words as are allowed, each by its number from 0.
fn words(word: impl FnMut(usize) -> String) -> Vec<Words> {
    vec![(0..MOST_WORDS).map(word).collect()]
}

fn random_word(random: &mut Rng, letters: &str, length: std::ops::RangeInclusive<usize>) -> String {
    let length = random.usize(length);
    (0..length).map(|_| &letters[random.usize(..letters.len())..][..1]).collect()
}

/// All triples in a random order.
fn names(random: &mut Rng) -> Words {
    let names = (0..TRIPLES).map(|number| triple(number, LETTERS)).collect();
    shuffled(random, names)
}

/// A word from each triple to the next, and from the last to the first.
fn ring(random: &mut Rng) -> Words {
    let names = names(random);
    let next = names.iter().cycle().skip(1);
    names.iter().zip(next).map(|(from, to)| from.clone() + to).collect()
}

fn shuffled(random: &mut Rng, mut words: Words) -> Words {
    random.shuffle(&mut words);
    words
}
