//! CF 455 B A Lot of Games. <https://codeforces.com/problemset/problem/455/B>
//!
//! **Rules.** There is a group of `n` strings. In a round two players build a word, empty at first: in turn
//! each appends a letter so that some string of the group begins with the word. Whoever cannot loses the
//! round. A match has `k` rounds; the loser of one begins the next, and the winner of the last wins the
//! match. Print `First` if the player who begins the first round wins the match, else `Second`.
//!
//! **Theorem.** Of a round alone, whoever is to move at a word can
//! - *win* iff some next letter leads to a word at which the other cannot win;
//! - *lose* iff no letter may be appended, or some letter leads to a word at which the other cannot lose.
//!
//! At the empty word let W be: he can win; and L: he can lose. First wins the match iff W and (L or `k` is
//! odd). (Proved.)
//!
//! **Proof.** A round ends, as words grow. So at each word either the one to move can bring about that he
//! wins the round, or the other can prevent it; likewise that he loses it. By induction from the longest
//! words on, the two lines say which: where no letter may be appended, he has lost, and with letters he needs
//! one after which the other cannot bring about the same for himself.
//!
//! Let A(r) be: whoever begins a round when r are left, with this one, wins the match. A(1) = W. For r > 1
//! the loser of the round begins the next, when r - 1 are left.
//! - If A(r - 1), he wins the match. So both want to lose this round, and A(r) = L.
//! - If not, he loses the match. So both want to win this round, and A(r) = W.
//!
//! Now A(k) is found from A(1) on:
//! - not W: A(1) is false, and if A(r - 1) is false, then A(r) = W is false. So A(k) is false.
//! - W and L: A(r) is true, whatever A(r - 1) is.
//! - W and not L: A(1) is true; after true comes L, false; after false comes W, true. So A(k) is true iff
//!   k is odd.
//!
//! **Complexity.** O(S) time and memory for S letters together, of an alphabet of fixed size: 18 bytes for
//! each beginning of a string. Nodes are numbered in the order in which they are met, so each comes after
//! its parent, and one loop from the last to the first takes the place of a recursion. Past the statement
//! any letters, up to 2^24 beginnings, any positive `k` below 2^64, and `n` may be 0.
//!
//! **Traps.** Who can win need not be able to lose, nor the other way round: `1 2 / a` answers `Second`.
//! Losing on purpose can help: `2 2 / a / ba` answers `First`, where the rounds won in turn give Second. So
//! to lose is not the opposite of to win: there he can do both. The first round's beginner need not win an
//! odd match: `1 1 / ab` answers `Second`. At a word that cannot grow the one to move *can lose*: he has
//! lost. Strings may be equal, and one may begin with another: `3 1 / a / a / ab` answers `Second`. A string
//! of 10^5 letters makes a recursion that deep, and `k` rounds are too many to be played one by one.
//!
//! **Source.** Codeforces Round 260, division 1, problem B. Play to win and play to lose on the same tree are
//! the normal and the misère play of Berlekamp, Conway, Guy, Winning Ways, ch. 13.

use sente::{input, io::fail, io::Bytes, output};

const MOST_NODES: usize = 1 << 24;

/// The beginnings of the strings. Node 0 is the empty word, and each node comes after its parent.
struct Trie {
    nodes: Vec<Node>,
}

#[derive(Clone, Default)]
struct Node {
    letter: u8,
    parent: u32,
    /// The child that was met last, and of it the one before it, and so on; 0 if there is none.
    child: u32,
    sibling: u32,
}

impl Trie {
    fn new() -> Self {
        Trie { nodes: vec![Node::default()] }
    }

    fn insert(&mut self, word: &[u8]) {
        let mut parent = 0;
        for &letter in word {
            let mut child = self.nodes[parent].child as usize;
            while child != 0 && self.nodes[child].letter != letter {
                child = self.nodes[child].sibling as usize;
            }
            parent = if child == 0 { self.append(parent, letter) } else { child };
        }
    }

    fn append(&mut self, parent: usize, letter: u8) -> usize {
        let child = self.nodes.len();
        let sibling = std::mem::replace(&mut self.nodes[parent].child, child as u32);
        self.nodes.push(Node { letter, parent: parent as u32, child: 0, sibling });
        child
    }

    /// W and L: true if whoever begins a round can win it, and if he can lose it.
    fn can_win_and_lose(&self) -> (bool, bool) {
        let mut can = vec![(false, false); self.nodes.len()];
        for (number, node) in self.nodes.iter().enumerate().skip(1).rev() {
            let (can_win, can_lose) = can[number];
            let can_lose = can_lose || node.child == 0;
            let parent = &mut can[node.parent as usize];
            parent.0 |= !can_win;
            parent.1 |= !can_lose;
        }
        (can[0].0, can[0].1 || self.nodes.len() == 1)
    }
}

fn first_wins(trie: &Trie, rounds: u64) -> bool {
    let (can_win, can_lose) = trie.can_win_and_lose();
    can_win && (can_lose || rounds % 2 == 1)
}

fn main() {
    input! { n: usize, k: u64 }
    if k == 0 {
        fail("a match of 0 rounds has no winner");
    }
    let mut trie = Trie::new();
    for _ in 0..n {
        input! { word: Bytes }
        trie.insert(&word);
        if trie.nodes.len() > MOST_NODES {
            fail(format_args!("the strings have more than {MOST_NODES} beginnings"));
        }
    }
    output().line(if first_wins(&trie, k) { "First" } else { "Second" });
}

#[cfg(test)]
mod cf455b {
    use super::{first_wins, Trie};

    fn trie(words: &[&str]) -> Trie {
        let mut trie = Trie::new();
        words.iter().for_each(|word| trie.insert(word.as_bytes()));
        trie
    }

    fn can_win_and_lose(words: &[&str]) -> (bool, bool) {
        trie(words).can_win_and_lose()
    }

    #[test]
    fn without_a_word_each_beginner_loses() {
        assert_eq!(can_win_and_lose(&[]), (false, true));
        assert!(!first_wins(&trie(&[]), 1) && !first_wins(&trie(&[]), 2));
    }

    #[test]
    fn one_word_leaves_no_choice() {
        for letters in 1..30 {
            let word = "a".repeat(letters);
            assert_eq!(can_win_and_lose(&[&word]), (letters % 2 == 1, letters % 2 == 0));
        }
    }

    #[test]
    fn equal_words_and_their_beginnings_change_nothing() {
        for words in [&["abc"][..], &["ab", "b"], &["aab", "ab", "bb"]] {
            let can = can_win_and_lose(words);
            let all: Vec<&str> = words.iter().flat_map(|word| [&word[..1], *word, *word]).collect();
            assert_eq!(can_win_and_lose(&all), can, "{words:?}");
        }
    }

    #[test]
    fn two_lengths_of_words_give_a_choice() {
        assert_eq!(can_win_and_lose(&["a", "ba"]), (true, true));
        // The other player has the choice.
        assert_eq!(can_win_and_lose(&["ab", "aca"]), (false, false));
    }

    /// True if the one to move wins the match: `left` rounds, with this one.
    fn wins(words: &[&str], word: &str, left: u64) -> bool {
        let can_follow = |letter: char| {
            let next = format!("{word}{letter}");
            words.iter().any(|word| word.starts_with(&next)).then_some(next)
        };
        let next: Vec<String> = "abc".chars().filter_map(can_follow).collect();
        match next.is_empty() {
            true => left > 1 && wins(words, "", left - 1),
            false => next.iter().any(|next| !wins(words, next, left)),
        }
    }

    #[test]
    fn the_match_is_won_as_playing_all_its_rounds_says() {
        let groups: [&[&str]; 9] = [
            &["a"],
            &["ab"],
            &["a", "ba"],
            &["ab", "aca"],
            &["ab", "aba"],
            &["abc", "ac", "ba"],
            &["aa", "ab", "ba", "bba"],
            &["abca", "acb", "bc", "cab"],
            &["aaa", "ab", "bab", "bb", "c"],
        ];
        for words in groups {
            for k in 1..=5 {
                assert_eq!(first_wins(&trie(words), k), wins(words, "", k), "{words:?} {k}");
            }
        }
    }
}
