//! Which of these games have a name.

use super::super::{Entry, Game, expect_parameters, number_list, refused};
use super::{MOST_LEFT, TakeAndBreak};
use anyhow::Result;

/// Their names.
pub fn entries() -> Vec<Entry> {
    fn named(name: &str, code: &str) -> Result<Box<dyn Game>> {
        let game = TakeAndBreak::octal(code)?;
        Ok(Box::new(TakeAndBreak { title: format!("{name} (octal {code})"), ..game }))
    }
    let entry = |name, parameters, about, make| Entry { name, parameters, about, make };
    vec![
        entry("octal", "CODE", "an octal or hexadecimal code, such as 0.77 or 4.3", |words| {
            expect_parameters("octal", words, 1..=1, "CODE")?;
            Ok(Box::new(TakeAndBreak::octal(&words[0])?))
        }),
        entry(
            "take-and-break",
            "TAKEN HEAPS [unequal]",
            "take one of these numbers and leave so many heaps, such as 1,2 0-2",
            take_and_break,
        ),
        entry("kayles", "", "octal 0.77", |words| {
            expect_parameters("kayles", words, 0..=0, "")?;
            named("kayles", "0.77")
        }),
        entry("dawson", "", "Dawson's Chess, octal 0.137", |words| {
            expect_parameters("dawson", words, 0..=0, "")?;
            named("dawson", "0.137")
        }),
        entry("dawsons-kayles", "", "octal 0.07", |words| {
            expect_parameters("dawsons-kayles", words, 0..=0, "")?;
            named("dawsons-kayles", "0.07")
        }),
        entry("lasker", "", "Lasker's Nim, octal 4.3...", |words| {
            expect_parameters("lasker", words, 0..=0, "")?;
            named("lasker", "4.3...")
        }),
        entry("grundy", "", "Grundy's game: split a heap in two unequal ones", |words| {
            expect_parameters("grundy", words, 0..=0, "")?;
            Ok(Box::new(TakeAndBreak::taking("grundy".into(), &[0], 4, true)?))
        }),
    ]
}

fn take_and_break(words: &[String]) -> Result<Box<dyn Game>> {
    expect_parameters("take-and-break", words, 2..=3, "TAKEN HEAPS [unequal]")?;
    let unequal = match words.get(2).map(String::as_str) {
        None => false,
        Some("unequal") => true,
        Some(word) => return Err(refused(format!("{word:?} is not `unequal`"))),
    };
    let counts = number_list(&words[1])?;
    if counts.iter().any(|&count| count > MOST_LEFT) {
        return Err(refused(format!("a move may leave at most {MOST_LEFT} heaps")));
    }
    if unequal && counts.iter().any(|&count| count > 2) {
        return Err(refused("`unequal` is for moves that leave at most two heaps"));
    }
    let mask = counts.iter().fold(0, |mask, count| mask | 1 << count);
    let title = format!("take-and-break {}", words.join(" "));
    Ok(Box::new(TakeAndBreak::taking(title, &number_list(&words[0])?, mask, unequal)?))
}
