//! ABC 209 E Shiritori. <https://atcoder.jp/contests/abc209/tasks/abc209_e>
//!
//! **Rules.** There is a list of `N` words of 3 letters or more; upper and lower case differ. Takahashi says a word,
//! then Aoki, and so on in turn. Each word must be on the list and begin with the last three letters of the word
//! before; a word may be said again at any time. Whoever has no word to say loses; play may also go on for ever, which
//! is a draw. Each player prefers a win to a draw to a loss. For each word: who wins if Takahashi begins with it,
//! `Takahashi` or `Aoki`, or is it a `Draw`?
//!
//! **Theorem.** Let vertices be triples of letters, each word an edge from its first three letters to its last three.
//! Call vertices without edges lost; then repeat: call one won if an edge leads to a lost one, lost if all its edges
//! lead to won ones. A word to a lost vertex wins for Takahashi, one to a won vertex for Aoki; any other is a draw.
//! (Proved.)
//!
//! **Proof.** Which words may follow depends on the last three letters alone, so they are all there is to know of a
//! position: who is to move at a vertex chooses an edge from it, and the other is then to move where it leads.
//! 1. *Who is to move at a lost vertex loses, and at a won one he wins,* by induction on the order in which they were
//!    called so. Without an edge he loses. At another lost vertex each edge leads to a vertex that was won before,
//!    where the other wins. At a won one he takes the edge to a vertex that was lost before.
//! 2. *At any other vertex neither player can force a win.* No edge from it leads to a lost vertex, and at least one
//!    leads to a vertex that is neither, perhaps to itself; else it would have been called lost. A player who always
//!    takes such an edge does not lose: the other finds only vertices that are neither, and all his moves lead to such
//!    vertices or to won ones, where the player wins by 1. This holds for both.
//! 3. *Takahashi has no choice at first.* After word i Aoki is to move where it ends: so a lost vertex means that
//!    Takahashi wins.
//!
//! **Complexity.** O(N) time and memory. Of a table of 2^21 numbers only those of triples that occur are touched. The
//! words are edges, so `N` equal words `aaa` are one loop counted N times, not N^2 pairs. No recursion: see
//! `sente::retrograde`, of which this is a game without targets. What is read is named with `from`, as proconio reads
//! line by line otherwise, which takes a third of the time here.
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

/// Three letters as 21 bits; `None` if they are no letters.
fn triple(letters: &[u8]) -> Option<usize> {
    letters.iter().try_fold(0, |bits, &byte| {
        byte.is_ascii_alphabetic().then_some(bits << 7 | usize::from(byte))
    })
}

/// The edge of a word; `None` if it is too short, or one of its first or last three characters is no letter.
fn edge(word: &[u8]) -> Option<(usize, usize)> {
    let last = word.len().checked_sub(3)?;
    Some((triple(&word[..3])?, triple(&word[last..])?))
}

/// Winner for each first word, whose edges these are. Triples become vertices in the order in which they occur, from 1
/// on.
fn winners(mut edges: Vec<(usize, usize)>) -> Vec<&'static str> {
    let (mut found, mut count) = (vec![0; 1 << 21], 0);
    for end in edges.iter_mut().flat_map(|(from, to)| [from, to]) {
        if found[*end] == 0 {
            count += 1;
            found[*end] = count;
        }
        *end = found[*end];
    }
    let (endings, _) = Games::new(count + 1, edges.iter().copied()).endings(&[]);
    let winner = |ending| match ending {
        Ending::Loss => "Takahashi",
        Ending::Win => "Aoki",
        Ending::Draw => "Draw",
    };
    edges.iter().map(|edge| winner(endings[edge.1])).collect()
}

fn main() {
    refuse_bad_input();
    let mut source = AutoSource::new(std::io::stdin().lock());
    input! { from &mut source, n: usize }
    let mut edges = Vec::new();
    for number in 1..=length(n) {
        input! { from &mut source, word: Bytes }
        let Some(edge) = edge(&word) else {
            fail(format_args!("word {number} does not begin and end with three letters"))
        };
        edges.push(edge);
    }
    let mut out = output();
    for winner in winners(edges) {
        out.line(winner);
    }
}

#[cfg(test)]
mod abc209_e {
    use super::{edge, triple, winners};

    const TRIPLES: usize = 52 * 52 * 52;

    fn edges(words: &[impl AsRef<[u8]>]) -> Vec<(usize, usize)> {
        words.iter().map(|word| edge(word.as_ref()).expect("a word")).collect()
    }

    fn after(words: &[&str]) -> Vec<&'static str> {
        winners(edges(words))
    }

    /// A word from one triple to another, by their numbers.
    fn joined(from: usize, to: usize) -> Vec<u8> {
        let letters: Vec<u8> = (b'a'..=b'z').chain(b'A'..=b'Z').collect();
        let places = [from, to].map(|triple| [triple / 52 / 52, triple / 52, triple]);
        places.concat().into_iter().map(|place| letters[place % 52]).collect()
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
    fn each_triple_of_letters_has_bits_of_its_own() {
        let mut triples: Vec<_> =
            (0..TRIPLES).map(|from| edge(&joined(from, 0)).unwrap().0).collect();
        triples.sort_unstable();
        triples.dedup();
        assert_eq!(triples.len(), TRIPLES);
        assert_eq!(b"@[`{ 0\n\x00\xff".map(|byte| triple(&[byte])), [None; 9]);
    }

    #[test]
    fn words_lead_from_their_first_triple_to_their_last() {
        let [abc, def, bcd, dea, eaa] =
            ["abc", "def", "bcd", "dea", "eaa"].map(|letters| triple(letters.as_bytes()).unwrap());
        let edges = edges(&["abcdef", "bcdea", "deaa", "abc"]);
        assert_eq!(edges, [(abc, def), (bcd, dea), (dea, eaa), (abc, abc)]);
    }

    #[test]
    fn what_is_no_word_is_refused() {
        for word in ["", "ab", "ab1", "1bcde", "abcd1"] {
            assert_eq!(edge(word.as_bytes()), None, "{word}");
        }
        assert!(edge(b"abc1def").is_some());
    }

    #[test]
    fn a_chain_of_all_triples_alternates_from_its_end() {
        let chain: Vec<_> = (1..TRIPLES).map(|triple| joined(triple - 1, triple)).collect();
        let winners = winners(edges(&chain));
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
        assert!(winners(edges(&ring)).iter().all(|&winner| winner == "Draw"));
    }

    #[test]
    fn a_cycle_need_not_be_a_draw() {
        let words = ["fffccc", "aaabbb", "bbbccc", "cccaaa", "aaaeee"];
        assert_eq!(after(&words), ["Takahashi", "Aoki", "Takahashi", "Aoki", "Takahashi"]);
    }
}
