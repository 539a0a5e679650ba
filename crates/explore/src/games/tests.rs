use super::*;
use crate::budget::Budget;
use crate::question::Question;
use crate::solve;

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

fn refusal(text: &str) -> String {
    match find(&words(text)) {
        Err(error) => {
            assert!(error.is::<crate::error::Refused>(), "{text}");
            error.to_string()
        }
        Ok(_) => panic!("{text} is a game"),
    }
}

/// The game of these words.
pub(crate) fn named(text: &str) -> Game {
    find(&words(text)).unwrap().expect("it has a name")
}

#[test]
fn no_words_and_unknown_words_name_no_game() {
    assert!(find(&[]).unwrap().is_none());
    assert!(find(&words("chess960 1")).unwrap().is_none());
    assert!(find(&["".into()]).unwrap().is_none());
}

#[test]
fn other_names_lead_to_games_and_hide_none() {
    let names: Vec<&str> = entries().iter().map(|entry| entry.name).collect();
    assert_eq!(others().count(), NAMES.lines().count());
    for (other, here) in others() {
        assert!(here.split(' ').next().is_some_and(|name| names.contains(&name)), "{here}");
        assert!(!names.contains(&other), "{other}");
    }
    let title = |text: &str| named(text).title;
    assert_eq!(title("mock-turtles"), "coin-turning mock-turtles");
    assert_eq!(title("nim-k 2"), "moore 2 3");
    for (name, here) in [
        ("Grundy", "grundy"),
        ("GRUNDY’S GAME", "grundy"),
        ("Dawson's Chess", "dawson (octal 0.137)"),
        ("Moore’s Nim 2", "moore 2 3"),
        ("Kayles Game", "kayles (octal 0.77)"),
        ("Subtraction game 1,3", "subtraction 1,3"),
        ("Octal 0.77", "octal 0.77"),
        ("威佐夫游戏", "wythoff"),
        ("巴什博弈 7", "bachet 7 (subtraction 1-7)"),
    ] {
        assert_eq!(title(name), here, "{name}");
        assert_eq!(title(&named(name).typed), here, "{name}");
        assert_eq!(find(&[name.into()]).unwrap().expect("it has a name").title, here, "{name}");
    }
}

#[test]
fn names_may_be_in_capitals_and_with_blanks_and_none_is_of_two_games() {
    let entries = entries();
    let names = || entries.iter().map(|entry| entry.name).chain(others().map(|(other, _)| other));
    let partizan = || partizan().map(|(name, _)| name);
    for name in names().chain(partizan()) {
        let typed = words(&name.to_uppercase().replace('-', " "));
        assert!(is_name(&typed), "{name}");
        assert_eq!(
            partizan().any(|other| other == name),
            find(&typed).is_err_and(|e| e.to_string().contains("partizan")),
            "{name}"
        );
    }
    assert!(!is_name(&words("nim product")) && !is_name(&words("game")));
}

#[test]
fn facts_of_a_game_have_the_names_and_the_form_that_are_read() {
    for entry in entries() {
        for &(fact, text) in &entry.facts {
            let is_read = match fact {
                "moves" | "axes" => !text.is_empty(),
                _ if fact.starts_with("rules") || fact.starts_with("known") => !text.is_empty(),
                "octal" => entry.facts.len() == 1,
                "ask" => Question::named(text).is_some(),
                "to" | "least" => text.parse::<u64>().is_ok(),
                _ => false,
            };
            assert!(is_read, "{}: {fact}: {text}", entry.name);
        }
        let told = ["rules", "moves", "octal"].map(|fact| entry.fact(fact).is_some());
        let are_whole = matches!(told, [true, _, false] | [false, false, _]);
        assert!(are_whole, "{} lacks a fact", entry.name);
    }
}

#[test]
fn every_game_is_described_in_chinese() {
    let is_chinese = |Text(english, chinese): Text| english != chinese;
    let lacks = |entry: &Entry| {
        let names = entry.facts.iter().map(|(name, _)| *name).filter(|name| !name.ends_with("zh"));
        let told = names.filter(|name| name.starts_with("rules") || name.starts_with("known"));
        let facts = told.filter_map(|name| entry.text(name));
        !facts.chain([entry.about]).all(is_chinese)
    };
    let entries = entries();
    let untranslated: Vec<&str> =
        entries.iter().filter(|entry| lacks(entry)).map(|entry| entry.name).collect();
    assert_eq!(
        untranslated, [""; 0],
        "games.txt lacks `about zh`, `rules zh` or `known zh` of these"
    );
}

#[test]
fn a_game_has_as_many_parameters_as_its_usage_line() {
    for entry in entries() {
        let least = entry.parameters.split(' ').filter(|word| word.starts_with(char::is_uppercase));
        let usage = format!("the game is written `{}`", entry.usage());
        if least.count() > 0 {
            assert_eq!(refusal(entry.name), usage);
        }
        if !entry.parameters.ends_with("...") {
            assert_eq!(refusal(&format!("{} 1 2 3 4", entry.name)), usage);
        }
    }
}

#[test]
fn every_entry_is_listed_in_the_columns_that_there_are() {
    let list = listed(80);
    assert!(entries().iter().all(|entry| list.contains(&entry.usage())));
    assert!(list.ends_with(".\n") && list.contains("Other names: bash is bachet"));
    assert!(list.lines().all(|line| prose::width(line) <= 80), "{list}");
}

#[test]
fn a_list_of_numbers_is_in_order_and_each_once() {
    assert_eq!(number_list("5-7, 1,6").unwrap(), [1, 5, 6, 7]);
    assert_eq!(number_list("0-999").unwrap().len(), 1000);
    for text in ["", "7-5", "1-", "x", "0-1000", "1,,2", "1-500,1-501", "0-4294967296"] {
        assert!(number_list(text).is_err(), "{text:?}");
    }
}

#[test]
fn a_long_title_is_cut() {
    let walk: Vec<String> = (1..40).map(|vertex: u32| vertex.to_string()).collect();
    let graph = named(&format!("graph {} 3", walk.join("-"))).title;
    assert!(graph.starts_with("graph 1-2-3-4") && graph.ends_with("...") && graph.len() == 63);
    assert_eq!(named("circle 7 1,2 3").title, "circle 7 1,2 3");
}

#[test]
fn a_budget_ends_the_fast_ways_early_and_keeps_what_is_known() {
    for (text, question) in [
        ("even-split", Question::Grundy),
        ("coin-turning ruler", Question::Grundy),
        ("fibonacci", Question::Outcome),
    ] {
        let game = named(text);
        let ask = |size: usize, budget: &mut Budget<'_>| {
            solve::answers(&game, question, &[size], budget).unwrap()
        };
        let whole = ask(2000, &mut Budget::unlimited());
        let mut budget = Budget::new(1_000_000, 1 << 20, &crate::budget::Nobody);
        let part = ask(1_000_000, &mut budget);
        assert!(budget.ended.is_some() && part.len() > 100, "{text}: {}", part.len());
        let both = part.len().min(whole.len());
        assert_eq!(part[..both], whole[..both], "{text}");
    }
}
