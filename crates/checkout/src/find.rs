//! Finding a problem by what people type: its name, a mirror, an address, a title, a topic, or nearly so.

mod judges;
mod names;
mod rank;

use crate::catalogue::Problem;
use judge::{Usage, visible};
use names::{Kind, squeezed};
use rank::{Fit, search};

/// The problem that is meant: by the name of its file, by its name at a judge such as `POJ 1067`, by an address,
/// by its title or topic in either language, or by a part of these; an error, if several are. A slip means nothing.
pub fn find<'p>(problems: &'p [Problem], typed: &str) -> Result<Option<&'p Problem>, Usage> {
    match search(problems, typed) {
        Some((fit, found)) if fit <= Fit::Parts => only(&found, typed).map(Some),
        _ => Ok(None),
    }
}

/// The same, where one is needed. A name with slips is taken for the nearest, and standard error says so.
pub fn find_one<'p>(problems: &'p [Problem], typed: &str) -> Result<&'p Problem, Usage> {
    match search(problems, typed) {
        Some((fit, found)) if !matches!(fit, Fit::Near(..)) => {
            let problem = only(&found, typed)?;
            if fit > Fit::Parts {
                eprintln!(
                    "{}: taken for {}",
                    visible::word(typed.as_bytes()),
                    shown(problem, typed)
                );
            }
            Ok(problem)
        }
        near => Err(unknown(problems, typed, near)),
    }
}

/// The problems of these words, of which several may be one name, as in `POJ 1067`.
pub fn find_each(problems: &[Problem], words: &[String]) -> Result<Vec<Problem>, Usage> {
    let mut found: Vec<Problem> = Vec::new();
    let mut rest = words;
    while !rest.is_empty() {
        let lengths = (1..=rest.len()).rev();
        let fits = lengths
            .filter_map(|length| Some((length, search(problems, &rest[..length].join(" "))?.0)));
        // The longest that is exact, so that `Nim Game I` is one and `p2252 Nim` are two.
        let best = fits.min_by_key(|(_, fit)| match fit {
            Fit::Exact(_) => 0,
            Fit::Near(..) => 2,
            _ => 1,
        });
        let is_strange = |word: &&String| search(problems, word).is_none();
        let length = match best {
            Some((length, _)) => length,
            None => 1 + rest[1..].iter().take_while(is_strange).count(),
        };
        let problem = find_one(problems, &rest[..length].join(" "))?;
        if found.iter().all(|other| other.id != problem.id) {
            found.push(problem.clone());
        }
        rest = &rest[length..];
    }
    Ok(found)
}

/// True if the text has that part; case, accents and signs count for nothing.
fn has(text: &str, part: &str) -> bool {
    let letters = squeezed(part);
    text.contains(part) || !letters.is_empty() && squeezed(text).contains(&letters)
}

/// The problems whose topics have that part; where there is none, those that are found by it.
pub fn of_topic(problems: &[Problem], typed: &str) -> Vec<Problem> {
    let mut all: Vec<&Problem> = problems
        .iter()
        .filter(|problem| has(&problem.topic, typed) || has(&problem.chinese.topic, typed))
        .collect();
    if all.is_empty() {
        let found = search(problems, typed).filter(|(fit, _)| !matches!(fit, Fit::Near(..)));
        all = found.map_or_else(Vec::new, |(_, found)| found);
    }
    all.into_iter().cloned().collect()
}

/// True if a problem is at that judge, or mirrored there, by any of the judge's names.
pub fn is_at(problem: &Problem, judge: &str) -> bool {
    let mut own = [&problem.judge].into_iter().chain(&problem.mirrors);
    own.any(|name| judges::codes(judge).iter().any(|judge| has(name, judge)) || has(name, judge))
}

/// The nearest known word at most two slips away, unless these are most of it.
pub fn nearest<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    let distance = |other: &&str| strsim::osa_distance(&word.to_lowercase(), other);
    let near = known.iter().copied().min_by_key(distance)?;
    (distance(&near) <= 2.min(near.len() / 2)).then_some(near)
}

/// The one problem that was found.
fn only<'p>(found: &[&'p Problem], typed: &str) -> Result<&'p Problem, Usage> {
    if let [problem] = found {
        return Ok(problem);
    }
    let all: Vec<String> = found.iter().map(|problem| shown(problem, typed)).collect();
    let (count, all, first) = (found.len(), all.join(", "), &found[0].id);
    let what = format!("`{typed}` may be any of {count} problems: {all}");
    Err(Usage(format!("{what}; type one of these names, such as `{first}`")))
}

/// There is no such problem; the nearest are named.
fn unknown(problems: &[Problem], typed: &str, near: Option<(Fit, Vec<&Problem>)>) -> Usage {
    let is_id = |word: &str| problems.iter().any(|problem| problem.id.eq_ignore_ascii_case(word));
    let what = match typed.split_once(' ') {
        _ if judges::is_address(typed) => {
            format!("no problem here is known to be at that address: {typed}")
        }
        Some((first, rest)) if is_id(first) => {
            let what = format!("`{first}` is a problem, but `{rest}` is no word of its name");
            return Usage(format!(
                "{what}; one problem at a time, and files behind options: see --help"
            ));
        }
        _ => format!("there is no problem `{typed}`"),
    };
    let Some((fit, near)) = near else {
        return Usage(format!("{what}; `cargo sente list` shows all problems"));
    };
    let is_id = matches!(fit, Fit::Near(_, Kind::Id));
    let name = |problem: &&Problem| if is_id { problem.id.clone() } else { shown(problem, typed) };
    let near: Vec<String> = near.iter().map(name).collect();
    Usage(format!("{what}; did you mean {}?", near.join(" or ")))
}

/// Id and title, in the language that was typed.
fn shown(Problem { id, title, english, chinese, .. }: &Problem, typed: &str) -> String {
    let is_chinese = typed.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    let title = if is_chinese { chinese.title.as_ref().unwrap_or(title) } else { english };
    format!("{id} ({title})")
}

#[cfg(test)]
mod tests;
