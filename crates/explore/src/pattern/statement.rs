//! Statements on tables: a form for people, and with it what is said of each cell.
//!
//! Both come from one constructor, which is also where the form learns where the statement begins.
//! So whatever is printed was compared with every cell that it tells of.

use super::form::{Body, Form, Number, Premise};
use super::meaning::Meaning;
use crate::cell::{Cell, Table};
use crate::theorem::Period;
use crate::wording::{Wording, tuple};
use language::text;
use std::fmt::{self, Display};
use std::rc::Rc;

/// The content of a statement at one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Says {
    Value(u32),
    /// The value is 0, or it is not; no more.
    Zero(bool),
    /// A formula without a value, such as a logarithm of 0: it holds nowhere.
    Nonsense,
    /// Nothing; the text says where that is so.
    Nothing,
}

impl Says {
    /// The value of a formula as content; `Nonsense` if it has none, or one that no cell can hold.
    pub(super) fn value(value: Option<u64>) -> Says {
        value.and_then(|value| value.try_into().ok()).map_or(Says::Nonsense, Says::Value)
    }

    fn is_true_of(self, value: u32) -> bool {
        match self {
            Says::Value(said) => said == value,
            Says::Zero(is_zero) => is_zero == (value == 0),
            Says::Nonsense => false,
            Says::Nothing => true,
        }
    }
}

/// The content of a statement at the positions of one table.
pub(super) type Reading<'a> = Box<dyn Fn(&[u64]) -> Says + 'a>;

/// A form, and its content.
pub struct Statement {
    /// Text of the statement, for people.
    pub form: Form,
    /// About the number of numbers in it: the cheapest statement wins.
    pub cost: u64,
    /// The period of the values on one axis, if there is one.
    pub period: Option<Period>,
    /// Logical form of the statement, for provers, if it is known.
    pub meaning: Option<Meaning>,
    /// Makes the reading of a table, which gives the content at each position.
    says: Box<dyn for<'a> Fn(&'a Table) -> Reading<'a>>,
    /// True if the statement is much shorter than the table that it agrees with.
    is_short: Box<dyn Fn(&Table) -> bool>,
}

impl Statement {
    /// A statement that is never short.
    pub(super) fn new(
        body: Body,
        cost: u64,
        says: impl for<'a> Fn(&'a Table) -> Reading<'a> + 'static,
    ) -> Statement {
        let form = Form {
            body,
            number: Number::Coordinate,
            from: 0,
            axes: Vec::new(),
            premise: Premise::None,
        };
        let (says, is_short) = (Box::new(says), Box::new(|_: &Table| false));
        Statement { form, cost, period: None, meaning: None, says, is_short }
    }

    /// `says(at)` is said of each position, whatever the table.
    pub(super) fn at(body: Body, cost: u64, says: impl Fn(&[u64]) -> Says + 'static) -> Statement {
        let says = Rc::new(says);
        Statement::new(body, cost, move |_| {
            let says = says.clone();
            Box::new(move |at| says(at))
        })
    }

    /// `of(n)` is the value of the cell `n` of a sequence, from a place on.
    pub(super) fn of_values(
        body: Body,
        cost: u64,
        from: u64,
        of: impl Fn(u64) -> Option<u64> + 'static,
    ) -> Statement {
        let says =
            move |at: &[u64]| if at[0] < from { Says::Nothing } else { Says::value(of(at[0])) };
        Statement::at(body, cost, says).from(from)
    }

    /// The zeros of a sequence from a place on are `members(bound)` up to a bound, and more
    /// perhaps. Members that do not ascend are no set: of numbers behind them nothing can hold.
    pub(super) fn of_zeros(
        body: Body,
        cost: u64,
        from: u64,
        members: impl Fn(u64) -> Vec<u64> + 'static,
    ) -> Statement {
        let statement = Statement::new(body, cost, move |table| {
            let size = table.sizes[0];
            let members = members(size.saturating_sub(1) as u64);
            let ascending =
                members.array_windows().take_while(|[one, next]| one < next).count() + 1;
            let mut is_zero = vec![false; size];
            let places = members.iter().take(ascending).map(|&member| member as usize);
            places.take_while(|&place| place < size).for_each(|place| is_zero[place] = true);
            if ascending < members.len() {
                is_zero.truncate(members[ascending - 1].saturating_add(1) as usize);
            }
            Box::new(move |at| match is_zero.get(at[0] as usize) {
                _ if at[0] < from => Says::Nothing,
                Some(&is_zero) => Says::Zero(is_zero),
                None => Says::Nonsense,
            })
        });
        statement.from(from)
    }

    fn from(mut self, from: u64) -> Statement {
        self.form.from = from;
        self
    }

    /// The statement about the positions of a premise alone.
    pub(super) fn under(self, premise: Premise, table: &Table) -> Statement {
        if premise == Premise::None {
            return self;
        }
        let Statement { form, cost, says, meaning, .. } = self;
        let statement = Statement::new(form.body.clone(), cost, move |table| {
            let says = says(table);
            Box::new(move |at| if premise.holds(at) { says(at) } else { Says::Nothing })
        });
        let axes = table.axes.clone();
        Statement { form: Form { premise, axes, ..form }, meaning, ..statement }
    }

    pub(super) fn short_if(self, is_short: impl Fn(&Table) -> bool + 'static) -> Statement {
        Statement { is_short: Box::new(is_short), ..self }
    }

    /// Calls the statement short for a table where it is short for the table that `made` returns.
    pub(super) fn short_of(self, made: impl Fn(&Table) -> Option<Table> + 'static) -> Statement {
        let is_short = self.is_short;
        let of_made = move |table: &Table| made(table).is_some_and(|made| is_short(&made));
        Statement { is_short: Box::new(of_made), ..self }
    }

    pub(super) fn means(self, meaning: impl Into<Option<Meaning>>) -> Statement {
        Statement { meaning: meaning.into(), ..self }
    }

    pub(super) fn dearer(self, cost: u64) -> Statement {
        Statement { cost: self.cost + cost, ..self }
    }

    /// The text of the form, and the last exception from its period.
    pub fn text(&self, are_lost_or_won: bool) -> String {
        let text = self.form.text(are_lost_or_won);
        let is_late = matches!(self.form.body, Body::Always(_) | Body::Written { .. });
        match self.period.map(|period| period.last_exception()) {
            // A formula such as min(n, 1) has no exception, though its period begins late.
            Some(Some(last)) if is_late => {
                text!("{text}; last exception n = {last}", "{text}；最后的例外是 n = {last}")
            }
            Some(None) => text!("{text}; no exception", "{text}；没有例外"),
            _ => text,
        }
    }

    /// The content at the positions of a table.
    pub(super) fn reading<'a>(&self, table: &'a Table) -> Reading<'a> {
        (self.says)(table)
    }

    /// The content for each number below a bound, of a statement on sequences.
    pub(super) fn first(&self, count: usize) -> Vec<Says> {
        let blank = Table::of_values(&vec![0; count]);
        let says = self.reading(&blank);
        (0..count as u64).map(|n| says(&[n])).collect()
    }

    /// The number of cells of which something is said, or the first position of which it is wrong.
    pub(crate) fn check(&self, table: &Table) -> Result<u64, Vec<u64>> {
        let says = self.reading(table);
        let mut told = 0;
        table.each(|at, place| {
            let (said, value) = (says(at), table.number(place));
            let is_true = match value {
                Some(value) => said.is_true_of(value),
                // A draw has no number.
                None => said == Says::Nothing || table.cells[place] != Cell::DRAW,
            };
            told += u64::from(value.is_some() && said != Says::Nothing);
            if is_true { Ok(()) } else { Err(at.to_vec()) }
        })?;
        Ok(told)
    }

    /// True where it takes much less to say than the table, with which it agrees.
    pub(super) fn is_short(&self, table: &Table) -> bool {
        (self.is_short)(table)
    }

    /// True if the table agrees, and supports it enough to be mentioned.
    pub(super) fn holds(&self, table: &Table) -> bool {
        self.check(table).is_ok_and(|places| places >= LEAST_SUPPORT)
    }
}

/// A statement on fewer cells is not mentioned.
const LEAST_SUPPORT: u64 = 8;
/// Added to the cost of a statement on nothing but the zeros: whatever says more comes first.
pub(super) const ZEROS_ONLY: u64 = 1 << 40;

/// The best statement that agrees with the table: short ones first, then the cheapest, then the first.
pub(super) fn simplest(mut statements: Vec<Statement>, table: &Table) -> Option<Statement> {
    statements.sort_by_key(|statement| statement.cost);
    let mut long = None;
    for statement in statements.into_iter().filter(|statement| statement.holds(table)) {
        if statement.is_short(table) {
            return Some(statement);
        }
        long = long.or(Some(statement));
    }
    long
}

/// A statement that held for a while and then broke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refuted {
    pub form: Form,
    /// The last number up to which it agreed with all cells.
    pub held_to: u64,
    /// The first position of which it is wrong.
    pub broke_at: Vec<u64>,
}

impl Refuted {
    /// The statement and its end, in words.
    pub fn text(&self, are_lost_or_won: bool) -> String {
        let place = match &self.broke_at[..] {
            [n] => format!("n = {n}"),
            several => tuple(several),
        };
        let text = self.form.text(are_lost_or_won);
        text!(
            "{text} held to {last} and broke at {place}",
            "{text}：到 {last} 为止都成立，在 {place} 处不成立",
            last = self.held_to
        )
    }
}

/// The trust that a statement deserves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// It holds for ever, for this reason.
    Proved(Wording),
    /// It agrees with every value up to this one.
    CheckedTo(u64),
    /// It agrees with what was computed, which is too little to tell it from a coincidence.
    Observed,
}

impl Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Claim::Proved(reason) => text!("proved: {reason}", "已证：{reason}"),
            Claim::CheckedTo(last) => text!("checked to {last}", "已验证到 {last}"),
            Claim::Observed => text!("observed", "观察到"),
        })
    }
}

/// The outcome of a search for a pattern.
pub struct Finding {
    /// The pattern; None if there are only refuted ones to tell of.
    pub statement: Option<Statement>,
    /// The trust that it deserves. A search never proves: that is for provers.
    pub claim: Claim,
    /// The last number up to which everything agrees.
    pub checked_to: u64,
    /// Statements that held for a while and then broke.
    pub refuted: Vec<Refuted>,
}

impl Finding {
    /// A statement that holds for this reason.
    pub(super) fn proved(statement: Statement, checked_to: u64, reason: Wording) -> Finding {
        let claim = Claim::Proved(reason);
        Finding { statement: Some(statement), claim, checked_to, refuted: Vec::new() }
    }
}
