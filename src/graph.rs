//! Directed graphs, as lists of successors or of predecessors, an order of the vertices, and their Grundy values.

use std::mem::replace;

/// The adjacency lists of a directed graph of the vertices 0 to `n - 1`, in one array. Loops and parallel edges are
/// kept. Numbers of 32 bits halve the memory: there must be fewer than 2^32 vertices and edges, which is not
/// checked.
///
/// # Example
///
/// ```
/// use sente::graph::Adjacency;
///
/// let edges = [(2, 0), (2, 0), (1, 1)];
/// let successors = Adjacency::new(3, edges.into_iter());
/// assert_eq!(successors.of(2), [0, 0]);
/// let predecessors = Adjacency::new(3, edges.into_iter().map(|(from, to)| (to, from)));
/// assert_eq!(predecessors.of(0), [2, 2]);
/// assert_eq!(predecessors.of(1), [1]);
/// ```
pub struct Adjacency {
    /// Start of each list in `neighbours`; the last entry is the end of the last list.
    starts: Vec<u32>,
    neighbours: Vec<u32>,
}

impl Adjacency {
    /// Lists that hold, for each edge, the second vertex in the list of the first one.
    ///
    /// # Complexity
    ///
    /// O(`n` + edges) time, 4 bytes a vertex and an edge. Each list is filled from its end, which moves down to its
    /// start.
    ///
    /// # Panics
    ///
    /// If an edge has a vertex that is not below `n`.
    pub fn new(n: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0_u32; n + 1];
        for (from, to) in edges.clone() {
            assert!(from.max(to) < n);
            starts[from] += 1;
        }
        for vertex in 0..n {
            starts[vertex + 1] += starts[vertex];
        }
        let mut neighbours = vec![0; starts[n] as usize];
        for (from, to) in edges {
            starts[from] -= 1;
            neighbours[starts[from] as usize] = to as u32;
        }
        Adjacency { starts, neighbours }
    }

    /// The list of `vertex`, in no particular order.
    pub fn of(&self, vertex: usize) -> &[u32] {
        &self.neighbours[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }

    /// The vertices in postorder, that is, as a depth-first search leaves them: for successors, in reverse
    /// topological order. If there is no cycle, each stands after
    /// all its neighbours: after its successors, if those are listed. *(Proved.)*
    ///
    /// *Proof.* When the search leaves a vertex, it has found all its neighbours. One that it has not left by
    /// then is on the path from the root to this vertex, or is this vertex, so there is a cycle.
    ///
    /// And if there is a cycle, then in any order some vertex does not stand after all its neighbours: the
    /// first one of the cycle, for one.
    ///
    /// # Complexity
    ///
    /// O(vertices + edges) time, at most 33 bytes a vertex. No recursion: the path is a list.
    ///
    /// # Example
    ///
    /// ```
    /// use sente::graph::Adjacency;
    ///
    /// let successors = Adjacency::new(3, [(0, 2), (2, 1), (0, 1)].into_iter());
    /// assert_eq!(successors.neighbours_first(), [1, 2, 0]);
    /// ```
    pub fn neighbours_first(&self) -> Vec<usize> {
        let mut found = vec![false; self.starts.len() - 1];
        let (mut path, mut order) = (Vec::new(), Vec::new());
        for root in 0..found.len() {
            if !replace(&mut found[root], true) {
                path.push((root, self.of(root).iter()));
            }
            while let Some((vertex, neighbours)) = path.last_mut() {
                let mut unseen = neighbours.map(|&neighbour| neighbour as usize);
                match unseen.find(|&neighbour| !replace(&mut found[neighbour], true)) {
                    Some(neighbour) => path.push((neighbour, self.of(neighbour).iter())),
                    None => {
                        order.push(*vertex);
                        path.pop();
                    }
                }
            }
        }
        order
    }

    /// The Grundy value of each vertex, where a move goes to a neighbour: the mex of the neighbours' values. `None` if there is
    /// a cycle.
    ///
    /// Vertices to which no edge leads are taken out, one after the other, with their edges. So each comes before its neighbours,
    /// and if some are left, there is a cycle among them.
    ///
    /// # Complexity
    ///
    /// O(vertices + edges) time, 28 bytes a vertex.
    ///
    /// # Example
    ///
    /// ```
    /// use sente::graph::Adjacency;
    ///
    /// let successors = Adjacency::new(3, [(0, 2), (2, 1), (0, 1)].into_iter());
    /// assert_eq!(successors.grundy_values(), Some(vec![2, 0, 1]));
    /// ```
    pub fn grundy_values(&self) -> Option<Vec<usize>> {
        let n = self.starts.len() - 1;
        let mut incoming = vec![0_u32; n];
        self.neighbours.iter().for_each(|&to| incoming[to as usize] += 1);
        let mut order: Vec<usize> = (0..n).filter(|&vertex| incoming[vertex] == 0).collect();
        let mut next = 0;
        while let Some(&vertex) = order.get(next) {
            next += 1;
            for &to in self.of(vertex) {
                incoming[to as usize] -= 1;
                if incoming[to as usize] == 0 {
                    order.push(to as usize);
                }
            }
        }
        // The last vertex with a neighbour of each value.
        let mut marks = vec![n; n + 1];
        let mut values = vec![0; n];
        for &vertex in order.iter().rev() {
            self.of(vertex).iter().for_each(|&to| marks[values[to as usize]] = vertex);
            values[vertex] = marks.iter().position(|&mark| mark != vertex)?;
        }
        (next == n).then_some(values)
    }
}

#[cfg(test)]
mod tests {
    use super::Adjacency;

    fn graph(n: usize, edges: &[(usize, usize)]) -> Adjacency {
        Adjacency::new(n, edges.iter().copied())
    }

    /// Graphs of 1 to 8 vertices, loops and parallel edges included.
    fn graphs() -> impl Iterator<Item = (usize, Vec<(usize, usize)>)> {
        let mut seed = 1_u64;
        let mut random = move |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        (0..2000).map(move |round| {
            let n = 1 + round % 8;
            let edges = (0..random(2 * n)).map(|_| (random(n), random(n)));
            (n, edges.collect())
        })
    }

    #[test]
    fn without_vertices_there_is_nothing() {
        let nothing = graph(0, &[]);
        assert!(nothing.neighbours_first().is_empty());
    }

    #[test]
    fn isolated_vertices_have_empty_lists() {
        let isolated = graph(3, &[]);
        assert!((0..3).all(|vertex| isolated.of(vertex).is_empty()));
        assert_eq!(isolated.neighbours_first(), [0, 1, 2]);
    }

    #[test]
    fn loops_and_parallel_edges_are_kept() {
        let edges = [(1, 1), (0, 1), (0, 1), (1, 1)];
        let successors = graph(2, &edges);
        assert_eq!((successors.of(0), successors.of(1)), (&[1, 1][..], &[1, 1][..]));
        assert_eq!(successors.neighbours_first(), [1, 0]);
        let predecessors = Adjacency::new(2, edges.into_iter().map(|(from, to)| (to, from)));
        assert_eq!(predecessors.of(0), []);
        let mut of_1 = predecessors.of(1).to_vec();
        of_1.sort_unstable();
        assert_eq!(of_1, [0, 0, 1, 1]);
    }

    #[test]
    fn each_list_has_the_heads_of_its_edges() {
        for (n, edges) in graphs() {
            let successors = graph(n, &edges);
            let mut listed: Vec<(usize, usize)> = (0..n)
                .flat_map(|tail| successors.of(tail).iter().map(move |&head| (tail, head as usize)))
                .collect();
            let mut expected = edges.clone();
            listed.sort_unstable();
            expected.sort_unstable();
            assert_eq!(listed, expected);
        }
    }

    #[test]
    #[should_panic = "from.max(to) < n"]
    fn an_edge_to_no_vertex_is_refused() {
        graph(2, &[(0, 2)]);
    }

    #[test]
    #[should_panic = "from.max(to) < n"]
    fn an_edge_from_no_vertex_is_refused() {
        graph(2, &[(3, 0)]);
    }

    #[test]
    fn without_cycles_successors_come_first() {
        assert_eq!(graph(4, &[(0, 1), (1, 2), (2, 3)]).neighbours_first(), [3, 2, 1, 0]);
        assert_eq!(graph(4, &[(3, 2), (2, 1), (1, 0)]).neighbours_first(), [0, 1, 2, 3]);
        assert_eq!(graph(3, &[(0, 1), (2, 1), (2, 0)]).neighbours_first(), [1, 0, 2]);
    }

    #[test]
    fn each_vertex_is_left_once_and_after_its_successors_unless_there_is_a_cycle() {
        for (n, edges) in graphs() {
            let mut reaches = vec![vec![false; n]; n];
            edges.iter().for_each(|&(from, to)| reaches[from][to] = true);
            for code in 0..n * n * n {
                let (via, from, to) = (code / n / n, code / n % n, code % n);
                reaches[from][to] |= reaches[from][via] && reaches[via][to];
            }
            let mut places = vec![n; n];
            for (place, vertex) in graph(n, &edges).neighbours_first().into_iter().enumerate() {
                assert_eq!(places[vertex], n, "{edges:?}");
                places[vertex] = place;
            }
            assert!(!places.contains(&n));
            let is_acyclic = (0..n).all(|vertex| !reaches[vertex][vertex]);
            let leads_back = |&(from, to): &(usize, usize)| places[to] < places[from];
            assert_eq!(edges.iter().all(leads_back), is_acyclic, "{edges:?}");
        }
    }

    #[test]
    fn a_ring_is_left_against_its_edges() {
        let ring: Vec<(usize, usize)> = (0..6).map(|vertex| (vertex, (vertex + 1) % 6)).collect();
        assert_eq!(graph(6, &ring).neighbours_first(), [5, 4, 3, 2, 1, 0]);
    }

    #[test]
    fn a_path_of_a_million_vertices_is_no_recursion() {
        let path = Adjacency::new(1_000_000, (1..1_000_000).map(|vertex| (vertex - 1, vertex)));
        let order = path.neighbours_first();
        assert!(order.iter().rev().copied().eq(0..1_000_000));
    }
}
