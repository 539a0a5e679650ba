//! Every solution: its unit tests, and its `main` on the judge's samples, on the examples of its header, on the inputs
//! that break wrong ideas, and on small and random inputs that the bare rules of its game answer.
//!
//! `cargo test p2252` runs the tests of P2252. A failure prints an input that is ready to pipe, and the reason.
//!
//! All solutions are one program with what stands here for `sente` and `proconio`: each `main` is called, in a thread,
//! with each input. `binary` runs the programs that cargo links, as processes.

mod laws;
mod running;

extern crate sente as library;
// For the solutions.
extern crate self as sente;
extern crate stage as proconio;

pub(crate) use library::*;
pub use stage::{is_stdin_empty, output};

pub mod io {
    pub use library::io::*;
    pub use stage::{fail, refuse_bad_input, rest_of_input};
}

/// The solutions.
// Tests are named after their file, and a line stands behind them.
#[allow(clippy::module_inception, clippy::items_after_test_module)]
mod bin {
    include!(concat!(env!("OUT_DIR"), "/solutions.rs"));
}

// Behind the solutions, as it would be in the scope of those that read with proconio, too.
macro_rules! input {
    (from $($rest:tt)*) => { library::input! { from $($rest)* } };
    ($($rest:tt)*) => { library::input! { from stage::Lines, $($rest)* } };
}
pub(crate) use input;

macro_rules! law {
    ($law:ident: $($id:ident)*) => {
        mod $law {
            $(#[test] fn $id() { crate::laws::hold_law(crate::laws::$law, stringify!($id)); })*
        }
    };
    ($law:ident, $reason:literal: $($id:ident)*) => {
        mod $law {
            $(
                #[test]
                #[ignore = $reason]
                fn $id() { crate::laws::hold_law(crate::laws::$law, stringify!($id)); }
            )*
        }
    };
}

macro_rules! laws {
    ($($id:ident: $statement:ident,)*) => {
        law! { samples: $($id)* }
        law! { header: $($id)* }
        law! { hacks: $($id)* }
        law! { small: $($id)* }
        law! { random: $($id)* }
        law! { every_small, "takes minutes for all problems": $($id)* }
        law! { every_random, "takes minutes for all problems": $($id)* }
        law! { binary, "links each program": $($id)* }
    };
}

problems::each_problem!(laws);
law! { every_dialogue, "takes a minute": abc278_g cf1147f }

#[test]
fn every_dialogue_is_asked_of_each_problem_that_talks() {
    let talking = problems::PROBLEMS.iter().filter(|problem| problem.talks());
    assert_eq!(talking.map(|problem| problem.id()).collect::<Vec<_>>(), ["abc278_g", "cf1147f"]);
}
