//! MARK: the title. The figures of its theorem for a position, without a search.

use crate::explanation::{Explanation, Part, outcome, say};
use game::Player;

/// MARK: what decides, with the case, the position and who is to move. Here: a multiple of 3 is lost.
pub(crate) fn explain(_: &u64, &heap: &u64, _: Player) -> Option<Explanation> {
    let rest = heap % 3;
    let parts = vec![Part::number(say!("heap modulo 3"), format!("{heap} mod 3"), rest)];
    let why = match rest {
        0 => say!("{} is a multiple of 3, and no move leads from one to another.", heap),
        _ => say!("{} is no multiple of 3, and a move leads to one.", heap),
    };
    let rule = say!("Multiples of 3 are lost.");
    Some(Explanation::new(rule, parts, outcome(rest != 0), why))
}
