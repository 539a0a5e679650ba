//! POJ 3710: Christmas Game.

use rules::prelude::*;
use rules::shapes::bits::{bits, members};
use rules::shapes::tree::{Groups, Tree};
use std::mem::replace;

/// The statement does not limit the cases.
const MOST_CASES: usize = 1000;
const MOST_PICTURES: usize = 99;
const MOST_NODES: usize = 99;

/// Nodes from 0, the root, and edges between them.
#[derive(Clone)]
pub struct Picture {
    pub nodes: usize,
    pub edges: Vec<[usize; 2]>,
}

/// A root alone.
impl Default for Picture {
    fn default() -> Self {
        Picture { nodes: 1, edges: Vec::new() }
    }
}

impl Picture {
    /// A tree on which circles hang. With a circle of two edges at each node but the root, the edges are the most.
    fn form(form: &mut Form, Picture { nodes, edges }: &mut Self) -> FormResult {
        form.number("nodes", nodes, 1..=MOST_NODES)?;
        let n = *nodes;
        form.length("edges", edges, n - 1..=2 * (n - 1))?;
        form.line();
        let mut groups = Groups::new(n);
        let mut left = n - 1;
        form.each("edge", edges, |form, [one, other]| {
            form.index("first end", one, n)?;
            form.index("second end", other, n)?;
            form.line();
            left -= usize::from(groups.join(*one, *other));
            form.check(one != other, || text!("both ends are the same", "两端相同"))
        })?;
        form.check(left == 0, || text!("the edges do not hang together", "各边不相连"))?;
        form.check(has_bare_circles(n, edges), || {
            text!("a circle touches the rest in two nodes", "有一个环与其余部分有两个公共点")
        })
    }

    /// The ends of an edge, the smaller number first.
    fn ends(&self, edge: usize) -> [usize; 2] {
        let [one, other] = self.edges[edge];
        [one.min(other), one.max(other)]
    }

    /// The edges of a set that hang together with the root.
    fn hanging(&self, set: u64) -> u64 {
        let (mut is_met, mut kept) = (vec![false; self.nodes], 0);
        is_met[0] = true;
        while let Some(edge) =
            members(set & !kept).find(|&edge| self.edges[edge].iter().any(|&end| is_met[end]))
        {
            kept |= 1 << edge;
            self.edges[edge].iter().for_each(|&end| is_met[end] = true);
        }
        kept
    }

    /// Hangs an edge on a node, or a circle of several edges.
    fn hang(&mut self, node: usize, edges: usize) {
        let new = self.nodes..self.nodes + edges.saturating_sub(1).max(1);
        let mut before = node;
        for next in new.clone() {
            self.edges.push([before, next]);
            before = next;
        }
        if edges > 1 {
            self.edges.push([before, node]);
        }
        self.nodes = new.end;
    }
}

/// True if circles touch the rest in the node by which a search in depth from the root enters them alone: their other nodes
/// have no third edge.
fn has_bare_circles(nodes: usize, edges: &[[usize; 2]]) -> bool {
    let mut around = vec![Vec::new(); nodes];
    for (number, edge) in edges.iter().enumerate() {
        edge.iter().for_each(|&end| around[end].push(number));
    }
    let has_third: Vec<bool> = around.iter().map(|edges| edges.len() > 2).collect();
    let mut is_used = vec![false; edges.len()];
    let mut path = vec![0];
    while let Some(&node) = path.last() {
        let Some(edge) = around[node].pop() else {
            path.pop();
            continue;
        };
        if replace(&mut is_used[edge], true) {
            continue;
        }
        let end = edges[edge][0] + edges[edge][1] - node;
        match path.iter().position(|&met| met == end) {
            Some(place) if path[place + 1..].iter().any(|&node| has_third[node]) => return false,
            Some(_) => {}
            None => path.push(end),
        }
    }
    true
}

pub struct CutPictures;

impl Statement for CutPictures {
    type Case = Vec<Picture>;
    type Game = Self;
    const CASES: Cases = Cases::ToTheEnd(MOST_CASES);

    fn form(form: &mut Form, pictures: &mut Vec<Picture>) -> FormResult {
        form.counted("pictures", "picture", pictures, 1..=MOST_PICTURES, Picture::form)
    }

    asks_who_wins!("Harry", "Sally");
}

impl Game for CutPictures {
    type Case = Vec<Picture>;
    /// The set of the edges that are left, picture by picture.
    type Position = Vec<u64>;
    const SIGNS: &'static [Sign] =
        &[Sign::of_nobody("n R", Text("a root", "根")).drawn(Piece::Goal)];

    fn fits(pictures: &Vec<Picture>) -> SearchResult<()> {
        pictures.iter().try_for_each(|picture| edges(picture).map(|_| ()))
    }

    /// Sally moves first.
    fn starts(pictures: &Vec<Picture>) -> impl Iterator<Item = Vec<u64>> {
        pictures.iter().map(edges).collect::<Result<_, _>>().into_iter()
    }

    /// A player cuts an edge, and what does not hang on its root without it vanishes. Of two edges between the same nodes it
    /// does not matter which is cut.
    fn moves(pictures: &Vec<Picture>, sets: &Vec<u64>, moves: &mut Moves<Vec<u64>>) {
        let mut first = 0;
        for (place, (picture, &set)) in pictures.iter().zip(sets).enumerate() {
            let mut cut = Vec::new();
            for edge in members(set) {
                let ends = picture.ends(edge);
                if cut.contains(&ends) {
                    continue;
                }
                cut.push(ends);
                let mut option = sets.clone();
                option[place] = picture.hanging(set & !(1 << edge));
                moves.to(option, || {
                    let [one, other] = ends.map(|node| node + 1);
                    let number = place + 1;
                    let words = text!(
                        "cut {one} from {other} in picture {number}",
                        "在第 {number} 幅图中剪断 {one} 与 {other} 之间的边"
                    );
                    Handle::on(ends.map(|node| first + node), words)
                });
            }
            first += picture.nodes;
        }
    }

    /// All nodes, those that have fallen without an edge. Of two edges between the same nodes one goes back.
    fn draw(pictures: &Vec<Picture>, sets: &Vec<u64>) -> Drawing {
        let (mut vertices, mut drawn) = (Vec::new(), Vec::<[usize; 2]>::new());
        for (picture, &set) in pictures.iter().zip(sets) {
            for edge in members(set) {
                let [one, other] = picture.ends(edge).map(|node| vertices.len() + node);
                let is_second = drawn.contains(&[one, other]);
                drawn.push(if is_second { [other, one] } else { [one, other] });
            }
            vertices.push("1 R".into());
            vertices.extend((2..=picture.nodes).map(|node| node.to_string()));
        }
        Drawing::Graph { vertices, tokens: Vec::new(), edges: drawn, is_directed: false }
    }
}

/// All edges of a picture.
fn edges(picture: &Picture) -> Result<u64, Unsolved> {
    bits(picture.edges.len(), Text("edges", "边数"))
}

impl Trials for CutPictures {
    const RANDOM_SIZE: usize = 14;

    /// Up to three pictures of edges and small circles, each on a node of the tree.
    fn random(choices: &mut Choices, size: usize) -> Vec<Picture> {
        let count = choices.pick(1..=3);
        let mut picture = |_| {
            let mut picture = Picture::default();
            let mut tree = vec![0];
            for _ in 0..choices.pick(0..=size / (2 * count)) {
                let node = choices.one_of(&tree);
                let edges = choices.one_of(&[1, 1, 1, 2, 3, 4]);
                if edges == 1 {
                    tree.push(picture.nodes);
                }
                picture.hang(node, edges);
            }
            choices.shuffle(&mut picture.edges);
            picture
        };
        (0..count).map(&mut picture).collect()
    }

    fn extremes(extremes: &mut Extremes<Vec<Picture>>) {
        let mut add = |title, hang: fn(&mut Rng, &mut Picture)| {
            extremes.add(title, move |random| {
                let mut full = |_| (0..MOST_PICTURES).map(|_| grown(random, hang)).collect();
                (0..20).map(&mut full).collect()
            });
        };
        add(
            "double-edges: the most edges; the parent is left by another edge | \
             边最多；从另一条边回到父亲",
            |_, picture| picture.hang(0, 2),
        );
        add("path: recursion | 递归", |_, picture| picture.hang(picture.nodes - 1, 1));
        add("random: a tree of any shape | 任意形状的树", |random, picture| {
            picture.hang(random.usize(..picture.nodes), 1);
        });
        add("odd-ring: a single circle | 只有一个环", |_, picture| {
            picture.hang(0, MOST_NODES);
        });
        add("even-ring: a circle on an edge | 一条边上的环", |_, picture| {
            picture.hang(0, 1);
            picture.hang(1, MOST_NODES - 1);
        });
        add("hung: circles on the nodes of a path | 链的每个点上都有环", hang_on_a_path);
        extremes.add(
            "twins: each picture twice, so that Harry wins | 每幅图出现两次，后手胜",
            |random| {
                let mut pair = |_| {
                    let picture = grown(random, hang_on_a_path);
                    [renamed(random, picture.clone()), picture]
                };
                vec![(0..MOST_PICTURES / 2).flat_map(&mut pair).collect()]
            },
        );
        extremes.full("roots: nothing to cut | 没有可剪的边", |_, _| vec![Picture::default()]);
    }
}

/// A picture with the most nodes.
fn grown(random: &mut Rng, hang: fn(&mut Rng, &mut Picture)) -> Picture {
    let mut picture = Picture::default();
    while picture.nodes < MOST_NODES {
        hang(random, &mut picture);
    }
    renamed(random, picture)
}

/// Hangs an edge on the last node of a path, and a circle of any length on the end of the edge.
fn hang_on_a_path(random: &mut Rng, picture: &mut Picture) {
    let end = picture.nodes;
    picture.hang(picture.edges.last().map_or(0, |edge| edge[1]), 1);
    if picture.nodes < MOST_NODES {
        picture.hang(end, random.usize(2..=5).min(MOST_NODES - end));
    }
}

/// The picture with other names of the nodes but for the root, and its edges in any order and direction.
fn renamed(random: &mut Rng, Picture { nodes, edges }: Picture) -> Picture {
    let mut names: Vec<usize> = (0..nodes).collect();
    random.shuffle(&mut names[1..]);
    let edges = edges.into_iter().map(|edge| edge.map(|node| names[node])).collect();
    Picture { nodes, edges: Tree::shuffled(random, edges).edges }
}
