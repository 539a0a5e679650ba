//! CF 1149 E Election Promises. <https://codeforces.com/problemset/problem/1149/E>
//!
//! **Rules.** One-way roads without a cycle lead between `n` cities, each of which has a tax. Two parties alternate. A turn
//! lowers the tax of one city, and sets the taxes of the cities to which its roads lead to any whole numbers from 0 on, larger
//! ones or not. Whoever makes the last turn wins. Print `LOSE`, or `WIN` and the taxes after a first turn that wins; any such
//! turn is right.
//!
//! **Theorem.** The class of a city is the mex of the classes to which its roads lead. The first party loses if and only if in
//! each class the exclusive or of the taxes is 0. (Proved.)
//!
//! **Proof.** Call the exclusive or of a class its sum.
//! 1. *Play ends.* List the cities so that roads lead to later ones. The first tax of the list that a turn changes falls, since
//!    all other changed cities are later. So the lists of taxes fall in the order of a dictionary. No such fall goes on for
//!    ever: the first tax can fall only finitely often, after that the second, and so on.
//! 2. *If all sums are 0, each turn leaves one that is not.* Let it lower the tax of v. A mex is not among the numbers that it
//!    is taken of, so no road from v leads to a city of its own class. In this class v alone changes, and so does the sum.
//! 3. *If some sum is not 0, a turn leaves none.* Let M be the highest class with a sum s that is not 0. The highest bit of s
//!    is 1 in the tax h of some city v of class M, so h xor s is less than h: lower the tax to that. By the mex, roads from v
//!    lead to cities of all classes below M. In each of these classes choose one, and xor the sum of the class to its tax.
//!    Now all sums are 0; those above M were before.
//! 4. *So sums of 0 are lost and all else is won,* by induction along 1: after the last turn all taxes are 0, and so are
//!    the sums.
//!
//! **Complexity.** O(n + m) time, no recursion. A city of class k has roads to all
//! classes below, so k (k + 1) / 2 <= m: classes are below 632 in the statement's bounds. New taxes are exclusive ors of
//! given ones, so they stay below the next power of two. Past the statement n and m may be 4,194,304 each, taxes any below
//! 2^64, and roads may come twice.
//!
//! **Traps.** Classes are no lengths of paths: `3 2 / 1 0 1 / 1 2 / 2 3` answers `LOSE`, and `3 3 / 1 0 1 / 1 2 / 1 3 / 2 3`
//! answers `WIN / 0 0 0`. The turn begins in the highest class that is off, not in any other: `2 1 / 1 1 / 1 2` answers
//! `WIN / 0 0`. Not every city of it can be lowered: `2 0 / 1 3` answers `WIN / 1 1`. One city of a class is changed, since two
//! undo each other: `3 2 / 1 1 0 / 1 2 / 1 3` answers `WIN / 0 1 1`. A city may be raised above all given taxes:
//! `4 1 / 1 0 1 2 / 1 2` answers `WIN / 0 3 1 2`.
//!
//! **Source.** Codeforces Round 556 (Div. 1), problem E.

use sente::graph::Adjacency;
use sente::{input, io::fail, output};
use std::mem::take;

/// The most cities, and the most roads.
const MOST: usize = 1 << 22;

/// Makes a turn that wins, if there is one.
fn wins(roads: &Adjacency, classes: &[usize], taxes: &mut [u64]) -> bool {
    let mut sums = vec![0; classes.len()];
    for (&class, tax) in classes.iter().zip(&*taxes) {
        sums[class] ^= tax;
    }
    let Some(highest) = sums.iter().rposition(|&sum| sum != 0) else { return false };
    let is_lowered =
        |&city: &usize| classes[city] == highest && taxes[city] ^ sums[highest] < taxes[city];
    let lowered = (0..taxes.len()).find(is_lowered).expect("a tax has the bit");
    for &city in [lowered as u32].iter().chain(roads.of(lowered)) {
        taxes[city as usize] ^= take(&mut sums[classes[city as usize]]);
    }
    true
}

/// City 0 is there, but has no tax and no roads.
fn main() {
    input! { n: usize, m: usize }
    if n.max(m) > MOST {
        fail(format_args!("{n} cities or {m} roads are above {MOST}"));
    }
    input! { taxes: [u64; n], roads: [(usize, usize); m] }
    let mut ends = roads.iter().flat_map(|road| [road.0, road.1]);
    if let Some(end) = ends.find(|end| !(1..=n).contains(end)) {
        fail(format_args!("there is no city {end}"));
    }
    let roads = Adjacency::new(n + 1, roads.into_iter());
    let Some(classes) = roads.grundy_values() else { fail("the roads form a cycle") };
    let mut taxes = [vec![0], taxes].concat();
    let mut out = output();
    if wins(&roads, &classes, &mut taxes) {
        out.line("WIN");
        out.row(&taxes[1..]);
    } else {
        out.line("LOSE");
    }
}

#[cfg(test)]
mod cf1149e {
    use super::wins;
    use sente::graph::Adjacency;

    /// The taxes after the turn that wins.
    fn turn(taxes: &[u64], roads: &[(usize, usize)]) -> Option<Vec<u64>> {
        let roads = Adjacency::new(taxes.len(), roads.iter().copied());
        let classes = roads.grundy_values().expect("there is no cycle");
        let mut taxes = taxes.to_vec();
        wins(&roads, &classes, &mut taxes).then_some(taxes)
    }

    #[test]
    fn without_taxes_there_is_no_turn() {
        assert_eq!(turn(&[], &[]), None);
        assert_eq!(turn(&[0; 3], &[(0, 1), (1, 2)]), None);
    }

    #[test]
    fn without_roads_the_taxes_are_heaps_of_nim() {
        assert_eq!(turn(&[1, 2, 3], &[]), None);
        assert_eq!(turn(&[1, 2, 4], &[]), Some(vec![1, 2, 3]));
        assert_eq!(turn(&[u64::MAX, 1], &[]), Some(vec![1, 1]));
    }

    #[test]
    fn roads_that_come_twice_count_once() {
        assert_eq!(turn(&[1, 1], &[(0, 1), (0, 1)]), Some(vec![0, 0]));
    }

    #[test]
    fn classes_above_the_highest_that_is_off_stay() {
        // The classes are 2, 1, 0; city 3 is of class 0, and a road leads to it from all.
        let roads = [(0, 1), (0, 2), (1, 2), (3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2)];
        assert_eq!(turn(&[0, 2, 1, 5, 5], &roads), Some(vec![0, 0, 0, 5, 5]));
    }

    #[test]
    fn turns_are_legal_and_leave_a_lost_position() {
        let mut seed = 1_u64;
        let mut random = move |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % below
        };
        for round in 0..2000 {
            let n = 1 + round % 8;
            let taxes: Vec<u64> = (0..n).map(|_| random(4)).collect();
            let pairs = (0..n).flat_map(|from| (0..from).map(move |to| (from, to)));
            let roads: Vec<(usize, usize)> = pairs.filter(|_| random(2) == 0).collect();
            let Some(after) = turn(&taxes, &roads) else { continue };
            let changed = (0..n).filter(|&city| after[city] != taxes[city]);
            let is_lowered = |city: usize| {
                let may_change = |other| other == city || roads.contains(&(city, other));
                after[city] < taxes[city] && changed.clone().all(may_change)
            };
            assert!((0..n).any(is_lowered), "{taxes:?} {roads:?} {after:?}");
            assert_eq!(turn(&after, &roads), None, "{taxes:?} {roads:?} {after:?}");
        }
    }
}
