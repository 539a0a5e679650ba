//! LOJ 6377 A String Game. <https://loj.ac/p/6377>
//!
//! **Rules.** There are a text t and n strings, each a non-empty substring of t. Alice and Bob take turns, Alice first:
//! append a letter to one of the strings, so that it stays a substring of t. Whoever cannot loses. The input has cases up
//! to its end.
//!
//! **Theorem.** Let g(s) be the mex of all g(s c) for substrings s c of t, c a letter. Alice wins iff the nim-sum of g over
//! the strings is not 0. On an edge of the suffix tree of t, k >= 1 letters above its lower end of value g, the value is 1
//! if just one of "g > 0" and "k is odd" is true, else 0. (Proved.)
//!
//! **Proof.** A move changes one string, and what can be done to it depends on it alone; equal strings are two. So it is a
//! sum, each string grows at most |t| times, and Sprague and Grundy give the first claim with their definition of g.
//!
//! If c is the only letter behind s, g(s) is the mex of the set of g(s c) alone: 1 if that is 0, else 0. From this the
//! values on an edge follow by induction on k. For k = 1 it is the last sentence. From k to k + 1 the value, 0 or 1, becomes
//! the other one.
//!
//! *The tree.* Its places are the substrings of t, once each. A place with two letters or more behind it is a branching
//! node. Any other one lies on an edge, whose lower end is the next branching node, or the end of t, where no letter
//! follows: value 0. No mark is put behind t: only the letters behind a place count, not if a suffix ends there. So a mex
//! is left for the branching nodes alone, over the first places of their edges, whose values the theorem has. A node with j
//! edges is worth at most j, so that a set of values is a word of bits.
//!
//! *A string* is found from the root: its next letter names the edge, and the letters on it are compared as one block.
//!
//! **Complexity.** O(a |t|) by Ukkonen's algorithm.
//!
//! Here a is the number of different letters. A string takes a step for each branching node on its way, beside reading and
//! comparing. Nothing recurses. The root and the branching nodes, at most |t| together, take 4 (a + 3) bytes each, leaves
//! nothing: 12 MB at most beside the input of 30 MB. Words end where 32 comparisons at a time find a blank.
//!
//! On 3 * 10^7 letters, measured in the same run on a busy machine: 200 strings of up to 10^5 letters take 0.05 s of CPU
//! time, in C++ by a suffix automaton 2.4 s; 298 texts of 10^5 letters 1.3 s against 7.5 s (Fibonacci's word), 6 s against
//! 14 s (26 random letters), and 7.3 s against 38 s (2 random letters).
//!
//! Past the statement letters are any bytes, up to 63 different ones, while (a + 3) |t| is at most 2^26.
//!
//! **Traps.** Where the text ends matters only if what ends there is nowhere else: `aa / 1 / a` answers `Alice`. Neither
//! the first occurrence nor the last one decides: `aab / 1 / a` answers `Alice`. Values above 1 count: `aab / 2 / a / aa`
//! answers `Alice`. Equal strings cancel: `aa / 2 / a / a` answers `Bob`. The parity of |t| - |s| decides nothing:
//! `ab / 1 / b` answers `Bob`. Many cases: `aaa / 1 / a / ab / 1 / a` answers `Bob / Alice`.
//!
//! **Source.** E. Ukkonen, On-line construction of suffix trees, Algorithmica 14 (1995).

use sente::io::{fail, rest_of_input};
use sente::output;

/// Most numbers in the blocks of a text.
const MOST: usize = 1 << 26;
/// Greatest width of a block: a set of values is a word of 64 bits.
const WIDEST: usize = 66;
/// Marks a child that is a leaf; the other bits say where its edge begins.
const LEAF: u32 = 1 << 31;
/// A block begins with both ends of the edge to its node, as they are in the text, and the suffix link, in the place of
/// which the Grundy value comes. Then there is the child of each letter, or 0. The root, no child, has the first block.
const VALUE: usize = 2;
const LINK: usize = 2;

/// The suffix tree of a text. Its root and branching nodes have blocks, whose indices are their names.
#[derive(Default)]
struct Tree<'a> {
    text: &'a [u8],
    /// The place in a block of the child with each byte; none is as far as it can be.
    slots: Vec<usize>,
    width: usize,
    blocks: Vec<u32>,
}

impl<'a> Tree<'a> {
    /// Makes it the tree of another text, in the same memory. False if that is too large.
    fn read(&mut self, text: &'a [u8]) -> bool {
        self.text = text;
        self.slots = vec![usize::MAX; 256];
        self.width = LINK + 1;
        for &byte in text {
            let slot = &mut self.slots[byte as usize];
            if *slot > self.width {
                *slot = self.width;
                self.width += 1;
            }
        }
        if self.width > WIDEST || self.width * text.len() > MOST {
            return false;
        }
        self.grow();
        self.find_values();
        true
    }

    /// The place in a block of the child with the letter there.
    fn slot(&self, at: usize) -> usize {
        self.slots[self.text[at] as usize]
    }

    /// Both ends of the edge to a child. A leaf's name is no index.
    fn edge(&self, child: usize) -> (usize, usize) {
        match self.blocks.get(child..) {
            Some(&[from, upto, ..]) => (from as usize, upto as usize),
            _ => (child ^ LEAF as usize, self.text.len()),
        }
    }

    /// Ukkonen's algorithm. Of the text so far, the longest suffix that occurs elsewhere, too, has `left` letters. Its place
    /// is `length` letters below `node`, on the edge with the letter at `first`. The suffix link of the node `before` leads
    /// to the next place; that of the root is not used.
    fn grow(&mut self) {
        self.blocks.clear();
        self.blocks.resize(self.width, 0);
        let (mut node, mut first, mut length, mut left) = (0, 0, 0, 0);
        for end in 0..self.text.len() {
            let (leaf, mut before) = (LEAF | end as u32, 0);
            left += 1;
            while left > 0 {
                if length == 0 {
                    first = end;
                }
                let slot = node + self.slot(first);
                let child = self.blocks[slot];
                let (from, upto) = self.edge(child as usize);
                let (at, mut here) = (from + length, node);
                if child == 0 {
                    self.blocks[slot] = leaf;
                } else if at >= upto {
                    (node, first, length) = (child as usize, first + upto - from, at - upto);
                    continue;
                } else if self.text[at] != self.text[end] {
                    here = self.split(slot, from, at);
                    let slot = here + self.slot(end);
                    self.blocks[slot] = leaf;
                }
                self.blocks[before + LINK] = here as u32;
                if child != 0 && here == node {
                    length += 1;
                    break;
                }
                before = here;
                left -= 1;
                if node > 0 {
                    node = self.blocks[node + LINK] as usize;
                } else if length > 0 {
                    length -= 1;
                    first = end + 1 - left;
                }
            }
        }
    }

    /// Puts a node on the edge in this slot, which begins at `from`, above the letter at `at`.
    fn split(&mut self, slot: usize, from: usize, at: usize) -> usize {
        let node = self.blocks.len();
        self.blocks.extend([from as u32, at as u32]);
        self.blocks.resize(node + self.width, 0);
        let mut child = std::mem::replace(&mut self.blocks[slot], node as u32);
        match self.blocks.get_mut(child as usize) {
            Some(start) => *start = at as u32,
            None => child = LEAF | at as u32,
        }
        let slot = node + self.slot(at);
        self.blocks[slot] = child;
        node
    }

    /// Finds the values of the nodes, from the leaves upwards. They are listed from the root downwards, each with the place
    /// of its parent in the list and the set of the values of its options.
    fn find_values(&mut self) {
        let mut nodes = vec![(0, 0, 0_u64)];
        let mut place = 0;
        while let Some(&(node, ..)) = nodes.get(place) {
            let children = self.blocks.get(node + LINK + 1..node + self.width).unwrap_or(&[]);
            let children = children.iter().filter(|&&child| child > 0);
            nodes.extend(children.map(|&child| (child as usize, place, 0)));
            place += 1;
        }
        for place in (1..nodes.len()).rev() {
            let (node, parent, options) = nodes[place];
            let (from, upto) = self.edge(node);
            let value = options.trailing_ones();
            self.blocks.get_mut(node + VALUE).into_iter().for_each(|known| *known = value);
            nodes[parent].2 |= 1 << above(value, upto - from - 1);
        }
    }

    /// The Grundy value of a string; `None` if it is no substring. Behind a leaf there is no block.
    fn value(&self, mut string: &[u8]) -> Option<u32> {
        let mut node = 0;
        loop {
            let slot = self.slots[*string.first()? as usize];
            let block = self.blocks.get(node..node + self.width)?;
            node = *block.get(slot).filter(|&&child| child > 0)? as usize;
            let (from, upto) = self.edge(node);
            let length = string.len().min(upto - from);
            if string[..length] != self.text[from..from + length] {
                return None;
            }
            string = &string[length..];
            if string.is_empty() {
                let below = *self.blocks.get(node + VALUE).unwrap_or(&0);
                return Some(above(below, upto - from - length));
            }
        }
    }
}

/// The Grundy value so many letters above a place of this value, on one edge.
fn above(value: u32, letters: usize) -> u32 {
    match letters {
        0 => value,
        _ => ((value > 0) != (letters % 2 == 1)).into(),
    }
}

/// The next word. Blocks without a blank are skipped: one comparison for each byte, many bytes at a time.
fn word<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let text = &rest[rest.iter().position(|byte| !byte.is_ascii_whitespace())?..];
    let is_full = |block: &&[u8]| block.iter().fold(true, |full, &byte| full & (byte > b' '));
    let full = 32 * text.chunks_exact(32).take_while(is_full).count();
    let end = full + text[full..].iter().take_while(|byte| !byte.is_ascii_whitespace()).count();
    *rest = &text[end..];
    Some(&text[..end])
}

fn main() {
    let input = rest_of_input();
    let mut rest = input.as_bytes();
    let mut tree = Tree::default();
    let mut out = output();
    for case in 1.. {
        let Some(text) = word(&mut rest) else { break };
        if !tree.read(text) {
            fail(format_args!("case {case} is too long"));
        }
        let count = word(&mut rest).and_then(|n| std::str::from_utf8(n).ok()?.parse().ok());
        let mut value = || tree.value(word(&mut rest)?);
        let sum = count.and_then(|n: usize| (0..n).try_fold(0, |sum, _| Some(sum ^ value()?)));
        let Some(sum) = sum else { fail(format_args!("case {case} lacks a substring")) };
        out.line(if sum != 0 { "Alice" } else { "Bob" });
    }
}

#[cfg(test)]
mod loj6377 {
    use super::{word, Tree};
    use std::collections::BTreeSet;

    /// All texts of up to `most` letters, of so many different ones.
    fn texts(most: u32, letters: u8) -> impl Iterator<Item = Vec<u8>> {
        (1..=most).flat_map(move |length| {
            (0..u32::from(letters).pow(length)).map(move |code| {
                let letter = |place| code / u32::from(letters).pow(place) % u32::from(letters);
                (0..length).map(|place| b'a' + letter(place) as u8).collect()
            })
        })
    }

    #[test]
    fn values_are_the_mex_of_those_of_longer_substrings() {
        for text in texts(8, 2).chain(texts(5, 4)) {
            let mut tree = Tree::default();
            assert!(tree.read(&text));
            let substrings: BTreeSet<&[u8]> =
                (1..=text.len()).flat_map(|length| text.windows(length)).collect();
            for string in substrings {
                let longer = |letter: u8| tree.value(&[string, &[letter]].concat());
                let options: Vec<u32> = (b'a'..=b'd').filter_map(longer).collect();
                let mex = (0..).find(|value| !options.contains(value));
                assert_eq!(tree.value(string), mex, "{string:?} in {text:?}");
            }
            assert!(tree.blocks.len() <= tree.width * text.len(), "{text:?}");
        }
    }

    #[test]
    fn only_substrings_have_values() {
        for text in texts(6, 2) {
            let mut tree = Tree::default();
            assert!(tree.read(&text));
            for string in texts(6, 3) {
                let is_substring = text.windows(string.len()).any(|part| part == string);
                assert_eq!(tree.value(&string).is_some(), is_substring, "{string:?} in {text:?}");
            }
        }
    }

    #[test]
    fn a_tree_is_made_in_the_memory_of_another() {
        let mut tree = Tree::default();
        assert!(tree.read(b"mississippi") && tree.read(b"aab"));
        let values = [&b"a"[..], b"aa", b"aab", b"s"].map(|string| tree.value(string));
        assert_eq!(values, [Some(2), Some(1), Some(0), None]);
        let bytes: Vec<u8> = (0..64).collect();
        assert!(tree.read(&bytes[1..]) && !tree.read(&bytes));
        let long = vec![b'a'; (1 << 24) + 1];
        assert!(!tree.read(&long));
    }

    #[test]
    fn words_end_at_blanks_wherever_the_blocks_do() {
        for length in (1..200).chain([100_000]) {
            let long = "x".repeat(length);
            let text = format!(" \r\n{long}\ty\u{1}z\n{long}");
            let mut rest = text.as_bytes();
            let words = [(); 4].map(|()| word(&mut rest));
            let long = Some(long.as_bytes());
            assert_eq!(words, [long, Some(b"y\x01z"), long, None]);
        }
    }
}
