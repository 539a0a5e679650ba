//! Projections compared once more by another route: words are read from their last letter on.

use crate::limit::{Limit, TooLarge};
use crate::relation::{Relation, digit};
use std::collections::{HashMap, VecDeque};

/// The states from which the rest of a word, read so far from its end, is accepted: of the first set, and of the second.
type Sets = (Vec<u32>, Vec<u32>);

impl Relation<'_> {
    /// A tuple with the fewest digits that is in only one of two sets: the tuples of `visible` for which this relation holds
    /// with some numbers of its other variables, and `other`, a relation of `visible`. None if they are equal.
    ///
    /// This says the same as [`exists`](Self::exists) and [`difference`](Self::difference), by states that these do not have:
    /// sets of states before an ending, instead of sets behind a beginning.
    ///
    /// # Panics
    ///
    /// If `other` has other variables than `visible`.
    pub fn projection_differs(
        &self,
        visible: &[usize],
        other: &Self,
        limit: &Limit,
    ) -> Result<Option<Vec<u64>>, TooLarge> {
        assert_eq!(other.variables(), visible, "the same variables");
        let digits = self.numeration().digits();
        let tracks: Vec<usize> =
            self.variables().iter().map(|one| digits_before(visible, *one, digits)).collect();
        let shown = |letter: usize| {
            let weighted = tracks.iter().enumerate();
            weighted.map(|(track, weight)| digit(letter, track, digits) * weight).sum::<usize>()
        };
        let shown: Vec<usize> = (0..self.dfa().letters()).map(shown).collect();
        let zeros: Vec<usize> = (0..shown.len()).filter(|&letter| shown[letter] == 0).collect();
        // The hidden numbers may have more digits than the visible ones: before these, letters whose visible digits are
        // 0 are read.
        let starts = self.dfa().closure(vec![self.dfa().start() as u32], &zeros);
        let other_starts = other.dfa().closure(vec![other.dfa().start() as u32], &[0]);
        let differs = |(one, two): &Sets| {
            let meets = |set: &Vec<u32>, starts: &Vec<u32>| {
                set.iter().any(|state| starts.binary_search(state).is_ok())
            };
            meets(one, &starts) != meets(two, &other_starts)
        };
        let letters = other.dfa().letters();
        let same: Vec<usize> = (0..letters).collect();
        let steps = [(self, &shown), (other, &same)].map(|(one, shown)| one.backwards(shown));
        let accepting = |relation: &Self| -> Vec<u32> {
            let accepts = |state: &u32| relation.dfa().accepts(*state as usize);
            (0..relation.dfa().size() as u32).filter(accepts).collect()
        };
        let first = (accepting(self), accepting(other));
        let mut words: HashMap<Sets, Vec<usize>> = HashMap::from([(first.clone(), Vec::new())]);
        let mut open = VecDeque::from([first]);
        while let Some(sets) = open.pop_front() {
            let word = words[&sets].clone();
            if differs(&sets) {
                return Ok(other.tuple(&word));
            }
            limit.count(words.len(), letters)?;
            let one = before(&sets.0, &steps[0], letters, limit)?;
            let two = before(&sets.1, &steps[1], letters, limit)?;
            for (letter, next) in one.into_iter().zip(two).enumerate() {
                if !words.contains_key(&next) {
                    words.insert(next.clone(), [&[letter], &word[..]].concat());
                    open.push_back(next);
                }
            }
        }
        Ok(None)
    }

    /// The steps into each state that is not dead: the letters as they are shown, and the states before.
    fn backwards(&self, shown: &[usize]) -> Vec<Vec<(usize, u32)>> {
        let mut steps = vec![Vec::new(); self.dfa().size()];
        let is_dead: Vec<bool> = (0..steps.len()).map(|state| self.dfa().is_dead(state)).collect();
        for state in 0..self.dfa().size() {
            for (letter, &shown) in shown.iter().enumerate() {
                let next = self.dfa().step(state, letter);
                if !is_dead[next] {
                    steps[next].push((shown, state as u32));
                }
            }
        }
        steps
    }
}

/// For each letter, the states from which it leads to some of these, in ascending order.
fn before(
    states: &[u32],
    steps: &[Vec<(usize, u32)>],
    letters: usize,
    limit: &Limit,
) -> Result<Vec<Vec<u32>>, TooLarge> {
    let mut before = vec![Vec::new(); letters];
    for &state in states {
        limit.spend(steps[state as usize].len())?;
        steps[state as usize].iter().for_each(|&(letter, state)| before[letter].push(state));
    }
    for states in &mut before {
        states.sort_unstable();
        states.dedup();
    }
    Ok(before)
}

/// The weight of a variable's digit in a letter of the visible variables; 0 for others.
fn digits_before(visible: &[usize], variable: usize, digits: usize) -> usize {
    let track = visible.iter().position(|&one| one == variable);
    track.map_or(0, |track| digits.pow(track as u32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linear::{Linear, Sign};
    use crate::numeration::{Base, Numeration, Ostrowski};

    #[test]
    fn a_projection_that_forgets_leading_zeros_is_caught() {
        let limit = Limit::states(1000);
        let systems: [Box<dyn Numeration>; 4] = [
            Box::new(Base::new(2)),
            Box::new(Base::new(3)),
            Box::new(Ostrowski::new(1)),
            Box::new(Ostrowski::new(2)),
        ];
        for system in &systems {
            // y = 3 x + 5: for each x there is a y, which has more digits.
            let form = Linear::new(&[(0, 3), (1, -1)], 5);
            let graph = Relation::linear(&**system, &form, Sign::Zero, &limit).unwrap();
            let right = graph.exists(1, &limit).unwrap();
            assert_eq!(graph.projection_differs(&[0], &right, &limit), Ok(None));
            for number in 0..30 {
                let side = |sign: i64| {
                    right.having(&[(0, sign)], -sign * number, Sign::Negative, &limit).unwrap()
                };
                let others = side(1).or(&side(-1), &limit).unwrap();
                let differs = graph.projection_differs(&[0], &others, &limit);
                assert_eq!(differs, Ok(Some(vec![number as u64])), "{}", system.name());
            }
            // As many digits as x: digits of y that stand before those of x are forgotten.
            let wrong = |x: &[u64]| {
                let digits = |number| system.write(number).len();
                Some(digits(3 * x[0] + 5) <= digits(x[0]))
            };
            let refutes = |guess: &Relation<'_>| crate::refuted(guess, 1000, wrong);
            let wrong = crate::guess(&**system, 1, wrong, refutes, 50).unwrap();
            let differs = graph.projection_differs(&[0], &wrong, &limit).unwrap();
            assert_eq!(differs, Some(vec![0]), "{}", system.name());
        }
    }
}
