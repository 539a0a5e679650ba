//! Alone.
/// Kept: nothing is bundled.
fn helper() -> u8 { if cfg!(windows) { 1 } else { 1 } }
fn main() { println!("{}", helper()); }
