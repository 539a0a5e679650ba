//! A token walks over edges whose weights rise and fall in turn: Bob goes from each node to its mate in a stable matching.

use crate::explanation::{Explanation, Part, outcome};
use language::text;
use sente::stable::stable_mates;

/// The theorem before the first move, and while Bob has gone to a mate each time.
pub(crate) fn zigzag(
    weights: &Vec<Vec<usize>>,
    (climbs, nodes): &(bool, Vec<u64>),
) -> Option<Explanation> {
    let n = weights.len();
    let starts_left = nodes.first().is_none_or(|&start| start < n as u64);
    let weight = |one: usize, other: usize| match starts_left {
        true => weights[one][other],
        false => weights[other][one],
    };
    let lists: Vec<Vec<usize>> = (0..n)
        .map(|one| {
            let mut list: Vec<usize> = (0..n).collect();
            list.sort_by_key(|&other| weight(one, other));
            if !climbs {
                list.reverse();
            }
            list
        })
        .collect();
    let is_better = |other: usize, one, two| (weight(one, other) > weight(two, other)) == *climbs;
    let mates = stable_mates(&lists, is_better);
    let number = |node: usize, is_left: bool| if is_left { node + 1 } else { n + node + 1 };
    let is_mate = |step: &[u64]| {
        let [one, other] = [step[0], step[1]].map(|node| node as usize % n);
        mates[one] == other
    };
    if !nodes.chunks_exact(2).all(is_mate) {
        return None;
    }
    let rule = text!(
        "If Alice climbs, a node on the side of the start likes light edges and one on the other side heavy ones; if she \
         descends, the other way round. Stable mates: no two others both like the edge between them better.",
        "Alice 递增时，起点一侧喜欢轻边，另一侧喜欢重边；递减时相反。稳定匹配：没有两个点都觉得彼此之间的边更好。"
    );
    let pairs = mates
        .iter()
        .enumerate()
        .map(|(one, &mate)| format!("{}-{}", number(one, starts_left), number(mate, !starts_left)));
    let parts = vec![Part::number(
        text!("pairs of mates", "匹配的对数"),
        pairs.collect::<Vec<_>>().join(" "),
        n as u64,
    )];
    let why = match nodes.len() {
        0 => text!(
            "So it is if Alice descends from the left; from anywhere Bob goes to a mate each time and wins.",
            "这是 Alice 从左侧出发、递减时的匹配；无论她怎么选，Bob 每次走到匹配的点，总能赢。"
        ),
        _ => text!(
            "Bob has gone to a mate each time, can always do so, and wins.",
            "Bob 每次都走到匹配的点，而且总能这样走，所以 Bob 赢。"
        ),
    };
    let cell = |number: usize| if number <= n { number * (n + 1) } else { number - n };
    let links = mates
        .iter()
        .enumerate()
        .map(|(one, &mate)| [number(one, starts_left), number(mate, !starts_left)].map(cell));
    let bob_moves = nodes.len() % 2 == 1;
    Some(Explanation::new(rule, parts, outcome(bob_moves), why).linked(links.collect()))
}
