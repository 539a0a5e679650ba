//! Maximum matchings of bipartite graphs.
//!
//! A *matching* is a set of edges of which no two have a common end; the two ends of its edges are *mates*. The vertices
//! of a bipartite graph are of two sides, and each edge joins one of either.

use std::mem::replace;

/// A maximum matching of a bipartite graph.
///
/// It comes by rounds (Hopcroft and Karp). An *augmenting path* goes from a left vertex without a mate to a right one
/// without a mate, off the matching and along it in turn; its edges, exchanged, make a pair more. A round takes disjoint
/// augmenting paths of the least length there is, until no other one fits. Without any path the matching is a maximum one
/// (Berge). The first round matches greedily, as all paths have one edge.
///
/// # Example
///
/// ```
/// use sente::matching::Matching;
///
/// // 0 and 1 on the left, 2 and 3 on the right.
/// let edges = [(0, 2), (1, 2), (1, 3)];
/// let of = |vertex| edges.iter().filter(move |edge| edge.0 == vertex).map(|edge| edge.1);
/// let matching = Matching::maximum(4, 0..2, of);
/// assert_eq!([matching.mate(0), matching.mate(3)], [Some(2), Some(1)]);
/// ```
pub struct Matching<F> {
    /// The mate of each vertex; the number of vertices where there is none.
    mates: Vec<usize>,
    neighbours: F,
}

impl<F, I> Matching<F>
where
    F: Fn(usize) -> I,
    I: Iterator<Item = usize>,
{
    /// Matches as many of the `left` vertices as can be, out of `n` vertices; `neighbours` lists those of each, which are
    /// on the right.
    ///
    /// # Complexity
    ///
    /// O(edges times the root of `n`) time; no recursion.
    pub fn maximum(n: usize, left: impl Iterator<Item = usize>, neighbours: F) -> Self {
        let mut matching = Matching { mates: vec![n; n], neighbours };
        let mut free: Vec<usize> = left.collect();
        loop {
            let mut layers = matching.layers(free.clone());
            if layers[n] == 0 {
                return matching;
            }
            free.retain(|&start| !matching.takes_path(start, &mut layers));
        }
    }

    /// The mate of a vertex, if it has one.
    pub fn mate(&self, vertex: usize) -> Option<usize> {
        Some(self.mates[vertex]).filter(|&mate| mate < self.mates.len())
    }

    /// For each vertex, true if some maximum matching leaves it without a mate: for all on the side of `starts`, which are
    /// all vertices of that side, or of both. The neighbours of each are listed. Other vertices get false.
    ///
    /// The starts without a mate in this matching are such vertices; and with a vertex v, the mates of its neighbours; no
    /// others. *(Proved: P4055, P4617.)*
    ///
    /// # Complexity
    ///
    /// O(vertices + edges) time.
    pub fn left_out(&self, starts: impl Iterator<Item = usize>) -> Vec<bool> {
        let mut is_reached = vec![false; self.mates.len()];
        let mut open: Vec<usize> = starts.filter(|&start| self.mate(start).is_none()).collect();
        open.iter().for_each(|&start| is_reached[start] = true);
        while let Some(vertex) = open.pop() {
            let mates = (self.neighbours)(vertex).map(|neighbour| self.mates[neighbour]);
            open.extend(mates.filter(|&mate| !replace(&mut is_reached[mate], true)));
        }
        is_reached
    }

    /// The layer of each left vertex in a breadth-first search: the number of left vertices on a shortest path to it, or 0
    /// if it was not reached. The shortest augmenting paths end in the layer before the last entry.
    fn layers(&self, mut queue: Vec<usize>) -> Vec<usize> {
        let n = self.mates.len();
        let mut layers = vec![0; n + 1];
        queue.iter().for_each(|&start| layers[start] = 1);
        let mut head = 0;
        while head < queue.len() && queue[head] < n {
            let vertex = queue[head];
            head += 1;
            for right in (self.neighbours)(vertex) {
                let mate = self.mates[right];
                if layers[mate] == 0 {
                    layers[mate] = layers[vertex] + 1;
                    queue.push(mate);
                }
            }
        }
        layers
    }

    /// Takes an augmenting path from layer to layer, if there is one. A path has its left vertices, each with the
    /// neighbours that were not tried yet; no vertex is tried twice.
    fn takes_path(&mut self, start: usize, layers: &mut [usize]) -> bool {
        let mut path = vec![(start, (self.neighbours)(start))];
        while let Some((_, untried)) = path.last_mut() {
            let Some(mut right) = untried.next() else {
                path.pop();
                continue;
            };
            let mate = self.mates[right];
            if layers[mate] != path.len() + 1 {
                continue;
            }
            if mate < self.mates.len() {
                layers[mate] = 0;
                path.push((mate, (self.neighbours)(mate)));
                continue;
            }
            while let Some((vertex, _)) = path.pop() {
                self.mates[right] = vertex;
                right = replace(&mut self.mates[vertex], right);
            }
            return true;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::Matching;

    type Edges = Vec<(usize, usize)>;

    /// The most pairs of these edges: the first one is taken or not.
    fn most_pairs(edges: &[(usize, usize)]) -> usize {
        let Some((&(one, other), rest)) = edges.split_first() else {
            return 0;
        };
        let apart = rest.iter().copied().filter(|edge| edge.0 != one && edge.1 != other);
        most_pairs(rest).max(1 + most_pairs(&apart.collect::<Edges>()))
    }

    /// All graphs of three left vertices, 0 to 2, and three right ones.
    fn graphs() -> impl Iterator<Item = Edges> {
        (0..1 << 9).map(|set| {
            let edges = (0..9).filter(|edge| set >> edge & 1 == 1);
            edges.map(|edge| (edge / 3, 3 + edge % 3)).collect()
        })
    }

    /// The neighbours of a vertex, on whichever side it is.
    fn of(edges: &Edges, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let both = edges.iter().flat_map(|&(one, other)| [(one, other), (other, one)]);
        both.filter(move |edge| edge.0 == vertex).map(|edge| edge.1)
    }

    #[test]
    fn as_many_as_can_be_are_matched_by_edges() {
        for edges in graphs() {
            let matching = Matching::maximum(6, 0..3, |vertex| of(&edges, vertex));
            let pairs: Edges =
                (0..3).filter_map(|left| Some((left, matching.mate(left)?))).collect();
            assert_eq!(pairs.len(), most_pairs(&edges), "{edges:?}");
            assert!(pairs.iter().all(|pair| edges.contains(pair)), "{edges:?}");
            assert!(pairs.iter().all(|&(left, right)| matching.mate(right) == Some(left)));
            assert_eq!((3..6).filter_map(|right| matching.mate(right)).count(), pairs.len());
        }
    }

    #[test]
    fn a_vertex_is_left_out_by_some_matching_iff_as_many_pairs_do_without_it() {
        for edges in graphs() {
            let matching = Matching::maximum(6, 0..3, |vertex| of(&edges, vertex));
            for (vertex, left_out) in matching.left_out(0..6).into_iter().enumerate() {
                let is_elsewhere = |edge: &&(usize, usize)| edge.0 != vertex && edge.1 != vertex;
                let without: Edges = edges.iter().filter(is_elsewhere).copied().collect();
                let as_many = most_pairs(&without) == most_pairs(&edges);
                assert_eq!(left_out, as_many, "{edges:?}: {vertex}");
            }
        }
    }

    #[test]
    fn starts_of_one_side_reach_that_side_alone() {
        let edges = vec![(0, 2), (1, 2)];
        let matching = Matching::maximum(4, 0..2, |vertex| of(&edges, vertex));
        assert_eq!(matching.left_out(0..2), [true, true, false, false]);
        assert_eq!(matching.left_out(2..4), [false, false, false, true]);
    }

    #[test]
    fn a_path_is_augmented_from_end_to_end_without_recursion() {
        // Left k beside right k and k + 1, and one left vertex more at right 0: greedily all go to the wrong side.
        let n = 100_000;
        let right = |left| if left < n { left..left + 2 } else { 0..1 };
        let matching =
            Matching::maximum(2 * n + 2, 0..n + 1, |left| right(left).map(|k| n + 1 + k));
        assert!((0..=n).all(|left| matching.mate(left).is_some()));
        assert_eq!(matching.mate(n), Some(n + 1));
    }

    #[test]
    fn without_vertices_there_is_nothing() {
        let matching = Matching::maximum(0, 0..0, |_| 0..0);
        assert!(matching.left_out(0..0).is_empty());
    }
}
