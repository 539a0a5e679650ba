//! What is found, what is not, and what is said of it.

mod heaps;
mod members;
pub mod reader;
mod sequences;
mod tables;
mod truth;

use super::*;

/// The first values of an endless sequence.
fn first(count: usize, of: impl Fn(u64) -> u64) -> Vec<u32> {
    (0..count as u64).map(|n| of(n) as u32).collect()
}

/// The finding on 200 values that can be computed on.
fn endless(of: impl Fn(u64) -> u64) -> Option<Finding> {
    sequence(&first(200, &of), &mut |count| first(count, &of))
}

/// The finding on values of which there are no more.
fn alone(values: &[u32]) -> Option<Finding> {
    sequence(values, &mut |_| Vec::new())
}

fn text(found: Option<Finding>) -> String {
    found.map_or_else(|| "nothing".into(), |found| found.text)
}
