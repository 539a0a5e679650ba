struct D(u32);
impl D { fn get(&self) -> u32 { self.0 } }
impl Drop for D { fn drop(&mut self) { println!("dropped"); } }
fn foo(_: u32, _: ()) {}
fn main() {
    foo({ D(1).get() }, println!("second"));
}
