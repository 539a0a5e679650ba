//! Every named game against the crate that this one replaces: facts, options, and answers to all questions.

use explore::ask::{self, Question as OldQuestion};
use explore::games::Game as OldGame;
use explore::watch::Watch;
use explore2::budget::Budget;
use explore2::cell::{Cell, positions};
use explore2::game::{Game, Moves};
use explore2::question::{Flow, Question};
use explore2::{games, solve};

const NAMED: [&str; 66] = [
    "subtraction 1,3,4",
    "subtraction 2-4,9",
    "bachet 3",
    "take 2 4",
    "take 3 5 whole",
    "take 50 60",
    "fraction 1",
    "fraction 3",
    "fraction 50",
    "octal 0.77",
    "octal 0.3...",
    "octal 0.1F",
    "octal 8.2",
    "octal .007",
    "take-and-break 1,2 0-2",
    "take-and-break 0,1 2 unequal",
    "take-and-break 1,3 0-3",
    "kayles",
    "dawson",
    "dawsons-kayles",
    "lasker",
    "grundy",
    "nim",
    "nim 1",
    "nim 3",
    "nim 4",
    "wythoff",
    "moore 1",
    "moore 2",
    "moore 1 1",
    "moore 2 2",
    "transfer",
    "even-split",
    "even-split 1",
    "even-split 5",
    "delete-nim",
    "staircase",
    "staircase 1",
    "staircase 2",
    "staircase 3 2",
    "staircase 1 2",
    "euclid",
    "grossman",
    "fibonacci",
    "fibonacci-limit",
    "cutting 6 7",
    "cutting 6 5 1",
    "chomp-rectangle",
    "chomp",
    "chomp 1",
    "chomp 3",
    "king",
    "rook",
    "bishop",
    "queen",
    "knight",
    "coin-turning turtles",
    "coin-turning mock-turtles",
    "coin-turning ruler",
    "coin-turning 1",
    "coin-turning 4",
    "graph 1-2,2-3,3-1,3>4",
    "graph 1-2-3,1-3",
    "graph 1-2-3-1 3",
    "circle 7 1,2 3",
    "green-tree 0 0 1 1 3,2",
];

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

fn both(text: &str) -> (Box<dyn OldGame>, Game) {
    let old = explore::games::find(&words(text)).expect("it is right").expect("it is known");
    let new = games::find(&words(text)).expect("it is right").expect("it is known");
    (old, new)
}

fn sizes(game: &Game) -> Vec<usize> {
    let size = [24, 9, 5, 3][game.axes.len().min(4) - 1];
    let largest = game.largest.map_or(usize::MAX, |largest| largest as usize + 1);
    vec![size.min(largest); game.axes.len()]
}

#[test]
fn facts_are_as_before() {
    for text in NAMED {
        let (old, new) = both(text);
        assert_eq!((old.title(), old.rules(), old.axes()), (new.title, new.rules, new.axes));
        assert_eq!((old.known(), old.largest()), (new.known, new.largest), "{text}");
        let usual = (old.usual_size(), old.has_own_size());
        assert_eq!(usual, (new.usual.sizes, new.usual.is_asked_for), "{text}");
        let axes = old.axes().len();
        assert!(axes > 1 || old.is_sum() == new.usual.is_sum, "{text}");
        assert_eq!(old.usual_question().words(), new.usual.question.words(), "{text}");
        for heaps in 0..30 {
            let (_, new) = both(text);
            if text.starts_with("fraction") || axes > 1 || text.starts_with("nim") {
                continue;
            }
            assert_eq!(old.untried(heaps), new.untried(heaps), "{text}");
        }
    }
}

#[test]
fn options_are_as_before() {
    for text in NAMED {
        let (old, new) = both(text);
        assert_eq!(old.splits(), new.splits(), "{text}");
        for coordinates in positions(&sizes(&new)) {
            let position = old.position(&coordinates);
            if position.is_none() && !old.has_gaps() {
                // A coin before the first place: it cannot be turned.
                continue;
            }
            assert_eq!(position, new.start(&coordinates), "{text}, {coordinates:?}");
            let Some(position) = position else { continue };
            let (mut before, mut now): (Vec<Vec<u64>>, Vec<Vec<u64>>) = Default::default();
            // An empty heap that an expression leaves is no heap.
            let is_heap = |number: &u64| *number > 0 || !matches!(new.moves, Moves::Written(_));
            old.options(&position, &mut |parts| {
                let keeps_all = parts.concat().len() > 1;
                let numbers = parts.concat().into_iter();
                before.push(numbers.filter(|number| keeps_all || is_heap(number)).collect());
            });
            let _ = new.options(&position, &mut |option| {
                now.push(option.into());
                Flow::Continue(())
            });
            before.sort_unstable();
            now.sort_unstable();
            assert_eq!(before, now, "{text}, {coordinates:?}");
        }
    }
}

fn answers_of(game: &dyn OldGame, question: OldQuestion, sizes: &[usize]) -> Option<Vec<Cell>> {
    let answers = ask::answers(game, question, sizes, &mut Watch::new("", 0)).ok()?;
    let cell = |(coordinates, answer): (Vec<u64>, u32)| match answer {
        _ if game.has_gaps() && game.position(&coordinates).is_none() => Cell::NONE,
        explore::solve::DRAW => Cell::DRAW,
        answer => Cell::of(answer),
    };
    Some(positions(sizes).zip(answers).map(cell).collect())
}

#[test]
fn answers_are_as_before() {
    for text in NAMED {
        let (old, new) = both(text);
        for (before, now) in [
            (OldQuestion::Outcome, Question::Outcome),
            (OldQuestion::Grundy, Question::Grundy),
            (OldQuestion::Misere, Question::Misere),
            (OldQuestion::Remoteness, Question::Remoteness),
        ] {
            let mut sizes = sizes(&new);
            if new.splits() && !matches!(now, Question::Outcome | Question::Grundy) {
                let is_narrow = sizes.len() > 1 || text.starts_with("coin");
                let most = if is_narrow { 5 } else { 12 };
                sizes.iter_mut().for_each(|size| *size = (*size).min(most));
            }
            let known = answers_of(&*old, before, &sizes);
            let found = solve::answers(&new, now, &sizes, &mut Budget::unlimited());
            match known {
                Some(known) => {
                    // Misère play from no coin at all is won.
                    let first = usize::from(text.starts_with("coin"));
                    assert_eq!(found.unwrap()[first..], known[first..], "{text}, {now:?}");
                }
                None => assert!(found.is_err(), "{text}, {now:?}"),
            }
        }
    }
}
