//! Trees from their edges, leaves first: no recursion and no lists of neighbours.

use std::borrow::Borrow;

/// State of a vertex while leaves are removed.
#[derive(Clone, Default)]
struct Vertex {
    degree: u32,
    /// The xor of the neighbours' numbers: of a leaf, its parent.
    neighbours: u32,
}

/// Visits each vertex of a tree but the root 0, children before their parent: `visit(vertex, parent)`.
/// Returns whether the edges are a tree of the vertices 0 to `n - 1`; if not, some of the visits have
/// still been made.
///
/// Leaves are removed one by one. One edge leads from a leaf to its parent, so no list is needed: the
/// xor of all neighbours, without those that are gone, is the parent. The vertices are looked at in the
/// order of their numbers. If one is a leaf, it goes, and then at once its parent, if that has become a
/// leaf, and so on upwards, whatever numbers these have. So in the end no vertex but 0 is a leaf.
///
/// All edges and all vertices but 0 go iff the edges are a tree. If they are, a tree is left each time, and
/// one of two vertices or more has two leaves: one of them is not 0. If all go, then backwards from vertex 0
/// alone each removal hangs a leaf on a tree. (An edge from a vertex to itself counts twice there, so
/// its vertex never becomes a leaf; nor do two vertices that two edges connect.)
///
/// # Complexity
///
/// O(`n` + edges) time, 8 bytes a vertex. The edges are looked at once, so they can be read as they come.
///
/// # Panics
///
/// If there are 2^32 vertices or more.
///
/// # Example
///
/// ```
/// use sente::tree::leaves_first;
///
/// let mut sizes = vec![1; 4];
/// let is_tree = leaves_first(4, &[(2, 0), (2, 3), (1, 2)], |vertex, parent| {
///     sizes[parent] += sizes[vertex];
/// });
/// assert!(is_tree);
/// assert_eq!(sizes, [4, 1, 3, 1]);
/// assert!(!leaves_first(4, &[(1, 2), (2, 3), (3, 1)], |_, _| {}));
/// ```
#[must_use]
pub fn leaves_first(
    n: usize,
    edges: impl IntoIterator<Item = impl Borrow<(usize, usize)>>,
    mut visit: impl FnMut(usize, usize),
) -> bool {
    assert!(u32::try_from(n).is_ok(), "{n} vertices are too many");
    let mut vertices = vec![Vertex::default(); n];
    let mut left = 0_usize;
    for edge in edges {
        let &(one, other) = edge.borrow();
        left += 1;
        if one >= n || other >= n {
            return false;
        }
        for (from, to) in [(one, other), (other, one)] {
            vertices[from].degree += 1;
            vertices[from].neighbours ^= to as u32;
        }
    }
    let is_one_less = left + 1 == n;
    for start in 1..n {
        let mut leaf = start;
        while leaf != 0 && vertices[leaf].degree == 1 {
            let parent = vertices[leaf].neighbours as usize;
            vertices[leaf].degree = 0;
            vertices[parent].degree -= 1;
            vertices[parent].neighbours ^= leaf as u32;
            visit(leaf, parent);
            left -= 1;
            leaf = parent;
        }
    }
    is_one_less && left == 0
}

#[cfg(test)]
mod tests {
    use super::leaves_first;

    fn order(n: usize, edges: &[(usize, usize)]) -> Option<Vec<(usize, usize)>> {
        let mut order = Vec::new();
        leaves_first(n, edges, |vertex, parent| order.push((vertex, parent))).then_some(order)
    }

    #[test]
    fn a_root_alone_is_a_tree_and_nothing_is_none() {
        assert_eq!(order(1, &[]), Some(vec![]));
        assert_eq!(order(0, &[]), None);
    }

    #[test]
    fn the_root_is_never_a_leaf() {
        assert_eq!(order(2, &[(0, 1)]), Some(vec![(1, 0)]));
        assert_eq!(order(3, &[(1, 0), (2, 1)]), Some(vec![(2, 1), (1, 0)]));
    }

    #[test]
    fn children_come_before_their_parent() {
        // Every tree on six vertices: vertex k > 0 hangs on one of those before it, then renumbered.
        for code in 0..120 {
            let parents = [0, code % 2, code / 2 % 3, code / 6 % 4, code / 24];
            for turn in 0..6 {
                let name =
                    |vertex: usize| if vertex == 0 { 0 } else { 1 + (vertex * 2 + turn) % 5 };
                let edges: Vec<_> = (1..6).map(|k| (name(k), name(parents[k - 1]))).collect();
                let order = order(6, &edges).expect("it is a tree");
                assert_eq!(order.len(), 5);
                for (place, &(vertex, parent)) in order.iter().enumerate() {
                    assert!(edges.contains(&(vertex, parent)), "{edges:?} {order:?}");
                    assert!(order[place..].iter().all(|&(_, later)| later != vertex));
                }
            }
        }
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        assert_eq!(order(2, &[]), None);
        assert_eq!(order(2, &[(1, 1)]), None);
        assert_eq!(order(2, &[(0, 2)]), None);
        assert_eq!(order(2, &[(0, 1), (0, 1)]), None);
        assert_eq!(order(3, &[(0, 1), (0, 0)]), None);
        assert_eq!(order(3, &[(0, 1), (1, 2), (2, 0)]), None);
        assert_eq!(order(4, &[(1, 2), (2, 3), (3, 1)]), None);
        assert_eq!(order(4, &[(0, 1), (2, 3), (2, 3)]), None);
        assert_eq!(order(1, &[(0, 0)]), None);
    }

    #[test]
    fn a_path_of_a_million_vertices_is_no_recursion() {
        let edges: Vec<_> = (1..1_000_000).map(|k| (k, k - 1)).collect();
        let mut last = 0;
        assert!(leaves_first(1_000_000, &edges, |vertex, _| last = vertex));
        assert_eq!(last, 1);
    }
}
