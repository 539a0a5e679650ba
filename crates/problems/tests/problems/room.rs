//! The bound on taxes in CF 1149 E: with twice the room the same positions are lost.

use libtest_mimic::{Failed, Trial};
use problems::cf1149e::{Case, WithRoom};
use rules::choices::every;
use rules::search;
use rules::shapes::digraph::Edge;

const MOST_CITIES: usize = 4;

pub fn trial() -> Trial {
    Trial::test("room::cf1149e", twice_the_room_changes_no_outcome)
}

fn twice_the_room_changes_no_outcome() -> Result<(), Failed> {
    for n in 1..=MOST_CITIES {
        let pairs: Vec<Edge> =
            (0..n).flat_map(|from| (0..from).map(move |to| [from, to])).collect();
        let most = if n < MOST_CITIES { 3 } else { 1 };
        let graphs = every(|choices| -> Vec<Edge> {
            pairs.iter().copied().filter(|_| choices.flip()).collect()
        });
        for roads in graphs {
            let taxes = every(|choices| choices.several(n, 0..=most));
            let cases: Vec<Case> =
                taxes.map(|taxes| Case { taxes, roads: roads.clone() }).collect();
            let wins = search::first_player_wins::<WithRoom>(&cases)?;
            if search::first_player_wins::<WithRoom<2>>(&cases)? != wins {
                return Err(format!("{n} cities with the roads {roads:?}").into());
            }
        }
    }
    Ok(())
}
