//! CF 1404 B Tree Tag. <https://codeforces.com/problemset/problem/1404/B>
//!
//! **Rules.** On a tree of `n` vertices Alice stands on `a` and Bob on `b`, another vertex. They jump in turn, Alice
//! first: to any vertex that is at most `da` edges away for Alice, at most `db` for Bob, or not at all. Only where a
//! jump ends counts, not what it passes. If both ever stand on one vertex, Alice wins; if that does not happen within
//! 10^100 jumps, Bob wins. For each of `t` trees print the name of the winner.
//!
//! **Theorem.** Let d be the distance of a and b, and D the number of edges of a longest path. Alice wins if and only if
//! d <= da, or db <= 2 da, or D <= 2 da. (Proved.)
//!
//! **Proof.**
//! 1. *d <= da.* She catches him at once.
//! 2. *D <= 2 da.* A vertex in the middle of a longest path has halves of the path on both sides, of at least D/2 - 1/2
//!    edges each and D together. The way from it to any vertex begins on one half at most, so it can be lengthened by
//!    the other half, and has at most as many edges as the longer half. That is at most da. So Alice goes to this
//!    vertex, and from there she catches Bob wherever he is.
//! 3. *db <= 2 da.* As long as Bob is farther than da, Alice goes one edge towards him, to v. Now he is at least da edges
//!    away from v, in one of the parts into which the tree falls without v. If his jump leaves this part, its way comes to
//!    v after at least da edges, so it ends at most db - da <= da edges from v, and she catches him. If not, he is caught
//!    within da, or she goes on into the part, and the next one is smaller by a vertex at least. So this ends.
//! 4. *Otherwise* Bob stands farther than da from Alice at first, and can do so after each of his turns, so that no jump
//!    of hers catches him. Let her jump to v. If he is farther than da from v, he stays. If not: as D > 2 da, some
//!    vertex is farther than da from v, and on the way to it is a vertex u at a distance of exactly da + 1. From Bob to u
//!    there are at most da + da + 1 <= db edges. He jumps to u.
//!
//! **Complexity.** O(n) time, 12 bytes a vertex. The edges are not kept, see `sente::tree`: leaves are taken off one by
//! one, towards Bob. Each brings the depth of what hung on it to its parent, where two depths meet in a path; and
//! who walks up from Alice's vertex is on the way to Bob's. No lists of neighbours, no recursion. Past the statement up
//! to 2^23 vertices a tree, jumps below 2^64, and both on one vertex. If Alice cannot jump, that is an error.
//!
//! **Traps.** Each condition is enough: `1 / 4 1 2 1 3 / 1 2 / 1 3 / 2 4` answers `Alice` by d alone, `1 / 4 2 3 1 3 /
//! 1 2 / 1 3 / 1 4` answers `Alice` by D alone. Equality wins: `1 / 4 1 4 1 2 / 1 2 / 1 3 / 2 4` answers `Alice`, as db
//! = 2 da; and one more is too much: `1 / 4 1 4 1 3 / 1 2 / 1 3 / 2 4` answers `Bob`. There the longest path counts, not
//! the farthest vertex from Alice. A path of 100,000 vertices makes a recursion that deep, and 10,000 trees must not clear
//! lists of 100,000 each.
//!
//! **Source.** Codeforces Round 668, Division 1, problem B.

use sente::io::{fail, length, Usize1};
use sente::{input, output, tree::leaves_first};

/// Where a player stands, and the most edges of a jump.
type Jumper = (usize, u64);

/// True if Alice, who can jump, catches Bob; `None` if the edges are no tree of the vertices 0 to `n - 1`.
fn alice_wins(
    n: usize,
    [(a, da), (b, db)]: [Jumper; 2],
    edges: impl IntoIterator<Item = (usize, usize)>,
) -> Option<bool> {
    // Bob's vertex is the root: it changes names with vertex 0.
    let name = |vertex| match vertex {
        0 => b,
        _ if vertex == b => 0,
        _ => vertex,
    };
    let edges = edges.into_iter().map(|(one, other)| (name(one), name(other)));
    let (mut depths, mut longest) = (vec![0_u32; n], 0);
    let (mut walker, mut distance) = (name(a), 0);
    let is_tree = leaves_first(n, edges, |vertex, parent| {
        let depth = depths[vertex] + 1;
        longest = longest.max(depths[parent] + depth);
        depths[parent] = depths[parent].max(depth);
        if vertex == walker {
            walker = parent;
            distance += 1;
        }
    });
    let twice = da.saturating_mul(2);
    is_tree.then_some(distance <= da || db <= twice || u64::from(longest) <= twice)
}

fn main() {
    input! { tests: usize }
    let mut out = output();
    for test in 1..=tests {
        input! { n: usize, a: Usize1, b: Usize1, da: u64, db: u64 }
        if a >= n || b >= n || da == 0 {
            fail(format_args!(
                "test {test}: both must stand on vertices 1 to {n}, and Alice jump at least 1 edge"
            ));
        }
        let edges = (1..n).map(|_| {
            input! { edge: (Usize1, Usize1) }
            edge
        });
        match alice_wins(length(n), [(a, da), (b, db)], edges) {
            Some(wins) => out.line(if wins { "Alice" } else { "Bob" }),
            None => {
                fail(format_args!("test {test}: the edges are not a tree of the vertices 1 to {n}"))
            }
        }
    }
}

#[cfg(test)]
mod cf1404b {
    use super::alice_wins;

    /// The answer on a path whose vertices are numbered from one end.
    fn on_path(n: usize, players: [(usize, u64); 2]) -> bool {
        alice_wins(n, players, (1..n).map(|v| (v, v - 1))).expect("a path is a tree")
    }

    #[test]
    fn two_on_one_vertex_have_met() {
        assert!(on_path(1, [(0, 1), (0, 9)]));
        assert!(on_path(9, [(4, 1), (4, 8)]));
    }

    #[test]
    fn two_vertices_are_too_few_for_bob() {
        assert!(on_path(2, [(0, 1), (1, u64::MAX)]));
        assert!(on_path(2, [(1, 1), (0, 1)]));
    }

    #[test]
    fn what_is_no_tree_has_no_answer() {
        let players = [(0, 1), (1, 1)];
        assert_eq!(alice_wins(2, players, []), None);
        assert_eq!(alice_wins(2, players, [(0, 2)]), None);
        assert_eq!(alice_wins(2, players, [(1, 1)]), None);
        assert_eq!(alice_wins(4, players, [(1, 2), (2, 3), (3, 1)]), None);
    }

    #[test]
    fn a_bob_without_jumps_is_caught() {
        assert!(on_path(100, [(0, 1), (99, 0)]));
    }

    #[test]
    fn each_condition_holds_up_to_equality() {
        // d = da, d = da + 1.
        assert!(on_path(10, [(2, 3), (5, 9)]));
        assert!(!on_path(10, [(2, 3), (6, 9)]));
        // db = 2 da, db = 2 da + 1.
        assert!(on_path(10, [(2, 3), (6, 6)]));
        assert!(!on_path(10, [(6, 3), (2, 7)]));
        // D = 2 da, D = 2 da + 1.
        assert!(on_path(7, [(0, 3), (6, 7)]));
        assert!(!on_path(8, [(0, 3), (6, 7)]));
        assert!(on_path(8, [(0, u64::MAX), (7, u64::MAX)]));
    }

    #[test]
    fn the_longest_path_need_not_pass_a_player() {
        // Three arms of 3 edges.
        let edges = [(0, 1), (1, 2), (2, 3), (0, 4), (4, 5), (5, 6), (0, 7), (7, 8), (8, 9)];
        assert_eq!(alice_wins(10, [(9, 2), (0, 5)], edges), Some(false));
        assert_eq!(alice_wins(10, [(9, 3), (0, 7)], edges), Some(true));
        assert_eq!(alice_wins(10, [(0, 2), (9, 5)], edges), Some(false));
    }

    #[test]
    fn the_names_of_vertices_do_not_count() {
        for shift in 0..10 {
            let name = |vertex| (3 * vertex + shift) % 10;
            let edges = || (1..10).map(|v| (name(v), name(v - 1)));
            let wins = |a, b| alice_wins(10, [(name(a), 3), (name(b), 7)], edges());
            for (a, b) in (0..10).flat_map(|a| (0..10).map(move |b| (a, b))) {
                assert_eq!(wins(a, b), Some(usize::abs_diff(a, b) <= 3), "{a} {b} {shift}");
            }
        }
    }
}
