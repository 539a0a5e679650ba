//! ABC 330 E: Mex and Update.

use rules::prelude::*;
use rules::search::BUDGET;

const MOST_ELEMENTS: usize = 200_000;
const MOST_ASSIGNMENTS: usize = 200_000;
const MOST_VALUE: usize = 1_000_000_000;

/// An array, and what is assigned to which of its elements.
#[derive(Clone, Default)]
pub struct Updates {
    values: Vec<usize>,
    assignments: Vec<(usize, usize)>,
}

pub struct MexAndUpdate;

impl Statement for MexAndUpdate {
    type Case = Updates;
    /// The mex after each assignment.
    type Answer = String;
    type Game = NoGame<Updates>;

    fn form(form: &mut Form, Updates { values, assignments }: &mut Updates) -> FormResult {
        form.length("N", values, 1..=MOST_ELEMENTS)?;
        form.length("Q", assignments, 1..=MOST_ASSIGNMENTS)?;
        form.line();
        form.row("element", values, 0..=MOST_VALUE)?;
        form.each("assignment", assignments, |form, (element, value)| {
            form.index("element", element, values.len())?;
            form.line_of([("value", value, 0..=MOST_VALUE)])
        })
    }

    fn answers(cases: &[Updates]) -> SearchResult<Vec<String>> {
        let answer = |Updates { values, assignments }: &Updates| {
            let steps = values.len() * assignments.len();
            let what = Text("elements times assignments", "元素数与赋值次数之积");
            search::ensure_small(steps, BUDGET, what)?;
            let mut values = values.clone();
            let mexes = assignments.iter().map(|&(element, value)| {
                values[element] = value;
                mex(&values)
            });
            Ok(joined(mexes, "\n"))
        };
        cases.iter().map(answer).collect()
    }
}

/// The least non-negative integer that is no element.
fn mex(values: &[usize]) -> usize {
    let mut is_there = vec![false; values.len()];
    for &value in values {
        if value < values.len() {
            is_there[value] = true;
        }
    }
    is_there.iter().position(|is_there| !is_there).unwrap_or(values.len())
}

impl Trials for MexAndUpdate {
    const RANDOM_SIZE: usize = 5000;

    fn extremes(extremes: &mut Extremes<Updates>) {
        // Elements swap their values with a spare element, so that the mex is random.
        extremes.add(
            "permutation: search trees with a node for each absent integer | \
             每个未出现的整数都占一个结点的平衡树",
            |random| {
                let mut values: Vec<usize> = (0..MOST_ELEMENTS).collect();
                random.shuffle(&mut values);
                updates(values, |assignment| {
                    let element = random.usize(..MOST_ELEMENTS);
                    let is_spare = assignment % 2 == 0;
                    (element, if is_spare { MOST_VALUE } else { random.usize(..MOST_ELEMENTS) })
                })
            },
        );
        extremes.add(
            "bounce: a pointer that walks to the mex, 0 or the greatest | \
             向 mex 逐个移动的指针：0 与最大值来回跳",
            |_| {
                let values = (0..MOST_ELEMENTS).collect();
                updates(values, |assignment| (0, (assignment + 1) % 2 * MOST_VALUE))
            },
        );
        extremes.add(
            "random: search trees that hold the many absent integers | \
             存着大量未出现的整数的平衡树",
            |random| {
                let values = (0..MOST_ELEMENTS).map(|_| random.usize(..MOST_ELEMENTS)).collect();
                updates(values, |_| (random.usize(..MOST_ELEMENTS), random.usize(..MOST_ELEMENTS)))
            },
        );
        extremes.add(
            "greatest-values: a table with a place for each value that occurs | \
             给每个出现的值都留位置的数组",
            |_| updates(vec![MOST_VALUE; MOST_ELEMENTS], |assignment| (assignment, MOST_VALUE)),
        );
    }
}

/// The input of an array with as many assignments as are allowed.
fn updates(values: Vec<usize>, assignment: impl FnMut(usize) -> (usize, usize)) -> Vec<Updates> {
    vec![Updates { values, assignments: (0..MOST_ASSIGNMENTS).map(assignment).collect() }]
}
