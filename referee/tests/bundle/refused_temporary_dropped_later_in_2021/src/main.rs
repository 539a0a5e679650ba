use std::cell::RefCell;
fn add(a: i32, b: i32) -> i32 { a + b }
fn main() {
    let c = RefCell::new(1);
    println!("{}", add({ *c.borrow() }, c.replace(7)));
}
