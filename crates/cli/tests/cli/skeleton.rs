//! The skeleton of `cargo sente new` compiles, and its tests pass.

#[path = "../../skeletons/solution.rs"]
#[allow(dead_code)]
// Judges still have Rust 1.75.
#[allow(clippy::manual_is_multiple_of)]
mod solution;
