//! Relations between numbers, given by automata.

use crate::dfa::Dfa;
use crate::limit::{Limit, TooLarge};
use crate::linear::{Linear, MOST_VARIABLES, Sign};
use crate::numeration::Numeration;

/// A set of tuples of numbers, one number for each of some variables. The variables are numbers themselves; a tuple has its
/// numbers in the order of the variables.
///
/// The automaton reads letters that hold a digit of each variable: the digit of the first one counts once, that of the next one
/// as often as there are digits, and so on. It takes no word that is not the digits of numbers.
#[derive(Debug, Clone)]
pub struct Relation<'n> {
    numeration: &'n dyn Numeration,
    /// Variables in ascending order.
    variables: Vec<usize>,
    dfa: Dfa,
}

impl<'n> Relation<'n> {
    /// All tuples.
    pub fn all(numeration: &'n dyn Numeration, variables: &[usize]) -> Self {
        let holds = Self::digitwise(numeration, variables, |_| true, &Limit::states(usize::MAX));
        holds.expect("there are no more states than letters")
    }

    /// The tuples of which all letters pass a test, which takes a digit of each variable: `x & y == 0`, in binary.
    pub fn digitwise(
        numeration: &'n dyn Numeration,
        variables: &[usize],
        passes: impl Fn(&[usize]) -> bool,
        limit: &Limit,
    ) -> Result<Self, TooLarge> {
        let mut variables = variables.to_vec();
        variables.sort_unstable();
        variables.dedup();
        let letters = letters(numeration, variables.len())?;
        let digits = numeration.digits();
        let of =
            |letter: usize| (0..variables.len()).map(move |track| digit(letter, track, digits));
        // The least digit that the same digits may follow: with it, there are fewer states.
        let alike = |digit: usize| {
            let follow = |one: usize| (0..digits).map(move |next| numeration.follows(one, next));
            (0..digits).find(|&one| follow(one).eq(follow(digit))).unwrap_or(digit)
        };
        let allowed: Vec<Vec<usize>> = (0..letters).map(|letter| of(letter).collect()).collect();
        let passing: Vec<bool> = allowed.iter().map(|letter| passes(letter)).collect();
        let follows = |before: &[usize], letter: usize| {
            let mut both = before.iter().zip(&allowed[letter]);
            both.all(|(&before, &digit)| numeration.follows(before, digit))
        };
        let step = |state: &Option<Vec<usize>>, letter: usize| {
            let before = state.as_ref()?;
            (follows(before, letter) && passing[letter]).then(|| of(letter).map(alike).collect())
        };
        let start = Some(vec![0; variables.len()]);
        let dfa = Dfa::explore(letters, start, step, Option::is_some, limit)?.minimised();
        Ok(Relation { numeration, variables, dfa })
    }

    /// The tuples at which a linear form has the sign.
    pub fn linear(
        numeration: &'n dyn Numeration,
        form: &Linear,
        sign: Sign,
        limit: &Limit,
    ) -> Result<Self, TooLarge> {
        let dfa = numeration.sign_of(form, sign, limit)?;
        Ok(Relation { numeration, variables: form.variables(), dfa })
    }

    /// The numbers whose digits, from the highest on, lead from state 0 to one that passes. Leading zeros must leave state 0
    /// as it is.
    pub fn walked(
        numeration: &'n dyn Numeration,
        variable: usize,
        step: impl Fn(usize, usize) -> usize,
        passes: impl Fn(usize) -> bool,
        limit: &Limit,
    ) -> Result<Self, TooLarge> {
        let step = |state: &usize, digit: usize| step(*state, digit);
        let dfa = Dfa::explore(numeration.digits(), 0, step, |&state| passes(state), limit)?;
        let dfa = dfa.minimised();
        let walked = Relation { numeration, variables: vec![variable], dfa };
        walked.and(&Relation::all(numeration, &[variable]), limit)
    }

    /// The tuples whose digits an automaton takes.
    pub(crate) fn of(numeration: &'n dyn Numeration, variables: Vec<usize>, dfa: Dfa) -> Self {
        Relation { numeration, variables, dfa }
    }

    /// The way in which numbers are written.
    pub fn numeration(&self) -> &'n dyn Numeration {
        self.numeration
    }

    /// The variables in ascending order.
    pub fn variables(&self) -> &[usize] {
        &self.variables
    }

    /// The least automaton.
    pub fn dfa(&self) -> &Dfa {
        &self.dfa
    }

    /// A tuple of the set with the fewest digits; None if the set is empty. None, too, if its numbers have more than 64 bits.
    pub fn least(&self) -> Option<Vec<u64>> {
        self.tuple(&self.dfa.shortest()?)
    }

    /// The tuple with the fewest digits whose word leads to a state; None if its numbers have more than 64 bits.
    pub fn least_of(&self, state: usize) -> Option<Vec<u64>> {
        self.tuple(&self.dfa.shortest_to(|other| other == state)?)
    }

    /// Returns true if there is no tuple in the set.
    pub fn is_empty(&self) -> bool {
        self.dfa.shortest().is_none()
    }

    /// The tuple with these letters.
    pub(crate) fn tuple(&self, word: &[usize]) -> Option<Vec<u64>> {
        let digits = self.numeration.digits();
        let number = |track: usize| {
            let written: Vec<usize> =
                word.iter().map(|&letter| digit(letter, track, digits)).collect();
            self.numeration.read(&written)
        };
        (0..self.variables.len()).map(number).collect()
    }

    /// The tuples that are in both sets.
    pub fn and(&self, other: &Self, limit: &Limit) -> Result<Self, TooLarge> {
        self.combine(other, |one, two| one && two, limit)
    }

    /// The tuples of the set at which a sum of multiples of variables and a constant has the sign.
    pub fn having(
        &self,
        terms: &[(usize, i64)],
        constant: i64,
        sign: Sign,
        limit: &Limit,
    ) -> Result<Self, TooLarge> {
        let form = Linear::new(terms, constant);
        self.and(&Relation::linear(self.numeration, &form, sign, limit)?, limit)
    }

    /// The tuples that are in one of the sets.
    pub fn or(&self, other: &Self, limit: &Limit) -> Result<Self, TooLarge> {
        let (one, two) = (self.widened(other, limit)?, other.widened(self, limit)?);
        one.combine(&two, |one, two| one || two, limit)
    }

    /// The tuples that are not in the set.
    pub fn not(&self, limit: &Limit) -> Result<Self, TooLarge> {
        let all = Relation::all(self.numeration, &self.variables);
        self.combine(&all, |one, all| all && !one, limit)
    }

    /// A tuple with the fewest digits that is in one of the sets and not in the other; None if they are equal.
    pub fn difference(&self, other: &Self) -> Option<Vec<u64>> {
        let limit = Limit::states(usize::MAX);
        let both = self.widened(other, &limit).and_then(|one| {
            let two = other.widened(self, &limit)?;
            one.combine(&two, |one, two| one != two, &limit)
        });
        both.ok()?.least()
    }

    /// The tuples of the other variables for which there is a number of this one.
    pub fn exists(&self, variable: usize, limit: &Limit) -> Result<Self, TooLarge> {
        let Ok(track) = self.variables.binary_search(&variable) else { return Ok(self.clone()) };
        let digits = self.numeration.digits();
        let below = digits.pow(track as u32);
        // The letters with each digit of this variable, from the letters of the others.
        let with = |letter: usize, digit: usize| {
            letter % below + digit * below + letter / below * below * digits
        };
        // The number may have more digits than the others.
        let zeros: Vec<usize> = (0..digits).map(|digit| with(0, digit)).collect();
        let start = self.dfa.closure(vec![self.dfa.start], &zeros);
        let step = |states: &Vec<u32>, letter: usize| {
            let next = |&state: &u32| {
                let next = move |digit| self.dfa.step(state as usize, with(letter, digit)) as u32;
                (0..digits).map(next)
            };
            let mut next: Vec<u32> = states.iter().flat_map(next).collect();
            next.sort_unstable();
            next.dedup();
            limit.spend(next.len())?;
            Ok(next)
        };
        let accepts =
            |states: &Vec<u32>| states.iter().any(|&state| self.dfa.accepts(state as usize));
        let mut variables = self.variables.clone();
        variables.remove(track);
        let letters = letters(self.numeration, variables.len())?;
        let dfa = Dfa::try_explore(letters, start, step, accepts, limit)?.minimised();
        Ok(Relation { numeration: self.numeration, variables, dfa })
    }

    /// The relation with renamed variables.
    ///
    /// # Panics
    ///
    /// If two variables get one name.
    pub fn renamed(&self, name: impl Fn(usize) -> usize) -> Self {
        let names: Vec<usize> = self.variables.iter().map(|&variable| name(variable)).collect();
        let mut variables = names.clone();
        variables.sort_unstable();
        assert!(variables.windows(2).all(|two| two[0] < two[1]), "each variable has its name");
        let map = projection(self.numeration.digits(), &variables, &names);
        let dfa = Dfa::explore(
            self.dfa.letters,
            self.dfa.start(),
            |&state, letter| self.dfa.step(state, map[letter]),
            |&state| self.dfa.accepts(state),
            &Limit::states(usize::MAX),
        );
        let dfa = dfa.expect("there are no more states than before");
        Relation { numeration: self.numeration, variables, dfa }
    }

    /// The relation with the variables of another one added, which it does not constrain.
    fn widened(&self, other: &Self, limit: &Limit) -> Result<Self, TooLarge> {
        let is_new = |variable: &&usize| self.variables.binary_search(variable).is_err();
        let new: Vec<usize> = other.variables.iter().filter(is_new).copied().collect();
        match new.is_empty() {
            true => Ok(self.clone()),
            false => self.and(&Relation::all(self.numeration, &new), limit),
        }
    }

    fn combine(
        &self,
        other: &Self,
        accepts: impl Fn(bool, bool) -> bool,
        limit: &Limit,
    ) -> Result<Self, TooLarge> {
        let mut variables = [&self.variables[..], &other.variables].concat();
        variables.sort_unstable();
        variables.dedup();
        let letters = letters(self.numeration, variables.len())?;
        let digits = self.numeration.digits();
        let one = projection(digits, &variables, &self.variables);
        let two = projection(digits, &variables, &other.variables);
        let step = |&(a, b): &(u32, u32), letter: usize| {
            let a = self.dfa.next[a as usize * self.dfa.letters + one[letter]];
            (a, other.dfa.next[b as usize * other.dfa.letters + two[letter]])
        };
        let accepts = |&(a, b): &(u32, u32)| {
            accepts(self.dfa.accepts(a as usize), other.dfa.accepts(b as usize))
        };
        let start = (self.dfa.start, other.dfa.start);
        let dfa = Dfa::explore(letters, start, step, accepts, limit)?.minimised();
        Ok(Relation { numeration: self.numeration, variables, dfa })
    }
}

/// The number of letters of so many variables.
pub(crate) fn letters(numeration: &dyn Numeration, variables: usize) -> Result<usize, TooLarge> {
    if variables > MOST_VARIABLES {
        return Err(TooLarge);
    }
    numeration.digits().checked_pow(variables as u32).ok_or(TooLarge)
}

/// Letters of the variables `some` for each letter of the variables `all`.
fn projection(digits: usize, all: &[usize], some: &[usize]) -> Vec<usize> {
    let track = |variable: &usize| all.iter().position(|one| one == variable);
    let tracks: Vec<usize> = some.iter().filter_map(track).collect();
    let of = |letter: usize| {
        let digits_of_some = tracks.iter().rev().map(|&track| digit(letter, track, digits));
        digits_of_some.fold(0, |letter, digit| letter * digits + digit)
    };
    (0..digits.pow(all.len() as u32)).map(of).collect()
}

/// The digit that a letter holds of the variable with this place.
pub(crate) fn digit(letter: usize, track: usize, digits: usize) -> usize {
    letter / digits.pow(track as u32) % digits
}
