//! Provers: the period theorem, and misère quotients.

use crate::budget::Budget;
use crate::cell::{Cell, Table};
use crate::game::Game;
use crate::misere::Quotient;
use crate::question::Question;
use crate::solve;
use crate::theorem::{Period, Proved, Theorem};
use crate::wording::Wording;
use language::text;

/// The number of values that prove most periods.
const WINDOW: usize = 1000;
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

/// A period of the answers, if those that are known prove one, and the reason.
pub(super) fn prove(
    game: &Game,
    question: Question,
    known: &Table,
    budget: &mut Budget<'_>,
) -> Option<Proved> {
    let theorem = game.theorem()?;
    let window = window(game, question)?;
    match known.cells.len() {
        0 => None,
        _ if window == 0 => None,
        size if question == Question::Outcome && theorem.parts > 1 => {
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

/// The misère outcomes of single heaps by a quotient.
pub(super) fn of_quotient(quotient: &Quotient) -> Proved {
    let images = quotient.certificate.images.iter();
    let outcomes = images.map(|&image| u32::from(!quotient.is_lost(image))).collect();
    shortened(outcomes, &quotient.period, quotient.reason.clone())
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
