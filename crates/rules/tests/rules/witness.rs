//! What shows a wrong idea to be wrong: an answer that is not the rules'. Planted ideas prove that the
//! check can fail.

/// What `cargo sente new` begins a rules file with.
#[path = "../../../cli/skeletons/rules.rs"]
mod skeleton;

use game::{Searched, Unsolved};
use rules::shapes::heaps::{Nim, Row};
use rules::{Cases, Checked, Choices, Form, Named, NoAnswer, Problem, Rules, Trials, Worst, Wrong};
use rules::{search, witness};

const ROW: Row = Row { heaps: 3, stones: 0..=6 };

/// Nim, with ideas of every kind.
struct Planted;

impl Rules for Planted {
    type Case = Vec<u64>;
    type Answer = bool;
    type Game = Nim;
    const CASES: Cases = Cases::Counted(9);

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> Checked {
        form.list("n", "heap", heaps, 1..=ROW.heaps, ROW.stones)
    }

    fn answers(cases: &[Vec<u64>]) -> Searched<Vec<bool>> {
        search::first_player_wins::<Nim>(cases)
    }

    fn print(&wins: &bool) -> String {
        if wins { "Yes" } else { "No" }.into()
    }
}

fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

impl Trials for Planted {
    const LARGE: usize = 3;
    rules::explored_as_heaps!("nim");
    const WORST: &'static [Worst<Vec<u64>>] =
        &[Worst::new("all-greatest: what is narrow", |_| vec![vec![6; 3]; 9])];
    const WRONG: &'static [Wrong<Vec<u64>, bool>] = &[
        Wrong::new("theorem: it is right", |heaps| nim_sum(heaps) != 0),
        Wrong::search("rules: they are right by themselves", |heaps| {
            Ok(search::first_player_wins::<Nim>(std::slice::from_ref(heaps))?[0])
        }),
        Wrong::search("gives-up: no answer is not a wrong one", |_| Err(Unsolved::GivenUp)),
        Wrong::search("gives-up-late: right, as far as it goes", |heaps| match heaps.len() {
            3 => Err(Unsolved::TooManyMoves(1)),
            _ => Ok(nim_sum(heaps) != 0),
        }),
        Wrong::new("sum: heaps seem to add up", |heaps| heaps.iter().sum::<u64>() % 2 == 1),
    ];
}

const PLANTED: Named<Planted> = Named::new("planted");

#[test]
fn a_right_idea_has_no_witness() {
    for right in [0, 1] {
        assert_eq!(witness::find(&PLANTED, right), None);
        for input in PLANTED.small(1) {
            assert_eq!(witness::is_shown_by(&PLANTED, right, &input), Ok(false), "{input}");
        }
    }
}

#[test]
fn an_idea_that_gives_up_has_no_witness() {
    assert_eq!(witness::find(&PLANTED, 2), None);
    assert_eq!(witness::find(&PLANTED, 3), None);
    let error = witness::is_shown_by(&PLANTED, 2, "1\n1\n1\n");
    assert_eq!(error, Err(NoAnswer::Unsolved(Unsolved::GivenUp)));
}

#[test]
fn a_wrong_idea_has_a_witness_which_is_the_shortest() {
    let input = witness::find(&PLANTED, 4).expect("the idea is wrong");
    assert_eq!(witness::is_shown_by(&PLANTED, 4, &input), Ok(true));
    let shorter = PLANTED.small(1).into_iter().take_while(|small| *small != input);
    for small in shorter {
        assert_eq!(witness::is_shown_by(&PLANTED, 4, &small), Ok(false), "{small}");
    }
}

/// A single heap, whose random cases are as large as they may be.
struct Growing;

impl Rules for Growing {
    type Case = Vec<u64>;
    type Answer = bool;
    type Game = Nim;
    const CASES: Cases = Cases::One;

    fn form(form: &mut Form, heaps: &mut Vec<u64>) -> Checked {
        form.list("n", "heap", heaps, 1..=1, 0..=20)
    }

    fn answers(cases: &[Vec<u64>]) -> Searched<Vec<bool>> {
        search::first_player_wins::<Nim>(cases)
    }

    fn print(&wins: &bool) -> String {
        if wins { "Yes" } else { "No" }.into()
    }
}

impl Trials for Growing {
    const LARGE: usize = 20;
    rules::explored_as_heaps!("nim");
    const WORST: &'static [Worst<Vec<u64>>] = &[];
    const WRONG: &'static [Wrong<Vec<u64>, bool>] = &[
        Wrong::new("from-2: a loss", |heaps| heaps[0] == 1),
        Wrong::new("from-11: a loss", |heaps| (1..11).contains(&heaps[0])),
        Wrong::new("at-20: a loss", |heaps| (1..20).contains(&heaps[0])),
    ];

    fn random(_: &mut Choices, size: usize) -> Vec<u64> {
        vec![size as u64]
    }
}

#[test]
fn random_inputs_grow_from_the_smallest_size_to_the_largest() {
    let growing = Named::<Growing>::new("growing");
    let found = [0, 1, 2].map(|number| witness::find(&growing, number).expect("it is wrong"));
    assert_eq!(found, ["1\n2\n", "1\n11\n", "1\n20\n"]);
}

#[test]
fn a_problem_says_what_its_rules_say() {
    let planted = Named::<Planted>::new("planted");
    assert_eq!((planted.id(), planted.large(), planted.most_cases()), ("planted", 3, 9));
    assert_eq!((planted.coordinates().len(), planted.explored()), (3, "nim"));
    // Seven stones and four heaps are more than the form allows.
    let answers = planted.answers_at(&[vec![7], vec![3], vec![1, 1], vec![1, 2, 3, 4]]);
    let text = |answer: &str| Some(answer.to_string());
    assert_eq!(answers, Ok(vec![None, text("Yes"), text("No"), None]));
    assert_eq!(planted.worst(), [("all-greatest", "what is narrow")]);
    let ideas: Vec<&str> = planted.wrong().iter().map(|idea| idea.name).collect();
    assert_eq!(ideas, ["theorem", "rules", "gives-up", "gives-up-late", "sum"]);
    let random = planted.random(&mut Choices::random(1), 3);
    let heaps = planted.extents(&random).expect("it is valid");
    assert_eq!(heaps["cases"].allowed, (1, 9));
    assert!((1..=9).contains(&heaps["cases"].found.0), "{random}");
    assert_eq!(planted.worst_input(0).expect("it is valid").1["cases"].found, (9, 9));
    assert_eq!(planted.words(), None);
    assert_eq!(Named::<skeleton::Skeleton>::new("it").words(), Some(["No", "Yes"]));
}

#[test]
fn the_skeleton_of_a_rules_file_is_a_problem_with_a_wrong_idea() {
    let problem = Named::<skeleton::Skeleton>::new("skeleton");
    assert_eq!(problem.answer("3").as_deref(), Ok("No\n"));
    assert_eq!(problem.answer("4").as_deref(), Ok("Yes\n"));
    // The hack that comes with it.
    assert_eq!(witness::is_shown_by(&problem, 0, "2\n"), Ok(true));
    let largest = problem.worst_input(0).expect("it keeps to the limits").0;
    assert!(matches!(problem.answer(&largest), Err(NoAnswer::Unsolved(_))));
    assert!(matches!(problem.play(&largest), Err(NoAnswer::Unsolved(_))));
}
