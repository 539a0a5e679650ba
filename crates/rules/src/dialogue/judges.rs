//! Judges of different strategies, and one that looks at all of his answers before he gives one.

use super::{Interactor, Refusal, Reply};
use crate::choices::{Choices, every};
use crate::problem::Problem;
use crate::reader::FormResult;
use crate::search;
use crate::session::Session;
use language::text;
use std::rc::Rc;

/// Most answers that are compared; a judge with more to choose from does not look ahead.
const MOST_ANSWERS: usize = 5000;
/// Budget of the search for one answer, in positions and moves: small, as the program waits for it.
const SEARCHED: usize = 100_000;

/// Judges that move at random, in the dialogues about an input.
const RANDOM_JUDGES: u64 = 2;

/// The way in which a judge plays.
pub struct Strategy {
    /// The name, such as `small moves`.
    pub name: String,
    /// Decides what the rules, or the best moves, leave to the judge.
    pub choices: Choices,
    is_best: bool,
}

/// Judges of different strategies: one that makes the smallest moves, one that makes the largest, one that makes the best
/// where a search finds them, and else the largest, and some that move at random.
pub fn strategies() -> impl Iterator<Item = Strategy> {
    let strategy = |name, choices, is_best| Strategy { name, choices, is_best };
    let named = [
        strategy(text!("small moves", "走最小的"), Choices::replay(&[]), false),
        strategy(text!("large moves", "走最大的"), Choices::greatest(), false),
        strategy(text!("best moves", "走最好的"), Choices::greatest(), true),
    ];
    let at_random = (1..=RANDOM_JUDGES).map(move |seed| {
        let name = text!("random moves, seed {seed}", "随机走，种子 {seed}");
        strategy(name, Choices::random(seed), false)
    });
    named.into_iter().chain(at_random)
}

impl Strategy {
    /// The judge of this strategy about the cases of an input, if the program talks with the judge.
    ///
    /// # Errors
    ///
    /// If the input is invalid.
    pub fn interactor(
        &self,
        problem: &dyn Problem,
        input: &str,
    ) -> FormResult<Option<Box<dyn Interactor>>> {
        let interactor = problem.interactor(input)?;
        Ok(interactor.map(
            |interactor| if self.is_best { choosing(interactor, by_search) } else { interactor },
        ))
    }
}

/// An answer that a judge may give, and the judge who has given it.
pub struct Answer {
    /// The answer.
    pub reply: Reply,
    /// The judge from then on.
    pub after: Box<dyn Interactor>,
}

/// All answers to what a judge has heard; `None` if they are too many to look at.
pub fn answers(interactor: &dyn Interactor) -> Option<Vec<Answer>> {
    let answers = every(|choices| {
        let mut after = interactor.copy();
        Answer { reply: after.answer(choices), after }
    });
    let answers: Vec<Answer> = answers.take(MOST_ANSWERS + 1).collect();
    (answers.len() <= MOST_ANSWERS).then_some(answers)
}

/// A judge that gives one of the answers of the least rank, and does not give up. `rank` says how good each of some plays is
/// for the program, who is to move, and below 0 where it loses; `None` if that is not known, and then `interactor` answers.
pub fn choosing(
    interactor: Box<dyn Interactor>,
    rank: impl Fn(&[Box<dyn Session>]) -> Option<Vec<i64>> + 'static,
) -> Box<dyn Interactor> {
    Box::new(Chooser { interactor, rank: Rc::new(rank), heard: String::new(), lost_by: None })
}

/// Ranks by a search. Where the program loses, a later loss ranks higher; where it wins, a faster win does.
pub fn by_search(plays: &[Box<dyn Session>]) -> Option<Vec<i64>> {
    let worths = search::within(SEARCHED, || plays.first()?.endings(plays).ok())?;
    Some(worths.into_iter().map(|worth| worth.rank()).collect())
}

/// The ranks of plays.
type Rank = dyn Fn(&[Box<dyn Session>]) -> Option<Vec<i64>>;

/// The judge of [`choosing`].
struct Chooser {
    interactor: Box<dyn Interactor>,
    rank: Rc<Rank>,
    heard: String,
    /// The turn of the program after which the judge could win for the first time.
    lost_by: Option<String>,
}

impl Chooser {
    /// The answers of the least rank, and this rank.
    fn worst_for_the_program(&self) -> Option<(Vec<Answer>, i64)> {
        // A board that is too large for a search may have more answers than can be listed.
        self.interactor.play()?;
        let mut answers = answers(&*self.interactor)?;
        let gives_up = |answer: &Answer| matches!(answer.reply, Reply::Accept(_));
        if !answers.iter().all(gives_up) {
            answers.retain(|answer| !gives_up(answer));
        }
        let plays: Option<Vec<_>> = answers.iter().map(|answer| answer.after.play()).collect();
        let ranks = (self.rank)(&plays?)?;
        let least = *ranks.iter().min()?;
        let is_least = ranks.into_iter().map(|rank| rank == least);
        let chosen = answers.into_iter().zip(is_least).filter(|(_, is_least)| *is_least);
        Some((chosen.map(|(answer, _)| answer).collect(), least))
    }

    /// The refusal, with the turn that has lost if there is one.
    fn with_what_lost(&self, refusal: Refusal) -> Refusal {
        let Some(lost_by) = &self.lost_by else { return refusal };
        let Refusal { last_words, because } = refusal;
        let because = text!(
            "{because}; it could win until it said {lost_by:?}",
            "{because}；说 {lost_by:?} 之前它还能赢"
        );
        Refusal { last_words, because }
    }
}

impl Interactor for Chooser {
    fn greeting(&self) -> String {
        self.interactor.greeting()
    }

    fn advance(&mut self) -> bool {
        self.lost_by = None;
        self.interactor.advance()
    }

    fn hear(&mut self, words: &str) -> Result<bool, Refusal> {
        self.heard = words.into();
        self.interactor.hear(words).map_err(|refusal| self.with_what_lost(refusal))
    }

    fn answer(&mut self, choices: &mut Choices) -> Reply {
        let Some((mut answers, rank)) = self.worst_for_the_program() else {
            return self.interactor.answer(choices);
        };
        if rank < 0 {
            self.lost_by.get_or_insert_with(|| self.heard.clone());
        }
        let Answer { reply, after } = answers.swap_remove(choices.pick(0..=answers.len() - 1));
        self.interactor = after;
        match reply {
            Reply::Refuse(refusal) => Reply::Refuse(self.with_what_lost(refusal)),
            reply => reply,
        }
    }

    fn play(&self) -> Option<Box<dyn Session>> {
        self.interactor.play()
    }

    fn copy(&self) -> Box<dyn Interactor> {
        let (rank, heard, lost_by) = (self.rank.clone(), self.heard.clone(), self.lost_by.clone());
        Box::new(Chooser { interactor: self.interactor.copy(), rank, heard, lost_by })
    }
}
