//! Plays by the rules of a problem, from random positions.

use game::Handle;
use language::Language;
use libtest_mimic::Failed;
use rules::session::{Session, Worth};
use rules::{Choices, Drawing, NoAnswer, Problem};
use std::collections::{BTreeSet, HashMap};
use std::iter::zip;

/// Plays from random inputs.
const PLAYS: u64 = 20;
/// A longer play is not played to its end, unless the worth of its start says when it ends.
const LONGEST_PLAY: usize = 40;

/// A play, and what chooses its moves.
type Begun = (Box<dyn Session>, Choices);

/// Plays from random inputs, and choices to go on with; none if the problem is no game.
fn random_plays(problem: &dyn Problem) -> Result<Vec<Begun>, Failed> {
    let mut plays = Vec::new();
    for seed in 0..PLAYS {
        let mut choices = Choices::random(seed);
        let input = problem.random(&mut choices, problem.large() / 2);
        match problem.play(&input) {
            Ok(Some(play)) => plays.push((play, choices)),
            Ok(None) | Err(NoAnswer::Unsolved(_)) => {}
            Err(error) => return Err(format!("{error}\n{input}").into()),
        }
    }
    Ok(plays)
}

/// Random plays come to an end or go round, a position is worth what its best move makes of it, and a
/// move that is taken back leaves the position as it was.
pub fn play(problem: &'static dyn Problem) -> Result<(), Failed> {
    for (mut play, mut choices) in random_plays(problem)? {
        for _ in 0..20 {
            let moves = play.moves();
            let (worth, worths) = match (play.worth(), play.worths()) {
                (Ok(worth), Ok(worths)) => (worth, worths),
                _ => break,
            };
            let best = worths.iter().copied().max_by_key(|worth| worth.rank());
            let ended =
                matches!(worth, Worth::Won | Worth::Lost | Worth::LostIn(0) | Worth::Score(0));
            if best.map_or(!ended, |best| best != worth) {
                let position = play.position();
                return Err(format!("{worth:?}, but the best of {worths:?}:\n{position}").into());
            }
            if moves.is_empty() {
                break;
            }
            let before = play.position();
            let number = choices.pick(0..=moves.len() - 1);
            if moves[number].words.is_empty() || !play.make(number) || !play.undo() {
                return Err(format!(
                    "the move {:?} cannot be made and undone",
                    moves[number].words
                )
                .into());
            }
            if play.position() != before {
                return Err(
                    format!("undoing {:?} changes the position", moves[number].words).into()
                );
            }
            play.make(number);
        }
    }
    Ok(())
}

/// A move is found by the parts of the drawing that it takes hold of and those where it goes, with its amounts: no other move
/// from there has them and leaves another position. Its words stand in both languages.
pub fn handles(problem: &'static dyn Problem) -> Result<(), Failed> {
    for (mut play, mut choices) in random_plays(problem)? {
        for _ in 0..20 {
            let place = play.position();
            let parts = place.parts();
            let mut options = HashMap::new();
            let moves = play.moves();
            let chinese = language::within(Language::Chinese, || play.moves());
            for (number, (handle, chinese)) in moves.iter().zip(chinese).enumerate() {
                let Handle { from, to, amounts, takes, words } = handle;
                let fault = |fault: &str| Failed::from(format!("{words:?} {fault}:\n{place}"));
                if from.is_empty() || !from.iter().chain(to).all(|part| parts.contains(part)) {
                    return Err(fault("takes hold of nothing that is drawn"));
                }
                if [words, &chinese.words].iter().any(|words| words.is_empty()) {
                    return Err(fault("has no words in some language"));
                }
                play.make(number);
                let after = play.position();
                play.undo();
                if *takes && !loses_stones(&place, &after, handle) {
                    return Err(fault("takes stones that its heap does not lose"));
                }
                let after = after.to_string();
                let same = options.entry([from, to].map(Vec::clone)).or_insert_with(HashMap::new);
                if same.insert(amounts.clone(), after.clone()).is_some_and(|other| other != after) {
                    return Err(fault("is not the only move of these parts and amounts"));
                }
            }
            if moves.is_empty() {
                break;
            }
            play.make(choices.pick(0..=moves.len() - 1));
        }
    }
    Ok(())
}

/// True if the heaps that a move takes hold of lose just its amounts, and no heap is added; for drawings of heaps alone.
fn loses_stones(before: &Drawing, after: &Drawing, handle: &Handle) -> bool {
    let (Drawing::Heaps(before), Drawing::Heaps(after)) = (before, after) else { return true };
    let loses =
        |(&heap, &stones): (&usize, &u64)| before[heap].checked_sub(stones) == Some(after[heap]);
    after.len() == before.len() && zip(&handle.from, &handle.amounts).all(loses)
}

/// The texts of cells and vertices are numbers, words, or signs that the legend explains. A sign that is drawn as it is written
/// stands for no number beside it.
pub fn legend(problem: &'static dyn Problem) -> Result<(), Failed> {
    let (mut literal, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    for (mut play, mut choices) in random_plays(problem)? {
        let signs = play.legend().signs;
        let is_explained = |text: &str| {
            let is_plain = text == "." || text.parse::<u64>().is_ok() || has_a_word(text);
            is_plain || signs.iter().any(|sign| shape(sign.text) == shape(text))
        };
        for _ in 0..20 {
            let place = play.position();
            let texts: Vec<&String> = match &place {
                Drawing::Grid(rows) => {
                    rows.iter().flatten().filter(|text| !text.is_empty()).collect()
                }
                Drawing::Tree(nodes) => nodes.iter().map(|node| &node.text).collect(),
                Drawing::Graph { vertices, .. } => vertices.iter().collect(),
                Drawing::Heaps(_) | Drawing::Numbers(_) => Vec::new(),
            };
            if let Some(text) = texts.iter().find(|text| !is_explained(text)) {
                return Err(format!("no sign of the legend explains {text}:\n{place}").into());
            }
            for text in texts {
                if signs.iter().any(|sign| sign.text == text) {
                    literal.insert(shape(text));
                } else if text.contains(|letter: char| letter.is_ascii_digit()) {
                    numbers.insert(shape(text));
                }
            }
            match play.moves().len() {
                0 => break,
                moves => play.make(choices.pick(0..=moves - 1)),
            };
        }
    }
    match literal.intersection(&numbers).next() {
        Some(both) => {
            Err(format!("a sign and a number have one shape, {both}, and are drawn alike").into())
        }
        None => Ok(()),
    }
}

fn has_a_word(text: &str) -> bool {
    text.split(|letter: char| !letter.is_alphabetic()).any(|word| word.len() > 1)
}

/// A text with `#` for each number, and for each small letter, which stands for a number in a sign.
fn shape(text: &str) -> String {
    let mut shape = String::new();
    for letter in text.chars() {
        let is_number = letter.is_ascii_digit() || letter.is_ascii_lowercase();
        if !is_number {
            shape.push(letter);
        } else if !shape.ends_with('#') {
            shape.push('#');
        }
    }
    shape
}

/// Whoever makes one of the best moves each time wins against random ones, if the position is won for him; where play
/// can go on for ever, as soon as he was promised.
pub fn win(problem: &'static dyn Problem) -> Result<(), Failed> {
    for (mut play, mut choices) in random_plays(problem)? {
        let (winner, longest) = match play.worth() {
            Ok(Worth::Won) => (0, LONGEST_PLAY),
            Ok(Worth::Lost) => (1, LONGEST_PLAY),
            Ok(Worth::WonIn(moves)) => (0, moves as usize),
            Ok(Worth::LostIn(moves)) => (1, moves as usize),
            _ => continue,
        };
        let mut line = vec![play.position().to_string()];
        for turn in 0.. {
            let moves = play.moves();
            if moves.is_empty() {
                let is_lost = matches!(play.worth(), Ok(Worth::Lost | Worth::LostIn(0)));
                if (turn % 2 == winner) == is_lost {
                    return Err(format!("the best moves lose:\n{}", line.join("\n")).into());
                }
                break;
            }
            if turn == longest {
                if longest != LONGEST_PLAY {
                    let line = line.join("\n");
                    return Err(
                        format!("the best moves take more than {turn} moves:\n{line}").into()
                    );
                }
                break;
            }
            let number = match turn % 2 == winner {
                true => choices.one_of(&play.best().map_err(|error| error.to_string())?),
                false => choices.pick(0..=moves.len() - 1),
            };
            play.make(number);
            line.push(format!("{}\n{}", moves[number].words, play.position()));
        }
    }
    Ok(())
}
