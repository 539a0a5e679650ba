use kit::{debug, trace};
fn main() {
    let x = 3;
    debug!(x);
    trace!(x);
    println!("{}", dbg!(x));
}
