//! Directed graphs, as lists of successors or of predecessors, and an order of the vertices.

/// The adjacency lists of a directed graph of the vertices 0 to `n - 1`, in one array. Loops and parallel edges are
/// kept.
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
#[derive(Debug, Clone)]
pub struct Adjacency {
    /// By vertex: where its list begins; at last, where the last list ends.
    starts: Vec<u32>,
    neighbours: Vec<u32>,
}

impl Adjacency {
    /// For each edge, its second vertex goes into the list of its first one.
    ///
    /// # Complexity
    ///
    /// O(`n` + edges) time, 4 bytes a vertex and an edge.
    ///
    /// # Panics
    ///
    /// If an edge has a vertex that is not below `n`, or there are 2^32 vertices or edges.
    pub fn new(n: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let count = edges.clone().count();
        assert!(n.max(count) < 1 << 32, "{n} vertices and {count} edges are too many");
        let mut starts = vec![0_u32; n + 1];
        edges.clone().for_each(|(from, _)| starts[from] += 1);
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        // Each list is filled from its end, which moves down to its start.
        let mut neighbours = vec![0; count];
        for (from, to) in edges {
            assert!(from.max(to) < n, "there is no edge {from} {to} among {n} vertices");
            starts[from] -= 1;
            neighbours[starts[from] as usize] = to as u32;
        }
        Adjacency { starts, neighbours }
    }

    /// How many vertices there are.
    pub fn vertices(&self) -> usize {
        self.starts.len() - 1
    }

    /// The list of `vertex`, in no particular order.
    #[inline]
    pub fn of(&self, vertex: usize) -> &[u32] {
        &self.neighbours[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }

    /// The vertices in an order in which each strongly connected component stands in one piece, after all other
    /// components that its edges lead to. So if no walk comes back to where it began, each vertex stands after its
    /// successors; and if one does, then whatever the order, some edge of that walk leads to its own vertex or to a
    /// later one.
    ///
    /// The algorithm is Pearce's form of Tarjan's, without recursion. A depth-first search numbers the vertices as it
    /// finds them. A vertex is open from then on until it is put into the order. It is on the path until all its
    /// edges are looked at, and then, if it is still open, it waits. The low number of an open vertex is its own
    /// number at first, and is lowered to the low number of each open vertex that an edge leads to, where an edge to
    /// a new vertex is looked at when this one has left the path. When a vertex v leaves the path with its own number
    /// as its low number, v and the vertices that wait and were found after v are put into the order, and otherwise v
    /// waits. *Proof:*
    /// 1. *What is open and was found after v, when v leaves the path, waits:* it was found from v, and has left the
    ///    path before v.
    /// 2. *Such a vertex w has a low number no less than that of v.* Walk from v to w along edges to new vertices. If
    ///    all these are open still, each has lowered the low number of the one before it. None is in the order, or w,
    ///    which was found later and left the path earlier, would have been put there with it.
    /// 3. *They are found from the end of those that wait,* where the low number is v's number at least: by 2 these
    ///    have it, if v keeps its own number; and whatever waits and was found before v has a low number below its
    ///    own, so below v's.
    /// 4. *Each of them reaches v,* and is reached by it. The low number of a w that waits is that of another vertex u
    ///    that w reaches, and u was found before w. It is open: it cannot have been put into the order without w. By
    ///    2, u is v or was found after it; if it is not v, the same holds for u, and the numbers fall.
    /// 5. *No edge leads from them to a vertex that is not in the order then.* Else it would lead to an open vertex
    ///    that was found before v, and the low number at its tail would be less than v's number, against 2.
    ///
    /// By 4 and 5 each piece is a strongly connected component. *(Proved.)*
    ///
    /// # Complexity
    ///
    /// O(vertices + edges) time, at most 24 bytes a vertex.
    ///
    /// # Example
    ///
    /// ```
    /// use sente::graph::Adjacency;
    ///
    /// let successors = Adjacency::new(3, [(0, 2), (2, 1), (0, 1)].into_iter());
    /// assert_eq!(successors.successors_first(), [1, 2, 0]);
    /// ```
    pub fn successors_first(&self) -> Vec<u32> {
        let n = self.vertices();
        let mut search = Search {
            graph: self,
            next: self.starts.clone(),
            low: vec![0; n],
            found: 0,
            path: Vec::new(),
            waiting: Vec::new(),
            order: Vec::with_capacity(n),
        };
        for root in 0..n {
            if search.low[root] == 0 {
                search.find(root);
                while let Some(&(vertex, number)) = search.path.last() {
                    search.look(vertex, number);
                }
            }
        }
        search.order
    }
}

/// A depth-first search that puts the vertices of each component into an order when it leaves the first of them.
struct Search<'a> {
    graph: &'a Adjacency,
    /// By vertex: the place of the neighbour that is looked at next.
    next: Vec<u32>,
    /// By vertex: 0 before it is found, its low number while it is open, then more than any number.
    low: Vec<u32>,
    found: u32,
    /// The vertices from the root to the current one, with their numbers.
    path: Vec<(usize, u32)>,
    /// Open vertices that have left the path, in the order in which they did.
    waiting: Vec<u32>,
    order: Vec<u32>,
}

impl Search<'_> {
    fn find(&mut self, vertex: usize) {
        self.found += 1;
        self.low[vertex] = self.found;
        self.path.push((vertex, self.found));
    }

    /// Looks at the next edge of the last vertex of the path, or leaves that vertex.
    fn look(&mut self, vertex: usize, number: u32) {
        let next = self.next[vertex];
        if next == self.graph.starts[vertex + 1] {
            return self.leave(vertex, number);
        }
        let head = self.graph.neighbours[next as usize] as usize;
        if self.low[head] == 0 {
            return self.find(head);
        }
        self.low[vertex] = self.low[vertex].min(self.low[head]);
        self.next[vertex] += 1;
    }

    fn leave(&mut self, vertex: usize, number: u32) {
        self.path.pop();
        self.waiting.push(vertex as u32);
        if self.low[vertex] == number {
            let low = &mut self.low;
            let before = self.waiting.iter().rposition(|&open| low[open as usize] < number);
            let component = self.waiting.drain(before.map_or(0, |before| before + 1)..);
            self.order.extend(component.inspect(|&closed| low[closed as usize] = u32::MAX));
        }
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
        assert_eq!(nothing.vertices(), 0);
        assert!(nothing.successors_first().is_empty());
    }

    #[test]
    fn isolated_vertices_have_empty_lists() {
        let isolated = graph(3, &[]);
        assert_eq!(isolated.vertices(), 3);
        assert!((0..3).all(|vertex| isolated.of(vertex).is_empty()));
        assert_eq!(isolated.successors_first(), [0, 1, 2]);
    }

    #[test]
    fn loops_and_parallel_edges_are_kept() {
        let edges = [(1, 1), (0, 1), (0, 1), (1, 1)];
        let successors = graph(2, &edges);
        assert_eq!((successors.of(0), successors.of(1)), (&[1, 1][..], &[1, 1][..]));
        assert_eq!(successors.successors_first(), [1, 0]);
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
    #[should_panic = "there is no edge 0 2 among 2 vertices"]
    fn an_edge_to_no_vertex_is_refused() {
        graph(2, &[(0, 2)]);
    }

    #[test]
    #[should_panic = "index out of bounds"]
    fn an_edge_from_no_vertex_is_refused() {
        graph(2, &[(3, 0)]);
    }

    #[test]
    fn without_cycles_successors_come_first() {
        assert_eq!(graph(4, &[(0, 1), (1, 2), (2, 3)]).successors_first(), [3, 2, 1, 0]);
        assert_eq!(graph(4, &[(3, 2), (2, 1), (1, 0)]).successors_first(), [0, 1, 2, 3]);
        assert_eq!(graph(3, &[(0, 1), (2, 1), (2, 0)]).successors_first(), [1, 0, 2]);
    }

    #[test]
    fn a_component_stands_in_one_piece_after_those_that_its_edges_lead_to() {
        for (n, edges) in graphs() {
            let mut reaches = vec![vec![false; n]; n];
            (0..n).for_each(|vertex| reaches[vertex][vertex] = true);
            edges.iter().for_each(|&(from, to)| reaches[from][to] = true);
            for (via, from, to) in (0..n * n * n).map(|code| (code / n / n, code / n % n, code % n))
            {
                reaches[from][to] |= reaches[from][via] && reaches[via][to];
            }
            let order: Vec<usize> =
                graph(n, &edges).successors_first().iter().map(|&vertex| vertex as usize).collect();
            assert_eq!(order.len(), n);
            for (place, &vertex) in order.iter().enumerate() {
                assert!(!order[..place].contains(&vertex), "{edges:?} {order:?}");
                for &later in &order[place + 1..] {
                    let is_same = reaches[vertex][later] && reaches[later][vertex];
                    assert!(!reaches[vertex][later] || is_same, "{edges:?} {order:?}");
                }
                let next_to = |&&other: &&usize| reaches[vertex][other] && reaches[other][vertex];
                let in_piece = order[place..].iter().take_while(next_to).count();
                let in_all = order[place..].iter().filter(next_to).count();
                assert_eq!(in_piece, in_all, "{edges:?} {order:?}");
            }
        }
    }

    #[test]
    fn a_component_is_left_along_a_ring_against_its_edges() {
        let ring: Vec<(usize, usize)> = (0..6).map(|vertex| (vertex, (vertex + 1) % 6)).collect();
        assert_eq!(graph(6, &ring).successors_first(), [5, 4, 3, 2, 1, 0]);
    }

    #[test]
    fn a_path_of_a_million_vertices_is_no_recursion() {
        let path = Adjacency::new(1_000_000, (1..1_000_000).map(|vertex| (vertex - 1, vertex)));
        let order = path.successors_first();
        assert!(order.iter().rev().copied().eq(0..1_000_000));
    }
}
