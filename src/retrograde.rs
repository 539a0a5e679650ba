//! How games on a directed graph end, in which play can go on for ever: retrograde analysis, 64 games at once.
//!
//! A token lies on a vertex of a directed graph. Two players alternate; a move takes the token along an edge. Whoever
//! cannot move loses, and whoever moves onto the target, if the game has one, wins at once. Endless play is a draw,
//! and each player prefers a win to a draw to a loss. Say that a player arrives at the vertex from which he is to
//! move.
//!
//! **Theorem.** At first let the target and the vertices without edges be lost. Then, as long as there is a vertex that
//! is neither lost nor won, but has an edge to a lost one, let it be won; or that has no edges but to won ones, let it
//! be lost. When no such vertex is left: who arrives at a lost vertex loses, who arrives at a won one wins, and who
//! arrives at any other draws. *(Proved.)*
//!
//! **Proof.** 1. *Lost and won vertices,* by induction on the order in which they became so. Who arrives at the target
//! has lost, since the other has moved onto it, and who arrives at a vertex without edges loses, too. At a won vertex
//! he moves to a vertex that was lost before, where the other loses. At one that was lost later he has a move, but
//! each leads to a vertex that was won before, where the other wins.
//!
//! 2. *Any other vertex* is not the target and has edges; none leads to a lost vertex, and at least one leads to
//! another such vertex, as they do not all lead to won ones. Let a player choose such an edge each time. The other
//! then arrives at such vertices alone, and can move to no lost one. If he ever moves to a won one, the first player
//! wins by 1; if not, play does not end. So each of the two can avoid losing, and neither can force a win.
//!
//! **Bits.** The games on one graph differ in their targets alone. So a vertex has a word for the games in which it
//! is lost, another for those in which it is won, and a counter for each game, of the edges that are not known to
//! lead to won vertices. The counters are bit-sliced: word k has bit k of all 64. They begin one below the number of
//! edges, and take away bit by bit with a word of borrows, so the borrow that is left at last has the games in which
//! they fall below 0: there each edge leads to a won vertex. What is known of a vertex is told to each predecessor
//! once for each edge, as soon or as late as one likes: the sets do not depend on the order.
//!
//! **Order.** What is told together costs one step, whatever the number of games. So the vertices are renumbered as
//! [`Adjacency::successors_first`] says, and the first one that has something to tell comes next. Without cycles it
//! is only told by vertices before it, which have nothing to tell any more: so each vertex tells all at once. With
//! cycles it may tell 64 times, as each time some game is new.

mod counters;

use super::bits::BitTree;
use super::graph::Adjacency;
use counters::Counters;
use std::iter;

/// How a game ends for the player who is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// He can force a win.
    Win,
    /// The other player can.
    Loss,
    /// Neither can.
    Draw,
}

/// How up to 64 games end for the player who is to move from a vertex.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Endings {
    /// Bit i is 1 if game i is lost.
    lost: u64,
    won: u64,
}

impl Endings {
    /// How the game of this number ends, which is below 64.
    pub fn of(self, game: usize) -> Ending {
        if self.lost >> game & 1 == 1 {
            Ending::Loss
        } else if self.won >> game & 1 == 1 {
            Ending::Win
        } else {
            Ending::Draw
        }
    }
}

/// The games on a graph.
///
/// # Example
///
/// One may walk from 0 to 1 and back, or from 1 to the end, 2:
///
/// ```
/// use sente::graph::Adjacency;
/// use sente::retrograde::{Ending, Games};
///
/// let edges = [(0, 1), (1, 0), (1, 2)];
/// let games = Games::new(&Adjacency::new(3, edges.into_iter()));
/// let endings = games.endings(&[1]);
/// // Game 0 has the target 1, game 1 has none.
/// assert_eq!(endings[0].of(0), Ending::Win);
/// assert_eq!(endings[0].of(1), Ending::Loss);
/// ```
#[derive(Debug, Clone)]
pub struct Games {
    /// By vertex: its place in the order. All else is by place.
    places: Vec<u32>,
    predecessors: Adjacency,
    counters: Counters,
    /// The places of the vertices without edges.
    ends: Vec<usize>,
}

impl Games {
    /// The games on the graph with these lists of successors.
    ///
    /// # Complexity
    ///
    /// O(vertices + edges).
    pub fn new(successors: &Adjacency) -> Self {
        let order = successors.successors_first();
        let mut places = vec![0; order.len()];
        for (place, &vertex) in (0..).zip(&order) {
            places[vertex as usize] = place;
        }
        let moves = |&vertex: &u32| successors.of(vertex as usize);
        let edges = order.iter().enumerate().flat_map(|(place, vertex)| {
            moves(vertex)
                .iter()
                .map(|&head| places[head as usize] as usize)
                .zip(iter::repeat(place))
        });
        let predecessors = Adjacency::new(order.len(), edges);
        let counters = Counters::new(order.iter().map(|vertex| moves(vertex).len()));
        let ends = (0..order.len()).filter(|&place| moves(&order[place]).is_empty()).collect();
        Games { predecessors, counters, ends, places }
    }

    /// For each vertex how the games end. Game i has target i; games beyond these have no target.
    ///
    /// # Complexity
    ///
    /// O(vertices + edges) steps without cycles, at most 64 times as many with cycles. A step takes O(log vertices)
    /// time to the base 64 and O(log d) to the base 2, where d is the greatest number of edges from a vertex.
    ///
    /// # Panics
    ///
    /// If there are more than 64 targets, or one is no vertex.
    pub fn endings(&self, targets: &[usize]) -> Vec<Endings> {
        assert!(targets.len() <= 64, "{} targets are more than 64", targets.len());
        let mut known = vec![Endings::default(); self.places.len()];
        self.ends.iter().for_each(|&place| known[place].lost = u64::MAX);
        for (game, &target) in targets.iter().enumerate() {
            known[self.places[target] as usize].lost |= 1 << game;
        }
        self.tell(&mut known);
        self.places.iter().map(|&place| known[place as usize]).collect()
    }

    /// From the vertices that are lost at first to all others.
    fn tell(&self, known: &mut [Endings]) {
        let mut counters = self.counters.clone();
        let mut told = vec![0; known.len()];
        let mut waiting = BitTree::new(known.len());
        (0..known.len())
            .filter(|&place| known[place].lost != 0)
            .for_each(|place| waiting.insert(place));
        while let Some(place) = waiting.first() {
            waiting.remove(place);
            let Endings { lost, won } = known[place];
            let news = !told[place];
            told[place] = lost | won;
            for &predecessor in self.predecessors.of(place) {
                let before = &mut known[predecessor as usize];
                let wins = lost & news & !(before.won | before.lost);
                let losses = counters.take_1(predecessor as usize, won & news) & !before.lost;
                if wins | losses != 0 {
                    before.won |= wins;
                    before.lost |= losses;
                    waiting.insert(predecessor as usize);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Adjacency, Ending, Games};
    use Ending::{Draw, Loss, Win};

    type Edges<'a> = &'a [(usize, usize)];

    /// For each target how the game ends from each vertex, then the same for a game without a target.
    fn endings(n: usize, edges: Edges, targets: &[usize]) -> Vec<Vec<Ending>> {
        let games = Games::new(&Adjacency::new(n, edges.iter().copied()));
        let endings = games.endings(targets);
        assert_eq!(endings.len(), n);
        let game = |game| endings.iter().map(|endings| endings.of(game)).collect();
        (0..=targets.len().min(63)).map(game).collect()
    }

    /// By the theorem, one vertex after the other.
    fn plainly(n: usize, edges: Edges, target: Option<usize>) -> Vec<Ending> {
        let heads = |tail| edges.iter().filter(move |edge| edge.0 == tail).map(|edge| edge.1);
        let is_lost = |vertex| target == Some(vertex) || heads(vertex).next().is_none();
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
        assert_eq!(endings(0, &[], &[]), [[]]);
        assert_eq!(endings(3, &[], &[]), [[Loss; 3]]);
        assert_eq!(endings(2, &[], &[1]), [[Loss; 2]; 2]);
    }

    #[test]
    fn a_loop_is_a_draw_but_on_the_target() {
        assert_eq!(endings(1, &[(0, 0)], &[0]), [[Loss], [Draw]]);
        assert_eq!(endings(2, &[(0, 0), (0, 1)], &[]), [[Win, Loss]]);
        assert_eq!(endings(3, &[(0, 0), (0, 1), (1, 2)], &[]), [[Draw, Win, Loss]]);
    }

    #[test]
    fn parallel_edges_are_moves_of_their_own() {
        let edges = [(0, 1), (0, 1), (0, 1), (1, 2), (1, 2)];
        assert_eq!(endings(3, &edges, &[]), [[Loss, Win, Loss]]);
        let edges = [(0, 1), (0, 1), (0, 0), (1, 2)];
        assert_eq!(endings(3, &edges, &[]), [[Draw, Win, Loss]]);
    }

    #[test]
    fn a_target_stays_lost_whatever_its_edges() {
        let edges = [(0, 1), (1, 2)];
        assert_eq!(endings(3, &edges, &[1]), [[Win, Loss, Loss], [Loss, Win, Loss]]);
        assert_eq!(endings(2, &[(0, 0), (1, 0)], &[0]), [[Loss, Win], [Draw, Draw]]);
    }

    #[test]
    fn a_target_may_be_named_again() {
        let ring = [(0, 1), (1, 2), (2, 0)];
        let of_0 = [Loss, Loss, Win];
        assert_eq!(endings(3, &ring, &[0, 1, 0]), [of_0, [Win, Loss, Loss], of_0, [Draw; 3]]);
    }

    #[test]
    #[should_panic = "65 targets are more than 64"]
    fn more_targets_than_bits_are_refused() {
        endings(1, &[], &[0; 65]);
    }

    #[test]
    fn each_game_ends_as_it_does_alone() {
        let mut seed = 3_u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for round in 0..600 {
            let n = 1 + round % 12;
            let most = 1 + random(3 * n);
            // Some vertices have no edges, and some graphs no cycles.
            let tails = 1 + random(n);
            let mut edges: Vec<_> = (0..most).map(|_| (random(tails), random(n))).collect();
            if round % 3 == 0 {
                edges.retain(|&(tail, head)| (tail * 5 + round) % 13 < (head * 5 + round) % 13);
            }
            let targets: Vec<_> = (0..[1, 20, 64][round % 3]).map(|_| random(n)).collect();
            let found = endings(n, &edges, &targets);
            let named = targets.iter().copied().map(Some).chain([None]);
            for (target, found) in named.zip(found) {
                assert_eq!(found, plainly(n, &edges, target), "{edges:?}, target {target:?}");
            }
        }
    }
}
