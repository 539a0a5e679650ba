//! Problems of the catalogue whose cases are a few numbers: the judge's answers, by the bare rules.

use super::solve;
use super::watch::Watch;
use crate::rules::Problem;
use anyhow::Result;

/// How many cases are answered together, besides those of a row.
const TOGETHER: usize = 64;

/// The answers at all coordinates below `sizes`; fewer if the watch ended the work, or the games became
/// too large.
///
/// # Errors
///
/// If not even the first ones can be searched.
pub fn answers(
    problem: &dyn Problem,
    sizes: &[usize],
    watch: &mut Watch,
) -> Result<Vec<Option<String>>> {
    let together = if sizes.len() == 1 { TOGETHER } else { sizes[0] };
    let coordinates: Vec<Vec<u64>> = solve::positions(sizes).collect();
    let mut answers = Vec::with_capacity(coordinates.len());
    for batch in coordinates.chunks(together.max(1)) {
        if !watch.goes_on(answers.len() as u64) {
            break;
        }
        match problem.answers_at(batch) {
            Ok(more) => answers.extend(more),
            Err(error) if answers.is_empty() => return Err(error.into()),
            Err(_) => break,
        }
    }
    Ok(answers)
}

/// The words that the judge has for answers, the rarest first: lost positions are the fewer ones in most
/// games. Behind them stands what the statement does not allow. None if the answers are numbers.
pub fn legend(answers: &[Option<String>]) -> Vec<String> {
    let is_number = |answer: &Option<String>| {
        answer.as_ref().is_none_or(|answer| answer.parse::<u32>().is_ok())
    };
    if answers.iter().all(is_number) {
        return Vec::new();
    }
    let mut words: Vec<String> = answers.iter().flatten().cloned().collect();
    words.sort();
    words.dedup();
    words.sort_by_cached_key(|word| {
        answers.iter().filter(|answer| answer.as_ref() == Some(word)).count()
    });
    if answers.contains(&None) {
        words.push("not allowed by the statement".into());
    }
    words
}

/// The answers as numbers: those of the words, if there are any.
pub fn numbers(answers: &[Option<String>], legend: &[String]) -> Vec<u32> {
    let number = |answer: &Option<String>| match answer {
        Some(answer) if legend.is_empty() => answer.parse().unwrap_or(0),
        Some(answer) => legend.iter().position(|word| word == answer).unwrap_or(0) as u32,
        None => legend.len().saturating_sub(1) as u32,
    };
    answers.iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_numbers_and_numbers_stay() {
        let some = |text: &str| Some(text.to_string());
        let answers = [some("win"), some("lose"), None, some("win")];
        let words = legend(&answers);
        assert_eq!(words, ["lose", "win", "not allowed by the statement"]);
        assert_eq!(numbers(&answers, &words), [1, 0, 2, 1]);
        let answers = [some("7"), None, some("0")];
        assert!(legend(&answers).is_empty());
        assert_eq!(numbers(&answers, &[]), [7, 0, 0]);
        assert!(legend(&[]).is_empty());
    }

    #[test]
    fn wythoffs_game_is_answered_by_its_rules() {
        let problem = crate::rules::find("p2252").expect("it is in the catalogue");
        let all = answers(problem, &[6, 6], &mut Watch::new("", 0)).unwrap();
        let lost: Vec<Vec<u64>> = solve::positions(&[6, 6])
            .zip(numbers(&all, &[]))
            .filter(|&(_, answer)| answer == 0)
            .map(|(position, _)| position)
            .collect();
        assert_eq!(lost, [[0, 0], [2, 1], [1, 2], [5, 3], [3, 5]]);
    }
}
