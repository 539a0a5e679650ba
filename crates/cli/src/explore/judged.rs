//! Problems of the catalogue whose cases are a few numbers: the judge's answers, by the bare rules.

use super::solve;
use super::watch::Watch;
use crate::game;
use crate::rules::Problem;
use anyhow::Result;

/// How many cases are answered together, besides those of a row.
const TOGETHER: usize = 64;

/// What a position costs that a search meets, in operations.
const SEARCHED: u64 = 500;

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
        let before = game::positions_searched();
        let more = problem.answers_at(batch);
        watch.spend((game::positions_searched() - before) * SEARCHED);
        match more {
            Ok(more) => answers.extend(more),
            Err(error) if answers.is_empty() => return Err(error.into()),
            Err(_) => break,
        }
    }
    Ok(answers)
}

/// The words that the judge has for answers, the rarest first: lost positions are the fewer ones in most
/// games. None if the answers are numbers.
pub fn legend(answers: &[Option<String>]) -> Vec<String> {
    let mut words: Vec<String> = answers.iter().flatten().cloned().collect();
    words.sort();
    words.dedup();
    if words.iter().all(|answer| answer.parse::<u32>().is_ok()) {
        return Vec::new();
    }
    words.sort_by_cached_key(|word| {
        answers.iter().filter(|answer| answer.as_ref() == Some(word)).count()
    });
    words
}

/// The answers as numbers: those of the words, if there are any. What the statement does not allow has the
/// number behind these, or 0.
pub fn numbers(answers: &[Option<String>], legend: &[String]) -> Vec<u32> {
    let place = |word: &String| legend.iter().position(|other| other == word);
    let number = |answer: &Option<String>| match answer {
        Some(answer) if legend.is_empty() => answer.parse().unwrap_or(0),
        Some(answer) => place(answer).unwrap_or(legend.len()) as u32,
        None => legend.len() as u32,
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
        assert_eq!(words, ["lose", "win"]);
        assert_eq!(numbers(&answers, &words), [1, 0, 2, 1]);
        let answers = [some("7"), None, some("0")];
        assert!(legend(&answers).is_empty());
        assert_eq!(numbers(&answers, &[]), [7, 0, 0]);
        assert!(legend(&[]).is_empty());
    }

    #[test]
    fn wythoffs_game_is_answered_by_its_rules() {
        let problem = crate::rules::problems::find("p2252").expect("it is in the catalogue");
        let all = answers(problem, &[6, 6], &mut Watch::new("", 0)).unwrap();
        let lost: Vec<Vec<u64>> = solve::positions(&[6, 6])
            .zip(numbers(&all, &[]))
            .filter(|&(_, answer)| answer == 0)
            .map(|(position, _)| position)
            .collect();
        assert_eq!(lost, [[0, 0], [2, 1], [1, 2], [5, 3], [3, 5]]);
    }
}
