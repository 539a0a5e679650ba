//! TODO: the title. <LINK>
//!
//! **Rules.** TODO: in two or three sentences. Here: a heap; a move takes one or two stones; whoever
//! takes the last one wins.
//!
//! **Theorem.** TODO: what decides the game.
//!
//! **Proof.** TODO: a sketch that convinces.
//!
//! **Complexity.** TODO: time and memory.
//!
//! **Traps.** TODO: what wrong programs get wrong here, with the smallest input that shows it.
//!
//! **Source.** TODO: paper or book.

use sente::{input, output};

/// TODO: what it answers. One pure function that is the theorem: values in, answer out.
fn first_player_wins(heap: u64) -> bool {
    heap % 3 != 0
}

fn main() {
    // TODO: integer types from the statement's bounds.
    input! { heap: u64 }
    output().line(if first_player_wins(heap) { "Yes" } else { "No" });
}

#[cfg(test)]
mod skeleton {
    use super::first_player_wins;

    // TODO: tests named after the law that they check, degenerate cases first.
    #[test]
    fn no_stones_are_lost() {
        assert!(!first_player_wins(0));
    }
}
