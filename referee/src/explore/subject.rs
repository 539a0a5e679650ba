//! One question of one game: its answers, their pattern, and what is proved of it.

use super::ask::{self, Question};
use super::claim::Claim;
use super::games::{Game, refused};
use super::judged;
use super::misere;
use super::pattern::{self, Finding, Table};
use super::prove::{Period, Theorem};
use super::solve;
use super::watch::Watch;
use crate::rules::Problem;
use anyhow::{Result, ensure};
use std::time::Duration;

/// No table has more values than this.
const MOST_VALUES: u64 = 50_000_000;
/// How long a pattern is attacked, each time.
const ATTACK: Duration = Duration::from_secs(3);

/// Who computes answers, for all coordinates below some sizes.
type Compute<'a> = dyn Fn(&[usize], &mut Watch) -> Result<Vec<u32>> + 'a;

/// What is explored.
pub struct Subject<'a> {
    title: String,
    rules: String,
    axes: Vec<String>,
    question: Option<Question>,
    usual_size: Vec<u64>,
    largest: Option<u64>,
    known: Option<&'static str>,
    theorem: Option<Theorem>,
    quotient: Option<misere::Solution>,
    compute: Box<Compute<'a>>,
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

/// What came out.
pub struct Exploration {
    /// What was explored.
    pub title: String,
    /// Its rules.
    pub rules: String,
    /// What the coordinates are.
    pub axes: Vec<String>,
    /// What a value is.
    pub quantity: String,
    /// Whether 0 and 1 mean lost and won.
    pub is_outcome: bool,
    /// The number of values of each coordinate.
    pub sizes: Vec<usize>,
    /// In the order of [`solve::positions`].
    pub values: Vec<u32>,
    /// What is said of positions with the outcome 0.
    pub zero: String,
    /// Words for the values, where the judge has words.
    pub legend: Vec<String>,
    /// Whether the work was ended early.
    pub is_cut: bool,
    /// The pattern.
    pub finding: Option<Finding>,
    /// Whether a pattern was looked for.
    pub is_searched: bool,
    /// What the literature knows.
    pub known: Option<&'static str>,
}

impl Exploration {
    /// The values of two coordinates.
    pub fn table(&self) -> Option<Table> {
        let ([width, height], [x, y]) = (&self.sizes[..], &self.axes[..]) else { return None };
        let axes = [x.clone(), y.clone()];
        Some(Table { width: *width, height: *height, values: self.values.clone(), axes })
    }
}

impl<'a> Subject<'a> {
    /// A question of a game.
    pub fn game(game: &'a dyn Game, question: Question) -> Self {
        // Outcomes of several heaps are no function of the outcomes of each.
        let one_part = |theorem: &Theorem| theorem.parts == 1;
        let theorem = match question {
            Question::Grundy | Question::Value => game.theorem(),
            Question::Outcome | Question::Misere => game.theorem().filter(one_part),
            Question::Remoteness | Question::Moves => None,
        };
        let quotient = misere::of_question(game, question);
        let is_solved = quotient.is_some();
        let solution = quotient.clone();
        Subject {
            title: game.title(),
            rules: game.rules(),
            axes: game.axes(),
            question: Some(question),
            usual_size: if is_solved { game.usual_size() } else { usual_size(game, question) },
            largest: game.largest(),
            known: game.known().filter(|_| !matches!(question, Question::Misere)),
            theorem,
            quotient,
            compute: Box::new(move |sizes, watch| match (&solution, sizes) {
                (Some(solution), &[size]) if !watch.raw => Ok(solution.outcomes(size)),
                _ => ask::answers(game, question, sizes, watch),
            }),
            problem: None,
        }
    }

    /// What the judge asks in a problem, answered by its bare rules.
    pub fn problem(problem: &'a dyn Problem) -> Self {
        let axes: Vec<String> = problem.coordinates().iter().map(|axis| axis.to_string()).collect();
        let usual_size = match axes.len() {
            1 => vec![300],
            2 => vec![40; 2],
            axes => vec![8; axes],
        };
        Subject {
            title: problem.id().into(),
            rules: "The judge's answers, by the bare rules of the problem.".into(),
            axes,
            question: None,
            usual_size,
            largest: None,
            known: None,
            theorem: None,
            quotient: None,
            compute: Box::new(move |sizes, watch| {
                let answers = judged::answers(problem, sizes, watch)?;
                Ok(judged::numbers(&answers, &judged::legend(&answers)))
            }),
            problem: Some(problem),
        }
    }

    /// Computes the answers, finds their pattern, attacks it, and proves it if a theorem does.
    pub fn explore(&self, order: &Order) -> Result<Exploration> {
        let sizes = self.sizes(&order.to)?;
        let total: usize = sizes.iter().product();
        let mut watch = Watch::new(&self.title, total as u64).raw(order.raw);
        let mut values = (self.compute)(&sizes, &mut watch)?;
        drop(watch);
        let is_cut = values.len() < total;
        // Whole rows, so that what is left is a table again.
        let mut sizes = sizes;
        if let (true, Some(last)) = (is_cut, sizes.len().checked_sub(1)) {
            let row: usize = sizes[..last].iter().product();
            sizes[last] = values.len() / row;
            values.truncate(sizes[last] * row);
        }
        ensure!(!values.is_empty(), "stopped before any position was solved");
        let legend = self.problem.map_or(Ok(Vec::new()), |problem| {
            let answers = judged::answers(problem, &sizes, &mut Watch::new(&self.title, 0));
            answers.map(|answers| judged::legend(&answers))
        })?;
        let is_yes_or_no = self.problem.is_some() && values.iter().all(|&value| value < 2);
        let is_searched = order.search && self.largest.is_none();
        let finding = if is_searched { self.finding(&sizes, &values) } else { None };
        Ok(Exploration {
            title: self.title.clone(),
            rules: self.rules.clone(),
            axes: self.axes.clone(),
            quantity: self.question.map_or("answer", Question::quantity).into(),
            is_outcome: is_yes_or_no || self.question.is_some_and(Question::is_outcome),
            sizes,
            values,
            zero: match (&legend.first(), self.problem) {
                (Some(word), _) => format!("are answered {word:?}"),
                (None, Some(_)) => "are answered 0".into(),
                (None, None) => "are lost for the player to move".into(),
            },
            legend,
            is_cut,
            finding,
            is_searched,
            known: self.known,
        })
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
        match total {
            Some(total) if total <= MOST_VALUES => {
                Ok(most.iter().map(|&most| most as usize + 1).collect())
            }
            _ => Err(refused(format!(
                "that is a table of {} values, and {MOST_VALUES} is the most: ask for fewer, by --to",
                total.map_or("more than 2^64".into(), |total| total.to_string())
            ))),
        }
    }

    fn finding(&self, sizes: &[usize], values: &[u32]) -> Option<Finding> {
        match *sizes {
            [_] => self.finding_of_sequence(values),
            [width, height] => {
                let axes = [self.axes[0].clone(), self.axes[1].clone()];
                let table = |width, height, values: Vec<u32>| Table {
                    width,
                    height,
                    values,
                    axes: axes.clone(),
                };
                pattern::table(&table(width, height, values.to_vec()), &mut |width, height| {
                    // Whole rows, as many as there are.
                    let mut values = self.more(&[width, height]);
                    let rows = values.len() / width.max(1);
                    values.truncate(rows * width);
                    (rows > 0).then(|| table(width, rows, values))
                })
            }
            _ => {
                let samples: Vec<(Vec<u64>, u32)> =
                    solve::positions(sizes).zip(values.iter().copied()).collect();
                pattern::heaps(&samples)
            }
        }
    }

    /// As many answers as a few seconds give.
    fn more(&self, sizes: &[usize]) -> Vec<u32> {
        let total = sizes.iter().try_fold(1_u64, |all, &size| all.checked_mul(size as u64));
        if total.is_none_or(|total| total > MOST_VALUES) {
            return Vec::new();
        }
        let mut watch = Watch::new("attacking the pattern", total.unwrap_or(0)).within(ATTACK);
        (self.compute)(sizes, &mut watch).unwrap_or_default()
    }

    fn finding_of_sequence(&self, values: &[u32]) -> Option<Finding> {
        let found = self.finding_of_values(values);
        let has_period = found.as_ref().is_some_and(|finding| finding.period.is_some());
        let is_provable = self.theorem.is_some() || self.quotient.is_some();
        if has_period || !is_provable && is_pattern(found.as_ref()) {
            return found;
        }
        // What is not seen in few values may be seen in more.
        let more = self.more(&[values.len() * 16]);
        let later = if more.len() > values.len() { self.finding_of_values(&more) } else { None };
        if is_pattern(later.as_ref()) { later } else { found }
    }

    fn finding_of_values(&self, values: &[u32]) -> Option<Finding> {
        let mut longest = values.to_vec();
        let found = pattern::sequence(values, &mut |count| {
            let more = self.more(&[count]);
            if more.len() > longest.len() {
                longest.clone_from(&more);
            }
            more
        });
        found.map(|finding| self.proved(finding, &longest))
    }

    /// The finding, proved if these values do so.
    fn proved(&self, finding: Finding, values: &[u32]) -> Finding {
        let found = finding.period.as_ref().filter(|period| period.saltus == 0);
        let proof = found.and_then(|found| {
            let period = Period { start: found.preperiod, period: found.period };
            match &self.quotient {
                Some(quotient) => quotient.reason(&period),
                None => self.theorem?.reason(&period, values),
            }
        });
        match proof {
            Some(proof) => Finding { claim: Claim::Proved(proof), ..finding },
            None => finding,
        }
    }
}

/// Whether there is one that was not refuted.
fn is_pattern(finding: Option<&Finding>) -> bool {
    finding.is_some_and(|finding| finding.text != pattern::NO_PATTERN)
}

fn usual_size(game: &dyn Game, question: Question) -> Vec<u64> {
    match (question, game.axes().len()) {
        // All ways to lay out so many stones in heaps are searched.
        (Question::Misere | Question::Remoteness, 1) if game.splits() => vec![30],
        (Question::Remoteness, 1) => vec![300],
        _ => game.usual_size(),
    }
}
