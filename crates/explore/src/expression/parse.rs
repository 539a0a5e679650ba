//! Parser from tokens to moves.

use super::tokens::{Placed, Token, tokens};
use super::value::{Arity, LEVELS, Node, OPERATORS, operator};
use super::{Mistake, Move, Number, Variable, foreign, names};
use crate::wording::{closed_up, either, list};
use language::{Text, text};
use std::cell::Cell;
use std::fmt::Display;
use std::ops::Range;

/// Deepest nesting of parentheses and signs.
const MOST_DEPTH: usize = 50;
/// The end of what stands in parentheses, where it is missing.
const END: Text = Text("an operator or \")\"", "运算符或 \")\"");

/// The names of the coordinates, and the moves of a text.
pub(super) fn parse(
    text: &str,
    coordinates: &[String],
) -> Result<(Vec<String>, Vec<Move>), Mistake> {
    let tokens = tokens(text)?;
    let axes = names::names(text, &tokens, coordinates)?;
    let (names, coordinates) = (axes.clone(), axes.len());
    let mut parser = Parser { text, tokens, next: 0, names, coordinates, depth: 0 };
    let mut moves = parser.one_move()?;
    while parser.takes(",") {
        moves.extend(parser.one_move()?);
    }
    match parser.peek() {
        Token::Text("") => Ok((axes, moves)),
        _ => Err(parser.expected(Text("a comma or the end", "逗号或结尾"))),
    }
}

pub(super) struct Parser<'a> {
    text: &'a str,
    pub tokens: Vec<Placed<'a>>,
    pub next: usize,
    /// Names that the current move can use: the coordinates, then its variables.
    names: Vec<String>,
    coordinates: usize,
    pub depth: usize,
}

impl<'a> Parser<'a> {
    /// A move, for each case of its condition.
    fn one_move(&mut self) -> Result<Vec<Move>, Mistake> {
        let start = self.next;
        // The numbers use the names that come behind them, so these are read first.
        self.names.truncate(self.coordinates);
        self.skip_numbers();
        let mut variables = Vec::new();
        while self.takes("for") {
            variables.push(self.variable()?);
        }
        let cases = if self.takes("if") { self.condition()?.holds } else { vec![Vec::new()] };
        let end = std::mem::replace(&mut self.next, start);
        let mut numbers = Vec::new();
        self.position(&mut numbers)?;
        while self.takes("+") {
            self.position(&mut numbers)?;
        }
        if !self.is_behind_numbers() {
            return Err(self.expected(Text(
                "an operator, \"for\", \"if\", a comma or the end",
                "运算符、`for`、`if`、逗号或结尾",
            )));
        }
        self.next = end;
        let place = self.since(start);
        let case = |tests| {
            let (place, numbers, variables) = (place.clone(), numbers.clone(), variables.clone());
            Move { place, numbers, variables, tests, is_made: Cell::new(false) }
        };
        Ok(cases.into_iter().map(case).collect())
    }

    /// Skips to the first `for` or `if`, or to the end of the move.
    fn skip_numbers(&mut self) {
        let mut depth = 0_usize;
        while self.peek() != Token::Text("") && (depth > 0 || !self.is_behind_numbers()) {
            match self.peek() {
                Token::Text("(") => depth += 1,
                Token::Text(")") => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.next += 1;
        }
    }

    fn is_behind_numbers(&self) -> bool {
        matches!(self.peek(), Token::Text("" | "," | "for" | "if"))
    }

    fn variable(&mut self) -> Result<Variable, Mistake> {
        let start = self.next;
        let name = match self.peek() {
            token @ Token::Text(name) if token.is_word() => name.to_string(),
            _ => String::new(),
        };
        if name.is_empty() || self.names.contains(&name) {
            const NAME: Text =
                Text("a new name, as in `for k in 1..=n`", "新名字，如 `for k in 1..=n`");
            return Err(self.expected(NAME));
        }
        self.next += 1;
        let example = text!(
            "\"in\", as in `for {name} in 1..=n if n % {name} == 0`",
            "`in`，如 `for {name} in 1..=n if n % {name} == 0`"
        );
        self.needs("in", example)?;
        let first = self.sum()?;
        let Some(dots) = self.takes_one_of(&["..=", ".."]) else {
            return Err(self.expected(Text("\"..\" or \"..=\"", "`..` 或 `..=`")));
        };
        let last = self.sum()?;
        // Only now: a range does not know its own name.
        self.names.push(name);
        Ok(Variable { place: self.since(start), first, last, with_last: dots == "..=" })
    }

    /// A heap, or as many numbers in parentheses as there are coordinates.
    fn position(&mut self, numbers: &mut Vec<Number>) -> Result<(), Mistake> {
        if self.coordinates == 1 {
            let start = self.next;
            let node = self.level(0, true)?;
            numbers.push(self.number(start, node));
            return Ok(());
        }
        let example = self.names[..self.coordinates].join(", ");
        let position = text!("a position such as ({example})", "局面，如 ({example})");
        self.needs("(", position)?;
        for number in 1..=self.coordinates {
            let start = self.next;
            let node = self.sum()?;
            numbers.push(self.number(start, node));
            let end = if number == self.coordinates { ")" } else { "," };
            let what = text!(
                "an operator or {end:?}, as in ({example})",
                "运算符或 {end:?}，如 ({example})"
            );
            self.needs(end, what)?;
        }
        Ok(())
    }

    fn number(&self, start: usize, node: Node) -> Number {
        let factors = node.linear(self.names.len());
        Number { place: self.since(start), node, factors }
    }

    pub fn sum(&mut self) -> Result<Node, Mistake> {
        self.level(0, false)
    }

    /// Operands joined by operators of this level and of those above it; in a heap, `+` is none of them.
    fn level(&mut self, level: usize, is_heap: bool) -> Result<Node, Mistake> {
        let Some(&operators) = LEVELS.get(level) else { return self.factor() };
        let operators = if is_heap && operators == ["+", "-"] { &["-"] } else { operators };
        let start = self.next;
        let mut left = self.level(level + 1, is_heap)?;
        while let Some(name) = self.takes_one_of(operators) {
            let right = self.level(level + 1, is_heap)?;
            left = self.apply(name, start, left, right);
        }
        Ok(left)
    }

    fn apply(&self, name: &str, start: usize, left: Node, right: Node) -> Node {
        let operator = operator(name).expect("only names of operators are read");
        Node::Apply { operator, place: self.since(start), of: Box::new([left, right]) }
    }

    /// A function of numbers in parentheses.
    fn call(&mut self, name: &str) -> Result<Node, Mistake> {
        let start = self.next;
        let Some(function) = operator(name) else {
            let functions = functions();
            return Err(self.expected(text!("a function, {functions}", "函数 {functions}")));
        };
        self.next += 2;
        let mut left = self.sum()?;
        let mut takes_more = function.arity != Arity::One;
        while takes_more {
            let comma = text!("a comma: {name} is of several numbers", "逗号：{name} 需要几个数");
            self.needs(",", comma)?;
            let right = self.sum()?;
            left = self.apply(name, start, left, right);
            takes_more = self.peek() == Token::Text(",") && function.arity == Arity::Many;
        }
        self.needs(")", END)?;
        if function.arity == Arity::One {
            return Ok(self.apply(name, start, left, Node::Number(0)));
        }
        if let Node::Apply { place, .. } = &mut left {
            *place = self.since(start);
        }
        Ok(left)
    }

    /// One level deeper, if that is not too deep.
    pub fn deepen(&mut self) -> Result<(), Mistake> {
        self.depth += 1;
        match self.depth > MOST_DEPTH {
            true => Err(self.mistake(text!("this is nested too deep", "嵌套太深"))),
            false => Ok(()),
        }
    }

    fn factor(&mut self) -> Result<Node, Mistake> {
        self.deepen()?;
        let start = self.next;
        let factor = match self.peek() {
            Token::Number(number) => {
                self.next += 1;
                Node::Number(number)
            }
            token @ Token::Text(word) if token.is_word() => {
                if self.tokens[self.next + 1].0 == Token::Text("(") {
                    self.call(word)?
                } else {
                    let is = |name: &String| name == word;
                    let is_like = |name: &String| name.eq_ignore_ascii_case(word);
                    let place = self.names.iter().position(is);
                    let Some(name) = place.or_else(|| self.names.iter().position(is_like)) else {
                        return Err(self.no_name());
                    };
                    self.next += 1;
                    Node::Name(name)
                }
            }
            Token::Text("-") => {
                self.next += 1;
                let factor = self.factor()?;
                self.apply("-", start, Node::Number(0), factor)
            }
            Token::Text("(") => {
                self.next += 1;
                let sum = self.sum()?;
                self.needs(")", END)?;
                sum
            }
            _ => return Err(self.expected(Text("a number, a name or \"(\"", "数、名字或 \"(\""))),
        };
        self.depth -= 1;
        Ok(factor)
    }

    pub fn peek(&self) -> Token<'a> {
        self.tokens[self.next].0
    }

    /// A word is no name here.
    fn no_name(&self) -> Mistake {
        let names = list(&self.names);
        let tuple = match self.coordinates {
            1 => Text(
                "; several coordinates are a tuple, (a-1, b)",
                "；几个坐标写成元组，如 (a-1, b)",
            ),
            _ => Text("", ""),
        };
        let one = text!("a number or one of: {names}", "数，或者 {names} 之一");
        let Mistake { text, place, message } = self.expected(one);
        Mistake { text, place, message: message + tuple.get() }
    }

    /// The place from the token of this number to the last one that was read.
    pub fn since(&self, start: usize) -> Range<usize> {
        let last = self.next.saturating_sub(1).max(start);
        self.tokens[start].1.start..self.tokens[last].1.end
    }

    pub fn takes(&mut self, text: &str) -> bool {
        let taken = self.peek() == Token::Text(text);
        self.next += usize::from(taken);
        taken
    }

    pub fn needs(&mut self, text: &str, what: impl Display) -> Result<(), Mistake> {
        if self.takes(text) { Ok(()) } else { Err(self.expected(what)) }
    }

    pub fn takes_one_of<'b>(&mut self, signs: &[&'b str]) -> Option<&'b str> {
        signs.iter().copied().find(|sign| self.takes(sign))
    }

    pub fn mistake(&self, message: String) -> Mistake {
        Mistake::new(self.text, self.tokens[self.next].1.clone(), message)
    }

    pub fn expected(&self, what: impl Display) -> Mistake {
        let found = match self.peek() {
            Token::Text("") => text!("the end", "结尾"),
            Token::Number(number) => number.to_string(),
            Token::Text(text) => format!("{text:?}"),
        };
        let message = text!("expected {what}, found {found}", "这里应为 {what}，却是 {found}");
        let hint =
            if let Token::Text(text) = self.peek() { foreign::hint(text) } else { "".into() };
        self.mistake(closed_up(&message) + &hint)
    }
}

fn functions() -> String {
    let is_word = |name: &&str| name.starts_with(char::is_alphabetic);
    let names: Vec<&str> = OPERATORS.iter().map(|operator| operator.name).filter(is_word).collect();
    either(&names)
}
