//! The explorer against published answers: values, periods and last exceptions, outcomes.

use super::{answers, ask, find};
use explore::cell::positions;
use explore::game::{Game, Program};
use explore::heaps::TakeAndBreak;
use explore::question::Question;
use explore::theorem::Period;
use std::rc::Rc;

/// The coordinates of the lost positions.
fn lost(words: &str, question: Question, sizes: &[usize]) -> Vec<Vec<u64>> {
    let outcomes = ask(words, question, sizes);
    let all = positions(sizes).zip(outcomes);
    all.filter(|&(_, outcome)| outcome == 0).map(|(position, _)| position).collect()
}

/// The values of an octal game, each computed, and the period that they prove.
fn proved(code: &str, size: usize) -> Period {
    let game = Game::of_heaps(code, TakeAndBreak::octal(code).expect("it is a code"));
    let theorem = game.theorem().expect("the code is finite");
    let values = answers(&game, Question::Grundy, &[size]);
    theorem.prove(&values).expect("the values prove a period").period
}

#[test]
fn octal_games_have_the_periods_that_another_program_found() {
    // Tomek Czajka's tables, github.com/tczajka/octal-games (TrivialGames.md, SolvedGames.md), as
    // `octal_periods.csv`. In the first of these the first heap with a value above 0 counts as 1; `later`
    // is by how much it is larger here.
    let mut rows = csv::Reader::from_reader(&include_bytes!("octal_periods.csv")[..]);
    let rows: Vec<(String, usize, usize, usize)> =
        rows.deserialize().collect::<Result<_, _>>().expect("the table is well-formed");
    assert_eq!(rows.len(), 89);
    for (code, preperiod, known, later) in rows {
        let octal = TakeAndBreak::octal(&code).expect("it is a code");
        let theorem = octal.theorem().expect("the code is finite");
        let window = theorem.threshold(&Period::plain(preperiod + later, known));
        let Period { start, period, .. } = proved(&code, window + known);
        // A period that begins with the table may begin before it.
        let is_start = match preperiod {
            0 => start <= later,
            _ => start == preperiod + later,
        };
        assert!(is_start && period == known, "{code}: {period} from {start} on");
    }
}

#[test]
fn subtraction_games_have_their_least_periods() {
    // Winning Ways, chapter 4: {1, .., k} has k + 1, {a} has 2 a, {a, b} has a + b unless b is an odd
    // multiple of a; {2, 5, 7} has 22.
    for (set, known) in [
        (vec![1], 2),
        (vec![4], 8),
        (vec![1, 2], 3),
        (vec![1, 2, 3, 4, 5], 6),
        (vec![2, 5], 7),
        (vec![1, 4], 5),
        (vec![1, 3, 4], 7),
        (vec![2, 5, 7], 22),
    ] {
        let game = Game::of_heaps("", TakeAndBreak::subtraction(&set).expect("it is a set"));
        let values = answers(&game, Question::Grundy, &[200]);
        let proved = game.theorem().and_then(|theorem| theorem.period(&values));
        assert_eq!(proved, Some(Period::plain(0, known)), "{set:?}");
    }
}

#[test]
fn grundys_game_has_no_lost_heap_behind_1222() {
    // What `cses2207` rests on: all values, each computed. Those up to 10^6 take 10 seconds.
    let most = 1_000_000;
    let values = ask("grundy", Question::Grundy, &[most + 1]);
    assert_eq!(values.len(), most + 1);
    let lost: Vec<usize> = (1..=most).filter(|&heap| values[heap] == 0).collect();
    assert_eq!(lost.len(), 41);
    assert_eq!(lost[40], 1222);
}

#[test]
fn wythoffs_lost_pairs_are_floors_of_multiples_of_the_golden_ratio() {
    // Wythoff 1907. The k-th pair is [floor(k phi), floor(k phi) + k].
    let bound = 10_000;
    let pairs = (0..).map(|k: u64| ((k + (5 * k * k).isqrt()) / 2, k));
    let pairs = pairs.map(|(a, k)| vec![a, a + k]).take_while(|pair| pair[1] < bound);
    let mut found = lost("wythoff", Question::Outcome, &[bound as usize, bound as usize]);
    found.retain(|pair| pair[0] <= pair[1]);
    found.sort();
    assert_eq!(found, pairs.collect::<Vec<_>>());
}

#[test]
fn fibonacci_nim_is_lost_at_fibonacci_numbers() {
    // Whinihan 1963.
    let fibonacci = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
    let known: Vec<Vec<u64>> = std::iter::once(vec![0])
        .chain(fibonacci.map(|(a, _)| vec![a]).take_while(|heap| heap[0] < 100_000))
        .collect();
    assert_eq!(lost("fibonacci", Question::Outcome, &[100_000]), known);
}

#[test]
fn coin_turning_games_have_the_values_of_winning_ways() {
    // Winning Ways, chapter 14: Turning Turtles is Nim; the values of Mock Turtles are the odious
    // numbers; that of place n in Ruler is the largest power of 2 that divides n.
    assert_eq!(ask("coin-turning turtles", Question::Grundy, &[500]), Vec::from_iter(0..500));
    let odious = (0..).filter(|value: &u32| value.count_ones() % 2 == 1);
    let known: Vec<u32> = odious.take(2000).collect();
    assert_eq!(ask("coin-turning mock-turtles", Question::Grundy, &[2000]), known);
    let ruler = (1..2000_u32).map(|n| 1 << n.trailing_zeros());
    let known: Vec<u32> = std::iter::once(0).chain(ruler).collect();
    assert_eq!(ask("coin-turning ruler", Question::Grundy, &[2000]), known);
    // Turning Corners: 2 2 = 3, 4 4 = 6, and 256 256 = 384.
    let corners = ask("coin-turning turtles turtles", Question::Grundy, &[257, 257]);
    assert_eq!([2, 4, 256].map(|place| corners[place * 258]), [3, 6, 384]);
}

#[test]
fn moore_and_chomp_are_as_published() {
    // Moore 1910.
    for k in 1..=3 {
        let outcomes = ask(&format!("moore {k} 4"), Question::Outcome, &[6; 4]);
        for (position, outcome) in positions(&[6; 4]).zip(outcomes) {
            let ones = |bit: u32| position.iter().filter(|&&heap| heap >> bit & 1 == 1).count();
            assert_eq!(outcome == 0, (0..3).all(|bit| ones(bit) % (k + 1) == 0), "{position:?}");
        }
    }
    // Gale 1974: two rows are lost if the lower one has one square more.
    let chomp = lost("chomp", Question::Outcome, &[12, 12]);
    assert!(chomp.iter().filter(|p| **p != [0, 0]).all(|p| p[0] == 1));
    assert_eq!(chomp.len(), 1 + 12);
}

#[test]
fn every_faster_way_of_a_program_agrees_with_its_moves() {
    use Question::{Grundy, Outcome};
    for (words, questions, sizes) in [
        ("even-split", &[Grundy][..], &[70][..]),
        ("even-split 1", &[Grundy], &[20]),
        ("even-split 9", &[Grundy], &[60]),
        ("coin-turning turtles", &[Grundy], &[40]),
        ("coin-turning mock-turtles", &[Grundy], &[30]),
        ("coin-turning 4", &[Grundy], &[14]),
        ("coin-turning ruler", &[Grundy], &[40]),
        ("coin-turning turtles turtles", &[Grundy], &[20, 18]),
        ("coin-turning ruler mock-turtles", &[Grundy], &[9, 8]),
        ("coin-turning 4 ruler", &[Grundy], &[7, 9]),
        ("green-tree 0 0 1 1 3 2 2 2", &[Grundy, Outcome], &[12]),
        ("fibonacci", &[Outcome], &[120]),
    ] {
        for &question in questions {
            let slow = answers(&by_program(find(words)), question, sizes);
            assert_eq!(ask(words, question, sizes), slow, "{words}, {question:?}");
        }
    }
}

/// The same moves by a program of which nothing is known.
fn by_program(game: Game) -> Game {
    let (axes, splits, game) = (game.axes.clone(), game.splits(), Rc::new(game));
    let starts = game.clone();
    let program = Program::new(move |position, each| game.options(position, each));
    let program = program.from(move |coordinates| starts.start(coordinates));
    let program = Program { splits, ..program };
    Game { axes, ..Game::coded("", "", &[], program) }
}
