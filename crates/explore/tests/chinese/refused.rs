//! Refusals, mistakes and work that ends early.

use super::reading::{assert_chinese, english};
use super::{command, explored, in_chinese, limits};
use explore::budget::Observer;
use explore::command::Command;
use explore::explore::budget;
use explore::expression::Moves as Written;
use explore::moves::Moves;
use explore::report::code;
use explore::units;
use std::cell::RefCell;

/// The message with which work in Chinese is refused, without the expression that it may point at.
#[track_caller]
fn refusal<T>(work: impl FnOnce() -> anyhow::Result<T>) -> String {
    let error = in_chinese(work).err().expect("it is refused").to_string();
    error.split("\n\n").next().unwrap_or_default().into()
}

#[test]
fn what_makes_no_sense_is_refused_in_chinese() {
    for text in [
        "",
        "chess960",
        "grosman",
        "misere-kayles",
        "wythoff 7",
        "p4363",
        "dp_k",
        "hdu4764 --ask grundy",
        "arc091_f --ask grundy",
        "arc091_f 3",
        "kayles --ask moves",
        "subtraction 0",
        "subtraction -1,3",
        "subtraction 99999999999999999999",
        "subtraction 7-5",
        "subtraction 1-2000",
        "subtraction 1000001",
        "octal 1.7",
        "octal 0.00",
        "octal 0.8g",
        "octal 12.3",
        "bachet 0",
        "take 5 3",
        "take 1 3 all",
        "take-and-break 0 9",
        "take-and-break 0 3 unequal",
        "take-and-break 0 2 equal",
        "take-and-break 0 1",
        "nim 7",
        "moore x",
        "even-split 0",
        "staircase 3 0",
        "staircase 7",
        "cutting 0 3",
        "cutting 3 2001",
        "cutting 3 3 0",
        "chomp 6",
        "coin-turning 7",
        "graph 1-x",
        "graph 1-2 3",
        "circle 1 1",
        "circle 7 7",
        "green-tree 1",
        "--moves ",
        "--moves n-*1",
        "--moves n-1，n-2",
        "--moves n-99999999999999999999",
        "--moves n-k for k 1..2",
        "--moves n-k for k in 1",
        "--moves n-1 if n",
        "--moves f(n)",
        "--moves min(n)",
        "--moves n-m",
        "--moves (n",
        "--moves (a-1, b), a",
        "--moves (a-1 b)",
        "--moves (a-1, b-c)",
        "--moves (p, q-i), (r, 1)",
        "--moves (a,b,c,d,e,f,g)",
        "--moves n-1 n",
        "--moves n-k for n in 1..2",
        "--moves n-2)",
    ] {
        let told = refusal(|| command(text));
        assert!(!told.is_ascii() && english(&told).is_empty(), "{text}: {told}");
    }
    let deep = format!("--moves {}n", "(".repeat(60));
    assert_chinese(&refusal(|| command(&deep)));
    for position in ["", "x", "1", "1,2,3", "9999,1"] {
        let Ok(Command::Moves(game, _)) = command("wythoff --ask moves 1,2") else {
            panic!("it is right")
        };
        assert_chinese(&refusal(|| Moves::of(&game, position, &mut limits()).map(|_| ())));
    }
    for text in ["", "x", "1.5G", "15M"] {
        assert_chinese(&refusal(|| units::bytes(text)));
    }
    assert_chinese(&refusal(|| code::Program::parse("yes or no", false)));
}

#[test]
fn play_that_makes_no_sense_is_refused_in_chinese() {
    for text in [
        "--moves n-1, n",
        "--moves n+1-1-1, n/(n-2)",
        "--moves n%(n-2)",
        "--moves n-(1<<(2-n))",
        "--moves n-pow(2, 2-n)",
        "--moves n-popcount(2-n)",
        "--moves n-pow(9, 9*n)",
        "--moves n-k for k in 1..=pow(9, n+9)",
        "--moves (a-0, b)",
        "--moves (a-k, b) for k in 0..=a",
        "--moves (a-1, b+1), (a+1, b-1) --ask grundy",
        "--moves (a-1, b+1), (a+1, b-1) --ask misere",
    ] {
        assert_chinese(&refusal(|| explored(text, &[], &mut limits()).map(|_| ())));
    }
    for (text, to) in [
        ("wythoff", &[1, 2, 3][..]),
        ("graph 1-2", &[9]),
        ("nim 2", &[u64::MAX]),
        ("nim 2", &[1 << 20]),
    ] {
        assert_chinese(&refusal(|| explored(text, to, &mut limits()).map(|_| ())));
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
    let growing = "--moves (a+1, b-1) if b < 9, (a+1, b+1)";
    assert_chinese(&refusal(|| explored(growing, &[], &mut limits()).map(|_| ())));
}

#[test]
fn code_is_refused_in_chinese() {
    let code = |text: &str, to: &[u64], program: Option<&str>| {
        let found = explored(text, to, &mut limits()).expect("it is small");
        let program = program.map(|text| code::Program::parse(text, false).expect("it is right"));
        refusal(|| code::code(&found, code::Language::Cpp, program.as_ref()))
    };
    assert_chinese(&code("euclid", &[30], None));
    assert_chinese(&code("grundy", &[300], None));
    assert_chinese(&code("queen --ask grundy", &[30], None));
    assert_chinese(&code("kayles", &[300], Some("1 if won else 0")));
    assert_chinese(&code("wythoff", &[30], Some("value")));
}

#[test]
fn a_caret_stands_under_a_character_of_two_columns() {
    let mistake = in_chinese(|| Written::parse("n-1，n-2").expect_err("it has no meaning"));
    assert!(mistake.to_string().ends_with("\n\n  n-1，n-2\n     ^"), "{mistake}");
}
