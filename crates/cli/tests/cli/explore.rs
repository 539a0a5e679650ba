//! `cargo sente explore` as people use it: what it claims, what it refuses, and how it stops.

use super::{Run, explore, sente};
use serde_json::Value;
use std::time::{Duration, Instant};

/// The words, however the lines are broken.
pub fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn prints(arguments: &[&str], parts: &[&str]) {
    let shown = explore(arguments).ends(0);
    Run { out: words(&shown.out), ..shown }.says(parts);
}

#[track_caller]
fn data(arguments: &[&str]) -> Value {
    let shown = explore(&[arguments, &["--json"]].concat()).ends(0);
    serde_json::from_str(&shown.out).expect("it is JSON")
}

/// The claim; those of the named games are golden rows of the explorer.
fn claim(arguments: &[&str]) -> String {
    data(arguments)["pattern"]["claim"].as_str().unwrap_or("none").to_string()
}

#[test]
fn nothing_is_proved_where_no_theorem_holds() {
    let games = [
        // These break late, some beyond all that is computed.
        &["--moves", "n-1, n-2, n-3 if n >= 15000"][..],
        &["--moves", "n-1, n-2, n-3 if n >= 150000"],
        &["--moves", "n-2 + 1, n-1, n/2 if n == 90000"],
    ];
    for game in games {
        assert_ne!(claim(game), "proved", "{game:?}");
    }
    // The window is not reached: the period of 0.127 begins at 46578.
    assert_ne!(claim(&["octal", "0.127", "--to", "300"]), "proved");
}

#[test]
fn code_is_written_of_what_is_proved_and_of_nothing_else() {
    for (language, function) in [
        ("rust", "pub fn grundy(n: u64)"),
        ("cpp", "unsigned grundy("),
        ("python", "def grundy(n)"),
    ] {
        prints(&["kayles", "--code", language], &[function, "Proved: the octal periodicity"]);
    }
    let euclid = explore(&["euclid", "--to", "20", "--code", "rust"]).ends(1);
    assert_eq!(euclid.says(&["nothing is proved of euclid"]).out, "");
}

#[test]
fn a_move_that_no_computed_heap_allows_is_named() {
    prints(&["--moves", "n-1, 0-n"], &["untried the move \"0-n\""]);
    prints(
        &["--moves", "n-1, n/2-9000", "--to", "30"],
        &["not proved", "untried the move \"n/2-9000\", which no heap that was looked at allows"],
    );
}

#[test]
fn numbers_that_count_something_else_have_no_pattern() {
    for numbers in ["0 1 1 2 3 5 8 13 21 34 55 89", "0 1 4 9 16 25 36 49 64 81 100 121"] {
        let shown = sente(&["explore", "--table", "-"], numbers).ends(0);
        shown.says(&["pattern   none was found in 12 values"]);
    }
    sente(&["explore", "--table", "-"], "5 0 7 9 8 0 3 6 1 0 4 2")
        .ends(0)
        .says(&["0 exactly when n = 1 (mod 4)", "observed"]);
}

#[test]
fn what_is_known_is_said_of_what_was_asked() {
    prints(&["nim"], &["known the Grundy value is the nim-sum"]);
    for question in ["remoteness", "misere"] {
        let output = explore(&["nim", "--to", "5", "--ask", question]).out;
        assert!(!output.contains("known"), "{output}");
    }
}

#[test]
fn moves_are_data_too() {
    let all = data(&["kayles", "--ask", "moves", "5,7"]);
    assert_eq!(all["outcome"], "N");
    assert_eq!(all["moves"].as_array().map(Vec::len), Some(12));
    assert!(all["moves"][0]["move"].as_str().is_some_and(|action| action.starts_with("take")));
    let wins = |option: &&Value| option["wins"] == true;
    assert_eq!(all["moves"].as_array().unwrap().iter().filter(wins).count(), 2);
}

#[test]
fn the_same_command_prints_the_same() {
    // The attack is cut by what it did, not by the clock.
    let game = ["--moves", "n-1, k + n-2-k for k in 1..=(n-2)/2 if n-2-k > 0", "--to", "520"];
    assert_eq!(explore(&game).out, explore(&game).out);
}

#[test]
fn programs_get_all_values() {
    let csv = explore(&["octal", "0.77", "--to", "4", "--csv"]).out;
    assert_eq!(csv, "heap,Grundy value\n0,0\n1,1\n2,2\n3,3\n4,1\n");
    let all = data(&["kayles", "--to", "99"]);
    assert_eq!(all["pattern"]["period"]["last_exception"], 70);
    assert_eq!(all["values"].as_array().map(Vec::len), Some(100));
    let outcomes = data(&["subtraction", "1,2", "--ask", "outcome"]);
    assert_eq!(outcomes["legend"], serde_json::json!(["lost", "won"]));
    assert_eq!(outcomes["pattern"]["text"], "lost iff n mod 3 is 0");
    let raw = explore(&["octal", "0.07", "--to", "3000", "--csv", "--raw"]).out;
    assert_eq!(explore(&["octal", "0.07", "--to", "3000", "--csv"]).out, raw);
}

#[test]
fn pictures_are_written() {
    for (game, part) in [(&["wythoff"][..], "heap b"), (&["kayles"], "last exception")] {
        let path = format!("{}/{}.svg", env!("CARGO_TARGET_TMPDIR"), game[0]);
        // An empty file makes place, and its own picture is drawn anew.
        std::fs::write(&path, "").expect("it is writable");
        prints(&[game, &["--svg", &path]].concat(), &["pattern"]);
        prints(&[game, &["--svg", &path]].concat(), &["pattern"]);
        let picture = std::fs::read_to_string(&path).expect("it is written");
        assert!(picture.starts_with("<svg") && picture.contains(part), "{path}");
    }
    explore(&["kayles", "--svg", "/nowhere/at/all.svg"]).ends(1);
}

#[test]
fn without_a_game_the_games_are_listed() {
    prints(&[], &["octal CODE", "wythoff", "green-tree PARENTS", "p2252"]);
    prints(&["--help"], &["Examples:", "rounds down"]);
}

/// Refuses what was typed, at once, and says this.
#[track_caller]
fn refuses(arguments: &[&str], part: &str) {
    let start = Instant::now();
    let run = explore(arguments).ends(2);
    assert!(run.errors.starts_with("error: ") && run.errors.contains(part), "{run}");
    assert!(start.elapsed() < Duration::from_secs(5), "{arguments:?} took long");
}

/// Refusals by the explorer itself are rows of `crates/explore/tests/refusals.tsv`.
#[test]
fn what_cannot_be_explored_is_refused_at_once() {
    refuses(&["subtraction", ""], "not a number");
    refuses(&["subtraction", "-1,3"], "no number here may be");
    refuses(&["nim", "--to", "1000000000000"], "ask for fewer");
    refuses(&["kayles", "--to", "1000000000000"], "a table of 1000000000001 values");
    refuses(&["nim", "--to", "1,2,3"], "as many numbers as the game has coordinates");
    refuses(&["graph", ""], "the edges are written 1-2,2-3,3-1");
    refuses(&["graph", "1-2", "--to", "3"], "more than there is in this game, 2");
    refuses(&["--moves", "n-1, n+1"], "\n\n  n-1, n+1\n       ^\n");
    refuses(&["--moves", "n-1", "kayles"], "one game too many");
    refuses(&["kayles", "--ask", "moves", "5", "--code", "rust"], "code is of tables");
}

#[test]
fn what_problems_are_explored_as_can_be_explored() {
    for problem in problems::PROBLEMS {
        let words: Vec<&str> = problem.explored().split_whitespace().collect();
        let is_known = |name: &&str| ::explore::games::entries().iter().any(|e| e.name == *name);
        assert!(words.first().is_none_or(is_known), "{}: {words:?}", problem.id());
    }
}
