//! P3210, a row of piles: what is left of it, after peaks are merged and bottom pairs are removed, goes in descending order.

use crate::Saying;
use crate::words::{columns, count, filled, fitted, within};
use game::Player;
use rules::session::Worth;
use rules::shapes::tree::members;
use std::cmp::Reverse;

/// More piles in descending order are not listed.
const PILES: usize = 6;
/// The width of the piles of a segment, before and after they are merged.
const WIDTH: usize = 24;

/// The position is the set of the piles that are removed.
pub(crate) fn says(row: &Vec<u64>, removed: &u64, _: Player) -> Option<Saying> {
    if row.len() > 64 {
        return None;
    }
    let segments = segments(row, *removed);
    let Some((pile, after)) = best_move(row, *removed) else {
        let lines = filled("No pile can be taken: neither player gets more.");
        return Some(Saying { worth: Some(Worth::Score(0)), lines });
    };
    let reduced = Reduced::new(&segments);
    let lead = reduced.lead();
    let mut rows = vec![["piles", "stones", "merged", "pairs"].map(str::to_string)];
    rows.extend(segments.iter().map(Segment::row));
    let mut after_table = reduced.lines();
    after_table.extend(filled(&format!(
        "Take pile {}: the opponent's lead is {after} then, so the mover's is {} - {} = {lead}.",
        pile + 1,
        row[pile],
        signed(after)
    )));
    let lines = fitted(Vec::new(), columns(&rows), after_table);
    Some(Saying { worth: Some(Worth::Score(lead)), lines })
}

/// A free pile whose taking is best, and the opponent's lead after it. A pile is free beside a removed one.
fn best_move(row: &[u64], removed: u64) -> Option<(usize, i64)> {
    let free = (removed << 1 | removed >> 1) & !removed;
    let moves = members(free)
        .filter(|&pile| pile < row.len())
        .map(|pile| (pile, Reduced::new(&segments(row, removed | 1 << pile)).lead()));
    moves.max_by_key(|&(pile, after)| (row[pile] as i64 - after, Reverse(pile)))
}

/// As it is subtracted.
fn signed(number: i64) -> String {
    if number < 0 { format!("({number})") } else { number.to_string() }
}

/// Piles without a removed one between them.
struct Segment {
    /// The number of the first one.
    first: usize,
    piles: Vec<i64>,
    /// Without peaks: a peak x <= y >= z counts as one pile of x - y + z.
    merged: Vec<i64>,
    /// In stacks, which are free at one end alone: the difference of each pair that was removed from the bottom.
    pairs: Vec<i64>,
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
    fn new(row: &[u64], range: std::ops::Range<usize>) -> Self {
        let piles: Vec<i64> = row[range.clone()].iter().map(|&pile| pile as i64).collect();
        let (mut merged, mut pairs) = (Vec::new(), Vec::new());
        for &pile in &piles {
            let mut pile = pile;
            while let [.., x, y] = merged[..] {
                if x > y || y < pile {
                    break;
                }
                pile += x - y;
                merged.truncate(merged.len() - 2);
            }
            merged.push(pile);
        }
        // The stack at the left end has its bottom in front.
        let is_left_stack = range.start == 0;
        if is_left_stack {
            merged.reverse();
        }
        while let [.., next, deepest] = merged[..] {
            if !is_left_stack && range.end < row.len() || deepest < next {
                break;
            }
            pairs.push(deepest - next);
            merged.truncate(merged.len() - 2);
        }
        if is_left_stack {
            merged.reverse();
        }
        Segment { first: range.start, piles, merged, pairs }
    }

    fn row(&self) -> [String; 4] {
        let (first, last) = (self.first + 1, self.first + self.piles.len());
        let name = if first == last { first.to_string() } else { format!("{first} to {last}") };
        let pairs = match self.pairs[..] {
            [] => String::new(),
            _ => self.pairs.iter().sum::<i64>().to_string(),
        };
        [name, within(&self.piles, WIDTH), within(&self.merged, WIDTH), pairs]
    }
}

/// The merged piles of all segments in descending order, and what whoever breaks into the bottom pairs loses by them.
struct Reduced {
    piles: Vec<i64>,
    charge: i64,
}

impl Reduced {
    fn new(segments: &[Segment]) -> Self {
        let piles = segments.iter().flat_map(|segment| &segment.merged).copied();
        let mut piles: Vec<i64> = piles.collect();
        piles.sort_unstable_by_key(|&pile| Reverse(pile));
        let charge = segments.iter().flat_map(|segment| &segment.pairs).sum();
        Reduced { piles, charge }
    }

    /// The mover's lead. He breaks into the bottom pairs iff the other piles are even in number.
    fn lead(&self) -> i64 {
        self.lead_with(self.charge)
    }

    /// The charge is paid by whoever is to move when nothing else is left.
    fn lead_with(&self, charge: i64) -> i64 {
        self.piles.iter().rev().fold(-charge, |lead, pile| pile - lead)
    }

    fn lines(&self) -> Vec<String> {
        let mut text = "A peak x <= y >= z counts as one pile of x - y + z.".to_string();
        let uncharged = self.lead_with(0);
        match self.piles[..] {
            [] => {}
            [one] => text += &format!(" One merged pile: {one}."),
            [..] => {
                let turns = (0..).zip(&self.piles).take(PILES).map(|(turn, &pile)| match turn {
                    0 => pile.to_string(),
                    _ if turn % 2 == 0 => format!(" + {}", signed(pile)),
                    _ => format!(" - {}", signed(pile)),
                });
                let turns: String = turns.collect();
                let more = if self.piles.len() > PILES { " ..." } else { "" };
                text += &format!(
                    " The merged piles go in descending order: {turns}{more} = {uncharged}."
                );
            }
        }
        let mut lines = filled(&text);
        if self.charge > 0 {
            let who = match self.piles.len() {
                0 => "Now the mover".to_string(),
                odd if odd % 2 == 1 => format!("After {}, the opponent", count(odd, "merged pile")),
                even => format!("After {even} merged piles, the mover"),
            };
            lines.extend(filled(&format!(
                "In a stack, if the deepest pile is at least the one above it, nobody gains by these \
                 two while other piles are left. {who} must take from such pairs and loses {}.",
                self.charge
            )));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_to_take_is_worth_nothing() {
        let saying = says(&vec![0], &1, Player::Left).unwrap();
        assert_eq!(saying.worth, Some(Worth::Score(0)));
        assert_eq!(saying.lines, ["No pile can be taken: neither player gets more."]);
    }

    #[test]
    fn merged_piles_go_in_descending_order() {
        let saying = says(&vec![1, 2, 0, 3, 7, 4, 0, 9], &0b0100_0100, Player::Left).unwrap();
        assert_eq!(
            saying.lines,
            [
                "piles   stones  merged  pairs",
                "1 to 2     1 2     1 2",
                "4 to 6   3 7 4       0",
                "8            9       9",
                "A peak x <= y >= z counts as one pile of x - y + z. The merged",
                "piles go in descending order: 9 - 2 + 1 - 0 = 8.",
                "Take pile 8: the opponent's lead is 1 then, so the mover's is",
                "9 - 1 = 8.",
            ]
        );
    }

    #[test]
    fn parity_says_who_breaks_into_the_bottom_pair() {
        let saying = says(&vec![0, 1, 1, 2], &1, Player::Left).unwrap();
        assert_eq!(saying.worth, Some(Worth::Score(2)));
        assert_eq!(
            saying.lines[..7],
            [
                "piles   stones  merged  pairs",
                "2 to 4   1 1 2       1      1",
                "A peak x <= y >= z counts as one pile of x - y + z. One merged",
                "pile: 1.",
                "In a stack, if the deepest pile is at least the one above it,",
                "nobody gains by these two while other piles are left. After 1",
                "merged pile, the opponent must take from such pairs and loses",
            ]
        );
    }
}
