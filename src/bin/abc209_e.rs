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
//! *(Proved.)*
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
//! **Complexity.** O(N + 52^3) time, 20 MB besides the words. The words are edges, so `N` equal words `aaa` are one
//! loop counted N times, not N^2 pairs. No recursion: see `sente::graph`, and `sente::retrograde` for the
//! computation, which is that of a game without a target.
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

use proconio::{input, marker::Bytes};
use sente::graph::Adjacency;
use sente::io::{fail, length, refuse_bad_input};
use sente::output;
use sente::retrograde::{Ending, Games};

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

/// The vertices of the first three letters of a word and of the last three; `None` if it is too short, or one of
/// these is no letter.
fn edge(word: &[u8]) -> Option<(usize, usize)> {
    let last = word.len().checked_sub(3)?;
    triple(&word[..3]).zip(triple(&word[last..]))
}

/// How play goes on for the second player after each first word.
fn endings(words: &[(usize, usize)]) -> Vec<Ending> {
    let endings = Games::new(&Adjacency::new(TRIPLES, words.iter().copied())).endings(&[]);
    words.iter().map(|&(_, last)| endings[last].of(0)).collect()
}

fn main() {
    refuse_bad_input();
    input! { n: usize, words: [Bytes; length(n)] }
    let edges = words.iter().zip(1..).map(|(word, number)| match edge(word) {
        Some(edge) => edge,
        None => {
            fail(format_args!("word {number} of {n} does not begin and end with three letters"))
        }
    });
    let mut out = output();
    for ending in endings(&edges.collect::<Vec<_>>()) {
        out.line(match ending {
            Ending::Loss => "Takahashi",
            Ending::Win => "Aoki",
            Ending::Draw => "Draw",
        });
    }
}

#[cfg(test)]
mod abc209_e {
    use super::{edge, endings, letter, Ending, TRIPLES};
    use Ending::{Draw, Loss, Win};

    fn after(words: &[&str]) -> Vec<Ending> {
        let edges: Vec<_> =
            words.iter().map(|word| edge(word.as_bytes()).expect("a word")).collect();
        endings(&edges)
    }

    #[test]
    fn no_word_has_no_answer() {
        assert!(after(&[]).is_empty());
    }

    #[test]
    fn a_word_without_a_reply_wins() {
        assert_eq!(after(&["abcdef"]), [Loss]);
        assert_eq!(after(&["abcdef", "abcdef", "defabd"]), [Win, Win, Loss]);
    }

    #[test]
    fn a_word_that_follows_itself_is_a_draw() {
        assert_eq!(after(&["aaa", "ZZZZ", "ZZZZ"]), [Draw; 3]);
        assert_eq!(after(&["aaa", "aaab"]), [Win, Loss]);
    }

    #[test]
    fn each_letter_has_a_number_of_its_own() {
        let numbers: Vec<_> = (b'a'..=b'z').chain(b'A'..=b'Z').map(letter).collect();
        assert_eq!(numbers, (0..52).map(Some).collect::<Vec<_>>());
        assert_eq!(b"@[`{ 0\n\x00\xff".map(letter), [None; 9]);
    }

    #[test]
    fn triples_fill_the_vertices() {
        assert_eq!(edge(b"aaa"), Some((0, 0)));
        assert_eq!(edge(b"ZZZ"), Some((TRIPLES - 1, TRIPLES - 1)));
        assert_eq!(edge(b"aabca"), Some((1, 52 * 52 + 2 * 52)));
        assert_eq!(edge(b"abcd"), Some((52 + 2, 52 * 52 + 2 * 52 + 3)));
    }

    #[test]
    fn what_is_no_word_has_no_edge() {
        assert_eq!(edge(b""), None);
        assert_eq!(edge(b"ab"), None);
        assert_eq!(edge(b"ab1"), None);
        assert_eq!(edge(b"1bcde"), None);
        assert_eq!(edge(b"abcd1"), None);
    }

    #[test]
    fn a_chain_of_all_triples_alternates_from_its_end() {
        let chain: Vec<_> = (1..TRIPLES).map(|vertex| (vertex - 1, vertex)).collect();
        let endings = endings(&chain);
        assert!(endings.iter().rev().zip([Loss, Win].iter().cycle()).all(|(a, b)| a == b));
    }

    #[test]
    fn a_ring_of_all_triples_is_a_draw() {
        let ring: Vec<_> = (0..TRIPLES).map(|vertex| (vertex, (vertex + 1) % TRIPLES)).collect();
        assert!(endings(&ring).iter().all(|&ending| ending == Draw));
    }

    #[test]
    fn a_cycle_need_not_be_a_draw() {
        let words = ["fffccc", "aaabbb", "bbbccc", "cccaaa", "aaaeee"];
        assert_eq!(after(&words), [Loss, Win, Loss, Win, Loss]);
    }
}
