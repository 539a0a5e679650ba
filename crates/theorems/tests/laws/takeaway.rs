//! Take-away with a bound that moves (A. J. Schwenk, Take-away games, 1970): after a move of t stones the next one takes at
//! most f(t), where f never falls and f(t) >= t. Let `H_1 = 1` and `H_(m+1) = H_m + H_j` for the least j with `f(H_j) >= H_m`.
//! Each n is a sum of terms H such that f of each is less than the next larger one, and z(n) is the least of them. Theorem:
//! with n stones, of which at most q may be taken, the player to move wins iff q >= z(n). Chapter 6 of the course has the proof.

use crate::law;
use libtest_mimic::Trial;

const STONES: usize = 120;

type Bound = fn(usize) -> usize;

/// Bounds that never fall, and are at least what was taken.
const BOUNDS: [(&str, Bound); 9] = [
    ("t", |t| t),
    ("t + 1", |t| t + 1),
    ("2 t - 1", |t| 2 * t - 1),
    ("2 t", |t| 2 * t),
    ("3 t", |t| 3 * t),
    ("4 t", |t| 4 * t),
    ("7 t", |t| 7 * t),
    ("t t", |t| t * t),
    ("t, but 9 from 3 to 9", |t| if (3..=9).contains(&t) { 9 } else { t }),
];

pub fn trials() -> [Trial; 1] {
    [law(
        "takeaway::the_least_term_of_the_heap_is_what_must_be_allowed",
        the_least_term_of_the_heap_is_what_must_be_allowed,
    )]
}

fn the_least_term_of_the_heap_is_what_must_be_allowed() {
    for (name, bound) in BOUNDS {
        let needed = needed(bound);
        for (stones, &needed) in needed.iter().enumerate().skip(1) {
            assert_eq!(needed, least_term(bound, stones), "{stones} stones, bound {name}");
        }
    }
}

/// The least number that must be allowed so that the player to move wins, for each heap, by the rules. Whoever may take
/// more can do all that he could with less. 0 stones are lost, whatever is allowed.
fn needed(bound: Bound) -> Vec<usize> {
    let mut needed = vec![usize::MAX];
    for stones in 1..=STONES {
        let wins = |&taken: &usize| bound(taken) < needed[stones - taken];
        needed.push((1..=stones).find(wins).expect("taking all wins"));
    }
    needed
}

fn least_term(bound: Bound, mut stones: usize) -> usize {
    let mut terms = vec![1];
    while let Some(&last) = terms.last().filter(|&&last| last <= STONES) {
        let next = terms.iter().find(|&&term| bound(term) >= last);
        terms.push(last + next.expect("the last one is such a term"));
    }
    let mut least = 0;
    while stones > 0 {
        least = *terms.iter().rev().find(|&&term| term <= stones).expect("1 is a term");
        stones -= least;
    }
    least
}
