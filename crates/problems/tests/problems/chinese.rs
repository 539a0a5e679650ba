//! Texts about an input have no English word in Chinese.

use language::{Language, prose, within};
use libtest_mimic::Failed;
use rules::{Choices, Problem};

/// Small inputs in which each of the first words is damaged.
const INPUTS: usize = 40;
const WORDS: usize = 40;
/// Random plays, and positions in each.
const PLAYS: u64 = 10;
const MOVES: usize = 5;
/// Names, and the words of formulas.
const NAMES: &str = "Alice Bob Dawson Game II Kayles MAXQ MB Mirko Moore Morty Nim Rick SG SJ Slavko Snuke \
                     Takahashi eps log lowbit mex phi xor";

/// Refusals of inputs, reasons of extreme ones, positions and moves.
pub fn chinese(problem: &'static dyn Problem) -> Result<(), Failed> {
    within(Language::Chinese, || {
        refusals(problem)?;
        problem.extremes().into_iter().try_for_each(|(_, breaks)| is_chinese(breaks))?;
        plays(problem)
    })
}

/// Inputs are refused in which one word is no number, is missing, or is one too many.
fn refusals(problem: &dyn Problem) -> Result<(), Failed> {
    for input in problem.small(1).into_iter().rev().take(INPUTS) {
        let words: Vec<&str> = input.split_whitespace().collect();
        for at in 0..words.len().min(WORDS) {
            let (before, after) = (words[..at].join(" "), words[at + 1..].join(" "));
            for damaged in [format!("{before} % {after}"), before.clone()] {
                let refused = problem.validate(&damaged).err();
                is_chinese(&refused.ok_or(damaged)?.to_string())?;
            }
        }
        is_chinese(&problem.validate(&format!("{input} %")).unwrap_err().to_string())?;
    }
    Ok(())
}

/// Random plays: what is drawn, and each move.
fn plays(problem: &dyn Problem) -> Result<(), Failed> {
    for seed in 0..PLAYS {
        let mut choices = Choices::random(seed);
        let input = problem.random(&mut choices, problem.large() / 2);
        let Ok(Some(mut play)) = problem.play(&input) else { continue };
        for _ in 0..MOVES {
            is_chinese_beside(&input, &play.position().to_string())?;
            let moves = play.moves();
            moves.iter().try_for_each(|one| is_chinese_beside(&input, &one.words))?;
            if moves.is_empty() || !play.make(choices.pick(0..=moves.len() - 1)) {
                break;
            }
        }
    }
    Ok(())
}

/// An error unless all Latin words are names.
pub fn is_chinese(text: &str) -> Result<(), Failed> {
    is_chinese_beside("", text)
}

/// An error unless all Latin words are names, or stand in the input.
fn is_chinese_beside(input: &str, text: &str) -> Result<(), Failed> {
    let is_known = |word: &str| NAMES.split(' ').any(|name| name == word) || input.contains(word);
    match prose::latin_words(text).find(|word| !is_known(word)) {
        None => Ok(()),
        Some(word) => Err(format!("{word:?} in Chinese: {text}").into()),
    }
}
