//! How many coordinates a position has, and what they are called: by the tuples and the names that occur.

use super::Mistake;
use super::token::Token;
use std::ops::Range;

/// Words that are no names.
const KEYWORDS: [&str; 4] = ["for", "in", "if", "and"];
/// Names that are in nobody's way if a coordinate does not occur.
const ALPHABETS: [&str; 3] = ["abcdef", "xyz", "ijkl"];
/// No game has more coordinates.
const MOST: usize = 6;

/// The names of the coordinates: `n` alone, unless a move leaves tuples.
pub(super) fn names(text: &str, tokens: &[(Token, Range<usize>)]) -> Result<Vec<String>, Mistake> {
    let Some((count, place)) = first_tuple(tokens) else { return Ok(vec!["n".into()]) };
    let free = free_names(tokens);
    let listed = free.join(", ");
    let mistake =
        |message: String| Err(Mistake { text: text.into(), place: place.clone(), message });
    if count > MOST {
        return mistake(format!("this has {count} coordinates; there may be {MOST} at most"));
    }
    if free.len() > count {
        return mistake(format!(
            "this has {count} coordinates, but {} names occur, {listed}: give those that are none of \
             them a range, such as `for k in 1..=a`",
            free.len()
        ));
    }
    if free.len() == count {
        return Ok(free);
    }
    let all =
        |letters: &str| -> Vec<String> { letters.chars().take(count).map(String::from).collect() };
    let fitting = ALPHABETS
        .into_iter()
        .map(all)
        .find(|names| names.len() == count && free.iter().all(|name| names.contains(name)));
    match fitting {
        Some(names) => Ok(names),
        None => mistake(format!(
            "this has {count} coordinates, but the names that occur are {listed}: name them a, b, c \
             or x, y, z"
        )),
    }
}

/// The numbers in the first parentheses with a comma that are not those of a function, and where these are.
fn first_tuple(tokens: &[(Token, Range<usize>)]) -> Option<(usize, Range<usize>)> {
    // Of each open parenthesis: where it is, whether a function's, and the commas in it.
    let mut open: Vec<(usize, bool, usize)> = Vec::new();
    for (number, (token, place)) in tokens.iter().enumerate() {
        match token {
            Token::Sign("(") => {
                let is_call = number > 0 && matches!(tokens[number - 1].0, Token::Word(_));
                open.push((place.start, is_call, 0));
            }
            Token::Sign(",") => {
                if let Some((_, _, commas)) = open.last_mut() {
                    *commas += 1;
                }
            }
            Token::Sign(")") => match open.pop() {
                Some((start, false, commas)) if commas > 0 => {
                    return Some((commas + 1, start..place.end));
                }
                _ => {}
            },
            _ => {}
        }
    }
    None
}

/// The names that no `for` explains: letters of one alphabet in its order, others as they first occur.
fn free_names(tokens: &[(Token, Range<usize>)]) -> Vec<String> {
    let is = |number: usize, sign: &str| match tokens.get(number).map(|(token, _)| token) {
        Some(Token::Sign(next)) => *next == sign,
        Some(Token::Word(next)) => next == sign,
        _ => false,
    };
    let (mut names, mut bound) = (Vec::new(), Vec::new());
    for (number, (token, _)) in tokens.iter().enumerate() {
        let Token::Word(name) = token else { continue };
        if number > 0 && is(number - 1, "for") {
            bound.push(name);
        } else if !KEYWORDS.contains(&name.as_str()) && !is(number + 1, "(") {
            names.push(name.clone());
        }
    }
    names.retain(|name| !bound.contains(&name));
    let mut once: Vec<String> = Vec::new();
    for name in names {
        if !once.contains(&name) {
            once.push(name);
        }
    }
    // Such as (y, x): these letters have an order of their own, other names that in which they are written.
    let are_letters =
        |letters: &&str| once.iter().all(|name| name.len() == 1 && letters.contains(name));
    if ALPHABETS.iter().any(are_letters) {
        once.sort();
    }
    once
}
