//! Tuples read digit by digit: one of them, or all small ones of a set, where what has no end in the set is left out at once.

use crate::dfa::Dfa;
use crate::linear::MOST_VARIABLES;
use crate::relation::{Relation, digit};

impl Relation<'_> {
    /// Returns true if the tuple is in the set.
    ///
    /// # Panics
    ///
    /// If there are not as many numbers as variables.
    pub fn holds(&self, tuple: &[u64]) -> bool {
        assert_eq!(tuple.len(), self.variables().len(), "a number for each variable");
        self.dfa().takes(self.letters(tuple))
    }

    /// The letters of a tuple, without leading zeros.
    pub(crate) fn letters(&self, tuple: &[u64]) -> impl Iterator<Item = usize> {
        let (weights, digits) = (self.numeration().weights(), self.numeration().digits());
        let largest = tuple.iter().max().copied().unwrap_or(0);
        let places = weights.partition_point(|&weight| weight <= largest);
        let mut rest = [0; MOST_VARIABLES];
        rest[..tuple.len()].copy_from_slice(tuple);
        let count = tuple.len();
        weights[..places].iter().rev().map(move |&weight| {
            rest[..count].iter_mut().rev().fold(0, |letter, number| {
                // Digits are small: to subtract is faster than to divide.
                (1..digits).fold(letter * digits, |letter, _| {
                    let fits = *number >= weight;
                    *number -= if fits { weight } else { 0 };
                    letter + usize::from(fits)
                })
            })
        })
    }

    /// Calls `visit` with each tuple of the set whose numbers are below these sizes, in no order that matters.
    ///
    /// # Complexity
    ///
    /// A step of the automaton for each beginning of the digits of some tuple of the set.
    pub fn each_below(&self, sizes: &[u64], mut visit: impl FnMut(&[u64])) {
        self.walk(self.dfa(), sizes, |tuple, _| visit(tuple));
    }

    /// Calls `visit` as [`each_below`](Self::each_below) does, also with a flag: true if `other` accepts the digits of
    /// the tuple.
    pub(crate) fn walk(&self, other: &Dfa, sizes: &[u64], visit: impl FnMut(&[u64], bool)) {
        let (numeration, own) = (self.numeration(), self.dfa());
        let digits = numeration.digits();
        let of = |letter| {
            (0..sizes.len()).map(move |track| digit(letter, track, digits) as u64).collect()
        };
        let largest = sizes.iter().max().copied().unwrap_or(0);
        let places = numeration.weights().partition_point(|&weight| weight < largest);
        let mut walk = Walk {
            own,
            other,
            is_dead: (0..own.size()).map(|state| own.is_dead(state)).collect(),
            letters: (0..own.letters()).map(of).collect(),
            sizes,
            tuple: vec![0; sizes.len()],
            visit,
        };
        if !sizes.contains(&0) {
            walk.descend(&numeration.weights()[..places], [own.start(), other.start()]);
        }
    }
}

struct Walk<'a, V> {
    own: &'a Dfa,
    other: &'a Dfa,
    /// True for each state of `own` from which nothing is accepted.
    is_dead: Vec<bool>,
    /// The digits of each letter.
    letters: Vec<Vec<u64>>,
    sizes: &'a [u64],
    tuple: Vec<u64>,
    visit: V,
}

impl<V: FnMut(&[u64], bool)> Walk<'_, V> {
    /// Visits the tuples that extend the digits so far, which lead to these states, by digits of these weights.
    fn descend(&mut self, weights: &[u64], [own, other]: [usize; 2]) {
        let Some((weight, lower)) = weights.split_last() else {
            if self.own.accepts(own) {
                (self.visit)(&self.tuple, self.other.accepts(other));
            }
            return;
        };
        for letter in 0..self.letters.len() {
            let states = [self.own.step(own, letter), self.other.step(other, letter)];
            if self.is_dead[states[0]] {
                continue;
            }
            let digits = &self.letters[letter];
            self.tuple.iter_mut().zip(digits).for_each(|(number, digit)| *number += digit * weight);
            if self.tuple.iter().zip(self.sizes).all(|(number, size)| number < size) {
                self.descend(lower, states);
            }
            let digits = &self.letters[letter];
            self.tuple.iter_mut().zip(digits).for_each(|(number, digit)| *number -= digit * weight);
        }
    }
}
