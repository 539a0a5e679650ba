//! Directed graphs: the form of their edges, and edges in no order that helps.

use crate::form::Form;
use crate::reader::Checked;
use fastrand::Rng;

/// From and to, counted from 0.
pub type Edge = [usize; 2];

/// A line for each edge between `n` vertices. Loops and parallel edges are allowed.
///
/// # Errors
///
/// If a vertex is out of range.
pub fn edges(form: &mut Form<'_>, edges: &mut [Edge], n: usize) -> Checked {
    form.each("edge", edges, |form, [from, to]| {
        form.index("first vertex", from, n)?;
        form.index("second vertex", to, n)?;
        form.line();
        Ok(())
    })
}

/// The same graph, drawn by its lists: for each of `n` vertices those that its edges lead to.
pub fn lists(n: usize, edges: &[Edge]) -> Vec<Vec<usize>> {
    let mut lists = vec![Vec::new(); n];
    edges.iter().for_each(|&[from, to]| lists[from].push(to));
    lists
}

/// So many edges between any two of `n` vertices.
pub fn any(random: &mut Rng, n: usize, m: usize) -> Vec<Edge> {
    (0..m).map(|_| [random.usize(..n), random.usize(..n)]).collect()
}

/// The edges in another order, between `n` vertices with other names. Returns the names, too.
pub fn shuffled(random: &mut Rng, n: usize, mut edges: Vec<Edge>) -> (Vec<Edge>, Vec<usize>) {
    let mut names: Vec<usize> = (0..n).collect();
    random.shuffle(&mut names);
    edges.iter_mut().for_each(|edge| *edge = edge.map(|vertex| names[vertex]));
    random.shuffle(&mut edges);
    (edges, names)
}

/// From each of `n` vertices to the one before it.
pub fn path(n: usize) -> Vec<Edge> {
    short_jumps(n, 1)
}

/// From each of `n` vertices to the `most` before it, as far as there are so many.
pub fn short_jumps(n: usize, most: usize) -> Vec<Edge> {
    let jumps = |from: usize| (1..=from.min(most)).map(move |jump| [from, from - jump]);
    (0..n).flat_map(jumps).collect()
}

/// From each of `n` vertices to all before it.
pub fn tournament(n: usize) -> Vec<Edge> {
    short_jumps(n, n)
}

/// `m` edges between `n` vertices, at least two, each from a vertex to one before it.
pub fn falling(random: &mut Rng, n: usize, m: usize) -> Vec<Edge> {
    let mut edge = || {
        let from = random.usize(1..n);
        [from, random.usize(..from)]
    };
    (0..m).map(|_| edge()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_edges_are_read_again() {
        for graph in [vec![], vec![[0, 0], [2, 1], [2, 1]]] {
            let mut form = Form::printing();
            edges(&mut form, &mut graph.clone(), 3).unwrap();
            let mut again = vec![[0; 2]; graph.len()];
            edges(&mut Form::reading(&form.text()), &mut again, 3).unwrap();
            assert_eq!(again, graph);
        }
    }

    #[test]
    fn an_edge_to_no_vertex_is_refused() {
        let error = edges(&mut Form::reading("1 3\n"), &mut [[0; 2]], 2).unwrap_err().to_string();
        let place = "line 1, column 3: edge 1 of 1, second vertex";
        assert_eq!(error, format!("{place} is \"3\", not a number from 1 to 2"));
    }

    #[test]
    fn lists_keep_loops_and_parallel_edges() {
        assert!(lists(0, &[]).is_empty());
        assert_eq!(lists(3, &[[0, 1], [2, 2], [0, 1]]), [vec![1, 1], vec![], vec![2]]);
    }

    #[test]
    fn a_shuffled_graph_is_the_same_with_other_names() {
        let edges: Vec<Edge> = (0..20).map(|vertex| [vertex, vertex * 7 % 20]).collect();
        let (shuffled, names) = shuffled(&mut Rng::with_seed(1), 20, edges.clone());
        let mut renamed: Vec<Edge> =
            edges.iter().map(|edge| edge.map(|vertex| names[vertex])).collect();
        assert_ne!(shuffled, renamed);
        let mut sorted = shuffled;
        sorted.sort_unstable();
        renamed.sort_unstable();
        assert_eq!(sorted, renamed);
    }

    #[test]
    fn edges_of_graphs_without_cycles_lead_back() {
        assert!(path(0).is_empty() && tournament(1).is_empty());
        assert_eq!(path(3), [[1, 0], [2, 1]]);
        assert_eq!(short_jumps(4, 2), [[1, 0], [2, 1], [2, 0], [3, 2], [3, 1]]);
        assert_eq!(tournament(3), [[1, 0], [2, 1], [2, 0]]);
        let falling = falling(&mut Rng::with_seed(1), 5, 40);
        assert_eq!(falling.len(), 40);
        assert!(falling.iter().all(|&[from, to]| to < from && from < 5));
    }
}
