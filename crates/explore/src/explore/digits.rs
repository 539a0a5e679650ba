//! Proofs by automata that read the digits of the coordinates, for all positions at once.
//!
//! **Theorem.** Let every play end. A set P is that of the lost positions in normal play if and only if P is the set of the
//! positions from which no move leads into P. In misère play, where positions without a move are won, P is that of the
//! positions with a move from which no move leads into P. For Grundy values, let G be a set of pairs of a position and a
//! number, and R the pairs (x, u) such that an option of x has u with G. Then G is the Grundy function if and only if (x, v) is
//! in G exactly where (x, v) is not in R and every (x, u) with u < v is.
//!
//! **Proof.** By induction on the longest play from a position: its options are right, so it is, too. The other direction is
//! the definition of lost positions and of the mex.
//!
//! Both sides of the equality are automata, made from a guess and from the moves; so it is decided for all numbers. That play
//! ends is an automaton, too: some measure falls in every move, so the pairs of positions in which it does not are no moves.

mod decide;
mod measure;

use crate::budget::Budget;
use crate::cell::Table;
use crate::game::Game;
use crate::question::Question;
use automata::{Base, Limit, Numeration, Relation, Zeckendorf};
use decide::Case;
use measure::measure;
use std::sync::LazyLock;

static BINARY: LazyLock<Base> = LazyLock::new(|| Base::new(2));

/// The most states of a guess.
const GUESSED: usize = 200;
/// The most questions to the table for a guess, and the most answers of the table that a guess is held against.
const QUESTIONS: usize = 1_000_000;
const CHECKED: usize = 100_000;
/// The deepest endings that tell states apart.
const DEEPEST: usize = 4;
/// The most states of an automaton on the way to a proof, and the most transitions of all.
const STATES: usize = 10_000;
const TRANSITIONS: u64 = 4_000_000;
/// Moves are listed once more, and held against their relation, between so many pairs of positions at most.
const LISTED: u64 = 200_000;
/// The number that stands for a Grundy value, and another one; coordinates are smaller.
const VALUE: usize = 1000;
const OTHER: usize = 1001;

/// A proof, for all positions.
#[derive(Debug, Clone)]
pub struct ByDigits {
    /// The lost positions, or the pairs of a position and its Grundy value.
    pub relation: Relation<'static>,
    /// The measure that falls in every move.
    pub measure: String,
    /// The question.
    pub question: Question,
    axes: usize,
}

impl ByDigits {
    /// True if the position is lost; for Grundy values, if this is its value.
    ///
    /// # Panics
    ///
    /// If there are not as many numbers as coordinates, and a value where there is one.
    pub fn holds(&self, numbers: &[u64]) -> bool {
        self.relation.holds(numbers)
    }

    /// The theorem and its proof in words.
    pub fn reason(&self) -> String {
        let ByDigits { relation, measure, .. } = self;
        let numbers = if self.axes > 1 { "the numbers" } else { "the number" };
        let (states, numeration) = (relation.dfa().size(), relation.numeration().name());
        let what = match self.question {
            Question::Grundy => "the values are those",
            _ => "lost are the positions",
        };
        let why = match self.question {
            Question::Grundy => {
                "the value of every position is the least that no option has: an equality of two automata, of which \
                 each projection was made twice"
            }
            Question::Misere => {
                "a position with a move is one of them exactly if no move leads to another, and without a move it is \
                 won: an equality of two automata, decided twice"
            }
            _ => {
                "a position is one of them exactly if no move leads to another: an equality of two automata, decided \
                 twice"
            }
        };
        format!(
            "{what} that an automaton of {states} states accepts, which reads {numbers} in {numeration} digits. For all \
             numbers, {why}. Play ends, as {measure} falls in every move"
        )
    }
}

/// Looks for a proof of all answers to the question; where Grundy values have none, of those that are 0. None if there is none
/// within the budget.
pub fn prove(
    game: &Game,
    question: Question,
    table: &Table,
    budget: &mut Budget<'_>,
) -> Option<ByDigits> {
    if question == Question::Remoteness || table.has_draws() || !game.has_all_starts() {
        return None;
    }
    budget.begin("looking for an automaton", 0, false);
    let proof = |question| {
        let numerations: [&'static dyn Numeration; 2] = [&*BINARY, &Zeckendorf];
        numerations.into_iter().find_map(|numeration| proof(game, question, table, numeration))
    };
    proof(question).or_else(|| {
        let are_values = question == Question::Grundy;
        are_values.then(|| proof(Question::Outcome))?
    })
}

fn proof(
    game: &Game,
    question: Question,
    table: &Table,
    numeration: &'static dyn Numeration,
) -> Option<ByDigits> {
    let limit = Limit::states(STATES).with_transitions(TRANSITIONS);
    let relations = game.relations(numeration, &limit)?;
    let order = measure(&relations, game.axes.len(), &limit).ok()??;
    let names: Vec<&str> = order.iter().map(|&axis| &*game.axes[axis]).collect();
    let measure = match &names[..] {
        [] => game.axes.join(" + "),
        [one] => (*one).to_string(),
        several => format!("({}), compared from the left,", several.join(", ")),
    };
    let relation = Case { game, question, table, numeration, relations, limit }.proved()?;
    Some(ByDigits { relation, measure, question, axes: game.axes.len() })
}

#[cfg(test)]
mod tests;
