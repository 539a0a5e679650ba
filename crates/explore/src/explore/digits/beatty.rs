//! The pairs of Wythoff's game, and of Fraenkel's variants, as sets that digits say.

use automata::{Limit, Numeration, Relation, Sign, TooLarge, guess, refuted};

/// Pairs below this number, and states, are enough.
const SIDE: u64 = 100;
const GUESSED: usize = 20;

/// The pairs floor(k x), floor(k x) + t k for all k >= 0, in either order, where t is the step, 1 or more, and
/// x = (2 - t + sqrt(t^2 + 4)) / 2: the golden ratio for t = 1. None if digits of this kind do not say them.
///
/// **Theorem.** Let W be a set of pairs (a, b) with a <= b that contains (0, 0), such that each t k, k >= 0, is b - a for one
/// pair, and no other number is, a grows with k, each number occurs in a pair, and no number above 0 occurs as a and as b.
/// Then W has these pairs and no others.
///
/// **Proof.** Let (a(k), b(k)) be the pair of difference t k. The pair of difference 0 is (0, 0). All a(k) are different, since
/// they grow, and so are all b(k) = a(k) + t k; so no number above 0 occurs twice. Let m be the least number that occurs in no
/// pair before the k-th, k > 0. Then a(k) >= m. The number m occurs in some pair j >= k. It is not b(j), since
/// b(j) > a(j) >= a(k) >= m. So it is a(j), and m = a(j) >= a(k) >= m, so j = k. Hence a(k) is the least number that occurs in
/// no pair before, which says what W is, pair by pair.
///
/// The pairs above are such a set: x is irrational, 1 < x, and 1 / x + 1 / (x + t) = 1, so each number above 0 is floor(k x)
/// or floor(k (x + t)) = floor(k x) + t k for exactly one k > 0 (Beatty 1926), and floor(k x) grows with k.
pub(super) fn beatty_pairs<'n>(
    step: u64,
    numeration: &'n dyn Numeration,
    limit: &Limit,
) -> Result<Option<Relation<'n>>, TooLarge> {
    let holds = |pair: &[u64]| Some(is_pair(step, pair));
    let Some(guessed) = guess(numeration, 2, holds, |guess| refuted(guess, SIDE, holds), GUESSED)
    else {
        return Ok(None);
    };
    let turned = guessed.renamed(|variable| 1 - variable);
    let is_symmetric = turned.difference(&guessed).is_none();
    let ordered = guessed.having(&[(0, 1), (1, -1)], 0, Sign::AtMostZero, limit)?;
    Ok((is_symmetric && are_the_pairs(step, &ordered, limit)?).then_some(guessed))
}

/// True if the set has the properties of the theorem.
pub(super) fn are_the_pairs(
    step: u64,
    pairs: &Relation<'_>,
    limit: &Limit,
) -> Result<bool, TooLarge> {
    let [a, b, c, d] = [0, 1, 2, 3];
    let others = pairs.renamed(|variable| variable + 2);
    let both = pairs.and(&others, limit)?;
    // Two pairs (a, b) and (c, d) whose differences b - a and d - c compare so, and c - a has the sign.
    let not_ascending = |difference, sign| -> Result<bool, TooLarge> {
        let differences = [(b, 1), (a, -1), (d, -1), (c, 1)];
        let some = both.having(&differences, 0, difference, limit)?;
        Ok(!some.having(&[(c, 1), (a, -1)], 0, sign, limit)?.is_empty())
    };
    let all = |variable| Relation::all(pairs.numeration(), &[variable]);
    let differences = pairs.having(&[(a, 1), (c, 1), (b, -1)], 0, Sign::Zero, limit)?;
    let differences = differences.exists(a, limit)?.exists(b, limit)?;
    let multiples = all(d).having(&[(c, 1), (d, -(step as i64))], 0, Sign::Zero, limit)?;
    let multiples = multiples.exists(d, limit)?;
    let smaller = pairs.exists(b, limit)?;
    let larger = pairs.exists(a, limit)?.renamed(|_| a);
    let in_both = smaller.and(&larger, limit)?;
    let above_zero = in_both.having(&[(a, -1)], 0, Sign::Negative, limit)?;
    Ok(pairs.holds(&[0, 0])
        && differences.difference(&multiples).is_none()
        && !not_ascending(Sign::Negative, Sign::AtMostZero)?
        && !not_ascending(Sign::Zero, Sign::Negative)?
        && smaller.or(&larger, limit)?.difference(&all(a)).is_none()
        && above_zero.is_empty())
}

/// True if the smaller number is floor(k x), where t k is the difference.
fn is_pair(step: u64, pair: &[u64]) -> bool {
    let (smaller, difference) = (pair[0].min(pair[1]), pair[0].abs_diff(pair[1]));
    let (t, k) = (i128::from(step), i128::from(difference / step));
    let root = ((t * t + 4) * k * k).isqrt();
    difference % step == 0 && i128::from(smaller) == ((2 - t) * k + root).div_euclid(2)
}
