//! The period theorem of taking-and-breaking games.

/// From `start` on, `v(n + period) = v(n) + saltus`: the least such period, and the least start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// The least `n` from which on it holds.
    pub start: usize,
    /// At least 1.
    pub period: usize,
    /// The number that each period adds: 0 unless the period is an arithmetic one.
    pub saltus: u32,
}

/// Answers of one coordinate that repeat for ever, and the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proved {
    /// The first `period.start + period.period` answers, which tell all others.
    pub beginning: Vec<u32>,
    /// The least period; its saltus is 0.
    pub period: Period,
    /// The theorem, and the window in which its premise was checked.
    pub reason: String,
}

/// The numbers in the theorem that come from a game, which must be one of those that it is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theorem {
    /// The most heaps that a move leaves, `r`.
    pub parts: usize,
    /// The most that a move takes, `t`.
    pub most_taken: usize,
}
