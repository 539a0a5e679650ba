//! The options of a position: all values of the variables are put into the numbers of each move.

use super::value::{Fault, Line, Node};
use super::{Mistake, Move, Moves, Number, Variable, foreign};
use crate::question::Flow;
use crate::wording::{closed_up, tuple};
use language::text;
use std::ops::Range;

/// Most values of the variables in a row that give no move.
const MOST_IN_VAIN: u64 = 10_000_000;

/// Buffers that calls reuse.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// The values of the coordinates and of the variables.
    names: Vec<i64>,
    /// The numbers that a move leaves, before and after it is known that the move exists.
    values: Vec<i64>,
    option: Vec<u64>,
    /// Each number of the option as a linear function of the last variable.
    lines: Vec<Line>,
    /// Values tried in vain since the last option.
    in_vain: u64,
}

/// The end of an enumeration: a break that `each` wished, or a mistake that is noted.
type Ended = Option<()>;

type Each<'a> = &'a mut dyn FnMut(&[u64]) -> Flow;

impl Moves {
    /// Calls `each` with every option of a position, flat, until it breaks. A [`mistake`](Self::mistake) breaks, too.
    pub fn each_option(&self, position: &[u64], each: Each<'_>) -> Flow {
        self.from(position, |scratch| {
            self.moves.iter().try_for_each(|one| self.choose(one, scratch, each))
        })
    }

    /// Calls `each` with the options that the position before it along the [growing axis](Self::growing_axis) does not
    /// have, until it breaks. `done` is the state between the calls, empty at first: the ends of the ranges so far.
    /// `None` if an end has fallen.
    pub fn further_options(
        &self,
        position: &[u64],
        done: &mut Vec<i64>,
        each: Each<'_>,
    ) -> Option<Flow> {
        done.resize(self.moves.len(), i64::MIN);
        let mut are_fewer = false;
        let flow = self.from(position, |scratch| {
            for (one, done) in self.moves.iter().zip(done) {
                let variable = one.variables.first()?;
                let range = self.range(variable, &scratch.names)?;
                are_fewer |= range.end < *done;
                let start = range.start.max(*done);
                *done = range.end;
                self.give(one, variable, start..range.end, scratch, each)?;
            }
            Some(())
        });
        (!are_fewer).then_some(flow)
    }

    fn from(&self, position: &[u64], make: impl FnOnce(&mut Scratch) -> Ended) -> Flow {
        if self.mistake.borrow().is_some() {
            return Flow::Break(());
        }
        if position == [0] {
            return Flow::Continue(());
        }
        if let Some(number) = position.iter().find(|&&number| i64::try_from(number).is_err()) {
            let message = text!(
                "{number} is too large a number to move from",
                "不能从 {number} 出发：这个数太大"
            );
            self.fails(&self.moves[0].place, message);
            return Flow::Break(());
        }
        let mut scratch = self.scratch.take();
        scratch.in_vain = 0;
        scratch.names.clear();
        scratch.names.extend(position.iter().map(|&number| number as i64));
        let all = make(&mut scratch);
        self.scratch.replace(scratch);
        if all.is_some() { Flow::Continue(()) } else { Flow::Break(()) }
    }

    /// Gives the next variable of the move all its values.
    fn choose(&self, one: &Move, scratch: &mut Scratch, each: Each<'_>) -> Ended {
        match one.variables.get(scratch.names.len() - self.axes.len()) {
            None => self.make(one, scratch, each),
            Some(variable) => {
                let range = self.range(variable, &scratch.names)?;
                self.give(one, variable, range, scratch, each)
            }
        }
    }

    /// Gives the next variable of the move these values.
    fn give(
        &self,
        one: &Move,
        variable: &Variable,
        range: Range<i64>,
        scratch: &mut Scratch,
        each: Each<'_>,
    ) -> Ended {
        if self.is_straight(one, scratch, &range) {
            return self.along(one, scratch, range, each);
        }
        scratch.names.push(0);
        for value in range {
            self.note_trials(1, variable, scratch)?;
            *scratch.names.last_mut()? = value;
            self.choose(one, scratch, each)?;
        }
        scratch.names.pop();
        Some(())
    }

    /// True if the next variable is the last one and occurs in no test, and the move leaves one tuple of linear
    /// functions of it that fit in 64 bits over the range. Stores these functions in `lines`.
    fn is_straight(&self, one: &Move, scratch: &mut Scratch, range: &Range<i64>) -> bool {
        let Scratch { names, lines, .. } = scratch;
        let (name, axes) = (names.len(), self.axes.len());
        let is_last = name + 1 == axes + one.variables.len();
        let is_tuple = axes > 1 && one.numbers.len() == axes;
        let is_tested = one.tests.iter().any(|test| test.left.uses(name) || test.right.uses(name));
        if !is_last || !is_tuple || is_tested {
            return false;
        }
        let ends = [range.start, range.end.saturating_sub(1)];
        let line = |number: &Number| {
            let line = Line::of(number.factors.as_ref()?, names)?;
            ends.iter().all(|&end| line.fits(end)).then_some(line)
        };
        lines.clear();
        lines.extend(one.numbers.iter().map_while(line));
        lines.len() == axes
    }

    /// The options along a variable, where the lines are known.
    fn along(&self, one: &Move, scratch: &mut Scratch, range: Range<i64>, each: Each<'_>) -> Ended {
        if range.is_empty() || !self.holds(one, &scratch.names)? {
            return Some(());
        }
        let variable = one.variables.last()?;
        let made = scratch.lines.iter().fold(range.clone(), |range, line| line.clipped(range));
        if made.is_empty() {
            return self.note_trials(range.start.abs_diff(range.end), variable, scratch);
        }
        self.note_trials(range.start.abs_diff(made.start), variable, scratch)?;
        one.is_made.set(true);
        let Scratch { names, option, lines, .. } = scratch;
        let from = &names[..self.axes.len()];
        // The option can equal the position at one value only, unless all its functions are constant.
        let meets = |(line, &from): (&Line, &i64)| line.meets(from);
        let value = lines.iter().zip(from).find_map(meets).unwrap_or(made.start);
        let is_same = lines.iter().zip(from).all(|(line, &from)| line.at(value) == from);
        let same = (is_same && made.contains(&value)).then_some(value);
        option.resize(lines.len(), 0);
        let mut next = made.start;
        let flow = (made.start..same.unwrap_or(made.end)).try_for_each(|value| {
            next = value + 1;
            for (left, line) in option.iter_mut().zip(&*lines) {
                *left = line.at(value) as u64;
            }
            each(option)
        });
        self.tried.set(self.tried.get().wrapping_add(made.start.abs_diff(next)));
        if flow.is_break() {
            return None;
        }
        if same.is_some() {
            return self.fails_to_change(one, 0, from);
        }
        scratch.in_vain = 0;
        self.note_trials(made.end.abs_diff(range.end), variable, scratch)
    }

    /// The values of a variable where the names before it have these.
    pub(super) fn range(&self, variable: &Variable, names: &[i64]) -> Option<Range<i64>> {
        let first = self.value(&variable.first, names)?;
        let last = self.value(&variable.last, names)?;
        Some(first..last.saturating_add(variable.with_last.into()))
    }

    /// Counts values that have given no option yet.
    #[inline]
    fn note_trials(&self, count: u64, variable: &Variable, scratch: &mut Scratch) -> Ended {
        self.tried.set(self.tried.get().wrapping_add(count));
        scratch.in_vain += count;
        if scratch.in_vain <= MOST_IN_VAIN {
            return Some(());
        }
        let from = self.shown(&scratch.names);
        let message = text!(
            "from {from} no move comes of {MOST_IN_VAIN} values in a row",
            "从 {from} 出发，连续试了 {MOST_IN_VAIN} 个值，都没有走法"
        );
        self.fails(&variable.place, message)
    }

    fn holds(&self, one: &Move, names: &[i64]) -> Option<bool> {
        for test in &one.tests {
            let [left, right] = [&test.left, &test.right].map(|node| self.value(node, names));
            if !(test.holds)(&left?, &right?) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Calls `each` with the option where all names have values, if there is one.
    fn make(&self, one: &Move, scratch: &mut Scratch, each: Each<'_>) -> Ended {
        if !self.holds(one, &scratch.names)? {
            return Some(());
        }
        let Scratch { names, values, option, in_vain, .. } = scratch;
        let from = &names[..self.axes.len()];
        values.clear();
        for number in &one.numbers {
            let value = self.value(&number.node, names)?;
            values.push(value);
            if value < 0 && from.len() > 1 {
                return Some(());
            }
        }
        if values.iter().any(|&value| value < 0) {
            return Some(());
        }
        option.clear();
        option.extend(values.iter().map(|&value| value as u64));
        if let &[from] = from {
            if let Some(number) = values.iter().position(|&value| value >= from) {
                return self.fails_to_shrink(&one.numbers[number].place, from, values[number]);
            }
            option.retain(|&heap| heap > 0);
        } else if let Some(same) = values.chunks_exact(from.len()).position(|part| part == from) {
            return self.fails_to_change(one, same, from);
        }
        *in_vain = 0;
        one.is_made.set(true);
        each(option).is_continue().then_some(())
    }

    /// Notes that a heap is left that is no smaller.
    #[cold]
    pub(super) fn fails_to_shrink(&self, place: &Range<usize>, from: i64, left: i64) -> Ended {
        let message = text!(
            "from a heap of {from} this leaves a heap of {left}, which is no smaller: play would not end",
            "从 {from} 颗的一堆出发，这里剩下 {left} 颗的一堆，没有变小：游戏不会结束"
        );
        let written = self.text.get(place.clone()).unwrap_or_default();
        self.fails(place, message + &foreign::hint_at_powers(written))
    }

    #[cold]
    fn fails_to_change(&self, one: &Move, part: usize, from: &[i64]) -> Ended {
        let numbers = &one.numbers[part * from.len()..(part + 1) * from.len()];
        let place = numbers[0].place.start..numbers[from.len() - 1].place.end;
        let (from, axis) = (self.shown(from), &self.axes[0]);
        let message = text!(
            "from {from} this leaves the same position: play would not end; an `if` such as `if {axis} > 0` \
             can forbid it",
            "从 {from} 出发，这里剩下同一个局面：游戏不会结束；可以用 `if` 排除它，例如 `if {axis} > 0`"
        );
        self.fails(&place, message)
    }

    /// Remembers the first mistake.
    #[cold]
    fn fails(&self, place: &Range<usize>, message: String) -> Ended {
        let mistake = || Mistake::new(&self.text, place.clone(), closed_up(&message));
        self.mistake.borrow_mut().get_or_insert_with(mistake);
        None
    }

    /// The position that a move is made from, in words.
    fn shown(&self, names: &[i64]) -> String {
        match &names[..self.axes.len()] {
            [one] => text!("a heap of {one}", "{one} 颗的一堆"),
            several => tuple(several),
        }
    }

    pub(super) fn value(&self, node: &Node, names: &[i64]) -> Option<i64> {
        let fails = |Fault { place, what }: Fault<'_>| {
            let from = self.shown(names);
            self.fails(place, text!("from {from} this {what}", "从 {from} 出发，这里{what}"));
        };
        node.value(names).map_err(fails).ok()
    }
}
