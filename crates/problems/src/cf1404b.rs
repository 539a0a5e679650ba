//! CF 1404 B: Tree Tag.

use rules::gestures::step;
use rules::prelude::*;
use rules::shapes::tree::{Tree, near};
use std::iter::successors;

const MOST_TESTS: usize = 10_000;
const MOST_VERTICES: usize = 100_000;
/// The most vertices of a tree that is searched.
const MOST_SEARCHED: usize = 20;
const NAMES: [&str; 2] = ["Alice", "Bob"];

/// A tree, and of Alice and Bob their vertices and the most edges of a jump.
#[derive(Clone, Default)]
pub struct Case {
    pub tree: Tree,
    pub places: [usize; 2],
    pub reach: [usize; 2],
}

pub struct TreeTag;

impl Statement for TreeTag {
    type Case = Case;
    /// The winner: Bob, if play goes on for ever.
    type Answer = String;
    type Game = Self;
    const CASES: Cases = Cases::Counted(MOST_TESTS);

    fn form(form: &mut Form, Case { tree, places: [a, b], reach }: &mut Case) -> FormResult {
        let mut n = tree.vertices();
        form.number("n", &mut n, 2..=MOST_VERTICES)?;
        form.total("the sum of n", n, MOST_VERTICES as u64)?;
        form.index("a", a, n)?;
        form.index("b", b, n)?;
        form.check(a != b, || text!("both stand on one vertex", "两人在同一个顶点上"))?;
        form.number("da", &mut reach[0], 1..=n - 1)?;
        form.number("db", &mut reach[1], 1..=n - 1)?;
        form.line();
        tree.edges(form, n)
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<String>> {
        starts::endings_in_words::<TreeTag>(cases, ["Bob", "Bob", "Alice"], "")
    }
}

impl Game for TreeTag {
    type Case = Case;
    /// The side to move, 0 for Alice and 1 for Bob, and the vertices of both.
    type Position = (usize, [usize; 2]);
    const KIND: Kind = Kind::Loopy(Some(Player::Right));
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("n Alice", Text("Alice, who chases", "追的一方 Alice"))
            .drawn(Piece::Monster),
        Sign::of_second("n Bob", Text("Bob, who runs", "逃的一方 Bob")).drawn(Piece::Token),
        Sign::of_nobody("n Alice Bob", Text("Bob is caught", "Bob 被抓住")).drawn(Piece::Monster),
    ];

    fn fits(case: &Case) -> SearchResult<()> {
        search::ensure_small(case.tree.vertices(), MOST_SEARCHED, Text("vertices", "顶点数"))
    }

    /// Alice moves first.
    fn starts(case: &Case) -> impl Iterator<Item = Self::Position> {
        [(0, case.places)].into_iter()
    }

    /// A player jumps, or stays. Bob is caught on Alice's vertex, and does not move again: then he has lost. If he went
    /// there himself, Alice stays.
    fn moves(case: &Case, &(player, places): &Self::Position, moves: &mut Moves<Self::Position>) {
        let (here, is_caught) = (places[player], places[0] == places[1]);
        if is_caught && player == 1 {
            return;
        }
        moves.to((1 - player, places), || Handle::on([here], text!("stay", "不动")));
        let towards = case.tree.parents_to(here);
        for to in (0..towards.len()).filter(|&to| to != here && !is_caught) {
            let distance = successors(towards[to], |&vertex| towards[vertex]).count();
            if distance <= case.reach[player] {
                let mut option = places;
                option[player] = to;
                moves.to((1 - player, option), || step(here, to));
            }
        }
    }

    fn draw(case: &Case, (_, places): &Self::Position) -> Drawing {
        let text = |vertex: usize| {
            let players = (0..2).filter(|&player| places[player] == vertex);
            let names = players.map(|player| format!(" {}", NAMES[player]));
            format!("{}{}", vertex + 1, names.collect::<String>())
        };
        Drawing::Tree(case.tree.labelled(0, 0, text))
    }
}

impl Trials for TreeTag {
    const RANDOM_SIZE: usize = 14;

    fn extremes(extremes: &mut Extremes<Case>) {
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| {
            let reach = [[1, 3], [2, 5], [33_333, 99_999]][random.usize(..3)];
            let tree = tree(random);
            vec![tag(random, tree, reach)]
        });
        // A path of so many edges from vertex 0, all other vertices at its end.
        let mut broom = |title, length: usize, places, reach| {
            extremes.add(title, move |random| {
                let parent = |_: &mut Rng, vertex: usize| (vertex - 1).min(length - 1);
                let tree = Tree::by_parents(random, MOST_VERTICES, usize::MAX, parent);
                vec![Case { tree, places, reach }]
            });
        };
        let far = [25_000, 50_001];
        broom("even-path: D = 2 da | 直径恰好允许", 50_000, [99_999, 24_999], far);
        broom("odd-path: D = 2 da + 1 | 直径恰好多 1", 50_001, [99_999, 25_000], far);
        broom("near: d = da | 距离恰好够得着", 60_000, [35_000, 99_999], far);
        broom("slow: db = 2 da | Bob 的步长恰好是两倍", 60_000, [34_999, 99_999], [25_000, 50_000]);
        broom(
            "greatest: the longest path and jumps | 路与步长都最长",
            99_999,
            [0, 99_999],
            [99_999; 2],
        );
        let mut trees = |title, sizes: fn() -> Vec<usize>| {
            extremes.add(title, move |random| {
                let mut one = |n| {
                    let tree = Tree::by_parents(random, n, 0, near);
                    tag(random, tree, [1, 3.min(n - 1)])
                };
                sizes().into_iter().map(&mut one).collect()
            });
        };
        trees("ten-vertices: arrays cleared at full length | 每组清空整个数组", || {
            vec![10; MOST_TESTS]
        });
        trees("two-vertices: no room for Bob | 只有两个顶点", || vec![2; MOST_TESTS]);
        trees(
            "large-after-small: what a test leaves to the next | 上一组留下的数据",
            || [&[4; 9_999][..], &[MOST_VERTICES - 4 * 9_999]].concat(),
        );
    }
}

/// Alice and Bob on two vertices of this tree.
fn tag(random: &mut Rng, tree: Tree, reach: [usize; 2]) -> Case {
    let n = tree.vertices();
    let a = random.usize(..n);
    Case { tree, places: [a, (a + random.usize(1..n)) % n], reach }
}
