//! Refusals, mistakes and work that ends early, in both languages.

use super::chinese::{explored, in_chinese, limits};
use super::typed::{assert_chinese, command, english};
use explore::budget::Observer;
use explore::command::Command;
use explore::error::Refused;
use explore::explore::budget;
use explore::moves::Moves;
use explore::partizan::Position;
use explore::report::code;
use explore::units;
use std::cell::RefCell;

/// The message with which a command is refused, and the text that carets stand under, if any do.
fn refusal(text: &str) -> Option<(String, String)> {
    let error = match command(text) {
        Ok(Command::Moves(game, position, play)) => {
            Moves::of(&game, &position, play, &mut limits()).err()
        }
        Ok(Command::Position(game, position)) => {
            Position::of(&game, &position, &mut limits()).err()
        }
        Ok(Command::Table(_)) => explored(text, &[], &mut limits()).err(),
        Err(error) => Some(error),
    };
    let told = error.filter(|error| error.is::<Refused>())?.to_string();
    let Some((message, shown)) = told.split_once("\n\n") else {
        return Some((told, String::new()));
    };
    let (shown, carets) = shown.split_once('\n')?;
    let start = carets.find('^')?;
    Some((message.into(), shown.chars().skip(start).take(carets.len() - start).collect()))
}

#[test]
fn what_makes_no_sense_is_refused_in_both_languages_and_what_to_type_is_said() {
    let difference = |row: &str| {
        let [text, part, pointed] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let told = [refusal(text), in_chinese(|| refusal(text))].map(Option::unwrap_or_default);
        let [(message, place), (chinese, its_place)] = &told;
        let is_told = message.contains(part) && !chinese.is_ascii() && english(chinese).is_empty();
        (!is_told || [place, its_place] != [pointed; 2]).then(|| format!("{row}: {told:?}\n"))
    };
    let wrong: String =
        include_str!("../refusals.tsv").lines().skip(1).filter_map(difference).collect();
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn what_is_beyond_a_game_is_refused_in_chinese() {
    let chinese = |work: &dyn Fn() -> Option<anyhow::Error>| {
        assert_chinese(&in_chinese(work).expect("it is refused").to_string());
    };
    for (text, to) in [
        ("wythoff", &[1, 2, 3][..]),
        ("graph 1-2", &[9]),
        ("nim 2", &[u64::MAX]),
        ("nim 2", &[1 << 20]),
        ("--moves (a+1, b-1) if b < 9, (a+1, b+1)", &[]),
    ] {
        chinese(&|| explored(text, to, &mut limits()).err());
    }
    for text in ["", "x", "1.5G", "15M"] {
        chinese(&|| units::bytes(text).err());
    }
    chinese(&|| code::Program::parse("yes or no", false).err());
    for (text, to, program) in [
        ("euclid", 30, None),
        ("grundy", 300, None),
        ("queen --ask grundy", 30, None),
        ("kayles", 300, Some("1 if won else 0")),
        ("wythoff", 30, Some("value")),
    ] {
        let found = explored(text, &[to], &mut limits()).expect("it is small");
        let program = program.map(|text| code::Program::parse(text, false).expect("it is right"));
        chinese(&|| code::code(&found, code::Language::Cpp, program.as_ref()).err());
    }
}

#[test]
fn work_that_ends_early_says_so_in_chinese() {
    /// Keeps what is said.
    #[derive(Default)]
    struct Said(RefCell<Vec<String>>);
    impl Observer for Said {
        fn say(&self, line: &str) {
            self.0.borrow_mut().push(line.into());
        }
    }
    let said = Said::default();
    let slow = "--moves n-k*k for k in 1..=n if k%7 != 3";
    let found = in_chinese(|| explored(slow, &[60_000], &mut budget(100_000_000, 2, &said)));
    let cut = found.expect("some answers are found").cut.expect("it takes longer");
    assert_chinese(&cut.remedy);
    for line in said.0.borrow().iter() {
        assert_chinese(line);
    }
    assert!(!said.0.borrow().is_empty());
}
