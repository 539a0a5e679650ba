//! What is said of an input in Chinese has no English word.

use language::{Language, within};
use libtest_mimic::Failed;
use rules::{Problem, prose};

/// Small inputs in which each of the first words is damaged.
const INPUTS: usize = 40;
const WORDS: usize = 40;
/// Names, and the words of formulas.
const NAMES: &str = "Alice Bob Dawson Game II Kayles MB Moore Morty Nim Rick SG SJ Snuke Takahashi \
                     eps log mex phi xor";

/// Inputs are refused in which one word is no number, is missing, or is one too many; extreme ones have their reasons.
pub fn chinese(problem: &'static dyn Problem) -> Result<(), Failed> {
    within(Language::Chinese, || {
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
        problem.extremes().into_iter().try_for_each(|(_, breaks)| is_chinese(breaks))
    })
}

/// An error unless all Latin words are names.
pub fn is_chinese(text: &str) -> Result<(), Failed> {
    match prose::latin_words(text).find(|word| !NAMES.split(' ').any(|name| name == *word)) {
        None => Ok(()),
        Some(word) => Err(format!("{word:?} in Chinese: {text}").into()),
    }
}
