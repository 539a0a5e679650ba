//! Written moves as relations between the digits of numbers.
//!
//! A term becomes a linear form, by cases where it is `min`, `max` or `abs`; a quotient or a bitwise operation becomes a new
//! variable with a condition. Terms that digits cannot say are named.

mod terms;

use super::value::Node;
use super::{Move, Moves, Test};
use automata::{Limit, Linear, Numeration, Relation, Sign, TooLarge};
use language::text;
use std::cell::Cell;
use std::fmt;

/// A move between positions: the variables from 0 on are the coordinates of the position, and those behind them the
/// coordinates of each position that is left, one after the other.
pub struct MoveRelation<'n> {
    /// The numbers before and after the move.
    pub relation: Relation<'n>,
    /// The number of positions that are left.
    pub parts: usize,
}

/// The reason why moves are no relation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsayable {
    /// The text of a term that digits cannot say, and the place of its first character, from 1.
    Term(String, usize),
    /// There would be too many states.
    TooLarge,
}

impl From<TooLarge> for Unsayable {
    fn from(_: TooLarge) -> Self {
        Unsayable::TooLarge
    }
}

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Unsayable::Term(term, place) => text!(
                "automata cannot say `{term}`, at character {place} of the moves",
                "自动机表示不了 `{term}`（走法的第 {place} 个字符）"
            ),
            Unsayable::TooLarge => {
                text!("an automaton of the moves has too many states", "走法的自动机状态太多")
            }
        })
    }
}

/// A value, and the conditions under which the term has it.
#[derive(Clone)]
struct Case<'n> {
    conditions: Vec<Relation<'n>>,
    value: Linear,
}

impl<'n> Case<'n> {
    /// The case of these conditions and one more, whose value is of no importance.
    fn and(&self, more: &[Relation<'n>], last: Relation<'n>) -> Self {
        let conditions = [&self.conditions[..], more, &[last]].concat();
        Case { conditions, value: Linear::constant(0) }
    }
}

impl Moves {
    /// The integers below 2^64 that are written in the text.
    pub fn constants(&self) -> Vec<u64> {
        let numbers = self.text.split(|character: char| !character.is_ascii_digit());
        numbers.filter_map(|number| number.parse().ok()).collect()
    }

    /// The moves as relations.
    pub fn relations<'n>(
        &self,
        numeration: &'n dyn Numeration,
        limit: &Limit,
    ) -> Result<Vec<MoveRelation<'n>>, Unsayable> {
        let axes = self.axes.len();
        let relation = |one: &Move| {
            let hidden = axes + one.numbers.len();
            // Behind the coordinates before and after stand the variables of the move, and then new ones.
            let next = Cell::new(hidden + one.variables.len());
            let translator = Translator { text: &self.text, numeration, limit, axes, hidden, next };
            let relation = translator.move_of(one)?;
            Ok(MoveRelation { relation, parts: one.numbers.len() / axes })
        };
        self.moves.iter().map(relation).collect()
    }

    /// The positions from which one of the moves has all that it tests, whatever it leaves.
    pub fn tested<'n>(
        &self,
        numeration: &'n dyn Numeration,
        limit: &Limit,
    ) -> Result<Relation<'n>, Unsayable> {
        let axes = self.axes.len();
        let of_move = |one: &Move| {
            let next = Cell::new(axes + one.variables.len());
            let translator =
                Translator { text: &self.text, numeration, limit, axes, hidden: axes, next };
            translator.union(translator.allowed(one, Vec::new())?)
        };
        let all: Vec<usize> = (0..axes).collect();
        let none = Relation::all(numeration, &all).not(limit)?;
        self.moves.iter().try_fold(none, |all, one| Ok(all.or(&of_move(one)?, limit)?))
    }
}

struct Translator<'a, 'n> {
    text: &'a str,
    numeration: &'n dyn Numeration,
    limit: &'a Limit,
    axes: usize,
    /// The first variable that is no coordinate.
    hidden: usize,
    next: Cell<usize>,
}

type Cases<'n> = Result<Vec<Case<'n>>, Unsayable>;

impl<'n> Translator<'_, 'n> {
    fn move_of(&self, one: &Move) -> Result<Relation<'n>, Unsayable> {
        let mut conditions = Vec::new();
        if self.axes == 1 {
            // A heap of 0 has no moves.
            conditions.push(self.condition(&Linear::new(&[(0, -1)], 0), Sign::Negative)?);
        }
        let mut cases = self.allowed(one, conditions)?;
        for (index, number) in one.numbers.iter().enumerate() {
            let left = Linear::variable(self.axes + index);
            cases =
                self.with(cases, &number.node, |value| Ok((minus(&left, value)?, Sign::Zero)))?;
        }
        self.union(cases)
    }

    /// The cases in which the variables of a move are in their ranges and its tests hold.
    fn allowed(&self, one: &Move, conditions: Vec<Relation<'n>>) -> Cases<'n> {
        let mut cases = vec![Case { conditions, value: Linear::constant(0) }];
        for (index, variable) in one.variables.iter().enumerate() {
            let name = Linear::variable(self.hidden + index);
            cases = self.with(cases, &variable.first, |first| match first.is_natural() {
                true => Ok((minus(first, &name)?, Sign::AtMostZero)),
                // A variable that may be negative has no digits.
                false => Err(self.unsayable(&variable.first)),
            })?;
            let sign = if variable.with_last { Sign::AtMostZero } else { Sign::Negative };
            cases = self.with(cases, &variable.last, |last| Ok((minus(&name, last)?, sign)))?;
        }
        for test in &one.tests {
            cases = self.tested(cases, test)?;
        }
        Ok(cases)
    }

    /// The numbers before and after the move that one of the cases allows.
    fn union(&self, cases: Vec<Case<'n>>) -> Result<Relation<'n>, Unsayable> {
        let all = cases.into_iter().map(|case| self.conjunction(case.conditions));
        let all = all.reduce(|all, one| Ok(all?.or(&one?, self.limit)?)).transpose()?;
        let coordinates: Vec<usize> = (0..self.hidden).collect();
        let whole = Relation::all(self.numeration, &coordinates);
        match all {
            Some(all) => Ok(all.and(&whole, self.limit)?),
            None => Ok(whole.not(self.limit)?),
        }
    }

    /// The cases with one more condition: that of the value of a term.
    fn with(
        &self,
        cases: Vec<Case<'n>>,
        node: &Node,
        condition: impl Fn(&Linear) -> Result<(Linear, Sign), Unsayable>,
    ) -> Cases<'n> {
        let values = self.cases(node)?;
        few(cases.len() * values.len())?;
        let mut all = Vec::new();
        for case in &cases {
            for Case { conditions, value } in &values {
                let (form, sign) = condition(value)?;
                all.push(case.and(conditions, self.condition(&form, sign)?));
            }
        }
        Ok(all)
    }

    fn tested(&self, cases: Vec<Case<'n>>, test: &Test) -> Cases<'n> {
        let values = self.compared(&test.left, &test.right)?;
        few(cases.len() * values.len())?;
        let mut all = Vec::new();
        for case in &cases {
            for (conditions, left, right) in &values {
                let (below, above) = (minus(left, right)?, minus(right, left)?);
                // Below, equal, above.
                for (form, sign, value) in [
                    (&below, Sign::Negative, -1),
                    (&below, Sign::Zero, 0),
                    (&above, Sign::Negative, 1),
                ] {
                    if (test.holds)(&value, &0) {
                        all.push(case.and(conditions, self.condition(form, sign)?));
                    }
                }
            }
        }
        Ok(all)
    }

    fn condition(&self, form: &Linear, sign: Sign) -> Result<Relation<'n>, Unsayable> {
        Ok(Relation::linear(self.numeration, form, sign, self.limit)?)
    }

    fn fresh(&self) -> Linear {
        self.next.set(self.next.get() + 1);
        Linear::variable(self.next.get() - 1)
    }

    /// All conditions, without the variables that are no coordinates: each goes as soon as those with it are together.
    fn conjunction(&self, mut conditions: Vec<Relation<'n>>) -> Result<Relation<'n>, Unsayable> {
        let uses =
            |relation: &Relation<'n>, variable: usize| relation.variables().contains(&variable);
        for variable in (self.hidden..self.next.get()).rev() {
            let about = conditions.extract_if(.., |one| uses(one, variable));
            let about: Vec<Relation<'n>> = about.collect();
            if let Some(all) = self.all_of(about)? {
                conditions.push(all.exists(variable, self.limit)?);
            }
        }
        let all = self.all_of(conditions)?;
        Ok(all.unwrap_or_else(|| Relation::all(self.numeration, &[])))
    }

    fn all_of(&self, conditions: Vec<Relation<'n>>) -> Result<Option<Relation<'n>>, Unsayable> {
        let all = conditions.into_iter().map(Ok).reduce(|all, one| all?.and(&one?, self.limit));
        Ok(all.transpose()?)
    }

    fn unsayable(&self, node: &Node) -> Unsayable {
        let Node::Apply { place, .. } = node else { return Unsayable::TooLarge };
        let text = self.text.chars().skip(place.start).take(place.len()).collect();
        Unsayable::Term(text, place.start + 1)
    }
}

/// The most cases of a term: each `min`, `max`, `abs`, quotient and comparison multiplies them, and they are all held.
const CASES: usize = 1 << 12;

/// An error where there would be too many cases.
fn few(cases: usize) -> Result<(), Unsayable> {
    if cases > CASES { Err(Unsayable::TooLarge) } else { Ok(()) }
}

fn minus(left: &Linear, right: &Linear) -> Result<Linear, TooLarge> {
    left.plus(-1, right)
}
