//! Games that have a name: they are what problems of judges are about, and what theorems say.

use super::{DRAW, ask};
use explore::cell::positions;
use explore::question::Question;

/// Holds a named game against the bare rules of a problem, at the cases that its statement allows. `case` turns
/// coordinates of the game into those of the problem.
#[track_caller]
fn agree(id: &str, words: &str, sizes: &[usize], case: impl Fn(&[u64]) -> Vec<u64>) {
    let problem = problems::find(id).expect("it is in the catalogue");
    let name = words.split_whitespace().next();
    assert_eq!(problem.explored().split_whitespace().next(), name, "{id}");
    let cases: Vec<Vec<u64>> = positions(sizes).map(|position| case(&position)).collect();
    let judged = problem.answers_at(&cases).expect("the cases are small");
    // A problem with several answers in an input has no two words for it.
    let [lost, won] = problem.words().unwrap_or(["0", "1"]);
    let outcomes = ask(words, Question::Outcome, sizes);
    assert!(judged.iter().any(Option::is_some), "{id} allows none of these cases");
    for ((case, judged), outcome) in cases.iter().zip(judged).zip(outcomes) {
        let word = if outcome == 0 { lost } else { won };
        assert!(
            judged.as_deref().is_none_or(|judged| judged == word),
            "{id} and {words}, {case:?}"
        );
    }
}

#[test]
fn games_are_those_of_the_problems_that_name_them() {
    for k in [1, 2, 3, 7, 40] {
        agree("arc091_f", &format!("fraction {k}"), &[60], |heap| vec![heap[0], k]);
    }
    for (l, r) in [(1, 1), (1, 5), (2, 2), (2, 7), (5, 6), (5, 70), (40, 99)] {
        agree("abc297_g", &format!("take {l} {r}"), &[90], |heap| vec![heap[0], l, r]);
    }
    for least in [1, 2, 3, 7, 20] {
        agree("p3235", &format!("even-split {least}"), &[25], |heap| vec![least, heap[0]]);
    }
    agree("p2148", "delete-nim", &[30, 30], <[u64]>::to_vec);
    agree("cses2207", "grundy", &[60], <[u64]>::to_vec);
    agree("gameaam", "grossman", &[30, 30], <[u64]>::to_vec);
    agree("p1290", "euclid", &[30, 30], <[u64]>::to_vec);
    agree("p2197", "nim 3", &[6, 6, 6], <[u64]>::to_vec);
    agree("cses1730", "nim 3", &[6, 6, 6], <[u64]>::to_vec);
}

#[test]
fn berzerk_is_a_token_on_a_circle() {
    let problem = problems::find("cf787c").expect("it is in the catalogue");
    for (n, sets) in [(2, ["1", "1"]), (7, ["1,2", "3"]), (9, ["3,6", "2,5,8"]), (12, ["1,5", "3"])]
    {
        let steps = sets.map(|set| format!("{} {}", set.split(',').count(), set.replace(',', " ")));
        let answer = problem.answer(&format!("{n}\n{}\n", steps.join("\n"))).expect("it is small");
        let judged: Vec<&str> = answer.split_whitespace().collect();
        let outcomes = ask(&format!("circle {n} {}", sets.join(" ")), Question::Outcome, &[n, 2]);
        let word = |outcome: &u32| match *outcome {
            0 => "Lose",
            DRAW => "Loop",
            _ => "Win",
        };
        let (rick, morty) = outcomes.split_at(n);
        let words: Vec<&str> = rick[1..].iter().chain(&morty[1..]).map(word).collect();
        assert_eq!(words, judged, "{n} {sets:?}");
    }
}

#[test]
fn without_a_move_all_is_lost() {
    for words in ["take 50 60", "fraction 50"] {
        assert_eq!(ask(words, Question::Grundy, &[50]), [0; 50], "{words}");
        assert_eq!(ask(words, Question::Misere, &[50]), [1; 50], "{words}");
    }
}

#[test]
fn taking_l_to_r_is_worth_what_the_formula_says() {
    for (l, r) in (1..=70).step_by(3).flat_map(|l| (l..=150).step_by(7).map(move |r| (l, r))) {
        let values = ask(&format!("take {l} {r}"), Question::Grundy, &[400]);
        assert!((0..).zip(values).all(|(n, value)| value == n % (l + r) / l), "{l} to {r}");
    }
}

#[test]
fn a_rest_below_l_that_is_taken_whole_decides_misere_play() {
    for (l, r) in [(1, 4), (2, 2), (3, 5), (5, 90)] {
        let outcomes = ask(&format!("take {l} {r} whole"), Question::Misere, &[300]);
        let is_lost = |n: u32| (1..=l).contains(&(n % (l + r)));
        assert!((0..).zip(outcomes).all(|(n, won)| (won == 0) == is_lost(n)), "{l} to {r}");
    }
}

#[test]
fn a_staircase_of_any_stride_is_nim_on_every_second_stride() {
    for stride in 1..=4 {
        let values = ask(&format!("staircase 4 {stride}"), Question::Grundy, &[4; 4]);
        for (coins, value) in positions(&[4; 4]).zip(values) {
            let counted = (1..).zip(&coins).filter(|(step, _)| step / stride % 2 == 1);
            let nim_sum = counted.fold(0, |nim_sum, (_, coins)| nim_sum ^ coins);
            assert_eq!(u64::from(value), nim_sum, "{coins:?}, stride {stride}");
        }
    }
}
