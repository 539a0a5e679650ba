#[cfg_attr(not(debug_assertions), path = "fast.rs")]
pub mod imp;
