//! MARK: the title. <LINK>
//!
//! **Rules.** MARK: in two or three sentences. Here: a heap; a move takes one or two stones; whoever
//! takes the last one wins.
//!
//! **Theorem.** MARK: what decides the game. (Proved.)
//!
//! **Proof.** MARK: a sketch that convinces.
//!
//! **Complexity.** MARK: time and memory.
//!
//! **Traps.** MARK: what wrong programs get wrong here, with the smallest input that shows it: `3`
//! answers `No`. (Tests run such examples; a slash between blanks is a new line.)
//!
//! **Source.** MARK: paper or book.

use sente::{input, output};

/// MARK: what it answers. One pure function that is the theorem: values in, answer out.
fn first_player_wins(heap: u64) -> bool {
    heap % 3 != 0
}

fn main() {
    // MARK: integer types from the statement's bounds.
    input! { heap: u64 }
    output().line(if first_player_wins(heap) { "Yes" } else { "No" });
}

#[cfg(test)]
mod skeleton {
    use super::first_player_wins;

    // MARK: tests named after the law that they check, degenerate cases first.
    #[test]
    fn no_stones_are_lost() {
        assert!(!first_player_wins(0));
    }
}
