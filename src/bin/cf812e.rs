//! CF 812E Sagheer and Apple Tree. <https://codeforces.com/problemset/problem/812/E>
//!
//! **Rules.** Each of the `n` vertices of a rooted tree holds apples, and the depths of all leaves have the same
//! parity. Soliman and Sagheer alternate, Soliman first. A move takes one or more apples of one vertex: at a leaf they
//! are eaten, at any other vertex all of them go to one of its children. Who cannot move loses. Before the game Sagheer
//! swaps the apples of two different vertices, whether that changes something or not. Print the number of pairs of
//! vertices, without order, for which he then wins.
//!
//! **Theorem.** Colour a vertex blue if its distance to the leaves below it is even, and red if it is odd. Let S be the
//! nim-sum, the exclusive or, of the apples of all blue vertices. The player to move loses if and only if S = 0. So a
//! pair u, v is good if and only if both have the same colour and S = 0, or they have different colours and the
//! exclusive or of their apples is S. (Proved.)
//!
//! **Proof.** *Colours.* All leaves below a vertex have depths of one parity, so its colour does not depend on the
//! leaf, and a vertex and its child have different colours. Leaves are blue.
//!
//! *Each move changes the apples of exactly one blue vertex:* they are taken from it, and eaten or sent to a red
//! vertex; or they are taken from a red vertex, which is no leaf, and come to a blue child. So from S = 0 each move
//! leads to S other than 0. From any other S, as in Bouton's theorem (`p2197`), one of the blue vertices holds a apples
//! with a xor S < a. Taking all but a xor S of them, to be eaten or to any child, is a move, and it leads to S = 0.
//! Play ends, since each move brings apples closer to being eaten; at the end no apples are there, and S = 0. So by
//! induction exactly the positions with S = 0 are lost.
//!
//! *Swaps.* Sagheer, who is second, wants S = 0 after the swap. A swap within a colour leaves S as it is. A swap of a
//! blue u with a red v puts a_v in the place of a_u, so that S becomes S xor a_u xor a_v.
//!
//! **Complexity.** O(n) expected time: the vertices are taken leaves first, see `sente::tree`, without recursion and
//! lists of neighbours, and then the red numbers are counted in a table in which each blue one looks up its partner. 22
//! bytes a vertex, and the table. Past the statement apples may be anything below 2^32, and a single vertex makes no
//! pair. Parents that are no tree, or leaves of both parities, are errors.
//!
//! **Traps.** Colours are counted from the leaves, not from the root: `3 / 1 1 1 / 1 1` answers `3`, and with leaves at
//! even depth `3 / 1 1 1 / 1 2` answers `3`. With S = 0 equal numbers of both colours may be swapped, too: these are 2
//! of the 3 pairs of both examples. A swap between the colours changes S: `2 / 1 1 / 1` answers `0`. A parent may have
//! a greater number: `3 / 1 1 1 / 3 1` answers `3`. The answer reaches 4,999,950,000, and a xor S can be greater than
//! 10^7, so that a table of 10^7 counters is too short.
//!
//! **Source.** Codeforces Round 417, Division 2, problem E. Staircase Nim: R. Sprague, Über zwei Abarten von Nim,
//! Tohoku Mathematical Journal 43 (1937).

use sente::{
    input,
    io::{fail, Usize1},
    output,
    tree::leaves_first,
};
use std::collections::HashMap;

/// A reason why there are no colours.
#[derive(Debug, PartialEq)]
enum Uncoloured {
    NoTree,
    Parities,
}

/// For each vertex, true if it is red. `parents` are those of the vertices 1, 2, ...
fn colours(parents: &[usize]) -> Result<Vec<bool>, Uncoloured> {
    let n = parents.len() + 1;
    let mut red = vec![false; n];
    let (mut is_known, mut agree) = (vec![false; n], true);
    let edges = (1..n).map(|vertex| (vertex, parents[vertex - 1]));
    let is_tree = leaves_first(n, edges, |vertex, parent| {
        agree &= !is_known[parent] || red[parent] != red[vertex];
        red[parent] = !red[vertex];
        is_known[parent] = true;
    });
    match (is_tree, agree) {
        (false, _) => Err(Uncoloured::NoTree),
        (true, false) => Err(Uncoloured::Parities),
        (true, true) => Ok(red),
    }
}

/// The number of pairs after whose swap the player to move loses.
fn good_swaps(apples: &[u32], red: &[bool]) -> u64 {
    let of = |colour: bool| {
        let coloured = apples.iter().zip(red).filter(move |&(_, &red)| red == colour);
        coloured.map(|(&apples, _)| apples)
    };
    let sum = of(false).fold(0, |sum, apples| sum ^ apples);
    let mut counts: HashMap<u32, u64> = HashMap::new();
    of(true).for_each(|apples| *counts.entry(apples).or_default() += 1);
    let partners = |apples: u32| counts.get(&(apples ^ sum)).copied().unwrap_or(0);
    let of_both: u64 = of(false).map(partners).sum();
    if sum != 0 {
        return of_both;
    }
    let pairs = |count: u64| count * count.saturating_sub(1) / 2;
    of_both + pairs(of(true).count() as u64) + pairs(of(false).count() as u64)
}

fn main() {
    input! { n: usize, apples: [u32; n], parents: [Usize1; n.saturating_sub(1)] }
    if n == 0 {
        fail("a tree has a root: n must be positive");
    }
    match colours(&parents) {
        Ok(red) => output().line(good_swaps(&apples, &red)),
        Err(Uncoloured::NoTree) => {
            fail(format_args!("the parents are not those of a tree of the vertices 1 to {n}"))
        }
        Err(Uncoloured::Parities) => fail("there are leaves at even and at odd depths"),
    }
}

#[cfg(test)]
mod cf812e {
    use super::{colours, good_swaps, Uncoloured};

    fn answer(apples: &[u32], parents: &[usize]) -> u64 {
        good_swaps(apples, &colours(parents).unwrap())
    }

    #[test]
    fn a_root_alone_has_no_pair() {
        assert_eq!(answer(&[5], &[]), 0);
        assert_eq!(answer(&[0], &[]), 0);
    }

    #[test]
    fn a_root_and_its_leaf_must_be_swapped() {
        assert_eq!(answer(&[0, 7], &[0]), 1);
        assert_eq!(answer(&[7, 0], &[0]), 0);
        assert_eq!(answer(&[7, 7], &[0]), 0);
    }

    #[test]
    fn colours_are_counted_from_the_leaves() {
        assert_eq!(colours(&[0, 1]), Ok(vec![false, true, false]));
        assert_eq!(colours(&[0, 0]), Ok(vec![true, false, false]));
        assert_eq!(colours(&[2, 0]), Ok(vec![false, false, true]));
        assert_eq!(colours(&[3, 0, 0, 2]), Ok(vec![false, false, true, true, false]));
        assert_eq!(colours(&[0, 0, 2]), Err(Uncoloured::Parities));
    }

    #[test]
    fn what_is_no_tree_has_no_colours() {
        for parents in [&[1][..], &[2, 1], &[0, 3, 2], &[0, 9]] {
            assert_eq!(colours(parents), Err(Uncoloured::NoTree), "{parents:?}");
        }
    }

    #[test]
    fn a_swap_is_good_if_the_blue_vertices_cancel_after_it() {
        let parents = [0, 0, 1, 1, 2, 2];
        let red = colours(&parents).unwrap();
        for code in 0..3_u32.pow(7) {
            let apples: Vec<u32> = (0..7).map(|place| code / 3_u32.pow(place) % 3).collect();
            let mut good = 0;
            for (u, v) in (0..7).flat_map(|u| (u + 1..7).map(move |v| (u, v))) {
                let mut swapped = apples.clone();
                swapped.swap(u, v);
                let blue = swapped.iter().zip(&red).filter(|(_, &red)| !red);
                good += u64::from(blue.fold(0, |sum, (apples, _)| sum ^ apples) == 0);
            }
            assert_eq!(good_swaps(&apples, &red), good, "{apples:?}");
        }
    }

    #[test]
    fn a_path_of_a_million_vertices_is_no_recursion() {
        const N: usize = 1_000_000;
        let parents: Vec<usize> = (0..N - 1).collect();
        let pairs = N as u64 * (N as u64 - 1) / 2;
        assert_eq!(answer(&vec![1; N], &parents), pairs);
        assert_eq!(answer(&vec![u32::MAX; N - 2], &parents[..N - 3]), 0);
    }
}
