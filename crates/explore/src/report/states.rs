//! The automaton of a proof for people: as a regular expression, as a table of its states, and as a drawing.

use crate::explore::{ByDigits, Exploration};
use crate::picture::{Arrows, Picture, State, automaton};
use crate::question::Question;
use rules::prose::{self, counted};

/// More states, or more letters, have no table.
const MOST_STATES: usize = 16;
const MOST_LETTERS: usize = 8;
/// The longest expression.
const LONGEST: usize = 60;

/// The names of the digits that are read at once, and of the tuples that they belong to.
struct Reading<'a> {
    proof: &'a ByDigits,
    tracks: Vec<String>,
}

impl<'a> Reading<'a> {
    fn of(result: &'a Exploration) -> Option<Self> {
        let proof = result.by_digits.as_ref()?;
        let value = (proof.question == Question::Grundy).then(|| "the value".to_string());
        Some(Reading { proof, tracks: result.about.axes.iter().cloned().chain(value).collect() })
    }

    /// The letters by their digits, such as `0` or `01`.
    fn letters(&self) -> Vec<String> {
        let digits = self.proof.relation.numeration().digits();
        let digit = |letter: usize, track: usize| letter / digits.pow(track as u32) % digits;
        let name = |letter| {
            (0..self.tracks.len()).map(|track| digit(letter, track).to_string()).collect::<String>()
        };
        (0..self.proof.relation.dfa().letters()).map(name).collect()
    }

    /// The states from which something can still be accepted.
    fn alive(&self) -> Vec<usize> {
        let dfa = self.proof.relation.dfa();
        (0..dfa.size()).filter(|&state| !dfa.is_dead(state)).collect()
    }
}

/// The words whose digits are accepted, if they have a short regular expression.
pub(super) fn expression(result: &Exploration) -> Option<String> {
    let reading = Reading::of(result)?;
    let letters = reading.letters().into_iter();
    let letters: Vec<String> = match reading.tracks.len() {
        1 => letters.collect(),
        _ => letters.map(|letter| format!("[{letter}]")).collect(),
    };
    let expression = reading.proof.relation.dfa().regular_expression(&letters, LONGEST)?;
    let what = match reading.proof.question {
        Question::Grundy => "right are",
        _ => "lost are",
    };
    let order = match &reading.tracks[..] {
        [_] => String::new(),
        tracks => format!("; a bracket has a digit each of {}", tracks.join(", ")),
    };
    Some(format!("{what} the digits {expression}{order}"))
}

/// A table of the states, one line each: where each letter leads, and the least position that leads there.
pub(super) fn table(result: &Exploration, columns: usize) -> Option<String> {
    let reading = Reading::of(result)?;
    let (alive, letters) = (reading.alive(), reading.letters());
    if alive.len() > MOST_STATES || letters.len() > MOST_LETTERS {
        return None;
    }
    let (relation, dfa) = (&reading.proof.relation, reading.proof.relation.dfa());
    let name = |state: usize| alive.iter().position(|&other| other == state);
    let wide = letters[0].len().max(2) + 1;
    let accepted = if reading.proof.question == Question::Grundy { "a value" } else { "lost" };
    let heads: String = letters.iter().map(|letter| format!(" {letter:>wide$}")).collect();
    let about = format!(
        "of {}; it reads a digit each of {}, the highest first, from state 0 on; * is {accepted}",
        counted(alive.len(), "state"),
        reading.tracks.join(", "),
    );
    let about = prose::beside("automaton ", &about, columns);
    let mut text = format!("{about}\n\n     state{heads}   the least that leads here\n");
    for (number, &state) in alive.iter().enumerate() {
        let mark = if dfa.accepts(state) { "*" } else { " " };
        let next = (0..letters.len()).map(|letter| match name(dfa.step(state, letter)) {
            Some(next) => format!(" {next:>wide$}"),
            None => format!(" {:>wide$}", "."),
        });
        let next: String = next.collect();
        let least = relation.least_of(state).unwrap_or_default();
        let least: Vec<String> = least.iter().map(u64::to_string).collect();
        text += &format!("{number:>9}{mark}{next}   ({})\n", least.join(", "));
    }
    Some(text)
}

/// A drawing of the automaton; None if nothing is proved by one, or if it has too many states.
pub fn drawing(result: &Exploration) -> Option<String> {
    let reading = Reading::of(result)?;
    let (alive, letters) = (reading.alive(), reading.letters());
    if alive.len() > MOST_STATES {
        return None;
    }
    let dfa = reading.proof.relation.dfa();
    let mut arrows = Arrows::new();
    for (number, &state) in alive.iter().enumerate() {
        for (letter, name) in letters.iter().enumerate() {
            let next = dfa.step(state, letter);
            if let Some(next) = alive.iter().position(|&other| other == next) {
                arrows.entry((number, next)).or_default().push(name.clone());
            }
        }
    }
    let states: Vec<State> = alive
        .iter()
        .enumerate()
        .map(|(number, &state)| (number.to_string(), dfa.accepts(state)))
        .collect();
    let numeration = reading.proof.relation.numeration().name();
    let order = format!("A {numeration} digit each of {}", reading.tracks.join(", "));
    let ring = if reading.proof.question == Question::Grundy { "a value" } else { "lost" };
    let picture = Picture {
        title: format!("{}: automaton", result.about.title),
        subtitle: format!("{order}, the highest first; two rings are {ring}"),
        quantity: String::new(),
        names: Vec::new(),
        is_binary: true,
        gap: "",
    };
    Some(automaton(&states, &arrows, &picture))
}
