//! Random games, explored, and held against plain searches that know nothing of the explorer: every value, whatever is
//! said of a pattern, and what is proved as far as four times what it was proved by.

mod coordinates;
mod games;
mod naive;

use super::{Exploration, Order, Subject};
use crate::ask::Question;
use crate::claim::Claim;
use crate::games::Game;
use crate::limits::Limits;
use crate::pattern::tests::reader::first_lie;
use crate::pattern::{NO_PATTERN, Period};
use crate::watch::Watch;
use games::Random;
use naive::answers;

/// A game that is asked for no more values than a search has soon, unless `FULL` attacks are asked for by hand.
fn subject<'a>(game: &'a dyn Game, question: Question, most_parts: usize) -> Subject<'a> {
    let most = match (question, most_parts) {
        _ if std::env::var_os("FULL").is_some() => usize::MAX,
        (Question::Misere, 2..) => 16,
        (_, 0 | 1) => 6000,
        (_, 2) => 1200,
        _ => 100,
    };
    let subject = Subject::game(game, question, false, Limits::NONE);
    let compute = subject.compute;
    let fewer = move |sizes: &[usize], watch: &mut Watch| compute(&[sizes[0].min(most)], watch);
    Subject { compute: Box::new(fewer), ..subject }
}

/// What was found, counted.
#[derive(Debug, Default)]
struct Counts {
    games: u64,
    values: u64,
    proved: u64,
    /// Values after the window of a proof that a search confirmed.
    beyond: u64,
    patterns: u64,
    refuted: u64,
}

/// Explores a game and looks at all that is said of it.
fn explore(random: &Random, question: Question, to: u64, counts: &mut Counts) {
    let game = random.game();
    let told = format!("{} --ask {question:?} --to {to}", random.words);
    println!("{told}");
    let order = Order { to: vec![to], raw: false, search: true };
    let result = subject(&*game, question, random.most_parts).explore(&order);
    let result = result.unwrap_or_else(|error| panic!("{told}: {error}"));
    let size = size(random, question, &result);
    let naive = answers(random, question, size);
    let first = result.values.iter().zip(&naive).position(|(value, naive)| value != naive);
    assert_eq!(first, None, "{told}: the first wrong heap");
    counts.games += 1;
    counts.values += result.values.len().min(naive.len()) as u64;
    check_finding(&result, &naive, &told, counts);
    if let Some((finding, period)) =
        result.finding.as_ref().and_then(|finding| Some((finding, finding.period.as_ref()?)))
        && matches!(finding.claim, Claim::Proved(_))
    {
        counts.beyond += naive.len().saturating_sub(window(random, period)) as u64;
    }
}

/// About as many values as prove a period.
fn window(random: &Random, period: &Period) -> usize {
    random.most_parts.max(1) * (period.preperiod + period.period) + random.most_taken
}

/// Four times as many values as a proof takes, or as many as were looked at, as far as a plain search can go.
fn size(random: &Random, question: Question, result: &Exploration) -> usize {
    let looked_at = result.looked_at.unwrap_or(0).max(result.values.len());
    let period = result.finding.as_ref().and_then(|finding| finding.period.as_ref());
    let window = period.map_or(0, |period| window(random, period));
    let most = match (question, random.most_parts) {
        (Question::Misere, 2..) => 26,
        (_, 0 | 1) => 40_000,
        (_, 2) => 3000,
        _ => 120,
    };
    looked_at.max(4 * window).max(100).min(most)
}

/// Whether all that is said of a pattern is true of these values.
fn check_finding(result: &Exploration, naive: &[u32], told: &str, counts: &mut Counts) {
    let Some(finding) = &result.finding else { return };
    let places: Vec<(Vec<u64>, u32)> =
        (0..).zip(naive).map(|(n, &value)| (vec![n], value)).collect();
    let up_to = |last: u64| &places[..places.len().min(last as usize + 1)];
    for refuted in &finding.refuted {
        counts.refuted += 1;
        let (text, place) = refuted.rsplit_once(" and broke at n = ").expect("it broke somewhere");
        let (text, held) = text.rsplit_once(" held to ").expect("it held for a while");
        let (held, place) = (held.parse().unwrap(), place.parse::<usize>().unwrap());
        assert_eq!(first_lie(text, &["n"], up_to(held)), None, "{told}: {refuted}");
        if place < places.len() {
            assert!(first_lie(text, &["n"], up_to(place as u64)).is_some(), "{told}: {refuted}");
        }
    }
    if finding.text == NO_PATTERN {
        return;
    }
    counts.patterns += 1;
    let told_of = match &finding.claim {
        Claim::Proved(_) => {
            counts.proved += 1;
            &places[..]
        }
        _ => up_to(finding.checked_to),
    };
    assert_eq!(first_lie(&finding.text, &["n"], told_of), None, "{told}: {}", finding.text);
    if let Some(period) = &finding.period {
        let repeats = |n: usize| {
            let later = told_of.get(n + period.period)?.1;
            Some(later == told_of[n].1 + period.saltus)
        };
        let broken = (period.preperiod..told_of.len()).find(|&n| repeats(n) == Some(false));
        assert_eq!(broken, None, "{told}: {}", finding.text);
        if let Some(last) = period.last_exception.filter(|&last| last < told_of.len()) {
            assert_ne!(repeats(last), Some(true), "{told}: {last} is no exception");
        }
    }
}

/// Explores random games of a kind.
fn campaign(seed: u64, usual: u64, kind: fn(&mut fastrand::Rng) -> Random) -> Counts {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut counts = Counts::default();
    for _ in 0..usual {
        let game = kind(&mut random);
        let question = match (random.u8(0..6), game.most_parts) {
            (0, _) => Question::Outcome,
            (1, _) => Question::Misere,
            (2, 0 | 1) => Question::Remoteness,
            _ => Question::Grundy,
        };
        let to = match (question, game.most_parts) {
            (Question::Misere, 2..) => random.u64(0..14),
            _ => random.u64(0..300),
        };
        explore(&game, question, to, &mut counts);
    }
    println!("{counts:?}");
    counts
}

#[test]
fn what_is_said_where_there_is_no_position_is_no_part_of_a_pattern() {
    let words = ["chomp", "2"].map(String::from);
    let chomp = crate::games::find(&words).unwrap().expect("the game is known");
    let subject = Subject::game(&*chomp, Question::Outcome, false, Limits::NONE);
    let order = Order { to: vec![40], raw: false, search: true };
    let finding = subject.explore(&order).unwrap().finding.expect("there is a pattern");
    assert_eq!(finding.text, "0 exactly when columns of 1 = 1");
}

#[test]
fn what_is_said_of_octal_and_hexadecimal_games_is_true() {
    assert!(campaign(1, 30, games::octal).proved >= 6, "hardly anything was proved");
}

#[test]
fn what_is_said_of_subtraction_games_is_true() {
    assert!(campaign(2, 60, games::subtraction).proved >= 31, "hardly anything was proved");
}

#[test]
fn what_is_said_of_taking_and_breaking_is_true() {
    assert!(campaign(3, 30, games::take_and_break).proved >= 6, "hardly anything was proved");
}

#[test]
fn what_is_said_of_expressions_is_true() {
    assert!(campaign(4, 60, games::expression).patterns >= 21, "hardly any pattern was found");
}
