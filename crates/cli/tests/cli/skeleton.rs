//! What `cargo sente new` begins with compiles, and its tests pass.

#[path = "../../skeletons/solution.rs"]
#[allow(dead_code)]
mod solution;
