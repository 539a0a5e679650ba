//! What expressions mean, and what is said of those that mean nothing.

use super::Moves;
use crate::games::Flow;

fn options(text: &str, n: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    let moves = Moves::parse(text).unwrap_or_else(|mistake| panic!("{mistake}"));
    moves.options(&[n], &mut |heaps| options.push(heaps.to_vec())).unwrap();
    options
}

/// The message, and what the carets stand under.
#[track_caller]
fn fails(text: &str, message: &str, place: &str) {
    let mistake = match Moves::parse(text) {
        Err(mistake) => mistake,
        Ok(moves) => moves.check(1000).expect_err("the moves are wrong"),
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
}

#[test]
fn mistakes_are_pointed_at() {
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
}

#[test]
fn moves_that_cannot_be_are_pointed_at() {
    fails("n-1, n", "from a heap of 1 this leaves a heap of 1, which is no smaller", "n");
    fails("n+1", "no smaller", "n");
    fails("n-1, (n+1)/2", "from a heap of 1", "(n+1)/2");
    fails("n-1, n*n/100", "no smaller", "n*n/100");
    fails("n-1, 0-n", "can never be made", "0-n");
    let least = "(0-9223372036854775808*9223372036854775808)*2";
    fails(&format!("n-{least}/(0-1)"), "too large", &format!("{least}/(0-1)"));
    fails("n/(n-3)", "divides by zero", "n/(n-3)");
    fails("n-k for k in 1..9999999999", "no move comes of 10000000 values", "k in 1..9999999999");
    let large = "9999999999999999999*9999999999999999999*9999999999999999999";
    fails(&format!("n-{large}"), "too large", large);
}

#[test]
fn many_moves_are_none_too_many() {
    // As many as nobody waits for: who asks for them says when it is enough.
    let moves = Moves::parse("n-a-b for a in 0..n for b in 1..=n-a").unwrap();
    let (mut tried, mut made) = (0, 0);
    let flow = moves.each_option(&[100_000], &mut tried, &mut |_, _| {
        made += 1;
        if made == 2_000_000 { Flow::Break(()) } else { Flow::Continue(()) }
    });
    assert!(flow.unwrap().is_break() && made == 2_000_000 && tried >= made);
    moves.check(1_000_000).unwrap();
}

#[test]
fn numbers_past_a_word_are_exact() {
    let max = i64::MAX;
    let one = |text: &str| Moves::parse(text).unwrap().check(3);
    one(&format!("n-1 if {max}+1 > {max}")).unwrap();
    assert_eq!(options(&format!("n-1 if ({max}+n)*4/4-{max} == n"), 7), [[6]]);
    assert_eq!(options(&format!("({max}+{max})/({max}+{max})"), 2), [[1]]);
    assert!(options(&format!("n-1 if {max}+1 < {max}"), 7).is_empty());
}

#[test]
fn a_subtraction_set_is_seen() {
    let set = |text| Moves::parse(text).unwrap().subtraction_set();
    assert_eq!(set("n-1, n-3,n - 4"), Some(vec![1, 3, 4]));
    for other in ["n-1, n/2", "n-1 if n>3", "n-1+1", "n-k for k in 1..3", "n"] {
        assert_eq!(set(other), None, "{other}");
    }
}

/// The options of a position of several coordinates, in order.
fn positions(text: &str, position: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    let moves = Moves::parse(text).unwrap_or_else(|mistake| panic!("{mistake}"));
    moves.options(position, &mut |numbers| options.push(numbers.to_vec())).unwrap();
    options
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
fn mistakes_in_tuples_are_pointed_at() {
    fails("(a-1, b), a", "expected a position such as (a, b), found \"a\"", "a");
    fails("(a-1, b, c), (a, b)", "as in (a, b, c)", ")");
    fails("(a-1, b), (a, b, 1)", "as in (a, b)", ",");
    fails("(a-k, b)", "3 names occur, a, k, b", "(a-k, b)");
    fails("(p-1, 0)", "name them a, b, c", "(p-1, 0)");
    fails("(a/2, b)", "from (0, 0) this leaves the same position", "a/2, b");
    fails("(a, b)", "leaves the same position", "a, b");
    fails("(a-1, b/(b-3))", "from (1, 3) this divides by zero", "b/(b-3)");
    fails("n-foo(n)", "expected a function", "foo");
    fails("n-min(n)", "of several numbers", ")");
    fails("n-pow(2, 3, 4)", "\")\"", ",");
    fails("n-pow(2, -1)", "negative exponent", "pow(2, -1");
    fails("n-(1<<200)", "too large", "1<<200");
    fails("n-popcount(0-n)", "negative", "popcount(0-n)");
}
