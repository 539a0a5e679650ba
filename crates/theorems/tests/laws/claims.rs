//! What the theorems claim of positions is what the searches find.

use crate::{assert_form, look_at_plays};

#[test]
fn a_theorem_claims_what_the_search_finds_in_every_position_of_every_game() {
    let mut failures = Vec::new();
    for problem in problems::PROBLEMS {
        let mut said = 0;
        let id = problem.id();
        look_at_plays(*problem, |input, play| {
            let Ok(found) = play.worth() else { return false };
            let place = play.position();
            let Some(saying) = theorems::says(id, play) else {
                failures
                    .push(format!("{id}: nothing is said of\n{place}\nin a play from\n{input}"));
                return false;
            };
            assert_form(id, &saying.lines);
            said += 1;
            if saying.worth == Some(found) {
                return true;
            }
            failures.push(format!(
                "{id}: the search finds {found:?}, the theorem claims {:?} of\n{place}\n{}\nin a play from\n{input}",
                saying.worth,
                saying.lines.join("\n")
            ));
            false
        });
        println!("{id}: {said} positions");
        // The only problem that is about no game.
        assert!(said > 0 || id == "abc330_e", "{id}: nothing was played");
    }
    let shortest = failures.iter().min_by_key(|text| text.len());
    assert!(
        failures.is_empty(),
        "{} claims fail; the shortest:\n{}",
        failures.len(),
        shortest.map_or("", |text| text)
    );
}
