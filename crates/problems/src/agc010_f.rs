//! AGC 010 F: Tree Game.

use rules::gestures::step;
use rules::prelude::*;
use rules::shapes::heaps::size;
use rules::shapes::tree::{Tree, near};

const MOST_VERTICES: usize = 3000;
const MOST_STONES: u64 = 1_000_000_000;
/// The most vertices and stones together of a case that is searched.
const MOST_SEARCHED: usize = 22;

#[derive(Clone, Default)]
pub struct Case {
    pub tree: Tree,
    pub stones: Vec<u64>,
}

pub struct TreeGame;

impl Statement for TreeGame {
    type Case = Case;
    /// The vertices from which Takahashi wins.
    type Answer = String;
    type Game = Self;

    fn form(form: &mut Form, Case { tree, stones }: &mut Case) -> FormResult {
        form.list("N", "A", stones, 2..=MOST_VERTICES, 0..=MOST_STONES)?;
        tree.edges(form, stones.len())
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        starts::by_wins::<TreeGame, _>(cases, |_, wins| {
            joined((1..=wins.len()).filter(|from_1| wins[from_1 - 1]), " ")
        })
    }
}

impl Game for TreeGame {
    type Case = Case;
    /// The vertex of the token, and the stones on each vertex.
    type Position = (usize, Vec<u64>);
    const SIGNS: &'static [Sign] = &[
        Sign::of_nobody("v:k", Text("vertex v with k stones", "顶点 v 有 k 颗石子"))
            .drawn(Piece::Stone),
        Sign::of_nobody("v:k*", Text("the vertex of the token", "棋子所在的顶点"))
            .drawn(Piece::Token),
    ];

    fn fits(case: &Case) -> SearchResult<()> {
        let what = Text("vertices and stones", "顶点数与石子数之和");
        search::ensure_small(size(&case.stones), MOST_SEARCHED, what)
    }

    /// The token may begin on each vertex.
    fn starts(case: &Case) -> impl Iterator<Item = Self::Position> {
        (0..case.stones.len()).map(|vertex| (vertex, case.stones.clone()))
    }

    /// A stone is taken from the vertex of the token, which goes to a neighbour.
    fn moves(case: &Case, (token, stones): &Self::Position, moves: &mut Moves<Self::Position>) {
        if stones[*token] == 0 {
            return;
        }
        let mut left = stones.clone();
        left[*token] -= 1;
        for edge in case.tree.edges.iter().filter(|edge| edge.contains(token)) {
            let neighbour = edge[0] + edge[1] - token;
            moves.to((neighbour, left.clone()), || step(*token, neighbour));
        }
    }

    /// Each vertex with its stones, and the token as a star: `3:2*` is vertex 3 with 2 stones and the token.
    fn draw(case: &Case, (token, stones): &Self::Position) -> Drawing {
        Drawing::Tree(case.tree.labelled(0, 0, |vertex| {
            let star = if vertex == *token { "*" } else { "" };
            format!("{}:{}{star}", vertex + 1, stones[vertex])
        }))
    }
}

impl Trials for TreeGame {
    const RANDOM_SIZE: usize = 18;

    /// Few stones on each vertex of a tree of up to `size / 2 + 2`, so that neighbours often have as many.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let n = choices.pick(2..=size / 2 + 2);
        let most = choices.pick(1..=5);
        let mut left = (MOST_SEARCHED - n) as u64;
        let mut stones: Vec<u64> = Vec::new();
        for _ in 0..n {
            stones.push(choices.pick(0..=left.min(most)));
            left -= stones.last().unwrap_or(&0);
        }
        choices.shuffle(&mut stones);
        let mut names: Vec<usize> = (0..n).collect();
        choices.shuffle(&mut names);
        let edge = |vertex: usize| [names[vertex], names[choices.pick(0..=vertex - 1)]];
        Case { tree: Tree { edges: (1..n).map(edge).collect() }, stones }
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        extremes.add(
            "falling-path: a search for each start, as deep as the path is long | \
             从每个起点各搜一遍，每遍都与链一样深",
            |random| {
                let path = |_: &mut Rng, vertex: usize| vertex - 1;
                let tree = Tree::by_parents(random, MOST_VERTICES, usize::MAX, path);
                let stones = (0..MOST_VERTICES as u64).map(|vertex| MOST_STONES - vertex);
                vec![Case { tree, stones: stones.collect() }]
            },
        );
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| {
            let tree = tree(random);
            vec![Case { stones: tree.weights(random, 0..=MOST_STONES), tree }]
        });
        extremes.add(
            "few-stones: neighbours with as many | 相邻的顶点石子一样多",
            |random| {
                let tree = Tree::by_parents(random, MOST_VERTICES, 0, near);
                vec![Case { stones: tree.weights(random, 0..=3), tree }]
            },
        );
        let tree = Tree { edges: vec![[1, 0]] };
        extremes.each(&[(
            "most-stones: a play of 2,000,000,000 moves | 一局要走 20 亿步",
            Case { tree, stones: vec![MOST_STONES; 2] },
        )]);
    }
}
