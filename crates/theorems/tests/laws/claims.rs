//! What the theorems claim of positions is what the searches find.

use crate::{assert_form, look_at_plays};
use rules::Problem;

/// In every position of random plays the theorem claims what the search finds, in a few short lines.
pub fn hold(problem: &'static dyn Problem) {
    let id = problem.id();
    let mut said = 0;
    let mut failures = Vec::new();
    look_at_plays(problem, |input, play| {
        let Ok(found) = play.worth() else { return false };
        let place = play.position();
        let Some(saying) = theorems::says(id, play) else {
            failures.push(format!(
                "nothing is said of\n{place}\nin a play from\n{input}\
                 `says` in crates/theorems/src/lib.rs needs a line for {id}, unless its function gives `None` here"
            ));
            return false;
        };
        assert_form(id, &saying.lines);
        said += 1;
        if saying.worth == Some(found) {
            return true;
        }
        failures.push(format!(
            "the search finds {found:?}, the theorem claims {:?} of\n{place}\n{}\nin a play from\n{input}",
            saying.worth,
            saying.lines.join("\n")
        ));
        false
    });
    if let Some(shortest) = failures.iter().min_by_key(|text| text.len()) {
        panic!("{} claims fail; the shortest:\n{shortest}", failures.len());
    }
    assert!(said > 0, "no random case is small enough to be played");
}
