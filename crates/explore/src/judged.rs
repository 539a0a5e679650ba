//! Problems of the catalogue whose cases are a few numbers: the judge's answers, by the bare rules.

use super::games;
use super::solve;
use super::watch::{Shortage, Watch, now};

use anyhow::Result;
use indexmap::IndexSet;
use rules::{Problem, search};
use std::time::Duration;

/// How many cases are answered together in one coordinate, and at most in several, where a row is.
const TOGETHER: usize = 64;
const MOST_TOGETHER: usize = 4096;

/// After a search that failed the next one has this part of its cases.
const FEWER: usize = 8;

/// However little time is left, a search may look at so many positions and moves.
const LEAST: usize = 200_000;

/// Cost of each position and each move that a search meets, in operations. They take longer; but no pattern of two
/// heaps would be told from chance if an attack were cut as early as that.
const SEARCHED: u64 = 10;

/// Answers as the judge writes them.
#[derive(Debug, Default)]
pub struct Judged {
    /// Each text once.
    words: IndexSet<String>,
    /// The number of the text for each position; [`NONE`] where the statement allows none.
    answers: Vec<u32>,
}

/// Where there is no position.
const NONE: u32 = u32::MAX;

/// About how many bytes a text takes.
const BYTES_OF_WORD: usize = 80;

/// What is explored, in words.
pub fn rules(problem: &dyn Problem) -> String {
    let rules = "The judge's answers, by the bare rules of the problem.";
    match problem.explored() {
        "" => rules.into(),
        game => format!("{rules} Its game has a name here: {game}."),
    }
}

/// What is known of the game of that name.
pub fn known(problem: &dyn Problem) -> Option<&'static str> {
    // Who proved what is the same for all parameters. It is of normal play.
    let is_parameter = |word: &str| word.chars().all(|c| c.is_ascii_uppercase());
    let fill = |(number, word): (usize, &str)| match is_parameter(word) {
        true => (number + 1).to_string(),
        false => word.to_string(),
    };
    let words: Vec<String> = problem.explored().split_whitespace().enumerate().map(fill).collect();
    games::find(&words).ok().flatten()?.known()
}

/// The answers at all coordinates below `sizes`; fewer if the watch ended the work, or the games became
/// too large.
///
/// # Errors
///
/// If not even the first ones can be searched.
pub fn answers(problem: &dyn Problem, sizes: &[usize], watch: &mut Watch) -> Result<Judged> {
    let mut together = if sizes.len() == 1 { TOGETHER } else { sizes[0].min(MOST_TOGETHER) };
    let mut judged = Judged::default();
    let mut coordinates = solve::positions(sizes);
    let mut next: Vec<Vec<u64>> = Vec::new();
    let mut pace = Pace::default();
    loop {
        next.extend(coordinates.by_ref().take(together.saturating_sub(next.len())));
        watch.hold(judged.words.len() * BYTES_OF_WORD);
        if next.is_empty() || !watch.goes_on(judged.answers.len() as u64) {
            return Ok(judged);
        }
        let batch = &next[..together.min(next.len())];
        let most = pace.most(watch.time_left());
        let (before, start) = (game::searched(), now());
        let answers = search::within(most, || problem.answers_at(batch));
        let searched = game::searched() - before;
        pace.note(searched, now().saturating_sub(start));
        watch.spend((searched + batch.len() as u64) * SEARCHED);
        match answers {
            Ok(answers) => {
                answers.into_iter().for_each(|answer| judged.push(answer));
                next.drain(..batch.len());
            }
            // The pace was not known yet.
            Err(_) if pace.most(watch.time_left()) / 2 > most => {}
            // Fewer at a time may still be searched; but each search that fails takes seconds.
            Err(_) if batch.len() > 1 => together = (batch.len() / FEWER).max(1),
            Err(error) if judged.answers.is_empty() => return Err(error.into()),
            Err(_) => {
                if most < search::BUDGET {
                    watch.ends_for(Shortage::Work);
                }
                return Ok(judged);
            }
        }
    }
}

/// How fast this machine searches.
#[derive(Default)]
struct Pace {
    searched: u64,
    took: Duration,
}

impl Pace {
    fn note(&mut self, searched: u64, took: Duration) {
        self.searched += searched;
        self.took += took;
    }

    /// How much a search may look at, so that it ends when the time does. Without a limit of time, as much as any.
    fn most(&self, left: Option<Duration>) -> usize {
        let Some(left) = left else { return search::BUDGET };
        if self.took.is_zero() {
            return LEAST;
        }
        let fits = self.searched as f64 * left.as_secs_f64() / self.took.as_secs_f64();
        (fits as usize).clamp(LEAST, search::BUDGET)
    }
}

impl Judged {
    fn push(&mut self, answer: Option<String>) {
        let number = answer.map_or(NONE, |word| self.words.insert_full(word).0 as u32);
        self.answers.push(number);
    }

    /// Where there is no position.
    pub fn gaps(&self) -> Vec<bool> {
        self.answers.iter().map(|&number| number == NONE).collect()
    }

    /// The words that the judge has for answers: those for lost and won, if these are all, or else the rarest first.
    /// None if the answers are numbers.
    pub fn legend(&self, outcomes: Option<[&str; 2]>) -> Vec<String> {
        if self.words.iter().all(|word| word.parse::<u32>().is_ok()) {
            return Vec::new();
        }
        let are_all =
            |words: &[&str; 2]| self.words.iter().all(|word| words.contains(&word.as_str()));
        if let Some(outcomes) = outcomes.filter(are_all) {
            return outcomes.map(String::from).into();
        }
        let mut counts = vec![0_u32; self.words.len()];
        self.answers
            .iter()
            .filter(|&&number| number != NONE)
            .for_each(|&n| counts[n as usize] += 1);
        let mut words: Vec<(u32, &String)> = counts.into_iter().zip(&self.words).collect();
        words.sort();
        words.into_iter().map(|(_, word)| word.clone()).collect()
    }

    /// The answers as numbers: those of the words, if there are any. What the statement does not allow has
    /// the number behind these, or 0.
    pub fn numbers(&self, legend: &[String]) -> Vec<u32> {
        let place = |word: &String| {
            let place = legend.iter().position(|other| other == word);
            place.unwrap_or(legend.len()) as u32
        };
        let number = |word: &String| match legend {
            [] => word.parse().unwrap_or(0),
            _ => place(word),
        };
        let numbers: Vec<u32> = self.words.iter().map(number).collect();
        let none = legend.len() as u32;
        self.answers
            .iter()
            .map(|&answer| numbers.get(answer as usize).copied().unwrap_or(none))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;

    fn judged(answers: &[Option<&str>]) -> Judged {
        let mut judged = Judged::default();
        answers.iter().for_each(|answer| judged.push(answer.map(String::from)));
        judged
    }

    #[test]
    fn words_become_numbers_and_numbers_stay() {
        let answers = judged(&[Some("win"), Some("lose"), None, Some("win")]);
        let words = answers.legend(None);
        assert_eq!(words, ["lose", "win"]);
        assert_eq!(answers.numbers(&words), [1, 0, 2, 1]);
        assert_eq!(answers.legend(Some(["win", "lose"])), ["win", "lose"]);
        assert_eq!(answers.legend(Some(["win", "draw"])), ["lose", "win"]);
        assert_eq!(answers.gaps(), [false, false, true, false]);
        let answers = judged(&[Some("7"), None, Some("0")]);
        assert!(answers.legend(Some(["0", "7"])).is_empty());
        assert_eq!(answers.numbers(&[]), [7, 0, 0]);
        assert!(judged(&[]).legend(None).is_empty());
    }

    #[test]
    fn what_is_known_of_a_game_is_known_of_its_problem() {
        let known = |id: &str| known(problems::find(id).expect("it is in the catalogue"));
        assert!(known("arc091_f").is_some_and(|text| text.contains("n - floor(n / K) - 1")));
        assert!(known("abc297_g").is_some_and(|text| text.contains("(n mod (L + R)) / L")));
        assert!(known("gameaam").is_some_and(|text| text.contains("Nivasch")));
        assert!(known("p2197").is_some_and(|text| text.contains("Bouton")));
        // Misère play is another game.
        assert_eq!(known("p4279"), None);
        assert_eq!(known("hdu4764"), None);
    }

    #[test]
    fn words_of_another_table_keep_their_numbers() {
        let words = judged(&[Some("win"), Some("lose"), Some("win")]).legend(None);
        assert_eq!(judged(&[Some("lose"), Some("draw"), Some("win")]).numbers(&words), [0, 2, 1]);
    }

    #[test]
    fn wythoffs_game_is_answered_by_its_rules() {
        let problem = problems::find("p2252").expect("it is in the catalogue");
        let all = answers(problem, &[6, 6], &mut Watch::new("", 0)).unwrap();
        let lost: Vec<Vec<u64>> = solve::positions(&[6, 6])
            .zip(all.numbers(&[]))
            .filter(|&(_, answer)| answer == 0)
            .map(|(position, _)| position)
            .collect();
        assert_eq!(lost, [[0, 0], [2, 1], [1, 2], [5, 3], [3, 5]]);
    }

    #[test]
    fn a_search_looks_at_no_more_than_it_is_allowed() {
        let problem = problems::find("p2252").expect("it is in the catalogue");
        let search = |most| search::within(most, || problem.answers_at(&[vec![30, 30]])).is_ok();
        assert!(!search(1000) && search(search::BUDGET));
    }

    #[test]
    fn a_search_ends_with_its_time_and_without_a_clock_with_its_budget() {
        let mut pace = Pace::default();
        let second = Some(Duration::from_secs(1));
        assert_eq!(pace.most(second), LEAST);
        pace.note(1_000_000, Duration::from_secs(1));
        assert_eq!(pace.most(second), 1_000_000);
        assert_eq!(pace.most(Some(Duration::ZERO)), LEAST);
        assert_eq!(pace.most(Some(Duration::from_secs(3600))), search::BUDGET);
        // In a browser the clock stands.
        let watch = Watch::new("", 0).within(Limits::new(1 << 30, 1));
        assert_eq!(pace.most(watch.time_left()), search::BUDGET);
    }

    #[test]
    fn a_row_that_is_too_long_to_be_searched_at_once_is_searched_in_pieces() {
        let problem = problems::find("p2252").expect("it is in the catalogue");
        let limits = Limits { operations: 175_000_000, ..Limits::NONE };
        let watch = &mut Watch::new("", 0).within(limits);
        let some = answers(problem, &[100_000, 4], watch).unwrap();
        assert!(some.numbers(&[]).len() > 1000);
    }
}
