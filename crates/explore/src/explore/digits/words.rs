//! Patterns with words held against a proved automaton.

use super::beatty::beatty_pairs;
use super::suggest::OSTROWSKI;
use super::{BINARY, ByDigits, VALUE, limit, with_value};
use crate::budget::USUAL_STATES;
use crate::expression::Moves;
use crate::expression::formula::Unsayable;
use crate::pattern::meaning::{Cases, Meaning};
use crate::pattern::statement::Statement;
use crate::question::Question;
use crate::wording::Wording;
use automata::{Limit, Numeration, Relation, TooLarge, ZECKENDORF};
use itertools::Itertools;

type Set = Relation<'static>;

/// True if a statement on the answers to a question says, of all positions that it is about, the same as a proof.
pub fn mean_the_same(statement: &Statement, question: Option<Question>, proof: &ByDigits) -> bool {
    let limit = limit(proof.most);
    let Some(meaning) = &statement.meaning else { return false };
    let same = match meaning {
        Meaning::Cases(cases) => cases_are(cases, statement, question, proof, &limit),
        Meaning::BeattyPairs { step, from, early } => {
            let numeration = proof.relation.numeration();
            beatty(*step, *from, early, numeration, &limit).and_then(|pairs| {
                let lost = with_value(&proof.lost(&limit)?, 0, &limit)?;
                Ok(pairs.is_some_and(|pairs| pairs.difference(&lost).is_none()))
            })
        }
    };
    same.unwrap_or(false)
}

fn cases_are(
    cases: &Cases,
    statement: &Statement,
    question: Option<Question>,
    proof: &ByDigits,
    limit: &Limit,
) -> Result<bool, Unsayable> {
    let texts = cases.moves(&statement.form, proof.axes);
    let numeration = proof.relation.numeration();
    let [said, domain] = texts.map(|text| set(&text, numeration, proof.axes, limit));
    let (said, domain) = (said?, domain?);
    let truth = match cases.is_of_zeros() {
        true => with_value(&proof.lost(limit)?, 0, limit)?,
        false if question == Some(proof.question) => values(proof, limit)?,
        false => return Ok(false),
    };
    Ok(said.and(&domain, limit)?.difference(&truth.and(&domain, limit)?).is_none())
}

/// The pairs of a position and a value that pass the tests of a text; none if the text has no cases.
fn set(
    text: &str,
    numeration: &'static dyn Numeration,
    axes: usize,
    limit: &Limit,
) -> Result<Set, Unsayable> {
    if text.is_empty() {
        let all: Vec<usize> = (0..axes).chain([VALUE]).collect();
        return Ok(Relation::all(numeration, &all).not(limit)?);
    }
    let moves = Moves::parse(text).map_err(|_| Unsayable::TooLarge)?;
    let set = moves.tested(numeration, limit)?;
    Ok(set.renamed(|variable| if variable == axes { VALUE } else { variable }))
}

/// The pairs of a position and its value; of lost positions it is 0, and of others 1.
fn values(proof: &ByDigits, limit: &Limit) -> Result<Set, TooLarge> {
    if proof.question == Question::Grundy {
        return Ok(proof.relation.clone());
    }
    let lost = with_value(&proof.relation, 0, limit)?;
    lost.or(&with_value(&proof.relation.not(limit)?, 1, limit)?, limit)
}

/// The pairs of a step from a number on, and those before, with the value 0; None in other digits.
fn beatty(
    step: u64,
    from: u64,
    early: &[[u64; 2]],
    numeration: &'static dyn Numeration,
    limit: &Limit,
) -> Result<Option<Set>, Unsayable> {
    let Some(pairs) = beatty_pairs(step, numeration, limit)? else { return Ok(None) };
    let test = |test: String| format!("(a, b, v) if v == 0 and {test}");
    let later = set(&test(format!("abs(a - b) >= {}", step * from)), numeration, 2, limit)?;
    let either = early.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
    let early = either.map(|[a, b]| test(format!("a == {a} and b == {b}"))).join(", ");
    let early = set(&early, numeration, 2, limit)?;
    Ok(Some(pairs.and(&later, limit)?.or(&early, limit)?))
}

/// The answers of a statement, as if they were proved; None if no digits say them.
pub fn said(statement: &Statement, axes: usize, are_outcomes: bool) -> Option<ByDigits> {
    let limit = limit(USUAL_STATES);
    let meaning = statement.meaning.as_ref()?;
    let set = match meaning {
        Meaning::Cases(cases) => {
            let text = &cases.moves(&statement.form, axes)[0];
            let of = |numeration: &'static dyn Numeration| set(text, numeration, axes, &limit).ok();
            of(&*BINARY).or_else(|| of(&ZECKENDORF))?
        }
        Meaning::BeattyPairs { step, from, early } => {
            let numeration = OSTROWSKI.get(step.checked_sub(1)? as usize)?;
            beatty(*step, *from, early, numeration, &limit).ok()??
        }
    };
    let is_of_lost = are_outcomes || statement.form.is_of_zeros();
    let (question, relation) = match is_of_lost {
        true => (Question::Outcome, with_value(&set, 0, &limit).ok()?.exists(VALUE, &limit).ok()?),
        false => (Question::Grundy, set),
    };
    let (measure, origin, most) = (Wording::default(), None, USUAL_STATES);
    Some(ByDigits { relation, measure, question, origin, axes, most })
}
