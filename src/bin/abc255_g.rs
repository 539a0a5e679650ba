//! ABC 255 G Constrained Nim. <https://atcoder.jp/contests/abc255/tasks/abc255_g>
//!
//! **Rules.** There are `N` piles of stones, `A_i` in pile i. Takahashi, who begins, and Aoki alternate; a move takes
//! one or more stones from one pile. `M` moves are forbidden: from a pile of exactly `X_i` stones, whichever it is,
//! nobody may take exactly `Y_i`. Whoever cannot move loses, also when stones are left.
//!
//! **Theorem.** Let g be the Grundy value of a pile by its size. If taking y from a pile of n is forbidden, n - y is
//! *barred* for n. Call n *fallen* if there are sizes below n with the same value such that all sizes below n with
//! this value are barred for n. If n is fallen, g(n) is the least such value; else g(n) is n less the number of
//! fallen sizes below n. Takahashi wins if and only if the nim-sum of the piles' values is not 0. (Proved.)
//!
//! **Proof.** Stones become fewer, so play ends; what is forbidden in a pile does not depend on the others. So by
//! Sprague and Grundy it is enough to find g. Let h be the number of sizes below n that are not fallen. By induction on
//! n, two things hold:
//! - the values of the sizes below n are just 0, ..., h - 1;
//! - the sizes below n that are not fallen have, in ascending order, the values 0, 1, ..., h - 1, and each of them
//!   is the first size with its value.
//!
//! For n = 0 there is nothing to show. Let both hold for n. The options of n are the sizes below n that are not barred
//! for n. A value v < h is missing among their values if and only if all sizes below n with the value v are barred for
//! n, and there are such sizes. So n is fallen if and only if some v < h is missing.
//! 1. *n is fallen.* Then g(n) is the least value that is missing, as stated. It is below h, so no value is new; and
//!    no size is new that is not fallen. So both hold for n + 1, with the same h.
//! 2. *n is not fallen.* Then 0, ..., h - 1 are values of options, and there are no others: g(n) = h, which is n less
//!    the number of fallen sizes below n, as stated. No size below n has the value h. So both hold for n + 1, with
//!    h + 1.
//!
//! *What the program counts.* A fallen size has a barred one, so it is one of the `X_i`, and these are looked at in
//! ascending order. Let n be one of them. A value v is missing at n if and only if as many of the sizes that are barred
//! for n have it as of all sizes below n, and some have it. The latter are the first size with the value v, which is
//! not fallen, and the sizes that have fallen to v. If v is missing, that first size is barred for n. So it is enough
//! to keep, for each barred size, how many sizes have its value, if it is the first with it, and which size is the
//! first with its value, if it has fallen. All this is kept by places in the sorted list of all barred sizes. Values
//! are ordered as their first sizes are, so the least place gives the least value.
//!
//! **Complexity.** O(N log (N M) + M log M) time, O(N + M) memory. Past the statement, `M` may be up to 2^20, which takes about a
//! second, and is refused beyond; all other numbers may be any below 2^64. A move that nobody has, of 0 stones or of
//! more than there are, is forbidden in vain, and twice is as good as once.
//!
//! **Traps.** A value is lost only if all its sizes are barred: `1 2 / 2 / 1 1 / 2 1` answers `Takahashi`, as 0 and 1
//! both have the value 0. After a fallen size the values go on where they were: `2 1 / 1 3 / 2 2` answers `Takahashi`,
//! with the values 0, 1, 0, 2. Stones do not mean a move: `1 1 / 1 / 1 1` answers `Aoki`. The number of forbidden
//! moves is not what is lost: `1 1 / 2 / 2 2` answers `Aoki`. A barred size is no value: `3 1 / 1 2 4 / 3 1` answers
//! `Aoki`, with the values 0, 1, 2, 2, 3. `Y_i` is taken and not left: `1 1 / 3 / 3 3` answers `Aoki`. Doubles
//! do not tell such sizes apart: `2 1 / 1000000000000000000 999999999999999999 / 1 1` answers `Takahashi`.
//!
//! **Source.** AtCoder's editorial of ABC 255, which gives the sparse values.

use sente::{input, io::fail, output};

/// Most forbidden moves: they take about a second.
const MOST_FORBIDDEN: usize = 1 << 20;

/// The Grundy values of all sizes.
struct GrundyValues {
    /// The fallen sizes in ascending order, each with its value.
    fallen: Vec<(u64, u64)>,
}

impl GrundyValues {
    fn of(&self, size: u64) -> u64 {
        let below = self.fallen.partition_point(|&(fallen, _)| fallen < size);
        match self.fallen.get(below) {
            Some(&(fallen, value)) if fallen == size => value,
            _ => size - below as u64,
        }
    }
}

/// State of a size to which a move is forbidden.
struct Barred {
    /// Its value, set before it is first used; wrong, but never read, if the size has fallen.
    value: u64,
    /// Index of the first size with its value.
    first: usize,
    /// Counts that are used if `first` is this size: the sizes with its value so far, and those of them to which a move
    /// is forbidden from the current size.
    total: u32,
    barred: u32,
}

/// The values where the second number of each pair may not be taken from a pile of as many stones as the first says.
fn grundy_values(forbidden: Vec<(u64, u64)>) -> GrundyValues {
    let moves = sorted_moves(forbidden);
    let (sizes, places) = barred_sizes(&moves);
    let mut places = places.into_iter();
    let new = |first| Barred { value: 0, first, total: 1, barred: 0 };
    let mut barred: Vec<Barred> = (0..sizes.len()).map(new).collect();
    let (mut fallen, mut firsts) = (Vec::new(), Vec::new());
    let (mut rest, mut next) = (&moves[..], 0);
    while let Some(&(size, _)) = rest.first() {
        let (here, later) = rest.split_at(rest.iter().take_while(|pair| pair.0 == size).count());
        rest = later;
        // Which sizes below this one have fallen is known by now.
        while sizes.get(next).is_some_and(|&before| before < size) {
            barred[next].value = sizes[next] - fallen.len() as u64;
            next += 1;
        }
        firsts.clear();
        firsts.extend(places.by_ref().take(here.len()).map(|place| barred[place].first));
        if let Some(least) = least_lost(&mut barred, &firsts) {
            barred[least].total += 1;
            fallen.push((size, barred[least].value));
            if sizes.get(next) == Some(&size) {
                barred[next].first = least;
            }
        }
    }
    GrundyValues { fallen }
}

/// The moves that somebody has, each once, in ascending order.
fn sorted_moves(mut forbidden: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    forbidden.retain(|&(size, taken)| (1..=size).contains(&taken));
    // Two numbers in one are compared faster.
    forbidden.sort_unstable_by_key(|&(size, taken)| u128::from(size) << 64 | u128::from(taken));
    forbidden.dedup();
    forbidden
}

/// The sizes that the moves lead to, each once, in ascending order; and the place among them of that of each move.
fn barred_sizes(moves: &[(u64, u64)]) -> (Vec<u64>, Vec<usize>) {
    let with_index = |(index, &(size, taken)): (usize, &(u64, u64))| {
        u128::from(size - taken) << 64 | index as u128
    };
    let mut ends: Vec<u128> = moves.iter().enumerate().map(with_index).collect();
    ends.sort_unstable();
    let (mut sizes, mut places) = (Vec::new(), vec![0; moves.len()]);
    for end in ends {
        let size = (end >> 64) as u64;
        if sizes.last() != Some(&size) {
            sizes.push(size);
        }
        places[end as u64 as usize] = sizes.len() - 1;
    }
    (sizes, places)
}

/// The least of these indices at which all sizes with the same value are barred.
fn least_lost(barred: &mut [Barred], firsts: &[usize]) -> Option<usize> {
    firsts.iter().for_each(|&first| barred[first].barred += 1);
    let is_lost = |&first: &usize| barred[first].barred == barred[first].total;
    let least = firsts.iter().copied().filter(is_lost).min();
    firsts.iter().for_each(|&first| barred[first].barred = 0);
    least
}

fn main() {
    input! { n: usize, m: usize }
    if m > MOST_FORBIDDEN {
        fail(format_args!("{m} forbidden moves are too many: the most is {MOST_FORBIDDEN}"));
    }
    input! { mut piles: [u64; n], forbidden: [(u64, u64); m] }
    let values = grundy_values(forbidden);
    // Searches for neighbours look at the same sizes, which are in the cache then.
    piles.sort_unstable();
    let nim_sum = piles.iter().fold(0, |sum, &pile| sum ^ values.of(pile));
    output().line(if nim_sum != 0 { "Takahashi" } else { "Aoki" });
}

#[cfg(test)]
mod abc255_g {
    use super::grundy_values;

    fn values_up_to(most: u64, forbidden: &[(u64, u64)]) -> Vec<u64> {
        let values = grundy_values(forbidden.to_vec());
        (0..=most).map(|size| values.of(size)).collect()
    }

    #[test]
    fn with_nothing_forbidden_it_is_nim() {
        assert_eq!(values_up_to(4, &[]), [0, 1, 2, 3, 4]);
        assert_eq!(grundy_values(Vec::new()).of(u64::MAX), u64::MAX);
    }

    #[test]
    fn moves_that_nobody_has_are_forbidden_in_vain() {
        assert_eq!(values_up_to(4, &[(0, 0), (3, 0), (3, 4), (0, 1)]), [0, 1, 2, 3, 4]);
        assert_eq!(values_up_to(4, &[(1, 1), (1, 1), (2, 1), (2, 1)]), [0, 0, 1, 2, 3]);
    }

    #[test]
    fn a_pile_without_moves_is_worth_nothing() {
        let all: Vec<_> = (1..=9).flat_map(|size| (1..=size).map(move |y| (size, y))).collect();
        assert_eq!(values_up_to(11, &all), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    }

    #[test]
    fn values_go_on_after_a_fallen_size() {
        assert_eq!(values_up_to(5, &[(2, 2)]), [0, 1, 0, 2, 3, 4]);
        assert_eq!(values_up_to(5, &[(2, 1), (3, 2)]), [0, 1, 1, 2, 3, 4]);
        assert_eq!(values_up_to(5, &[(2, 1), (3, 1), (3, 2)]), [0, 1, 1, 1, 2, 3]);
    }

    #[test]
    fn the_least_value_that_is_lost_counts() {
        assert_eq!(values_up_to(6, &[(5, 1), (5, 2), (5, 3)]), [0, 1, 2, 3, 4, 2, 5]);
    }

    #[test]
    fn the_last_size_may_be_the_greatest_number() {
        let values = grundy_values(vec![(u64::MAX, u64::MAX), (u64::MAX - 1, 1)]);
        assert_eq!(values.of(u64::MAX), 0);
        assert_eq!(values.of(u64::MAX - 1), u64::MAX - 2);
        assert_eq!(values.of(u64::MAX - 2), u64::MAX - 2);
    }

    /// The values by the rules, for all sizes up to `most`.
    fn table(most: u64, forbidden: &[(u64, u64)]) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for size in 0..=most {
            let taken = (1..=size).filter(|&taken| !forbidden.contains(&(size, taken)));
            let options: Vec<u64> = taken.map(|taken| values[(size - taken) as usize]).collect();
            values.push((0..).find(|value| !options.contains(value)).expect("options end"));
        }
        values
    }

    #[test]
    fn values_are_those_of_mex() {
        let mut seed = 7_u64;
        let mut random = move |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % below
        };
        for round in 0..600 {
            let (most, share) = (2 + round % 17, 2 + round % 3);
            let moves = (1..=most).flat_map(|size| (1..=size).map(move |taken| (size, taken)));
            let mut forbidden: Vec<_> = moves.filter(|_| random(share) > 0).collect();
            // In any order.
            forbidden.sort_by_cached_key(|_| random(1000));
            let expected = table(most + 3, &forbidden);
            assert_eq!(values_up_to(most + 3, &forbidden), expected, "{forbidden:?}");
        }
    }
}
