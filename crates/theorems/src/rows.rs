//! Games on rows of numbers that are taken from their ends.

use crate::explanation::{Explanation, Part, Sum};
use game::Player;
use language::text;
use problems::cf794e::Position;
use sente::peaks::merge_peaks;
use std::cmp::Reverse;
use std::ops::Range;

/// A deque: after peaks are merged, the rest goes in descending order. The position is the places
/// that are left.
pub(crate) fn deque(row: &Vec<u64>, left: &Range<usize>, _: Player) -> Option<Explanation> {
    let mut merged = Vec::new();
    merge_peaks(&mut merged, row.get(left.clone())?.iter().map(|&number| number as i64));
    merged.sort_unstable_by_key(|&number| Reverse(number));
    let lead = merged.iter().rev().fold(0, |lead, number| number - lead);
    let rule = text!(
        "A peak x <= y >= z counts as one number x - y + z. Without peaks the row falls and \
         then rises, so the greatest number is always at an end, and taking it is best.",
        "相邻的 x <= y >= z 是一个峰，可以换成一个数 x - y + z。没有峰时，这一行先降后升，最大的数\
         总在一端，取它最优。"
    );
    Some(Explanation::lead(rule, in_turn(&merged).collect(), Sum::Total, lead))
}

/// The numbers as the players take them in turn.
fn in_turn(numbers: &[i64]) -> impl Iterator<Item = Part> {
    numbers.iter().enumerate().map(|(turn, &number)| match turn % 2 {
        0 => Part::number(text!("the mover takes", "当前操作者取"), number.to_string(), number),
        _ => Part::number(text!("the opponent takes", "对手取"), number.to_string(), -number),
    })
}

/// A row of which the last carrot counts: its middle decides. The position is what is left, and
/// whose turn it is.
pub(crate) fn carrots(
    row: &Vec<u64>,
    (left, is_olegs_turn): &Position,
    _: Player,
) -> Option<Explanation> {
    let row: Vec<i64> = row.get(left.clone())?.iter().map(|&value| value as i64).collect();
    let middle = middle(&row);
    let first = left.start + (row.len() - middle.len()) / 2;
    let part = |(index, &value): (usize, &i64)| {
        let name = text!("carrot {place}", "第 {place} 根", place = first + index + 1);
        Part::number(name, "", value)
    };
    // The last carrot has no move, and was counted before.
    let value = if row.len() == 1 { 0 } else { last_number(middle, *is_olegs_turn) };
    let lead = if *is_olegs_turn { value } else { -value };
    let rule = text!(
        "Of an even row the player to move gets the better one of the middle two. Of an odd row he leaves \
         an even one, in whose middle the opponent chooses between the middle carrot and a neighbour.",
        "偶数根时，当前操作者能留下正中两根中对自己较好的一根。奇数根时，他走一步后剩下偶数根，由对手在\
         正中那根与它的一个邻居之间选。"
    );
    let parts = middle.iter().enumerate().map(part).collect();
    Some(Explanation::lead(rule, parts, Sum::None, lead))
}

/// The middle two of an even row, the middle three of an odd one, or its only number.
fn middle(row: &[i64]) -> &[i64] {
    let cut = row.len().saturating_sub(2) / 2;
    &row[cut..row.len() - cut]
}

/// The last number of a row with this middle, where the player to move wants it large, or else
/// small.
fn last_number(middle: &[i64], is_large: bool) -> i64 {
    match *middle {
        [x, y] if is_large => x.max(y),
        [x, y] => x.min(y),
        [x, y, z] if is_large => y.min(x.max(z)),
        [x, y, z] => y.max(x.min(z)),
        _ => middle[0],
    }
}

/// A row of piles: after peaks are merged and bottom pairs are removed, the rest goes in descending
/// order. The position is the set of the piles that are removed.
pub(crate) fn piles(row: &Vec<u64>, removed: &u64, _: Player) -> Option<Explanation> {
    if row.len() > 64 {
        return None;
    }
    let segments = segments(row, *removed);
    let mut merged: Vec<i64> = segments.iter().flat_map(|one| one.merged.iter().copied()).collect();
    merged.sort_unstable_by_key(|&pile| Reverse(pile));
    let charge: i64 = segments.iter().map(|segment| segment.charge).sum();
    // Whoever is to move when nothing else is left breaks into the bottom pairs.
    let paid = if merged.len().is_multiple_of(2) { -charge } else { charge };
    let parts = in_turn(&merged)
        .chain((charge > 0).then(|| Part::number(text!("bottom pairs", "栈底对"), "", paid)));
    let parts: Vec<Part> = parts.collect();
    let lead = merged.iter().rev().fold(-charge, |lead, pile| pile - lead);
    let rule = text!(
        "A peak x <= y >= z counts as one pile of x - y + z. In a stack, if the deepest pile \
         is at least the one above it, nobody gains by these two while others are left. The \
         rest goes in descending order.",
        "相邻的 x <= y >= z 是一个峰，可以换成一堆 x - y + z。栈中最深的一堆不小于它上面的一堆\
         时，只要还有别的堆，谁先动这两堆都没有好处。其余的按从大到小轮流取。"
    );
    Some(Explanation::lead(rule, parts, Sum::Total, lead))
}

/// Piles without a removed one between them.
struct Segment {
    /// Without peaks, and without bottom pairs.
    merged: Vec<i64>,
    /// The differences of the bottom pairs, together.
    charge: i64,
}

/// The segments of a row, reduced.
fn segments(row: &[u64], removed: u64) -> Vec<Segment> {
    let is_left = |&pile: &usize| removed >> pile & 1 == 0;
    let mut segments = Vec::new();
    let mut first = 0;
    while first < row.len() {
        let end = first + (first..row.len()).take_while(is_left).count();
        if end > first {
            segments.push(Segment::new(row, first..end));
        }
        first = end + 1;
    }
    segments
}

impl Segment {
    fn new(row: &[u64], range: Range<usize>) -> Self {
        let (is_left_stack, is_right_stack) = (range.start == 0, range.end == row.len());
        let mut merged = Vec::new();
        merge_peaks(&mut merged, row[range].iter().map(|&pile| pile as i64));
        // The stack at the left end has its bottom in front.
        if is_left_stack {
            merged.reverse();
        }
        let mut charge = 0;
        while let [.., next, deepest] = merged[..] {
            if !is_left_stack && !is_right_stack || deepest < next {
                break;
            }
            charge += deepest - next;
            merged.truncate(merged.len() - 2);
        }
        Segment { merged, charge }
    }
}
