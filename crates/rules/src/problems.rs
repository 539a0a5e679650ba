//! The problems, a file each.

use crate::problem::{Named, Problem};

mod cses1730;
mod p1247;
mod p2197;
mod p2964;
mod p3179;
mod p3210;
mod p3480;
mod p4279;
mod p4363;
mod p5675;
mod p6487;
mod p7864;
mod poj2311;

/// All problems, by name.
#[rustfmt::skip]
pub const PROBLEMS: &[&dyn Problem] = &[
    &Named::<cses1730::Cses1730>::new("cses1730"),
    &Named::<p1247::P1247>::new("p1247"),
    &Named::<p2197::P2197>::new("p2197"),
    &Named::<p2964::P2964>::new("p2964"),
    &Named::<p3179::P3179>::new("p3179"),
    &Named::<p3210::P3210>::new("p3210"),
    &Named::<p3480::P3480>::new("p3480"),
    &Named::<p4279::P4279>::new("p4279"),
    &Named::<p4363::P4363>::new("p4363"),
    &Named::<p5675::P5675>::new("p5675"),
    &Named::<p6487::P6487>::new("p6487"),
    &Named::<p7864::P7864>::new("p7864"),
    &Named::<poj2311::Poj2311>::new("poj2311"),
];

/// The problem of exactly that name.
pub fn find(id: &str) -> Option<&'static dyn Problem> {
    PROBLEMS.iter().copied().find(|problem| problem.id() == id)
}
