//! AGC 014 D: Black and White Tree.

use rules::gestures::paint;
use rules::prelude::*;
use rules::shapes::bits::members;
use rules::shapes::tree::Tree;

const MOST_VERTICES: usize = 100_000;

pub struct Painting;

impl Statement for Painting {
    type Case = Tree;
    type Game = Self;

    fn form(form: &mut Form, tree: &mut Tree) -> FormResult {
        tree.form(form, "N", 2..=MOST_VERTICES)
    }

    asks_who_wins!("Second", "First");
}

/// The vertices that are white, and those that are black, as sets of bits.
type Painted = [u64; 2];

impl Game for Painting {
    type Case = Tree;
    type Position = Painted;
    const KIND: Kind = Kind::Scoring;
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("n W", Text("a white vertex", "白色的顶点")).drawn(Piece::White),
        Sign::of_second("n B", Text("a black vertex", "黑色的顶点")).drawn(Piece::Black),
    ];

    fn fits(tree: &Tree) -> SearchResult<()> {
        tree.set().map(|_| ())
    }

    /// Takahashi moves first.
    fn starts(_: &Tree) -> impl Iterator<Item = Painted> {
        [[0, 0]].into_iter()
    }

    /// A player paints a vertex in his colour. The last painting is worth 1 to the winner, and costs the loser 1.
    fn moves(tree: &Tree, painted: &Painted, moves: &mut Moves<Painted>) {
        let all = tree.set().unwrap_or_default();
        let free = all & !(painted[0] | painted[1]);
        let colour = (painted[0].count_ones() - painted[1].count_ones()) as usize;
        for vertex in members(free) {
            let mut option = *painted;
            option[colour] |= 1 << vertex;
            let gain = match free.count_ones() {
                1 if is_white_left(tree, option) == (colour == 0) => 1,
                1 => -1,
                _ => 0,
            };
            moves.gain(gain, option, || paint(vertex, colour));
        }
    }

    fn draw(tree: &Tree, painted: &Painted) -> Drawing {
        Drawing::Tree(tree.painted(painted))
    }

    fn total(_: &Tree, gained: i64) -> Option<String> {
        Some(match gained {
            1.. => text!("a white vertex stays, and Takahashi wins", "有白点留下，Takahashi 胜"),
            _ => text!("no white vertex stays, and Aoki wins", "没有白点留下，Aoki 胜"),
        })
    }
}

/// True if some white vertex has no black neighbour, so that it stays white.
fn is_white_left(tree: &Tree, [mut white, black]: Painted) -> bool {
    for &[a, b] in &tree.edges {
        for (vertex, neighbour) in [(a, b), (b, a)] {
            if black >> neighbour & 1 == 1 {
                white &= !(1 << vertex);
            }
        }
    }
    white != 0
}

impl Trials for Painting {
    const RANDOM_SIZE: usize = 8;

    fn extremes(extremes: &mut Extremes<Tree>) {
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| vec![tree(random)]);
        let mut add = |title, n: usize, parent: fn(&mut Rng, usize) -> usize| {
            extremes.add(title, move |random| vec![Tree::by_parents(random, n, 0, parent)]);
        };
        add(
            "pairs: a random tree with a perfect matching | 有完美匹配的随机树",
            MOST_VERTICES,
            |random, vertex| if vertex % 2 == 1 { vertex - 1 } else { random.usize(..vertex) },
        );
        add(
            "one-leaf-moved: a perfect matching but for one leaf | 只差一片叶子就有完美匹配",
            MOST_VERTICES,
            |random, vertex| match vertex % 2 {
                1 if vertex < MOST_VERTICES - 1 => vertex - 1,
                _ => random.usize(..vertex - vertex % 2),
            },
        );
    }
}
