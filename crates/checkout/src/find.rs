//! Which problem is meant by what people type: its name, a mirror, an address, a title, a topic.

mod address;
mod fold;
mod names;

use crate::catalogue::Problem;
use crate::suggest::{nearest, unknown};
use fold::squeezed;
use judge::Usage;
use names::{codes, is_code, is_part, is_title_or_topic, titles};

/// The problem that is meant: by the name of its file, by its name at a judge such as `POJ 1067`, by an address,
/// by its title or topic in either language, or by a part of these. Nothing, if none is.
///
/// # Errors
///
/// If several are meant; the message lists them.
pub fn find<'a>(problems: &'a [Problem], typed: &str) -> Result<Option<&'a Problem>, Usage> {
    let is_id = |problem: &&Problem| problem.id.eq_ignore_ascii_case(typed.trim());
    if let Some(problem) = problems.iter().find(is_id) {
        return Ok(Some(problem));
    }
    let means: &[fn(&Problem, &str) -> bool] = match address::is_address(typed) {
        true => &[address::leads_to],
        false => &[is_code, is_title_or_topic, is_part],
    };
    let meant = means.iter().map(|means| -> Vec<&Problem> {
        problems.iter().filter(|problem| means(problem, typed)).collect()
    });
    match meant.into_iter().find(|meant| !meant.is_empty()).as_deref() {
        None => Ok(None),
        Some([problem]) => Ok(Some(problem)),
        Some(several) => Err(ambiguous(typed, several)),
    }
}

/// The same, where one is needed.
///
/// # Errors
///
/// If there is not exactly one; the message lists them, or names the nearest.
pub fn find_one<'a>(problems: &'a [Problem], typed: &str) -> Result<&'a Problem, Usage> {
    find(problems, typed)?.ok_or_else(|| not_found(problems, typed))
}

/// The problems of these words, of which several may be one name, as in `POJ 1067`.
///
/// # Errors
///
/// As [`find_one`].
pub fn find_each(problems: &[Problem], words: &[String]) -> Result<Vec<Problem>, Usage> {
    let mut found: Vec<Problem> = Vec::new();
    let mut rest = words;
    while let Some(first) = rest.first() {
        // One word comes before several: `p2252 p4363` are two.
        let lengths = [1].into_iter().chain((2..=rest.len()).rev());
        let mut named = lengths.map(|length| (length, find(problems, &rest[..length].join(" "))));
        let (length, problem) = match named.find(|(_, found)| matches!(found, Ok(Some(_)))) {
            Some((length, Ok(Some(problem)))) => (length, problem),
            _ => (1, find_one(problems, first)?),
        };
        if found.iter().all(|other| other.id != problem.id) {
            found.push(problem.clone());
        }
        rest = &rest[length..];
    }
    Ok(found)
}

/// Whether the text has that part, where case, accents and signs count for nothing.
///
/// ```
/// assert!(checkout::has("Misère Nim", "misere"));
/// ```
pub fn has(text: &str, part: &str) -> bool {
    let letters = squeezed(part);
    text.contains(part) || !letters.is_empty() && squeezed(text).contains(&letters)
}

/// Whether a problem is at that judge, or mirrored there, by any of the judge's names.
pub fn is_at(problem: &Problem, judge: &str) -> bool {
    let typed = [judge.to_string(), names::with_usual_judge(judge)];
    let mut own = [&problem.judge].into_iter().chain(&problem.mirrors);
    own.any(|name| typed.iter().any(|typed| has(name, typed)))
}

fn ambiguous(typed: &str, several: &[&Problem]) -> Usage {
    let list: Vec<String> =
        several.iter().map(|problem| format!("{} ({})", problem.id, problem.english)).collect();
    let (count, list) = (several.len(), list.join(", "));
    Usage(format!("`{typed}` may be any of {count} problems: {list}; type the name of one"))
}

fn not_found(problems: &[Problem], typed: &str) -> Usage {
    if address::is_address(typed) {
        let what = "no problem here is known to be at that address";
        return Usage(format!("{what}: {typed}; `cargo sente list` shows all problems"));
    }
    let ids: Vec<&str> = problems.iter().map(|problem| problem.id.as_str()).collect();
    let (first, rest) = typed.split_once(' ').unwrap_or((typed, ""));
    if !rest.is_empty() && ids.contains(&&*first.to_lowercase()) {
        let what = format!("`{first}` is a problem, but `{rest}` is no word of its name");
        return Usage(format!(
            "{what}; one problem at a time, and files behind options: see --help"
        ));
    }
    let names = |problem: &'_ Problem| codes(problem).into_iter().chain(titles(problem));
    let is_near = |problem: &&Problem| {
        names(problem).any(|name| nearest(&squeezed(typed), &[&squeezed(&name)]).is_some())
    };
    match problems.iter().find(is_near) {
        Some(near) if nearest(typed, &ids).is_none() => {
            let Problem { id, english, .. } = near;
            Usage(format!("there is no problem `{typed}`; did you mean {id} ({english})?"))
        }
        _ => unknown("problem", typed, &ids),
    }
}

#[cfg(test)]
mod tests;
