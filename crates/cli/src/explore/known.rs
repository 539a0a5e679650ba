//! Which games there are, and what is said of others.

use crate::console::columns;
use explore::{games, strings};
use rules::{Problem, prose};

/// The cases of the problem are no table; if its game has a name, that is one.
pub(super) fn more_than_numbers(problem: &dyn Problem) -> String {
    let what = format!("the cases of {} are more than a few numbers", problem.id());
    match problem.explored() {
        "" => format!("{what}: --games lists what can be explored"),
        game => format!("{what}: explore its game instead, {game}"),
    }
}

/// A problem is asked what the judge asks; its game can be asked more.
pub(super) fn other_question(problem: &dyn Problem) -> String {
    let what = format!("{} has one question, the judge's: leave --ask out", problem.id());
    match problem.explored() {
        "" => what,
        game => format!("{what}, or ask its game, {game}"),
    }
}

/// There is no such game; a near one is named.
pub(super) fn unknown(name: &str) -> String {
    let entries = games::entries();
    let others = games::names::OTHERS.iter().map(|(other, _)| *other);
    let names = entries.iter().map(|entry| entry.name).chain(others).chain([strings::NAME]);
    let problems = problems::PROBLEMS;
    let known: Vec<&str> = names.chain(problems.iter().map(|problem| problem.id())).collect();
    let normal = ["misere-", "misère-"].iter().find_map(|prefix| name.strip_prefix(prefix));
    if let Some(normal) = normal.filter(|normal| known.contains(normal)) {
        return format!("no game is called {name:?}; did you mean {normal} --ask misere?");
    }
    match checkout::nearest(name, &known) {
        Some(near) => format!("no game is called {name:?}; did you mean {near}?"),
        None => format!("no game is called {name:?}; --games lists them"),
    }
}

/// All games that have a name.
pub(super) fn list_games() -> String {
    let problems = problems::PROBLEMS.iter();
    let ids: Vec<&str> =
        problems.filter(|p| !p.coordinates().is_empty()).map(|problem| problem.id()).collect();
    let others = format!(
        "Problems of the catalogue whose cases are a few numbers: {}.\n\nAnd your own, by --moves; \
         `cargo sente explore --help` says how, and has examples.\n",
        ids.join(", ")
    );
    format!("{}\n{}", games::listed(columns()), prose::fill(&others, columns()))
}
