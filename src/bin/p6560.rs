//! P6560 时光的流逝 (Passing of time, SBCOI 2020). <https://www.luogu.com.cn/problem/P6560>
//!
//! **Rules.** A directed graph has the vertices 1 to `n` and `m` edges; cycles, loops and parallel edges are allowed. In
//! each of `q` queries a piece stands on x, and two players move it in turn along an edge. Whoever moves it onto the
//! target y, which is not x, wins at once. Whoever cannot move loses. Play that never ends is a draw, and each player
//! prefers a win to a draw to a loss. Print `1` if the first player can force a win, `-1` if the second can, else `0`.
//!
//! **Theorem.** At first call the target and the vertices without edges lost. As long as there is a vertex that is
//! neither lost nor won, but has an edge to a lost one, call it won; or one that has edges to won ones alone, call it
//! lost. When there is none left, the answer is 1 if x is won, -1 if it is lost, else 0. (Proved.)
//!
//! **Proof.**
//! 1. *Who is to move at a lost vertex has lost or loses, and at a won one he wins,* by induction on the order in
//!    which they were called so. On the target the other has just won; without edges he cannot move. At another lost
//!    vertex each edge leads to a vertex that was won before, where the other wins. At a won one he takes the edge to a
//!    vertex that was lost before: the target, where he has won, or another, where the other loses.
//! 2. *At any other vertex neither player can force a win.* It is not the target, no edge from it leads to a lost
//!    vertex, and at least one leads to another vertex that is neither; else it would have been called lost. A player
//!    who always takes such an edge does not lose: the other finds only vertices that are neither, and all his moves
//!    lead to such vertices or to won ones, where the player wins by 1. This holds for both.
//!
//! So what a vertex is called depends on the game alone, and not on the order.
//!
//! *64 queries at once.* The games differ in their targets alone. A vertex has a set of the games in which it is lost,
//! and one of those in which it is won, each 64 bits; and for each game a counter of its edges that do not lead to
//! won vertices, as far as is known. What becomes of a vertex is news, and each predecessor is told of it once for
//! each edge: by news of lost games it is won in those in which it was neither; by news of won games its counters fall.
//! - *The counters* are sliced: bit i of all 64 is one word. They begin at the number of edges less 1. One is taken from
//!   some of them by a word of borrows, which goes through the bits from the lowest on; where a borrow is left at the
//!   end, the counter was 0, so the last edge is known to lead to a won vertex, too: there the vertex is lost.
//! - *The order* makes no difference to the result, but to the time, as one step tells of 64 games. The vertices are
//!   renumbered so that without cycles each stands after its successors (proved in `sente::graph`). Those with news
//!   are bits; they tell in ascending order, again and again, until there is no news.
//!
//! **Complexity.** Without cycles each vertex tells once, when it knows all: O((n + m) log n) for 64 targets. With cycles
//! it tells at most 128 times, as each time it is of another bit. In each round over the bits, what was decided by one
//! move more is told at least, so there are n rounds at most, of n/64 words. 72 bytes a vertex and 24 an edge
//! beside the input. Past the statement, n + m may be 2,097,152, or 33,554,432 divided by q/64, rounded up, if that is
//! less; a query with x = y is answered by -1, as if the piece had just been moved there.
//!
//! **Traps.** The target is lost whatever edges it has: `2 2 1 / 1 1 / 2 1 / 2 1` answers `1`, and
//! `3 2 1 / 3 1 / 2 3 / 2 3` answers `1`. A start without edges loses, however far the target is: `2 1 1 / 1 1 / 2 1`
//! answers `-1`. Who must move to where the other reaches the target loses: `3 2 1 / 1 2 / 2 3 / 1 3` answers `-1`. A
//! cycle need not be a draw: `4 5 1 / 2 4 / 3 4 / 4 3 / 2 3 / 4 1 / 2 1` answers `1`, where a search that takes its
//! stack for draws and keeps the result answers 0. Parallel edges count in the counters as in the lists:
//! `3 4 1 / 1 3 / 1 1 / 3 2 / 1 3 / 1 2` answers `0`. Each query has its own target:
//! `3 3 2 / 1 2 / 2 3 / 3 1 / 1 2 / 1 3` answers `1 / -1`.
//!
//! **Source.** Luogu, SBCOI 2020, problem P6560. Published solutions play one game after the other.

use sente::graph::Adjacency;
use sente::{input, io::fail, output};
use std::mem::take;

/// The most vertices and edges together, times the number of batches of games, which counts as 16 at least.
const MOST: usize = 1 << 25;
/// A word has a bit for each game.
const GAMES: usize = 64;

type Pair = (usize, usize);

/// The graph with its vertices renumbered: each has a place.
struct Graph {
    places: Vec<usize>,
    predecessors: Adjacency,
    /// By place: the number of edges.
    degrees: Vec<usize>,
}

impl Graph {
    fn new(n: usize, edges: &[Pair]) -> Self {
        let order = Adjacency::new(n, edges.iter().copied()).neighbours_first();
        let mut places = vec![0; n];
        (0..n).zip(order).for_each(|(place, vertex)| places[vertex] = place);
        let mut degrees = vec![0; n];
        edges.iter().for_each(|edge| degrees[places[edge.0]] += 1);
        let backwards = edges.iter().map(|&(from, to)| (places[to], places[from]));
        Graph { predecessors: Adjacency::new(n, backwards), places, degrees }
    }
}

/// What is known of a vertex: games are bits.
#[derive(Clone, Default)]
struct Known {
    lost: u64,
    won: u64,
    /// Of these, what its predecessors have not been told.
    news_lost: u64,
    news_won: u64,
    /// Where the words of its counters begin, from the lowest bits on.
    counters: usize,
}

/// Up to 64 games on a graph. All vertices are told by their places.
struct Games<'a> {
    graph: &'a Graph,
    known: Vec<Known>,
    counters: Vec<u64>,
    /// The vertices with news, as bits.
    telling: Vec<u64>,
}

impl<'a> Games<'a> {
    /// A game for each of these targets, to the end.
    fn new(graph: &'a Graph, targets: &[usize]) -> Self {
        let n = graph.degrees.len();
        let (mut known, mut counters) = (Vec::with_capacity(n + 1), Vec::new());
        for &degree in &graph.degrees {
            known.push(Known { counters: counters.len(), ..Known::default() });
            let mut rest = degree.saturating_sub(1);
            while rest > 0 {
                counters.push(if rest % 2 == 1 { u64::MAX } else { 0 });
                rest /= 2;
            }
        }
        known.push(Known { counters: counters.len(), ..Known::default() });
        let mut games = Games { graph, known, counters, telling: vec![0; n / 64 + 1] };
        let ends = (0..n).filter(|&place| graph.degrees[place] == 0);
        ends.for_each(|end| games.decide(end, u64::MAX, 0));
        let targets = targets.iter().map(|&target| graph.places[target]);
        targets.enumerate().for_each(|(game, target)| games.decide(target, 1 << game, 0));
        games.play();
        games
    }

    /// The vertex is lost and won in these games, too.
    fn decide(&mut self, place: usize, lost: u64, won: u64) {
        let known = &mut self.known[place];
        known.lost |= lost;
        known.news_lost |= lost;
        known.won |= won;
        known.news_won |= won;
        self.telling[place / 64] |= 1 << (place % 64);
    }

    /// Rounds over the vertices with news, until there are none. A round may add to words that lie behind it.
    fn play(&mut self) {
        let mut has_news = true;
        while has_news {
            has_news = false;
            for word in 0..self.telling.len() {
                while self.telling[word] != 0 {
                    let place = 64 * word + self.telling[word].trailing_zeros() as usize;
                    self.telling[word] &= self.telling[word] - 1;
                    self.tell(place);
                    has_news = true;
                }
            }
        }
    }

    /// Tells the predecessors of a vertex what became of it.
    fn tell(&mut self, place: usize) {
        let known = &mut self.known[place];
        let (lost, won) = (take(&mut known.news_lost), take(&mut known.news_won));
        for &predecessor in self.graph.predecessors.of(place) {
            let known = &self.known[predecessor];
            let undecided = !(known.lost | known.won);
            let is_won = lost & undecided;
            let mut borrows = won & undecided & !is_won;
            let counters = known.counters..self.known[predecessor + 1].counters;
            for bits in &mut self.counters[counters] {
                *bits ^= borrows;
                borrows &= *bits;
            }
            if is_won | borrows != 0 {
                self.decide(predecessor, borrows, is_won);
            }
        }
    }

    /// The answer from a vertex in the game of this number.
    fn answer(&self, vertex: usize, game: usize) -> &'static str {
        let known = &self.known[self.graph.places[vertex]];
        match (known.won >> game & 1, known.lost >> game & 1) {
            (1, _) => "1",
            (_, 1) => "-1",
            _ => "0",
        }
    }
}

/// The answer to each query, a start and a target.
fn answers(n: usize, edges: &[Pair], queries: &[Pair]) -> Vec<&'static str> {
    let graph = Graph::new(n, edges);
    let mut targets: Vec<usize> = queries.iter().map(|query| query.1).collect();
    targets.sort_unstable();
    targets.dedup();
    let mut answers = vec![""; queries.len()];
    for together in targets.chunks(GAMES) {
        let games = Games::new(&graph, together);
        for (answer, &(start, target)) in answers.iter_mut().zip(queries) {
            if let Ok(game) = together.binary_search(&target) {
                *answer = games.answer(start, game);
            }
        }
    }
    answers
}

fn main() {
    input! { n: usize, m: usize, q: usize }
    if n.saturating_add(m).saturating_mul(q.div_ceil(GAMES).max(16)) > MOST {
        fail(format_args!("{n} vertices, {m} edges and {q} queries are too many"));
    }
    input! { edges: [(usize, usize); m], queries: [(usize, usize); q] }
    let mut ends = edges.iter().chain(&queries).flat_map(|&(one, other)| [one, other]);
    if let Some(end) = ends.find(|&end| end < 1 || end > n) {
        fail(format_args!("there is no vertex {end} among 1 to {n}"));
    }
    let mut out = output();
    // Vertex 0 is there, but has no edges.
    answers(n + 1, &edges, &queries).into_iter().for_each(|answer| out.line(answer));
}

#[cfg(test)]
mod p6560 {
    use super::answers;

    const WIN: &str = "1";
    const LOSS: &str = "-1";
    const DRAW: &str = "0";

    #[test]
    fn without_queries_there_is_no_answer() {
        assert!(answers(2, &[(0, 1)], &[]).is_empty());
    }

    #[test]
    fn a_start_without_edges_is_lost() {
        assert_eq!(answers(2, &[], &[(0, 1), (1, 0)]), [LOSS, LOSS]);
        assert_eq!(answers(2, &[(1, 1)], &[(0, 1), (1, 0)]), [LOSS, DRAW]);
    }

    #[test]
    fn a_target_stays_lost() {
        assert_eq!(answers(2, &[(0, 0), (1, 0)], &[(1, 0)]), [WIN]);
        assert_eq!(answers(3, &[(2, 0), (1, 2)], &[(1, 2)]), [WIN]);
    }

    #[test]
    fn on_a_path_parity_decides() {
        let path: Vec<_> = (1..200).map(|vertex| (vertex - 1, vertex)).collect();
        let queries: Vec<_> =
            (0..200).flat_map(|x| (0..200).map(move |y| (x, y))).filter(|(x, y)| x != y).collect();
        for (&(x, y), answer) in queries.iter().zip(answers(200, &path, &queries)) {
            // After the target, the end of the path is as good.
            let end = if x < y { y } else { 199 };
            assert_eq!(answer, if (end - x) % 2 == 1 { WIN } else { LOSS }, "{x} to {y}");
        }
    }

    #[test]
    fn a_cycle_with_another_way_out_is_a_draw() {
        assert_eq!(answers(3, &[(0, 1), (1, 0), (1, 1), (0, 2)], &[(1, 2), (0, 2)]), [DRAW, WIN]);
        assert_eq!(answers(3, &[(0, 2), (0, 0), (2, 1), (0, 2)], &[(0, 1)]), [DRAW]);
    }

    /// One game after the other, by the theorem.
    fn plainly(
        n: usize,
        edges: &[(usize, usize)],
        (start, target): (usize, usize),
    ) -> &'static str {
        let heads = |tail| edges.iter().filter(move |edge| edge.0 == tail).map(|edge| edge.1);
        let mut known: Vec<Option<bool>> = vec![None; n];
        loop {
            let undecided = (0..n).filter(|&vertex| known[vertex].is_none());
            let mut decided = undecided.filter_map(|vertex| {
                let is_won =
                    vertex != target && heads(vertex).any(|head| known[head] == Some(false));
                let is_lost =
                    vertex == target || heads(vertex).all(|head| known[head] == Some(true));
                (is_won || is_lost).then_some((vertex, is_won))
            });
            let Some((vertex, is_won)) = decided.next() else { break };
            known[vertex] = Some(is_won);
        }
        match known[start] {
            Some(true) => WIN,
            Some(false) => LOSS,
            None => DRAW,
        }
    }

    #[test]
    fn many_games_at_once_are_those_of_each_target() {
        let mut seed = 5_u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for round in 0..400 {
            // Up to 70 vertices: more targets than bits, and counters of up to seven bits.
            let n = 1 + if round % 10 == 0 { random(70) } else { random(9) };
            let (most, tails) = (1 + random(4 * n), 1 + random(n));
            let edges: Vec<_> = (0..most).map(|_| (random(tails), random(n))).collect();
            let queries: Vec<_> = (0..n).flat_map(|x| (0..n).map(move |y| (x, y))).collect();
            for (&query, answer) in
                queries.iter().zip(answers(n, &edges, &queries)).step_by(1 + n / 10)
            {
                assert_eq!(answer, plainly(n, &edges, query), "{edges:?}, {query:?}");
            }
        }
    }

    #[test]
    fn a_counter_takes_as_many_edges_as_there_are() {
        for count in [1, 2, 3, 64, 65, 1000] {
            // All edges of 0 lead to won vertices, which have an edge to the end.
            let mut edges: Vec<_> =
                (1..=count).flat_map(|middle| [(0, middle), (middle, count + 1)]).collect();
            assert_eq!(answers(count + 3, &edges, &[(0, count + 2)]), [LOSS], "{count}");
            // One more leads to where nobody wins.
            edges.extend([(0, count + 2), (count + 2, count + 2)]);
            assert_eq!(answers(count + 3, &edges, &[(0, count + 1)]), [DRAW], "{count}");
        }
    }
}
