//! Provers: the period theorem, and misère quotients.

use crate::budget::{BYTES_OF_CELL, Budget};
use crate::cell::{Cell, Table};
use crate::game::Game;
use crate::question::Question;
use crate::solve;
use crate::theorem::{Period, Proved, Theorem};
use crate::wording::Wording;
use language::{Text, text};

/// The number of values that prove most periods.
const WINDOW: usize = 1000;
/// The steps after which the search for a quotient is given up: half a second, about. Of all octal codes with up to three
/// digits behind the point, none that is solved with five times as many takes a tenth of these.
const STEPS: usize = 100_000_000;
/// The memory of that search, in bytes.
const BYTES: u64 = 250_000_000;
/// The operations that a heap is counted for in that search.
const OPERATIONS_OF_HEAP: u64 = 100_000;

/// A question about a game, and as many answers as are known.
pub(super) struct Case<'a> {
    pub game: &'a Game,
    pub question: Question,
    pub known: &'a Table,
}

/// A way to prove that the answers on one axis repeat for ever.
trait Prover: Sync {
    /// The number of answers with which it is worth asking for a proof; None if nothing can be said of this game and
    /// question, and 0 if a proof needs none.
    fn window(&self, game: &Game, question: Question) -> Option<usize>;

    /// A period of the answers, and the reason.
    fn prove(&self, case: &Case<'_>, budget: &mut Budget<'_>) -> Option<Proved>;
}

/// All provers, in the order in which they are asked.
const ALL: [&dyn Prover; 2] = [&ByPeriod, &ByQuotient];

/// The least number of answers with which one of the provers may find a proof.
pub(super) fn window(game: &Game, question: Question) -> Option<usize> {
    ALL.iter().filter_map(|prover| prover.window(game, question)).min()
}

/// The proof of the first prover that finds one. A prover that needs no answers is asked before there are any.
pub(super) fn prove(case: &Case<'_>, budget: &mut Budget<'_>) -> Option<Proved> {
    ALL.iter().find_map(|prover| {
        let needs_none = prover.window(case.game, case.question)? == 0;
        (needs_none == case.known.cells.is_empty()).then(|| prover.prove(case, budget))?
    })
}

/// The period theorem, for Grundy values, and for outcomes: of single heaps where no move splits a heap, and of normal
/// play where one does.
struct ByPeriod;

impl Prover for ByPeriod {
    fn window(&self, game: &Game, question: Question) -> Option<usize> {
        let Theorem { parts, most_taken } = game.theorem()?;
        match question {
            Question::Remoteness => None,
            // The misère outcomes of several heaps are no function of the outcomes of each.
            Question::Misere if parts > 1 => None,
            _ => Some(WINDOW.max(4 * most_taken)),
        }
    }

    fn prove(&self, case: &Case<'_>, budget: &mut Budget<'_>) -> Option<Proved> {
        let theorem = case.game.theorem()?;
        if case.question == Question::Outcome && theorem.parts > 1 {
            let size = case.known.cells.len();
            let values = solve::answers(case.game, Question::Grundy, &[size], budget).ok()?;
            return Some(of_outcomes(by_values(theorem, &values)?));
        }
        by_values(theorem, &case.known.cells)
    }
}

fn by_values(theorem: Theorem, cells: &[Cell]) -> Option<Proved> {
    theorem.prove(&cells.iter().map(|cell| cell.value()).collect::<Option<Vec<u32>>>()?)
}

/// Outcomes repeat where Grundy values do.
fn of_outcomes(Proved { beginning, period, reason }: Proved) -> Proved {
    let outcomes = beginning.iter().map(|&value| value.min(1)).collect();
    let reason = Wording::of(|| {
        text!(
            "lost are the heaps of Grundy value 0, and of these values {reason}",
            "必败的是 SG 值为 0 的堆，而对 SG 值：{reason}"
        )
    });
    shortened(outcomes, &period, reason)
}

/// A misère quotient of a game whose moves split heaps.
struct ByQuotient;

impl Prover for ByQuotient {
    fn window(&self, game: &Game, question: Question) -> Option<usize> {
        let splits = game.theorem().is_some_and(|theorem| theorem.parts > 1);
        (question == Question::Misere && splits).then_some(0)
    }

    fn prove(&self, case: &Case<'_>, budget: &mut Budget<'_>) -> Option<Proved> {
        let theorem = case.game.theorem()?;
        if (budget.cells as u64).saturating_mul(BYTES_OF_CELL) < BYTES {
            return None;
        }
        let label = text!("looking for a misère quotient", "寻找反常商");
        budget.begin(&label, 0, false);
        let (certificate, period) = quotient::find(
            &|heap, each| case.game.options(&[heap], each),
            |images| theorem.period(images),
            STEPS,
            |heaps| budget.spend(OPERATIONS_OF_HEAP, heaps as u64),
        )?;
        let images = certificate.images.iter().take(period.start + period.period);
        let outcomes = images.map(|&image| u32::from(!certificate.is_lost(image))).collect();
        let (elements, most) = (certificate.monoid.size(), certificate.images.len() - 1);
        let reason = Wording::of(|| {
            let image = Text("the image in the monoid", "在幺半群中的像");
            let window = theorem.window(&period, "Phi", image);
            text!(
                "which sums of heaps are lost follows from their images in a monoid of {elements} elements, as in \
                 misère quotients (Plambeck and Siegel 2008). This was checked for all sums of heaps up to {most}. \
                 {window}",
                "若干堆之和是否必败，由它在一个 {elements} 元幺半群中的像决定，这就是反常商（Plambeck 与 \
                 Siegel 2008）。对所有不超过 {most} 的堆之和都已验证。{window}"
            )
        });
        Some(shortened(outcomes, &period, reason))
    }
}

/// Answers that have a period for ever, with their least period and start.
fn shortened(mut beginning: Vec<u32>, whole: &Period, reason: Wording) -> Proved {
    let value = |n: usize| beginning[whole.place(n)];
    let repeats = |n: usize, period: usize| value(n) == value(n + period);
    let is_period = |&period: &usize| {
        whole.period.is_multiple_of(period)
            && (whole.start..whole.start + whole.period).all(|n| repeats(n, period))
    };
    let period = (1..=whole.period).find(is_period).unwrap_or(whole.period);
    let early = (0..whole.start).rev().take_while(|&n| repeats(n, period)).count();
    let period = Period::plain(whole.start - early, period);
    beginning.truncate(period.start + period.period);
    Proved { beginning, period, reason }
}
