//! Positions for people to look at: data that a terminal prints and a page draws.

use std::fmt::{self, Display};

/// What a position looks like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Drawing {
    /// Heaps of stones, from left to right.
    Heaps(Vec<u64>),
    /// A few numbers, each with its name.
    Numbers(Vec<(String, i64)>),
    /// Cells row by row; each has a short text, and an empty one is a dot.
    Grid(Vec<Vec<String>>),
    /// What is left of a tree: each vertex by its number, and its parent.
    Tree(Vec<(usize, Option<usize>)>),
    /// A token on a vertex of a graph: the vertex, and the edges between numbered vertices.
    Graph {
        /// Where the token stands.
        token: usize,
        /// From and to.
        edges: Vec<(usize, usize)>,
    },
}

impl Drawing {
    /// Named numbers.
    pub fn numbers<const N: usize>(numbers: [(&str, i64); N]) -> Self {
        Drawing::Numbers(numbers.map(|(name, number)| (name.to_string(), number)).into())
    }

    /// A row of cells.
    pub fn strip(cells: impl IntoIterator<Item = impl Display>) -> Self {
        Drawing::Grid(vec![cells.into_iter().map(|cell| cell.to_string()).collect()])
    }
}

/// Lines of text, without a newline at the end.
impl Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = match self {
            Drawing::Heaps(heaps) => vec![words(heaps)],
            Drawing::Numbers(numbers) => {
                let named = numbers.iter().map(|(name, number)| format!("{name} = {number}"));
                vec![named.collect::<Vec<_>>().join(", ")]
            }
            Drawing::Grid(rows) => {
                let cells = rows.iter().flatten();
                let width = cells.map(|cell| cell.chars().count()).max().unwrap_or(1).max(1);
                let cell =
                    |cell: &String| format!("{:>width$}", if cell.is_empty() { "." } else { cell });
                rows.iter().map(|row| words(row.iter().map(cell))).collect()
            }
            Drawing::Tree(vertices) => tree(vertices),
            Drawing::Graph { token, edges } => {
                let edges = edges.iter().map(|(from, to)| format!("{from}-{to}"));
                vec![format!("token on {token}; edges {}", words(edges))]
            }
        };
        f.write_str(&lines.join("\n"))
    }
}

fn words<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

/// Each vertex below its parent, and farther to the right.
fn tree(vertices: &[(usize, Option<usize>)]) -> Vec<String> {
    let mut lines = Vec::new();
    let children = |parent: Option<usize>| {
        vertices.iter().rev().filter(move |vertex| vertex.1 == parent).map(|vertex| vertex.0)
    };
    let mut open: Vec<(usize, usize)> = children(None).map(|root| (0, root)).collect();
    while let Some((depth, vertex)) = open.pop() {
        lines.push(format!("{:>1$}", vertex, 2 * depth + 1));
        open.extend(children(Some(vertex)).map(|child| (depth + 1, child)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_positions_are_drawn() {
        assert_eq!(Drawing::Heaps(vec![]).to_string(), "");
        assert_eq!(Drawing::Grid(vec![]).to_string(), "");
        assert_eq!(Drawing::Tree(vec![]).to_string(), "");
    }

    #[test]
    fn cells_stand_below_each_other() {
        let grid = vec![vec!["10".into(), String::new()], vec!["7".into(), "W".into()]];
        assert_eq!(Drawing::Grid(grid).to_string(), "10  .\n 7  W");
        assert_eq!(Drawing::strip(["1", "", "2"]).to_string(), "1 . 2");
    }

    #[test]
    fn children_stand_below_their_parent() {
        let tree = vec![(1, None), (2, Some(1)), (3, Some(1)), (4, Some(2))];
        assert_eq!(Drawing::Tree(tree).to_string(), "1\n  2\n    4\n  3");
    }

    #[test]
    fn numbers_have_names() {
        assert_eq!(Drawing::numbers([("N", 7), ("k", -1)]).to_string(), "N = 7, k = -1");
    }
}
