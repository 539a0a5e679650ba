//! Parts that the inputs of several problems share: their forms, and small and random ones.

pub mod bits;
pub mod board;
pub mod digraph;
pub mod ends;
pub mod euclid;
pub mod fibonacci;
pub mod heaps;
pub mod primes;
pub mod tree;
