//! The worth of a position to the player who is to move.

use game::Ending;

/// Value of a position for the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// He wins.
    Won,
    /// He loses.
    Lost,
    /// He wins in so many moves, if the winner hurries and the loser delays; used where play can go on for ever, and by
    /// [`Session::endings`](super::Session::endings).
    WonIn(u32),
    /// He loses in so many moves, by the same convention.
    LostIn(u32),
    /// Nobody can force an end.
    Drawn,
    /// His total minus the other's, from here on.
    Score(i64),
}

impl Worth {
    pub(super) fn of_win(wins: bool) -> Self {
        if wins { Worth::Won } else { Worth::Lost }
    }

    /// The worth of an ending, where play without one is worth `forever`.
    pub(super) fn of_ending(ending: Ending, forever: Worth) -> Self {
        match ending {
            Ending::Win(moves) => Worth::WonIn(moves),
            Ending::Loss(moves) => Worth::LostIn(moves),
            Ending::Draw => forever,
        }
    }

    /// Turns the worth of an option, as the opponent sees it, into that of the move, for the player who makes it.
    pub(super) fn to_the_mover(self, gain: i64) -> Self {
        match self {
            Worth::Won => Worth::Lost,
            Worth::Lost => Worth::Won,
            Worth::WonIn(moves) => Worth::LostIn(moves + 1),
            Worth::LostIn(moves) => Worth::WonIn(moves + 1),
            Worth::Drawn => Worth::Drawn,
            Worth::Score(score) => Worth::Score(gain - score),
        }
    }

    /// Number that orders worths: the greater one is better for the player to move. A win in fewer moves is better, as
    /// a win that is put off for ever is none; a loss in more moves is better.
    pub fn rank(self) -> i64 {
        const LATEST: i64 = u32::MAX as i64 + 1;
        match self {
            Worth::WonIn(moves) => LATEST - i64::from(moves),
            Worth::LostIn(moves) => i64::from(moves) - LATEST,
            Worth::Lost => -1,
            Worth::Drawn => 0,
            Worth::Won => 1,
            Worth::Score(score) => score,
        }
    }
}
