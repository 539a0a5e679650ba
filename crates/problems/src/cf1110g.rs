//! CF 1110 G: Tree-Tac-Toe.

use rules::gestures::paint;
use rules::prelude::*;
use rules::shapes::bits::members;
use rules::shapes::tree::Tree;

const TESTS: usize = 50_000;
const MOST_VERTICES: usize = 500_000;
/// Free vertices, each of which can get either colour.
const MOST_SEARCHED: usize = 11;

/// A tree, and a letter for each vertex: `W` if it is white from the start, `N` if it has no colour.
#[derive(Clone, Default)]
pub struct Case {
    pub tree: Tree,
    pub letters: String,
}

pub struct TicTacToe;

impl Statement for TicTacToe {
    type Case = Case;
    type Answer = &'static str;
    type Game = Self;
    const CASES: Cases = Cases::Counted(TESTS);

    fn form(form: &mut Form, Case { tree, letters }: &mut Case) -> FormResult {
        let mut n = tree.vertices();
        form.number("n", &mut n, 1..=MOST_VERTICES)?;
        form.line();
        form.total("the sum of n", n, MOST_VERTICES as u64)?;
        tree.edges(form, n)?;
        form.word("colours", letters, "NW", n..=n)?;
        form.line();
        form.check(letters.contains('N'), || {
            text!("no vertex can be painted", "没有可以染色的点")
        })?;
        let is_white = |vertex: usize| letters.as_bytes()[vertex] == b'W';
        let mut white = vec![0; n];
        for &[a, b] in tree.edges.iter().filter(|ends| ends.iter().all(|&end| is_white(end))) {
            white[a] += 1;
            white[b] += 1;
        }
        form.check(white.iter().all(|&neighbours| neighbours < 2), || {
            text!("there is a white path of three vertices", "已经有三个白点连成一条路径")
        })
    }

    fn answers(cases: &[Case]) -> SearchResult<Vec<&'static str>> {
        let words = ["Black", "Draw", "White"];
        starts::by_lead::<TicTacToe, _>(cases, |_, lead| words[(lead.signum() + 1) as usize])
    }
}

impl Game for TicTacToe {
    type Case = Case;
    /// The vertices that are white, and those that are black, as sets of bits.
    type Position = [u64; 2];
    const KIND: Kind = Kind::Scoring;
    const SIGNS: &'static [Sign] = &[
        Sign::of_first("n W", Text("a white vertex", "白色的顶点")).drawn(Piece::White),
        Sign::of_second("n B", Text("a black vertex", "黑色的顶点")).drawn(Piece::Black),
    ];

    fn fits(case: &Case) -> SearchResult<()> {
        case.tree.set()?;
        let free = case.letters.matches('N').count();
        search::ensure_small(free, MOST_SEARCHED, Text("free vertices", "未染色的点数"))
    }

    fn starts(case: &Case) -> impl Iterator<Item = [u64; 2]> {
        [[white(case), 0]].into_iter()
    }

    /// A player paints a vertex in his colour. The first path of three is worth 1 to him, and ends the game.
    fn moves(case: &Case, painted: &[u64; 2], moves: &mut Moves<[u64; 2]>) {
        if painted.iter().any(|&set| has_path(&case.tree, set)) {
            return;
        }
        let [white, black] = painted.map(|set| set.count_ones());
        let colour = (white - self::white(case).count_ones() - black) as usize;
        let free = case.tree.set().unwrap_or_default() & !(painted[0] | painted[1]);
        for vertex in members(free) {
            let mut option = *painted;
            option[colour] |= 1 << vertex;
            let gain = i64::from(has_path(&case.tree, option[colour]));
            moves.gain(gain, option, || paint(vertex, colour));
        }
    }

    fn draw(case: &Case, painted: &[u64; 2]) -> Drawing {
        Drawing::Tree(case.tree.painted(painted))
    }

    fn total(_: &Case, gained: i64) -> Option<String> {
        Some(match gained {
            1.. => text!("White has a path of three", "白方连成了三点路径"),
            0 => text!("nobody has a path of three", "谁也没有连成三点路径"),
            _ => text!("Black has a path of three", "黑方连成了三点路径"),
        })
    }
}

/// The vertices that are white from the start.
fn white(case: &Case) -> u64 {
    let letters = case.letters.bytes().enumerate();
    letters.filter(|&(_, letter)| letter == b'W').map(|(vertex, _)| 1 << vertex).sum()
}

/// True if some vertex of the set has two neighbours in it.
fn has_path(tree: &Tree, set: u64) -> bool {
    let (mut one, mut two) = (0, 0);
    for [a, b] in &tree.edges {
        let ends = 1 << a | 1 << b;
        if set & ends == ends {
            two |= one & ends;
            one |= ends;
        }
    }
    two != 0
}

impl Trials for TicTacToe {
    const RANDOM_SIZE: usize = 9;

    /// Most vertices have few neighbours, and few are white: else a win is near.
    fn random(choices: &mut Choices, size: usize) -> Case {
        let n = choices.pick(1..=size.clamp(1, MOST_SEARCHED));
        let above = (1..n).map(|vertex| [vertex, vertex - choices.pick(1..=vertex.min(3))]);
        let mut case = Case { tree: Tree { edges: above.collect() }, letters: "N".repeat(n) };
        for vertex in 1..n {
            if choices.pick(0..=3) == 3 && !has_path(&case.tree, white(&case) | 1 << vertex) {
                case.letters.replace_range(vertex..=vertex, "W");
            }
        }
        case
    }

    fn extremes(extremes: &mut Extremes<Case>) {
        Tree::extremes(extremes, MOST_VERTICES, |random, tree| {
            let tree = tree(random);
            vec![Case { letters: "N".repeat(tree.vertices()), tree }]
        });
        for (title, n, ends) in [
            ("forks: a fork at both ends, even n | 两端分叉，n 为偶数", MOST_VERTICES, "FF"),
            ("forks-odd: odd n | 两端分叉，n 为奇数", MOST_VERTICES - 1, "FF"),
            ("fork-white: a fork and a white end | 一端分叉，一端白点", MOST_VERTICES, "WF"),
            ("fork-white-odd: odd n | 一端分叉，一端白点，n 为奇数", MOST_VERTICES - 1, "WF"),
            ("white: two white ends | 两端都是白点", MOST_VERTICES, "WW"),
            ("white-odd: odd n | 两端都是白点，n 为奇数", MOST_VERTICES - 1, "WW"),
            ("fork: a single fork | 只有一处分叉", MOST_VERTICES, "FN"),
        ] {
            extremes.add(title, move |random| vec![path(random, n, ends)]);
        }
        extremes.full(
            "many-tests: lists that are cleared for the greatest n | 每组都按最大的 n 清空数组",
            |random, test| {
                let ends = ["FF", "FW", "WW", "WF", "NF", "NW"][random.usize(..6)];
                path(random, 10 - test % 3, ends)
            },
        );
        extremes.full("single: no edges at all | 没有边", |random, _| path(random, 1, "NN"));
    }
}

/// A path of `n` vertices under any names, of which the ends `F` have two leaves, and the ends `W` are white.
fn path(random: &mut Rng, n: usize, ends: &str) -> Case {
    let mut names: Vec<usize> = (0..n).collect();
    random.shuffle(&mut names);
    let mut letters = vec!['N'; n];
    let last = n - 1 - 2 * ends.matches('F').count();
    let mut parents = (0..last).collect::<Vec<_>>();
    for (letter, end) in ends.chars().zip([0, last]) {
        match letter {
            'F' => parents.extend([end; 2]),
            letter => letters[names[end]] = letter,
        }
    }
    let edges = parents.into_iter().zip(1..).map(|(parent, child)| [names[parent], names[child]]);
    Case { tree: Tree::shuffled(random, edges.collect()), letters: letters.into_iter().collect() }
}
