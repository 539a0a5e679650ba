//! Trees on which circles hang: circles are shrunk by the fusion principle, and branches by the colon principle.

use crate::explanation::{Explanation, Part, Value};
use language::text;
use problems::poj3710::Picture;
use rules::shapes::bits::members;

type Edge = [usize; 2];
/// Most terms of a nim-sum that are written out.
const WRITTEN: usize = 4;

/// Lost iff the nim-sum of the roots is 0.
pub(crate) fn christmas(pictures: &Vec<Picture>, sets: &Vec<u64>) -> Option<Explanation> {
    let rule = text!(
        "All nodes of a circle may be made one; then each of its edges is worth 1. An edge on no circle is worth 1 + what \
         hangs on its end.",
        "一个环上的点可以合成一点，环上的每条边值 1；不在环上的边，值是 1 加上它末端的值。"
    );
    let (mut parts, mut values, mut root) = (Vec::new(), Vec::new(), 0);
    for (number, (picture, &set)) in (1..).zip(pictures.iter().zip(sets)) {
        let edges: Vec<Edge> = members(set).map(|edge| picture.edges[edge]).collect();
        let (on_circles, bridges) =
            (0..edges.len()).partition::<Vec<_>, _>(|&edge| is_on_a_circle(&edges, edge));
        let at =
            |places: Vec<usize>| places.into_iter().map(|edge| edges[edge]).collect::<Vec<_>>();
        let mut fused = Fused { on_circles: at(on_circles), values: Vec::new() };
        let terms = fused.terms(&at(bridges), 0);
        values.extend(
            fused.values.into_iter().map(|(node, value)| (root + node, Value::Nimber(value))),
        );
        let value = terms.iter().fold(0, |sum, term| sum ^ term);
        let words: Vec<String> = terms.iter().take(WRITTEN).map(u64::to_string).collect();
        let more = if terms.len() > WRITTEN { " xor ..." } else { "" };
        let name = text!("picture {number}", "第 {number} 幅图");
        let how = format!("{}{more}", words.join(" xor "));
        parts.push(Part::new(Some(root), name, how, Value::Nimber(value)));
        root += picture.nodes;
    }
    Some(Explanation::nim_sum(rule, parts).valued(values))
}

/// True if the ends of the edge hang together without it.
fn is_on_a_circle(edges: &[Edge], edge: usize) -> bool {
    let [one, other] = edges[edge];
    part([&edges[..edge], &edges[edge + 1..]].concat().as_slice(), one).contains(&other)
}

/// The nodes that hang together with one.
fn part(edges: &[Edge], node: usize) -> Vec<usize> {
    let mut part = vec![node];
    let mut next = 0;
    while let Some(&node) = part.get(next) {
        for edge in edges.iter().filter(|edge| edge.contains(&node)) {
            let other = edge[0] + edge[1] - node;
            if !part.contains(&other) {
                part.push(other);
            }
        }
        next += 1;
    }
    part
}

/// Edges on circles, and the values of bridges by the node on their ends.
struct Fused {
    on_circles: Vec<Edge>,
    values: Vec<(usize, u64)>,
}

impl Fused {
    /// The terms of the value of a node, above which these bridges are.
    fn terms(&mut self, bridges: &[Edge], node: usize) -> Vec<u64> {
        let fused = part(&self.on_circles, node);
        let mut terms =
            vec![1; self.on_circles.iter().filter(|edge| fused.contains(&edge[0])).count()];
        for (place, edge) in bridges.iter().enumerate() {
            let Some(end) = edge.iter().position(|end| fused.contains(end)) else { continue };
            let above = edge[1 - end];
            let others = [&bridges[..place], &bridges[place + 1..]].concat();
            let value = 1 + self.terms(&others, above).iter().fold(0, |sum, term| sum ^ term);
            self.values.push((above, value));
            terms.push(value);
        }
        terms
    }
}
