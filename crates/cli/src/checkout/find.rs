//! Finding a problem by what people type: its id, its name at a judge, its address, its title, or a part of these.

use crate::Usage;
use crate::checkout::catalogue::Entry;
use crate::checkout::places;
use crate::console::COMMA;
use language::{Language, Text, letters, text, within};

/// The name of a problem in a usage line.
pub const PROBLEM: Text = Text("PROBLEM", "题目");
/// The help of a verb's problem.
pub const ONE_PROBLEM: Text = Text(
    "The problem: its name, a mirror such as `POJ 1067`, an address, a title, a topic",
    "题目：题号、别的 OJ 上的编号（如 `POJ 1067`）、网址、题名、类型",
);

/// Problems whose names fit best, by the first of so many ways in which one fits: by id, name at a judge or address, title of
/// this collection, title at a judge; else by a part of these; else by topic. An address that is no problem's is an error.
fn search<'p>(problems: &'p [Entry], typed: &str, ways: usize) -> Result<Vec<&'p Entry>, Usage> {
    let place = places::read(typed).transpose().map_err(Usage)?;
    let typed = &letters(typed);
    if typed.is_empty() {
        return Ok(Vec::new());
    }
    let fits: [&dyn Fn(&Entry) -> bool; WAYS] = [
        &|problem| letters(&problem.id) == *typed,
        &|problem| place.as_ref().is_some_and(|place| places::of(problem).contains(place)),
        &|problem| letters(&problem.english) == *typed,
        &|problem| titles(problem).contains(typed),
        &|problem| [codes(problem), titles(problem)].concat().iter().any(|name| has(name, typed)),
        &|problem| topics(problem).contains(typed),
        &|problem| topics(problem).iter().any(|name| has(name, typed)),
    ];
    let found =
        |fits: &&dyn Fn(&Entry) -> bool| problems.iter().filter(|p| fits(p)).collect::<Vec<_>>();
    Ok(fits[..ways].iter().map(found).find(|found| !found.is_empty()).unwrap_or_default())
}

const WAYS: usize = 7;
/// The ways that take a whole name, and no topic.
const EXACT: usize = 4;

/// The problem with exactly this id, name at a judge, address or title, if there is one. An error lists several.
pub fn exact<'p>(problems: &'p [Entry], typed: &str) -> Result<Option<&'p Entry>, Usage> {
    only(&search(problems, typed, EXACT)?, typed)
}

fn only<'p>(found: &[&'p Entry], typed: &str) -> Result<Option<&'p Entry>, Usage> {
    match found {
        [] => Ok(None),
        [problem] => Ok(Some(problem)),
        found @ [first, ..] => {
            let all: Vec<String> = found.iter().map(|problem| shown(problem, typed)).collect();
            let (count, first, all) = (found.len(), &first.id, all.join(COMMA.get()));
            Err(Usage(text!(
                "`{typed}` may be any of {count} problems: {all}; type one of these names, such as `{first}`",
                "`{typed}` 可能是 {count} 道题中的任何一道：{all}；请输入其中一个题号，如 `{first}`"
            )))
        }
    }
}

/// The problem that is meant by this text. An error lists several, or names the nearest.
pub fn find_one<'p>(problems: &'p [Entry], typed: &str) -> Result<&'p Entry, Usage> {
    only(&search(problems, typed, WAYS)?, typed)?.ok_or_else(|| {
        let place = places::read(typed).and_then(Result::ok);
        let place = place.filter(|place| place.code.contains(|c: char| c.is_ascii_digit()));
        Usage(match (place, nearest(problems, &letters(typed))) {
            (Some(place), None) => text!(
                "there is no problem {place} here; `cargo sente list` shows all problems",
                "这里没有题目 {place}；`cargo sente list` 列出全部题目"
            ),
            (_, Some(problem)) => text!(
                "there is no problem `{typed}`; did you mean {near}?",
                "没有题目 `{typed}`；是不是 {near}？",
                near = shown(problem, typed)
            ),
            (None, None) => text!(
                "there is no problem `{typed}`; `cargo sente list` shows all problems",
                "没有题目 `{typed}`；`cargo sente list` 列出全部题目"
            ),
        })
    })
}

/// The problems that are meant by these words: all words are one name, as in `POJ 1067`, or each is one.
pub fn find_each(problems: &[Entry], words: &[String]) -> Result<Vec<Entry>, Usage> {
    let each = || words.iter().map(|word| find_one(problems, word).cloned()).collect();
    if words.iter().any(|word| places::is_address(word)) {
        return each();
    }
    let as_one = find_one(problems, &words.join(" ")).map(|problem| vec![problem.clone()]);
    // Where the words are parts of one name, no single one is found; then the refusal of all together is reported.
    as_one.or_else(|refusal| each().map_err(|_: Usage| refusal))
}

/// The problems whose topics, or other names of these, have this part.
pub fn of_topic(problems: &[Entry], typed: &str) -> Vec<Entry> {
    let letters = letters(typed);
    let has = |problem: &&Entry| topics(problem).iter().any(|topic| topic.contains(&letters));
    problems.iter().filter(has).cloned().collect()
}

/// True if the problem is at the judge of that name, or mirrored there.
pub fn is_at(problem: &Entry, judge: &str) -> bool {
    places::of(problem).iter().any(|place| place.judge.name == places::full(judge))
}

/// The problem with a title or a topic that is at most two slips away. A number that is not right is another problem's.
fn nearest<'p>(problems: &'p [Entry], letters: &str) -> Option<&'p Entry> {
    /// Bytes of two characters: names that differ more in length need no comparison.
    const MOST_BYTES: usize = 8;
    let distance = |problem: &Entry| {
        let names = [titles(problem), topics(problem)].concat().into_iter();
        let names = names.filter(|name| name.len().abs_diff(letters.len()) <= MOST_BYTES);
        names.map(|name| strsim::osa_distance(letters, &name)).min().unwrap_or(usize::MAX)
    };
    let problem = problems.iter().min_by_key(|problem| distance(problem))?;
    (distance(problem) <= 2.min(letters.chars().count() / 3)).then_some(problem)
}

/// True if the name has this part, and no number of it is cut.
fn has(name: &str, part: &str) -> bool {
    let is_number = |c: char| c.is_ascii_digit();
    name.match_indices(part).any(|(at, _)| {
        let (before, behind) = (&name[..at], &name[at + part.len()..]);
        !(before.ends_with(is_number) && part.starts_with(is_number)
            || part.ends_with(is_number) && behind.starts_with(is_number))
    })
}

/// Id, and names at judges.
fn codes(problem: &Entry) -> Vec<String> {
    let places = places::of(problem).into_iter().map(|place| place.to_string());
    places.chain([problem.id.clone()]).map(|name| letters(&name)).collect()
}

fn titles(Entry { title, english, chinese, .. }: &Entry) -> Vec<String> {
    let names = [title, english].into_iter().chain(&chinese.title);
    // People leave out the contest, or the label, that stands in brackets before a title.
    let short = |name: &str| name.rsplit([']', '】', '」']).next().map(letters);
    names.flat_map(|name| [Some(letters(name)), short(name)]).flatten().collect()
}

fn topics(Entry { topic, chinese, aliases, .. }: &Entry) -> Vec<String> {
    [topic, &chinese.topic].into_iter().chain(aliases).map(|name| letters(name)).collect()
}

/// Id and title, in Chinese also where that was typed.
fn shown(problem: &Entry, typed: &str) -> String {
    let is_chinese = typed.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    let language = if is_chinese { Language::Chinese } else { language::current() };
    let [title, ..] = within(language, || problem.in_words());
    text!("{id} ({title})", "{id}（{title}）", id = problem.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkout::{Collection, catalogue};

    #[test]
    fn people_find_what_they_mean() {
        let problems = catalogue::read(&Collection::find().unwrap()).expect("it is here");
        for (expected, all) in [
            ("p2252", "P2252|wythoff|威佐夫博弈|Wythoff's game|2252|1067"),
            ("p2197", "Nim|ＮＩＭ|Nim 游戏"),
            ("p4301", "新Nim游戏|new nim|BZOJ 3105"),
            ("p4279", "misère nim|Misere NIM|小约翰的游戏"),
            ("cf1704f", "CF1704F|codeforces 1704F|Colouring game"),
            ("p2311", "P2311|poj 2311|P10501|Cutting Game"),
            ("cf1498f", "1498F|cf 1498"),
            ("p6487 p6791", "fibonacci|斐波那契"),
            ("", "|，|wytoff|POJ 106|p225|225|chess960|misere chess"),
        ] {
            for typed in all.split('|') {
                let found = search(&problems, typed, WAYS).expect("no address");
                let found: Vec<&str> = found.iter().map(|problem| &*problem.id).collect();
                assert_eq!(found.join(" "), expected, "{typed:?}");
            }
        }
    }

    #[test]
    fn a_message_says_what_to_type() {
        let problems = catalogue::read(&Collection::find().unwrap()).expect("it is here");
        for (typed, says) in [
            ("fibonacci", "may be any of 2 problems: p6487 (Heap), p6791 ("),
            ("fibonacci", "; type one of these names, such as `p6487`"),
            ("得分博弈", "p4363 ([九省联考 2018] 一双木棋 chess)"),
            ("wytoff", "there is no problem `wytoff`; did you mean p2252 (Wythoff's game)?"),
            ("chess960", "there is no problem `chess960`; `cargo sente list` shows all problems"),
        ] {
            let error = find_one(&problems, typed).expect_err(typed).to_string();
            assert!(error.contains(says), "{error}");
        }
    }

    #[test]
    fn several_words_are_one_name_or_several() {
        let problems = catalogue::read(&Collection::find().unwrap()).expect("it is here");
        for (words, expected) in [
            ("POJ 1067", "p2252"),
            ("Blue-Red Hackenbush", "aoj1377"),
            ("P4363 wythoff", "p4363 p2252"),
            ("poj.org/problem?id=1067 P4363", "p2252 p4363"),
        ] {
            let words: Vec<String> = words.split(' ').map(String::from).collect();
            let found = find_each(&problems, &words).expect("all are known");
            let ids: Vec<String> = found.into_iter().map(|problem| problem.id).collect();
            assert_eq!(ids.join(" "), expected);
        }
    }
}
