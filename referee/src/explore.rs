//! The explorer: a game's table, what pattern it follows, and pictures of it.

pub mod claim;
pub mod pattern;
pub mod picture;
