//! Answers about all starts of a case, as several statements ask for them: errors where the games are too large for a
//! search.

use crate::search;
use crate::statement::Game;
use game::{Convention, Ending, Player, SearchResult};
use language::prose::joined;

/// For each case, an answer that follows from whether the first player wins at each of its starts.
pub fn by_wins<G: Game, Answer>(
    cases: &[G::Case],
    answer: impl Fn(&G::Case, Vec<bool>) -> Answer,
) -> SearchResult<Vec<Answer>> {
    let found = search::at_starts::<G, bool>(cases, search::wins::<G>)?;
    Ok(cases.iter().zip(found).map(|(case, wins)| answer(case, wins)).collect())
}

/// For each case of a partizan game in normal play, an answer that follows from two flags for each of its starts: true if Left
/// wins when he begins, and true if Right wins when he does.
pub fn by_beginners<G: Game, Answer>(
    cases: &[G::Case],
    answer: impl Fn(Vec<[bool; 2]>) -> Answer,
) -> SearchResult<Vec<Answer>> {
    let found = search::at_starts::<G, [bool; 2]>(cases, |graph| {
        let left = graph.wins_as(Player::Left, Convention::Normal)?;
        let right = graph.wins_as(Player::Right, Convention::Normal)?;
        Ok(left.into_iter().zip(right).map(<[bool; 2]>::from).collect())
    })?;
    Ok(found.into_iter().map(answer).collect())
}

/// For each case of a scoring game, an answer that follows from the first player's lead.
pub fn by_lead<G: Game, Answer>(
    cases: &[G::Case],
    answer: impl Fn(&G::Case, i64) -> Answer,
) -> SearchResult<Vec<Answer>> {
    let leads = search::leads::<G>(cases)?;
    Ok(cases.iter().zip(leads).map(|(case, lead)| answer(case, lead)).collect())
}

/// For each case of a scoring game in which a play gains a fixed total, the totals of both players.
pub fn by_totals<G: Game>(
    cases: &[G::Case],
    total: impl Fn(&G::Case) -> u64,
) -> SearchResult<Vec<String>> {
    by_lead::<G, _>(cases, |case, lead| {
        let all = total(case) as i64;
        format!("{} {}", (all + lead) / 2, (all - lead) / 2)
    })
}

/// For each case, how many of its starts the first player wins, modulo a number.
pub fn won<G: Game>(cases: &[G::Case], modulus: usize) -> SearchResult<Vec<usize>> {
    by_wins::<G, _>(cases, |_, wins| wins.iter().filter(|&&wins| wins).count() % modulus)
}

/// For each case, how many of its starts the first player loses, modulo a number.
pub fn lost<G: Game>(cases: &[G::Case], modulus: usize) -> SearchResult<Vec<usize>> {
    by_wins::<G, _>(cases, |_, wins| wins.iter().filter(|&&wins| !wins).count() % modulus)
}

/// For each case, the judge's words for its starts, each lost or won, with `between` between them.
pub fn in_words<G: Game>(
    cases: &[G::Case],
    [lost, won]: [&str; 2],
    between: &str,
) -> SearchResult<Vec<String>> {
    let word = |wins| if wins { won } else { lost };
    by_wins::<G, String>(cases, |_, wins| joined(wins.into_iter().map(word), between))
}

/// For each case of a game in which play can go on for ever, an answer that follows from the ending of each of its starts.
pub fn by_endings<G: Game, Answer>(
    cases: &[G::Case],
    answer: impl Fn(&G::Case, Vec<Ending>) -> Answer,
) -> SearchResult<Vec<Answer>> {
    let found = search::at_starts::<G, Ending>(cases, |graph| Ok(graph.endings()))?;
    Ok(cases.iter().zip(found).map(|(case, endings)| answer(case, endings)).collect())
}

/// The judge's words for the starts, each lost, drawn or won.
pub fn endings_in_words<G: Game>(
    cases: &[G::Case],
    [lost, drawn, won]: [&str; 3],
    between: &str,
) -> SearchResult<Vec<String>> {
    let word = |ending| match ending {
        Ending::Loss(_) => lost,
        Ending::Draw => drawn,
        Ending::Win(_) => won,
    };
    by_endings::<G, _>(cases, |_, endings| joined(endings.into_iter().map(word), between))
}
