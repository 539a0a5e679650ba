//! A set of lost positions that an automaton takes, as a function in a language: digits are read from the highest on.

use super::{Language, rows};
use crate::explore::ByDigits;

const RUST: &str = "\
pub fn is_won(mut numbers: [u64; {axes}]) -> bool {
    const NEXT: [u32; {count}] = [
{rows}    ];
    const LOST: [bool; {states}] = [{lost}];
    let mut weights = vec![1_u64, 2];
    while let Some(next) = {next} {
        weights.push(next);
    }
    let mut state = {start};
    for weight in weights.into_iter().rev() {
        let mut letter = 0;
        for (axis, number) in numbers.iter_mut().enumerate() {
            if *number >= weight {
                *number -= weight;
                letter |= 1 << axis;
            }
        }
        state = NEXT[state * {letters} + letter] as usize;
    }
    !LOST[state]
}
";
const CPP: &str = "\
bool is_won(std::array<unsigned long long, {axes}> numbers) {
    static const unsigned next[{count}] = {
{rows}    };
    static const bool lost[{states}] = {{lost}};
    unsigned long long weights[{places}] = {1, 2};
    for (int i = 2; i < {places}; i++) weights[i] = {next};
    unsigned state = {start};
    for (int i = {places} - 1; i >= 0; i--) {
        unsigned letter = 0;
        for (int axis = 0; axis < {axes}; axis++) {
            if (numbers[axis] < weights[i]) continue;
            numbers[axis] -= weights[i];
            letter |= 1u << axis;
        }
        state = next[state * {letters} + letter];
    }
    return !lost[state];
}
";
const PYTHON: &str = "\
NEXT = [
{rows}]
LOST = [{lost}]
WEIGHTS = [1, 2]
while len(WEIGHTS) < {places}:
    WEIGHTS.append({next})


def is_won(numbers):
    numbers, state = list(numbers), {start}
    for weight in reversed(WEIGHTS):
        letter = 0
        for axis in range({axes}):
            if numbers[axis] >= weight:
                numbers[axis] -= weight
                letter |= 1 << axis
        state = NEXT[state * {letters} + letter]
    return not LOST[state]
";

/// The function of a set of lost positions.
pub(super) fn function(proof: &ByDigits, language: Language) -> String {
    let (dfa, numeration) = (proof.relation.dfa(), proof.relation.numeration());
    let is_sum = !numeration.follows(1, 1);
    let (text, next, indent) = match (language, is_sum) {
        (Language::Rust, true) => {
            (RUST, "weights[weights.len() - 2].checked_add(weights[weights.len() - 1])", 8)
        }
        (Language::Rust, false) => (RUST, "weights[weights.len() - 1].checked_mul(2)", 8),
        (Language::Cpp, true) => (CPP, "weights[i - 1] + weights[i - 2]", 8),
        (Language::Cpp, false) => (CPP, "2 * weights[i - 1]", 8),
        (Language::Python, true) => (PYTHON, "WEIGHTS[-1] + WEIGHTS[-2]", 4),
        (Language::Python, false) => (PYTHON, "2 * WEIGHTS[-1]", 4),
    };
    let states = || 0..dfa.size();
    let table: Vec<u32> = states()
        .flat_map(|state| (0..dfa.letters()).map(move |letter| dfa.step(state, letter) as u32))
        .collect();
    let [yes, no] = match language {
        Language::Python => ["True", "False"],
        Language::Rust | Language::Cpp => ["true", "false"],
    };
    let lost: Vec<&str> = states().map(|state| if dfa.accepts(state) { yes } else { no }).collect();
    let axes = proof.relation.variables().len();
    let filled = text.replace("{next}", next).replace("{rows}", &rows(&table, indent));
    [
        ("{axes}", axes.to_string()),
        ("{count}", table.len().to_string()),
        ("{states}", dfa.size().to_string()),
        ("{letters}", dfa.letters().to_string()),
        ("{start}", dfa.start().to_string()),
        ("{places}", numeration.weights().len().to_string()),
        ("{lost}", lost.join(", ")),
    ]
    .iter()
    .fold(filled, |text, (name, value)| text.replace(name, value))
}
