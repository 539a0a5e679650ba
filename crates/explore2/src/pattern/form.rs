//! The text of a statement before it is put into words for numbers, or for lost and won.

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
    /// All values are this one.
    Always(u32),
    /// A formula for the values.
    Formula(String),
    /// A condition for the zeros.
    Zeros(String),
    /// The zeros are in these residue classes.
    Classes {
        /// The classes, ascending.
        residues: Vec<u64>,
        /// Their modulus.
        modulus: u64,
        /// The one value of all others, if it is said.
        other: Option<u32>,
    },
    /// A period, and the values up to the end of its first turn, unless these are many.
    Written {
        /// The values before the period and in it; empty if they are many.
        beginning: Vec<u32>,
        /// The period.
        period: Period,
    },
    /// Values told by other values.
    Relation {
        /// About numbers.
        numbers: String,
        /// The same about lost and won.
        outcomes: String,
    },
}

impl Form {
    /// A text about `n`, from 0 on.
    pub(super) fn new(body: Body) -> Form {
        Form { body, number: "n".into(), from: 0, premise: String::new() }
    }

    /// True where the form is about the coordinate of a sequence.
    pub fn is_of_sequence(&self) -> bool {
        self.number == "n"
    }

    /// The whole text about plain numbers.
    pub fn text(&self) -> String {
        self.filled(&self.body.text(self.from))
    }

    /// The text as a term about another number.
    pub(super) fn term(&self, name: &str) -> String {
        Form { number: name.into(), ..self.clone() }.text()
    }

    /// A text with the number in it, and behind it where it holds.
    pub fn filled(&self, text: &str) -> String {
        let late = match &self.body {
            Body::Formula(_) | Body::Zeros(_) | Body::Classes { .. } if self.from > 0 => {
                format!(", for {{n}} >= {}", self.from)
            }
            _ => String::new(),
        };
        let text = format!("{text}{late}");
        let premise = match &self.premise[..] {
            "" => String::new(),
            premise => format!(", for {premise}"),
        };
        let name = if is_clear(&self.number, &text) {
            self.number.clone()
        } else {
            format!("({})", self.number)
        };
        let inside = if self.is_of_sequence() { String::new() } else { format!(" in {name}") };
        text.replace("{in}", &inside).replace("{n}", &name) + &premise
    }
}

impl Body {
    /// The text about plain numbers, from a place on.
    fn text(&self, from: u64) -> String {
        match self {
            Body::Always(value) => format!("always {value}{}", beginning_at(from as usize)),
            Body::Formula(formula) => formula.clone(),
            Body::Zeros(condition) => format!("0 exactly when {condition}"),
            Body::Classes { residues, modulus, other } => {
                let other = other.map_or(String::new(), |other| format!(", else {other}"));
                format!("0 exactly when {} (mod {modulus}){other}", one_of(residues))
            }
            Body::Written { beginning, period } => {
                let (kind, saltus) = match period.saltus {
                    0 => ("", String::new()),
                    saltus => ("arithmetic ", format!(" with saltus {saltus}")),
                };
                let Period { start, period, .. } = *period;
                format!("{kind}period {period}{{in}}{saltus}{}", behind(start, beginning))
            }
            Body::Relation { numbers, .. } => numbers.clone(),
        }
    }
}

/// Where a text begins, as in ` from {n} = 3 on`.
pub fn beginning_at(start: usize) -> String {
    if start == 0 { String::new() } else { format!(" from {{n}} = {start} on") }
}

/// The end of a text on a period: where it begins, and the first values.
pub fn behind(start: usize, beginning: &[impl ToString]) -> String {
    let list: Vec<String> = beginning.iter().map(ToString::to_string).collect();
    let list =
        if list.is_empty() { list.concat() } else { format!(", beginning {}", list.join(" ")) };
    beginning_at(start) + &list
}

/// As in `{n} = 3 or 8`.
pub(super) fn one_of(numbers: &[u64]) -> String {
    let list: Vec<String> = numbers.iter().map(u64::to_string).collect();
    format!("{{n}} = {}", list.join(" or "))
}

/// True where a name needs no parentheses in a text.
fn is_clear(name: &str, text: &str) -> bool {
    let is_simple = !name.contains(' ') || name.starts_with('|') || is_closed(name);
    // Before a relation signs need none; words could be taken for a part of it.
    let is_alone = |rest: &str| rest.starts_with(" = ") || rest.starts_with(" >= ");
    let is_of_signs = !name.starts_with("the ");
    is_simple || text == "{n}" || is_of_signs && text.split("{n}").skip(1).all(is_alone)
}

/// True where the parenthesis that is opened first is closed last, as in `gcd(x, y)` and not in `(x) xor (y)`.
fn is_closed(text: &str) -> bool {
    let Some((_, inside)) = text.split_once('(') else { return false };
    let mut depth = 1;
    let closed = inside.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    closed == Some(inside.len() - 1)
}
