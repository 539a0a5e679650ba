//! Games on one graph with a start and a target each, 64 at a time.
//!
//! A vertex has a word of bits for "lost" and one for "won"; bit b of a word belongs to game b. A turn of a vertex looks
//! at its successors: it is won where one of them is lost, and lost where all are won. By the theorem of [`super`] the order
//! of the turns does not matter, but the later a turn, the more games it decides. So the vertices take their turns round
//! after round, each behind its successors as far as cycles allow: in the reverse of the postorder of a search along the
//! predecessors. In the first round those without successors have a turn, and always those that have a successor with
//! news, as a target is at first.
//!
//! *Without cycles no vertex has two turns.* (Proved.) When its turn comes, its successors have had theirs, so by induction
//! none of them ever has news again.

use super::super::graph::Adjacency;
use super::{Ending, Games};
use std::mem::replace;

impl Games {
    /// Endings of the games of these queries, each a start and a target.
    ///
    /// # Complexity
    ///
    /// O(vertices + edges) time for each round of each 64 queries. If there is no cycle, the second round finds nothing to do;
    /// otherwise every round but the last decides a vertex in one of the games. 38 bytes a vertex and 8 an edge.
    ///
    /// # Panics
    ///
    /// If a start or a target is no vertex.
    ///
    /// # Example
    ///
    /// One may walk from 0 to 1 and back, or from 1 to the end, 2. The targets are 2 and 1:
    ///
    /// ```
    /// use sente::retrograde::{Ending::{Loss, Win}, Games};
    ///
    /// let games = Games::new(3, [(0, 1), (1, 0), (1, 2)].into_iter());
    /// assert_eq!(games.endings_of(&[(0, 2), (0, 1), (1, 2)]), [Loss, Win, Win]);
    /// ```
    pub fn endings_of(&self, queries: &[(usize, usize)]) -> Vec<Ending> {
        let order = self.predecessors.neighbours_first();
        let mut places = vec![0; order.len()];
        (0..).zip(order.iter().rev()).for_each(|(place, &vertex)| places[vertex] = place);
        let mut edges = Vec::new();
        for &to in &order {
            let tails = self.predecessors.of(to).iter();
            edges.extend(tails.map(|&from| (places[from as usize], places[to])));
        }
        let edges = edges.iter().copied();
        let successors = Adjacency::new(order.len(), edges.clone());
        let predecessors = Adjacency::new(order.len(), edges.map(|(from, to)| (to, from)));
        let queries: Vec<_> = queries.iter().map(|&(x, y)| (places[x], places[y])).collect();
        let chunks = queries.chunks(64);
        chunks
            .flat_map(|queries| endings_of_64(&successors, &predecessors, queries, order.len()))
            .collect()
    }
}

/// Endings of at most 64 games on a graph whose vertices take their turns in this order.
fn endings_of_64(
    successors: &Adjacency,
    predecessors: &Adjacency,
    queries: &[(usize, usize)],
    n: usize,
) -> Vec<Ending> {
    // The games in which a vertex is lost, and those in which it is won.
    let mut known = vec![(0_u64, 0_u64); n];
    let mut has_turn: Vec<_> = (0..n).map(|vertex| successors.of(vertex).is_empty()).collect();
    for (game, &(_, target)) in queries.iter().enumerate() {
        known[target].0 |= 1 << game;
        predecessors.of(target).iter().for_each(|&other| has_turn[other as usize] = true);
    }
    let (mut decided, mut is_over) = (0, false);
    'rounds: while !replace(&mut is_over, true) {
        for vertex in 0..n {
            if !replace(&mut has_turn[vertex], false) {
                continue;
            }
            is_over = false;
            let (mut any_lost, mut all_won) = (0, !0);
            for &successor in successors.of(vertex) {
                let (lost, won) = known[successor as usize];
                any_lost |= lost;
                all_won &= won;
            }
            let (lost, won) = known[vertex];
            let news = (lost | all_won & !won, won | any_lost & !lost);
            if news != (lost, won) {
                known[vertex] = news;
                predecessors.of(vertex).iter().for_each(|&other| has_turn[other as usize] = true);
                while ending(&known, queries, decided) != Ending::Draw {
                    decided += 1;
                    if decided == queries.len() {
                        break 'rounds;
                    }
                }
            }
        }
    }
    (0..queries.len()).map(|game| ending(&known, queries, game)).collect()
}

/// Ending of the game of a query, as far as it is known.
fn ending(known: &[(u64, u64)], queries: &[(usize, usize)], game: usize) -> Ending {
    let (lost, won) = known[queries[game].0];
    match (lost >> game & 1, won >> game & 1) {
        (1, _) => Ending::Loss,
        (_, 1) => Ending::Win,
        _ => Ending::Draw,
    }
}

#[cfg(test)]
mod tests {
    use super::Ending::{Draw, Loss, Win};
    use super::Games;

    #[test]
    fn without_queries_there_are_no_endings() {
        assert_eq!(Games::new(0, [].into_iter()).endings_of(&[]), []);
        assert_eq!(Games::new(1, [(0, 0)].into_iter()).endings_of(&[]), []);
    }

    #[test]
    fn a_loop_is_a_draw_but_on_a_target() {
        let games = Games::new(3, [(0, 0), (2, 2), (2, 1)].into_iter());
        assert_eq!(games.endings_of(&[(0, 1), (2, 0), (0, 0)]), [Draw, Win, Loss]);
    }

    #[test]
    fn games_end_side_by_side_as_one_by_one() {
        let mut seed = 64_u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for round in 0..3000 {
            let n = 1 + round % if round % 10 == 0 { 90 } else { 12 };
            // Some vertices have no edges.
            let (most, tails) = (1 + random(3 * n), 1 + random(n));
            let edges: Vec<_> = (0..most).map(|_| (random(tails), random(n))).collect();
            let games = Games::new(n, edges.iter().copied());
            for most in [1, 3, 64, 150] {
                let queries: Vec<_> = (0..=random(most)).map(|_| (random(n), random(n))).collect();
                let alone =
                    queries.iter().map(|&(start, target)| games.endings(&[target]).0[start]);
                assert_eq!(
                    games.endings_of(&queries),
                    alone.collect::<Vec<_>>(),
                    "{edges:?}, {queries:?}"
                );
            }
        }
    }
}
