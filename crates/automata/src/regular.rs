//! Regular expressions of automata, by taking away state after state.

use crate::dfa::Dfa;
use std::collections::BTreeMap;

/// A regular expression; the empty word is an empty text.
#[derive(Debug, Clone)]
struct Expression {
    text: String,
    binds: Binds,
}

/// The loosest operator of an expression outside of parentheses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binds {
    Alternatives,
    Sequence,
    Whole,
}

impl Expression {
    fn new(text: String, binds: Binds) -> Self {
        Expression { text, binds }
    }

    /// The text, in parentheses if it binds less than this.
    fn within(&self, binds: Binds) -> String {
        if self.binds < binds { format!("({})", self.text) } else { self.text.clone() }
    }

    fn or(self, other: Expression) -> Expression {
        if self.text == other.text {
            return self;
        }
        match (self.text.is_empty(), other.text.is_empty()) {
            (true, _) => other.optional(),
            (_, true) => self.optional(),
            _ => Expression::new(format!("{}|{}", self.text, other.text), Binds::Alternatives),
        }
    }

    fn optional(self) -> Expression {
        let is_repeated = self.text.ends_with('*');
        if is_repeated && self.binds == Binds::Whole {
            return self;
        }
        // The same once, and then any number of times.
        let half = self.text.len() / 2;
        if is_repeated && self.text.len() % 2 == 1 && self.text.is_char_boundary(half) {
            let (once, more) = self.text.split_at(half);
            let is_one = once.len() == 1 || once.find(']') == Some(once.len() - 1);
            if more.strip_suffix('*') == Some(once) && is_one {
                return Expression::new(more.into(), Binds::Whole);
            }
        }
        Expression::new(self.within(Binds::Whole) + "?", Binds::Whole)
    }

    fn then(&self, other: &Expression) -> Expression {
        match (self.text.is_empty(), other.text.is_empty()) {
            (true, _) => other.clone(),
            (_, true) => self.clone(),
            _ => {
                let [one, two] = [self, other].map(|part| part.within(Binds::Sequence));
                Expression::new(one + &two, Binds::Sequence)
            }
        }
    }

    fn repeated(&self) -> Expression {
        let inner = self.text.strip_suffix('?').filter(|_| self.binds == Binds::Whole);
        match inner {
            _ if self.text.is_empty() => self.clone(),
            Some(inner) => Expression::new(format!("{inner}*"), Binds::Whole),
            None => Expression::new(self.within(Binds::Whole) + "*", Binds::Whole),
        }
    }
}

impl Dfa {
    /// A regular expression for the words that are accepted, where `letters` are the names of letters, each bound as
    /// one: `0` or `[01]`. None if it has more than `most` bytes on the way, or no word is accepted.
    ///
    /// # Example
    ///
    /// ```
    /// use automata::{Base, Limit, Linear, Relation, Sign};
    ///
    /// let base = Base::new(2);
    /// let even = Relation::digitwise(&base, &[0, 1], |digits| digits[0] == digits[1], &Limit::states(9))?;
    /// let names = ["00", "10", "01", "11"].map(|name| format!("[{name}]"));
    /// assert_eq!(even.dfa().regular_expression(&names, 80).as_deref(), Some("([00]|[11])*"));
    /// # Ok::<(), automata::TooLarge>(())
    /// ```
    pub fn regular_expression(&self, letters: &[String], most: usize) -> Option<String> {
        let size = self.size();
        // The states, one before the first, and one behind all that accept.
        let (first, last) = (size, size + 1);
        let mut edges: BTreeMap<(usize, usize), Expression> = BTreeMap::new();
        let empty = || Expression::new(String::new(), Binds::Whole);
        edges.insert((first, self.start()), empty());
        for state in 0..size {
            for (letter, name) in letters.iter().enumerate() {
                let one = Expression::new(name.clone(), Binds::Whole);
                add(&mut edges, (state, self.step(state, letter)), one);
            }
            if self.accepts(state) {
                edges.insert((state, last), empty());
            }
        }
        let mut left: Vec<usize> = (0..size).collect();
        while !left.is_empty() {
            let ways = |state: &usize| {
                let into = edges.keys().filter(|(from, to)| to == state && from != state).count();
                into * edges.keys().filter(|(from, to)| from == state && to != state).count()
            };
            let place = (0..left.len()).min_by_key(|&place| ways(&left[place]))?;
            take_away(&mut edges, left.remove(place));
            if edges.values().any(|expression| expression.text.len() > most) {
                return None;
            }
        }
        edges.remove(&(first, last)).map(|expression| expression.text)
    }
}

fn add(edges: &mut BTreeMap<(usize, usize), Expression>, way: (usize, usize), new: Expression) {
    let all = match edges.remove(&way) {
        Some(old) => old.or(new),
        None => new,
    };
    edges.insert(way, all);
}

/// Joins the ways into a state with those out of it.
fn take_away(edges: &mut BTreeMap<(usize, usize), Expression>, state: usize) {
    let turns = edges.remove(&(state, state)).map(|turn| turn.repeated());
    let touching: Vec<((usize, usize), Expression)> =
        edges.extract_if(.., |&(from, to), _| from == state || to == state).collect();
    for ((from, _), into) in touching.iter().filter(|((_, to), _)| *to == state) {
        for ((_, to), out) in touching.iter().filter(|((from, _), _)| *from == state) {
            let into = turns.as_ref().map_or(into.clone(), |turns| into.then(turns));
            add(edges, (*from, *to), into.then(out));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limit::Limit;
    use fastrand::Rng;
    use regex_lite::Regex;

    fn expression(
        letters: usize,
        size: usize,
        step: fn(usize, usize) -> usize,
        last: usize,
    ) -> Option<String> {
        let step = |state: &usize, letter| step(*state, letter) % size;
        let dfa =
            Dfa::explore(letters, 0, step, |&state| state == last, &Limit::states(99)).unwrap();
        let names: Vec<String> = (0..letters).map(|letter| letter.to_string()).collect();
        dfa.regular_expression(&names, 60)
    }

    #[test]
    fn no_word_has_no_expression_and_the_empty_word_an_empty_one() {
        assert_eq!(expression(1, 1, |_, _| 0, 1), None);
        assert_eq!(expression(1, 2, |_, _| 1, 0).as_deref(), Some(""));
    }

    #[test]
    fn expressions_are_short_where_the_language_is_plain() {
        assert_eq!(expression(2, 1, |_, _| 0, 0).as_deref(), Some("(0|1)*"));
        let sum = |state, letter| state + letter;
        assert_eq!(expression(2, 2, sum, 0).as_deref(), Some("(0|10*1)*"));
        assert_eq!(expression(9, 9, sum, 0), None);
    }

    #[test]
    fn expressions_take_the_words_that_the_automaton_takes() {
        let mut random = Rng::with_seed(5);
        let mut found = 0;
        for _ in 0..300 {
            let (size, letters) = (random.usize(1..5), random.usize(1..4));
            let next: Vec<usize> = (0..size * letters).map(|_| random.usize(..size)).collect();
            let accepts: Vec<bool> = (0..size).map(|_| random.bool()).collect();
            let step = |state: &usize, letter: usize| next[state * letters + letter];
            let limit = Limit::states(99);
            let dfa = Dfa::explore(letters, 0, step, |&state| accepts[state], &limit).unwrap();
            let names: Vec<String> = (0..letters).map(|letter| letter.to_string()).collect();
            let expression = dfa.regular_expression(&names, 400);
            let shown = expression.as_ref().map(|text| Regex::new(&format!("^({text})$")).unwrap());
            if expression.is_none() && dfa.shortest().is_some() {
                continue;
            }
            found += 1;
            for word in (0..7).flat_map(|length| words(letters, length)) {
                let text: String = word.iter().map(|&letter| names[letter].as_str()).collect();
                let is_taken = shown.as_ref().is_some_and(|shown| shown.is_match(&text));
                assert_eq!(is_taken, dfa.takes(word), "{text:?} by {expression:?}");
            }
        }
        assert!(found > 200, "only {found} have an expression");
    }

    fn words(letters: usize, length: u32) -> impl Iterator<Item = Vec<usize>> {
        (0..letters.pow(length))
            .map(move |word| (0..length).map(|place| word / letters.pow(place) % letters).collect())
    }
}
