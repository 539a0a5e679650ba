use kit::{Decide, Speak};
fn main() {
    let _guard = kit::Guard;
    println!("{} {}", true.speak(), 1u8.decide());
}
