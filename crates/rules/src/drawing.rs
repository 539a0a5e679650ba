//! Positions for people to look at: data that a terminal prints and a page draws.

use game::Player;
use language::Text;
use language::prose::{self, joined};
use std::fmt::{self, Display};

/// Picture of a position as data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Drawing {
    /// Heaps of stones, from left to right.
    Heaps(Vec<u64>),
    /// A few numbers, each with its name.
    Numbers(Vec<(String, i64)>),
    /// Cells row by row; each has a short text, and an empty one is a dot.
    Grid(Vec<Vec<String>>),
    /// Vertices that are left of a tree, or of several trees.
    Tree(Vec<Node>),
    /// Tokens on the vertices of a graph.
    Graph {
        /// Label of each vertex.
        vertices: Vec<String>,
        /// The vertex of each token, counted from 0.
        tokens: Vec<usize>,
        /// Pairs of a tail and a head, counted from 0.
        edges: Vec<[usize; 2]>,
        /// True if the edges are arrows.
        is_directed: bool,
    },
}

/// The words that stand beside the drawings of a game, and the names of their cells.
#[derive(Debug, Clone, Copy)]
pub struct Legend {
    /// Texts of cells and vertices that only the statement explains; none where all are plain numbers.
    pub signs: &'static [Sign],
    /// The numbers by which moves name cells, if they do.
    pub numbered: Option<Numbered>,
    /// True if the cells of a row lie on a circle.
    pub is_ring: bool,
}

/// A text in a drawing and its meaning.
#[derive(Debug, Clone, Copy)]
pub struct Sign {
    /// The text, such as `W`; small letters stand for numbers.
    pub text: &'static str,
    /// The meaning.
    pub words: Text,
    /// The player whose piece it is, if it is of one: Left begins.
    pub side: Option<Player>,
    /// The thing as which a page draws it; otherwise it shows the text.
    pub piece: Option<Piece>,
}

/// Things that a page has a symbol for. Their names are those of the symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Piece {
    White,
    Black,
    Red,
    Blue,
    WhiteBox,
    BlackBox,
    Blank,
    Stone,
    Token,
    Coin,
    Heads,
    Tails,
    Wall,
    Trail,
    Hole,
    Monster,
    Left,
    Right,
    Goal,
    Castle,
    Infantry,
    Cavalry,
    Sheet,
    Points,
    Span,
    Rising,
    Falling,
    Crossing,
    Plus,
    Minus,
}

impl Sign {
    /// A sign of a piece of the player who begins.
    pub const fn of_first(text: &'static str, words: Text) -> Self {
        Sign { text, words, side: Some(Player::Left), piece: None }
    }

    /// A sign of a piece of the other player.
    pub const fn of_second(text: &'static str, words: Text) -> Self {
        Sign { text, words, side: Some(Player::Right), piece: None }
    }

    /// A sign that is of neither player.
    pub const fn of_nobody(text: &'static str, words: Text) -> Self {
        Sign { text, words, side: None, piece: None }
    }

    /// The same sign with the symbol of a thing.
    pub const fn drawn(self, piece: Piece) -> Self {
        Sign { piece: Some(piece), ..self }
    }
}

/// The way in which moves name cells, with the number of the first one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbered {
    /// One number, counted row after row.
    CellsFrom(usize),
    /// Row and column.
    RowsFrom(usize),
    /// Column alone.
    ColumnsFrom(usize),
}

/// A vertex of a tree.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Node {
    /// Id of the vertex: its children refer to it, and it stays the same after a move.
    pub number: usize,
    /// The number of its parent; a root has none.
    pub parent: Option<usize>,
    /// Label of the vertex.
    pub text: String,
}

impl Node {
    /// A vertex at which its number is written.
    pub fn numbered(number: usize, parent: Option<usize>) -> Self {
        Node { number, parent, text: number.to_string() }
    }
}

impl Drawing {
    /// Named numbers.
    pub fn numbers<const N: usize>(numbers: [(&str, i64); N]) -> Self {
        Drawing::Numbers(numbers.map(|(name, number)| (name.to_string(), number)).into())
    }

    /// The numbers of its parts, by which a [`Handle`](game::Handle) names them: of nodes their own; heaps, named numbers and
    /// vertices from left to right, cells row by row, from 0 on.
    pub fn parts(&self) -> Vec<usize> {
        let count = match self {
            Drawing::Heaps(heaps) => heaps.len(),
            Drawing::Numbers(numbers) => numbers.len(),
            Drawing::Grid(rows) => rows.iter().map(Vec::len).sum(),
            Drawing::Tree(nodes) => return nodes.iter().map(|node| node.number).collect(),
            Drawing::Graph { vertices, .. } => vertices.len(),
        };
        (0..count).collect()
    }

    /// Cells row by row, so many in a row.
    pub fn grid(columns: usize, cells: impl IntoIterator<Item = impl Display>) -> Self {
        let cells: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
        Drawing::Grid(cells.chunks(columns).map(<[_]>::to_vec).collect())
    }

    /// The texts of cells, each in its place; the place of one that is not there stays empty.
    ///
    /// ```
    /// use rules::Drawing;
    ///
    /// assert_eq!(Drawing::left([7, 8, 9], |place| place != 1), ["7", "", "9"]);
    /// ```
    pub fn left(
        cells: impl IntoIterator<Item = impl Display>,
        is_there: impl Fn(usize) -> bool,
    ) -> Vec<String> {
        let cell = |(place, cell)| if is_there(place) { format!("{cell}") } else { String::new() };
        cells.into_iter().enumerate().map(cell).collect()
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
            Drawing::Heaps(heaps) => vec![joined(heaps, " ")],
            Drawing::Numbers(numbers) => {
                let named = numbers.iter().map(|(name, number)| format!("{name} = {number}"));
                vec![named.collect::<Vec<_>>().join(Text(", ", "，").get())]
            }
            Drawing::Grid(rows) => {
                let cells = rows.iter().flatten();
                let widest = cells.map(|cell| prose::width(cell)).max().unwrap_or(1).max(1);
                let cell = |cell: &String| match cell.is_empty() {
                    true => " ".repeat(widest - 1) + ".",
                    false => " ".repeat(widest - prose::width(cell)) + cell,
                };
                rows.iter().map(|row| joined(row.iter().map(cell), " ")).collect()
            }
            Drawing::Tree(vertices) => tree(vertices),
            Drawing::Graph { vertices, tokens, edges, is_directed } => {
                graph(vertices, tokens, edges, if *is_directed { "->" } else { "-" })
            }
        };
        f.write_str(&lines.join("\n"))
    }
}

/// Lines with each vertex below its parent and indented further.
fn tree(nodes: &[Node]) -> Vec<String> {
    let mut lines = Vec::new();
    let children =
        |parent: Option<usize>| nodes.iter().rev().filter(move |node| node.parent == parent);
    let mut open: Vec<(usize, &Node)> = children(None).map(|root| (0, root)).collect();
    while let Some((depth, node)) = open.pop() {
        lines.push(format!("{}{}", "  ".repeat(depth), node.text));
        open.extend(children(Some(node.number)).map(|child| (depth + 1, child)));
    }
    lines
}

/// A line for each vertex that has tokens or edges, or more than a number for its label: the tokens as stars, and where the
/// edges lead.
fn graph(vertices: &[String], tokens: &[usize], edges: &[[usize; 2]], line: &str) -> Vec<String> {
    let of = |vertex: usize| {
        let stars = "*".repeat(tokens.iter().filter(|&&token| token == vertex).count());
        let heads = edges.iter().filter(|edge| edge[0] == vertex).map(|edge| &vertices[edge[1]]);
        let heads = joined(heads, " ");
        let text = format!("{}{stars}", vertices[vertex]);
        let is_head = edges.iter().any(|edge| edge[1] == vertex);
        match (heads.is_empty(), stars.is_empty() && !is_head) {
            (false, _) => Some(format!("{text} {line} {heads}")),
            (true, false) => Some(text),
            (true, true) => vertices[vertex].parse::<u64>().is_err().then_some(text),
        }
    };
    (0..vertices.len()).filter_map(of).collect()
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
        let grid = vec![vec!["黑洞".into(), "2".into()], vec!["3".into(), String::new()]];
        assert_eq!(Drawing::Grid(grid).to_string(), "黑洞    2\n   3    .");
    }

    #[test]
    fn children_stand_below_their_parent() {
        let tree = [(1, None), (2, Some(1)), (3, Some(1)), (4, Some(2))];
        let tree = tree.map(|(number, parent)| Node::numbered(number, parent));
        assert_eq!(Drawing::Tree(tree.into()).to_string(), "1\n  2\n    4\n  3");
    }

    #[test]
    fn vertices_show_their_tokens_and_where_their_edges_lead() {
        let vertices = ["1", "2", "3", "4"].map(String::from).to_vec();
        let graph = |is_directed| {
            let (vertices, edges) = (vertices.clone(), vec![[0, 1], [0, 2]]);
            Drawing::Graph { vertices, tokens: vec![0, 2, 2], edges, is_directed }.to_string()
        };
        assert_eq!(graph(true), "1* -> 2 3\n2\n3**");
        assert_eq!(graph(false), "1* - 2 3\n2\n3**");
    }

    #[test]
    fn numbers_have_names() {
        assert_eq!(Drawing::numbers([("N", 7), ("k", -1)]).to_string(), "N = 7, k = -1");
    }
}
