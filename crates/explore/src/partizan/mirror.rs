//! Reflections of boards that change no rule: positions that are alike are looked at once.

use super::board::Rule;

/// The reflections that map all rules of each player onto rules of his.
pub(super) fn mirrors(rules: &[Vec<Rule>; 2]) -> Vec<[bool; 3]> {
    let all = |mirror: [bool; 3]| {
        let of_side = |(side, rules): (usize, &Vec<Rule>)| {
            let each =
                rules.iter().flat_map(|rule| rule.steps.iter().map(move |&step| (rule, step)));
            let patterns = each.map(|(rule, (x, y))| {
                let (x, y) = (if mirror[0] { -x } else { x }, if mirror[1] { -y } else { y });
                let step = if mirror[2] { (y, x) } else { (x, y) };
                // Backwards a pattern is the same rule.
                let there = (step, rule.from.clone(), rule.to.clone());
                let reversed = |cells: &[char]| cells.iter().rev().copied().collect::<Vec<char>>();
                let back = ((-step.0, -step.1), reversed(&rule.from), reversed(&rule.to));
                (side, there.max(back), rule.beside.clone())
            });
            patterns.collect::<Vec<_>>()
        };
        let mut all: Vec<_> = rules.iter().enumerate().flat_map(of_side).collect();
        all.sort_unstable();
        all
    };
    let mirror = |bits: usize| [0, 1, 2].map(|bit| bits >> bit & 1 == 1);
    (0..8).map(mirror).filter(|&it| all(it) == all([false; 3])).collect()
}

/// The width and the cells after a reflection.
pub(super) fn turned(
    width: usize,
    cells: &[u64],
    [columns, rows, axes]: [bool; 3],
) -> (usize, Vec<u64>) {
    let height = cells.len() / width;
    let cell = |x: usize, y: usize| {
        let (x, y) =
            (if columns { width - 1 - x } else { x }, if rows { height - 1 - y } else { y });
        cells[y * width + x]
    };
    match axes {
        false => (width, (0..cells.len()).map(|at| cell(at % width, at / width)).collect()),
        true => (height, (0..cells.len()).map(|at| cell(at / height, at % height)).collect()),
    }
}
