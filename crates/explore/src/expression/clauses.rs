//! Cases of a pattern as steps of a program: a variable is what a test says that it equals.

use super::value::Node;
use super::{Move, Moves, Test, Variable};

/// The text of an operator with its operands in a language; None if the language has none.
pub type Write<'a> = &'a dyn Fn(&str, &str, &str) -> Option<String>;

/// A case: the variables and what they are, the tests that remain, and the value, if the case says one.
pub struct Clause {
    /// Names and terms, in the order in which they need each other.
    pub variables: Vec<(String, String)>,
    /// Comparisons.
    pub tests: Vec<String>,
    /// The value of the last coordinate; None where it is 0.
    pub value: Option<String>,
}

/// The names of variables, of which no pattern has more.
const NAMES: [&str; 4] = ["p", "q", "r", "s"];

impl Moves {
    /// The cases in which a move of a position is allowed whose last coordinate is a value that follows from the others. None if a
    /// variable or a value does not follow, or the language cannot say it.
    pub fn clauses(&self, write: Write<'_>) -> Option<Vec<Clause>> {
        let clause = |one: &Move| {
            let names: Vec<String> =
                self.axes.iter().map(String::as_str).chain(NAMES).map(String::from).collect();
            let mut all =
                Clauses { names, value: self.axes.len() - 1, write, tests: one.tests.clone() };
            all.clause(&one.variables)
        };
        self.moves.iter().map(clause).collect()
    }
}

struct Clauses<'a> {
    names: Vec<String>,
    /// The coordinate that is the value.
    value: usize,
    write: Write<'a>,
    tests: Vec<Test>,
}

impl Clauses<'_> {
    fn clause(&mut self, variables: &[Variable]) -> Option<Clause> {
        let mut clause = Clause { variables: Vec::new(), tests: Vec::new(), value: None };
        for (index, variable) in variables.iter().enumerate() {
            let number = self.value + 1 + index;
            let name = self.names.get(number)?.clone();
            let term = self.solved(number, number)?;
            clause.variables.push((name.clone(), bare(&term).into()));
            let [first, last] = [self.text(&variable.first)?, self.text(&variable.last)?];
            let sign = if variable.with_last { "<=" } else { "<" };
            clause.tests.extend([format!("{first} <= {name}"), format!("{name} {sign} {last}")]);
        }
        let is_about_value =
            |test: &Test| test.left.uses(self.value) || test.right.uses(self.value);
        if self.tests.iter().any(is_about_value) {
            let value = self.solved(self.value, usize::MAX)?;
            clause.value = Some(bare(&value).into()).filter(|value| value != "0");
        }
        for test in &self.tests {
            let sign = sign(test);
            let [left, right] = [self.text(&test.left)?, self.text(&test.right)?];
            clause.tests.push(format!("{left} {sign} {right}"));
        }
        Some(clause)
    }

    /// The term that a name equals by one of the tests, which is taken out, where it is of names before a bound.
    fn solved(&mut self, name: usize, bound: usize) -> Option<String> {
        let is_known = |node: &Node| {
            (0..self.names.len()).all(|other| {
                let is_unknown = other == name || other == self.value || other >= bound;
                !(is_unknown && node.uses(other))
            })
        };
        // `name == term` and `name + 1 == term`, in either order.
        let solution = |test: &Test| {
            let sides = [(&test.left, &test.right), (&test.right, &test.left)];
            let of = |(side, term): (&Node, &Node)| {
                let less = shift(side, name)?;
                let text = self.text(term).filter(|_| is_known(term) && sign(test) == "==")?;
                if less == 0 { Some(text) } else { (self.write)("-", &text, &less.to_string()) }
            };
            sides.into_iter().find_map(of)
        };
        let found = self.tests.iter().enumerate().find_map(|(n, test)| Some((n, solution(test)?)));
        let (number, term) = found?;
        self.tests.remove(number);
        Some(term)
    }

    fn text(&self, node: &Node) -> Option<String> {
        match node {
            Node::Number(number) if *number < 0 => Some(format!("({number})")),
            Node::Number(number) => Some(number.to_string()),
            Node::Name(name) => self.names.get(*name).cloned(),
            Node::Apply { operator, of, .. } => {
                (self.write)(operator.name, &self.text(&of[0])?, &self.text(&of[1])?)
            }
        }
    }
}

/// The text without parentheses around all of it.
fn bare(text: &str) -> &str {
    let Some(inside) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) else {
        return text;
    };
    let mut depth = 0;
    let is_closed = inside.chars().all(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth >= 0
    });
    if is_closed { inside } else { text }
}

/// The constant that is added to a name, if the node is such a sum.
fn shift(node: &Node, name: usize) -> Option<i64> {
    match (node, node.operands("+")) {
        (Node::Name(other), _) if *other == name => Some(0),
        (_, Some([Node::Name(other), Node::Number(shift)])) if *other == name => Some(*shift),
        _ => None,
    }
}

/// The sign of a comparison, by what it says of less, equal, and more.
fn sign(test: &Test) -> &'static str {
    match [-1, 0, 1].map(|value| (test.holds)(&value, &0)) {
        [false, true, false] => "==",
        [true, false, true] => "!=",
        [true, true, false] => "<=",
        [false, true, true] => ">=",
        [true, ..] => "<",
        _ => ">",
    }
}
