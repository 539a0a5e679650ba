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
{table}    const LOST: [usize; {accepting}] = [{accepted}];
{weights}    let mut state = {start};
    for weight in weights.into_iter().rev() {
{reading}        state = NEXT[state * {letters} + letter] as usize;
    }
    !LOST.contains(&state)
}
";
const LOST_IN_CPP: &str = "\
bool is_won(std::array<unsigned long long, {axes}> numbers) {
{table}    static const bool lost[{states}] = {{accepts}};
{weights}    unsigned state = {start};
    for (int i = {places} - 1; i >= 0; i--) {
{reading}        state = next[state * {letters} + letter];
    }
    return !lost[state];
}
";
const LOST_IN_PYTHON: &str = "\
{table}LOST = [{accepted}]
{weights}

def is_won(numbers):
    numbers, state = list(numbers), {start}
    for weight in reversed(WEIGHTS):
{reading}        state = NEXT[state * {letters} + letter]
    return state not in LOST
";

const VALUES_IN_RUST: &str = "\
pub fn grundy(mut numbers: [u64; {axes}]) -> u64 {
{table}{weights}    // For each state, the value so far with which it is reached.
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
    let value = [{accepted}].iter().find_map(|&state: &usize| values[state]);
    value.expect(\"the value has 64 bits\")
}
";
const VALUES_IN_CPP: &str = "\
unsigned long long grundy(std::array<unsigned long long, {axes}> numbers) {
{table}{weights}    // For each state that is reached, the value so far.
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
    for (unsigned state : {{accepted}})
        if (reached[state]) return values[state];
    return 0;
}
";
const VALUES_IN_PYTHON: &str = "\
{table}{weights}

def grundy(numbers):
    # For each state that is reached, the value so far.
    numbers, values = list(numbers), {{start}: 0}
    for weight in reversed(WEIGHTS):
{reading}        before, values = values, {}
        for state, value in before.items():
            for digit in range({digits}):
                place = state * {letters} + letter + digit * {step}
                values[NEXT[place]] = value + digit * weight
    return next(values[state] for state in [{accepted}] if state in values)
";

/// The weights of digits below 2^64.
const POWERS_IN_RUST: &str = "    let weights: Vec<u64> =
        std::iter::successors(Some(1_u64), |weight| weight.checked_mul({digits})).collect();
";
const RECURRENCE_IN_RUST: &str = "    let mut weights = vec![1_u64, {second}];
    for i in 2..{places} {
        weights.push({p}weights[i - 1] + {q}weights[i - 2]);
    }
";

/// The texts of a language.
struct Texts {
    /// The steps of the automaton.
    table: &'static str,
    /// The weights of the digits, and how the next one follows: by both before it, or as powers.
    weights: &'static str,
    next: [&'static str; 2],
    /// The next letter.
    reading: &'static str,
    /// The functions of lost positions and of values.
    functions: [&'static str; 2],
}

const IN_RUST: Texts = Texts {
    table: "    const NEXT: [u32; {count}] = [\n{rows}    ];\n",
    weights: "{next}",
    next: [RECURRENCE_IN_RUST, POWERS_IN_RUST],
    reading: READING_IN_RUST,
    functions: [LOST_IN_RUST, VALUES_IN_RUST],
};
const IN_CPP: Texts = Texts {
    table: "    static const unsigned next[{count}] = {\n{rows}    };\n",
    weights: "    unsigned long long weights[{places}] = {1, {second}};
    for (int i = 2; i < {places}; i++) weights[i] = {next};
",
    next: ["{p}weights[i - 1] + {q}weights[i - 2]", "{digits} * weights[i - 1]"],
    reading: READING_IN_CPP,
    functions: [LOST_IN_CPP, VALUES_IN_CPP],
};
const IN_PYTHON: Texts = Texts {
    table: "NEXT = [\n{rows}]\n",
    weights: "WEIGHTS = [1, {second}]
while len(WEIGHTS) < {places}:
    WEIGHTS.append({next})
",
    next: ["{p}WEIGHTS[-1] + {q}WEIGHTS[-2]", "{digits} * WEIGHTS[-1]"],
    reading: READING_IN_PYTHON,
    functions: [LOST_IN_PYTHON, VALUES_IN_PYTHON],
};

/// The function of a set of lost positions, or of Grundy values.
pub(super) fn function(proof: &ByDigits, language: Language) -> String {
    let (dfa, numeration) = (proof.relation.dfa(), proof.relation.numeration());
    let are_values = proof.question == Question::Grundy;
    let texts = match language {
        Language::Rust => IN_RUST,
        Language::Cpp => IN_CPP,
        Language::Python => IN_PYTHON,
    };
    let states = || 0..dfa.size();
    let step = |state| (0..dfa.letters()).map(move |letter| dfa.step(state, letter) as u32);
    let table: Vec<u32> = states().flat_map(step).collect();
    let accepted: Vec<usize> = states().filter(|&state| dfa.accepts(state)).collect();
    let accepts: Vec<&str> =
        states().map(|state| if dfa.accepts(state) { "true" } else { "false" }).collect();
    let factors = numeration.factors();
    let [p, q] = factors.map(|one| if one == 1 { String::new() } else { format!("{one} * ") });
    let axes = proof.relation.variables().len() - usize::from(are_values);
    [
        ("{reading}", texts.reading.into()),
        ("{table}", texts.table.into()),
        ("{weights}", texts.weights.into()),
        ("{next}", texts.next[usize::from(factors[1] == 0)].into()),
        ("{p}", p),
        ("{q}", q),
        ("{rows}", rows(&table, language)),
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
        ("{accepting}", accepted.len().to_string()),
        ("{accepted}", format!("{accepted:?}").replace(['[', ']'], "")),
    ]
    .iter()
    .fold(texts.functions[usize::from(are_values)].to_string(), |text, (name, value)| {
        text.replace(name, value)
    })
}
