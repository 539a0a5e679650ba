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

/// A random condition on n and k, as it is written and as it is evaluated.
fn condition(random: &mut fastrand::Rng, depth: u32) -> (String, Box<dyn Fn(u64, u64) -> bool>) {
    if depth == 0 {
        let bound = random.u64(0..9);
        return match random.u8(0..3) {
            0 => (format!("n % 3 == {bound}"), Box::new(move |n, _| n % 3 == bound)),
            1 => (format!("(k + 1) * 2 > {bound}"), Box::new(move |_, k| (k + 1) * 2 > bound)),
            _ => ("isprime(k)".into(), Box::new(|_, k| [2, 3, 5, 7, 11].contains(&k))),
        };
    }
    let (one, is_one) = condition(random, depth - 1);
    let (other, is_other) = condition(random, depth - 1);
    match random.u8(0..4) {
        0 => {
            (format!("({one}) and ({other})"), Box::new(move |n, k| is_one(n, k) && is_other(n, k)))
        }
        1 => (
            format!("(({one}) || !({other}))"),
            Box::new(move |n, k| is_one(n, k) || !is_other(n, k)),
        ),
        2 => (format!("not ({one})"), Box::new(move |n, k| !is_one(n, k))),
        // `and` binds more than `or`.
        _ => (
            format!("(({one}) or ({other}) && n > 4)"),
            Box::new(move |n, k| is_one(n, k) || is_other(n, k) && n > 4),
        ),
    }
}

#[test]
fn conditions_hold_where_they_say_and_give_each_option_once() {
    let mut random = fastrand::Rng::with_seed(1);
    for depth in (0..4).cycle().take(200) {
        let (text, holds) = condition(&mut random, depth);
        for n in 0..12 {
            let expected: Vec<Vec<u64>> = (1..=n)
                .filter(|&k| holds(n, k))
                .map(|k| if k < n { vec![n - k] } else { vec![] })
                .collect();
            let mut options = positions(&format!("n-k for k in 1..=n if {text}"), &[n]);
            options.sort_by(|one, other| other.cmp(one));
            assert_eq!(options, expected, "{text} at {n}");
        }
    }
}

#[test]
fn a_condition_tests_only_what_it_needs_to() {
    assert_eq!(positions("n-1 if n < 2 or 6 / (n-1) == 2", &[1]), [[0; 0]; 1]);
    assert_eq!(positions("n-1 if n < 2 or 6 / (n-1) == 2", &[4]), [[3]]);
    assert_eq!(positions("n-1 if (n+1)*2 == 10 and not (n == 3)", &[4]), [[3]]);
}

#[test]
fn coordinates_stand_in_the_order_that_is_given() {
    let names = ["c", "n"].map(String::from);
    let moves = Moves::named("(0, n-1) if c == 1", &names).unwrap();
    assert_eq!(moves.axes(), names);
    let mut options = Vec::new();
    let _ = moves.each_option(&[1, 5], &mut |numbers| {
        options.push(numbers.to_vec());
        Flow::Continue(())
    });
    assert_eq!(options, [[0, 4]]);
    for wrong in [&["c"][..], &["c", "c"], &["c", "for"], &["c", "2"], &["c", "n", "m"]] {
        let names: Vec<String> = wrong.iter().map(|name| name.to_string()).collect();
        assert!(Moves::named("(0, n-1) if c == 1", &names).is_err(), "{wrong:?}");
    }
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
