//! CF 1458 E, two heaps and shortcuts: lost are the shortcuts and what a walk from (0, 0) leaves diagonally.

use crate::Saying;
use crate::words::{beside, count, filled};
use game::Player;
use problems::cf1458e::Case;
use std::collections::BTreeMap;

/// So many of the last steps of the walk are shown.
const STEPS: usize = 6;

type Heaps = [u64; 2];

pub(crate) fn says(case: &Case, position: &Heaps, _: Player) -> Option<Saying> {
    let [x, y] = *position;
    if case.shortcuts.contains(position) {
        let line = format!("({x}, {y}) is a shortcut: whoever is to move has lost at once.");
        return Some(Saying::outcome(false, filled(&line)));
    }
    let lines = Lines::new(&case.shortcuts);
    let below = lines.columns.get(&x).filter(|&&lowest| lowest < y).map(|&lowest| [x, lowest]);
    let left = lines.rows.get(&y).filter(|&&leftmost| leftmost < x).map(|&leftmost| [leftmost, y]);
    let walk = Walk::past(*position, &lines);
    let mut said = beside(&[
        (format!("below ({x}, {y}), with less y:"), shortcut(below)),
        ("left of it, with less x:".to_string(), shortcut(left)),
    ]);
    said.extend(walk.shown());
    let natural = walk.naturals.iter().copied().find(|other| leads(*position, *other));
    let target = below.or(left).or(natural);
    said.extend(filled(&match target {
        None => format!(
            "No lost position is below ({x}, {y}) or left of it, so the walk leaves it diagonally: \
             all moves from it lead to won positions."
        ),
        Some([p, q]) => {
            let (number, heap) = if p == x { (q, "second") } else { (p, "first") };
            let why = match target == below.or(left) {
                true => "a shortcut, so the opponent has lost",
                false => "lost, as the walk leaves it diagonally",
            };
            format!("Leave {number} in the {heap} heap: ({p}, {q}) is {why}.")
        }
    }));
    Some(Saying::outcome(target.is_some(), said))
}

fn shortcut(found: Option<Heaps>) -> String {
    found.map_or("no shortcut".into(), |[x, y]| format!("the shortcut ({x}, {y})"))
}

/// Whether a move leads from one position to the other.
fn leads([x, y]: Heaps, [p, q]: Heaps) -> bool {
    p == x && q < y || q == y && p < x
}

/// The columns that have shortcuts, with the least y of each, and the rows, with the least x.
struct Lines {
    columns: BTreeMap<u64, u64>,
    rows: BTreeMap<u64, u64>,
}

impl Lines {
    fn new(shortcuts: &[Heaps]) -> Self {
        let mut lines = Lines { columns: BTreeMap::new(), rows: BTreeMap::new() };
        for &[x, y] in shortcuts {
            lines.columns.entry(x).and_modify(|least| *least = y.min(*least)).or_insert(y);
            lines.rows.entry(y).and_modify(|least| *least = x.min(*least)).or_insert(x);
        }
        lines
    }
}

/// The walk of the theorem, from (0, 0) until it has left the column or the row of a position for good.
#[derive(Default)]
struct Walk {
    /// Where each step begins and what it does.
    steps: Vec<(Heaps, Step)>,
    /// The positions that the walk has left diagonally in that column and in that row.
    naturals: Vec<Heaps>,
}

enum Step {
    /// Over so many positions, which are lost.
    Diagonal(u64),
    /// Since this shortcut is below.
    Right(Heaps),
    /// Since this shortcut is to the left.
    Up(Heaps),
}

impl Walk {
    fn past([x, y]: Heaps, lines: &Lines) -> Self {
        let mut walk = Walk::default();
        let [mut p, mut q] = [0, 0];
        while p <= x && q <= y {
            let column = lines.columns.range(p..).next().map(|(&column, &least)| (column, least));
            let row = lines.rows.range(q..).next().map(|(&row, &least)| (row, least));
            let from = [p, q];
            let step = if let Some((_, least)) = column.filter(|&(at, least)| at == p && least < q)
            {
                p += 1;
                Step::Right([p - 1, least])
            } else if let Some((_, least)) = row.filter(|&(at, least)| at == q && least < p) {
                q += 1;
                Step::Up([least, q - 1])
            } else {
                // On to the next line with a shortcut, but not past the position.
                let ahead = [column.map(|(at, _)| at - p), row.map(|(at, _)| at - q)];
                let free = ahead.into_iter().flatten().min().unwrap_or(u64::MAX).max(1);
                let length = free.min((x - p).min(y - q) + 1);
                if x - p < length {
                    walk.naturals.push([x, q + (x - p)]);
                }
                if y - q < length {
                    walk.naturals.push([p + (y - q), y]);
                }
                p += length;
                q += length;
                Step::Diagonal(length)
            };
            walk.steps.push((from, step));
        }
        walk
    }

    fn shown(&self) -> Vec<String> {
        let before = self.steps.len().saturating_sub(STEPS);
        let mut lines = filled(&match before {
            0 => "The walk:".to_string(),
            _ => format!("The walk, after {}:", count(before, "step")),
        });
        let rows = self.steps[before..].iter().map(|([p, q], step)| {
            let does = match step {
                Step::Diagonal(1) => "diagonally".to_string(),
                Step::Diagonal(length) => format!("diagonally, {length} times"),
                Step::Right([x, y]) => format!("right: the shortcut ({x}, {y}) is below"),
                Step::Up([x, y]) => format!("up: the shortcut ({x}, {y}) is to the left"),
            };
            (format!("from ({p}, {q})"), does)
        });
        lines.extend(beside(&rows.collect::<Vec<_>>()));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::session::Worth;

    #[test]
    fn empty_heaps_are_lost_with_a_shortcut_there_and_without() {
        for shortcuts in [vec![[0, 0]], vec![[0, 1]]] {
            let case = Case { shortcuts, positions: vec![[0, 0]] };
            assert_eq!(says(&case, &[0, 0], Player::Left).unwrap().worth, Some(Worth::Lost));
        }
    }

    #[test]
    fn the_walk_leaves_a_shortcut_that_it_meets_diagonally() {
        let case = Case { shortcuts: vec![[0, 0]], positions: vec![[1, 1]] };
        assert_eq!(says(&case, &[1, 1], Player::Left).unwrap().worth, Some(Worth::Lost));
        assert_eq!(says(&case, &[2, 1], Player::Left).unwrap().worth, Some(Worth::Won));
    }

    #[test]
    fn a_shortcut_shifts_the_walk() {
        let case = Case { shortcuts: vec![[1, 0]], positions: vec![[2, 1]] };
        let lost = says(&case, &[2, 1], Player::Left).unwrap();
        assert_eq!(
            lost.lines,
            [
                "below (2, 1), with less y:  no shortcut",
                "left of it, with less x:    no shortcut",
                "The walk:",
                "from (0, 0)  diagonally",
                "from (1, 1)  right: the shortcut (1, 0) is below",
                "from (2, 1)  diagonally",
                "No lost position is below (2, 1) or left of it, so the walk",
                "leaves it diagonally: all moves from it lead to won positions.",
            ]
        );
        let won = says(&case, &[5, 1], Player::Left).unwrap();
        assert_eq!(won.worth, Some(Worth::Won));
        assert_eq!(
            won.lines[won.lines.len() - 2..],
            ["Leave 2 in the first heap: (2, 1) is lost, as the walk leaves", "it diagonally.",]
        );
    }
}
