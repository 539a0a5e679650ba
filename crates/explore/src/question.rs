//! The questions, and how an answer follows from those of the options.

use language::Text;
use std::ops::ControlFlow;

/// `Break` ends an enumeration of options.
pub type Flow = ControlFlow<()>;

/// A question that has one answer at each position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// 0 where the player to move loses, 1 where he wins; a draw where play goes on for ever.
    Outcome,
    /// The Grundy value.
    Grundy,
    /// The outcome where the player without a move wins.
    Misere,
    /// The number of moves of play in which the winner hurries and the loser delays.
    Remoteness,
}

impl Question {
    pub const ALL: [Question; 4] =
        [Question::Outcome, Question::Grundy, Question::Misere, Question::Remoteness];

    pub fn named(name: &str) -> Option<Question> {
        Question::ALL.into_iter().find(|question| question.words().0 == name)
    }

    /// The name on the command line, and a description.
    pub fn words(self) -> (&'static str, Text) {
        match self {
            Question::Outcome => (
                "outcome",
                Text(
                    "Which positions are lost for the player to move, which are won, and which are draws",
                    "哪些局面对当前操作者必败，哪些必胜，哪些是平局",
                ),
            ),
            Question::Grundy => ("grundy", Text("The Grundy values", "SG 值")),
            Question::Misere => (
                "misere",
                Text(
                    "The outcomes where the player without a move wins",
                    "反常规则（不能操作者胜）下的胜负",
                ),
            ),
            Question::Remoteness => (
                "remoteness",
                Text(
                    "How many moves play lasts if the winner hurries and the loser delays",
                    "胜者求快、败者拖延时，一局走多少步",
                ),
            ),
        }
    }

    /// The name of one answer.
    pub fn quantity(self) -> Text {
        match self {
            Question::Outcome => Text("outcome", "胜负"),
            Question::Grundy => Text("Grundy value", "SG 值"),
            Question::Misere => Text("misère outcome", "反常规则下的胜负"),
            Question::Remoteness => Text("remoteness", "步数"),
        }
    }

    /// The meaning of an answer, in a line.
    pub fn terms(self, has_draws: bool) -> Text {
        match self {
            Question::Outcome if has_draws => Text(
                "a won position has a move to a lost one; from a lost position all moves lead to \
                 won ones, or there is none; everything else is a draw: play goes on for ever, since \
                 nobody can do better",
                "必胜态有一步走到必败态；必败态的每一步都走到必胜态，或者不能操作；其余都是平局：\
                 谁都没有更好的走法，于是无限进行下去",
            ),
            Question::Remoteness if has_draws => Text(
                "remoteness is how many moves play lasts if the winner hurries and the loser delays; \
                 even is lost for the player to move; in a draw play goes on for ever",
                "步数是胜者求快、败者拖延时一局的步数；步数为偶数，当前操作者必败；平局会无限进行下去",
            ),
            Question::Outcome => Text(
                "a lost position (P-position) has no move to a lost one; a won position (N-position) \
                 has one",
                "必败态（P 态）没有一步走到必败态；必胜态（N 态）至少有一步走到必败态",
            ),
            Question::Misere => Text(
                "who cannot move wins; a lost position (P-position) has moves, and none to a lost one",
                "不能操作者胜；必败态（P 态）可以操作，但没有一步走到必败态",
            ),
            Question::Grundy => Text(
                "the Grundy value is the least number that no option has; 0 is lost for the player to \
                 move (a P-position)",
                "SG 值是后继状态的 SG 值中没有出现的最小非负整数；SG 值为 0 时当前操作者必败（P 态）",
            ),
            Question::Remoteness => Text(
                "remoteness is how many moves play lasts if the winner hurries and the loser delays; \
                 even is lost for the player to move (a P-position)",
                "步数是胜者求快、败者拖延时一局的步数；步数为偶数，当前操作者必败（P 态）",
            ),
        }
    }

    /// True where 0 and 1 mean lost and won.
    pub fn is_outcome(self) -> bool {
        matches!(self, Question::Outcome | Question::Misere)
    }
}

/// The answer of a position, built while the answers of its options come.
pub trait Fold {
    /// True if the answer is 0 where there are options and none breaks.
    const IS_ZERO_OTHERWISE: bool;

    /// Starts a new position.
    fn begin(&mut self);

    /// Takes the answer of an option; breaks when no other option can change the result.
    fn enter(&mut self, option: u32) -> Flow;

    /// The answer of the position.
    fn answer(&self) -> u32;
}
