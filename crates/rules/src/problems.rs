//! The problems, a file each.

use crate::problem::{Named, Problem};

mod cses1730;
mod p1247;
mod p2197;
mod p4363;

/// All problems, by name.
#[rustfmt::skip]
pub const PROBLEMS: &[&dyn Problem] = &[
    &Named::<cses1730::Cses1730>::new("cses1730"),
    &Named::<p1247::P1247>::new("p1247"),
    &Named::<p2197::P2197>::new("p2197"),
    &Named::<p4363::P4363>::new("p4363"),
];

/// The problem of exactly that name.
pub fn find(id: &str) -> Option<&'static dyn Problem> {
    PROBLEMS.iter().copied().find(|problem| problem.id() == id)
}
