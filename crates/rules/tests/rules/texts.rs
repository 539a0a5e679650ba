//! A problem as texts go in and out, and the files that a new one begins with.

use rules::prelude::*;
/// The rules file that `cargo sente new` writes.
#[path = "../../../cli/skeletons/rules.rs"]
mod skeleton;

use rules::shapes::heaps::{Nim, Row};
use rules::{Erased, NoAnswer, Problem, WrongIdea};

const ROW: Row = Row { heaps: 1..=3, stones: 0..=6 };

/// Nim, with ideas of every kind.
struct Planted;

impl Statement for Planted {
    type Case = Vec<u64>;
    type Answer = bool;
    type Game = Nim;
    const CASES: Cases = Cases::Counted(9);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> FormResult {
        form.list("n", "heap", heaps, ROW.heaps, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> SearchResult<Vec<bool>> {
        search::first_player_wins::<Nim>(cases)
    }

    fn print(&wins: &bool) -> String {
        if wins { "Yes" } else { "No" }.into()
    }
}

impl Trials for Planted {
    const RANDOM_SIZE: usize = 3;
    rules::explored_as_heaps!("nim");

    fn extremes(extremes: &mut Extremes<Vec<u64>>) {
        extremes.full("all-greatest: what is narrow | 太窄的类型", |_, _| ROW.full(|_| 6));
    }
}

#[test]
fn a_problem_says_what_its_rules_say() {
    let planted = Erased::<Planted>::new("planted");
    assert_eq!((planted.id(), planted.large(), planted.most_cases()), ("planted", 3, 9));
    assert_eq!((planted.coordinates().len(), planted.explored()), (3, "nim"));
    // Seven stones and four heaps are more than the form allows.
    let answers = planted.answers_at(&[vec![7], vec![3], vec![1, 1], vec![1, 2, 3, 4]]);
    let text = |answer: &str| Some(answer.to_string());
    assert_eq!(answers, Ok(vec![None, text("Yes"), text("No"), None]));
    assert_eq!(planted.extremes(), [("all-greatest", "what is narrow")]);
    let random = planted.random(&mut Choices::random(1), 3);
    let heaps = planted.extents(&random).expect("it is valid");
    assert_eq!(heaps["cases"].allowed, (1, 9));
    assert!((1..=9).contains(&heaps["cases"].found.0), "{random}");
    assert_eq!(planted.extreme_input(0).expect("it is valid").1["cases"].found, (9, 9));
    assert_eq!(planted.words(), None);
    assert_eq!(Erased::<skeleton::Skeleton>::new("it").words(), Some(["No", "Yes"]));
}

#[test]
fn the_skeleton_of_a_rules_file_is_a_problem_with_a_wrong_idea() {
    let problem = Erased::<skeleton::Skeleton>::new("skeleton");
    assert_eq!(problem.answer("3").as_deref(), Ok("No\n"));
    assert_eq!(problem.answer("4").as_deref(), Ok("Yes\n"));
    let ideas = WrongIdea::parse(include_str!("../../../cli/skeletons/hacks.toml"));
    let idea = ideas.expect("it is a list").remove(0);
    let checked = problem.check(&idea.input(&problem).expect("it has one"), &idea.prints);
    assert!(checked.expect("it is small").is_err());
    let largest = problem.extreme_input(0).expect("it keeps to the limits").0;
    assert!(matches!(problem.answer(&largest), Err(NoAnswer::Unsolved(_))));
    assert!(matches!(problem.play(&largest), Err(NoAnswer::Unsolved(_))));
}
