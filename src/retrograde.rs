//! Retrograde analysis: endings of games on a directed graph, in which play can go on for ever.
//!
//! A token lies on a vertex of a directed graph. Two players alternate; a move takes the token along an edge. Whoever
//! cannot move loses, and whoever moves onto a target, if there are any, wins at once. Endless play is a draw, and each
//! player prefers a win to a draw to a loss. Say that a player arrives at the vertex from which he is to move.
//!
//! **Theorem.** At first let the targets and the vertices without edges be lost. Then, as long as there is a vertex that
//! is neither lost nor won, but has an edge to a lost one, let it be won; or that has no edges but to won ones, let it
//! be lost. When no such vertex is left: who arrives at a lost vertex loses, who arrives at a won one wins, and who
//! arrives at any other draws. *(Proved.)*
//!
//! **Proof.** *Lost and won vertices,* by induction on the order in which they became so. Who arrives at a target
//! has lost, since the other has moved onto it, and who arrives at a vertex without edges loses, too. At a won vertex
//! he moves to a vertex that was lost before, where the other loses. At one that was lost later he has a move, but
//! each leads to a vertex that was won before, where the other wins.
//!
//! *Any other vertex* is no target and has edges; none leads to a lost vertex, and at least one leads to
//! such a vertex, perhaps itself, as they do not all lead to won ones. Let a player choose such an edge each time. The other
//! then arrives at such vertices alone, and can move to no lost one. If he ever moves to a won one, the first player
//! wins, as was shown; if not, play does not end. So each of the two can avoid losing, and neither can force a win.
//!
//! **Counters.** Each vertex that is neither lost nor won counts its edges that are not known to lead to won vertices; of
//! any other the counter is 0. A vertex that becomes lost or won tells its predecessors once for each edge, so each edge
//! is looked at once at most.

mod batch;

use super::graph::Adjacency;

/// Result of a game for the player who is to move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ending {
    /// He can force a win.
    Win,
    /// The other player can.
    Loss,
    /// Neither can.
    Draw,
}

/// The games on a graph, which differ in their targets.
///
/// # Example
///
/// One may walk from 0 to 1 and back, or from 1 to the end, 2:
///
/// ```
/// use sente::retrograde::{Ending::{Loss, Win}, Games};
///
/// let edges = [(0, 1), (1, 0), (1, 2)];
/// let games = Games::new(3, edges.into_iter());
/// assert_eq!(games.endings(&[]).0, [Loss, Win, Loss]);
/// assert_eq!(games.endings(&[1]).0, [Win, Loss, Loss]);
/// ```
pub struct Games {
    predecessors: Adjacency,
    /// Number of edges from each vertex.
    degrees: Vec<u32>,
}

impl Games {
    /// The games on the graph of the vertices 0 to `n - 1` with these edges.
    ///
    /// # Complexity
    ///
    /// O(`n` + edges) time, 8 bytes a vertex and 4 an edge.
    ///
    /// # Panics
    ///
    /// If an edge has a vertex that is not below `n`.
    pub fn new(n: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let predecessors = Adjacency::new(n, edges.clone().map(|(from, to)| (to, from)));
        let mut degrees = vec![0; n];
        edges.for_each(|(from, _)| degrees[from] += 1);
        Games { predecessors, degrees }
    }

    /// Ending of the game with these targets from each vertex, and the lost and won vertices in the order in which they
    /// were found.
    ///
    /// # Complexity
    ///
    /// O(vertices + edges) time, 9 bytes a vertex.
    ///
    /// # Panics
    ///
    /// If a target is no vertex.
    pub fn endings(&self, targets: &[usize]) -> (Vec<Ending>, Vec<u32>) {
        let mut left = self.degrees.clone();
        targets.iter().for_each(|&target| left[target] = 0);
        let predecessors = |vertex| self.predecessors.of(vertex).iter().map(|&from| from as usize);
        endings(left, predecessors)
    }
}

/// Ending from each vertex of a graph that is not kept, and the lost and won ones in the order in which they were found.
/// `left` counts the edges of each vertex, but is 0 for a target; `predecessors` gives the tail of each edge to a vertex.
///
/// # Complexity
///
/// O(vertices + edges) time, and each vertex is asked for its predecessors once at most. 9 bytes a vertex.
///
/// # Panics
///
/// If a predecessor is no vertex.
pub fn endings<I: Iterator<Item = usize>>(
    mut left: Vec<u32>,
    predecessors: impl Fn(usize) -> I,
) -> (Vec<Ending>, Vec<u32>) {
    let vertices = 0..left.len() as u32;
    let mut decided: Vec<_> = vertices.filter(|&vertex| left[vertex as usize] == 0).collect();
    let mut endings = vec![Ending::Draw; left.len()];
    decided.iter().for_each(|&vertex| endings[vertex as usize] = Ending::Loss);
    let mut next = 0;
    while let Some(&vertex) = decided.get(next) {
        next += 1;
        let ending =
            if endings[vertex as usize] == Ending::Loss { Ending::Win } else { Ending::Loss };
        for predecessor in predecessors(vertex as usize) {
            let left = &mut left[predecessor];
            if *left > 0 {
                *left = if ending == Ending::Win { 0 } else { *left - 1 };
                if *left == 0 {
                    endings[predecessor] = ending;
                    decided.push(predecessor as u32);
                }
            }
        }
    }
    (endings, decided)
}

#[cfg(test)]
mod tests {
    use super::{Ending, Games};
    use Ending::{Draw, Loss, Win};

    type Edges<'a> = &'a [(usize, usize)];

    fn endings(n: usize, edges: Edges, targets: &[usize]) -> Vec<Ending> {
        let (endings, order) = Games::new(n, edges.iter().copied()).endings(targets);
        let mut decided = order.clone();
        decided.sort_unstable();
        let is_decided = |&vertex: &u32| endings[vertex as usize] != Draw;
        assert!(decided.into_iter().eq((0..n as u32).filter(is_decided)));
        endings
    }

    /// Endings by the theorem, one vertex after the other.
    fn plainly(n: usize, edges: Edges, targets: &[usize]) -> Vec<Ending> {
        let heads = |tail| edges.iter().filter(move |edge| edge.0 == tail).map(|edge| edge.1);
        let is_lost = |vertex| targets.contains(&vertex) || heads(vertex).next().is_none();
        let mut endings: Vec<_> =
            (0..n).map(|vertex| if is_lost(vertex) { Loss } else { Draw }).collect();
        loop {
            let undecided = (0..n).filter(|&vertex| endings[vertex] == Draw);
            let mut decided = undecided.filter_map(|vertex| {
                let is_won = heads(vertex).any(|head| endings[head] == Loss);
                let is_lost = heads(vertex).all(|head| endings[head] == Win);
                (is_won || is_lost).then_some((vertex, if is_won { Win } else { Loss }))
            });
            let Some((vertex, ending)) = decided.next() else { break };
            endings[vertex] = ending;
        }
        endings
    }

    #[test]
    fn without_vertices_or_edges_nobody_moves() {
        assert_eq!(endings(0, &[], &[]), []);
        assert_eq!(endings(3, &[], &[]), [Loss; 3]);
        assert_eq!(endings(2, &[], &[1]), [Loss; 2]);
    }

    #[test]
    fn a_loop_is_a_draw_but_on_a_target() {
        assert_eq!(endings(1, &[(0, 0)], &[0]), [Loss]);
        assert_eq!(endings(1, &[(0, 0)], &[]), [Draw]);
        assert_eq!(endings(2, &[(0, 0), (0, 1)], &[]), [Win, Loss]);
        assert_eq!(endings(3, &[(0, 0), (0, 1), (1, 2)], &[]), [Draw, Win, Loss]);
    }

    #[test]
    fn parallel_edges_are_moves_of_their_own() {
        let edges = [(0, 1), (0, 1), (0, 1), (1, 2), (1, 2)];
        assert_eq!(endings(3, &edges, &[]), [Loss, Win, Loss]);
        let edges = [(0, 1), (0, 1), (0, 0), (1, 2)];
        assert_eq!(endings(3, &edges, &[]), [Draw, Win, Loss]);
    }

    #[test]
    fn a_target_stays_lost_whatever_its_edges() {
        assert_eq!(endings(3, &[(0, 1), (1, 2)], &[1]), [Win, Loss, Loss]);
        assert_eq!(endings(2, &[(0, 0), (1, 0)], &[0, 0]), [Loss, Win]);
        assert_eq!(endings(3, &[(0, 1), (1, 2), (2, 0)], &[0, 1]), [Loss, Loss, Win]);
    }

    #[test]
    fn each_game_ends_as_the_theorem_says() {
        let mut seed = 3_u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for round in 0..3000 {
            let n = 1 + round % 12;
            // Some vertices have no edges.
            let (most, tails) = (1 + random(3 * n), 1 + random(n));
            let edges: Vec<_> = (0..most).map(|_| (random(tails), random(n))).collect();
            let targets: Vec<_> = (0..round % 4).map(|_| random(n)).collect();
            let expected = plainly(n, &edges, &targets);
            assert_eq!(endings(n, &edges, &targets), expected, "{edges:?}, {targets:?}");
        }
    }
}
