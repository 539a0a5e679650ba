//! Counts layouts of pieces on a line whose gaps are heaps of a game like Nim.
//!
//! Call a list of heaps *balanced* if in every binary place the number of ones is divisible by `step`. With a
//! step of 2 this is a nim-sum of 0 (Bouton); with d + 1, in a game that lowers up to d heaps a turn, such
//! lists are lost (Moore). [`unbalanced_layouts`] counts the others.
//!
//! # The recurrence
//!
//! Each place adds a multiple of `step` to the sum of a balanced list. Let f(t) be the number of balanced
//! lists of h heaps with sum t `step`. Then
//!
//! ```text
//! f(0) = 1,  f(t) = sum of C(h, j step) f((t - j) / 2) over 0 <= j <= t with j = t modulo 2.
//! ```
//!
//! For in the lowest place j `step` heaps are odd, which can be chosen in C(h, j `step`) ways. Take 1 from each
//! of these and halve all: this gives every balanced list of the sum (t - j)/2 `step`, each once. If t - j is
//! odd or negative there is none. The published way, place by place, makes log n passes over all sums; this
//! makes one, over every `step`-th sum.

use super::modular::Factorials;

/// Number of layouts of `pieces` alike pieces on a line of `cells` in which the gaps that count are not balanced,
/// modulo the prime `M`. `heaps` of the `pieces + 1` gaps count. It makes no difference which: the other gaps share the
/// free cells that are left in any way.
///
/// `None` if there are more than 2^24 cells, which take 160 MiB (192 MiB with a `step` of 1), or more than 2^31
/// products, which take about a second: of the pairs of a sum and a j, every second one.
///
/// # Panics
///
/// If `pieces > cells`, or `step` is 0. If `heaps > pieces`, a debug build panics, and what a release build
/// answers means nothing.
///
/// # Complexity
///
/// O(`cells` + g `cells` / `step`), where g is the lesser one of `heaps` / `step` and `cells` / `step`.
///
/// # Example
///
/// ```
/// use sente::balanced::unbalanced_layouts;
///
/// // Two pieces on four cells, and the gap between them counts: they touch in 3 layouts of 6.
/// assert_eq!(unbalanced_layouts::<1_000_000_007>(4, 2, 1, 2), Some(3));
/// ```
pub fn unbalanced_layouts<const M: u64>(
    cells: usize,
    pieces: usize,
    heaps: usize,
    step: usize,
) -> Option<u64> {
    let most = (cells - pieces) / step;
    if cells > 1 << 24 || most as u64 * most.min(heaps / step) as u64 > 1 << 32 {
        return None;
    }
    let factorials = Factorials::<M>::up_to(cells);
    let balanced = ways_by_sum(&factorials, heaps, step, most)
        .iter()
        .zip((0..).step_by(step))
        .map(|(&ways, sum)| {
            u64::from(ways) * factorials.choose(cells - heaps - sum, pieces - heaps) % M
        })
        .sum::<u64>();
    Some((factorials.choose(cells, pieces) + M - balanced % M) % M)
}

/// `[t]`, up to `most`: the balanced lists of `heaps` numbers with sum `t * step`. For even and for odd `t`,
/// `choices` has the ways in which a number of heaps can be odd in the lowest place.
fn ways_by_sum<const M: u64>(
    factorials: &Factorials<M>,
    heaps: usize,
    step: usize,
    most: usize,
) -> Vec<u32> {
    let choices = [0, step].map(|first| -> Vec<u32> {
        let sizes = (first..=heaps).step_by(2 * step);
        sizes.map(|size| factorials.choose(heaps, size) as u32).collect()
    });
    let mut ways = vec![1; most + 1];
    for t in 1..=most {
        ways[t] = reversed_product::<M>(&choices[t % 2], &ways[..=t / 2]);
    }
    ways
}

/// The first of `a` times the last of `b`, plus the second times the last but one, and so on. Sixteen products
/// fit into 64 bits.
fn reversed_product<const M: u64>(a: &[u32], b: &[u32]) -> u32 {
    let sums = a.chunks(16).zip(b.rchunks(16)).map(|(a, b)| {
        let products = a.iter().zip(b.iter().rev()).map(|(&a, &b)| u64::from(a) * u64::from(b));
        products.sum::<u64>() % M
    });
    (sums.sum::<u64>() % M) as u32
}

#[cfg(test)]
mod tests {
    use super::{reversed_product, unbalanced_layouts, ways_by_sum, Factorials};

    const M: u64 = 1_000_000_009;

    #[test]
    fn without_free_cells_all_is_balanced() {
        for cells in [0, 1, 2, 5, 100] {
            assert_eq!(unbalanced_layouts::<M>(cells, cells, cells / 2, 2), Some(0));
        }
    }

    #[test]
    fn without_heaps_all_is_balanced() {
        assert_eq!(unbalanced_layouts::<M>(9, 0, 0, 2), Some(0));
        assert_eq!(unbalanced_layouts::<M>(9, 4, 0, 3), Some(0));
    }

    #[test]
    fn a_single_heap_is_balanced_if_it_is_empty() {
        for cells in 1..100 {
            // The gap before the piece counts.
            assert_eq!(unbalanced_layouts::<M>(cells, 1, 1, 2), Some(cells as u64 - 1));
        }
    }

    #[test]
    fn balanced_lists_have_divisible_counts() {
        let factorials = Factorials::<M>::up_to(10);
        for step in 2..=4 {
            let mut counts = [0; 43];
            for list in 0..8_usize.pow(6) {
                let gaps = [0, 3, 6, 9, 12, 15].map(|place| list >> place & 7);
                let count = |place: usize| gaps.iter().filter(|&gap| gap >> place & 1 == 1).count();
                if (0..3).all(|place| count(place) % step == 0) {
                    counts[gaps.iter().sum::<usize>()] += 1;
                }
            }
            // Sums below 8 have no gap above 7.
            for (t, ways) in ways_by_sum(&factorials, 6, step, 7 / step).into_iter().enumerate() {
                assert_eq!(ways, counts[t * step], "{t} times {step}");
            }
        }
    }

    #[test]
    fn sums_of_the_greatest_products_do_not_overflow() {
        for length in 0..100 {
            let greatest = vec![M as u32 - 1; length];
            // Minus one squared is one.
            assert_eq!(reversed_product::<M>(&greatest, &greatest), length as u32);
            assert_eq!(
                reversed_product::<3>(&vec![2; length], &vec![2; length]),
                length as u32 % 3
            );
        }
    }

    #[test]
    fn the_first_meets_the_last() {
        assert_eq!(reversed_product::<M>(&[], &[7]), 0);
        assert_eq!(reversed_product::<M>(&[1, 10, 100], &[2, 3]), 3 + 20);
        let [a, b]: [Vec<u32>; 2] = [(0..50).collect(), (0..70).collect()];
        let sum: u32 = (0..50).map(|i| i * (69 - i)).sum();
        assert_eq!(reversed_product::<M>(&a, &b), sum);
    }

    #[test]
    fn what_takes_too_long_is_refused() {
        assert_eq!(unbalanced_layouts::<M>(1 << 24, 1 << 24, 1 << 23, 2), Some(0));
        assert_eq!(unbalanced_layouts::<M>((1 << 24) + 1, 1 << 24, 1 << 23, 2), None);
        assert_eq!(unbalanced_layouts::<M>(usize::MAX, 2, 1, 2), None);
        assert_eq!(unbalanced_layouts::<M>(1_000_000, 500_000, 250_000, 2), None);
    }
}
