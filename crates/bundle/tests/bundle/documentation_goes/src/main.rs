//! Title. <https://example.org>
//!
//! **Theorem.** True.
//!
//! **Proof.** Long.
//!
//! **Complexity.** O(1) time. And more of it.
//!
//! **Source.** A book.

/// Prints.
fn main() { println!("{}", kit::one()); } // Kept.
