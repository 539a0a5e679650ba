//! The lemma of CF 1628 D2: numbers from a finer grid do Alice no good.

use libtest_mimic::{Failed, Trial};
use problems::cf1628d2::{Case, OnGrid};
use rules::search;

const MOST_ROUNDS: u64 = 8;

pub fn trial() -> Trial {
    Trial::test("grid::cf1628d2", a_finer_grid_changes_no_score)
}

fn a_finer_grid_changes_no_score() -> Result<(), Failed> {
    let due = |rounds| (0..=rounds).map(move |due| [rounds, due, 1]);
    let cases: Vec<Case> = (1..=MOST_ROUNDS).flat_map(due).collect();
    let leads = search::leads::<OnGrid>(&cases)?;
    let finer =
        [(2, search::leads::<OnGrid<2>>(&cases)?), (3, search::leads::<OnGrid<3>>(&cases)?)];
    for (parts, found) in finer {
        let expected: Vec<i64> = leads.iter().map(|lead| lead * parts).collect();
        if found != expected {
            return Err(
                format!("with {parts} times as many numbers: {found:?}, not {expected:?}").into()
            );
        }
    }
    Ok(())
}
