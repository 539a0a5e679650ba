//! Heaps whose lost positions are told by the golden ratio.

use crate::explanation::{Explanation, Part, Sum, outcome, say};
use game::Player;
use sente::zeckendorf::{FIBONACCI, digits};

/// Wythoff: lost iff the heaps are floor(k phi) and k more, for some k.
pub(crate) fn wythoff(_: &[u64; 2], &[one, other]: &[u64; 2], _: Player) -> Option<Explanation> {
    let (a, b) = (one.min(other), one.max(other));
    let k = b - a;
    let low = times_phi(k)?;
    let parts = vec![
        Part::number(say!("smaller heap"), "", a),
        Part::number(say!("difference k"), format!("{b} - {a}"), k),
        Part::number(say!("floor(k phi)"), "", low),
    ];
    let rule = say!(
        "Pair k is floor(k phi) and k more, where phi = 1.618... Pairs share neither a number nor a difference, so no \
         move leads from one to another; from all other heaps a move leads to one."
    );
    let why = match a == low {
        true => say!("The heaps are pair {}, so they are lost.", k),
        false => say!("The heaps are no pair, so some move makes them one."),
    };
    Some(Explanation::new(rule, parts, outcome(a != low), why))
}

/// The floor of a number times phi, which is (number + sqrt(5 number^2)) / 2. Where the root is not an integer, its floor
/// makes the same floor.
fn times_phi(number: u64) -> Option<u64> {
    let number = u128::from(number);
    let root = number.pow(2).checked_mul(5)?.isqrt();
    u64::try_from((number + root) / 2).ok()
}

/// Fibonacci Nim, whoever takes the last stone wins.
pub(crate) fn last_wins(_: &u64, &(stones, limit): &(u64, u64), _: Player) -> Option<Explanation> {
    Some(least_term(stones, limit))
}

/// Fibonacci Nim, whoever takes the last stone loses. A move that takes it helps nobody who has another one. So it is the
/// game on all stones but one, in which the last stone wins; without a stone, the opponent took it and lost.
pub(crate) fn last_loses<Case>(
    _: &Case,
    &(stones, limit): &(u64, u64),
    _: Player,
) -> Option<Explanation> {
    let Some(others) = stones.checked_sub(1) else {
        let worth = outcome(true);
        return Some(Explanation { worth, ..least_term(0, limit) });
    };
    let rule = say!(
        "Nobody wants the last stone. The others as a sum of Fibonacci numbers of which no two are neighbours:"
    );
    Some(Explanation { rule, ..least_term(others, limit) })
}

/// Won iff the least term of the stones that count may be taken.
fn least_term(stones: u64, limit: u64) -> Explanation {
    let terms = digits(stones).filter(|&(_, mask)| mask != 0).map(|(place, _)| FIBONACCI[place]);
    let mut terms: Vec<u64> = terms.collect();
    terms.sort_unstable();
    let rule = say!("The stones as a sum of Fibonacci numbers of which no two are neighbours:");
    let part = |&term: &u64| Part::number(say!("term"), "", term);
    let wins = terms.first().is_some_and(|&least| least <= limit);
    let least = terms.first().copied().unwrap_or(0);
    let why = match wins {
        true => say!(
            "The least term is {}, and up to {} may be taken: enough. The next term is more than twice as great.",
            least,
            limit
        ),
        false => say!(
            "The least term is {}, and only up to {} may be taken. Whatever x is taken, a term of at most 2 x is left.",
            least,
            limit
        ),
    };
    let parts = terms.iter().map(part).collect();
    Explanation { rule, parts, sum: Sum::Total, worth: outcome(wins), why }
}
