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

mod beatty;
mod decide;
mod measure;
mod reason;
mod suggest;
mod unproved;
mod words;

use crate::budget::{Budget, USUAL_STATES};
use crate::cell::{Table, Words};
use crate::expression::Moves;
use crate::expression::formula::MoveRelation;
use crate::game::{Game, Section};
use crate::question::Question;
use crate::solve;
use crate::units::SECOND;
use crate::wording::Wording;
use automata::{Base, Limit, Numeration, Relation, Sign, TooLarge, ZECKENDORF};
use decide::Case;
use language::text;
use measure::measure;
use reason::Origin;
pub use reason::numeration;
use std::borrow::Cow;
use std::cell::OnceCell;
use std::sync::LazyLock;
use suggest::Pairs;
pub use unproved::Unproved;
use unproved::{DRAWS, ENDLESS, Fault, MISERE, PROGRAM, TABLE};
pub(super) use words::mean_the_same;
pub use words::said;

static BINARY: LazyLock<Base> = LazyLock::new(|| Base::new(2));
/// Further bases, each tried if it divides a number in the moves.
static OTHERS: LazyLock<[Base; 3]> = LazyLock::new(|| [3, 5, 7].map(Base::new));

/// Most small tuples that a guess is compared with, and most cells of a large table.
const CHECKED: usize = 50_000;
const SAMPLED: usize = 10_000;
/// The most states of an automaton on the way to a proof, and the most transitions of all, where a guess may have the
/// usual number of states: they grow with it.
const STATES: usize = 10_000;
const TRANSITIONS: u64 = 4_000_000;
/// Most pairs of positions for which the listed moves are compared with their relation.
const LISTED: u64 = 200_000;
/// The sides of a table for a guess, by the number of coordinates: at least, and at most. Where a guess fails, the next table
/// has sides so many times as long.
const SIDES: [[usize; 2]; 4] = [[256, 65536], [40, 1000], [16, 32], [8, 12]];
const LONGER: usize = 2;
/// Longest side of a table of values: each value answers for many tuples.
const LONGEST_OF_VALUES: usize = 4096;
/// Divisor of a second: the time for a table that a guess needs.
const PART: u64 = 4;
/// Variables of a Grundy value and of another one; those of coordinates are smaller.
const VALUE: usize = 1000;
const OTHER: usize = 1001;

/// A proof, for all positions.
#[derive(Debug, Clone)]
pub struct ByDigits {
    /// The lost positions, or the pairs of a position and its Grundy value.
    pub relation: Relation<'static>,
    /// The measure that falls in every move.
    pub measure: Wording,
    pub question: Question,
    /// The automaton from which this one follows, if it does.
    origin: Option<Origin>,
    axes: usize,
    /// The most states of a guess.
    most: usize,
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
        match self.question {
            Question::Grundy => with_value(&self.relation, 0, limit)?.exists(VALUE, limit),
            _ => Ok(self.relation.clone()),
        }
    }

    /// Reduces a proof of Grundy values to the lost positions.
    fn of_lost(self) -> Result<ByDigits, TooLarge> {
        let relation = self.lost(&limit(self.most))?;
        let origin = Some(Origin::Values(self.relation.dfa().size()));
        Ok(ByDigits { relation, question: Question::Outcome, origin, ..self })
    }
}

/// Looks for a proof of all answers to the question; where Grundy values have none, of those that are 0.
///
/// # Errors
///
/// If there is none within the budget; without a reason if none was looked for.
pub fn prove(
    game: &Game,
    question: Question,
    table: &Table,
    budget: &mut Budget<'_>,
) -> Result<ByDigits, Option<Unproved>> {
    if question == Question::Remoteness || game.largest.is_some() {
        return Err(None);
    }
    if let Some(section) = game.section().filter(|_| question == Question::Outcome) {
        return of_section(section, budget);
    }
    let moves = game.text().ok_or(Some(PROGRAM))?;
    if game.splits() && question == Question::Misere {
        return Err(Some(MISERE));
    }
    budget.begin(&text!("looking for an automaton", "寻找自动机"), 0, false);
    // Several heaps are lost or won by their values alone, and a guess begins at 0.
    let asked =
        if game.splits() && question == Question::Outcome { Question::Grundy } else { question };
    let [side, larger] = SIDES.get(table.sizes.len() - 1).copied().unwrap_or_default();
    let larger = if asked == Question::Grundy { larger.min(LONGEST_OF_VALUES) } else { larger };
    let is_small = table.sizes.iter().any(|&size| size < side);
    let is_other = asked != question || game.least > 0;
    let sizes = table.sizes.iter().map(|&size| size.clamp(side, larger)).collect();
    let own = (is_small || is_other).then(|| from_zero(game, asked, sizes, budget)).flatten();
    if is_other && own.is_none() {
        return Err(Some(TABLE));
    }
    let mut known = own.map_or(Cow::Borrowed(table), Cow::Owned);
    if known.cells.iter().any(|cell| cell.value().is_none()) {
        return Err(Some(DRAWS));
    }
    let prover = Prover::new(game, &moves, &known, budget.states);
    let mut all = prover.proof(asked, &known);
    // A guess that failed may have seen too little.
    while !matches!(all, Ok(_) | Err(Unproved::Moves(_)))
        && known.sizes.iter().any(|&size| size < larger)
    {
        let sizes = known.sizes.iter().map(|&size| (size * LONGER).min(larger)).collect();
        let Some(table) = from_zero(game, asked, sizes, budget) else { break };
        known = Cow::Owned(table);
        all = prover.proof(asked, &known);
    }
    let all = match question {
        Question::Grundy => all.or_else(|_| prover.proof(Question::Outcome, &known)),
        _ if asked != question => all.and_then(|proof| proof.of_lost().map_err(|_| TABLE)),
        _ => all,
    };
    all.map_err(Some)
}

/// The lost ones among some of the positions of a game that is written.
fn of_section(section: Section, budget: &mut Budget<'_>) -> Result<ByDigits, Option<Unproved>> {
    let parsed = |text: &str| Moves::parse(text).map_err(|_| Some(PROGRAM));
    let game = Game::written(parsed(section.moves)?);
    let none = Table::new(game.axes.clone(), vec![0; game.axes.len()], Vec::new(), Words::Numbers);
    let whole = prove(&game, Question::Outcome, &none, budget)?;
    let limit = limit(whole.most);
    let some = parsed(section.positions)?.tested(whole.relation.numeration(), &limit);
    let some = some.map_err(|why| Some(Unproved::Moves(why)))?;
    let states = whole.relation.dfa().size();
    let lost = whole.relation.and(&some, &limit);
    let lost = (1..whole.axes).try_fold(lost, |lost, axis| Ok(lost?.exists(axis, &limit)));
    let relation = lost.and_then(|lost| lost).map_err(|TooLarge| Some(TABLE))?;
    let origin = Some(Origin::Section { states, positions: section.positions });
    Ok(ByDigits { relation, origin, axes: 1, ..whole })
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

/// The tuples with this value.
fn with_value<'n>(set: &Relation<'n>, value: i64, limit: &Limit) -> Result<Relation<'n>, TooLarge> {
    set.having(&[(VALUE, 1)], -value, Sign::Zero, limit)
}

type Attempt<T> = Result<T, Unproved>;

/// The moves as relations in some numeration, and a measure that falls in each of them.
struct Said {
    numeration: &'static dyn Numeration,
    relations: Vec<MoveRelation<'static>>,
    measure: Wording,
}

impl Said {
    fn new(
        game: &Game,
        moves: &Moves,
        numeration: &'static dyn Numeration,
        most: usize,
    ) -> Attempt<Self> {
        let limit = limit(most);
        let relations = moves.relations(numeration, &limit).map_err(Unproved::Moves)?;
        let order = measure(&relations, game.axes.len(), &limit).ok().flatten().ok_or(ENDLESS)?;
        let measure = Wording::of(|| reason::measure(&game.axes, &order));
        Ok(Said { numeration, relations, measure })
    }
}

/// A game, and its moves in the numerations that are tried, each made when it is needed.
struct Prover<'a> {
    game: &'a Game,
    moves: &'a Moves,
    /// The most states of a guess.
    most: usize,
    /// The lost pairs that are expected.
    pairs: Option<Pairs>,
    ways: Vec<(&'static dyn Numeration, OnceCell<Attempt<Said>>)>,
}

impl<'a> Prover<'a> {
    fn new(game: &'a Game, moves: &'a Moves, table: &Table, most: usize) -> Self {
        let constants = moves.constants();
        let is_near = |base: &&'static Base| {
            let base = base.digits() as u64;
            constants.iter().any(|&constant| constant > 0 && constant % base == 0)
        };
        let others = OTHERS.iter().filter(is_near).map(|base| base as &dyn Numeration);
        let pairs = Pairs::of(table);
        let first = pairs.as_ref().map(|pairs| pairs.numeration as &dyn Numeration);
        let usual = [&*BINARY as &dyn Numeration, &ZECKENDORF].into_iter().chain(others);
        let is_other =
            |one: &&dyn Numeration| first.is_none_or(|first| first.factors() != one.factors());
        let all = first.into_iter().chain(usual.filter(is_other));
        let ways = all.map(|one| (one, OnceCell::new())).collect();
        Prover { game, moves, most, pairs, ways }
    }

    /// The first proof.
    ///
    /// # Errors
    ///
    /// If there is none in any numeration: the reason of those that can say the moves, if there are any.
    fn proof(&self, question: Question, table: &Table) -> Attempt<ByDigits> {
        let (mut unsaid, mut fault) = (None, None);
        for (numeration, said) in &self.ways {
            let new = || Said::new(self.game, self.moves, *numeration, self.most);
            let said = said.get_or_init(new).as_ref().map_err(Clone::clone);
            match said.and_then(|said| self.proved(said, question, table)) {
                Ok(proof) => return Ok(proof),
                Err(Unproved::Guess { fault: this, .. }) => fault = fault.max(Some(this)),
                Err(why) => _ = unsaid.get_or_insert(why),
            }
        }
        let (states, sizes) = (self.most, table.sizes.clone());
        let guess = fault.map(|fault| Unproved::Guess { fault, states, sizes });
        Err(guess.or(unsaid).unwrap_or(TABLE))
    }

    /// A proof in one numeration.
    fn proved(&self, said: &Said, question: Question, table: &Table) -> Attempt<ByDigits> {
        let (Said { numeration, relations, measure }, game) = (said, self.game);
        let numeration = *numeration;
        // They say nothing of values.
        let suggests = |pairs: &&Pairs| {
            pairs.numeration.factors() == numeration.factors() && question != Question::Grundy
        };
        let pairs = self.pairs.as_ref().filter(suggests);
        // What the table suggests may be longer.
        let most = if pairs.is_some() { 2 * self.most } else { self.most };
        let limit = limit(most);
        let case = Case { game, question, table, pairs, numeration, relations, most, limit };
        let (relation, measure) = (case.proved()?, measure.clone());
        Ok(ByDigits { relation, measure, question, origin: None, axes: game.axes.len(), most })
    }
}

fn limit(most: usize) -> Limit {
    let factor = most.div_ceil(USUAL_STATES);
    Limit::states(STATES * factor).with_transitions(TRANSITIONS * factor as u64)
}

#[cfg(test)]
mod tests;
