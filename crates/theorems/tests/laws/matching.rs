//! Matchings as contests need them: when one is a maximum one, which vertices every maximum one covers, what a new vertex
//! changes, and how a forest is matched. Chapter 20 of the course has the proofs.

use crate::law;
use libtest_mimic::Trial;

const VERTICES: usize = 6;

type Law = fn(&Graph);

pub fn trials() -> [Trial; 4] {
    let laws: [(&str, Law); 4] = [
        ("a_matching_is_maximum_iff_it_has_no_augmenting_path", berge),
        ("some_maximum_matching_misses_what_even_alternating_paths_reach", missed),
        ("a_new_vertex_is_in_every_maximum_matching_iff_a_path_from_it_augments", new_vertex),
        ("a_graph_without_a_core_is_matched_from_its_leaves", from_leaves),
    ];
    laws.map(|(name, holds)| law(format!("matching::{name}"), move || every_graph(holds)))
}

/// The neighbours of each vertex as bits, and all matchings, each by the mate of each vertex.
struct Graph {
    around: Vec<u32>,
    matchings: Vec<Matching>,
}

type Matching = Vec<Option<usize>>;

/// Each graph comes with its vertices in every order.
fn every_graph(holds: Law) {
    for n in 0..=VERTICES {
        (0..1 << (n * n.saturating_sub(1) / 2)).for_each(|code| holds(&graph(n, code)));
    }
}

fn graph(n: usize, code: u32) -> Graph {
    let pairs = (0..n).flat_map(|one| (0..one).map(move |other| [one, other]));
    let edges = pairs.enumerate().filter(|(bit, _)| code >> bit & 1 == 1);
    let mut graph = Graph { around: vec![0; n], matchings: vec![vec![None; n]] };
    for (_, [one, other]) in edges {
        graph.around[one] |= 1 << other;
        graph.around[other] |= 1 << one;
        let free = |matching: &&Matching| matching[one].or(matching[other]).is_none();
        let with = |matching: &Matching| {
            let mut matching = matching.clone();
            (matching[one], matching[other]) = (Some(other), Some(one));
            matching
        };
        let more: Vec<Matching> = graph.matchings.iter().filter(free).map(with).collect();
        graph.matchings.extend(more);
    }
    graph
}

impl Graph {
    fn vertices(&self, set: u32) -> impl Iterator<Item = usize> {
        (0..self.around.len()).filter(move |vertex| set >> vertex & 1 == 1)
    }

    /// The ends of the alternating paths that go on from this one, as bits: those after an even and after an odd number of
    /// steps. The path begins at a vertex without a mate, and has both vertices of a pair or none of them.
    fn reached(&self, matching: &Matching, path: u32, end: usize) -> [u32; 2] {
        let mut reached = [1 << end, 0];
        for next in self.vertices(self.around[end] & !path) {
            reached[1] |= 1 << next;
            let Some(mate) = matching[next] else { continue };
            let further = self.reached(matching, path | 1 << next | 1 << mate, mate);
            reached = [0, 1].map(|parity| reached[parity] | further[parity]);
        }
        reached
    }

    /// The same from all vertices without a mate.
    fn reached_from_free(&self, matching: &Matching) -> [u32; 2] {
        let free = self.vertices(free(matching));
        let ends = free.map(|start| self.reached(matching, 1 << start, start));
        ends.fold([0; 2], |all, ends| [0, 1].map(|parity| all[parity] | ends[parity]))
    }

    /// The vertices that a search reaches from free ones in steps of two, without looking at paths.
    fn searched(&self, matching: &Matching) -> u32 {
        let mut reached = free(matching);
        for _ in &self.around {
            let around = self.vertices(reached).fold(0, |set, vertex| set | self.around[vertex]);
            let mates = self.vertices(around).filter_map(|vertex| matching[vertex]);
            reached = mates.fold(reached, |set, mate| set | 1 << mate);
        }
        reached
    }

    fn is_bipartite(&self) -> bool {
        let sides = |side: u32| [side, !side].into_iter();
        let is_apart = |side| self.vertices(side).all(|vertex| self.around[vertex] & side == 0);
        (0..1 << self.around.len()).any(|side| sides(side).all(is_apart))
    }
}

fn edges(matching: &Matching) -> usize {
    matching.iter().flatten().count() / 2
}

/// The matchings with the most edges.
fn maximum<'a>(matchings: impl Iterator<Item = &'a Matching> + Clone) -> Vec<&'a Matching> {
    let most = matchings.clone().map(edges).max();
    matchings.filter(|matching| Some(edges(matching)) == most).collect()
}

/// Vertices without a mate, as bits.
fn free(matching: &Matching) -> u32 {
    (0..matching.len())
        .filter(|&vertex| matching[vertex].is_none())
        .fold(0, |set, one| set | 1 << one)
}

fn berge(graph: &Graph) {
    let maximum = maximum(graph.matchings.iter());
    for matching in &graph.matchings {
        let is_augmenting = graph.reached_from_free(matching)[1] & free(matching) != 0;
        assert_eq!(maximum.contains(&matching), !is_augmenting, "{:?}", graph.around);
    }
}

fn missed(graph: &Graph) {
    let maximum = maximum(graph.matchings.iter());
    let missed = maximum.iter().fold(0, |set, matching| set | free(matching));
    for matching in maximum {
        assert_eq!(graph.reached_from_free(matching)[0], missed, "{:?}", graph.around);
        if graph.is_bipartite() {
            assert_eq!(graph.searched(matching), missed, "{:?}", graph.around);
        }
    }
}

/// The new vertex is 0.
fn new_vertex(graph: &Graph) {
    if graph.around.is_empty() {
        return;
    }
    let is_in_all = maximum(graph.matchings.iter()).iter().all(|matching| matching[0].is_some());
    for matching in maximum(graph.matchings.iter().filter(|matching| matching[0].is_none())) {
        let is_augmenting = graph.reached(matching, 1, 0)[1] & free(matching) != 0;
        assert_eq!(is_in_all, is_augmenting, "{:?}", graph.around);
    }
}

/// A leaf and its neighbour become a pair, and go, as long as there is a leaf. Without an edge left, the pairs are the most.
fn from_leaves(graph: &Graph) {
    let mut left = (1 << graph.around.len()) - 1_u32;
    let mut pairs = 0;
    let neighbours = |left: u32, vertex: usize| graph.around[vertex] & left;
    while let Some(leaf) = graph.vertices(left).find(|&v| neighbours(left, v).count_ones() == 1) {
        left &= !(1 << leaf | neighbours(left, leaf));
        pairs += 1;
    }
    let has_edge = graph.vertices(left).any(|vertex| neighbours(left, vertex) != 0);
    let most = graph.matchings.iter().map(edges).max();
    assert!(has_edge || Some(pairs) == most, "{:?}", graph.around);
}
