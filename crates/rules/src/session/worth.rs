//! The worth of a position.

use game::Ending;

/// What a position is worth to the player who is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// He wins.
    Won,
    /// He loses.
    Lost,
    /// He wins after so many moves, if he hurries and the other one delays: said where play can go on for ever.
    WonIn(u32),
    /// He loses after so many moves, likewise.
    LostIn(u32),
    /// Nobody can force an end.
    Drawn,
    /// By how much his total from here on exceeds the other's.
    Score(i64),
}

impl Worth {
    pub(super) fn of_win(wins: bool) -> Self {
        if wins { Worth::Won } else { Worth::Lost }
    }

    pub(super) fn of_ending(ending: Ending) -> Self {
        match ending {
            Ending::Win(moves) => Worth::WonIn(moves),
            Ending::Loss(moves) => Worth::LostIn(moves),
            Ending::Draw => Worth::Drawn,
        }
    }

    /// What a move to a position of this worth to the opponent is worth to whoever makes it, with its gain.
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

    /// Whether the player to move is better off here than there. Where play can go on for ever, a faster win is
    /// better: a win that is put off again and again is none.
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
