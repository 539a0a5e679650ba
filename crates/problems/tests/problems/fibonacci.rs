//! The answers of P6487 and P6791, which a search of the stones alone gives, against the game from its starts.

use libtest_mimic::{Failed, Trial};
use problems::p6791::{Heaps, LastLoses};
use rules::search;
use rules::session::Worth;

const MOST_STONES: u64 = 60;
const MOST_LIMIT: u64 = 20;

pub fn trials() -> [Trial; 2] {
    [
        Trial::test("starts::p6487", the_answer_is_the_least_move_of_the_play_that_wins),
        Trial::test("starts::p6791", the_answer_counts_the_starts_that_are_won),
    ]
}

fn the_answer_is_the_least_move_of_the_play_that_wins() -> Result<(), Failed> {
    let problem = problems::find("p6487").ok_or("it is listed")?;
    for stones in 2..=MOST_STONES {
        let input = format!("{stones}\n");
        let play = problem.play(&input)?.ok_or("it is a game")?;
        let moves = play.moves().into_iter().map(|one| one.amounts[0]);
        let winning = moves.zip(play.worths()?).filter(|(_, worth)| *worth == Worth::Won);
        let least = winning.map(|(taken, _)| taken as i64).min().unwrap_or(-1);
        hold(&input, &problem.answer(&input)?, &least.to_string())?;
    }
    Ok(())
}

fn the_answer_counts_the_starts_that_are_won() -> Result<(), Failed> {
    let problem = problems::find("p6791").ok_or("it is listed")?;
    for (k, n) in (1..=MOST_LIMIT).flat_map(|k| (1..=MOST_STONES).map(move |n| (k, n))) {
        let wins =
            search::at_starts::<LastLoses, bool>(&[Heaps { k, n }], search::wins::<LastLoses>)?;
        let won = wins.concat().into_iter().filter(|&wins| wins).count();
        let input = format!("1\n{k} {n}\n");
        hold(&input, &problem.answer(&input)?, &won.to_string())?;
    }
    Ok(())
}

fn hold(input: &str, answer: &str, of_play: &str) -> Result<(), Failed> {
    match answer.trim_end() == of_play {
        true => Ok(()),
        false => {
            Err(format!("{input}The rules answer {answer}From the starts it is {of_play}").into())
        }
    }
}
