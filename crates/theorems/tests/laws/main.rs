//! Claims of the theorems, held against the searches in random plays of each problem. `cargo test p2252` looks at those
//! of P2252. Theorems about games of any kind stand beside it.

mod compounds;
mod counting;
mod course;
mod fusion;
mod geography;
mod joins;
mod matching;
mod scoring;
mod search;
mod stealing;
mod strips;
mod takeaway;
mod tartan;

use language::{Language, prose, within};
use libtest_mimic::{Arguments, Trial};
use problems::PROBLEMS;
use rules::session::{Session, Worth};
use rules::{Choices, Drawing, Node, Problem};
use std::collections::BTreeSet;
use std::process::ExitCode;
use theorems::{Explanation, Value, explain};

/// Plays of each problem, and the positions looked at in each.
const PLAYS: u64 = 60;
const MOVES: usize = 40;
/// A few short lines.
const LINES: usize = 14;
const COLUMNS: usize = 78;
/// Theorems whose links are a matching.
const MATCHINGS: &[&str] = &["agc014_d", "cf1110g", "cf1147f", "p1971", "p4055"];
/// Theorems of which parts wear the lead that each gives.
const LEADS: &[&str] = &["cf731e", "p3507", "p4363"];
/// Theorems about starts, which speak of later positions only where the winner is certain.
const OF_STARTS: &[&str] = &["agc014_d", "arc105_d", "cf1110g", "cf1147f", "p4101"];

fn main() -> ExitCode {
    let games = PROBLEMS.iter().copied().filter(|problem| is_game(*problem));
    let claims = games.map(|problem| {
        let name = format!("claims::{}", problem.id());
        law(name, move || the_claim_is_what_the_search_finds(problem))
    });
    let beyond = law("figures_speak_beyond_the_search", figures_speak_beyond_the_search);
    let general = [
        Vec::from(fusion::trials()),
        Vec::from(geography::trials()),
        Vec::from(stealing::trials()),
        Vec::from(matching::trials()),
        Vec::from(joins::trials()),
        Vec::from(tartan::trials()),
        Vec::from(compounds::trials()),
        Vec::from(scoring::trials()),
        Vec::from(strips::trials()),
        Vec::from(takeaway::trials()),
        Vec::from(course::trials()),
        Vec::from(counting::trials()),
        Vec::from(search::trials()),
    ];
    let laws = general.into_iter().flatten();
    let trials = claims.chain([beyond]).chain(laws).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A law, which panics where it does not hold.
fn law(name: impl Into<String>, holds: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, move || {
        holds();
        Ok(())
    })
}

fn is_game(problem: &dyn Problem) -> bool {
    !matches!(problem.play(&problem.random(&mut Choices::random(0), 1)), Ok(None))
}

fn the_claim_is_what_the_search_finds(problem: &dyn Problem) {
    let id = problem.id();
    let (mut said, mut failures) = (0, Vec::new());
    look_at_plays(problem, |input, moves, play| {
        let Ok(found) = play.worth() else { return false };
        let place = play.position();
        let Some(explanation) = explain(id, play) else {
            if OF_STARTS.contains(&id) && moves > 0 {
                return true;
            }
            failures.push(format!(
                "nothing is said of\n{place}\nin a play from\n{input}\
                 the theorem of {id} in crates/theorems/src/lib.rs gives `None` here"
            ));
            return false;
        };
        assert_form(id, &explanation.lines());
        assert_picture(id, &explanation, &place);
        within(Language::Chinese, || assert_chinese(id, input, play));
        said += 1;
        let agrees = explanation.worth == without_moves(explanation.worth, found);
        if !agrees {
            failures.push(format!(
                "the search finds {found:?}, the theorem claims {:?} of\n{place}\n{}\nin a play from\n{input}",
                explanation.worth,
                explanation.lines().join("\n")
            ));
        }
        agrees
    });
    if let Some(shortest) = failures.iter().min_by_key(|text| text.len()) {
        panic!("{} claims fail; the shortest:\n{shortest}", failures.len());
    }
    assert!(said > 0, "no random case is small enough to be played");
}

/// The finding of a search, as a claim has it: without the number of moves, if the claim has none.
fn without_moves(claim: Worth, found: Worth) -> Worth {
    match (claim, found) {
        (Worth::Won | Worth::Lost, Worth::WonIn(_)) => Worth::Won,
        (Worth::Won | Worth::Lost, Worth::LostIn(_)) => Worth::Lost,
        _ => found,
    }
}

/// Looks at the positions of random plays, each with the input of its play and the number of moves so far; at no more of a
/// play when `look` says false.
fn look_at_plays(problem: &dyn Problem, mut look: impl FnMut(&str, usize, &dyn Session) -> bool) {
    for seed in 0..PLAYS {
        let mut choices = Choices::random(seed);
        let size = [2, 4, 8, problem.large() / 2][seed as usize % 4];
        let input = problem.random(&mut choices, size.clamp(1, problem.large()));
        let Ok(Some(mut play)) = problem.play(&input) else { continue };
        for made in 0..MOVES {
            let count = play.moves().len();
            let goes_on = look(&input, made, &*play) && count > 0;
            if !goes_on || !play.make(choices.pick(0..=count - 1)) {
                break;
            }
        }
    }
}

/// The greatest numbers that can be played.
fn figures_speak_beyond_the_search() {
    let numbers = |first: u64| {
        (first..first + 100).map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    };
    let cases = [
        ("p2252", "10000 6180".into()),
        ("p2252", "10000 10000".into()),
        ("p1290", "1\n1836311903 1134903170".into()),
        ("p1290", "1\n1000000 1".into()),
        ("gameaam", format!("1\n100\n{}", "63245986 39088169\n".repeat(100))),
        ("gameaam", "1\n1\n9999 1".into()),
        ("hdu4764", "100000000 100\n0 0".into()),
        ("hdu4764", "100000000 1\n0 0".into()),
        ("dp_k", format!("100 100000\n{}", numbers(1))),
        ("dp_k", format!("100 100000\n{}", numbers(99_901))),
    ];
    for (id, input) in cases {
        let input = input + "\n";
        let problem = problems::find(id).expect("it is there");
        let play = problem.play(&input).expect("it is valid").expect("it is a game");
        assert_form(id, &explain(id, &*play).expect("it speaks of all positions").lines());
        within(Language::Chinese, || assert_chinese(id, &input, &*play));
    }
}

/// What is marked is there, and a matching is one.
fn assert_picture(id: &str, explanation: &Explanation, drawing: &Drawing) {
    let (there, picture) = (drawing.parts(), &explanation.picture);
    let placed = explanation.parts.iter().filter_map(|part| part.place);
    let marked = placed.chain(picture.values.iter().map(|value| value.0));
    let marked = marked.chain(picture.links.iter().flatten().copied());
    let unknown: Vec<usize> = marked.filter(|part| !there.contains(part)).collect();
    assert!(unknown.is_empty(), "{id}: no parts {unknown:?} in\n{drawing}");
    if MATCHINGS.contains(&id) {
        let ends: BTreeSet<usize> = picture.links.iter().flatten().copied().collect();
        assert_eq!(ends.len(), 2 * picture.links.len(), "{id}: {:?}", picture.links);
    }
    if LEADS.contains(&id) {
        assert_lead(explanation);
    }
    if let ("cf1110g", Drawing::Tree(nodes), false) = (id, drawing, picture.links.is_empty()) {
        assert_answers(nodes, &picture.links);
    }
}

/// The greatest number that a part wears is the lead that the theorem claims.
fn assert_lead(explanation: &Explanation) {
    let own = explanation.parts.iter().filter_map(|part| Some((part.place?, part.value)));
    let worn = own.chain(explanation.picture.values.iter().copied());
    let numbers = worn.filter_map(|(_, value)| match value {
        Value::Number(number, 0) => Some(number),
        _ => None,
    });
    let lead = numbers.max().map_or(explanation.worth, Worth::Score);
    assert_eq!(explanation.worth, lead);
}

/// Whoever answers in the pairs keeps the opponent from having a path of three vertices: each has a pair.
fn assert_answers(nodes: &[Node], pairs: &[[usize; 2]]) {
    let edges = nodes.iter().filter_map(|node| Some([node.number, node.parent?]));
    let ways: Vec<[usize; 2]> =
        edges.flat_map(|[one, other]| [[one, other], [other, one]]).collect();
    let is_pair = |ends: [usize; 2]| pairs.contains(&ends) || pairs.contains(&[ends[1], ends[0]]);
    for &[end, middle] in &ways {
        for &[_, other] in ways.iter().filter(|way| way[0] == middle && way[1] != end) {
            let has_pair = [[end, middle], [middle, other], [end, other]].into_iter().any(is_pair);
            assert!(has_pair, "{end}-{middle}-{other} has no pair of {pairs:?}");
        }
    }
}

fn assert_form(id: &str, lines: &[String]) {
    let text = lines.join("\n");
    assert!((1..=LINES).contains(&lines.len()), "{id}: {} lines:\n{text}", lines.len());
    assert!(lines.iter().all(|line| prose::width(line) <= COLUMNS), "{id}: too wide:\n{text}");
}

/// Names and the words of formulas: the others that are not Chinese come from the input.
const WORDS: &str = "SG kx lowbit mex max min xor mod div floor phi Nim Dawson Kayles Alice Bob Takahashi \
                     Aoki Snuke";

fn assert_chinese(id: &str, input: &str, play: &dyn Session) {
    let lines = explain(id, play).expect("it speaks in English").lines();
    assert_form(id, &lines);
    // A border of P4363 goes up and right.
    let is_known = |word: &&str| {
        WORDS.split(' ').any(|known| known == *word)
            || input.contains(word)
            || word.chars().all(|c| "UR".contains(c))
    };
    let text = lines.join("\n");
    let unknown: Vec<&str> = prose::latin_words(&text).filter(|word| !is_known(word)).collect();
    assert!(unknown.is_empty(), "{id}: {unknown:?} in Chinese:\n{text}");
}
