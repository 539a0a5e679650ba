//! A move that a theorem names is one of the best.

use crate::look_at_plays;
use rules::session::Worth;

/// The problems of which what is said names a move by its words, except where every move loses alike.
const NAMED: &[&str] = &[
    "abc206_f", "agc016_f", "cf1498f", "cf1704f", "cses2207", "loj10243", "p2148", "p2490",
    "p3179", "p3185", "p3235", "p5363", "poj2311", "yuki2726", "abc209_e", "abc229_h", "agc017_d",
    "cf1458e", "cf787c", "hdu3590", "p2599", "p2964", "p3210", "p4363", "p6560", "p7864",
];

#[test]
fn what_is_said_names_a_best_move_unless_all_lose_alike() {
    for id in NAMED {
        let problem = problems::find(id).expect("it is there");
        let mut named = 0;
        look_at_plays(problem, |_, play| {
            let (moves, Ok(best), Ok(worth)) = (play.moves(), play.best(), play.worth()) else {
                return false;
            };
            let saying = theorems::says(id, play).expect("the theorem speaks of all positions");
            let text = format!(" {}", saying.lines.join(" ").to_lowercase());
            // Points follow some words.
            let is_named = |&&number: &&usize| {
                let words = moves[number].trim_start_matches("move ");
                let words = words.split(':').next().unwrap_or_default();
                text.contains(&format!(" {}: ", words.to_lowercase()))
            };
            if !moves.is_empty() && worth != Worth::Lost {
                let place = play.position();
                assert!(best.iter().find(is_named).is_some(), "{id}: {place}\n{text}");
                named += 1;
            }
            true
        });
        assert!(named > 0, "{id}: no move was named");
    }
}
