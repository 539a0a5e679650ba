//! What each problem's statement says, a file per problem, and the inputs that it allows.

use fastrand::Rng;
use std::io::{self, Write};

/// An extreme input that the statement allows.
pub struct Worst {
    /// A short name, unique in its problem.
    pub name: &'static str,
    /// What it is meant to break.
    pub breaks: &'static str,
    /// Writes the input.
    pub write: fn(&mut dyn Write, &mut Rng) -> io::Result<()>,
}

/// Declares the files, and finds them by the problem's name.
macro_rules! problems {
    ($($id:ident)*) => {
        $(mod $id;)*

        /// The worst cases of a problem; none if it has no rules here.
        pub fn worst(problem: &str) -> &'static [Worst] {
            match problem {
                $(stringify!($id) => $id::WORST,)*
                _ => &[],
            }
        }
    };
}

problems! {
    abc229_h abc330_e agc017_d hdu3590 hdu4764 p1290 p2197 p2252 p2490 p2599 p2964 p3179 p3210 p3480 p4279 p4363 p5675 p6487 p7864 poj2311
}

/// Writes values with blanks between them, and a newline.
///
/// # Errors
///
/// Those of `out`.
pub fn write_line<T: std::fmt::Display>(
    out: &mut dyn Write,
    values: impl IntoIterator<Item = T>,
) -> io::Result<()> {
    for (index, value) in values.into_iter().enumerate() {
        write!(out, "{}{value}", if index > 0 { " " } else { "" })?;
    }
    writeln!(out)
}
