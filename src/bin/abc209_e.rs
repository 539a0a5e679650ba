//! ABC 209 E Shiritori. <https://atcoder.jp/contests/abc209/tasks/abc209_e>
//!
//! **Rules.** There is a list of `N` words of 3 letters or more; upper and lower case differ. Takahashi says a word,
//! then Aoki, and so on in turn. Each word must be on the list and begin with the last three letters of the word
//! before; a word may be said again at any time. Whoever has no word to say loses; play may also go on for ever, which
//! is a draw. Each player prefers a win to a draw to a loss. For each word: who wins if Takahashi begins with it,
//! `Takahashi` or `Aoki`, or is it a `Draw`?
//!
//! **Theorem.** Let the vertices be the triples of letters, and each word an edge from its first three letters to its
//! last three. At first call the vertices without edges lost. As long as a vertex is neither lost nor won but has an
//! edge to a lost one, call it won; as long as one is neither but has edges to won ones alone, call it lost. If a word
//! ends in a lost vertex, Takahashi wins by it; if it ends in a won one, Aoki does; if in any other, it is a draw.
//! (Proved.)
//!
//! **Proof.** Which words may follow depends on the last three letters alone, so they are all there is to know of a
//! position: who is to move at a vertex chooses an edge from it, and the other is then to move where it leads.
//! 1. *Who is to move at a lost vertex loses, and at a won one he wins,* by induction on the order in which they were
//!    called so. Without an edge he loses. At another lost vertex each edge leads to a vertex that was won before,
//!    where the other wins. At a won one he takes the edge to a vertex that was lost before.
//! 2. *At any other vertex neither player can force a win.* No edge from it leads to a lost vertex, and at least one
//!    leads to another vertex that is neither; else it would have been called lost. A player who always takes such an
//!    edge does not lose: the other finds only vertices that are neither, and all his moves lead to such vertices or
//!    to won ones, where the player wins by 1. This holds for both.
//! 3. *Takahashi has no choice at first.* After word i Aoki is to move where it ends: so a lost vertex means that
//!    Takahashi wins.
//!
//! **Complexity.** O(N) time and a table of 52^3 numbers; about 200 bytes a word. The words are edges, so `N` equal
//! words `aaa` are one loop counted N times, not N^2 pairs. No recursion: see `sente::retrograde`, of which this is a game
//! without targets.
//!
//! **Traps.** Aoki is to move after the first word: `1 / abcdef` answers `Takahashi`. Words may be said again:
//! `1 / aaa` answers `Draw`. A triple on a cycle can be won or lost:
//! `5 / fffccc / aaabbb / bbbccc / cccaaa / aaaeee` answers `Takahashi / Aoki / Takahashi / Aoki / Takahashi`. A
//! search that takes every triple on its stack for a draw, and keeps what it concludes, is wrong there. The first and
//! the last three letters may overlap: `2 / abcd / bcda` answers `Aoki / Takahashi`. Upper and lower case differ:
//! `2 / xxxAbc / abcyyy` answers `Takahashi / Takahashi`. Words may be equal: `2 / abcdef / abcdef` answers
//! `Takahashi / Takahashi`. Past the statement words may have any length from 3 on, and `N` may be 0 or up to 2^23.
//!
//! **Source.** AtCoder Beginner Contest 209, problem E. Retrograde analysis: E. Zermelo 1913 has the three kinds of
//! positions.

use proconio::{input, marker::Bytes, source::auto::AutoSource};
use sente::io::{fail, length, refuse_bad_input};
use sente::output;
use sente::retrograde::{Ending, Games};
use std::io;

const LETTERS: usize = 52;
const TRIPLES: usize = LETTERS * LETTERS * LETTERS;

/// The number of a letter; `None` if it is another character.
fn letter(byte: u8) -> Option<usize> {
    match byte {
        b'a'..=b'z' => Some(usize::from(byte - b'a')),
        b'A'..=b'Z' => Some(usize::from(byte - b'A') + 26),
        _ => None,
    }
}

/// The vertex of three letters; `None` if they are no letters.
fn triple(letters: &[u8]) -> Option<usize> {
    letters.iter().try_fold(0, |triple, &byte| Some(LETTERS * triple + letter(byte)?))
}

/// The graph of the words that were said so far. Only the triples that occur are vertices.
struct Graph {
    /// By triple: the number of its vertex, from 1; 0 if it has not occurred.
    numbers: Vec<u32>,
    vertices: u32,
    edges: Vec<(usize, usize)>,
}

impl Graph {
    fn new() -> Self {
        Graph { numbers: vec![0; TRIPLES], vertices: 0, edges: Vec::new() }
    }

    /// Adds a word. `None` if it is too short, or one of its first or last three characters is no letter.
    fn add(&mut self, word: &[u8]) -> Option<()> {
        let last = word.len().checked_sub(3)?;
        let edge = (self.vertex(triple(&word[..3])?), self.vertex(triple(&word[last..])?));
        self.edges.push(edge);
        Some(())
    }

    fn vertex(&mut self, triple: usize) -> usize {
        let number = &mut self.numbers[triple];
        if *number == 0 {
            self.vertices += 1;
            *number = self.vertices;
        }
        *number as usize - 1
    }

    /// Who wins by each first word.
    fn winners(&self) -> Vec<&'static str> {
        let games = Games::new(self.vertices as usize, self.edges.iter().copied());
        let (endings, _) = games.endings(&[]);
        let winner = |&(_, last): &(usize, usize)| match endings[last] {
            Ending::Loss => "Takahashi",
            Ending::Win => "Aoki",
            Ending::Draw => "Draw",
        };
        self.edges.iter().map(winner).collect()
    }
}

fn main() {
    refuse_bad_input();
    // Without `from`, proconio reads line by line, which takes a third of the time here.
    let mut source = AutoSource::new(io::stdin().lock());
    input! { from &mut source, n: usize }
    let mut graph = Graph::new();
    for number in 1..=length(n) {
        input! { from &mut source, word: Bytes }
        if graph.add(&word).is_none() {
            fail(format_args!("word {number} of {n} does not begin and end with three letters"));
        }
    }
    let mut out = output();
    graph.winners().into_iter().for_each(|winner| out.line(winner));
}

#[cfg(test)]
mod abc209_e {
    use super::{letter, triple, Graph, LETTERS, TRIPLES};

    fn graph(words: &[impl AsRef<[u8]>]) -> Graph {
        let mut graph = Graph::new();
        words.iter().for_each(|word| graph.add(word.as_ref()).expect("a word"));
        graph
    }

    fn after(words: &[&str]) -> Vec<&'static str> {
        graph(words).winners()
    }

    /// A word from one triple to another, by their numbers.
    fn joined(from: usize, to: usize) -> Vec<u8> {
        let letters: Vec<u8> = (b'a'..=b'z').chain(b'A'..=b'Z').collect();
        let places =
            [from, to].map(|triple| [triple / LETTERS / LETTERS, triple / LETTERS, triple]);
        places.concat().into_iter().map(|place| letters[place % LETTERS]).collect()
    }

    #[test]
    fn no_word_has_no_answer() {
        assert!(after(&[]).is_empty());
    }

    #[test]
    fn a_word_without_a_reply_wins() {
        assert_eq!(after(&["abcdef"]), ["Takahashi"]);
        assert_eq!(after(&["abcdef", "abcdef", "defabd"]), ["Aoki", "Aoki", "Takahashi"]);
    }

    #[test]
    fn a_word_that_follows_itself_is_a_draw() {
        assert_eq!(after(&["aaa", "ZZZZ", "ZZZZ"]), ["Draw"; 3]);
        assert_eq!(after(&["aaa", "aaab"]), ["Aoki", "Takahashi"]);
    }

    #[test]
    fn each_letter_has_a_number_of_its_own() {
        let numbers: Vec<_> = (b'a'..=b'z').chain(b'A'..=b'Z').map(letter).collect();
        assert_eq!(numbers, (0..52).map(Some).collect::<Vec<_>>());
        assert_eq!(b"@[`{ 0\n\x00\xff".map(letter), [None; 9]);
    }

    #[test]
    fn each_triple_has_a_number_of_its_own() {
        assert_eq!(triple(b"aaa"), Some(0));
        assert_eq!(triple(b"abc"), Some(LETTERS + 2));
        assert_eq!(triple(b"baa"), Some(LETTERS * LETTERS));
        assert_eq!(triple(b"ZZZ"), Some(TRIPLES - 1));
    }

    #[test]
    fn words_lead_from_their_first_triple_to_their_last() {
        let graph = graph(&["abcdef", "bcdea", "deaa", "abc"]);
        // abc, def, bcd, dea, eaa
        assert_eq!(graph.edges, [(0, 1), (2, 3), (3, 4), (0, 0)]);
        assert_eq!(graph.vertices, 5);
    }

    #[test]
    fn what_is_no_word_is_refused() {
        for word in ["", "ab", "ab1", "1bcde", "abcd1"] {
            assert_eq!(Graph::new().add(word.as_bytes()), None, "{word}");
        }
        assert_eq!(Graph::new().add(b"abc1def"), Some(()));
    }

    #[test]
    fn a_chain_of_all_triples_alternates_from_its_end() {
        let chain: Vec<_> = (1..TRIPLES).map(|triple| joined(triple - 1, triple)).collect();
        let winners = graph(&chain).winners();
        assert!(winners
            .iter()
            .rev()
            .zip(["Takahashi", "Aoki"].iter().cycle())
            .all(|(a, b)| a == b));
    }

    #[test]
    fn a_ring_of_all_triples_is_a_draw() {
        let next = |triple: usize| (triple + 1) % TRIPLES;
        let ring: Vec<_> = (0..TRIPLES).map(|triple| joined(triple, next(triple))).collect();
        assert!(graph(&ring).winners().iter().all(|&winner| winner == "Draw"));
    }

    #[test]
    fn a_cycle_need_not_be_a_draw() {
        let words = ["fffccc", "aaabbb", "bbbccc", "cccaaa", "aaaeee"];
        assert_eq!(after(&words), ["Takahashi", "Aoki", "Takahashi", "Aoki", "Takahashi"]);
    }
}
