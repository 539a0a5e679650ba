//! P4617 Planinarenje (Hiking in the Mountains, COCI 2017/2018 #5). <https://www.luogu.com.cn/problem/P4617>
//!
//! **Rules.** There are `N` peaks and `N` valleys, and `M` trails, each between a peak and a valley. Mirko and Slavko walk
//! together, and come to no place twice. On a peak Slavko chooses the next trail, in a valley Mirko does. Whoever has to
//! choose and cannot loses. For each peak, print the winner of the walk that begins there.
//!
//! **Theorem.** A matching is a set of trails without a common end. Slavko wins from the peak s iff every maximum
//! matching has s. (Proved.)
//!
//! **Proof.** Call the other end of a trail of the matching the mate.
//!
//! *Let every maximum matching have s.* Slavko takes one of them, and always goes to the mate. He can go from s. Let Mirko
//! then climb from a valley to the peak p; so far they have come along s v1, along v1 p2, along p2 v2, and so on, up to
//! vk p, where s v1, p2 v2, ..., pk vk are of the matching. If p had no mate, v1 p2, ..., vk p could stand for these: as many
//! trails, and without s. So p has a mate. It is new, as the valleys visited are the mates of other peaks.
//!
//! *Let a maximum matching leave s out.* Mirko always goes to the mate. Let Slavko go down to the valley v, after the trails
//! s v1, v1 p1, p1 v2, ..., vk pk, pk v, where v1 p1, ..., vk pk are of the matching. If v had no mate, s v1, p1 v2, ..., pk v
//! would be one trail more than these. So v has a mate. It is new: it is not s, which has none, and the other peaks visited
//! are the mates of other valleys.
//!
//! *All peaks at once.* Take one maximum matching. Call the peaks that it leaves out reached; and where p is reached and
//! a trail leads from it to v, the mate of v.
//! - *A reached peak is left out by some maximum matching.* Let p0 v1 p1 ... vk pk be the way on which the search has come
//!   to it, where p0 has no mate and v1 p1, ..., vk pk are of the matching. Each peak is reached once, so these differ, and so
//!   do their mates. Hence p0 v1, p1 v2, ..., can stand for v1 p1, ..., vk pk, without pk. (A valley beside a reached peak
//!   has a mate, or there would be one trail more.)
//! - *A peak p that some maximum matching leaves out is reached.* Let it have a mate in ours. Walk from p along trails of
//!   ours and of the other one in turn, as far as it goes. No place comes twice, as each has at most one trail of either. If the
//!   walk ended with one of ours, those of ours on it could stand for the others, which are one less. So it ends with one of
//!   the other, in a peak without a mate in ours. Backwards it is a way of the search, to p.
//!
//! **Complexity.** O(M sqrt N) time for the maximum matching, see `sente::matching`, and O(N + M) for all peaks. No
//! recursion. Past the statement up to 2^20 peaks and as many trails.
//!
//! **Traps.** A peak with a mate may lose it: `2 2 / 1 1 / 2 1` answers `Mirko / Mirko`. A peak without a trail is asked,
//! too, and free valleys play no part: `2 2 / 1 1 / 1 2` answers `Slavko / Mirko`. It is not enough to count a whole
//! component: `3 4 / 1 1 / 1 2 / 2 1 / 3 1` answers `Slavko / Mirko / Mirko`. Peaks and valleys have the same numbers, and the
//! peak comes first: `2 1 / 1 2` answers `Slavko / Mirko`. Augmenting paths can have thousands of places, too many for a
//! recursion.
//!
//! **Source.** COCI 2017/2018, contest 5. The game is undirected vertex geography: A. Fraenkel, E. Scheinerman, D. Ullman,
//! Undirected edge geography, Theoretical Computer Science 112 (1993).

use sente::{graph::Adjacency, input, io::fail, matching::Matching, output};

/// More peaks or trails are not matched.
const MOST: usize = 1 << 20;

/// For each of the peaks 1 to `n`, true if some maximum matching leaves it out. Trails name a peak and a valley.
fn left_out(n: usize, trails: &[(usize, usize)]) -> Vec<bool> {
    let graph = Adjacency::new(2 * n + 1, trails.iter().map(|&(peak, valley)| (peak, n + valley)));
    let valleys = |peak| graph.of(peak).iter().map(|&valley| valley as usize);
    let matching = Matching::maximum(2 * n + 1, 1..n + 1, valleys);
    matching.left_out(1..n + 1)[1..=n].to_vec()
}

fn main() {
    input! { n: usize, m: usize }
    if n.max(m) > MOST {
        fail(format_args!("{n} peaks and {m} trails are too many: the most is {MOST}"));
    }
    input! { trails: [(usize, usize); m] }
    let mut ends = trails.iter().flat_map(|&(peak, valley)| [peak, valley]);
    if let Some(end) = ends.find(|end| !(1..=n).contains(end)) {
        fail(format_args!("there is no peak or valley {end} among 1 to {n}"));
    }
    let mut out = output();
    for left_out in left_out(n, &trails) {
        out.line(if left_out { "Mirko" } else { "Slavko" });
    }
}

#[cfg(test)]
mod p4617 {
    use super::left_out;

    #[test]
    fn without_a_trail_a_peak_is_left_out() {
        assert_eq!(left_out(0, &[]), []);
        assert_eq!(left_out(2, &[(1, 1)]), [false, true]);
    }

    #[test]
    fn a_path_leaves_out_all_its_peaks_iff_both_ends_are_peaks() {
        for length in 0..60_usize {
            let path: Vec<_> = (0..length).map(|k| (1 + k.div_ceil(2), 1 + k / 2)).collect();
            let found = left_out(31, &path);
            let peaks = 1 + length / 2;
            assert!(found[..peaks].iter().all(|&is_out| is_out == (length % 2 == 0)), "{length}");
        }
    }

    #[test]
    fn a_trail_that_comes_twice_changes_nothing() {
        assert_eq!(left_out(2, &[(1, 1), (2, 1), (2, 2), (2, 1), (1, 1)]), [false, false]);
    }

    #[test]
    fn of_a_complete_graph_all_or_none_are_left_out() {
        for (peaks, valleys) in (1..=5).flat_map(|p| (1..=5).map(move |v| (p, v))) {
            let trails =
                (1..=peaks).flat_map(|peak| (1..=valleys).map(move |valley| (peak, valley)));
            let found = left_out(5, &trails.collect::<Vec<_>>());
            assert!(found[..peaks].iter().all(|&is_out| is_out == (peaks > valleys)));
        }
    }
}
