use super::names::{TOPICS, codes, titles_and_topics};
use super::*;
use crate::catalogue;
use std::sync::LazyLock;

static PROBLEMS: LazyLock<Vec<Problem>> =
    LazyLock::new(|| catalogue::built_in().expect("it is compiled in"));

fn found(typed: &str) -> String {
    match find_one(&PROBLEMS, typed) {
        Ok(problem) => problem.id.clone(),
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn all_are(id: &str, all: &[&str]) {
    for typed in all {
        assert_eq!(found(typed), id, "{typed}");
    }
}

#[test]
fn a_problem_is_found_by_what_judges_call_it() {
    all_are("p2252", &["p2252", "P2252", " P2252 ", "POJ 1067", "poj1067", "POJ-1067", "HDU 1527"]);
    all_are(
        "p2252",
        &["Luogu P2252", "洛谷 P2252", "洛谷P2252", "洛谷 2252", "luogu 2252", "ＰＯＪ　１０６７"],
    );
    all_are("p1290", &["UVa 10368", "UVA-10368", "uva10368"]);
    all_are("abc330_e", &["ABC330-E", "abc330e", "ABC 330 E", "AtCoder abc330_e"]);
    all_are("cses1730", &["CSES 1730"]);
    all_are("yuki2726", &["yukicoder 2726", "No.2726"]);
    all_are("cf1498f", &["cf1498f", "CF 1498F", "Codeforces 1498F", "codeforces 1498/F", "1498F"]);
    all_are(
        "p2311",
        &["P2311", "poj2311", "POJ 2311", "P10501", "Luogu P10501", "剪纸", "剪纸游戏"],
    );
    all_are("p3179", &["LOJ 2126", "LibreOJ #2126"]);
}

#[test]
fn a_problem_is_found_by_a_pasted_address() {
    all_are(
        "p2252",
        &[
            "https://www.luogu.com.cn/problem/P2252",
            "luogu.com.cn/problem/P2252#submit",
            "https://www.luogu.com.cn/problem/P2252?contestId=7",
            "http://poj.org/problem?id=1067",
            "https://vjudge.net/problem/POJ-1067",
            "http://acm.hdu.edu.cn/showproblem.php?pid=1527",
        ],
    );
    all_are("hdu4764", &["https://acm.hdu.edu.cn/showproblem.php?pid=4764"]);
    all_are("p1290", &["https://onlinejudge.org/external/103/10368.pdf"]);
    all_are("abc330_e", &["https://atcoder.jp/contests/abc330/tasks/abc330_e?lang=en"]);
    all_are("dp_k", &["https://www.luogu.com.cn/problem/AT_dp_k"]);
    all_are("cses1730", &["https://cses.fi/problemset/task/1730/"]);
    all_are(
        "p6487",
        &["https://www.acmicpc.net/problem/2862", "https://dmoj.ca/problem/coci10c4p6"],
    );
    all_are("p2964", &["https://www.spoj.com/problems/XOINC/"]);
    all_are("yuki2726", &["https://yukicoder.me/problems/no/2726?lang=en"]);
    all_are(
        "cf1498f",
        &[
            "https://codeforces.com/problemset/problem/1498/F",
            "https://codeforces.com/contest/1498/problem/F?locale=en",
            "m1.codeforces.com/contest/1498/problem/F",
            "https://vjudge.net/problem/CodeForces-1498F",
        ],
    );
    all_are("cf787c", &["https://codeforces.com/contest/786/problem/A"]);
    for other in [
        "http://poj.org/problem?id=4764",
        "https://example.org/nim",
        "https://atcoder.jp/contests/abc330",
        "https://codeforces.com/contest/1498/problem/A",
        "https://codeforces.com/contest/1498",
    ] {
        assert!(found(other).starts_with("no problem here is known to be at"), "{}", found(other));
    }
}

#[test]
fn a_problem_is_found_by_its_title_or_topic_in_either_language() {
    all_are(
        "p2252",
        &["Wythoff's game", "wythoffs GAME", "wythoff", "威佐夫博弈", "【模板】威佐夫博弈"],
    );
    all_are("p4279", &["misère nim", "Misere NIM", "小约翰的游戏", "Little John's Game", "反 Nim"]);
    all_are("p6487", &["HRPA", "[COCI 2010/2011 #4] HRPA", "fibonacci nim", "斐波那契 Nim"]);
    all_are("agc017_d", &["Game on Tree", "树上删边", "green hackenbush", "删边游戏"]);
    all_are("hdu3590", &["SJ定理"]);
    all_are("abc229_h", &["不平等博弈"]);
    assert!(found("平等博弈").starts_with("there is no problem"), "{}", found("平等博弈"));
    let topic = |typed: &str| found(typed).contains("may be any of");
    assert!(["阶梯博弈", "巴什博弈", "尼姆博弈", "Nim 博弈"].into_iter().all(topic));
}

#[test]
fn what_follows_a_problem_is_not_taken_for_a_part_of_its_name() {
    for rest in ["samples/p2197/1.in", "p2252"] {
        let says =
            format!("`P2197` is a problem, but `{rest}` is no word of its name; one problem");
        assert!(found(&format!("P2197 {rest}")).starts_with(&says));
    }
    assert!(found("Wythoff's game 1").starts_with("there is no problem `Wythoff's game 1`"));
}

#[test]
fn every_title_leads_to_its_problem_or_to_a_list_that_has_it() {
    for problem in PROBLEMS.iter() {
        let names = codes(problem).into_iter().chain(titles_and_topics(problem));
        for name in names {
            let found = found(&name);
            let listed =
                found.contains("may be any of") && found.contains(&format!("{} (", problem.id));
            assert!(found == problem.id || listed, "{name}: {found}");
        }
    }
}

#[test]
fn a_judge_has_several_names() {
    let at = |judge: &str| -> Vec<&str> {
        let problems = PROBLEMS.iter().filter(|problem| is_at(problem, judge));
        problems.map(|problem| problem.id.as_str()).collect()
    };
    for (one, other) in [("luogu", "洛谷"), ("LibreOJ", "loj"), ("HDU", "杭电")] {
        assert!(!at(one).is_empty() && at(one) == at(other), "{other}: {:?}", at(other));
        assert!(at(one).len() < PROBLEMS.len(), "{one}");
    }
    assert!(at("nowhere").is_empty());
}

#[test]
fn other_names_of_topics_lead_to_topics_that_there_are() {
    for (other, topic) in TOPICS {
        assert!(PROBLEMS.iter().any(|problem| problem.topic == topic), "{other}: {topic}");
    }
}

#[test]
fn a_word_that_several_problems_have_lists_them() {
    let text = found("scoring game");
    assert!(text.contains("may be any of 3 problems: p2964 (A Coin Game), p3210 ("), "{text}");
    assert!(
        found("取石子游戏").contains("p5675 (Stone Taking Game), p2599 (Stones from Both Ends)")
    );
}

#[test]
fn a_slip_names_the_nearest() {
    assert!(found("p225").ends_with("did you mean p2252?"), "{}", found("p225"));
    assert!(found("withoff's game").ends_with("did you mean p2252 (Wythoff's game)?"));
    for strange in ["", "x", "no", "chess960 variant", "1067", "***"] {
        assert!(found(strange).contains("`cargo sente list` shows all"), "{}", found(strange));
    }
}

#[test]
fn names_of_several_words_stand_beside_others() {
    let each = |words: &[&str]| -> Vec<String> {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        let found = find_each(&PROBLEMS, &words).expect("all are known");
        found.into_iter().map(|problem| problem.id).collect()
    };
    assert_eq!(
        each(&["P4363", "POJ", "1067", "p2252", "Green", "Hackenbush"]),
        ["p4363", "p2252", "agc017_d"]
    );
}
