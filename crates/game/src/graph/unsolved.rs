//! Reasons why a search has no answer.

use language::{Text, text};
use std::fmt::{self, Display};

/// Result of a search.
pub type SearchResult<T> = Result<T, Unsolved>;

/// Reason why a search has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsolved {
    /// There are more positions than the bound allows.
    TooManyPositions(usize),
    /// Positions and moves together exceed the budget.
    TooManyMoves(usize),
    /// Positions and moves take more bytes than the bound allows.
    TooManyBytes(usize),
    /// The input holds more of this than a search can take.
    TooLarge {
        /// The things of which there are too many: an English plural, and the Chinese name of their number.
        what: Text,
        /// Most of them that a search takes.
        most: usize,
    },
    /// The callback that lists moves gave the search up.
    GivenUp,
    /// Play can come back to this position: only [`crate::Graph::endings`] applies.
    Loop(String),
}

impl Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Unsolved::TooManyPositions(bound) => text!(
                "the game has more than {bound} positions: take a smaller one, or raise the bound",
                "局面数超过 {bound}：请换小一点的游戏，或者提高上限"
            ),
            Unsolved::TooManyMoves(budget) => text!(
                "the game has more than {budget} moves: take a smaller one",
                "走法数超过 {budget}：请换小一点的游戏"
            ),
            Unsolved::TooManyBytes(bound) => text!(
                "the game takes more than {megabytes} MB: take a smaller one",
                "这个游戏要用的内存超过 {megabytes} MB：请换小一点的游戏",
                megabytes = bound / 1_000_000
            ),
            Unsolved::TooLarge { what, most } => text!(
                "a search takes at most {most} {what}: take a smaller input",
                "{what}超过 {most}，搜索处理不了：请换小一点的输入"
            ),
            Unsolved::GivenUp => text!("the search was ended early", "搜索提前结束了"),
            Unsolved::Loop(position) => text!(
                "play can come back to {position}: this question needs a game that ends",
                "可以回到局面 {position}：这个问题只对会结束的游戏有答案"
            ),
        })
    }
}

impl std::error::Error for Unsolved {}
