//! One question of one game: its answers, their pattern, and what is proved of it.

mod answers;
mod cut;
mod exploration;
mod hunt;
mod proof;

use super::ask::{self, Question};
use super::claim::Claim;
use super::games::{Game, refused};
use super::judged;
use super::limits::{BYTES_OF_ANSWER, Limits, amount, option};
use super::misere;
use super::pattern::Finding;
use super::solve;
use super::watch::Watch;
use answers::Answers;
use anyhow::{Result, bail};
pub use cut::Cut;
pub use exploration::Exploration;
use proof::Proof;
use rules::Problem;
use std::cell::{Cell, OnceCell};

/// Who computes answers, for all coordinates below some sizes.
type Compute<'a> = dyn Fn(&[usize], &mut Watch) -> Result<Answers> + 'a;

/// What is explored.
pub struct Subject<'a> {
    title: String,
    rules: String,
    axes: Vec<String>,
    question: Option<Question>,
    usual_size: Vec<u64>,
    has_own_size: bool,
    largest: Option<u64>,
    known: Option<&'static str>,
    /// The most that a move takes, in games of taking and breaking.
    most_taken: usize,
    /// What a period can be proved by.
    proof: Option<Box<Proof<'a>>>,
    compute: Box<Compute<'a>>,
    /// How many answers a pattern was looked for in.
    looked_at: Cell<usize>,
    game: Option<&'a dyn Game>,
    /// What the whole exploration may take, what it has spent, and what it holds while more is computed.
    limits: Limits,
    spent: Cell<u64>,
    held: Cell<u64>,
    problem: Option<&'a dyn Problem>,
}

/// What the user wants.
pub struct Order {
    /// The greatest coordinates; empty for the usual ones.
    pub to: Vec<u64>,
    /// Whether to compute what a theorem gives.
    pub raw: bool,
    /// Whether to look for a pattern.
    pub search: bool,
}

impl<'a> Subject<'a> {
    /// A question of a game; if `raw`, without what a theorem can tell of misère play.
    pub fn game(game: &'a dyn Game, question: Question, raw: bool, limits: Limits) -> Self {
        let quotient = if raw { None } else { misere::of_question(game, question, limits) };
        let is_solved = quotient.is_some();
        let solution = quotient.clone();
        Subject {
            title: game.title(),
            rules: game.rules(),
            axes: game.axes(),
            question: Some(question),
            usual_size: if is_solved { game.usual_size() } else { usual_size(game, question) },
            has_own_size: game.has_own_size(),
            largest: game.largest(),
            // What is known is of outcomes and Grundy values.
            known: game
                .known()
                .filter(|_| !matches!(question, Question::Misere | Question::Remoteness)),
            most_taken: game.theorem().map_or(0, |theorem| theorem.most_taken),
            proof: proof::of(game, question, quotient, limits),
            compute: Box::new(move |sizes, watch| {
                let values = match (&solution, sizes) {
                    (Some(solution), &[size]) => solution.outcomes(size),
                    _ => ask::answers(game, question, sizes, watch)?,
                };
                let gap = |coordinates: Vec<u64>| game.position(&coordinates).is_none();
                let known = solve::positions(sizes).take(values.len());
                let gaps = if game.has_gaps() { known.map(gap).collect() } else { Vec::new() };
                Ok(Answers::of_play(values, gaps, question, game.is_loopy()))
            }),
            looked_at: Cell::new(0),
            game: Some(game),
            limits,
            spent: Cell::new(0),
            held: Cell::new(0),
            problem: None,
        }
    }

    /// What the judge asks in a problem, answered by its bare rules.
    pub fn problem(problem: &'a dyn Problem, limits: Limits) -> Self {
        let axes: Vec<String> = problem.coordinates().iter().map(|axis| axis.to_string()).collect();
        let usual_size = match axes.len() {
            1 => vec![300],
            2 => vec![40; 2],
            axes => vec![8; axes],
        };
        // The same words at all sizes.
        let legend = OnceCell::new();
        Subject {
            title: problem.id().into(),
            rules: judged::rules(problem),
            axes,
            question: None,
            usual_size,
            has_own_size: false,
            largest: None,
            known: judged::known(problem),
            most_taken: 0,
            proof: None,
            compute: Box::new(move |sizes, watch| {
                let answers = judged::answers(problem, sizes, watch)?;
                let legend = legend.get_or_init(|| answers.legend(problem.words())).clone();
                let values = answers.numbers(&legend);
                Ok(Answers { values, gaps: answers.gaps(), legend, ..Answers::default() })
            }),
            looked_at: Cell::new(0),
            game: None,
            limits,
            spent: Cell::new(0),
            held: Cell::new(0),
            problem: Some(problem),
        }
    }

    /// Computes the answers, finds their pattern, attacks it, and proves it if a theorem does.
    pub fn explore(&self, order: &Order) -> Result<Exploration> {
        let sizes = self.sizes(&order.to)?;
        let total: usize = sizes.iter().product();
        let mut watch = self.watch(total, order);
        let answers = self.answers(&sizes, &mut watch)?;
        let cut = Cut::of(&watch, total, self.is_asked_for(order));
        drop(watch);
        let cut = (answers.values.len() < total).then_some(cut);
        let (sizes, answers) = answers.in_rows(&sizes);
        if let (Some(cut), []) = (&cut, &answers.values[..]) {
            bail!("no answer is found: {}", cut.remedy(&self.limits));
        }
        let is_yes_or_no = self.problem.is_some() && answers.are_binary();
        let is_searched = order.search && self.largest.is_none();
        let finding = if is_searched { self.finding(&sizes, &answers) } else { None };
        let Answers { values, gaps, draws, legend } = answers;
        let looked_at = self.looked_at.get().max(values.len());
        let is_proved = |finding: &Finding| matches!(finding.claim, Claim::Proved(_));
        let untried = match self.game {
            Some(game) if !finding.as_ref().is_some_and(is_proved) => game.untried(looked_at),
            _ => Vec::new(),
        };
        Ok(Exploration {
            title: self.title.clone(),
            rules: self.rules.clone(),
            axes: self.axes.clone(),
            question: self.question,
            quantity: self.question.map_or("answer", Question::quantity).into(),
            is_outcome: is_yes_or_no
                || legend.is_empty() && self.question.is_some_and(Question::is_outcome),
            sizes,
            values,
            zero: match (&legend.first(), self.problem) {
                (Some(word), Some(_)) => format!("answered {word:?}"),
                (None, Some(_)) => "answered 0".into(),
                (_, None) => "lost for the player to move".into(),
            },
            legend,
            gaps,
            draws,
            cut,
            finding,
            looked_at: is_searched.then_some(looked_at),
            untried,
            known: self.known,
        })
    }

    /// For the answers that were asked for.
    fn watch(&self, total: usize, order: &Order) -> Watch {
        let limits = self.left().beside(total as u64 * size_of::<u32>() as u64);
        let watch = Watch::new(&self.title, total as u64).raw(order.raw);
        match self.is_asked_for(order) {
            true => watch.within(limits).with_estimate(),
            false => watch.within(limits.for_a_glance()),
        }
    }

    /// Whether the user said how large the table is to be.
    fn is_asked_for(&self, order: &Order) -> bool {
        self.has_own_size || !order.to.is_empty()
    }

    /// What may still be taken.
    fn left(&self) -> Limits {
        self.limits.after(self.spent.get())
    }

    fn answers(&self, sizes: &[usize], watch: &mut Watch) -> Result<Answers> {
        let answers = (self.compute)(sizes, watch);
        self.spent.set(self.spent.get().saturating_add(watch.spent()));
        answers
    }

    fn sizes(&self, to: &[u64]) -> Result<Vec<usize>> {
        let axes = self.axes.len();
        let is_too_large = |most: &u64| self.largest.is_some_and(|largest| *most > largest);
        if let (Some(most), Some(largest)) =
            (to.iter().find(|most| is_too_large(most)), self.largest)
        {
            return Err(refused(format!(
                "--to {most} is more than there is in this game, {largest}"
            )));
        }
        let most = match to {
            [] => self.usual_size.clone(),
            [one] => vec![*one; axes],
            several if several.len() == axes => several.to_vec(),
            several => {
                let message = "--to has as many numbers as the game has coordinates, or one";
                return Err(refused(format!("{message}: {axes}, not {}", several.len())));
            }
        };
        let total =
            most.iter().try_fold(1_u64, |total, most| total.checked_mul(most.checked_add(1)?));
        let needed = total.and_then(|total| total.checked_mul(BYTES_OF_ANSWER));
        match needed {
            Some(needed) if needed <= self.limits.bytes => {
                Ok(most.iter().map(|&most| most as usize + 1).collect())
            }
            Some(needed) => Err(refused(format!(
                "that is a table of {} values, and takes {} of memory: ask for fewer, by --to, or allow \
                 more, by --memory {}",
                needed / BYTES_OF_ANSWER,
                amount(Limits::memory_for(needed)),
                option(Limits::memory_for(needed + needed / 8)),
            ))),
            None => Err(refused("that is more than 2^59 values: ask for fewer, by --to")),
        }
    }
}

fn usual_size(game: &dyn Game, question: Question) -> Vec<u64> {
    match (question, game.axes().len()) {
        _ if game.has_own_size() => game.usual_size(),
        // All ways to lay out so many stones in heaps are searched.
        (Question::Misere | Question::Remoteness, 1) if game.splits() => vec![30],
        (Question::Remoteness, 1) => vec![300],
        _ => game.usual_size(),
    }
}

#[cfg(test)]
mod tests;
