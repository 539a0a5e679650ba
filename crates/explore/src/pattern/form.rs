//! The text of a statement, about numbers, or about 0 and 1 as lost and won.

use crate::theorem::Period;

/// The text of a statement, and the number that it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// The text itself, in which `{n}` stands for the number.
    pub body: Body,
    /// The number: `n`, or one that is computed from a position, such as `gcd(x, y)`.
    pub number: String,
    /// The first number of which something is said.
    pub from: u64,
    /// A condition on the positions of which something is said, such as `x, y >= 1`; may be empty.
    pub premise: String,
}

/// The kinds of texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Body {
    Always(u32),
    /// A formula for the values.
    Formula(String),
    /// A condition for the zeros.
    Zeros(String),
    /// The zeros are in residue classes.
    Classes {
        residues: Vec<u64>,
        modulus: u64,
    },
    /// A period, and the values up to the end of its first turn; none if these are many.
    Written {
        beginning: Vec<u32>,
        period: Period,
    },
    /// Values told by other values: a text about numbers, and one about lost and won.
    Relation([String; 2]),
}

impl Form {
    /// True where the form is about the coordinate of a sequence.
    pub fn is_of_sequence(&self) -> bool {
        self.number == "n"
    }

    /// The text about numbers as a term about another one.
    pub(super) fn term(&self, name: &str) -> String {
        let form = Form { number: name.into(), ..self.clone() };
        form.filled(&form.body_text(false))
    }

    /// The whole text; `are_lost_or_won` if 0 and 1 are to be called so.
    pub fn text(&self, are_lost_or_won: bool) -> String {
        let text = match &self.body {
            Body::Written { beginning, period } if period.saltus > 0 => {
                let Period { start, period, saltus } = period;
                let rise = match self.is_of_sequence() {
                    true => format!("v({{n}} + {period}) = v({{n}}) + {saltus}"),
                    false => format!("{saltus} more for each {period}{{in}}"),
                };
                Some(rise + &beginning_at(*start) + &listed(beginning, false))
            }
            Body::Written { beginning, period } if are_lost_or_won && self.is_of_sequence() => {
                outcome_classes(period, beginning)
            }
            _ => None,
        };
        self.filled(&text.unwrap_or_else(|| self.body_text(are_lost_or_won)))
    }

    fn body_text(&self, are_lost_or_won: bool) -> String {
        let zeros = if are_lost_or_won { "lost iff" } else { "0 exactly when" };
        match &self.body {
            Body::Always(value) => {
                let late = beginning_at(self.from as usize);
                format!("always {}{late}", word(*value, are_lost_or_won))
            }
            Body::Formula(formula) if !are_lost_or_won => formula.clone(),
            Body::Formula(formula) if formula == "min({n}, 1)" => "lost iff {n} = 0".into(),
            Body::Formula(formula) => format!("lost iff {formula} = 0"),
            Body::Zeros(condition) => format!("{zeros} {condition}"),
            Body::Classes { residues, modulus } if are_lost_or_won && self.is_of_sequence() => {
                format!("lost iff n mod {modulus} is {}", either(residues))
            }
            Body::Classes { residues, modulus } => {
                format!("{zeros} {} (mod {modulus})", one_of(residues))
            }
            Body::Written { beginning, period: Period { start, period, saltus } } => {
                let (kind, saltus) = match saltus {
                    0 => ("", String::new()),
                    saltus => ("arithmetic ", format!(" with saltus {saltus}")),
                };
                let late = beginning_at(*start) + &listed(beginning, are_lost_or_won);
                format!("{kind}period {period}{{in}}{saltus}{late}")
            }
            Body::Relation(texts) => texts[usize::from(are_lost_or_won)].clone(),
        }
    }

    /// A text with the number in it, and behind it where it holds.
    fn filled(&self, text: &str) -> String {
        let late = match &self.body {
            Body::Formula(_) | Body::Zeros(_) | Body::Classes { .. } if self.from > 0 => {
                format!(", for {{n}} >= {}", self.from)
            }
            _ => String::new(),
        };
        let text = format!("{text}{late}");
        let name = if is_clear(&self.number, &text) {
            self.number.clone()
        } else {
            format!("({})", self.number)
        };
        let inside = if self.is_of_sequence() { String::new() } else { format!(" in {name}") };
        let premise = if self.premise.is_empty() { "" } else { ", for " };
        text.replace("{in}", &inside).replace("{n}", &name) + premise + &self.premise
    }
}

/// Members of a class that are listed.
const LISTED: usize = 12;

/// The classes that are lost, or those that are won if they are fewer, and what comes before the
/// period. Nothing if they are many.
pub(super) fn outcome_classes(
    &Period { start, period, .. }: &Period,
    beginning: &[u32],
) -> Option<String> {
    let (early, ruled) = beginning.split_at_checked(start)?;
    let of = |value: u32| -> Vec<u64> {
        let places = (start..).zip(ruled).filter(|&(_, &other)| other == value);
        let mut classes: Vec<u64> = places.map(|(n, _)| (n % period) as u64).collect();
        classes.sort_unstable();
        classes
    };
    let (lost, won) = (of(0), of(1));
    let (value, classes) = if lost.len() <= won.len() { (0, lost) } else { (1, won) };
    if classes.is_empty() || classes.len() > LISTED {
        return None;
    }
    let word = ["lost", "won"][value as usize];
    let later = format!("{word} iff n mod {period} is {}", either(&classes));
    if start == 0 {
        return Some(later);
    }
    let before: Vec<u64> =
        (0..).zip(early).filter(|&(_, &other)| other == value).map(|(n, _)| n).collect();
    let before = if before.is_empty() { "none".into() } else { format!("n = {}", either(&before)) };
    Some(format!("{later} from n = {start} on; before, {word}: {before}"))
}

fn word(value: u32, are_lost_or_won: bool) -> String {
    match value {
        _ if !are_lost_or_won => value.to_string(),
        0 => "lost".into(),
        _ => "won".into(),
    }
}

fn beginning_at(start: usize) -> String {
    if start == 0 { String::new() } else { format!(" from {{n}} = {start} on") }
}

fn listed(beginning: &[u32], are_lost_or_won: bool) -> String {
    let list: Vec<String> = beginning.iter().map(|&value| word(value, are_lost_or_won)).collect();
    if list.is_empty() { String::new() } else { format!(", beginning {}", list.join(" ")) }
}

/// As in `2, 3 or 6`.
fn either(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    match &numbers[..] {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        numbers => numbers.concat(),
    }
}

/// As in `{n} = 2 or 3 or 6`.
pub(super) fn one_of(numbers: &[u64]) -> String {
    let list: Vec<String> = numbers.iter().map(u64::to_string).collect();
    format!("{{n}} = {}", list.join(" or "))
}

/// As in `{n} + 3`, `{n} - 3`, or the text alone.
pub(super) fn plus(text: &str, constant: i64) -> String {
    match constant {
        0 => text.to_string(),
        1.. => format!("{text} + {constant}"),
        _ => format!("{text} - {}", constant.unsigned_abs()),
    }
}

/// True where a name needs no parentheses in a text.
fn is_clear(name: &str, text: &str) -> bool {
    let is_simple = !name.contains(' ') || name.starts_with('|') || is_closed(name);
    // Before a relation signs need none; words could be taken for a part of it.
    let is_alone = |rest: &str| rest.starts_with(" = ") || rest.starts_with(" >= ");
    let is_of_signs = !name.starts_with("the ");
    is_simple || text == "{n}" || is_of_signs && text.split("{n}").skip(1).all(is_alone)
}

/// True where the first parenthesis is closed last, as in `gcd(x, y)` and not in `(x) xor (y)`.
fn is_closed(text: &str) -> bool {
    let Some((_, inside)) = text.split_once('(') else { return false };
    let mut depth = 1;
    let closed = inside.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    closed == Some(inside.len() - 1)
}
