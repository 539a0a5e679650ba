//! Reads the formulas and conditions of a pattern again, as a person would, and says whether they
//! are true of a value. The words for numbers and sets mean what the lists of them say beside each;
//! all else is read without any help.

mod statement;

use super::rows::{FORMULAS, OF_HEAPS, OF_TWO, SETS};
pub use statement::first_lie;

/// The value of an expression, for these values of its variables. Nothing where it is not defined.
type Expression = Box<dyn Fn(&[u64]) -> Option<i128>>;
/// True for some values of the variables.
type Test = Box<dyn Fn(&[u64]) -> bool>;

/// A reader of statements on the values of a sequence or a table.
pub struct Reader<'a> {
    /// The names of the variables.
    pub names: &'a [&'a str],
}

/// The text between two others, if it has this form.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.strip_prefix(before)?.strip_suffix(after)
}

/// The last place of a separator that stands outside of all parentheses.
fn split<'a>(text: &'a str, separator: &str) -> Option<(&'a str, &'a str)> {
    let depth = |end: usize| {
        text[..end].chars().fold(0, |depth, c| depth + i32::from(c == '(') - i32::from(c == ')'))
    };
    let is_in_bars = |end: usize| text[..end].matches('|').count() % 2 == 1;
    let places = text.rmatch_indices(separator).map(|(place, _)| place);
    let place = places.into_iter().find(|&place| depth(place) == 0 && !is_in_bars(place))?;
    Some((&text[..place], &text[place + separator.len()..]))
}

/// The parts of a text that has this form, which has a bar below in the place of each.
fn parts<'a>(text: &'a str, form: &str) -> Option<Vec<&'a str>> {
    let signs: Vec<&str> = form.split('_').collect();
    let [first, inner @ .., last] = &signs[..] else { return None };
    let (mut rest, mut parts) = (between(text, first, last)?, Vec::new());
    for sign in inner {
        let (part, behind) = split(rest, sign)?;
        parts.push(part);
        rest = behind;
    }
    parts.push(rest);
    Some(parts)
}

/// The value by those of the parts.
type Value = fn(&[i128]) -> Option<i128>;

/// Forms of expressions, those that bind least first.
const FORMS: &[(&str, Value)] = &[
    ("_ xor _", |v| Some(v[0] ^ v[1])),
    ("_ mod _", |v| (v[1] != 0).then(|| v[0].rem_euclid(v[1]))),
    ("_ + _", |v| Some(v[0] + v[1])),
    ("_ - _", |v| Some(v[0] - v[1])),
    ("floor(_ / phi)", |v| irrational(v[0], [-1, 5, 2])),
    ("floor(_ phi)", |v| irrational(v[0], [1, 5, 2])),
    ("floor(_ phi^2)", |v| irrational(v[0], [3, 5, 2])),
    ("floor(_ sqrt(_))", |v| irrational(v[0], [0, v[1], 1])),
    ("floor(_ (_ + sqrt(_)))", |v| irrational(v[0], [v[1], v[2], 1])),
    ("floor(_ (_ + sqrt(_))/_)", |v| irrational(v[0], [v[1], v[2], v[3]])),
    ("floor(_/_)", |v| Some(v[0].div_euclid(v[1]))),
    ("min(_, _)", |v| Some(v[0].min(v[1]))),
    ("max(_, _)", |v| Some(v[0].max(v[1]))),
    ("gcd(_, _)", |v| Some(gcd(v[0], v[1]))),
    ("|_|", |v| Some(v[0].abs())),
    ("(_ or _, bit by bit)", |v| Some(v[0] | v[1])),
    ("(_ and _, bit by bit)", |v| Some(v[0] & v[1])),
    ("(_)", |v| Some(v[0])),
    ("_ _", |v| Some(v[0] * v[1])),
];

/// `floor(k (whole + sqrt(root)) / divisor)`
fn irrational(k: i128, [whole, root, divisor]: [i128; 3]) -> Option<i128> {
    Some((whole * k + (root * k * k).isqrt()).div_euclid(divisor))
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn number(text: &str) -> i128 {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}

/// True if a set that has a name holds this number.
fn is_member(n: i128, set: &str) -> bool {
    let row = SETS.iter().find(|row| row.name.0.strip_prefix("is ") == Some(set));
    let (member, _) = row.expect("it has a name").value;
    (0..)
        .map_while(member)
        .map(i128::from)
        .take_while(|&member| member <= n)
        .any(|member| member == n)
}

impl Reader<'_> {
    pub fn expression(&self, text: &str) -> Expression {
        if let Some(name) = self.names.iter().position(|name| *name == text) {
            return Box::new(move |at| Some(at[name].into()));
        }
        if let Ok(number) = text.parse::<i128>() {
            return Box::new(move |_| Some(number));
        }
        if let Some(value) = self.in_words(text).or_else(|| self.told(text)) {
            return value;
        }
        for row in FORMULAS {
            if let Some([inside]) = parts(text, &row.name.0.replace("{n}", "_")).as_deref() {
                let inside = self.expression(inside);
                return Box::new(move |at| {
                    (row.value)(inside(at)?.try_into().ok()?).map(i128::from)
                });
            }
        }
        let found = FORMS.iter().find_map(|(form, of)| Some((parts(text, form)?, of)));
        let (parts, of) = found.unwrap_or_else(|| panic!("{text:?} means nothing"));
        let parts: Vec<Expression> = parts.into_iter().map(|part| self.expression(part)).collect();
        Box::new(move |at| {
            let values: Option<Vec<i128>> = parts.iter().map(|part| part(at)).collect();
            of(&values?)
        })
    }

    /// A number that a list has in words, or the nim-sum of some heaps.
    fn in_words(&self, text: &str) -> Option<Expression> {
        let rows = || OF_TWO.iter().chain(OF_HEAPS);
        let is_in_words = text.starts_with("the ") || text.starts_with("floor(max");
        if let Some(row) = rows().find(|row| is_in_words && self.filled(row.name.0) == text) {
            return Some(Box::new(move |at| (row.value)(at).map(i128::from)));
        }
        let list = text.strip_prefix("the nim-sum of ")?;
        let names = list.replace(" and ", ", ");
        let heaps: Vec<Expression> = names.split(", ").map(|name| self.expression(name)).collect();
        Some(Box::new(move |at| heaps.iter().try_fold(0, |sum, heap| Some(sum ^ heap(at)?))))
    }

    /// A text of a list with the names of the axes.
    fn filled(&self, text: &str) -> String {
        let names = ["{x}", "{y}", "{z}"].iter().zip(self.names);
        names.fold(text.to_string(), |text, (place, name)| text.replace(place, name))
    }

    /// A whole statement of a value, as a term: `period 3 from x = 1 on, beginning 5 0 1 2`, or
    /// what is told in words.
    fn told(&self, text: &str) -> Option<Expression> {
        if let Some(value) = between(text, "always ", "") {
            return Some(self.expression(value));
        }
        let (kind, _) = text.split_once("period ").filter(|(kind, _)| !kind.contains('('))?;
        let (rule, beginning) = text[kind.len()..].split_once(", beginning ")?;
        let beginning: Vec<i128> = beginning.split_whitespace().map(number).collect();
        let (rule, saltus) = rule.split_once(" with saltus ").unwrap_or((rule, "0"));
        let saltus = number(saltus.split_once(" from ").map_or(saltus, |(saltus, _)| saltus));
        let (period, name) = rule.strip_prefix("period ")?.split_once(" in ")?;
        let name = self.expression(name.split_once(" from ").map_or(name, |(name, _)| name));
        let period = number(period);
        Some(Box::new(move |at| {
            let n = name(at)?;
            let periods = (n - beginning.len() as i128).div_euclid(period) + 1;
            let periods = periods.max(0);
            Some(beginning[(n - periods * period) as usize] + periods * saltus)
        }))
    }

    /// Membership in a set, as in `n = 3 or 8, or n = 1 (mod 5) from n = 17 on`.
    pub fn set(&self, text: &str) -> Test {
        if text == "never" {
            return Box::new(|_| false);
        }
        // A part that begins with a number goes on with the list before.
        let mut parts: Vec<String> = Vec::new();
        let (mut text, mut list) = (text, String::new());
        while let Some((before, part)) = split(text, " or ") {
            text = before;
            list = format!("{}{list}", part.trim_end_matches(','));
            if part.starts_with(|c: char| c.is_ascii_digit()) {
                list = format!(" or {list}");
            } else {
                parts.push(std::mem::take(&mut list));
            }
        }
        parts.push(format!("{}{list}", text.trim_end_matches(',')));
        let parts: Vec<Test> =
            parts.iter().map(|part| self.condition(part.trim_end_matches(','))).collect();
        Box::new(move |at| parts.iter().any(|part| part(at)))
    }

    fn condition(&self, text: &str) -> Test {
        if let Some((condition, place)) =
            between(text, "", " on").and_then(|text| split(text, " from "))
        {
            let (name, first) = place.split_once(" = ").expect("it begins somewhere");
            let (name, first) = (self.expression(name), number(first));
            let condition = self.condition(condition);
            return Box::new(move |at| name(at) >= Some(first) && condition(at));
        }
        if let Some((name, set)) = split(text, " is ") {
            let (name, set) = (self.expression(name), set.to_string());
            return Box::new(move |at| name(at).is_some_and(|n| is_member(n, &set)));
        }
        if let Some((name, first)) = split(text, " >= ") {
            let (name, first) = (self.expression(name), number(first));
            return Box::new(move |at| name(at) >= Some(first));
        }
        let (name, list) = split(text, " = ").unwrap_or_else(|| panic!("{text:?} is no condition"));
        let name = self.expression(name);
        let (list, modulus) =
            match list.strip_suffix(')').and_then(|list| list.rsplit_once(" (mod ")) {
                Some((list, modulus)) => (list, number(modulus)),
                None => (list, i128::MAX),
            };
        if let Ok(list) = list.split(" or ").map(str::parse).collect::<Result<Vec<i128>, _>>() {
            return Box::new(move |at| {
                name(at).is_some_and(|n| list.contains(&n.rem_euclid(modulus)))
            });
        }
        let list = self.expression(list);
        Box::new(move |at| name(at) == list(at))
    }
}
