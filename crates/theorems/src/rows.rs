//! Games on rows of numbers that are taken from their ends.

use crate::explanation::{Explanation, Part, Sum};
use language::text;
use problems::cf794e::Position;
use rules::Player;
use rules::session::Worth;
use sente::peaks::{merge_peaks, merge_stack};
use std::cmp::Reverse;
use std::ops::Range;

/// A deque: after peaks are merged, the rest goes in descending order. The position is the places
/// that are left.
pub(crate) fn deque(row: &Vec<u64>, left: &Range<usize>) -> Option<Explanation> {
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
    let row: Vec<i64> = row[left.clone()].iter().map(|&number| number as i64).collect();
    Some(Explanation::lead(rule, in_turn(&merged, &row).collect(), Sum::Total, lead))
}

/// The numbers as the players take them in turn; those that are not in the row stand for a peak.
fn in_turn(numbers: &[i64], row: &[i64]) -> impl Iterator<Item = Part> {
    numbers.iter().enumerate().map(|(turn, &number)| {
        let how = match row.contains(&number) {
            true => number.to_string(),
            false => text!("a peak as {number}", "一个峰作 {number}"),
        };
        match turn % 2 {
            0 => Part::number(text!("the mover takes", "当前操作者取"), how, number),
            _ => Part::number(text!("the opponent takes", "对手取"), how, -number),
        }
    })
}

/// A row of which the last carrot counts: its middle decides. The position is what is left, and
/// whose turn it is.
pub(crate) fn carrots(row: &Vec<u64>, (left, is_olegs_turn): &Position) -> Option<Explanation> {
    let row: Vec<i64> = row.get(left.clone())?.iter().map(|&value| value as i64).collect();
    let middle = middle(&row);
    let first = left.start + (row.len() - middle.len()) / 2;
    let part = |(index, &value): (usize, &i64)| {
        let place = first + index;
        let name = text!("carrot {number}", "第 {number} 根", number = place + 1);
        Part { place: Some(place), ..Part::figure(name, value) }
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
    let why = match row[..] {
        [last] => text!("The last carrot is worth {last}.", "最后一根胡萝卜值 {last}。"),
        _ => text!(
            "So with best play the last carrot is worth {value}.",
            "所以双方都走最优时，最后一根胡萝卜值 {value}。"
        ),
    };
    Some(Explanation::new(rule, parts, Worth::Score(lead), why))
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

/// Rows whose last numbers are added: the even ones in descending order of what is at stake, and
/// then the odd ones. The position is what is left of each row.
pub(crate) fn deques(
    rows: &Vec<Vec<u64>>,
    left: &Vec<Range<usize>>,
    mover: Player,
) -> Option<Explanation> {
    let is_takahashis_turn = mover == Player::Left;
    let even = left.iter().filter(|row| row.len().is_multiple_of(2)).count();
    let takahashi_begins = is_takahashis_turn == even.is_multiple_of(2);
    let mut stakes = Vec::new();
    // A number that is alone has no move, and was counted before.
    for (number, (row, left)) in (1..).zip(rows.iter().zip(left)).filter(|row| row.1.1.len() > 1) {
        stakes.push((number, stake(row.get(left.clone())?, takahashi_begins)));
    }
    stakes.sort_by_key(|(_, [low, high])| low - high);
    let mut sum = 0;
    let part = |(turn, &(number, [low, high])): (usize, &(usize, [i64; 2]))| {
        let value = if is_takahashis_turn == (turn % 2 == 0) { high } else { low };
        sum += value;
        let how =
            if low == high { "".into() } else { text!("{low} or {high}", "{low} 或 {high}") };
        Part::number(text!("row {number}", "第 {number} 行"), how, value)
    };
    let parts = stakes.iter().enumerate().map(part).collect();
    let (who, formula) = match takahashi_begins {
        true => ("Takahashi", "min(y, max(x, z))"),
        false => ("Aoki", "max(y, min(x, z))"),
    };
    let rule = text!(
        "To begin in an odd row does no good, so the even ones come first, in descending order of \
         what is at stake. Then {who} begins: an odd row with the middle x, y, z leaves {formula}.",
        "先走奇数行没有好处，所以先走偶数行，相差大的在前。此后由 {who} 先走：正中为 x、y、z 的奇数行剩下 \
         {formula}。"
    );
    let lead = if is_takahashis_turn { sum } else { -sum };
    let why = text!(
        "So with best play the rows of two or more numbers leave {sum} together.",
        "所以双方都走最优时，还有两个以上的数的各行，最后剩下的数之和是 {sum}。"
    );
    Some(Explanation { sum: Sum::Total, ..Explanation::new(rule, parts, Worth::Score(lead), why) })
}

/// The least and the greatest number that a move in an even row makes of it; of an odd row, the
/// number that is left of it, twice.
fn stake(row: &[u64], takahashi_begins: bool) -> [i64; 2] {
    let row: Vec<i64> = row.iter().map(|&number| number as i64).collect();
    let left_of = |odd: &[i64]| last_number(middle(odd), takahashi_begins);
    if row.len() % 2 == 1 {
        return [left_of(&row); 2];
    }
    let [u, v] = [left_of(&row[1..]), left_of(&row[..row.len() - 1])];
    [u.min(v), u.max(v)]
}

/// Piles of which one player takes the top cards and the other the bottom cards: each has his half, and the middle
/// cards go in descending order. The position is what is left of each pile.
pub(crate) fn halves(
    piles: &Vec<Vec<u64>>,
    left: &Vec<Range<usize>>,
    mover: Player,
) -> Option<Explanation> {
    let (mut halves, mut middles) = ([0; 2], Vec::new());
    for (pile, left) in piles.iter().zip(left) {
        let pile: Vec<i64> = pile.get(left.clone())?.iter().map(|&card| card as i64).collect();
        let half = pile.len() / 2;
        let (upper, rest) = pile.split_at(half);
        let (middle, lower) = rest.split_at(rest.len() - half);
        halves[0] += upper.iter().sum::<i64>();
        halves[1] += lower.iter().sum::<i64>();
        middles.extend_from_slice(middle);
    }
    middles.sort_unstable_by_key(|&card| Reverse(card));
    if mover == Player::Right {
        halves.reverse();
    }
    let [own, other] = halves;
    let parts = [
        Part::number(text!("halves of the mover", "当前操作者的各半"), "", own),
        Part::number(text!("halves of the opponent", "对手的各半"), other.to_string(), -other),
    ];
    let parts: Vec<Part> = parts.into_iter().chain(in_turn(&middles, &middles)).collect();
    let lead = middles.iter().rev().fold(0, |lead, card| card - lead) + own - other;
    let rule = text!(
        "Each player gets his half of each pile, Ciel the upper one. Only the middle cards of the odd \
         piles are fought for: they go in descending order.",
        "每一叠双方各得自己的一半，先手得上半。要争的只有奇数叠正中的牌，从大到小轮流取。"
    );
    Some(Explanation::lead(rule, parts, Sum::Total, lead))
}

/// A row of piles: after peaks are merged and bottom pairs are removed, the rest goes in descending
/// order. The position is the set of the piles that are removed.
pub(crate) fn piles(row: &Vec<u64>, removed: &u64) -> Option<Explanation> {
    if row.len() > 64 {
        return None;
    }
    let (mut merged, mut charge) = (Vec::new(), 0);
    for stretch in stretches(row.len(), *removed) {
        let piles = row[stretch.clone()].iter().map(|&pile| pile as i64);
        match (stretch.start == 0, stretch.end == row.len()) {
            (true, _) => charge += merge_stack(&mut merged, piles.rev()),
            (_, true) => charge += merge_stack(&mut merged, piles),
            _ => merge_peaks(&mut merged, piles),
        }
    }
    merged.sort_unstable_by_key(|&pile| Reverse(pile));
    // Whoever is to move when nothing else is left breaks into the bottom pairs.
    let paid = if merged.len().is_multiple_of(2) { -charge } else { charge };
    let numbers: Vec<i64> = row.iter().map(|&pile| pile as i64).collect();
    let parts = in_turn(&merged, &numbers)
        .chain((charge > 0).then(|| Part::figure(text!("bottom pairs", "栈底对"), paid)));
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

/// The piles without a removed one between them.
fn stretches(piles: usize, removed: u64) -> Vec<Range<usize>> {
    let mut stretches = Vec::new();
    let mut first = 0;
    while first < piles {
        let end = first + (first..piles).take_while(|&pile| removed >> pile & 1 == 0).count();
        stretches.extend((end > first).then_some(first..end));
        first = end + 1;
    }
    stretches
}
