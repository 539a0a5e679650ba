//! ABC 330 E: Mex and Update.

use super::{Rules, Worst, Wrong, line, write_line};
use crate::choices::Choices;
use crate::game::Unsolved;
use crate::reader::{Invalid, Reader};
use std::collections::HashSet;
use std::io::{self, Write};

const MOST_ELEMENTS: usize = 200_000;
const MOST_ASSIGNMENTS: usize = 200_000;
const MOST_VALUE: usize = 1_000_000_000;
/// So many elements are looked at, over all assignments.
const BOUND: usize = 100_000_000;

/// An array, and what is assigned to which of its elements, counted from 0.
pub struct Updates {
    values: Vec<usize>,
    assignments: Vec<(usize, usize)>,
}

pub struct Game;

impl Rules for Game {
    type Case = Updates;
    const MOST_CASES: usize = 1;
    const SMALL: usize = 4;
    const LARGE: usize = 5000;

    fn parse(reader: &mut Reader<'_>) -> Result<Vec<Updates>, Invalid> {
        let n = reader.size("the number of elements", 1..=MOST_ELEMENTS)?;
        let q = reader.size("the number of assignments", 1..=MOST_ASSIGNMENTS)?;
        let value = |reader: &mut Reader<'_>| reader.size("a value", 0..=MOST_VALUE);
        let values = (0..n).map(|_| value(reader)).collect::<Result<_, _>>()?;
        let assignments = (0..q)
            .map(|_| Ok((reader.size("the number of an element", 1..=n)? - 1, value(reader)?)))
            .collect::<Result<_, _>>()?;
        Ok(vec![Updates { values, assignments }])
    }

    fn print(cases: &[Updates]) -> String {
        let print = |Updates { values, assignments }: &Updates| {
            let assignment = |&(index, value): &(usize, usize)| line([index + 1, value]);
            let lines: String = assignments.iter().map(assignment).collect();
            line([values.len(), assignments.len()]) + &line(values) + &lines
        };
        cases.iter().map(print).collect()
    }

    /// At most `size` elements and assignments together. In small arrays, no value is larger than
    /// their length by more than 1. Most elements of a large array are 0, 1, 2, ... in this order,
    /// so that the mex is large, too.
    fn generate(choices: &mut Choices, size: usize) -> Updates {
        let size = size.max(2);
        let n = choices.size(1..=(size - 1).min(MOST_ELEMENTS));
        let q = choices.size(1..=(size - n).min(MOST_ASSIGNMENTS));
        let is_small = size <= Self::SMALL;
        let value = |choices: &mut Choices, index, odds| {
            if is_small || choices.size(0..=odds) == 0 {
                let value = choices.size(0..=n + 1);
                return if value > n && !is_small { MOST_VALUE } else { value };
            }
            index
        };
        Updates {
            values: (0..n).map(|index| value(choices, index, n)).collect(),
            assignments: (0..q)
                .map(|_| {
                    let index = choices.size(0..=n - 1);
                    (index, value(choices, index, 2))
                })
                .collect(),
        }
    }

    fn answers(cases: &[Updates]) -> Result<Vec<String>, Unsolved> {
        let answer = |case: &Updates| {
            if case.values.len().saturating_mul(case.assignments.len()) > BOUND {
                return Err(Unsolved::TooLarge { what: "elements times assignments", most: BOUND });
            }
            Ok(after_each(case, |values, index, value| {
                values[index] = value;
                mex(values)
            }))
        };
        cases.iter().map(answer).collect()
    }

    const WORST: &'static [Worst] = &[
        Worst {
            name: "permutation",
            breaks: "search trees with a node for each absent integer",
            // Elements swap their values with a spare element, so that the mex is random.
            write: |out, random| {
                let mut values: Vec<usize> = (0..MOST_ELEMENTS).collect();
                random.shuffle(&mut values);
                write_array(out, &values)?;
                for assignment in 0..MOST_ASSIGNMENTS {
                    let index = random.usize(..MOST_ELEMENTS);
                    let value = if assignment % 2 == 0 {
                        MOST_VALUE
                    } else {
                        random.usize(..MOST_ELEMENTS)
                    };
                    write_line(out, [index + 1, value])?;
                }
                Ok(())
            },
        },
        Worst {
            name: "bounce",
            breaks: "a pointer that walks to the mex: it jumps between 0 and the greatest mex",
            write: |out, _| {
                let values: Vec<usize> = (0..MOST_ELEMENTS).collect();
                write_array(out, &values)?;
                (0..MOST_ASSIGNMENTS).try_for_each(|assignment| {
                    write_line(out, [1, (assignment + 1) % 2 * MOST_VALUE])
                })
            },
        },
        Worst {
            name: "random",
            breaks: "search trees that hold the absent integers: there are many",
            write: |out, random| {
                let values: Vec<usize> =
                    (0..MOST_ELEMENTS).map(|_| random.usize(..MOST_ELEMENTS)).collect();
                write_array(out, &values)?;
                (0..MOST_ASSIGNMENTS).try_for_each(|_| {
                    let index = random.usize(1..=MOST_ELEMENTS);
                    write_line(out, [index, random.usize(..MOST_ELEMENTS)])
                })
            },
        },
    ];

    const WRONG: &'static [Wrong<Updates>] = &[
        Wrong {
            name: "mex-from-1",
            because: "a tutorial takes the least positive integer",
            answer: |case| {
                Ok(after_each(case, |values, index, value| {
                    values[index] = value;
                    mex(&[&values[..], &[0]].concat())
                }))
            },
        },
        Wrong {
            name: "set-without-counts",
            because: "the mex asks only which values there are, not how often",
            answer: |case| {
                let mut set: HashSet<usize> = case.values.iter().copied().collect();
                Ok(after_each(case, |values, index, value| {
                    set.insert(value);
                    set.remove(&std::mem::replace(&mut values[index], value));
                    mex(&set.iter().copied().collect::<Vec<_>>())
                }))
            },
        },
        Wrong {
            name: "assignments-do-not-last",
            because: "in other problems each query starts from the array of the input",
            answer: |case| {
                Ok(after_each(case, |values, index, value| {
                    let old = std::mem::replace(&mut values[index], value);
                    let mex = mex(values);
                    values[index] = old;
                    mex
                }))
            },
        },
        Wrong {
            name: "pointer-goes-up",
            because: "a pointer that moves on to the mex is cheap if it never has to go back",
            answer: |case| {
                let mut most = 0;
                Ok(after_each(case, |values, index, value| {
                    values[index] = value;
                    most = most.max(mex(values));
                    most
                }))
            },
        },
    ];
}

/// The least non-negative integer that is no element.
fn mex(values: &[usize]) -> usize {
    let mut values = values.to_vec();
    values.sort_unstable();
    values.dedup();
    values.iter().zip(0..).take_while(|&(&value, integer)| value == integer).count()
}

/// Lines of what `answer` gives for the assignments, one after the other, to a copy of the array.
fn after_each(
    case: &Updates,
    mut answer: impl FnMut(&mut Vec<usize>, usize, usize) -> usize,
) -> String {
    let mut values = case.values.clone();
    let assignments = case.assignments.iter();
    let lines = assignments.map(|&(index, value)| answer(&mut values, index, value).to_string());
    lines.collect::<Vec<_>>().join("\n")
}

fn write_array(out: &mut dyn Write, values: &[usize]) -> io::Result<()> {
    write_line(out, [MOST_ELEMENTS, MOST_ASSIGNMENTS])?;
    write_line(out, values)
}
