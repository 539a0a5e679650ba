//! Heaps of which a move takes some and leaves the rest as several heaps.

/// A taking-and-breaking game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeAndBreak {
    /// By the number taken: bit `k` is set where `k` heaps may be left.
    left: Vec<u32>,
    /// The same for all greater numbers.
    beyond: u32,
    /// Lesser numbers can be taken only where that is all.
    least: usize,
    /// True where heaps that are left must differ.
    unequal: bool,
}
