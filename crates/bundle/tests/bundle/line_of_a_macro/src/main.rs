//! A header of
//!
//! three lines.

macro_rules! here { ($x:expr) => { eprintln!("[{}] {}", line!(), $x) }; }


fn main() {
    here!(1);
    println!("{}", kit::two());
}
