//! Games on boards, whose moves are patterns: `right TF_ _FT` lets Left's toad jump over a frog.

use super::Part;
use super::mirror::{mirrors, turned};
use crate::error::refused;
use anyhow::Result;
use language::text;

/// The most cells of a board.
pub(super) const MOST_CELLS: u64 = 400;

pub(super) type Step = (i64, i64);

/// The words for directions.
const WAYS: [(&str, &[Step]); 6] = [
    ("right", &[(1, 0)]),
    ("left", &[(-1, 0)]),
    ("down", &[(0, 1)]),
    ("all", &[(1, 0), (-1, 0), (0, 1), (0, -1)]),
    ("here", &[(0, 0)]),
    ("queen", &[(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)]),
];

/// A pattern along a line that a move replaces, and what becomes of the neighbours of its first cell.
pub(super) struct Rule {
    pub steps: &'static [Step],
    pub from: Vec<char>,
    pub to: Vec<char>,
    pub beside: Vec<(char, char)>,
}

/// A game on a rectangle of cells.
pub(super) struct Board {
    letters: Vec<char>,
    /// Patterns; of a queen, the letter alone, which goes along free cells and shoots a wall.
    rules: [Vec<Rule>; 2],
    /// Cells that divide the board: nothing ever happens there.
    walls: Vec<char>,
    /// Reflections that change no rule: of the columns, of the rows, and of both axes into each other.
    mirrors: Vec<[bool; 3]>,
    /// The coordinates: `fill` and `checkered` with letters, or `row` and a letter for each.
    start: Vec<String>,
}

impl Board {
    /// The board of these facts.
    pub fn of(fact: impl Fn(&str) -> Option<&'static str>) -> Board {
        let letters = |name: &str| fact(name).unwrap_or_default().chars().collect::<Vec<char>>();
        let rule = |text: &str| {
            let mut words = text.split_whitespace();
            let way = words.next().unwrap_or_default();
            let steps =
                WAYS.iter().find(|(name, _)| *name == way).map_or(&[][..], |(_, steps)| steps);
            let mut next = || words.next().unwrap_or_default().chars().collect::<Vec<char>>();
            let (from, to) = (next(), next());
            let beside = words.filter_map(|word| {
                let mut pair = word.chars();
                pair.next().zip(pair.next())
            });
            Rule { steps, from, to, beside: beside.collect() }
        };
        let rules = ["left", "right"]
            .map(|side| fact(side).unwrap_or_default().split(';').map(rule).collect());
        let start =
            fact("start").unwrap_or_default().split_whitespace().map(String::from).collect();
        let mirrors = mirrors(&rules);
        Board { letters: letters("letters"), rules, walls: letters("walls"), mirrors, start }
    }

    /// The names of the coordinates.
    pub fn axes(&self) -> Vec<String> {
        match self.start.first().map(String::as_str) {
            Some("fill" | "checkered") => vec!["width".into(), "height".into()],
            Some(_) => self.start[1..].iter().map(|letter| format!("number of {letter}")).collect(),
            None => Vec::new(),
        }
    }

    /// The position at these coordinates, if there is one.
    ///
    /// # Errors
    ///
    /// If the board is too large.
    pub fn start(&self, coordinates: &[u64]) -> Result<Option<Vec<Part>>> {
        let is_row = self.start[0] == "row";
        let count = coordinates.iter().try_fold(u64::from(!is_row), |count, &n| match is_row {
            true => count.checked_add(n),
            false => count.checked_mul(n),
        });
        if count.is_none_or(|count| count > MOST_CELLS) {
            return Err(refused(text!(
                "a board has at most {MOST_CELLS} cells: ask for smaller ones, by --to",
                "棋盘最多 {MOST_CELLS} 格：请用 --to 要小一些的"
            )));
        }
        let letters = self.start[1..].iter().flat_map(|word| word.chars());
        let (width, cells): (u64, Vec<char>) = match *coordinates {
            _ if is_row => {
                let counted = letters.zip(coordinates);
                let row = counted.flat_map(|(letter, &count)| vec![letter; count as usize]);
                (count.unwrap_or(0), row.collect())
            }
            [width, height] if width > 0 && height > 0 => {
                let letters: Vec<char> = letters.collect();
                let letter = |cell| letters[(cell / width + cell % width) as usize % letters.len()];
                (width, (0..width * height).map(letter).collect())
            }
            _ => return Ok(None),
        };
        Ok(Some(self.apart(width as usize, &cells)))
    }

    /// The parts of a board as it is typed, its rows divided by `/`.
    pub fn read(&self, text: &str) -> Option<Vec<Part>> {
        let rows: Vec<&str> = text.split('/').collect();
        let width = rows[0].chars().count();
        let letter = |c: char| {
            let upper = c.to_ascii_uppercase();
            [c, upper].into_iter().find(|c| self.letters.contains(c))
        };
        let cells: Option<Vec<char>> =
            rows.iter().flat_map(|row| row.chars().map(letter)).collect();
        let cells = cells.filter(|cells| cells.len() as u64 <= MOST_CELLS)?;
        let are_even = rows.iter().all(|row| row.chars().count() == width);
        are_even.then(|| self.apart(width, &cells))
    }

    pub fn show(&self, part: &Part) -> String {
        let (width, cells) = self.cells(part);
        let rows = cells.chunks(width).map(|row| row.iter().collect::<String>());
        rows.collect::<Vec<_>>().join("/")
    }

    fn cells(&self, part: &[u64]) -> (usize, Vec<char>) {
        (part[0] as usize, part[1..].iter().map(|&letter| self.letters[letter as usize]).collect())
    }

    /// The parts of a board that walls divide, each cut out.
    fn apart(&self, width: usize, cells: &[char]) -> Vec<Part> {
        let number = |c: char| self.letters.iter().position(|&l| l == c).unwrap_or(0) as u64;
        let part = |width: usize, cells: &[char]| -> Part {
            [width as u64].into_iter().chain(cells.iter().map(|&c| number(c))).collect()
        };
        let Some(&wall) = self.walls.first() else {
            return if cells.is_empty() { Vec::new() } else { vec![part(width, cells)] };
        };
        let mut free: Vec<bool> = cells.iter().map(|cell| !self.walls.contains(cell)).collect();
        let ways = if self.has_queens() { WAYS[5].1 } else { WAYS[3].1 };
        let mut parts = Vec::new();
        for first in 0..cells.len() {
            let mut region = Vec::new();
            let mut open = if std::mem::take(&mut free[first]) { vec![first] } else { continue };
            while let Some(cell) = open.pop() {
                region.push(cell);
                let near = ways.iter().filter_map(|&way| beside(cell, way, width, cells.len()));
                open.extend(near.filter(|&cell| std::mem::take(&mut free[cell])));
            }
            let bounds = |of: &dyn Fn(usize) -> usize| {
                let all = region.iter().map(|&cell| of(cell));
                (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
            };
            let (left, right) = bounds(&|cell| cell % width);
            let (top, bottom) = bounds(&|cell| cell / width);
            let box_width = right - left + 1;
            let mut cut = vec![wall; box_width * (bottom - top + 1)];
            for &cell in &region {
                cut[(cell / width - top) * box_width + cell % width - left] = cells[cell];
            }
            parts.push(part(box_width, &cut));
        }
        parts
    }

    /// The part that stands for all its reflections.
    pub fn normal(&self, part: Part) -> Part {
        let all = self.mirrors.iter().map(|&mirror| turned(part[0] as usize, &part[1..], mirror));
        let parts = all.map(|(width, cells)| [&[width as u64][..], &cells].concat());
        parts.min().unwrap_or_default()
    }

    fn has_queens(&self) -> bool {
        self.rules.iter().flatten().any(|rule| rule.steps.len() == WAYS[5].1.len())
    }

    /// The options of one player.
    pub fn options(&self, part: &[u64], side: usize) -> Vec<Vec<Part>> {
        let (width, cells) = self.cells(part);
        let mut options = Vec::new();
        for rule in &self.rules[side] {
            for first in (0..cells.len()).filter(|&cell| cells[cell] == rule.from[0]) {
                if rule.to.is_empty() {
                    self.queen(width, &cells, first, rule.steps, &mut options);
                    continue;
                }
                for &step in rule.steps {
                    options.extend(
                        rule.applied(width, &cells, first, step)
                            .map(|after| self.apart(width, &after)),
                    );
                }
            }
        }
        options
    }

    /// A queen goes along a line of free cells, and from there shoots along another one.
    fn queen(
        &self,
        width: usize,
        cells: &[char],
        from: usize,
        ways: &[Step],
        options: &mut Vec<Vec<Part>>,
    ) {
        let (free, wall) = (self.letters[0], self.walls[0]);
        let mut board = cells.to_vec();
        let queen = std::mem::replace(&mut board[from], free);
        for to in line(width, &board, from, ways, free) {
            board[to] = queen;
            for shot in line(width, &board, to, ways, free) {
                board[shot] = wall;
                options.push(self.apart(width, &board));
                board[shot] = free;
            }
            board[to] = free;
        }
    }
}

impl Rule {
    /// The cells after a move whose pattern begins at `first`, if it fits.
    fn applied(&self, width: usize, cells: &[char], first: usize, step: Step) -> Option<Vec<char>> {
        let (mut after, mut at) = (cells.to_vec(), Some(first));
        for (&from, &to) in self.from.iter().zip(&self.to) {
            let cell = at.filter(|&cell| cells[cell] == from)?;
            after[cell] = to;
            at = beside(cell, step, width, cells.len());
        }
        for cell in WAYS[3].1.iter().filter_map(|&step| beside(first, step, width, cells.len())) {
            let becomes = self.beside.iter().find(|(from, _)| cells[cell] == *from);
            after[cell] = becomes.map_or(after[cell], |(_, to)| *to);
        }
        Some(after)
    }
}

/// The cell one step further, if it is on the board.
fn beside(cell: usize, step: Step, width: usize, count: usize) -> Option<usize> {
    let (x, y) = ((cell % width) as i64 + step.0, (cell / width) as i64 + step.1);
    let is_on = (0..width as i64).contains(&x) && (0..(count / width) as i64).contains(&y);
    is_on.then(|| y as usize * width + x as usize)
}

/// The free cells in sight.
fn line(width: usize, cells: &[char], from: usize, ways: &[Step], free: char) -> Vec<usize> {
    let mut seen = Vec::new();
    for &step in ways {
        let next =
            |&cell: &usize| beside(cell, step, width, cells.len()).filter(|&c| cells[c] == free);
        seen.extend(std::iter::successors(next(&from), next));
    }
    seen
}
