//! From characters to words, numbers and signs.

use super::Mistake;
use std::ops::Range;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    Number(i128),
    Word(String),
    Sign(&'static str),
    End,
}

/// Longer ones first, so that `<=` is not read as `<`.
const SIGNS: [&str; 21] = [
    "..=", "..", "==", "!=", "<=", ">=", "<<", ">>", "<", ">", "+", "-", "*", "/", "%", "&", "|",
    "^", "(", ")", ",",
];

/// The tokens of a text, each with its place.
pub(super) fn tokens(text: &str) -> Result<Vec<(Token, Range<usize>)>, Mistake> {
    // Places count characters, as carets do.
    let characters: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        let (token, length) = token(&characters[at..]).map_err(|(length, message)| Mistake {
            text: text.into(),
            place: at..at + length,
            message,
        })?;
        tokens.extend(token.map(|token| (token, at..at + length)));
        at += length;
    }
    tokens.push((Token::End, characters.len()..characters.len()));
    Ok(tokens)
}

/// The first token of these characters, or none for blanks, and its length; or the length and the
/// message of a mistake.
fn token(rest: &[char]) -> Result<(Option<Token>, usize), (usize, String)> {
    let run = |belongs: fn(&char) -> bool| rest.iter().take_while(|c| belongs(c)).count();
    let text = |length: usize| rest[..length].iter().collect::<String>();
    if rest[0].is_whitespace() {
        return Ok((None, 1));
    }
    if rest[0].is_ascii_digit() {
        let length = run(char::is_ascii_digit);
        // Within 64 bits, so that small expressions cannot overflow 128.
        return match text(length).parse::<u64>() {
            Ok(number) => Ok((Some(Token::Number(number.into())), length)),
            Err(_) => Err((length, "this number is too large".into())),
        };
    }
    if rest[0].is_ascii_alphabetic() {
        let length = run(char::is_ascii_alphanumeric);
        return Ok((Some(Token::Word(text(length))), length));
    }
    let is_next = |sign: &&str| sign.chars().eq(rest.iter().copied().take(sign.len()));
    match SIGNS.into_iter().find(is_next) {
        Some(sign) => Ok((Some(Token::Sign(sign)), sign.len())),
        None => Err((1, format!("{:?} has no meaning here", rest[0]))),
    }
}
