//! Every fast way against the plain search where its words end: at 63 and 64 options, and at values around
//! 31, 63, 127 and 255.

use super::sparse::{self, Moves};
use super::{Recurrence, parts, positions, subtraction, table};
use crate::ask::{Question, answers};
use crate::games;
use crate::misere;
use crate::watch::Watch;

/// The Grundy values by the definition, from what moves leave of each heap.
fn naive(size: usize, options: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..size {
        let nim_sum = |parts: Vec<usize>| parts.iter().fold(0, |sum, &part| sum ^ values[part]);
        let mut seen: Vec<u32> = options(heap).into_iter().map(nim_sum).collect();
        seen.sort_unstable();
        seen.dedup();
        values.push((0..).zip(seen).take_while(|(n, value)| n == value).count() as u32);
    }
    values
}

/// What the moves leave of a heap.
fn options(moves: &Moves, heap: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    all.extend(moves.all.contains(&heap).then(Vec::new));
    let rests = |taken: &[usize]| -> Vec<usize> {
        taken.iter().filter_map(|taken| heap.checked_sub(*taken)).collect()
    };
    all.extend(rests(&moves.whole).into_iter().filter(|&rest| rest > 0).map(|rest| vec![rest]));
    for rest in rests(&moves.split) {
        let lesser = (1..rest).take_while(|part| 2 * part <= rest);
        let lesser = lesser.filter(|part| !(moves.unequal && 2 * part == rest));
        all.extend(lesser.map(|part| vec![part, rest - part]));
    }
    all
}

#[track_caller]
fn agree(moves: &Moves, size: usize, solve: fn(&Moves, usize, &mut Watch) -> Vec<u32>) -> u32 {
    let expected = naive(size, |heap| options(moves, heap));
    for raw in [false, true] {
        let values = solve(moves, size, &mut Watch::new("", 0).raw(raw));
        let first = (0..size).find(|&heap| values[heap] != expected[heap]);
        assert_eq!(first, None, "the first wrong heap of {moves:?}, raw: {raw}");
    }
    expected.into_iter().max().unwrap_or(0)
}

#[test]
fn subtraction_games_have_right_values_where_their_options_fill_a_word() {
    let mut most = 0;
    for count in 60..=67 {
        let whole: Vec<usize> = (1..=count).collect();
        // Everything may be taken from no heap, from these, from one more, or from a single larger one.
        for all in [vec![], whole.clone(), (1..=count + 1).collect(), vec![count + 1], vec![99]] {
            let moves = Moves { all, whole: whole.clone(), ..Moves::default() };
            most = most.max(agree(&moves, 400, subtraction::grundy));
        }
    }
    assert!(most >= 66, "no value is above {most}");
}

#[test]
fn random_sets_of_about_64_numbers_have_right_values() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..40 {
        let mut some = |least: usize| -> Vec<usize> {
            let mut set: Vec<usize> = (1..120).collect();
            random.shuffle(&mut set);
            set.truncate(random.usize(least..=66));
            set.sort_unstable();
            set
        };
        let moves = Moves { all: some(0), whole: some(62), ..Moves::default() };
        agree(&moves, 500, subtraction::grundy);
        agree(&moves, 500, sparse::grundy);
    }
}

#[test]
fn octal_codes_of_64_digits_have_right_values_and_outcomes() {
    for last in ["1", "11", "2", "3", "31"] {
        let code = format!("0.{}{last}", "3".repeat(63));
        let game = games::find(&["octal".into(), code.clone()]).unwrap().expect("it is a code");
        let values = answers(&*game, Question::Grundy, &[400], &mut Watch::new("", 0)).unwrap();
        let outcomes = answers(&*game, Question::Outcome, &[400], &mut Watch::new("", 0)).unwrap();
        let searched = table(&*game, &[400], Recurrence::Grundy, &mut Watch::new("", 0)).unwrap();
        assert_eq!(values, searched, "{code}");
        assert!(outcomes.into_iter().eq(searched.into_iter().map(|value| value.min(1))), "{code}");
    }
}

#[test]
fn games_that_split_have_right_values_beyond_8_bits() {
    // Lasker's Nim, whose values grow like its heaps, and others with most of its moves.
    let numbers = || (1..300).collect::<Vec<usize>>();
    let lasker = Moves { all: numbers(), whole: numbers(), split: vec![0], unequal: false };
    assert!(agree(&lasker, 300, sparse::grundy) >= 256);
    let mut random = fastrand::Rng::with_seed(2);
    for round in 0..12 {
        let mut most_of = || numbers().into_iter().filter(|_| random.u8(0..40) > 0).collect();
        let (all, whole) = (most_of(), most_of());
        let split = (0..5).filter(|_| random.bool()).collect();
        agree(&Moves { all, whole, split, unequal: round % 3 == 0 }, 300, sparse::grundy);
    }
}

#[test]
fn games_that_leave_three_heaps_have_right_values_beyond_8_bits() {
    let size = 270;
    // Any number may be taken and one heap left; two or three if few are taken.
    for few in [8, 12, 4] {
        let left: Vec<u32> = (0..size as u32).map(|n| if n < 1 { few } else { 3 }).collect();
        let by_definition = |heap: usize| {
            let mut all: Vec<Vec<usize>> = (0..heap).map(|rest| vec![rest]).collect();
            for part in 1..heap {
                let other = heap - part;
                all.extend((few & 4 > 0 && part <= other).then(|| vec![part, other]));
                let thirds = (part..other).filter(|second| 2 * second <= other && few & 8 > 0);
                all.extend(thirds.map(|second| vec![part, second, other - second]));
            }
            all
        };
        let expected = naive(size, by_definition);
        assert!(expected.iter().max() >= Some(&256), "the values stay small");
        assert!(parts::grundy(&left, size, &mut Watch::new("", 0)) == expected, "{few}");
    }
}

#[test]
fn tables_and_rows_of_coins_have_right_answers_beyond_8_bits() {
    use Question::{Grundy, Misere, Outcome};
    let all = &[Grundy, Outcome, Misere][..];
    let games = [
        ("nim", all, &[66, 66][..]),
        ("nim", all, &[34, 260]),
        ("nim", all, &[260, 34]),
        ("wythoff", all, &[66, 66]),
        ("wythoff", all, &[20, 135]),
        ("wythoff", all, &[200, 34]),
        ("staircase 2", all, &[40, 140]),
        ("staircase 2", all, &[260, 20]),
        ("euclid", all, &[130, 66]),
        ("euclid", all, &[66, 260]),
        ("grossman", all, &[130, 66]),
        ("grossman", all, &[66, 260]),
        ("bachet 60", &[Grundy, Outcome], &[300]),
        ("bachet 70", &[Grundy, Outcome], &[300]),
        ("take 1 1000", &[Grundy], &[300]),
        ("take 3 70", &[Grundy, Outcome], &[300]),
        ("take 200 260", &[Grundy, Outcome], &[800]),
        ("take 290 990", &[Grundy], &[300]),
        ("fraction 1", &[Grundy, Outcome], &[300]),
        ("fraction 2", &[Grundy, Outcome], &[600]),
        ("fraction 7", &[Grundy, Outcome], &[600]),
        ("fraction 400", &[Grundy], &[300]),
        ("take 3 70 whole", &[Grundy, Outcome], &[300]),
        ("chomp", all, &[70, 66]),
        ("coin-turning turtles", &[Grundy], &[300]),
        ("coin-turning mock-turtles", &[Grundy], &[132]),
        ("coin-turning ruler", &[Grundy], &[300]),
        ("octal 0.3...", &[Grundy], &[300]),
        ("fibonacci", &[Outcome], &[300]),
    ];
    for (words, questions, sizes) in games {
        let words: Vec<String> = words.split(' ').map(String::from).collect();
        let game = games::find(&words).unwrap().expect("the game is known");
        for &question in questions {
            let recurrence = match question {
                Grundy => Recurrence::Grundy,
                Misere => Recurrence::Misere,
                _ => Recurrence::Outcome,
            };
            let slow = table(&*game, sizes, recurrence, &mut Watch::new("", 0)).unwrap();
            let fast = answers(&*game, question, sizes, &mut Watch::new("", 0)).unwrap();
            let mut places = positions(sizes).zip(fast.iter().zip(&slow));
            let wrong = places.find(|(_, (fast, slow))| fast != slow);
            assert_eq!(wrong, None, "{words:?}, {question:?}");
        }
    }
}

#[test]
fn misere_quotients_of_more_than_a_word_are_right() {
    let mut sizes = Vec::new();
    for most in [30, 31, 62, 63, 64] {
        let set: Vec<usize> = (1..=most).collect();
        let game = games::take_and_break::TakeAndBreak::subtraction(&set).expect("it is a set");
        let Some(solution) = misere::solve(&game, &mut Watch::new("", 0)) else { continue };
        sizes.push(solution.size());
        // Misère play on two heaps, by the definition.
        let mut lost = vec![vec![false; 140]; 140];
        for (one, other) in
            positions(&[140, 140]).map(|heaps| (heaps[0] as usize, heaps[1] as usize))
        {
            let mut reached = (1..=most).flat_map(|taken| {
                let first = one.checked_sub(taken).map(|rest| (rest, other));
                first.into_iter().chain(other.checked_sub(taken).map(|rest| (one, rest)))
            });
            lost[one][other] = one + other > 0 && !reached.any(|(one, other)| lost[one][other]);
            assert_eq!(solution.is_lost(&[one, other]), lost[one][other], "{most}: {one}, {other}");
        }
    }
    assert!(sizes.iter().any(|&size| size > 64), "{sizes:?}");
}
