//! From characters to moves.

use super::node::Node;
use super::{Heap, Mistake, Move, Test, Variable};
use std::ops::Range;

/// So deep may parentheses and signs be nested.
const MOST_DEPTH: usize = 50;

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Number(i128),
    Word(String),
    Sign(&'static str),
    End,
}

/// Longer ones first, so that `<=` is not read as `<`.
const SIGNS: [&str; 16] =
    ["..=", "..", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "(", ")", ","];

/// The moves of a text.
pub(super) fn parse(text: &str) -> Result<Vec<Move>, Mistake> {
    let names = vec!["n".to_string()];
    let mut parser = Parser { text, tokens: tokens(text)?, next: 0, names, depth: 0 };
    let mut moves = vec![parser.one_move()?];
    while parser.takes(",") {
        moves.push(parser.one_move()?);
    }
    match parser.peek() {
        Token::End => Ok(moves),
        _ => Err(parser.expected("a comma or the end")),
    }
}

fn tokens(text: &str) -> Result<Vec<(Token, Range<usize>)>, Mistake> {
    // Places count characters, as carets do.
    let characters: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        let (token, length) = token(&characters[at..]).map_err(|(length, message)| Mistake {
            text: text.into(),
            place: at..at + length,
            message,
        })?;
        tokens.extend(token.map(|token| (token, at..at + length)));
        at += length;
    }
    tokens.push((Token::End, characters.len()..characters.len()));
    Ok(tokens)
}

/// The first token of these characters, or none for blanks, and its length; or the length and the
/// message of a mistake.
fn token(rest: &[char]) -> Result<(Option<Token>, usize), (usize, String)> {
    let run = |belongs: fn(&char) -> bool| rest.iter().take_while(|c| belongs(c)).count();
    let text = |length: usize| rest[..length].iter().collect::<String>();
    if rest[0].is_whitespace() {
        return Ok((None, 1));
    }
    if rest[0].is_ascii_digit() {
        let length = run(char::is_ascii_digit);
        // Within 64 bits, so that small expressions cannot overflow 128.
        return match text(length).parse::<u64>() {
            Ok(number) => Ok((Some(Token::Number(number.into())), length)),
            Err(_) => Err((length, "this number is too large".into())),
        };
    }
    if rest[0].is_ascii_alphabetic() {
        let length = run(char::is_ascii_alphanumeric);
        return Ok((Some(Token::Word(text(length))), length));
    }
    let is_next = |sign: &&str| sign.chars().eq(rest.iter().copied().take(sign.len()));
    match SIGNS.into_iter().find(is_next) {
        Some(sign) => Ok((Some(Token::Sign(sign)), sign.len())),
        None => Err((1, format!("{:?} has no meaning here", rest[0]))),
    }
}

struct Parser<'a> {
    text: &'a str,
    tokens: Vec<(Token, Range<usize>)>,
    next: usize,
    /// Of the move that is read: the heap, then its variables.
    names: Vec<String>,
    depth: usize,
}

impl Parser<'_> {
    fn one_move(&mut self) -> Result<Move, Mistake> {
        let start = self.next;
        // The heaps use the names that come behind them, so these are read first.
        self.names.truncate(1);
        self.skip_heaps();
        let mut variables = Vec::new();
        while self.takes("for") {
            variables.push(self.variable()?);
        }
        let mut tests = Vec::new();
        if self.takes("if") {
            tests.push(self.test()?);
            while self.takes("and") {
                tests.push(self.test()?);
            }
        }
        let end = std::mem::replace(&mut self.next, start);
        let mut heaps = vec![self.heap()?];
        while self.takes("+") {
            heaps.push(self.heap()?);
        }
        if !self.is_behind_heaps() {
            return Err(self.expected("an operator, \"for\", \"if\", a comma or the end"));
        }
        self.next = end;
        Ok(Move { place: self.since(start), heaps, variables, tests })
    }

    /// To the first `for` or `if`, or else the end of the move.
    fn skip_heaps(&mut self) {
        while !self.is_behind_heaps() {
            self.next += 1;
        }
    }

    fn is_behind_heaps(&self) -> bool {
        match self.peek() {
            Token::End | Token::Sign(",") => true,
            Token::Word(word) => word == "for" || word == "if",
            _ => false,
        }
    }

    fn variable(&mut self) -> Result<Variable, Mistake> {
        let start = self.next;
        let name = match self.peek() {
            Token::Word(name) if !self.names.contains(name) => name.clone(),
            _ => return Err(self.expected("a new name")),
        };
        self.next += 1;
        if !self.takes("in") {
            return Err(self.expected("\"in\""));
        }
        let first = self.sum()?;
        let Some(dots) = self.takes_one_of(&["..=", ".."]) else {
            return Err(self.expected("\"..\" or \"..=\""));
        };
        let last = self.sum()?;
        // Only now: a range does not know its own name.
        self.names.push(name);
        Ok(Variable { place: self.since(start), first, last, with_last: dots == "..=" })
    }

    fn test(&mut self) -> Result<Test, Mistake> {
        let left = self.sum()?;
        let holds: fn(&i128, &i128) -> bool =
            match self.takes_one_of(&["==", "!=", "<=", ">=", "<", ">"]) {
                Some("==") => |a, b| a == b,
                Some("!=") => |a, b| a != b,
                Some("<=") => |a, b| a <= b,
                Some(">=") => |a, b| a >= b,
                Some("<") => |a, b| a < b,
                Some(_) => |a, b| a > b,
                None => return Err(self.expected("a comparison such as == or <")),
            };
        Ok(Test { left, right: self.sum()?, holds })
    }

    fn heap(&mut self) -> Result<Heap, Mistake> {
        let start = self.next;
        let size = self.terms(&["-"])?;
        Ok(Heap { place: self.since(start), size })
    }

    fn sum(&mut self) -> Result<Node, Mistake> {
        self.terms(&["+", "-"])
    }

    fn terms(&mut self, operators: &[&str]) -> Result<Node, Mistake> {
        let start = self.next;
        let mut left = self.product()?;
        while let Some(operator) = self.takes_one_of(operators) {
            let right = self.product()?;
            left = self.binary(operator, start, left, right);
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Node, Mistake> {
        let start = self.next;
        let mut left = self.factor()?;
        while let Some(operator) = self.takes_one_of(&["*", "/", "%"]) {
            let right = self.factor()?;
            left = self.binary(operator, start, left, right);
        }
        Ok(left)
    }

    fn binary(&self, operator: &str, start: usize, left: Node, right: Node) -> Node {
        let operator = operator.chars().next().unwrap_or('+');
        let place = self.since(start);
        Node::Binary { operator, place, left: Box::new(left), right: Box::new(right) }
    }

    fn factor(&mut self) -> Result<Node, Mistake> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(self.mistake("this is nested too deep".into()));
        }
        let start = self.next;
        let factor = match self.peek().clone() {
            Token::Number(number) => {
                self.next += 1;
                Node::Number(number)
            }
            Token::Word(word) => {
                let name = self.names.iter().position(|name| *name == word).ok_or_else(|| {
                    self.expected(&format!("a number or one of: {}", self.names.join(", ")))
                })?;
                self.next += 1;
                Node::Name(name)
            }
            Token::Sign("-") => {
                self.next += 1;
                let factor = self.factor()?;
                self.binary("-", start, Node::Number(0), factor)
            }
            Token::Sign("(") => {
                self.next += 1;
                let sum = self.sum()?;
                if !self.takes(")") {
                    return Err(self.expected("an operator or \")\""));
                }
                sum
            }
            _ => return Err(self.expected("a number, a name or \"(\"")),
        };
        self.depth -= 1;
        Ok(factor)
    }

    fn peek(&self) -> &Token {
        &self.tokens[self.next].0
    }

    /// From the token of this number to the last that was read.
    fn since(&self, start: usize) -> Range<usize> {
        let last = self.next.saturating_sub(1).max(start);
        self.tokens[start].1.start..self.tokens[last].1.end
    }

    fn takes(&mut self, sign: &str) -> bool {
        let taken = match self.peek() {
            Token::Sign(next) => *next == sign,
            Token::Word(next) => next == sign,
            _ => false,
        };
        self.next += usize::from(taken);
        taken
    }

    fn takes_one_of<'b>(&mut self, signs: &[&'b str]) -> Option<&'b str> {
        signs.iter().copied().find(|sign| self.takes(sign))
    }

    fn mistake(&self, message: String) -> Mistake {
        Mistake { text: self.text.into(), place: self.tokens[self.next].1.clone(), message }
    }

    fn expected(&self, what: &str) -> Mistake {
        let found = match self.peek() {
            Token::End => "the end".into(),
            Token::Number(number) => number.to_string(),
            Token::Word(word) => format!("{word:?}"),
            Token::Sign(sign) => format!("{sign:?}"),
        };
        self.mistake(format!("expected {what}, found {found}"))
    }
}
