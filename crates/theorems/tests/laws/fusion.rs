//! The fusion principle of green Hackenbush (Berlekamp, Conway, Guy, Winning Ways, ch. 7): the vertices of a circle may be
//! made one, and an edge from a vertex to itself is worth 1. So a picture is worth as much as a tree with such edges, which
//! the colon principle solves. Chapter 8 of the course has the proof, and its lemma on circles of odd length.

use crate::law;
use libtest_mimic::Trial;
use std::collections::BTreeMap;

/// The ground is vertex 0.
type Edge = [usize; 2];
const VERTICES: usize = 4;
const EDGES: usize = 6;
/// Odd lengths of a circle, and the longest stalks on it.
const CIRCLES: [(usize, u32); 5] = [(1, 0), (3, 32), (5, 8), (7, 3), (9, 2)];

pub fn trials() -> [Trial; 2] {
    [
        law("fusion::fusing_a_circle_changes_no_value", fusing_a_circle_changes_no_value),
        law(
            "fusion::an_odd_circle_can_be_cut_to_the_nim_sum_of_its_stalks",
            an_odd_circle_can_be_cut_to_the_nim_sum_of_its_stalks,
        ),
    ]
}

fn fusing_a_circle_changes_no_value() {
    assert_eq!(fused(&[]), 0);
    let (mut looked_at, mut with_circles) = (0, 0);
    for edges in pictures() {
        let all = (1 << edges.len()) - 1;
        if standing(&edges, all) == all {
            let found = value(&edges, all, &mut BTreeMap::new());
            assert_eq!(found, fused(&edges), "{edges:?}");
            assert_eq!(found % 2, edges.len() as u32 % 2, "{edges:?}");
            looked_at += 1;
            with_circles += usize::from((0..edges.len()).any(|edge| is_on_a_circle(&edges, edge)));
        }
    }
    assert!(with_circles > 3000, "{looked_at} pictures, {with_circles} with circles");
}

/// All lists of edges in order, from none to the most.
fn pictures() -> Vec<Vec<Edge>> {
    let pairs: Vec<Edge> =
        (0..VERTICES).flat_map(|one| (one..VERTICES).map(move |other| [one, other])).collect();
    let mut pictures: Vec<Vec<Edge>> = vec![vec![]];
    let mut longest = pictures.clone();
    for _ in 0..EDGES {
        let longer = longest.iter().flat_map(|picture| {
            let from =
                pairs.iter().skip_while(|&&pair| picture.last().is_some_and(|&last| pair < last));
            from.map(|&pair| [&picture[..], &[pair]].concat()).collect::<Vec<_>>()
        });
        longest = longer.collect();
        pictures.extend_from_slice(&longest);
    }
    pictures
}

/// The edges of a set that hang together with the ground.
fn standing(edges: &[Edge], set: usize) -> usize {
    let mut reached = 1_usize;
    let mut kept = 0;
    loop {
        let touched = (0..edges.len()).filter(|&edge| {
            (set & !kept) >> edge & 1 == 1 && edges[edge].iter().any(|&end| reached >> end & 1 == 1)
        });
        let Some(edge) = touched.into_iter().next() else { return kept };
        kept |= 1 << edge;
        reached |= 1 << edges[edge][0] | 1 << edges[edge][1];
    }
}

/// The value of a picture by the definition: the mex over all cuts.
fn value(edges: &[Edge], set: usize, known: &mut BTreeMap<usize, u32>) -> u32 {
    if let Some(&value) = known.get(&set) {
        return value;
    }
    let cuts = (0..edges.len()).filter(|edge| set >> edge & 1 == 1);
    let options: Vec<u32> =
        cuts.map(|edge| value(edges, standing(edges, set & !(1 << edge)), known)).collect();
    let mex = (0..).find(|value| !options.contains(value)).expect("some number is missing");
    known.insert(set, mex);
    mex
}

/// True if the ends of the edge hang together without it.
fn is_on_a_circle(edges: &[Edge], edge: usize) -> bool {
    let [from, to] = edges[edge];
    let others: Vec<Edge> = [&edges[..edge], &edges[edge + 1..]].concat();
    part(&others, from).contains(&to)
}

/// The vertices that hang together with one.
fn part(edges: &[Edge], vertex: usize) -> Vec<usize> {
    let mut part = vec![vertex];
    let mut next = 0;
    while let Some(&vertex) = part.get(next) {
        for &[one, other] in edges {
            for [here, there] in [[one, other], [other, one]] {
                if here == vertex && !part.contains(&there) {
                    part.push(there);
                }
            }
        }
        next += 1;
    }
    part
}

/// The value of a picture by the principles of fusion and of the colon.
fn fused(edges: &[Edge]) -> u32 {
    let (circles, bridges): (Vec<usize>, Vec<usize>) =
        (0..edges.len()).partition(|&edge| is_on_a_circle(edges, edge));
    let [circles, bridges] = [circles, bridges]
        .map(|part| part.into_iter().map(|edge| edges[edge]).collect::<Vec<Edge>>());
    from_the_ground(&circles, &bridges, 0)
}

fn from_the_ground(circles: &[Edge], bridges: &[Edge], vertex: usize) -> u32 {
    let fused = part(circles, vertex);
    let loops = circles.iter().filter(|edge| fused.contains(&edge[0])).count();
    let touches = |&place: &usize| bridges[place].iter().any(|end| fused.contains(end));
    let branches = (0..bridges.len()).filter(touches).map(|place| {
        let [one, other] = bridges[place];
        let above = if fused.contains(&one) { other } else { one };
        let others = [&bridges[..place], &bridges[place + 1..]].concat();
        from_the_ground(circles, &others, above) + 1
    });
    branches.fold(loops as u32 % 2, |sum, branch| sum ^ branch)
}

/// Stalks stand on all vertices of the circle but the ground. A cut of an edge of the circle leaves two trees.
fn an_odd_circle_can_be_cut_to_the_nim_sum_of_its_stalks() {
    for (length, longest) in CIRCLES {
        let mut stalks = vec![0; length - 1];
        loop {
            let sum = stalks.iter().fold(0, |sum, stalk| sum ^ stalk);
            let left = |cut: usize| tree(stalks[..cut].iter().rev()) ^ tree(stalks[cut..].iter());
            assert!((0..length).any(|cut| left(cut) == sum), "{stalks:?}");
            let Some(place) = stalks.iter().position(|&stalk| stalk < longest) else { break };
            stalks[..place].fill(0);
            stalks[place] += 1;
        }
    }
}

/// The value of a branch, from the top down: the stalk of each vertex, and the edge below it.
fn tree<'a>(stalks: impl Iterator<Item = &'a u32>) -> u32 {
    stalks.fold(0, |above, stalk| (above ^ stalk) + 1)
}
