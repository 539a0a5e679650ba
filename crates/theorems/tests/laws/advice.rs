//! Where a theorem names a move, it wins; and what it says has the form of a few short lines.

use crate::{assert_form, look_at_plays};
use rules::Problem;
use rules::session::{Session, Worth};

/// The problems whose theorem names a winning move, in the words of the rules, wherever some moves win and some do not.
pub const ADVISED: &[&str] = &[
    "abc255_g", "abc297_g", "arc091_f", "cses1099", "cses1730", "dp_k", "gameaam", "hdu4764",
    "p1247", "p1290", "p2197", "p2252", "p3480", "p4279", "p5675", "p6487", "p6791",
];

/// A line begins with a winning move where moves differ, and none with a losing one.
pub fn hold(problem: &'static dyn Problem) {
    let mut advised = 0;
    look_at_plays(problem, |input, play| {
        advised += usize::from(asks(problem.id(), input, play));
        true
    });
    assert!(advised > 0, "no position asks for advice");
}

/// Whether the position asks for advice. Panics if it is bad.
fn asks(id: &str, input: &str, play: &dyn Session) -> bool {
    let (Ok(worths), Some(saying)) = (play.worths(), theorems::says(id, play)) else {
        return false;
    };
    let wins = |number: &usize| worths[*number] == Worth::Won;
    let moves = play.moves();
    let lines = saying.lines.join("\n");
    let named = |number: &usize| saying.lines.iter().any(|line| names(line, &moves[*number]));
    for number in (0..moves.len()).filter(named) {
        assert!(wins(&number), "{id}: {} does not win:\n{input}\n{lines}", moves[number]);
    }
    let differ = (0..moves.len()).any(|number| wins(&number) != wins(&0));
    assert!(
        !differ || (0..moves.len()).any(|number| named(&number)),
        "{id}: no advice:\n{input}\n{lines}"
    );
    differ
}

/// The greatest numbers that can be played.
pub fn of_the_greatest_numbers_something_short_is_said() {
    let numbers = |count: u64, first: u64| {
        (first..first + count).map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    };
    let cases = [
        ("p2252", "10000 6180".into()),
        ("p2252", "3820 10000".into()),
        ("p2252", "10000 10000".into()),
        ("p2252", "6179 9998".into()),
        ("p1290", "1\n1836311903 1134903170".into()),
        ("p1290", "1\n999999 500000".into()),
        ("p1290", "1\n1000000 1".into()),
        ("gameaam", format!("1\n100\n{}", "63245986 39088169\n".repeat(100))),
        ("gameaam", "1\n1\n9999 1".into()),
        ("hdu4764", "100000000 100\n0 0".into()),
        ("hdu4764", "100000000 1\n0 0".into()),
        ("dp_k", format!("100 100000\n{}", numbers(100, 1))),
        ("dp_k", format!("100 100000\n{}", numbers(100, 99_901))),
    ];
    for (id, input) in cases {
        let problem = problems::find(id).expect("it is there");
        let play = problem.play(&(input + "\n")).expect("it is valid").expect("it is a game");
        let saying = theorems::says(id, &*play).expect("the theorem speaks of all positions");
        assert!(saying.worth.is_some(), "{id}");
        assert_form(id, &saying.lines);
    }
}

/// Whether the line is a sentence that begins with the words of a move, perhaps after "Move".
fn names(line: &str, words: &str) -> bool {
    let line = line.strip_prefix("Move ").unwrap_or(line);
    let is_sentence = line.starts_with(|first: char| !first.is_lowercase());
    let rest = line.to_lowercase();
    let rest = rest.strip_prefix(&words.to_lowercase()[..]);
    is_sentence && rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_alphanumeric()))
}
