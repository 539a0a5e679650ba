//! Pictures of all games by name.

use super::super::tests::explored;
use super::*;
use crate::games;
use crate::picture::tests::assert_laid_out;
use language::{Language, within};

/// Each game with some parameters.
const GAMES: &str = "subtraction 2,5,7; octal 0.333333333333333333333333333333333333333333333333333333; \
    take-and-break 1,2 0-3; kayles; dawson; dawsons-kayles; lasker; mark; grundy; nim 3; wythoff; moore 2; staircase 2; \
    euclid; fibonacci; cutting 200 2; chomp; chomp-rectangle; king; rook; bishop; queen; knight; transfer; \
    coin-turning ruler; green-tree 0 0 1 1 3 2 2 2; bachet 4; take 3 5 whole; fraction 3; grossman; fibonacci-limit; \
    even-split 3; delete-nim; graph 1-2-3-1,3-4,5-6,7; circle 12 1,5 3";

#[test]
fn every_game_is_laid_out_for_all_questions_and_sizes() {
    let games: Vec<&str> = GAMES.split("; ").map(str::trim).collect();
    let is_drawn = |name: &str| games.iter().any(|words| words.split(' ').next() == Some(name));
    assert!(games::entries().iter().all(|entry| is_drawn(entry.name)));
    let mut random = fastrand::Rng::with_seed(1);
    for words in games {
        let is_loopy = words.starts_with("graph") || words.starts_with("circle");
        for question in Question::ALL {
            if is_loopy && !matches!(question, Question::Outcome | Question::Remoteness) {
                continue;
            }
            for bound in [0, 12, 3] {
                let to = if is_loopy { vec![] } else { vec![random.u64(0..=bound)] };
                let result = explored(words, question, &to);
                assert_laid_out(&svg(&result));
                within(Language::Chinese, || assert_laid_out(&svg(&result)));
            }
        }
    }
}

#[test]
fn a_slice_of_three_coordinates_is_drawn_and_named() {
    let result = explored("nim 3", Question::Grundy, &[8, 6, 9]);
    let picture = svg(&result);
    assert!(picture.contains("where heap 3 = 5"), "{picture}");
    assert!(picture.contains("heap 1 →") && picture.contains("↑ heap 2"));
    let (grid, _) = slice(&result);
    assert_eq!((grid.width, grid.height, grid.values[6 * 9 + 3]), (9, 7, Some(3 ^ 6 ^ 5)));
}

#[test]
fn one_coordinate_is_drawn_in_rows_of_whole_periods() {
    let result = explored("subtraction 2,5,7", Question::Outcome, &[200]);
    let (grid, _) = rows(&result, Some(22));
    assert_eq!((grid.width, grid.axes[1].1), (44, 44));
    assert_eq!(grid.values[..44], grid.values[44..88]);
    assert!(svg(&result).contains("won (N-position)"));
}

#[test]
fn draws_are_named_in_outcomes_and_are_gaps_in_remoteness() {
    let circle = |question| explored("circle 6 2 4", question, &[]);
    assert!(svg(&circle(Question::Outcome)).contains("draw"));
    let result = circle(Question::Remoteness);
    let (grid, _) = slice(&result);
    assert_eq!((grid.values[1], grid.values[grid.width + 2]), (None, Some(1)));
    let picture = svg(&result);
    assert!(picture.contains(">draw<") && !picture.contains("no position"), "{picture}");
}

#[test]
fn the_empty_bar_of_chomp_is_no_p_position() {
    let result = explored("chomp", Question::Outcome, &[5, 5]);
    let (grid, _) = slice(&result);
    assert_eq!((grid.values[0], grid.values[1]), (None, Some(0)));
    assert!(svg(&result).contains("no position"));
}
