//! The problems, a file each.

use crate::problem::{Named, Problem};

mod abc229_h;
mod abc330_e;
mod agc017_d;
mod hdu3590;
mod hdu4764;
mod p1290;
mod p2197;
mod p2252;
mod p2490;
mod p2599;
mod p4363;

/// All problems, by name.
pub const PROBLEMS: &[&dyn Problem] = &[
    &Named::<abc229_h::Abc229H>::new("abc229_h"),
    &Named::<abc330_e::Abc330E>::new("abc330_e"),
    &Named::<agc017_d::Agc017D>::new("agc017_d"),
    &Named::<hdu3590::Hdu3590>::new("hdu3590"),
    &Named::<hdu4764::Hdu4764>::new("hdu4764"),
    &Named::<p1290::P1290>::new("p1290"),
    &Named::<p2197::P2197>::new("p2197"),
    &Named::<p2252::P2252>::new("p2252"),
    &Named::<p2490::P2490>::new("p2490"),
    &Named::<p2599::P2599>::new("p2599"),
    &Named::<p4363::P4363>::new("p4363"),
];

/// The problem of exactly that name.
pub fn find(id: &str) -> Option<&'static dyn Problem> {
    PROBLEMS.iter().copied().find(|problem| problem.id() == id)
}
