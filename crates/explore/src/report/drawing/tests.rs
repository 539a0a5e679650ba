//! The pictures of all games by name.

use super::*;
use crate::games::{self, Game};
use crate::limits::Limits;
use crate::picture::tests::assert_laid_out;
use crate::subject::{Order, Subject};

/// Each game with some parameters.
const GAMES: [&str; 42] = [
    "subtraction 1,3,4",
    "subtraction 2,5,7",
    "octal 0.77",
    "octal 0.3333333333333333333333333333333333333333333333333333333333333333333333333333333333333",
    "octal 4.3",
    "take-and-break 1,2 0-3",
    "kayles",
    "dawson",
    "dawsons-kayles",
    "lasker",
    "grundy",
    "nim 1",
    "nim",
    "nim 3",
    "wythoff",
    "moore 2",
    "staircase 2",
    "euclid",
    "fibonacci",
    "cutting 200 2",
    "chomp",
    "chomp 3",
    "chomp-rectangle",
    "king",
    "rook",
    "bishop",
    "queen",
    "knight",
    "transfer",
    "coin-turning ruler",
    "green-tree 0 0 1 1 3 2 2 2",
    "bachet 4",
    "take 2 5",
    "take 3 5 whole",
    "fraction 3",
    "grossman",
    "fibonacci-limit",
    "staircase 3 2",
    "even-split 3",
    "delete-nim",
    "graph 1-2-3-1,3-4,5-6,7",
    "circle 12 1,5 3",
];

fn game(words: &str) -> Box<dyn Game> {
    let words: Vec<String> = words.split(' ').map(String::from).collect();
    games::find(&words).expect("the parameters are right").expect("the game is known")
}

fn explored(words: &str, question: Question, to: &[u64]) -> Exploration {
    let game = game(words);
    let limits = Limits { operations: 3_000_000, bytes: 100_000_000, until: None };
    let subject = Subject::game(&*game, question, false, limits);
    let order = Order { to: to.to_vec(), raw: false, search: true };
    subject.explore(&order).expect("the first answers are found")
}

#[test]
fn every_game_is_drawn_somewhere_here() {
    let is_drawn = |name: &str| GAMES.iter().any(|words| words.split(' ').next() == Some(name));
    assert!(games::entries().iter().all(|entry| is_drawn(entry.name)));
}

#[test]
fn all_games_are_laid_out_for_all_questions_and_sizes() {
    let mut random = fastrand::Rng::with_seed(1);
    let questions = [
        Question::Outcome,
        Question::Grundy,
        Question::Misere,
        Question::Value,
        Question::Remoteness,
    ];
    for words in GAMES {
        for question in questions {
            let game = game(words);
            if game.is_loopy() && !matches!(question, Question::Outcome | Question::Remoteness) {
                continue;
            }
            let axes = game.axes().len();
            let most = |bound: u64| game.largest().unwrap_or(bound).min(bound);
            let mut sizes: Vec<Vec<u64>> = Vec::new();
            for bound in [0, 30, 3] {
                sizes.push((0..axes).map(|_| random.u64(0..=most(bound))).collect());
            }
            for to in sizes {
                let result = explored(words, question, &to);
                assert_laid_out(&svg(&result));
                let preview = preview(&result, 80, false);
                assert!(preview.lines().count() < 80, "{words} {question:?} {to:?}");
            }
        }
    }
}

#[test]
fn strips_are_laid_out() {
    for words in ["nim", "wythoff", "chomp", "cutting 200 2", "euclid"] {
        for to in [[200, 3], [3, 200], [0, 100], [100, 0]] {
            for question in [Question::Outcome, Question::Grundy] {
                assert_laid_out(&svg(&explored(words, question, &to)));
            }
        }
    }
}

#[test]
fn problems_of_the_catalogue_are_laid_out() {
    for id in ["p2252", "p6487", "hdu4764", "p2197", "p2311"] {
        let problem = problems::find(id).expect("it is in the catalogue");
        let limits = Limits { operations: 20_000_000, bytes: 100_000_000, until: None };
        let order = Order { to: vec![7], raw: false, search: true };
        let result = Subject::problem(problem, limits).explore(&order).expect("these are few");
        assert_laid_out(&svg(&result));
    }
}

#[test]
fn of_three_coordinates_a_slice_is_drawn_and_named() {
    let result = explored("nim 3", Question::Grundy, &[8, 6, 9]);
    let picture = svg(&result);
    assert!(picture.contains("where heap 3 = 5"), "{picture}");
    assert!(picture.contains("heap 1 →") && picture.contains("↑ heap 2"));
    let View::Table(grid) = view(&result, ROW, ROWS).0 else { panic!("it is a table") };
    assert_eq!((grid.width, grid.height, grid.at(3, 6)), (9, 7, Some(3 ^ 6 ^ 5)));
}

#[test]
fn outcomes_of_a_heap_are_drawn_in_rows_of_whole_periods() {
    let result = explored("subtraction 2,5,7", Question::Outcome, &[200]);
    let View::Table(grid) = view(&result, ROW, ROWS).0 else { panic!("they are rows") };
    assert_eq!((grid.width, grid.axes[1].step), (44, 44));
    assert!((0..44).all(|x| grid.at(x, 0) == grid.at(x, 1)));
    assert!(svg(&result).contains("won (N-position)"));
}

#[test]
fn draws_are_named_in_outcomes_and_are_gaps_in_remoteness() {
    let circle = |question| explored("circle 6 2 4", question, &[]);
    assert!(svg(&circle(Question::Outcome)).contains("draw"));
    let result = circle(Question::Remoteness);
    let View::Table(grid) = view(&result, ROW, ROWS).0 else { panic!("it is a table") };
    assert_eq!((grid.at(1, 0), grid.at(2, 1)), (None, Some(1)));
    let picture = svg(&result);
    assert!(picture.contains(">draw<") && !picture.contains("no position"), "{picture}");
}

#[test]
fn the_empty_bar_of_chomp_is_no_p_position() {
    let result = explored("chomp", Question::Outcome, &[5, 5]);
    let View::Table(grid) = view(&result, ROW, ROWS).0 else { panic!("it is a table") };
    assert_eq!((grid.at(0, 0), grid.at(1, 0)), (None, Some(0)));
    assert!(svg(&result).contains("no position"));
}

#[test]
fn an_axis_says_what_it_counts() {
    for (words, axis) in [
        ("green-tree 0 0 1 1", "vertex →"),
        ("coin-turning ruler", "place →"),
        ("kayles", "heap →"),
    ] {
        assert!(svg(&explored(words, Question::Grundy, &[])).contains(axis), "{words}");
    }
}
