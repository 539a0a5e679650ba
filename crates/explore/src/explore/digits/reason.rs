//! A proof by an automaton in words.

use super::ByDigits;
use crate::question::Question;
use crate::wording::{axes, closed_up};
use automata::Numeration;
use itertools::Itertools;
use language::{Text, text};

const OF_LOST: Text = Text(
    "a position is one of them exactly if no move leads to another: an equality of two automata, decided twice",
    "一个局面被接受，当且仅当没有一步走到被接受的局面：这归结为两个自动机相等，判定了两遍",
);
const OF_MISERE: Text = Text(
    "a position with a move is one of them exactly if no move leads to another, and without a move it is won: an \
     equality of two automata, decided twice",
    "能操作的局面被接受，当且仅当没有一步走到被接受的局面；不能操作的局面必胜：这归结为两个自动机相等，判定了两遍",
);
const OF_VALUES: Text = Text(
    "the value of every position is the least that no option has: an equality of two automata, of which each \
     projection was made twice",
    "每个局面的值都是后继状态的值中没有出现的最小值：这归结为两个自动机相等，其中每个投影都做了两遍",
);

/// The automaton from which that of a proof follows.
#[derive(Debug, Clone, Copy)]
pub(super) enum Origin {
    /// One of so many states, of all values.
    Values(usize),
    /// One of so many states, of a game that has these among its positions.
    Section { states: usize, positions: &'static str },
}

impl ByDigits {
    /// The theorem and its proof in words.
    pub fn reason(&self) -> String {
        let ByDigits { relation, measure, .. } = self;
        let (states, digits) = (relation.dfa().size(), numeration(relation.numeration()));
        let numbers = match self.axes {
            1 => Text("the number", "这个数"),
            _ => Text("the numbers", "各个数"),
        };
        let what = match self.question {
            Question::Grundy => Text("the values are those", "每个局面与它的 SG 值"),
            _ => Text("lost are the positions", "所有必败态"),
        };
        let why = match (self.question, self.origin) {
            (_, Some(Origin::Section { states, positions })) => text!(
                "they are the positions `{positions}` of a game whose lost ones are accepted by an automaton of {states} \
                 states: {OF_LOST}",
                "它们是一个游戏中的局面 `{positions}`，那个游戏的必败态由一个 {states} 状态的自动机给出：{OF_LOST}"
            ),
            (_, Some(Origin::Values(states))) => text!(
                "they are those of value 0 by an automaton of {states} states, by which {OF_VALUES}",
                "它们是值为 0 的局面，值由一个 {states} 状态的自动机给出：{OF_VALUES}"
            ),
            (Question::Grundy, None) => OF_VALUES.to_string(),
            (Question::Misere, None) => OF_MISERE.to_string(),
            _ => OF_LOST.to_string(),
        };
        closed_up(&text!(
            "{what} that an automaton of {states} states accepts, which reads {numbers} in {digits} digits. For all \
             numbers, {why}. Play ends, as {measure} falls in every move",
            "一个 {states} 状态的自动机恰好接受{what}，它按 {digits} 数位读入{numbers}。对所有的数，{why}。\
             每一步都使 {measure} 变小，所以游戏会结束"
        ))
    }

    /// The reason why a pattern is proved that says the same.
    pub(in crate::explore) fn reason_of_words(&self) -> String {
        let reason = self.reason();
        text!(
            "{reason}. The pattern says the same: one more equality of automata",
            "{reason}。规律与此等价：这又归结为两个自动机相等"
        )
    }
}

/// The name of a numeration.
pub fn numeration(numeration: &dyn Numeration) -> String {
    let (name, base) = (numeration.name(), numeration.digits());
    match (base, numeration.factors()[1] == 0) {
        (2, true) => text!("{name}", "二进制"),
        (_, true) => text!("{name}", "{base} 进制"),
        (_, false) => name,
    }
}

/// The sum of the coordinates, or the list of these in their order.
pub(super) fn measure(names: &[String], order: &[usize]) -> String {
    let names = axes(names);
    match order {
        [] => names.join(" + "),
        &[one] => names[one].clone(),
        several => {
            let list = several.iter().map(|&axis| &*names[axis]).join(", ");
            text!("({list}), compared from the left,", "({list})（从左起比较）")
        }
    }
}
