//! Games in which play can go on for ever: the endings of all positions by retrograde analysis.

use crate::explanation::{Explanation, Part, Value};
use language::text;
use problems::{cf787c, p6560};
use rules::session::Worth;
use sente::graph::Adjacency;
use sente::retrograde::{Ending, Games};
use std::collections::HashMap;

/// Most edges; larger graphs are too large for the search as well.
const MOST_EDGES: usize = 1 << 23;

/// Words that begin with the last three letters of the word before.
pub(crate) fn shiritori(words: &Vec<String>, letters: &String) -> Option<Explanation> {
    let mut vertices = HashMap::new();
    let mut number = |letters| {
        let next = vertices.len();
        *vertices.entry(letters).or_insert(next)
    };
    let here = number(letters.as_str());
    let edge = |word: &'_ String| -> Option<[std::ops::Range<usize>; 2]> {
        Some([0..3, word.len().checked_sub(3)?..word.len()])
    };
    let mut edges = Vec::with_capacity(words.len());
    for word in words {
        let [first, last] = edge(word)?;
        edges.push((number(word.get(first)?), number(word.get(last)?)));
    }
    let names = words.iter().cloned();
    let options = names.zip(&edges).filter(|(_, edge)| edge.0 == here);
    let options = options.map(|(name, edge)| (name, edge.1)).collect();
    // The words that can be said stand in the drawing behind the last letters.
    let ends: Vec<usize> = edges.iter().filter(|edge| edge.0 == here).map(|edge| edge.1).collect();
    let drawn = (1..).zip(ends);
    explained(vertices.len(), &edges, &[], here, options, drawn)
}

/// A piece that is passed along edges, to a target or to an end.
pub(crate) fn passing(case: &p6560::Case, &[target, here]: &[usize; 2]) -> Option<Explanation> {
    let edges: Vec<_> = case.edges.iter().map(|&[from, to]| (from, to)).collect();
    let from_here = edges.iter().filter(|edge| edge.0 == here && here != target);
    let options = from_here
        .map(|&(from, to)| {
            (text!("{start} to {end}", "从 {start} 到 {end}", start = from + 1, end = to + 1), to)
        })
        .collect();
    explained(case.n, &edges, &[target], here, options, (0..case.n).zip(0..))
}

/// A monster that walks around a circle, for two players with steps of their own.
pub(crate) fn berzerk(
    case: &cf787c::Case,
    &(player, here): &(usize, usize),
) -> Option<Explanation> {
    let n = case.n;
    let vertex = |player: usize, place: usize| player * n + place;
    let from = |player: usize, place: usize| {
        let steps = case.steps[player].iter().filter(move |_| place > 0);
        steps.map(move |&step| (vertex(player, place), vertex(1 - player, (place + step) % n)))
    };
    if n.checked_mul(case.steps.iter().map(Vec::len).sum())? > MOST_EDGES {
        return None;
    }
    let all = (0..2).flat_map(|player| (0..n).flat_map(move |place| from(player, place)));
    let edges: Vec<_> = all.collect();
    let options = from(player, here).map(|(_, to)| {
        (text!("to object {object}", "到第 {object} 个物体", object = to % n + 1), to)
    });
    let drawn = if n > cf787c::MOST_DRAWN { 0 } else { n };
    let places = (1..drawn)
        .flat_map(|place| [player, 1 - player].map(|mover| (place, vertex(mover, place))));
    explained(2 * n, &edges, &[], vertex(player, here), options.collect(), places)
}

/// Cards of each number from 0 to 4.
type Hand = [u8; 5];

/// Eight cards each, of which an own one becomes its sum with one of the other, modulo 5. Vertices are pairs of the mover's
/// hand and the other one.
pub(crate) fn sums_modulo_5((player, cards): &(usize, Vec<u64>)) -> Option<Explanation> {
    let mut hands = [[0; 5]; 2];
    for (place, &card) in cards.iter().enumerate() {
        *hands[usize::from(place >= cards.len() / 2)].get_mut(card as usize)? += 1;
    }
    hands.rotate_left(*player);
    let (mut found, mut numbers) = (vec![hands], HashMap::from([(hands, 0)]));
    let (mut edges, mut options) = (Vec::new(), Vec::new());
    let mut here = 0;
    while let Some(&hands) = found.get(here) {
        for (name, next) in sums(hands) {
            let vertex = *numbers.entry(next).or_insert(found.len());
            found.extend((vertex == found.len()).then_some(next));
            edges.push((here, vertex));
            options.extend((here == 0).then_some((name, vertex)));
        }
        here += 1;
    }
    explained(found.len(), &edges, &[], 0, options, std::iter::empty())
}

/// Sums that the mover can make, and the pair of hands that each leaves to the other.
fn sums([own, other]: [Hand; 2]) -> impl Iterator<Item = (String, [Hand; 2])> {
    let pairs = (1..5).flat_map(|a| (1..5).map(move |b| (a, b)));
    let pairs = pairs.filter(move |&(a, b)| own[a] > 0 && other[b] > 0);
    pairs.map(move |(a, b)| {
        let (sum, mut changed) = ((a + b) % 5, own);
        changed[a] -= 1;
        changed[sum] += 1;
        (text!("{a} and {b} make {sum}", "{a} 加 {b} 得 {sum}"), [other, changed])
    })
}

/// The explanation of a vertex with these options; each part that is drawn shows the outcome of a vertex.
fn explained(
    n: usize,
    edges: &[(usize, usize)],
    targets: &[usize],
    here: usize,
    mut options: Vec<(String, usize)>,
    drawn: impl Iterator<Item = (usize, usize)>,
) -> Option<Explanation> {
    if edges.len() > MOST_EDGES {
        return None;
    }
    let worths = worths(n, edges, targets);
    // The worst for the opponent is the best.
    options.sort_by_key(|option| worths[option.1].rank());
    options.dedup();
    let part = |(name, to)| Part::new(None, name, "", Value::Worth(worths[to]));
    let rule = text!(
        "Each move, and what it leaves the opponent, counted backwards from the ends:",
        "每一步留给对手的局面，从终局倒推："
    );
    let why = match worths[here] {
        Worth::WonIn(_) => text!(
            "A move leaves a lost position; the fastest win stands first.",
            "有一步走到必败态；胜得最快的写在最前。"
        ),
        Worth::LostIn(0) => {
            text!("It is over: whoever is to move has lost.", "已经结束：轮到的人输。")
        }
        Worth::LostIn(_) => {
            text!(
                "Every move leaves a won position; the longest defence stands first.",
                "每一步都走到对手的必胜态；拖得最久的写在最前。"
            )
        }
        _ => text!(
            "No move leaves a lost position, and one leaves a draw: it never ends.",
            "走不到必败态，但能走到平局：双方都不能保证获胜。"
        ),
    };
    let parts = options.into_iter().map(part).collect();
    let outcomes = drawn.map(|(part, vertex)| (part, Value::Worth(worths[vertex])));
    Some(Explanation::new(rule, parts, worths[here], why).valued(outcomes))
}

/// The outcome of each vertex for whoever is to move there, and after how many moves, if whoever wins hurries and the other
/// one delays.
///
/// The vertices are decided in ascending order of these numbers, by induction. They are looked at in the order in which they
/// were decided. A won vertex is decided at the first of its lost options, which is lost soonest, and a lost one at the last of
/// its options, which is won latest. So its number is one more than that of the vertex that is looked at, and none before it
/// has a greater one.
fn worths(n: usize, edges: &[(usize, usize)], targets: &[usize]) -> Vec<Worth> {
    let successors = Adjacency::new(n, edges.iter().copied());
    let (endings, decided) = Games::new(n, edges.iter().copied()).endings(targets);
    let mut worths = vec![Worth::Drawn; n];
    for vertex in decided.into_iter().map(|vertex| vertex as usize) {
        let options = successors.of(vertex).iter().map(|&option| worths[option as usize]);
        worths[vertex] = match endings[vertex] {
            Ending::Win => Worth::WonIn(1 + options.filter_map(lost_in).min().unwrap_or(0)),
            _ if targets.contains(&vertex) => Worth::LostIn(0),
            _ => Worth::LostIn(options.filter_map(won_in).max().map_or(0, |moves| moves + 1)),
        };
    }
    worths
}

fn lost_in(worth: Worth) -> Option<u32> {
    match worth {
        Worth::LostIn(moves) => Some(moves),
        _ => None,
    }
}

fn won_in(worth: Worth) -> Option<u32> {
    match worth {
        Worth::WonIn(moves) => Some(moves),
        _ => None,
    }
}
