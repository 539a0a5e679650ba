//! The options of a position: all values of the variables are put into the numbers of each move.

use super::value::{Fault, Line, Node};
use super::{Move, Moves, Variable};
use crate::question::Flow;
use std::ops::Range;

/// No more values of the variables are tried in a row that give no move.
const MOST_IN_VAIN: u64 = 10_000_000;

/// Room that calls use one after the other.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// The values of the coordinates and of the variables.
    names: Vec<i64>,
    /// The numbers that a move leaves, before and after it is known that the move exists.
    values: Vec<i64>,
    option: Vec<u64>,
    paths: Vec<Path>,
    /// Values tried in vain since the last option.
    in_vain: u64,
}

/// A number along the last variable: a line, or the lesser or greater of two.
#[derive(Debug, Clone, Copy)]
enum Path {
    Line(Line),
    Min(Line, Line),
    Max(Line, Line),
}

/// The end of an enumeration: a break that `each` wished, or a mistake that is noted.
type Ended = Option<()>;

type Each<'a> = &'a mut dyn FnMut(&[u64]) -> Flow;

impl Moves {
    /// Calls `each` with every option of a position, flat, until it breaks. A [`mistake`](Self::mistake) breaks, too.
    pub fn each_option(&self, position: &[u64], each: Each<'_>) -> Flow {
        if self.mistake().is_some() {
            return Flow::Break(());
        }
        if position == [0] {
            return Flow::Continue(());
        }
        if let Some(number) = position.iter().find(|&&number| i64::try_from(number).is_err()) {
            self.fails(
                &self.moves[0].place,
                format!("{number} is too large a number to move from"),
            );
            return Flow::Break(());
        }
        let mut scratch = self.scratch.take();
        scratch.in_vain = 0;
        scratch.names.clear();
        scratch.names.extend(position.iter().map(|&number| number as i64));
        let all = self.moves.iter().try_for_each(|one| self.choose(one, &mut scratch, each));
        self.scratch.replace(scratch);
        if all.is_some() { Flow::Continue(()) } else { Flow::Break(()) }
    }

    /// Gives the next variable of the move all its values.
    fn choose(&self, one: &Move, scratch: &mut Scratch, each: Each<'_>) -> Ended {
        let number = scratch.names.len() - self.axes.len();
        let Some(variable) = one.variables.get(number) else {
            return self.make(one, scratch, each);
        };
        let range = self.range(variable, &scratch.names)?;
        if number + 1 == one.variables.len() && self.is_straight(one, scratch, &range) {
            return self.along(one, scratch, range, each);
        }
        scratch.names.push(0);
        for value in range {
            self.note_trial(variable, scratch)?;
            *scratch.names.last_mut()? = value;
            self.choose(one, scratch, each)?;
        }
        scratch.names.pop();
        Some(())
    }

    /// The values of a variable where the names before it have these.
    pub(super) fn range(&self, variable: &Variable, names: &[i64]) -> Option<Range<i64>> {
        let first = self.value(&variable.first, names)?;
        let last = self.value(&variable.last, names)?;
        Some(first..last.saturating_add(variable.with_last.into()))
    }

    fn note_trial(&self, variable: &Variable, scratch: &mut Scratch) -> Ended {
        self.tried.set(self.tried.get() + 1);
        scratch.in_vain += 1;
        if scratch.in_vain <= MOST_IN_VAIN {
            return Some(());
        }
        self.fails_in_vain(variable, &scratch.names)
    }

    #[cold]
    fn fails_in_vain(&self, variable: &Variable, names: &[i64]) -> Ended {
        let from = self.shown(names);
        let message = format!("from {from} no move comes of {MOST_IN_VAIN} values in a row");
        self.fails(&variable.place, message);
        None
    }

    /// True if all tests of the move hold.
    fn holds(&self, one: &Move, names: &[i64]) -> Option<bool> {
        for test in &one.tests {
            let [left, right] = [&test.left, &test.right].map(|node| self.value(node, names));
            if !(test.holds)(&left?, &right?) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The option where all names have values.
    fn make(&self, one: &Move, scratch: &mut Scratch, each: Each<'_>) -> Ended {
        if !self.holds(one, &scratch.names)? {
            return Some(());
        }
        scratch.values.clear();
        for number in &one.numbers {
            let value = self.value(&number.node, &scratch.names)?;
            scratch.values.push(value);
            if value < 0 && self.axes.len() > 1 {
                return Some(());
            }
        }
        self.leave(one, scratch, each)
    }

    /// Fills `paths` and is true if the move leaves one tuple, the last variable occurs in no test, and every number is a
    /// path along it that stays within 64 bits in this range.
    fn is_straight(&self, one: &Move, scratch: &mut Scratch, range: &Range<i64>) -> bool {
        let name = scratch.names.len();
        let is_tuple = self.axes.len() > 1 && one.numbers.len() == self.axes.len();
        if !is_tuple || one.tests.iter().any(|test| test.left.uses(name) || test.right.uses(name)) {
            return false;
        }
        scratch.paths.clear();
        let ends = [range.start, range.end.saturating_sub(1)];
        let paths = one.numbers.iter().map(|number| Path::of(&number.node, name, &scratch.names));
        scratch.paths.extend(paths.map_while(|path| path.filter(|path| path.fits(ends))));
        scratch.paths.len() == one.numbers.len()
    }

    /// The options along a variable whose paths are known.
    fn along(&self, one: &Move, scratch: &mut Scratch, range: Range<i64>, each: Each<'_>) -> Ended {
        if range.is_empty() || !self.holds(one, &scratch.names)? {
            return Some(());
        }
        let Scratch { names, option, paths, in_vain, .. } = scratch;
        let mut tried = 0;
        let mut ended = Some(());
        option.resize(paths.len(), 0);
        for place in range {
            tried += 1;
            let mut least = 0;
            for (number, path) in option.iter_mut().zip(&*paths) {
                let value = path.at(place);
                least = least.min(value);
                *number = value as u64;
            }
            if least < 0 {
                *in_vain += 1;
                if *in_vain > MOST_IN_VAIN {
                    ended = self.fails_in_vain(one.variables.last()?, names);
                    break;
                }
                continue;
            }
            *in_vain = 0;
            one.is_made.set(true);
            if option.iter().zip(&*names).all(|(&number, &name)| number == name as u64) {
                ended = self.fails_to_change(one, 0, names);
            } else if each(option).is_break() {
                ended = None;
            }
            if ended.is_none() {
                break;
            }
        }
        self.tried.set(self.tried.get() + tried);
        ended
    }

    /// Calls `each` with the option of these values, if there is one.
    #[inline]
    fn leave(&self, one: &Move, scratch: &mut Scratch, each: Each<'_>) -> Ended {
        if scratch.values.iter().any(|&value| value < 0) {
            return Some(());
        }
        scratch.option.clear();
        let coordinates = self.axes.len();
        let from = &scratch.names[..coordinates];
        if coordinates == 1 {
            let is_larger = |&value: &i64| value >= from[0];
            if let Some(number) = scratch.values.iter().position(is_larger) {
                self.fails_to_shrink(one, number, scratch);
                return None;
            }
            scratch
                .option
                .extend(scratch.values.iter().filter(|&&value| value > 0).map(|&n| n as u64));
        } else {
            if let Some(same) = scratch.values.chunks(coordinates).position(|part| part == from) {
                return self.fails_to_change(one, same, &scratch.names);
            }
            scratch.option.extend(scratch.values.iter().map(|&value| value as u64));
        }
        scratch.in_vain = 0;
        one.is_made.set(true);
        each(&scratch.option).is_continue().then_some(())
    }

    #[cold]
    fn fails_to_shrink(&self, one: &Move, number: usize, scratch: &Scratch) {
        self.fails_at(&one.numbers[number].place, scratch.names[0], scratch.values[number]);
    }

    /// Notes that a heap is left that is no smaller.
    pub(super) fn fails_at(&self, place: &Range<usize>, from: i64, left: i64) {
        let message = format!(
            "from a heap of {from} this leaves a heap of {left}, which is no smaller: play would not end"
        );
        self.fails(place, message);
    }

    #[cold]
    fn fails_to_change(&self, one: &Move, part: usize, names: &[i64]) -> Ended {
        let coordinates = self.axes.len();
        let place = one.numbers[part * coordinates].place.start
            ..one.numbers[(part + 1) * coordinates - 1].place.end;
        let message = format!(
            "from {} this leaves the same position: play would not end; an `if` such as `if {} > 0` \
             can forbid it",
            self.shown(names),
            self.axes[0]
        );
        self.fails(&place, message);
        None
    }

    /// The position that a move is made from, in words.
    fn shown(&self, names: &[i64]) -> String {
        let numbers: Vec<String> = names.iter().take(self.axes.len()).map(i64::to_string).collect();
        match &numbers[..] {
            [one] => format!("a heap of {one}"),
            several => format!("({})", several.join(", ")),
        }
    }

    pub(super) fn value(&self, node: &Node, names: &[i64]) -> Option<i64> {
        let fails = |Fault { place, what }: Fault<'_>| {
            self.fails(place, format!("from {} this {what}", self.shown(names)));
        };
        node.value(names).map_err(fails).ok()
    }
}

impl Path {
    fn of(node: &Node, name: usize, names: &[i64]) -> Option<Path> {
        let lines =
            |of: &[Node; 2]| Some((Line::of(&of[0], name, names)?, Line::of(&of[1], name, names)?));
        match (node.operands("min"), node.operands("max")) {
            (Some(of), _) => lines(of).map(|(one, other)| Path::Min(one, other)),
            (_, Some(of)) => lines(of).map(|(one, other)| Path::Max(one, other)),
            _ => Line::of(node, name, names).map(Path::Line),
        }
    }

    /// True if the values are not too large at both ends, and so between them.
    fn fits(&self, ends: [i64; 2]) -> bool {
        let fits = |line: &Line| ends.iter().all(|&end| line.checked_at(end).is_some());
        match self {
            Path::Line(line) => fits(line),
            Path::Min(one, other) | Path::Max(one, other) => fits(one) && fits(other),
        }
    }

    #[inline]
    fn at(&self, place: i64) -> i64 {
        match self {
            Path::Line(line) => line.at(place),
            Path::Min(one, other) => one.at(place).min(other.at(place)),
            Path::Max(one, other) => one.at(place).max(other.at(place)),
        }
    }
}
