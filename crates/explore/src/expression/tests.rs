//! The meaning of expressions, and the messages for those that mean nothing.

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

#[track_caller]
fn options(text: &str, n: u64) -> Vec<Vec<u64>> {
    positions(text, &[n])
}

/// The message, and the part of the text above the carets.
#[track_caller]
fn fails(text: &str, message: &str, place: &str) {
    let mistake = match Moves::parse(text) {
        Err(mistake) => mistake,
        Ok(moves) => {
            let sizes = vec![if moves.axes().len() == 1 { 100 } else { 5 }; moves.axes().len()];
            for position in crate::cell::positions(&sizes) {
                let _ = moves.each_option(&position, &mut |_| Flow::Continue(()));
            }
            moves.mistake().expect("the moves are wrong")
        }
    };
    let shown: String = text.chars().skip(mistake.place.start).take(mistake.place.len()).collect();
    assert!(mistake.message.contains(message), "{}", mistake.message);
    assert_eq!(shown, place, "{mistake}");
}

#[test]
fn heaps_are_joined_outside_of_parentheses_and_added_inside() {
    assert_eq!(options("n-1", 0), Vec::<Vec<u64>>::new());
    assert_eq!(options("n/2", 0), Vec::<Vec<u64>>::new());
    assert_eq!(options("n-1", 1), [[]; 1] as [[u64; 0]; 1]);
    assert_eq!(options("n-1,n-3", 3), [vec![2], vec![]]);
    assert_eq!(options("n/2 + n/3 + n/4", 12), [[6, 4, 3]]);
    assert_eq!(options("(n/2 + n/3)", 12), [[10]]);
    assert_eq!(options("n - 2 - 1 + 1", 12), [[9, 1]]);
    assert_eq!(options("(n-2)/2 + (n-2)/2", 7), [[2, 2]]);
    assert_eq!(options("n*2/3-n%5", 7), [[2]]);
    assert_eq!(options("n--1*(2-3*1)", 7), [[6]]);
}

#[test]
fn variables_take_all_their_values() {
    assert_eq!(options("n-k for k in 1..3", 9), [[8], [7]]);
    assert_eq!(options("n-k*k for k in 1..=n", 5), [[4], [1]]);
    assert_eq!(options("k + n-k for k in 1..n if k < n-k", 5), [[1, 4], [2, 3]]);
    assert_eq!(options("n-j-k for j in 1..=2 for k in j..=2 if n>3 and j!=k", 5), [[2]]);
    assert_eq!(options("n-1 if n%2==0, n-2 if n%2 == 1", 5), [[3]]);
    assert_eq!(options("min(n-k, 2*k) for k in 1..=n", 4), [vec![2], vec![2], vec![1], vec![]]);
    assert_eq!(options("max(k, n-k-1) for k in 1..n if n > 3", 5), [[3], [2], [3], [4]]);
}

#[test]
fn tuples_are_positions_whose_coordinates_are_the_names() {
    let kings = "(a-1, b), (a, b-1), (a-1, b-1)";
    assert_eq!(positions(kings, &[3, 1]), [[2, 1], [3, 0], [2, 0]]);
    assert_eq!(positions(kings, &[0, 1]), [[0, 0]]);
    assert_eq!(positions("(y, x) if x > y", &[3, 1]), [[1, 3]]);
    assert_eq!(positions("(n-1, m), (n, m-2)", &[5, 3]), [[4, 3], [5, 1]]);
    assert_eq!(positions("(0, b, c-1)", &[5, 2, 3]), [[0, 2, 2]]);
    assert_eq!(positions("(x, y-k) for k in 1..=y if gcd(x, k) == 1", &[2, 3]), [[2, 2], [2, 0]]);
    assert_eq!(positions("(k, b) + (a-k, b) for k in 1..a", &[3, 4]), [[1, 4, 2, 4], [2, 4, 1, 4]]);
}

#[test]
fn functions_and_bits_are_what_they_are_called() {
    let value = |sum: &str| options(&format!("({sum})"), 1000)[0].first().copied().unwrap_or(0);
    for (sum, expected) in [
        ("min(7, n, 5)", 5),
        ("max(7, 3, 9)+1", 10),
        ("gcd(n, 15, 35)", 5),
        ("pow(2, 3)*2", 16),
        ("abs(2-n)", 998),
        ("isprime(7)+isprime(9)*10", 1),
        ("popcount(n)", 6),
        ("n&12|3^1", 10),
        ("1<<2+3", 32),
        ("n>>1+1", 250),
        ("6^3", 5),
    ] {
        assert_eq!(value(sum), expected, "{sum}");
    }
    assert_eq!(options("n-k for k in 1..9 if isprime(k)", 9), [[7], [6], [4], [2]]);
    assert_eq!(options("n-1 if n&1 == 0", 9), Vec::<Vec<u64>>::new());
    assert_eq!(options("n-4 & 1 + n-1", 9), [[1, 8]]);
}

#[test]
fn mistakes_of_form_are_pointed_at() {
    fails("", "expected a number, a name or \"(\", found the end", "");
    fails("n-1,", "found the end", "");
    fails("n-*1", "found \"*\"", "*");
    fails("n-m", "expected a number or one of: n, found \"m\"", "m");
    fails("(n-1", "expected an operator or \")\"", "");
    fails("n-1)", "expected an operator", ")");
    fails("n 1", "expected an operator", "1");
    fails("n-1 ? 2", "has no meaning", "?");
    fails("n-99999999999999999999999", "too large", "99999999999999999999999");
    fails("n-k for n in 1..2", "a new name", "n");
    fails("n-k for k on 1..2", "\"in\"", "on");
    fails("n-k for k in 1-2", "\"..\"", "");
    fails("n-1 if n", "a comparison", "");
    fails(&"(".repeat(99), "nested too deep", "(");
    fails("(a-1, b), a", "expected a position such as (a, b), found \"a\"", "a");
    fails("(a-1, b, c), (a, b)", "as in (a, b, c)", ")");
    fails("(a-1, b", "expected an operator or \")\", as in (a, b), found the end", "");
    fails("(a-1, min(b, 2", "expected an operator or \")\", found the end", "");
    fails("(a-1, b), (a, b, 1)", "as in (a, b)", ",");
    fails("(a-k, b)", "3 names occur, a, k, b", "(a-k, b)");
    fails("(p-1, 0)", "name them a, b, c", "(p-1, 0)");
    fails("n-foo(n)", "expected a function, min, max, gcd, pow, abs, isprime or popcount", "foo");
    fails("n-min(n)", "of several numbers", ")");
    fails("n-pow(2, 3, 4)", "\")\"", ",");
}

#[test]
fn mistakes_of_play_are_pointed_at() {
    fails("n-1, n", "from a heap of 1 this leaves a heap of 1, which is no smaller", "n");
    fails("n+1", "no smaller", "n");
    fails("n-1, (n+1)/2", "from a heap of 1", "(n+1)/2");
    fails("n-1, n*n/60", "from a heap of 60 this leaves a heap of 60", "n*n/60");
    fails("n/(n-3)", "divides by zero", "n/(n-3)");
    fails("n-k for k in 0..n", "no smaller", "n-k");
    fails("n-k for k in 5..9999999999", "no move comes of 10000000 values", "k in 5..9999999999");
    let large = "999999999999999999*999999999999999999";
    fails(&format!("n-{large}"), "from a heap of 1 this is too large a number", large);
    fails("(a/2, b)", "from (0, 0) this leaves the same position", "a/2, b");
    fails("(a, b)", "leaves the same position", "a, b");
    fails("(a-1, b/(b-3))", "from (1, 3) this divides by zero", "b/(b-3)");
    fails("n-pow(2, -1)", "negative exponent", "pow(2, -1)");
    fails("n-(1<<200)", "too large", "1<<200");
    fails("n-popcount(0-n)", "negative", "popcount(0-n)");
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
            let (mut left, mut expected) = (left, options(text, heap).concat());
            expected.resize(options(text, heap).len(), 0);
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
