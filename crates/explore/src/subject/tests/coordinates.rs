//! Random expressions of several coordinates, held against a plain search that knows nothing of expressions.

use crate::ask::{self, Question};
use crate::games::moves::ByExpression;
use crate::solve::positions;
use crate::watch::Watch;
use fastrand::Rng;
use std::collections::HashMap;

/// A number that depends on the position and on `k`, in both forms.
type Size = (String, Box<dyn Fn(&[i64], i64) -> i64>);
type Test = (String, Box<dyn Fn(&[i64]) -> bool>);

struct Move {
    text: String,
    sizes: Vec<Size>,
    test: Test,
}

/// A coordinate that does not grow; one that becomes smaller if `is_strict`.
fn size(random: &mut Rng, names: &[&str], of: usize, is_strict: bool) -> Size {
    let (d, other) = (random.i64(1..4), random.usize(0..names.len()));
    let (a, b) = (names[of], names[other]);
    match random.u8(0..if is_strict { 3 } else { 8 }) {
        0 => (format!("{a}-{d}"), Box::new(move |p, _| p[of] - d)),
        1 => (format!("{a}-k"), Box::new(move |p, k| p[of] - k)),
        2 => (format!("{a}-k*{d}"), Box::new(move |p, k| p[of] - k * d)),
        3 => (format!("{a}/{}", d + 1), Box::new(move |p, _| p[of] / (d + 1))),
        4 => (format!("min({a},{b})"), Box::new(move |p, _| p[of].min(p[other]))),
        5 => (format!("({a} & {b})"), Box::new(move |p, _| p[of] & p[other])),
        _ => (a.into(), Box::new(move |p, _| p[of])),
    }
}

fn test(random: &mut Rng, names: &[&str]) -> Test {
    let (i, j) = (random.usize(0..names.len()), random.usize(0..names.len()));
    let (a, b) = (names[i], names[j]);
    let is_prime = |n: i64| n > 1 && (2..n).all(|d| n % d > 0);
    let divides_both = |n: i64, m: i64| (1..=n.max(m)).filter(|d| n % d == 0 && m % d == 0).max();
    match random.u8(0..8) {
        0 => (format!(" if {a} >= {b}"), Box::new(move |p| p[i] >= p[j])),
        1 => (format!(" if isprime({a}+{b})"), Box::new(move |p| is_prime(p[i] + p[j]))),
        2 => (
            format!(" if gcd({a}, {b}) != 1"),
            Box::new(move |p| divides_both(p[i], p[j]) != Some(1)),
        ),
        3 => (format!(" if popcount({a}) % 2 == 1"), Box::new(move |p| p[i].count_ones() % 2 == 1)),
        4 => (
            format!(" if {a} ^ {b} > 2 and {a} < 7"),
            Box::new(move |p| p[i] ^ p[j] > 2 && p[i] < 7),
        ),
        5 => (format!(" if pow({a}, 2) > {b} << 1"), Box::new(move |p| p[i] * p[i] > 2 * p[j])),
        _ => (String::new(), Box::new(|_| true)),
    }
}

fn one_move(random: &mut Rng, names: &[&str]) -> Move {
    let strict = random.usize(0..names.len());
    let mut sizes: Vec<Size> =
        (0..names.len()).map(|of| size(random, names, of, of == strict)).collect();
    if random.u8(0..4) == 0 {
        // What is carried over leads out of the table, but loses stones.
        let to = (strict + 1) % names.len();
        let (a, b) = (names[strict], names[to]);
        sizes[strict] = (format!("{a}-2*k"), Box::new(move |p, k| p[strict] - 2 * k));
        sizes[to] = (format!("{b}+k"), Box::new(move |p, k| p[to] + k));
    }
    let test = test(random, names);
    let tuple: Vec<&str> = sizes.iter().map(|(text, _)| text.as_str()).collect();
    let text = format!("({}) for k in 1..=3{}", tuple.join(", "), test.0);
    Move { text, sizes, test }
}

/// The answer by the definition.
fn answer(
    moves: &[Move],
    position: &[i64],
    question: Question,
    known: &mut HashMap<Vec<i64>, u32>,
) -> u32 {
    if let Some(&answer) = known.get(position) {
        return answer;
    }
    let mut options = Vec::new();
    for one in moves.iter().filter(|one| (one.test.1)(position)) {
        for k in 1..=3 {
            let left: Vec<i64> = one.sizes.iter().map(|(_, size)| size(position, k)).collect();
            if left.iter().all(|&size| size >= 0) {
                options.push(answer(moves, &left, question, known));
            }
        }
    }
    let answer = match question {
        Question::Outcome => u32::from(options.contains(&0)),
        Question::Misere => u32::from(options.is_empty() || options.contains(&0)),
        Question::Remoteness => {
            let even = options.iter().filter(|&&moves| moves % 2 == 0).min();
            even.or(options.iter().max()).map_or(0, |moves| moves + 1)
        }
        _ => (0..).find(|value| !options.contains(value)).unwrap_or(0),
    };
    known.insert(position.to_vec(), answer);
    answer
}

#[test]
fn expressions_of_several_coordinates_have_the_answers_of_a_plain_search() {
    let mut random = Rng::with_seed(5);
    let mut won = 0;
    for _ in 0..150 {
        let names = [&["a", "b"][..], &["x", "y"], &["a", "b", "c"]][random.usize(0..3)];
        let moves: Vec<Move> =
            (0..random.usize(1..4)).map(|_| one_move(&mut random, names)).collect();
        let texts: Vec<&str> = moves.iter().map(|one| one.text.as_str()).collect();
        let text = texts.join(", ");
        let game = ByExpression::new(&text, 9).unwrap_or_else(|mistake| panic!("{mistake}"));
        let sizes: Vec<usize> =
            names.iter().map(|_| random.usize(1..=if names.len() == 2 { 9 } else { 5 })).collect();
        for question in
            [Question::Outcome, Question::Grundy, Question::Misere, Question::Remoteness]
        {
            let watch = &mut Watch::new("", 0);
            let answers = ask::answers(&game, question, &sizes, watch).expect("play ends");
            let mut known = HashMap::new();
            for (position, found) in positions(&sizes).zip(answers) {
                let plain: Vec<i64> = position.iter().map(|&number| number as i64).collect();
                let expected = answer(&moves, &plain, question, &mut known);
                assert_eq!(found, expected, "{text}, {question:?}, {position:?}");
                won += u64::from(expected > 0);
            }
        }
    }
    assert!(won > 1000, "hardly any position has moves");
}
