//! What the rules side promises: each kind of problem can be described, theorems of the field hold where they are held
//! against searches, and wrong ideas are shown to be wrong. One program, since each takes seconds to compile.

mod kinds;
mod laws;
mod shapes;
mod texts;
