//! MARK: the title. What its theorem says of a position: words and figures, and no search.

use crate::Saying;
use crate::words::filled;
use game::Player;

/// MARK: what decides, with the case, the position and who is to move. Here: a multiple of 3 is lost. Where a move
/// wins, one is named in the words of the rules, with a colon behind it.
pub(crate) fn says(_: &u64, &heap: &u64, _: Player) -> Option<Saying> {
    let why = match heap % 3 {
        0 => format!("{heap} is a multiple of 3, and no move leads from one to another."),
        taken => format!("Take {taken}: {} is left, a multiple of 3.", heap - taken),
    };
    Some(Saying::outcome(!heap.is_multiple_of(3), filled(&why)))
}
