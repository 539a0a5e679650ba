//! What `cargo sente explore` refuses, and what it says then.

use super::explore;
use std::time::{Duration, Instant};

/// Refuses what was typed, at once, and says this.
#[track_caller]
fn refuses(arguments: &[&str], part: &str) {
    let start = Instant::now();
    let run = explore(arguments).ends(2);
    assert!(run.errors.starts_with("error: ") && run.errors.contains(part), "{run}");
    assert!(start.elapsed() < Duration::from_secs(5), "{arguments:?} took long");
}

#[test]
fn bad_games_are_refused_at_once() {
    refuses(&["subtraction", ""], "not a number");
    refuses(&["subtraction", "-1,3"], "no number here may be");
    refuses(&["subtraction", "99999999999999999999"], "is too large");
    refuses(&["subtraction", "0"], "play not end");
    refuses(&["subtraction", "1,0,3"], "play not end");
    refuses(&["octal", "1.7"], "play would not end");
    refuses(&["octal", "0.00"], "no move at all");
    refuses(&["octal", "0.8g"], "is no digit");
    refuses(&["take-and-break", "0", "1"], "play not end");
    refuses(&["nim", "--to", "1000000000000"], "ask for fewer");
    refuses(&["kayles", "--to", "1000000000000"], "a table of 1000000000001 values");
    refuses(&["nim", "--to", "1,2,3"], "as many numbers as the game has coordinates");
    refuses(&["chess960"], "no game is called \"chess960\"");
    refuses(&["wythoff", "7"], "the game is written `wythoff`");
    refuses(&["p4363"], "more than a few numbers: --games lists");
    refuses(&["dp_k"], "explore its game instead, subtraction SET");
    refuses(&["arc091_f", "--ask", "grundy"], "leave --ask out, or ask its game, fraction K");
    refuses(&["hdu4764", "--ask", "grundy"], "leave --ask out");
    refuses(&["arc091_f", "3"], "has no parameters");
    refuses(&["bachet"], "the game is written `bachet K`");
    refuses(&["bachet", "0"], "K is \"0\", not a number from 1");
    refuses(&["take", "0", "3"], "L is \"0\", not a number from 1");
    refuses(&["take", "5", "3"], "write the lesser number first");
    refuses(&["take", "1", "3", "all"], "\"all\" is not `whole`");
    refuses(&["fraction", "0"], "K is \"0\", not a number from 1");
    refuses(&["staircase", "3", "0"], "the stride is \"0\", not a number from 1");
    refuses(&["grossman", "--ask", "moves", "3,0"], "is no position");
    refuses(&["misere-kayles"], "did you mean kayles --ask misere?");
    refuses(&["even-split", "0"], "LEAST is \"0\", not a number from 1");
    refuses(&["delete-nim", "--ask", "moves", "0,3"], "is no position");
    refuses(&["graph", "1-x"], "the edges are written 1-2,2-3,3-1");
    refuses(&["graph", ""], "the edges are written 1-2,2-3,3-1");
    refuses(&["graph", "1-2", "3"], "the target 3 is no vertex");
    refuses(&["graph", "1-20000"], "not a number from 0 to 10000");
    refuses(&["graph", "1-2", "--to", "3"], "more than there is in this game, 2");
    refuses(&["graph", "1-2,2-1", "--ask", "grundy"], "ask for the outcome or the remoteness");
    refuses(&["graph", "1-2,2-1", "--ask", "misere"], "ask for the outcome or the remoteness");
    refuses(&["graph", "1-2,2-1", "--ask", "moves", "1"], "ask for the outcome or the remoteness");
    refuses(&["circle", "7"], "the game is written `circle PLACES STEPS [STEPS]`");
    refuses(&["circle", "1", "1"], "the number of places is \"1\", not a number from 2");
    refuses(&["circle", "7", "7"], "a step on a circle of 7 places is 1 to 6, not 7");
    refuses(&["circle", "7", "0"], "a step on a circle of 7 places is 1 to 6, not 0");
    refuses(&["grosman"], "did you mean grossman?");
    refuses(&["kayles", "--ask", "moves"], "of which position");
    refuses(&["wythoff", "--ask", "moves", "5"], "write heap a, heap b");
    refuses(&["--moves", "n"], "no smaller");
    refuses(&["--moves", "n-1, n+1"], "\n\n  n-1, n+1\n       ^\n");
    refuses(&["--moves", "n-1, n-*2"], "         ^");
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
