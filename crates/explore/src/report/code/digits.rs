//! A set that an automaton takes, as a function in a language: digits are read from the highest on.
//!
//! Of Grundy values the digits are found as the coordinates are read: to each state lead the digits of one value at most from
//! which the right one can still become.

use super::{Language, rows};
use crate::explore::ByDigits;
use crate::question::Question;

/// The digits of all numbers at one weight, as a letter.
const READING_IN_RUST: &str = "        let mut letter = 0;
        for number in numbers.iter_mut().rev() {
            letter = letter * {digits} + (*number / weight) as usize;
            *number %= weight;
        }
";
const READING_IN_CPP: &str = "        unsigned letter = 0;
        for (int axis = {axes} - 1; axis >= 0; axis--) {
            letter = letter * {digits} + numbers[axis] / weights[i];
            numbers[axis] %= weights[i];
        }
";
const READING_IN_PYTHON: &str = "        letter = 0
        for axis in reversed(range({axes})):
            digit, numbers[axis] = divmod(numbers[axis], weight)
            letter = letter * {digits} + digit
";

const LOST_IN_RUST: &str = "\
pub fn is_won(mut numbers: [u64; {axes}]) -> bool {
    const NEXT: [u32; {count}] = [
{rows}    ];
    const LOST: [bool; {states}] = [{accepts}];
    let mut weights = vec![1_u64, {second}];
    while let Some(next) = {next} {
        weights.push(next);
    }
    let mut state = {start};
    for weight in weights.into_iter().rev() {
{reading}        state = NEXT[state * {letters} + letter] as usize;
    }
    !LOST[state]
}
";
const LOST_IN_CPP: &str = "\
bool is_won(std::array<unsigned long long, {axes}> numbers) {
    static const unsigned next[{count}] = {
{rows}    };
    static const bool lost[{states}] = {{accepts}};
    unsigned long long weights[{places}] = {1, {second}};
    for (int i = 2; i < {places}; i++) weights[i] = {next};
    unsigned state = {start};
    for (int i = {places} - 1; i >= 0; i--) {
{reading}        state = next[state * {letters} + letter];
    }
    return !lost[state];
}
";
const LOST_IN_PYTHON: &str = "\
NEXT = [
{rows}]
LOST = [{accepts}]
WEIGHTS = [1, {second}]
while len(WEIGHTS) < {places}:
    WEIGHTS.append({next})


def is_won(numbers):
    numbers, state = list(numbers), {start}
    for weight in reversed(WEIGHTS):
{reading}        state = NEXT[state * {letters} + letter]
    return not LOST[state]
";

const VALUES_IN_RUST: &str = "\
pub fn grundy(mut numbers: [u64; {axes}]) -> u64 {
    const NEXT: [u32; {count}] = [
{rows}    ];
    const IS_VALUE: [bool; {states}] = [{accepts}];
    let mut weights = vec![1_u64, {second}];
    while let Some(next) = {next} {
        weights.push(next);
    }
    // For each state, the value so far with which it is reached.
    let mut values = [None; {states}];
    values[{start}] = Some(0_u64);
    for weight in weights.into_iter().rev() {
{reading}        let before = std::mem::replace(&mut values, [None; {states}]);
        for state in 0..{states} {
            if let Some(value) = before[state] {
                for digit in 0..{digits} {
                    let place = state * {letters} + letter + digit * {step};
                    let value = value.wrapping_add(weight.wrapping_mul(digit as u64));
                    values[NEXT[place] as usize] = Some(value);
                }
            }
        }
    }
    let value = (0..{states}).filter(|&state| IS_VALUE[state]).find_map(|state| values[state]);
    value.expect(\"the value has 64 bits\")
}
";
const VALUES_IN_CPP: &str = "\
unsigned long long grundy(std::array<unsigned long long, {axes}> numbers) {
    static const unsigned next[{count}] = {
{rows}    };
    static const bool is_value[{states}] = {{accepts}};
    unsigned long long weights[{places}] = {1, {second}};
    for (int i = 2; i < {places}; i++) weights[i] = {next};
    // For each state that is reached, the value so far.
    std::array<unsigned long long, {states}> values{}, before;
    std::array<bool, {states}> reached{}, were;
    reached[{start}] = true;
    for (int i = {places} - 1; i >= 0; i--) {
{reading}        before = values, were = reached, reached.fill(false);
        for (unsigned state = 0; state < {states}; state++) {
            for (unsigned digit = 0; were[state] && digit < {digits}; digit++) {
                unsigned to = next[state * {letters} + letter + digit * {step}];
                reached[to] = true, values[to] = before[state] + digit * weights[i];
            }
        }
    }
    unsigned state = 0;
    while (state + 1 < {states} && !(is_value[state] && reached[state])) state++;
    return values[state];
}
";
const VALUES_IN_PYTHON: &str = "\
NEXT = [
{rows}]
IS_VALUE = [{accepts}]
WEIGHTS = [1, {second}]
while len(WEIGHTS) < {places}:
    WEIGHTS.append({next})


def grundy(numbers):
    # For each state that is reached, the value so far.
    numbers, values = list(numbers), {{start}: 0}
    for weight in reversed(WEIGHTS):
{reading}        before, values = values, {}
        for state, value in before.items():
            for digit in range({digits}):
                place = state * {letters} + letter + digit * {step}
                values[NEXT[place]] = value + digit * weight
    return next(value for state, value in values.items() if IS_VALUE[state])
";

/// The function of a set of lost positions, or of Grundy values.
pub(super) fn function(proof: &ByDigits, language: Language) -> String {
    let (dfa, numeration) = (proof.relation.dfa(), proof.relation.numeration());
    let are_values = proof.question == Question::Grundy;
    let [[lost, values], [sum, double]] = match language {
        Language::Rust => [
            [LOST_IN_RUST, VALUES_IN_RUST],
            [
                "weights[weights.len() - 2].checked_add(weights[weights.len() - 1])",
                "weights[weights.len() - 1].checked_mul({digits})",
            ],
        ],
        Language::Cpp => [
            [LOST_IN_CPP, VALUES_IN_CPP],
            ["weights[i - 1] + weights[i - 2]", "{digits} * weights[i - 1]"],
        ],
        Language::Python => [
            [LOST_IN_PYTHON, VALUES_IN_PYTHON],
            ["WEIGHTS[-1] + WEIGHTS[-2]", "{digits} * WEIGHTS[-1]"],
        ],
    };
    let (indent, reading, [yes, no]) = match language {
        Language::Rust => (8, READING_IN_RUST, ["true", "false"]),
        Language::Cpp => (8, READING_IN_CPP, ["true", "false"]),
        Language::Python => (4, READING_IN_PYTHON, ["True", "False"]),
    };
    let states = || 0..dfa.size();
    let step = |state| (0..dfa.letters()).map(move |letter| dfa.step(state, letter) as u32);
    let table: Vec<u32> = states().flat_map(step).collect();
    let accepts: Vec<&str> =
        states().map(|state| if dfa.accepts(state) { yes } else { no }).collect();
    let axes = proof.relation.variables().len() - usize::from(are_values);
    let next = if numeration.follows(1, 1) { double } else { sum };
    [
        ("{reading}", reading.into()),
        ("{next}", next.into()),
        ("{rows}", rows(&table, indent)),
        ("{axes}", axes.to_string()),
        ("{count}", table.len().to_string()),
        ("{states}", dfa.size().to_string()),
        ("{letters}", dfa.letters().to_string()),
        ("{digits}", numeration.digits().to_string()),
        ("{second}", numeration.weights()[1].to_string()),
        ("{step}", (dfa.letters() / numeration.digits()).to_string()),
        ("{start}", dfa.start().to_string()),
        ("{places}", numeration.weights().len().to_string()),
        ("{accepts}", accepts.join(", ")),
    ]
    .iter()
    .fold(if are_values { values } else { lost }.to_string(), |text, (name, value)| {
        text.replace(name, value)
    })
}
