//! Fibonacci Nim: a move takes at most twice as many stones as the one before.

use crate::Saying;
use crate::words::filled;
use game::Player;
use sente::zeckendorf::{FIBONACCI, digits};

/// More terms are not listed one by one.
const LISTED: usize = 6;

/// P6487: whoever takes the last stone wins.
pub(crate) fn last_wins(_: &u64, &(stones, limit): &(u64, u64), _: Player) -> Option<Saying> {
    if stones == 0 {
        let end = "No stone is left: the opponent took the last one and won.".into();
        return Some(Saying::outcome(false, vec![end]));
    }
    let lines = vec!["As a sum of Fibonacci numbers of which no two are neighbours:".into()];
    about(lines, stones, [stones, limit], ["", "nothing is left, and the opponent loses"])
}

/// P6791: whoever takes the last stone loses. A move that takes it helps nobody who has another one. So it is the game on
/// all stones but one, in which the last stone wins.
pub(crate) fn last_loses<Case>(
    _: &Case,
    &(stones, limit): &(u64, u64),
    _: Player,
) -> Option<Saying> {
    let alone = |wins, end: &str| Some(Saying::outcome(wins, vec![end.into()]));
    match stones {
        0 => alone(true, "No stone is left: the opponent took the last one and lost."),
        1 => alone(false, "One stone is left. The player to move must take it and loses."),
        _ => {
            let lines = vec![
                format!("Nobody wants the last one of {stones} stones. The others are a sum"),
                "of Fibonacci numbers of which no two are neighbours:".into(),
            ];
            let words = [" without the last stone", "the opponent has to take the last one"];
            about(lines, stones - 1, [stones, limit], words)
        }
    }
}

/// Won iff the least term of the stones that count may be taken. `less` says which of those that are left do not count; to
/// take all that count leads to this end.
fn about(
    mut lines: Vec<String>,
    counted: u64,
    [stones, limit]: [u64; 2],
    [less, end]: [&str; 2],
) -> Option<Saying> {
    let sum = terms(counted);
    let least = *sum.last()?;
    let wins = limit >= least;
    lines.push(format!("  {counted} = {}", in_words(&sum)));
    lines.push(if wins {
        format!("The least term is {least}, and up to {limit} may be taken: enough.")
    } else {
        format!("The least term is {least}, but only up to {limit} may be taken.")
    });
    lines.extend(match sum.len() {
        _ if !wins => filled(&format!(
            "Whatever x is taken, what is left{less} has a least term of at most 2 x, so that the opponent can take it."
        )),
        1 => vec![format!("Take {least} of {stones}: {end}.")],
        _ => vec![
            format!(
                "Take {least} of {stones}: the least term left is {}, more than 2 * {least},",
                sum[sum.len() - 2]
            ),
            "and the opponent cannot take it.".into(),
        ],
    });
    Some(Saying::outcome(wins, lines))
}

/// The Fibonacci numbers of which no two are neighbours and whose sum this is, the greatest first.
fn terms(number: u64) -> Vec<u64> {
    let of_it = digits(number).filter(|&(_, mask)| mask != 0);
    of_it.map(|(place, _)| FIBONACCI[place]).collect()
}

/// The sum; of a long one, the least terms.
fn in_words(terms: &[u64]) -> String {
    let hidden = if terms.len() > LISTED { terms.len() - LISTED + 1 } else { 0 };
    let start = (hidden > 0).then(|| format!("({hidden} greater terms)"));
    let shown = terms[hidden..].iter().map(u64::to_string);
    start.into_iter().chain(shown).collect::<Vec<_>>().join(" + ")
}

#[cfg(test)]
mod tests {
    use super::{last_loses, last_wins, terms};
    use game::Player;
    use rules::session::Worth;

    fn of(stones: u64, limit: u64) -> (Option<Worth>, Vec<String>) {
        let saying = last_wins(&stones, &(stones, limit), Player::Left).expect("it is a heap");
        (saying.worth, saying.lines)
    }

    #[test]
    fn no_stones_are_lost_where_the_last_one_wins() {
        let (worth, lines) = of(0, 0);
        assert_eq!(worth, Some(Worth::Lost));
        assert_eq!(lines, ["No stone is left: the opponent took the last one and won."]);
    }

    #[test]
    fn a_heap_is_won_iff_its_least_term_may_be_taken() {
        assert_eq!(
            of(11, 4).1,
            [
                "As a sum of Fibonacci numbers of which no two are neighbours:",
                "  11 = 8 + 3",
                "The least term is 3, and up to 4 may be taken: enough.",
                "Take 3 of 11: the least term left is 8, more than 2 * 3,",
                "and the opponent cannot take it.",
            ]
        );
        let (worth, lines) = of(11, 2);
        assert_eq!(worth, Some(Worth::Lost));
        assert_eq!(lines[2], "The least term is 3, but only up to 2 may be taken.");
    }

    #[test]
    fn where_the_last_stone_loses_it_is_the_game_on_the_others() {
        let of = |stones, limit| last_loses(&(), &(stones, limit), Player::Left).expect("a heap");
        assert_eq!(of(0, 0).worth, Some(Worth::Won));
        assert_eq!(of(1, 1).worth, Some(Worth::Lost));
        assert_eq!(
            of(4, 3).lines,
            [
                "Nobody wants the last one of 4 stones. The others are a sum",
                "of Fibonacci numbers of which no two are neighbours:",
                "  3 = 3",
                "The least term is 3, and up to 3 may be taken: enough.",
                "Take 3 of 4: the opponent has to take the last one.",
            ]
        );
        assert_eq!(
            of(6, 2).lines[4..],
            [
                "Whatever x is taken, what is left without the last stone has a",
                "least term of at most 2 x, so that the opponent can take it.",
            ]
        );
    }

    #[test]
    fn less_than_the_least_term_leaves_one_that_can_be_taken() {
        let least = |counted| *terms(counted).last().expect("it is above 0");
        for counted in 1..2000 {
            assert!((1..least(counted)).all(|x| least(counted - x) <= 2 * x), "{counted}");
        }
    }
}
