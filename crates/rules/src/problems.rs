//! The problems, a file each.

use crate::problem::{Named, Problem};

mod p2197;
mod p4363;

/// All problems, by name.
pub const PROBLEMS: &[&dyn Problem] =
    &[&Named::<p2197::P2197>::new("p2197"), &Named::<p4363::P4363>::new("p4363")];

/// The problem of exactly that name.
pub fn find(id: &str) -> Option<&'static dyn Problem> {
    PROBLEMS.iter().copied().find(|problem| problem.id() == id)
}
