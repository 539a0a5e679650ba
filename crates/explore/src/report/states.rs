//! The automaton of a proof for people: as a regular expression, as a table of its states, and as a drawing.

use crate::explore::{ByDigits, Exploration, numeration};
use crate::picture::{Arrows, Picture, State, automaton};
use crate::question::Question;
use crate::wording::{axes, closed_up, list};
use itertools::Itertools;
use language::{Text, counted, prose, text};

/// Most states, and most letters, of an automaton that is printed as a table.
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
        let value = (proof.question == Question::Grundy).then(|| text!("the value", "值"));
        Some(Reading { proof, tracks: axes(&result.about.axes).into_iter().chain(value).collect() })
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
        Question::Grundy => text!("right are the digits {expression}", "正确的数位是 {expression}"),
        _ => text!("lost are the digits {expression}", "必败的数位是 {expression}"),
    };
    let tracks = list(&reading.tracks);
    Some(match reading.tracks.len() {
        1 => what,
        _ => closed_up(&text!(
            "{what}; a bracket has a digit each of {tracks}",
            "{what}；每个括号里依次是 {tracks} 的各一位"
        )),
    })
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
    let accepted = accepted(reading.proof);
    let heads: String = letters.iter().map(|letter| format!(" {letter:>wide$}")).collect();
    let (states, tracks) = (counted(alive.len(), "state", "个状态"), list(&reading.tracks));
    let about = text!(
        "of {states}; it reads a digit each of {tracks}, the highest first, from state 0 on; * is {accepted}",
        "共 {states}；从状态 0 开始，从最高位起，每次读入 {tracks} 的各一位；* 表示{accepted}"
    );
    let head = Text("automaton ", "自动机    ").get();
    let about = prose::beside(head, &closed_up(&about), columns);
    let heads = text!(
        "     state{heads}   the least that leads here",
        "      状态{heads}   到达这里的最小局面"
    );
    let mut text = format!("{about}\n\n{heads}\n");
    for (number, &state) in alive.iter().enumerate() {
        let mark = if dfa.accepts(state) { "*" } else { " " };
        let next = (0..letters.len()).map(|letter| match name(dfa.step(state, letter)) {
            Some(next) => format!(" {next:>wide$}"),
            None => format!(" {:>wide$}", "."),
        });
        let next: String = next.collect();
        let least = relation.least_of(state).unwrap_or_default();
        text += &format!("{number:>9}{mark}{next}   ({})\n", least.iter().join(", "));
    }
    Some(text)
}

/// The meaning of a state that accepts.
fn accepted(proof: &ByDigits) -> Text {
    match proof.question {
        Question::Grundy => Text("a value", "是值"),
        _ => Text("lost", "必败"),
    }
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
    let (digits, tracks) = (numeration(reading.proof.relation.numeration()), list(&reading.tracks));
    let (game, ring) = (&result.about.title, accepted(reading.proof));
    let picture = Picture {
        title: text!("{game}: automaton", "{game}：自动机"),
        subtitle: closed_up(&text!(
            "A {digits} digit each of {tracks}, the highest first; two rings are {ring}",
            "{digits} 数位，从最高位起，每次读入 {tracks} 的各一位；双圈表示{ring}"
        )),
        quantity: String::new(),
        names: Vec::new(),
        is_binary: true,
        gap: String::new(),
    };
    Some(automaton(&states, &arrows, &picture))
}
