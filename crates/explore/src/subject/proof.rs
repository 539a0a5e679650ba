//! Why a period that was found holds for ever: what a question of a game can be proved by.

use crate::ask::{self, Question};
use crate::games::Game;
use crate::limits::Limits;
use crate::misere;
use crate::prove::{Period, Theorem};
use crate::watch::Watch;

/// Why a period of these answers holds for ever, if it is proved.
pub(super) type Proof<'a> = dyn Fn(&Period, &[u32]) -> Option<String> + 'a;

/// What answers of this question can be proved by.
pub(super) fn of<'a>(
    game: &'a dyn Game,
    question: Question,
    quotient: Option<misere::Solution>,
    limits: Limits,
) -> Option<Box<Proof<'a>>> {
    let theorem = game.theorem()?;
    let splits = theorem.parts > 1;
    match (question, quotient) {
        (Question::Misere, Some(quotient)) => {
            Some(Box::new(move |period, _| quotient.reason(period)))
        }
        // Outcomes of several heaps are no function of the outcomes of each.
        (Question::Outcome, _) if splits => Some(Box::new(move |period, outcomes| {
            let watch = Watch::attack(outcomes.len() as u64, limits);
            by_grundy(game, theorem, period, outcomes.len(), watch)
        })),
        (Question::Misere, None) if splits => None,
        (Question::Remoteness | Question::Moves, _) => None,
        _ => Some(Box::new(move |period, values| theorem.reason(period, values))),
    }
}

/// Outcomes repeat where Grundy values do.
fn by_grundy(
    game: &dyn Game,
    theorem: Theorem,
    found: &Period,
    size: usize,
    mut watch: Watch,
) -> Option<String> {
    let values = ask::answers(game, Question::Grundy, &[size], &mut watch).ok()?;
    let whole = theorem.period(&values)?;
    let repeats = whole.implies(found, |n| values[whole.place(n)] == 0);
    let reason = theorem.reason(&whole, &values)?;
    repeats.then(|| format!("lost are the heaps of Grundy value 0, and of these values {reason}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::take_and_break::TakeAndBreak;

    #[test]
    fn outcomes_of_kayles_are_proved_by_its_grundy_values_and_wrong_periods_are_not() {
        let kayles = TakeAndBreak::octal("0.77").expect("it is a code");
        let proof = of(&kayles, Question::Outcome, None, Limits::NONE).expect("there is a theorem");
        // Heap 0 alone is lost.
        let outcomes: Vec<u32> = (0..400).map(|n| n.min(1)).collect();
        let reason = |start, period| proof(&Period { start, period }, &outcomes);
        assert!(reason(1, 1).is_some_and(|reason| reason.contains("71 <= n < 156")));
        assert_eq!(reason(0, 1), None);
        assert_eq!(proof(&Period { start: 1, period: 1 }, &outcomes[..100]), None);
    }

    #[test]
    fn misere_play_is_not_proved_by_grundy_values() {
        let kayles = TakeAndBreak::octal("0.77").expect("it is a code");
        assert!(of(&kayles, Question::Misere, None, Limits::NONE).is_none());
        assert!(of(&kayles, Question::Remoteness, None, Limits::NONE).is_none());
        assert!(of(&kayles, Question::Grundy, None, Limits::NONE).is_some());
    }
}
