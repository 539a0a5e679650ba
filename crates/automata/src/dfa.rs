//! Complete deterministic automata over letters 0, 1, ...

use crate::limit::{Limit, TooLarge};
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// A complete deterministic automaton. The states are numbers from 0 on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dfa {
    pub(crate) letters: usize,
    pub(crate) start: u32,
    /// The state behind each state and letter, state by state.
    pub(crate) next: Vec<u32>,
    pub(crate) accepts: Vec<bool>,
}

impl Dfa {
    /// The automaton of the states that are reached from `start`, numbered in the order of the shortest words.
    pub fn explore<S: Clone + Eq + Hash>(
        letters: usize,
        start: S,
        mut step: impl FnMut(&S, usize) -> S,
        accepts: impl Fn(&S) -> bool,
        limit: &Limit,
    ) -> Result<Dfa, TooLarge> {
        Dfa::try_explore(letters, start, |state, letter| Ok(step(state, letter)), accepts, limit)
    }

    /// [`explore`](Self::explore) with steps that may fail.
    pub(crate) fn try_explore<S: Clone + Eq + Hash>(
        letters: usize,
        start: S,
        mut step: impl FnMut(&S, usize) -> Result<S, TooLarge>,
        accepts: impl Fn(&S) -> bool,
        limit: &Limit,
    ) -> Result<Dfa, TooLarge> {
        let mut numbers = HashMap::from([(start.clone(), 0)]);
        let mut states = vec![start];
        let mut next = Vec::new();
        let mut index = 0;
        while index < states.len() {
            limit.count(states.len(), letters)?;
            for letter in 0..letters {
                let state = step(&states[index], letter)?;
                let fresh = states.len() as u32;
                let number = *numbers.entry(state).or_insert_with_key(|state| {
                    states.push(state.clone());
                    fresh
                });
                next.push(number);
            }
            index += 1;
        }
        Ok(Dfa { letters, start: 0, next, accepts: states.iter().map(accepts).collect() })
    }

    /// The number of states.
    pub fn size(&self) -> usize {
        self.accepts.len()
    }

    /// The number of letters.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// The first state.
    pub fn start(&self) -> usize {
        self.start as usize
    }

    /// The state behind a state and a letter.
    pub fn step(&self, state: usize, letter: usize) -> usize {
        self.next[state * self.letters + letter] as usize
    }

    /// Returns true for a word that ends in this state.
    pub fn accepts(&self, state: usize) -> bool {
        self.accepts[state]
    }

    /// Returns true if the automaton accepts the word.
    pub fn takes(&self, word: impl IntoIterator<Item = usize>) -> bool {
        let end = word.into_iter().fold(self.start(), |state, letter| self.step(state, letter));
        self.accepts(end)
    }

    /// The shortest word that is accepted, the first by its letters.
    pub fn shortest(&self) -> Option<Vec<usize>> {
        self.shortest_to(|state| self.accepts(state))
    }

    /// Returns true for a state from which every word leads back to it, and that does not accept.
    pub fn is_dead(&self, state: usize) -> bool {
        !self.accepts(state) && (0..self.letters).all(|letter| self.step(state, letter) == state)
    }

    /// The shortest word to a state that is wanted, the first by its letters; the search sees each state once.
    pub(crate) fn shortest_to(&self, is_wanted: impl Fn(usize) -> bool) -> Option<Vec<usize>> {
        let mut from: Vec<Option<(usize, usize)>> = vec![None; self.size()];
        let mut seen = vec![false; self.size()];
        seen[self.start()] = true;
        let mut open = VecDeque::from([self.start()]);
        while let Some(state) = open.pop_front() {
            if is_wanted(state) {
                let steps = std::iter::successors(from[state], |&(before, _)| from[before]);
                let mut word: Vec<usize> = steps.map(|(_, letter)| letter).collect();
                word.reverse();
                return Some(word);
            }
            for letter in 0..self.letters {
                let next = self.step(state, letter);
                if !std::mem::replace(&mut seen[next], true) {
                    from[next] = Some((state, letter));
                    open.push_back(next);
                }
            }
        }
        None
    }

    /// The states that are reached from these by some of the letters, with these, in ascending order.
    pub(crate) fn closure(&self, mut states: Vec<u32>, letters: &[usize]) -> Vec<u32> {
        let mut seen = vec![false; self.size()];
        states.iter().for_each(|&state| seen[state as usize] = true);
        let mut index = 0;
        while index < states.len() {
            for &letter in letters {
                let next = self.step(states[index] as usize, letter);
                if !std::mem::replace(&mut seen[next], true) {
                    states.push(next as u32);
                }
            }
            index += 1;
        }
        states.sort_unstable();
        states
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of which the sum of the letters is divisible by `modulus`.
    fn sums(modulus: usize, letters: usize) -> Dfa {
        let step = |state: &usize, letter| (state + letter) % modulus;
        Dfa::explore(letters, 0, step, |&state| state == 0, &Limit::states(100)).unwrap()
    }

    #[test]
    fn the_empty_word_is_the_shortest() {
        assert_eq!(sums(1, 1).shortest(), Some(vec![]));
        let none = Dfa { accepts: vec![false], ..sums(1, 1) };
        assert_eq!(none.shortest(), None);
    }

    #[test]
    fn a_limit_ends_what_has_more_states() {
        let endless = |limit: &Limit| Dfa::explore(1, 0_u64, |n, _| n + 1, |_| false, limit);
        assert_eq!(endless(&Limit::states(50)), Err(TooLarge));
        assert_eq!(endless(&Limit::states(1 << 30).with_transitions(50)), Err(TooLarge));
    }

    #[test]
    fn words_are_taken_by_their_end() {
        let dfa = sums(3, 2);
        assert!(dfa.takes([1, 1, 0, 1]) && !dfa.takes([1, 0]));
        assert_eq!(dfa.closure(vec![0], &[1]), [0, 1, 2]);
        assert_eq!(dfa.closure(vec![1], &[0]), [1]);
    }
}
