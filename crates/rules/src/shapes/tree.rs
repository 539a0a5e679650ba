//! Trees, and what is left of one after a cut.

mod parents;

pub use parents::parents;

use crate::drawing::Node;
use crate::extremes::Extremes;
use crate::form::Form;
use crate::reader::FormResult;
use crate::shapes::bits::bits;
use fastrand::Rng;
use game::Unsolved;
use language::{Text, text};
use std::ops::RangeInclusive;

/// A tree whose vertices are 0, its root, to the number of its edges. An edge may name either end
/// first.
#[derive(Debug, Clone, Default)]
pub struct Tree {
    /// The edges in the order of the input.
    pub edges: Vec<[usize; 2]>,
}

/// Union-find structure over the vertices of a graph.
#[derive(Debug)]
pub struct Groups(Vec<usize>);

impl Groups {
    /// `n` vertices, each alone.
    pub fn new(n: usize) -> Self {
        Groups((0..n).collect())
    }

    /// Unites the groups of two vertices. False if they were in one group, so that an edge would close a cycle.
    pub fn join(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.leader(a), self.leader(b));
        self.0[a] = b;
        a != b
    }

    fn leader(&mut self, mut vertex: usize) -> usize {
        while self.0[vertex] != vertex {
            self.0[vertex] = self.0[self.0[vertex]];
            vertex = self.0[vertex];
        }
        vertex
    }
}

/// A random vertex among the nine before this one: such parents make long branches that part often.
pub fn near(random: &mut Rng, vertex: usize) -> usize {
    vertex - random.usize(1..=vertex.min(9))
}

impl Tree {
    /// Reads or prints the number of vertices, and a line for each edge, whose ends the text counts from 1.
    ///
    /// # Errors
    ///
    /// If a number is out of range, or an edge closes a cycle. Without one they are a tree.
    pub fn form(
        &mut self,
        form: &mut Form<'_>,
        name: &'static str,
        vertices: RangeInclusive<usize>,
    ) -> FormResult {
        let mut n = self.vertices();
        form.number(name, &mut n, vertices)?;
        form.line();
        self.edges(form, n)
    }

    /// Reads or prints a line for each edge of a tree of `n` vertices, at least one.
    ///
    /// # Errors
    ///
    /// If a number is out of range, or an edge closes a cycle.
    pub fn edges(&mut self, form: &mut Form<'_>, n: usize) -> FormResult {
        let mut groups = Groups::new(n);
        self.edges.resize(n - 1, [0; 2]);
        form.each("edge", &mut self.edges, |form, [a, b]| {
            form.index("first end", a, n)?;
            form.index("second end", b, n)?;
            form.line();
            form.check(groups.join(*a, *b), || {
                let [a, b] = [*a, *b].map(|vertex| vertex + 1);
                text!("the edge {a} {b} closes a cycle", "边 {a} {b} 使图中出现环")
            })
        })
    }

    /// The tree of these edges, in any order and direction.
    pub fn shuffled(random: &mut Rng, mut edges: Vec<[usize; 2]>) -> Self {
        random.shuffle(&mut edges);
        edges.iter_mut().for_each(|edge| random.shuffle(edge));
        Tree { edges }
    }

    /// Adds extreme trees of `n` vertices.
    pub fn extremes<Case: Clone + 'static>(
        extremes: &mut Extremes<Case>,
        n: usize,
        cases: impl Fn(&mut Rng, &dyn Fn(&mut Rng) -> Tree) -> Vec<Case> + Clone + 'static,
    ) {
        let mut add = |title, kept: usize, parent: fn(&mut Rng, usize) -> usize| {
            let cases = cases.clone();
            extremes.add(title, move |random| {
                cases(random, &|random| Tree::by_parents(random, n, kept, parent))
            });
        };
        add(
            "shuffled-path: recursion, and walks that jump through memory | \
             递归，以及在内存里跳来跳去的遍历",
            1,
            |_, vertex| vertex - 1,
        );
        add(
            "path-in-order: a stack as deep as the numbers are large | 编号多大、栈就多深",
            usize::MAX,
            |_, vertex| vertex - 1,
        );
        add(
            "random-tree: scattered lists of children; a root with a parent | \
             儿子的列表散在各处；根还有父亲",
            0,
            |random, vertex| random.usize(..vertex),
        );
        add("deep-tree: long branches that part often | 分支很长，常常分叉", 1, near);
        add("star: one vertex with all neighbours | 一个顶点与其余的都相邻", 1, |_, _| 0);
        add("star-from-a-leaf: a root that is taken for a leaf | 根被当作叶子", 0, |_, _| 0);
        add(
            "arms: two equal branches; recursion | 两个相等的分支；递归",
            1,
            |_, vertex| vertex.saturating_sub(2),
        );
        add("legs: branches of two vertices | 两个顶点长的分支", 1, |random, vertex| {
            match vertex % 2 {
                0 => vertex - 1,
                _ => 2 * random.usize(..=vertex / 2),
            }
        });
    }

    /// A tree of `n` vertices in which `parent` names a smaller vertex for each but 0. Then the first `kept` vertices
    /// keep their numbers, and the others, the edges and their ends are shuffled.
    pub fn by_parents(
        random: &mut Rng,
        n: usize,
        kept: usize,
        parent: impl Fn(&mut Rng, usize) -> usize,
    ) -> Self {
        let mut names: Vec<usize> = (0..n).collect();
        random.shuffle(&mut names[kept.min(n)..]);
        let edges = (1..n).map(|vertex| [names[vertex], names[parent(random, vertex)]]).collect();
        Tree::shuffled(random, edges)
    }

    /// A random number of this range for each vertex.
    pub fn weights(&self, random: &mut Rng, range: RangeInclusive<u64>) -> Vec<u64> {
        (0..self.vertices()).map(|_| random.u64(range.clone())).collect()
    }

    /// The number of vertices.
    pub fn vertices(&self) -> usize {
        self.edges.len() + 1
    }

    /// The vertices but for the root, each after its children, and the parent of each.
    pub fn leaves_first(&self) -> Vec<[usize; 2]> {
        // In one list, those of a vertex from its number in `starts` on: a list for each would be a million allocations.
        let mut starts = vec![0; self.vertices() + 1];
        self.edges.iter().flatten().for_each(|&end| starts[end] += 1);
        let mut sum = 0;
        starts.iter_mut().for_each(|start| {
            sum += *start;
            *start = sum;
        });
        let mut neighbours = vec![0; sum];
        for &[a, b] in self.edges.iter().rev() {
            for (vertex, neighbour) in [(a, b), (b, a)] {
                starts[vertex] -= 1;
                neighbours[starts[vertex]] = neighbour;
            }
        }
        let of = |vertex: usize| &neighbours[starts[vertex]..starts[vertex + 1]];
        let mut order: Vec<[usize; 2]> = of(0).iter().map(|&child| [child, 0]).collect();
        let mut known = 0;
        while let Some(&[vertex, parent]) = order.get(known) {
            known += 1;
            let children = of(vertex).iter().filter(|&&neighbour| neighbour != parent);
            order.extend(children.map(|&child| [child, vertex]));
        }
        order.reverse();
        order
    }

    /// The neighbour of each vertex on the way to the root; `None` for the root.
    pub fn parents_to(&self, root: usize) -> Vec<Option<usize>> {
        let mut parents = vec![None; self.vertices()];
        let mut reached = vec![root];
        while let Some(vertex) = reached.pop() {
            for edge in self.edges.iter().filter(|edge| edge.contains(&vertex)) {
                let other = edge[0] + edge[1] - vertex;
                if Some(other) != parents[vertex] {
                    parents[other] = Some(vertex);
                    reached.push(other);
                }
            }
        }
        parents
    }

    /// All vertices, as a set of bits.
    ///
    /// # Errors
    ///
    /// If there are more than 64.
    pub fn set(&self) -> Result<u64, Unsolved> {
        bits(self.vertices(), Text("vertices", "顶点数"))
    }

    /// For each edge within a set of vertices: its ends, child first, and the set without the branch that is cut off.
    ///
    /// # Panics
    ///
    /// If there are more than 64 vertices.
    pub fn cuts(&self, set: u64) -> Vec<([usize; 2], u64)> {
        let n = self.vertices();
        assert!(n <= 64, "a set of bits has no room for {n} vertices");
        let mut branches: Vec<u64> = (0..n).map(|vertex| 1 << vertex).collect();
        let mut cuts = Vec::new();
        for [child, parent] in self.leaves_first() {
            branches[parent] |= branches[child];
            if set >> child & set >> parent & 1 == 1 {
                cuts.push(([child, parent], set & !branches[child]));
            }
        }
        cuts
    }

    /// The vertices of a set, each below its parent if that is in the set, for a drawing in which vertex 0 has the number
    /// `first`.
    pub fn drawn(&self, set: u64, first: usize) -> Vec<Node> {
        let is_left = |vertex: usize| set >> vertex & 1 == 1;
        let node = |vertex: usize, parent: Option<usize>| Node {
            number: first + vertex,
            parent: parent.filter(|&parent| is_left(parent)).map(|parent| first + parent),
            text: (vertex + 1).to_string(),
        };
        let others = self.leaves_first().into_iter().map(|[child, parent]| (child, Some(parent)));
        let all = std::iter::once((0, None)).chain(others);
        all.filter(|&(vertex, _)| is_left(vertex))
            .map(|(vertex, parent)| node(vertex, parent))
            .collect()
    }

    /// All vertices below `root`, with what is written at each, for a drawing in which vertex 0 has the number `first`.
    pub fn labelled(&self, root: usize, first: usize, text: impl Fn(usize) -> String) -> Vec<Node> {
        let nodes = self.parents_to(root).into_iter().enumerate();
        let node = |(vertex, parent): (usize, Option<usize>)| Node {
            number: first + vertex,
            parent: parent.map(|parent| first + parent),
            text: text(vertex),
        };
        nodes.map(node).collect()
    }

    /// All vertices by their numbers from 1, where two sets of them are white and black.
    ///
    /// # Panics
    ///
    /// If there are more than 64.
    pub fn painted(&self, [white, black]: &[u64; 2]) -> Vec<Node> {
        let mut nodes = self.drawn(u64::MAX, 1);
        for node in &mut nodes {
            let number = node.number;
            let is_in = |set: &u64| set >> (number - 1) & 1 == 1;
            if is_in(white) {
                node.text = format!("{number} W");
            } else if is_in(black) {
                node.text = format!("{number} B");
            }
        }
        nodes
    }
}

#[cfg(test)]
mod tests;
