//! Searches that look at less than all.
//!
//! *One position for many.* Let two positions be alike only if each option of either is like an option of the other. Then
//! positions that are alike have the same Grundy value, by induction.
//!
//! *Alpha-beta.* A search with the window from alpha to beta leaves a position as soon as it is worth beta or more to the
//! player to move. What it returns is the value if that lies in the window, and else a bound on the same side. If the
//! best options come first, a tree of depth d with b options everywhere takes b^(d/2 rounded up) + b^(d/2 rounded
//! down) - 1 leaves, and no set of fewer leaves tells the value (Knuth and Moore 1975).
//!
//! A tree is the list of its leaves, each worth so much to the player who would move there.

use crate::law;
use libtest_mimic::Trial;
use rules::Choices;
use std::collections::{BTreeMap, BTreeSet};

/// More than any leaf.
const INFINITE: i32 = 9;

pub fn trials() -> [Trial; 3] {
    [
        law("search::positions_that_are_alike_have_one_value", alike),
        law("search::alpha_beta_returns_the_value_or_a_bound", windows),
        law("search::the_best_order_takes_as_few_leaves_as_can_be", fewest_leaves),
    ]
}

/// On random graphs of ten vertices, where edges lead to smaller numbers: as many as possible are alike.
fn alike() {
    let mut merged = 0;
    for seed in 0..300 {
        let mut choices = Choices::random(seed);
        let (mut known, mut values) = (BTreeMap::new(), BTreeMap::new());
        let (mut classes, mut grundy) = (Vec::new(), Vec::new());
        for vertex in 0..10_usize {
            let options: Vec<usize> = (0..vertex).filter(|_| choices.flip()).collect();
            let around: BTreeSet<usize> = options.iter().map(|&option| classes[option]).collect();
            let fresh = known.len();
            let class = *known.entry(around).or_insert(fresh);
            let taken: BTreeSet<usize> = options.iter().map(|&option| grundy[option]).collect();
            let value = (0..).find(|value| !taken.contains(value)).unwrap_or_default();
            assert_eq!(
                *values.entry(class).or_insert(value),
                value,
                "seed {seed}, vertex {vertex}"
            );
            classes.push(class);
            grundy.push(value);
        }
        merged += 10 - known.len();
    }
    assert!(merged > 100, "only {merged} vertices are alike");
}

fn options(leaves: &[i32], b: usize) -> impl Iterator<Item = &[i32]> {
    leaves.chunks(leaves.len() / b)
}

/// The value by its definition.
fn value(leaves: &[i32], b: usize) -> i32 {
    match leaves {
        [leaf] => *leaf,
        _ => options(leaves, b).map(|option| -value(option, b)).max().unwrap_or(-INFINITE),
    }
}

fn alpha_beta(leaves: &[i32], b: usize, [alpha, beta]: [i32; 2], seen: &mut usize) -> i32 {
    if let [leaf] = leaves {
        *seen += 1;
        return *leaf;
    }
    let mut best = -INFINITE;
    for option in options(leaves, b) {
        best = best.max(-alpha_beta(option, b, [-beta, -alpha.max(best)], seen));
        if best >= beta {
            break;
        }
    }
    best
}

/// Random leaves from -2 to 2 of trees with `b` options at each of `d` moves.
fn random_trees(b: usize, d: u32) -> impl Iterator<Item = Vec<i32>> {
    (0..40).map(move |seed| {
        let mut choices = Choices::random(seed);
        (0..b.pow(d)).map(|_| choices.pick(0..=4) - 2).collect()
    })
}

const SHAPES: [(usize, u32); 9] =
    [(2, 0), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (2, 5), (3, 4), (4, 3)];

fn windows() {
    for (b, d) in SHAPES {
        for leaves in random_trees(b, d) {
            let value = value(&leaves, b);
            for (alpha, beta) in
                (-4..4).flat_map(|alpha| (alpha + 1..=4).map(move |beta| (alpha, beta)))
            {
                let found = alpha_beta(&leaves, b, [alpha, beta], &mut 0);
                let place = format!("{leaves:?}, {b} options, from {alpha} to {beta}");
                assert!(found <= alpha || found >= beta || found == value, "{place}");
                assert!(found > alpha || value <= found, "{place}");
                assert!(found < beta || value >= found, "{place}");
            }
        }
    }
}

/// The tree with the best options first.
fn best_first(leaves: &[i32], b: usize) -> Vec<i32> {
    if leaves.len() == 1 {
        return leaves.to_vec();
    }
    let mut ordered: Vec<Vec<i32>> =
        options(leaves, b).map(|option| best_first(option, b)).collect();
    ordered.sort_by_key(|option| value(option, b));
    ordered.concat()
}

fn fewest_leaves() {
    for (b, d) in SHAPES {
        let fewest = b.pow(d.div_ceil(2)) + b.pow(d / 2) - 1;
        for leaves in random_trees(b, d) {
            let mut seen = 0;
            alpha_beta(&best_first(&leaves, b), b, [-INFINITE, INFINITE], &mut seen);
            assert_eq!(seen, fewest, "{leaves:?}, {b} options");
            for set in (0..1_u32 << leaves.len().min(9)).filter(|_| leaves.len() <= 9) {
                // The other leaves may be worth anything.
                let [least, most] = [-INFINITE, INFINITE].map(|other| {
                    let leaf = |(bit, &leaf)| if set >> bit & 1 == 1 { leaf } else { other };
                    value(&leaves.iter().enumerate().map(leaf).collect::<Vec<_>>(), b)
                });
                let tells = least == most;
                assert!(!tells || set.count_ones() as usize >= fewest, "{leaves:?}: {set:b}");
            }
        }
    }
}
