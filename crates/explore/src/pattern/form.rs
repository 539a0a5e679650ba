//! The text of a statement, about numbers, or about 0 and 1 as lost and won.

use crate::cell::ENDINGS;
use crate::theorem::Period;
use crate::wording::{self, Wording, closed_up};
use itertools::Itertools;
use language::{Language, text};

/// The text of a statement, and the number that it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// The text itself, in which `{n}` stands for the number.
    pub body: Body,
    pub number: Number,
    /// The first number of which something is said.
    pub from: u64,
    /// The coordinates that the premise names.
    pub axes: Vec<String>,
    /// The positions of which something is said.
    pub premise: Premise,
}

/// Positions at which a number or a condition is defined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Premise {
    /// All.
    None,
    /// Those without a 0.
    Positive,
    /// Those with two different coordinates.
    Different,
}

impl Premise {
    /// The premise of what is defined at some of so many coordinates.
    pub fn of(is_defined: impl Fn(&[u64]) -> bool, axes: usize) -> Premise {
        match [0, 1].map(|n| is_defined(&vec![n; axes])) {
            [true, _] => Premise::None,
            [false, true] => Premise::Positive,
            [false, false] => Premise::Different,
        }
    }

    /// True at a position of which something is said.
    pub fn holds(self, at: &[u64]) -> bool {
        match self {
            Premise::None => true,
            Premise::Positive => !at.contains(&0),
            Premise::Different => at.iter().all_unique(),
        }
    }

    /// The condition on coordinates of these names; none for all positions.
    pub fn text(self, names: &[String]) -> Option<String> {
        match self {
            Premise::None => None,
            Premise::Positive => Some(format!("{} >= 1", wording::list(names))),
            Premise::Different => Some(names.join(" != ")),
        }
    }
}

/// The number that a text is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Number {
    /// The coordinate `n` of a sequence.
    Coordinate,
    /// A number that is computed from a position, in signs, such as `min(x, y)`.
    Signs(Wording),
    /// A number in words, such as `the largest heap`.
    Words(Wording),
}

impl Number {
    pub fn name(&self) -> &str {
        match self {
            Number::Coordinate => "n",
            Number::Signs(name) | Number::Words(name) => name.get(),
        }
    }
}

/// The kinds of texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Body {
    Always(u32),
    /// A formula for the values.
    Formula(Wording),
    /// The smaller of the number and a constant.
    AtMost(u64),
    /// A condition for the zeros.
    Zeros(Wording),
    /// The number is 0 at the zeros.
    Zero,
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
    Relation([Wording; 2]),
}

impl Form {
    /// True if it says where the zeros are, and nothing of other values.
    pub fn is_of_zeros(&self) -> bool {
        matches!(self.body, Body::Zeros(_) | Body::Zero | Body::Classes { .. })
    }

    /// True where the form is about the coordinate of a sequence.
    pub fn is_of_sequence(&self) -> bool {
        self.number == Number::Coordinate
    }

    /// The text as a term, about the number of that name.
    pub(super) fn term(&self, name: &str) -> String {
        let form = Form { number: Number::Signs(name.into()), ..self.clone() };
        form.filled(&form.body_text(false))
    }

    /// The whole text; `are_lost_or_won` if 0 and 1 are to be called so.
    pub fn text(&self, are_lost_or_won: bool) -> String {
        let text = match &self.body {
            Body::Written { beginning, period } if period.saltus > 0 => {
                let Period { start, period, saltus } = period;
                let rise = match self.is_of_sequence() {
                    true => format!("v({{n}} + {period}) = v({{n}}) + {saltus}"),
                    false => text!(
                        "{saltus} more for each {period}{{in}}",
                        "{{n}} 每增加 {period}，值增加 {saltus}"
                    ),
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
        let zeros = |condition: &str| match are_lost_or_won {
            true => text!("lost iff {condition}", "必败当且仅当 {condition}"),
            false => text!("0 exactly when {condition}", "值为 0 当且仅当 {condition}"),
        };
        match &self.body {
            Body::Always(value) => {
                let value = word(*value, are_lost_or_won);
                match self.from {
                    0 => text!("always {value}", "总是 {value}"),
                    from => text!(
                        "always {value} from {{n}} = {from} on",
                        "从 {{n}} = {from} 起总是 {value}"
                    ),
                }
            }
            Body::Formula(formula) if !are_lost_or_won => formula.to_string(),
            Body::Formula(formula) => zeros(&format!("{formula} = 0")),
            Body::AtMost(most) if !are_lost_or_won => format!("min({{n}}, {most})"),
            Body::Zeros(condition) => zeros(condition.get()),
            Body::AtMost(_) | Body::Zero => match &self.number {
                Number::Words(name) => zeros(&text!("{name} is 0", "{name}为 0")),
                _ => zeros("{n} = 0"),
            },
            Body::Classes { residues, modulus } if are_lost_or_won && self.is_of_sequence() => {
                let residues = either(residues);
                zeros(&text!("n mod {modulus} is {residues}", "n mod {modulus} 为 {residues}"))
            }
            Body::Classes { residues, modulus } => {
                zeros(&format!("{} (mod {modulus})", one_of(residues)))
            }
            Body::Written { beginning, period } => {
                let late = beginning_at(period.start) + &listed(beginning, are_lost_or_won);
                self.turns(period) + &late
            }
            Body::Relation(texts) => texts[usize::from(are_lost_or_won)].to_string(),
        }
    }

    /// The period, without its beginning.
    fn turns(&self, Period { period, saltus, .. }: &Period) -> String {
        match (saltus, self.is_of_sequence()) {
            (0, true) => text!("period {period}", "周期 {period}"),
            (0, false) => text!("period {period}{{in}}", "对 {{n}} 周期为 {period}"),
            (_, true) => text!(
                "arithmetic period {period} with saltus {saltus}",
                "算术周期 {period}，每周期增加 {saltus}"
            ),
            (_, false) => text!(
                "arithmetic period {period}{{in}} with saltus {saltus}",
                "对 {{n}} 算术周期为 {period}，每周期增加 {saltus}"
            ),
        }
    }

    /// A text with the number in it, and behind it where it holds.
    fn filled(&self, text: &str) -> String {
        let late = match &self.body {
            Body::Always(_) | Body::Written { .. } | Body::Relation(_) => String::new(),
            _ if self.from > 0 => {
                text!(", for {{n}} >= {from}", "（{{n}} >= {from} 时）", from = self.from)
            }
            _ => String::new(),
        };
        let text = format!("{text}{late}");
        let name = self.number.name();
        let name = if self.is_clear(&text) { name.to_string() } else { format!("({name})") };
        let inside = if self.is_of_sequence() { String::new() } else { format!(" in {name}") };
        let text = text.replace("{in}", &inside).replace("{n}", &name);
        closed_up(&match self.premise.text(&wording::axes(&self.axes)) {
            None => text,
            Some(premise) => text!("{text}, for {premise}", "{text}（{premise} 时）"),
        })
    }

    /// True where the number needs no parentheses in a text.
    fn is_clear(&self, text: &str) -> bool {
        let name = self.number.name();
        let is_one = !name.contains([' ', '的']);
        let is_simple = is_one || name.starts_with('|') || is_closed(name);
        // Before a relation signs need none; English words could be taken for a part of it.
        let is_alone = |rest: &str| rest.starts_with(" = ") || rest.starts_with(" >= ");
        let is_english =
            matches!(self.number, Number::Words(_)) && language::current() == Language::English;
        is_simple || text == "{n}" || !is_english && text.split("{n}").skip(1).all(is_alone)
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
    let (word, classes) = (ENDINGS[value as usize], either(&classes));
    let before: Vec<u64> =
        (0..).zip(early).filter(|&(_, &other)| other == value).map(|(n, _)| n).collect();
    Some(match (start, &before[..]) {
        (0, _) => text!(
            "{word} iff n mod {period} is {classes}",
            "{word}当且仅当 n mod {period} 为 {classes}"
        ),
        (_, []) => text!(
            "{word} iff n mod {period} is {classes} from n = {start} on; before, {word}: none",
            "从 n = {start} 起，{word}当且仅当 n mod {period} 为 {classes}；此前没有{word}的"
        ),
        (_, before) => text!(
            "{word} iff n mod {period} is {classes} from n = {start} on; before, {word}: n = {before}",
            "从 n = {start} 起，{word}当且仅当 n mod {period} 为 {classes}；此前{word}的有 n = {before}",
            before = either(before)
        ),
    })
}

fn word(value: u32, are_lost_or_won: bool) -> String {
    match are_lost_or_won {
        false => value.to_string(),
        true => ENDINGS[usize::from(value > 0)].to_string(),
    }
}

fn beginning_at(start: usize) -> String {
    match start {
        0 => String::new(),
        _ => text!(" from {{n}} = {start} on", "，从 {{n}} = {start} 起"),
    }
}

fn listed(beginning: &[u32], are_lost_or_won: bool) -> String {
    match beginning.iter().map(|&value| word(value, are_lost_or_won)).join(" ") {
        list if list.is_empty() => list,
        list => text!(", beginning {list}", "，开头为 {list}"),
    }
}

/// Alternatives, as in `2, 3 or 6`.
pub(super) fn either(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    wording::either(&numbers)
}

/// A condition, as in `{n} = 2 or 3 or 6`.
pub(super) fn one_of(numbers: &[u64]) -> String {
    let (alike, either) = (numbers.iter().join(" or "), either(numbers));
    text!("{{n}} = {alike}", "{{n}} = {either}")
}

/// A sum, as in `{n} + 3` or `{n} - 3`; the text alone if the constant is 0.
pub(super) fn plus(text: &str, constant: i64) -> String {
    match constant {
        0 => text.to_string(),
        1.. => format!("{text} + {constant}"),
        _ => format!("{text} - {}", constant.unsigned_abs()),
    }
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
