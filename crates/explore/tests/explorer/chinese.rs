//! Whatever the explorer says to a Chinese reader has no English words.

use super::typed::{assert_chinese, command, english};
use explore::budget::{Budget, Nobody};
use explore::command::{Ask, Command};
use explore::explore::{Exploration, Order, budget, explore};
use explore::games;
use explore::moves::Moves;
use explore::partizan::Position;
use explore::question::Question;
use explore::report::{self, code, data};
use language::{Language, within};

pub fn in_chinese<T>(work: impl FnOnce() -> T) -> T {
    within(Language::Chinese, work)
}

pub fn explored(text: &str, to: &[u64], budget: &mut Budget<'_>) -> anyhow::Result<Exploration> {
    let Command::Table(source) = command(text)? else { panic!("{text} is no table") };
    explore(&*source, &Order { to: to.into(), raw: false, search: true }, budget)
}

pub fn limits() -> Budget<'static> {
    budget(100_000_000, 1, &Nobody)
}

#[test]
fn the_list_of_games_has_no_english_but_what_is_typed() {
    in_chinese(|| {
        for entry in games::entries() {
            assert_chinese(&entry.about.to_string());
        }
        assert!(games::listed(80).contains("其他名字：bash 即 bachet、"));
        for ask in Ask::all() {
            assert_chinese(&ask.words().1.to_string());
        }
        for question in Question::ALL {
            assert_chinese(&question.quantity().to_string());
            for has_draws in [false, true] {
                assert_chinese(&question.terms(has_draws).to_string());
            }
        }
    });
}

#[test]
fn every_coordinate_has_a_chinese_name_unless_it_is_a_letter() {
    let parameters = ["", "3", "1 2", "3 2 1", "1-2-3-1", "7 1,2 3", "0,0,1", "ruler", "0.77"];
    for entry in games::entries() {
        let words = |parameters: &str| format!("{} {parameters}", entry.name);
        let made = parameters.iter().filter_map(|these| {
            let words: Vec<String> = words(these).split_whitespace().map(String::from).collect();
            games::find(&words).ok().flatten()
        });
        let games: Vec<_> = made.collect();
        assert!(!games.is_empty(), "{} has other parameters", entry.name);
        for axis in games.iter().flat_map(|game| &game.axes) {
            let name = in_chinese(|| explore::wording::axis(axis));
            assert!(english(&name).is_empty(), "{axis}: {name}");
        }
        games.iter().for_each(|game| in_chinese(|| assert_chinese(game.rules.get())));
    }
    for axis in problems::PROBLEMS.iter().flat_map(|problem| problem.coordinates()) {
        assert!(english(&in_chinese(|| explore::wording::axis(axis))).is_empty(), "{axis}");
    }
}

#[test]
fn moves_of_a_position_have_no_english() {
    for text in [
        "kayles --ask moves 5,7",
        "kayles --ask moves 1,2",
        "nim --ask moves 20,20",
        "nim 3 --ask moves 1,2,3",
        "nim 3 --ask moves 1,1,3",
        "wythoff --ask moves 0,0",
        "wythoff --ask moves 3,5",
        "grundy --ask moves 40",
        "subtraction 2 --ask moves 3",
        "transfer --ask moves 9,3",
        "kayles --ask misere-moves 5,9",
        "grundy --ask misere-moves 4,5",
        "king --ask moves 2,3",
        "coin-turning ruler --ask moves 7,12",
        "green-tree 0,0,1 --ask moves 1",
        "cutting 5 6 --ask moves 5,6",
        "staircase --ask moves 1,2,3,4",
        "--moves n-1, n/2 + n/2 --ask moves 6",
    ] {
        let Ok(Command::Moves(game, position, play)) = command(text) else { panic!("{text}") };
        let moves = Moves::of(&game, &position, play, &mut limits()).expect("it is small");
        let told = in_chinese(|| moves.text(1000));
        assert_chinese(told.strip_prefix(&game.title).expect("the title is first"));
        let [mut one, mut other] = [Vec::new(), Vec::new()];
        moves.write_json(&mut one).expect("memory is there");
        in_chinese(|| moves.write_json(&mut other)).expect("memory is there");
        assert!(one == other, "{text}: JSON depends on the reader");
    }
}

#[test]
fn a_position_of_a_partizan_game_has_no_english() {
    for text in [
        "domineering 4,3",
        "domineering .",
        "hackenbush B(R,BR)",
        "--left n-1 --right n-2 --ask moves 5",
    ] {
        let Ok(Command::Position(game, position)) = command(text) else { panic!("{text}") };
        let shown = Position::of(&game, &position, &mut limits()).expect("it is small");
        let told = in_chinese(|| shown.text(1000));
        assert_chinese(told.strip_prefix(&game.title).expect("the title is first"));
        let [mut one, mut other] = [Vec::new(), Vec::new()];
        shown.write_json(&mut one).expect("memory is there");
        in_chinese(|| shown.write_json(&mut other)).expect("memory is there");
        assert!(one == other, "{text}: JSON depends on the reader");
    }
}

#[test]
fn what_programs_read_does_not_depend_on_the_reader() {
    for text in [
        "kayles",
        "wythoff",
        "chomp",
        "p2252",
        "circle 12 1,2 3",
        "take-and-break 1,1000000 0-2",
        "cutcake",
        "--left n-1 --right n-2",
    ] {
        let found = in_chinese(|| explored(text, &[9], &mut limits())).expect("it is small");
        let written = || {
            let [mut csv, mut json] = [Vec::new(), Vec::new()];
            data::write_csv(&found, &mut csv).expect("memory is there");
            data::write_json(&found, &mut json).expect("memory is there");
            let code = code::code(&found, code::Language::Rust, None).ok();
            (String::from_utf8(csv), String::from_utf8(json), code)
        };
        assert_eq!(written(), in_chinese(written), "{text}");
    }
}

#[test]
fn a_picture_has_no_english() {
    for (text, to) in [
        ("nim 3", &[5][..]),
        ("kayles", &[300]),
        ("wythoff", &[30]),
        ("chomp", &[9]),
        ("circle 7 1,2 3 --ask remoteness", &[]),
    ] {
        let found = explored(text, to, &mut limits()).expect("it is small");
        let pictures = in_chinese(|| [Some(report::svg(&found)), report::drawing(&found)]);
        for svg in pictures.into_iter().flatten() {
            let texts =
                svg.split("<text ").skip(1).filter_map(|text| text.split(['<', '>']).nth(1));
            let texts: Vec<&str> = texts.collect();
            let told = texts.join("\n").replace(&found.about.title, "");
            assert_chinese(&told);
        }
    }
}
