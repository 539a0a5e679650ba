//! The meaning of expressions.

use super::*;
use crate::question::Flow;

/// The options of a position, in order.
#[track_caller]
fn positions(text: &str, position: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    let moves = Moves::parse(text).unwrap_or_else(|mistake| panic!("{mistake}"));
    let _ = moves.each_option(position, &mut |numbers| {
        options.push(numbers.to_vec());
        Flow::Continue(())
    });
    assert_eq!(moves.mistake(), None);
    options
}

#[test]
fn moves_have_the_options_that_they_say() {
    for row in include_str!("options.tsv").lines().skip(1) {
        let [text, position, expected] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let position: Vec<u64> = position.split(", ").map(|n| n.parse().expect(row)).collect();
        assert_eq!(format!("{:?}", positions(text, &position)), expected, "{row}");
    }
}

#[test]
fn many_moves_are_none_too_many() {
    // Nobody waits for as many: whoever asks for them says when it is enough.
    let moves = Moves::parse("n-a-b for a in 0..n for b in 1..=n-a").unwrap();
    let mut made = 0;
    let flow = moves.each_option(&[100_000], &mut |_| {
        made += 1;
        if made == 2_000_000 { Flow::Break(()) } else { Flow::Continue(()) }
    });
    assert!(flow.is_break() && made == 2_000_000 && moves.tried() >= made);
    assert!(moves.mistake().is_none() && moves.untried().is_empty());
}

#[test]
fn moves_that_no_position_allowed_are_told() {
    let moves = Moves::parse("n-1, n-9, n-2 if n > 20").unwrap();
    let _ = moves.each_option(&[9], &mut |_| Flow::Continue(()));
    let untried: Vec<String> = moves.untried().iter().map(Wording::to_string).collect();
    assert_eq!(untried, ["the move \"n-2 if n > 20\""]);
}

#[test]
fn a_subtraction_set_is_seen() {
    let set = |text| Moves::parse(text).unwrap().subtraction_set();
    assert_eq!(set("n-1, n-3,n - 4"), Some(vec![1, 3, 4]));
    for other in ["n-1, n/2", "n-1 if n>3", "n-1+1", "n-k for k in 1..3", "n"] {
        assert_eq!(set(other), None, "{other}");
    }
}

#[test]
fn slides_are_seen() {
    let slides = |text| Moves::parse(text).unwrap().slides();
    let wythoff =
        "(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b, (a-k, b-k) for k in 1..=min(a, b)";
    assert_eq!(slides(wythoff), Some(vec![vec![1, 0], vec![0, 1], vec![1, 1]]));
    assert_eq!(slides("(x-2*k, y-k*3) for k in 1..=min(x/2, y/3)"), Some(vec![vec![2, 3]]));
    assert_eq!(slides("(x-2*k, y) for k in 1..=x"), Some(vec![vec![2, 0]]));
    for other in [
        "n-k for k in 1..=n",
        "(a-k, b) for k in 1..a",
        "(a-k, b) for k in 2..=a",
        "(a-k, b) for k in 1..=b",
        "(a-k, b) for k in 1..=a/2",
        "(a-k, b) for k in 1..=a if b > 0",
        "(b-k, a-k) for k in 1..=min(a, b)",
        "(a-k, b+k) for k in 1..=a",
        "(a-1, b)",
        "(a-k, b) + (a, b-k) for k in 1..=a",
    ] {
        assert_eq!(slides(other), None, "{other}");
    }
}

#[test]
fn further_options_are_those_that_come_along_the_axis() {
    let text = "(a-k, min(a-k, 2*k)) for k in 1..=min(a, b)";
    let moves = Moves::parse(text).unwrap();
    assert_eq!(moves.growing_axis(), Some(1));
    let (mut done, mut options) = (Vec::new(), Vec::new());
    for limit in 0..9 {
        let flow = moves.further_options(&[6, limit], &mut done, &mut |option| {
            options.push(option.to_vec());
            Flow::Continue(())
        });
        assert!(flow.is_some_and(|flow| flow.is_continue()));
        assert_eq!(options, positions(text, &[6, limit]));
    }
    assert!(moves.further_options(&[6, 1], &mut done, &mut |_| Flow::Continue(())).is_none());
    for other in [
        "(a-k, b) for k in 1..=a",
        "(a-1, b)",
        "(k, a-k) for k in 1..b if b > 2",
        "n-k for k in 1..n",
    ] {
        assert_eq!(Moves::parse(other).unwrap().growing_axis(), None, "{other}");
    }
}

#[test]
fn runs_are_the_options_of_a_heap() {
    for text in [
        "n-1",
        "n/2, n/3, n-7",
        "n-k for k in 1..=n/3",
        "n-k for k in 2..9, n-k for k in n/2..n if 1 > 0",
        "k for k in n/4..n/2",
        "n-k for k in max(1, n-3)..=n+5",
        "0, k for k in 0-5..n",
    ] {
        let moves = Moves::parse(text).unwrap();
        let Some(runs) = moves.runs() else {
            assert!(text.contains("if"), "{text}");
            continue;
        };
        for heap in 0..40 {
            let left: Vec<u64> = runs.iter().flat_map(|run| run(heap)).collect();
            let options = positions(text, &[heap]);
            let (mut left, mut expected) = (left, options.concat());
            expected.resize(options.len(), 0);
            left.sort_unstable();
            expected.sort_unstable();
            assert_eq!(left, expected, "{text} {heap}");
        }
    }
    for other in ["n-1+1", "n-2*k for k in 1..=n", "(a-1, b)", "n-j-k for j in 1..2 for k in 1..2"]
    {
        assert!(Moves::parse(other).unwrap().runs().is_none(), "{other}");
    }
    let wrong = Moves::parse("n-k for k in 0..9").unwrap();
    assert!(wrong.runs().unwrap().iter().all(|run| run(20).is_empty()));
    assert!(wrong.mistake().is_some());
}
