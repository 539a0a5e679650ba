//! Comparison of each engine with a solver that knows nothing but the moves.

use super::*;
use crate::budget::Nobody;
use crate::expression;
use crate::heaps::TakeAndBreak;
use crate::question::Flow;
use std::collections::HashMap;

/// A position in which several parts lie side by side, in order.
type Sum = Vec<Vec<u64>>;

fn options(game: &Game, sum: &Sum) -> Vec<Sum> {
    let mut all = Vec::new();
    for number in 0..sum.len() {
        let _ = game.options(&sum[number], &mut |left| {
            let width = if game.splits() { game.axes.len() } else { left.len().max(1) };
            let mut option = sum.clone();
            option.remove(number);
            option.extend(left.chunks(width).map(<[u64]>::to_vec));
            option.sort();
            all.push(option);
            Flow::Continue(())
        });
    }
    all
}

/// Answers by recursion over whole sums: of Grundy values the mex over all options of the sum.
struct Naive<'a> {
    game: &'a Game,
    question: Question,
    known: HashMap<Sum, u32>,
}

impl Naive<'_> {
    fn answer(&mut self, sum: &Sum) -> u32 {
        if let Some(&answer) = self.known.get(sum) {
            return answer;
        }
        let options = options(self.game, sum);
        let answers: Vec<u32> = options.iter().map(|option| self.answer(option)).collect();
        let answer = match self.question {
            Question::Grundy => (0..).find(|value| !answers.contains(value)).unwrap(),
            Question::Outcome => answers.contains(&0).into(),
            Question::Misere => (answers.is_empty() || answers.contains(&0)).into(),
            Question::Remoteness => {
                let lost = answers.iter().filter(|answer| *answer % 2 == 0).min();
                lost.or(answers.iter().max()).map_or(0, |answer| answer + 1)
            }
        };
        self.known.insert(sum.clone(), answer);
        answer
    }
}

fn naive(game: &Game, question: Question, sizes: &[usize]) -> Vec<Cell> {
    let mut naive = Naive { game, question, known: HashMap::new() };
    let answer = |coordinates: Vec<u64>| {
        game.start(&coordinates).map_or(Cell::NONE, |start| Cell::of(naive.answer(&vec![start])))
    };
    positions(sizes).map(answer).collect()
}

#[track_caller]
fn check(game: &Game, sizes: &[usize]) {
    for question in Question::ALL {
        let answers = answers(game, question, sizes, &mut Budget::unlimited()).unwrap();
        assert_eq!(answers, naive(game, question, sizes), "{} {question:?}", game.title);
    }
}

fn written(text: &str) -> Game {
    Game::written(expression::Moves::parse(text).unwrap())
}

fn octal(code: &str) -> Game {
    Game::of_heaps(code, TakeAndBreak::octal(code).unwrap())
}

fn grundy(game: &Game, size: usize) -> Vec<Cell> {
    answers(game, Question::Grundy, &[size], &mut Budget::unlimited()).unwrap()
}

#[test]
fn a_table_of_nothing_is_empty_and_a_game_without_moves_is_lost() {
    for text in ["n-1", "n-9 if n > 99", "(a-k, b) for k in 1..=a", "k + n-k for k in 1..n"] {
        let game = written(text);
        let sizes = vec![0; game.axes.len()];
        assert_eq!(answers(&game, Question::Grundy, &sizes, &mut Budget::unlimited()).unwrap(), []);
        let sizes = vec![1; game.axes.len()];
        for (question, expected) in Question::ALL.into_iter().zip([0, 0, 1, 0]) {
            let answers = answers(&game, question, &sizes, &mut Budget::unlimited()).unwrap();
            assert_eq!(answers, [Cell::of(expected)], "{text}");
        }
    }
}

#[test]
fn octal_games_have_the_answers_of_a_search() {
    let mut random = fastrand::Rng::with_seed(1);
    let mut count = 0;
    while count < 60 {
        let digits: String = (0..random.usize(1..4)).map(|_| random.digit(9)).collect();
        let first = ['0', '4', '8'][random.usize(0..3)];
        let dots = if random.u8(0..4) == 0 { "..." } else { "" };
        let Ok(moves) = TakeAndBreak::octal(&format!("{first}.{digits}{dots}")) else { continue };
        check(&Game::of_heaps(format!("{first}.{digits}{dots}"), moves), &[13]);
        count += 1;
    }
}

#[test]
fn unequal_heaps_and_whole_heaps_have_the_answers_of_a_search() {
    for (set, mask) in [(&[0][..], 4), (&[1, 2], 6), (&[0, 3], 4), (&[2, 5], 7)] {
        check(&Game::of_heaps("unequal", TakeAndBreak::taking(set, mask, true).unwrap()), &[16]);
    }
    let whole = TakeAndBreak::subtraction(&[3, 4, 7]).unwrap().and_whole_heaps();
    check(&Game::of_heaps("whole", whole), &[40]);
}

#[test]
fn long_runs_of_splits_are_those_of_the_definition() {
    let mut random = fastrand::Rng::with_seed(5);
    let codes = ["0.77", "4.3...", "0.07", "0.6", "0.26", "4.007", "0.007"].map(String::from);
    let codes = codes.into_iter().chain((0..20).map(|_| {
        let digits: String = (0..random.usize(1..5)).map(|_| random.digit(8)).collect();
        format!("{}.{digits}7", [0, 4][random.usize(0..2)])
    }));
    for code in codes {
        let moves = TakeAndBreak::octal(&code).unwrap();
        let mut expected: Vec<u32> = Vec::new();
        for heap in 0..700 {
            let mut seen = vec![false; 1024];
            let _ = moves.options(heap, &mut |heaps| {
                let sum = heaps.iter().fold(0, |sum, &part| sum ^ expected[part as usize]);
                seen[sum as usize] = true;
                Flow::Continue(())
            });
            expected.push(seen.iter().position(|seen| !seen).unwrap() as u32);
        }
        let values = grundy(&Game::of_heaps("", moves), 700);
        assert!(values.into_iter().eq(expected.into_iter().map(Cell::of)), "{code}");
    }
}

#[test]
fn written_moves_have_the_answers_of_a_search() {
    for text in [
        "n-1, n-3, n-4",
        "n-k for k in 1..=n/3",
        "n/2, n-k for k in 2..=5",
        "k for k in n/2..n, n/3",
        "n-k for k in 1..n if gcd(n, k) == 1",
        "k + n-k for k in 1..n if k != n-k",
        "n/2 + n/3, n-1",
    ] {
        check(&written(text), &[14]);
    }
    for text in [
        "(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b, (a-k, b-k) for k in 1..=min(a, b)",
        "(a-k, b-2*k) for k in 1..=a, (a-k, b) for k in 1..=a",
        "(a-2*k, b-2*k) for k in 1..=a",
        "(a-k, b+k) for k in 1..=a, (a, b-1)",
        "(a-2*k, b+k) for k in 1..=a/2, (a+k, b-2*k) for k in 1..=b/2",
        "(a-k, min(a-k, 2*k)) for k in 1..=min(a, b)",
    ] {
        check(&written(text), &[7, 6]);
        check(&written(text), &[3, 9]);
    }
    check(&written("(a-1, b) + (a-2, b), (a, b-1)"), &[4, 3]);
    check(&written("(a-k, b, c) for k in 1..=a, (b, a, c-1) if a > b, (a, b-1, c)"), &[4, 5, 4]);
}

#[test]
fn options_that_only_become_more_are_looked_at_once() {
    let game = written("(a-k, min(a-k, 2*k)) for k in 1..=min(a, b)");
    for question in [Question::Outcome, Question::Misere, Question::Grundy] {
        let mut budget = Budget::unlimited();
        let cells = answers(&game, question, &[200, 200], &mut budget).unwrap();
        // An option a cell: on demand a cell has a hundred.
        assert!(
            cells.len() == 40_000 && budget.spent < 60 * 40_000,
            "{question:?} {}",
            budget.spent
        );
    }
}

#[test]
fn coordinates_have_a_least_and_a_greatest_value() {
    let text = "(a-k, b) for k in 1..a, (a, b-k) for k in 1..b";
    let game = Game { least: 1, largest: Some(5), ..written(text) };
    check(&game, &[8, 7]);
}

#[test]
fn play_without_an_end_has_outcomes_and_remoteness_alone() {
    // From 0 of 7 places on a circle play goes on for ever, unless somebody reaches 6.
    let game =
        written("((a+1)%7, b) if a != 6 and b == 1, ((a+2)%7, b) if a != 6, (a, 1) if b == 0");
    let ask = |question| answers(&game, question, &[7, 2], &mut Budget::unlimited());
    let outcomes = ask(Question::Outcome).unwrap();
    let remoteness = ask(Question::Remoteness).unwrap();
    assert!(outcomes.contains(&Cell::of(0)) && outcomes.contains(&Cell::of(1)));
    for (outcome, remoteness) in outcomes.iter().zip(&remoteness) {
        assert_eq!(outcome.value(), remoteness.value().map(|moves| moves % 2));
    }
    for question in [Question::Grundy, Question::Misere] {
        let error = ask(question).unwrap_err().to_string();
        assert!(error.contains("ask for the outcome"), "{error}");
    }
    let swap = written("(b, a) if a != b");
    let draws = answers(&swap, Question::Outcome, &[2, 1], &mut Budget::unlimited()).unwrap();
    assert_eq!(draws, [Cell::of(0), Cell::DRAW]);
}

#[test]
fn mistakes_of_play_are_refused_with_their_place() {
    for text in ["n-1, n/(n-3)", "n-k for k in 0..=n/9", "n-1 + n-2, n+1 if n > 5"] {
        let error = answers(&written(text), Question::Grundy, &[30], &mut Budget::unlimited());
        assert!(error.unwrap_err().to_string().contains('^'), "{text}");
    }
}

#[test]
fn listed_positions_have_the_values_of_the_table() {
    for game in [octal("0.77"), written("n-k for k in 1..n if gcd(n, k) == 1")] {
        let (values, starts) = (grundy(&game, 12), [vec![9], vec![11], vec![0]]);
        let listed = values_of(&game, &starts, &mut Budget::unlimited()).unwrap();
        assert_eq!(listed, [values[9], values[11], values[0]]);
    }
}

#[test]
fn a_budget_ends_with_the_first_answers_and_the_same_ones_each_time() {
    for (text, sizes) in [
        ("n-1, n-k for k in 3..=n/2", &[3000][..]),
        ("n-k for k in 1..n if gcd(n, k) == 1", &[3000]),
        ("k + n-k for k in 1..n", &[3000]),
        ("(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b", &[60, 600]),
        ("(a-1, b+1), (a-k, b) for k in 1..=a", &[60, 600]),
    ] {
        let game = written(text);
        for question in [Question::Grundy, Question::Outcome] {
            let all = answers(&game, question, sizes, &mut Budget::unlimited()).unwrap();
            for operations in [0, 1000, 20_000] {
                let some = || {
                    let mut budget = Budget::new(operations, usize::MAX, &Nobody);
                    answers(&game, question, sizes, &mut budget).unwrap()
                };
                assert!(some().len() < all.len() && all.starts_with(&some()), "{text}");
                assert_eq!(some(), some());
            }
        }
    }
    for (code, size) in [("0.77", 100_000), ("4.3...", 100_000), ("0.F", 5000)] {
        let mut budget = Budget::new(2_000_000, usize::MAX, &Nobody);
        let some = answers(&octal(code), Question::Grundy, &[size], &mut budget).unwrap();
        assert!(some.len() < size && grundy(&octal(code), some.len()) == some, "{code}");
        assert_eq!(budget.ended, Some(crate::budget::Ended::Work));
    }
}

#[test]
fn memory_ends_with_the_first_answers() {
    for (text, sizes, cells) in [
        ("(a-1, b+b+1), (a-2, b+7)", &[30, 9][..], 2000),
        ("(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b", &[9, 6000], 12_500),
        ("k + n-k for k in 1..n", &[60], 900),
    ] {
        let game = written(text);
        let question = if sizes.len() == 1 { Question::Misere } else { Question::Grundy };
        let mut budget = Budget::new(u64::MAX, cells, &Nobody);
        let some = answers(&game, question, sizes, &mut budget).unwrap();
        assert_eq!(budget.ended, Some(crate::budget::Ended::Memory), "{text}");
        let total = sizes.iter().product();
        assert!(some.len() < total && !some.is_empty(), "{text} {}", some.len());
    }
}

#[test]
fn strips_of_lines_take_little_memory() {
    for sizes in [[100_000, 4], [4, 100_000]] {
        let nim = written("(a-k, b) for k in 1..=a, (a, b-k) for k in 1..=b");
        let mut budget = Budget::new(u64::MAX, 1_000_000, &Nobody);
        let values = answers(&nim, Question::Grundy, &sizes, &mut budget).unwrap();
        let nim_sum = |place: usize| (place % sizes[0]) ^ (place / sizes[0]);
        assert_eq!(values.len(), sizes[0] * sizes[1]);
        assert!((0..values.len()).all(|place| values[place] == Cell::of(nim_sum(place) as u32)));
    }
}
