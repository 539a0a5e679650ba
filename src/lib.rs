//! Combinatorial-game problems from online judges, solved.
//!
//! Each program in `src/bin` solves one problem and begins with its theorem and proof. This library
//! holds what they share:
//!
//! - [`input!`] and [`is_stdin_empty`] read the judge's input: the grammar of `proconio::input!`,
//!   checked, in constant memory;
//! - [`output()`] prints the answers through one buffer;
//! - [`io`] is what stands behind them;
//! - [`balanced`] counts layouts of pieces whose gaps are heaps of a game like Nim;
//! - [`convolution`] multiplies polynomials modulo a prime by their values at roots of 1;
//! - [`dawson`] has the values of Dawson's Kayles, and their period;
//! - [`graph`] has the adjacency lists of a directed graph, an order of its vertices, and their Grundy
//!   values;
//! - [`matching`] matches as many vertices of a bipartite graph as can be;
//! - [`mex`] finds the least number that is not among the options' values;
//! - [`modular`] counts modulo a prime;
//! - [`nimber`] multiplies nimbers;
//! - [`peaks`] merges the peaks of a row whose numbers are taken from its ends, for points;
//! - [`retrograde`] tells who wins on a graph where play can go on for ever;
//! - [`span`] holds all nim-sums of some numbers by a basis;
//! - [`splitting`] finds the values of games in which a move leaves two heaps in the place of one;
//! - [`stable`] matches two sides so that no two would rather have each other;
//! - [`tree`] walks a tree from its leaves;
//! - [`walsh`] transforms counts by nim-sums;
//! - [`zeckendorf`] writes numbers as sums of Fibonacci numbers.
//!
//! ```no_run
//! use sente::{input, output};
//!
//! input! { n: usize, heaps: [u64; n] }
//! let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
//! output().line(if nim_sum != 0 { "Yes" } else { "No" });
//! ```
//!
//! Everything here compiles with the standard library of Rust 1.75 alone and without `unsafe`.

#![warn(missing_docs)]

pub mod balanced;
pub mod convolution;
pub mod dawson;
pub mod graph;
pub mod io;
pub mod matching;
pub mod mex;
pub mod modular;
pub mod nimber;
pub mod peaks;
pub mod retrograde;
pub mod span;
pub mod splitting;
pub mod stable;
pub mod tree;
pub mod walsh;
pub mod zeckendorf;

pub use io::{is_stdin_empty, output};
