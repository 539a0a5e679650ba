//! Patterns with words held against a proved automaton.

use super::golden::golden_pairs;
use super::{ByDigits, VALUE, limit, with_value};
use crate::expression::Moves;
use crate::expression::formula::Unsayable;
use crate::pattern::meaning::{Cases, Meaning};
use crate::pattern::statement::Statement;
use crate::question::Question;
use automata::{Limit, Relation, TooLarge};
use itertools::Itertools;

type Set = Relation<'static>;

/// True if a statement on the answers to a question says, of all positions that it is about, the same as a proof.
pub fn mean_the_same(statement: &Statement, question: Option<Question>, proof: &ByDigits) -> bool {
    let limit = limit(proof.most);
    let Some(meaning) = &statement.meaning else { return false };
    let same = match meaning {
        Meaning::Cases(cases) => cases_are(cases, statement, question, proof, &limit),
        Meaning::GoldenPairs { from, early } => golden_pairs_are(*from, early, proof, &limit),
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
    let [said, domain] = texts.map(|text| set(&text, proof, limit));
    let (said, domain) = (said?, domain?);
    let truth = match cases.is_of_zeros() {
        true => with_value(&proof.lost(limit)?, 0, limit)?,
        false if question == Some(proof.question) => values(proof, limit)?,
        false => return Ok(false),
    };
    Ok(said.and(&domain, limit)?.difference(&truth.and(&domain, limit)?).is_none())
}

/// The pairs of a position and a value that pass the tests of a text; none if the text has no cases.
fn set(text: &str, proof: &ByDigits, limit: &Limit) -> Result<Set, Unsayable> {
    let numeration = proof.relation.numeration();
    let axes: Vec<usize> = (0..proof.axes).chain([VALUE]).collect();
    if text.is_empty() {
        return Ok(Relation::all(numeration, &axes).not(limit)?);
    }
    let moves = Moves::parse(text).map_err(|_| Unsayable::TooLarge)?;
    let set = moves.tested(numeration, limit)?;
    Ok(set.renamed(|variable| if variable == proof.axes { VALUE } else { variable }))
}

/// The pairs of a position and its value; of lost positions it is 0, and of others 1.
fn values(proof: &ByDigits, limit: &Limit) -> Result<Set, TooLarge> {
    if proof.question == Question::Grundy {
        return Ok(proof.relation.clone());
    }
    let lost = with_value(&proof.relation, 0, limit)?;
    lost.or(&with_value(&proof.relation.not(limit)?, 1, limit)?, limit)
}

fn golden_pairs_are(
    from: u64,
    early: &[[u64; 2]],
    proof: &ByDigits,
    limit: &Limit,
) -> Result<bool, Unsayable> {
    let numeration = proof.relation.numeration();
    let Some(pairs) = golden_pairs(numeration, limit)? else { return Ok(false) };
    let test = |test: String| format!("(a, b, v) if v == 0 and {test}");
    let later = set(&test(format!("abs(a - b) >= {from}")), proof, limit)?;
    let either = early.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
    let early = either.map(|[a, b]| test(format!("a == {a} and b == {b}"))).join(", ");
    let early = set(&early, proof, limit)?;
    let said = pairs.and(&later, limit)?.or(&early, limit)?;
    Ok(said.difference(&with_value(&proof.lost(limit)?, 0, limit)?).is_none())
}
