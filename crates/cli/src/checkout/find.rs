//! Finding a problem by what people type: its id, its name at a judge, its address, its title, or a part of these.

use crate::Usage;
use crate::checkout::catalogue::Entry;
use crate::console::COMMA;
use language::{Language, text, within};

/// Problems whose names fit best: by id, name at a judge, address or title, that of this collection before that of a judge;
/// else by a part of these; else by topic.
pub fn search<'p>(problems: &'p [Entry], typed: &str) -> Vec<&'p Entry> {
    let letters = squeezed(typed);
    if letters.is_empty() {
        return Vec::new();
    }
    let fits: [&dyn Fn(&Entry) -> bool; 6] = [
        &|problem| codes(problem).contains(&letters),
        &|problem| squeezed(&problem.english) == letters,
        &|problem| titles(problem).contains(&letters),
        &|problem| {
            [codes(problem), titles(problem)].concat().iter().any(|name| name.contains(&letters))
        },
        &|problem| topics(problem).contains(&letters),
        &|problem| topics(problem).iter().any(|name| name.contains(&letters)),
    ];
    let found =
        |fits: &&dyn Fn(&Entry) -> bool| problems.iter().filter(|p| fits(p)).collect::<Vec<_>>();
    fits.iter().map(found).find(|found| !found.is_empty()).unwrap_or_default()
}

/// The problem that is meant by this text, if one is. An error lists several.
pub fn find<'p>(problems: &'p [Entry], typed: &str) -> Result<Option<&'p Entry>, Usage> {
    match &search(problems, typed)[..] {
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
    find(problems, typed)?.ok_or_else(|| {
        Usage(match nearest(problems, &squeezed(typed)) {
            Some(problem) => text!(
                "there is no problem `{typed}`; did you mean {near}?",
                "没有题目 `{typed}`；是不是 {near}？",
                near = shown(problem, typed)
            ),
            None => text!(
                "there is no problem `{typed}`; `cargo sente list` shows all problems",
                "没有题目 `{typed}`；`cargo sente list` 列出全部题目"
            ),
        })
    })
}

/// The problems that are meant by these words: all words are one name, as in `POJ 1067`, or each is one.
pub fn find_each(problems: &[Entry], words: &[String]) -> Result<Vec<Entry>, Usage> {
    let as_one = find_one(problems, &words.join(" ")).map(|problem| vec![problem.clone()]);
    as_one.or_else(|refusal| {
        let each = words.iter().map(|word| find_one(problems, word).cloned());
        // Where the words are parts of one name, no single one is found; then the refusal of all together is reported.
        each.collect::<Result<_, _>>().map_err(|_| refusal)
    })
}

/// The problems whose topics, or other names of these, have this part.
pub fn of_topic(problems: &[Entry], typed: &str) -> Vec<Entry> {
    let letters = squeezed(typed);
    let has = |problem: &&Entry| topics(problem).iter().any(|topic| topic.contains(&letters));
    problems.iter().filter(has).cloned().collect()
}

/// True if the problem is at that judge, or mirrored there.
pub fn is_at(problem: &Entry, judge: &str) -> bool {
    let mut own = [&problem.judge].into_iter().chain(&problem.mirrors);
    own.any(|name| squeezed(name).contains(&squeezed(judge)))
}

/// The problem with a name that is at most two slips away.
fn nearest<'p>(problems: &'p [Entry], letters: &str) -> Option<&'p Entry> {
    let distance = |problem: &Entry| {
        let names = [codes(problem), titles(problem), topics(problem)].concat();
        names.iter().map(|name| strsim::osa_distance(letters, name)).min().unwrap_or(usize::MAX)
    };
    let problem = problems.iter().min_by_key(|problem| distance(problem))?;
    (distance(problem) <= 2.min(letters.chars().count() / 3)).then_some(problem)
}

/// Id, names at judges, and address.
fn codes(problem: &Entry) -> Vec<String> {
    let Entry { id, judge, link, mirrors, .. } = problem;
    let mut parts = link.rsplit(['/', '=']);
    let last = parts.next().unwrap_or_default();
    // Codeforces has a contest and a letter.
    let contest = if last.len() == 1 { parts.next().unwrap_or_default() } else { "" };
    let own = [id.clone(), format!("{judge}{id}"), format!("{judge}{contest}{last}"), link.clone()];
    own.iter().chain(mirrors).map(|name| squeezed(name)).collect()
}

fn titles(Entry { title, english, chinese, .. }: &Entry) -> Vec<String> {
    let names = [title, english].into_iter().chain(&chinese.title);
    // People leave out the contest, or the label, that stands in brackets before a title.
    let short = |name: &str| name.rsplit([']', '】', '」']).next().map(squeezed);
    names.flat_map(|name| [Some(squeezed(name)), short(name)]).flatten().collect()
}

fn topics(Entry { topic, chinese, aliases, .. }: &Entry) -> Vec<String> {
    [topic, &chinese.topic].into_iter().chain(aliases).map(|name| squeezed(name)).collect()
}

/// Letters and digits in lower case, without the beginning of an address.
fn squeezed(text: &str) -> String {
    let text = text.to_lowercase();
    let text = text.trim_start_matches("https://").trim_start_matches("http://");
    let plain = |c| match c {
        'è' | 'é' => 'e',
        // As Chinese keyboards type them.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    };
    text.chars().map(plain).filter(|c| c.is_alphanumeric()).collect()
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
    use crate::checkout::catalogue::built_in;

    #[test]
    fn people_find_what_they_mean() {
        let problems = built_in().expect("it is compiled in");
        for (expected, all) in [
            ("p2252", "P2252|poj1067|POJ-1067|ＰＯＪ　１０６７|Luogu P2252|wythoff|威佐夫博弈"),
            ("p2252", "https://www.luogu.com.cn/problem/P2252|Wythoff's game|p225|1067"),
            ("p2197", "Nim|ＮＩＭ|Nim 游戏"),
            ("p4301", "新Nim游戏|new nim|BZOJ 3105"),
            ("p4279", "misère nim|Misere NIM|小约翰的游戏"),
            ("cf1704f", "CF1704F|codeforces 1704F|Colouring game"),
            ("p2311", "P2311|poj 2311|P10501|Cutting Game"),
            ("abc330_e", "abc330e|https://atcoder.jp/contests/abc330/tasks/abc330_e"),
            (
                "p2964 p3507 cf731e dp_l p2734 p3210 cf388c p4363 cf794e arc116_f",
                "scoring game|得分博弈",
            ),
            ("", "|wytoff|POJ 1068|chess960|misere chess"),
        ] {
            for typed in all.split('|') {
                let found: Vec<&str> = search(&problems, typed).iter().map(|p| &*p.id).collect();
                assert_eq!(found.join(" "), expected, "{typed:?}");
            }
        }
    }

    #[test]
    fn every_id_mirror_and_address_leads_to_its_problem() {
        let problems = built_in().expect("it is compiled in");
        for problem in &problems {
            for typed in [&problem.id, &problem.link].into_iter().chain(&problem.mirrors) {
                let found = find_one(&problems, typed).map(|found| &found.id);
                assert_eq!(found.map_err(|error| error.to_string()), Ok(&problem.id), "{typed}");
            }
        }
    }

    #[test]
    fn a_message_says_what_to_type() {
        let problems = built_in().expect("it is compiled in");
        for (typed, says) in [
            ("scoring game", "may be any of 10 problems: p2964 (A Coin Game), p3507 ("),
            ("scoring game", "; type one of these names, such as `p2964`"),
            ("得分博弈", "p4363 ([九省联考 2018] 一双木棋 chess)"),
            ("wytoff", "there is no problem `wytoff`; did you mean p2252 (Wythoff's game)?"),
            ("POJ 1068", "; did you mean p2252 (Wythoff's game)?"),
            ("chess960", "there is no problem `chess960`; `cargo sente list` shows all problems"),
        ] {
            let error = find_one(&problems, typed).expect_err(typed).to_string();
            assert!(error.contains(says), "{error}");
        }
    }

    #[test]
    fn several_words_are_one_name_or_several() {
        let problems = built_in().expect("it is compiled in");
        for (words, expected) in [
            ("POJ 1067", "p2252"),
            ("Green Hackenbush", "agc017_d"),
            ("P4363 wythoff", "p4363 p2252"),
        ] {
            let words: Vec<String> = words.split(' ').map(String::from).collect();
            let found = find_each(&problems, &words).expect("all are known");
            let ids: Vec<String> = found.into_iter().map(|problem| problem.id).collect();
            assert_eq!(ids.join(" "), expected);
        }
    }
}
