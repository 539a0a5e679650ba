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
/// Steps after which the search for a quotient is given up, about half a second. Of the octal codes with up to three
/// digits behind the point that five times as many steps solve, none takes a tenth of these.
const STEPS: usize = 100_000_000;
/// The memory of that search, in bytes.
const BYTES: u64 = 250_000_000;
/// Operations that the budget is charged for each heap of that search.
const OPERATIONS_OF_HEAP: u64 = 100_000;

/// The number of answers with which it is worth asking for a proof; None if nothing can be said of this game and question, and
/// 0 if a proof needs none.
pub(super) fn window(game: &Game, question: Question) -> Option<usize> {
    let Theorem { parts, most_taken } = game.theorem()?;
    match question {
        Question::Remoteness => None,
        // The misère outcomes of several heaps are no function of the outcomes of each.
        Question::Misere if parts > 1 => Some(0),
        _ => Some(WINDOW.max(4 * most_taken)),
    }
}

/// A period of the answers, if those that are known prove one, and the reason. A quotient, which needs none, is looked for before
/// there are any.
pub(super) fn prove(
    game: &Game,
    question: Question,
    known: &Table,
    budget: &mut Budget<'_>,
) -> Option<Proved> {
    let (theorem, window) = (game.theorem()?, window(game, question)?);
    match (window, known.cells.len()) {
        (0, 0) => by_quotient(game, theorem, budget),
        (0, _) | (_, 0) => None,
        (_, size) if question == Question::Outcome && theorem.parts > 1 => {
            let values = solve::answers(game, Question::Grundy, &[size], budget).ok()?;
            Some(of_outcomes(by_values(theorem, &values)?))
        }
        _ => by_values(theorem, &known.cells),
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

/// The misère outcomes of a game whose moves split heaps, by a quotient.
fn by_quotient(game: &Game, theorem: Theorem, budget: &mut Budget<'_>) -> Option<Proved> {
    if (budget.cells as u64).saturating_mul(BYTES_OF_CELL) < BYTES {
        return None;
    }
    budget.begin(&text!("looking for a misère quotient", "寻找反常商"), 0, false);
    let (certificate, period) = quotient::find(
        &|heap, each| game.options(&[heap], each),
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
