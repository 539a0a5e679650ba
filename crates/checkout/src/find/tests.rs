use super::*;
use crate::catalogue;
use std::sync::LazyLock;

static PROBLEMS: LazyLock<Vec<Problem>> =
    LazyLock::new(|| catalogue::built_in().expect("it is compiled in"));

/// The names of all that are meant, after `~` if there is a slip, and after `?` if one has to ask.
fn meant(typed: &str) -> String {
    let Some((fit, problems)) = search(&PROBLEMS, typed) else { return "-".into() };
    let mark = match fit {
        Fit::Slips(..) => "~",
        Fit::Near(..) => "?",
        _ => "",
    };
    let ids: Vec<&str> = problems.iter().map(|problem| &*problem.id).collect();
    mark.to_string() + &ids.join(" ")
}

fn refusal(typed: &str) -> String {
    find_one(&PROBLEMS, typed).expect_err(typed).to_string()
}

#[test]
fn people_find_what_they_mean() {
    for line in include_str!("typed.txt").lines() {
        let (expected, all) = line.split_once(": ").expect("a line has a colon");
        for typed in all.split(" | ") {
            assert_eq!(meant(typed), expected, "{typed:?}");
        }
    }
    assert_eq!(meant(""), "-");
}

#[test]
fn every_name_and_title_line_leads_to_its_problem() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    for problem in PROBLEMS.iter() {
        let Problem { id, title, english, link, topic, chinese, mirrors, aliases, .. } = problem;
        let line = |file: String| {
            let text = std::fs::read_to_string(format!("{root}/{file}")).expect("it is there");
            let line = text.lines().next().expect("it has a title").split(" <http").next();
            line.expect("it is first").trim_start_matches(['/', '!', '#', ' ']).to_string()
        };
        let lines = [line(format!("src/bin/{id}.rs")), line(format!("docs/zh/{id}.md"))];
        for typed in lines.iter().chain([id, link]).chain(mirrors) {
            assert_eq!(&meant(typed), id, "{typed}");
        }
        let titles = [title, english].into_iter().chain(&chinese.title);
        let topics = [topic, &chinese.topic].into_iter().chain(aliases);
        for (typed, best) in
            titles.map(|name| (name, Kind::Id)).chain(topics.map(|name| (name, Kind::Title)))
        {
            let (fit, found) = search(&PROBLEMS, typed).expect(typed);
            // A title such as `Nim` wins over a topic.
            assert!(
                fit <= Fit::Exact(best) || found.iter().any(|other| other.id == *id),
                "{typed}"
            );
        }
    }
}

#[test]
fn a_message_says_what_to_type() {
    for (typed, says) in [
        ("scoring game", "`scoring game` may be any of 3 problems: p2964 (A Coin Game), p3210 ("),
        ("scoring game", "; type one of these names, such as `p2964`"),
        ("得分博弈", "p4363 ([九省联考 2018] 一双木棋 chess)"),
        ("p225", "there is no problem `p225`; did you mean p2252?"),
        ("POJ 1068", "there is no problem `POJ 1068`; did you mean p2252 (Wythoff's game)?"),
        ("x", "there is no problem `x`; `cargo sente list` shows all problems"),
        ("P2197 p2252", "`P2197` is a problem, but `p2252` is no word of its name; one problem"),
        ("a.org/b", "no problem here is known to be at that address: a.org/b; `cargo sente list`"),
    ] {
        assert!(refusal(typed).contains(says), "{}", refusal(typed));
    }
}

#[test]
fn names_of_several_words_stand_beside_others() {
    let each = |words: &str| -> Vec<String> {
        let words: Vec<String> = words.split(' ').map(String::from).collect();
        let found = find_each(&PROBLEMS, &words).expect("all are known");
        found.into_iter().map(|problem| problem.id).collect()
    };
    let found = each("P4363 POJ 1067 p2252 Green Hackenbush");
    assert_eq!(found, ["p4363", "p2252", "agc017_d"]);
    assert_eq!(each("p2252 Nim wytoff Nim Game I"), ["p2252", "p2197", "cses1730"]);
}

#[test]
fn a_judge_has_several_names() {
    let at = |judge: &str| PROBLEMS.iter().filter(|problem| is_at(problem, judge)).count();
    for (one, other) in [("luogu", "洛谷"), ("LibreOJ", "loj"), ("HDU", "杭电")] {
        assert!((1..PROBLEMS.len()).contains(&at(one)) && at(one) == at(other), "{one}");
    }
    assert_eq!(at("nowhere"), 0);
}
