//! What stands behind `cargo referee`: games and their searches, the rules of each problem, and the
//! tools that hold the solutions to them.

pub mod bench;
pub mod bundle;
pub mod catalogue;
pub mod checkout;
pub mod choices;
pub mod completions;
pub mod console;
pub mod explore;
pub mod game;
pub mod generate;
pub mod heaps;
pub mod judge;
pub mod measure;
pub mod new;
pub mod printer;
pub mod process;
pub mod reader;
pub mod rules;
pub mod show;
pub mod stress;
pub mod suggest;
#[cfg(test)]
mod tidy;
pub mod tree;
pub mod visible;
