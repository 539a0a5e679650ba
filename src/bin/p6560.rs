//! P6560 时光的流逝 (Passing of time, SBCOI 2020). <https://www.luogu.com.cn/problem/P6560>
//!
//! **Rules.** A directed graph has the vertices 1 to `n` and `m` edges; cycles, loops and parallel edges are allowed. In
//! each of `q` queries a piece stands on x, and two players move it in turn along an edge. Whoever moves it onto the
//! target y, which is not x, wins at once. Whoever cannot move loses. Play that never ends is a draw, and each player
//! prefers a win to a draw to a loss. Print `1` if the first player can force a win, `-1` if the second can, else `0`.
//!
//! **Theorem.** At first call the target and the vertices without edges lost, then each other vertex with an edge to a
//! lost one won, and each with edges to won ones alone lost. The answer is 1 if x is won, -1 if it is lost, else 0.
//! (Proved.)
//!
//! **Proof.**
//! 1. *Who is to move at a lost vertex has lost or loses, and at a won one he wins,* by induction on the
//!    order in which they were called so. On the target the other has just won; without edges he cannot move. At another
//!    lost vertex each edge leads to a vertex that was won before, where the other wins. At a won one he takes the edge
//!    to a vertex that was lost before: the target, where he has won, or another, where the other loses.
//! 2. *At any other vertex neither player can force a win.* It is not the target, no edge from it leads to a lost
//!    vertex, and at least one leads to a vertex that is neither, perhaps itself; else it would have been called lost.
//!    A player who always takes such an edge does not lose: the other finds only vertices that are neither, and all
//!    his moves lead to such vertices or to won ones, where the player wins by 1. This holds for both.
//!
//! *Which one is called first does not matter,* as by 1 and 2 what a vertex is called depends on the game alone.
//!
//! *64 queries at a time.* Each query is a game of its own. A vertex has a word of bits for "lost" and one for "won", a
//! bit for each game. When it is called so in some games, it tells the vertices with an edge to it, for all these games
//! in one step. It does not matter in which order vertices tell; it saves work to wait for more games. So targets and
//! vertices without edges are the first; the next is always a vertex that can tell most games, and of several the one
//! that came last. Edges to won vertices are counted in words, too, one for each binary digit: see `sente::retrograde`.
//!
//! *Without cycles each vertex tells once, and a target twice.* Let all vertices that are decided in all games have told
//! them. If others are left, one of them has no edge to another one, as there is no cycle. So its edges lead to vertices
//! that have told all games, and it is decided in all games itself: a contradiction. So none tells before it is decided
//! in all games, but for the targets at the beginning.
//!
//! **Complexity.** O(n + m) time for 64 queries without cycles. With cycles at most O((n + m) log m) for each query, as a
//! vertex tells each game once and a counter has log m digits. Play ends when the starts are decided. No recursion. 20 bytes a
//! vertex and 12 an edge; 24 more, and 8 for each digit, for a vertex that is not alike in all games. Past the
//! statement n + m may be 1,048,576, or 419,430,400 divided by q, if that is less; a query with x = y is answered by
//! -1, as if the piece had just been moved there.
//!
//! **Traps.** The target is lost whatever edges it has: `2 2 1 / 1 1 / 2 1 / 2 1` answers `1`, and
//! `3 2 1 / 3 1 / 2 3 / 2 3` answers `1`. A start without edges loses, however far the target is: `2 1 1 / 1 1 / 2 1`
//! answers `-1`. Who must move to where the other reaches the target loses: `3 2 1 / 1 2 / 2 3 / 1 3` answers `-1`. A
//! cycle need not be a draw: `4 5 1 / 2 4 / 3 4 / 4 3 / 2 3 / 4 1 / 2 1` answers `1`, where a search that takes its
//! stack for draws and keeps the result answers 0. Parallel edges count in the counters as in the lists:
//! `3 4 1 / 1 3 / 1 1 / 3 2 / 1 3 / 1 2` answers `0`. Each query has its own target:
//! `3 3 2 / 1 2 / 2 3 / 3 1 / 1 2 / 1 3` answers `1 / -1`.
//!
//! **Source.** Luogu, SBCOI 2020, problem P6560.

use sente::retrograde::{Ending, Games};
use sente::{input, io::fail, output};

/// The most vertices and edges together, times queries.
const MOST: usize = 400 << 20;

/// Vertex 0 is there, but has no edges.
fn main() {
    input! { n: usize, m: usize, q: usize }
    if n.saturating_add(m).saturating_mul(q.max(400)) > MOST {
        fail(format_args!("{n} vertices, {m} edges and {q} queries are too many"));
    }
    input! { edges: [(u32, u32); m], queries: [(usize, usize); q] }
    let edges = edges.iter().map(|&(from, to)| (from as usize, to as usize));
    let pairs = edges.clone().chain(queries.iter().copied());
    let mut ends = pairs.flat_map(|(one, other)| [one, other]);
    if let Some(end) = ends.find(|end| !(1..=n).contains(end)) {
        fail(format_args!("there is no vertex {end} among 1 to {n}"));
    }
    let games = Games::new(n + 1, edges);
    let mut out = output();
    for ending in games.endings_of(&queries) {
        out.line(match ending {
            Ending::Win => "1",
            Ending::Loss => "-1",
            Ending::Draw => "0",
        });
    }
}

#[cfg(test)]
mod p6560 {
    use super::Ending::{self, Draw, Loss, Win};
    use super::Games;

    type Pair = (usize, usize);

    fn endings(n: usize, edges: &[Pair], queries: &[Pair]) -> Vec<Ending> {
        Games::new(n, edges.iter().copied()).endings_of(queries)
    }

    #[test]
    fn without_queries_there_is_no_answer() {
        assert!(endings(2, &[(0, 1)], &[]).is_empty());
    }

    #[test]
    fn a_start_without_edges_is_lost() {
        assert_eq!(endings(2, &[], &[(0, 1), (1, 0)]), [Loss, Loss]);
        assert_eq!(endings(2, &[(1, 1)], &[(0, 1), (1, 0)]), [Loss, Draw]);
    }

    #[test]
    fn a_target_stays_lost() {
        assert_eq!(endings(2, &[(0, 0), (1, 0)], &[(1, 0)]), [Win]);
        assert_eq!(endings(3, &[(2, 0), (1, 2)], &[(1, 2)]), [Win]);
    }

    #[test]
    fn on_a_path_parity_decides() {
        let path: Vec<_> = (1..200).map(|vertex| (vertex - 1, vertex)).collect();
        let queries: Vec<_> =
            (0..200).flat_map(|x| (0..200).map(move |y| (x, y))).filter(|(x, y)| x != y).collect();
        for (&(x, y), ending) in queries.iter().zip(endings(200, &path, &queries)) {
            // After the target, the end of the path is as good.
            let end = if x < y { y } else { 199 };
            assert_eq!(ending, if (end - x) % 2 == 1 { Win } else { Loss }, "{x} to {y}");
        }
    }

    #[test]
    fn each_of_many_queries_has_its_own_target() {
        // On a ring the distance to the target decides; there are more targets than bits.
        for n in [3, 64, 65, 128, 129, 200] {
            let ring: Vec<_> = (0..n).map(|vertex| (vertex, (vertex + 1) % n)).collect();
            let queries = (0..3 * n).map(|i| (7 * i % n, (7 * i + 1 + i % (n - 1)) % n));
            let queries: Vec<_> = queries.rev().collect();
            for (&(x, y), ending) in queries.iter().zip(endings(n, &ring, &queries)) {
                assert_eq!(ending, if (y + n - x) % n % 2 == 1 { Win } else { Loss });
            }
        }
    }

    #[test]
    fn a_cycle_with_another_way_out_is_a_draw() {
        assert_eq!(endings(3, &[(0, 1), (1, 0), (1, 1), (0, 2)], &[(1, 2), (0, 2)]), [Draw, Win]);
        assert_eq!(endings(3, &[(0, 2), (0, 0), (2, 1), (0, 2)], &[(0, 1)]), [Draw]);
    }
}
