//! The unit tests of all solutions in one program: with one for each, linking took a seventh of `cargo test`.

// The functions `main`, which nothing calls here, and tests that are named after their file.
#![allow(dead_code, clippy::module_inception)]

macro_rules! units {
    ($($id:ident: $statement:ident,)*) => { $(mod $id;)* };
}

#[path = "../src/bin"]
mod bin {
    problems::each_problem!(units);
}
