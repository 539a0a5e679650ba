//! A set guessed from a table (Myhill and Nerode).

use crate::dfa::Dfa;
use crate::limit::Limit;
use crate::numeration::Numeration;
use crate::relation::{Relation, letters, letters_of};

/// Guesses the set of the tuples that pass a test, from those of small numbers: two beginnings of words lead to the same state
/// if all ways to go on, by at most `depth` letters, have the same answers. `holds` gives None beyond its table; then, or with
/// more than `states` states, there is no guess. A guess may be wrong.
///
/// # Complexity
///
/// A question for each state and each word of `depth` + 1 letters.
pub fn guess<'n>(
    numeration: &'n dyn Numeration,
    variables: usize,
    holds: impl Fn(&[u64]) -> Option<bool>,
    depth: usize,
    states: usize,
) -> Option<Relation<'n>> {
    let letters = letters(numeration, variables).ok()?;
    let endings = words(letters, depth);
    let names: Vec<usize> = (0..variables).collect();
    let all = Relation::all(numeration, &names);
    let answers = |word: &[usize]| -> Option<Vec<bool>> {
        let answer = |ending: &Vec<usize>| {
            let word = [word, ending].concat();
            match all.dfa().takes(word.iter().copied()) {
                true => holds(&all.tuple(&word)?),
                false => Some(false),
            }
        };
        endings.iter().map(answer).collect()
    };
    // The answers of each state, and its first word.
    let mut found: Vec<(Vec<bool>, Vec<usize>)> = vec![(answers(&[])?, Vec::new())];
    let (mut next, mut index) = (Vec::new(), 0);
    while index < found.len() {
        for letter in 0..letters {
            let word = [&found[index].1[..], &[letter]].concat();
            // Leading zeros change nothing.
            let word = if word.iter().all(|&letter| letter == 0) { Vec::new() } else { word };
            let answers = answers(&word)?;
            let known = found.iter().position(|state| state.0 == answers);
            next.push(known.unwrap_or(found.len()) as u32);
            if known.is_none() {
                found.push((answers, word));
            }
        }
        index += 1;
        if found.len() > states {
            return None;
        }
    }
    let accepts = found.iter().map(|(answers, _)| answers[0]).collect();
    let dfa = Dfa { letters, start: 0, next, accepts };
    let guessed = Relation::of(numeration, names, dfa);
    guessed.and(&all, &Limit::states(usize::MAX)).ok()
}

/// All words of at most so many letters, the empty one first.
fn words(letters: usize, length: usize) -> Vec<Vec<usize>> {
    let mut words = vec![Vec::new()];
    let mut last = 0..1;
    for _ in 0..length {
        let longer: Vec<Vec<usize>> = words[last.clone()]
            .iter()
            .flat_map(|word: &Vec<usize>| {
                (0..letters).map(|letter| [&word[..], &[letter]].concat())
            })
            .collect();
        last = words.len()..words.len() + longer.len();
        words.extend(longer);
    }
    words
}

/// The first tuple in lexicographic order, below `size` in each coordinate, at which a set and the table
/// differ.
pub fn refuted(
    guess: &Relation<'_>,
    size: u64,
    holds: impl Fn(&[u64]) -> Option<bool>,
) -> Option<Vec<u64>> {
    let variables = guess.variables().len();
    let words: Vec<Vec<usize>> = (0..size).map(|number| guess.numeration().write(number)).collect();
    let digits = guess.numeration().digits();
    let mut tuple = vec![0; variables];
    loop {
        let of: Vec<Vec<usize>> = tuple.iter().map(|&one| words[one as usize].clone()).collect();
        let is_in = guess.dfa().takes(letters_of(&of, digits));
        if holds(&tuple).is_some_and(|holds| holds != is_in) {
            return Some(tuple);
        }
        let place = tuple.iter().rposition(|&number| number + 1 < size)?;
        tuple[place] += 1;
        tuple[place + 1..].fill(0);
    }
}
