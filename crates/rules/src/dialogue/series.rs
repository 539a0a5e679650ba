//! A dialogue about all cases of an input.

use super::{Interactor, Refusal, Reply};
use crate::choices::Choices;
use crate::form::Form;
use crate::reader::FormResult;
use crate::session::Session;
use crate::statement::Cases;
use std::collections::VecDeque;

/// The cases from the current one on, each with the words that begin it. There is one at least.
struct Series(VecDeque<(String, Box<dyn Interactor>)>);

/// Prints a case by its number, and gives its judge.
type Begin<'a> = dyn FnMut(usize, &mut Form<'_>) -> FormResult<Box<dyn Interactor>> + 'a;

/// The judge's side of a dialogue about so many cases: a case is given when the one before it is over, and their number before
/// the first one. `begin` is no type parameter: all descriptions would compile a copy of this.
pub(crate) fn series(
    count: usize,
    cases: Cases,
    begin: &mut Begin,
) -> FormResult<Box<dyn Interactor>> {
    let mut begins = match cases {
        Cases::Counted(_) => format!("{count}\n"),
        Cases::One | Cases::ToTheEnd(_) | Cases::Until(..) => String::new(),
    };
    let mut series = VecDeque::new();
    for number in 0..count {
        let mut form = Form::printing();
        let judge = begin(number, &mut form)?;
        series.push_back((std::mem::take(&mut begins) + &form.text(), judge));
    }
    Ok(Box::new(Series(series)))
}

impl Interactor for Series {
    fn greeting(&self) -> String {
        self.0[0].0.clone()
    }

    fn advance(&mut self) -> bool {
        let goes_on = self.0.len() > 1;
        if goes_on {
            self.0.pop_front();
        }
        goes_on
    }

    fn hear(&mut self, words: &str) -> Result<bool, Refusal> {
        self.0[0].1.hear(words)
    }

    fn answer(&mut self, choices: &mut Choices) -> Reply {
        self.0[0].1.answer(choices)
    }

    fn play(&self) -> Option<Box<dyn Session>> {
        self.0[0].1.play()
    }

    fn copy(&self) -> Box<dyn Interactor> {
        let cases = self.0.iter().map(|(begins, judge)| (begins.clone(), judge.copy()));
        Box::new(Series(cases.collect()))
    }
}
