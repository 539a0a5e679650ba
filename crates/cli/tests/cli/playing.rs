//! `sente play`: a play by lines that are typed.

use super::{is_no_question, prints, scratch, sente, write};
use rules::{Problem, begin};

/// A file with an input.
fn position(name: &str, text: &str) -> String {
    let file = scratch("positions").join(name);
    write(&file, text);
    file.display().to_string()
}

#[test]
fn moves_are_made_by_number_or_by_words() {
    // Heaps of 3, 6 and 9. The second player's moves are typed, too.
    let play = &["play", "p1247", "--alone"];
    prints(play, "6 3\n", "3 6 3");
    prints(play, "1\n", "6 9");
    prints(play, "TAKE 2 stones from heap 1\nundo\n1\n", "6 9");
    prints(play, "2 1\n", "1 6 9");
    for (typed, refused) in [
        ("0", "there is no move 0: type a number from 1 to 18"),
        ("19", "there is no move 19"),
        ("take 10", "\"take 10\" is no move"),
        ("heap 3 take 6", "\"heap 3 take 6\" is no move"),
        ("take 3 from 9", "\"take 3 from 9\" is no move"),
        ("heap 3", "9 moves are called so"),
    ] {
        prints(play, &format!("{typed}\n"), refused);
    }
    // As a keyboard in GBK writes it, and far too long.
    sente(play, b"\xcc\xe1\xca\xbe\n1\n").ends(0).says(&["\" is no move: type", "6 9"]);
    let long = sente(play, "x".repeat(100_000)).ends(0).says(&["xxx[...]xxx"]);
    assert!(long.out.len() < 5000, "{long}");
}

#[test]
fn why_says_what_the_theorem_says_and_what_the_search_finds() {
    let play = &["play", "p1247"];
    for line in ["  1001 = 9", "nim-sum  1100 = 12", "The theorem: won.", "The search: won."] {
        prints(play, "why\n", line);
    }
    prints(play, "hint\n", "Best: ");
}

#[test]
fn a_position_that_stood_before_may_end_the_play_as_a_draw() {
    let path = position("may-be-drawn", "3 3 1\n1 2\n2 1\n1 3\n1 3\n");
    let play = &["play", "p6560", "--alone", "--input", &path];
    prints(play, "1\n1\ndraw\n", "A draw: nobody wins.");
    prints(play, "1\ndraw\n", "\"draw\" is no move");
}

#[test]
fn a_play_that_goes_on_for_ever_is_won_by_whom_the_rules_say() {
    // A path of five vertices, Alice and Bob at its ends: she reaches one edge far, he all of it.
    let path = position("may-be-escaped", "1\n5 1 5 1 4\n1 2\n2 3\n3 4\n4 5\n");
    let play = &["play", "cf1404b", "--alone", "--input", &path];
    prints(play, "why\n", "The search: lost.");
    prints(play, "stay\nstay\nend\n", "Without an end: the second player has won.");
}

/// All problems but the one that is no game.
fn games() -> impl Iterator<Item = &'static dyn Problem> {
    problems::PROBLEMS.iter().copied().filter(|problem| problem.id() != "abc330_e")
}

#[test]
fn a_play_begins_where_the_first_player_can_win_but_not_anyhow() {
    for problem in games() {
        let id = problem.id();
        let shown = sente(&["play", id, "--alone"], "hint\n").out;
        let hint = shown.lines().last().unwrap_or_default();
        let wins = ["that is won", "that is worth +"].iter().any(|worth| hint.contains(worth));
        // The sizes of bags decide already, in whatever order they are poured; the first merges of single stones are alike.
        let is_decided = ["arc105_d", "p4101"].contains(&id) && hint == "Every move wins."
            // Bob always wins.
            || id == "cf1147f" && hint == "Every move loses.";
        assert!(hint.starts_with("Best: ") && wins || is_decided, "{id}: {shown}");
        // The first move on an empty board is forced.
        assert!(shown.contains("\n   2  ") || id == "p4363", "{id}: {shown}");
    }
}

#[test]
fn every_seed_gives_a_position_with_a_move_that_a_search_takes() {
    for problem in games() {
        for seed in 0..50 {
            let input = begin::random(problem, seed);
            let input = input.unwrap_or_else(|| panic!("{}, seed {seed}", problem.id()));
            let play = problem.play(&input).expect("it is valid").expect("it is a game");
            let worths = play.worths().unwrap_or_default();
            assert!(!worths.is_empty(), "{}, seed {seed}:\n{input}", problem.id());
        }
    }
    is_no_question(&["play", "abc330_e", "--random"], "is not about a game");
}

#[test]
fn a_lost_position_has_no_best_move_and_points_are_counted_in_words() {
    let lost = position("lost", "1\n2\n1 1\n");
    let shown = sente(&["play", "p2197", "--input", &lost], "hint\n").out;
    assert!(shown.ends_with("Every move loses.\n"), "{shown}");
    let scored = position("scored", "1 2\n2 0\n0 12\n");
    let play = &["play", "p4363", "--input", &scored];
    prints(play, "1\n", "No move is left: you have 2, the program has 12.");
}
