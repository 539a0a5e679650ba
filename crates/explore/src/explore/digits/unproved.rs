//! The reason why there is no proof by digits.

use crate::budget::MOST_STATES;
use crate::expression::formula::Unsayable;
use language::{Text, text};
use std::fmt;

/// The end of a search for a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unproved {
    /// Digits cannot say the moves.
    Moves(Unsayable),
    /// No small automaton agrees with a table, or one that does proves nothing.
    Guess {
        /// The fault of the guesses.
        fault: Fault,
        /// The most states that were allowed.
        states: usize,
        /// The sizes of the table.
        sizes: Vec<usize>,
    },
    /// Any other reason.
    Other(Text),
}

pub(super) const MISERE: Unproved = Unproved::Other(Text(
    "in misère play a sum of heaps is not lost or won by what its heaps are by themselves",
    "反常规则下，若干堆之和的胜负不由各堆自己的胜负决定",
));
pub(super) const PROGRAM: Unproved = Unproved::Other(Text(
    "the moves are a program here, no expression: --moves can say some",
    "这里的走法是程序，不是表达式；有的可以用 --moves 写出",
));
pub(super) const DRAWS: Unproved =
    Unproved::Other(Text("some positions are drawn", "有的局面是平局"));
pub(super) const TABLE: Unproved = Unproved::Other(Text(
    "there is no table from 0 on to guess from: it takes too long, or the moves say nothing there",
    "没有从 0 开始的表可供猜测：算得太久，或者走法在那里没有意义",
));
pub(super) const ENDLESS: Unproved = Unproved::Other(Text(
    "no sum and no order of the coordinates falls in every move",
    "没有哪个坐标和或坐标顺序在每一步都变小",
));

/// The fault of a guess, the worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// No small automaton agrees with the table.
    None,
    /// It takes too many states to decide.
    Undecided,
    /// It is not so for all numbers.
    Wrong,
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Unproved::Moves(unsayable) => unsayable.to_string(),
            Unproved::Other(text) => text.to_string(),
            Unproved::Guess { fault, states, sizes } => {
                let larger = sizes.iter().max().map_or(0, |size| 2 * size.saturating_sub(1));
                let more = (2 * states).min(MOST_STATES);
                let answers = sizes.iter().product::<usize>();
                let fault = match fault {
                    Fault::None => text!(
                        "no automaton of at most {states} states agrees with {answers} answers",
                        "不超过 {states} 个状态的自动机，没有一个与 {answers} 个答案一致"
                    ),
                    Fault::Undecided => text!(
                        "an automaton agrees with {answers} answers, but to decide it takes too many states",
                        "有自动机与 {answers} 个答案一致，但判定它要太多状态"
                    ),
                    Fault::Wrong => text!(
                        "an automaton agrees with {answers} answers, but not with all",
                        "有自动机与 {answers} 个答案一致，但并非全部一致"
                    ),
                };
                text!(
                    "{fault}; --to {larger} or --states {more} looks further",
                    "{fault}；用 --to {larger} 或 --states {more} 再找"
                )
            }
        })
    }
}
