//! Values that repeat or grow from turn to turn, by the sentence that is told of them.

use super::*;
use crate::explore::{Order, explore};
use crate::pattern::statement::Claim;
use ::game::Values;

type Sets = [Vec<usize>; 2];

/// The pattern of a game as it is told, and the claim.
fn told(game: Partizan, to: &[u64]) -> Option<(String, Claim)> {
    let order = Order { to: to.into(), search: true, ..Order::default() };
    let source = Valued::new(game, Question::Value);
    let found = explore(&source, &order, &mut Budget::unlimited()).unwrap();
    let (statement, finding) = found.pattern()?;
    Some((statement.form.text(false), finding.claim.clone()))
}

/// The partizan subtraction game of these sets.
fn subtraction(sets: &Sets) -> Partizan {
    let moves = |set: &Vec<usize>| set.iter().map(|taken| format!("n-{taken}")).join(", ");
    let typed = sets.each_ref().map(moves);
    Partizan::written(typed.each_ref().map(|side| Some(&**side)), &[]).unwrap()
}

/// The values of heaps, by the definition.
fn of_heaps(sets: &Sets, values: &mut Values) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::new();
    for heap in 0..200 {
        let [left, right] = sets.each_ref().map(|set| -> Vec<usize> {
            let taken = set.iter().filter(|&&taken| taken <= heap);
            taken.map(|taken| found[heap - taken]).collect()
        });
        found.push(values.canonical(&left, &right));
    }
    found
}

/// The first place at which `v(n + p) = next` is wrong, of a sentence such as `v(n + 3) = {0|v(n)} from n = 2 on` or `period 5`.
fn wrong_place(sentence: &str, sets: &Sets) -> Option<usize> {
    let values = &mut Values::new();
    let found = of_heaps(sets, values);
    let named: HashMap<String, usize> =
        found.iter().filter_map(|&game| Some((values.name(game)?, game))).collect();
    let sentence = sentence.split(", beginning").next().unwrap();
    let (rule, start) = sentence.split_once(" from n = ").unwrap_or((sentence, "0"));
    let digits = |text: &str| text.trim_matches(|sign: char| !sign.is_ascii_digit()).parse();
    let start: usize = digits(start).unwrap();
    let (turn, next) = rule.split_once(" = ").unwrap_or((rule, "v(n) + 0"));
    let period: usize = digits(turn).unwrap();
    let mut is_right = |n: usize| match next.strip_prefix("v(n) ") {
        Some(rise) => {
            let opposite = values.negative(found[n]);
            let difference = values.sum(found[n + period], opposite).unwrap();
            let name = values.name(difference).unwrap();
            let name =
                name.strip_prefix('-').map_or(format!("+ {name}"), |less| format!("- {less}"));
            name == rise
        }
        None => {
            let inner = next.strip_prefix('{').unwrap().strip_suffix('}').unwrap();
            let (left, right) = inner.split_once('|').unwrap();
            let [left, right] =
                [left, right].map(|side| if side == "v(n)" { found[n] } else { named[side] });
            values.canonical(&[left], &[right]) == found[n + period]
        }
    };
    (start..200 - period).find(|&n| !is_right(n))
}

/// The sentences are read again, and held against values by the definition. Equal values are proved, since each follows from
/// those that moves reach.
#[test]
fn partizan_subtraction_games_are_told_by_one_true_sentence() {
    let mut random = fastrand::Rng::with_seed(5);
    let (mut grown, mut repeated) = (0, 0);
    for _ in 0..40 {
        let sets = [0; 2].map(|_| {
            let set = (0..random.usize(1..4)).map(|_| random.usize(1..8));
            set.sorted_unstable().dedup().collect::<Vec<usize>>()
        });
        let Some((sentence, claim)) = told(subtraction(&sets), &[120]) else { continue };
        let is_proved = matches!(claim, Claim::Proved(_));
        let wrong = wrong_place(&sentence, &sets);
        assert!(wrong.is_none(), "{sets:?}: {sentence}: wrong at n = {wrong:?}");
        let grows = sentence.contains("v(n)");
        assert_eq!(is_proved, !grows, "{sets:?}: {sentence}");
        grown += usize::from(grows);
        repeated += usize::from(!grows);
    }
    assert!(grown >= 10 && repeated >= 10, "{grown} grow, {repeated} repeat");
}

#[test]
fn lines_of_a_table_are_told_one_by_one_or_all_together() {
    let typed = |left, right| Partizan::written([Some(left), Some(right)], &[]).unwrap();
    for (game, to, expected) in [
        (
            named("domineering"),
            [1, 10],
            "v(height + 2) = v(height) + 1 where width = 1, height >= 1",
        ),
        (named("col"), [1, 10], "v(height + 1) = v(height) where width = 1, height >= 2"),
        (
            named("cutcake"),
            [3, 100],
            "v(b + 1) = v(b) - 1 where a = 1, b >= 1; v(b + 2) = v(b) - 1 where a = 2, b >= 1; \
             v(b + 2) = v(b) - 1 where a = 3, b >= 2",
        ),
        (
            typed("(a-1, b)", "(a, b-1)"),
            [7, 7],
            "v(a + 1, b) = v(a, b) + 1; v(a, b + 1) = v(a, b) - 1",
        ),
        (
            typed("(a-1, b), (a, b-1)", "(a-2, b), (a, b-2)"),
            [7, 7],
            "v(a + 3, b) = v(a, b); v(a, b + 3) = v(a, b)",
        ),
        // What holds along the other axis breaks far away.
        (typed("(a-1, b)", "(a, b-1) if b != 70"), [7, 7], "v(a + 1, b) = v(a, b) + 1"),
    ] {
        let found = told(game, &to);
        assert!(
            matches!(found, Some((text, Claim::CheckedTo(_))) if text == expected),
            "{expected}"
        );
    }
}
