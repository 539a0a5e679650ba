//! Promises of the rules side: each kind of problem can be described, theorems of the field hold against searches, and
//! wrong ideas are shown to be wrong. One program, since each takes seconds to compile.

mod kinds;
mod laws;
mod shapes;
mod texts;
