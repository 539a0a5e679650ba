//! Answers, and tables of them.

use language::Text;
use std::collections::HashMap;
use std::fmt::{self, Debug};
use std::rc::Rc;

/// An answer at one place of a table: a value, a draw, or the absence of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell(u32);

impl Cell {
    /// There is no position here.
    pub const NONE: Cell = Cell(u32::MAX);
    /// Nobody can force an end.
    pub const DRAW: Cell = Cell(u32::MAX - 1);
    /// The greatest value.
    pub const MOST: u32 = u32::MAX - 4;

    /// The cell of this value.
    ///
    /// # Panics
    ///
    /// Above [`Cell::MOST`].
    pub fn of(value: u32) -> Cell {
        assert!(value <= Cell::MOST, "{value} is no value");
        Cell(value)
    }

    /// The value, if this is neither a draw nor the absence of a position.
    pub fn value(self) -> Option<u32> {
        (self.0 <= Cell::MOST).then_some(self.0)
    }

    /// True unless there is no position.
    pub fn is_position(self) -> bool {
        self != Cell::NONE
    }
}

/// The meaning of the values in a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Words {
    /// They are numbers, and a draw has none.
    Numbers,
    /// 0 is lost and 1 is won for the player to move; a draw is an answer like these.
    Outcomes,
    /// Answers of a judge, by number.
    Judge(Vec<String>),
    /// Values of partizan games, by number, which are shown as they are, and the group that they are in.
    Values(Vec<String>, Group),
}

/// The values of a table as games, which can be added and put in braces.
#[derive(Clone)]
pub struct Group(pub Rc<dyn Following>);

/// A way in which one value follows from another, `v`, by a game `s`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// `v + s`
    Plus(usize),
    /// `{s|v}`
    LeftTo(usize),
    /// `{v|s}`
    RightTo(usize),
}

/// Values, by number, that follow from others.
pub trait Following {
    /// The steps by which the second value may follow from the first.
    fn steps(&self, from: u32, to: u32) -> Vec<Step>;

    /// The value that follows, if it is one of the table.
    fn behind(&self, value: u32, step: Step) -> Option<u32>;

    /// A step from the value of this name.
    fn text(&self, value: &str, step: Step) -> String;
}

impl Debug for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Group")
    }
}

/// All groups are equal, since words tell tables apart.
impl PartialEq for Group {
    fn eq(&self, _: &Group) -> bool {
        true
    }
}

impl Eq for Group {}

/// The number that stands for a draw among outcomes.
pub const DRAWN: u32 = 2;
/// The words of outcomes, by number.
pub const ENDINGS: [Text; 3] = [Text("lost", "必败"), Text("won", "必胜"), Text("draw", "平局")];

/// Texts, each once, numbered as they came.
#[derive(Debug, Default)]
pub struct Texts {
    words: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl Texts {
    /// The number of a text, which is added if it is new.
    pub fn number(&mut self, text: String) -> u32 {
        *self.numbers.entry(text).or_insert_with_key(|text| {
            self.words.push(text.clone());
            self.words.len() as u32 - 1
        })
    }

    /// The texts so far.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

/// An answer at every place of a box of coordinates that begins at 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The name of each coordinate.
    pub axes: Vec<String>,
    /// The number of values of each coordinate.
    pub sizes: Vec<usize>,
    /// The answers, the first coordinate running fastest; their number is the product of the sizes.
    pub cells: Vec<Cell>,
    /// The meaning of the values.
    pub words: Words,
}

impl Table {
    /// A table of the longest prefix of `cells` that fills whole planes, or else whole rows of the first plane, or else
    /// a part of the first row. `cells` may be fewer than the product of `sizes`.
    pub fn new(
        axes: Vec<String>,
        mut sizes: Vec<usize>,
        mut cells: Vec<Cell>,
        words: Words,
    ) -> Table {
        for axis in (0..sizes.len()).rev() {
            let plane: usize = sizes[..axis].iter().product();
            let planes = cells.len() / plane.max(1);
            if planes > 0 || cells.is_empty() {
                sizes[axis] = sizes[axis].min(planes);
                break;
            }
            sizes[axis] = 1;
        }
        cells.truncate(sizes.iter().product());
        Table { axes, sizes, cells, words }
    }

    /// The table of one axis with these values.
    pub fn of_values(values: &[u32]) -> Table {
        let cells = values.iter().copied().map(Cell::of).collect();
        Table { axes: vec!["n".into()], sizes: vec![values.len()], cells, words: Words::Numbers }
    }

    /// Calls `visit` with each position and its place among the cells until it fails.
    pub fn each<E>(&self, mut visit: impl FnMut(&[u64], usize) -> Result<(), E>) -> Result<(), E> {
        let mut at = vec![0; self.sizes.len()];
        for place in 0..self.cells.len() {
            visit(&at, place)?;
            for (coordinate, &size) in at.iter_mut().zip(&self.sizes) {
                *coordinate += 1;
                if *coordinate < size as u64 {
                    break;
                }
                *coordinate = 0;
            }
        }
        Ok(())
    }

    /// Values of a sequence. A cell without one gets the number after the last word of a judge, or 0.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        let none = match &self.words {
            Words::Judge(words) | Words::Values(words, _) => words.len() as u32,
            _ => 0,
        };
        (0..self.cells.len()).map(move |place| self.number(place).unwrap_or(none))
    }

    /// The place of these coordinates among the cells, if they lie in the table.
    pub fn place(&self, coordinates: &[u64]) -> Option<usize> {
        place(coordinates, &self.sizes)
    }

    /// The coordinates of a place.
    pub fn position(&self, place: usize) -> Vec<u64> {
        position(place, &self.sizes)
    }

    /// The number of a cell that patterns speak of: its value, or [`DRAWN`] for a draw among outcomes.
    pub fn number(&self, place: usize) -> Option<u32> {
        match (self.cells[place], &self.words) {
            (Cell::DRAW, Words::Outcomes) => Some(DRAWN),
            (cell, _) => cell.value(),
        }
    }

    /// The text of a cell; None where there is no position.
    pub fn text(&self, place: usize) -> Option<String> {
        let cell = self.cells[place];
        let word = |value: u32| self.word(value).map_or_else(|| value.to_string(), String::from);
        match cell {
            Cell::DRAW => Some(ENDINGS[DRAWN as usize].to_string()),
            _ => cell.value().map(word),
        }
    }

    /// The word for a value, if values are words.
    pub fn word(&self, value: u32) -> Option<&str> {
        match &self.words {
            Words::Numbers => None,
            Words::Outcomes => ENDINGS.get(value as usize).map(|ending| ending.get()),
            Words::Judge(words) | Words::Values(words, _) => {
                words.get(value as usize).map(String::as_str)
            }
        }
    }

    /// True where some cell is a draw.
    pub fn has_draws(&self) -> bool {
        self.cells.contains(&Cell::DRAW)
    }

    /// True where the values are 0 and 1 alone.
    pub fn is_binary(&self) -> bool {
        (0..self.cells.len()).filter_map(|place| self.number(place)).all(|number| number < 2)
    }

    /// The corner at 0 of these sizes, each at most that of the table.
    pub fn corner(&self, sizes: &[usize]) -> Table {
        let total = sizes.iter().product();
        let source = |place| self.place(&position(place, sizes)).map(|place| self.cells[place]);
        let cells = (0..total).filter_map(source).collect();
        Table { axes: self.axes.clone(), sizes: sizes.into(), cells, words: self.words.clone() }
    }

    /// The corner that ends behind the last position along each axis.
    pub fn within_positions(&self) -> Table {
        let mut sizes = vec![0; self.sizes.len()];
        for (place, _) in self.cells.iter().enumerate().filter(|(_, cell)| cell.is_position()) {
            for (size, coordinate) in sizes.iter_mut().zip(self.position(place)) {
                *size = (*size).max(coordinate as usize + 1);
            }
        }
        self.corner(&sizes)
    }
}

/// The place of these coordinates in a table of these sizes.
pub fn place(coordinates: &[u64], sizes: &[usize]) -> Option<usize> {
    let mut place = 0;
    for (&coordinate, &size) in coordinates.iter().zip(sizes).rev() {
        if coordinate >= size as u64 {
            return None;
        }
        place = place * size + coordinate as usize;
    }
    (coordinates.len() == sizes.len()).then_some(place)
}

/// The coordinates of a place in a table of these sizes.
pub fn position(mut place: usize, sizes: &[usize]) -> Vec<u64> {
    let digit = |&size: &usize| {
        let digit = place % size;
        place /= size;
        digit as u64
    };
    sizes.iter().map(digit).collect()
}

/// The coordinates of all places in a table of these sizes, the first running fastest.
pub fn positions(sizes: &[usize]) -> impl Iterator<Item = Vec<u64>> + use<'_> {
    (0..sizes.iter().product()).map(|place| position(place, sizes))
}
