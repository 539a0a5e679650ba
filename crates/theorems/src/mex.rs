//! Sums of games whose values are found from small to large: the mex of the values of the options.

use crate::explanation::{Explanation, Part, Value};
use language::text;
use problems::{agc016_f, loj10243, p3179::Queries, p3235::Tests};
use sente::graph::Adjacency;
use sente::mex::MexSet;
use sente::splitting::grundy_values;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The largest heap of a table: a longer one would take too long.
const MOST_STONES: usize = 2000;
/// Most values of options that are listed.
const OPTIONS: usize = 6;
/// The greatest side of a sheet in the statement.
const MOST_SIDE: usize = 200;
/// The greatest end of an interval in the statement.
const END: usize = 100;

/// The mex of these values, and the words for it.
pub(crate) fn mex(options: impl IntoIterator<Item = u64>) -> (String, Value) {
    let options: BTreeSet<u64> = options.into_iter().collect();
    let mut words: Vec<String> = options.iter().take(OPTIONS).map(u64::to_string).collect();
    if options.len() > OPTIONS {
        words.push("...".into());
    }
    let mex = (0..).zip(&options).take_while(|(index, option)| index == *option).count();
    (format!("mex {{{}}}", words.join(", ")), Value::Nimber(mex as u64))
}

/// Grundy's game: a heap becomes two of different sizes.
pub(crate) fn unequal_splits(heaps: &Vec<usize>) -> Option<Explanation> {
    let most = largest(heaps)?;
    let splits = |heap: usize| (1..heap.div_ceil(2)).map(move |part| (part, heap - part));
    let values = grundy_values(most + 1, splits);
    let part = |(index, &heap): (usize, &usize)| {
        let (how, value) = mex(splits(heap).map(|(a, b)| (values[a] ^ values[b]) as u64));
        Part::new(Some(index), text!("heap {heap}", "{heap} 枚的堆"), how, value)
    };
    let rule = text!(
        "A heap is worth the mex of the nim-sums of its divisions into two different parts.",
        "一堆的 SG 值，是它分成不同的两堆时，各种异或和的 mex。"
    );
    Some(Explanation::nim_sum(rule, heaps.iter().enumerate().map(part).collect()))
}

/// A pile becomes piles of consecutive sizes.
pub(crate) fn consecutive_sizes(piles: &Vec<u64>) -> Option<Explanation> {
    let most = largest(&piles.iter().map(|&pile| pile as usize).collect::<Vec<_>>())?;
    let mut values: Vec<u64> = Vec::with_capacity(most + 1);
    let options = |values: &[u64], pile: usize| -> Vec<u64> {
        let rests =
            (2..).map_while(|parts| Some((pile.checked_sub(parts * (parts - 1) / 2)?, parts)));
        let whole = rests
            .take_while(|(rest, parts)| rest >= parts)
            .filter(|(rest, parts)| rest % parts == 0);
        let sizes = whole.map(|(rest, parts)| &values[rest / parts..rest / parts + parts]);
        sizes.map(|sizes| sizes.iter().fold(0, |sum, value| sum ^ value)).collect()
    };
    let mut set = MexSet::new();
    for pile in 0..=most {
        options(&values, pile).into_iter().for_each(|option| set.insert(option as usize));
        values.push(set.take_mex() as u64);
    }
    let part = |(index, &pile): (usize, &u64)| {
        let (how, value) = mex(options(&values, pile as usize));
        Part::new(Some(index), text!("pile of {pile}", "{pile} 颗的堆"), how, value)
    };
    let rule = text!(
        "For each number of piles there is one division at most. A pile is worth the mex of the nim-sums of its \
         divisions.",
        "堆数一定，分法至多一种。一堆的 SG 值，是各种分法的异或和的 mex。"
    );
    Some(Explanation::nim_sum(rule, piles.iter().enumerate().map(part).collect()))
}

/// Neighbours are taken from a row of cards, and a gap parts it. The parity of the row decides the start alone; values
/// tell of all positions.
pub(crate) fn runs(&[n, least, most]: &[u64; 3], &cards: &u64) -> Option<Explanation> {
    let splits = |cards: usize| {
        (least as usize..=cards.min(most as usize)).flat_map(move |count| {
            (0..=(cards - count) / 2).map(move |one| (one, cards - count - one))
        })
    };
    let values = grundy_values(n as usize + 1, splits);
    let (mut parts, mut links, mut first) = (Vec::new(), Vec::new(), 0);
    while first < n {
        let length = u64::from((cards >> first).trailing_ones());
        if length > 0 {
            let (from, to) = (first + 1, first + length);
            let name = text!("cards {from} to {to}", "第 {from} 到 {to} 张");
            let (how, value) =
                mex(splits(length as usize).map(|(a, b)| (values[a] ^ values[b]) as u64));
            parts.push(Part::new(Some(first as usize), name, how, value));
            links.extend((from..to).map(|card| [card as usize - 1, card as usize]));
        }
        first += length + 1;
    }
    let rule = text!(
        "A move takes {least} to {most} neighbours. A piece is worth the mex of the nim-sums of the two pieces that it leaves.",
        "每步取相邻的 {least} 到 {most} 张。一段的 SG 值，是一步之后留下的两段的异或和的 mex。"
    );
    let explained = Explanation::nim_sum(rule, parts).linked(links);
    Some(match mirrored(n, least..=most, cards) {
        Some(why) => Explanation { why, ..explained },
        None => explained,
    })
}

/// The reason by mirror images, where the row is its own without cards in the middle, or a move in the middle of all makes it so.
fn mirrored(n: u64, sizes: RangeInclusive<u64>, cards: u64) -> Option<String> {
    let is_there = |card: u64| cards >> card & 1 == 1;
    let is_image = (0..n).all(|card| is_there(card) == is_there(n - 1 - card));
    let has_middle = n > 0 && (is_there(n / 2) || is_there((n - 1) / 2));
    if is_image && !has_middle {
        return Some(text!(
            "The row is its own mirror image, and the middle is empty: the mirror image of each move is there, and \
             answers it.",
            "这一排左右对称，而且正中是空的：无论怎么走，它的镜像总还在，对手就照镜像走。"
        ));
    }
    let size = sizes.into_iter().find(|size| size % 2 == n % 2 && *size <= n);
    size.filter(|_| (0..n).all(is_there)).map(|size| {
        text!(
            "{size} has the parity of {n}: take {size} cards from the middle, and then answer each move by its mirror \
             image.",
            "{size} 与 {n} 同奇偶：先取正中的 {size} 张，以后对手怎么走，就照镜像走。"
        )
    })
}

/// A heap of at least F stones becomes two or more that differ by one stone at most.
pub(crate) fn even_splits(tests: &Tests, heaps: &Vec<usize>) -> Option<Explanation> {
    let most = largest(heaps)?;
    let least = tests.f.max(2);
    let mut values: Vec<u64> = vec![0; most + 1];
    let mut set = MexSet::new();
    for heap in least..=most {
        (2..=heap).for_each(|parts| set.insert(after_split(&values, heap, parts) as usize));
        values[heap] = set.take_mex() as u64;
    }
    let part = |(index, &heap): (usize, &usize)| {
        let counts = (2..=heap).filter(|_| heap >= least);
        let (how, value) = mex(counts.map(|parts| after_split(&values, heap, parts)));
        Part::new(Some(index), text!("heap {heap}", "{heap} 颗的堆"), how, value)
    };
    let rule = text!(
        "Heaps of {least} or more are divided. Equal parts cancel in pairs.",
        "不少于 {least} 颗的堆才能分。相等的部分两两抵消。"
    );
    Some(Explanation::nim_sum(rule, heaps.iter().enumerate().map(part).collect()))
}

/// The nim-sum after a heap was divided into so many parts, of which r = heap mod parts are larger by one: only the
/// parities of r and of the number of the others count.
fn after_split(values: &[u64], heap: usize, parts: usize) -> u64 {
    let (part, larger) = (heap / parts, heap % parts);
    let odd = |count: usize, heap: usize| if count % 2 == 1 { values[heap] } else { 0 };
    odd(parts - larger, part) ^ odd(larger, part + 1)
}

fn largest(heaps: &[usize]) -> Option<usize> {
    let most = heaps.iter().copied().max().unwrap_or(0);
    (most <= MOST_STONES).then_some(most)
}

/// A white cell is a game of its own, and its value depends on how many multiples it has.
pub(crate) fn cells(queries: &Queries, white: &BTreeSet<u64>) -> Option<Explanation> {
    let quotient = |cell: u64| queries.n.checked_div(cell).map(|quotient| quotient as usize);
    let most = white.first().map_or(Some(0), |&least| quotient(least))?;
    if most > MOST_STONES {
        return None;
    }
    let mut values = vec![0];
    let mut set = MexSet::new();
    for quotient in 1..=most {
        let mut sum = 0;
        set.insert(0);
        for k in 2..=quotient {
            sum ^= values[quotient / k];
            set.insert(sum as usize);
        }
        values.push(set.take_mex() as u64);
    }
    let part = |&cell: &u64| {
        let quotient = quotient(cell)?;
        let how = format!("{} div {cell} = {quotient}", queries.n);
        Some(Part::new(
            Some(cell as usize - 1),
            text!("cell {cell}", "第 {cell} 格"),
            how,
            Value::Nimber(values[quotient]),
        ))
    };
    let rule = text!(
        "Turning x to kx puts the cells 2x, ..., kx in the place of x, as two equal ones \
         cancel. So x is worth the mex of their nim-sums over all k, which n div x decides.",
        "翻转 x 到 kx 的各倍数，就是用 2x, ..., kx 各格代替 x，因为相同的两格抵消。所以 x 的 SG \
         值，是对所有 k 求出的异或和的 mex，只由 n div x 决定。"
    );
    Some(Explanation::nim_sum(rule, white.iter().map(part).collect::<Option<_>>()?))
}

type Sheet = [usize; 2];

/// Who makes a unit square wins. A cut is safe if it leaves no side of 1.
pub(crate) fn cutting(pieces: &Vec<Sheet>) -> Option<Explanation> {
    let rule = text!(
        "Who leaves a side of 1 loses, so only cuts count after which all sides are 2 or more.",
        "谁剪出边长为 1 的一块谁输，所以只看安全的一刀：剪完后各边都不小于 2。"
    );
    if pieces.contains(&[1, 1]) {
        let why = text!(
            "A unit square was cut off: the opponent has won.",
            "对手剪出了单位格，已经获胜。"
        );
        return Some(Explanation::new(rule, Vec::new(), rules::session::Worth::Lost, why));
    }
    if pieces.iter().any(|[w, h]| *w.min(h) == 1) {
        let why = text!(
            "A piece has a side of 1: a unit square is cut off, which wins at once.",
            "有一块的边长为 1：剪出单位格，立刻获胜。"
        );
        return Some(Explanation::new(rule, Vec::new(), rules::session::Worth::Won, why));
    }
    let most = pieces.iter().flatten().copied().max().unwrap_or(0);
    if most > MOST_SIDE || pieces.iter().flatten().any(|&side| side < 2) {
        return None;
    }
    let values = sheets(most);
    let part = |(index, &[w, h]): (usize, &Sheet)| {
        let (how, value) = mex(safe_cuts([w, h]).map(|parts| after_cut(&values, parts)));
        Part::new(Some(index), format!("{w}x{h}"), how, value)
    };
    Some(Explanation::nim_sum(rule, pieces.iter().enumerate().map(part).collect()))
}

/// The parts after each safe cut, the smaller one first.
fn safe_cuts([w, h]: Sheet) -> impl Iterator<Item = [Sheet; 2]> {
    let across = (2..=w / 2).map(move |cut| [[cut, h], [w - cut, h]]);
    across.chain((2..=h / 2).map(move |cut| [[w, cut], [w, h - cut]]))
}

fn after_cut(values: &[Vec<u64>], parts: [Sheet; 2]) -> u64 {
    parts.iter().fold(0, |sum, &[w, h]| sum ^ values[w.max(h)][w.min(h)])
}

/// The values of all sheets with sides up to `most`: `[greater side][lesser side]`.
fn sheets(most: usize) -> Vec<Vec<u64>> {
    let mut values: Vec<Vec<u64>> = Vec::new();
    let mut set = MexSet::new();
    for side in 0..=most {
        values.push(Vec::new());
        for other in 0..=side {
            let cuts = safe_cuts([side, other]).filter(|_| other >= 2);
            cuts.for_each(|parts| set.insert(after_cut(&values, parts) as usize));
            values[side].push(set.take_mex() as u64);
        }
    }
    values
}

/// The point at which an interval begins, and the one before which it ends.
type Interval = [usize; 2];

/// An interval that is chosen cuts its stretch into two, which are independent.
pub(crate) fn intervals(all: &Vec<Interval>, left: &Vec<Interval>) -> Option<Explanation> {
    if left.iter().any(|&[l, r]| l >= r || r > END) {
        return None;
    }
    let is_inside = |[from, to]: Interval, [l, r]: Interval| from <= l && r <= to;
    let inside = |stretch| left.iter().filter(move |&&interval| is_inside(stretch, interval));
    let sides = |[from, to]: Interval, &[l, r]: &Interval| [[from, l], [r, to]];
    // In the drawing all intervals have their places, also those that are gone.
    let places = |stretch| {
        let is_here = |&place: &usize| is_inside(stretch, all[place]) && left.contains(&all[place]);
        (0..all.len()).filter(is_here).collect::<Vec<_>>()
    };
    let mut values = vec![vec![0_u64; END + 1]; END + 1];
    let mut set = MexSet::new();
    for (from, to) in (0..END).rev().flat_map(|from| (from + 1..=END).map(move |to| (from, to))) {
        for interval in inside([from, to]) {
            let sum = sides([from, to], interval).iter().fold(0, |sum, &[l, r]| sum ^ values[l][r]);
            set.insert(sum as usize);
        }
        values[from][to] = set.take_mex() as u64;
    }
    let part = |stretch: Interval| {
        let sum =
            |interval| sides(stretch, interval).iter().fold(0, |sum, &[l, r]| sum ^ values[l][r]);
        let (how, value) = mex(inside(stretch).map(sum));
        let place = places(stretch).first().copied();
        Part::new(place, format!("[{},{})", stretch[0], stretch[1]), how, value)
    };
    let rule = text!(
        "Each stretch is a game of its own. Choosing an interval leaves what is before it and \
         what is behind it.",
        "每一段是独立的游戏。选一个区间，剩下它左边和右边的部分。"
    );
    let stretches = stretches(left);
    let linked = |&stretch| -> Vec<[usize; 2]> {
        places(stretch).windows(2).map(|pair| [pair[0], pair[1]]).collect()
    };
    let links = stretches.iter().flat_map(linked).collect();
    Some(Explanation::nim_sum(rule, stretches.into_iter().map(part).collect()).linked(links))
}

/// The stretches that intervals cover, each of which no point cuts: an interval lies on both of its sides.
fn stretches(intervals: &[Interval]) -> Vec<Interval> {
    let mut sorted = intervals.to_vec();
    sorted.sort_unstable();
    let mut stretches: Vec<Interval> = Vec::new();
    for [l, r] in sorted {
        match stretches.last_mut() {
            Some([_, end]) if l < *end => *end = r.max(*end),
            _ => stretches.push([l, r]),
        }
    }
    stretches
}

/// Tokens that move along the edges of a graph without cycles, independent of each other.
pub(crate) fn tokens(case: &loj10243::Case, tokens: &Vec<usize>) -> Option<Explanation> {
    walks(case.n, case.edges.iter(), tokens)
}

/// Two pieces on a graph of which the edges are left that are in the set of bits.
pub(crate) fn two_pieces(
    graph: &agc016_f::Graph,
    &(set, pieces): &(u32, [usize; 2]),
) -> Option<Explanation> {
    if graph.edges.len() > u32::BITS as usize {
        return None;
    }
    let numbered = graph.edges.iter().enumerate();
    let edges = numbered.filter(|edge| set >> edge.0 & 1 == 1).map(|edge| edge.1);
    walks(graph.n, edges, &pieces)
}

fn walks<'a>(
    n: usize,
    edges: impl Iterator<Item = &'a [usize; 2]>,
    tokens: &[usize],
) -> Option<Explanation> {
    let edges: Vec<(usize, usize)> = edges.map(|&[from, to]| (from, to)).collect();
    if edges.iter().any(|(from, to)| *from.max(to) >= n) {
        return None;
    }
    let successors = Adjacency::new(n, edges.into_iter());
    let mut values: Vec<Option<u64>> = vec![None; n];
    let mut set = MexSet::new();
    for vertex in successors.neighbours_first() {
        for &option in successors.of(vertex) {
            set.insert(values[option as usize]? as usize);
        }
        values[vertex] = Some(set.take_mex() as u64);
    }
    let values: Vec<u64> = values.into_iter().collect::<Option<_>>()?;
    let part = |(index, &vertex): (usize, &usize)| {
        let (how, value) = mex(successors.of(vertex).iter().map(|&to| values[to as usize]));
        let name = text!(
            "token {token} on {place}",
            "棋子 {token} 在 {place}",
            token = index + 1,
            place = vertex + 1
        );
        Part::new(Some(vertex), name, how, value)
    };
    let rule = text!(
        "A vertex has the least value that none of its successors has.",
        "顶点的 SG 值，是各后继的 SG 值的 mex。"
    );
    let parts = tokens.iter().enumerate().map(part).collect();
    Some(
        Explanation::nim_sum(rule, parts)
            .valued((0..).zip(values.iter().copied().map(Value::Nimber))),
    )
}
