//! Two heaps and shortcuts: lost are the shortcuts and what a walk from (0, 0) leaves diagonally.

use crate::explanation::{Explanation, Part, outcome};
use language::text;
use problems::cf1458e::Case;
use std::collections::BTreeMap;

type Heaps = [u64; 2];

pub(crate) fn shortcuts(case: &Case, &[x, y]: &Heaps) -> Option<Explanation> {
    let rule = text!(
        "The walk begins at (0, 0). It goes right past a column with a shortcut below it, up \
         past a row with a shortcut to the left, and else diagonally. Lost are the shortcuts, \
         and what it leaves diagonally.",
        "从 (0, 0) 出发走一遍：同列的下方有特殊局面就向右走，同行的左方有特殊局面就向上走，否则\
         斜着走。必败态就是特殊局面，以及斜着离开的局面。"
    );
    if case.shortcuts.contains(&[x, y]) {
        let why = text!("The position is a shortcut.", "当前局面就是特殊局面。");
        return Some(Explanation::new(rule, Vec::new(), outcome(false), why));
    }
    let lines = Lines::new(&case.shortcuts);
    let below = lines.columns.get(&x).filter(|&&least| least < y).map(|&least| [x, least]);
    let left = lines.rows.get(&y).filter(|&&least| least < x).map(|&least| [least, y]);
    let naturals = naturals([x, y], &lines);
    let lost = naturals.contains(&[x, y]) && below.is_none() && left.is_none();
    let targets = naturals.into_iter().chain(below).chain(left);
    let targets = targets.filter(|&[p, q]| p == x && q < y || q == y && p < x);
    let part = |[p, q]: Heaps| match p == x {
        true => Part::number(
            text!("lost below, in column {x}", "第 {x} 列下方的必败态"),
            format!("({p}, {q})"),
            q,
        ),
        false => Part::number(
            text!("lost to the left, in row {y}", "第 {y} 行左方的必败态"),
            format!("({p}, {q})"),
            p,
        ),
    };
    let why = match lost {
        true => {
            text!(
                "The walk leaves ({x}, {y}) diagonally, and no lost position can be left.",
                "走到 ({x}, {y}) 后斜着离开，而且它走不到必败态。"
            )
        }
        false => text!("A lost position can be left.", "有一步能走到必败态。"),
    };
    Some(Explanation::new(rule, targets.map(part).collect(), outcome(!lost), why))
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

/// The positions in the column and in the row of this one that the walk leaves diagonally.
fn naturals([x, y]: Heaps, lines: &Lines) -> Vec<Heaps> {
    let (mut naturals, [mut p, mut q]) = (Vec::new(), [0, 0]);
    while p <= x && q <= y {
        let column = lines.columns.range(p..).next().map(|(&column, &least)| (column, least));
        let row = lines.rows.range(q..).next().map(|(&row, &least)| (row, least));
        if column.is_some_and(|(at, least)| at == p && least < q) {
            p += 1;
        } else if row.is_some_and(|(at, least)| at == q && least < p) {
            q += 1;
        } else {
            // On to the next line with a shortcut, but not past the position.
            let ahead = [column.map(|(at, _)| at - p), row.map(|(at, _)| at - q)];
            let free = ahead.into_iter().flatten().min().unwrap_or(u64::MAX).max(1);
            let length = free.min((x - p).min(y - q) + 1);
            naturals.extend((x - p < length).then(|| [x, q + (x - p)]));
            naturals.extend((y - q < length).then(|| [p + (y - q), y]));
            p += length;
            q += length;
        }
    }
    naturals.dedup();
    naturals
}
