//! What a pattern says: a text, and with it what the text says of each value.
//!
//! The text of a rule and the values that it is compared with come from the same constructor, which also writes
//! into the text where the rule begins. So whatever is printed was compared with every value that it tells of.

use super::Table;
use std::iter::repeat_n;
use std::rc::Rc;

/// What is said of one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Says {
    /// It is this one.
    Value(u64),
    /// Whether it is 0, and no more.
    Zero(bool),
    /// Something that holds of no value, such as a logarithm of 0.
    Nonsense,
    /// Nothing. The text says where that is so.
    Nothing,
}

impl Says {
    /// This value, or nonsense where a formula has none.
    pub fn value(value: Option<u64>) -> Says {
        value.map_or(Says::Nonsense, Says::Value)
    }

    pub fn is_true_of(self, value: u32) -> bool {
        match self {
            Says::Value(said) => said == u64::from(value),
            Says::Zero(is_zero) => is_zero == (value == 0),
            Says::Nonsense => false,
            Says::Nothing => true,
        }
    }
}

/// The text of a rule with this name in place of `{n}`, and of `{in}`, which says in what values have a period.
pub(super) fn filled(text: &str, name: &str) -> String {
    text.replace("{in}", &format!(" in {name}")).replace("{n}", name)
}

/// In a text, `{n}` stands for the variable and `{from}` for where the rule begins, if it does so late.
fn beginning_at(from: u64, text: &str) -> String {
    match from {
        0 => text.replace("{from}", ""),
        _ if text.contains("{from}") => text.replace("{from}", &format!(" from {{n}} = {from} on")),
        _ => format!("{text}, for {{n}} >= {from}"),
    }
}

/// What is said of `v(0), v(1), ...`.
#[derive(Clone)]
pub(super) struct Rule {
    text: String,
    from: u64,
    /// What is said of the values from `from` up to a bound, and of more perhaps.
    says: Rc<dyn Fn(u64) -> Box<dyn Iterator<Item = Says>>>,
}

impl Rule {
    /// `of(n)` is said of `v(n)`, for all `n` from `from` on.
    pub fn new(text: &str, from: u64, of: impl Fn(u64) -> Says + Clone + 'static) -> Rule {
        let says =
            move |_| -> Box<dyn Iterator<Item = Says>> { Box::new((from..).map(of.clone())) };
        Rule { text: beginning_at(from, text), from, says: Rc::new(says) }
    }

    /// The zeros are the members of this set.
    pub fn zeros(set: Set) -> Rule {
        let Set { text, from, members } = set;
        let text = match text.strip_prefix("always") {
            Some(rest) => format!("always 0{rest}"),
            None => format!("0 exactly when {text}"),
        };
        let says = move |bound| -> Box<dyn Iterator<Item = Says>> {
            let mut members = members(bound).skip_while(move |&n| n < from).peekable();
            Box::new((from..).map(move |n| Says::Zero(members.next_if_eq(&n).is_some())))
        };
        Rule { text, from, says: Rc::new(says) }
    }

    /// In which `{n}` stands for the variable.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it says something of every value.
    pub fn is_total(&self) -> bool {
        self.from == 0
    }

    /// What it says of the first values.
    pub fn first(&self, count: usize) -> Vec<Says> {
        let nothing = repeat_n(Says::Nothing, self.from as usize);
        nothing.chain((self.says)(count as u64)).take(count).collect()
    }

    /// The number of values of which something is said, or the place of the first that is another one.
    pub fn check(&self, values: &[u32]) -> Result<u64, String> {
        let told = values.get(self.from as usize..).unwrap_or_default();
        let mut said = (self.from..).zip((self.says)(values.len() as u64).zip(told));
        match said.find(|(_, (says, value))| !says.is_true_of(**value)) {
            Some((n, _)) => Err(format!("n = {n}")),
            None => Ok(told.len() as u64),
        }
    }
}

/// What is said to be a set of numbers.
#[derive(Clone)]
pub(super) struct Set {
    text: String,
    from: u64,
    /// The members up to a bound, ascending, and more perhaps.
    members: Rc<dyn Fn(u64) -> Box<dyn Iterator<Item = u64>>>,
}

impl Set {
    /// Those of `members` that are at least `from`; nothing is said of numbers below. It is given a bound up to which
    /// members are wanted.
    pub fn new<I: Iterator<Item = u64> + 'static>(
        text: &str,
        from: u64,
        members: impl Fn(u64) -> I + 'static,
    ) -> Set {
        let text = beginning_at(from, text);
        Set { text, from, members: Rc::new(move |bound| Box::new(members(bound))) }
    }

    /// In which `{n}` stands for the variable.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The number of numbers of which something is said, or the first that is a member on one side alone. The
    /// members are all up to the bound.
    pub fn check(&self, members: &[u64], bound: u64) -> Result<u64, String> {
        let start = members.partition_point(|&n| n < self.from);
        let actual = members[start..].iter().copied().map(Some).chain([None]);
        let expected = (self.members)(bound)
            .skip_while(|&n| n < self.from)
            .take_while(|&n| n <= bound)
            .map(Some)
            .chain([None]);
        match actual.zip(expected).find(|(actual, expected)| actual != expected) {
            Some((actual, expected)) => {
                let first = actual.into_iter().chain(expected).min().unwrap_or(bound);
                Err(format!("n = {first}"))
            }
            None => Ok((bound + 1).saturating_sub(self.from)),
        }
    }
}

/// What is said of the place `(x, y)` of a table.
pub(super) type Reading = Box<dyn Fn(&Table, usize, usize) -> Says>;

/// A text, and what it says of a table.
pub(super) struct TableRule {
    text: String,
    /// What it says of this table, made ready for all of its places.
    says: Box<dyn Fn(&Table) -> Reading>,
}

impl TableRule {
    /// In the text, `{x}` and `{y}` stand for the axes of this table.
    pub fn new(
        text: &str,
        axes: &[String; 2],
        says: impl Fn(&Table) -> Reading + 'static,
    ) -> TableRule {
        let text = text.replace("{x}", &axes[0]).replace("{y}", &axes[1]);
        TableRule { text, says: Box::new(says) }
    }

    /// A rule that says nothing of places where a coordinate is 0.
    pub fn of_positive(
        text: &str,
        axes: &[String; 2],
        says: impl Fn(&Table) -> Reading + 'static,
    ) -> TableRule {
        TableRule::new(&format!("{text}, for {{x}}, {{y}} >= 1"), axes, move |table| {
            let says = says(table);
            Box::new(move |table, x, y| match x.min(y) {
                0 => Says::Nothing,
                _ => says(table, x, y),
            })
        })
    }

    /// With the names of the axes in it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The number of places of which something is said, or the first with another value.
    pub fn check(&self, table: &Table) -> Result<u64, String> {
        let says = (self.says)(table);
        let mut told = 0;
        for y in 0..table.height {
            for x in 0..table.width {
                if table.is_gap(x, y) {
                    continue;
                }
                let said = says(table, x, y);
                if !said.is_true_of(table.at(x, y)) {
                    return Err(format!("({x}, {y})"));
                }
                told += u64::from(said != Says::Nothing);
            }
        }
        Ok(told)
    }
}
