//! A set learned from a table (Angluin 1987, with the endings of Rivest and Schapire).

use crate::dfa::Dfa;
use crate::limit::Limit;
use crate::numeration::Numeration;
use crate::relation::{Relation, letters};
use std::collections::HashMap;

/// Limit on the questions to the table for one guess.
const MOST_QUESTIONS: usize = 300_000;

/// Guesses a set from a part of its tuples. Two beginnings of words lead to the same state if all endings that were learned
/// so far have the same answers, as far as these are known; a tuple at which the guess is wrong gives an ending that tells two
/// beginnings apart. A guess may be wrong beyond the table.
///
/// `holds` answers for a tuple, or gives None beyond its table. `refutes` gives a tuple of the table at which a guess is
/// wrong, best a small one. There is no guess with more than `states` states.
///
/// # Complexity
///
/// A question for each ending and each letter behind each state; there are fewer endings than states, where all answers are
/// known.
pub fn guess<'n>(
    numeration: &'n dyn Numeration,
    variables: usize,
    holds: impl Fn(&[u64]) -> Option<bool>,
    mut refutes: impl FnMut(&Relation<'n>) -> Option<Vec<u64>>,
    states: usize,
) -> Option<Relation<'n>> {
    let names: Vec<usize> = (0..variables).collect();
    let all = Relation::all(numeration, &names);
    let answer = |word: &[usize]| match all.dfa().takes(word.iter().copied()) {
        true => holds(&all.tuple(word)?),
        false => Some(false),
    };
    let letters = letters(numeration, variables).ok()?;
    let mut learner = Learner { answer, letters, endings: vec![vec![]], known: HashMap::new() };
    loop {
        let hypothesis = learner.hypothesis(states)?;
        let guessed = Relation::of(numeration, names.clone(), hypothesis.dfa.clone());
        let guessed = guessed.and(&all, &Limit::states(usize::MAX)).ok()?;
        let Some(tuple) = refutes(&guessed) else { return Some(guessed) };
        let word: Word = all.letters(&tuple).collect();
        let is_new = learner.learn(&hypothesis, &word);
        if !is_new || learner.endings.len() > 2 * states {
            return None;
        }
    }
}

type Word = Vec<usize>;

struct Learner<F> {
    answer: F,
    letters: usize,
    /// Endings that tell states apart.
    endings: Vec<Word>,
    /// Answers for a prefix with each ending, as far as they were asked for.
    known: HashMap<Word, Vec<Option<bool>>>,
}

/// An automaton, and the first word that leads to each of its states.
struct Hypothesis {
    dfa: Dfa,
    words: Vec<Word>,
}

impl<F: Fn(&[usize]) -> Option<bool>> Learner<F> {
    /// The answers behind a beginning, for each ending.
    fn answers(&mut self, word: &Word) -> Vec<Option<bool>> {
        let known = self.known.entry(word.clone()).or_default();
        for ending in &self.endings[known.len()..] {
            known.push((self.answer)(&[&word[..], ending].concat()));
        }
        known.clone()
    }

    /// The automaton whose states are the beginnings that some ending tells apart.
    fn hypothesis(&mut self, states: usize) -> Option<Hypothesis> {
        let mut words: Vec<Word> = vec![vec![]];
        let mut rows = vec![self.answers(&words[0])];
        let mut next = Vec::new();
        let mut index = 0;
        while index < words.len() {
            for letter in 0..self.letters {
                let mut word = [&words[index][..], &[letter]].concat();
                // Leading zeros change nothing.
                if word.iter().all(|&letter| letter == 0) {
                    word.clear();
                }
                let row = self.answers(&word);
                let known = rows.iter().position(|other| agree(other, &row));
                next.push(known.unwrap_or(words.len()) as u32);
                if known.is_none() {
                    words.push(word);
                    rows.push(row);
                }
            }
            index += 1;
            if words.len() > states || self.known.len() * self.endings.len() > MOST_QUESTIONS {
                return None;
            }
        }
        let accepts = rows.iter().map(|row| row[0] == Some(true)).collect();
        Some(Hypothesis { dfa: Dfa { letters: self.letters, start: 0, next, accepts }, words })
    }

    /// Finds the place in a misjudged word where replacing the beginning by the word of its state changes the answer, and
    /// adds the ending behind it. Where answers are unknown, the place is a range, and all its endings are added. Returns
    /// true if one of them is new.
    fn learn(&mut self, hypothesis: &Hypothesis, word: &[usize]) -> bool {
        let mut state = hypothesis.dfa.start();
        let mut last = (0, (self.answer)(word));
        for place in 1..=word.len() {
            state = hypothesis.dfa.step(state, word[place - 1]);
            let ending = &word[place..];
            let answer = (self.answer)(&[&hypothesis.words[state][..], ending].concat());
            if answer.is_some() && answer != last.1 {
                let endings = (last.0 + 1..=place).map(|place| word[place..].to_vec());
                let new: Vec<Word> = endings.filter(|one| !self.endings.contains(one)).collect();
                let is_new = !new.is_empty();
                self.endings.extend(new);
                return is_new;
            }
            if answer.is_some() {
                last = (place, answer);
            }
        }
        false
    }
}

/// True if no answer that is known in both differs.
fn agree(left: &[Option<bool>], right: &[Option<bool>]) -> bool {
    left.iter().zip(right).all(|pair| match pair {
        (Some(left), Some(right)) => left == right,
        _ => true,
    })
}

/// The first tuple in lexicographic order, below `size` in each coordinate, at which a set and the table
/// differ.
pub fn refuted(
    guess: &Relation<'_>,
    size: u64,
    holds: impl Fn(&[u64]) -> Option<bool>,
) -> Option<Vec<u64>> {
    let all = Relation::all(guess.numeration(), guess.variables());
    let mut first: Option<Vec<u64>> = None;
    all.walk(guess.dfa(), &vec![size; guess.variables().len()], |tuple, is_guessed| {
        let is_wrong = holds(tuple).is_some_and(|holds| holds != is_guessed);
        if is_wrong && first.as_ref().is_none_or(|first| tuple < &first[..]) {
            first = Some(tuple.to_vec());
        }
    });
    first
}
