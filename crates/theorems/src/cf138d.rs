//! Waves along diagonals: boxes of cells, turned by 45 degrees, in two classes that do not touch.

use crate::explanation::{Explanation, Part, Value};
use language::prose::joined;
use language::text;
use std::collections::HashMap;
use std::ops::Range;

/// The most cells of a set.
const MOST_CELLS: usize = 64;

/// Lines of two directions with neighbouring numbers.
type Lines = [Range<usize>; 2];

/// The cells of one class, each on a line of either direction.
struct Cells {
    all: Vec<Cell>,
    values: HashMap<Lines, u64>,
}

struct Cell {
    /// Numbers of the lines of an L and of an R.
    lines: [usize; 2],
    letter: u8,
    is_active: bool,
}

/// The value of each class is the nim-sum of its boxes.
pub(crate) fn waves(rows: &Vec<String>, &active: &u64) -> Option<Explanation> {
    let (letters, m) = (rows.concat().into_bytes(), rows.first()?.len());
    if letters.len() > MOST_CELLS || letters.len() != rows.len() * m {
        return None;
    }
    let class = |kind: usize| {
        let cells = (0..letters.len()).filter(|cell| (cell / m + cell % m) % 2 == kind);
        let cell = |cell: usize| {
            let (i, j) = (cell / m, cell % m);
            let lines = [(i + j) / 2, (i + MOST_CELLS - j) / 2];
            Cell { lines, letter: letters[cell], is_active: active >> cell & 1 == 1 }
        };
        let mut cells = Cells { all: cells.map(cell).collect(), values: HashMap::new() };
        let boxes = cells.boxes([0..2 * MOST_CELLS, 0..2 * MOST_CELLS])?;
        let values: Vec<u64> = boxes.iter().map(|one| cells.value(one)).collect();
        let name = match kind {
            0 => text!("even cells", "偶数格"),
            _ => text!("odd cells", "奇数格"),
        };
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        Some(Part::new(None, name, joined(&values, " xor "), Value::Nimber(sum)))
    };
    let parts = [0, 1].map(class).into_iter().collect::<Option<Vec<Part>>>()?;
    let rule = text!(
        "A cell is even or odd as row plus column is, and waves stay on cells of one class. Seen along the diagonals, its \
         active cells make boxes: a move cuts one along its waves, and no wave reaches another box. A box is worth the \
         mex over its cells.",
        "行号与列号之和是偶数的是偶数格，否则是奇数格，波总在同一类上。沿斜线看，一类中还有效的格子组成若干个盒子：一步沿着波\
         切开一个盒子，波到不了别的盒子。一个盒子的 SG 值，是对其中各格求出的 mex。"
    );
    Some(Explanation::nim_sum(rule, parts))
}

impl Cells {
    fn inside<'a>(&'a self, lines: &'a Lines) -> impl Iterator<Item = &'a Cell> {
        let is_inside = move |cell: &Cell| {
            lines.iter().zip(cell.lines).all(|(range, line)| range.contains(&line))
        };
        self.all.iter().filter(move |cell| is_inside(cell))
    }

    /// The boxes of active cells, which lines of inactive ones part; `None` if these do not.
    fn boxes(&self, lines: Lines) -> Option<Vec<Lines>> {
        let inactive = self.inside(&lines).filter(|cell| !cell.is_active);
        let mut cuts =
            inactive.flat_map(|cell| [(0, cell.lines[0]), (1, cell.lines[1])]).peekable();
        if cuts.peek().is_none() {
            return Some(vec![lines.clone()]);
        }
        let is_cut = |&(way, line): &(usize, usize)| {
            self.inside(&lines).all(|cell| cell.lines[way] != line || !cell.is_active)
        };
        let (way, line) = cuts.find(is_cut)?;
        let mut boxes = Vec::new();
        for part in sides(&lines, way, line) {
            boxes.extend(self.boxes(part)?);
        }
        Some(boxes.into_iter().filter(|one| self.inside(one).next().is_some()).collect())
    }

    fn value(&mut self, lines: &Lines) -> u64 {
        if let Some(&known) = self.values.get(lines) {
            return known;
        }
        let cells: Vec<([usize; 2], u8)> =
            self.inside(lines).map(|cell| (cell.lines, cell.letter)).collect();
        let mut options = Vec::new();
        for ([x, y], letter) in cells {
            let left: Vec<Lines> = match letter {
                b'L' => sides(lines, 0, x).into(),
                b'R' => sides(lines, 1, y).into(),
                _ => sides(lines, 0, x).iter().flat_map(|side| sides(side, 1, y)).collect(),
            };
            options.push(left.iter().fold(0, |sum, one| sum ^ self.value(one)));
        }
        let value = (0..).take_while(|value| options.contains(value)).count() as u64;
        self.values.insert(lines.clone(), value);
        value
    }
}

/// The two boxes on either side of a line.
fn sides(lines: &Lines, way: usize, line: usize) -> [Lines; 2] {
    let [mut before, mut after] = [lines.clone(), lines.clone()];
    before[way].end = line;
    after[way].start = line + 1;
    [before, after]
}
