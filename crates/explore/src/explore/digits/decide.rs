//! The two sides of the theorem as automata, and their comparison.

use super::suggest::Pairs;
use super::{Attempt, CHECKED, Fault, LISTED, OTHER, SAMPLED, Unproved, VALUE};
use crate::cell::{Table, positions};
use crate::expression::formula::MoveRelation;
use crate::game::Game;
use crate::question::Question;
use automata::{Limit, Numeration, Relation, Sign, TooLarge, guess, refuted};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// A question about a game in one numeration.
pub(super) struct Case<'a, 'n> {
    pub game: &'a Game,
    pub question: Question,
    pub table: &'a Table,
    /// Lost pairs that are expected beyond the table.
    pub pairs: Option<&'a Pairs>,
    pub numeration: &'n dyn Numeration,
    pub relations: &'a [MoveRelation<'n>],
    /// The most states of a guess.
    pub most: usize,
    pub limit: Limit,
}

impl<'n> Case<'_, 'n> {
    fn axes(&self) -> Vec<usize> {
        (0..self.game.axes.len()).collect()
    }

    /// The set of the answers, if one is guessed and proved.
    pub fn proved(&self) -> Attempt<Relation<'n>> {
        let splits = self.relations.iter().any(|relation| relation.parts > 1);
        // The outcomes of several heaps follow from Grundy values alone.
        let guessed =
            if splits && self.question != Question::Grundy { None } else { self.guessed() };
        let (states, sizes) = (self.most, self.table.sizes.clone());
        let failed = |fault| Unproved::Guess { fault, states, sizes };
        let Some(guessed) = guessed else { return Err(failed(Fault::None)) };
        let guessed = guessed.renamed(|variable| match variable < self.game.axes.len() {
            true => variable,
            false => VALUE,
        });
        match self.is_proved(&guessed) {
            Ok(true) if self.moves_are_listed_alike() => Ok(guessed),
            Ok(_) => Err(failed(Fault::Wrong)),
            Err(TooLarge) => Err(failed(Fault::Undecided)),
        }
    }

    /// True if a tuple belongs to the set of the table: lost positions, or positions with their values. `None` beyond
    /// the table.
    fn holds(&self, numbers: &[u64]) -> Option<bool> {
        let (at, value) = numbers.split_at(self.game.axes.len());
        let place = self.table.place(at)?;
        let found = self.table.cells.get(place)?.value()?;
        Some(match value {
            [] => found == 0,
            [value, ..] => u64::from(found) == *value,
        })
    }

    fn guessed(&self) -> Option<Relation<'n>> {
        let values = usize::from(self.question == Question::Grundy);
        let variables = self.game.axes.len() + values;
        let expected = |numbers: &[u64]| self.pairs?.holds(numbers);
        let holds = |numbers: &[u64]| self.holds(numbers).or_else(|| expected(numbers));
        let mut side = 2;
        let refutes = |guess: &Relation<'n>| {
            self.refuted(guess, &mut side).or_else(|| self.pairs?.refuted(guess))
        };
        guess(self.numeration, variables, holds, refutes, self.most)
    }

    /// A tuple at which the guess differs from the table: the first one with small numbers, whose bound grows while
    /// there is none, else one of a sample of the cells.
    fn refuted(&self, guess: &Relation<'n>, side: &mut u64) -> Option<Vec<u64>> {
        let is_quick = |side: u64| {
            let tuples = side.checked_pow(guess.variables().len() as u32);
            tuples.is_some_and(|tuples| tuples <= CHECKED as u64)
        };
        loop {
            match refuted(guess, *side, |numbers| self.holds(numbers)) {
                None if is_quick(2 * *side) => *side *= 2,
                None => return self.refuted_by_cells(guess),
                found => return found,
            }
        }
    }

    fn refuted_by_cells(&self, guess: &Relation<'n>) -> Option<Vec<u64>> {
        let cells = self.table.cells.len();
        let mut places = (0..cells).step_by(cells.div_ceil(SAMPLED).max(1));
        places.find_map(|place| {
            let value = self.table.cells[place].value()?;
            let mut numbers = self.table.position(place);
            if self.question == Question::Grundy {
                numbers.push(value.into());
                return (!guess.holds(&numbers)).then_some(numbers);
            }
            (guess.holds(&numbers) != (value == 0)).then_some(numbers)
        })
    }

    /// True if the guess is the set of the theorem, by two routes.
    pub fn is_proved(&self, guessed: &Relation<'n>) -> Result<bool, TooLarge> {
        if self.question == Question::Grundy {
            return self.are_values(guessed);
        }
        let into = self.moves_into(guessed, None)?;
        let mut others = guessed.not(&self.limit)?;
        if self.question == Question::Misere {
            // Where there is no move, the player to move has won.
            let all = Relation::all(self.numeration, &self.axes());
            let with_move = self.projected(&self.moves_into(&all, None)?)?;
            if guessed.and(&with_move.not(&self.limit)?, &self.limit)?.least().is_some() {
                return Ok(false);
            }
            others = others.and(&with_move, &self.limit)?;
        }
        Ok(self.projected(&into)?.difference(&others).is_none()
            && into.projection_differs(&self.axes(), &others, &self.limit)?.is_none())
    }

    /// True if the guess is the Grundy function.
    fn are_values(&self, guessed: &Relation<'n>) -> Result<bool, TooLarge> {
        let limit = &self.limit;
        let into = self.moves_into(guessed, Some(OTHER))?;
        let visible = [&self.axes()[..], &[OTHER]].concat();
        let reached = self.projected(&into)?;
        if into.projection_differs(&visible, &reached, limit)?.is_some() {
            return Ok(false);
        }
        let missing = reached.not(limit)?;
        let less = [(OTHER, 1), (VALUE, -1)];
        let missing_below = missing.having(&less, 0, Sign::Negative, limit)?;
        let visible = [&self.axes()[..], &[VALUE]].concat();
        let some_below = missing_below.exists(OTHER, limit)?;
        if missing_below.projection_differs(&visible, &some_below, limit)?.is_some() {
            return Ok(false);
        }
        let is_mex = missing.renamed(|variable| if variable == OTHER { VALUE } else { variable });
        let is_mex = is_mex.and(&some_below.not(limit)?, limit)?;
        Ok(is_mex.difference(guessed).is_none())
    }

    /// The pairs of a position and an option in the set; with `value`, the triples with the nim-sum of the values of the
    /// positions that are left.
    fn moves_into(
        &self,
        set: &Relation<'n>,
        value: Option<usize>,
    ) -> Result<Relation<'n>, TooLarge> {
        let axes = self.game.axes.len();
        let limit = &self.limit;
        let mut all: Option<Relation<'n>> = None;
        let most = self.relations.iter().map(|relation| relation.parts).max().unwrap_or(1);
        for MoveRelation { relation, parts } in self.relations {
            let mut into = relation.clone();
            for part in 1..=*parts {
                let name = |variable: usize| match variable {
                    VALUE if *parts == 1 => value.unwrap_or(VALUE),
                    VALUE => OTHER + part,
                    axis => part * axes + axis,
                };
                into = into.and(&set.renamed(name), limit)?;
            }
            if let Some(value) = value.filter(|_| *parts > 1) {
                if !self.numeration.is_binary() {
                    return Err(TooLarge);
                }
                let of_parts = (1..=*parts).map(|part| OTHER + part);
                let names: Vec<usize> = of_parts.chain([value]).collect();
                let is_sum =
                    |digits: &[usize]| digits.iter().fold(0, |sum, digit| sum ^ digit) == 0;
                let sum = Relation::digitwise(self.numeration, &names, is_sum, limit)?;
                into = into.and(&sum, limit)?;
                for part in 1..=*parts {
                    into = into.exists(OTHER + part, limit)?;
                }
            }
            // Moves that leave fewer positions say nothing of the others.
            for variable in (parts + 1) * axes..(most + 1) * axes {
                into = into.having(&[(variable, 1)], 0, Sign::Zero, limit)?;
            }
            all = Some(all.map_or(Ok(into.clone()), |all| all.or(&into, limit))?);
        }
        all.ok_or(TooLarge)
    }

    /// The positions before the moves.
    fn projected(&self, moves: &Relation<'n>) -> Result<Relation<'n>, TooLarge> {
        let axes = self.game.axes.len();
        let mut after = moves.variables().iter().filter(|one| (axes..VALUE).contains(*one));
        after.try_fold(moves.clone(), |moves, &variable| moves.exists(variable, &self.limit))
    }

    /// True if the relations of the moves hold for exactly the options that the rules list, between small positions.
    fn moves_are_listed_alike(&self) -> bool {
        let axes = self.game.axes.len();
        let most_left = axes * self.relations.iter().map(|one| one.parts).max().unwrap_or(1);
        let pairs = |from: u64| {
            let left = (2 * from).checked_pow(most_left as u32)?;
            from.checked_pow(axes as u32)?.checked_mul(left)
        };
        let is_quick = |from: &u64| pairs(*from).is_some_and(|pairs| pairs <= LISTED);
        let smallest = self.table.sizes.iter().copied().min().unwrap_or(0) as u64;
        let Some(from) = (2..=smallest.min(LISTED)).rev().find(is_quick) else { return false };
        let (mut listed, mut found) = (HashSet::new(), HashSet::new());
        for at in positions(&vec![from as usize; axes]) {
            let _ = self.game.options(&at, &mut |left| {
                if left.iter().all(|&number| number < 2 * from) {
                    listed.insert([&at[..], left].concat());
                }
                ControlFlow::Continue(())
            });
        }
        for MoveRelation { relation, parts } in self.relations {
            let sizes = [vec![from; axes], vec![2 * from; parts * axes]].concat();
            relation.each_below(&sizes, |tuple| {
                let (at, left) = tuple.split_at(axes);
                // A heap of 0 is none.
                let left = left.iter().copied().filter(|&number| axes > 1 || number > 0);
                found.insert(at.iter().copied().chain(left).collect());
            });
        }
        found == listed
    }
}
