//! AGC 033 C: Removing Coins.

use rules::prelude::*;
use rules::shapes::tree::Tree;

const MOST_VERTICES: usize = 200_000;
/// The most vertices of a tree that is searched.
const MOST_SEARCHED: usize = 40;

pub struct RemovingCoins;

impl Statement for RemovingCoins {
    type Case = Tree;
    type Game = Self;

    fn form(form: &mut Form, tree: &mut Tree) -> FormResult {
        tree.form(form, "N", 1..=MOST_VERTICES)
    }

    asks_who_wins!("Second", "First");
}

impl Game for RemovingCoins {
    type Case = Tree;
    /// The coins on each vertex.
    type Position = Vec<u64>;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("v:k", Text("vertex v with k coins", "顶点 v 有 k 枚硬币"))
            .drawn(Piece::Stone)];

    fn fits(tree: &Tree) -> SearchResult<()> {
        search::ensure_small(tree.vertices(), MOST_SEARCHED, Text("vertices", "顶点数"))
    }

    /// Takahashi moves first.
    fn starts(tree: &Tree) -> impl Iterator<Item = Vec<u64>> {
        [vec![1; tree.vertices()]].into_iter()
    }

    /// Moves ask only where there are coins, not how many.
    fn standing_for(_: &Tree, coins: Vec<u64>) -> Vec<u64> {
        coins.into_iter().map(|coins| coins.min(1)).collect()
    }

    /// The coins of a vertex are taken, and every other coin goes one edge towards it.
    fn moves(tree: &Tree, coins: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        for vertex in (0..coins.len()).filter(|&vertex| coins[vertex] > 0) {
            let mut option = vec![0; coins.len()];
            for (coins, towards) in coins.iter().zip(tree.parents_to(vertex)) {
                if let Some(next) = towards {
                    option[next] += coins;
                }
            }
            moves.to(option, || {
                let number = vertex + 1;
                Handle::on([vertex], text!("take the coins of {number}", "拿走 {number} 上的硬币"))
            });
        }
    }

    fn draw(tree: &Tree, coins: &Vec<u64>) -> Drawing {
        Drawing::Tree(tree.labelled(0, 0, |vertex| format!("{}:{}", vertex + 1, coins[vertex])))
    }
}

impl Trials for RemovingCoins {
    const RANDOM_SIZE: usize = 14;

    fn extremes(extremes: &mut Extremes<Tree>) {
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| vec![tree(random)]);
        let mut add = |title, n, parent: fn(usize) -> usize| {
            extremes.add(title, move |random| {
                vec![Tree::by_parents(random, n, 0, |_, vertex| parent(vertex))]
            });
        };
        add("path-of-two-thirds: the length modulo 3 | 长度模 3", MOST_VERTICES - 1, |vertex| {
            vertex - 1
        });
        add(
            "path-of-one-third: the same, one edge less | 再少一条边",
            MOST_VERTICES - 2,
            |vertex| vertex - 1,
        );
        add(
            "broom: a longest path that ends in a star | 最长路的一端是星",
            MOST_VERTICES,
            |vertex| (vertex - 1).min(100_000),
        );
        add("dumbbell: a star at either end | 两端各有一个星", MOST_VERTICES, |vertex| {
            match vertex {
                ..150_000 => vertex.min(100_000) - 1,
                _ => 0,
            }
        });
        add("binary: paths of few edges | 最长路很短", MOST_VERTICES, |vertex| {
            (vertex - 1) / 2
        });
        add("caterpillar: a leaf at each vertex of a path | 毛毛虫", MOST_VERTICES, |vertex| {
            match vertex {
                ..100_000 => vertex - 1,
                _ => vertex - 100_000,
            }
        });
        add("two: no turn but at an end | 只有两个端点", 2, |_| 0);
        add("alone: no edge | 没有边", 1, |_| 0);
    }
}
