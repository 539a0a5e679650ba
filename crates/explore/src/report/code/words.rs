//! The function of a pattern that is checked: its cases one after the other.

use super::Language;
use crate::expression::Moves;
use crate::expression::clauses::Clause;
use crate::pattern::meaning::Meaning;
use crate::pattern::statement::Statement;

/// Beginnings and ends of functions: the name, the type of the answer, the coordinates, the cases, and what holds in none.
const RUST: &str = "\
pub fn {name}(numbers: [u64; {count}]) -> {answer} {
    let [{axes}] = numbers.map(i128::from);
{cases}    {otherwise}
}
";
const CPP: &str = "\
typedef __int128 Int;
static Int quotient(Int a, Int b) { return a / b - (a % b < 0); }
static Int rest(Int a, Int b) { return a - b * quotient(a, b); }

{answer} {name}(std::array<unsigned long long, {count}> numbers) {
    Int {assigned};
{cases}    return {otherwise};
}
";
const PYTHON: &str = "\
def {name}(numbers):
    {axes} = numbers
{cases}    return {otherwise}
";

/// The function, and true if it gives values; None if the pattern does not say how they follow from the coordinates.
pub(super) fn function(
    statement: &Statement,
    axes: usize,
    are_outcomes: bool,
    language: Language,
) -> Option<(String, bool)> {
    let Some(Meaning::Cases(cases)) = &statement.meaning else { return None };
    let [said, _] = cases.moves(&statement.form, axes);
    let moves = Moves::parse(&said).ok()?;
    let write =
        move |operator: &str, left: &str, right: &str| write(language, operator, left, right);
    let clauses = moves.clauses(&write)?;
    let are_values = !are_outcomes && !cases.is_of_zeros();
    let name = if are_values { "grundy" } else { "is_won" };
    let answer = |value: &Option<String>| match (are_values, cases.is_of_zeros()) {
        (true, _) => number(language, value.as_deref().unwrap_or("0")),
        (_, true) => truth(language, false).into(),
        (_, false) => format!("{} != 0", value.as_deref().unwrap_or("0")),
    };
    let texts = clauses.iter().map(|clause| case(clause, &answer(&clause.value), language));
    let names = &moves.axes()[..axes];
    let assigned = names.iter().enumerate().map(|(n, name)| format!("{name} = numbers[{n}]"));
    let (text, kind) = match language {
        Language::Rust => (RUST, ["u64", "bool"]),
        Language::Cpp => (CPP, ["unsigned long long", "bool"]),
        Language::Python => (PYTHON, ["", ""]),
    };
    // Behind cases of values nothing is left.
    let otherwise = if are_values { "0" } else { truth(language, cases.is_of_zeros()) };
    let list = names.join(", ") + if axes == 1 && language == Language::Python { "," } else { "" };
    let filled = text.replace("{name}", name).replace("{answer}", kind[usize::from(!are_values)]);
    let filled = filled.replace("{count}", &axes.to_string()).replace("{axes}", &list);
    let filled = filled.replace("{assigned}", &assigned.collect::<Vec<String>>().join(", "));
    let filled = filled.replace("{otherwise}", otherwise);
    Some((filled.replace("{cases}", &texts.collect::<String>()), are_values))
}

/// A case: its variables in a block of their own.
fn case(clause: &Clause, answer: &str, language: Language) -> String {
    let (and, always) = match language {
        Language::Python => (" and ", "True"),
        Language::Rust | Language::Cpp => (" && ", "true"),
    };
    let tests = if clause.tests.is_empty() { always.into() } else { clause.tests.join(and) };
    let variables = |before: &str, behind: &str| -> String {
        let line = |(name, term): &(String, String)| format!("{before}{name} = {term}{behind}\n");
        clause.variables.iter().map(line).collect()
    };
    match language {
        Language::Python => {
            let variables = variables("    ", "");
            format!("{variables}    if {tests}:\n        return {answer}\n")
        }
        Language::Rust if clause.variables.is_empty() => {
            format!("    if {tests} {{\n        return {answer};\n    }}\n")
        }
        Language::Rust => {
            let variables = variables("        let ", ";");
            format!(
                "    {{\n{variables}        if {tests} {{\n            return {answer};\n        }}\n    }}\n"
            )
        }
        Language::Cpp => {
            let variables = variables("        Int ", ";");
            format!("    {{\n{variables}        if ({tests}) return {answer};\n    }}\n")
        }
    }
}

fn truth(language: Language, value: bool) -> &'static str {
    match (language, value) {
        (Language::Python, true) => "True",
        (Language::Python, false) => "False",
        (_, true) => "true",
        (_, false) => "false",
    }
}

/// A value as the function gives it.
fn number(language: Language, value: &str) -> String {
    if language == Language::Rust { format!("({value}) as u64") } else { value.into() }
}

/// An operator with its operands.
fn write(language: Language, operator: &str, left: &str, right: &str) -> Option<String> {
    Some(match (language, operator) {
        (_, "+" | "-" | "*" | "&" | "|" | "^" | "<<" | ">>") => {
            format!("({left} {operator} {right})")
        }
        (Language::Python, "/") => format!("({left} // {right})"),
        (Language::Python, "%") => format!("({left} % {right})"),
        (Language::Python, "min" | "max") => format!("{operator}({left}, {right})"),
        (Language::Python, "abs") => format!("abs({left})"),
        (Language::Python, "popcount") => format!("bin({left}).count(\"1\")"),
        (Language::Rust, "/") => format!("({left}).div_euclid({right})"),
        (Language::Rust, "%") => format!("({left}).rem_euclid({right})"),
        (Language::Rust, "min" | "max") => format!("({left}).{operator}({right})"),
        (Language::Rust, "abs") => format!("({left}).abs()"),
        (Language::Rust, "popcount") => format!("i128::from(({left}).count_ones())"),
        (Language::Cpp, "/") => format!("quotient({left}, {right})"),
        (Language::Cpp, "%") => format!("rest({left}, {right})"),
        (Language::Cpp, "min") => format!("({left} < {right} ? {left} : {right})"),
        (Language::Cpp, "max") => format!("({left} < {right} ? {right} : {left})"),
        (Language::Cpp, "abs") => format!("({left} < 0 ? -{left} : {left})"),
        (Language::Cpp, "popcount") => format!("__builtin_popcountll({left})"),
        _ => return None,
    })
}
