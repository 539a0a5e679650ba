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
mod golden;
mod measure;
mod words;

use crate::budget::Budget;
use crate::cell::{Table, Words};
use crate::expression::Moves;
use crate::expression::formula::Unsayable;
use crate::game::Game;
use crate::question::Question;
use crate::solve;
use crate::units::SECOND;
use automata::{Base, Limit, Linear, Numeration, Relation, Sign, TooLarge, Zeckendorf};
use decide::Case;
use measure::measure;
use std::sync::LazyLock;
pub(super) use words::mean_the_same;

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
/// The sides of a table for a guess, by the number of coordinates: at least, and where the guess fails.
const SIDES: [[usize; 2]; 4] = [[256, 4096], [40, 1000], [16, 32], [8, 12]];
/// The part of a second that a table for a guess may take.
const PART: u64 = 4;
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
    /// The states of the automaton of the values from which the lost positions follow, if they do.
    values: Option<usize>,
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

    /// The lost positions.
    fn lost(&self, limit: &Limit) -> Result<Relation<'static>, TooLarge> {
        let zero = Linear::variable(VALUE);
        let zero = Relation::linear(self.relation.numeration(), &zero, Sign::Zero, limit)?;
        match self.question {
            Question::Grundy => self.relation.and(&zero, limit)?.exists(VALUE, limit),
            _ => Ok(self.relation.clone()),
        }
    }

    /// The same for the lost positions alone.
    fn of_lost(self) -> Result<ByDigits, TooLarge> {
        let limit = Limit::states(STATES).with_transitions(TRANSITIONS);
        let (relation, states) = (self.lost(&limit)?, self.relation.dfa().size());
        Ok(ByDigits { relation, question: Question::Outcome, values: Some(states), ..self })
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
        let of_values = "the value of every position is the least that no option has: an equality of two automata, of \
                         which each projection was made twice";
        let why = match (self.question, self.values) {
            (_, Some(states)) => {
                format!("they are those of value 0 by an automaton of {states} states, by which {of_values}")
            }
            (Question::Grundy, None) => of_values.into(),
            (Question::Misere, None) => {
                "a position with a move is one of them exactly if no move leads to another, and without a move it is \
                 won: an equality of two automata, decided twice"
                    .into()
            }
            _ => "a position is one of them exactly if no move leads to another: an equality of two automata, decided \
                  twice"
                .into(),
        };
        format!(
            "{what} that an automaton of {states} states accepts, which reads {numbers} in {numeration} digits. For all \
             numbers, {why}. Play ends, as {measure} falls in every move"
        )
    }

    /// The reason why a pattern is proved that says the same.
    pub(super) fn reason_of_words(&self) -> String {
        format!("{}. The pattern says the same: one more equality of automata", self.reason())
    }
}

/// Looks for a proof of all answers to the question; where Grundy values have none, of those that are 0.
///
/// # Errors
///
/// If there is none within the budget; with a reason if digits cannot say the moves.
pub fn prove(
    game: &Game,
    question: Question,
    table: &Table,
    budget: &mut Budget<'_>,
) -> Result<ByDigits, Option<Unsayable>> {
    let is_known = question != Question::Remoteness && !table.has_draws();
    let moves = game.text().filter(|_| is_known && game.largest.is_none()).ok_or(None)?;
    budget.begin("looking for an automaton", 0, false);
    // Several heaps are lost or won by their values alone, and a guess begins at 0.
    let asked =
        if game.splits() && question == Question::Outcome { Question::Grundy } else { question };
    let [side, larger] = SIDES.get(table.sizes.len() - 1).copied().unwrap_or_default();
    let is_small = table.sizes.iter().any(|&size| size < side);
    let is_other = asked != question || game.least > 0;
    let sizes = table.sizes.iter().map(|&size| size.clamp(side, larger)).collect();
    let own = (is_small || is_other).then(|| from_zero(game, asked, sizes, budget)).flatten();
    if is_other && own.is_none() {
        return Err(None);
    }
    let proof = |asked, table: &Table| {
        let by = |digits: &'static dyn Numeration| proof(game, &moves, asked, table, digits);
        by(&*BINARY).or_else(|unsayable| by(&Zeckendorf).map_err(|_| unsayable))
    };
    let known = own.as_ref().unwrap_or(table);
    // A guess that failed may have seen too little.
    let all = proof(asked, known).or_else(|unsayable| match unsayable {
        None if known.sizes.iter().any(|&size| size < larger) => {
            let sizes = vec![larger; known.sizes.len()];
            proof(asked, &from_zero(game, asked, sizes, budget).ok_or(None)?)
        }
        unsayable => Err(unsayable),
    });
    match question {
        Question::Grundy => all.or_else(|_| proof(Question::Outcome, known)),
        _ if asked != question => all.and_then(|proof| proof.of_lost().map_err(|_| None)),
        _ => all,
    }
}

/// The answers at all coordinates from 0 on, below these sizes.
fn from_zero(
    game: &Game,
    question: Question,
    sizes: Vec<usize>,
    budget: &mut Budget<'_>,
) -> Option<Table> {
    let game = Game::written(game.text()?);
    let most = budget.left().min(SECOND / PART);
    let cells = budget.share(most, 0, |part| solve::answers(&game, question, &sizes, part)).ok()?;
    let is_whole = cells.len() == sizes.iter().product::<usize>();
    is_whole.then(|| Table::new(game.axes, sizes, cells, Words::Numbers))
}

fn proof(
    game: &Game,
    moves: &Moves,
    question: Question,
    table: &Table,
    numeration: &'static dyn Numeration,
) -> Result<ByDigits, Option<Unsayable>> {
    let limit = Limit::states(STATES).with_transitions(TRANSITIONS);
    let relations = moves.relations(numeration, &limit).map_err(Some)?;
    let order = measure(&relations, game.axes.len(), &limit).ok().flatten().ok_or(None)?;
    let names: Vec<&str> = order.iter().map(|&axis| &*game.axes[axis]).collect();
    let measure = match &names[..] {
        [] => game.axes.join(" + "),
        [one] => (*one).to_string(),
        several => format!("({}), compared from the left,", several.join(", ")),
    };
    let case = Case { game, question, table, numeration, relations, limit };
    let relation = case.proved().ok_or(None)?;
    Ok(ByDigits { relation, measure, question, values: None, axes: game.axes.len() })
}

#[cfg(test)]
mod tests;
