//! Problems at their judges, as addresses and names have them. All that is special about a judge is its row in
//! `catalogue.toml`.

use crate::checkout::catalogue::{Entry, Judge, judges};
use language::{letters, narrow, text};
use percent_encoding::percent_decode_str;
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

/// A problem at a judge.
#[derive(Clone, Debug)]
pub struct Place {
    pub judge: &'static Judge,
    /// The problem's name there.
    pub code: String,
}

impl PartialEq for Place {
    fn eq(&self, other: &Self) -> bool {
        self.judge.name == other.judge.name && letters(&self.code) == letters(&other.code)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.judge.name, self.code)
    }
}

impl Place {
    fn new(judge: &'static Judge, code: &str) -> Self {
        let elsewhere = if judge.others { behind_a_name(code) } else { None };
        let (judge, code) = elsewhere.unwrap_or((judge, code));
        Place { judge, code: code.into() }
    }

    /// The id of a problem that is there.
    pub fn id(&self) -> String {
        format!("{}{}", self.judge.short, self.code).to_lowercase()
    }

    /// The address of the statement; `None` if a part of the code is missing.
    pub fn link(&self) -> Option<String> {
        filled(&self.judge.link, &self.code)
    }
}

/// The places of a problem.
pub fn of(problem: &Entry) -> Vec<Place> {
    let Entry { id, judge, link, mirrors, addresses, .. } = problem;
    let own = format!("{judge} {id}");
    let all = [link, &own].into_iter().chain(mirrors).chain(addresses);
    all.filter_map(|typed| read(typed)?.ok()).collect()
}

/// The place that an address, or a judge's name and a code, stands for; the reason, if an address names no problem.
pub fn read(typed: &str) -> Option<Result<Place, String>> {
    address(typed).or_else(|| named(narrow(typed).trim()).map(Ok))
}

/// True if a part of the text is an address.
pub fn is_address(typed: &str) -> bool {
    address(typed).is_some()
}

/// The judge of that name, in any case, with or without blanks and hyphens.
pub fn judge(name: &str) -> Option<&'static Judge> {
    static NAMES: LazyLock<HashMap<String, &Judge>> = LazyLock::new(|| {
        let names = |judge: &'static Judge| {
            let all = [&judge.name, &judge.short].into_iter().chain(&judge.names);
            all.map(move |name| (letters(name), judge))
        };
        judges().iter().flat_map(names).filter(|(name, _)| !name.is_empty()).collect()
    });
    NAMES.get(&letters(name)).copied()
}

/// The name of a judge in full, where one is called so.
pub fn full(name: &str) -> &str {
    judge(name).map_or(name, |judge| &judge.name)
}

fn named(typed: &str) -> Option<Place> {
    let bare = || Some((judges().iter().find(|judge| is_own(judge, typed))?, typed));
    behind_a_name(typed).or_else(bare).map(|(judge, code)| Place::new(judge, code))
}

/// True for a code that speaks for itself.
fn is_own(judge: &Judge, code: &str) -> bool {
    judge.codes.iter().any(|form| taken(form, code).is_some())
}

/// The judge and the code that are written as its name and the code, such as `POJ-1067` or `CF1498F`; by the longest such name.
fn behind_a_name(typed: &str) -> Option<(&'static Judge, &str)> {
    const MOST: usize = 40;
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let at = |(at, _)| {
        let (name, code) = typed.split_at(at);
        let judge = judge(name)?;
        // The name is not the beginning of a word.
        let is_apart = !name.ends_with(is_letter) || !code.starts_with(is_letter);
        let code = code.trim_start_matches(|c: char| !c.is_alphanumeric());
        (is_apart && !code.is_empty()).then_some((judge, code))
    };
    typed.char_indices().take(MOST).filter_map(at).last()
}

/// The place of the last address in a text, which may be a part of another one or of a Markdown link.
fn address(typed: &str) -> Option<Result<Place, String>> {
    let text = narrow(&percent_decode_str(typed).decode_utf8_lossy());
    let parts = text.split(|c: char| c.is_whitespace() || "<>()[]\"'`,|".contains(c));
    let addresses: Vec<_> = parts.filter_map(host_and_path).collect();
    let known = addresses.iter().rev().find_map(|&(host, path)| Some((at_host(host)?, path)));
    let Some((judge, path)) = known else {
        let (host, _) = addresses.last()?;
        return Some(Err(text!(
            "no judge that is known is at {host}; `cargo sente list` shows all problems",
            "{host} 不是已知的 OJ；`cargo sente list` 列出全部题目"
        )));
    };
    let place = code_at(judge, path).map(|code| Place::new(judge, &code));
    Some(place.ok_or_else(|| {
        let judge = &judge.name;
        text!(
            "that is no address of a problem at {judge}; `cargo sente list` shows all problems",
            "这不是 {judge} 上一道题的网址；`cargo sente list` 列出全部题目"
        )
    }))
}

/// The code on a page of the judge: where such a page has it, or one that speaks for itself.
fn code_at(judge: &Judge, path: &str) -> Option<String> {
    let words: Vec<&str> = words(path).collect();
    let mut values = words.iter().filter_map(|word| word.rsplit('=').next());
    let code = pages(judge).find_map(|page| code_on(page, &words));
    code.or_else(|| values.rfind(|value| is_own(judge, value)).map(String::from))
}

/// The host and what follows, of a word that has a scheme or begins with a host.
fn host_and_path(word: &str) -> Option<(&str, &str)> {
    let (has_scheme, rest) =
        word.rsplit_once("://").map_or((false, word), |(_, rest)| (true, rest));
    let rest = rest.trim_matches(|c: char| !c.is_alphanumeric());
    let (host, path) = rest.split_at(rest.find(['/', '?', '#', ':']).unwrap_or(rest.len()));
    let (_, last) = host.rsplit_once('.')?;
    let is_address = has_scheme
        || at_host(host).is_some()
        || path.starts_with('/') && last.chars().all(|c| c.is_ascii_alphabetic());
    is_address.then_some((host, path))
}

/// The judge at that host, or at one above it.
fn at_host(host: &str) -> Option<&'static Judge> {
    let host = host.trim_end_matches('.').to_lowercase();
    let is_below = |name: &str| {
        host.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    judges().iter().find(|judge| hosts(judge).any(is_below))
}

fn hosts(judge: &Judge) -> impl Iterator<Item = &str> {
    let own = judge.link.split('/').nth(2).unwrap_or_default();
    let own = own.split(':').next().unwrap_or_default().trim_start_matches("www.");
    [own].into_iter().chain(judge.hosts.iter().map(|host| &**host))
}

fn pages(judge: &Judge) -> impl Iterator<Item = &str> {
    let own = judge.link.splitn(4, '/').nth(3).unwrap_or_default();
    [own].into_iter().chain(judge.pages.iter().map(|page| &**page))
}

/// The steps of a path and its parameters, without a port.
fn words(path: &str) -> impl Iterator<Item = &str> {
    let words = path.split(['/', '?', '#', '&', ';', '!']);
    words.filter(|word| !word.is_empty() && !word.starts_with(':'))
}

/// The code that an address has where a page has its parts: steps side by side, from the root if the page begins with a
/// slash, and parameters in any order.
fn code_on(page: &str, address: &[&str]) -> Option<String> {
    let (parameters, steps): (Vec<&str>, Vec<&str>) =
        words(page).partition(|word| word.contains('='));
    let parameter = |name: &&str| address.iter().find_map(|word| taken(name, word));
    let behind: String = parameters.iter().map(parameter).collect::<Option<_>>()?;
    let last = if page.starts_with('/') { 0 } else { address.len() };
    (0..=last).find_map(|first| {
        let step = |(at, step): (usize, &&str)| taken(step, address.get(first + at)?);
        Some(steps.iter().enumerate().map(step).collect::<Option<String>>()? + &behind)
    })
}

/// The parts of a code in a word of this form, which has them in braces.
fn taken(form: &str, word: &str) -> Option<String> {
    let Some((before, rest)) = form.split_once('{') else {
        return form.eq_ignore_ascii_case(word).then(String::new);
    };
    let (kind, form) = rest.split_once('}')?;
    let start = word.get(..before.len())?;
    let (part, rest) = part(kind, word.get(before.len()..)?)?;
    let own = if kind == "contest" { "" } else { part };
    start.eq_ignore_ascii_case(before).then(|| Some(own.to_string() + &taken(form, rest)?))?
}

/// The address of this form with the parts of a code.
fn filled(form: &str, code: &str) -> Option<String> {
    let Some((before, rest)) = form.split_once('{') else {
        return code.is_empty().then(|| form.into());
    };
    let (kind, form) = rest.split_once('}')?;
    let code = code.trim_start_matches('_');
    let (part, rest) = match kind {
        "contest" => (code.split('_').next()?, code),
        _ => part(kind, code)?,
    };
    let is_upper = kind.chars().all(char::is_uppercase);
    let part = if is_upper { part.to_uppercase() } else { part.to_lowercase() };
    Some(format!("{before}{part}{}", filled(form, rest)?))
}

/// A part of a code of that kind at the beginning of a word, and the rest.
fn part<'t>(kind: &str, word: &'t str) -> Option<(&'t str, &'t str)> {
    let is_in = |c: char| match kind {
        "number" => c.is_ascii_digit(),
        _ => c.is_alphanumeric() || c == '_' || c == '-',
    };
    let (part, rest) = word.split_at(word.find(|c| !is_in(c)).unwrap_or(word.len()));
    let is_sign = |c: char| c.is_ascii_digit() || c == '_';
    let is_part = !kind.eq_ignore_ascii_case("code") || part.contains(is_sign);
    (is_part && !part.is_empty()).then_some((part, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkout::find::find_one;
    use crate::checkout::{Collection, catalogue};

    #[test]
    fn every_name_and_page_of_a_judge_stands_for_each_of_its_problems() {
        let problems = catalogue::read(&Collection::find().unwrap()).expect("it is compiled in");
        let all: Vec<Place> = problems.iter().flat_map(of).collect();
        for place in &all {
            let Place { judge, code } = place;
            let names = [&judge.name, &judge.short].into_iter().chain(&judge.names);
            let names = names.filter(|name| !name.is_empty()).map(|name| format!("{name} {code}"));
            let paths: Vec<String> = pages(judge).filter_map(|page| filled(page, code)).collect();
            let at = |host| paths.iter().map(move |path| format!("http://www.{host}/{path}?x=1"));
            for typed in names.chain(hosts(judge).flat_map(at)) {
                assert_eq!(read(&typed), Some(Ok(place.clone())), "{typed}");
            }
        }
        for problem in &problems {
            let places = of(problem);
            let all = all.iter().filter(|place| places.contains(place));
            assert_eq!(all.count(), places.len(), "{} is not alone there", problem.id);
        }
    }

    fn found(typed: &str) -> Result<String, String> {
        let problems = catalogue::read(&Collection::find().unwrap()).expect("it is compiled in");
        let found = find_one(&problems, typed).map(|problem| problem.id.clone());
        found.map_err(|error| error.to_string())
    }

    #[test]
    fn what_people_copy_is_understood() {
        for row in include_str!("places/typed.txt").lines() {
            let (id, typed) = row.split_once(' ').expect("an id stands first");
            assert_eq!(found(typed), Ok(id.into()), "{typed}");
        }
    }

    #[test]
    fn what_is_no_problem_here_is_refused_as_what_it_is() {
        for row in include_str!("places/refused.txt").lines() {
            let (why, typed) = row.split_once('\t').expect("the reason stands first");
            let error = found(typed).expect_err(typed);
            let is_whole = error.starts_with(why) && error.contains("`cargo sente list` shows");
            assert!(is_whole, "{typed}: {error}");
        }
    }

    #[test]
    fn every_judge_of_a_problem_has_a_row_and_every_mirror_a_place() {
        for problem in catalogue::read(&Collection::find().unwrap()).expect("it is compiled in") {
            assert_eq!(full(&problem.judge), problem.judge);
            let names = 2 + problem.mirrors.len() + problem.addresses.len();
            assert_eq!(of(&problem).len(), names, "{}", problem.id);
        }
    }
}
